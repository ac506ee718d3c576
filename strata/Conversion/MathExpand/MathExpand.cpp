// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules are in MathExpand.conversion.mlir, except for those that depend on the width of the
// type or on the value of a constant.
#include "strata/Conversion/MathExpand/MathExpand.h"

#include "strata/Conversion/Expansion/Expansion.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Build/ValueBuilder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// Creates operations on values that have the shape of `type`.
class ElementBuilder : public ValueBuilder {
public:
  ElementBuilder(PatternRewriter &rewriter, Location loc, Type type)
      : ValueBuilder(rewriter, loc), type(type) {}

  Type getType(Type element) const {
    auto shaped = dyn_cast<ShapedType>(type);
    return shaped ? Type(shaped.clone(element)) : element;
  }
  Value compare(arith::CmpIPredicate predicate, Value lhs, Value rhs) const {
    return arith::CmpIOp::create(builder, loc, predicate, lhs, rhs);
  }
  Value compare(arith::CmpFPredicate predicate, Value lhs, Value rhs) const {
    return arith::CmpFOp::create(builder, loc, predicate, lhs, rhs);
  }
  Value select(Value condition, Value yes, Value no) const {
    return create<arith::SelectOp>({condition, yes, no}, yes.getType());
  }
  Value constant(TypedAttr number) const {
    Attribute value = number;
    Type result = getType(number.getType());
    if (auto shaped = dyn_cast<ShapedType>(result))
      value = DenseElementsAttr::get(shaped, value);
    return create<arith::ConstantOp>({}, result,
                                     builder.getNamedAttr("value", value));
  }
  Value integer(Type element, const APInt &value) const {
    return constant(
        cast<TypedAttr>(Attribute(IntegerAttr::get(element, value))));
  }
  Value real(FloatType element, double number) const {
    APFloat value(number);
    bool isInexact = false;
    (void)value.convert(element.getFloatSemantics(),
                        APFloat::rmNearestTiesToEven, &isInexact);
    return constant(cast<TypedAttr>(Attribute(FloatAttr::get(element, value))));
  }
  Value infinity(FloatType element, bool isNegative) const {
    return constant(cast<TypedAttr>(Attribute(FloatAttr::get(
        element, APFloat::getInf(element.getFloatSemantics(), isNegative)))));
  }

private:
  Type type;
};
} // namespace

static bool hasConstants(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return !shaped || shaped.hasStaticShape();
}

//===-- Powers -------------------------------------------------------------===//

/// base^exponent by squaring, for an exponent that is not zero.
static Value createPower(const ElementBuilder &builder, Value base,
                         APInt exponent) {
  Value result;
  for (; !exponent.isZero(); exponent.lshrInPlace(1)) {
    if (exponent[0])
      result = result ? builder.apply<arith::MulFOp>({base, result}) : base;
    if (exponent.ugt(1))
      base = builder.apply<arith::MulFOp>({base, base});
  }
  return result;
}

/// 1 / power, and infinity for zeros, with their signs.
static Value createInverse(const ElementBuilder &builder, FloatType element,
                           Value power) {
  Value one = builder.real(element, 1.0);
  Value zero = builder.real(element, 0.0);
  Value negativeZero = builder.real(element, -0.0);
  Value infinity = builder.infinity(element, false);
  Value negativeInfinity = builder.infinity(element, true);
  Value isZero = builder.compare(arith::CmpFPredicate::OEQ, power, zero);
  Value isNegativeZero =
      builder.compare(arith::CmpFPredicate::OEQ, power, negativeZero);
  Value inverse = builder.apply<arith::DivFOp>({one, power});
  Value result = builder.select(isZero, infinity, inverse);
  return builder.select(isNegativeZero, negativeInfinity, result);
}

