// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of operations of arith to simpler ones of arith. The rules are
// data (ArithExpand.conversion.mlir), except for those that depend on constants
// and widths.
#ifndef STRATA_CONVERSION_ARITHEXPAND_ARITHEXPAND_H
#define STRATA_CONVERSION_ARITHEXPAND_ARITHEXPAND_H

namespace strata {

class PassRegistry;

/// The pass `arith-expand`: operations of arith by simpler ones, which llvm has.
void registerArithExpandPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_ARITHEXPAND_ARITHEXPAND_H
