// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Proofs that passes have kept the results of functions, for all arguments.
#ifndef STRATA_TOOLING_CHECKPASSES_PASSPROOF_H
#define STRATA_TOOLING_CHECKPASSES_PASSPROOF_H

#include "strata/IR/Graph/Operation.h"
#include "strata/Prove/Solver.h"

namespace strata {

/// The numbers of functions with each outcome.
struct PassProofCounts {
  unsigned numProven = 0, numWrong = 0, numLeftOut = 0;
};

/// Proves that the public functions of the module `after` refine those of the same names in
/// `before`, or the one called `entry` if that is not empty: functions of one block on numbers.
/// Prints the result for each; a wrong one is an error.
PassProofCounts provePasses(Operation *before, Operation *after,
                            StringRef entry, prove::Solver &solver);

} // namespace strata

#endif // STRATA_TOOLING_CHECKPASSES_PASSPROOF_H
