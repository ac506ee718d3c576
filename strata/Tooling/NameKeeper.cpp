// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/NameKeeper.h"

using namespace strata;

NameKeeper::NameKeeper(Context *ctx, SourceNames &names)
    : ctx(ctx), names(names) {
  assert(!ctx->getObserver() && "there is an observer already");
  ctx->setObserver(this);
}

NameKeeper::~NameKeeper() { ctx->setObserver(nullptr); }

void NameKeeper::willDestroy(Operation *op) {
  std::lock_guard<std::mutex> lock(mutex);
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
    names.values.erase(op->getResult(i));
}

void NameKeeper::willRemoveBlock(Block *block) {
  willChangeArguments(block);
  std::lock_guard<std::mutex> lock(mutex);
  names.blocks.erase(block);
}

void NameKeeper::willChangeArguments(Block *block) {
  std::lock_guard<std::mutex> lock(mutex);
  for (BlockArgument arg : block->getArguments())
    names.values.erase(arg);
}
