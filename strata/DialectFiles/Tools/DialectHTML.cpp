// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One page without anything from elsewhere. All text passes `escapeHTML`.
#include "strata/DialectFiles/Tools/DialectDocs.h"
#include "strata/DialectFiles/Tools/DocumentDetail.h"
#include "strata/Support/HTMLText.h"
#include "strata/Support/PageStyle.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// The layout of the page, in addition to the style sheet of all pages.
static constexpr StringRef style = R"css(
body { display: grid; grid-template-columns: 17rem minmax(0, 1fr) }
nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 1rem;
      border-right: 1px solid var(--line); font-size: .9rem }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0 }
nav a { display: block; overflow-wrap: anywhere }
nav input { width: 100% }
main { padding: 1rem 2rem 4rem; max-width: 60rem }
section { border-top: 1px solid var(--line); margin-top: 2rem }
table { border-collapse: collapse; margin: .3rem 0 1rem; font-size: .92rem }
caption { text-align: left; font-weight: 600 }
th, td { text-align: left; vertical-align: top; padding: .25rem .9rem .25rem 0;
         border-bottom: 1px solid var(--line) }
th, dt, .summary { color: var(--dim) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem }
dd { margin: 0 }
@media (max-width: 50rem) {
  body { display: block }
  main { padding: 1rem }
  nav { position: static; height: auto; max-height: 40vh; border-right: 0;
        border-bottom: 1px solid var(--line) } }
)css";

// Hides the definitions, and their entries in the index, that do not have all
// the words that are typed.
static constexpr StringRef script = R"js(
const search = document.getElementById("search");
search.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\s+/);
  for (const part of document.querySelectorAll("section[id]")) {
    const text = part.textContent.toLowerCase();
    part.hidden = !words.every(word => text.includes(word));
    document.getElementById("index-" + part.id).hidden = part.hidden;
  }
});
)js";

static std::string code(StringRef text) {
  return text.empty() ? "" : "<code>" + escapeHTML(text) + "</code>";
}

//===-- Descriptions ------------------------------------------------------===//

/// A line of Markdown: code in backquotes, the rest is text.
static std::string renderInline(StringRef line) {
  std::string result;
  while (!line.empty()) {
    auto [before, rest] = line.split('`');
    size_t end = rest.find('`');
    if (before.size() == line.size() || end == StringRef::npos)
      return result + escapeHTML(line);
    result += escapeHTML(before) + code(rest.take_front(end));
    line = rest.drop_front(end + 1);
  }
  return result;
}

namespace {
/// The part of Markdown that descriptions use: paragraphs, lists, headings,
/// code in fences and in backquotes. Anything else is text.
class DescriptionWriter {
public:
  explicit DescriptionWriter(raw_ostream &os) : os(os) {}
  void write(StringRef text);

private:
  void writeLine(StringRef line);
  /// Ends the paragraph or list that is open, unless it is one of `tag`.
  void close(StringRef tag = "") {
    if (!open.empty() && open != tag)
      os << "</" << open << ">\n";
    if (open != tag)
      open = "";
  }
  void begin(StringRef tag) {
    close(tag);
    if (open.empty())
      os << '<' << tag << '>';
    open = tag;
  }
  raw_ostream &os;
  StringRef open;
};
} // namespace

void DescriptionWriter::writeLine(StringRef line) {
  StringRef text = line.trim();
  if (text.empty())
    return close();
  if (text.starts_with("#")) {
    close();
    os << "<h4>" << renderInline(text.ltrim('#').trim()) << "</h4>\n";
    return;
  }
  if (text.starts_with("- ") || text.starts_with("* ")) {
    begin("ul");
    os << "<li>" << renderInline(text.drop_front(2)) << '\n';
    return;
  }
  // Blocks after an item belong to it.
  if (open != "ul")
    begin("p");
  os << renderInline(text) << '\n';
}

void DescriptionWriter::write(StringRef text) {
  bool isFenced = false;
  for (StringRef line : llvm::split(text, '\n')) {
    if (line.ltrim().starts_with("```")) {
      close();
      os << (isFenced ? "</code></pre>\n" : "<pre><code>");
      isFenced = !isFenced;
    } else if (isFenced) {
      os << escapeHTML(line) << '\n';
    } else {
      writeLine(line);
    }
  }
  if (isFenced)
    os << "</code></pre>\n";
  close();
}

