// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stages of the pipeline optimize-loops, for pipelines that stop at one or add others.
#ifndef STRATA_LOOPS_OPTIMIZE_OPTIMIZELOOPS_H
#define STRATA_LOOPS_OPTIMIZE_OPTIMIZELOOPS_H

#include "strata/Loops/Optimize/TargetOptions.h"

#include <vector>

namespace strata {

/// Options of the pipeline, and of passes that run its stages.
struct OptimizeLoopsOptions {
  explicit OptimizeLoopsOptions(PassOptions &owner)
      : target(owner), threads(owner, "threads",
                               "The number of threads that execute nests", 1),
        minParallelWork(
            owner, "min-parallel-work",
            "The operations of a nest that are worth the start of threads",
            2000000),
        fastMath(owner, "fast-math", "The flags that set-fast-math adds"),
        mathUlp(owner, "math-ulp", "The accuracy of expand-vector-math", 1) {}

  TargetOptions target;
  PassOption<unsigned> threads;
  PassOption<uint64_t> minParallelWork;
  PassListOption<std::string> fastMath;
  PassOption<uint64_t> mathUlp;
};

/// A pass with the values of its options.
struct OptimizeStage {
  std::string pass;
  SmallVector<std::pair<std::string, std::string>, 2> options = {};
  /// Whether the pass runs on functions; otherwise on the module.
  bool isOnFunctions = false;
};

/// The stages in their order.
std::vector<OptimizeStage>
getOptimizeStages(const OptimizeLoopsOptions &options);
/// The stages as a pipeline of the module.
std::string getPipelineText(ArrayRef<OptimizeStage> stages);

} // namespace strata

#endif // STRATA_LOOPS_OPTIMIZE_OPTIMIZELOOPS_H
