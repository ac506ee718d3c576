// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to formats of types and attributes.
#ifndef STRATA_ASM_FORMAT_PARAMETERFORMATDETAIL_H
#define STRATA_ASM_FORMAT_PARAMETERFORMATDETAIL_H

#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/OpImplementation.h"

namespace strata::detail {

/// The parameter that an element of a list stands for: it is one, or around
/// one.
unsigned getParameterIndex(const FormatElement &element);
/// The first parameter in `element`; null if there is none.
const FormatElement *findBoundParameter(const FormatElement &element);
/// The first element of `list` that is no blank, in calls of named formats; null if there is
/// none.
const FormatElement *findFirst(ArrayRef<FormatElement> list);

/// Parse and print the parameters of an object of `def`, which has a format, without the angle
/// brackets at the ends of that.
ParseResult parseUnbracketedParameters(OpAsmParser &parser,
                                       const TypeDefinition &def,
                                       SmallVectorImpl<Attribute> &params);
void printUnbracketedParameters(OpAsmPrinter &printer,
                                const TypeDefinition &def,
                                ArrayRef<Attribute> params);
/// `elements` without angle brackets at the ends.
ArrayRef<FormatElement> dropBrackets(ArrayRef<FormatElement> elements);

} // namespace strata::detail

#endif // STRATA_ASM_FORMAT_PARAMETERFORMATDETAIL_H