//===-- Page --------------------------------------------------------------===//

static void writeTable(const DocumentTable &table, raw_ostream &os) {
  os << "<table><caption>" << escapeHTML(table.title) << "</caption>\n<tr>";
  for (const std::string &title : table.header)
    os << "<th>" << escapeHTML(title) << "</th>";
  os << "</tr>\n";
  for (const auto &row : table.rows) {
    os << "<tr>";
    for (const DocumentCell &cell : row) {
      std::string text = cell.isCode ? code(cell.text) : escapeHTML(cell.text);
      if (!cell.link.empty())
        os << "<td><a href=\"#" << escapeHTML(cell.link) << "\">" << text
           << "</a></td>";
      else
        os << "<td>" << text << "</td>";
    }
    os << "</tr>\n";
  }
  os << "</table>\n";
}

static void writeFields(ArrayRef<DocumentField> fields, raw_ostream &os) {
  if (fields.empty())
    return;
  os << "<dl>\n";
  for (const DocumentField &field : fields) {
    os << "<dt>" << escapeHTML(field.title) << "</dt><dd>";
    for (auto [i, item] : llvm::enumerate(field.items))
      os << (i ? ", " : "") << (field.isCode ? code(item) : escapeHTML(item));
    os << "</dd>\n";
  }
  os << "</dl>\n";
}

static void writeEntry(const DocumentEntry &entry, raw_ostream &os) {
  std::string anchor = escapeHTML(entry.anchor);
  os << "<section id=\"" << anchor << "\">\n<h3><a href=\"#" << anchor << "\">"
     << escapeHTML(entry.title) << "</a></h3>\n";
  if (!entry.summary.empty())
    os << "<p class=\"summary\">" << escapeHTML(entry.summary) << "</p>\n";
  os << "<pre><code>";
  for (auto [i, line] : llvm::enumerate(entry.examples))
    os << (i ? "\n" : "") << escapeHTML(line);
  os << "</code></pre>\n";
  DescriptionWriter(os).write(entry.description);
  for (const DocumentTable &table : entry.tables)
    writeTable(table, os);
  writeFields(entry.fields, os);
  os << "</section>\n";
}

static void writeIndex(const Document &document, raw_ostream &os) {
  os << "<nav>\n<p><input id=\"search\" type=\"search\" placeholder=\"Search\" "
        "aria-label=\"Search\"></p>\n";
  for (const DocumentSection &section : document.sections) {
    os << "<b>" << escapeHTML(section.title) << "</b>\n<ul>\n";
    for (const DocumentEntry &entry : section.entries) {
      std::string anchor = escapeHTML(entry.anchor);
      os << "<li id=\"index-" << anchor << "\"><a href=\"#" << anchor << "\">"
         << escapeHTML(entry.title) << "</a></li>\n";
    }
    os << "</ul>\n";
  }
  os << "</nav>\n";
}

void strata::writeHTML(const DialectModel &model, Samples &samples,
                       raw_ostream &os) {
  Document document = makeDocument(model, samples);
  std::string title = escapeHTML(document.title);
  os << "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta "
        "charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width\">\n<title>"
     << title << " dialect</title>\n<style>\n"
     << getPageStyle() << style << "</style>\n</head>\n<body>\n";
  writeIndex(document, os);
  os << "<main>\n<h1>" << title << "</h1>\n";
  if (!document.summary.empty())
    os << "<p class=\"summary\">" << escapeHTML(document.summary) << "</p>\n";
  DescriptionWriter(os).write(document.description);
  for (const DocumentSection &section : document.sections) {
    os << "<h2 id=\"" << escapeHTML(section.anchor) << "\">"
       << escapeHTML(section.title) << "</h2>\n";
    for (const DocumentEntry &entry : section.entries)
      writeEntry(entry, os);
  }
  os << "</main>\n<script>" << script << "</script>\n</body>\n</html>\n";
}
