// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the formats of operations read and write attributes, by kind:
// docs/dialect-files.md has the table. Parameters of types and attributes are
// written a little differently: see ParameterFormat.h.
#ifndef STRATA_ASM_FORMAT_VALUESYNTAX_H
#define STRATA_ASM_FORMAT_VALUESYNTAX_H

#include "strata/Asm/OpImplementation.h"
#include "strata/Definition/AttrKind.h"

namespace strata {

/// Reads a value of `kind`. `name` is that of the attribute, for messages.
/// Constraints beyond the attribute's class are left to the verifier.
ParseResult parseValue(OpAsmParser &parser, const AttrKind &kind,
                       Attribute &value, StringRef name = {});
/// Parses a value of `kind` if the next token can begin one; otherwise returns
/// nothing.
std::optional<ParseResult> parseOptionalValue(OpAsmParser &parser,
                                              const AttrKind &kind,
                                              Attribute &value,
                                              StringRef name = {});
/// Reads an element of a dense array of `type`, a literal, as an attribute of that type.
ParseResult parseDenseElement(OpAsmParser &parser, Type type, Attribute &value);
/// Writes `value` as parseValue reads it; one that `kind` cannot hold in full.
void printValue(OpAsmPrinter &printer, const AttrKind &kind, Attribute value);

/// True if `text` is read as one word.
bool isBareWord(StringRef text);

} // namespace strata

#endif // STRATA_ASM_FORMAT_VALUESYNTAX_H
