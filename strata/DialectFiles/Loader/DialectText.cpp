// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Loader/DialectText.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

#include <array>

using namespace strata;
using namespace strata::irdl;

namespace {
/// Walks over brackets, strings and comments. It need not understand what is
/// wrong: whatever looks unusual is left to the parser.
class TextCutter {
public:
  explicit TextCutter(StringRef text) : text(text) {}
  std::optional<DialectText> cut();

private:
  enum class Item { End, Word, Symbol, Other };
  Item next();
  void skipBlanks();
  bool skipString();
  bool skipBrackets();
  bool skipDefinition(StringRef &name);

  StringRef text;
  size_t at = 0;
  /// The last item begins here.
  size_t begin = 0;
};
} // namespace

void TextCutter::skipBlanks() {
  while (at < text.size()) {
    if (llvm::isSpace(text[at])) {
      ++at;
    } else if (text.substr(at).starts_with("//")) {
      at = std::min(text.find('\n', at), text.size());
    } else {
      return;
    }
  }
}

/// Moves to the end of the string that begins here.
bool TextCutter::skipString() {
  size_t start = at;
  while ((at = text.find('"', at + 1)) != StringRef::npos) {
    StringRef body = text.slice(start + 1, at);
    // After an odd number of backslashes it is a part of the string.
    if ((body.size() - body.rtrim('\\').size()) % 2)
      continue;
    ++at;
    return !body.contains('\n');
  }
  at = text.size();
  return false;
}

/// Whether `c` is a bracket, or begins a string or comment.
static bool isSpecial(char c) {
  static constexpr std::array<bool, 256> table = [] {
    std::array<bool, 256> special{};
    for (char c : {'"', '/', '{', '}', '(', ')', '[', ']'})
      special[uint8_t(c)] = true;
    return special;
  }();
  return table[uint8_t(c)];
}

/// Moves past the closing bracket of the group that begins here.
bool TextCutter::skipBrackets() {
  SmallVector<char, 16> open;
  do {
    skipBlanks();
    while (at < text.size() && !isSpecial(text[at]))
      ++at;
    if (at == text.size())
      return false;
    if (text[at] == '"') {
      if (!skipString())
        return false;
      continue;
    }
    if (text.substr(at).starts_with("//"))
      continue;
    char c = text[at++];
    if (c == '{' || c == '(' || c == '[')
      open.push_back(c == '{' ? '}' : c == '(' ? ')' : ']');
    else if (c != '/' && (open.empty() || open.pop_back_val() != c))
      return false;
  } while (!open.empty());
  return true;
}

TextCutter::Item TextCutter::next() {
  skipBlanks();
  begin = at;
  if (at == text.size())
    return Item::End;
  auto isPart = [](char c) {
    return llvm::isAlnum(c) || c == '_' || c == '.' || c == '$' || c == '-';
  };
  bool isSymbol = text[at] == '@';
  if (isSymbol && text.substr(at + 1).starts_with("\"")) {
    ++at;
    return skipString() ? Item::Symbol : Item::Other;
  }
  if (!isSymbol && !llvm::isAlpha(text[at]))
    return Item::Other;
  at = std::min(text.find_if_not(isPart, at + 1), text.size());
  return isSymbol ? Item::Symbol : Item::Word;
}

/// Skips the rest of a definition after its keyword, up to its last bracket.
bool TextCutter::skipDefinition(StringRef &name) {
  if (next() != Item::Symbol)
    return false;
  name = text.slice(begin + 1, at).trim('"');
  if (name.contains('\\'))
    return false;
  for (;;) {
    size_t before = at;
    Item item = next();
    StringRef word = text.slice(begin, at);
    if (item == Item::Word && word == "attributes")
      continue;
    at = before;
    if (item != Item::Other || text[begin] == '}' || begin == text.size())
      return true;
    at = begin;
    if (text[at] != '{' || !skipBrackets())
      return false;
  }
}

std::optional<DialectText> TextCutter::cut() {
  DialectText result;
  if (next() != Item::Word || text.slice(begin, at) != "irdl.dialect" ||
      next() != Item::Symbol)
    return std::nullopt;
  if (next() == Item::Word && text.slice(begin, at) == "attributes") {
    skipBlanks();
    if (at == text.size() || text[at] != '{' || !skipBrackets())
      return std::nullopt;
    (void)next();
  }
  at = begin;
  if (at == text.size() || text[at] != '{')
    return std::nullopt;
  ++at;
  result.rest = text.str();
  llvm::StringSet<> names;
  while (next() == Item::Word) {
    size_t start = begin;
    StringRef word = text.slice(begin, at), name;
    if (!word.starts_with("irdl.") || !skipDefinition(name) ||
        !names.insert(name).second)
      return std::nullopt;
    if (word != "irdl.operation")
      continue;
    result.operations[name] = {start, at - start};
    // The line continues after it.
    std::fill(result.rest.begin() + ptrdiff_t(start),
              result.rest.begin() + ptrdiff_t(at), ' ');
  }
  if (begin == text.size() || text[begin] != '}')
    return std::nullopt;
  at = begin + 1;
  if (next() != Item::End)
    return std::nullopt;
  return result;
}

std::optional<DialectText> irdl::cutDialectText(StringRef text) {
  return TextCutter(text).cut();
}
