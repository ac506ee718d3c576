// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_CONVERSION_ASYNCTRANSFORMS_ASYNCTRANSFORMSDETAIL_H
#define STRATA_CONVERSION_ASYNCTRANSFORMS_ASYNCTRANSFORMSDETAIL_H

namespace strata {

class PassRegistry;
class Region;
class RewriterBase;

namespace asynctransforms {

/// Clones constants that `region` uses into it, so that they are no arguments of functions.
void cloneConstants(Region &region, RewriterBase &rewriter);

void registerFuncToRuntimePass(PassRegistry &registry);
void registerParallelForPass(PassRegistry &registry);
void registerRefCountingPasses(PassRegistry &registry);
void registerToRuntimePass(PassRegistry &registry);

} // namespace asynctransforms
} // namespace strata

#endif // STRATA_CONVERSION_ASYNCTRANSFORMS_ASYNCTRANSFORMSDETAIL_H
