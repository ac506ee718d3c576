// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Loader/DialectText.h"

#include "gtest/gtest.h"

using namespace strata;
using namespace strata::irdl;

static std::string getOperation(StringRef text, StringRef name) {
  std::optional<DialectText> cut = cutDialectText(text);
  if (!cut || !cut->operations.contains(name))
    return "";
  DialectText::Piece piece = cut->operations[name];
  return text.substr(piece.offset, piece.size).str();
}

TEST(DialectTextTest, CutsOperations) {
  StringRef text = "// A comment { \"\n"
                   "irdl.dialect @d attributes {strata.summary = \"a } b\"} {\n"
                   "  irdl.type @t\n"
                   "  irdl.operation @a\n"
                   "  irdl.operation @\"b.c\" attributes {x = \"\\\"}\"} {\n"
                   "    // }\n"
                   "    %0 = irdl.is !d.t // \"\n"
                   "  }\n"
                   "  irdl.attribute @u { %0 = irdl.any }\n"
                   "}\n";
  EXPECT_EQ(getOperation(text, "a"), "irdl.operation @a");
  std::string whole = getOperation(text, "b.c");
  EXPECT_TRUE(StringRef(whole).starts_with("irdl.operation @\"b.c\""));
  EXPECT_TRUE(StringRef(whole).ends_with("// \"\n  }"));
  std::optional<DialectText> cut = cutDialectText(text);
  ASSERT_TRUE(cut);
  EXPECT_EQ(cut->operations.size(), 2u);
  EXPECT_EQ(cut->rest.size(), text.size());
  EXPECT_EQ(StringRef(cut->rest).find("irdl.operation"), StringRef::npos);
  EXPECT_EQ(StringRef(cut->rest).find("irdl.attribute"),
            text.find("irdl.attribute"));
}

TEST(DialectTextTest, LeavesTheRestToTheParser) {
  for (StringRef text :
       {"",
        "irdl.dialect",
        "irdl.dialect @d",
        "irdl.dialect @d {",
        "irdl.dialect @d {} irdl.dialect @e {}",
        "#a = 1\nirdl.dialect @d {}",
        "\"irdl.dialect\"() ({}) : () -> ()",
        "module { irdl.dialect @d {} }",
        "irdl.dialect @d { irdl.operation @a irdl.operation @a }",
        "irdl.dialect @d { irdl.operation @a irdl.type @a }",
        "irdl.dialect @d { irdl.operation @a { }",
        "irdl.dialect @d { irdl.operation @a { ) } }",
        "irdl.dialect @d { irdl.operation @a { \" } }",
        "irdl.dialect @d { irdl.operation @\"a\\22\" }",
        "irdl.dialect @d { irdl.operation a {} }",
        "irdl.dialect @d { test.other @a }",
        "irdl.dialect @d { irdl.operation @a {} loc(\"x\") }",
        "irdl.dialect @d attributes",
        "irdl.dialect @d { irdl.operation",
        "irdl.dialect @d { irdl.operation @a attributes"})
    EXPECT_FALSE(cutDialectText(text)) << text.str();
}
