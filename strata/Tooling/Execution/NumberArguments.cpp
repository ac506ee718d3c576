// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/NumberArguments.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// `-5`, `-.5`, `-inf`, `-i`, `-infi`, `-inf+2i`: no option begins like these.
static bool isNegativeNumber(StringRef text) {
  if (!text.consume_front("-") || text.empty())
    return false;
  if (llvm::isDigit(text.front()) || text.front() == '.')
    return true;
  StringRef word = text.take_while(llvm::isAlpha);
  StringRef rest = text.drop_front(word.size());
  bool isImaginary = word.consume_back("i") || word.consume_back("j");
  bool isNumber = word.equals_insensitive("inf") ||
                  word.equals_insensitive("nan") ||
                  (isImaginary && word.empty());
  return isNumber &&
         (rest.empty() || rest.front() == '+' || rest.front() == '-');
}

NumberArguments::NumberArguments(int argc, const char *const *argv) {
  for (const char *text : ArrayRef(argv, size_t(argc)))
    texts.push_back((isNegativeNumber(text) ? " " : "") + std::string(text));
  for (const std::string &text : texts)
    pointers.push_back(text.c_str());
}
