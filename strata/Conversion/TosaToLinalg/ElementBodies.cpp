// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The operations on elements: functions of the file TosaElementwise, and those that depend on
// attributes, constants and pairs of types.
#include "strata/Conversion/TosaToLinalg/TosaToLinalgDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Types/TypeUtilities.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::tosalower;

//===-- Clamps -------------------------------------------------------------===//

static Value createConstantOf(OpBuilder &builder, Location loc, Type type,
                              Attribute number) {
  if (auto integer = dyn_cast<IntegerAttr>(number))
    return arith::ConstantIntOp::create(builder, loc, type, integer.getValue());
  return arith::ConstantOp::create(builder, loc, number);
}

static Value createClamp(OpBuilder &builder, tosa::ClampOp op, Value value) {
  Location loc = op->getLoc();
  Type type = value.getType();
  if (!isa<IntegerType, FloatType>(type))
    return {};
  Value min = createConstantOf(builder, loc, type, op.getMinVal());
  Value max = createConstantOf(builder, loc, type, op.getMaxVal());
  if (isa<IntegerType>(type))
    return createIntegerClamp(
        builder, loc, value, min, max,
        getElementTypeOrSelf(op.getType()).isUnsignedInteger());
  Value low = arith::MinimumFOp::create(builder, loc, value, max);
  Value result = arith::MaximumFOp::create(builder, loc, low, min);
  if (op.getNanMode() != tosa::NanPropagationMode::IGNORE)
    return result;
  Value isNaN = arith::CmpFOp::create(builder, loc, arith::CmpFPredicate::UNO,
                                      value, value);
  return arith::SelectOp::create(builder, loc, isNaN, min, result);
}

//===-- Products -----------------------------------------------------------===//

static Value createExtension(OpBuilder &builder, Location loc, Value value,
                             Type type, bool isUnsigned) {
  if (value.getType() == type)
    return value;
  if (isUnsigned)
    return arith::ExtUIOp::create(builder, loc, type, value);
  return arith::ExtSIOp::create(builder, loc, type, value);
}

/// A product that is shifted to the right has 32 bits; the shift is a constant, or the third of
/// `args`.
static Value createProduct(OpBuilder &builder, tosa::MulOp op, ValueRange args,
                           Type type) {
  Location loc = op->getLoc();
  Value lhs = args[0], rhs = args[1];
  if (isa<FloatType>(type))
    return arith::MulFOp::create(builder, loc, lhs, rhs);
  if (!isa<IntegerType>(type))
    return {};
  std::optional<int64_t> amount = getConstantNumber(op.getShift());
  bool isShifted = !amount || *amount > 0;
  unsigned width = lhs.getType().getIntOrFloatBitWidth();
  if (width > type.getIntOrFloatBitWidth() ||
      (isShifted && !type.isInteger(32)))
    return {};
  Value shift = amount ? Value() : args[2];
  if (isShifted && amount)
    shift = arith::ConstantIntOp::create(builder, loc, *amount, 8);
  bool isUnsigned = getElementTypeOrSelf(op.getInput1()).isUnsignedInteger();
  lhs = createExtension(builder, loc, lhs, type, isUnsigned);
  rhs = createExtension(builder, loc, rhs, type, isUnsigned);
  if (!isShifted)
    return arith::MulIOp::create(builder, loc, lhs, rhs);
  return tosa::ApplyScaleOp::create(builder, loc, type, lhs, rhs, shift,
                                    tosa::RoundingMode::SINGLE_ROUND);
}

//===-- Negation -----------------------------------------------------------===//

/// The least of the usual integer types that has all values of `zeros - x`, where x has `width`
/// bits.
static IntegerType getNegationType(Builder &builder, int64_t zeros,
                                   unsigned width) {
  if (width > 32)
    return builder.getI64Type();
  int64_t greatest = (int64_t(1) << (width - 1)) + std::abs(zeros);
  if (greatest <= std::numeric_limits<int16_t>::max())
    return builder.getI16Type();
  return greatest <= std::numeric_limits<int32_t>::max() ? builder.getI32Type()
                                                         : builder.getI64Type();
}

/// `zero points - x`, in a type where it does not overflow, clamped.
static Value createNegation(OpBuilder &builder, tosa::NegateOp op,
                            ValueRange args) {
  Location loc = op->getLoc();
  Value input = args[0];
  Type type = input.getType();
  if (isa<FloatType>(type))
    return arith::NegFOp::create(builder, loc, input);
  bool isUnsigned = getElementTypeOrSelf(op.getInput1()).isUnsignedInteger();
  unsigned width = type.getIntOrFloatBitWidth();
  if (width > 64)
    return {};
  Type wide = builder.getI64Type();
  Value zeros;
  if (args.size() == 1) {
    int64_t sum = *getConstantNumber(op.getInput1Zp()) +
                  *getConstantNumber(op.getOutputZp());
    wide = getNegationType(builder, sum, isUnsigned ? width + 1 : width);
    zeros = arith::ConstantIntOp::create(builder, loc, wide, sum);
  } else {
    Value zp = createExtension(builder, loc, args[1], wide, isUnsigned);
    Value other = createExtension(builder, loc, args[2], wide, isUnsigned);
    zeros = arith::AddIOp::create(builder, loc, zp, other);
  }
  Value number = createExtension(builder, loc, input, wide, isUnsigned);
  Value result = arith::SubIOp::create(builder, loc, zeros, number);
  result = createClampToWidth(builder, loc, result, width, isUnsigned);
  if (wide != type)
    result = arith::TruncIOp::create(builder, loc, type, result);
  return result;
}

//===-- Functions ----------------------------------------------------------===//

ElementBodies::ElementBodies(Context *ctx)
    : rules(getExpansionRules(ctx, "TosaElementwise")) {
  for (const ExpansionRule &rule : rules)
    if (operations.empty() || operations.back() != rule.root)
      operations.push_back(rule.root);
}

static bool isSignless(Type type) {
  auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
  return !integer || integer.isSignless();
}

/// Whether the attributes and the signs of the types of `op` are those of the function.
static bool isFor(Operation *function, Operation *op) {
  if (!function->getAttr("conversion.unsigned") &&
      (!llvm::all_of(op->getOperandTypes(), isSignless) ||
       !llvm::all_of(op->getResultTypes(), isSignless)))
    return false;
  return hasAttributesOf(function, op);
}

Value ElementBodies::create(OpBuilder &builder, Operation *op, ValueRange args,
                            Type resultType) const {
  if (auto clamp = dyn_cast<tosa::ClampOp>(op))
    return createClamp(builder, clamp, args.front());
  if (auto mul = dyn_cast<tosa::MulOp>(op))
    return createProduct(builder, mul, args, resultType);
  if (auto negate = dyn_cast<tosa::NegateOp>(op))
    return createNegation(builder, negate, args);
  if (auto cast = dyn_cast<tosa::CastOp>(op))
    return createElementCast(builder, op->getLoc(), args.front(),
                             getElementTypeOrSelf(cast.getInput()),
                             getElementTypeOrSelf(cast.getType()));
  for (const ExpansionRule &rule : rules) {
    if (rule.root != op->getName().getStringRef() || !isFor(rule.function, op))
      continue;
    if (Value result = createFunctionBody(builder, op->getLoc(), rule.function,
                                          args, resultType))
      return result;
  }
  return {};
}
