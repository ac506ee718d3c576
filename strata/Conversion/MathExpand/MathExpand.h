// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of functions of math to arith and simpler functions. The rules are
// data (MathExpand.conversion.mlir), except for those that depend on constants.
#ifndef STRATA_CONVERSION_MATHEXPAND_MATHEXPAND_H
#define STRATA_CONVERSION_MATHEXPAND_MATHEXPAND_H

namespace strata {

class PassRegistry;

/// The pass `math-expand-ops`: operations of math by simpler ones.
void registerMathExpandPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_MATHEXPAND_MATHEXPAND_H
