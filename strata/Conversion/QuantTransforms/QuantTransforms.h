// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes over quantized types and casts.
#ifndef STRATA_CONVERSION_QUANTTRANSFORMS_QUANTTRANSFORMS_H
#define STRATA_CONVERSION_QUANTTRANSFORMS_QUANTTRANSFORMS_H

namespace strata {

class PassRegistry;

/// The passes `strip-func-quant-types`, `normalize-quant-types` and `lower-quant-ops`.
void registerQuantTransformsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_QUANTTRANSFORMS_QUANTTRANSFORMS_H
