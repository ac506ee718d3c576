// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that combine many numbers into one, as reductions and atomic operations do.
#ifndef STRATA_SEMANTICS_COMBINING_H
#define STRATA_SEMANTICS_COMBINING_H

#include "strata/Semantics/Functions.h"

namespace strata::semantics {

/// `function` of two numbers of `type`; poison if one of them is. std::nullopt if the function
/// does not apply to the type.
std::optional<Scalar> combine(Function function, Type type, const Scalar &a,
                              const Scalar &b);

/// The number of `type` that does not change the other operand of `function`, where it is not
/// NaN. std::nullopt if there is none, or if the function does not apply to the type.
std::optional<Scalar> getNeutralElement(Function function, Type type);

} // namespace strata::semantics

#endif // STRATA_SEMANTICS_COMBINING_H
