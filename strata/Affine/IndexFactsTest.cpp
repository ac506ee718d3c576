// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Affine/IndexFacts.h"

#include "gtest/gtest.h"

using namespace strata;
using presburger::LinearSum;

TEST(IndexFactsTest, TransitiveBoundsAreImplied) {
  IndexFacts facts;
  LinearSum x = facts.addVariable(), y = facts.addVariable(),
            z = facts.addVariable();
  facts.addLessOrEqual(x, y);
  facts.addLess(y, z);
  EXPECT_TRUE(facts.implyLess(x, z));
  EXPECT_FALSE(facts.implyLess(*x.plus(LinearSum(1)), z));
  EXPECT_FALSE(facts.areContradictory());
}

TEST(IndexFactsTest, NumbersAreIntegers) {
  // 2x >= 1 is x >= 1.
  IndexFacts facts;
  LinearSum x = facts.addVariable();
  LinearSum twice = *x.plus(x);
  facts.addLess(LinearSum(0), twice);
  EXPECT_TRUE(facts.implyLessOrEqual(LinearSum(1), x));
  facts.addLessOrEqual(twice, LinearSum(1));
  EXPECT_TRUE(facts.areContradictory());
}

TEST(IndexFactsTest, OverflowImpliesNothing) {
  IndexFacts facts;
  LinearSum x = facts.addVariable();
  LinearSum greatest(std::numeric_limits<int64_t>::max());
  LinearSum least(std::numeric_limits<int64_t>::min());
  facts.addLessOrEqual(greatest, x);
  EXPECT_FALSE(facts.implyLessOrEqual(greatest, least));
  EXPECT_FALSE(facts.implyLess(greatest, x));
  EXPECT_TRUE(facts.implyLessOrEqual(greatest, x));
}
