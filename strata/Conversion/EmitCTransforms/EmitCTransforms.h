// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes on emitc: expressions and classes.
#ifndef STRATA_CONVERSION_EMITCTRANSFORMS_EMITCTRANSFORMS_H
#define STRATA_CONVERSION_EMITCTRANSFORMS_EMITCTRANSFORMS_H

namespace strata {

class PassRegistry;

/// Registers `form-expressions` and `wrap-emitc-func-in-class`.
void registerEmitCTransformsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_EMITCTRANSFORMS_EMITCTRANSFORMS_H
