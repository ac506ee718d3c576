// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions between the bundled dialects, with mlir-opt's names and options.
#ifndef STRATA_CONVERSION_PASSES_H
#define STRATA_CONVERSION_PASSES_H

namespace strata {

class PassRegistry;

void registerConversionPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_PASSES_H
