// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic of each width and format. Overflow that flags exclude, shifts by too much and
// conversions of floats that do not fit give poison; divisions that have no result are
// errors.
#include "strata/Dialects/Arith/ArithCompare.h"
#include "strata/Interpreter/IntegersDetail.h"

#include "llvm/ADT/APSInt.h"

using namespace strata;
using namespace strata::interpreter;

//===-- Integers -------------------------------------------------------------===//

using OverflowFn = APInt (APInt::*)(const APInt &, bool &) const;

/// `sum` is the result of a function of two integers, of which `isSigned` and `isUnsigned`
/// tell whether it overflows; poison if a flag excludes that.
template <typename Op, OverflowFn isSigned, OverflowFn isUnsigned>
static Result computeWithFlags(Execution &execution, Args args) {
  const APInt &a = args[0].bits, &b = args[1].bits;
  bool signedOverflow = false, unsignedOverflow = false;
  APInt result = (a.*isSigned)(b, signedOverflow);
  (void)(a.*isUnsigned)(b, unsignedOverflow);
  auto flags =
      static_cast<unsigned>(Op(execution.getOperation()).getOverflowFlags());
  auto has = [&](arith::IntegerOverflowFlags flag) {
    return (flags & static_cast<unsigned>(flag)) != 0;
  };
  if ((signedOverflow && has(arith::IntegerOverflowFlags::nsw)) ||
      (unsignedOverflow && has(arith::IntegerOverflowFlags::nuw)))
    return poisonLike(args[0]);
  return Scalar(result);
}

static Result shiftLeft(Execution &execution, Args args) {
  if (args[1].bits.uge(args[0].bits.getBitWidth()))
    return poisonLike(args[0]);
  return computeWithFlags<arith::ShLIOp, &APInt::sshl_ov, &APInt::ushl_ov>(
      execution, args);
}

/// A division or a shift to the right; poison if it is `exact` and `undo` of the result and the
/// second operand is not the first one.
template <typename Op, auto compute, auto undo>
static Result computeMaybeExact(Execution &execution, Args args) {
  Result result = compute(execution, args);
  if (result && !result->isPoison &&
      Op(execution.getOperation()).getIsExact() &&
      undo(result->bits, args[1].bits) != args[0].bits)
    return poisonLike(args[0]);
  return result;
}

static APInt multiply(const APInt &a, const APInt &b) { return a * b; }
static APInt shiftBack(const APInt &a, const APInt &b) { return a.shl(b); }

static Result compareIntegers(Execution &execution, Args args) {
  arith::CmpIOp op(execution.getOperation());
  return Scalar::boolean(
      applyCmpPredicate(op.getPredicate(), args[0].bits, args[1].bits));
}

/// Computes both halves of a product of twice the width.
template <bool isSigned>
static LogicalResult executeMulExtended(Operation *op, Execution &execution) {
  ArrayRef<Scalar> a = execution.getOperand(0).getScalars(),
                   b = execution.getOperand(1).getScalars();
  if (a.size() != b.size())
    return execution.fail("the operands have different sizes");
  std::vector<Scalar> low, high;
  for (auto [x, y] : llvm::zip(a, b)) {
    unsigned width = x.bits.getBitWidth();
    if (x.isPoison || y.isPoison) {
      low.push_back(poisonLike(x));
      high.push_back(poisonLike(x));
      continue;
    }
    auto widen = [&](const APInt &bits) {
      return isSigned ? bits.sext(2 * width) : bits.zext(2 * width);
    };
    APInt product = widen(x.bits) * widen(y.bits);
    low.push_back(product.trunc(width));
    high.push_back(product.extractBits(width, width));
  }
  ArrayRef<int64_t> shape;
  if (execution.getOperand(0).isElements())
    shape = execution.getOperand(0).getElements().shape;
  Type type = op->getResult(0).getType();
  execution.addResult(makeValue(type, std::move(low), shape));
  execution.addResult(makeValue(type, std::move(high), shape));
  return success();
}

