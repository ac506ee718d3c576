// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Source/Lexer.h"
#include "strata/Formatter/LineScannerDetail.h"

using namespace strata;
using namespace strata::format;

namespace {
class LineScanner {
public:
  LineScanner(StringRef line, OpaqueState &opaque, StringRef openBefore)
      : line(line), opaque(opaque), open(openBefore.begin(), openBefore.end()) {
  }
  ScannedLine run();

private:
  char peek(size_t ahead = 0) const {
    return at + ahead < line.size() ? line[at + ahead] : '\0';
  }
  void copy(size_t count) {
    result.text += line.substr(at, count);
    at = std::min(at + count, line.size());
  }
  void copyString();
  void copyOpaque();
  void copyName();
  void copyBlanks();
  void copyBracket();
  void copyOther();
  void addBreak();

  StringRef line;
  OpaqueState &opaque;
  size_t at = 0;
  ScannedLine result;
  /// The brackets that the line has opened, with angle brackets, after those of lines
  /// before.
  SmallVector<char> open;
};
} // namespace

void LineScanner::copyString() {
  size_t end = at + 1;
  while (end < line.size() && line[end] != '"')
    end += line[end] == '\\' ? 2 : 1;
  copy(std::min(end + 1, line.size()) - at);
}

/// Copies the body that is open, up to its end or that of the line.
void LineScanner::copyOpaque() {
  while (at < line.size() && opaque.isInside()) {
    char c = peek();
    if (c == '"') {
      copyString();
      continue;
    }
    if (c == '-' && peek(1) == '>') {
      copy(2);
      continue;
    }
    if (c == '<' || c == '(' || c == '[' || c == '{')
      opaque.open.push_back(c);
    char opening = c == '>' ? '<' : getOpening(c);
    if (opening && opaque.open.back() == opening)
      opaque.open.pop_back();
    copy(1);
  }
}

/// Copies a name with a sigil; a body in angle brackets may follow those of types and
/// attributes.
void LineScanner::copyName() {
  bool mayHaveBody = peek() == '!' || peek() == '#';
  size_t end = at + 1;
  while (end < line.size() && CharClass::is(line[end], CharClass::SuffixBody))
    ++end;
  size_t length = end - at;
  copy(length);
  if (!mayHaveBody || length == 1 || peek() != '<')
    return;
  opaque.open.push_back('<');
  copy(1);
  copyOpaque();
}

/// Replaces blanks by one; those before a comment stay.
void LineScanner::copyBlanks() {
  size_t end = line.find_first_not_of(" \t", at);
  size_t count = end - at;
  at = end;
  bool isBeforeComment = peek() == '/' && peek(1) == '/';
  bool isBeforeComma = peek() == ',';
  if (isBeforeComment)
    result.text.append(count, ' ');
  else if (!isBeforeComma)
    result.text += ' ';
}

/// The line can be divided here, unless in braces, whose contents are indented otherwise.
void LineScanner::addBreak() {
  bool isInBraces = false;
  for (char bracket : open)
    isInBraces |= bracket == '{';
  if (!isInBraces)
    result.breaks.push_back({result.text.size(), unsigned(open.size())});
}

void LineScanner::copyBracket() {
  char c = peek();
  char opening = c == '>' ? '<' : getOpening(c);
  if (c != '<' && c != '>')
    result.brackets += c;
  if (!opening)
    open.push_back(c);
  while (opening && !open.empty() && open.back() != opening &&
         open.back() == '<')
    open.pop_back();
  if (opening && !open.empty() && open.back() == opening)
    open.pop_back();
  copy(1);
}

void LineScanner::copyOther() {
  char c = peek();
  bool isArrow = c == '-' && peek(1) == '>';
  bool isAfterBlank = !result.text.empty() && result.text.back() == ' ';
  if ((isArrow || c == ':') && isAfterBlank && open.empty())
    addBreak();
  copy(isArrow ? 2 : 1);
  if (c != ',' || at == line.size())
    return;
  if (peek() == ',')
    return;
  if (peek() != ' ' && peek() != '\t')
    result.text += ' ';
  else
    copyBlanks();
  addBreak();
}

ScannedLine LineScanner::run() {
  copyOpaque();
  while (at < line.size()) {
    char c = peek();
    if (c == '"') {
      copyString();
    } else if (c == '/' && peek(1) == '/') {
      break;
    } else if (c == '!' || c == '#' || c == '%' || c == '^' || c == '@') {
      copyName();
    } else if (c == ' ' || c == '\t') {
      copyBlanks();
    } else if (StringRef("{}()[]").contains(c)) {
      copyBracket();
    } else if (c == '<' && at &&
               CharClass::is(line[at - 1], CharClass::IdBody)) {
      copyBracket();
    } else if (c == '>' && peek(1) != '=' && !open.empty() &&
               open.back() == '<') {
      copyBracket();
    } else if (CharClass::is(c, CharClass::IdBody)) {
      size_t count = line.drop_front(at)
                         .take_while([](char d) {
                           return CharClass::is(d, CharClass::IdBody);
                         })
                         .size();
      copy(count);
    } else {
      copyOther();
    }
  }
  StringRef code = StringRef(result.text).rtrim();
  result.isOpen = !code.empty() && StringRef(",=:([<").contains(code.back());
  result.isOpen |= code.ends_with("->");
  // A comment at the end.
  copy(line.size() - at);
  return std::move(result);
}

size_t ScannedLine::findBreak(size_t from, size_t room) const {
  const Break *best = nullptr;
  for (const Break &candidate : breaks)
    if (candidate.at > from && candidate.at - from <= room + 1 &&
        (!best || candidate.depth <= best->depth))
      best = &candidate;
  return best ? best->at : StringRef::npos;
}

ScannedLine format::scanLine(StringRef line, OpaqueState &opaque,
                             StringRef openBefore) {
  return LineScanner(line, opaque, openBefore).run();
}
