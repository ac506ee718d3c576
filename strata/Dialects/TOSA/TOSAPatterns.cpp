// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Canonicalization patterns of clamps, pools and convolutions.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/TOSA/TOSAFoldsDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/APSInt.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using namespace strata::tosa;

//===-- Clamps -------------------------------------------------------------===//

static APSInt getBound(IntegerAttr attr) {
  auto type = dyn_cast<IntegerType>(attr.getType());
  bool isUnsigned = type && (type.isUnsigned() || type.getWidth() == 1);
  return APSInt(attr.getValue(), isUnsigned);
}

/// Whether the bounds of `op` exclude nothing. A clamp that ignores NaN replaces it.
static bool keepsAll(ClampOp op) {
  auto min = dyn_cast<IntegerAttr>(op.getMinVal());
  auto max = dyn_cast<IntegerAttr>(op.getMaxVal());
  if (min && max) {
    APSInt low = getBound(min), high = getBound(max);
    return low == APSInt::getMinValue(low.getBitWidth(), low.isUnsigned()) &&
           high == APSInt::getMaxValue(high.getBitWidth(), high.isUnsigned());
  }
  auto low = dyn_cast<FloatAttr>(op.getMinVal());
  auto high = dyn_cast<FloatAttr>(op.getMaxVal());
  return low && high && op.getNanMode() == NanPropagationMode::PROPAGATE &&
         low.getValue().isInfinity() && low.getValue().isNegative() &&
         high.getValue().isInfinity() && !high.getValue().isNegative();
}

static LogicalResult dropClamp(ClampOp op, PatternRewriter &rewriter) {
  if (op.getInput().getType() != op.getType() ||
      !isa<IntegerType, FloatType>(getElementTypeOrSelf(op.getType())) ||
      !keepsAll(op))
    return failure();
  rewriter.replaceOp(op, op.getInput());
  return success();
}

/// The bounds of two clamps whose ranges overlap.
struct ClampBounds {
  Attribute min, max;
};

static std::optional<ClampBounds> intersectIntegers(ClampOp inner,
                                                    ClampOp outer) {
  auto min = dyn_cast<IntegerAttr>(inner.getMinVal());
  auto max = dyn_cast<IntegerAttr>(inner.getMaxVal());
  auto outerMin = dyn_cast<IntegerAttr>(outer.getMinVal());
  auto outerMax = dyn_cast<IntegerAttr>(outer.getMaxVal());
  if (!min || !max || !outerMin || !outerMax ||
      min.getType() != outerMin.getType() ||
      !(getBound(min) < getBound(outerMax) &&
        getBound(outerMin) < getBound(max)))
    return std::nullopt;
  return ClampBounds{getBound(min) < getBound(outerMin) ? outerMin : min,
                     getBound(outerMax) < getBound(max) ? outerMax : max};
}

static std::optional<ClampBounds> intersectFloats(ClampOp inner,
                                                  ClampOp outer) {
  auto min = dyn_cast<FloatAttr>(inner.getMinVal());
  auto max = dyn_cast<FloatAttr>(inner.getMaxVal());
  auto outerMin = dyn_cast<FloatAttr>(outer.getMinVal());
  auto outerMax = dyn_cast<FloatAttr>(outer.getMaxVal());
  if (!min || !max || !outerMin || !outerMax ||
      min.getType() != outerMin.getType() ||
      !(min.getValue() < outerMax.getValue() &&
        outerMin.getValue() < max.getValue()))
    return std::nullopt;
  APFloat low = maximum(min.getValue(), outerMin.getValue());
  APFloat high = minimum(max.getValue(), outerMax.getValue());
  return ClampBounds{FloatAttr::get(min.getType(), low),
                     FloatAttr::get(min.getType(), high)};
}

static LogicalResult joinClamps(ClampOp op, PatternRewriter &rewriter) {
  auto inner = op.getInput().getDefiningOp<ClampOp>();
  // The outer clamp replaces a NaN that the inner one propagates, by its own bound.
  if (!inner || inner.getOperation() == op.getOperation() ||
      (op.getNanMode() == NanPropagationMode::IGNORE &&
       inner.getNanMode() == NanPropagationMode::PROPAGATE))
    return failure();
  auto bounds = intersectIntegers(inner, op);
  if (!bounds)
    bounds = intersectFloats(inner, op);
  if (!bounds)
    return failure();
  rewriter.replaceOpWithNewOp<ClampOp>(op, op.getType(), inner.getInput(),
                                       bounds->min, bounds->max,
                                       inner.getNanMode());
  return success();
}

//===-- Pools and convolutions ---------------------------------------------===//

/// Dimensions of an image: its height is 1, its width 2.
static constexpr int64_t ImageDims[] = {1, 2};
/// The largest padding of a convolution at the level 8k.
static constexpr int64_t MaxConvolutionPadding = 8192;

