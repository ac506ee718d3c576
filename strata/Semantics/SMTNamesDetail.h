// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names of functions in the theories of bit vectors and floats.
#ifndef STRATA_SEMANTICS_SMTNAMESDETAIL_H
#define STRATA_SEMANTICS_SMTNAMESDETAIL_H

#include "strata/Semantics/Functions.h"

namespace strata::semantics::smt {

/// The function of bit vectors, empty if there is none with these operands and this result.
StringRef getIntegerFunctionName(Function function);
/// The comparison of bit vectors, empty if it is none. `chooses` is set for functions whose value
/// is the first operand if the comparison holds, and else the second.
StringRef getIntegerComparison(Function function, bool &chooses);
/// The function of floats that rounds its result, empty for others.
StringRef getRoundingFunctionName(Function function);
/// The comparison of floats, empty if it is none.
StringRef getFloatComparison(Function function);
/// The rounding mode of a conversion to a float, empty for other functions.
StringRef getConversionMode(Function function);

} // namespace strata::semantics::smt

#endif // STRATA_SEMANTICS_SMTNAMESDETAIL_H
