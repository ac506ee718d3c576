// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/FoldMemRefAliasOps/ViewIndices.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/Interfaces/Shapes/ReshapeGroups.h"
#include "strata/Interfaces/Shapes/Slice.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Conditions ---------------------------------------------------------===//

/// The first dimensions of size 1 of `full` whose strides occur less often in `part`. Any of
/// several dimensions of one stride can be the one that `part` has, since its index is 0.
static llvm::SmallBitVector getFirstDroppedDims(MemRefType full,
                                                MemRefType part) {
  SmallVector<int64_t> strides, partStrides;
  int64_t offset = 0;
  llvm::SmallBitVector dropped(unsigned(full.getRank()));
  if (failed(full.getStridesAndOffset(strides, offset)) ||
      failed(part.getStridesAndOffset(partStrides, offset)))
    return dropped;
  int64_t surplus = full.getRank() - part.getRank();
  SmallVector<int64_t> rest(strides);
  for (unsigned dim = 0; dim < strides.size() && surplus > 0; ++dim) {
    if (full.getDimSize(dim) != 1 || llvm::count(rest, strides[dim]) <=
                                         llvm::count(partStrides, strides[dim]))
      continue;
    rest.erase(llvm::find(rest, strides[dim]));
    dropped.set(dim);
    --surplus;
  }
  return dropped;
}

/// Whether `part` has the sizes of the dimensions of `full` that are not dropped.
static bool haveSameSizes(MemRefType full, MemRefType part,
                          const llvm::SmallBitVector &dropped) {
  SmallVector<int64_t> kept;
  for (unsigned dim = 0; dim < dropped.size(); ++dim)
    if (!dropped.test(dim))
      kept.push_back(full.getDimSize(dim));
  return ArrayRef<int64_t>(kept) == part.getShape();
}

std::optional<llvm::SmallBitVector>
strata::getDroppedSourceDims(Operation *subview) {
  auto op = cast<memref::SubViewOp>(subview);
  auto source = dyn_cast<MemRefType>(op.getSource().getType());
  auto type = dyn_cast<MemRefType>(op->getResult(0).getType());
  MemRefType full =
      source && type ? detail::getPartType(source, getSlice(op)) : nullptr;
  if (!full)
    return std::nullopt;
  llvm::SmallBitVector first = getFirstDroppedDims(full, type);
  return haveSameSizes(full, type, first) ? first
                                          : detail::getDroppedDims(full, type);
}

bool strata::hasUnitStrides(Operation *subview) {
  return llvm::all_of(getSlice(cast<memref::SubViewOp>(subview)).strides,
                      isOneInteger);
}

/// Whether the last `numDims` dimensions of the source are kept, with stride 1.
static bool keepsLastDims(memref::SubViewOp op,
                          const llvm::SmallBitVector &dropped,
                          unsigned numDims) {
  Slice slice = getSlice(op);
  size_t rank = slice.strides.size();
  if (numDims > rank)
    return false;
  for (size_t dim = rank - numDims; dim < rank; ++dim)
    if (dropped.test(unsigned(dim)) || !isOneInteger(slice.strides[dim]))
      return false;
  return true;
}

/// Whether the last `numDims` of `groups` have one dimension each.
static bool areSingletons(const Groups &groups, unsigned numDims) {
  return numDims <= groups.size() &&
         llvm::all_of(ArrayRef(groups).take_back(numDims),
                      [](const auto &group) { return group.size() == 1; });
}

/// Whether all dimensions but the last of the last group have size 1.
static bool isLastDimAlone(MemRefType type, const Groups &groups) {
  return !groups.empty() && !groups.back().empty() &&
         llvm::all_of(ArrayRef(groups.back()).drop_back(), [&](int64_t dim) {
           return type.getDimSize(unsigned(dim)) == 1;
         });
}

bool strata::canResolve(Operation *view, unsigned numVectorDims) {
  if (auto op = dyn_cast<memref::SubViewOp>(view)) {
    std::optional<llvm::SmallBitVector> dropped = getDroppedSourceDims(view);
    return dropped && keepsLastDims(op, *dropped, numVectorDims);
  }
  if (auto op = dyn_cast<memref::ExpandShapeOp>(view)) {
    Groups groups = op.getReassociationIndices();
    return numVectorDims == 0 || areSingletons(groups, numVectorDims) ||
           (numVectorDims == 1 && !groups.empty());
  }
  if (auto op = dyn_cast<memref::CollapseShapeOp>(view)) {
    Groups groups = op.getReassociationIndices();
    return numVectorDims == 0 || areSingletons(groups, numVectorDims) ||
           (numVectorDims == 1 &&
            isLastDimAlone(op.getSrc().getType(), groups));
  }
  return false;
}

