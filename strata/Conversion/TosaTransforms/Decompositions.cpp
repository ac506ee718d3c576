// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaCommon/TosaCommon.h"
#include "strata/Conversion/TosaTransforms/TosaTransformsDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

using namespace strata;
using namespace strata::tosalower;

//===-- Tensors ------------------------------------------------------------===//

namespace {
using Sizes = SmallVector<int64_t>;

/// Creates operations whose results have known shapes.
struct TensorBuilder {
  Value createSizes(ArrayRef<int64_t> sizes) {
    Sizes values = llvm::to_vector(sizes);
    for (int64_t &value : values)
      if (ShapedType::isDynamic(value))
        value = -1;
    auto type = tosa::ShapeType::get(builder.getContext(), values.size());
    return tosa::ConstShapeOp::create(builder, loc, type,
                                      builder.getIndexTensorAttr(values));
  }
  Value createSplat(Attribute number, ArrayRef<int64_t> sizes) {
    auto type = RankedTensorType::get(sizes, cast<TypedAttr>(number).getType());
    auto elements = cast<ElementsAttr>(DenseElementsAttr::get(type, number));
    return tosa::ConstOp::create(builder, loc, type, elements);
  }
  RankedTensorType getType(Value value, ArrayRef<int64_t> sizes) {
    return RankedTensorType::get(sizes, getElement(value));
  }
  static Type getElement(Value value) {
    return cast<ShapedType>(value.getType()).getElementType();
  }
  static ArrayRef<int64_t> getShape(Value value) {
    return cast<ShapedType>(value.getType()).getShape();
  }
  Value createReshape(Value value, ArrayRef<int64_t> sizes) {
    Value shape = createSizes(sizes);
    return tosa::ReshapeOp::create(builder, loc, getType(value, sizes), value,
                                   shape);
  }
  Value createTranspose(Value value, ArrayRef<int32_t> perms) {
    Sizes sizes;
    for (int32_t perm : perms)
      sizes.push_back(getShape(value)[perm]);
    return tosa::TransposeOp::create(builder, loc, getType(value, sizes), value,
                                     perms);
  }
  Value createReverse(Value value, int64_t axis) {
    return tosa::ReverseOp::create(builder, loc, value.getType(), value, axis);
  }
  /// Pads with a number of the type of the elements.
  Value createPad(Value value, ArrayRef<int64_t> padding, int64_t number);
  Value createSlice(Value value, ArrayRef<int64_t> start,
                    ArrayRef<int64_t> size);
  /// The sum with a bias for the last dimension of `value`, of four dimensions.
  Value createBiased(Value value, Value bias) {
    Value row = createReshape(bias, {1, 1, 1, getShape(bias).front()});
    return tosa::AddOp::create(builder, loc, value.getType(), value, row);
  }

  OpBuilder &builder;
  Location loc;
};
} // namespace

Value TensorBuilder::createPad(Value value, ArrayRef<int64_t> padding,
                               int64_t number) {
  if (llvm::all_of(padding, [](int64_t size) { return size == 0; }))
    return value;
  Sizes sizes = llvm::to_vector(getShape(value));
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (!ShapedType::isDynamic(size))
      size += padding[2 * dim] + padding[2 * dim + 1];
  Value counts = createSizes(padding);
  Type element = getElement(value);
  Attribute attr = isa<FloatType>(element)
                       ? Attribute(FloatAttr::get(element, double(number)))
                       : Attribute(IntegerAttr::get(element, number));
  Value filler = createSplat(attr, {1});
  return tosa::PadOp::create(builder, loc, getType(value, sizes), value, counts,
                             filler);
}

Value TensorBuilder::createSlice(Value value, ArrayRef<int64_t> start,
                                 ArrayRef<int64_t> size) {
  Value begins = createSizes(start);
  Value sizes = createSizes(size);
  return tosa::SliceOp::create(builder, loc, getType(value, size), value,
                               begins, sizes);
}

/// The numbers of zero points if both are constants.
static std::optional<std::pair<int64_t, int64_t>> getZeroPoints(Value input,
                                                                Value weight) {
  auto first = getConstantNumber(input), second = getConstantNumber(weight);
  if (!first || !second)
    return std::nullopt;
  return std::pair(*first, *second);
}

static bool isStatic(Value value) {
  auto type = dyn_cast<RankedTensorType>(value.getType());
  return type && type.hasStaticShape();
}

//===-- Depthwise convolutions ---------------------------------------------===//

/// The numbers of `value` without the zero point, as elements of the result.
static Value createCentered(TensorBuilder &tensors, Value value, Type element,
                            int64_t zeroPoint) {
  if (zeroPoint == 0)
    return value;
  Sizes ones(TensorBuilder::getShape(value).size(), 1);
  Value zero = tensors.createSplat(IntegerAttr::get(element, zeroPoint), ones);
  return tosa::SubOp::create(tensors.builder, tensors.loc, value.getType(),
                             value, zero);
}

