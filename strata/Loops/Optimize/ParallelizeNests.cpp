// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/LoopParallelize.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Dependence/VectorAccesses.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/ComposeApplies.h"
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
/// parts of loops whose length changes do not have.
static bool losesTiles(AffineForOp loop) {
  return loop->getParentOfType<AffineForOp>() && !getTripCount(loop);
}

/// Whether parts of the loop can be a nest of their own around the others of `band`.
static bool isDivisible(AffineForOp loop, ArrayRef<AffineForOp> band) {
  return loop.getStepAsInt() == 1 && loop.getNumIterOperands() == 0 &&
         loop.getLowerBoundMap().getNumResults() == 1 && getBox(loop, band);
}

/// The loops from `loop` to one in it that can be divided among threads; empty without such a loop.
static SmallVector<AffineForOp> findDividedBand(AffineForOp loop,
                                                MemoryAliases &aliases) {
  constexpr size_t MaxLoops = 4;
  SmallVector<AffineForOp> band = getPerfectlyNestedLoops(loop);
  band.truncate(std::min(band.size(), MaxLoops));
  std::optional<unsigned> found;
  if (band.size() > 1)
    found = findIndependentLoop(band, aliases);
  band.truncate(found ? *found + 1 : 0);
  if (!llvm::all_of(band,
                    [&](AffineForOp each) { return isDivisible(each, band); }))
    band.clear();
  return band;
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
    SmallVector<Operation *> statements;
    getOperation()->walk(
        [&](memref::DistinctObjectsOp op) { statements.push_back(op); });
    for (ArrayRef<AffineForOp> band : collectParallelLoops(aliases))
      parallelize(rewriter, band, statements);
  }

private:
  /// Loops of which the last can be divided among threads, and is moved outwards.
  using Band = SmallVector<AffineForOp>;
  std::vector<Band> collectParallelLoops(MemoryAliases &aliases);
  void parallelize(RewriterBase &rewriter, ArrayRef<AffineForOp> band,
                   ArrayRef<Operation *> statements);
  AffineForOp createChunks(RewriterBase &rewriter, ArrayRef<AffineForOp> band);
};
} // namespace

/// The outermost loops whose iterations can be executed in any order, and are worth the start of threads.
std::vector<AffineParallelizeNests::Band>
AffineParallelizeNests::collectParallelLoops(MemoryAliases &aliases) {
  std::vector<Band> bands;
  getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
    // Loops in loops of threads are executed by one thread.
    if (isa<AffineParallelOp, scf::ParallelOp>(op))
      return WalkResult::skip();
    auto loop = dyn_cast<AffineForOp>(op);
    if (!loop)
      return WalkResult::advance();
    if (countWork(loop, *minWork) < *minWork)
      return WalkResult::skip();
    if (!isDivisible(loop, loop))
      return WalkResult::advance();
    if (losesTiles(loop)) {
      Obstacle(ObstacleKind::Cost, "its parts would have no tiles of registers")
          .emitRemark(loop, getArgument());
      return WalkResult::skip();
    }
    std::optional<Obstacle> obstacle =
        findParallelizationObstacle(loop, aliases);
    Band band = obstacle ? findDividedBand(loop, aliases) : Band{loop};
    if (band.empty()) {
      obstacle->emitRemark(loop, getArgument());
      return WalkResult::advance();
    }
    bands.push_back(std::move(band));
    return WalkResult::skip();
  });
  return bands;
}

/// Whether elements of the next iteration are neighbours in memory, which vectors load and store at once.
static bool hasRowAccess(AffineForOp loop) {
  return llvm::any_of(collectAccesses(loop), [&](const LoopAccess &access) {
    return isAffineAccess(access.op) && isAlongRow(access, loop);
  });
}

