// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/ItemScanner.h"

#include <gtest/gtest.h>

using namespace strata;
using namespace strata::lsp;

/// The items of `text`, each as the letter of its kind and its text.
static std::vector<std::string> scan(StringRef text) {
  std::vector<std::string> result;
  uint64_t at = 0;
  uint32_t depth = 0;
  RestBraces braces;
  while (auto item = scanItem(text, at, depth, braces)) {
    at = item->range.end;
    depth = item->getDepthAfter();
    result.push_back(std::string(1, "o{}=mS"[int(item->kind)]) + ' ' +
                     text.slice(item->range.begin, item->range.end).str());
  }
  return result;
}

using Items = std::vector<std::string>;

TEST(ItemScannerTest, Kinds) {
  EXPECT_EQ(
      scan("#a = 1\n// c }\nmodule @m attributes {x = {}} {\n"
           "  a.b { \"}\" }\n  c.d\n} loc(#a)\n// -----\n{-# x #-}\n"),
      (Items{"= #a = 1", "{ module @m attributes {x = {}} {", "o a.b { \"}\" }",
             "o c.d", "} } loc(#a)", "S // -----", "m {-# x #-}"}));
}

TEST(ItemScannerTest, OperationsOfSeveralLines) {
  EXPECT_EQ(scan("func.func @f()\n    -> i32\nattributes {a} {\n  x.y\n}\nu.v"),
            (Items{"o func.func @f()\n    -> i32\nattributes {a} {\n  x.y\n}",
                   "o u.v"}));
}

TEST(ItemScannerTest, ResultsJoinOperations) {
  EXPECT_EQ(scan("a.b\n%0 = c.d\ne.f(%0)\n// -----\ng.h"),
            (Items{"o a.b", "o %0 = c.d\ne.f(%0)", "S // -----", "o g.h"}));
}

TEST(ItemScannerTest, UnclosedBracketEndsAtIndentation) {
  EXPECT_EQ(scan("a.b {\n  c.d {\n  e.f\n}\ng.h {\n}\n"),
            (Items{"o a.b {\n  c.d {\n  e.f\n}", "o g.h {\n}"}));
}

TEST(ItemScannerTest, ContentsWithoutIndentation) {
  EXPECT_EQ(scan("a.b {\nc.d\ne.f\n}\ng.h"),
            (Items{"o a.b {\nc.d\ne.f\n}", "o g.h"}));
}

TEST(ItemScannerTest, ContentsOfWhichSomeAreIndented) {
  EXPECT_EQ(scan("module {\na.b(%x,\n    %y) {\nc.d\n  e.f\ng.h\n}\ni.j\n}\n"),
            (Items{"{ module {", "o a.b(%x,\n    %y) {\nc.d\n  e.f\ng.h\n}",
                   "o i.j", "} }"}));
}

TEST(ItemScannerTest, StrayBracket) {
  EXPECT_EQ(scan("}\na.b"), (Items{"o }", "o a.b"}));
}
