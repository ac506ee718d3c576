// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

namespace {
struct SetFastMath final : Pass {
  using Pass::Pass;
  ListOption<arith::FastMathFlags> flags{
      *this,
      "flags",
      "The flags that are added",
      {{arith::FastMathFlags::reassoc, "reassoc",
        "Sums and products in another order"},
       {arith::FastMathFlags::nnan, "nnan", "No value is NaN"},
       {arith::FastMathFlags::ninf, "ninf", "No value is infinite"},
       {arith::FastMathFlags::nsz, "nsz", "The sign of zero does not matter"},
       {arith::FastMathFlags::arcp, "arcp",
        "Products with reciprocals for quotients"},
       {arith::FastMathFlags::contract, "contract",
        "Products that are added are not rounded"},
       {arith::FastMathFlags::afn, "afn", "Approximations of functions"},
       {arith::FastMathFlags::fast, "fast", "All of them"}}};

  void runOnOperation() override {
    auto added = arith::FastMathFlags::none;
    for (arith::FastMathFlags flag : flags)
      added = added | flag;
    getOperation()->walk([&](Operation *op) {
      const OpDefinition &def = op->getDefinition();
      if (def.findAttribute("fastmath") < 0)
        return;
      auto present = op->getAttrOfType<arith::FastMathFlagsAttr>("fastmath");
      arith::FastMathFlags all = present ? present.getValue() | added : added;
      op->setAttr("fastmath",
                  arith::FastMathFlagsAttr::get(&getContext(), all));
    });
  }
};
} // namespace

static constexpr PassInfo setFastMathInfo = {
    .argument = "set-fast-math",
    .name = "SetFastMath",
    .summary = "Allow transformations of floating-point arithmetic that change "
               "results",
    .dependentDialects = {"arith"},
    .create = makePass<SetFastMath>,
};

void strata::registerSetFastMathPass(PassRegistry &registry) {
  registry.add(setFastMathInfo);
}
