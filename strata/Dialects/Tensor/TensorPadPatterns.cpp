// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorPatterns.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;

/// The padding before and behind the source.
static SmallVector<OpFoldResult> getLow(tensor::PadOp op) {
  return getMixedValues(op.getStaticLow(), op.getLow(), op->getContext());
}
static SmallVector<OpFoldResult> getHigh(tensor::PadOp op) {
  return getMixedValues(op.getStaticHigh(), op.getHigh(), op->getContext());
}

/// Creates a padding with the region of `op`, which it loses.
static Value createPad(tensor::PadOp op, Type type, Value source,
                       ArrayRef<OpFoldResult> low, ArrayRef<OpFoldResult> high,
                       PatternRewriter &rewriter) {
  SmallVector<Value> lowValues, highValues;
  SmallVector<int64_t> staticLow, staticHigh;
  dispatchIndexOpFoldResults(low, lowValues, staticLow);
  dispatchIndexOpFoldResults(high, highValues, staticHigh);
  auto newOp =
      tensor::PadOp::create(rewriter, op->getLoc(), type, source, lowValues,
                            highValues, staticLow, staticHigh, op.getNofold());
  rewriter.inlineRegionBefore(op.getRegion(), newOp.getRegion(),
                              newOp.getRegion().begin());
  return newOp;
}

static LogicalResult dropZeroPadding(tensor::PadOp op,
                                     PatternRewriter &rewriter) {
  if (op.getNofold() || !areAllConstantIntValue(getLow(op), 0) ||
      !areAllConstantIntValue(getHigh(op), 0))
    return failure();
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getType(), op.getSource());
  return success();
}

/// The sum, or nothing if it is not a size.
static std::optional<int64_t> add(int64_t size, OpFoldResult low,
                                  OpFoldResult high) {
  auto lowNumber = getConstantIntValue(low),
       highNumber = getConstantIntValue(high);
  int64_t sum = 0;
  if (ShapedType::isDynamic(size) || !lowNumber || !highNumber ||
      llvm::AddOverflow(size, *lowNumber, sum) ||
      llvm::AddOverflow(sum, *highNumber, sum) || sum < 0)
    return std::nullopt;
  return sum;
}

static LogicalResult padOfCast(tensor::PadOp op, PatternRewriter &rewriter) {
  Value source = getMoreStaticSource(op.getSource());
  if (!source)
    return failure();
  SmallVector<OpFoldResult> low = getLow(op), high = getHigh(op);
  SmallVector<int64_t> shape(op.getType().getShape());
  auto sourceType = cast<RankedTensorType>(source.getType());
  for (auto [i, size] : llvm::enumerate(sourceType.getShape()))
    if (!low[i].getValue() && !high[i].getValue())
      if (auto sum = add(size, low[i], high[i]))
        shape[i] = *sum;
  RankedTensorType type = op.getType().clone(shape);
  if (type == op.getType()) {
    rewriter.modifyOpInPlace(op, [&] { op.setSource(source); });
    return success();
  }
  Value padded = createPad(op, type, source, low, high, rewriter);
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getType(), padded);
  return success();
}

/// A cast of a padded tensor that says more is the type of the result.
static LogicalResult castOfPad(tensor::PadOp op, PatternRewriter &rewriter) {
  if (!op.getResult().hasOneUse())
    return failure();
  auto castOp = dyn_cast<tensor::CastOp>(*op.getResult().user_begin());
  if (!castOp || !saysAtLeast(castOp.getType(), op.getType()))
    return failure();
  Value padded = createPad(op, castOp.getType(), op.getSource(), getLow(op),
                           getHigh(op), rewriter);
  rewriter.replaceOp(op, padded);
  rewriter.replaceOp(castOp, castOp.getSource());
  return success();
}

