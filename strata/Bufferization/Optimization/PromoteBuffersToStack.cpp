// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bufferization/Optimization/AllocationsDetail.h"
#include "strata/Bufferization/Optimization/BufferOptimization.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/DataLayoutInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

namespace {
struct PromoteBuffersToStack final : Pass {
  using Pass::Pass;
  void runOnOperation() override;

  Option<unsigned> maxAllocSizeInBytes{*this, "max-alloc-size-in-bytes",
                                       "Maximum size in bytes", 1024};
  Option<unsigned> maxRankOfAllocatedMemRef{
      *this, "max-rank-of-allocated-memref",
      "Maximum rank of memrefs with dynamic sizes", 1};

private:
  bool isSmall(Value memref) const;
};
} // namespace

/// Dynamic sizes must be ranks, which are small.
bool PromoteBuffersToStack::isSmall(Value memref) const {
  auto type = dyn_cast<MemRefType>(memref.getType());
  Operation *alloc = memref.getDefiningOp();
  if (!type || !isa<memref::AllocOp>(alloc))
    return false;
  if (!type.hasStaticShape())
    return type.getRank() <= int64_t(*maxRankOfAllocatedMemRef) &&
           llvm::all_of(alloc->getOperands(), [](Value operand) {
             Operation *def = operand.getDefiningOp();
             return isa_and_nonnull<memref::RankOp>(def);
           });
  uint64_t bits = DataLayout::closest(alloc)
                      .getTypeSizeInBits(type.getElementType())
                      .getKnownMinValue();
  return uint64_t(type.getNumElements()) * bits <=
         uint64_t(*maxAllocSizeInBytes) * 8;
}

/// Whether the memory is passed out of `region`.
static bool leaves(Region *region, const llvm::SetVector<Value> &aliases) {
  for (Value alias : aliases)
    for (Operation *user : alias.getUsers())
      if (user->hasTrait<OpTrait::ReturnLike>() &&
          user->getParentRegion() == region)
        return true;
  return false;
}

/// Whether an operation around it frees the stack memory, after the memory is
/// not used any more. In a loop the stack would grow.
static bool hasScope(Value memref, const MemRefAliases &aliases) {
  for (Region *region = memref.getParentBlock()->getParent(); region;
       region = region->getParentRegion()) {
    Operation *parent = region->getParentOp();
    if (!parent)
      return false;
    if (parent->hasTrait<OpTrait::AutomaticAllocationScope>() &&
        !leaves(region, aliases.resolve(memref)))
      return true;
    if (isLoop(parent) || !isKnownControlFlow(parent))
      return false;
  }
  return false;
}

void PromoteBuffersToStack::runOnOperation() {
  Operation *function = getOperation();
  MemRefAliases aliases(function);
  for (const Allocation &allocation : findAllocations(function)) {
    if (!isSmall(allocation.memref) || allocation.dealloc ||
        !hasScope(allocation.memref, aliases))
      continue;
    Operation *alloc = allocation.memref.getDefiningOp();
    OpBuilder builder(alloc);
    Operation *made = memref::AllocaOp::create(
        builder, alloc->getLoc(), Type(allocation.memref.getType()),
        alloc->getOperands(), alloc->getAttrs());
    allocation.memref.replaceAllUsesWith(made->getResult(0));
    alloc->erase();
  }
}

static constexpr PassInfo promoteBuffersToStackInfo = {
    .argument = "promote-buffers-to-stack",
    .name = "PromoteBuffersToStackPass",
    .summary = "Allocate small memrefs on the stack",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"memref"},
    .create = makePass<PromoteBuffersToStack>,
};

void strata::registerPromoteBuffersToStackPass(PassRegistry &registry) {
  registry.add(promoteBuffersToStackInfo);
}
