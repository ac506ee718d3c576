// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Model/SourceText.h"

#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

namespace {
/// A string literal of a source.
struct Literal {
  std::string text;
  /// For each byte of the text, and its end: the offset in the source.
  std::vector<size_t> offsets;
};
} // namespace

/// Reads the literal whose quote is at `at`; `at` moves past it. False at the end of the
/// source.
static bool readLiteral(StringRef source, size_t &at, Literal &literal) {
  literal = {};
  for (++at; at < source.size() && source[at] != '"'; ++at) {
    literal.offsets.push_back(at);
    if (source[at] != '\\' || at + 1 == source.size()) {
      literal.text += source[at];
      continue;
    }
    char escaped = source[++at];
    bool isHex = llvm::isHexDigit(escaped) && at + 1 < source.size() &&
                 llvm::isHexDigit(source[at + 1]);
    if (isHex)
      literal.text += char(llvm::hexFromNibbles(escaped, source[++at]));
    else
      literal.text += escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped;
  }
  literal.offsets.push_back(at);
  return at++ < source.size();
}

/// The string literals of `source`, in which comments are skipped.
static std::vector<Literal> readLiterals(StringRef source) {
  std::vector<Literal> literals;
  for (size_t at = 0; at < source.size();) {
    if (source.substr(at).starts_with("//")) {
      at = std::min(source.find('\n', at), source.size());
    } else if (source[at] != '"') {
      ++at;
    } else if (!readLiteral(source, at, literals.emplace_back())) {
      literals.pop_back();
    }
  }
  return literals;
}

/// The text from the definition or constraint at `offset` up to the next definition.
static StringRef getDefinitionText(StringRef source, size_t offset) {
  StringRef rest = source.substr(offset);
  size_t length = rest.size();
  for (StringRef next : {"irdl.operation ", "irdl.type ", "irdl.attribute "})
    length = std::min(length, rest.find(next, 1));
  return rest.take_front(length);
}

/// The first place of the name `word` that is not the beginning of another name.
static size_t findWord(StringRef text, StringRef word) {
  size_t at = text.find(word);
  while (!word.empty() && at != StringRef::npos) {
    StringRef after = text.substr(at + word.size());
    if (after.empty() || !(llvm::isAlnum(after[0]) || after[0] == '_'))
      break;
    at = text.find(word, at + 1);
  }
  return at;
}

/// The offset of byte `offset` of `text` if the literals from `first` on are its lines.
static std::optional<size_t> findInLines(ArrayRef<Literal> literals,
                                         StringRef text, size_t offset) {
  std::optional<size_t> found;
  size_t start = 0;
  for (const Literal &literal : literals) {
    if (!text.substr(start).starts_with(literal.text))
      return std::nullopt;
    size_t end = start + literal.text.size();
    if (offset >= start && offset <= end)
      found = literal.offsets[offset - start];
    if (end == text.size())
      return found;
    if (text[end] != '\n')
      return std::nullopt;
    start = end + 1;
  }
  return std::nullopt;
}

Location strata::locateInString(Context *ctx, Location from, StringRef attrName,
                                StringRef text, size_t offset) {
  if (!from.isOffset())
    return from;
  StringRef source = ctx->getSourceBuffer(from.getBuffer()).getText();
  StringRef searched = getDefinitionText(source, from.getOffset());
  size_t start = findWord(searched, attrName);
  if (start == StringRef::npos)
    return from;
  std::vector<Literal> literals = readLiterals(searched.substr(start));
  for (size_t i = 0; i < literals.size(); ++i)
    if (auto at = findInLines(ArrayRef(literals).drop_front(i), text, offset))
      return Location::fromOffset(from.getBuffer(),
                                  from.getOffset() + start + *at);
  return from;
}

std::optional<TextPlace> strata::findLiteralAt(StringRef line, size_t column) {
  for (size_t at = 0; at < line.size();) {
    if (line[at] != '"') {
      ++at;
      continue;
    }
    Literal literal;
    size_t start = at;
    if (!readLiteral(line, at, literal) || column < start)
      return std::nullopt;
    if (column >= at)
      continue;
    auto byte = llvm::lower_bound(literal.offsets, column);
    return TextPlace{literal.text, size_t(byte - literal.offsets.begin())};
  }
  return std::nullopt;
}

Location strata::locateCode(Context *ctx, Location from, StringRef code) {
  if (!from.isOffset() || code.empty())
    return from;
  StringRef source = ctx->getSourceBuffer(from.getBuffer()).getText();
  size_t at = getDefinitionText(source, from.getOffset()).find(code);
  return at == StringRef::npos
             ? from
             : Location::fromOffset(from.getBuffer(), from.getOffset() + at);
}

std::pair<StringRef, size_t> strata::findLine(StringRef text, size_t offset) {
  offset = std::min(offset, text.size());
  size_t start = text.take_front(offset).rfind('\n');
  start = start == StringRef::npos ? 0 : start + 1;
  return {text.substr(start).take_until([](char c) { return c == '\n'; }),
          offset - start};
}
