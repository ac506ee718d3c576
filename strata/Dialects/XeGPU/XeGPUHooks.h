// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Syntax of descriptors, and verification of layouts.
#ifndef STRATA_DIALECTS_XEGPU_XEGPUHOOKS_H
#define STRATA_DIALECTS_XEGPU_XEGPUHOOKS_H

namespace strata {

class Context;

/// Registers the directives for shapes and encodings.
void registerXeGPUHooks(Context &ctx);

/// Attaches the verification of layouts.
void registerXeGPUVerifiers(Context &ctx);

} // namespace strata

#endif // STRATA_DIALECTS_XEGPU_XEGPUHOOKS_H
