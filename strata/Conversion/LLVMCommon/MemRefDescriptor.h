// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Descriptors of memrefs, as LLVMTypeConverter defines them. Each function creates the
// operations that read or change a field; values of a descriptor never change, `set...`
// continues with a new one.
#ifndef STRATA_CONVERSION_LLVMCOMMON_MEMREFDESCRIPTOR_H
#define STRATA_CONVERSION_LLVMCOMMON_MEMREFDESCRIPTOR_H

#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/LLVMTypeConverter.h"

namespace strata {

/// The descriptor of a ranked memref.
class MemRefDescriptor {
public:
  explicit MemRefDescriptor(Value descriptor) : value(descriptor) {}
  static MemRefDescriptor poison(const LLVMBuilder &llvm, Type descriptorType) {
    return MemRefDescriptor(llvm.poison(descriptorType));
  }
  /// The descriptor of a memref whose layout is known, at `allocated` and `aligned`.
  static MemRefDescriptor fromStaticShape(const LLVMBuilder &llvm,
                                          const LLVMTypeConverter &types,
                                          MemRefType type, Value allocated,
                                          Value aligned);

  operator Value() const { return value; }
  int64_t getRank() const;
  /// The type of offset, sizes and strides.
  Type getIndexType() const;
  Type getPointerType() const;

  Value allocatedPtr(const LLVMBuilder &llvm) const { return get(llvm, {0}); }
  Value alignedPtr(const LLVMBuilder &llvm) const { return get(llvm, {1}); }
  Value offset(const LLVMBuilder &llvm) const { return get(llvm, {2}); }
  Value size(const LLVMBuilder &llvm, int64_t dim) const {
    return get(llvm, {3, dim});
  }
  /// The size of a dimension whose number is a value.
  Value size(const LLVMBuilder &llvm, Value dim) const;
  Value stride(const LLVMBuilder &llvm, int64_t dim) const {
    return get(llvm, {4, dim});
  }

  void setAllocatedPtr(const LLVMBuilder &llvm, Value ptr) {
    set(llvm, ptr, {0});
  }
  void setAlignedPtr(const LLVMBuilder &llvm, Value ptr) {
    set(llvm, ptr, {1});
  }
  void setOffset(const LLVMBuilder &llvm, Value offset) {
    set(llvm, offset, {2});
  }
  void setSize(const LLVMBuilder &llvm, int64_t dim, Value size) {
    set(llvm, size, {3, dim});
  }
  void setStride(const LLVMBuilder &llvm, int64_t dim, Value stride) {
    set(llvm, stride, {4, dim});
  }
  void setConstantOffset(const LLVMBuilder &llvm, int64_t offset);
  void setConstantSize(const LLVMBuilder &llvm, int64_t dim, int64_t size);
  void setConstantStride(const LLVMBuilder &llvm, int64_t dim, int64_t stride);

  /// The address of the first element: the aligned pointer with the offset of `type`.
  Value bufferPtr(const LLVMBuilder &llvm, const LLVMTypeConverter &types,
                  MemRefType type) const;

private:
  Value get(const LLVMBuilder &llvm, ArrayRef<int64_t> position) const {
    return llvm.extractValue(value, position);
  }
  void set(const LLVMBuilder &llvm, Value field, ArrayRef<int64_t> position) {
    value = llvm.insertValue(value, field, position);
  }
  Value value;
};

/// The descriptor of an unranked memref: its rank, and a pointer to the descriptor of a
/// ranked one.
class UnrankedMemRefDescriptor {
public:
  explicit UnrankedMemRefDescriptor(Value descriptor) : value(descriptor) {}
  operator Value() const { return value; }
  Value rank(const LLVMBuilder &llvm) const {
    return llvm.extractValue(value, 0);
  }
  Value memRefDescPtr(const LLVMBuilder &llvm) const {
    return llvm.extractValue(value, 1);
  }
  void setRank(const LLVMBuilder &llvm, Value rank) {
    value = llvm.insertValue(value, rank, 0);
  }
  void setMemRefDescPtr(const LLVMBuilder &llvm, Value ptr) {
    value = llvm.insertValue(value, ptr, 1);
  }
  /// The size in bytes of the descriptor that is pointed to.
  Value computeSize(const LLVMBuilder &llvm, const LLVMTypeConverter &types,
                    unsigned addressSpace) const;

private:
  Value value;
};

/// A descriptor of its fields, or of the only pointer of a bare one. Null if there are
/// not as many values as fields.
Value packDescriptor(OpBuilder &builder, Location loc,
                     const LLVMTypeConverter &types, MemRefType type,
                     ArrayRef<Value> fields);
Value packUnrankedDescriptor(OpBuilder &builder, Location loc,
                             const LLVMTypeConverter &types,
                             UnrankedMemRefType type, ArrayRef<Value> fields);
/// Appends the fields of a descriptor to `fields`, as functions take them.
void unpackDescriptor(const LLVMBuilder &llvm, Value descriptor,
                      BaseMemRefType type, SmallVectorImpl<Value> &fields);

} // namespace strata

#endif // STRATA_CONVERSION_LLVMCOMMON_MEMREFDESCRIPTOR_H
