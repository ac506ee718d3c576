// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparison of integers by the predicates of arith.
#ifndef STRATA_DIALECTS_ARITH_ARITHCOMPARE_H
#define STRATA_DIALECTS_ARITH_ARITHCOMPARE_H

#include "strata/Dialects/Arith/ArithOps.h"

namespace dialects::arith {

/// Whether the predicate holds for `a` and `b`, which have the same width.
bool applyCmpPredicate(CmpIPredicate predicate, const ::llvm::APInt &a,
                       const ::llvm::APInt &b);

} // namespace dialects::arith

#endif // STRATA_DIALECTS_ARITH_ARITHCOMPARE_H
