// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pieces of C++ in records, as texts: names without the namespaces that go
// without saying, expressions on one line, values of simple expressions.
#ifndef STRATA_DIALECTFILES_ODS_CPPTEXT_H
#define STRATA_DIALECTFILES_ODS_CPPTEXT_H

#include "strata/Support/LLVM.h"

#include <string>
#include <vector>

namespace strata::ods {

/// `text` on one line, without the qualifiers `mlir::` and `llvm::`, leading
/// `::`, and parentheses around the whole. String literals stay.
std::string cleanExpression(StringRef text);

/// The name of a class or namespace without these qualifiers: `::mlir::arith`
/// becomes `arith`.
std::string cleanName(StringRef text);

/// The part after the last `::`.
StringRef getUnqualified(StringRef name);

/// True if `text` is one operand to every operator: a name, a call, or
/// something in parentheses.
bool isAtom(StringRef text);

/// True if an operator that binds weaker than `&&` stands in `text` outside of
/// brackets.
bool hasLooseOperator(StringRef text);

/// True if `&&` stands in `text` outside of brackets.
bool hasConjunction(StringRef text);

/// The number that a literal means, also with a suffix, after a sign, or in a
/// `static_cast`; std::nullopt for any other text.
std::optional<int64_t> parseInteger(StringRef text);

/// The elements of `{a, b}`; std::nullopt for a text that is no such list.
std::optional<std::vector<std::string>> parseBraces(StringRef text);

/// Splits at commas outside of brackets and string literals.
std::vector<std::string> splitList(StringRef text);

/// Replaces every occurrence of `from`.
std::string replaceAll(StringRef text, StringRef from, StringRef to);

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_CPPTEXT_H
