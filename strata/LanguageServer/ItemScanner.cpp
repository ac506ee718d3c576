// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/ItemScanner.h"

#include "strata/Asm/Source/Lexer.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::lsp;

namespace {
/// Reads one item of `text` from `at` on.
class Scanner {
public:
  Scanner(StringRef text, uint64_t at, uint32_t depth, RestBraces &braces)
      : text(text), at(at), depth(depth), braces(braces) {}

  std::optional<ItemSpan> scan();

private:
  char peek(size_t ahead = 0) const {
    return at + ahead < text.size() ? text[at + ahead] : '\0';
  }
  StringRef getRest() const { return text.drop_front(at); }
  bool isAtEnd() const { return at >= text.size(); }
  bool isAtSplit() const;
  bool isAtItem() const;
  bool isAtAlias() const;
  void skipLine();
  bool skipBlanks();
  void skipString();
  void skipBalanced();
  bool skipModuleHeader();
  void skipMetadata();
  void skipOperation();
  void skipOperations();
  bool isRestBalanced() const;
  int64_t countClosing(uint64_t from, uint64_t to) const;
  uint64_t getIndent(uint64_t offset) const;
  bool endsAtLineEnd(uint64_t indent, int64_t open);

  StringRef text;
  uint64_t at;
  /// The number of modules that are open.
  uint32_t depth;
  RestBraces &braces;
  /// Whether the braces from the beginning of the item on have been counted, and fit.
  std::optional<bool> isBalanced;
  /// The beginning of the item.
  uint64_t begin = 0;
  /// The end of the last token of the item.
  uint64_t end = 0;
};
} // namespace

static StringRef takeWord(StringRef rest) {
  return rest.take_while(
      [](char c) { return CharClass::is(c, CharClass::IdBody); });
}

bool Scanner::isAtSplit() const {
  bool startsLine = at == 0 || text[at - 1] == '\n';
  return startsLine && getRest().starts_with("// -----");
}

bool Scanner::isAtAlias() const {
  if (peek() != '#' && peek() != '!')
    return false;
  StringRef rest = getRest().drop_front();
  rest = rest.drop_while(
      [](char c) { return CharClass::is(c, CharClass::SuffixBody); });
  rest = rest.ltrim(" \t");
  return rest.starts_with("=") && !rest.starts_with("==");
}

/// Whether an operation, or another item, can begin here. Words that continue the line
/// before, such as `attributes`, are no names of operations.
bool Scanner::isAtItem() const {
  char c = peek();
  if (c == '%' || c == '"' || getRest().starts_with("{-#"))
    return true;
  if (c == '#' || c == '!')
    return isAtAlias();
  if (!CharClass::is(c, CharClass::IdStart))
    return false;
  StringRef word = takeWord(getRest());
  return word.contains('.') || word == "module" || word == "func";
}

void Scanner::skipLine() {
  size_t newline = text.find('\n', at);
  at = newline == StringRef::npos ? text.size() : newline;
}

/// Moves past blanks and comments; false at the line between pieces.
bool Scanner::skipBlanks() {
  while (!isAtEnd()) {
    if (CharClass::is(peek(), CharClass::Space)) {
      ++at;
    } else if (peek() == '/' && peek(1) == '/') {
      if (isAtSplit())
        return false;
      skipLine();
    } else {
      return true;
    }
  }
  return true;
}

/// Moves past the string that begins here, which ends with its line at the latest.
void Scanner::skipString() {
  for (++at; !isAtEnd() && peek() != '\n'; ++at) {
    if (peek() == '"') {
      ++at;
      return;
    }
    if (peek() == '\\' && at + 1 < text.size() && peek(1) != '\n')
      ++at;
  }
}

/// Moves past the bracket that closes the one here, or to the end of the text.
void Scanner::skipBalanced() {
  int64_t open = 0;
  while (!isAtEnd()) {
    char c = peek();
    if (c == '"') {
      skipString();
      continue;
    }
    if (c == '/' && peek(1) == '/') {
      skipLine();
      continue;
    }
    ++at;
    if (c == '(' || c == '[' || c == '{')
      ++open;
    else if ((c == ')' || c == ']' || c == '}') && --open <= 0)
      return;
  }
}

/// Moves past `module ... {` if it is here.
bool Scanner::skipModuleHeader() {
  uint64_t start = at;
  StringRef word = takeWord(getRest());
  if (word != "module" && word != "builtin.module")
    return false;
  at += word.size();
  (void)skipBlanks();
  if (peek() == '@') {
    ++at;
    if (peek() == '"')
      skipString();
    else
      at += takeWord(getRest()).size();
    (void)skipBlanks();
  }
  if (takeWord(getRest()) == "attributes") {
    at += StringRef("attributes").size();
    (void)skipBlanks();
    if (peek() == '{')
      skipBalanced();
    (void)skipBlanks();
  }
  if (peek() == '{' && peek(1) != '-') {
    end = ++at;
    return true;
  }
  at = start;
  return false;
}

