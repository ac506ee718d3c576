// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IRDL/Model/SourceText.h"

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
