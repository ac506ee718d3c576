// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Allocations are moved up: to the block that dominates all uses of their memory, or out of loops
// in which the memory is used again and again.
#include "strata/Bufferization/Optimization/AllocationsDetail.h"
#include "strata/Bufferization/Optimization/BufferOptimization.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Verify/Dominance.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;
using namespace strata::detail;

namespace {
class Hoisting {
public:
  Hoisting(Operation *function, bool isOutOfLoops)
      : aliases(function),
        allocations(findAllocations(function, /*includesStack=*/isOutOfLoops)),
        isOutOfLoops(isOutOfLoops) {}

  void run() {
    for (const Allocation &allocation : allocations)
      if (isa<memref::AllocOp, memref::AllocaOp>(
              allocation.memref.getDefiningOp()))
        hoist(allocation.memref);
  }

private:
  void hoist(Value memref);
  Block *findDominator(Value memref) const;
  Block *findPlace(Block *from, Block *upperBound, Block *dominator) const;

  MemRefAliases aliases;
  SmallVector<Allocation> allocations;
  DominanceInfo dominance;
  bool isOutOfLoops;
};
} // namespace

/// The block that dominates all uses of the memory.
Block *Hoisting::findDominator(Value memref) const {
  Block *dominator = memref.getParentBlock();
  for (Value alias : aliases.resolve(memref)) {
    for (Operation *user : alias.getUsers())
      dominator =
          dominance.findNearestCommonDominator(dominator, user->getBlock());
    dominator =
        dominance.findNearestCommonDominator(dominator, alias.getParentBlock());
  }
  return dominator;
}

/// Goes from blocks to those that dominate them, and to those around them.
Block *Hoisting::findPlace(Block *from, Block *upperBound,
                           Block *dominator) const {
  Block *place = from, *current = from;
  while (Operation *parentOp = current->getParentOp()) {
    Block *parent = parentOp->getBlock();
    if (!parent ||
        (upperBound && !dominance.properlyDominates(upperBound, current)))
      break;
    Block *immediate =
        current->isEntryBlock()
            ? nullptr
            : dominance.getDomTree(current->getParent()).getIDom(current);
    if (immediate && dominance.properlyDominates(parent, immediate)) {
      current = immediate;
      if (!isOutOfLoops)
        place = current;
      continue;
    }
    // Iterations that happen at once need memory each.
    bool isSequential =
        isLoop(parentOp) && !parentOp->hasTrait<OpTrait::HasParallelRegion>();
    bool isLegal = isOutOfLoops
                       ? isSequential && !dominance.dominates(dominator, parent)
                       : !isLoop(parentOp);
    if (!isKnownControlFlow(parentOp) || !isLegal)
      break;
    place = current = parent;
  }
  return place;
}

void Hoisting::hoist(Value memref) {
  Operation *alloc = memref.getDefiningOp();
  Block *dominator = findDominator(memref), *dependency = nullptr;
  for (Value operand : alloc->getOperands()) {
    Block *block = operand.getParentBlock();
    if (!dependency || dominance.properlyDominates(dependency, block))
      dependency = block;
  }
  Block *upperBound = dependency;
  if (!isOutOfLoops &&
      (!dependency || !dominance.properlyDominates(dominator, dependency)))
    upperBound = dominator;
  Block *place = findPlace(alloc->getBlock(), upperBound, dominator);
  Operation *start = getStart(memref, place);
  if (start != alloc)
    alloc->moveBefore(start);
}

namespace {
struct BufferHoisting final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Hoisting(getOperation(), /*isOutOfLoops=*/false).run();
  }
};

struct BufferLoopHoisting final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Hoisting(getOperation(), /*isOutOfLoops=*/true).run();
  }
};
} // namespace

static constexpr PassInfo bufferHoistingInfo = {
    .argument = "buffer-hoisting",
    .name = "BufferHoistingPass",
    .summary =
        "Move allocations up to common dominators and out of nested regions",
    .anchor = func::FuncOp::getOperationName().data(),
    .create = makePass<BufferHoisting>,
};

static constexpr PassInfo loopInfo = {
    .argument = "buffer-loop-hoisting",
    .name = "BufferLoopHoistingPass",
    .summary = "Move allocations out of loops",
    .anchor = func::FuncOp::getOperationName().data(),
    .create = makePass<BufferLoopHoisting>,
};

void strata::registerBufferHoistingPasses(PassRegistry &registry) {
  registry.add(bufferHoistingInfo);
  registry.add(loopInfo);
}
