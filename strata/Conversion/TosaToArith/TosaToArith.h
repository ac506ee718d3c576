// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion of constants and of tosa.apply_scale to arith.
#ifndef STRATA_CONVERSION_TOSATOARITH_TOSATOARITH_H
#define STRATA_CONVERSION_TOSATOARITH_TOSATOARITH_H

namespace strata {

class PassRegistry;

/// The pass `tosa-to-arith`.
void registerTosaToArithPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_TOSATOARITH_TOSATOARITH_H
