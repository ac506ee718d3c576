// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/RegisterTiling.h"

#include "strata/Dialects/Arith/ArithClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Optimize/TileModelDetail.h"
#include "strata/Loops/Optimize/TransposeDetail.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

using namespace strata;
using namespace strata::affine;

namespace {
/// Creates one version of a tile where `rewriter` inserts.
class TileEmitter {
public:
  /// `isFull` if the version is for tiles with all iterations.
  TileEmitter(RewriterBase &rewriter, const TileModel &model, bool isFull)
      : rewriter(rewriter), model(model), loc(model.getRoot().getLoc()),
        isFull(isFull) {}
  void run();

private:
  /// A vector, or a scalar if `vector` is 0 and the value does not depend on lanes, of one row.
  struct Instance {
    unsigned row, vector;
  };

  VectorType getVectorType(Type type) const {
    return VectorType::get(model.getTile().vectorLength, type);
  }
  /// The number of the iteration of each loop of the rows.
  SmallVector<int64_t, 2> getCoordinates(unsigned row) const;
  /// The row with the first iteration of the loops on which the value does not depend.
  unsigned getCanonicalRow(unsigned row, uint32_t loops) const;
  unsigned getNumber(Value value, Instance place) const;
  void set(Value value, Instance place, Value created);

  void createCounts();
  Value createIndex(const TileLoop &loop, int64_t iteration, Value count);
  Value getRowIndex(unsigned loop, int64_t iteration);
  Value getRowValidity(unsigned row);
  Value createRowBound(MapAndOperands bound, unsigned row);
  Value createMaskBelow(Value count, unsigned vector);
  Value getMask(Instance place);
  Value getSharedMask(const TileAccess &access, Instance place);

  Value getScalar(Value value, unsigned row);
  Value getVector(Value value, Instance place);
  Value get(Value value, Instance place);
  SmallVector<Value> createIndices(const TileAccess &access, Instance place,
                                   int64_t lane = 0);
  bool isMasked(const TileAccess &access) const {
    return !isFull && !access.isPadded;
  }
  Value createLoad(const TileAccess &access, Instance place);
  void createStore(const TileAccess &access, Value value, Instance place);
  void createComputation(Operation *op, Instance place);
  void visit(Operation *op, Instance place);
  void emitBody();
  SmallVector<Value> loadAccumulators();
  Value createNextStart(AffineForOp around, const TileLoop &loop);
  void prefetchAccumulators();
  void storeAccumulators(ValueRange values);
  SmallVector<Value> emitIteration(ValueRange carried);
  SmallVector<Value> emitLoops(ValueRange inits);
  Value getLaneIndex(int64_t lane);
  void loadTransposed(const TileAccess &access, Instance place);
  Value loadElements(const TileAccess &access, Instance place);
  void emitChunk(Value variable, Value start);
  SmallVector<Value> emitChunks(ValueRange carried);

  template <typename F> void forEachInstance(TileDependence dependence, F f);

  RewriterBase &rewriter;
  const TileModel &model;
  Location loc;
  bool isFull;
  /// The numbers of iterations of each loop of the rows and of lanes; empty for full tiles.
  SmallVector<Value, 2> rowCounts;
  Value laneCount;
  /// Clamped indices of iterations, whether rows are executed, and masks, of this version.
  llvm::DenseMap<std::pair<unsigned, unsigned>, Value> rowIndices, masks;
  llvm::DenseMap<unsigned, Value> validity, laneIndices;
  /// The vectors of transposed loads for each iteration of a step, and the number of the iteration.
  std::map<std::tuple<Operation *, unsigned, unsigned>, SmallVector<Value>>
      columns;
  std::optional<int64_t> column;
  /// The values of iterations, and vectors whose elements are one value.
  llvm::DenseMap<std::pair<Value, unsigned>, Value> values, broadcasts;
  IRMapping outer;
};
} // namespace

//===-- Places -------------------------------------------------------------===//

SmallVector<int64_t, 2> TileEmitter::getCoordinates(unsigned row) const {
  ArrayRef<TileLoop> rows = model.getRows();
  SmallVector<int64_t, 2> result(rows.size());
  for (size_t i = rows.size(); i-- > 0; row /= unsigned(rows[i].length))
    result[i] = row % unsigned(rows[i].length);
  return result;
}

