// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constraints on the iterations of two accesses that hold if they are of the same element.
#ifndef STRATA_LOOPS_DEPENDENCE_SAMEELEMENTDETAIL_H
#define STRATA_LOOPS_DEPENDENCE_SAMEELEMENTDETAIL_H

#include "strata/Loops/Dependence/IndexTranslatorDetail.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"

namespace strata {

/// Adds the constraint that `source`, whose values `left` translates, and `target` access the same
/// element. Returns whether the constraint is that one exactly; if not, it may be weaker.
bool addSameElement(const LoopAccess &source, const LoopAccess &target,
                    presburger::ConstraintSystem &system, IndexTranslator &left,
                    IndexTranslator &right);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_SAMEELEMENTDETAIL_H
