// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Overflow of integers as terms of SMT-LIB.
#ifndef STRATA_SEMANTICS_SMTOVERFLOWDETAIL_H
#define STRATA_SEMANTICS_SMTOVERFLOWDETAIL_H

#include "strata/Semantics/Functions.h"

#include <string>

namespace strata::semantics::smt {

/// `a` and `b` widened by `bits`, and combined.
std::string makeWidened(StringRef extend, unsigned bits, StringRef function,
                        StringRef a, StringRef b);
/// Whether the result in the width of the operands is another number than that with more bits.
std::string encodeOverflow(Function function, StringRef a, StringRef b,
                           unsigned width);
/// The call of a function that `getOverflowFunctions` defines.
std::string callOverflow(Function function, StringRef a, StringRef b,
                         unsigned width);

} // namespace strata::semantics::smt

#endif // STRATA_SEMANTICS_SMTOVERFLOWDETAIL_H
