// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Eras/ViewNatives.h"

#include "strata/Definition/Segments.h"
#include "strata/Dialects/MemRef/MemRefFolds.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/Interfaces/Shapes/ReshapeGroups.h"
#include "strata/Interfaces/Shapes/Slice.h"

using namespace strata;

/// The number, dynamic if `value` is none.
static int64_t getNumber(OpFoldResult value) {
  return getConstantIntValue(value.getAttr()).value_or(ShapedType::kDynamic);
}

/// The slice of an operation that need not verify; std::nullopt if the number
/// of values differs from the number of dynamic entries in its lists.
template <typename Op> static std::optional<Slice> findSlice(Op op) {
  auto fits = [](StringRef name, ValueRange values, Operation *op) {
    auto list =
        dyn_cast_or_null<DenseI64ArrayAttr>(op->getInherentAttrOrNull(name));
    return list &&
           size_t(llvm::count_if(list.asArrayRef(), ShapedType::isDynamic)) ==
               values.size();
  };
  if (!fits("static_offsets", op.getOffsets(), op) ||
      !fits("static_sizes", op.getSizes(), op) ||
      !fits("static_strides", op.getStrides(), op))
    return std::nullopt;
  return getSlice(op);
}

static Type getType(memref::SubViewOp op) {
  auto whole = dyn_cast<MemRefType>(op.getSource().getType());
  auto written = dyn_cast<MemRefType>(op.getType());
  std::optional<Slice> slice = findSlice(op);
  MemRefType part =
      whole && slice ? detail::getPartType(whole, *slice) : nullptr;
  return part && written && part.getRank() == written.getRank() ? part
                                                                : nullptr;
}

/// The written sizes, with the offset and strides that the operation has: sizes
/// that are values are unknown.
static Type getType(memref::ReinterpretCastOp op) {
  auto written = dyn_cast<MemRefType>(op.getType());
  std::optional<Slice> slice = findSlice(op);
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!written || !slice || slice->offsets.size() != 1 ||
      int64_t(slice->strides.size()) != written.getRank() ||
      failed(written.getStridesAndOffset(strides, offset)))
    return {};
  if (ShapedType::isDynamic(getNumber(slice->offsets.front())))
    offset = ShapedType::kDynamic;
  for (auto [stride, value] : llvm::zip(strides, slice->strides))
    if (ShapedType::isDynamic(getNumber(value)))
      stride = ShapedType::kDynamic;
  return MemRefType::get(
      written.getShape(), written.getElementType(),
      StridedLayoutAttr::get(op->getContext(), offset, strides),
      written.getMemorySpace());
}

static Type getType(memref::CollapseShapeOp op) {
  auto from = dyn_cast<MemRefType>(op.getSrc().getType());
  return from ? detail::getCollapsedType(from, getGroups(op.getReassociation()))
              : nullptr;
}

static Type getType(memref::ExpandShapeOp op) {
  auto from = dyn_cast<MemRefType>(op.getSrc().getType());
  auto written = dyn_cast<MemRefType>(op.getType());
  return from && written
             ? detail::getExpandedType(from, written.getShape(),
                                       getGroups(op.getReassociation()))
             : nullptr;
}

/// The type that the view `op` must have today; null if it is unknown, or if no
/// cast leads from it to the one that was written.
static Type getViewType(Operation *op) {
  SmallVector<Segment, 4> segments;
  if (op->getNumResults() != 1 || failed(getOperandSegments(op, segments)))
    return {};
  Type type;
  if (auto subview = dyn_cast<memref::SubViewOp>(op))
    type = getType(subview);
  else if (auto reinterpreted = dyn_cast<memref::ReinterpretCastOp>(op))
    type = getType(reinterpreted);
  else if (auto collapsed = dyn_cast<memref::CollapseShapeOp>(op))
    type = getType(collapsed);
  else if (auto expanded = dyn_cast<memref::ExpandShapeOp>(op))
    type = getType(expanded);
  return type && detail::isMemRefCast(type, op->getResult(0).getType())
             ? type
             : Type();
}

/// Whether a layout says the same as that of another type, without being it.
static bool isSameLayout(Type a, Type b) {
  SmallVector<int64_t> strides, otherStrides;
  int64_t offset, otherOffset;
  auto first = cast<MemRefType>(a), second = cast<MemRefType>(b);
  return first.getShape() == second.getShape() &&
         succeeded(first.getStridesAndOffset(strides, offset)) &&
         succeeded(second.getStridesAndOffset(otherStrides, otherOffset)) &&
         strides == otherStrides && offset == otherOffset;
}

static bool hasOtherLayout(Operation *op) {
  Type type = getViewType(op);
  if (!type)
    return false;
  Type written = op->getResult(0).getType();
  bool mayDiffer = isa<memref::SubViewOp, memref::ReinterpretCastOp>(op);
  return type != written && !(mayDiffer && isSameLayout(type, written));
}

void strata::addViewNatives(PDLNatives &natives) {
  natives.registerConstraintFunction("strata.has_other_layout",
                                     [](PatternRewriter &, Operation *op) {
                                       return success(hasOtherLayout(op));
                                     });
  natives.registerRewriteFunction(
      "strata.cast_of_view",
      [](PatternRewriter &rewriter, Operation *op) -> Operation * {
        if (!hasOtherLayout(op))
          return op;
        Operation *view = op->clone();
        view->getResult(0).setType(getViewType(op));
        rewriter.insert(view);
        Operation *cast = memref::CastOp::create(rewriter, op->getLoc(),
                                                 op->getResult(0).getType(),
                                                 view->getResult(0));
        rewriter.replaceOp(op, cast->getResults());
        return cast;
      });
}
