// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/IntegerRelation.h"

#include "strata/Polyhedral/PresburgerText.h"
#include "strata/Polyhedral/Simplex.h"

#include "gtest/gtest.h"

using namespace strata;
using namespace strata::presburger;

static PresburgerRelation readRelation(StringRef text) {
  std::string error;
  auto parsed = parseRelation(text, error);
  EXPECT_TRUE(parsed) << error;
  return parsed ? parsed->relation
                : PresburgerRelation(PresburgerSpace::getSetSpace(0));
}

static IntegerRelation readDisjunct(StringRef text) {
  PresburgerRelation relation = readRelation(text);
  EXPECT_EQ(relation.getNumDisjuncts(), 1u) << text.str();
  return relation.getNumDisjuncts() ? relation.getDisjunct(0)
                                    : IntegerRelation(relation.getSpace());
}

static Tri isEmpty(StringRef text) {
  Budget budget;
  return readRelation(text).isIntegerEmpty(budget);
}

TEST(IntegerRelationTest, Emptiness) {
  EXPECT_EQ(isEmpty("{ [i] : 0 <= i < 10 }"), Tri::False);
  EXPECT_EQ(isEmpty("{ [i] : 3 < 2i < 5 and 2i != 4 }"), Tri::True);
  // Rational points only.
  EXPECT_EQ(isEmpty("{ [i, j] : 2i + 4j = 7 }"), Tri::True);
  EXPECT_EQ(isEmpty("{ [i, j] : 1 <= 3i - 3j <= 2 }"), Tri::True);
  EXPECT_EQ(isEmpty("{ [i, j] : 27 <= 11i + 13j <= 45 and "
                    "-10 <= 7i - 9j <= 4 }"),
            Tri::True);
  // Unbounded, without integer points: i = 3k + 1 = 3l + 2.
  EXPECT_EQ(isEmpty("{ [i] : exists (k, l : i = 3k + 1 and i = 3l + 2) }"),
            Tri::True);
  EXPECT_EQ(isEmpty("[n] -> { [i, j] : 0 <= i, j < n and 2i = 2j + 1 }"),
            Tri::True);
}

TEST(IntegerRelationTest, RationalEmptiness) {
  Budget budget;
  IntegerRelation gap = readDisjunct("{ [i, j] : 1 <= 3i - 5j <= 1 and "
                                     "6i - 10j >= 1 }");
  EXPECT_EQ(gap.isRationalEmpty(budget), Tri::False);
  IntegerRelation conflict =
      readDisjunct("{ [i, j] : i + j >= 3 and i - j >= 0 and 2i <= 2 }");
  EXPECT_EQ(conflict.isRationalEmpty(budget), Tri::True);
}

TEST(IntegerRelationTest, Samples) {
  for (StringRef text :
       {"{ [i, j] : 3i + 5j = 1 }", "{ [i, j] : 7 <= 3i - 6j <= 8 or i = j }",
        "[n] -> { [i] : i mod 7 = 3 and i >= n and n >= 100 }"}) {
    PresburgerRelation set = readRelation(text);
    Budget budget;
    IntegerSample sample = set.findIntegerSample(budget);
    ASSERT_EQ(sample.isEmpty, Tri::False) << text.str();
    EXPECT_EQ(set.containsPoint(sample.point, budget), Tri::True) << text.str();
  }
}

TEST(IntegerRelationTest, Bounds) {
  Budget budget;
  IntegerRelation set =
      readDisjunct("{ [i, j] : 0 <= 2i <= 15 and i <= 3j <= 40 }");
  EXPECT_EQ(set.getConstantLowerBound(0, budget), 0);
  EXPECT_EQ(set.getConstantUpperBound(0, budget), 7);
  EXPECT_EQ(set.getConstantUpperBound(1, budget), 13);
  IntegerRelation half = readDisjunct("{ [i] : i >= 3 }");
  EXPECT_EQ(half.getConstantLowerBound(0, budget), 3);
  EXPECT_EQ(half.getConstantUpperBound(0, budget), std::nullopt);
  // The rational and the integer minimum differ.
  Simplex simplex(set);
  RationalOptimum max = simplex.computeMax({1, 0, 0}, budget);
  EXPECT_EQ(max.kind, Optimum::Bounded);
  // Rows are tightened when they are read.
  EXPECT_EQ(max.value, (Fraction{7, 1}));
  EXPECT_EQ(simplex.isImplied({1, 0, 0}, budget), Tri::True);
  EXPECT_EQ(simplex.isImplied({-1, 0, 3}, budget), Tri::False);
}

