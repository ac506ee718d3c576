// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The checks of interfaces that are traits, each next to its interface.
#ifndef STRATA_INTERFACES_INTERFACEVERIFIERSDETAIL_H
#define STRATA_INTERFACES_INTERFACEVERIFIERSDETAIL_H

#include "strata/Definition/TraitsDetail.h"

namespace strata::interface_verifiers {

/// Verifies the type, the attributes and the entry block of a function.
LogicalResult verifyFunction(Operation *op, const TraitUse &trait);
/// Verifies that the types and number of the values that a branch passes are those of the
/// arguments of its successors.
LogicalResult verifyBranch(Operation *op, const TraitUse &trait);
/// Verifies that a branch has a weight for each successor.
LogicalResult verifyBranchWeights(Operation *op, const TraitUse &trait);
/// Verifies that the types of a cast are compatible.
LogicalResult verifyCast(Operation *op, const TraitUse &trait);

} // namespace strata::interface_verifiers

#endif // STRATA_INTERFACES_INTERFACEVERIFIERSDETAIL_H
