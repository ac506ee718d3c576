// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Recursion whose depth the input decides. Code that recurses over nesting
// calls `runWithSufficientStackSpace(fn)` at each level: while the thread's
// stack has room it is a compare and a call; when room runs short, `fn` runs on
// a fresh, larger stack of another thread and the caller waits. No nesting
// overflows a stack; depth limits are a policy, not a safety requirement.
#ifndef STRATA_SUPPORT_STACK_H
#define STRATA_SUPPORT_STACK_H

#include "strata/Support/LLVM.h"

namespace strata {

/// True when less than a safety margin (128 KiB) of the calling thread's stack
/// is left.
bool isStackLow();

/// Runs `fn` on a new stack of `bytes` and waits for it. Thread-local state of
/// the caller is not visible to `fn`, except for getThreadData().
void runOnNewStack(function_ref<void()> fn, size_t bytes = size_t(256) << 20);

/// Runs `fn` here or, when the stack is low, on a new one; returns its result.
template <typename Fn>
auto runWithSufficientStackSpace(Fn &&fn) -> decltype(fn()) {
  if (LLVM_LIKELY(!isStackLow()))
    return fn();
  if constexpr (std::is_void_v<decltype(fn())>) {
    runOnNewStack(fn);
  } else {
    std::optional<decltype(fn())> result;
    runOnNewStack([&] { result.emplace(fn()); });
    return std::move(*result);
  }
}

/// A pointer of the calling thread, which new stacks get from the one that waits for
/// them. IR keeps the capture of diagnostics there.
void *&getThreadData();

/// Tells threads apart, but not a thread from those whose stacks it runs on and
/// waits for; never zero.
uintptr_t getStackOwner();

} // namespace strata

#endif // STRATA_SUPPORT_STACK_H
