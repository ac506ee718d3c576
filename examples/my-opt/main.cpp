// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `strata opt` with one more pass.
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Tooling/Opt/Opt.h"

using namespace strata;

namespace {
struct DropNops : Pass {
  using Pass::Pass;
  Option<bool> keepNamed{*this, "keep-named", "Keep those with names", false};
  Statistic numDropped{*this, "num-dropped", "Number of operations dropped"};

  void runOnOperation() override {
    SmallVector<Operation *> nops;
    getOperation()->walk([&](Operation *op) {
      if (op->getName().getStringRef() == "my.nop" && op->use_empty() &&
          !(keepNamed && op->hasAttr("name")))
        nops.push_back(op);
    });
    for (Operation *op : nops)
      op->erase();
    numDropped += nops.size();
    if (nops.empty())
      markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "drop-nops",
    .name = "DropNops",
    .summary = "Remove operations that do nothing",
    .create = makePass<DropNops>,
};

static void registerDropNopsPass(PassRegistry &registry) { registry.add(info); }

int main(int argc, char **argv) {
  return runOptWithPasses(argc, argv, registerDropNopsPass);
}
