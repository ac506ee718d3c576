// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/DocumentText.h"

#include <gtest/gtest.h>

using namespace strata;
using namespace strata::lsp;

TEST(DocumentTextTest, PositionsInUTF16) {
  // Two bytes and one unit; four bytes and two units.
  DocumentText text("a\xC3\xA9\xF0\x9D\x84\x9Ez\r\nb", PositionEncoding::UTF16);
  EXPECT_EQ(text.getOffset({0, 2}), 3u);
  EXPECT_EQ(text.getOffset({0, 4}), 7u);
  EXPECT_EQ(text.getOffset({0, 3}), 3u) << "within a character";
  EXPECT_EQ(text.getOffset({0, 99}), 8u) << "before the line end";
  EXPECT_EQ(text.getOffset({7, 0}), text.size());
  EXPECT_EQ(text.getPosition(7), (Position{0, 4}));
  EXPECT_EQ(text.getPosition(10), (Position{1, 0}));
}

TEST(DocumentTextTest, PositionsInUTF8) {
  DocumentText text("a\xC3\xA9z", PositionEncoding::UTF8);
  EXPECT_EQ(text.getOffset({0, 3}), 3u);
  EXPECT_EQ(text.getOffset({0, 2}), 1u) << "within a character";
  EXPECT_EQ(text.getPosition(3), (Position{0, 3}));
}

TEST(DocumentTextTest, BytesThatAreNoUTF8CountOneUnit) {
  DocumentText text("\xFF\xC3z", PositionEncoding::UTF16);
  EXPECT_EQ(text.getOffset({0, 2}), 2u);
}

TEST(DocumentTextTest, Replace) {
  DocumentText text("one\ntwo\nthree\n", PositionEncoding::UTF16);
  text.replace({2, 9}, "X\nY");
  EXPECT_EQ(text.get(), "onX\nYhree\n");
  EXPECT_EQ(text.getNumLines(), 3u);
  EXPECT_EQ(text.getLine(1), "Yhree");
  text.replace({4, 10}, "");
  EXPECT_EQ(text.getNumLines(), 2u);
  text.replace({0, 0}, "a\nb\nc\n");
  EXPECT_EQ(text.getLine(3), "onX");
  EXPECT_EQ(text.getLineOf(6), 3u);
}
