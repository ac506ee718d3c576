// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Affine/LoopParallelize.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Optimize/AccumulationDetail.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/TiledNest.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

/// The operations that a loop executes, at most `limit`. Loops of unknown length have `UnknownCount`
/// iterations, and those whose length depends on others half of the longest.
static uint64_t countWork(AffineForOp loop, uint64_t limit) {
  constexpr uint64_t UnknownCount = 256;
  uint64_t total = 0;
  loop->walk([&](Operation *op) {
    if (op->getNumRegions() != 0)
      return;
    uint64_t count = 1;
    for (auto around = op->getParentOfType<AffineForOp>(); around;
         around = around->getParentOfType<AffineForOp>()) {
      count = llvm::SaturatingMultiply(
          count, getTripCount(around).value_or(UnknownCount));
      if (around == loop)
        break;
    }
    total = llvm::SaturatingAdd(total, count);
  });
  return std::min(total, limit);
}

/// Whether the bounds of a loop in `loop` depend on it, so that its iterations take different times.
static bool isTriangular(AffineForOp loop) {
  return loop
      ->walk([&](AffineForOp inner) {
        return inner != loop && areBoundsDependentOn(inner, loop)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Whether parts of the loop cannot be optimized as the whole: copies for register tiles need constant bounds, which
/// parts of triangles and of loops whose length changes do not have.
static bool losesTiles(AffineForOp loop) {
  constexpr size_t LoopsOfTile = 3;
  if (isTriangular(loop))
    return accumulatesInNest(loop, LoopsOfTile);
  return loop->getParentOfType<AffineForOp>() && !getTripCount(loop);
}

namespace {
struct AffineParallelizeNests final : Pass {
  using Pass::Pass;
  Option<unsigned> threads{
      *this, "threads",
      "The number of threads; nests stay as they are for less than 2", 0};
  Option<uint64_t> minWork{
      *this, "min-work",
      "The operations of a nest that are worth the start of threads", 2000000};

  void runOnOperation() override {
    if (*threads < 2) {
      markAllAnalysesPreserved();
      return;
    }
    MemoryAliases aliases(getOperation(), /*argumentsMayAlias=*/true);
    IRRewriter rewriter(&getContext());
    SmallVector<AffineForOp> loops = collectParallelLoops(aliases);
    for (AffineForOp loop : loops)
      parallelize(rewriter, loop);
  }

private:
  SmallVector<AffineForOp> collectParallelLoops(MemoryAliases &aliases);
  void parallelize(RewriterBase &rewriter, AffineForOp loop);
  AffineForOp createChunks(RewriterBase &rewriter, AffineForOp loop);
};
} // namespace

/// The outermost loops whose iterations can be executed in any order, and are worth the start of threads.
SmallVector<AffineForOp>
AffineParallelizeNests::collectParallelLoops(MemoryAliases &aliases) {
  SmallVector<AffineForOp> loops;
  getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
    // Loops in loops of threads are executed by one thread.
    if (isa<AffineParallelOp, scf::ParallelOp>(op))
      return WalkResult::skip();
    auto loop = dyn_cast<AffineForOp>(op);
    if (!loop)
      return WalkResult::advance();
    if (countWork(loop, *minWork) < *minWork)
      return WalkResult::skip();
    if (loop.getStepAsInt() != 1 || loop.getNumIterOperands() != 0 ||
        loop.getLowerBoundMap().getNumResults() != 1)
      return WalkResult::advance();
    if (losesTiles(loop)) {
      Obstacle("its parts would have no tiles of registers")
          .emitRemark(loop, getArgument());
      return WalkResult::skip();
    }
    if (auto obstacle = findParallelizationObstacle(loop, aliases)) {
      obstacle->emitRemark(loop, getArgument());
      return WalkResult::advance();
    }
    loops.push_back(loop);
    return WalkResult::skip();
  });
  return loops;
}

/// Makes a loop of chunks, of which each thread has one: the same number of neighbouring iterations, or, if
/// these take different times, every so many blocks.
AffineForOp AffineParallelizeNests::createChunks(RewriterBase &rewriter,
                                                 AffineForOp loop) {
  constexpr int64_t UnknownSize = 64, BlocksOfThread = 8, RowsOfTile = 16;
  auto numThreads = int64_t(std::min(unsigned(*threads), 1024U));
  bool isUneven = isTriangular(loop);
  int64_t numBlocks = isUneven ? numThreads * BlocksOfThread : numThreads;
  int64_t size = UnknownSize;
  if (std::optional<uint64_t> count = getTripCount(loop)) {
    size = int64_t(llvm::divideCeil(*count, uint64_t(numBlocks)));
    // Whole tiles of registers.
    if (size > 2 * RowsOfTile)
      size = int64_t(llvm::alignTo(uint64_t(size), RowsOfTile));
  }
  SmallVector<AffineForOp> tiles =
      createTiledNest(rewriter, loop, {{0, size}, {0, 1}});
  AffineForOp blocks = tiles.front();
  if (!isUneven)
    return blocks;
  rewriter.setInsertionPoint(blocks);
  auto chunks = AffineForOp::create(rewriter, blocks.getLoc(), 0, numThreads);
  rewriter.moveOpBefore(blocks, chunks.getBody()->getTerminator());
  MapAndOperands lower = getLowerBound(blocks);
  unsigned numDims = lower.map.getNumDims();
  AffineExpr first =
      lower.map.getResult(0) + rewriter.getAffineDimExpr(numDims) * size;
  lower.map = AffineMap::get(numDims + 1, lower.map.getNumSymbols(), first);
  lower.operands.insert(lower.operands.begin() + numDims,
                        chunks.getInductionVar());
  rewriter.modifyOpInPlace(blocks, [&] {
    blocks.setLowerBound(lower.operands, lower.map);
    blocks.setStep(size * numThreads);
  });
  return chunks;
}

/// States again in the loop, which becomes a function, which memory does not overlap.
static void copyDistinctObjects(RewriterBase &rewriter, AffineParallelOp loop) {
  SmallVector<Operation *> statements;
  Operation *function = loop->getParentOfType<func::FuncOp>();
  function->walk([&](memref::DistinctObjectsOp op) {
    Operation *around = op->getBlock()->findAncestorOpInBlock(*loop);
    if (around && op->isBeforeInBlock(around))
      statements.push_back(op);
  });
  rewriter.setInsertionPointToStart(loop.getBody());
  IRMapping mapping;
  for (Operation *statement : statements)
    rewriter.clone(*statement, mapping);
  for (Operation *statement : statements)
    for (Value result : statement->getResults())
      rewriter.replaceUsesWithIf(
          result, mapping.lookup(result), [&](OpOperand &use) {
            return loop.getRegion().isAncestor(
                       use.getOwner()->getParentRegion()) &&
                   !isa<memref::DistinctObjectsOp>(use.getOwner());
          });
}

void AffineParallelizeNests::parallelize(RewriterBase &rewriter,
                                         AffineForOp loop) {
  OpBuilder::InsertionGuard guard(rewriter);
  remark::passed(
      loop, remark::RemarkOpts::name("Parallelized").category(getArgument()))
      << remark::metric("Threads", unsigned(*threads))
      << remark::metric("Interleaved", isTriangular(loop));
  AffineForOp chunks = createChunks(rewriter, loop);
  AffineParallelOp parallel = affineParallelize(rewriter, chunks);
  copyDistinctObjects(rewriter, parallel);
}

static constexpr PassInfo affineParallelizeNestsInfo = {
    .argument = "affine-parallelize-nests",
    .name = "AffineParallelizeNests",
    .summary = "Divide the iterations of outer affine loops among threads",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "memref"},
    .create = makePass<AffineParallelizeNests>,
};

void strata::registerAffineParallelizeNestsPass(PassRegistry &registry) {
  registry.add(affineParallelizeNestsInfo);
}
