// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of the source while passes run. They are stored by address: an erased
// operation must release its name, or a new one at its address would inherit
// it.
#ifndef STRATA_TOOLING_OPT_SOURCENAMETRACKER_H
#define STRATA_TOOLING_OPT_SOURCENAMETRACKER_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Graph/MutationObserver.h"

#include <mutex>

namespace strata {

/// Observes `ctx` while it lives. Blocks that are moved lose their names too.
class SourceNameTracker final : public ChainedMutationObserver {
public:
  SourceNameTracker(Context *ctx, SourceNames &names)
      : ChainedMutationObserver(ctx), names(names) {}

  void willDestroy(Operation *op) override;
  void willRemoveBlock(Block *block) override;
  void willChangeArguments(Block *block) override;

private:
  void dropArguments(Block *block);

  SourceNames &names;
  std::mutex mutex;
};

} // namespace strata

#endif // STRATA_TOOLING_OPT_SOURCENAMETRACKER_H
