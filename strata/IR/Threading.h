// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parallel loops on the threads of a Context. Diagnostics that the iterations emit
// are reported in the order of the loop.
#ifndef STRATA_IR_THREADING_H
#define STRATA_IR_THREADING_H

#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"

#include <atomic>

namespace strata {

namespace detail {
/// Calls `fn` with the numbers below `count`, on several threads, until a call fails.
LogicalResult parallelForOrdered(Context *ctx, size_t count,
                                 function_ref<LogicalResult(size_t)> fn);
} // namespace detail

/// Calls `fn` with each number in [begin, end).
template <typename Fn>
void parallelFor(Context *ctx, size_t begin, size_t end, Fn &&fn) {
  (void)detail::parallelForOrdered(ctx, end - begin, [&](size_t i) {
    fn(begin + i);
    return success();
  });
}

/// Calls `fn` with each element between two random-access iterators, or of a range.
template <typename Iterator, typename Fn>
void parallelForEach(Context *ctx, Iterator begin, Iterator end, Fn &&fn) {
  (void)detail::parallelForOrdered(ctx, size_t(std::distance(begin, end)),
                                   [&](size_t i) {
                                     fn(*std::next(begin, i));
                                     return success();
                                   });
}
template <typename Range, typename Fn>
void parallelForEach(Context *ctx, Range &&range, Fn &&fn) {
  parallelForEach(ctx, std::begin(range), std::end(range), fn);
}

/// Calls `fn`, which returns LogicalResult. Fails if a call does; elements after it
/// need not be visited then.
template <typename Iterator, typename Fn>
LogicalResult failableParallelForEach(Context *ctx, Iterator begin,
                                      Iterator end, Fn &&fn) {
  return detail::parallelForOrdered(
      ctx, size_t(std::distance(begin, end)),
      [&](size_t i) -> LogicalResult { return fn(*std::next(begin, i)); });
}
template <typename Range, typename Fn>
LogicalResult failableParallelForEach(Context *ctx, Range &&range, Fn &&fn) {
  return failableParallelForEach(ctx, std::begin(range), std::end(range), fn);
}

} // namespace strata

#endif // STRATA_IR_THREADING_H
