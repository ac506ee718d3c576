// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Convolutions become named operations of linalg, on padded input, which add to the bias. The result
// of a depthwise convolution has a dimension for the channels of the input and one for the outputs of
// a channel; they are joined before the bias is added.
#include "strata/Conversion/TosaToLinalgNamed/TosaToLinalgNamedDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::tosalower;

//===-- Parts --------------------------------------------------------------===//

namespace {
/// Lowers a convolution.
struct Convolution {
  PatternRewriter &rewriter;
  Operation *op;
  Value input, weight, bias;
  ArrayRef<int64_t> pads, strides, dilations;
  Type accumulator;
  /// The zero points.
  int64_t inputZp, weightZp;
  /// The dimension of the weights that is the first of the kernel.
  int64_t firstDim;
  Location loc = op->getLoc();
  RankedTensorType inputType = dyn_cast<RankedTensorType>(input.getType());
  RankedTensorType weightType = dyn_cast<RankedTensorType>(weight.getType());
  RankedTensorType biasType = dyn_cast<RankedTensorType>(bias.getType());
  RankedTensorType type =
      dyn_cast<RankedTensorType>(op->getResult(0).getType());
  SmallVector<Value> sizes = {};

  LogicalResult check() const;
  bool isQuantized() const { return inputZp != 0 || weightZp != 0; }
  void createSizes();
  Value pad() const;
  Value createEmpty(ArrayRef<int64_t> shape, Type element) const;
  AffineMap getBiasMap() const;
  Value broadcastBias() const;
  template <typename Op, typename QuantizedOp>
  Value convolve(Value padded, Value kernel, Value init) const;
  Value addBias(Value result, Value init) const;
};
} // namespace

LogicalResult Convolution::check() const {
  if (!inputType || !weightType || !biasType || !type)
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  if (!weightType.hasStaticShape() || !biasType.hasStaticShape())
    return rewriter.notifyMatchFailure(op,
                                       "the sizes of weights are not static");
  return success();
}

/// The dynamic sizes of the result: of the windows, then of the batch, of which the results are in
/// the order of dimensions.
void Convolution::createSizes() {
  SmallVector<Value> windows;
  for (size_t i = 0; i < strides.size(); ++i) {
    auto dim = int64_t(i) + 1;
    if (!type.isDynamicDim(unsigned(dim)))
      continue;
    Value size = createDim(rewriter, loc, input, dim);
    Value kernel = createDim(rewriter, loc, weight, firstDim + int64_t(i));
    Window window{pads[2 * i], pads[2 * i + 1], strides[i], dilations[i]};
    windows.push_back(createNumPositions(rewriter, loc, size, kernel, window));
  }
  if (type.isDynamicDim(0))
    sizes.push_back(createDim(rewriter, loc, input, 0));
  llvm::append_range(sizes, windows);
}

Value Convolution::pad() const {
  Type element = inputType.getElementType();
  Attribute number = isa<FloatType>(element)
                         ? rewriter.getZeroAttr(element)
                         : rewriter.getIntegerAttr(element, inputZp);
  return createPadded(rewriter, loc, input, pads, number);
}

Value Convolution::createEmpty(ArrayRef<int64_t> shape, Type element) const {
  return tensor::EmptyOp::create(rewriter, loc, shape, element, sizes);
}

/// The bias has a number for each channel, or one number.
AffineMap Convolution::getBiasMap() const {
  auto rank = unsigned(type.getRank());
  return AffineMap::get(rank, 0,
                        biasType.getDimSize(0) == 1
                            ? rewriter.getAffineConstantExpr(0)
                            : rewriter.getAffineDimExpr(rank - 1));
}

static SmallVector<linalg::IteratorType> getParallel(RankedTensorType type) {
  return SmallVector<linalg::IteratorType>(size_t(type.getRank()),
                                           linalg::IteratorType::parallel);
}

/// The bias in the type of the accumulator, for each element of the result.
Value Convolution::broadcastBias() const {
  Value empty = createEmpty(type.getShape(), accumulator);
  AffineMap maps[] = {
      getBiasMap(), rewriter.getMultiDimIdentityMap(unsigned(type.getRank()))};
  auto generic = linalg::GenericOp::create(
      rewriter, loc, TypeRange(empty.getType()), ValueRange(bias),
      ValueRange(empty), maps, getParallel(type),
      [&](OpBuilder &body, Location loc, ValueRange args) {
        Value number = args.front();
        if (number.getType() != accumulator) {
          if (isa<FloatType>(accumulator))
            number = arith::ExtFOp::create(body, loc, accumulator, number);
          else
            number = arith::ExtSIOp::create(body, loc, accumulator, number);
        }
        linalg::YieldOp::create(body, loc, number);
      });
  return generic->getResult(0);
}

