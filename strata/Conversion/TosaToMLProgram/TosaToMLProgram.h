// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of variables from tosa to ml_program.
#ifndef STRATA_CONVERSION_TOSATOMLPROGRAM_TOSATOMLPROGRAM_H
#define STRATA_CONVERSION_TOSATOMLPROGRAM_TOSATOMLPROGRAM_H

namespace strata {

class PassRegistry;

/// The pass `tosa-to-mlprogram`.
void registerTosaToMLProgramPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_TOSATOMLPROGRAM_TOSATOMLPROGRAM_H
