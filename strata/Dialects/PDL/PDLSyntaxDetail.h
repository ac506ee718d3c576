// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Syntax that the dialects pdl and pdl_interp share.
#ifndef STRATA_DIALECTS_PDL_PDLSYNTAXDETAIL_H
#define STRATA_DIALECTS_PDL_PDLSYNTAXDETAIL_H

#include "strata/Asm/Format/FormatDirective.h"

namespace strata {

/// The type `!pdl.name` without parameters; null if that cannot be loaded.
Type getPDLType(Context *ctx, StringRef name);
/// `!pdl.range` of an element type.
Type getPDLRange(Type element);
/// The element type of a range; null of anything else.
Type getPDLRangeElement(Type type);
/// The element type of a range, any other type as it is.
inline Type getPDLElementOrSelf(Type type) {
  Type element = getPDLRangeElement(type);
  return element ? element : type;
}

/// Whether an operation of `def` can be made without saying its results' types.
bool canInferPDLResults(const OpDefinition &def);

/// `{"name" = %value, ...}` or nothing: the values and their names.
ParseResult parseNamedValues(OpAsmParser &parser,
                             MutableArrayRef<ParsedArgument> args);
void printNamedValues(OpAsmPrinter &printer, Operation *op,
                      ArrayRef<PrintedArgument> args);

/// The type of a range: that of its first argument, or written if there is none.
ParseResult parseRangeType(OpAsmParser &parser,
                           MutableArrayRef<ParsedArgument> args);
void printRangeType(OpAsmPrinter &printer, Operation *op,
                    ArrayRef<PrintedArgument> args);
/// Every argument of `op` must be of the element type of its result, or a range
/// of it.
LogicalResult verifyRangeArguments(Operation *op);

} // namespace strata

#endif // STRATA_DIALECTS_PDL_PDLSYNTAXDETAIL_H
