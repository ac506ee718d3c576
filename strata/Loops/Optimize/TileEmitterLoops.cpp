// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The loops around the body of a tile, with the accumulators.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Optimize/TileEmitterDetail.h"
#include "strata/Loops/Optimize/TransposeDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- Loops --------------------------------------------------------------===//

SmallVector<Value> TileEmitter::loadAccumulators() {
  SmallVector<Value> inits;
  for (const Accumulator &each : model.getAccumulators()) {
    const TileAccess &access = *model.getAccess(each.load);
    forEachInstance(access.dependence, [&](Instance place) {
      inits.push_back(createLoad(access, place));
    });
  }
  return inits;
}

/// The closest operation around that is not a condition.
static Operation *getLoopAround(Operation *op) {
  do
    op = op->getParentOp();
  while (isa<AffineIfOp>(op));
  return op;
}

/// The loop of the tile that begins at the induction variable of `around`; null if there is none.
static const TileLoop *getInnerLoop(const TileModel &model,
                                    AffineForOp around) {
  auto begins = [&](const TileLoop &each) {
    return llvm::is_contained(AffineForOp(each.loop).getLowerBoundOperands(),
                              around.getInductionVar());
  };
  for (const TileLoop &row : model.getRows())
    if (begins(row))
      return &row;
  return begins(model.getLanes()) ? &model.getLanes() : nullptr;
}

/// Appends the bound minus `length` as a limit of the start of tiles, without results that depend on
/// `variable` or on loops in `root`.
static void addLimits(AffineBound bound, Value variable, AffineForOp root,
                      int64_t length, SmallVectorImpl<MapAndOperands> &limits) {
  AffineMap map = bound.getMap();
  for (AffineExpr result : map.getResults()) {
    bool depends = false;
    for (unsigned i = 0; i < map.getNumDims(); ++i)
      depends |=
          result.isFunctionOfDim(i) &&
          (bound.getOperand(i) == variable ||
           root.getRegion().isAncestor(bound.getOperand(i).getParentRegion()));
    if (depends)
      continue;
    MapAndOperands &limit = limits.emplace_back();
    limit.map =
        AffineMap::get(map.getNumDims(), map.getNumSymbols(), result - length);
    llvm::append_range(limit.operands, bound.getOperands());
  }
}

/// The first iteration of the next tile of `around`, or of the last one that is full.
Value TileEmitter::createNextStart(AffineForOp around, const TileLoop &loop) {
  Value start = around.getInductionVar();
  SmallVector<MapAndOperands> limits;
  limits.push_back(
      {AffineMap::get(1, 0,
                      rewriter.getAffineDimExpr(0) + around.getStepAsInt()),
       {start}});
  AffineForOp root = model.getRoot();
  addLimits(around.getUpperBound(), start, root, loop.length, limits);
  addLimits(AffineForOp(loop.loop).getUpperBound(), start, root, loop.length,
            limits);
  Value next;
  for (const MapAndOperands &limit : limits) {
    Value value =
        AffineApplyOp::create(rewriter, loc, limit.map, limit.operands);
    next = next ? arith::MinSIOp::create(rewriter, loc, next, value) : value;
  }
  return arith::MaxSIOp::create(rewriter, loc, next, start);
}

/// Prefetches the accumulators of the next tile of the loop around the tile.
void TileEmitter::prefetchAccumulators() {
  auto around = dyn_cast<AffineForOp>(getLoopAround(model.getRoot()));
  const TileLoop *loop =
      isFull && around ? getInnerLoop(model, around) : nullptr;
  if (!loop || model.getAccumulators().empty())
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  Value next = createNextStart(around, *loop);
  outer.map(around.getInductionVar(), next);
  for (const Accumulator &each : model.getAccumulators()) {
    const TileAccess &access = *model.getAccess(each.load);
    forEachInstance(access.dependence, [&](Instance place) {
      SmallVector<Value> indices = createIndices(access, place);
      memref::PrefetchOp::create(rewriter, loc, access.memref, indices,
                                 /*isWrite=*/true, /*localityHint=*/3,
                                 /*isDataCache=*/true);
    });
  }
  outer.map(around.getInductionVar(), around.getInductionVar());
}

