// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing MLIR text: the entry points. The output is that of mlir-opt 22.1 byte
// for byte, whatever the flags. Nothing here verifies: a caller that cannot
// vouch for the IR sets PrintingFlags::generic, in which any IR can be printed,
// even with null operands and detached blocks.
#ifndef STRATA_ASM_PRINTER_PRINTER_H
#define STRATA_ASM_PRINTER_PRINTER_H

#include "strata/IR/Context.h"
#include "strata/IR/Graph/OpPrintingFlags.h"
#include "strata/IR/Graph/Operation.h"

#include <vector>

namespace strata {

/// Prints `op` as mlir-opt prints a top-level operation, less the blank line at
/// the end: aliases, the operation, a line feed, deferred location aliases, the
/// metadata block. With local scope, or for an operation in a block, only the
/// operation itself, without line feed.
void printOperation(Operation *op, raw_ostream &os,
                    const PrintingFlags &flags = {});

/// Print a type, attribute or location without aliases; null as
/// `<<NULL TYPE>>` or `<<NULL ATTRIBUTE>>`. Locations come in `loc(...)`.
void printType(Type type, raw_ostream &os, const PrintingFlags &flags = {});
void printAttr(Attribute attr, raw_ostream &os,
               const PrintingFlags &flags = {});
void printLocation(Location loc, Context *ctx, raw_ostream &os,
                   const PrintingFlags &flags = {});

/// Prints the operation that defines `value`, or a description of an argument.
void printValue(Value value, raw_ostream &os, const PrintingFlags &flags = {});

/// Makes the Context print types, attributes, locations, values and operations,
/// in diagnostics and elsewhere, with the functions above. Set-up. `flags` say
/// how diagnostics show operations, but these come in generic form, numbered
/// from the innermost isolated operation, and without large constants.
void installRenderer(Context &ctx, const PrintingFlags &flags = {});

/// Appends `name` in the form in which it can be a value's name: letters,
/// digits and the characters of `punctuation` stay, a blank becomes `_`, other
/// bytes become two upper-case hex digits. If it begins with anything but a
/// letter, a blank or punctuation, `_` comes first.
void sanitizeName(StringRef name, SmallVectorImpl<char> &out,
                  StringRef punctuation = "$._-");

} // namespace strata

#endif // STRATA_ASM_PRINTER_PRINTER_H