unsigned TileEmitter::getCanonicalRow(unsigned row, uint32_t loops) const {
  SmallVector<int64_t, 2> coordinates = getCoordinates(row);
  unsigned result = 0;
  for (auto [i, loop] : llvm::enumerate(model.getRows()))
    result = result * unsigned(loop.length) +
             (loops >> i & 1 ? unsigned(coordinates[i]) : 0);
  return result;
}

/// The place of the value of `value` that `place` uses.
unsigned TileEmitter::getNumber(Value value, Instance place) const {
  TileDependence dependence = model.getDependence(value);
  return getCanonicalRow(place.row, dependence.rows) * model.getNumVectors() +
         (dependence.lanes ? place.vector : 0);
}

void TileEmitter::set(Value value, Instance place, Value created) {
  values[{value, getNumber(value, place)}] = created;
}

template <typename F>
void TileEmitter::forEachInstance(TileDependence dependence, F f) {
  for (unsigned row = 0; row < model.getNumRows(); ++row) {
    if (getCanonicalRow(row, dependence.rows) != row)
      continue;
    for (unsigned vector = 0;
         vector < (dependence.lanes ? model.getNumVectors() : 1); ++vector)
      f(Instance{row, vector});
  }
}

//===-- Iterations that are executed ---------------------------------------===//

static Value createMin(RewriterBase &rewriter, Location loc,
                       const MapAndOperands &value) {
  if (value.map.getNumResults() == 1)
    return AffineApplyOp::create(rewriter, loc, value.map, value.operands);
  return AffineMinOp::create(rewriter, loc, value.map, value.operands);
}

void TileEmitter::createCounts() {
  if (isFull)
    return;
  for (const TileLoop &row : model.getRows())
    rowCounts.push_back(createMin(rewriter, loc, row.count));
  laneCount = createMin(rewriter, loc, model.getLanes().count);
  // All that depends on them is created before the loops.
  forEachInstance({~0u, true}, [&](Instance place) { (void)getMask(place); });
  for (auto [loop, row] : llvm::enumerate(model.getRows()))
    for (int64_t i = 0; i < row.length; ++i)
      (void)getRowIndex(unsigned(loop), i);
  if (model.hasTransposed())
    for (int64_t i = 0; i < model.getLanes().length; ++i)
      (void)getLaneIndex(i);
}

/// The value of the variable of `loop` in an iteration, or in the last one that is executed.
Value TileEmitter::createIndex(const TileLoop &loop, int64_t iteration,
                               Value count) {
  AffineMap map = loop.base.map;
  ArrayRef<Value> bases = loop.base.operands;
  unsigned numDims = map.getNumDims();
  AffineExpr start = map.getResult(0);
  SmallVector<AffineExpr, 2> results{start + iteration};
  SmallVector<Value, 4> operands(bases.take_front(numDims));
  if (!isFull) {
    operands.push_back(count);
    results.push_back(start + rewriter.getAffineDimExpr(numDims) - 1);
  }
  llvm::append_range(operands, bases.drop_front(numDims));
  map = AffineMap::get(numDims + !isFull, map.getNumSymbols(), results,
                       rewriter.getContext());
  return createMin(rewriter, loc, {map, std::move(operands)});
}

Value TileEmitter::getRowIndex(unsigned loop, int64_t iteration) {
  Value &index = rowIndices[{loop, unsigned(iteration)}];
  if (!index)
    index = createIndex(model.getRows()[loop], iteration,
                        isFull ? Value() : rowCounts[loop]);
  return index;
}

/// Whether the row is executed.
Value TileEmitter::getRowValidity(unsigned row) {
  Value &valid = validity[row];
  if (valid)
    return valid;
  SmallVector<int64_t, 2> coordinates = getCoordinates(row);
  for (auto [count, iteration] : llvm::zip_equal(rowCounts, coordinates)) {
    Value number = arith::ConstantIndexOp::create(rewriter, loc, iteration);
    Value fits = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::slt,
                                       number, count);
    valid = valid ? arith::AndIOp::create(rewriter, loc, valid, fits) : fits;
  }
  return valid;
}

