// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to formats of types and attributes.
#ifndef STRATA_ASM_PARAMETERFORMATDETAIL_H
#define STRATA_ASM_PARAMETERFORMATDETAIL_H

#include "strata/Asm/AssemblyFormat.h"

namespace strata::detail {

/// The parameter that an element of a list stands for: it is one, or around one.
unsigned getParameterIndex(const FormatElement &element);

/// Reads a literal of a format. An optional one that is not there fails without
/// a message.
ParseResult parseLiteral(OpAsmParser &parser, StringRef text, bool isOptional);

} // namespace strata::detail

#endif // STRATA_ASM_PARAMETERFORMATDETAIL_H