template <typename Op, typename QuantizedOp>
Value Convolution::convolve(Value padded, Value kernel, Value init) const {
  NamedAttribute attrs[] = {
      rewriter.getNamedAttr("strides", rewriter.getI64TensorAttr(strides)),
      rewriter.getNamedAttr("dilations", rewriter.getI64TensorAttr(dilations))};
  if (!isQuantized())
    return Op::create(rewriter, loc, ValueRange{padded, kernel},
                      ValueRange(init), attrs)
        ->getResult(0);
  Value zp = arith::ConstantIntOp::create(rewriter, loc, inputZp, 32);
  Value otherZp = arith::ConstantIntOp::create(rewriter, loc, weightZp, 32);
  return QuantizedOp::create(rewriter, loc,
                             ValueRange{padded, kernel, zp, otherZp},
                             ValueRange(init), attrs)
      ->getResult(0);
}

Value Convolution::addBias(Value result, Value init) const {
  AffineMap map = rewriter.getMultiDimIdentityMap(unsigned(type.getRank()));
  auto generic = linalg::GenericOp::create(
      rewriter, loc, TypeRange(init.getType()), ValueRange{bias, result},
      ValueRange(init), {getBiasMap(), map, map}, getParallel(type),
      [&](OpBuilder &body, Location loc, ValueRange args) {
        Value sum;
        if (isa<FloatType>(type.getElementType()))
          sum = arith::AddFOp::create(body, loc, args[0], args[1]);
        else
          sum = arith::AddIOp::create(body, loc, args[0], args[1]);
        linalg::YieldOp::create(body, loc, sum);
      });
  return generic->getResult(0);
}

//===-- Convolutions -------------------------------------------------------===//

/// The parts of `op`, or std::nullopt if its zero points are not constant.
template <typename Op>
static std::optional<Convolution> getParts(Op op, PatternRewriter &rewriter,
                                           int64_t firstDim) {
  auto inputZp = getConstantNumber(op.getInputZp());
  auto weightZp = getConstantNumber(op.getWeightZp());
  if (!inputZp || !weightZp)
    return std::nullopt;
  return Convolution{rewriter,       op.getOperation(), op.getInput(),
                     op.getWeight(), op.getBias(),      op.getPad(),
                     op.getStride(), op.getDilation(),  op.getAccType(),
                     *inputZp,       *weightZp,         firstDim};
}

/// Makes the dimension of the outputs, the first, the last one.
static Value transposeWeight(PatternRewriter &rewriter, Location loc,
                             Value weight) {
  auto type = cast<RankedTensorType>(weight.getType());
  SmallVector<int64_t> permutation, shape;
  for (int64_t dim = 1; dim < type.getRank(); ++dim)
    permutation.push_back(dim);
  permutation.push_back(0);
  for (int64_t dim : permutation)
    shape.push_back(type.getDimSize(unsigned(dim)));
  Value empty =
      tensor::EmptyOp::create(rewriter, loc, shape, type.getElementType());
  return linalg::TransposeOp::create(rewriter, loc, weight, empty, permutation)
      ->getResult(0);
}

/// Replaces the operation by `result`, which has the type of the accumulator.
static void replaceConvolution(const Convolution &parts, Value result) {
  if (parts.accumulator == parts.type.getElementType()) {
    parts.rewriter.replaceOp(parts.op, result);
    return;
  }
  parts.rewriter.replaceOp(parts.op,
                           tosa::CastOp::create(parts.rewriter, parts.loc,
                                                Type(parts.type), result));
}

template <typename TosaOp, typename Op, typename QuantizedOp, bool Transposes>
static LogicalResult lowerConvolution(TosaOp op, PatternRewriter &rewriter) {
  auto parts = getParts(op, rewriter, 1);
  if (!parts || failed(parts->check()))
    return rewriter.notifyMatchFailure(op, "unsupported operands");
  parts->createSizes();
  Value padded = parts->pad();
  Value weight = Transposes
                     ? transposeWeight(rewriter, parts->loc, parts->weight)
                     : parts->weight;
  Value init = parts->broadcastBias();
  replaceConvolution(
      *parts, parts->template convolve<Op, QuantizedOp>(padded, weight, init));
  return success();
}

