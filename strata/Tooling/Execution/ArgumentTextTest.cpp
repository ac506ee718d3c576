// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/ArgumentText.h"

#include "gtest/gtest.h"

using namespace strata;

TEST(ArgumentTextTest, ComplexNumbersBecomeLists) {
  EXPECT_EQ(listComplexParts("1+2i"), "[1, 2]");
  EXPECT_EQ(listComplexParts("-1.5 - 2.5j"), "[-1.5, -2.5]");
  EXPECT_EQ(listComplexParts("1e-3+2e+5i"), "[1e-3, 2e+5]");
  EXPECT_EQ(listComplexParts("2i"), "[0, 2]");
  EXPECT_EQ(listComplexParts("3-i"), "[3, -1]");
  EXPECT_EQ(listComplexParts("-inf+nani"), "[-inf, nan]");
  EXPECT_EQ(listComplexParts("(1, -2)"), "[1,-2]");
  // The notation of Python.
  EXPECT_EQ(listComplexParts("(1+2j)"), "[1, 2]");
  EXPECT_EQ(listComplexParts("4"), "[4, 0]");
}

TEST(ArgumentTextTest, ComplexNumbersInLists) {
  EXPECT_EQ(listComplexParts("[(1,2), 3+4i, 5]"), "[[1,2],[3, 4],[5, 0]]");
  EXPECT_EQ(listComplexParts("[[1i], [2]]"), "[[[0, 1]],[[2, 0]]]");
  // Parts, as they have always been.
  EXPECT_EQ(listComplexParts("[1, 2]"), "[1,2]");
  EXPECT_EQ(listComplexParts("[[1, 2], [3, 4]]"), "[[1,2],[3,4]]");
}

TEST(ArgumentTextTest, OtherTextsAreNotChangedMuch) {
  EXPECT_EQ(listComplexParts(""), "");
  EXPECT_EQ(listComplexParts("1 2"), "[1 2, 0]");
  EXPECT_EQ(listComplexParts("[1, x"), "[1,x");
  for (const char *text : {")(", "(1, 2", "(1, 2]", "[1, 2)", "1, 2"})
    EXPECT_EQ(listComplexParts(text), text);
}
