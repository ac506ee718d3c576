// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Traits of operations that declare what they compute.
#ifndef STRATA_TOOLING_DIALECT_TRAITCHECK_H
#define STRATA_TOOLING_DIALECT_TRAITCHECK_H

#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Diagnostics.h"

namespace strata {

/// Whether the declared computation of `def` contradicts a trait: Commutative, Idempotent,
/// Involution, ConstantLike, or those that say that it never has undefined behavior. It is
/// evaluated, with the default attributes and all cases of a required enumeration, for all operands of i1 to i4, or of f4E2M1FN, if
/// it accepts them. Fails after errors at `loc` in the Context `ctx`.
LogicalResult checkDeclaredTraits(const OpDefinition &def, Context &ctx,
                                  Location loc);

} // namespace strata

#endif // STRATA_TOOLING_DIALECT_TRAITCHECK_H
