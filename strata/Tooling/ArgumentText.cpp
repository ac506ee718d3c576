// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/ArgumentText.h"

#include "strata/IR/Attribute.h"
#include "strata/IR/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

//===-- Complex numbers ------------------------------------------------------===//

static constexpr StringLiteral brackets = "()[],";

/// `word` with `1 + 2i` as `1+2i`.
static std::string removeBlanksAroundSigns(StringRef word) {
  std::string text;
  for (size_t i = 0; i < word.size(); ++i) {
    if (!llvm::isSpace(word[i])) {
      text += word[i];
      continue;
    }
    StringRef rest = word.drop_front(i).ltrim();
    bool isBeforeSign = rest.starts_with("+") || rest.starts_with("-");
    if (!isBeforeSign && text.find_last_of("+-") + 1 != text.size())
      text += word[i];
  }
  return text;
}

/// Splits `1+2i` into `1` and `2`; false for a real number, or none.
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

std::string strata::listComplexParts(StringRef text) {
  struct Piece {
    std::string text;
    bool isReal = false;
  };
  std::vector<Piece> pieces;
  bool areNumbersComplex = !text.contains('[');
  unsigned depth = 0;
  for (StringRef rest = text; !rest.empty();) {
    char c = rest.front();
    if (brackets.contains(c)) {
      rest = rest.drop_front();
      depth += c == '(' ? 1 : c == ')' && depth ? -1 : 0;
      areNumbersComplex |= c == '(';
      pieces.push_back({c == '(' ? "[" : c == ')' ? "]" : std::string(1, c)});
      continue;
    }
    StringRef word =
        rest.take_until([](char c) { return brackets.contains(c); });
    rest = rest.drop_front(word.size());
    std::string number = removeBlanksAroundSigns(word.trim()), real, imag;
    if (depth || number.empty()) {
      pieces.push_back({std::move(number)});
    } else if (splitParts(number, real, imag)) {
      areNumbersComplex = true;
      pieces.push_back({("[" + Twine(real) + ", " + imag + "]").str()});
    } else {
      pieces.push_back({std::move(number), /*isReal=*/true});
    }
  }
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
