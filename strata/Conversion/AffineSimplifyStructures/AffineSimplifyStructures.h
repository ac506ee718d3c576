// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simplifies affine maps and integer sets in attributes.
#ifndef STRATA_CONVERSION_AFFINESIMPLIFYSTRUCTURES_AFFINESIMPLIFYSTRUCTURES_H
#define STRATA_CONVERSION_AFFINESIMPLIFYSTRUCTURES_AFFINESIMPLIFYSTRUCTURES_H

namespace strata {

class PassRegistry;

void registerAffineSimplifyStructuresPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_AFFINESIMPLIFYSTRUCTURES_AFFINESIMPLIFYSTRUCTURES_H
