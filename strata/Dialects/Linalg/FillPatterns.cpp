// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tensors that linalg.fill makes and other operations take: a padded, reshaped
// or copied tensor is filled in its new shape instead.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Linalg/LinalgPatterns.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Rewrite/ExternalPatterns.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;

/// The fill of a tensor with one value, and its operands.
namespace {
struct Fill {
  explicit Fill(Value tensor) {
    auto fill = tensor.getDefiningOp<linalg::FillOp>();
    if (!fill || fill->getNumOperands() != 2 || fill->getNumResults() != 1 ||
        fill.getInputs().size() != 1)
      return;
    op = fill;
    value = fill.getInputs().front();
    output = fill.getOutputs().front();
  }
  explicit operator bool() const { return op; }

  Operation *op = nullptr;
  Value value, output;
};
} // namespace

/// Replaces `op` by a fill of `output` like `fill`.
static void replaceByFill(Operation *op, const Fill &fill, Value output,
                          PatternRewriter &rewriter) {
  Operation *newOp = createLike(rewriter, fill.op, op->getLoc(),
                                {output.getType()}, {fill.value, output});
  rewriter.replaceOp(op, newOp->getResults());
}

static bool haveSameElements(Value a, Value b) {
  auto aType = dyn_cast<RankedTensorType>(a.getType());
  auto bType = dyn_cast<RankedTensorType>(b.getType());
  return aType && bType && aType.getElementType() == bType.getElementType();
}

//===-- Of elements and reshapes -------------------------------------------===//

static LogicalResult extractFromFill(tensor::ExtractOp op,
                                     PatternRewriter &rewriter) {
  Fill fill(op.getTensor());
  if (!fill || fill.value.getType() != op->getResult(0).getType())
    return failure();
  rewriter.replaceOp(op, fill.value);
  return success();
}

static LogicalResult collapseFill(tensor::CollapseShapeOp op,
                                  PatternRewriter &rewriter) {
  Fill fill(op.getSrc());
  if (!fill || fill.output.getType() != op.getSrc().getType())
    return failure();
  Value output = tensor::CollapseShapeOp::create(
      rewriter, op->getLoc(), op.getType(), fill.output, op.getReassociation());
  replaceByFill(op, fill, output, rewriter);
  return success();
}

static LogicalResult expandFill(tensor::ExpandShapeOp op,
                                PatternRewriter &rewriter) {
  Fill fill(op.getSrc());
  if (!fill || fill.output.getType() != op.getSrc().getType())
    return failure();
  Value output = tensor::ExpandShapeOp::create(
      rewriter, op->getLoc(), op.getType(), fill.output, op.getOutputShape(),
      op.getReassociation(), op.getStaticOutputShape());
  replaceByFill(op, fill, output, rewriter);
  return success();
}

//===-- Padding ------------------------------------------------------------===//

/// An empty tensor of the type of the result of `op`.
static Value createEmpty(tensor::PadOp op, PatternRewriter &rewriter) {
  Location loc = op->getLoc();
  SmallVector<OpFoldResult> low = getLow(op), high = getHigh(op);
  SmallVector<Value> sizes;
  RankedTensorType source = op.getSource().getType();
  for (int64_t i = 0; i < op.getType().getRank(); ++i) {
    if (!op.getType().isDynamicDim(i))
      continue;
    OpFoldResult size = rewriter.getIndexAttr(source.getDimSize(i));
    if (source.isDynamicDim(i))
      size = createDim(op.getSource(), i, loc, rewriter);
    size = addSizes({size, low[i], high[i]}, loc, rewriter);
    auto number = getConstantIntValue(size.getAttr());
    sizes.push_back(number ? createIndex(*number, loc, rewriter)
                           : size.getValue());
  }
  return tensor::EmptyOp::create(rewriter, loc, op.getType(), sizes);
}

static LogicalResult padFill(tensor::PadOp op, PatternRewriter &rewriter) {
  Fill fill(op.getSource());
  if (!fill || getPaddingValue(op) != fill.value)
    return failure();
  replaceByFill(op, fill, createEmpty(op, rewriter), rewriter);
  return success();
}

