// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/AffineSimplifyStructures/AffineSimplifyStructures.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

using namespace strata;

/// The simplified map or set; `attr` itself if it is neither.
static Attribute simplify(Attribute attr) {
  if (auto map = dyn_cast<AffineMapAttr>(attr))
    return AffineMapAttr::get(simplifyAffineMap(map.getValue()));
  if (auto set = dyn_cast<IntegerSetAttr>(attr))
    return IntegerSetAttr::get(simplifyIntegerSet(set.getValue()));
  return attr;
}

bool strata::simplifyAffineAttributes(Operation *op) {
  SmallVector<NamedAttribute> attrs;
  llvm::append_range(attrs, op->getAttrs());
  bool changed = false;
  for (NamedAttribute attr : attrs) {
    Attribute simple = simplify(attr.getValue());
    if (simple == attr.getValue())
      continue;
    op->setAttr(attr.getName(), simple);
    changed = true;
  }
  return changed;
}

namespace {
struct AffineSimplifyStructures final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation()->walk([&](Operation *op) {
      simplifyAffineAttributes(op);
      if (isa<affine::AffineForOp, affine::AffineIfOp, affine::AffineApplyOp>(
              op))
        ops.push_back(op);
    });
    GreedyRewriteConfig config;
    config.strictness = GreedyRewriteStrictness::ExistingAndNewOps;
    (void)applyOpPatternsGreedily(
        ops,
        FrozenRewritePatternSet::withCanonicalizations(
            RewritePatternSet(&getContext()), {}),
        config);
  }
};
} // namespace

static constexpr PassInfo simplifyInfo = {
    .argument = "affine-simplify-structures",
    .name = "SimplifyAffineStructures",
    .summary = "Simplify affine maps and sets, and canonicalize affine loops "
               "and conditionals",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "arith"},
    .create = makePass<AffineSimplifyStructures>,
};

void strata::registerAffineSimplifyStructuresPasses(PassRegistry &registry) {
  registry.add(simplifyInfo);
}
