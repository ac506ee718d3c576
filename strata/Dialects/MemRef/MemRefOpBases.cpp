// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/MemRef/MemRefOpBases.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"

#include "llvm/ADT/SmallBitVector.h"

using namespace strata;

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

MemRefType memref::detail::getReducedType(MemRefType part,
                                          ArrayRef<int64_t> shape) {
  if (!part)
    return part;
  llvm::SmallBitVector dropped(unsigned(part.getRank()));
  size_t next = 0;
  for (unsigned dim = 0; dim < dropped.size(); ++dim) {
    int64_t size = part.getDimSize(dim);
    if (next < shape.size() && size == shape[next])
      ++next;
    else if (size == 1)
      dropped.set(dim);
    else
      return {};
  }
  return next == shape.size() ? strata::detail::dropDims(part, dropped)
                              : MemRefType();
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
