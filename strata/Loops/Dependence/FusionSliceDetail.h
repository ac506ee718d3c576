// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The iterations of slices as constraints.
#ifndef STRATA_LOOPS_DEPENDENCE_FUSIONSLICEDETAIL_H
#define STRATA_LOOPS_DEPENDENCE_FUSIONSLICEDETAIL_H

#include "strata/Loops/Dependence/FusionLegality.h"
#include "strata/Loops/Dependence/IndexTranslatorDetail.h"

namespace strata {

/// A sliced loop: its variable and the bounds that the slice gives it. Lists are empty for a loop that
/// is executed as a whole.
struct SlicedLoop {
  presburger::LinearSum value;
  int64_t step = 1;
  SmallVector<presburger::LinearSum, 1> lower, upper;
};

/// The loops of `slice` that are levels of `source`. The operands of the bounds are variables of `prefix`
/// or defined outside.
SmallVector<SlicedLoop, 4> translateSlice(const IterationSlice &slice,
                                          IndexTranslator &source,
                                          IndexTranslator &prefix);
/// Makes the iteration one of the slice. Loops that have no bounds here are constrained by the domain
/// of an access.
void addMembership(presburger::ConstraintSystem &system,
                   ArrayRef<SlicedLoop> loops);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_FUSIONSLICEDETAIL_H
