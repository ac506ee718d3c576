// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of the source while passes run. They are known by address: what goes must
// give up its name, or what is made in its place has it.
#ifndef STRATA_TOOLING_NAMEKEEPER_H
#define STRATA_TOOLING_NAMEKEEPER_H

#include "strata/Asm/Parser.h"
#include "strata/IR/Context.h"

#include <mutex>

namespace strata {

/// The observer of `ctx` while it lives, before others are. Blocks that are moved
/// lose their names too.
class NameKeeper final : public MutationObserver {
public:
  NameKeeper(Context *ctx, SourceNames &names);
  ~NameKeeper() override;

  void willDestroy(Operation *op) override;
  void willRemoveBlock(Block *block) override;
  void willChangeArguments(Block *block) override;
  bool mayTurnInto(Operation *, const OpDefinition &) override { return true; }

private:
  Context *ctx;
  SourceNames &names;
  std::mutex mutex;
};

} // namespace strata

#endif // STRATA_TOOLING_NAMEKEEPER_H
