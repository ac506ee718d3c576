// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/LLVMCommon/MemRefDescriptor.h"

#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

//===-- Ranked -------------------------------------------------------------===//

Type MemRefDescriptor::getIndexType() const {
  return getLLVMTypeAt(value.getType(), 2);
}

Type MemRefDescriptor::getPointerType() const {
  return getLLVMTypeAt(value.getType(), 0);
}

int64_t MemRefDescriptor::getRank() const {
  ArrayRef<Type> fields = *getLLVMStructElements(value.getType());
  return fields.size() < 4 ? 0 : int64_t(getLLVMArraySize(fields[3]));
}

Value MemRefDescriptor::size(const LLVMBuilder &llvm, Value dim) const {
  Type index = getIndexType();
  Type arrayType = getLLVMTypeAt(value.getType(), 3);
  Value one = llvm.indexConstant(index, 1);
  Value sizes = llvm.extractValue(value, 3);
  Value memory = llvm.stackAllocate(arrayType, one);
  llvm.store(sizes, memory);
  Value element = llvm.gep(arrayType, memory, {llvm.index(0), GEPIndex(dim)});
  return llvm.load(index, element);
}

void MemRefDescriptor::setConstantOffset(const LLVMBuilder &llvm,
                                         int64_t offset) {
  setOffset(llvm, llvm.indexConstant(getIndexType(), offset));
}

void MemRefDescriptor::setConstantSize(const LLVMBuilder &llvm, int64_t dim,
                                       int64_t size) {
  setSize(llvm, dim, llvm.indexConstant(getIndexType(), size));
}

void MemRefDescriptor::setConstantStride(const LLVMBuilder &llvm, int64_t dim,
                                         int64_t stride) {
  setStride(llvm, dim, llvm.indexConstant(getIndexType(), stride));
}

MemRefDescriptor MemRefDescriptor::fromStaticShape(
    const LLVMBuilder &llvm, const LLVMTypeConverter &types, MemRefType type,
    Value allocated, Value aligned) {
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  // The caller checks that the layout is strided.
  (void)type.getStridesAndOffset(strides, offset);
  MemRefDescriptor result = poison(llvm, types.convertType(type));
  result.setAllocatedPtr(llvm, allocated);
  result.setAlignedPtr(llvm, aligned);
  result.setConstantOffset(llvm, offset);
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    result.setConstantSize(llvm, int64_t(dim), size);
    result.setConstantStride(llvm, int64_t(dim), strides[dim]);
  }
  return result;
}

Value MemRefDescriptor::bufferPtr(const LLVMBuilder &llvm,
                                  const LLVMTypeConverter &types,
                                  MemRefType type) const {
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  (void)type.getStridesAndOffset(strides, offset);
  Value ptr = alignedPtr(llvm);
  if (offset == 0)
    return ptr;
  Value distance = ShapedType::isDynamic(offset)
                       ? this->offset(llvm)
                       : llvm.indexConstant(getIndexType(), offset);
  return llvm.gep(types.convertType(type.getElementType()), ptr, distance);
}

Value strata::packDescriptor(OpBuilder &builder, Location loc,
                             const LLVMTypeConverter &types, MemRefType type,
                             ArrayRef<Value> fields) {
  LLVMBuilder llvm(builder, loc);
  Type converted = types.convertType(Type(type));
  if (!converted)
    return {};
  if (fields.size() == 1 && LLVMTypeConverter::canBeBarePointer(type) &&
      isLLVMPointerType(fields[0].getType()))
    return MemRefDescriptor::fromStaticShape(llvm, types, type, fields[0],
                                             fields[0]);
  int64_t rank = type.getRank();
  if (int64_t(fields.size()) != 3 + 2 * rank)
    return {};
  MemRefDescriptor result = MemRefDescriptor::poison(llvm, converted);
  result.setAllocatedPtr(llvm, fields[0]);
  result.setAlignedPtr(llvm, fields[1]);
  result.setOffset(llvm, fields[2]);
  for (int64_t dim = 0; dim < rank; ++dim) {
    result.setSize(llvm, dim, fields[size_t(3 + dim)]);
    result.setStride(llvm, dim, fields[size_t(3 + rank + dim)]);
  }
  return result;
}

//===-- Unranked -----------------------------------------------------------===//

Value strata::packUnrankedDescriptor(OpBuilder &builder, Location loc,
                                     const LLVMTypeConverter &types,
                                     UnrankedMemRefType type,
                                     ArrayRef<Value> fields) {
  LLVMBuilder llvm(builder, loc);
  Type converted = types.convertType(Type(type));
  if (!converted || fields.size() != 2)
    return {};
  UnrankedMemRefDescriptor result(llvm.poison(converted));
  result.setRank(llvm, fields[0]);
  result.setMemRefDescPtr(llvm, fields[1]);
  return result;
}

Value UnrankedMemRefDescriptor::computeSize(const LLVMBuilder &llvm,
                                            const LLVMTypeConverter &types,
                                            unsigned addressSpace) const {
  // Two pointers; offset, and a size and a stride for each dimension.
  Type index = types.getIndexType();
  Value one = llvm.indexConstant(index, 1);
  Value two = llvm.indexConstant(index, 2);
  Value indexSize = llvm.indexConstant(
      index, int64_t(llvm::divideCeil(types.getOptions().indexBitwidth, 8)));
  Operation *scope = llvm.getBuilder().getBlock()->getParentOp();
  uint64_t pointerBits = DataLayout::closest(scope).getTypeSizeInBits(
      types.getPointerType(addressSpace));
  Value pointerSize =
      llvm.indexConstant(index, int64_t(llvm::divideCeil(pointerBits, 8)));
  Value pointers = llvm.mul(two, pointerSize);
  Value numbers = llvm.add(llvm.mul(two, rank(llvm)), one);
  return llvm.add(pointers, llvm.mul(numbers, indexSize));
}

void strata::unpackDescriptor(const LLVMBuilder &llvm, Value descriptor,
                              BaseMemRefType type,
                              SmallVectorImpl<Value> &fields) {
  auto ranked = dyn_cast<MemRefType>(type);
  if (!ranked) {
    UnrankedMemRefDescriptor unranked(descriptor);
    fields.push_back(unranked.rank(llvm));
    fields.push_back(unranked.memRefDescPtr(llvm));
    return;
  }
  MemRefDescriptor memref(descriptor);
  int64_t rank = ranked.getRank();
  fields.append({memref.allocatedPtr(llvm), memref.alignedPtr(llvm),
                 memref.offset(llvm)});
  for (int64_t dim = 0; dim < rank; ++dim)
    fields.push_back(memref.size(llvm, dim));
  for (int64_t dim = 0; dim < rank; ++dim)
    fields.push_back(memref.stride(llvm, dim));
}
