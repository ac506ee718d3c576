// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic of each width and format. Overflow that flags exclude, shifts by too much and
// conversions of floats that do not fit give poison; divisions that have no result are
// errors.
#include "strata/Dialects/Arith/ArithCompare.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Interpreter/IntegersDetail.h"

#include "llvm/ADT/APSInt.h"

using namespace strata;
using namespace strata::interpreter;

//===-- Integers -------------------------------------------------------------===//

using OverflowFn = APInt (APInt::*)(const APInt &, bool &) const;

/// `sum` is the result of a function of two integers, of which `isSigned` and `isUnsigned`
/// tell whether it overflows; poison if a flag excludes that.
template <typename Op, OverflowFn isSigned, OverflowFn isUnsigned>
static Result computeWithFlags(Execution &execution, const Scalar &lhs,
                               const Scalar &rhs) {
  const APInt &a = lhs.bits, &b = rhs.bits;
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
    return poisonLike(lhs);
  return Scalar(result);
}

static Result shiftLeft(Execution &execution, const Scalar &lhs,
                        const Scalar &rhs) {
  if (rhs.bits.uge(lhs.bits.getBitWidth()))
    return poisonLike(lhs);
  return computeWithFlags<arith::ShLIOp, &APInt::sshl_ov, &APInt::ushl_ov>(
      execution, lhs, rhs);
}

/// A division or a shift to the right; poison if it is `exact` and `undo` of the result and the
/// second operand is not the first one.
template <typename Op, auto compute, auto undo>
static Result computeMaybeExact(Execution &execution, const Scalar &lhs,
                                const Scalar &rhs) {
  Result result = compute(execution, lhs, rhs);
  if (result && !result->isPoison &&
      Op(execution.getOperation()).getIsExact() &&
      undo(result->bits, rhs.bits) != lhs.bits)
    return poisonLike(lhs);
  return result;
}

static APInt multiply(const APInt &a, const APInt &b) { return a * b; }
static APInt shiftBack(const APInt &a, const APInt &b) { return a.shl(b); }

static Result compareIntegers(Execution &execution, const Scalar &lhs,
                              const Scalar &rhs) {
  arith::CmpIOp op(execution.getOperation());
  return Scalar::boolean(
      applyCmpPredicate(op.getPredicate(), lhs.bits, rhs.bits));
}

/// Computes both halves of a product of twice the width.
template <typename Op>
static LogicalResult executeMulExtended(Operation *op, Execution &execution) {
  constexpr bool IsSigned = std::is_same_v<Op, arith::MulSIExtendedOp>;
  auto adaptor = execution.getAdaptor<Op>();
  ArrayRef<Scalar> a = adaptor.getLhs().getScalars(),
                   b = adaptor.getRhs().getScalars();
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
      return IsSigned ? bits.sext(2 * width) : bits.zext(2 * width);
    };
    APInt product = widen(x.bits) * widen(y.bits);
    low.push_back(product.trunc(width));
    high.push_back(product.extractBits(width, width));
  }
  ArrayRef<int64_t> shape;
  if (adaptor.getLhs().isElements())
    shape = adaptor.getLhs().getElements().shape;
  Type type = op->getResult(0).getType();
  execution.addResult(makeValue(type, std::move(low), shape));
  execution.addResult(makeValue(type, std::move(high), shape));
  return success();
}

static LogicalResult executeAddExtended(Operation *op, Execution &execution) {
  auto adaptor = execution.getAdaptor<arith::AddUIExtendedOp>();
  ArrayRef<Scalar> a = adaptor.getLhs().getScalars(),
                   b = adaptor.getRhs().getScalars();
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
  if (adaptor.getLhs().isElements())
    shape = adaptor.getLhs().getElements().shape;
  execution.addResult(
      makeValue(op->getResult(0).getType(), std::move(sums), shape));
  execution.addResult(
      makeValue(op->getResult(1).getType(), std::move(carries), shape));
  return success();
}

//===-- Floats ---------------------------------------------------------------===//

static constexpr auto toNearest = APFloat::rmNearestTiesToEven;

template <auto fn>
static Result computeFloats(Execution &execution, const Scalar &lhs,
                            const Scalar &rhs) {
  Type type = getResultScalar(execution);
  APFloat result = lhs.getFloat(type);
  fn(result, rhs.getFloat(type));
  return Scalar(result);
}

static Result negate(Execution &execution, const Scalar &scalar) {
  APFloat value = scalar.getFloat(getResultScalar(execution));
  value.changeSign();
  return Scalar(value);
}

