// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/SCF/LinearFactsDetail.h"

#include "gtest/gtest.h"

#include <random>

using namespace strata;
using namespace strata::detail;

static LinearExpr makeExpr(ArrayRef<int64_t> coefficients, int64_t constant) {
  LinearExpr expr(constant);
  expr.coefficients.assign(coefficients.begin(), coefficients.end());
  return expr;
}

static int64_t evaluate(const LinearExpr &expr, ArrayRef<int64_t> point) {
  int64_t sum = expr.constant;
  for (auto [coefficient, value] : llvm::zip(expr.coefficients, point))
    sum += coefficient * value;
  return sum;
}

TEST(LinearFactsTest, TransitiveBoundsAreImplied) {
  LinearFacts facts;
  LinearExpr x = facts.addVariable(), y = facts.addVariable(),
             z = facts.addVariable();
  facts.addNonNegative(y - x);
  facts.addNonNegative(z - y - LinearExpr(1));
  EXPECT_TRUE(facts.implyNonNegative(z - x - LinearExpr(1)));
  EXPECT_FALSE(facts.implyNonNegative(z - x - LinearExpr(2)));
  EXPECT_FALSE(facts.areContradictory());
}

TEST(LinearFactsTest, ConstantsAreRounded) {
  // 2x >= 1 is x >= 1.
  LinearFacts facts;
  LinearExpr x = facts.addVariable();
  facts.addNonNegative(x + x - LinearExpr(1));
  EXPECT_TRUE(facts.implyNonNegative(x - LinearExpr(1)));
  facts.addNonNegative(LinearExpr(1) - x - x);
  EXPECT_TRUE(facts.areContradictory());
}

TEST(LinearFactsTest, OverflowImpliesNothing) {
  LinearFacts facts;
  LinearExpr x = facts.addVariable();
  LinearExpr large(std::numeric_limits<int64_t>::max());
  facts.addNonNegative(x - large);
  LinearExpr sum = x + large + large;
  EXPECT_FALSE(sum.isValid);
  EXPECT_FALSE(facts.implyNonNegative(sum));
  LinearExpr least(std::numeric_limits<int64_t>::min());
  EXPECT_FALSE(facts.implyNonNegative(least));
}

/// All that is implied in a box of random inequalities holds in each point.
TEST(LinearFactsTest, PointsSatisfyImpliedInequalities) {
  std::mt19937 random(1);
  auto number = [&](int64_t limit) {
    return int64_t(random() % uint64_t(2 * limit + 1)) - limit;
  };
  constexpr int64_t Size = 3;
  unsigned numImplied = 0;
  for (unsigned round = 0; round < 300; ++round) {
    LinearFacts facts;
    std::vector<LinearExpr> rows;
    for (unsigned i = 0; i < 3; ++i) {
      LinearExpr variable = facts.addVariable();
      facts.addNonNegative(variable + LinearExpr(Size));
      facts.addNonNegative(LinearExpr(Size) - variable);
    }
    for (unsigned i = 0; i < 3; ++i) {
      rows.push_back(makeExpr({number(3), number(3), number(3)}, number(4)));
      facts.addNonNegative(rows.back());
    }
    LinearExpr question =
        makeExpr({number(3), number(3), number(3)}, number(12));
    bool isImplied = facts.implyNonNegative(question);
    numImplied += isImplied;
    for (int64_t x = -Size; isImplied && x <= Size; ++x)
      for (int64_t y = -Size; y <= Size; ++y)
        for (int64_t z = -Size; z <= Size; ++z) {
          bool isInside = llvm::all_of(rows, [&](const LinearExpr &row) {
            return evaluate(row, {x, y, z}) >= 0;
          });
          if (isInside) {
            EXPECT_GE(evaluate(question, {x, y, z}), 0);
          }
        }
  }
  EXPECT_GT(numImplied, 20u);
}