static LogicalResult expandPowerOfInteger(math::FPowIOp op,
                                          PatternRewriter &rewriter) {
  Value base = op.getLhs(), power = op.getRhs();
  auto element = dyn_cast<FloatType>(getElementTypeOrSelf(base.getType()));
  if (!element || !hasConstants(base.getType()))
    return rewriter.notifyMatchFailure(op, "the shape is not static");
  ElementBuilder builder(rewriter, op->getLoc(), base.getType());
  Attribute constant = getConstantValue(power);
  std::optional<APInt> exponent =
      constant ? getSplatInteger(constant) : std::optional<APInt>();
  if (!exponent) {
    power = builder.create<arith::SIToFPOp>(power, base.getType());
    Value log = builder.apply<math::LogOp>(base);
    Value product = builder.apply<arith::MulFOp>({power, log});
    rewriter.replaceOp(op, builder.apply<math::ExpOp>(product));
    return success();
  }
  if (exponent->isZero()) {
    rewriter.replaceOp(op, builder.real(element, 1.0));
    return success();
  }
  Value result = createPower(builder, base, exponent->abs());
  if (exponent->isNegative())
    result = createInverse(builder, element, result);
  rewriter.replaceOp(op, result);
  return success();
}

/// The power for exponents that need no logarithm; null for others.
static Value createKnownPower(const ElementBuilder &builder, FloatType element,
                              Value base, double exponent) {
  auto invert = [&](Value value) {
    return builder.apply<arith::DivFOp>({builder.real(element, 1.0), value});
  };
  if (exponent == 1.0)
    return base;
  if (exponent == -1.0)
    return invert(base);
  if (exponent == 0.0)
    return builder.real(element, 1.0);
  if (exponent == 0.5)
    return builder.apply<math::SqrtOp>(base);
  if (exponent == -0.5)
    return builder.apply<math::RsqrtOp>(base);
  if (exponent == 2.0)
    return builder.apply<arith::MulFOp>({base, base});
  if (exponent == -2.0)
    return invert(builder.apply<arith::MulFOp>({base, base}));
  if (exponent != 3.0)
    return {};
  Value square = builder.apply<arith::MulFOp>({base, base});
  return builder.apply<arith::MulFOp>({square, base});
}

static LogicalResult expandPower(math::PowFOp op, PatternRewriter &rewriter) {
  Value base = op.getLhs(), exponent = op.getRhs();
  ElementBuilder builder(rewriter, op->getLoc(), base.getType());
  Attribute constant = getConstantValue(exponent);
  if (auto elements = dyn_cast_or_null<DenseElementsAttr>(constant);
      elements && elements.isSplat())
    constant = elements.getSplatValue<Attribute>();
  if (auto number = dyn_cast_or_null<FloatAttr>(constant))
    if (Value power =
            createKnownPower(builder, cast<FloatType>(number.getType()), base,
                             number.getValueAsDouble())) {
      rewriter.replaceOp(op, power);
      return success();
    }
  Value log = builder.apply<math::LogOp>(base);
  Value product = builder.apply<arith::MulFOp>({exponent, log});
  rewriter.replaceOp(op, builder.apply<math::ExpOp>(product));
  return success();
}

//===-- Rounding -----------------------------------------------------------===//

namespace {
/// The bits of floats: their parts as numbers of the integer type of the same width.
struct FloatBits {
  FloatBits(PatternRewriter &rewriter, FloatType type)
      : integer(rewriter.getIntegerType(type.getWidth())),
        mantissaWidth(APFloat::semanticsPrecision(type.getFloatSemantics()) -
                      1),
        width(type.getWidth()) {}
  APInt get(int64_t value) const { return APInt(width, uint64_t(value), true); }
  int64_t getBias() const {
    return (int64_t(1) << (width - mantissaWidth - 2)) - 1;
  }
  int64_t getExponentMask() const {
    return (int64_t(1) << (width - mantissaWidth - 1)) - 1;
  }

  Type integer;
  unsigned mantissaWidth, width;
};
} // namespace

