// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Formatter/Formatter.h"

#include "strata/Asm/Source/Lexer.h"
#include "strata/Formatter/LineScannerDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::format;

namespace {
/// A bracket that a line above has opened.
struct OpenBracket {
  char kind;
  /// The indentation of the line of the bracket, as written and as formatted.
  size_t oldIndent, newIndent;
};

class TextFormatter {
public:
  TextFormatter(StringRef text, const FormatOptions &options)
      : options(options), text(text),
        lineEnd(text.contains("\r\n") ? "\r\n" : "\n"),
        isCounted(countsLines(text)) {}

  std::string run();

private:
  static bool countsLines(StringRef text);
  void formatLine(StringRef line, unsigned number);
  void formatComment(StringRef content, size_t oldIndent);
  size_t chooseIndent(StringRef content, size_t oldIndent, bool &isStatement);
  bool continuesStatement(StringRef content, size_t oldIndent) const;
  void write(const ScannedLine &line, size_t indent);
  void update(const ScannedLine &line, size_t oldIndent, size_t newIndent);
  void finishPendingComments(size_t oldIndent, size_t newIndent);
  std::string getOpenBrackets() const;

  const FormatOptions &options;
  StringRef text;
  StringRef lineEnd;
  /// Whether something in the text depends on the numbers of its lines.
  bool isCounted;
  std::string result;
  SmallVector<OpenBracket> open;
  /// Brackets in the body of a type or attribute that the last line has not closed.
  OpaqueState opaque;
  /// The indentation of the statement that the last line belongs to.
  size_t statementOld = 0, statementNew = 0;
  /// Whether the last line needs another one: it ends with a comma, a colon or the like.
  bool isOpen = false;
  /// Whether the last line ends with the label of a block or with a brace.
  bool isEnded = false;
  /// Whether the statement is the label of a block, which ends with a colon.
  bool isLabel = false;
  /// Comment lines that take the indentation of the next line.
  SmallVector<std::pair<StringRef, size_t>> comments;
};
} // namespace

/// Line numbers occur in expectations of diagnostics and of FileCheck.
bool TextFormatter::countsLines(StringRef text) {
  return text.contains("@LINE") || text.contains("expected-") ||
         text.contains("%(line");
}

/// Whether a line with brackets, operators or the like at its beginning cannot begin an
/// operation.
static bool cannotBegin(StringRef content) {
  if (StringRef(":,=+-*<>)]|").contains(content.front()))
    return true;
  StringRef word = content.take_while(
      [](char c) { return CharClass::is(c, CharClass::IdBody); });
  return word == "attributes" || word == "to" || word == "step" ||
         word == "iter_args" || word == "ins" || word == "outs" ||
         word == "else" || word == "do" || word == "into" || word == "loc";
}

bool TextFormatter::continuesStatement(StringRef content,
                                       size_t oldIndent) const {
  if (isOpen || cannotBegin(content))
    return true;
  if (content.front() == '%' || content.front() == '^' ||
      content.front() == '}')
    return false;
  if (isEnded || oldIndent <= statementOld)
    return false;
  if (open.empty())
    return CharClass::is(content.front(), CharClass::IdStart) &&
           !content.take_until([](char c) { return c == ' '; }).contains('.');
  return open.back().oldIndent < statementOld;
}

/// The indentation of a line that begins with `content`. Lines that continue an operation
/// move with its first line.
size_t TextFormatter::chooseIndent(StringRef content, size_t oldIndent,
                                   bool &isStatement) {
  auto moveWith = [&](size_t before, size_t after) {
    return oldIndent + after > before ? oldIndent + after - before : 0;
  };
  isStatement = false;
  char c = content.front();
  if (c == '}' && !open.empty() && open.back().kind == '{') {
    isStatement = true;
    return open.back().newIndent;
  }
  if (!open.empty() && open.back().kind != '{')
    return moveWith(open.back().oldIndent, open.back().newIndent);
  if (continuesStatement(content, oldIndent))
    return moveWith(statementOld, statementNew);
  isStatement = true;
  if (open.empty())
    return 0;
  // Without a limit, the result could be quadratic in the depth.
  constexpr size_t MaxIndent = 200;
  return std::min(open.back().newIndent + (c == '^' ? 0 : options.indent),
                  std::max(MaxIndent, open.back().newIndent));
}

