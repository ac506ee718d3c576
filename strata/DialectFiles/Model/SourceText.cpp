// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Model/SourceText.h"

#include "strata/IR/Context.h"

using namespace strata;

Location strata::locateInString(Context *ctx, Location from, StringRef text,
                                size_t offset) {
  if (!from.isOffset())
    return from;
  StringRef source = ctx->getSourceBuffer(from.getBuffer()).getText();
  size_t at = source.find(("\"" + text + "\"").str(), from.getOffset());
  if (at == StringRef::npos || offset > text.size())
    return from;
  return Location::fromOffset(from.getBuffer(), at + 1 + offset);
}

std::pair<StringRef, size_t> strata::findLine(StringRef text, size_t offset) {
  offset = std::min(offset, text.size());
  size_t start = text.take_front(offset).rfind('\n');
  start = start == StringRef::npos ? 0 : start + 1;
  return {text.substr(start).take_until([](char c) { return c == '\n'; }),
          offset - start};
}
