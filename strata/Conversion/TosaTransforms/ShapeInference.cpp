// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaTransforms/ShapeInference.h"

#include "strata/Conversion/TosaCommon/TosaCommon.h"
#include "strata/Dialects/TOSA/TOSAFoldsDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace strata;
using namespace strata::tosalower;

static constexpr int64_t Dynamic = ShapedType::kDynamic;

static Shape getShape(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type ? Shape(llvm::to_vector(type.getShape())) : std::nullopt;
}

/// The shape, with dynamic sizes if the rank is unknown or another.
static SmallVector<int64_t> getShape(Value value, size_t rank) {
  Shape shape = getShape(value);
  return shape && shape->size() == rank ? *shape
                                        : SmallVector<int64_t>(rank, Dynamic);
}

static bool isDynamic(int64_t size) { return ShapedType::isDynamic(size); }

static int64_t getKnown(int64_t size, int64_t other) {
  return isDynamic(size) ? other : size;
}

/// Sums and products of sizes; unknown after an overflow.
static int64_t add(int64_t lhs, int64_t rhs) {
  int64_t result;
  return isDynamic(lhs) || isDynamic(rhs) || llvm::AddOverflow(lhs, rhs, result)
             ? Dynamic
             : result;
}
static int64_t multiply(int64_t lhs, int64_t rhs) {
  int64_t result;
  return isDynamic(lhs) || isDynamic(rhs) || llvm::MulOverflow(lhs, rhs, result)
             ? Dynamic
             : result;
}

//===-- Types --------------------------------------------------------------===//

TensorType tosalower::refine(TensorType type, const Shape &shape) {
  // Attributes that fit no tensor, or an overflow: the operation is invalid.
  auto isNegative = [](int64_t size) { return size < 0 && !isDynamic(size); };
  if (!shape || llvm::any_of(*shape, isNegative))
    return type;
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked)
    return RankedTensorType::get(*shape, type.getElementType());
  if (ranked.getShape().size() != shape->size())
    return type;
  SmallVector<int64_t> sizes;
  for (auto [size, inferred] : llvm::zip(ranked.getShape(), *shape)) {
    if (!isDynamic(size) && !isDynamic(inferred) && size != inferred)
      return type;
    sizes.push_back(getKnown(size, inferred));
  }
  return ranked.clone(sizes);
}

TensorType tosalower::generalize(TensorType lhs, TensorType rhs) {
  auto first = dyn_cast<RankedTensorType>(lhs);
  auto second = dyn_cast<RankedTensorType>(rhs);
  if (!first || !second || first.getRank() != second.getRank())
    return UnrankedTensorType::get(lhs.getElementType());
  SmallVector<int64_t> sizes;
  for (auto [size, other] : llvm::zip(first.getShape(), second.getShape()))
    sizes.push_back(size == other ? size : Dynamic);
  return first.clone(sizes);
}

//===-- Elements -----------------------------------------------------------===//

static Shape inferBroadcast(ValueRange values) {
  Shape result = getShape(values.front());
  for (Value value : values.drop_front()) {
    Shape shape = getShape(value);
    if (!result || !shape || shape->size() != result->size())
      return std::nullopt;
    for (auto [size, other] : llvm::zip(*result, *shape)) {
      if (size == 1)
        size = other;
      else if (size != other && other != 1)
        return std::nullopt;
    }
  }
  return result;
}

/// Whether a shape is known and has the dimension: the verifier sees the axes of values
/// whose rank is unknown only afterwards.
static bool hasAxis(const Shape &shape, int64_t axis) {
  return shape && axis >= 0 && axis < int64_t(shape->size());
}

template <typename Op> static Shape inferReduction(Op op) {
  Shape shape = getShape(op.getInput());
  if (!hasAxis(shape, op.getAxis()))
    return std::nullopt;
  (*shape)[op.getAxis()] = 1;
  return shape;
}

static Shape inferArgMax(tosa::ArgMaxOp op) {
  Shape shape = getShape(op.getInput());
  if (!hasAxis(shape, op.getAxis()))
    return std::nullopt;
  shape->erase(shape->begin() + op.getAxis());
  return shape;
}

