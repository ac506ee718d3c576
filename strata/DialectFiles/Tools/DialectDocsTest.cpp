// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/DialectDocs.h"

#include "strata/DialectFiles/Tools/DialectToolsTestUtils.h"

using namespace strata;

namespace {

class DialectDocsTest : public DialectToolsTest {
protected:
  std::string write(StringRef text, decltype(writeHTML) &writer) {
    DialectCollection dialects;
    dialects.add(read(text));
    Samples samples(ctx, dialects);
    std::string result;
    llvm::raw_string_ostream os(result);
    writer(dialects.getModels().front(), samples, os);
    os.flush();
    return result;
  }
};

/// A dialect whose every text is `text`, as it stands in a string of MLIR.
std::string dialectOf(StringRef text) {
  std::string t = "\"" + text.str() + "\"";
  return "irdl.dialect @d attributes {strata.summary = " + t +
         ", strata.description = " + t +
         "} { irdl.operation @o "
         " attributes {strata.summary = " +
         t + ", strata.description = " + t + ", strata.class = " + t +
         ", strata.format = " + t + ", strata.traits = [" + t +
         "], strata.hooks = [" + t + "], strata.drops = [" + t +
         "], strata.loads = {pointer = " + t + ", value = " + t +
         "}, strata.successors = [" + t + "], strata.predicates = [[" + t +
         ", " + t + "]]} { %a = irdl.any {strata.summary = " + t +
         ", strata.default = " + t +
         "} irdl.operands(a: %a) } "
         "irdl.attribute @e attributes {strata.enum = {cases = [" +
         t + "], separator = " + t + ", bits}} }";
}

TEST_F(DialectDocsTest, NothingIsMarkup) {
  std::string html =
      write(dialectOf("</code><script>alert('x')</script>"), writeHTML);
  EXPECT_EQ(html.find("alert('x')"), std::string::npos);
  // The page's own.
  EXPECT_EQ(html.find("<script>"), html.rfind("<script>"));
  std::string markdown = write(dialectOf("a <b> | c"), writeMarkdown);
  EXPECT_EQ(markdown.find("a <b> | c</"), std::string::npos);
  EXPECT_NE(markdown.find("a &lt;b&gt; \\| c"), std::string::npos);
  // Descriptions are Markdown, but not HTML.
  EXPECT_NE(markdown.find("\na &lt;b> | c\n"), std::string::npos);
}

TEST_F(DialectDocsTest, QuotesInAttributes) {
  std::string html = write(dialectOf("x\\22 onclick=\\22alert()"), writeHTML);
  EXPECT_EQ(html.find("\" onclick"), std::string::npos);
}

/// The tags of `html` that are not closed, or closed without being open.
std::string findUnbalanced(StringRef html) {
  std::vector<StringRef> open;
  // The head and the script are skipped.
  html = html.substr(html.find("<body>"));
  html = html.take_front(html.find("<script>"));
  while (true) {
    html = html.drop_until([](char c) { return c == '<'; });
    if (html.empty())
      break;
    StringRef tag = html.drop_front().take_until(
        [](char c) { return c == '>' || c == ' '; });
    html = html.drop_front();
    if (tag == "input" || tag == "li")
      continue;
    if (!tag.consume_front("/"))
      open.push_back(tag);
    else if (tag != "li" && (open.empty() || open.back() != tag))
      return ("/" + tag).str();
    else if (tag != "li")
      open.pop_back();
  }
  return open.size() == 1 ? "" : open.back().str();
}

TEST_F(DialectDocsTest, TagsAreBalanced) {
  for (StringRef text :
       {"plain", "```\\0Aopen fence", "- a\\0A- b\\0A\\0Atext `code` `open",
        "# head\\0Atext\\0A```\\0A<b>\\0A```\\0A- item\\0Amore"})
    EXPECT_EQ(findUnbalanced(write(dialectOf(text), writeHTML)), "")
        << text.str();
}

TEST_F(DialectDocsTest, Descriptions) {
  std::string html = write("irdl.dialect @d attributes {strata.description = "
                           "\"\\0A    # Head\\0A\\0A    One `c<d`\\0A    "
                           "two\\0A\\0A    - x\\0A      "
                           "y\\0A    - z\\0A\"}",
                           writeHTML);
  EXPECT_NE(html.find("<h4>Head</h4>\n<p>One <code>c&lt;d</code>\ntwo\n</p>\n"
                      "<ul><li>x\ny\n<li>z\n</ul>"),
            std::string::npos)
      << html;
}

} // namespace
