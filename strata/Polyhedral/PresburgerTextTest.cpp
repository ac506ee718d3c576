// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/PresburgerText.h"

#include "gtest/gtest.h"

using namespace strata;
using namespace strata::presburger;

static std::string reprint(StringRef text) {
  std::string error;
  auto parsed = parseRelation(text, error);
  return parsed ? toString(parsed->relation, parsed->names) : error;
}

TEST(PresburgerTextTest, Sets) {
  EXPECT_EQ(reprint("[n] -> { [i, j] : 0 <= i < n and j = 2i }"),
            "[n] -> { [i, j] : j = 2i and i >= 0 and n >= i + 1 }");
  EXPECT_EQ(reprint("{ [i] }"), "{ [i] }");
  EXPECT_EQ(reprint("{ [i] : false }"), "{ [i] : 1 = 0 }");
  EXPECT_EQ(reprint("{ [i] : i < 0 or (i > 5 and true) }"),
            "{ [i] : 0 >= i + 1; [i] : i >= 6 }");
  EXPECT_EQ(reprint("{ S[i] : i != 0 }"), "{ [i] : 0 >= i + 1; [i] : i >= 1 }");
}

TEST(PresburgerTextTest, Relations) {
  EXPECT_EQ(reprint("{ [i] -> [i + 1] }"), "{ [i] -> [o0] : o0 = i + 1 }");
  EXPECT_EQ(reprint("{ [i] -> [j] : i, j >= 3 }"),
            "{ [i] -> [j] : i >= 3 and j >= 3 }");
}

TEST(PresburgerTextTest, Locals) {
  EXPECT_EQ(reprint("{ [i] : exists (k : i = 2k) }"),
            "{ [i] : exists (e0 : i = 2e0) }");
  EXPECT_EQ(reprint("{ [i] : i mod 2 = 0 }"), reprint("{ [i] : i % 2 = 0 }"));
  EXPECT_EQ(reprint("{ [i] : floor(i/4) = 2 }"),
            reprint("{ [i] : floord(i, 4) = 2 }"));
  EXPECT_EQ(reprint("{ [i] : floor(i/4) = 2 }"),
            "{ [i] : i >= 8 and 11 >= i }");
  EXPECT_EQ(reprint("{ [i] : ceil(i/4) = 2 }"), "{ [i] : 8 >= i and i >= 5 }");
}

TEST(PresburgerTextTest, Errors) {
  EXPECT_EQ(reprint("{ [i] : j = 0 }"), "at 9: unknown name 'j'");
  EXPECT_EQ(reprint("{ [i] : i * i = 0 }"), "at 13: product of two variables");
  EXPECT_EQ(reprint("{ [i] : i }"), "at 10: expected a comparison");
  EXPECT_EQ(reprint("{ [i]; [i, j] }"), "at 14: tuples of different sizes");
  EXPECT_EQ(reprint("{ [i] "), "at 6: expected '}'");
  EXPECT_EQ(reprint("{ [i] : floor(i/0) = 1 }"),
            "at 17: expected a positive number");
  EXPECT_EQ(reprint("{ [i] } x"), "at 8: expected the end");
  EXPECT_EQ(reprint("{ [i] : i >= 4611686018427387904 }"),
            "at 33: number is too large");
}

/// Neither long nor deep texts take much time or memory.
TEST(PresburgerTextTest, Limits) {
  std::string deep = "{ [i] : " + std::string(100000, '(') + "i";
  EXPECT_NE(reprint(deep).find("nesting is too deep"), std::string::npos);
  std::string wide = "{ [i] : i != 0";
  for (int i = 0; i < 100; ++i)
    wide += " and i != " + std::to_string(i);
  EXPECT_NE(reprint(wide + " }").find("formula is too large"),
            std::string::npos);
}