//===-- Shapes -------------------------------------------------------------===//

static Shape inferTranspose(tosa::TransposeOp op) {
  Shape shape = getShape(op.getInput1());
  if (!shape || shape->size() != op.getPerms().size())
    return std::nullopt;
  SmallVector<int64_t> sizes;
  for (int64_t perm : op.getPerms()) {
    if (!hasAxis(shape, perm))
      return std::nullopt;
    sizes.push_back((*shape)[perm]);
  }
  return sizes;
}

static Shape inferConcat(tosa::ConcatOp op) {
  Shape result;
  int64_t axis = op.getAxis(), sum = 0;
  for (Value value : op.getInput1()) {
    Shape shape = getShape(value);
    if (shape &&
        (!hasAxis(shape, axis) || (result && result->size() != shape->size())))
      return std::nullopt;
    int64_t size = shape ? (*shape)[axis] : Dynamic;
    sum = isDynamic(size) || isDynamic(sum) ? Dynamic : add(sum, size);
    if (!shape)
      continue;
    if (!result)
      result = shape;
    for (auto [known, other] : llvm::zip(*result, *shape))
      known = getKnown(known, other);
  }
  if (result)
    (*result)[axis] = sum;
  return result;
}

static Shape inferReshape(tosa::ReshapeOp op) {
  auto sizes = detail::getConstantSizes(op.getShape());
  if (!sizes)
    return std::nullopt;
  Shape input = getShape(op.getInput1());
  int64_t numElements = input ? 1 : Dynamic, product = 1;
  if (input)
    for (int64_t size : *input)
      numElements = isDynamic(size) || isDynamic(numElements)
                        ? Dynamic
                        : multiply(numElements, size);
  for (int64_t size : *sizes)
    if (size >= 0)
      product = isDynamic(product) ? Dynamic : multiply(product, size);
  for (int64_t &size : *sizes)
    if (size < 0)
      size = isDynamic(numElements) || isDynamic(product) || product == 0
                 ? Dynamic
                 : numElements / product;
  return sizes;
}

static Shape inferPad(tosa::PadOp op) {
  auto padding = detail::getConstantSizes(op.getPadding());
  Shape shape = getShape(op.getInput1());
  if (!padding)
    return shape ? Shape(SmallVector<int64_t>(shape->size(), Dynamic))
                 : std::nullopt;
  if (!shape)
    return SmallVector<int64_t>(padding->size() / 2, Dynamic);
  if (padding->size() != 2 * shape->size())
    return std::nullopt;
  for (auto [dim, size] : llvm::enumerate(*shape)) {
    int64_t low = (*padding)[2 * dim], high = (*padding)[2 * dim + 1];
    if (!isDynamic(size))
      size = low < 0 || high < 0 ? Dynamic : add(add(low, high), size);
  }
  return shape;
}

static Shape inferSlice(tosa::SliceOp op) {
  auto sizes = detail::getConstantSizes(op.getSize());
  if (sizes)
    for (int64_t &size : *sizes)
      if (size < 0)
        size = Dynamic;
  return sizes;
}

static Shape inferTile(tosa::TileOp op) {
  auto multiples = detail::getConstantSizes(op.getMultiples());
  Shape shape = getShape(op.getInput1());
  if (!multiples || !shape || shape->size() != multiples->size())
    return std::nullopt;
  for (auto [size, multiple] : llvm::zip(*shape, *multiples))
    if (!isDynamic(size))
      size = multiple < 0 ? Dynamic : multiply(size, multiple);
  return shape;
}

/// The size after scaling by a fraction.
static int64_t resize(int64_t size, int64_t numerator, int64_t denominator,
                      int64_t border) {
  int64_t scaled = add(multiply(size - 1, numerator), border);
  return isDynamic(scaled) || denominator <= 0 ? Dynamic
                                               : scaled / denominator + 1;
}