static LogicalResult executeAddExtended(Operation *op, Execution &execution) {
  ArrayRef<Scalar> a = execution.getOperand(0).getScalars(),
                   b = execution.getOperand(1).getScalars();
  if (a.size() != b.size())
    return execution.fail("the operands have different sizes");
  std::vector<Scalar> sums, carries;
  for (auto [x, y] : llvm::zip(a, b)) {
    bool carry = false;
    sums.push_back(x.bits.uadd_ov(y.bits, carry));
    carries.push_back(Scalar::boolean(carry));
    sums.back().isPoison = carries.back().isPoison = x.isPoison || y.isPoison;
  }
  ArrayRef<int64_t> shape;
  if (execution.getOperand(0).isElements())
    shape = execution.getOperand(0).getElements().shape;
  execution.addResult(
      makeValue(op->getResult(0).getType(), std::move(sums), shape));
  execution.addResult(
      makeValue(op->getResult(1).getType(), std::move(carries), shape));
  return success();
}

//===-- Floats ---------------------------------------------------------------===//

static constexpr auto toNearest = APFloat::rmNearestTiesToEven;

template <auto fn>
static Result computeFloats(Execution &execution, Args args) {
  Type type = getResultScalar(execution);
  APFloat result = args[0].getFloat(type);
  fn(result, args[1].getFloat(type));
  return Scalar(result);
}

static Result negate(Execution &execution, Args args) {
  APFloat value = args[0].getFloat(getResultScalar(execution));
  value.changeSign();
  return Scalar(value);
}

static Result compareFloats(Execution &execution, Args args) {
  Type type = getOperandScalar(execution, 0);
  APFloat::cmpResult order =
      args[0].getFloat(type).compare(args[1].getFloat(type));
  // The bits of a predicate: unordered, less, greater, equal, as numbers of LLVM.
  using P = arith::CmpFPredicate;
  bool isLess = order == APFloat::cmpLessThan,
       isGreater = order == APFloat::cmpGreaterThan,
       isEqual = order == APFloat::cmpEqual,
       isUnordered = order == APFloat::cmpUnordered;
  switch (arith::CmpFOp(execution.getOperation()).getPredicate()) {
  case P::False:
    return Scalar::boolean(false);
  case P::oeq:
    return Scalar::boolean(isEqual);
  case P::ogt:
    return Scalar::boolean(isGreater);
  case P::oge:
    return Scalar::boolean(isGreater || isEqual);
  case P::olt:
    return Scalar::boolean(isLess);
  case P::ole:
    return Scalar::boolean(isLess || isEqual);
  case P::one:
    return Scalar::boolean(isLess || isGreater);
  case P::ord:
    return Scalar::boolean(!isUnordered);
  case P::ueq:
    return Scalar::boolean(isUnordered || isEqual);
  case P::ugt:
    return Scalar::boolean(isUnordered || isGreater);
  case P::uge:
    return Scalar::boolean(!isLess);
  case P::ult:
    return Scalar::boolean(isUnordered || isLess);
  case P::ule:
    return Scalar::boolean(!isGreater);
  case P::une:
    return Scalar::boolean(!isEqual);
  case P::uno:
    return Scalar::boolean(isUnordered);
  case P::True:
    return Scalar::boolean(true);
  }
  return std::nullopt;
}

//===-- Conversions ----------------------------------------------------------===//