void TileEmitter::storeAccumulators(ValueRange results) {
  size_t next = 0;
  for (const Accumulator &each : model.getAccumulators()) {
    const TileAccess &access = *model.getAccess(each.store);
    forEachInstance(access.dependence, [&](Instance place) {
      createStore(access, results[next++], place);
    });
  }
}

/// Executes one iteration of the sequential loops; returns the accumulators after it.
SmallVector<Value> TileEmitter::emitIteration(ValueRange carried) {
  size_t next = 0;
  auto forEach = [&](auto f) {
    for (const Accumulator &each : model.getAccumulators())
      forEachInstance(model.getAccess(each.load)->dependence,
                      [&](Instance place) { f(each.load.getResult(), place); });
  };
  forEach([&](Value element, Instance place) {
    set(element, place, carried[next++]);
  });
  emitBody();
  SmallVector<Value> results;
  forEach([&](Value element, Instance place) {
    results.push_back(getVector(element, place));
  });
  return results;
}

/// Creates the sequential loops with the body; returns the accumulators after them.
SmallVector<Value> TileEmitter::emitLoops(ValueRange inits) {
  OpBuilder::InsertionGuard guard(rewriter);
  SmallVector<AffineForOp> loops;
  SmallVector<Value> carried(inits.begin(), inits.end());
  ArrayRef<AffineForOp> sequential = model.getTile().sequential;
  if (model.hasTransposed())
    sequential = sequential.drop_back();
  for (AffineForOp old : sequential) {
    AffineBound lower = old.getLowerBound(), upper = old.getUpperBound();
    SmallVector<Value> lowerOperands, upperOperands;
    for (Value operand : lower.getOperands())
      lowerOperands.push_back(outer.lookupOrDefault(operand));
    for (Value operand : upper.getOperands())
      upperOperands.push_back(outer.lookupOrDefault(operand));
    auto loop = AffineForOp::create(
        rewriter, loc, lowerOperands, lower.getMap(), upperOperands,
        upper.getMap(), old.getStepAsInt(), carried);
    Block *body = loop.getBody();
    while (!body->empty())
      rewriter.eraseOp(&body->back());
    outer.map(old.getInductionVar(), loop.getInductionVar());
    carried.assign(loop.getRegionIterArgs().begin(),
                   loop.getRegionIterArgs().end());
    rewriter.setInsertionPointToStart(body);
    loops.push_back(loop);
  }
  SmallVector<Value> results =
      model.hasTransposed() ? emitChunks(carried) : emitIteration(carried);
  for (AffineForOp loop : llvm::reverse(loops)) {
    rewriter.setInsertionPointToEnd(loop.getBody());
    AffineYieldOp::create(rewriter, loc, results);
    results.assign(loop->getResults().begin(), loop->getResults().end());
  }
  return results;
}

//===-- Lanes in different rows --------------------------------------------===//

/// The iteration of lanes with the number `lane`, or the last one that is executed.
Value TileEmitter::getLaneIndex(int64_t lane) {
  Value &index = laneIndices[unsigned(lane)];
  if (!index)
    index = createIndex(model.getLanes(), lane, laneCount);
  return index;
}

/// Loads the rows of all lanes of a vector, and transposes them.
void TileEmitter::loadTransposed(const TileAccess &access, Instance place) {
  VectorType type =
      getVectorType(cast<MemRefType>(access.memref.getType()).getElementType());
  SmallVector<Value> rows;
  for (int64_t lane = 0; lane < model.getTile().vectorLength; ++lane) {
    SmallVector<Value> indices = createIndices(access, place, lane);
    rows.push_back(
        vector::LoadOp::create(rewriter, loc, type, access.memref, indices));
  }
  columns[{access.op, place.row, place.vector}] =
      createTranspose(rewriter, loc, rows);
}

/// Loads the elements of a vector one after the other.
Value TileEmitter::loadElements(const TileAccess &access, Instance place) {
  SmallVector<Value> elements;
  for (int64_t lane = 0; lane < model.getTile().vectorLength; ++lane) {
    SmallVector<Value> indices = createIndices(access, place, lane);
    elements.push_back(
        memref::LoadOp::create(rewriter, loc, access.memref, indices));
  }
  return vector::FromElementsOp::create(
      rewriter, loc, getVectorType(elements.front().getType()), elements);
}