/// f32: x + 0.5 with the sign of x, without its fraction; x itself if it has none.
static LogicalResult expandRound(math::RoundOp op, PatternRewriter &rewriter) {
  Value x = op.getOperand();
  auto element = dyn_cast<Float32Type>(getElementTypeOrSelf(x.getType()));
  if (!element || !hasConstants(x.getType()))
    return rewriter.notifyMatchFailure(op, "not a round of f32.");
  ElementBuilder builder(rewriter, op->getLoc(), x.getType());
  FloatBits bits(rewriter, element);
  Type bitsType = builder.getType(bits.integer);
  Value half = builder.real(element, 0.5);
  Value width = builder.integer(bits.integer, bits.get(bits.mantissaWidth));
  Value bias = builder.integer(bits.integer, bits.get(bits.getBias()));
  Value mask = builder.integer(bits.integer, bits.get(bits.getExponentMask()));
  Value increment = builder.apply<math::CopySignOp>({half, x});
  Value sum = builder.apply<arith::AddFOp>({x, increment});
  Value truncated = builder.create<arith::FPToSIOp>(
      sum, builder.getType(rewriter.getI64Type()));
  truncated = builder.create<arith::SIToFPOp>(truncated, x.getType());
  truncated = builder.apply<math::CopySignOp>({truncated, sum});
  Value exponent = builder.create<arith::BitcastOp>(x, bitsType);
  exponent = builder.apply<arith::ShRUIOp>({exponent, width});
  exponent = builder.apply<arith::AndIOp>({exponent, mask});
  exponent = builder.apply<arith::SubIOp>({exponent, bias});
  Value isInteger = builder.compare(arith::CmpIPredicate::sge, exponent, width);
  rewriter.replaceOp(op, builder.select(isInteger, x, truncated));
  return success();
}

namespace {
/// Creates the result of math.roundeven: that of math.round, and one less if x was halfway and
/// that is odd.
class RoundEvenBuilder {
public:
  RoundEvenBuilder(PatternRewriter &rewriter, math::RoundEvenOp op,
                   FloatType type)
      : builder(rewriter, op->getLoc(), op.getOperand().getType()), type(type),
        bits(rewriter, type), x(op.getOperand()) {}
  Value create();

private:
  Value number(int64_t value) const {
    return builder.integer(bits.integer, bits.get(value));
  }
  template <typename Op> Value apply(Value lhs, Value rhs) const {
    return builder.binary<Op>(lhs, rhs);
  }
  Value compare(arith::CmpIPredicate predicate, Value lhs, Value rhs) const {
    return builder.compare(predicate, lhs, rhs);
  }
  Value getExponent(Value integer) const {
    Value shifted = apply<arith::ShRUIOp>(integer, mantissaWidth);
    return apply<arith::SubIOp>(apply<arith::AndIOp>(shifted, exponentMask),
                                bias);
  }
  /// The mask shifted by the exponent, between 0 and the width of the type.
  Value shift(Value mask, Value exponent) const {
    Value amount = apply<arith::MaxSIOp>(exponent, zero);
    return apply<arith::ShRUIOp>(mask, apply<arith::MinSIOp>(amount, maxShift));
  }
  Value isOdd(Value rounded) const;
  Value isHalfway(Value integer, Value exponent) const;

  ElementBuilder builder;
  FloatType type;
  FloatBits bits;
  Value x;
  Value zero, one, minusOne, mantissaWidth, bias, maxShift, halfMask,
      mantissaMask, exponentMask;
};
} // namespace

Value RoundEvenBuilder::isOdd(Value rounded) const {
  Value exponent = getExponent(rounded);
  Value isOne = compare(arith::CmpIPredicate::eq, exponent, zero);
  Value mask = shift(mantissaMask, apply<arith::SubIOp>(exponent, one));
  Value rest = apply<arith::AndIOp>(rounded, mask);
  Value hasRest = compare(arith::CmpIPredicate::ne, rest, zero);
  return apply<arith::OrIOp>(hasRest, isOne);
}

Value RoundEvenBuilder::isHalfway(Value integer, Value exponent) const {
  Value isBelowOne = compare(arith::CmpIPredicate::eq, exponent, minusOne);
  Value half = builder.select(isBelowOne, zero, shift(halfMask, exponent));
  Value fraction = apply<arith::AndIOp>(integer, shift(mantissaMask, exponent));
  Value isHalf = compare(arith::CmpIPredicate::eq, fraction, half);
  Value isLarge = compare(arith::CmpIPredicate::sge, exponent, minusOne);
  Value isSmall = compare(arith::CmpIPredicate::slt, exponent, mantissaWidth);
  return apply<arith::AndIOp>(apply<arith::AndIOp>(isHalf, isSmall), isLarge);
}

