// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Trace/Record.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

static constexpr StringLiteral words[] = {"created", "erased",   "replaced",
                                          "removed", "changed",  "moved",
                                          "regions", "relocated"};

StringRef strata::stringifyChange(RecordedChange::Kind kind) {
  return words[size_t(kind)];
}

std::optional<RecordedChange::Kind> strata::symbolizeChange(StringRef word) {
  for (auto [i, known] : llvm::enumerate(words))
    if (known == word)
      return RecordedChange::Kind(i);
  return std::nullopt;
}

void strata::findMentionedOps(StringRef text, SmallVectorImpl<uint64_t> &ops) {
  for (size_t at = 0; (at = text.find('%', at)) != StringRef::npos;) {
    StringRef digits = text.substr(++at).take_while(llvm::isDigit);
    uint64_t number;
    if (!digits.getAsInteger(10, number) && number <= MaxRecordNumber)
      ops.push_back(number);
    at += digits.size();
  }
}
