// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places inside the strings of a dialect file, for errors in predicates and formats.
#ifndef STRATA_DIALECTFILES_MODEL_SOURCETEXT_H
#define STRATA_DIALECTFILES_MODEL_SOURCETEXT_H

#include "strata/IR/Types/Location.h"

namespace strata {

/// The location of byte `offset` of the string literal `text` that follows `from` in
/// the source. Returns `from` if that is not a position in a source buffer, or if
/// the literal is written with escapes.
Location locateInString(Context *ctx, Location from, StringRef text,
                        size_t offset);

/// The line of `text` that byte `offset` is in, and the offset in the line.
std::pair<StringRef, size_t> findLine(StringRef text, size_t offset);

} // namespace strata

#endif // STRATA_DIALECTFILES_MODEL_SOURCETEXT_H
