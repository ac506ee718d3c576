// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Slices -------------------------------------------------------------===//

/// The number, or kDynamic for a value.
static int64_t getSize(OpFoldResult size) {
  auto number = dyn_cast<IntegerAttr>(size);
  return number ? number.getInt() : ShapedType::kDynamic;
}

RankedTensorType detail::getPartType(RankedTensorType whole,
                                     ArrayRef<OpFoldResult> sizes,
                                     int64_t rank) {
  int64_t surplus = int64_t(sizes.size()) - rank;
  SmallVector<int64_t> shape;
  for (OpFoldResult size : sizes) {
    if (surplus > 0 && getSize(size) == 1)
      --surplus;
    else
      shape.push_back(getSize(size));
  }
  return surplus == 0 ? RankedTensorType::get(shape, whole.getElementType(),
                                              whole.getEncoding())
                      : RankedTensorType();
}

std::optional<llvm::SmallBitVector>
detail::getDroppedDims(RankedTensorType part, ArrayRef<OpFoldResult> sizes) {
  llvm::SmallBitVector dropped(sizes.size());
  int64_t next = 0;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    if (next < part.getRank() && part.getDimSize(next) == getSize(size))
      ++next;
    else if (getSize(size) == 1)
      dropped.set(i);
    else
      return std::nullopt;
  }
  return next == part.getRank() ? std::optional(dropped) : std::nullopt;
}

/// The inserted tensor; for constants, the slice.
static OpFoldResult
foldExtractSlice(tensor::ExtractSliceOp op,
                 tensor::ExtractSliceOp::FoldAdaptor adaptor) {
  auto splat = dyn_cast_or_null<DenseElementsAttr>(adaptor.getSource());
  if (splat && splat.isSplat() && op.getType().hasStaticShape())
    return splat.resizeSplat(op.getType());
  RankedTensorType type = op.getSource().getType();
  Slice slice = getSlice(op);
  if (type == op.getType() && slice.isAllOf(type))
    return op.getSource();
  auto insert = op.getSource().getDefiningOp<tensor::InsertSliceOp>();
  if (insert && insert.getSource().getType() == op.getType() &&
      getSlice(insert).isEqual(slice))
    return insert.getSource();
  return {};
}

static OpFoldResult foldInsertSlice(tensor::InsertSliceOp op,
                                    tensor::InsertSliceOp::FoldAdaptor) {
  RankedTensorType type = op.getType(), source = op.getSource().getType();
  Slice slice = getSlice(op);
  if (source == type && slice.isAllOf(type))
    return op.getSource();
  if (auto inner = op.getDest().getDefiningOp<tensor::InsertSliceOp>())
    if (inner.getSource().getType() == source &&
        getSlice(inner).isEqual(slice)) {
      op.setDest(inner.getDest());
      return op.getResult();
    }
  auto extract = op.getSource().getDefiningOp<tensor::ExtractSliceOp>();
  if (extract && extract.getSource() == op.getDest() &&
      getSlice(extract).isEqual(slice))
    return op.getDest();
  if (llvm::is_contained(source.getShape(), 0))
    return op.getDest();
  return {};
}

void strata::registerTensorSliceFolds(Context &ctx) {
  using namespace tensor;
  registerOpHooks<ExtractSliceOp>(
      &ctx, {.fold = foldHook<ExtractSliceOp, foldExtractSlice>});
  registerOpHooks<InsertSliceOp>(
      &ctx, {.fold = foldHook<InsertSliceOp, foldInsertSlice>});
}
