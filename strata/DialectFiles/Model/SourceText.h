// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places inside the strings of a dialect file, for errors in predicates and formats.
#ifndef STRATA_DIALECTFILES_MODEL_SOURCETEXT_H
#define STRATA_DIALECTFILES_MODEL_SOURCETEXT_H

#include "strata/IR/Types/Location.h"

#include <optional>
#include <string>

namespace strata {

/// The location of byte `offset` of `text`, which the attribute `attrName` of the
/// definition or constraint at `from` has: a string literal, or several consecutive ones
/// that are the lines of `text`. Escapes count as the characters that they stand for.
/// An empty name stands for any attribute. Returns `from` if that is not a position in a
/// source buffer, or if the definition does not have the text, as one that inherits it.
Location locateInString(Context *ctx, Location from, StringRef attrName,
                        StringRef text, size_t offset);

/// A byte of the text of a string literal.
struct TextPlace {
  std::string text;
  size_t offset = 0;
};
/// The literal in `line` that byte `column` is in; std::nullopt if it is in none.
std::optional<TextPlace> findLiteralAt(StringRef line, size_t column);

/// The location of `code`, which the definition or constraint at `from` has; `from` if it has
/// not.
Location locateCode(Context *ctx, Location from, StringRef code);

/// The line of `text` that byte `offset` is in, and the offset in the line.
std::pair<StringRef, size_t> findLine(StringRef text, size_t offset);

} // namespace strata

#endif // STRATA_DIALECTFILES_MODEL_SOURCETEXT_H
