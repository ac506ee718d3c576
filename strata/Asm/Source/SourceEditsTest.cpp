// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Source/SourceEdits.h"

#include "strata/Asm/Source/SourceComments.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

constexpr StringRef source = "a { b { c } d } e";

/// The place of `word`, or of the text between the braces after it.
SourceRange placeOf(StringRef word) {
  uint64_t at = source.find(word);
  return {at, at + word.size()};
}

std::string apply(SourceEdits &edits) {
  edits.finish(source, 0);
  return edits.apply(source, 0).text;
}

TEST(SourceEditsTest, InnerEditsOfWhatIsReplacedDoNotApply) {
  SourceEdits edits;
  edits.add(placeOf("c"), "C", "inner");
  edits.add(placeOf("b { c } d"), "B", "outer");
  edits.add(placeOf("e"), "E", "last");
  EXPECT_EQ(apply(edits), "a { B } E");
  EXPECT_EQ(edits.get().size(), 2u);
}

TEST(SourceEditsTest, EditsInKeptRangesApply) {
  SourceEdits edits;
  SourceEdit &outer = edits.add(placeOf("a { b { c } d }"), "A <", "outer");
  outer.keep(placeOf(" b { c } d "));
  outer.text += ">";
  SourceEdit &inner = edits.add(placeOf("b { c }"), "B[", "inner");
  inner.keep(placeOf(" c "));
  inner.text += "]";
  edits.add(placeOf("c"), "C", "innermost");
  edits.add({placeOf("d").begin, placeOf("d").begin}, "+", "insertion");
  EXPECT_EQ(apply(edits), "A < B[ C ] +d > e");
}

TEST(SourceEditsTest, RangesMove) {
  SourceEdits edits;
  edits.add(placeOf("b { c }"), "", "is part of the other");
  SourceEdit &other = edits.add(placeOf("d"), "D(", "takes over");
  other.keep(placeOf(" c "));
  other.text += ")";
  edits.add(placeOf("c"), "C", "moves");
  EXPECT_EQ(apply(edits), "a {  D( C ) } e");
}

TEST(SourceEditsTest, RangesOfAnEditThatDoesNotApplyAreNotKept) {
  SourceEdits edits;
  edits.add(placeOf("b { c } d"), "B", "outer");
  SourceEdit &inner = edits.add(placeOf("b { c }"), "", "inner");
  inner.keep(placeOf(" c "));
  edits.add(placeOf("c"), "C", "innermost");
  EXPECT_EQ(apply(edits), "a { B } e");
}

TEST(SourceEditsTest, PositionsOfTheSource) {
  SourceEdits edits;
  SourceEdit &outer = edits.add(placeOf("b { c } d"), "longer{", "outer");
  outer.keep(placeOf(" c "));
  outer.text += "}";
  AppliedEdits result;
  edits.finish(source, 0);
  result = edits.apply(source, 0);
  EXPECT_EQ(result.text, "a { longer{ c } } e");
  EXPECT_EQ(result.getSourcePosition(0), 0u);
  EXPECT_EQ(result.getSourcePosition(6), placeOf("b").begin);
  EXPECT_EQ(result.getSourcePosition(result.text.find('c')),
            placeOf("c").begin);
  EXPECT_EQ(result.getSourcePosition(result.text.find('e', 12)),
            placeOf("e").begin);
}

TEST(SourceEditsTest, InsertionsBetweenKeptRangesAreWrittenOnce) {
  SourceRange whole = placeOf("b { c } d");
  uint64_t middle = placeOf("c").begin;
  for (StringRef between : {"", "|"}) {
    SourceEdits edits;
    SourceEdit &outer = edits.add(whole, "<", "outer");
    outer.keep({whole.begin, middle});
    outer.text += between;
    outer.keep({middle, whole.end});
    outer.text += ">";
    edits.add({middle, middle}, "+", "insertion");
    edits.add({whole.end, whole.end}, "-", "behind it");
    EXPECT_EQ(apply(edits), ("a { <b { " + between + "+c } d>- } e").str());
  }
}

TEST(SourceEditsTest, InsertionsAtTheEndOfAKeptRangeApply) {
  SourceEdits edits;
  SourceEdit &outer = edits.add(placeOf("b { c } d"), "<", "outer");
  outer.keep(placeOf("b { c"));
  outer.text += ">";
  edits.add({placeOf("c").end, placeOf("c").end}, "+", "insertion");
  EXPECT_EQ(apply(edits), "a { <b { c+> } e");
}

TEST(SourceEditsTest, LineEnds) {
  SourceEdits edits;
  SourceEdit &edit = edits.add(placeOf("b { c } d"), "1\n2\r\n", "outer");
  edit.keep(placeOf(" c "));
  edit.text += "\r3\n";
  edit.keep(placeOf("d"));
  edit.setLineEnds("\r\n");
  EXPECT_EQ(apply(edits), "a { 1\r\n2\r\n c \r3\r\nd } e");
}

TEST(SourceEditsTest, FindsWhatReplacesAByte) {
  SourceEdits edits;
  SourceEdit &outer = edits.add(placeOf("b { c } d"), "B", "outer");
  outer.keep(placeOf(" c "));
  edits.finish(source, 0);
  ASSERT_TRUE(edits.findReplacing(placeOf("d").begin));
  EXPECT_EQ(edits.findReplacing(placeOf("d").begin)->what, "outer");
  EXPECT_FALSE(edits.findReplacing(placeOf("c").begin));
  EXPECT_FALSE(edits.findReplacing(placeOf("e").begin));
}

TEST(SourceCommentsTest, FindsComments) {
  constexpr StringRef text = "// one  \n%0 = \"a // b\"() // two\n  // three";
  std::vector<std::string> found;
  for (SourceRange place : findComments(text, 10))
    found.push_back(
        text.slice(size_t(place.begin - 10), size_t(place.end - 10)).str());
  EXPECT_EQ(found, (std::vector<std::string>{"// one", "// two", "// three"}));
}

TEST(SourceCommentsTest, FindsThoseThatAreLost) {
  constexpr StringRef text = "// a\n// b\n// a\n";
  std::vector<SourceRange> comments = findComments(text, 0);
  std::vector<SourceRange> lost = findLostComments(text, 0, comments, "// a\n");
  ASSERT_EQ(lost.size(), 2u);
  EXPECT_EQ(lost[0].begin, 5u);
  EXPECT_EQ(lost[1].begin, 10u);
}

} // namespace
