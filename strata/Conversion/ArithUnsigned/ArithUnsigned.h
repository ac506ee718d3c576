// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Unsigned operations in the place of signed ones on numbers that are not negative.
#ifndef STRATA_CONVERSION_ARITHUNSIGNED_ARITHUNSIGNED_H
#define STRATA_CONVERSION_ARITHUNSIGNED_ARITHUNSIGNED_H

namespace strata {

class PassRegistry;

/// The pass `arith-unsigned-when-equivalent`.
void registerArithUnsignedPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_ARITHUNSIGNED_ARITHUNSIGNED_H
