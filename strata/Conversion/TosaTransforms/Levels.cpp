// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaTransforms/Validation.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace strata;
using namespace strata::tosalower;

// The ranges of level 8K.
static constexpr int64_t MaxRank = 6;
static constexpr int64_t MaxKernel = 8192;
static constexpr int64_t MaxStride = 8192;
static constexpr int64_t MaxScale = 256;
static constexpr int64_t MaxTensorBytes = (int64_t(1) << 31) - 1;
static constexpr unsigned MaxTensorListSize = 64;
static constexpr unsigned MaxNesting = 6;

static LogicalResult verifyAtMost(Operation *op, ArrayRef<int64_t> values,
                                  int64_t limit, StringRef range) {
  for (int64_t value : values)
    if (value > limit)
      return op->emitOpError("failed level check: ") << range;
  return success();
}

//===-- Tensors ------------------------------------------------------------===//

/// `kind` says whether it is the type of an operand, a result or a variable.
static LogicalResult verifyRank(Operation *op, Type type, StringRef kind) {
  if (auto shape = dyn_cast<tosa::ShapeType>(type)) {
    if (shape.getRank() > MaxRank)
      return op->emitOpError("failed shape type level check: ")
             << type << " exceeds MAX_RANK";
    return success();
  }
  auto tensor = dyn_cast<TensorType>(type);
  if (!tensor)
    return success();
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked)
    return op->emitOpError("failed level check: unranked tensor");
  if (ranked.getRank() > MaxRank)
    return op->emitOpError("failed level check: ")
           << kind << " rank(shape) <= MAX_RANK";
  return success();
}

static int64_t getElementBytes(Type type) {
  bool hasWidth = isa<IntegerType, FloatType>(type);
  return hasWidth ? std::max(type.getIntOrFloatBitWidth() / 8, 1u) : 1;
}

/// The size of a tensor, at most MaxTensorBytes + 1.
static int64_t getBytes(RankedTensorType type) {
  int64_t bytes = getElementBytes(type.getElementType());
  for (int64_t size : type.getShape()) {
    if (size == 0)
      return 0;
    bytes = bytes > MaxTensorBytes / size ? MaxTensorBytes + 1 : bytes * size;
  }
  return bytes;
}

static LogicalResult verifySize(Operation *op, Type type, StringRef kind,
                                tosa::SpecificationVersion version) {
  auto tensor = dyn_cast<TensorType>(type);
  if (!tensor)
    return success();
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked)
    return op->emitOpError("failed level check: unranked tensor");
  if (!ranked.hasStaticShape()) {
    if (version != tosa::SpecificationVersion::V_1_0)
      return success();
    return op->emitOpError("failed level check: ")
           << kind
           << " shape dimension cannot be dynamic when targeting TOSA "
              "specification version 1.0 or below";
  }
  if (getBytes(ranked) > MaxTensorBytes)
    return op->emitOpError("failed level check: ")
           << kind << " tensor size (in bytes) <= (1 << MAX_LOG2_SIZE - 1)";
  return success();
}

/// The types with a rank that is limited. Operations of control flow only limit that of a condition.
static LogicalResult verifyRanks(Operation *op) {
  if (isa<tosa::CustomOp, tosa::ConstShapeOp, tosa::WhileOp, tosa::YieldOp>(op))
    return success();
  if (auto conditional = dyn_cast<tosa::IfOp>(op))
    return verifyRank(op, conditional.getCondition().getType(), "operand");
  for (Type type : op->getOperandTypes())
    if (failed(verifyRank(op, type, "operand")))
      return failure();
  for (Type type : op->getResultTypes())
    if (failed(verifyRank(op, type, "result")))
      return failure();
  return success();
}

static LogicalResult verifySizes(Operation *op,
                                 tosa::SpecificationVersion version) {
  if (isa<tosa::YieldOp>(op))
    return success();
  for (Type type : op->getOperandTypes())
    if (failed(verifySize(op, type, "operand", version)))
      return failure();
  for (Type type : op->getResultTypes())
    if (failed(verifySize(op, type, "result", version)))
      return failure();
  return success();
}

RankedTensorType tosalower::getVariableType(tosa::VariableOp op) {
  SmallVector<int64_t> shape;
  for (const APInt &size : op.getVarShape().getValues<APInt>())
    shape.push_back(size.getSExtValue() < 0 ? ShapedType::kDynamic
                                            : size.getSExtValue());
  return RankedTensorType::get(shape, op.getType());
}

static LogicalResult verifyVariable(tosa::VariableOp op,
                                    tosa::SpecificationVersion version) {
  RankedTensorType type = getVariableType(op);
  if (failed(verifyRank(op, type, "variable type")))
    return failure();
  return verifySize(op, type, "variable type", version);
}

//===-- Operations ---------------------------------------------------------===//

static LogicalResult verifyPool(Operation *op, ArrayRef<int64_t> kernel,
                                ArrayRef<int64_t> stride) {
  if (failed(verifyAtMost(op, kernel, MaxKernel, "kernel <= MAX_KERNEL")))
    return failure();
  return verifyAtMost(op, stride, MaxStride, "stride <= MAX_STRIDE");
}

/// `kernel` is the shape of the kernel, whose dimensions have the given names.
static LogicalResult verifyKernel(Operation *op, ArrayRef<int64_t> kernel,
                                  ArrayRef<int64_t> dilation,
                                  ArrayRef<StringRef> ranges) {
  for (auto [size, factor, range] : llvm::zip(kernel, dilation, ranges))
    if (!ShapedType::isDynamic(size) && size * factor > MaxKernel)
      return op->emitOpError("failed level check: ") << range;
  return success();
}

