// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The escapes of MLIR string literals, both directions, and the test whether a
// name can do without quotes. Strings are bytes, not characters.
// Left out: the quotes themselves, and the raw bytes that may not stand in a
// literal (line feed, vertical tab, form feed); both are the lexer's concern.

#ifndef STRATA_SUPPORT_STRINGESCAPE_H
#define STRATA_SUPPORT_STRINGESCAPE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstddef>

namespace strata {

/// Appends `text` to `out` with `\` as `\\`, and `"` and every byte outside
/// 20-7E as `\` and two upper-case hex digits.
void printEscaped(llvm::StringRef text, llvm::SmallVectorImpl<char> &out);

/// Appends the bytes that `body`, the text between the quotes of a literal,
/// stands for. Escapes are `\\`, `\"`, `\n`, `\t` and `\` with two hex digits
/// in either case; other bytes stand for themselves. At any other escape
/// returns false and, if `badOffset` is not null, the offset of its backslash
/// in `body`; `out` then ends with the bytes before it.
[[nodiscard]] bool unescape(llvm::StringRef body,
                            llvm::SmallVectorImpl<char> &out,
                            size_t *badOffset);

/// Whether `name` is `[A-Za-z_][A-Za-z0-9_$.]*`, so that it needs no quotes as
/// a symbol or attribute name.
[[nodiscard]] bool isBareIdentifier(llvm::StringRef name);

} // namespace strata

#endif // STRATA_SUPPORT_STRINGESCAPE_H
