// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Makes the locations of all operations and block arguments unknown.
#include "strata/IR/Graph/Operation.h"
#include "strata/Pass/Pass.h"
#include "strata/Transforms/Passes.h"

using namespace strata;

namespace {
struct StripDebugInfo final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      op->setLoc({});
      for (Region &region : op->getRegions())
        for (Block &block : region)
          for (BlockArgument arg : block.getArguments())
            arg.setLoc({});
    });
    // No analysis depends on locations.
    markAllAnalysesPreserved();
  }
};
} // namespace

static constexpr PassInfo stripDebugInfoInfo = {
    .argument = "strip-debuginfo",
    .name = "StripDebugInfo",
    .summary = "Remove the locations of all operations",
    .create = makePass<StripDebugInfo>,
};

void strata::registerStripDebugInfoPass(PassRegistry &registry) {
  registry.add(stripDebugInfoInfo);
}
