// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/SourceNameTracker.h"

using namespace strata;

void SourceNameTracker::willDestroy(Operation *op) {
  ChainedMutationObserver::willDestroy(op);
  std::lock_guard<std::mutex> lock(mutex);
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
    names.values.erase(op->getResult(i));
}

/// Drops the names of arguments; the mutex must be locked.
void SourceNameTracker::dropArguments(Block *block) {
  for (BlockArgument arg : block->getArguments())
    names.values.erase(arg);
}

void SourceNameTracker::willRemoveBlock(Block *block) {
  ChainedMutationObserver::willRemoveBlock(block);
  std::lock_guard<std::mutex> lock(mutex);
  dropArguments(block);
  names.blocks.erase(block);
}

void SourceNameTracker::willChangeArguments(Block *block) {
  ChainedMutationObserver::willChangeArguments(block);
  std::lock_guard<std::mutex> lock(mutex);
  dropArguments(block);
}