static Result extendSigned(Execution &execution, Args args) {
  return Scalar(args[0].bits.sext(getScalarWidth(getResultScalar(execution))));
}
static Result extendUnsigned(Execution &execution, Args args) {
  return Scalar(args[0].bits.zext(getScalarWidth(getResultScalar(execution))));
}
static Result truncateInteger(Execution &execution, Args args) {
  unsigned width = getScalarWidth(getResultScalar(execution));
  auto flags = static_cast<unsigned>(
      arith::TruncIOp(execution.getOperation()).getOverflowFlags());
  auto has = [&](arith::IntegerOverflowFlags flag) {
    return (flags & static_cast<unsigned>(flag)) != 0;
  };
  const APInt &bits = args[0].bits;
  if ((has(arith::IntegerOverflowFlags::nsw) && !bits.isSignedIntN(width)) ||
      (has(arith::IntegerOverflowFlags::nuw) && !bits.isIntN(width)))
    return Scalar::poison(width);
  return Scalar(bits.trunc(width));
}
template <bool isSigned>
static Result castIndex(Execution &execution, Args args) {
  unsigned width = getScalarWidth(getResultScalar(execution));
  return Scalar(isSigned ? args[0].bits.sextOrTrunc(width)
                         : args[0].bits.zextOrTrunc(width));
}
template <bool isSigned>
static Result integerToFloat(Execution &execution, Args args) {
  APFloat value(
      cast<FloatType>(getResultScalar(execution)).getFloatSemantics());
  (void)value.convertFromAPInt(args[0].bits, isSigned, toNearest);
  return Scalar(value);
}
template <bool isSigned>
static Result floatToInteger(Execution &execution, Args args) {
  unsigned width = getScalarWidth(getResultScalar(execution));
  llvm::APSInt value(width, /*isUnsigned=*/!isSigned);
  bool isExact = false;
  APFloat::opStatus status =
      args[0]
          .getFloat(getOperandScalar(execution, 0))
          .convertToInteger(value, APFloat::rmTowardZero, &isExact);
  if (status & APFloat::opInvalidOp)
    return Scalar::poison(width);
  return Scalar(APInt(value));
}
static APFloat::roundingMode getRounding(Operation *op) {
  auto truncf = dyn_cast<arith::TruncFOp>(op);
  std::optional<arith::RoundingMode> mode;
  if (truncf)
    mode = truncf.getRoundingmode();
  if (!mode)
    return toNearest;
  switch (*mode) {
  case arith::RoundingMode::to_nearest_even:
    return toNearest;
  case arith::RoundingMode::downward:
    return APFloat::rmTowardNegative;
  case arith::RoundingMode::upward:
    return APFloat::rmTowardPositive;
  case arith::RoundingMode::toward_zero:
    return APFloat::rmTowardZero;
  case arith::RoundingMode::to_nearest_away:
    return APFloat::rmNearestTiesToAway;
  }
  return toNearest;
}
static Result convertFloat(Execution &execution, Args args) {
  APFloat value = args[0].getFloat(getOperandScalar(execution, 0));
  const llvm::fltSemantics &semantics =
      cast<FloatType>(getResultScalar(execution)).getFloatSemantics();
  bool losesInfo = false;
  (void)value.convert(semantics, getRounding(execution.getOperation()),
                      &losesInfo);
  return Scalar(value);
}
static Result keepBits(Execution &, Args args) { return args[0]; }

static Result select(Execution &, Args args) {
  if (args[0].isPoison)
    return Scalar::poison(args[1].bits.getBitWidth());
  return args[args[0].getBool() ? 1 : 2];
}

/// Whole values are selected where the condition is one bit.
static LogicalResult executeSelect(Operation *, Execution &execution) {
  if (execution.getOperand(0).isElements())
    return mapElements(execution, select, /*readsPoison=*/true);
  const Scalar &condition = execution.getOperand(0).getScalar();
  const RuntimeValue &value = execution.getOperand(1);
  if (condition.isPoison && !value.isScalar() && !value.isElements())
    return execution.fail("the condition is poison");
  if (condition.isPoison)
    return mapElements(execution, select, /*readsPoison=*/true);
  execution.addResult(execution.getOperand(condition.getBool() ? 1 : 2));
  return success();
}

static LogicalResult executeConstant(Operation *op, Execution &execution) {
  Type type = op->getResult(0).getType();
  auto shaped = dyn_cast<ShapedType>(type);
  if (shaped &&
      !countScalars(execution, shaped.getShape(), shaped.getElementType()))
    return failure();
  std::optional<RuntimeValue> value = makeConstant(op->getAttr("value"), type);
  if (!value)
    return execution.fail("the interpreter has no values of this constant");
  execution.addResult(std::move(*value));
  return success();
}

//===-- Table ----------------------------------------------------------------===//

