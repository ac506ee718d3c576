// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Dialects/Tensor/TensorPatterns.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;

SmallVector<OpFoldResult> detail::getLow(tensor::PadOp op) {
  return getMixedValues(op.getStaticLow(), op.getLow(), op->getContext());
}
SmallVector<OpFoldResult> detail::getHigh(tensor::PadOp op) {
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

/// The sum, or std::nullopt if it is not a valid size.
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

Value detail::getPaddingValue(tensor::PadOp op) {
  Region &body = op.getRegion();
  if (body.empty() || body.front().empty() ||
      body.front().back().getNumOperands() != 1)
    return {};
  Value value = body.front().back().getOperand(0);
  Region *region = value.getParentRegion();
  return region && !body.isAncestor(region) ? value : Value();
}

Value detail::createIndex(int64_t number, Location loc, OpBuilder &builder) {
  return arith::ConstantOp::create(builder, loc, builder.getIndexAttr(number))
      .getResult();
}

Value detail::createDim(Value tensor, int64_t dim, Location loc,
                        OpBuilder &builder) {
  return tensor::DimOp::create(builder, loc, tensor,
                               createIndex(dim, loc, builder));
}

OpFoldResult detail::addSizes(ArrayRef<OpFoldResult> terms, Location loc,
                              OpBuilder &builder) {
  Context *ctx = builder.getContext();
  SmallVector<Value> symbols;
  AffineExpr sum = getAffineConstantExpr(0, ctx);
  for (OpFoldResult term : terms) {
    if (auto number = getConstantIntValue(term)) {
      sum = sum + *number;
      continue;
    }
    auto *place = llvm::find(symbols, term.getValue());
    sum = sum + getAffineSymbolExpr(place - symbols.begin(), ctx);
    if (place == symbols.end())
      symbols.push_back(term.getValue());
  }
  if (auto number = dyn_cast<AffineConstantExpr>(sum))
    return getAsIndexOpFoldResult(ctx, number.getValue());
  if (isa<AffineSymbolExpr>(sum))
    return symbols.front();
  Attribute map = AffineMapAttr::get(AffineMap::get(0, symbols.size(), sum));
  return Value(builder
                   .create(loc, "affine.apply", symbols,
                           {builder.getIndexType()},
                           {builder.getNamedAttr("map", map)})
                   ->getResult(0));
}

/// The sums of the elements.
static SmallVector<OpFoldResult> addLists(ArrayRef<OpFoldResult> a,
                                          ArrayRef<OpFoldResult> b,
                                          Location loc,
                                          PatternRewriter &rewriter) {
  SmallVector<OpFoldResult> sums;
  for (auto [x, y] : llvm::zip(a, b))
    sums.push_back(addSizes({x, y}, loc, rewriter));
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

//===-- Padding of parts ---------------------------------------------------===//

namespace {
/// A slice that is padded at its end.
struct PaddedPart {
  /// Fails without part, if dimensions are left out, strides are not 1, or there is padding
  /// before it.
  static std::optional<PaddedPart> get(tensor::PadOp pad) {
    auto extract = pad.getSource().getDefiningOp<tensor::ExtractSliceOp>();
    if (!extract ||
        extract.getType().getRank() != extract.getSource().getType().getRank())
      return std::nullopt;
    PaddedPart part{pad, extract, getSlice(extract), getHigh(pad)};
    if (!areAllConstantIntValue(part.slice.strides, 1) ||
        !areAllConstantIntValue(getLow(pad), 0))
      return std::nullopt;
    return part;
  }
  bool isPadded(size_t dim) const { return !isConstantIntValue(high[dim], 0); }

  tensor::PadOp pad;
  tensor::ExtractSliceOp extract;
  Slice slice;
  SmallVector<OpFoldResult> high;
};
} // namespace

/// The offset, size and padding in dimension `i` of one padded part instead of two. False if
/// there is none.
static bool mergeDim(const PaddedPart &inner, PaddedPart &outer, size_t i) {
  bool isOuter = outer.isPadded(i);
  if (isOuter && inner.isPadded(i))
    return false;
  OpFoldResult &offset = outer.slice.offsets[i];
  if (isZeroInteger(offset))
    offset = inner.slice.offsets[i];
  else if (!isZeroInteger(inner.slice.offsets[i]))
    return false;
  // The part that the other takes must be all there is.
  int64_t all = isOuter ? inner.extract.getSource().getType().getDimSize(i)
                        : inner.pad.getType().getDimSize(i);
  OpFoldResult other = isOuter ? inner.slice.sizes[i] : outer.slice.sizes[i];
  if (ShapedType::isDynamic(all) || !isConstantIntValue(other, all))
    return false;
  if (!isOuter) {
    outer.slice.sizes[i] = inner.slice.sizes[i];
    outer.high[i] = inner.high[i];
  }
  return true;
}

/// Parts of padded parts, padded in other dimensions, are padded at once.
static LogicalResult mergeOrthogonalPads(tensor::PadOp op,
                                         PatternRewriter &rewriter) {
  auto outer = PaddedPart::get(op);
  auto innerPad =
      outer ? outer->extract.getSource().getDefiningOp<tensor::PadOp>()
            : tensor::PadOp();
  auto inner = innerPad ? PaddedPart::get(innerPad) : std::nullopt;
  if (!inner)
    return failure();
  Value value = getPaddingValue(op), innerValue = getPaddingValue(innerPad);
  if (!value || !innerValue ||
      (value != innerValue &&
       (!getConstantValue(value) ||
        getConstantValue(value) != getConstantValue(innerValue))))
    return failure();
  for (size_t i = 0; i < outer->high.size(); ++i)
    if (!mergeDim(*inner, *outer, i))
      return failure();
  RankedTensorType whole = inner->extract.getSource().getType();
  RankedTensorType type =
      getPartType(whole, outer->slice.sizes, whole.getRank());
  if (!type || outer->slice.leaves(whole.getShape()))
    return failure();
  SliceOperands lists(outer->slice);
  Value part = tensor::ExtractSliceOp::create(
      rewriter, op->getLoc(), type, inner->extract.getSource(), lists.offsets,
      lists.sizes, lists.strides, lists.staticOffsets, lists.staticSizes,
      lists.staticStrides);
  SmallVector<OpFoldResult> low = getLow(op);
  rewriter.replaceOp(
      op, createPad(op, op.getType(), part, low, outer->high, rewriter));
  return success();
}

void strata::registerTensorPadPatterns(Context &ctx) {
  registerOpHooks<tensor::PadOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("FoldStaticZeroPadding", dropZeroPadding);
        set.add("FoldSourceTensorCast", padOfCast);
        set.add("FoldTargetTensorCast", castOfPad);
        set.add("FoldOrthogonalPaddings", mergeOrthogonalPads);
        set.add("FoldStaticPadding", makePadStatic);
        set.add("FoldConsecutiveConstantPadding", mergePads);
      }});
}
