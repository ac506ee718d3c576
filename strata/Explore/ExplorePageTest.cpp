// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Explore/ExplorePage.h"

#include "llvm/Support/raw_ostream.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

std::string write(const ExploreData &data) {
  std::string text;
  llvm::raw_string_ostream os(text);
  writeExploreData(data, os);
  os.flush();
  return text;
}

bool contains(StringRef text, StringRef part) { return text.contains(part); }

TEST(ExplorePage, StoresTextsOnce) {
  ExploreData data;
  for (uint64_t number : {1, 2}) {
    IROpVersions op;
    op.number = number;
    op.name = "test.op";
    op.texts = {{0, "test.op()"}};
    data.ops.push_back(op);
  }
  std::string text = write(data);
  EXPECT_TRUE(contains(text, "[1,1,0,[0,2],[]]"));
  EXPECT_TRUE(contains(text, "[2,1,0,[0,2],[]]"));
  EXPECT_TRUE(contains(text, R"x("strings":["","test.op","test.op()"])x"));
}

TEST(ExplorePage, StoresDifferencesOfBodies) {
  ExploreData data;
  IROpVersions op;
  op.number = 1;
  op.bodies = {{0, {{{"", {2, 3, 4, 5}}}}}, {2, {{{"", {2, 3, 4, 6, 5}}}}}};
  data.ops.push_back(op);
  EXPECT_TRUE(
      contains(write(data), "[0,[[[0,2,3,4,5]]]],[2,[[[0,-3,0,6,5]]]]"));
}

TEST(ExplorePage, EscapesMarkup) {
  ExploreData data;
  data.input = "</script>\"\\\n\x01\xff";
  std::string text = write(data);
  EXPECT_TRUE(contains(text, R"x("input":"\u003c/script>\"\\\n\u0001)x"));
  EXPECT_TRUE(contains(text, "\xef\xbf\xbd\""));
  std::string page;
  llvm::raw_string_ostream os(page);
  writeExplorePage(data, os);
  os.flush();
  EXPECT_TRUE(contains(page, "<h1 id=\"title\">&lt;/script&gt;"));
}

TEST(ExplorePage, AllowsItsScriptAlone) {
  std::string page;
  llvm::raw_string_ostream os(page);
  writeExplorePage(ExploreData(), os);
  os.flush();
  EXPECT_TRUE(contains(page, "default-src 'none'"));
  EXPECT_TRUE(contains(page, "connect-src 'none'; script-src 'sha256-"));
  EXPECT_FALSE(contains(page, "src=\""));
}

} // namespace