void Scanner::skipMetadata() {
  size_t last = text.find("#-}", at);
  end = at = last == StringRef::npos ? text.size() : last + 3;
}

uint64_t Scanner::getIndent(uint64_t offset) const {
  size_t newline = text.take_front(offset).rfind('\n');
  StringRef line =
      text.slice(newline == StringRef::npos ? 0 : newline + 1, offset);
  return line.take_while([](char c) { return c == ' ' || c == '\t'; }).size();
}

/// The number of closing braces less that of opening ones from `from` to `to`, or to the
/// end of the piece.
int64_t Scanner::countClosing(uint64_t from, uint64_t to) const {
  RestBraces unused;
  Scanner rest(text, from, 0, unused);
  int64_t count = 0;
  while (rest.skipBlanks() && rest.at < std::min(to, text.size())) {
    char c = rest.peek();
    if (c == '"') {
      rest.skipString();
      continue;
    }
    count += c == '}';
    count -= c == '{';
    ++rest.at;
  }
  return count;
}

/// Whether the braces from the beginning of the item to the end of the piece close the
/// modules that are open, so that none is missing. Longer pieces are not counted.
bool Scanner::isRestBalanced() const {
  constexpr size_t MaxLength = 4 << 20;
  if (text.size() - begin > MaxLength)
    return false;
  if (braces.isKnown)
    braces.numClosing -= countClosing(braces.at, begin);
  else
    braces.numClosing = countClosing(begin, text.size());
  braces.isKnown = true;
  braces.at = begin;
  return braces.numClosing == int64_t(depth);
}

/// Moves from the end of a line to the next token, and says whether the item ends before
/// it. `open` is the number of brackets that are open, `indent` the indentation of the
/// item.
bool Scanner::endsAtLineEnd(uint64_t indent, int64_t open) {
  if (!skipBlanks() || isAtEnd())
    return true;
  uint64_t nextIndent = getIndent(at);
  if (open == 0 && peek() == '}')
    return true;
  if (nextIndent > indent || !isAtItem())
    return false;
  if (open == 0)
    return true;
  // The contents are not indented, or a bracket is not closed.
  if (!isBalanced)
    isBalanced = isRestBalanced();
  return !*isBalanced;
}

/// Moves past the item that begins here.
void Scanner::skipOperation() {
  uint64_t indent = getIndent(at);
  int64_t open = 0;
  while (!isAtEnd()) {
    char c = peek();
    if (c == '\n' || (c == '/' && peek(1) == '/')) {
      if (c == '/' && !isAtSplit())
        skipLine();
      if (endsAtLineEnd(indent, open))
        return;
      continue;
    }
    if ((c == ')' || c == ']' || c == '}') && --open < 0) {
      if (c == '}')
        return;
      open = 0;
    }
    if (c == '(' || c == '[' || c == '{')
      ++open;
    if (c == '"')
      skipString();
    else
      ++at;
    if (!CharClass::is(c, CharClass::Space))
      end = at;
  }
}

/// Moves past all operations up to the end of the module, since they may use the results
/// of the one here.
void Scanner::skipOperations() {
  while (true) {
    uint64_t start = at;
    skipOperation();
    if (!skipBlanks() || isAtEnd())
      return;
    if (peek() == '}' && depth > 0)
      return;
    if (at == start)
      end = ++at;
  }
}

std::optional<ItemSpan> Scanner::scan() {
  auto make = [&](ItemKind kind, uint64_t begin) {
    return ItemSpan{kind, {begin, end}, depth, isBalanced.has_value()};
  };
  if (!skipBlanks()) {
    uint64_t begin = at;
    skipLine();
    end = at;
    braces.isKnown = false;
    return make(ItemKind::Split, begin);
  }
  if (isAtEnd())
    return std::nullopt;
  begin = at;
  if (peek() == '}') {
    end = ++at;
    StringRef rest = getRest();
    StringRef location = rest.ltrim(" \t");
    if (location.starts_with("loc(")) {
      at += rest.size() - location.size();
      skipBalanced();
      end = at;
    }
    return make(depth ? ItemKind::ModuleEnd : ItemKind::Operations, begin);
  }
  if (getRest().starts_with("{-#")) {
    skipMetadata();
    return make(ItemKind::Metadata, begin);
  }
  if (isAtAlias()) {
    skipOperation();
    return make(ItemKind::Alias, begin);
  }
  if (skipModuleHeader())
    return make(ItemKind::ModuleBegin, begin);
  if (peek() == '%')
    skipOperations();
  else
    skipOperation();
  if (end <= begin)
    end = begin + 1;
  return make(ItemKind::Operations, begin);
}

std::optional<ItemSpan> lsp::scanItem(StringRef text, uint64_t from,
                                      uint32_t depth, RestBraces &braces) {
  return Scanner(text, from, depth, braces).scan();
}
