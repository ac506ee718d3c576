// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Semantics/Expression.h"

#include "strata/Definition/EnumDefinition.h"
#include "strata/IR/Context.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace strata;
using namespace strata::semantics;

namespace {
class ExpressionTest : public testing::Test {
protected:
  ExpressionTest() {
    flags.isBits = true;
    flags.cases = {{"none", "none", 0}, {"nsw", "nsw", 1}, {"nuw", "nuw", 2}};
    predicates.cases = {{"eq", "eq", 0}, {"slt", "slt", 1}, {"ult", "ult", 2}};
    signature = {
        {"a", "b"}, {"r"}, {{"flags", &flags}, {"p", &predicates}, {"exact"}}};
  }

  std::shared_ptr<const Expression> parse(StringRef text,
                                          ExpectedType expected = {0}) {
    error = {};
    return Expression::parse(text, signature, expected, error);
  }
  /// The message and place of the error in `text`.
  std::string getError(StringRef text, ExpectedType expected = {0}) {
    EXPECT_FALSE(parse(text, expected)) << text.str();
    return error.message + " @" + std::to_string(error.offset);
  }
  Type getInt(unsigned width) { return IntegerType::get(&ctx, width); }

  /// `text` of two numbers of `width` bits and a result of type `r`.
  Outcome evaluate(StringRef text, const Scalar &a, const Scalar &b, Type type,
                   Type r, std::optional<uint64_t> attribute = std::nullopt) {
    auto expression = parse(text);
    EXPECT_TRUE(bool(expression)) << text.str() << ": " << error.message;
    if (!expression)
      return Outcome::undefined("no expression");
    Scalar operands[] = {a, b};
    Type types[] = {type, type, r};
    EXPECT_TRUE(expression->accepts(types)) << text.str();
    auto getAttribute = [&](unsigned) { return attribute; };
    return expression->evaluate({operands, types, getAttribute});
  }
  Outcome evaluate(StringRef text, uint64_t a, uint64_t b, unsigned width,
                   std::optional<uint64_t> attribute = std::nullopt) {
    Type type = getInt(width);
    return evaluate(text, APInt(width, a), APInt(width, b), type, type,
                    attribute);
  }
  /// The signed number of an evaluation that has a value.
  int64_t getSigned(StringRef text, uint64_t a, uint64_t b, unsigned width) {
    Outcome outcome = evaluate(text, a, b, width);
    EXPECT_TRUE(outcome.isValue()) << text.str();
    return outcome.bits.getSExtValue();
  }

  Context ctx;
  EnumDefinition flags, predicates;
  Signature signature;
  ExpressionError error;
};
} // namespace

TEST_F(ExpressionTest, PrecedenceIsThatOfCpp) {
  EXPECT_EQ(getSigned("a + b * 3", 1, 2, 8), 7);
  EXPECT_EQ(getSigned("(a + b) * 3", 1, 2, 8), 9);
  EXPECT_EQ(getSigned("a - b - 1", 5, 2, 8), 2);
  EXPECT_EQ(getSigned("a ^ b & 1", 6, 3, 8), 7);
  EXPECT_EQ(getSigned("-a + ~b", 1, 0, 8), -2);
  EXPECT_EQ(getSigned("a << b + 1", 1, 2, 8), 8);
}

TEST_F(ExpressionTest, ConditionsReadOneOperand) {
  EXPECT_EQ(getSigned("a == 0 ? b : a", 0, 7, 8), 7);
  Type i8 = getInt(8);
  EXPECT_TRUE(evaluate("a == 0 ? b : a", APInt(8, 1), Scalar::poison(8), i8, i8)
                  .isValue());
  EXPECT_TRUE(evaluate("a == 0 ? b : a", APInt(8, 0), Scalar::poison(8), i8, i8)
                  .isPoison());
  EXPECT_TRUE(
      evaluate("a + b", APInt(8, 0), Scalar::poison(8), i8, i8).isPoison());
  EXPECT_EQ(getSigned("b != 0 && slt(sdiv(a, b), 3) ? 1 : 2", 9, 0, 8), 2);
}

