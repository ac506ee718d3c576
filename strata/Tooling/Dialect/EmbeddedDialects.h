// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects that are part of the program: defined in C++ (builtin, irdl), or by
// the text of a dialect file that was built in.
#ifndef STRATA_TOOLING_DIALECT_EMBEDDEDDIALECTS_H
#define STRATA_TOOLING_DIALECT_EMBEDDEDDIALECTS_H

#include "strata/DialectFiles/Model/DialectModel.h"

#include "llvm/Support/MemoryBuffer.h"

namespace strata {

/// The names of all dialects that are part of the program, in the order in
/// which they are listed.
std::vector<StringRef> getEmbeddedDialects();

/// The definition of a dialect as the text of a file, without comments and most blanks;
/// null if the dialect is not part of the program, or is defined in C++.
std::unique_ptr<llvm::MemoryBuffer> getEmbeddedDialectText(StringRef name);

/// The dialect of the program that `text`, the content of a dialect file,
/// defines; std::nullopt if the program has none, or has it from another text.
std::optional<StringRef> findEmbeddedDialect(StringRef text);

/// The record of a dialect that is defined in C++, and known to `ctx`;
/// std::nullopt for any other.
std::optional<DialectModel> readNativeDialect(Context &ctx, StringRef name);

} // namespace strata

#endif // STRATA_TOOLING_DIALECT_EMBEDDEDDIALECTS_H