/// A pool of images of one pixel.
static LogicalResult dropMaxPool(MaxPool2dOp op, PatternRewriter &rewriter) {
  auto type = getStaticTensor(op.getInput().getType());
  if (!type || type != op.getType() ||
      !llvm::all_of(ImageDims,
                    [&](int64_t dim) { return isUnitDim(type, dim); }) ||
      (isa<FloatType>(type.getElementType()) &&
       op.getNanMode() == NanPropagationMode::IGNORE))
    return failure();
  rewriter.replaceOp(op, op.getInput());
  return success();
}

/// The paddings of `pad`, which pads images only, added to those of its user.
static std::optional<SmallVector<int64_t>> addPaddings(PadOp pad,
                                                       ArrayRef<int64_t> own) {
  auto paddings = getConstantSizes(pad.getPadding());
  auto from = dyn_cast<RankedTensorType>(pad.getInput1().getType());
  auto to = dyn_cast<RankedTensorType>(pad.getType());
  if (!paddings || paddings->size() != 8 || own.size() != 4 || !from || !to)
    return std::nullopt;
  // The size of the result follows from the size of the image.
  for (int64_t dim : ImageDims)
    if (from.isDynamicDim(unsigned(dim)) != to.isDynamicDim(unsigned(dim)))
      return std::nullopt;
  ArrayRef<int64_t> all = *paddings;
  if (llvm::any_of(all, [](int64_t size) {
        return size < 0 || size > MaxConvolutionPadding;
      }))
    return std::nullopt;
  auto isZero = [](int64_t size) { return size == 0; };
  if (!llvm::all_of(all.take_front(2), isZero) ||
      !llvm::all_of(all.take_back(2), isZero))
    return std::nullopt;
  SmallVector<int64_t> sums;
  for (auto [size, other] : llvm::zip(all.drop_front(2).drop_back(2), own))
    sums.push_back(size + other);
  return sums;
}

/// Whether two constants have one common number, where 0.0 is -0.0.
static bool haveSameSplat(Attribute lhs, Attribute rhs) {
  if (!lhs || !rhs)
    return false;
  auto x = getSplatInteger(lhs), y = getSplatInteger(rhs);
  if (x && y)
    return x->getBitWidth() == y->getBitWidth() && *x == *y;
  auto a = getSplatFloat(lhs), b = getSplatFloat(rhs);
  return a && b && a->compare(*b) == APFloat::cmpEqual;
}

/// Padding with zero points is done by the convolution.
template <typename Op>
static LogicalResult padInConvolution(Op op, PatternRewriter &rewriter) {
  auto pad = op.getInput().template getDefiningOp<PadOp>();
  auto sums = pad ? addPaddings(pad, op.getPad()) : std::nullopt;
  if (!sums ||
      llvm::any_of(*sums,
                   [](int64_t size) { return size > MaxConvolutionPadding; }) ||
      !haveSameSplat(getConstantValue(pad.getPadConst()),
                     getConstantValue(op.getInputZp())))
    return failure();
  rewriter.modifyOpInPlace(op, [&] {
    op.setInput(pad.getInput1());
    op.setPad(*sums);
  });
  return success();
}

/// Whether all elements of the constant are the least finite number of the type.
static bool isLeast(Attribute constant, Type element) {
  if (!constant)
    return false;
  if (auto value = getSplatFloat(constant))
    return value->isLargest() && value->isNegative();
  auto value = getSplatInteger(constant);
  auto type = dyn_cast<IntegerType>(element);
  return value && type &&
         (type.isUnsigned() ? value->isZero() : value->isMinSignedValue());
}

/// Padding with the least number is done by the pool, if it is less than the kernel.
static LogicalResult padInMaxPool(MaxPool2dOp op, PatternRewriter &rewriter) {
  auto pad = op.getInput().getDefiningOp<PadOp>();
  auto sums = pad ? addPaddings(pad, op.getPad()) : std::nullopt;
  if (!sums || !isLeast(getConstantValue(pad.getPadConst()),
                        getElementTypeOrSelf(pad.getPadConst())))
    return failure();
  for (auto [i, size] : llvm::enumerate(*sums))
    if (size >= op.getKernel()[i / 2])
      return failure();
  rewriter.modifyOpInPlace(op, [&] {
    op.setInput(pad.getInput1());
    op.setPad(*sums);
  });
  return success();
}

void detail::registerTOSAPatterns(Context &ctx) {
  registerOpHooks<ClampOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("ClampIsNoOp", dropClamp);
    set.add("ClampClampOptimization", joinClamps);
  }});
  registerOpHooks<Conv2DOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("FoldPadToTensorOp<tosa::Conv2DOp>", padInConvolution<Conv2DOp>);
  }});
  registerOpHooks<DepthwiseConv2DOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("FoldPadToTensorOp<tosa::DepthwiseConv2DOp>",
                padInConvolution<DepthwiseConv2DOp>);
      }});
  registerOpHooks<MaxPool2dOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("MaxPool2dIsNoOp", dropMaxPool);
        set.add("FoldPadToTensorOp<tosa::MaxPool2dOp>", padInMaxPool);
      }});
}
