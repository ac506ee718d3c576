// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of shapes to arith, tensor and scf, and of constraints to assertions.
#ifndef STRATA_CONVERSION_SHAPETOSTANDARD_SHAPETOSTANDARD_H
#define STRATA_CONVERSION_SHAPETOSTANDARD_SHAPETOSTANDARD_H

namespace strata {

class PassRegistry;

/// The passes `convert-shape-to-std` and `convert-shape-constraints`.
void registerShapeToStandardPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_SHAPETOSTANDARD_SHAPETOSTANDARD_H
