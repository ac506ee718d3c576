// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chrome trace events of actions: a list of JSON objects with the begin and the
// end of each action on its thread.
#ifndef STRATA_DEBUG_ACTIONPROFILER_H
#define STRATA_DEBUG_ACTIONPROFILER_H

#include "strata/Debug/ActionTracer.h"

#include <chrono>
#include <mutex>

namespace strata::tracing {

/// Writes events as they come, and the end of the list when it goes. Several tracers,
/// also of several Contexts, can share it.
class ActionProfiler final : public ActionObserver {
public:
  /// `os` outlives the profiler.
  explicit ActionProfiler(raw_ostream &os)
      : os(os), start(std::chrono::steady_clock::now()) {}
  /// Writes the end of the list.
  ~ActionProfiler() override;
  void beforeExecute(const Action &action, bool willExecute) override;
  void afterExecute(const Action &action) override;

private:
  void writeEvent(StringRef name, char phase);

  raw_ostream &os;
  std::chrono::steady_clock::time_point start;
  std::mutex mutex;
  ThreadNumbers threads;
  bool isEmpty = true;
};

} // namespace strata::tracing

#endif // STRATA_DEBUG_ACTIONPROFILER_H
