// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Rewrite/PatternMatch.h"
#include "strata/Structured/UnitExtentDimsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::linalg;
using strata::linalg::detail::ReducedShape;

//===-- tensor.pad ---------------------------------------------------------===//

namespace {
struct DropPadUnitDims final : OpRewritePattern<tensor::PadOp> {
  DropPadUnitDims(Context *ctx, ControlDropUnitDims options)
      : OpRewritePattern(ctx), options(std::move(options)) {}
  LogicalResult matchAndRewrite(tensor::PadOp op,
                                PatternRewriter &rewriter) const override;

private:
  ControlDropUnitDims options;
};
} // namespace

/// The entries of the dimensions that remain.
static SmallVector<OpFoldResult> selectKept(ArrayRef<OpFoldResult> list,
                                            const ReducedShape &reduced) {
  SmallVector<OpFoldResult> result;
  for (size_t dim : reduced.kept)
    result.push_back(list[dim]);
  return result;
}

LogicalResult
DropPadUnitDims::matchAndRewrite(tensor::PadOp op,
                                 PatternRewriter &rewriter) const {
  SmallVector<OpFoldResult> low = op.getMixedLowPad();
  SmallVector<OpFoldResult> high = op.getMixedHighPad();
  Value padding = op.getConstantPaddingValue();
  RankedTensorType type = op.getSourceType();
  if (!padding || type.getEncoding() || op.getResultType().getEncoding())
    return failure();
  SmallVector<unsigned> allowed;
  if (options.controlFn)
    allowed = options.controlFn(op);
  auto isDropped = [&](size_t dim) {
    return type.getDimSize(dim) == 1 && isZeroInteger(low[dim]) &&
           isZeroInteger(high[dim]) &&
           op.getResultType().getDimSize(dim) == 1 &&
           (!options.controlFn || llvm::is_contained(allowed, dim));
  };
  ReducedShape reduced = linalg::detail::dropDims(type.getShape(), isDropped);
  if (reduced.kept.size() == size_t(type.getRank()))
    return failure();
  Location loc = op.getLoc();
  Value source = linalg::detail::reduceRank(rewriter, loc, op.getSource(),
                                            reduced, options);
  SmallVector<int64_t> shape;
  for (size_t dim : reduced.kept)
    shape.push_back(op.getResultType().getDimSize(dim));
  Value padded = tensor::PadOp::create(
      rewriter, loc, Type(op.getResultType().clone(shape)), source,
      selectKept(low, reduced), selectKept(high, reduced), padding,
      op.getNofold());
  Value dest = op.getResult();
  if (options.rankReductionStrategy ==
      ControlDropUnitDims::RankReductionStrategy::ExtractInsertSlice) {
    // The sizes must not depend on the result, which is replaced.
    SmallVector<OpFoldResult> sizes(op.getResultType().getRank(),
                                    rewriter.getIndexAttr(1));
    for (auto [newDim, dim] : llvm::enumerate(reduced.kept))
      sizes[dim] = tensor::getMixedSize(rewriter, loc, padded, int64_t(newDim));
    dest = tensor::EmptyOp::create(rewriter, loc, sizes,
                                   op.getResultType().getElementType());
  }
  rewriter.replaceOp(op, linalg::detail::restoreRank(rewriter, loc, padded,
                                                     dest, reduced, options));
  return success();
}

void linalg::detail::addUnitDimPadPattern(RewritePatternSet &patterns,
                                          const ControlDropUnitDims &options) {
  patterns.add<DropPadUnitDims>(patterns.getContext(), options);
}

//===-- Slices -------------------------------------------------------------===//

namespace {
/// The sizes of a slice that are those of its type, which may have fewer dimensions.
struct SliceSizes {
  SliceSizes(ArrayRef<OpFoldResult> sizes, RankedTensorType type) {
    auto dropped = strata::detail::getDroppedDims(type, sizes);
    if (!dropped)
      return;
    for (auto [dim, size] : llvm::enumerate(sizes))
      if (!dropped->test(unsigned(dim)))
        kept.push_back(size);
    reduced = linalg::detail::dropDims(type.getShape(), [&](size_t dim) {
      return kept[dim].getAttr() && isOneInteger(kept[dim]);
    });
    isReduced = reduced.kept.size() < kept.size();
  }
  SmallVector<OpFoldResult> kept;
  ReducedShape reduced;
  bool isReduced = false;
};
} // namespace

static LogicalResult reduceExtract(tensor::ExtractSliceOp op,
                                   PatternRewriter &rewriter) {
  auto sizes =
      getMixedValues(op.getStaticSizes(), op.getSizes(), op->getContext());
  SliceSizes slice(sizes, op.getResultType());
  if (!slice.isReduced)
    return failure();
  auto offsets =
      getMixedValues(op.getStaticOffsets(), op.getOffsets(), op->getContext());
  auto strides =
      getMixedValues(op.getStaticStrides(), op.getStrides(), op->getContext());
  Value part = tensor::ExtractSliceOp::create(
      rewriter, op.getLoc(), op.getResultType().clone(slice.reduced.shape),
      op.getSource(), offsets, sizes, strides);
  rewriter.replaceOpWithNewOp<tensor::ExpandShapeOp>(
      op, Type(op.getResultType()), part, slice.reduced.groups,
      ArrayRef<OpFoldResult>(slice.kept));
  return success();
}

/// tensor.insert_slice, and tensor.parallel_insert_slice in the terminator of scf.forall.
template <typename Op>
static LogicalResult reduceInsert(Op op, PatternRewriter &rewriter) {
  auto type = cast<RankedTensorType>(op.getSource().getType());
  SliceSizes slice(
      getMixedValues(op.getStaticSizes(), op.getSizes(), op->getContext()),
      type);
  if (!slice.isReduced)
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  if (isa<scf::InParallelOp>(op->getParentOp()))
    rewriter.setInsertionPoint(op->getParentOp());
  Value source = tensor::CollapseShapeOp::create(
      rewriter, op->getLoc(), Type(type.clone(slice.reduced.shape)),
      op.getSource(), slice.reduced.groups);
  rewriter.modifyOpInPlace(op, [&] { op.setSource(source); });
  return success();
}

void linalg::detail::addUnitDimSlicePatterns(RewritePatternSet &patterns) {
  patterns.add("RankReducedExtractSliceOp", reduceExtract);
  patterns.add("RankReducedInsertSliceOp", reduceInsert<tensor::InsertSliceOp>);
  patterns.add("RankReducedInsertSliceOp",
               reduceInsert<tensor::ParallelInsertSliceOp>);
}