static Value createCast(TensorBuilder &tensors, Value value, Type element) {
  if (TensorBuilder::getElement(value) == element)
    return value;
  auto type = RankedTensorType::get(TensorBuilder::getShape(value), element);
  return tosa::CastOp::create(tensors.builder, tensors.loc, type, value);
}

/// A kernel of one element multiplies each channel.
static LogicalResult decomposeDepthwise(tosa::DepthwiseConv2DOp op,
                                        PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getInput().getType());
  auto resultType = dyn_cast<RankedTensorType>(op.getType());
  if (!type || type.getNumDynamicDims() > 1 || !resultType ||
      resultType.getNumDynamicDims() > 1 || !isStatic(op.getWeight()) ||
      !isStatic(op.getBias()))
    return rewriter.notifyMatchFailure(op, "several sizes are dynamic");
  ArrayRef<int64_t> kernel = TensorBuilder::getShape(op.getWeight());
  auto isOne = [](int64_t size) { return size == 1; };
  if (!isOne(kernel[0]) || !isOne(kernel[1]) ||
      !llvm::all_of(op.getStride(), isOne))
    return rewriter.notifyMatchFailure(op, "the kernel has several elements");
  auto zeros = getZeroPoints(op.getInputZp(), op.getWeightZp());
  if (!zeros)
    return rewriter.notifyMatchFailure(op, "the zero points are no constants");
  Type element = resultType.getElementType();
  TensorBuilder tensors{rewriter, op->getLoc()};
  Sizes sizes = llvm::to_vector(type.getShape());
  sizes.push_back(1);
  Sizes padding{0, 0};
  llvm::append_range(padding, op.getPad());
  padding.append(4, 0);
  Value reshaped = tensors.createReshape(op.getInput(), sizes);
  Value padded = tensors.createPad(reshaped, padding, zeros->first);
  Value cast = createCast(tensors, padded, element);
  Value weight = createCast(tensors, op.getWeight(), element);
  Value input = createCentered(tensors, cast, element, zeros->first);
  Value centered = createCentered(tensors, weight, element, zeros->second);
  Value factor =
      tensors.createReshape(centered, {1, 1, 1, kernel[2], kernel[3]});
  Value shift = tensors.createSplat(rewriter.getI8IntegerAttr(0), {1});
  Sizes productSizes = llvm::to_vector(TensorBuilder::getShape(input));
  productSizes.back() = kernel[3];
  Value product = tosa::MulOp::create(rewriter, op->getLoc(),
                                      tensors.getType(input, productSizes),
                                      input, factor, shift);
  Value result = tensors.createReshape(product, resultType.getShape());
  rewriter.replaceOp(op, tensors.createBiased(result, op.getBias()));
  return success();
}

//===-- Transposed convolutions --------------------------------------------===//

/// A convolution with the reversed kernel.
static LogicalResult decomposeUnstrided(tosa::TransposeConv2DOp op,
                                        PatternRewriter &rewriter) {
  if (!llvm::all_of(op.getStride(), [](int64_t size) { return size == 1; }) ||
      !isStatic(op.getWeight()))
    return rewriter.notifyMatchFailure(op, "the stride is not 1");
  ArrayRef<int64_t> kernel = TensorBuilder::getShape(op.getWeight());
  Sizes padding;
  for (auto [i, size] : llvm::enumerate(op.getOutPad()))
    padding.push_back(kernel[1 + i / 2] - 1 + size);
  if (llvm::any_of(padding, [](int64_t size) { return size < 0; }))
    return rewriter.notifyMatchFailure(op, "the result has fewer elements");
  TensorBuilder tensors{rewriter, op->getLoc()};
  Value rows = tensors.createReverse(op.getWeight(), 1);
  Value weight = tensors.createReverse(rows, 2);
  rewriter.replaceOpWithNewOp<tosa::Conv2DOp>(
      op, op.getType(), op.getInput(), weight, op.getBias(), op.getInputZp(),
      op.getWeightZp(), padding, Sizes{1, 1}, Sizes{1, 1}, op.getAccType());
  return success();
}

