// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions along rows of memory whose order does not matter: the elements stay in registers, and several rows
// are reduced at once. LLVM then executes iterations by vectors, with several partial results for each row.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Affine/LoopUnrollJam.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Optimize/LoopJam.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/Reductions.h"
#include "strata/Loops/Optimize/TargetOptions.h"
#include "strata/Loops/Optimize/TilePlan.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// Whether the nest gets a register tile that is better: one of several rows, which loads fewer elements, or one whose
/// lanes are next to each other where rows are shorter than vectors.
static bool isTiledBetter(AffineForOp innermost, const TargetModel &target,
                          MemoryAliases &aliases) {
  AffineForOp root = innermost;
  while (auto parent = dyn_cast<AffineForOp>(root->getParentOp())) {
    if (getPerfectlyNestedLoops(parent).back() != innermost)
      break;
    root = parent;
  }
  TilePlan plan;
  return !findTilePlan(getPerfectlyNestedLoops(root), target, NestSize::Any,
                       aliases, plan) &&
         (plan.numRows != 0 || plan.hasShortRows);
}

/// Whether the loop reduces a row to elements, in whatever order.
static bool isRowReduction(AffineForOp loop,
                           ArrayRef<CarriedElement> elements) {
  return !elements.empty() && accessesNeighbours(loop) &&
         llvm::all_of(elements, [](const CarriedElement &each) {
           return isReorderable(each);
         });
}

static bool hasLoops(AffineForOp loop) {
  return llvm::any_of(*loop.getBody(),
                      [](Operation &op) { return op.getNumRegions() != 0; });
}

/// The innermost loops that reduce rows, without those of tiles with several rows.
static SmallVector<AffineForOp> findRowReductions(Operation *root,
                                                  const TargetModel &target,
                                                  MemoryAliases &aliases) {
  SmallVector<AffineForOp> result;
  root->walk([&](AffineForOp loop) {
    if (!hasLoops(loop) &&
        isRowReduction(loop, findCarriedElements(loop, aliases)) &&
        !isTiledBetter(loop, target, aliases))
      result.push_back(loop);
  });
  return result;
}

static bool isShorter(AffineForOp loop, uint64_t count) {
  std::optional<uint64_t> known = getTripCount(loop);
  return known && *known < count;
}

/// Executes `rows` iterations of the loop around `loop` together, unless it contains other operations.
static void jamRows(RewriterBase &rewriter, AffineForOp loop, uint64_t rows,
                    MemoryAliases &aliases) {
  auto around = dyn_cast<AffineForOp>(loop->getParentOp());
  if (!around || getPerfectlyNestedLoops(around).back() != loop ||
      !canJamIterations(around) || isShorter(around, rows) ||
      findUnrollJamObstacle(around, rows, aliases))
    return;
  jamIterations(rewriter, around, rows);
  aliases.invalidate();
}

namespace {
struct AffineReduceRows final : Pass {
  using Pass::Pass;
  TargetOptions processor{*this};
  Option<unsigned> rows{*this, "rows",
                        "The number of rows that are reduced at once", 8};

  void runOnOperation() override {
    std::optional<TargetModel> target = processor.getModel(getOperation());
    if (!target)
      return signalPassFailure();
    MemoryAliases aliases(getOperation(), /*argumentsMayAlias=*/true);
    IRRewriter rewriter(&getContext());
    if (*rows > 1)
      for (AffineForOp loop :
           findRowReductions(getOperation(), *target, aliases))
        jamRows(rewriter, loop, *rows, aliases);
    for (AffineForOp loop :
         findRowReductions(getOperation(), *target, aliases)) {
      SmallVector<CarriedElement, 2> elements =
          findCarriedElements(loop, aliases);
      remark::passed(
          loop, remark::RemarkOpts::name("ReducedRows").category(getArgument()))
          << remark::metric("Rows", elements.size());
      carryElements(rewriter, loop, elements);
      aliases.invalidate();
    }
  }
};
} // namespace

static constexpr PassInfo affineReduceRowsInfo = {
    .argument = "affine-reduce-rows",
    .name = "AffineReduceRows",
    .summary = "Keep reductions along rows whose order does not matter in "
               "registers, of several rows together",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine"},
    .create = makePass<AffineReduceRows>,
};

void strata::registerAffineReduceRowsPass(PassRegistry &registry) {
  registry.add(affineReduceRowsInfo);
}