Value RoundEvenBuilder::create() {
  Value oneReal = builder.real(type, 1.0);
  zero = number(0);
  one = number(1);
  minusOne = number(-1);
  mantissaWidth = number(bits.mantissaWidth);
  bias = number(bits.getBias());
  maxShift = number(bits.width - 1);
  halfMask = number(int64_t(1) << (bits.mantissaWidth - 1));
  mantissaMask = number((int64_t(1) << bits.mantissaWidth) - 1);
  exponentMask = number(bits.getExponentMask());
  Type bitsType = builder.getType(bits.integer);
  Value integer = builder.create<arith::BitcastOp>(x, bitsType);
  Value rounded = builder.apply<math::RoundOp>(x);
  Value roundedBits = builder.create<arith::BitcastOp>(rounded, bitsType);
  Value exponent = getExponent(integer);
  Value odd = isOdd(roundedBits);
  Value halfway = isHalfway(integer, exponent);
  Value sign = apply<math::CopySignOp>(oneReal, x);
  Value less = apply<arith::SubFOp>(rounded, sign);
  Value isAdjusted = apply<arith::AndIOp>(odd, halfway);
  return apply<math::CopySignOp>(builder.select(isAdjusted, less, rounded), x);
}

static LogicalResult expandRoundEven(math::RoundEvenOp op,
                                     PatternRewriter &rewriter) {
  Type type = op.getOperand().getType();
  auto element = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  if (!isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(element))
    return rewriter.notifyMatchFailure(
        op, "not a roundeven of f16, bf16, f32 or f64");
  if (!hasConstants(type))
    return rewriter.notifyMatchFailure(op, "the shape is not static");
  rewriter.replaceOp(op, RoundEvenBuilder(rewriter, op, element).create());
  return success();
}

//===-- Leading zeros ------------------------------------------------------===//

/// By halving: if the upper half is zero, its bits are counted and the number is shifted.
static LogicalResult expandLeadingZeros(math::CountLeadingZerosOp op,
                                        PatternRewriter &rewriter) {
  Value x = op.getOperand();
  auto element = dyn_cast<IntegerType>(getElementTypeOrSelf(x.getType()));
  if (!element || !hasConstants(x.getType()))
    return rewriter.notifyMatchFailure(op, "the shape is not static");
  unsigned width = element.getWidth();
  ElementBuilder builder(rewriter, op->getLoc(), x.getType());
  Value original = x;
  Value zero = builder.integer(element, APInt(width, 0));
  Value count = zero;
  for (unsigned half = llvm::bit_ceil(width) / 2; half > 0; half /= 2) {
    Value bits = builder.integer(element, APInt(width, half));
    Value mask =
        builder.integer(element, APInt::getLowBitsSet(width, width - half));
    Value isShort = builder.compare(arith::CmpIPredicate::ule, x, mask);
    Value more = builder.apply<arith::AddIOp>({count, bits});
    Value shifted = builder.apply<arith::ShLIOp>({x, bits});
    x = builder.select(isShort, shifted, x);
    count = builder.select(isShort, more, count);
  }
  Value isZero = builder.compare(arith::CmpIPredicate::eq, original, zero);
  Value all = builder.integer(element, APInt(width, width));
  rewriter.replaceOp(op, builder.select(isZero, all, count));
  return success();
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct MathExpandOps final : Pass {
  using Pass::Pass;
  ListOption<std::string> ops{
      *this, "ops", "Names of the operations to expand; all by default"};

  void runOnOperation() override {
    auto isEnabled = [&](StringRef name) {
      return ops.empty() || llvm::is_contained(ops, name);
    };
    Context *ctx = getOperation()->getContext();
    RewritePatternSet patterns(ctx);
    populateExpansionPatterns(patterns, "MathExpand", isEnabled);
    auto add =
        [&]<typename Op>(LogicalResult (*expand)(Op, PatternRewriter &)) {
          if (isEnabled(Op::getOperationName().split('.').second))
            patterns.add(expand);
        };
    add(expandLeadingZeros);
    add(expandPowerOfInteger);
    add(expandPower);
    add(expandRound);
    add(expandRoundEven);
    if (failed(applyPatternsGreedily(
            getOperation(), FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "math-expand-ops",
    .name = "MathExpandOpsPass",
    .summary = "Expand math operations to arith and simpler functions",
    .dependentDialects = {"arith", "func", "math", "vector"},
    .create = makePass<MathExpandOps>,
};

void strata::registerMathExpandPasses(PassRegistry &registry) {
  registry.add(info);
}
