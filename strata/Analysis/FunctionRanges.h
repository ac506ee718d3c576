// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ranges of integers that the functions of declared computations yield
// (docs/semantics.md), and so of the results of operations that declare one.
#ifndef STRATA_ANALYSIS_FUNCTIONRANGES_H
#define STRATA_ANALYSIS_FUNCTIONRANGES_H

#include "strata/Analysis/IntegerRange.h"
#include "strata/Semantics/Functions.h"

namespace strata {

/// The overflow that a sum, difference, product or shift is known not to have.
struct NoWrap {
  bool isSigned = false, isUnsigned = false;
};

/// The range of `function`, whose result is an integer of `width` bits, for integers of
/// these ranges. Arguments for which the function is undefined or poison are left out.
ConstantIntRanges inferFunctionRange(semantics::Function function,
                                     ArrayRef<ConstantIntRanges> args,
                                     unsigned width, NoWrap noWrap = {});

/// The ranges of the results of an operation that declares its computation; std::nullopt for
/// results that are no integers. Ranges of operands that are no integers have no bits.
void inferComputedRanges(Operation *op, InferIntRangeInterface::Ranges operands,
                         InferIntRangeInterface::Results results);

} // namespace strata

#endif // STRATA_ANALYSIS_FUNCTIONRANGES_H
