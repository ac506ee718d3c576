// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/PresburgerRelation.h"

#include "strata/Polyhedral/PresburgerText.h"

#include "gtest/gtest.h"

using namespace strata;
using namespace strata::presburger;

static PresburgerRelation readUnion(StringRef text) {
  std::string error;
  auto parsed = parseRelation(text, error);
  EXPECT_TRUE(parsed) << error;
  return parsed ? parsed->relation
                : PresburgerRelation(PresburgerSpace::getSetSpace(0));
}

static void expectEqual(const std::optional<PresburgerRelation> &found,
                        StringRef expected) {
  ASSERT_TRUE(found) << expected.str();
  Budget budget;
  EXPECT_EQ(found->isEqual(readUnion(expected), budget), Tri::True)
      << toString(*found) << "\n"
      << expected.str();
}

TEST(PresburgerRelationTest, Subtraction) {
  Budget budget;
  expectEqual(readUnion("{ [i] : 0 <= i <= 9 }")
                  .subtract(readUnion("{ [i] : 3 <= i <= 4 }"), budget),
              "{ [i] : 0 <= i <= 2 or 5 <= i <= 9 }");
  expectEqual(readUnion("{ [i] : 0 <= i <= 9 }")
                  .subtract(readUnion("{ [i] : exists (k : i = 2k) }"), budget),
              "{ [i] : 0 <= i <= 9 and i mod 2 = 1 }");
  expectEqual(readUnion("[n] -> { [i] : i >= n }").complement(budget),
              "[n] -> { [i] : i < n }");
}

TEST(PresburgerRelationTest, Composition) {
  PresburgerRelation twice = readUnion("{ [i] -> [2i] }");
  PresburgerRelation next = readUnion("{ [i] -> [i + 1] : i >= 0 }");
  expectEqual(twice.compose(next), "{ [i] -> [2i + 1] : i >= 0 }");
  expectEqual(next.compose(twice), "{ [i] -> [2i + 2] : i >= 0 }");
  expectEqual(next.inverse(), "{ [i] -> [i - 1] : i >= 1 }");
  expectEqual(twice.getRangeSet(), "{ [i] : i mod 2 = 0 }");
  expectEqual(next.getDomainSet(), "{ [i] : i >= 0 }");
  expectEqual(twice.applyDomain(next), "{ [i] -> [2i - 2] : i >= 1 }");
  expectEqual(twice.intersectRange(readUnion("{ [i] : 3 <= i <= 5 }")),
              "{ [2] -> [4] }");
}

TEST(PresburgerRelationTest, Coalescing) {
  Budget budget;
  for (auto [text, count] :
       {std::pair("{ [i] : 0 <= i <= 4 or 5 <= i <= 9 }", 1u),
        std::pair("{ [i] : i = 0 or i = 1 or i = 2 }", 1u),
        std::pair("{ [i] : 0 <= i <= 9 or 3 <= i <= 4 }", 1u),
        std::pair("{ [i] : i <= 0 or i >= 2 }", 2u),
        std::pair("{ [i, j] : 0 <= i, j <= 3 or 0 <= i <= 3 and 2 <= j <= 8 }",
                  1u),
        std::pair("[n] -> { [i] : 0 <= i < n or i = n and n >= 0 }", 1u)}) {
    PresburgerRelation merged = readUnion(text).coalesce(budget);
    EXPECT_EQ(merged.getNumDisjuncts(), count) << text << toString(merged);
    expectEqual(merged, text);
  }
}

TEST(PresburgerRelationTest, SymbolicLexMin) {
  Budget budget;
  auto found = readUnion("[n] -> { [i] -> [j] : j >= i and j >= n and "
                         "j mod 2 = 0 }")
                   .findSymbolicIntegerLexMin(budget);
  ASSERT_TRUE(found);
  expectEqual(found->lexopt,
              "[n] -> { [i] -> [j] : j mod 2 = 0 and (i >= n and i <= j <= "
              "i + 1 or i < n and n <= j <= n + 1) }");
  EXPECT_EQ(found->unboundedDomain.isIntegerEmpty(budget), Tri::True);
  // The last writer of an element: the latest iteration before the read.
  auto last = readUnion("[n] -> { [x, y] -> [i, j] : 0 <= i, j < n and "
                        "i + j = x and (i < x or i = x and j < y) }")
                  .findSymbolicIntegerLexMax(budget);
  ASSERT_TRUE(last);
  expectEqual(last->lexopt,
              "[n] -> { [x, y] -> [i, j] : 0 <= i, j < n and i + j = x and "
              "(j = 0 and y > 0 or (j = 1 or i = n - 1) and y <= 0 and j > 0 "
              "or i = n - 1 and j > 0) }");
}

TEST(PresburgerRelationTest, UnboundedLexMin) {
  Budget budget;
  auto found = readUnion("{ [i] -> [j] : j >= i or i >= 5 and j <= 3 }")
                   .findSymbolicIntegerLexMin(budget);
  ASSERT_TRUE(found);
  expectEqual(found->unboundedDomain, "{ [i] : i >= 5 }");
  expectEqual(found->lexopt, "{ [i] -> [i] : i < 5 }");
}

TEST(PresburgerRelationTest, Points) {
  Budget budget;
  PresburgerRelation set =
      readUnion("{ [i, j] : 0 <= i, j <= 2 or i = 1 and 0 <= j <= 5 }");
  EXPECT_EQ(set.countPoints(budget), 12u);
  EXPECT_EQ(set.countPoints(budget, /*maxPoints=*/11), std::nullopt);
  EXPECT_EQ(readUnion("{ [i] : i >= 0 }").countPoints(budget), std::nullopt);
  EXPECT_EQ(
      readUnion("{ [i] : 0 <= i < 100 and i mod 7 = 3 }").countPoints(budget),
      14u);
  EXPECT_EQ(readUnion("{ [] }").countPoints(budget), 1u);
}
