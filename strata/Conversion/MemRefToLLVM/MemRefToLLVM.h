// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversion from memref to llvm. Views other than memref.reinterpret_cast are
// expanded before (ExpandStridedMetadata).
#ifndef STRATA_CONVERSION_MEMREFTOLLVM_MEMREFTOLLVM_H
#define STRATA_CONVERSION_MEMREFTOLLVM_MEMREFTOLLVM_H

namespace strata {

class LLVMTypeConverter;
class PassRegistry;
class RewritePatternSet;
class Type;

/// How memory is allocated.
struct MemRefLoweringOptions {
  /// Whether to call `aligned_alloc`, not `malloc` with room to align.
  bool useAlignedAlloc = false;
  /// Whether to call functions of the program, `_mlir_memref_to_llvm_alloc` and
  /// so on.
  bool useGenericFunctions = false;
};

/// Patterns from memref to llvm. Views whose layout is computed, such as memref.subview,
/// must have been expanded. `types` must outlive the patterns.
void populateFinalizeMemRefToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns,
    const MemRefLoweringOptions &options = {});
/// Whether `type` is a memref whose elements are next to each other in memory, whatever the
/// offset is: the layout is the identity, or the strides are those of it. Copies between
/// such memrefs become `memcpy`, others calls of the function `memrefCopy`.
bool isContiguousMemRef(Type type);
/// The conversion; `expand-strided-copy`, which makes loops of copies between other memrefs; and
/// `llvm-add-alias-scopes`.
void registerMemRefToLLVMPasses(PassRegistry &registry);
void registerLLVMAddAliasScopesPass(PassRegistry &registry);
void registerExpandStridedCopyPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_MEMREFTOLLVM_MEMREFTOLLVM_H