static ArrayRef<int64_t> getShape(Value value) {
  return cast<RankedTensorType>(value.getType()).getShape();
}

template <typename Op> static LogicalResult verifyConvolution(Op op) {
  Operation *generic = op;
  if (failed(verifyAtMost(generic, op.getDilation(), MaxKernel,
                          "dilation <= MAX_KERNEL")) ||
      failed(
          verifyAtMost(generic, op.getPad(), MaxKernel, "pad <= MAX_KERNEL")) ||
      failed(verifyAtMost(generic, op.getStride(), MaxStride,
                          "stride <= MAX_STRIDE")))
    return failure();
  // The kernel of a depthwise convolution precedes its channels.
  unsigned first = std::is_same_v<Op, tosa::DepthwiseConv2DOp> ? 0 : 1;
  static constexpr StringRef ranges[] = {"dilation_d * KD <= MAX_KERNEL)",
                                         "dilation_y * KH <= MAX_KERNEL)",
                                         "dilation_x * KW <= MAX_KERNEL)"};
  ArrayRef<int64_t> dilation = op.getDilation();
  return verifyKernel(generic,
                      getShape(op.getWeight()).slice(first, dilation.size()),
                      dilation, ArrayRef(ranges).take_back(dilation.size()));
}

static LogicalResult verifyTransposed(tosa::TransposeConv2DOp op) {
  static constexpr StringRef ranges[] = {"KH <= MAX_KERNEL",
                                         "KW <= MAX_KERNEL"};
  if (failed(verifyKernel(op, getShape(op.getWeight()).slice(1, 2), {1, 1},
                          ranges)) ||
      failed(verifyAtMost(op, op.getOutPad(), MaxKernel, "pad <= MAX_KERNEL")))
    return failure();
  return verifyAtMost(op, op.getStride(), MaxStride, "stride <= MAX_STRIDE");
}

static LogicalResult verifyTransform(Operation *op, Value input) {
  static constexpr StringRef ranges[] = {"H <= MAX_KERNEL", "W <= MAX_KERNEL"};
  return verifyKernel(op, getShape(input).drop_front(), {1, 1}, ranges);
}

static LogicalResult verifyScale(tosa::ResizeOp op) {
  auto constant = op.getScale().getDefiningOp<tosa::ConstShapeOp>();
  if (!constant)
    return success();
  SmallVector<int64_t> scale;
  for (const APInt &value :
       cast<DenseElementsAttr>(constant.getValuesAttr()).getValues<APInt>())
    scale.push_back(value.getSExtValue());
  static constexpr StringRef ranges[] = {"scale_y_n/scale_y_d <= MAX_SCALE",
                                         "scale_x_n/scale_x_d <= MAX_SCALE"};
  for (auto [i, range] : llvm::enumerate(ranges))
    if (scale[2 * i] / scale[2 * i + 1] > MaxScale)
      return op.emitOpError("failed level check: ") << range;
  return success();
}

static LogicalResult verifyListSize(Operation *op, size_t size,
                                    StringRef name) {
  if (size > MaxTensorListSize)
    return op->emitOpError("failed level check for MAX_TENSOR_LIST_SIZE: ")
           << name;
  return success();
}

static LogicalResult verifyLists(Operation *op, StringRef inputs,
                                 StringRef outputs) {
  size_t conditions = isa<tosa::IfOp>(op) ? 1 : 0;
  if (failed(verifyListSize(op, op->getNumOperands() - conditions, inputs)))
    return failure();
  return verifyListSize(op, op->getNumResults(), outputs);
}

static LogicalResult verifyNesting(Operation *op) {
  unsigned depth = 0;
  for (Operation *outer = op; outer; outer = outer->getParentOp())
    depth += isa<tosa::IfOp, tosa::WhileOp>(outer);
  if (depth >= MaxNesting)
    return op->emitOpError("failed level check: ")
           << depth << " >= MAX_NESTING";
  return verifyLists(op, "inputs", "outputs");
}

LogicalResult tosalower::verifyLevel(Operation *op,
                                     tosa::SpecificationVersion version) {
  if (failed(verifyRanks(op)) || failed(verifySizes(op, version)))
    return failure();
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case<tosa::AvgPool2dOp, tosa::MaxPool2dOp>([](auto pool) {
        return verifyPool(pool, pool.getKernel(), pool.getStride());
      })
      .Case<tosa::Conv2DOp, tosa::Conv3DOp, tosa::DepthwiseConv2DOp>(
          [](auto convolution) { return verifyConvolution(convolution); })
      .Case([](tosa::TransposeConv2DOp transposed) {
        return verifyTransposed(transposed);
      })
      .Case<tosa::FFT2dOp, tosa::RFFT2dOp>([](auto transform) {
        return verifyTransform(transform, transform.getInputReal());
      })
      .Case([](tosa::ResizeOp resize) { return verifyScale(resize); })
      .Case([](tosa::ConcatOp concat) {
        return verifyListSize(concat, concat.getInput1().size(), "input1");
      })
      .Case([](tosa::CustomOp custom) {
        return verifyLists(custom, "input_list", "output_list");
      })
      .Case<tosa::IfOp, tosa::WhileOp>(
          [](auto control) { return verifyNesting(control); })
      .Case([&](tosa::VariableOp variable) {
        return verifyVariable(variable, version);
      })
      .Default(success());
}
