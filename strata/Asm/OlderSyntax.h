// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that older versions of a dialect had under other names, as records
// of the Context: text that uses such a name in custom form is read as the
// current operation. A dialect registers them when it is loaded.
//
//   registerOlderSyntax(*ctx, {.op = "irdl.any_type", .newOp = "irdl.any",
//                              .era = "LLVM 15", .parse = parseAnyType});
#ifndef STRATA_ASM_OLDERSYNTAX_H
#define STRATA_ASM_OLDERSYNTAX_H

#include "strata/Asm/OpImplementation.h"

namespace strata {

/// One operation of an older version. The strings outlive the Context.
struct OlderSyntax {
  /// The full older name, which no current operation has.
  StringRef op;
  /// The full name of the operation that it is read as.
  StringRef newOp;
  /// The versions that had it, for people.
  StringRef era;
  /// Parses the text after the old name. `state.name` is that of `newOp`.
  ParseResult (*parse)(OpAsmParser &, OperationState &state) = nullptr;
};

/// Registers `syntax` with `ctx`; asserts that no operation of that name is defined.
/// Fails, with a diagnostic, if the name is taken. Set-up, which includes the loading
/// of a dialect.
LogicalResult registerOlderSyntax(Context &ctx, const OlderSyntax &syntax);
/// Null if there is none for the operation `op`.
const OlderSyntax *findOlderSyntax(Context &ctx, StringRef op);
/// Whether text in the syntax of older versions is refused, for these operations and for others
/// that accept it where the current syntax fails; false at first. Programs that upgrade text
/// find older syntax by it.
void refuseOlderSyntax(Context &ctx);
bool isOlderSyntaxRefused(Context &ctx);
/// All that are registered, by old name.
std::vector<const OlderSyntax *> getOlderSyntax(Context &ctx);

} // namespace strata

#endif // STRATA_ASM_OLDERSYNTAX_H
