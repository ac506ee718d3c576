// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/DialectDocs.h"
#include "strata/DialectFiles/Tools/DocumentDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// Plain text in which nothing means anything to Markdown or HTML.
static std::string escape(StringRef text) {
  std::string result;
  for (char c : text) {
    if (c == '<')
      result += "&lt;";
    else if (c == '>')
      result += "&gt;";
    else if (c == '&')
      result += "&amp;";
    else if (c == '\n' || c == '\r')
      result += ' ';
    else {
      if (StringRef("\\`*_{}[]#|~").contains(c))
        result += '\\';
      result += c;
    }
  }
  return result;
}

/// The longest run of `c` in `text`.
static size_t longestRun(StringRef text, char c) {
  size_t longest = 0, run = 0;
  for (char other : text) {
    run = other == c ? run + 1 : 0;
    longest = std::max(longest, run);
  }
  return longest;
}

/// A code span. Bars would end a cell of a table, even in code.
static std::string code(StringRef text, bool inTable = false) {
  if (text.empty())
    return "";
  std::string line;
  for (char c : text) {
    if (c == '|' && inTable)
      line += '\\';
    line += c == '\n' || c == '\r' ? ' ' : c;
  }
  std::string ticks(longestRun(line, '`') + 1, '`');
  StringRef pad = ticks.size() > 1 ? " " : "";
  return (ticks + pad + line + pad + ticks).str();
}

/// A block of code.
static void writeCode(ArrayRef<std::string> lines, raw_ostream &os) {
  size_t run = 2;
  for (const std::string &line : lines)
    run = std::max(run, longestRun(line, '`'));
  std::string fence(run + 1, '`');
  os << fence << "mlir\n";
  for (const std::string &line : lines)
    os << line << '\n';
  os << fence << "\n\n";
}

/// A description: Markdown as it is, but without HTML outside of code.
static void writeDescription(StringRef text, raw_ostream &os) {
  if (text.empty())
    return;
  bool isFenced = false;
  for (StringRef line : llvm::split(text, '\n')) {
    bool isFence = line.ltrim().starts_with("```");
    if (isFence)
      isFenced = !isFenced;
    bool isCode = isFenced || isFence;
    for (char c : line) {
      if (c == '`')
        isCode = !isCode || isFenced;
      if (c == '<' && !isCode)
        os << "&lt;";
      else
        os << c;
    }
    os << '\n';
  }
  // An unclosed code fence.
  os << (isFenced ? "```\n\n" : "\n");
}

static std::string cellText(const DocumentCell &cell) {
  std::string text =
      cell.isCode ? code(cell.text, /*inTable=*/true) : escape(cell.text);
  return cell.link.empty() ? text : "[" + text + "](#" + cell.link + ")";
}

static void writeTable(const DocumentTable &table, raw_ostream &os) {
  os << "**" << escape(table.title) << "**\n\n";
  for (const std::string &title : table.header)
    os << "| " << title << ' ';
  os << "|\n";
  for (size_t i = 0; i < table.header.size(); ++i)
    os << "|---";
  os << "|\n";
  for (const auto &row : table.rows) {
    for (const DocumentCell &cell : row)
      os << "| " << cellText(cell) << ' ';
    os << "|\n";
  }
  os << '\n';
}

static void writeEntry(const DocumentEntry &entry, raw_ostream &os) {
  os << "### <a id=\"" << entry.anchor << "\"></a>" << code(entry.title)
     << "\n\n";
  if (!entry.summary.empty())
    os << escape(entry.summary) << "\n\n";
  writeCode(entry.examples, os);
  writeDescription(entry.description, os);
  for (const DocumentTable &table : entry.tables)
    writeTable(table, os);
  for (const DocumentField &field : entry.fields) {
    os << "- " << field.title << ": ";
    for (auto [i, item] : llvm::enumerate(field.items))
      os << (i ? ", " : "") << (field.isCode ? code(item) : escape(item));
    os << '\n';
  }
  os << (entry.fields.empty() ? "" : "\n");
}

void strata::writeMarkdown(const DialectModel &model, Samples &samples,
                           raw_ostream &os) {
  Document document = makeDocument(model, samples);
  os << "# Dialect " << code(document.title) << "\n\n";
  if (!document.summary.empty())
    os << escape(document.summary) << "\n\n";
  writeDescription(document.description, os);
  for (const DocumentSection &section : document.sections) {
    os << "- " << section.title << ":\n";
    for (const DocumentEntry &entry : section.entries)
      os << "  [" << code(entry.title) << "](#" << entry.anchor << ")\n";
  }
  os << '\n';
  for (const DocumentSection &section : document.sections) {
    os << "## " << section.title << "\n\n";
    for (const DocumentEntry &entry : section.entries)
      writeEntry(entry, os);
  }
}