/// Writes the comments before a line that moved from `oldIndent` to `newIndent`. Comments
/// at the beginning of their line stay there, as checks of tests do.
void TextFormatter::finishPendingComments(size_t oldIndent, size_t newIndent) {
  for (auto [comment, indent] : comments) {
    if (!comment.empty()) {
      size_t moved = indent == 0           ? 0
                     : indent == oldIndent ? newIndent
                     : indent + newIndent > oldIndent
                         ? indent + newIndent - oldIndent
                         : 0;
      result.append(moved, ' ');
      result += comment;
    }
    result += lineEnd;
  }
  comments.clear();
}

/// The brackets after the last brace.
std::string TextFormatter::getOpenBrackets() const {
  std::string kinds;
  for (const OpenBracket &bracket : llvm::reverse(open)) {
    if (bracket.kind == '{')
      break;
    kinds += bracket.kind;
  }
  std::reverse(kinds.begin(), kinds.end());
  return kinds;
}

void TextFormatter::write(const ScannedLine &line, size_t indent) {
  bool mayDivide = options.width != 0 && !isCounted;
  StringRef rest = line.text;
  size_t done = 0;
  size_t column = indent;
  while (mayDivide && column + rest.size() > options.width) {
    size_t at = line.findBreak(
        done, options.width - std::min<size_t>(column, options.width));
    if (at == StringRef::npos)
      break;
    result.append(column, ' ');
    result += StringRef(line.text).slice(done, at).rtrim(' ');
    result += lineEnd;
    done = at;
    rest = StringRef(line.text).drop_front(done);
    column = indent + 2 * options.indent;
  }
  result.append(column, ' ');
  result += rest;
}

/// Follows the brackets of a line.
void TextFormatter::update(const ScannedLine &line, size_t oldIndent,
                           size_t newIndent) {
  for (char bracket : line.brackets) {
    char opening = getOpening(bracket);
    if (!opening) {
      // The contents of braces follow their operation, whatever lines it has.
      if (bracket == '{')
        open.push_back({bracket, statementOld, statementNew});
      else
        open.push_back({bracket, oldIndent, newIndent});
      continue;
    }
    // A bracket that closes none is ignored, one that closes an outer one closes those
    // inside.
    size_t number = open.size();
    while (number && open[number - 1].kind != opening)
      --number;
    if (!number)
      continue;
    if (bracket == '}') {
      statementOld = open[number - 1].oldIndent;
      statementNew = open[number - 1].newIndent;
    }
    open.truncate(number - 1);
  }
  StringRef code = line.text;
  bool endsLabel = isLabel && code.ends_with(":");
  isOpen = line.isOpen && !endsLabel;
  isEnded = endsLabel || code.ends_with("{") || code.ends_with("}");
}

void TextFormatter::formatLine(StringRef line, unsigned number) {
  bool isKept = number < options.firstLine || number > options.lastLine;
  StringRef content = line.ltrim(" \t");
  size_t oldIndent = line.size() - content.size();
  if (opaque.isInside() || isKept) {
    // White space in the body of a type or attribute is data.
    finishPendingComments(0, 0);
    bool wasInside = opaque.isInside();
    ScannedLine scanned =
        scanLine(wasInside ? line : content, opaque, getOpenBrackets());
    result += line;
    result += lineEnd;
    if (!wasInside) {
      statementOld = statementNew = oldIndent;
      update(scanned, oldIndent, oldIndent);
    } else {
      update(scanned, statementOld, statementNew);
    }
    return;
  }
  content = content.rtrim(" \t");
  if (content.empty() || content.starts_with("//")) {
    comments.emplace_back(content, oldIndent);
    return;
  }
  bool isStatement;
  size_t indent = chooseIndent(content, oldIndent, isStatement);
  finishPendingComments(oldIndent, indent);
  if (isStatement) {
    statementOld = oldIndent;
    statementNew = indent;
    isLabel = content.front() == '^';
  }
  ScannedLine scanned = scanLine(content, opaque, getOpenBrackets());
  if (opaque.isInside()) {
    scanned.text = content.str();
    scanned.breaks.clear();
  }
  write(scanned, indent);
  result += lineEnd;
  update(scanned, oldIndent, indent);
}

std::string TextFormatter::run() {
  result.reserve(text.size() + text.size() / 16);
  StringRef rest = text;
  for (unsigned number = 1; !rest.empty(); ++number) {
    auto [line, next] = rest.split('\n');
    line.consume_back("\r");
    formatLine(line, number);
    rest = next;
  }
  // Blank lines at the end go, unless the last line may be counted.
  while (!comments.empty() && comments.back().first.empty() && !isCounted)
    comments.pop_back();
  finishPendingComments(0, 0);
  return std::move(result);
}

std::string strata::formatText(StringRef text, const FormatOptions &options) {
  return TextFormatter(text, options).run();
}
