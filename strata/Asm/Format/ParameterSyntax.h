// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How a single parameter of a type or attribute is read and written, by kind.
// The differences from attributes of operations (ValueSyntax.h) are parameters
// that C++ stores as plain numbers, strings and lists.
#ifndef STRATA_ASM_FORMAT_PARAMETERSYNTAX_H
#define STRATA_ASM_FORMAT_PARAMETERSYNTAX_H

#include "strata/Asm/OpImplementation.h"
#include "strata/Definition/AttrKind.h"
#include "strata/Definition/EnumDefinition.h"

namespace strata {

/// Reads a value of `kind`.
ParseResult parseParameter(OpAsmParser &parser, const AttrKind &kind,
                           Attribute &value);
/// Parses a value of `kind` if the next token can begin one; otherwise returns
/// nothing.
std::optional<ParseResult> parseOptionalParameter(OpAsmParser &parser,
                                                  const AttrKind &kind,
                                                  Attribute &value);
/// Writes `value` as parseParameter reads it.
void printParameter(OpAsmPrinter &printer, const AttrKind &kind,
                    Attribute value);

/// Reads a case of `def`, or a set of them, without anything around it.
ParseResult parseCases(OpAsmParser &parser, const EnumDefinition &def,
                       Attribute &value);
/// Tells `parser` if `word`, which is read at `loc`, is a keyword of an older version.
void reportOlderCase(OpAsmParser &parser, const EnumDefinition &def,
                     llvm::SMLoc loc, StringRef word);
/// Writes `value` as parseCases reads it.
void printCases(OpAsmPrinter &printer, const EnumDefinition &def,
                Attribute value);

} // namespace strata

#endif // STRATA_ASM_FORMAT_PARAMETERSYNTAX_H
