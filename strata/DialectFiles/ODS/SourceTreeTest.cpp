// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/SourceTree.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace strata;
using namespace strata::ods;
using testing::ElementsAre;

TEST(SourceTreeTest, Scan) {
  TableGenNames names = scanTableGen(R"(
    include "a.td" // include "b.td"
    /* def Hidden; */ include /* here */ "c\"d.td"
    def Foo : Bar<"def Text", [{ class Code }]> { defvar inside = 1; }
    defvar outside = 2;
    let x = 1 in { class C { } def "" : C; }
    multiclass M { def NAME : C; def _x : C; }
    "open)");
  EXPECT_THAT(names.includes, ElementsAre("a.td", "c\\\"d.td"));
  EXPECT_THAT(names.definitions, ElementsAre("Foo", "outside", "C", "M", "_x"));
}

TEST(SourceTreeTest, Groups) {
  SourceTree tree;
  tree.add("/t/Base.td", "class Base;");
  tree.add("/t/one/Ops.td", "include \"Base.td\"\ndef MemoryOp : Base;");
  tree.add("/t/two/../two/Ops.td", "include \"Base.td\"\ndef MemoryOp : Base;");
  tree.add("/t/three.td", "include \"one/Ops.td\"\ndef ThirdOp : Base;");
  tree.resolve({"/t"});
  EXPECT_THAT(tree.getGroups(), ElementsAre(ElementsAre("/t/two/Ops.td"),
                                            ElementsAre("/t/three.td")));
  EXPECT_TRUE(tree.defines("MemoryOp", "Ops.td:2"));
  EXPECT_TRUE(tree.defines("MemoryOp", ""));
  EXPECT_FALSE(tree.defines("MemoryOp", "Other.td:2"));
  EXPECT_FALSE(tree.defines("Absent", "Ops.td:2"));
}

TEST(SourceTreeTest, FilesThatIncludeEachOther) {
  SourceTree tree;
  tree.add("/t/a.td", "include \"b.td\"");
  tree.add("/t/b.td", "include \"a.td\"\ninclude \"b.td\"");
  tree.add("/t/c.td", "include \"a.td\"");
  tree.add("/t/d.td", "include \"e.td\"");
  tree.add("/t/e.td", "include \"d.td\"");
  tree.resolve({});
  EXPECT_THAT(tree.getGroups(), ElementsAre(ElementsAre("/t/c.td", "/t/d.td")));
  EXPECT_THAT(tree.getLocalIncludes(), ElementsAre("/t"));
}