/// The kernel of a convolution whose channels are those of all positions between the elements of
/// the input.
static Value createStridedKernel(TensorBuilder &tensors,
                                 tosa::TransposeConv2DOp op,
                                 int64_t zeroPoint) {
  ArrayRef<int64_t> kernel = TensorBuilder::getShape(op.getWeight());
  ArrayRef<int64_t> stride = op.getStride();
  Sizes padding(8, 0);
  for (unsigned i : {0, 1})
    padding[2 * i + 3] = (stride[i] - kernel[i + 1] % stride[i]) % stride[i];
  Value padded = tensors.createPad(op.getWeight(), padding, zeroPoint);
  Sizes sizes = llvm::to_vector(TensorBuilder::getShape(padded));
  int64_t height = sizes[1] / stride[0], width = sizes[2] / stride[1];
  Value split = tensors.createReshape(
      padded, {sizes[0], height, stride[0], width, stride[1], sizes[3]});
  Value moved = tensors.createTranspose(split, {2, 4, 0, 1, 3, 5});
  Value joined = tensors.createReshape(
      moved, {sizes[0] * stride[0] * stride[1], height, width, sizes[3]});
  Value rows = tensors.createReverse(joined, 1);
  return tensors.createReverse(rows, 2);
}

/// The part of `value` that the padding of the result leaves, and zeros around it.
static Value createPadded(TensorBuilder &tensors, tosa::TransposeConv2DOp op,
                          Value value) {
  Sizes start(4, 0),
      size = llvm::to_vector(TensorBuilder::getShape(op.getResult()));
  Sizes padding(8, 0);
  for (unsigned dim : {1, 2}) {
    int64_t before = op.getOutPad()[2 * (dim - 1)];
    int64_t result = size[dim];
    start[dim] = std::max<int64_t>(0, -before);
    padding[2 * dim] = std::max<int64_t>(0, before);
    size[dim] = std::min(result - padding[2 * dim],
                         TensorBuilder::getShape(value)[dim] - start[dim]);
    padding[2 * dim + 1] = result - padding[2 * dim] - size[dim];
  }
  Value slice = tensors.createSlice(value, start, size);
  return tensors.createPad(slice, padding, 0);
}

static LogicalResult decomposeStrided(tosa::TransposeConv2DOp op,
                                      PatternRewriter &rewriter) {
  auto zeros = getZeroPoints(op.getInputZp(), op.getWeightZp());
  if (llvm::all_of(op.getStride(), [](int64_t size) { return size == 1; }) ||
      !isStatic(op.getInput()) || !isStatic(op.getWeight()) ||
      !isStatic(op.getBias()) || !isStatic(op.getResult()) || !zeros)
    return rewriter.notifyMatchFailure(op, "a shape is not static");
  Location loc = op->getLoc();
  TensorBuilder tensors{rewriter, loc};
  Value kernel = createStridedKernel(tensors, op, zeros->second);
  ArrayRef<int64_t> shape = TensorBuilder::getShape(kernel);
  Sizes padding(8, 0);
  for (unsigned dim : {1, 2})
    padding[2 * dim] = padding[2 * dim + 1] = shape[dim] - 1;
  Value input = tensors.createPad(op.getInput(), padding, zeros->first);
  Attribute zero =
      rewriter.getZeroAttr(TensorBuilder::getElement(op.getResult()));
  Value bias = tensors.createSplat(zero, {shape[0]});
  Sizes sizes = llvm::to_vector(TensorBuilder::getShape(input));
  for (unsigned dim : {1, 2})
    sizes[dim] -= shape[dim] - 1;
  sizes[3] = shape[0];
  Value convolved = tosa::Conv2DOp::create(
      rewriter, loc, tensors.getType(op.getResult(), sizes), input, kernel,
      bias, op.getInputZp(), op.getWeightZp(), Sizes{0, 0, 0, 0}, Sizes{1, 1},
      Sizes{1, 1}, op.getAccType());
  int64_t rows = op.getStride()[0], columns = op.getStride()[1];
  int64_t channels = shape[0] / rows / columns;
  Value split = tensors.createReshape(
      convolved, {sizes[0], sizes[1], sizes[2], rows, columns, channels});
  Value moved = tensors.createTranspose(split, {0, 1, 3, 2, 4, 5});
  Value joined = tensors.createReshape(
      moved, {sizes[0], sizes[1] * rows, sizes[2] * columns, channels});
  Value padded = createPadded(tensors, op, joined);
  rewriter.replaceOp(op, tensors.createBiased(padded, op.getBias()));
  return success();
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct OptionalDecompositions final : FunctionPass {
  using FunctionPass::FunctionPass;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add(decomposeDepthwise);
    patterns.add(decomposeUnstrided);
    patterns.add(decomposeStrided);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo decompositionsInfo = {
    .argument = "tosa-optional-decompositions",
    .name = "TosaOptionalDecompositionsPass",
    .summary = "Decompose transposed convolutions, and depthwise ones whose "
               "kernel has one element",
    .dependentDialects = {"tosa"},
    .create = makePass<OptionalDecompositions>,
};

void tosalower::registerDecompositionsPass(PassRegistry &registry) {
  registry.add(decompositionsInfo);
}
