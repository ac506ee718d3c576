// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files of several pieces, each an input of its own, between lines `// -----`.
#ifndef STRATA_TOOLING_COMMON_INPUTPIECES_H
#define STRATA_TOOLING_COMMON_INPUTPIECES_H

#include "strata/Support/LLVM.h"

namespace strata {

/// The place and the length of the line `// -----` that ends the piece at the
/// beginning of `text`; the end of the text if there is none.
std::pair<size_t, size_t> findSplit(StringRef text);

/// Calls `process` with each piece of `text`, and `keep` with the lines between them and with
/// pieces that are blank, in their order. Without `splits` all of `text` is one piece.
void forEachPiece(StringRef text, bool splits,
                  function_ref<void(StringRef)> process,
                  function_ref<void(StringRef)> keep);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_INPUTPIECES_H
