// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/InputPieces.h"

using namespace strata;

std::pair<size_t, size_t> strata::findSplit(StringRef text) {
  constexpr StringRef marker = "// -----";
  for (size_t at = text.find(marker); at != StringRef::npos;
       at = text.find(marker, at + 1)) {
    bool beginsLine = at == 0 || text[at - 1] == '\n';
    StringRef rest = text.drop_front(at + marker.size()).split('\n').first;
    if (beginsLine && rest.trim().empty())
      return {at, marker.size()};
  }
  return {text.size(), 0};
}

void strata::forEachPiece(StringRef text, bool splits,
                          function_ref<void(StringRef)> process,
                          function_ref<void(StringRef)> keep) {
  while (true) {
    auto [end, size] =
        splits ? findSplit(text) : std::pair<size_t, size_t>(text.size(), 0);
    StringRef piece = text.take_front(end);
    if (piece.trim().empty())
      keep(piece);
    else
      process(piece);
    if (!size)
      return;
    keep(text.substr(end, size));
    text = text.drop_front(end + size);
  }
}
