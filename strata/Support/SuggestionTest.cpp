// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/Suggestion.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

TEST(SuggestionTest, Nearest) {
  EXPECT_EQ(findNearest("sumary", {"summary", "traits"}), "summary");
  EXPECT_EQ(findNearest("ADDI", {"arith.addi", "addi"}), "addi");
  // One character of a short word may differ.
  EXPECT_EQ(findNearest("ab", {"ac"}), "ac");
  EXPECT_EQ(findNearest("ab", {"cd"}), "");
  EXPECT_EQ(findNearest("", {"cd"}), "");
  // Or two be exchanged.
  EXPECT_EQ(findNearest("mian", {"main"}), "main");
  EXPECT_EQ(findNearest("ba", {"bc", "ab"}), "bc");
  EXPECT_EQ(findNearest("ba", {"abc", "ab"}), "ab");
  EXPECT_EQ(findNearest("mian", {"mein"}), "");
  // The first of equals.
  EXPECT_EQ(findNearest("bat", {"cat", "hat"}), "cat");
  EXPECT_EQ(findNearest(std::string(100000, 'x'), {"x"}), "");
}

TEST(SuggestionTest, Words) {
  EXPECT_EQ(suggest("lst", {"list"}), "; did you mean 'list'?");
  EXPECT_EQ(suggest("quite", {"other"}), "");
}

} // namespace
