// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Analyze/ReportText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

std::string strata::formatPlace(Operation *op) {
  auto place = op->getLoc()->findInstanceOf<FileLineColLoc>();
  if (!place)
    return "?";
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::printEscapedString(place.getFilename().getValue(), os);
  os << ':' << place.getLine() << ':' << place.getColumn();
  return text;
}

std::string strata::formatList(ArrayRef<int64_t> values) {
  std::string text = "(";
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(values, os);
  return text + ")";
}
