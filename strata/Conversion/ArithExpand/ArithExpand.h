// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_CONVERSION_ARITHEXPAND_ARITHEXPAND_H
#define STRATA_CONVERSION_ARITHEXPAND_ARITHEXPAND_H

namespace strata {

class PassRegistry;

/// The pass `arith-expand`: operations of arith by simpler ones, which llvm has.
void registerArithExpandPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_ARITHEXPAND_ARITHEXPAND_H