/// The bound of the lanes of a row.
Value TileEmitter::createRowBound(MapAndOperands bound, unsigned row) {
  SmallVector<int64_t, 2> coordinates = getCoordinates(row);
  for (auto [loop, iteration] : llvm::zip_equal(model.getRows(), coordinates))
    substitute(bound, loop, iteration);
  return createMin(rewriter, loc, bound);
}

/// The lanes of a vector whose numbers are less than `count`.
Value TileEmitter::createMaskBelow(Value count, unsigned vector) {
  AffineExpr rest = rewriter.getAffineDimExpr(0) -
                    int64_t(vector) * model.getTile().vectorLength;
  Value number =
      makeComposedAffineApply(rewriter, loc, rest, {OpFoldResult(count)});
  return vector::CreateMaskOp::create(
      rewriter, loc, getVectorType(rewriter.getI1Type()), number);
}

/// The lanes that are executed.
Value TileEmitter::getMask(Instance place) {
  Value &mask = masks[{place.row, place.vector}];
  if (mask)
    return mask;
  Value count = laneCount;
  for (const MapAndOperands &end : model.getLanes().ends) {
    Value bound = createRowBound(end, place.row);
    count = arith::MinSIOp::create(rewriter, loc, count, bound);
  }
  if (!rowCounts.empty()) {
    Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
    count = arith::SelectOp::create(rewriter, loc, getRowValidity(place.row),
                                    count, zero);
  }
  mask = createMaskBelow(count, place.vector);
  for (const MapAndOperands &start : model.getLanes().starts) {
    Value before =
        createMaskBelow(createRowBound(start, place.row), place.vector);
    Value ones = arith::ConstantOp::create(
        rewriter, loc,
        DenseElementsAttr::get(cast<VectorType>(before.getType()), true));
    Value after = arith::XOrIOp::create(rewriter, loc, before, ones);
    mask = arith::AndIOp::create(rewriter, loc, mask, after);
  }
  return mask;
}

/// The lanes that are executed in one of the rows that share an access.
Value TileEmitter::getSharedMask(const TileAccess &access, Instance place) {
  if (!model.getLanes().dependsOnRows())
    return getMask(place);
  Value shared;
  for (unsigned row = 0; row < model.getNumRows(); ++row) {
    if (getCanonicalRow(row, access.dependence.rows) != place.row)
      continue;
    Value mask = getMask({row, place.vector});
    shared = shared ? Value(arith::OrIOp::create(rewriter, loc, shared, mask))
                    : mask;
  }
  return shared;
}

//===-- Values -------------------------------------------------------------===//

Value TileEmitter::getScalar(Value value, unsigned row) {
  for (auto [i, loop] : llvm::enumerate(model.getRows()))
    if (value == loop.loop.getInductionVar())
      return getRowIndex(unsigned(i), getCoordinates(row)[i]);
  if (Value known = values.lookup({value, getNumber(value, {row, 0})}))
    return known;
  return outer.lookupOrDefault(value);
}

Value TileEmitter::getVector(Value value, Instance place) {
  unsigned number = getNumber(value, place);
  if (model.getDependence(value).lanes)
    return values.lookup({value, number});
  Value &broadcast = broadcasts[{value, number}];
  if (broadcast)
    return broadcast;
  Attribute constant;
  VectorType type = getVectorType(value.getType());
  if (matchPattern(value, m_Constant(&constant)))
    return broadcast = arith::ConstantOp::create(
               rewriter, loc, DenseElementsAttr::get(type, constant));
  return broadcast = vector::BroadcastOp::create(rewriter, loc, type,
                                                 getScalar(value, place.row));
}

/// Replaces an operand by another value.
static void replaceOperand(MapAndOperands &subscripts, Value operand,
                           Value value) {
  llvm::replace(subscripts.operands, operand, value);
}