TEST_F(ExpressionTest, FunctionsHaveDomains) {
  EXPECT_TRUE(evaluate("udiv(a, b)", 1, 0, 8).isUndefined());
  EXPECT_TRUE(evaluate("sdiv(a, b)", 128, 255, 8).isUndefined());
  EXPECT_TRUE(evaluate("srem(a, b)", 128, 255, 8).isUndefined());
  EXPECT_TRUE(evaluate("a << b", 1, 8, 8).isPoison());
  EXPECT_TRUE(evaluate("ashr(a, b)", 1, 9, 8).isPoison());
}

TEST_F(ExpressionTest, DivisionsOfPoisonAreUndefinedIfSomeNumberIs) {
  Type i8 = getInt(8);
  Scalar poison = Scalar::poison(8);
  auto divide = [&](StringRef text, Scalar a, Scalar b) {
    return evaluate(text, std::move(a), std::move(b), i8, i8);
  };
  EXPECT_TRUE(divide("udiv(a, b)", APInt(8, 1), poison).isUndefined());
  EXPECT_TRUE(divide("udiv(a, b)", poison, APInt(8, 0)).isUndefined());
  EXPECT_TRUE(divide("udiv(a, b)", poison, APInt(8, 255)).isPoison());
  EXPECT_TRUE(divide("sdiv(a, b)", poison, APInt(8, 255)).isUndefined());
  EXPECT_TRUE(divide("sdiv(a, b)", poison, APInt(8, 3)).isPoison());
  EXPECT_TRUE(divide("b + udiv(a, 0)", APInt(8, 1), poison).isUndefined());
}

TEST_F(ExpressionTest, DivisionsRound) {
  for (int width : {1, 2, 3, 4}) {
    int64_t low = -(int64_t(1) << (width - 1)), high = -low - 1;
    for (int64_t a = low; a <= high; ++a)
      for (int64_t b = low; b <= high; ++b) {
        if (b == 0 || (a == low && b == -1))
          continue;
        double quotient = double(a) / double(b);
        auto mask = [&](int64_t x) { return x & ((1 << width) - 1); };
        EXPECT_EQ(getSigned("sdiv_floor(a, b)", mask(a), mask(b), width),
                  int64_t(std::floor(quotient)));
        EXPECT_EQ(getSigned("sdiv_ceil(a, b)", mask(a), mask(b), width),
                  int64_t(std::ceil(quotient)));
        EXPECT_EQ(getSigned("sdiv(a, b)", mask(a), mask(b), width), a / b);
        EXPECT_EQ(getSigned("srem(a, b)", mask(a), mask(b), width), a % b);
      }
  }
}

TEST_F(ExpressionTest, AttributesSelect) {
  StringRef wraps = "flags.nsw && sadd_overflow(a, b) ? 0 : a + b";
  EXPECT_EQ(evaluate(wraps, 127, 1, 8, 1).bits, 0u);
  EXPECT_EQ(evaluate(wraps, 127, 1, 8, 2).bits, 128u);
  EXPECT_EQ(evaluate(wraps, 127, 1, 8).bits, 128u);
  StringRef cases = "switch(p, eq: a == b, slt: slt(a, b), ult: ult(a, b)) "
                    "? 1 : 2";
  EXPECT_EQ(evaluate(cases, 255, 1, 8, 1).bits, 1u);
  EXPECT_EQ(evaluate(cases, 255, 1, 8, 2).bits, 2u);
  EXPECT_TRUE(evaluate(cases, 255, 1, 8, 7).isUndefined());
  EXPECT_EQ(evaluate("switch(p, eq: a, default: b)", 3, 4, 8, 2).bits, 4u);
  EXPECT_EQ(evaluate("p.slt ? a : b", 3, 4, 8, 1).bits, 3u);
  EXPECT_EQ(evaluate("exact ? a : b", 3, 4, 8, 1).bits, 3u);
  EXPECT_EQ(evaluate("exact ? a : b", 3, 4, 8).bits, 4u);
}

TEST_F(ExpressionTest, TypesOfSlotsAreTargets) {
  Type i4 = getInt(4), i8 = getInt(8);
  auto resize = [&](StringRef text) {
    return evaluate(text, APInt(4, 9), APInt(4, 0), i4, i8).bits;
  };
  EXPECT_EQ(resize("sext(a, r)"), 0xf9u);
  EXPECT_EQ(resize("zext(a, r)"), 9u);
  EXPECT_EQ(resize("zext(a, r) + width(a)"), 13u);
  auto expression = parse("zext(a, r)");
  EXPECT_TRUE(expression->accepts({i4, i4, i8}));
  EXPECT_FALSE(expression->accepts({Float32Type::get(&ctx), i4, i8}));
  EXPECT_FALSE(parse("a + b")->accepts({i4, i4, i8}));
}

