// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes from tosa to tosa.
#ifndef STRATA_CONVERSION_TOSATRANSFORMS_TOSATRANSFORMS_H
#define STRATA_CONVERSION_TOSATRANSFORMS_TOSATRANSFORMS_H

namespace strata {

class PassRegistry;

void registerTosaTransformsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_TOSATRANSFORMS_TOSATRANSFORMS_H