/// Gives thread t the iterations t, t + numThreads and so on, whose times grow or shrink for all threads alike.
static AffineForOp createCyclicChunks(RewriterBase &rewriter, AffineForOp loop,
                                      int64_t numThreads) {
  Location loc = loop.getLoc();
  rewriter.setInsertionPoint(loop);
  auto chunks = AffineForOp::create(rewriter, loc, 0, numThreads);
  rewriter.setInsertionPointToStart(chunks.getBody());
  MapAndOperands lower = getLowerBound(loop);
  MapAndOperands thread{rewriter.getDimIdentityMap(),
                        {chunks.getInductionVar()}};
  SmallVector<MapAndOperands> counts;
  for (const MapAndOperands &upper : getBoundResults(loop.getUpperBound())) {
    MapAndOperands count = subtract(subtract(upper, lower), thread);
    AffineExpr rounded = count.map.getResult(0) + (numThreads - 1);
    count.map =
        AffineMap::get(count.map.getNumDims(), count.map.getNumSymbols(),
                       rounded.floorDiv(numThreads));
    counts.push_back(std::move(count));
  }
  if (std::optional<uint64_t> count = getTripCount(loop)) {
    AffineMap most = rewriter.getConstantAffineMap(
        int64_t(llvm::divideCeil(*count, uint64_t(numThreads))));
    if (*count % uint64_t(numThreads) == 0)
      counts.clear();
    counts.push_back({most, {}});
  }
  MapAndOperands upper = combine(counts, rewriter.getContext());
  auto rows = AffineForOp::create(rewriter, loc, ValueRange(),
                                  rewriter.getConstantAffineMap(0),
                                  upper.operands, upper.map);
  rewriter.setInsertionPointToStart(rows.getBody());
  unsigned numDims = lower.map.getNumDims();
  AffineExpr index = lower.map.getResult(0) +
                     rewriter.getAffineDimExpr(numDims) +
                     rewriter.getAffineDimExpr(numDims + 1) * numThreads;
  SmallVector<Value> operands;
  llvm::append_range(operands, lower.operands);
  operands.insert(operands.begin() + numDims,
                  {chunks.getInductionVar(), rows.getInductionVar()});
  Value iteration = AffineApplyOp::create(
      rewriter, loc,
      AffineMap::get(numDims + 2, lower.map.getNumSymbols(), index), operands);
  moveBody(rewriter, loop, rows);
  rewriter.replaceAllUsesWith(loop.getInductionVar(), iteration);
  rewriter.eraseOp(loop);
  composeApplies(chunks);
  return chunks;
}

/// Makes a loop of chunks, of which each thread has one: the same number of neighbouring iterations, or, if
/// these take different times, every so many iterations, or blocks.
AffineForOp AffineParallelizeNests::createChunks(RewriterBase &rewriter,
                                                 ArrayRef<AffineForOp> band) {
  AffineForOp loop = band.back();
  constexpr int64_t UnknownSize = 64, BlocksOfThread = 8, RowsOfTile = 16;
  auto numThreads = int64_t(std::min(unsigned(*threads), 1024U));
  bool isUneven = isTriangular(loop);
  if (isUneven && band.size() == 1 && !hasRowAccess(loop))
    return createCyclicChunks(rewriter, loop, numThreads);
  int64_t numBlocks = isUneven ? numThreads * BlocksOfThread : numThreads;
  int64_t size = UnknownSize;
  if (std::optional<uint64_t> count = getTripCount(loop)) {
    size = int64_t(llvm::divideCeil(*count, uint64_t(numBlocks)));
    // Whole tiles of registers.
    if (size > 2 * RowsOfTile)
      size = int64_t(llvm::alignTo(uint64_t(size), RowsOfTile));
  }
  SmallVector<TileLevel> levels{{unsigned(band.size()) - 1, size}};
  for (unsigned i = 0; i < band.size(); ++i)
    levels.push_back({i, 1});
  SmallVector<AffineForOp> tiles = createTiledNest(rewriter, band, levels);
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

/// States again in the loop, which becomes a function, which memory does not overlap. `all` are the statements of
/// the function.
static void copyDistinctObjects(RewriterBase &rewriter, AffineParallelOp loop,
                                ArrayRef<Operation *> all) {
  SmallVector<Operation *> statements;
  for (Operation *op : all) {
    Operation *around = op->getBlock()->findAncestorOpInBlock(*loop);
    if (around && op->isBeforeInBlock(around))
      statements.push_back(op);
  }
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
                                         ArrayRef<AffineForOp> band,
                                         ArrayRef<Operation *> statements) {
  AffineForOp loop = band.back();
  OpBuilder::InsertionGuard guard(rewriter);
  remark::passed(
      loop, remark::RemarkOpts::name("Parallelized").category(getArgument()))
      << remark::metric("Threads", unsigned(*threads))
      << remark::metric("Interleaved", isTriangular(loop));
  AffineForOp chunks = createChunks(rewriter, band);
  AffineParallelOp parallel = affineParallelize(rewriter, chunks);
  copyDistinctObjects(rewriter, parallel, statements);
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
