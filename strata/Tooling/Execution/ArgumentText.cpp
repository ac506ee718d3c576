// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/ArgumentText.h"

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/Attribute.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

//===-- Complex numbers ------------------------------------------------------===//

static constexpr StringLiteral brackets = "()[],";

/// `word` with `1 + 2i` as `1+2i`.
static std::string removeBlanksAroundSigns(StringRef word) {
  static constexpr StringLiteral signs = "+-";
  std::string text;
  for (StringRef rest = word.ltrim(); !rest.empty(); rest = rest.ltrim()) {
    StringRef part = rest.take_until(llvm::isSpace);
    rest = rest.drop_front(part.size());
    if (!text.empty() && !signs.contains(text.back()) &&
        !signs.contains(part.front()))
      text += ' ';
    text += part;
  }
  return text;
}

/// Splits the complex number `1+2i` into `1` and `2`; returns false if `word` is
/// a real number or no number.
static bool splitParts(StringRef word, std::string &real, std::string &imag) {
  if (!word.consume_back("i") && !word.consume_back("j"))
    return false;
  // The last sign that does not belong to an exponent.
  size_t sign = word.size();
  while (sign-- > 0)
    if ((word[sign] == '+' || word[sign] == '-') &&
        (sign == 0 || !StringRef("eEpP").contains(word[sign - 1])))
      break;
  bool hasSign = sign != StringRef::npos;
  StringRef front = hasSign ? word.take_front(sign) : StringRef();
  StringRef back = hasSign ? word.drop_front(sign) : word;
  (void)back.consume_front("+");
  real = front.empty() ? "0" : front.str();
  // `i` alone.
  imag = back.empty() || back == "-" ? (back + "1").str() : back.str();
  return true;
}

/// Notes a bracket in `open`, the brackets that are open; false if that is not matched by it, or
/// if a comma is outside of all.
static bool noteBracket(char c, std::string &open) {
  if (c == '(' || c == '[') {
    open.push_back(c);
    return true;
  }
  if (open.empty() || c == ',')
    return !open.empty();
  bool matches = (open.back() == '(') == (c == ')');
  open.pop_back();
  return matches;
}

std::string strata::listComplexParts(StringRef text) {
  struct Piece {
    std::string text;
    bool isReal = false;
  };
  std::vector<Piece> pieces;
  bool areNumbersComplex = !text.contains('[');
  // The brackets that are open.
  std::string open;
  for (StringRef rest = text; !rest.empty();) {
    char c = rest.front();
    if (brackets.contains(c)) {
      rest = rest.drop_front();
      if (!noteBracket(c, open))
        return text.str();
      areNumbersComplex |= c == '(';
      pieces.push_back({c == '(' ? "[" : c == ')' ? "]" : std::string(1, c)});
      continue;
    }
    StringRef word =
        rest.take_until([](char c) { return brackets.contains(c); });
    rest = rest.drop_front(word.size());
    std::string number = removeBlanksAroundSigns(word.trim()), real, imag;
    bool isInPair = StringRef(open).contains('(');
    if (splitParts(number, real, imag)) {
      areNumbersComplex = true;
      std::string parts = real + ", " + imag;
      pieces.push_back({isInPair ? parts : "[" + parts + "]"});
    } else if (isInPair || number.empty()) {
      pieces.push_back({std::move(number)});
    } else {
      pieces.push_back({std::move(number), /*isReal=*/true});
    }
  }
  if (StringRef(open).contains('('))
    return text.str();
  std::string list;
  for (const Piece &piece : pieces) {
    bool isPair = piece.isReal && areNumbersComplex;
    list += isPair ? "[" : "";
    list += piece.text;
    list += isPair ? ", 0]" : "";
  }
  return list;
}

//===-- Messages -------------------------------------------------------------===//

std::string strata::describeArgumentCount(StringRef function,
                                          ArrayRef<Type> types,
                                          size_t numFound) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "'@" << function << "' has " << types.size()
     << (types.size() == 1 ? " argument" : " arguments");
  if (!types.empty()) {
    os << " (";
    llvm::interleaveComma(types, os);
    os << ')';
  }
  os << ", found " << numFound;
  return text;
}

std::string strata::describeArgumentError(StringRef text, Type type,
                                          StringRef error) {
  constexpr size_t maxLength = 60;
  std::string message;
  llvm::raw_string_ostream(message)
      << "in argument '" << text.take_front(maxLength)
      << (text.size() > maxLength ? "..." : "") << "' of type " << type << ": "
      << error;
  return message;
}
