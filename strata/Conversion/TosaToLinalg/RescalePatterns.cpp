// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tosa.rescale becomes linalg.generic, with tosa.apply_scale in its body. Multipliers, shifts and
// zero points that are not constant are inputs.
#include "strata/Conversion/TosaToLinalg/TosaToLinalgDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::tosalower;

/// A shift of more bits than this makes every number zero.
static constexpr int64_t MaxShift = 63;
/// Only shifts of more bits than this are rounded twice.
static constexpr int64_t MaxSingleShift = 31;

namespace {
/// Lowers one operation.
struct RescaleBuilder {
  PatternRewriter &rewriter;
  tosa::RescaleOp op;
  Location loc;
  RankedTensorType type, resultType;
  /// The inputs of linalg.generic, and their maps.
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  tosa::RoundingMode mode;
  /// The values for all elements, if they are constants; otherwise the numbers of the inputs that
  /// have them.
  Value multiplier = {}, shift = {};
  std::optional<unsigned> multiplierInput = {}, shiftInput = {},
                          inputZpInput = {}, outputZpInput = {};

  unsigned addInput(Value value, AffineMap map) {
    inputs.push_back(value);
    maps.push_back(map);
    return unsigned(inputs.size()) - 1;
  }
  AffineMap getChannelMap() const;
  unsigned addOperand(Value value);
  void addConstants(ArrayRef<int64_t> multipliers, ArrayRef<int64_t> shifts);
  void addScale();
  void addZeroPoints();
  Value createZeroPoint(OpBuilder &body, ValueRange args, Value operand,
                        std::optional<unsigned> input, bool isUnsigned,
                        Type type) const;
  Value createExtended(OpBuilder &body, Value value, bool isUnsigned) const;
  void createBody(OpBuilder &body, ValueRange args) const;
};
} // namespace

static std::optional<SmallVector<int64_t>> getNumbers(Value value) {
  auto elements =
      dyn_cast_or_null<DenseIntElementsAttr>(getConstantValue(value));
  if (!elements)
    return std::nullopt;
  SmallVector<int64_t> numbers;
  for (const APInt &number : elements.getValues<APInt>())
    numbers.push_back(number.getSExtValue());
  return numbers;
}

//===-- Operands -----------------------------------------------------------===//

/// The map to the last dimension, which is that of channels.
AffineMap RescaleBuilder::getChannelMap() const {
  auto rank = unsigned(type.getRank());
  return AffineMap::get(rank, 0, rewriter.getAffineDimExpr(rank - 1));
}

/// Adds a tensor with a number for each channel, or with one number, whose dimension is dropped.
unsigned RescaleBuilder::addOperand(Value value) {
  auto rank = unsigned(type.getRank());
  if (cast<RankedTensorType>(value.getType()).getDimSize(0) != 1)
    return addInput(value, getChannelMap());
  Value number = tensor::CollapseShapeOp::create(
      rewriter, loc, value, ArrayRef<ReassociationIndices>());
  return addInput(number, AffineMap::get(rank, 0, {}, rewriter.getContext()));
}

void RescaleBuilder::addConstants(ArrayRef<int64_t> multipliers,
                                  ArrayRef<int64_t> shifts) {
  SmallVector<int32_t> factors;
  SmallVector<int8_t> amounts;
  for (auto [factor, amount] : llvm::zip_equal(multipliers, shifts)) {
    factors.push_back(amount > MaxShift ? 0 : int32_t(factor));
    amounts.push_back(amount > MaxShift ? 0 : int8_t(amount));
  }
  bool isRoundedTwice = mode == tosa::RoundingMode::DOUBLE_ROUND &&
                        llvm::any_of(amounts, [](int8_t amount) {
                          return amount > MaxSingleShift;
                        });
  mode = isRoundedTwice ? tosa::RoundingMode::DOUBLE_ROUND
                        : tosa::RoundingMode::SINGLE_ROUND;
  if (factors.size() == 1) {
    multiplier =
        arith::ConstantIntOp::create(rewriter, loc, factors.front(), 32);
    shift = arith::ConstantIntOp::create(rewriter, loc, amounts.front(), 8);
    return;
  }
  auto size = int64_t(factors.size());
  auto factorType = RankedTensorType::get({size}, rewriter.getI32Type());
  auto amountType = RankedTensorType::get({size}, rewriter.getI8Type());
  Value factorTensor = arith::ConstantOp::create(
      rewriter, loc,
      DenseElementsAttr::get(factorType, ArrayRef<int32_t>(factors)));
  Value amountTensor = arith::ConstantOp::create(
      rewriter, loc,
      DenseElementsAttr::get(amountType, ArrayRef<int8_t>(amounts)));
  multiplierInput = addInput(factorTensor, getChannelMap());
  shiftInput = addInput(amountTensor, getChannelMap());
}

void RescaleBuilder::addScale() {
  auto multipliers = getNumbers(op.getMultiplier());
  auto shifts = getNumbers(op.getShift());
  if (multipliers && shifts)
    return addConstants(*multipliers, *shifts);
  multiplierInput = addOperand(op.getMultiplier());
  shiftInput = addOperand(op.getShift());
}

void RescaleBuilder::addZeroPoints() {
  if (!getConstantNumber(op.getInputZp()))
    inputZpInput = addOperand(op.getInputZp());
  if (!getConstantNumber(op.getOutputZp()))
    outputZpInput = addOperand(op.getOutputZp());
}

