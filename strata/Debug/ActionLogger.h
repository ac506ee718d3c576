// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A log of actions: a line when one begins, with the IR that it works on, and one when
// it ends.
#ifndef STRATA_DEBUG_ACTIONLOGGER_H
#define STRATA_DEBUG_ACTIONLOGGER_H

#include "strata/Debug/ActionTracer.h"

#include <mutex>
#include <string>
#include <vector>

namespace strata::tracing {

/// A place in a source file, or all of the file, or of one of its lines.
struct SourceFilter {
  std::string file;
  /// Any line or column if std::nullopt.
  std::optional<int64_t> line, column;

  /// Reads `file`, `file:line` or `file:line:column`. std::nullopt if there is no file name,
  /// or if a number is negative.
  static std::optional<SourceFilter> parse(StringRef text);
  /// Whether `loc`, or one of the locations that it was fused from or named after, is
  /// in the place.
  bool matches(Location loc, Context *ctx) const;
};

/// Writes lines as actions begin and end; lines of several threads are not mixed.
class ActionLogger final : public ActionObserver {
public:
  /// `os` outlives the logger. The first thread that executes an action is called
  /// `mainThread`, others `mainThread-worker-0` and so on.
  explicit ActionLogger(raw_ostream &os, StringRef mainThread = "strata")
      : os(os), mainThread(mainThread) {}
  /// Logs only the actions with a unit in one of the places that were added. Set-up.
  void addFilter(SourceFilter filter) { filters.push_back(std::move(filter)); }

  void beforeExecute(const Action &action, bool willExecute) override;
  /// Logs the begin of an action; `printOp` prints the operations of its units. The other
  /// overload numbers the values of a function for each of them.
  void beforeExecute(const Action &action, bool willExecute,
                     function_ref<void(Operation *, raw_ostream &)> printOp);
  void afterExecute(const Action &action) override;

private:
  bool isWanted(const Action &action) const;
  void writeThread();

  raw_ostream &os;
  std::string mainThread;
  std::vector<SourceFilter> filters;
  std::mutex mutex;
  ThreadNumbers threads;
  /// Whether each action that a thread executes now was logged, by the number of the
  /// thread.
  std::vector<std::vector<bool>> active;
};

} // namespace strata::tracing

#endif // STRATA_DEBUG_ACTIONLOGGER_H
