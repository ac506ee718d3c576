// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to the greedy driver: sets of patterns that undo each other's work for
// ever. After far more rewrites than there were operations the names of the
// patterns that are applied are recorded; if they repeat, the set does not end. A
// set that makes more and more operations, which may be what it is for, is given
// more time.
#ifndef STRATA_REWRITE_GREEDY_CYCLEDETECTORDETAIL_H
#define STRATA_REWRITE_GREEDY_CYCLEDETECTORDETAIL_H

#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

namespace strata::detail {

class CycleDetector {
public:
  /// `numOps` operations are about to be rewritten.
  void start(size_t numOps) {
    threshold = steps + FirstSteps + StepsPerOp * int64_t(numOps);
    growthThreshold = steps + FirstGrowthSteps + StepsPerOp * int64_t(numOps);
  }
  void opInserted() { ++balance; }
  void opErased() { --balance; }
  /// `name` has been applied, or folded in place. O(1) except for every 4096th
  /// call after the threshold.
  void step(StringRef name) {
    if (LLVM_UNLIKELY(++steps > threshold))
      record(name);
  }
  bool isCycle() const { return !cycle.empty(); }
  /// The names of the patterns that repeat, in their order, each once.
  ArrayRef<StringRef> getCycle() const { return cycle; }
  int64_t getNumSteps() const { return steps; }

private:
  void record(StringRef name);
  bool findPeriod();

  static constexpr int64_t FirstSteps = 20000, StepsPerOp = 64;
  static constexpr int64_t FirstGrowthSteps = int64_t(1) << 21;
  static constexpr size_t Window = 4096, MaxPeriod = 256;
  int64_t steps = 0, threshold = 0, growthThreshold = 0;
  /// Operations inserted less those erased; and where it was when the recording
  /// began.
  int64_t balance = 0, balanceBefore = 0;
  std::vector<StringRef> names;
  SmallVector<StringRef, 4> cycle;
};

/// Reports that the patterns of `detector` do not end, found at `op`, with the
/// smallest input around it that shows it.
void reportCycle(Operation *op, const CycleDetector &detector,
                 const FrozenRewritePatternSet &patterns,
                 const GreedyRewriteConfig &config);

} // namespace strata::detail

#endif // STRATA_REWRITE_GREEDY_CYCLEDETECTORDETAIL_H
