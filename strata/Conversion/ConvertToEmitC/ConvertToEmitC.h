// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from all dialects that emitc has an equivalent of.
#ifndef STRATA_CONVERSION_CONVERTTOEMITC_CONVERTTOEMITC_H
#define STRATA_CONVERSION_CONVERTTOEMITC_CONVERTTOEMITC_H

namespace strata {

class PassRegistry;

/// Registers `convert-to-emitc`.
void registerConvertToEmitCPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_CONVERTTOEMITC_CONVERTTOEMITC_H
