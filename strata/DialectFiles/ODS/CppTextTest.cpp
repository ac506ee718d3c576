// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/CppText.h"

#include "gtest/gtest.h"

using namespace strata;
using namespace strata::ods;

TEST(CppText, CleansExpressions) {
  EXPECT_EQ(cleanExpression("(::llvm::isa<::mlir::VectorType>($_self))"),
            "isa<VectorType>($_self)");
  EXPECT_EQ(cleanExpression("  a\n    .b( c )  "), "a .b( c )");
  // Parentheses around the whole only.
  EXPECT_EQ(cleanExpression("(a) && (b)"), "(a) && (b)");
  EXPECT_EQ(cleanExpression("((a) || (b))"), "(a) || (b)");
  // Names that end like a namespace, and the contents of strings, are kept.
  EXPECT_EQ(cleanExpression("my_mlir::f(\"::mlir::x  y\")"),
            "my_mlir::f(\"::mlir::x  y\")");
  EXPECT_EQ(cleanExpression("HasParent<::mlir::toy::A>::Impl"),
            "HasParent<toy::A>::Impl");
  EXPECT_EQ(cleanExpression("\"never closed"), "\"never closed");
  EXPECT_EQ(cleanExpression(""), "");
}

TEST(CppText, CleansNames) {
  EXPECT_EQ(cleanName("::mlir::arith"), "arith");
  EXPECT_EQ(cleanName("::mlir"), "");
  EXPECT_EQ(getUnqualified("a::b::C"), "C");
  EXPECT_EQ(getUnqualified("C"), "C");
}

TEST(CppText, KnowsOperators) {
  EXPECT_TRUE(isAtom("f(a, b && c)"));
  EXPECT_FALSE(isAtom("a == b"));
  EXPECT_FALSE(isAtom("!a"));
  EXPECT_TRUE(hasLooseOperator("a || b"));
  EXPECT_FALSE(hasLooseOperator("(a || b) && f(c ? d : e)"));
  EXPECT_TRUE(hasConjunction("a && b"));
  EXPECT_FALSE(hasConjunction("f(a && b)"));
}

TEST(CppText, ReadsIntegers) {
  EXPECT_EQ(parseInteger("12"), 12);
  EXPECT_EQ(parseInteger("-0x10"), -16);
  EXPECT_EQ(parseInteger("0xfu"), 15);
  EXPECT_EQ(parseInteger("7ULL"), 7);
  EXPECT_EQ(parseInteger("static_cast<uint64_t>(-1)"), -1);
  EXPECT_EQ(parseInteger("18446744073709551615"), -1);
  EXPECT_FALSE(parseInteger("x"));
  EXPECT_FALSE(parseInteger(""));
  EXPECT_FALSE(parseInteger("static_cast<int>("));
}

TEST(CppText, SplitsLists) {
  using List = std::vector<std::string>;
  EXPECT_EQ(splitList("a, f(b, c), D<e, g>"),
            (List{"a", "f(b, c)", "D<e, g>"}));
  EXPECT_EQ(splitList(""), List());
  EXPECT_EQ(parseBraces("{ 1, \"a,b\" }"), (List{"1", "\"a,b\""}));
  EXPECT_EQ(parseBraces("{}"), List());
  EXPECT_FALSE(parseBraces("{1"));
  EXPECT_EQ(replaceAll("aXbX", "X", "yy"), "ayybyy");
  EXPECT_EQ(replaceAll("a", "", "b"), "a");
}
