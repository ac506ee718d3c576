// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/NumberArguments.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

/// `-5`, `-.5`, `-inf`: what no option begins with.
static bool isNegativeNumber(StringRef text) {
  if (!text.consume_front("-") || text.empty())
    return false;
  return llvm::isDigit(text.front()) || text.front() == '.' ||
         text.equals_insensitive("inf") || text.equals_insensitive("nan");
}

NumberArguments::NumberArguments(int argc, const char *const *argv) {
  for (const char *text : ArrayRef(argv, size_t(argc)))
    texts.push_back((isNegativeNumber(text) ? " " : "") + std::string(text));
  for (const std::string &text : texts)
    pointers.push_back(text.c_str());
}