/// Whether no element is in both parts: in some dimension, one ends before the other
/// begins.
static bool areDisjoint(const Slice &a, const Slice &b) {
  auto getBounds = [](const Slice &slice,
                      size_t i) -> std::optional<std::pair<int64_t, int64_t>> {
    auto offset = getConstantIntValue(slice.offsets[i]);
    auto size = getConstantIntValue(slice.sizes[i]);
    auto stride = getConstantIntValue(slice.strides[i]);
    int64_t last = 0;
    if (!offset || !size || !stride || *stride <= 0 ||
        llvm::MulOverflow(*size - 1, *stride, last) ||
        llvm::AddOverflow(*offset, last, last))
      return std::nullopt;
    return std::pair(*offset, last);
  };
  for (size_t i = 0; i < std::min(a.sizes.size(), b.sizes.size()); ++i) {
    auto aBounds = getBounds(a, i), bBounds = getBounds(b, i);
    if (aBounds && bBounds &&
        (aBounds->second < bBounds->first || bBounds->second < aBounds->first))
      return true;
  }
  return false;
}

static bool reducesRank(tensor::InsertSliceOp op) {
  return op.getSource().getType().getRank() != op.getDest().getType().getRank();
}

/// The tensor that `op` and insertions of other parts before it write to. Null if one of
/// them leaves out dimensions.
static Value getFirstDestination(tensor::InsertSliceOp op) {
  Slice slice = getSlice(op);
  Value dest = op.getDest();
  llvm::SmallPtrSet<Operation *, 8> seen;
  while (auto previous = dest.getDefiningOp<tensor::InsertSliceOp>()) {
    if (reducesRank(previous) || !seen.insert(previous).second)
      return {};
    if (!areDisjoint(slice, getSlice(previous)))
      return dest;
    dest = previous.getDest();
  }
  return dest;
}

/// A padded tensor is inserted without padding if the destination is filled
/// with the padding value.
static LogicalResult insertPadIntoFill(tensor::InsertSliceOp op,
                                       PatternRewriter &rewriter) {
  auto pad = op.getSource().getDefiningOp<tensor::PadOp>();
  Slice slice = getSlice(op);
  if (!pad || reducesRank(op) || !areAllConstantIntValue(slice.strides, 1))
    return failure();
  Value dest = getFirstDestination(op);
  if (!dest)
    return failure();
  Fill fill(dest);
  if (!fill || getPaddingValue(pad) != fill.value)
    return failure();
  Location loc = op->getLoc();
  for (auto [offset, low] : llvm::zip(slice.offsets, getLow(pad)))
    offset = addSizes({low, offset}, loc, rewriter);
  RankedTensorType type = pad.getSource().getType();
  for (int64_t i = 0; i < type.getRank(); ++i)
    slice.sizes[i] =
        type.isDynamicDim(i)
            ? OpFoldResult(createDim(pad.getSource(), i, loc, rewriter))
            : OpFoldResult(rewriter.getIndexAttr(type.getDimSize(i)));
  SliceOperands lists(slice);
  rewriter.replaceOpWithNewOp<tensor::InsertSliceOp>(
      op, pad.getSource(), op.getDest(), lists.offsets, lists.sizes,
      lists.strides, lists.staticOffsets, lists.staticSizes,
      lists.staticStrides);
  return success();
}

//===-- Concatenation, transposition, layout, copies -----------------------===//

static LogicalResult concatFills(tensor::ConcatOp op,
                                 PatternRewriter &rewriter) {
  SmallVector<Value> outputs;
  for (Value input : op.getInputs()) {
    Fill fill(input), first(op.getInputs()[0]);
    if (!fill || !isEqualConstantIntOrValue(fill.value, first.value))
      return failure();
    outputs.push_back(fill.output);
  }
  if (outputs.empty())
    return failure();
  Value output = tensor::ConcatOp::create(rewriter, op->getLoc(), op.getType(),
                                          outputs, op.getDim());
  replaceByFill(op, Fill(op.getInputs()[0]), output, rewriter);
  return success();
}