static Result compareFloats(Execution &execution, const Scalar &lhs,
                            const Scalar &rhs) {
  Type type = getOperandScalar(execution, 0);
  APFloat::cmpResult order = lhs.getFloat(type).compare(rhs.getFloat(type));
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

static Result extendSigned(Execution &execution, const Scalar &scalar) {
  return Scalar(scalar.bits.sext(getScalarWidth(getResultScalar(execution))));
}
static Result extendUnsigned(Execution &execution, const Scalar &scalar) {
  return Scalar(scalar.bits.zext(getScalarWidth(getResultScalar(execution))));
}
static Result truncateInteger(Execution &execution, const Scalar &scalar) {
  unsigned width = getScalarWidth(getResultScalar(execution));
  auto flags = static_cast<unsigned>(
      arith::TruncIOp(execution.getOperation()).getOverflowFlags());
  auto has = [&](arith::IntegerOverflowFlags flag) {
    return (flags & static_cast<unsigned>(flag)) != 0;
  };
  const APInt &bits = scalar.bits;
  if ((has(arith::IntegerOverflowFlags::nsw) && !bits.isSignedIntN(width)) ||
      (has(arith::IntegerOverflowFlags::nuw) && !bits.isIntN(width)))
    return Scalar::poison(width);
  return Scalar(bits.trunc(width));
}
template <bool isSigned>
static Result castIndex(Execution &execution, const Scalar &scalar) {
  unsigned width = getScalarWidth(getResultScalar(execution));
  return Scalar(isSigned ? scalar.bits.sextOrTrunc(width)
                         : scalar.bits.zextOrTrunc(width));
}
template <bool isSigned>
static Result integerToFloat(Execution &execution, const Scalar &scalar) {
  APFloat value(
      cast<FloatType>(getResultScalar(execution)).getFloatSemantics());
  (void)value.convertFromAPInt(scalar.bits, isSigned, toNearest);
  return Scalar(value);
}
template <bool isSigned>
static Result floatToInteger(Execution &execution, const Scalar &scalar) {
  unsigned width = getScalarWidth(getResultScalar(execution));
  llvm::APSInt value(width, /*isUnsigned=*/!isSigned);
  bool isExact = false;
  APFloat::opStatus status =
      scalar.getFloat(getOperandScalar(execution, 0))
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
static Result convertFloat(Execution &execution, const Scalar &scalar) {
  APFloat value = scalar.getFloat(getOperandScalar(execution, 0));
  const llvm::fltSemantics &semantics =
      cast<FloatType>(getResultScalar(execution)).getFloatSemantics();
  bool losesInfo = false;
  (void)value.convert(semantics, getRounding(execution.getOperation()),
                      &losesInfo);
  return Scalar(value);
}
static Result keepBits(Execution &, const Scalar &scalar) { return scalar; }

static Result selectScalar(Execution &, const Scalar &condition,
                           const Scalar &yes, const Scalar &no) {
  if (condition.isPoison)
    return Scalar::poison(yes.bits.getBitWidth());
  return condition.getBool() ? yes : no;
}

/// Whole values are selected where the condition is one bit.
static LogicalResult executeSelect(Operation *, Execution &execution) {
  auto adaptor = execution.getAdaptor<arith::SelectOp>();
  if (adaptor.getCondition().isElements())
    return mapElements(execution, callWithScalars<selectScalar>,
                       /*readsPoison=*/true);
  const Scalar &condition = adaptor.getCondition().getScalar();
  const RuntimeValue &value = adaptor.getTrueValue();
  if (condition.isPoison && !value.isScalar() && !value.isElements())
    return execution.fail("the condition is poison");
  if (condition.isPoison)
    return mapElements(execution, callWithScalars<selectScalar>,
                       /*readsPoison=*/true);
  execution.addResult(condition.getBool() ? adaptor.getTrueValue()
                                          : adaptor.getFalseValue());
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
    semanticsOf<arith::ConstantOp>(executeConstant),
    semanticsOf<arith::AddIOp>(
        executeElementwise<
            computeWithFlags<arith::AddIOp, &APInt::sadd_ov, &APInt::uadd_ov>>),
    semanticsOf<arith::SubIOp>(
        executeElementwise<
            computeWithFlags<arith::SubIOp, &APInt::ssub_ov, &APInt::usub_ov>>),
    semanticsOf<arith::MulIOp>(
        executeElementwise<
            computeWithFlags<arith::MulIOp, &APInt::smul_ov, &APInt::umul_ov>>),
    semanticsOf<arith::ShLIOp>(executeElementwise<shiftLeft>),
    semanticsOf<arith::ShRSIOp>(
        executeElementwise<computeMaybeExact<
            arith::ShRSIOp,
            shift<[](const APInt &a, unsigned n) { return a.ashr(n); }>,
            shiftBack>>),
    semanticsOf<arith::ShRUIOp>(
        executeElementwise<computeMaybeExact<
            arith::ShRUIOp,
            shift<[](const APInt &a, unsigned n) { return a.lshr(n); }>,
            shiftBack>>),
    semanticsOf<arith::AndIOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return a & b;
        }>>),
    semanticsOf<arith::OrIOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return a | b;
        }>>),
    semanticsOf<arith::XOrIOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return a ^ b;
        }>>),
    semanticsOf<arith::MaxSIOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return a.sgt(b) ? a : b;
        }>>),
    semanticsOf<arith::MaxUIOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return a.ugt(b) ? a : b;
        }>>),
    semanticsOf<arith::MinSIOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return a.slt(b) ? a : b;
        }>>),
    semanticsOf<arith::MinUIOp>(
        executeElementwise<computeIntegers<[](const APInt &a, const APInt &b) {
          return a.ult(b) ? a : b;
        }>>),
    semanticsOf<arith::DivSIOp>(
        executeElementwise<computeMaybeExact<
            arith::DivSIOp,
            divide<[](const APInt &a, const APInt &b) { return a.sdiv(b); },
                   true>,
            multiply>>),
    semanticsOf<arith::DivUIOp>(
        executeElementwise<computeMaybeExact<
            arith::DivUIOp,
            divide<[](const APInt &a, const APInt &b) { return a.udiv(b); },
                   false>,
            multiply>>),
    semanticsOf<arith::RemSIOp>(
        executeElementwise<divide<
            [](const APInt &a, const APInt &b) { return a.srem(b); }, true>>),
    semanticsOf<arith::RemUIOp>(
        executeElementwise<divide<
            [](const APInt &a, const APInt &b) { return a.urem(b); }, false>>),
    semanticsOf<arith::FloorDivSIOp>(
        executeElementwise<divide<divideSigned<APInt::Rounding::DOWN>, true>>),
    semanticsOf<arith::CeilDivSIOp>(
        executeElementwise<divide<divideSigned<APInt::Rounding::UP>, true>>),
    semanticsOf<arith::CeilDivUIOp>(
        executeElementwise<divide<divideUnsigned<APInt::Rounding::UP>, false>>),
    semanticsOf<arith::AddUIExtendedOp>(executeAddExtended),
    semanticsOf<arith::MulSIExtendedOp>(
        executeMulExtended<arith::MulSIExtendedOp>),
    semanticsOf<arith::MulUIExtendedOp>(
        executeMulExtended<arith::MulUIExtendedOp>),
    semanticsOf<arith::CmpIOp>(executeElementwise<compareIntegers>),
    semanticsOf<arith::AddFOp>(
        executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
          a.add(b, toNearest);
        }>>),
    semanticsOf<arith::SubFOp>(
        executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
          a.subtract(b, toNearest);
        }>>),
    semanticsOf<arith::MulFOp>(
        executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
          a.multiply(b, toNearest);
        }>>),
    semanticsOf<arith::DivFOp>(
        executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
          a.divide(b, toNearest);
        }>>),
    semanticsOf<arith::RemFOp>(
        executeElementwise<
            computeFloats<[](APFloat &a, const APFloat &b) { a.mod(b); }>>),
    semanticsOf<arith::MaximumFOp>(
        executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
          a = llvm::maximum(a, b);
        }>>),
    semanticsOf<arith::MinimumFOp>(
        executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
          a = llvm::minimum(a, b);
        }>>),
    semanticsOf<arith::MaxNumFOp>(
        executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
          a = llvm::maxnum(a, b);
        }>>),
    semanticsOf<arith::MinNumFOp>(
        executeElementwise<computeFloats<[](APFloat &a, const APFloat &b) {
          a = llvm::minnum(a, b);
        }>>),
    semanticsOf<arith::NegFOp>(executeElementwise<negate>),
    semanticsOf<arith::CmpFOp>(executeElementwise<compareFloats>),
    semanticsOf<arith::ExtSIOp>(executeElementwise<extendSigned>),
    semanticsOf<arith::ExtUIOp>(executeElementwise<extendUnsigned>),
    semanticsOf<arith::TruncIOp>(executeElementwise<truncateInteger>),
    semanticsOf<arith::IndexCastOp>(executeElementwise<castIndex<true>>),
    semanticsOf<arith::IndexCastUIOp>(executeElementwise<castIndex<false>>),
    semanticsOf<arith::SIToFPOp>(executeElementwise<integerToFloat<true>>),
    semanticsOf<arith::UIToFPOp>(executeElementwise<integerToFloat<false>>),
    semanticsOf<arith::FPToSIOp>(executeElementwise<floatToInteger<true>>),
    semanticsOf<arith::FPToUIOp>(executeElementwise<floatToInteger<false>>),
    semanticsOf<arith::ExtFOp>(executeElementwise<convertFloat>),
    semanticsOf<arith::TruncFOp>(executeElementwise<convertFloat>),
    semanticsOf<arith::BitcastOp>(executeElementwise<keepBits>),
    semanticsOf<arith::SelectOp>(executeSelect),
};

LogicalResult interpreter::registerArithSemantics(Context &ctx) {
  return attachAll(ctx, table);
}
