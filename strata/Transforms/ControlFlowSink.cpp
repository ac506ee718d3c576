// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Moves operations without side effects into the only region that uses them, if
// it is executed at most once, so that they are executed only if the region is.
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Graph/RewriteObserver.h"
#include "strata/IR/Verify/Dominance.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
struct ControlFlowSink final : Pass {
  using Pass::Pass;
  Statistic numSunk{*this, "num-sunk", "Number of operations sunk"};
  void runOnOperation() override;

private:
  void sinkInto(Region &region);
  void sinkOperands(Operation *user, Region &region,
                    SmallVectorImpl<Operation *> &stack);
  bool canSink(Operation *op, Region &region);
};
} // namespace

bool ControlFlowSink::canSink(Operation *op, Region &region) {
  if (!isMemoryEffectFree(op))
    return false;
  auto &dominance = getAnalysis<DominanceInfo>();
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
    for (OpOperand &use : op->getResult(i).getUses())
      if (!dominance.dominates(&region.front(), use.getOwner()->getBlock()))
        return false;
  return true;
}

void ControlFlowSink::sinkOperands(Operation *user, Region &region,
                                   SmallVectorImpl<Operation *> &stack) {
  for (OpOperand &operand : user->getOpOperands()) {
    Operation *op = operand.get().getDefiningOp();
    if (!op || region.findAncestorOpInRegion(*op) || !canSink(op, region))
      continue;
    RewriteStep step(op->getContext(), "sink", op);
    op->moveBefore(&region.front(), region.front().begin());
    ++numSunk;
    stack.push_back(op);
  }
}

void ControlFlowSink::sinkInto(Region &region) {
  SmallVector<Operation *, 16> stack;
  for (Block &block : region)
    for (Operation *op = block.getFirstOp(); op; op = op->getNextNode())
      sinkOperands(op, region, stack);
  while (!stack.empty())
    sinkOperands(stack.pop_back_val(), region, stack);
}

void ControlFlowSink::runOnOperation() {
  uint64_t before = numSunk.getValue();
  getOperation()->walk([&](Operation *op) {
    const RegionBranchOpInterface::Concept *table = getRegionBranch(op);
    if (!table || !table->getMaxInvocations)
      return;
    SmallVector<Attribute, 4> constants;
    for (OpOperand &operand : op->getOpOperands())
      constants.push_back(getConstantValue(operand.get()));
    for (Region &region : op->getRegions()) {
      std::optional<unsigned> most =
          table->getMaxInvocations(op, region, constants);
      if (most && *most <= 1 && !region.empty())
        sinkInto(region);
    }
  });
  if (numSunk.getValue() == before)
    markAllAnalysesPreserved();
}

static constexpr PassInfo controlFlowSinkInfo = {
    .argument = "control-flow-sink",
    .name = "ControlFlowSink",
    .summary = "Move operations into the conditional regions that use them",
    .create = makePass<ControlFlowSink>,
};

void strata::registerControlFlowSinkPass(PassRegistry &registry) {
  registry.add(controlFlowSinkInfo);
}
