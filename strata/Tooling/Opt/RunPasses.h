// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running the passes of a command line on one input.
#ifndef STRATA_TOOLING_OPT_RUNPASSES_H
#define STRATA_TOOLING_OPT_RUNPASSES_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Tooling/Opt/PassFlags.h"
#include "strata/Tooling/Opt/RunTrace.h"

namespace strata {

/// The data of a run beyond the command line.
struct PassRunContext {
  const PassRegistry &registry;
  const PrintingFlags &printing;
  /// The resources of the input; those of a reproducer are removed.
  std::vector<ExternalResource> &resources;
  /// The stream for the output of passes and instrumentations.
  raw_ostream &err;
  /// The timer of the run; may be null.
  TimingNode *timing = nullptr;
  RunTrace *trace = nullptr;
  /// Whether to warn of nested pipelines that had nothing to run on.
  bool warnOfUnused = true;
};

/// Runs the passes that `flags` name on `op`. Mistakes in pipelines are
/// diagnostics.
LogicalResult runPasses(const PassFlags &flags, const PassRunContext &run,
                        Operation *op);

} // namespace strata

#endif // STRATA_TOOLING_OPT_RUNPASSES_H
