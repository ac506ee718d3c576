// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Minima and maxima of floats that LLVM has no code for.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_WIDEFLOATS_H
#define STRATA_TOOLS_STRATA_CODEGEN_WIDEFLOATS_H

namespace llvm {
class Module;
} // namespace llvm

namespace strata::codegen {

/// Replaces the intrinsics `llvm.maximum` and `llvm.minimum` of f80 and f128, and of vectors of
/// these, and reductions by them, by comparisons: LLVM 22 cannot select instructions for them on
/// x86 if an operand may be zero.
void expandWideMinMax(llvm::Module &module);

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_WIDEFLOATS_H
