// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Formatter/Formatter.h"

#include <gtest/gtest.h>

using namespace strata;

/// Formats, and expects that a second run changes nothing.
static std::string format(StringRef text, const FormatOptions &options = {}) {
  std::string once = formatText(text, options);
  EXPECT_EQ(formatText(once, options), once);
  return once;
}

TEST(FormatterTest, IndentsRegionsAndLabels) {
  EXPECT_EQ(format("module {\nfunc.func @f() {\n      cf.br ^bb1\n ^bb1:\n"
                   "   return  \n}\n}\n"),
            "module {\n  func.func @f() {\n    cf.br ^bb1\n  ^bb1:\n"
            "    return\n  }\n}\n");
}

TEST(FormatterTest, BlanksBetweenTokens) {
  EXPECT_EQ(format("%a  =  x.y %b ,%c {k = [1,2 , 3]} : i32   // c  d\n"),
            "%a = x.y %b, %c {k = [1, 2, 3]} : i32   // c  d\n");
}

TEST(FormatterTest, BodiesKeepWhiteSpace) {
  StringRef text = "%a = x.y {k = #d.a<p  ,q>} : !d.t<a   b,\n     c  , d>\n";
  EXPECT_EQ(format(text), text);
}

TEST(FormatterTest, StringsKeepWhiteSpace) {
  StringRef text = "x.y {k = \"a  ,b\"} // c  , d\n";
  EXPECT_EQ(format(text), text);
}

TEST(FormatterTest, CommentsMoveWithTheNextLineButNotFromTheMargin) {
  EXPECT_EQ(format("a.b {\n    // x\n// CHECK: y\n    c.d\n}\n"),
            "a.b {\n  // x\n// CHECK: y\n  c.d\n}\n");
}

TEST(FormatterTest, ContinuationsMoveWithTheirLine) {
  EXPECT_EQ(format("a.b {\n     c.d %x,\n         %y\n           : i32\n}\n"),
            "a.b {\n  c.d %x,\n      %y\n        : i32\n}\n");
}

TEST(FormatterTest, LongLinesAreDivided) {
  FormatOptions options;
  options.width = 20;
  EXPECT_EQ(format("a.b(%c, %d, %e, %f) : (i32, i32)\n", options),
            "a.b(%c, %d, %e, %f)\n    : (i32, i32)\n");
}

TEST(FormatterTest, LinesThatAreCountedStay) {
  FormatOptions options;
  options.width = 10;
  StringRef text = "// expected-error @+1 {{x}}\na.b %c, %d, %e\n";
  EXPECT_EQ(format(text, options), text);
}

TEST(FormatterTest, LineEndsStay) {
  EXPECT_EQ(format("a.b {\r\nc.d\r\n}\r\n"), "a.b {\r\n  c.d\r\n}\r\n");
}

TEST(FormatterTest, Ranges) {
  FormatOptions options;
  options.firstLine = options.lastLine = 3;
  EXPECT_EQ(format("a.b {\n c.d\n e.f\n g.h\n}\n", options),
            "a.b {\n c.d\n  e.f\n g.h\n}\n");
}

TEST(FormatterTest, BrokenText) {
  EXPECT_EQ(format("}\n)\na.b {{{\n\"x\nc.d\n"),
            "}\n)\na.b {{{\n  \"x\n  c.d\n");
  EXPECT_EQ(format(""), "");
  EXPECT_EQ(format("\n\n"), "");
  EXPECT_EQ(format("a.b"), "a.b\n");
}
