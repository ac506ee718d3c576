// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Dialects/Tensor/TensorPatterns.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

static Value castTo(Type type, Value value, Location loc,
                    PatternRewriter &rewriter) {
  return value.getType() == type
             ? value
             : Value(tensor::CastOp::create(rewriter, loc, type, value));
}

//===-- tensor.extract_slice -----------------------------------------------===//

static void replaceExtract(tensor::ExtractSliceOp op, RankedTensorType type,
                           Value source, const Slice &slice,
                           PatternRewriter &rewriter) {
  SliceOperands lists(slice);
  Value part = tensor::ExtractSliceOp::create(
      rewriter, op->getLoc(), type, source, lists.offsets, lists.sizes,
      lists.strides, lists.staticOffsets, lists.staticSizes,
      lists.staticStrides);
  rewriter.replaceOp(op, castTo(op.getType(), part, op->getLoc(), rewriter));
}

static LogicalResult foldExtractLists(tensor::ExtractSliceOp op,
                                      PatternRewriter &rewriter) {
  Slice slice = getSlice(op);
  RankedTensorType whole = op.getSource().getType();
  if (!foldConstants(slice, whole.getShape(), StrideFolding::All))
    return failure();
  RankedTensorType type =
      getPartType(whole, slice.sizes, op.getType().getRank());
  if (!type)
    return failure();
  replaceExtract(op, type, op.getSource(), slice, rewriter);
  return success();
}

static LogicalResult extractSliceOfCast(tensor::ExtractSliceOp op,
                                        PatternRewriter &rewriter) {
  Slice slice = getSlice(op);
  Value source = getMoreStaticSource(op.getSource());
  if (!source || slice.hasConstant())
    return failure();
  auto whole = cast<RankedTensorType>(source.getType());
  if (slice.leaves(whole.getShape()))
    return failure();
  replaceExtract(op, op.getType(), source, slice, rewriter);
  return success();
}

static void getExtractPatterns(RewritePatternSet &set) {
  set.add("OpWithOffsetSizesAndStridesConstantArgumentFolder",
          foldExtractLists);
  set.add("ExtractSliceOpCastFolder", extractSliceOfCast);
}

//===-- tensor.insert_slice, tensor.parallel_insert_slice ------------------===//

static void replaceInsert(tensor::InsertSliceOp op, Value source, Value dest,
                          const Slice &slice, PatternRewriter &rewriter) {
  SliceOperands lists(slice);
  Value inserted = tensor::InsertSliceOp::create(
      rewriter, op->getLoc(), source, dest, lists.offsets, lists.sizes,
      lists.strides, lists.staticOffsets, lists.staticSizes,
      lists.staticStrides);
  rewriter.replaceOp(op,
                     castTo(op.getType(), inserted, op->getLoc(), rewriter));
}

static void replaceInsert(tensor::ParallelInsertSliceOp op, Value source,
                          Value dest, const Slice &slice,
                          PatternRewriter &rewriter) {
  SliceOperands lists(slice);
  tensor::ParallelInsertSliceOp::create(rewriter, op->getLoc(), source, dest,
                                        lists.offsets, lists.sizes,
                                        lists.strides, lists.staticOffsets,
                                        lists.staticSizes, lists.staticStrides);
  rewriter.eraseOp(op);
}

/// Casts of the source of an operation in the terminator of a loop are before that.
template <typename Op>
static Value castSource(Op op, Type type, PatternRewriter &rewriter) {
  OpBuilder::InsertionGuard guard(rewriter);
  if (std::is_same_v<Op, tensor::ParallelInsertSliceOp>)
    rewriter.setInsertionPoint(op->getParentOp());
  return castTo(type, op.getSource(), op->getLoc(), rewriter);
}

template <typename Op>
static LogicalResult foldInsertLists(Op op, PatternRewriter &rewriter) {
  Slice slice = getSlice(op);
  RankedTensorType whole = op.getDest().getType();
  RankedTensorType source = op.getSource().getType();
  if (!foldConstants(slice, whole.getShape(), StrideFolding::NonZero))
    return failure();
  RankedTensorType type = getPartType(whole, slice.sizes, source.getRank());
  if (!type)
    return failure();
  replaceInsert(op, castSource(op, type, rewriter), op.getDest(), slice,
                rewriter);
  return success();
}

/// Sizes that the type of the source says.
static bool takeSizes(Slice &slice, RankedTensorType source) {
  if (source.getRank() != int64_t(slice.sizes.size()))
    return true;
  for (auto [size, dim] : llvm::zip(slice.sizes, source.getShape())) {
    auto known = getConstantIntValue(size);
    if (ShapedType::isDynamic(dim))
      continue;
    if (known && *known != dim)
      return false;
    size = getAsIndexOpFoldResult(source.getContext(), dim);
  }
  return true;
}

template <typename Op>
static LogicalResult insertCast(Op op, PatternRewriter &rewriter) {
  Slice slice = getSlice(op);
  if (slice.hasConstant())
    return failure();
  Value source = getMoreStaticSource(op.getSource());
  Value dest = getMoreStaticSource(op.getDest());
  if (!source && !dest)
    return failure();
  source = source ? source : Value(op.getSource());
  dest = dest ? dest : Value(op.getDest());
  auto part = cast<RankedTensorType>(source.getType());
  auto whole = cast<RankedTensorType>(dest.getType());
  if (!takeSizes(slice, part) || !getDroppedDims(part, slice.sizes) ||
      slice.leaves(whole.getShape()))
    return failure();
  replaceInsert(op, source, dest, slice, rewriter);
  return success();
}

/// The source has the static sizes that the list has.
template <typename Op>
static LogicalResult castInserted(Op op, PatternRewriter &rewriter) {
  RankedTensorType source = op.getSource().getType();
  if (source.getRank() != op.getDest().getType().getRank())
    return failure();
  Slice slice = getSlice(op);
  SmallVector<int64_t> shape(source.getShape());
  for (auto [dim, size] : llvm::zip(shape, slice.sizes))
    if (auto known = getConstantIntValue(size); known && *known >= 0)
      dim = *known;
  RankedTensorType type = source.clone(shape);
  if (type == source || !saysAtLeast(type, source))
    return failure();
  replaceInsert(op, castSource(op, type, rewriter), op.getDest(), slice,
                rewriter);
  return success();
}

template <typename Op> static void getInsertPatterns(RewritePatternSet &set) {
  set.add("InsertSliceOpConstantArgumentFolder", foldInsertLists<Op>);
  set.add("InsertSliceOpCastFolder", insertCast<Op>);
  set.add("InsertSliceOpSourceCastInserter", castInserted<Op>);
}

void strata::registerTensorSlicePatterns(Context &ctx) {
  using namespace tensor;
  registerOpHooks<ExtractSliceOp>(&ctx, {.canonicalize = getExtractPatterns});
  registerOpHooks<InsertSliceOp>(
      &ctx, {.canonicalize = getInsertPatterns<InsertSliceOp>});
  registerOpHooks<ParallelInsertSliceOp>(
      &ctx, {.canonicalize = getInsertPatterns<ParallelInsertSliceOp>});
}