static LogicalResult lowerDepthwise(tosa::DepthwiseConv2DOp op,
                                    PatternRewriter &rewriter) {
  auto parts = getParts(op, rewriter, 0);
  if (!parts || failed(parts->check()))
    return rewriter.notifyMatchFailure(op, "unsupported operands");
  parts->createSizes();
  Value padded = parts->pad();
  Location loc = parts->loc;
  RankedTensorType type = parts->type, weightType = parts->weightType;
  SmallVector<int64_t> shape = llvm::to_vector(type.getShape().drop_back());
  shape.push_back(weightType.getDimSize(2));
  shape.push_back(weightType.getDimSize(3));
  Value empty = parts->createEmpty(shape, parts->accumulator);
  Value zero = arith::ConstantOp::create(
      rewriter, loc, rewriter.getZeroAttr(parts->accumulator));
  Value init =
      linalg::FillOp::create(rewriter, loc, ValueRange(zero), ValueRange(empty))
          ->getResult(0);
  Value resultInit = parts->createEmpty(type.getShape(), type.getElementType());
  Value result = parts->convolve<linalg::DepthwiseConv2DNhwcHwcmOp,
                                 linalg::DepthwiseConv2DNhwcHwcmQOp>(
      padded, parts->weight, init);
  if (parts->accumulator != type.getElementType()) {
    auto castType = RankedTensorType::get(shape, type.getElementType());
    result = tosa::CastOp::create(rewriter, loc, Type(castType), result);
  }
  ReassociationIndices groups[] = {{0}, {1}, {2}, {3, 4}};
  Value collapsed = tensor::CollapseShapeOp::create(rewriter, loc, Type(type),
                                                    result, groups);
  rewriter.replaceOp(op, parts->addBias(collapsed, resultInit));
  return success();
}

//===-- Products of matrices and transpositions ----------------------------===//

static LogicalResult lowerMatMul(tosa::MatMulOp op, PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  auto zp = getConstantNumber(op.getAZp()),
       otherZp = getConstantNumber(op.getBZp());
  if (!type || !zp || !otherZp || !isa<RankedTensorType>(op.getA().getType()) ||
      !isa<RankedTensorType>(op.getB().getType()))
    return rewriter.notifyMatchFailure(op, "unsupported operands");
  Location loc = op->getLoc();
  SmallVector<Value> sizes;
  Value sources[] = {op.getA(), op.getA(), op.getB()};
  for (auto [dim, source] : llvm::enumerate(sources))
    if (type.isDynamicDim(unsigned(dim)))
      sizes.push_back(createDim(rewriter, loc, source, int64_t(dim)));
  Value zero = arith::ConstantOp::create(
      rewriter, loc, rewriter.getZeroAttr(type.getElementType()));
  Value init = createFill(rewriter, loc, zero, type, sizes);
  if (*zp == 0 && *otherZp == 0) {
    auto product = linalg::BatchMatmulOp::create(
        rewriter, loc, ValueRange{op.getA(), op.getB()}, ValueRange(init));
    rewriter.replaceOp(op, product.getOperation());
    return success();
  }
  Value first = arith::ConstantIntOp::create(rewriter, loc, *zp, 32);
  Value second = arith::ConstantIntOp::create(rewriter, loc, *otherZp, 32);
  auto product = linalg::QuantizedBatchMatmulOp::create(
      rewriter, loc, ValueRange{op.getA(), op.getB(), first, second},
      ValueRange(init));
  rewriter.replaceOp(op, product.getOperation());
  return success();
}

static LogicalResult lowerTranspose(tosa::TransposeOp op,
                                    PatternRewriter &rewriter) {
  Value input = op.getInput1();
  auto type = dyn_cast<RankedTensorType>(input.getType());
  if (!type || !isa<RankedTensorType>(op.getType()))
    return rewriter.notifyMatchFailure(op, "the tensors must have a rank");
  Location loc = op->getLoc();
  SmallVector<int64_t> permutation, shape;
  SmallVector<Value> sizes;
  for (int32_t dim : op.getPerms()) {
    permutation.push_back(dim);
    shape.push_back(type.getDimSize(unsigned(dim)));
    if (ShapedType::isDynamic(shape.back()))
      sizes.push_back(linalg::createOrFoldDimOp(rewriter, loc, input, dim));
  }
  Value empty = tensor::EmptyOp::create(rewriter, loc, shape,
                                        type.getElementType(), sizes);
  Value result =
      linalg::TransposeOp::create(rewriter, loc, input, empty, permutation)
          ->getResult(0);
  replaceWithCast(rewriter, op, result);
  return success();
}

void tosalower::populateConvolutionPatterns(RewritePatternSet &patterns,
                                            bool prefersHWCF) {
  using namespace linalg;
  if (prefersHWCF)
    patterns.add<tosa::Conv2DOp>(
        lowerConvolution<tosa::Conv2DOp, Conv2DNhwcHwcfOp, Conv2DNhwcHwcfQOp,
                         true>);
  else
    patterns.add<tosa::Conv2DOp>(
        lowerConvolution<tosa::Conv2DOp, Conv2DNhwcFhwcOp, Conv2DNhwcFhwcQOp,
                         false>);
  patterns.add<tosa::Conv3DOp>(
      lowerConvolution<tosa::Conv3DOp, Conv3DNdhwcDhwcfOp, Conv3DNdhwcDhwcfQOp,
                       true>);
  patterns.add<tosa::DepthwiseConv2DOp>(lowerDepthwise);
  patterns.add<tosa::MatMulOp>(lowerMatMul);
  patterns.add<tosa::TransposeOp>(lowerTranspose);
}