/// The subscripts of the element of a lane of a vector.
SmallVector<Value> TileEmitter::createIndices(const TileAccess &access,
                                              Instance place, int64_t lane) {
  MapAndOperands subscripts = access.subscripts;
  AffineForOp lanes = model.getLanes().loop;
  // Elements that are not loaded with a mask are of iterations that are executed.
  bool isClamped =
      isMasked(access) && (access.isTransposed || !access.dependence.lanes);
  lane += int64_t(place.vector) * model.getTile().vectorLength;
  if (isClamped && access.dependence.lanes)
    replaceOperand(subscripts, lanes.getInductionVar(), getLaneIndex(lane));
  else
    substitute(subscripts, model.getLanes(), lane);
  SmallVector<int64_t, 2> coordinates = getCoordinates(place.row);
  for (auto [i, row] : llvm::enumerate(model.getRows())) {
    if (isClamped)
      replaceOperand(subscripts, row.loop.getInductionVar(),
                     getRowIndex(unsigned(i), coordinates[i]));
    else
      substitute(subscripts, row, coordinates[i]);
  }
  for (Value &operand : subscripts.operands)
    operand = outer.lookupOrDefault(operand);
  SmallVector<Value> indices;
  SmallVector<OpFoldResult> operands(subscripts.operands.begin(),
                                     subscripts.operands.end());
  for (unsigned i = 0; i < subscripts.map.getNumResults(); ++i) {
    OpFoldResult index = makeComposedFoldedAffineApply(
        rewriter, loc, subscripts.map.getSubMap({i}), operands);
    indices.push_back(getValueOrCreateConstantIndexOp(rewriter, loc, index));
  }
  return indices;
}

//===-- Operations ---------------------------------------------------------===//

Value TileEmitter::createLoad(const TileAccess &access, Instance place) {
  SmallVector<Value> indices = createIndices(access, place);
  Type element = cast<MemRefType>(access.memref.getType()).getElementType();
  if (!access.dependence.lanes)
    return memref::LoadOp::create(rewriter, loc, access.memref, indices);
  if (access.isTransposed)
    return column ? columns.at(
                        {access.op, place.row, place.vector})[size_t(*column)]
                  : loadElements(access, place);
  VectorType type = getVectorType(element);
  if (!isMasked(access))
    return vector::LoadOp::create(rewriter, loc, type, access.memref, indices);
  // Neutral for all operations that may be speculated.
  Value zeros = arith::ConstantOp::create(
      rewriter, loc,
      DenseElementsAttr::get(type, rewriter.getZeroAttr(element)));
  return vector::MaskedLoadOp::create(rewriter, loc, type, access.memref,
                                      indices, getSharedMask(access, place),
                                      zeros);
}

void TileEmitter::createStore(const TileAccess &access, Value value,
                              Instance place) {
  SmallVector<Value> indices = createIndices(access, place);
  if (isFull)
    vector::StoreOp::create(rewriter, loc, value, access.memref, indices);
  else
    vector::MaskedStoreOp::create(rewriter, loc, access.memref, indices,
                                  getMask(place), value);
}

void TileEmitter::createComputation(Operation *op, Instance place) {
  Value result = op->getResult(0);
  if (auto apply = dyn_cast<AffineApplyOp>(op)) {
    MapAndOperands composed = getComposedMap(apply);
    for (Value &operand : composed.operands)
      operand = getScalar(operand, place.row);
    set(result, place,
        AffineApplyOp::create(rewriter, op->getLoc(), composed.map,
                              composed.operands));
    return;
  }
  if (!model.getDependence(result).lanes) {
    IRMapping operands;
    for (Value operand : op->getOperands())
      operands.map(operand, getScalar(operand, place.row));
    set(result, place, rewriter.clone(*op, operands)->getResult(0));
    return;
  }
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(getVector(operand, place));
  Operation *created = rewriter.create(
      op->getLoc(), op->getName().getStringRef(), operands,
      getVectorType(result.getType()), llvm::to_vector(op->getAttrs()));
  set(result, place, created->getResult(0));
}

void TileEmitter::visit(Operation *op, Instance place) {
  for (const Accumulator &each : model.getAccumulators()) {
    if (op == each.load.getOperation())
      return;
    if (op == each.store.getOperation()) {
      Value stored = each.store.getValueToStore();
      values[{each.load.getResult(), getNumber(each.load.getResult(), place)}] =
          getVector(stored, place);
      return;
    }
  }
  const TileAccess *access = model.getAccess(op);
  if (!access) {
    auto apply = dyn_cast<AffineApplyOp>(op);
    if (op->getNumResults() == 1 && (!apply || !isOnlySubscript(apply)))
      createComputation(op, place);
  } else if (auto store = dyn_cast<AffineStoreOp>(op)) {
    createStore(*access, getVector(store.getValueToStore(), place), place);
  } else {
    set(op->getResult(0), place, createLoad(*access, place));
  }
}

