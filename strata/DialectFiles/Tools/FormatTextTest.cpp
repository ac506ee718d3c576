// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/FormatText.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

TEST(FormatTextTest, Tree) {
  auto nodes = parseFormatText("$a `,` ($b^ `:` type($b)) : (`none`)? "
                               "custom<X>($c, ref(type($a)), \"s\") "
                               "oilist(`x` $d | `y`) attr-dict");
  ASSERT_TRUE(nodes);
  ASSERT_EQ(nodes->size(), 6u);
  EXPECT_EQ((*nodes)[0].kind, FormatNode::Kind::Variable);
  EXPECT_EQ((*nodes)[1].text, ",");
  const FormatNode &group = (*nodes)[2];
  EXPECT_EQ(group.kind, FormatNode::Kind::Group);
  ASSERT_EQ(group.children.size(), 3u);
  EXPECT_TRUE(group.children[0].isAnchor);
  ASSERT_EQ(group.otherwise.size(), 1u);
  EXPECT_EQ((*nodes)[3].text, "custom<X>");
  EXPECT_EQ((*nodes)[3].children.size(), 3u);
  EXPECT_EQ((*nodes)[4].children.size(), 2u);
  EXPECT_EQ(getFormatVariables(*nodes),
            (std::vector<StringRef>{"a", "b", "b", "c", "a", "d"}));
}

TEST(FormatTextTest, DirectivesWithLists) {
  auto nodes = parseFormatText("(`with` zip($args `=` $inits)^)? attr-dict "
                               "(`to` bound($map, $operands, \"max\")^)? "
                               "first($a^, type($b))");
  ASSERT_TRUE(nodes);
  ASSERT_EQ(nodes->size(), 4u);
  const FormatNode &zip = (*nodes)[0].children[1];
  EXPECT_EQ(zip.text, "zip");
  EXPECT_TRUE(zip.isAnchor);
  EXPECT_EQ(zip.children.size(), 3u);
  EXPECT_EQ((*nodes)[2].children[1].children.size(), 3u);
  EXPECT_TRUE((*nodes)[3].children[0].isAnchor);
}

TEST(FormatTextTest, Malformed) {
  for (StringRef text :
       {"`x", "$", "(", ")", "($a", "($a^)", "type($a", "custom<X", "custom<X>",
        "oilist(", "a | b", "\"x", "($a) : (", "?"})
    EXPECT_FALSE(parseFormatText(text)) << text.str();
  EXPECT_TRUE(parseFormatText(""));
}

TEST(FormatTextTest, DepthIsLimited) {
  for (StringRef open : {"(", "type(", "oilist("}) {
    std::string text;
    for (int i = 0; i < 100000; ++i)
      text += open;
    EXPECT_FALSE(parseFormatText(text));
  }
}

TEST(FormatTextTest, OneSpelling) {
  EXPECT_EQ(normalizeFormat("$a`,`$b  type( $a )\n attr-dict"),
            normalizeFormat("$a `,` $b type($a) attr-dict"));
  EXPECT_NE(normalizeFormat("` `"), normalizeFormat("``"));
}

} // namespace
