// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of concatenations, slices and transpositions.
#include "strata/Dialects/TOSA/TOSAFoldsDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;
using namespace strata::detail;
using namespace strata::tosa;

static Value createSizes(PatternRewriter &rewriter, Location loc,
                         ArrayRef<int64_t> sizes) {
  auto type = ShapeType::get(rewriter.getContext(), int64_t(sizes.size()));
  return ConstShapeOp::create(rewriter, loc, type,
                              rewriter.getIndexTensorAttr(sizes));
}

//===-- Concatenations -----------------------------------------------------===//

static LogicalResult castSingleInput(ConcatOp op, PatternRewriter &rewriter) {
  if (op.getInput1().size() != 1)
    return failure();
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getType(),
                                              op.getInput1().front());
  return success();
}

void detail::addConcatPatterns(RewritePatternSet &set) {
  set.add("ConcatOptimization", castSingleInput);
}

//===-- Slices -------------------------------------------------------------===//

/// The constant start and size of a slice. A size of -1 is that of the result, if it is static.
struct SliceBounds {
  SmallVector<int64_t> starts, sizes;
};

static std::optional<SliceBounds> getBounds(SliceOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  auto starts = getConstantSizes(op.getStart());
  auto sizes = getConstantSizes(op.getSize());
  if (!type || !starts || !sizes || type.getRank() != int64_t(starts->size()) ||
      starts->size() != sizes->size())
    return std::nullopt;
  for (auto [size, resultSize] : llvm::zip(*sizes, type.getShape()))
    if (size == -1 && !ShapedType::isDynamic(resultSize))
      size = resultSize;
  return SliceBounds{std::move(*starts), std::move(*sizes)};
}

/// A slice within one of the inputs of a concatenation is a slice of that input.
static LogicalResult sliceOfConcat(SliceOp op, PatternRewriter &rewriter) {
  auto concat = op.getInput1().getDefiningOp<ConcatOp>();
  auto bounds = getBounds(op);
  if (!concat || !bounds || !llvm::all_of(concat.getInput1(), [](Value input) {
        return bool(getStaticTensor(input.getType()));
      }))
    return failure();
  size_t axis = size_t(concat.getAxis());
  if (axis >= bounds->starts.size())
    return failure();
  int64_t &start = bounds->starts[axis], size = bounds->sizes[axis];
  if (size < 0 || start < 0)
    return failure();
  for (Value input : concat.getInput1()) {
    int64_t extent =
        getStaticTensor(input.getType()).getDimSize(unsigned(axis));
    if (start >= extent) {
      start -= extent;
      continue;
    }
    if (size > extent - start)
      return failure();
    Value starts = createSizes(rewriter, op->getLoc(), bounds->starts);
    Value sizes = createSizes(rewriter, op->getLoc(), bounds->sizes);
    rewriter.replaceOpWithNewOp<SliceOp>(op, op.getType(), input, starts,
                                         sizes);
    return success();
  }
  return failure();
}

/// One dimension of a slice of padded elements.
struct PaddedDim {
  int64_t low, high, start;
};

/// Drops the padding outside of the slice; fails if it is unknown where the slice ends.
static LogicalResult trimPadding(PaddedDim &dim, int64_t extent, int64_t size) {
  if (dim.low < 0 || dim.high < 0 || dim.start < 0)
    return failure();
  if (ShapedType::isDynamic(extent))
    return success(dim.start == 0 && size == -1);
  if (size < 0)
    return failure();
  int64_t end = dim.start + size;
  dim.high = std::clamp<int64_t>(end - (dim.low + extent), 0, dim.high);
  int64_t low = std::max<int64_t>(dim.low - dim.start, 0);
  dim.start = std::max<int64_t>(dim.start - dim.low, 0);
  dim.low = low;
  return success();
}

