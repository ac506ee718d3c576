// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of a dialect file, cut into operations, so that each is read when it
// is first mentioned.
#ifndef STRATA_DIALECTFILES_LOADER_DIALECTTEXT_H
#define STRATA_DIALECTFILES_LOADER_DIALECTTEXT_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/StringMap.h"

#include <optional>
#include <string>

namespace strata::irdl {

struct DialectText {
  /// The text with blanks in place of operations.
  std::string rest;
  /// The place in the text of the operation of a name, and its size.
  struct Piece {
    size_t offset = 0, size = 0;
  };
  llvm::StringMap<Piece> operations;
};

/// Cuts the text of a file that holds a single `irdl.dialect`. std::nullopt if
/// it holds other operations, defines aliases, is written in generic form, has
/// two definitions of one name or is cut off: then it has to be read as a
/// whole.
std::optional<DialectText> cutDialectText(StringRef text);

} // namespace strata::irdl

#endif // STRATA_DIALECTFILES_LOADER_DIALECTTEXT_H
