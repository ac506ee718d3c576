// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/MemRefPatterns.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/Dialects/MemRef/ViewPatternsDetail.h"
#include "strata/Interfaces/Shapes/Slice.h"
#include "strata/Rewrite/ReshapePatterns.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

void detail::replaceByView(Operation *op, Value view,
                           PatternRewriter &rewriter) {
  Type type = op->getResult(0).getType();
  if (view.getType() != type)
    view = memref::CastOp::create(rewriter, op->getLoc(), type, view);
  rewriter.replaceOp(op, view);
}

Value detail::getMoreStaticMemRef(Value value) {
  auto castOp = value.getDefiningOp<memref::CastOp>();
  return castOp && isAtLeastAsStatic(castOp.getSource().getType(),
                                     value.getType())
             ? castOp.getSource()
             : Value();
}

//===-- memref.subview -----------------------------------------------------===//

/// Replaces `op` by the part `slice` of `source`.
static LogicalResult replaceSubView(memref::SubViewOp op, Value source,
                                    const Slice &slice,
                                    PatternRewriter &rewriter) {
  auto whole = dyn_cast<MemRefType>(op.getSource().getType());
  auto type = dyn_cast<MemRefType>(op.getType());
  auto newWhole = dyn_cast<MemRefType>(source.getType());
  MemRefType oldPart = whole ? getPartType(whole, getSlice(op)) : nullptr;
  MemRefType part = newWhole ? getPartType(newWhole, slice) : nullptr;
  auto dropped = oldPart && type ? getDroppedDims(oldPart, type) : std::nullopt;
  if (!part || !dropped)
    return failure();
  SliceOperands lists(slice);
  Value view = memref::SubViewOp::create(
      rewriter, op->getLoc(), dropDims(part, *dropped), source, lists.offsets,
      lists.sizes, lists.strides, lists.staticOffsets, lists.staticSizes,
      lists.staticStrides);
  replaceByView(op, view, rewriter);
  return success();
}

static LogicalResult foldSubViewLists(memref::SubViewOp op,
                                      PatternRewriter &rewriter) {
  auto whole = dyn_cast<MemRefType>(op.getSource().getType());
  Slice slice = getSlice(op);
  if (!whole ||
      !foldConstants(slice, whole.getShape(), StrideFolding::NoneIfZero))
    return failure();
  return replaceSubView(op, op.getSource(), slice, rewriter);
}

static LogicalResult subViewOfCast(memref::SubViewOp op,
                                   PatternRewriter &rewriter) {
  Slice slice = getSlice(op);
  Value source = getMoreStaticMemRef(op.getSource());
  if (!source || slice.hasConstant())
    return failure();
  return replaceSubView(op, source, slice, rewriter);
}

/// All of the source.
static LogicalResult trivialSubView(memref::SubViewOp op,
                                    PatternRewriter &rewriter) {
  auto whole = dyn_cast<MemRefType>(op.getSource().getType());
  auto type = dyn_cast<MemRefType>(op.getType());
  if (!whole || !type || whole.getRank() != type.getRank() ||
      !getSlice(op).isAllOf(whole))
    return failure();
  replaceByView(op, op.getSource(), rewriter);
  return success();
}

//===-- memref.collapse_shape, memref.expand_shape -------------------------===//

static LogicalResult collapseOfCast(memref::CollapseShapeOp op,
                                    PatternRewriter &rewriter) {
  Value source = getMoreStaticMemRef(op.getSrc());
  auto type = source ? dyn_cast<MemRefType>(source.getType()) : nullptr;
  Groups groups = getGroups(op.getReassociation());
  MemRefType newType = type ? getCollapsedType(type, groups) : type;
  if (!newType)
    return failure();
  if (newType == op.getType()) {
    rewriter.modifyOpInPlace(op, [&] { op.setSrc(source); });
    return success();
  }
  replaceByView(op,
                createCollapse<memref::CollapseShapeOp>(
                    rewriter, op->getLoc(), newType, source, groups),
                rewriter);
  return success();
}

/// The sizes of the result if `type` is expanded: those in groups that are static in
/// `type` are numbers. Fails if one of these is not constant, or does not fit.
static LogicalResult makeSizesStatic(MemRefType type, const Groups &groups,
                                     SmallVectorImpl<OpFoldResult> &sizes) {
  for (auto [i, group] : llvm::enumerate(groups)) {
    if (type.isDynamicDim(i))
      continue;
    SmallVector<int64_t> factors;
    for (int64_t dim : group) {
      auto size = getConstantIntValue(sizes[dim]);
      if (!size || *size < 0)
        return failure();
      factors.push_back(*size);
      sizes[dim] = getAsIndexOpFoldResult(type.getContext(), *size);
    }
    if (multiplyDims(factors) != type.getDimSize(i))
      return failure();
  }
  return success();
}

static LogicalResult expandOfCast(memref::ExpandShapeOp op,
                                  PatternRewriter &rewriter) {
  Value source = getMoreStaticMemRef(op.getSrc());
  auto type = source ? dyn_cast<MemRefType>(source.getType()) : nullptr;
  auto result = dyn_cast<MemRefType>(op.getType());
  Groups groups = getGroups(op.getReassociation());
  SmallVector<OpFoldResult> sizes = getOutputShape(op);
  if (!type || !result ||
      !isGroupingOf(groups, type.getRank(), int64_t(sizes.size())) ||
      int64_t(sizes.size()) != result.getRank() ||
      failed(makeSizesStatic(type, groups, sizes)))
    return failure();
  SmallVector<int64_t> shape;
  for (OpFoldResult size : sizes)
    shape.push_back(
        getConstantIntValue(size.getAttr()).value_or(ShapedType::kDynamic));
  MemRefType newType = getExpandedType(type, shape, groups);
  if (!newType)
    return failure();
  replaceByView(op,
                createExpand<memref::ExpandShapeOp>(
                    rewriter, op->getLoc(), newType, source, sizes, groups),
                rewriter);
  return success();
}

//===-- Registration -------------------------------------------------------===//

void strata::registerMemRefViewPatterns(Context &ctx) {
  using namespace memref;
  registerOpHooks<CollapseShapeOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        addCollapsePatterns<CollapseShapeOp, ExpandShapeOp>(set);
        set.add("CollapseShapeOpMemRefCastFolder", collapseOfCast);
      }});
  registerOpHooks<ExpandShapeOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        addExpandPatterns<CollapseShapeOp, ExpandShapeOp>(set);
        set.add("ExpandShapeOpMemRefCastFolder", expandOfCast);
      }});
  registerOpHooks<SubViewOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("OpWithOffsetSizesAndStridesConstantArgumentFolder",
            foldSubViewLists);
    set.add("SubViewOpMemRefCastFolder", subViewOfCast);
    set.add("TrivialSubViewOpFolder", trivialSubView);
  }});
}