static Shape inferResize(tosa::ResizeOp op) {
  SmallVector<int64_t> shape = getShape(op.getInput(), 4);
  auto scale = detail::getConstantSizes(op.getScale());
  auto offset = detail::getConstantSizes(op.getOffset());
  auto border = detail::getConstantSizes(op.getBorder());
  for (unsigned i : {0, 1}) {
    int64_t &size = shape[i + 1];
    if (!scale || !offset || !border)
      size = Dynamic;
    else if (!isDynamic(size))
      size = resize(size, (*scale)[2 * i], (*scale)[2 * i + 1],
                    (*border)[i] - (*offset)[i]);
  }
  return shape;
}

//===-- Products -----------------------------------------------------------===//

static Shape inferMatMul(tosa::MatMulOp op) {
  SmallVector<int64_t> a = getShape(op.getA(), 3), b = getShape(op.getB(), 3);
  return SmallVector<int64_t>{getKnown(a[0], b[0]), a[1], b[2]};
}

static Shape inferMatMul(tosa::MatmulTBlockScaledOp op) {
  SmallVector<int64_t> a = getShape(op.getAData(), 3);
  SmallVector<int64_t> b = getShape(op.getBData(), 3);
  SmallVector<int64_t> aScale = getShape(op.getAScale(), 3);
  SmallVector<int64_t> bScale = getShape(op.getBScale(), 3);
  int64_t batches = getKnown(a[0], aScale[0]);
  // One batch of the second operand is used for all batches of the first.
  if (isDynamic(batches))
    for (int64_t size : {b[0], bScale[0]})
      if (size != 1)
        batches = getKnown(batches, size);
  return SmallVector<int64_t>{batches, getKnown(a[1], aScale[1]),
                              getKnown(b[1], bScale[1])};
}

static Shape inferGather(tosa::GatherOp op) {
  SmallVector<int64_t> values = getShape(op.getValues(), 3);
  SmallVector<int64_t> indices = getShape(op.getIndices(), 2);
  return SmallVector<int64_t>{getKnown(values[0], indices[0]), indices[1],
                              values[2]};
}

static Shape inferRealFourier(tosa::RFFT2dOp op) {
  Shape shape = getShape(op.getInputReal());
  if (shape && !isDynamic(shape->back()))
    shape->back() = shape->back() / 2 + 1;
  return shape;
}

/// The number of windows along a dimension.
static int64_t countWindows(int64_t size, int64_t kernel, int64_t padding,
                            int64_t stride, int64_t dilation) {
  if (isDynamic(size) || isDynamic(kernel))
    return Dynamic;
  int64_t space = add(add(size, padding), -1);
  int64_t window = multiply(kernel - 1, dilation);
  if (isDynamic(space) || isDynamic(window) || stride <= 0)
    return Dynamic;
  // Invalid if the window does not fit.
  return space < window ? -1 : (space - window) / stride + 1;
}

/// A shape with the batches of the input, the windows and the given number of channels.
template <typename Op>
static Shape inferWindows(Op op, ArrayRef<int64_t> kernel, int64_t channels,
                          ArrayRef<int64_t> dilation = {}) {
  SmallVector<int64_t> shape = getShape(op.getInput(), kernel.size() + 2);
  for (size_t i = 0; i < kernel.size(); ++i)
    shape[i + 1] = countWindows(
        shape[i + 1], kernel[i], op.getPad()[2 * i] + op.getPad()[2 * i + 1],
        op.getStride()[i], dilation.empty() ? 1 : dilation[i]);
  shape.back() = channels;
  return shape;
}

template <typename Op> static Shape inferPool(Op op) {
  return inferWindows(op, op.getKernel(), getShape(op.getInput(), 4).back());
}

/// The number of elements of a bias; one element is for all channels.
static int64_t getNumBiases(Value bias) {
  int64_t size = getShape(bias, 1).front();
  return size == 1 ? Dynamic : size;
}

template <typename Op> static Shape inferConvolution(Op op) {
  size_t rank = op.getDilation().size() + 2;
  SmallVector<int64_t> weight = getShape(op.getWeight(), rank);
  int64_t channels = getKnown(weight.front(), getNumBiases(op.getBias()));
  return inferWindows(op, ArrayRef<int64_t>(weight).drop_front().drop_back(),
                      channels, op.getDilation());
}