//===-- Body ---------------------------------------------------------------===//

/// At least 32 bits of `value`, which may be of an unsigned type.
Value RescaleBuilder::createExtended(OpBuilder &body, Value value,
                                     bool isUnsigned) const {
  Type type = value.getType();
  if (type.isUnsignedInteger()) {
    isUnsigned = true;
    value =
        UnrealizedConversionCastOp::create(body, loc, getSignless(type), value)
            ->getResult(0);
  }
  if (type.getIntOrFloatBitWidth() >= 32)
    return value;
  if (isUnsigned)
    return arith::ExtUIOp::create(body, loc, body.getI32Type(), value);
  return arith::ExtSIOp::create(body, loc, body.getI32Type(), value);
}

Value RescaleBuilder::createZeroPoint(OpBuilder &body, ValueRange args,
                                      Value operand,
                                      std::optional<unsigned> input,
                                      bool isUnsigned, Type type) const {
  if (input)
    return createExtended(body, args[*input], isUnsigned);
  unsigned width = getElementTypeOrSelf(operand).getIntOrFloatBitWidth();
  APInt number(width, uint64_t(*getConstantNumber(operand)), false, true);
  unsigned typeWidth = type.getIntOrFloatBitWidth();
  return arith::ConstantIntOp::create(body, loc, type,
                                      isUnsigned ? number.zext(typeWidth)
                                                 : number.sext(typeWidth));
}

void RescaleBuilder::createBody(OpBuilder &body, ValueRange args) const {
  Type element = type.getElementType();
  Type resultElement = resultType.getElementType();
  bool isUnsigned = op.getInputUnsigned() || element.isUnsignedInteger();
  bool isResultUnsigned =
      op.getOutputUnsigned() || resultElement.isUnsignedInteger();
  Type i32 = body.getI32Type();
  Type wide = element.getIntOrFloatBitWidth() > 32 ? element : i32;
  Value inputZp = createZeroPoint(body, args, op.getInputZp(), inputZpInput,
                                  isUnsigned, wide);
  Value outputZp = createZeroPoint(body, args, op.getOutputZp(), outputZpInput,
                                   isResultUnsigned, i32);
  Value number = createExtended(body, args.front(), isUnsigned);
  Value shifted = arith::SubIOp::create(body, loc, number, inputZp);
  Value scaled = tosa::ApplyScaleOp::create(
      body, loc, i32, shifted,
      multiplierInput ? args[*multiplierInput] : multiplier,
      shiftInput ? args[*shiftInput] : shift, mode);
  Value sum = arith::AddIOp::create(body, loc, scaled, outputZp);
  unsigned width = resultElement.getIntOrFloatBitWidth();
  Value result = createClampToWidth(body, loc, sum, width, isResultUnsigned);
  if (width < 32)
    result =
        arith::TruncIOp::create(body, loc, getSignless(resultElement), result);
  if (resultElement.isUnsignedInteger())
    result =
        UnrealizedConversionCastOp::create(body, loc, resultElement, result)
            ->getResult(0);
  linalg::YieldOp::create(body, loc, result);
}

//===-- Pattern ------------------------------------------------------------===//

static bool isSupported(tosa::RescaleOp op) {
  Type element = getElementTypeOrSelf(op.getInput());
  Type resultElement = getElementTypeOrSelf(op.getType());
  if (!isa<IntegerType>(element) || !isa<IntegerType>(resultElement))
    return false;
  bool isUnsigned = op.getOutputUnsigned() || resultElement.isUnsignedInteger();
  return resultElement.getIntOrFloatBitWidth() <= (isUnsigned ? 31 : 32) &&
         op.getRoundingMode() != tosa::RoundingMode::INEXACT_ROUND &&
         (op.getScale32() ||
          op.getRoundingMode() != tosa::RoundingMode::DOUBLE_ROUND);
}

static LogicalResult lowerRescale(tosa::RescaleOp op,
                                  PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getInput().getType());
  auto resultType = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !resultType || !isSupported(op) ||
      (op.getPerChannel() && !type.getRank()))
    return rewriter.notifyMatchFailure(op, "unsupported operands");
  Location loc = op->getLoc();
  SmallVector<Value> sizes = createDynamicSizes(rewriter, loc, op.getInput());
  auto rank = unsigned(type.getRank());
  AffineMap map = rewriter.getMultiDimIdentityMap(rank);
  RescaleBuilder builder{rewriter,   op,
                         loc,        type,
                         resultType, {op.getInput()},
                         {map},      op.getRoundingMode()};
  builder.addScale();
  builder.addZeroPoints();
  Value empty = tensor::EmptyOp::create(rewriter, loc, type.getShape(),
                                        resultType.getElementType(), sizes);
  builder.maps.push_back(map);
  SmallVector<linalg::IteratorType> iterators(rank,
                                              linalg::IteratorType::parallel);
  auto generic = linalg::GenericOp::create(
      rewriter, loc, TypeRange(empty.getType()), builder.inputs,
      ValueRange(empty), builder.maps, iterators,
      [&](OpBuilder &body, Location, ValueRange args) {
        builder.createBody(body, args);
      });
  Value result = generic->getResult(0);
  replaceWithCast(rewriter, op, result);
  return success();
}

void tosalower::populateRescalePatterns(RewritePatternSet &patterns) {
  patterns.add<tosa::RescaleOp>(lowerRescale);
}
