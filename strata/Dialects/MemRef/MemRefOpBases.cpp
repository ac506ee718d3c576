// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/MemRef/MemRefOpBases.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"

#include "llvm/ADT/SmallBitVector.h"

using namespace strata;

Value memref::detail::createIndex(OpBuilder &builder, Location loc,
                                  int64_t value) {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

MemRefType memref::detail::getPartType(MemRefType source,
                                       ArrayRef<OpFoldResult> offsets,
                                       ArrayRef<OpFoldResult> sizes,
                                       ArrayRef<OpFoldResult> strides) {
  Slice slice;
  slice.offsets.assign(offsets.begin(), offsets.end());
  slice.sizes.assign(sizes.begin(), sizes.end());
  slice.strides.assign(strides.begin(), strides.end());
  return strata::detail::getPartType(source, slice);
}

MemRefType memref::detail::omitUnitDims(MemRefType type, size_t rank) {
  if (!type)
    return type;
  llvm::SmallBitVector dropped(unsigned(type.getRank()));
  size_t numOmitted = size_t(type.getRank()) - rank;
  for (unsigned dim = 0; dim < dropped.size(); ++dim)
    if (numOmitted && type.getDimSize(dim) == 1) {
      dropped.set(dim);
      --numOmitted;
    }
  return strata::detail::dropDims(type, dropped);
}

MemRefType
memref::detail::getCollapsedType(MemRefType source,
                                 ArrayRef<ReassociationIndices> groups) {
  return strata::detail::getCollapsedType(source,
                                          Groups(groups.begin(), groups.end()));
}

Operation *memref::detail::createMetadata(OpBuilder &builder, Location loc,
                                          Value source) {
  auto type = cast<MemRefType>(source.getType());
  auto base = MemRefType::get({}, type.getElementType(), nullptr,
                              type.getMemorySpace());
  Type index = builder.getIndexType();
  SmallVector<Type> indices(size_t(type.getRank()), index);
  return ExtractStridedMetadataOp::create(builder, loc, base, index, indices,
                                          indices, source);
}

OpFoldResult memref::getMixedSize(OpBuilder &builder, Location loc, Value value,
                                  int64_t dim) {
  auto type = cast<MemRefType>(value.getType());
  if (!type.isDynamicDim(unsigned(dim)))
    return OpFoldResult(builder.getIndexAttr(type.getDimSize(unsigned(dim))));
  return OpFoldResult(builder.createOrFold<DimOp>(loc, value, dim));
}

SmallVector<OpFoldResult> memref::getMixedSizes(OpBuilder &builder,
                                                Location loc, Value value) {
  SmallVector<OpFoldResult> sizes;
  int64_t rank = cast<MemRefType>(value.getType()).getRank();
  for (int64_t dim = 0; dim < rank; ++dim)
    sizes.push_back(getMixedSize(builder, loc, value, dim));
  return sizes;
}
