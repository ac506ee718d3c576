// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to formats of types and attributes.
#ifndef STRATA_ASM_FORMAT_PARAMETERFORMATDETAIL_H
#define STRATA_ASM_FORMAT_PARAMETERFORMATDETAIL_H

#include "strata/Asm/Format/AssemblyFormat.h"

namespace strata::detail {

/// The parameter that an element of a list stands for: it is one, or around
/// one.
unsigned getParameterIndex(const FormatElement &element);

} // namespace strata::detail

#endif // STRATA_ASM_FORMAT_PARAMETERFORMATDETAIL_H
