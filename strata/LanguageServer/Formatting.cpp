// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/LanguageServer/Features.h"

#include <algorithm>

using namespace strata;
using namespace strata::lsp;
namespace json = llvm::json;

json::Value lsp::getFormattingEdits(const Document &document,
                                    std::optional<Range> range,
                                    FormatOptions options) {
  const DocumentText &text = document.getText();
  if (range) {
    options.firstLine = range->start.line + 1;
    // A selection of whole lines ends at the beginning of the next one.
    bool endsBefore =
        range->end.character == 0 && range->end.line > range->start.line;
    options.lastLine = range->end.line + (endsBefore ? 0 : 1);
  }
  std::string formatted = formatText(text.get(), options);
  // One edit of the part that differs.
  StringRef before = text.get(), after = formatted;
  size_t most = std::min(before.size(), after.size());
  size_t prefix =
      size_t(std::mismatch(before.begin(), before.begin() + most, after.begin())
                 .first -
             before.begin());
  // Only white space differs, so the parts begin and end between characters.
  most -= prefix;
  size_t suffix = 0;
  while (suffix < most &&
         before[before.size() - 1 - suffix] == after[after.size() - 1 - suffix])
    ++suffix;
  json::Array edits;
  if (before == after)
    return edits;
  edits.push_back(json::Object{
      {"range", toJSON(text.getRange({prefix, before.size() - suffix}))},
      {"newText", after.slice(prefix, after.size() - suffix).str()}});
  return edits;
}