/// Padding that its only user, a slice, drops is not made.
static LogicalResult sliceOfPad(SliceOp op, PatternRewriter &rewriter) {
  auto pad = op.getInput1().getDefiningOp<PadOp>();
  auto bounds = getBounds(op);
  auto paddings = pad ? getConstantSizes(pad.getPadding()) : std::nullopt;
  auto type = pad ? dyn_cast<RankedTensorType>(pad.getInput1().getType())
                  : RankedTensorType();
  if (!pad || !pad->hasOneUse() || !bounds || !paddings || !type ||
      size_t(type.getRank()) != bounds->starts.size() ||
      paddings->size() != 2 * bounds->starts.size())
    return failure();
  SmallVector<int64_t> starts, newPaddings, shape;
  for (auto [i, extent] : llvm::enumerate(type.getShape())) {
    PaddedDim dim{(*paddings)[2 * i], (*paddings)[2 * i + 1],
                  bounds->starts[i]};
    if (failed(trimPadding(dim, extent, bounds->sizes[i])))
      return failure();
    starts.push_back(dim.start);
    newPaddings.append({dim.low, dim.high});
    shape.push_back(
        ShapedType::isDynamic(extent) ? extent : dim.low + extent + dim.high);
  }
  if (newPaddings == *paddings)
    return failure();
  Value padding = createSizes(rewriter, op->getLoc(), newPaddings);
  auto padded = PadOp::create(rewriter, op->getLoc(), type.clone(shape),
                              pad.getInput1(), padding, pad.getPadConst());
  Value start = createSizes(rewriter, op->getLoc(), starts);
  rewriter.replaceOpWithNewOp<SliceOp>(op, op.getType(), padded, start,
                                       op.getSize());
  return success();
}

/// Sizes of -1 become those of the result.
static LogicalResult makeSizesStatic(SliceOp op, PatternRewriter &rewriter) {
  auto sizes = getConstantSizes(op.getSize());
  auto bounds = getBounds(op);
  if (!bounds || *sizes == bounds->sizes)
    return failure();
  Value size = createSizes(rewriter, op->getLoc(), bounds->sizes);
  rewriter.replaceOpWithNewOp<SliceOp>(op, op.getType(), op.getInput1(),
                                       op.getStart(), size);
  return success();
}

void detail::addSlicePatterns(RewritePatternSet &set) {
  set.add("ConcatSliceOptimization", sliceOfConcat);
  set.add("PadSliceOptimization", sliceOfPad);
  set.add("SliceDynamicSizeCanonicalization", makeSizesStatic);
}

//===-- Transpositions -----------------------------------------------------===//

static LogicalResult composeTransposes(TransposeOp op,
                                       PatternRewriter &rewriter) {
  auto inner = op.getInput1().getDefiningOp<TransposeOp>();
  if (!inner || inner.getOperation() == op.getOperation())
    return failure();
  SmallVector<int32_t> perms;
  for (int32_t dim : op.getPerms())
    perms.push_back(inner.getPerms()[size_t(dim)]);
  rewriter.replaceOpWithNewOp<TransposeOp>(op, op.getType(), inner.getInput1(),
                                           perms);
  return success();
}

/// A transposition that keeps the order of the dimensions that may differ from 1 is a reshape,
/// in whose shape one size may be unknown.
static LogicalResult reshapeForTranspose(TransposeOp op,
                                         PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getInput1().getType());
  if (!type || type.getNumDynamicDims() > 1)
    return failure();
  int32_t last = -1;
  SmallVector<int64_t> sizes;
  for (int32_t dim : op.getPerms()) {
    int64_t size = type.getDimSize(unsigned(dim));
    sizes.push_back(ShapedType::isDynamic(size) ? -1 : size);
    if (size == 1)
      continue;
    if (dim < last)
      return failure();
    last = dim;
  }
  Value shape = createSizes(rewriter, op->getLoc(), sizes);
  rewriter.replaceOpWithNewOp<ReshapeOp>(op, op.getType(), op.getInput1(),
                                         shape);
  return success();
}

void detail::addTransposePatterns(RewritePatternSet &set) {
  set.add("ConsolidateTransposeOptimization", composeTransposes);
  set.add("TransposeIsReshape", reshapeForTranspose);
}
