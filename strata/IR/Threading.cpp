// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Threading.h"

#include "strata/IR/Diagnostics.h"

using namespace strata;

LogicalResult
detail::parallelForOrdered(Context *ctx, size_t count,
                           function_ref<LogicalResult(size_t)> fn) {
  std::vector<std::vector<Diagnostic>> diagnostics(count);
  std::atomic<size_t> firstFailure{count};
  ctx->parallelFor(count, [&](size_t i) {
    // The items before a failure are visited, so that reports do not depend on
    // the threads.
    if (i > firstFailure.load(std::memory_order_relaxed))
      return;
    DiagnosticCapture capture;
    if (failed(fn(i))) {
      size_t first = firstFailure;
      while (i < first && !firstFailure.compare_exchange_weak(first, i))
        ;
    }
    diagnostics[i] = capture.take();
  });
  for (size_t i = 0; i < count && i <= firstFailure; ++i)
    for (Diagnostic &diag : diagnostics[i])
      ctx->getDiagEngine().emit(std::move(diag));
  return success(firstFailure == count);
}