static LogicalResult transposeFill(linalg::TransposeOp op,
                                   PatternRewriter &rewriter) {
  Fill fill(op.getInput());
  if (!fill || op->getNumResults() != 1 ||
      !haveSameElements(fill.output, op.getInit()))
    return failure();
  replaceByFill(op, fill, op.getInit(), rewriter);
  return success();
}

static LogicalResult packFill(linalg::PackOp op, PatternRewriter &rewriter) {
  Fill fill(op.getSource());
  Value padding = op.getPaddingValue();
  if (!fill || (padding && padding != fill.value) || !op.getDest().hasOneUse())
    return failure();
  replaceByFill(op, fill, op.getDest(), rewriter);
  return success();
}

/// The copy of a fill is a fill; the previous content of the copy's output is
/// irrelevant.
static LogicalResult copyFill(linalg::CopyOp op, PatternRewriter &rewriter) {
  if (op->getNumOperands() != 2 || op.getInputs().size() != 1 ||
      op->getNumResults() != 1)
    return failure();
  Value source = op.getInputs().front(), output = op.getOutputs().front();
  if (Fill input(source); input && haveSameElements(input.output, output)) {
    replaceByFill(op, input, output, rewriter);
    return success();
  }
  Fill fill(output);
  if (!fill || fill.output.getType() != output.getType())
    return failure();
  Operation *newOp = createLike(rewriter, op, op->getLoc(),
                                op->getResultTypes(), {source, fill.output});
  rewriter.replaceOp(op, newOp->getResults());
  return success();
}

//===-- Registration -------------------------------------------------------===//

void detail::addFillPatterns(Context &ctx) {
  addCanonicalizations<linalg::CopyOp>(ctx, [](RewritePatternSet &set) {
    set.add("FoldFillWithCopy", copyFill);
  });
  addCanonicalizations<linalg::PackOp>(ctx, [](RewritePatternSet &set) {
    set.add("FoldFillWithPack", packFill);
  });
  addCanonicalizations<linalg::TransposeOp>(ctx, [](RewritePatternSet &set) {
    set.add("FoldFillWithTranspose", transposeFill);
  });
  addCanonicalizations<tensor::CollapseShapeOp>(
      ctx, [](RewritePatternSet &set) {
        set.add("FoldFillWithTensorReshape", collapseFill);
      });
  addCanonicalizations<tensor::ConcatOp>(ctx, [](RewritePatternSet &set) {
    set.add("FoldConcatsOfFill", concatFills);
  });
  addCanonicalizations<tensor::ExpandShapeOp>(ctx, [](RewritePatternSet &set) {
    set.add("FoldFillWithTensorReshape", expandFill);
  });
  addCanonicalizations<tensor::ExtractOp>(ctx, [](RewritePatternSet &set) {
    set.add("FoldFillWithTensorExtract", extractFromFill);
  });
  addCanonicalizations<tensor::InsertSliceOp>(ctx, [](RewritePatternSet &set) {
    set.add("FoldInsertPadIntoFill", insertPadIntoFill);
  });
  addCanonicalizations<tensor::PadOp>(
      ctx, [](RewritePatternSet &set) { set.add("FoldFillWithPad", padFill); });
}

void detail::addFillPatterns(RewritePatternSet &set) {
  set.add("FoldConcatsOfFill", concatFills);
  set.add("FoldFillWithCopy", copyFill);
  set.add("FoldFillWithTensorExtract", extractFromFill);
  set.add("FoldFillWithPack", packFill);
  set.add("FoldFillWithPad", padFill);
  set.add("FoldFillWithTensorReshape", collapseFill);
  set.add("FoldFillWithTensorReshape", expandFill);
  set.add("FoldInsertPadIntoFill", insertPadIntoFill);
  set.add("FoldFillWithTranspose", transposeFill);
}