/// Constants as padding, if a size of the result becomes static.
static LogicalResult makePadStatic(tensor::PadOp op,
                                   PatternRewriter &rewriter) {
  SmallVector<OpFoldResult> low = getLow(op), high = getHigh(op);
  SmallVector<int64_t> shape(op.getType().getShape());
  for (auto [i, size] : llvm::enumerate(op.getSource().getType().getShape()))
    if (auto sum = add(size, low[i], high[i]);
        sum && ShapedType::isDynamic(shape[i]))
      shape[i] = *sum;
  RankedTensorType type = op.getType().clone(shape);
  if (type == op.getType())
    return failure();
  (void)foldDynamicIndexList(low);
  (void)foldDynamicIndexList(high);
  Value padded = createPad(op, type, op.getSource(), low, high, rewriter);
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getType(), padded);
  return success();
}

/// The value that all added elements have: a constant, or one from outside.
static Value getPaddingValue(tensor::PadOp op) {
  Value value = op.getRegion().front().getTerminator()->getOperand(0);
  Region *region = value.getParentRegion();
  return region && !op.getRegion().isAncestor(region) ? value : Value();
}

/// The sums of the elements, by affine.apply where they are not numbers.
static SmallVector<OpFoldResult> addLists(ArrayRef<OpFoldResult> a,
                                          ArrayRef<OpFoldResult> b,
                                          Location loc,
                                          PatternRewriter &rewriter) {
  Context *ctx = rewriter.getContext();
  SmallVector<OpFoldResult> sums;
  for (auto [x, y] : llvm::zip(a, b)) {
    auto xNumber = getConstantIntValue(x), yNumber = getConstantIntValue(y);
    if (xNumber && yNumber) {
      sums.push_back(getAsIndexOpFoldResult(
          ctx, int64_t(uint64_t(*xNumber) + uint64_t(*yNumber))));
    } else if (xNumber == 0) {
      sums.push_back(y);
    } else if (yNumber == 0) {
      sums.push_back(x);
    } else {
      SmallVector<Value> symbols;
      AffineExpr sum;
      for (OpFoldResult term : {x, y}) {
        auto number = getConstantIntValue(term);
        AffineExpr expr = number ? getAffineConstantExpr(*number, ctx)
                                 : getAffineSymbolExpr(symbols.size(), ctx);
        if (!number)
          symbols.push_back(term.getValue());
        sum = sum ? sum + expr : expr;
      }
      Attribute map =
          AffineMapAttr::get(AffineMap::get(0, symbols.size(), sum));
      sums.push_back(rewriter
                         .create(loc, "affine.apply", symbols,
                                 {rewriter.getIndexType()},
                                 {rewriter.getNamedAttr("map", map)})
                         ->getResult(0));
    }
  }
  return sums;
}

/// Padding of padding with the same value is one padding.
static LogicalResult mergePads(tensor::PadOp op, PatternRewriter &rewriter) {
  auto inner = op.getSource().getDefiningOp<tensor::PadOp>();
  if (op.getNofold() || !inner || inner.getNofold())
    return failure();
  Value value = getPaddingValue(op);
  if (!value || value != getPaddingValue(inner))
    return failure();
  SmallVector<OpFoldResult> high =
      addLists(getHigh(op), getHigh(inner), op->getLoc(), rewriter);
  SmallVector<OpFoldResult> low =
      addLists(getLow(op), getLow(inner), op->getLoc(), rewriter);
  rewriter.replaceOp(
      op, createPad(op, op.getType(), inner.getSource(), low, high, rewriter));
  return success();
}

void strata::registerTensorPadPatterns(Context &ctx) {
  OpHooks hooks;
  hooks.canonicalize = [](RewritePatternSet &set) {
    set.add("FoldStaticZeroPadding", dropZeroPadding);
    set.add("FoldSourceTensorCast", padOfCast);
    set.add("FoldTargetTensorCast", castOfPad);
    set.add("FoldStaticPadding", makePadStatic);
    set.add("FoldConsecutiveConstantPadding", mergePads);
  };
  registerOpHooks(&ctx, "tensor.pad", hooks);
}
