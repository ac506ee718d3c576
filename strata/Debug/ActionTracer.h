// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The handler of the actions of a Context (IR/Action.h): counters decide which actions are
// executed, and observers are notified of them.
//
//   ActionLogger logger(os);
//   ActionTracer tracer(&ctx);
//   tracer.addObserver(logger);
//   ... passes run ...
#ifndef STRATA_DEBUG_ACTIONTRACER_H
#define STRATA_DEBUG_ACTIONTRACER_H

#include "strata/IR/Action.h"

#include "llvm/ADT/DenseMap.h"

namespace strata::tracing {

class DebugCounter;

/// Receives notifications of actions from the thread that executes them; several threads
/// may be in it at once.
class ActionObserver {
public:
  virtual ~ActionObserver() = default;
  /// Called before an action, which is skipped if `willExecute` is false.
  virtual void beforeExecute(const Action &action, bool willExecute) = 0;
  /// Called after an action that was executed. Its units may not exist any more.
  virtual void afterExecute(const Action &action) = 0;
};

/// The handler of actions of a Context while it lives. Observers are notified in the
/// order in which they were added, of the end of an action in the opposite order.
class ActionTracer {
public:
  /// `ctx`, which outlives the tracer, must have no handler.
  explicit ActionTracer(Context *ctx);
  /// Removes the handler. No action may be executed meanwhile.
  ~ActionTracer();
  ActionTracer(const ActionTracer &) = delete;
  ActionTracer &operator=(const ActionTracer &) = delete;
  /// `observer` outlives the tracer. Set-up.
  void addObserver(ActionObserver &observer) { observers.push_back(&observer); }
  /// `counter`, which outlives the tracer, decides which actions are executed. Set-up.
  void setCounter(DebugCounter &newCounter) { counter = &newCounter; }

private:
  void handle(function_ref<void()> execute, const Action &action);

  Context *ctx;
  SmallVector<ActionObserver *, 2> observers;
  DebugCounter *counter = nullptr;
};

/// Small numbers for threads, from 0, in the order in which they come. Calls
/// must not overlap.
class ThreadNumbers {
public:
  /// The number of the calling thread.
  unsigned getCurrent();

private:
  llvm::DenseMap<uintptr_t, unsigned> numbers;
};

} // namespace strata::tracing

#endif // STRATA_DEBUG_ACTIONTRACER_H
