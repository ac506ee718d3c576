// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bufferization/Optimization/AllocationsDetail.h"
#include "strata/Bufferization/Optimization/BufferOptimization.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;
using namespace strata::detail;

/// The last operation in the block of `dealloc`, and before it, that uses the memory.
static Operation *findLastUser(Value memref, Operation *dealloc,
                               const MemRefAliases &aliases) {
  Operation *last = nullptr;
  for (Value alias : aliases.resolve(memref))
    for (Operation *user : alias.getUsers()) {
      Operation *op = dealloc->getBlock()->findAncestorOpInBlock(*user);
      if (op && op != dealloc && (!last || last->isBeforeInBlock(op)))
        last = op;
    }
  return last;
}

namespace {
struct OptimizeAllocationLiveness final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *function = getOperation();
    MemRefAliases aliases(function);
    for (const Allocation &allocation : findAllocations(function)) {
      Operation *dealloc = allocation.dealloc;
      if (!dealloc || dealloc->getBlock() != allocation.memref.getParentBlock())
        continue;
      Operation *last = findLastUser(allocation.memref, dealloc, aliases);
      if (last && last->isBeforeInBlock(dealloc))
        dealloc->moveAfter(last);
    }
  }
};
} // namespace

static constexpr PassInfo optimizeAllocationLivenessInfo = {
    .argument = "optimize-allocation-liveness",
    .name = "OptimizeAllocationLivenessPass",
    .summary =
        "Move deallocations to directly after the last use of the memory",
    .anchor = func::FuncOp::getOperationName().data(),
    .create = makePass<OptimizeAllocationLiveness>,
};

void strata::registerOptimizeAllocationLivenessPass(PassRegistry &registry) {
  registry.add(optimizeAllocationLivenessInfo);
}
