// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Remarks.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Affine/LoopUnrollJam.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/AccessPair.h"
#include "strata/Loops/Optimize/LoopJam.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/TargetOptions.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// Whether iterations of the innermost loop use values of earlier ones.
static bool isRecurrence(AffineForOp loop, MemoryAliases &aliases) {
  constexpr size_t MaxAccesses = 32;
  if (loop.getNumIterOperands() != 0)
    return true;
  SmallVector<LoopAccess, 8> accesses = collectAccesses(loop);
  if (accesses.size() > MaxAccesses)
    return false;
  for (const LoopAccess &store : accesses) {
    for (const LoopAccess &load : accesses) {
      if (!store.isStore() || load.isStore())
        continue;
      AccessPair pair(store, load, loop->getParentRegion(), aliases);
      presburger::Budget budget;
      if (pair.exists({LevelOrder::Less}, budget))
        return true;
    }
  }
  return false;
}

/// The bits of the widest number that an operation in the loop computes; std::nullopt if there is none, or if
/// an operation is no computation of numbers or access to them.
static std::optional<unsigned> getElementBits(AffineForOp loop) {
  unsigned bits = 0;
  WalkResult result = loop->walk([&](Operation *op) {
    if (op->getNumRegions() != 0 && !isa<AffineForOp>(op))
      return WalkResult::interrupt();
    for (Type type : op->getResultTypes()) {
      if (isa<FloatType>(type))
        bits = std::max(bits, type.getIntOrFloatBitWidth());
      else if (!isa<IntegerType, IndexType>(type))
        return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return result.wasInterrupted() || bits == 0 ? std::nullopt
                                              : std::optional(bits);
}

namespace {
struct AffineJamRecurrences final : Pass {
  using Pass::Pass;
  TargetOptions processor{*this};

  void runOnOperation() override {
    std::optional<TargetModel> target = processor.getModel(getOperation());
    if (!target)
      return signalPassFailure();
    MemoryAliases aliases(getOperation(), /*argumentsMayAlias=*/true);
    IRRewriter rewriter(&getContext());
    SmallVector<AffineForOp> loops;
    getOperation()->walk([&](AffineForOp loop) {
      if (hasInnermostLoops(loop))
        loops.push_back(loop);
    });
    for (AffineForOp loop : loops)
      jam(rewriter, loop, *target, aliases);
  }

private:
  /// Whether the body has loops, none of which contains another.
  static bool hasInnermostLoops(AffineForOp loop) {
    auto isInnermost = [](AffineForOp inner) {
      return !inner
                  ->walk([&](AffineForOp each) {
                    return each == inner ? WalkResult::advance()
                                         : WalkResult::interrupt();
                  })
                  .wasInterrupted();
    };
    auto loops = loop.getBody()->getOps<AffineForOp>();
    return !loops.empty() && llvm::all_of(loops, isInnermost);
  }

  void jam(RewriterBase &rewriter, AffineForOp loop, const TargetModel &target,
           MemoryAliases &aliases) {
    // Chains that hide the latency of an addition, and more if they are the lanes of a vector.
    constexpr int64_t MinFactor = 4, MaxFactor = 8;
    std::optional<unsigned> bits = getElementBits(loop);
    if (!bits)
      return;
    auto factor = uint64_t(
        std::clamp(target.getVectorLength(*bits), MinFactor, MaxFactor));
    std::optional<uint64_t> count = getTripCount(loop);
    if ((count && *count < factor) ||
        llvm::none_of(
            loop.getBody()->getOps<AffineForOp>(),
            [&](AffineForOp inner) { return isRecurrence(inner, aliases); }))
      return;
    if (auto obstacle = findUnrollJamObstacle(loop, factor, aliases))
      return obstacle->emitRemark(loop, getArgument());
    if (!canJamIterations(loop))
      return;
    remark::passed(loop,
                   remark::RemarkOpts::name("Jammed").category(getArgument()))
        << remark::metric("Chains", factor);
    jamIterations(rewriter, loop, factor);
    aliases.invalidate();
  }
};
} // namespace

static constexpr PassInfo affineJamRecurrencesInfo = {
    .argument = "affine-jam-recurrences",
    .name = "AffineJamRecurrences",
    .summary = "Execute several recurrences, of innermost affine loops, "
               "together",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine"},
    .create = makePass<AffineJamRecurrences>,
};

void strata::registerAffineJamRecurrencesPass(PassRegistry &registry) {
  registry.add(affineJamRecurrencesInfo);
}
