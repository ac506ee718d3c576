// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/AffineSimplifyStructures/AffineSimplifyStructures.h"

#include "strata/Affine/AffineRelations.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

#include "llvm/ADT/DenseMap.h"

using namespace strata;

static IntegerSet simplify(IntegerSet set) {
  IntegerSet simple = simplifyIntegerSet(set);
  // Some sets are hard: that leaves them as they are.
  presburger::Budget budget(100000);
  if (affine::isEmpty(simple, budget) == presburger::Tri::True)
    return IntegerSet::getEmptySet(set.getNumDims(), set.getNumSymbols(),
                                   set.getContext());
  return simple;
}

/// The simplified map or set; `attr` itself if it is neither.
static Attribute simplify(Attribute attr) {
  if (auto map = dyn_cast<AffineMapAttr>(attr))
    return AffineMapAttr::get(simplifyAffineMap(map.getValue()));
  if (auto set = dyn_cast<IntegerSetAttr>(attr))
    return IntegerSetAttr::get(simplify(set.getValue()));
  return attr;
}

/// The simplified attribute, or null if it is the same.
static Attribute
simplifyOnce(Attribute attr, llvm::DenseMap<Attribute, Attribute> &simplified) {
  if (!isa_and_nonnull<AffineMapAttr, IntegerSetAttr>(attr))
    return {};
  auto [entry, isNew] = simplified.try_emplace(attr);
  if (isNew)
    entry->second = simplify(attr);
  return entry->second != attr ? entry->second : Attribute();
}

/// Simplifies the maps and sets that are attributes of `op`. `simplified` has the results for the
/// attributes of earlier operations, to which those of `op` are added.
static void
simplifyAttributes(Operation *op,
                   llvm::DenseMap<Attribute, Attribute> &simplified) {
  for (unsigned i = 0; i < op->getAttrSlots().size(); ++i)
    if (Attribute simple = simplifyOnce(op->getAttrSlots()[i], simplified))
      op->setAttrSlot(i, simple);
  SmallVector<NamedAttribute, 4> discardable(op->getDiscardableAttrs());
  for (NamedAttribute attr : discardable)
    if (Attribute simple = simplifyOnce(attr.getValue(), simplified))
      op->setDiscardableAttr(attr.getName(), simple);
}

namespace {
struct AffineSimplifyStructures final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    SmallVector<Operation *> ops;
    llvm::DenseMap<Attribute, Attribute> simplified;
    getOperation()->walk([&](Operation *op) {
      simplifyAttributes(op, simplified);
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
