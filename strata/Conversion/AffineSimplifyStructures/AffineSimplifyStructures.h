// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simplifies affine maps and integer sets in attributes.
#ifndef STRATA_CONVERSION_AFFINESIMPLIFYSTRUCTURES_AFFINESIMPLIFYSTRUCTURES_H
#define STRATA_CONVERSION_AFFINESIMPLIFYSTRUCTURES_AFFINESIMPLIFYSTRUCTURES_H

#include "strata/IR/Types/Attribute.h"

#include "llvm/ADT/DenseMap.h"

namespace strata {

class Operation;
class PassRegistry;

/// Simplifies the maps and sets that are attributes of `op`. Returns whether one changed. `simplified`
/// has the results for the attributes of earlier operations, to which those of `op` are added.
bool simplifyAffineAttributes(Operation *op,
                              llvm::DenseMap<Attribute, Attribute> &simplified);
void registerAffineSimplifyStructuresPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_AFFINESIMPLIFYSTRUCTURES_AFFINESIMPLIFYSTRUCTURES_H
