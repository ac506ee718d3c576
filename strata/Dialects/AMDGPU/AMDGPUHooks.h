// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Syntax of products of matrices, and verification of permutations.
#ifndef STRATA_DIALECTS_AMDGPU_AMDGPUHOOKS_H
#define STRATA_DIALECTS_AMDGPU_AMDGPUHOOKS_H

namespace strata {

class Context;

/// Registers the directive for the sizes of a product, and the verifier of permutations.
void registerAMDGPUHooks(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_AMDGPU_AMDGPUHOOKS_H
