// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes over asynchronous execution.
#ifndef STRATA_CONVERSION_ASYNCTRANSFORMS_ASYNCTRANSFORMS_H
#define STRATA_CONVERSION_ASYNCTRANSFORMS_ASYNCTRANSFORMS_H

namespace strata {

class PassRegistry;

/// The passes `async-parallel-for`, `async-to-async-runtime`, `async-func-to-async-runtime`,
/// `async-runtime-ref-counting`, `async-runtime-ref-counting-opt` and
/// `async-runtime-policy-based-ref-counting`.
void registerAsyncTransformsPasses(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_ASYNCTRANSFORMS_ASYNCTRANSFORMS_H
