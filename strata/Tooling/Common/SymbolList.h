// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbols on the command line: `@name` or `@outer::@inner`, separated by commas.
#ifndef STRATA_TOOLING_COMMON_SYMBOLLIST_H
#define STRATA_TOOLING_COMMON_SYMBOLLIST_H

#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/Location.h"

namespace strata {

class BytecodeReader;

/// The references that `text` lists, at least one; std::nullopt for any other
/// text.
std::optional<SmallVector<SymbolRefAttr>> parseSymbolList(StringRef text,
                                                          Context &ctx);

/// A message that a file has no symbol `reference`. `names` are the symbols of the table
/// in which the element `part` of its path was not found.
std::string describeMissingSymbol(ArrayRef<StringRef> names,
                                  SymbolRefAttr reference, size_t part);

/// Fails, after a diagnostic, if two symbols in the symbol table `table` have one name.
LogicalResult verifySymbolNames(Operation *table);

/// The operations that `texts` name in `module`, without repetition, none inside another.
/// Symbol tables on the way are decoded by `reader`, which may be null. Fails after a
/// diagnostic, which is at `place`, the file, if there is no such symbol.
FailureOr<SmallVector<Operation *>> findSymbols(Operation *module,
                                                ArrayRef<std::string> texts,
                                                BytecodeReader *reader,
                                                Location place);

} // namespace strata

#endif // STRATA_TOOLING_COMMON_SYMBOLLIST_H