//===-- Indices ------------------------------------------------------------===//

static ResolvedAccess resolve(OpBuilder &builder, Location loc,
                              memref::SubViewOp op, ValueRange indices) {
  llvm::SmallBitVector dropped = *getDroppedSourceDims(op);
  Slice slice = getSlice(op);
  AffineExpr offset, index, stride;
  bindSymbols(builder.getContext(), offset, index, stride);
  ResolvedAccess access{op.getSource(), {}};
  size_t next = 0;
  for (size_t dim = 0; dim < slice.offsets.size(); ++dim) {
    OpFoldResult place = dropped.test(unsigned(dim))
                             ? OpFoldResult(builder.getIndexAttr(0))
                             : OpFoldResult(indices[next++]);
    OpFoldResult result = affine::makeComposedFoldedAffineApply(
        builder, loc, offset + index * stride,
        {slice.offsets[dim], place, slice.strides[dim]});
    access.indices.push_back(
        getValueOrCreateConstantIndexOp(builder, loc, result));
  }
  return access;
}

static ResolvedAccess resolve(OpBuilder &builder, Location loc,
                              memref::ExpandShapeOp op, ValueRange indices,
                              bool isDisjoint) {
  SmallVector<OpFoldResult> sizes = getMixedValues(
      op.getStaticOutputShape(), op.getOutputShape(), op->getContext());
  ResolvedAccess access{op.getSrc(), {}};
  for (const auto &group : op.getReassociationIndices()) {
    if (group.size() == 1) {
      access.indices.push_back(indices[size_t(group.front())]);
      continue;
    }
    SmallVector<Value> parts, dynamicBasis;
    SmallVector<int64_t> staticBasis;
    for (int64_t dim : group) {
      parts.push_back(indices[size_t(dim)]);
      dispatchIndexOpFoldResult(sizes[size_t(dim)], dynamicBasis, staticBasis);
    }
    access.indices.push_back(affine::AffineLinearizeIndexOp::create(
        builder, loc, parts, dynamicBasis, staticBasis, isDisjoint));
  }
  return access;
}

/// The sizes of a memref: numbers, or results of memref.extract_strided_metadata.
static SmallVector<OpFoldResult> getSizes(OpBuilder &builder, Location loc,
                                          Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  if (type.hasStaticShape())
    return getAsIndexOpFoldResult(builder.getContext(), type.getShape());
  auto metadata =
      memref::ExtractStridedMetadataOp::create(builder, loc, memref);
  SmallVector<OpFoldResult> sizes;
  for (auto [number, size] : llvm::zip(type.getShape(), metadata.getSizes()))
    sizes.push_back(ShapedType::isDynamic(number)
                        ? OpFoldResult(Value(size))
                        : OpFoldResult(builder.getIndexAttr(number)));
  return sizes;
}

static ResolvedAccess resolve(OpBuilder &builder, Location loc,
                              memref::CollapseShapeOp op, ValueRange indices) {
  ResolvedAccess access{op.getSrc(), {}};
  SmallVector<OpFoldResult> sizes;
  size_t rank = size_t(op.getSrc().getType().getRank());
  for (auto [index, group] : llvm::zip(indices, op.getReassociationIndices())) {
    if (group.size() == 1) {
      access.indices.push_back(index);
      continue;
    }
    if (sizes.empty())
      sizes = getSizes(builder, loc, op.getSrc());
    SmallVector<Value> dynamicBasis;
    SmallVector<int64_t> staticBasis;
    for (int64_t dim : group)
      dispatchIndexOpFoldResult(sizes[size_t(dim)], dynamicBasis, staticBasis);
    SmallVector<Type> types(group.size(), builder.getIndexType());
    Operation *parts = affine::AffineDelinearizeIndexOp::create(
        builder, loc, types, index, dynamicBasis, staticBasis);
    llvm::append_range(access.indices, parts->getResults());
  }
  // A scalar is the only element of dimensions of size 1.
  while (access.indices.size() < rank)
    access.indices.push_back(arith::ConstantIndexOp::create(builder, loc, 0));
  return access;
}

ResolvedAccess strata::resolveView(OpBuilder &builder, Location loc,
                                   Operation *view, ValueRange indices,
                                   bool isDisjoint) {
  if (auto op = dyn_cast<memref::SubViewOp>(view))
    return resolve(builder, loc, op, indices);
  if (auto op = dyn_cast<memref::ExpandShapeOp>(view))
    return resolve(builder, loc, op, indices, isDisjoint);
  return resolve(builder, loc, cast<memref::CollapseShapeOp>(view), indices);
}
