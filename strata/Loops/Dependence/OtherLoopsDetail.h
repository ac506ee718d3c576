// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OtherLoops: the iterations of the loops around an operation, without those of one loop.
#ifndef STRATA_LOOPS_DEPENDENCE_OTHERLOOPSDETAIL_H
#define STRATA_LOOPS_DEPENDENCE_OTHERLOOPSDETAIL_H

#include "strata/Loops/Dependence/IndexTranslatorDetail.h"

namespace strata {

/// The outermost region around `op` whose parent is isolated from above or has no parent region.
Region *getFunctionBody(Operation *op);

struct OtherLoops {
  OtherLoops(Operation *op, Operation *loop, Region *scope);
  /// Whether `lhs <= rhs` holds in none of the iterations.
  bool isNever(const presburger::LinearSum &lhs,
               const presburger::LinearSum &rhs) const;

  presburger::ConstraintSystem system;
  SymbolColumns symbols;
  IndexTranslator translator;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_OTHERLOOPSDETAIL_H