/// The operations of one row after another.
void TileEmitter::emitBody() {
  for (unsigned row = 0; row < model.getNumRows(); ++row)
    for (Operation &op : model.getBody().without_terminator()) {
      const TileAccess *access = model.getAccess(&op);
      TileDependence dependence =
          access ? access->dependence : model.getDependence(op.getResult(0));
      if (getCanonicalRow(row, dependence.rows) != row)
        continue;
      unsigned numVectors = dependence.lanes ? model.getNumVectors() : 1;
      for (unsigned vector = 0; vector < numVectors; ++vector)
        visit(&op, {row, vector});
    }
}

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

/// Makes the rewriter insert into a new loop that carries values.
static scf::ForOp createLoop(RewriterBase &rewriter, Location loc, Value lower,
                             Value upper, int64_t step, ValueRange inits) {
  Value number = arith::ConstantIndexOp::create(rewriter, loc, step);
  auto loop = scf::ForOp::create(rewriter, loc, lower, upper, number, inits);
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
  emitChunk(variable, chunks.getInductionVar());
  SmallVector<Value> results(chunks.getRegionIterArgs().begin(),
                             chunks.getRegionIterArgs().end());
  for (int64_t i = 0; i < length; ++i) {
    column = i;
    outer.map(variable, Value(AffineApplyOp::create(
                            rewriter, loc, AffineMap::get(1, 0, start + i),
                            chunks.getInductionVar())));
    broadcasts.clear();
    results = emitIteration(results);
  }
  results = endLoop(rewriter, chunks, results);
  column = std::nullopt;
  broadcasts.clear();
  scf::ForOp rest = createLoop(rewriter, loc, middle, upper, 1, results);
  outer.map(variable, rest.getInductionVar());
  results = emitIteration(rest.getRegionIterArgs());
  return endLoop(rewriter, rest, results);
}

/// Loads all that is transposed for the iterations from `start` on.
void TileEmitter::emitChunk(Value variable, Value start) {
  outer.map(variable, start);
  columns.clear();
  for (Operation &op : model.getBody().without_terminator())
    if (const TileAccess *access = model.getAccess(&op);
        access && access->isTransposed)
      forEachInstance(access->dependence,
                      [&](Instance place) { loadTransposed(*access, place); });
}

void TileEmitter::run() {
  createCounts();
  SmallVector<Value> inits = loadAccumulators();
  prefetchAccumulators();
  broadcasts.clear();
  SmallVector<Value> results = emitLoops(inits);
  storeAccumulators(results);
}

//===-- Versions -----------------------------------------------------------===//

/// A set of the operands of maps: all results are at least 0. Constant results, which are lengths, are left
/// out. Null if no results remain.
static std::pair<IntegerSet, SmallVector<Value>>
makeNonNegative(ArrayRef<MapAndOperands> differences, Context *ctx) {
  SmallVector<AffineExpr> constraints;
  SmallVector<Value> operands;
  for (const MapAndOperands &each : differences) {
    // Dimensions and symbols alike become dimensions.
    SmallVector<AffineExpr> dims, symbols;
    for (unsigned i = 0; i < each.operands.size(); ++i)
      (i < each.map.getNumDims() ? dims : symbols)
          .push_back(getAffineDimExpr(unsigned(operands.size()) + i, ctx));
    for (AffineExpr result : each.map.getResults())
      if (!result.isConstant() || result.getValue() < 0)
        constraints.push_back(result.replaceDimsAndSymbols(dims, symbols));
    llvm::append_range(operands, each.operands);
  }
  if (constraints.empty())
    return {IntegerSet(), {}};
  SmallVector<bool> isEquality(constraints.size(), false);
  IntegerSet set =
      IntegerSet::get(unsigned(operands.size()), 0, constraints, isEquality);
  canonicalizeSetAndOperands(&set, &operands);
  return {set, operands};
}

