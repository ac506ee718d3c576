// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/HTMLText.h"

#include "llvm/Support/JSON.h"

using namespace strata;

std::string strata::escapeHTML(StringRef text) {
  std::string result;
  for (char c :
       llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text)) {
    switch (c) {
    case '<':
      result += "&lt;";
      break;
    case '>':
      result += "&gt;";
      break;
    case '&':
      result += "&amp;";
      break;
    case '"':
      result += "&quot;";
      break;
    case '\'':
      result += "&#39;";
      break;
    default:
      // HTML has no control characters.
      if (uint8_t(c) >= 0x20 || c == '\n' || c == '\t')
        result += c;
    }
  }
  return result;
}
