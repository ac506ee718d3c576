// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nests that use elements many times.
#ifndef STRATA_LOOPS_OPTIMIZE_ACCUMULATIONDETAIL_H
#define STRATA_LOOPS_OPTIMIZE_ACCUMULATIONDETAIL_H

#include "strata/IR/Graph/Operation.h"

namespace dialects::affine {

/// Whether a store in `op`, which is in at least `minLoops` loops, is of an element that is loaded as well, and
/// that one of these loops does not change.
bool accumulatesInNest(strata::Operation *op, size_t minLoops);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_ACCUMULATIONDETAIL_H