/// Makes the rewriter insert into a new loop that carries values, and that stays as it is.
static scf::ForOp createLoop(RewriterBase &rewriter, Location loc, Value lower,
                             Value upper, int64_t step, ValueRange inits) {
  Value number = arith::ConstantIndexOp::create(rewriter, loc, step);
  auto loop = scf::ForOp::create(rewriter, loc, lower, upper, number, inits);
  loop->setDiscardableAttr(NoUnrollAttrName, rewriter.getUnitAttr());
  Block *body = loop.getBody();
  while (!body->empty())
    rewriter.eraseOp(&body->back());
  rewriter.setInsertionPointToStart(body);
  return loop;
}

/// Ends the loop, and makes the rewriter insert after it.
static SmallVector<Value> endLoop(RewriterBase &rewriter, scf::ForOp loop,
                                  ValueRange results) {
  scf::YieldOp::create(rewriter, loop.getLoc(), results);
  rewriter.setInsertionPointAfter(loop);
  return SmallVector<Value>(loop->getResults().begin(),
                            loop->getResults().end());
}

/// Creates the innermost sequential loop, in steps of as many iterations as vectors have lanes, and another
/// one for the rest.
SmallVector<Value> TileEmitter::emitChunks(ValueRange carried) {
  AffineForOp old = model.getTile().sequential.back();
  int64_t length = model.getTile().vectorLength;
  Value variable = old.getInductionVar();
  Value lower = createMin(rewriter, loc, getLowerBound(old));
  Value count = createMin(rewriter, loc, *getBoundDifference(old));
  AffineExpr start = rewriter.getAffineDimExpr(0),
             number = rewriter.getAffineDimExpr(1);
  Value middle = AffineApplyOp::create(
      rewriter, loc,
      AffineMap::get(2, 0, start + number.floorDiv(length) * length),
      ValueRange{lower, count});
  Value upper =
      AffineApplyOp::create(rewriter, loc, AffineMap::get(2, 0, start + number),
                            ValueRange{lower, count});
  scf::ForOp chunks = createLoop(rewriter, loc, lower, middle, length, carried);
  SmallVector<Value> results(chunks.getRegionIterArgs().begin(),
                             chunks.getRegionIterArgs().end());
  // One vector after the other, since one square nearly fills the registers.
  for (unsigned vector = 0; vector < model.getNumVectors(); ++vector) {
    onlyVector = vector;
    loadSquares(variable, chunks.getInductionVar());
    for (int64_t i = 0; i < length; ++i) {
      column = i;
      outer.map(variable, Value(AffineApplyOp::create(
                              rewriter, loc, AffineMap::get(1, 0, start + i),
                              chunks.getInductionVar())));
      broadcasts.clear();
      results = emitIteration(results);
    }
  }
  onlyVector = std::nullopt;
  results = endLoop(rewriter, chunks, results);
  column = std::nullopt;
  // Values of the first loop are not available in the second one.
  broadcasts.clear();
  if (isFull)
    rowIndices.clear();
  scf::ForOp rest = createLoop(rewriter, loc, middle, upper, 1, results);
  outer.map(variable, rest.getInductionVar());
  results = emitIteration(rest.getRegionIterArgs());
  return endLoop(rewriter, rest, results);
}

/// Loads the squares of the current vector for the iterations from `start` on.
void TileEmitter::loadSquares(Value variable, Value start) {
  outer.map(variable, start);
  columns.clear();
  for (Operation &op : model.getBody().without_terminator())
    if (const TileAccess *access = model.getAccess(&op);
        access && access->isTransposed)
      forEachInstance(access->dependence, [&](Instance place) {
        if (place.vector == onlyVector)
          loadTransposed(*access, place);
      });
}

void TileEmitter::run() {
  createCounts();
  SmallVector<Value> inits = loadAccumulators();
  prefetchAccumulators();
  broadcasts.clear();
  SmallVector<Value> results = emitLoops(inits);
  storeAccumulators(results);
}
