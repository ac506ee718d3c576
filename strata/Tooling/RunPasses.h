// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running the passes of a command line on one input.
#ifndef STRATA_TOOLING_RUNPASSES_H
#define STRATA_TOOLING_RUNPASSES_H

#include "strata/Tooling/PassFlags.h"

namespace strata {

/// Runs what `flags` ask for on `op`. Mistakes in pipelines are diagnostics;
/// `err` takes what passes and instrumentations write.
LogicalResult runPasses(const PassFlags &flags, const PassRegistry &registry,
                        const PrintingFlags &printing, Operation *op,
                        raw_ostream &err);

} // namespace strata

#endif // STRATA_TOOLING_RUNPASSES_H
