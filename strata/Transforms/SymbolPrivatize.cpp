// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes the symbols that are direct children of an operation private.
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Pass/Pass.h"
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
struct SymbolPrivatize final : Pass {
  using Pass::Pass;
  ListOption<std::string> exclude{*this, "exclude", "Symbols to keep"};

  void runOnOperation() override {
    for (Region &region : getOperation()->getRegions())
      for (Block &block : region)
        for (Operation &op : block)
          if (op.hasTrait(OpTrait::Symbol))
            privatize(&op);
  }

private:
  void privatize(Operation *op) {
    StringAttr name = SymbolTable::getSymbolName(op);
    if (!name || llvm::any_of(exclude, [&](const std::string &excluded) {
          return excluded == name.getValue();
        }))
      return;
    RewriteStep step(op->getContext(), "privatize", op);
    SymbolTable::setSymbolVisibility(op, SymbolTable::Visibility::Private);
  }
};
} // namespace

static constexpr PassInfo symbolPrivatizeInfo = {
    .argument = "symbol-privatize",
    .name = "SymbolPrivatize",
    .summary = "Make symbols private",
    .create = makePass<SymbolPrivatize>,
};

void strata::registerSymbolPrivatizePass(PassRegistry &registry) {
  registry.add(symbolPrivatizeInfo);
}
