// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debug counters: for each tag, which of its actions are executed, by their number. With
// them, a search finds the one action that makes the difference between right and wrong
// code.
#ifndef STRATA_DEBUG_COUNTER_H
#define STRATA_DEBUG_COUNTER_H

#include "strata/Support/LLVM.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"

#include <mutex>
#include <string>

namespace strata::tracing {

/// Counts the actions of the tags that have a counter. Thread-safe, but which of the
/// actions of several threads are executed depends on chance.
class DebugCounter {
public:
  /// No limit on the number of executed actions.
  static constexpr int64_t NoLimit = -1;

  /// Skips the first `countToSkip` actions with the tag `tag`, executes the next
  /// `countToStopAfter`, and skips the others. Set-up.
  void addCounter(StringRef tag, int64_t countToSkip, int64_t countToStopAfter);
  /// Adds the counters of a list such as `apply-pattern-skip=10,apply-pattern-count=1`. The
  /// numbers may not be negative. The reason of a failure is stored in `error`.
  LogicalResult parse(StringRef text, std::string &error);
  /// Whether no tag has a counter, so that all actions are executed.
  bool empty() const { return counters.empty(); }
  /// The tags that have a counter, sorted.
  SmallVector<StringRef, 4> getTags() const;
  /// The number of actions with the tag `tag` so far, also of those that were skipped; 0 if
  /// the tag has no counter.
  int64_t getCount(StringRef tag) const;
  /// Counts an action with the tag `tag`. Whether it is to be executed.
  bool shouldExecute(StringRef tag);
  /// Prints, for each counter, the tag and the numbers of actions: those that came, those
  /// to skip, and those to execute then; sorted by tag.
  void print(raw_ostream &os) const;

private:
  struct Counter {
    int64_t count = 0, countToSkip = 0, countToStopAfter = NoLimit;
  };
  llvm::StringMap<Counter> counters;
  mutable std::mutex mutex;
};

} // namespace strata::tracing

#endif // STRATA_DEBUG_COUNTER_H
