// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/CppText.h"

#include "llvm/ADT/StringExtras.h"

#include <bitset>

using namespace strata;
using namespace strata::ods;

static bool isIdentifierChar(char c) { return llvm::isAlnum(c) || c == '_'; }

namespace {
/// Goes over the characters of an expression that are in no string or character
/// literal, knowing how deep in brackets they stand. `<` is no bracket.
class Scanner {
public:
  explicit Scanner(StringRef text) : text(text) {}
  /// Moves to the next character; false at the end.
  bool next() {
    if (++index >= text.size())
      return false;
    char c = text[index];
    if (quote) {
      if (c == '\\')
        ++index;
      else if (c == quote)
        quote = 0;
      return true;
    }
    if (c == '"' || (c == '\'' && (!index || !llvm::isAlnum(text[index - 1]))))
      quote = c;
    else if (c == '(' || c == '[' || c == '{')
      ++depth;
    else if (c == ')' || c == ']' || c == '}')
      --depth;
    return true;
  }
  size_t index = size_t(-1);
  int depth = 0;
  char quote = 0;

private:
  StringRef text;
};
} // namespace

/// Whether the parenthesis that `text` begins with is closed by its last
/// character.
static bool isParenthesized(StringRef text) {
  if (!text.starts_with("(") || !text.ends_with(")"))
    return false;
  Scanner scanner(text);
  while (scanner.next())
    if (scanner.depth == 0 && scanner.index + 1 < text.size())
      return false;
  return scanner.depth == 0;
}

std::string ods::cleanExpression(StringRef text) {
  std::string result;
  char quote = 0;
  for (size_t i = 0; i < text.size();) {
    char c = text[i];
    if (quote) {
      result += c;
      ++i;
      if (c == '\\' && i < text.size())
        result += text[i++];
      else if (c == quote)
        quote = 0;
      continue;
    }
    if (c == '"')
      quote = c;
    if (llvm::isSpace(c)) {
      if (!result.empty() && result.back() != ' ')
        result += ' ';
      ++i;
      continue;
    }
    bool startsName =
        result.empty() || (!isIdentifierChar(result.back()) &&
                           result.back() != ':' && result.back() != '>');
    StringRef rest = text.substr(i);
    if (startsName) {
      StringRef before = rest;
      rest.consume_front("::");
      while (rest.consume_front("mlir::") || rest.consume_front("llvm::")) {
      }
      if (rest.size() != before.size()) {
        i += before.size() - rest.size();
        continue;
      }
    }
    result += c;
    ++i;
  }
  StringRef trimmed = StringRef(result).trim();
  while (isParenthesized(trimmed))
    trimmed = trimmed.drop_front().drop_back().trim();
  return trimmed.str();
}

std::string ods::cleanName(StringRef text) {
  std::string name = cleanExpression(text);
  // A namespace alone is not followed by `::`.
  if (name == "mlir" || name == "llvm")
    return "";
  return name;
}

StringRef ods::getUnqualified(StringRef name) {
  size_t colon = name.rfind("::");
  return colon == StringRef::npos ? name : name.substr(colon + 2);
}

/// Whether one of `operators` stands outside of brackets and literals.
static bool hasOperator(StringRef text, ArrayRef<StringRef> operators) {
  std::bitset<256> first;
  for (StringRef op : operators)
    first.set(uint8_t(op.front()));
  Scanner scanner(text);
  while (scanner.next())
    if (scanner.depth == 0 && !scanner.quote &&
        first[uint8_t(text[scanner.index])])
      for (StringRef op : operators)
        if (text.substr(scanner.index).starts_with(op))
          return true;
  return false;
}

bool ods::isAtom(StringRef text) {
  return !hasOperator(text,
                      {" ", "?", "|", "&", "=", "+", "*", "/", "%", "^"}) &&
         !text.starts_with("!") && !text.starts_with("-");
}

bool ods::hasLooseOperator(StringRef text) {
  return hasOperator(text, {"||", "?", " = ", ","});
}

bool ods::hasConjunction(StringRef text) { return hasOperator(text, {"&&"}); }

std::optional<int64_t> ods::parseInteger(StringRef text) {
  text = text.trim();
  if (text.consume_front("static_cast<")) {
    size_t end = text.find(">(");
    if (end == StringRef::npos || !text.ends_with(")"))
      return std::nullopt;
    text = text.substr(end + 2).drop_back().trim();
  }
  bool negative = text.consume_front("-");
  text = text.trim();
  // No digit of any base.
  text = text.rtrim("uUlL");
  uint64_t value;
  // Radix 0: as the prefix says.
  if (text.getAsInteger(0, value))
    return std::nullopt;
  return negative ? int64_t(-value) : int64_t(value);
}

std::vector<std::string> ods::splitList(StringRef text) {
  std::vector<std::string> parts;
  Scanner scanner(text);
  size_t start = 0;
  int angles = 0;
  auto take = [&](size_t end) {
    parts.push_back(text.slice(start, end).trim().str());
    start = end + 1;
  };
  while (scanner.next()) {
    if (scanner.quote || scanner.depth)
      continue;
    char c = text[scanner.index];
    angles += c == '<' ? 1 : c == '>' ? -1 : 0;
    if (c == ',' && angles <= 0)
      take(scanner.index);
  }
  if (!text.substr(std::min(start, text.size())).trim().empty())
    take(text.size());
  return parts;
}

std::optional<std::vector<std::string>> ods::parseBraces(StringRef text) {
  text = text.trim();
  if (!text.consume_front("{") || !text.consume_back("}"))
    return std::nullopt;
  return splitList(text);
}

std::string ods::replaceAll(StringRef text, StringRef from, StringRef to) {
  std::string result;
  if (from.empty())
    return text.str();
  for (size_t at; (at = text.find(from)) != StringRef::npos;
       text = text.substr(at + from.size()))
    (result += text.take_front(at)) += to;
  return result += text;
}
