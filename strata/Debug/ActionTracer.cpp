// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Debug/ActionTracer.h"

#include "strata/Debug/Counter.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::tracing;

ActionTracer::ActionTracer(Context *ctx) : ctx(ctx) {
  assert(!ctx->hasActionHandler() && "a Context has one handler of actions");
  ctx->registerActionHandler(
      [this](function_ref<void()> execute, const Action &action) {
        handle(execute, action);
      });
}

ActionTracer::~ActionTracer() { ctx->registerActionHandler({}); }

void ActionTracer::handle(function_ref<void()> execute, const Action &action) {
  bool willExecute = !counter || counter->shouldExecute(action.getTag());
  for (ActionObserver *observer : observers)
    observer->beforeExecute(action, willExecute);
  if (!willExecute)
    return;
  execute();
  for (ActionObserver *observer : llvm::reverse(observers))
    observer->afterExecute(action);
}

unsigned ThreadNumbers::getCurrent() {
  return numbers.try_emplace(getStackOwner(), unsigned(numbers.size()))
      .first->second;
}
