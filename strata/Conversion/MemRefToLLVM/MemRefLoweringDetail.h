// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the patterns from memref to llvm: sizes, strides and addresses of
// elements.
#ifndef STRATA_CONVERSION_MEMREFTOLLVM_MEMREFLOWERINGDETAIL_H
#define STRATA_CONVERSION_MEMREFTOLLVM_MEMREFLOWERINGDETAIL_H

#include "strata/Conversion/LLVMCommon/MemRefDescriptor.h"
#include "strata/Conversion/MemRefToLLVM/MemRefToLLVM.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

namespace strata::detail {

/// A pattern for one operation of memref with a converter to llvm.
template <typename Op> class MemRefPattern : public OpConversionPattern<Op> {
public:
  explicit MemRefPattern(const LLVMTypeConverter &types)
      : OpConversionPattern<Op>(types, "convert-memref-to-llvm") {}

protected:
  const LLVMTypeConverter &getTypes() const {
    return *this->template getTypeConverter<LLVMTypeConverter>();
  }
  Type convert(Type type) const { return getTypes().convertType(type); }
};

/// Sizes and strides of a memref that is contiguous, and its size: in bytes, or in
/// elements.
struct MemRefExtents {
  SmallVector<Value, 4> sizes, strides;
  Value size;
};
MemRefExtents computeExtents(const LLVMBuilder &llvm,
                             const LLVMTypeConverter &types, MemRefType type,
                             ArrayRef<Value> dynamicSizes, bool inBytes);
/// The size of a value of the type in memory, as a value of the type of indices.
Value computeSizeInBytes(const LLVMBuilder &llvm,
                         const LLVMTypeConverter &types, Type type);
/// The descriptor of a contiguous memref.
MemRefDescriptor createDescriptor(const LLVMBuilder &llvm,
                                  const LLVMTypeConverter &types,
                                  MemRefType type, Value allocated,
                                  Value aligned, const MemRefExtents &extents);
/// Whether the layout is the identity, so that memory can be allocated for it.
bool hasIdentityLayout(MemRefType type);
/// The address of an element. With `noWrap`, no part of the computation wraps.
Value getElementAddress(const LLVMBuilder &llvm, const LLVMTypeConverter &types,
                        MemRefType type, Value descriptor,
                        ArrayRef<Value> indices, bool noWrap);

/// Marks pointers to memory that does not overlap: llvm-add-alias-scopes makes metadata of their accesses and
/// removes the marks. Without it they are operations without effect.
SmallVector<Value> createSeparatePointers(const LLVMBuilder &llvm,
                                          ArrayRef<Value> pointers);

void populateAllocationPatterns(const LLVMTypeConverter &types,
                                RewritePatternSet &patterns,
                                const MemRefLoweringOptions &options);
void populateAccessPatterns(const LLVMTypeConverter &types,
                            RewritePatternSet &patterns);
void populateCopyPatterns(const LLVMTypeConverter &types,
                          RewritePatternSet &patterns);
void populateGlobalPatterns(const LLVMTypeConverter &types,
                            RewritePatternSet &patterns);
void populateViewPatterns(const LLVMTypeConverter &types,
                          RewritePatternSet &patterns);

} // namespace strata::detail

#endif // STRATA_CONVERSION_MEMREFTOLLVM_MEMREFLOWERINGDETAIL_H