static Shape inferDepthwise(tosa::DepthwiseConv2DOp op) {
  SmallVector<int64_t> weight = getShape(op.getWeight(), 4);
  int64_t inputs = getKnown(getShape(op.getInput(), 4)[3], weight[2]);
  int64_t channels = isDynamic(inputs) || isDynamic(weight[3])
                         ? getNumBiases(op.getBias())
                         : multiply(inputs, weight[3]);
  return inferWindows(op, ArrayRef<int64_t>(weight).take_front(2), channels,
                      op.getDilation());
}

static Shape inferTransposed(tosa::TransposeConv2DOp op) {
  SmallVector<int64_t> shape = getShape(op.getInput(), 4);
  SmallVector<int64_t> weight = getShape(op.getWeight(), 4);
  for (unsigned i : {0, 1}) {
    int64_t &size = shape[i + 1];
    if (isDynamic(weight[i + 1]))
      size = Dynamic;
    else if (!isDynamic(size))
      size = add(multiply(size - 1, op.getStride()[i]),
                 op.getOutPad()[2 * i] + op.getOutPad()[2 * i + 1] +
                     weight[i + 1]);
  }
  shape[3] = getKnown(weight[0], getNumBiases(op.getBias()));
  return shape;
}

//===-- All operations -----------------------------------------------------===//

/// Operations whose results have the shapes of operands.
static std::optional<Shape> inferElementwise(Operation *op) {
  using namespace tosa;
  if (isa<AbsOp, BitwiseNotOp, CastOp, CeilOp, ClampOp, ClzOp, CosOp, ErfOp,
          ExpOp, FFT2dOp, FloorOp, IdentityOp, LogOp, LogicalNotOp, NegateOp,
          ReciprocalOp, RescaleOp, ReverseOp, RsqrtOp, ScatterOp, SigmoidOp,
          SinOp, TableOp, TanhOp>(op))
    return getShape(op->getOperands().front());
  if (auto mul = dyn_cast<MulOp>(op))
    return inferBroadcast({mul.getInput1(), mul.getInput2()});
  if (isa<AddOp, ArithmeticRightShiftOp, BitwiseAndOp, BitwiseOrOp,
          BitwiseXorOp, EqualOp, GreaterEqualOp, GreaterOp, IntDivOp,
          LogicalAndOp, LogicalLeftShiftOp, LogicalOrOp, LogicalRightShiftOp,
          LogicalXorOp, MaximumOp, MinimumOp, PowOp, SelectOp, SubOp>(op))
    return inferBroadcast(op->getOperands());
  return std::nullopt;
}

Shape tosalower::inferShape(Operation *op) {
  using namespace tosa;
  if (auto shape = inferElementwise(op))
    return *shape;
  return llvm::TypeSwitch<Operation *, Shape>(op)
      .Case<ReduceAllOp, ReduceAnyOp, ReduceMaxOp, ReduceMinOp, ReduceProductOp,
            ReduceSumOp>([](auto op) { return inferReduction(op); })
      .Case<Conv2DOp, Conv3DOp>([](auto op) { return inferConvolution(op); })
      .Case<AvgPool2dOp, MaxPool2dOp>([](auto op) { return inferPool(op); })
      .Case<MatMulOp, MatmulTBlockScaledOp>(
          [](auto op) { return inferMatMul(op); })
      .Case<ArgMaxOp>(inferArgMax)
      .Case<ConcatOp>(inferConcat)
      .Case<DepthwiseConv2DOp>(inferDepthwise)
      .Case<GatherOp>(inferGather)
      .Case<PadOp>(inferPad)
      .Case<RFFT2dOp>(inferRealFourier)
      .Case<ReshapeOp>(inferReshape)
      .Case<ResizeOp>(inferResize)
      .Case<SliceOp>(inferSlice)
      .Case<TileOp>(inferTile)
      .Case<TransposeConv2DOp>(inferTransposed)
      .Case<TransposeOp>(inferTranspose)
      .Default([](Operation *) { return Shape(); });
}