static MapAndOperands subtract(MapAndOperands value, int64_t number) {
  SmallVector<AffineExpr> results;
  for (AffineExpr result : value.map.getResults())
    results.push_back(result - number);
  value.map = AffineMap::get(value.map.getNumDims(), value.map.getNumSymbols(),
                             results, value.map.getContext());
  return value;
}

/// The bound of the lanes in the row in which it is the greatest, or the least.
static MapAndOperands getExtremeBound(const TileModel &model,
                                      MapAndOperands bound, bool isGreatest) {
  for (const TileLoop &row : model.getRows()) {
    Value variable = AffineForOp(row.loop).getInductionVar();
    bool grows = getChange(bound, variable).value_or(0) > 0;
    substitute(bound, row, grows == isGreatest ? row.length - 1 : 0);
  }
  return bound;
}

/// `number` minus the map.
static MapAndOperands subtractFrom(int64_t number, MapAndOperands value) {
  value.map = AffineMap::get(value.map.getNumDims(), value.map.getNumSymbols(),
                             -value.map.getResult(0) + number);
  return value;
}

/// Makes the rewriter insert where all loops have iterations, so that accumulators and the last rows may be
/// accessed.
static void guardTile(RewriterBase &rewriter, const TileModel &model) {
  SmallVector<MapAndOperands> differences;
  for (AffineForOp loop : model.getTile().sequential)
    if (getTripCount(loop).value_or(0) == 0)
      differences.push_back(subtract(*getBoundDifference(loop), 1));
  for (const TileLoop &row : model.getRows())
    if (!row.isExact)
      differences.push_back(subtract(row.count, 1));
  const TileLoop &lanes = model.getLanes();
  if (!lanes.isExact)
    differences.push_back(subtract(lanes.count, 1));
  for (const MapAndOperands &end : lanes.ends)
    differences.push_back(
        subtract(getExtremeBound(model, end, /*isGreatest=*/true), 1));
  for (const MapAndOperands &start : lanes.starts)
    differences.push_back(subtractFrom(
        lanes.length - 1, getExtremeBound(model, start, /*isGreatest=*/false)));
  auto [set, operands] = makeNonNegative(differences, rewriter.getContext());
  if (!set)
    return;
  auto guard = AffineIfOp::create(rewriter, model.getRoot().getLoc(), set,
                                  operands, /*withElseRegion=*/false);
  rewriter.setInsertionPoint(guard.getThenBlock()->getTerminator());
}

/// Creates the versions of the tile where `rewriter` inserts.
static void emitVersions(RewriterBase &rewriter, const TileModel &model) {
  if (model.isExact())
    return TileEmitter(rewriter, model, /*isFull=*/true).run();
  SmallVector<MapAndOperands> differences;
  for (const TileLoop &row : model.getRows())
    if (!row.isExact)
      differences.push_back(subtract(row.count, row.length));
  const TileLoop &lanes = model.getLanes();
  if (!lanes.isExact)
    differences.push_back(subtract(lanes.count, lanes.length));
  for (const MapAndOperands &end : lanes.ends)
    differences.push_back(subtract(
        getExtremeBound(model, end, /*isGreatest=*/false), lanes.length));
  for (const MapAndOperands &start : lanes.starts)
    differences.push_back(
        subtractFrom(0, getExtremeBound(model, start, /*isGreatest=*/true)));
  auto [set, operands] = makeNonNegative(differences, rewriter.getContext());
  auto versions =
      AffineIfOp::create(rewriter, model.getRoot().getLoc(), set, operands,
                         /*withElseRegion=*/true);
  rewriter.setInsertionPoint(versions.getThenBlock()->getTerminator());
  TileEmitter(rewriter, model, /*isFull=*/true).run();
  rewriter.setInsertionPoint(versions.getElseBlock()->getTerminator());
  TileEmitter(rewriter, model, /*isFull=*/false).run();
}

std::optional<Obstacle> affine::createRegisterTile(RewriterBase &rewriter,
                                                   const RegisterTile &tile,
                                                   MemoryAliases &aliases) {
  TileModel model(tile);
  if (std::optional<Obstacle> obstacle = model.analyse(aliases))
    return obstacle;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(model.getRoot());
  guardTile(rewriter, model);
  emitVersions(rewriter, model);
  rewriter.eraseOp(model.getRoot());
  aliases.invalidate();
  return std::nullopt;
}