static constexpr Semantics table[] = {
    {"arith.constant", {executeConstant}},
    {"arith.addi",
     {executeElementwise<
         computeWithFlags<arith::AddIOp, &APInt::sadd_ov, &APInt::uadd_ov>>}},
    {"arith.subi",
     {executeElementwise<
         computeWithFlags<arith::SubIOp, &APInt::ssub_ov, &APInt::usub_ov>>}},
    {"arith.muli",
     {executeElementwise<
         computeWithFlags<arith::MulIOp, &APInt::smul_ov, &APInt::umul_ov>>}},
    {"arith.shli", {executeElementwise<shiftLeft>}},
    {"arith.shrsi",
     {executeElementwise<computeMaybeExact<
         arith::ShRSIOp,
         shift<[](const APInt &a, unsigned n) { return a.ashr(n); }>,
         shiftBack>>}},
    {"arith.shrui",
     {executeElementwise<computeMaybeExact<
         arith::ShRUIOp,
         shift<[](const APInt &a, unsigned n) { return a.lshr(n); }>,
         shiftBack>>}},
    {"arith.andi",
     {executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
       return a & b;
     }>>}},
    {"arith.ori",
     {executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
       return a | b;
     }>>}},
    {"arith.xori",
     {executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
       return a ^ b;
     }>>}},
    {"arith.maxsi",
     {executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
       return a.sgt(b) ? a : b;
     }>>}},
    {"arith.maxui",
     {executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
       return a.ugt(b) ? a : b;
     }>>}},
    {"arith.minsi",
     {executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
       return a.slt(b) ? a : b;
     }>>}},
    {"arith.minui",
     {executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
       return a.ult(b) ? a : b;
     }>>}},
    {"arith.divsi",
     {executeElementwise<computeMaybeExact<
         arith::DivSIOp,
         divide<[](const APInt &a, const APInt &b) { return a.sdiv(b); }, true>,
         multiply>>}},
    {"arith.divui",
     {executeElementwise<computeMaybeExact<
         arith::DivUIOp,
         divide<[](const APInt &a, const APInt &b) { return a.udiv(b); },
                false>,
         multiply>>}},
    {"arith.remsi",
     {executeElementwise<divide<
         [](const APInt &a, const APInt &b) { return a.srem(b); }, true>>}},
    {"arith.remui",
     {executeElementwise<divide<
         [](const APInt &a, const APInt &b) { return a.urem(b); }, false>>}},
    {"arith.floordivsi",
     {executeElementwise<divide<divideSigned<APInt::Rounding::DOWN>, true>>}},
    {"arith.ceildivsi",
     {executeElementwise<divide<divideSigned<APInt::Rounding::UP>, true>>}},
    {"arith.ceildivui",
     {executeElementwise<divide<divideUnsigned<APInt::Rounding::UP>, false>>}},
    {"arith.addui_extended", {executeAddExtended}},
    {"arith.mulsi_extended", {executeMulExtended<true>}},
    {"arith.mului_extended", {executeMulExtended<false>}},
    {"arith.cmpi", {executeElementwise<compareIntegers>}},
    {"arith.addf",
     {executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
       a.add(b, toNearest);
     }>>}},
    {"arith.subf",
     {executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
       a.subtract(b, toNearest);
     }>>}},
    {"arith.mulf",
     {executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
       a.multiply(b, toNearest);
     }>>}},
    {"arith.divf",
     {executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
       a.divide(b, toNearest);
     }>>}},
    {"arith.remf",
     {executeElementwise<
         computeFloats<[](APFloat &a, const APFloat &b) { a.mod(b); }>>}},
    {"arith.maximumf",
     {executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
       a = llvm::maximum(a, b);
     }>>}},
    {"arith.minimumf",
     {executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
       a = llvm::minimum(a, b);
     }>>}},
    {"arith.maxnumf",
     {executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
       a = llvm::maxnum(a, b);
     }>>}},
    {"arith.minnumf",
     {executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
       a = llvm::minnum(a, b);
     }>>}},
    {"arith.negf", {executeElementwise<negate>}},
    {"arith.cmpf", {executeElementwise<compareFloats>}},
    {"arith.extsi", {executeElementwise<extendSigned>}},
    {"arith.extui", {executeElementwise<extendUnsigned>}},
    {"arith.trunci", {executeElementwise<truncateInteger>}},
    {"arith.index_cast", {executeElementwise<castIndex<true>>}},
    {"arith.index_castui", {executeElementwise<castIndex<false>>}},
    {"arith.sitofp", {executeElementwise<integerToFloat<true>>}},
    {"arith.uitofp", {executeElementwise<integerToFloat<false>>}},
    {"arith.fptosi", {executeElementwise<floatToInteger<true>>}},
    {"arith.fptoui", {executeElementwise<floatToInteger<false>>}},
    {"arith.extf", {executeElementwise<convertFloat>}},
    {"arith.truncf", {executeElementwise<convertFloat>}},
    {"arith.bitcast", {executeElementwise<keepBits>}},
    {"arith.select", {executeSelect}},
};

LogicalResult interpreter::registerArithSemantics(Context &ctx) {
  return attachAll(ctx, table);
}
