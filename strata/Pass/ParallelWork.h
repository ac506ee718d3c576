// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Threads for functions that do the work of a pass and divide it themselves, such as
// conversions (Conversion/Parallel). A pass whose work divides by operations uses
// `Pass::runInParallel`.
#ifndef STRATA_PASS_PARALLELWORK_H
#define STRATA_PASS_PARALLELWORK_H

#include "strata/Pass/AnalysisManager.h"

namespace strata {

class Pass;
namespace detail {
struct PassExecution;
} // namespace detail

/// A running pass, as seen by parallel work. Valid until it ends.
class ParallelWork {
public:
  /// Whether several threads may work for the pass, and working on `ops` takes them longer
  /// than starting.
  bool isWorthThreads(ArrayRef<Operation *> ops) const;
  /// Like Pass::runInParallel.
  void run(ArrayRef<Operation *> ops,
           function_ref<void(ArrayRef<Operation *>)> work);
  /// Into how many pieces `count` parts are to be divided. At least 1, unless there are none.
  unsigned getNumPieces(size_t count) const;
  /// Calls `work` with each number below `count`, on several threads, and
  /// waits. IR that one piece changes must not be accessed by another. Their
  /// reports come in the order of the numbers.
  void forEachPiece(size_t count, function_ref<void(size_t)> work);

  /// The analyses of the operation of the pass.
  AnalysisManager getAnalyses() const;
  PreservedAnalyses &getPreserved() const;
  /// Whether nothing has changed so far; false if that is unknown.
  bool isUnchanged() const;

  /// While notes of changes are paused, operations that are moved are not verified after the
  /// pass: they come back to the place where they were.
  void pauseNotes(bool pause);
  /// If something in `from`, but not in an isolated operation inside, has changed, it did so in
  /// `to`.
  void replaceInNotes(Operation *from, Operation *to);

private:
  friend class Pass;
  explicit ParallelWork(detail::PassExecution &execution)
      : execution(execution) {}
  detail::PassExecution &execution;
};

} // namespace strata

#endif // STRATA_PASS_PARALLELWORK_H