TEST(IntegerRelationTest, LexSimplex) {
  Budget budget;
  IntegerRelation set =
      readDisjunct("{ [i, j] : 2i + 3j >= 7 and 0 <= i <= 4 and j <= 2 }");
  LexSimplex::Result least = LexSimplex(set).findIntegerLexMin(budget);
  ASSERT_EQ(least.kind, Optimum::Bounded);
  EXPECT_EQ(least.point, (SmallVector<int64_t, 8>{1, 2}));
  LexSimplex::Result greatest = LexSimplex(set).findIntegerLexMax(budget);
  ASSERT_EQ(greatest.kind, Optimum::Bounded);
  EXPECT_EQ(greatest.point, (SmallVector<int64_t, 8>{4, 2}));
  IntegerRelation half = readDisjunct("{ [i] : i <= 3 }");
  EXPECT_EQ(LexSimplex(half).findIntegerLexMin(budget).kind,
            Optimum::Unbounded);
}

/// Numbers beyond 64 bits occur in the computation, and do not change the answer.
TEST(IntegerRelationTest, LargeNumbers) {
  Budget budget;
  IntegerRelation set =
      readDisjunct("{ [i, j, k] : 1000000007i + 998244353j = 1 and "
                   "999999937j - 1000000009k = 5 and 1000003i >= 7k }");
  IntegerSample sample = set.findIntegerSample(budget);
  EXPECT_EQ(sample.isEmpty, Tri::False);
  if (sample.point.empty())
    return;
  ArrayRef<int64_t> point = sample.point;
  EXPECT_EQ(set.containsPoint(point.take_front(3), budget), Tri::True);
}

TEST(IntegerRelationTest, LargeCoefficients) {
  EXPECT_EQ(isEmpty("{ [i, j] : 1152921504606846975i = 1152921504606846973j "
                    "and 0 < i < 1000 }"),
            Tri::True);
}

/// An exhausted budget gives no answer.
TEST(IntegerRelationTest, Budgets) {
  IntegerRelation set = readDisjunct("{ [i, j] : 27 <= 11i + 13j <= 45 and "
                                     "-10 <= 7i - 9j <= 4 }");
  for (uint64_t units : {0, 1, 2, 5, 10, 20}) {
    Budget budget(units);
    Tri answer = set.isIntegerEmpty(budget);
    EXPECT_NE(answer, Tri::False);
    EXPECT_EQ(answer == Tri::Unknown, budget.isExhausted());
  }
  Budget none(3);
  EXPECT_FALSE(PresburgerRelation(set).complement(none));
  EXPECT_FALSE(set.findSymbolicIntegerLexMin(none));
}

TEST(IntegerRelationTest, Simplification) {
  EXPECT_EQ(toString(readDisjunct("{ [i] : exists (k : k >= i and k <= 5) }")),
            "{ [i0] : 5 >= i0 }");
  IntegerRelation set = readDisjunct("{ [i, j] : i >= 0 and j >= 0 and "
                                     "i + j >= -1 and i <= 5 }");
  Budget budget;
  EXPECT_EQ(set.removeRedundantConstraints(budget).getNumInequalities(), 3u);
  IntegerRelation even = readDisjunct("{ [i] : exists (k : i = 2k) }");
  EXPECT_FALSE(even.hasOnlyDivLocals());
  EXPECT_TRUE(even.findLocalDivs().hasOnlyDivLocals());
}