TEST_F(ExpressionTest, FloatsHaveTheFormatOfTheirType) {
  Type f16 = Float16Type::get(&ctx), f32 = Float32Type::get(&ctx);
  auto make = [](Type type, double value) {
    APFloat number(value);
    bool losesInfo = false;
    number.convert(cast<FloatType>(type).getFloatSemantics(),
                   APFloat::rmNearestTiesToEven, &losesInfo);
    return Scalar(number);
  };
  auto compute = [&](StringRef text, Type type, double a, double b) {
    APInt bits = evaluate(text, make(type, a), make(type, b), type, type).bits;
    APFloat number(cast<FloatType>(type).getFloatSemantics(), bits);
    return double(number.convertToDouble());
  };
  EXPECT_EQ(compute("a + b", f16, 2048, 1), 2048);
  EXPECT_EQ(compute("a + b", f32, 2048, 1), 2049);
  EXPECT_EQ(compute("-a / b", f32, 1, 4), -0.25);
  EXPECT_EQ(compute("a < b ? 0.5 : 1.5", f32, 1, 4), 0.5);
  EXPECT_EQ(compute("fma(a, a, b)", f32, 3, 4), 13);
  EXPECT_EQ(compute("maxnum(a, b)", f16, 3, 4), 4);
  EXPECT_EQ(compute("frem(a, b)", f16, -7, 4), -3);
}

TEST_F(ExpressionTest, ErrorsHaveTheirPlace) {
  EXPECT_EQ(getError("a +"), "expected an expression, found the end @3");
  EXPECT_EQ(getError("a b"), "expected the end, found 'b' @2");
  EXPECT_EQ(getError("a + c"),
            "'c' is neither an operand nor an attribute with a number @4");
  EXPECT_EQ(getError("a + r"), "'r' is a result, whose value is not known @4");
  EXPECT_EQ(getError("plus(a, b)"), "there is no function 'plus' @0");
  EXPECT_EQ(getError("slt(a)"), "'slt' has 2 parameters, found 1 @5");
  EXPECT_EQ(getError("slt(a, b, a)"), "expected ')', found ',' @8");
  EXPECT_EQ(getError("sext(a, q)"),
            "expected the name of an operand or result, found 'q' @8");
  EXPECT_EQ(getError("flags.nsww ? a : b"), "'nsww' is no case of 'flags' @6");
  EXPECT_EQ(getError("flags ? a : b"), "expected '.', found '?' @6");
  EXPECT_EQ(getError("a < b ? udiv(a, b) : a"),
            "expected an integer, found a float @13");
  EXPECT_EQ(getError("switch(p, eq: a)"), "case 'slt' has no value @15");
  EXPECT_EQ(getError("switch(p, eq: a, eq: b)"), "case 'eq' is repeated @17");
  EXPECT_EQ(getError("switch(exact, eq: a)"),
            "expected an attribute that is an enumeration, found 'exact' @7");
  EXPECT_EQ(getError("1 == 2", {}),
            "the type of this number is that of no operand or result @0");
  EXPECT_EQ(getError("0x1 + a"), "expected a decimal number, found '0x1' @0");
  EXPECT_EQ(getError("1. + a"), "expected digits, found '+' @3");
  EXPECT_EQ(getError(std::string(200, '(') + "a"),
            "the expression is nested too deeply @100");
  EXPECT_EQ(getError(std::string(200, '~') + "a"),
            "the expression is nested too deeply @99");
}

TEST_F(ExpressionTest, FunctionsOfTwoIntegersAreDirect) {
  EXPECT_TRUE(parse("a + b")->getIntegerFunction());
  EXPECT_TRUE(parse("smax(a, b)")->getIntegerFunction());
  EXPECT_FALSE(parse("b - a")->getIntegerFunction());
  EXPECT_FALSE(parse("a - 1")->getIntegerFunction());
  EXPECT_FALSE(parse("udiv(a, b)")->getIntegerFunction());
}
