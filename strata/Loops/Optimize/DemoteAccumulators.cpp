// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions that a loop carries and whose results are stored. Loops that add to elements of memory instead can be
// distributed, interchanged and tiled; a register tile carries the elements again.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Remarks.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/LoopParallelize.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// Whether carried value `position` is a sum, a product or another reduction: of this loop, or of a loop in it that
/// continues with the value.
static bool isReduction(AffineForOp loop, unsigned position) {
  if (getSupportedReduction(loop, position))
    return true;
  auto result = dyn_cast<OpResult>(loop.getYieldedValues()[position]);
  auto inner =
      result ? dyn_cast<AffineForOp>(result.getOwner()) : AffineForOp();
  if (!inner || inner->getBlock() != loop.getBody())
    return false;
  unsigned number = result.getResultNumber();
  return inner.getInits()[number] == loop.getRegionIterArgs()[position] &&
         loop.getRegionIterArgs()[position].hasOneUse() &&
         isReduction(inner, number);
}

/// The stores of the results of the loop, one for each, which follow it; empty if a result has another use.
static SmallVector<AffineStoreOp> findStores(AffineForOp loop) {
  SmallVector<AffineStoreOp> stores;
  for (OpResult result : loop->getResults()) {
    auto store = result.hasOneUse()
                     ? dyn_cast<AffineStoreOp>(*result.getUsers().begin())
                     : AffineStoreOp();
    if (!store || store->getBlock() != loop->getBlock() ||
        store.getValueToStore() != Value(result))
      return {};
    stores.push_back(store);
  }
  return stores;
}

/// Whether the value is available at `op`.
static bool isDefinedBefore(Value value, Operation *op) {
  Operation *definition = value.getDefiningOp();
  return !definition || definition->getBlock() != op->getBlock() ||
         definition->isBeforeInBlock(op);
}

/// Whether the elements of the stores can be changed in the loop: nothing in it, or between it and the stores,
/// accesses their memory.
static bool canStoreInLoop(AffineForOp loop, ArrayRef<AffineStoreOp> stores,
                           MemoryAliases &aliases) {
  Operation *last = loop;
  for (AffineStoreOp store : stores) {
    if (last->isBeforeInBlock(store))
      last = store;
    if (!llvm::all_of(store->getOperands(), [&](Value operand) {
          return operand == store.getValueToStore() ||
                 isDefinedBefore(operand, loop);
        }))
      return false;
  }
  SmallVector<LoopAccess, 8> accesses = collectAccesses(loop);
  for (Operation *op = loop->getNextNode(); op != last->getNextNode();
       op = op->getNextNode())
    collectAccesses(op, accesses);
  return llvm::all_of(stores, [&](AffineStoreOp store) {
    return llvm::none_of(accesses, [&](const LoopAccess &access) {
      return access.op != store.getOperation() &&
             aliases.mayAlias(access.getMemory(), store.getMemRef());
    });
  });
}

/// Whether `init` is the element that is stored, which no operation changes between the load and the loop.
static bool isElementItself(Value init, AffineStoreOp store, AffineForOp loop) {
  auto load = dyn_cast_or_null<AffineLoadOp>(init.getDefiningOp());
  if (!load || load.getMemRef() != store.getMemRef() ||
      load->getBlock() != loop->getBlock() || !haveSameSubscripts(load, store))
    return false;
  for (Operation *op = load->getNextNode(); op != loop.getOperation();
       op = op->getNextNode())
    if (!isa<AffineLoadOp>(op) && !isMemoryEffectFree(op))
      return false;
  return true;
}

/// Makes the loop load and store the elements in each iteration. Returns the loop that takes its place.
static AffineForOp demote(RewriterBase &rewriter, AffineForOp loop,
                          ArrayRef<AffineStoreOp> stores) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  auto createStore = [&](AffineStoreOp like, Value value) {
    MapAndOperands place = getSubscripts(like);
    AffineStoreOp::create(rewriter, like.getLoc(), value, like.getMemRef(),
                          place.map, place.operands);
  };
  for (auto [init, store] : llvm::zip_equal(loop.getInits(), stores))
    if (!isElementItself(init, store, loop))
      createStore(store, init);
  AffineBound lower = loop.getLowerBound(), upper = loop.getUpperBound();
  auto created = AffineForOp::create(
      rewriter, loop.getLoc(), lower.getOperands(), lower.getMap(),
      upper.getOperands(), upper.getMap(), loop.getStepAsInt());
  rewriter.setInsertionPointToStart(created.getBody());
  for (auto [argument, store] :
       llvm::zip_equal(loop.getRegionIterArgs(), stores)) {
    MapAndOperands place = getSubscripts(store);
    auto load = AffineLoadOp::create(
        rewriter, store.getLoc(), store.getMemRef(), place.map, place.operands);
    rewriter.replaceAllUsesWith(Value(argument), load.getResult());
  }
  moveBody(rewriter, loop, created);
  rewriter.replaceAllUsesWith(loop.getInductionVar(),
                              created.getInductionVar());
  rewriter.setInsertionPoint(created.getBody()->getTerminator());
  for (auto [value, store] : llvm::zip_equal(loop.getYieldedValues(), stores))
    createStore(store, value);
  SmallVector<Value> inits(loop.getInits());
  for (AffineStoreOp store : stores)
    rewriter.eraseOp(store);
  rewriter.eraseOp(loop);
  for (Value init : inits)
    if (Operation *load = init.getDefiningOp();
        isa_and_nonnull<AffineLoadOp>(load) && load->use_empty())
      rewriter.eraseOp(load);
  return created;
}

namespace {
struct AffineDemoteAccumulators final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    MemoryAliases aliases(getOperation(), /*argumentsMayAlias=*/true);
    IRRewriter rewriter(&getContext());
    SmallVector<AffineForOp> loops;
    getOperation()->walk<WalkOrder::PreOrder>([&](AffineForOp loop) {
      if (loop.getNumIterOperands() != 0)
        loops.push_back(loop);
    });
    for (AffineForOp loop : loops)
      demoteOne(rewriter, loop, aliases);
  }

  /// Leaves loops that are in no other one: nothing uses their operands twice.
  void demoteOne(RewriterBase &rewriter, AffineForOp loop,
                 MemoryAliases &aliases) {
    if (!loop->getParentOfType<AffineForOp>())
      return;
    for (unsigned i = 0; i < loop.getNumIterOperands(); ++i)
      if (!isReduction(loop, i))
        return;
    SmallVector<AffineStoreOp> stores = findStores(loop);
    if (stores.empty() || !canStoreInLoop(loop, stores, aliases))
      return;
    AffineForOp created = demote(rewriter, loop, stores);
    aliases.invalidate();
    remark::passed(
        created,
        remark::RemarkOpts::name("DemotedSums").category(getArgument()))
        << remark::metric("Elements", stores.size());
  }
};
} // namespace

static constexpr PassInfo affineDemoteAccumulatorsInfo = {
    .argument = "affine-demote-accumulators",
    .name = "AffineDemoteAccumulators",
    .summary = "Add to elements of memory in place of values that loops carry",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine"},
    .create = makePass<AffineDemoteAccumulators>,
};

void strata::registerAffineDemoteAccumulatorsPass(PassRegistry &registry) {
  registry.add(affineDemoteAccumulatorsInfo);
}
