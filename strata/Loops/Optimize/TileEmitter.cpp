// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/ArithClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/Affine/VectorizationDetail.h"
#include "strata/Loops/Optimize/TileEmitterDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

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

//===-- Iterations that are executed ---------------------------------------===//

Value affine::createMin(RewriterBase &rewriter, Location loc,
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
  for (const auto &[op, access] : model.getAccesses())
    if (access.stride != 1 && isMasked(access))
      forEachInstance(access.dependence, [&](Instance place) {
        for (int64_t part = 0; part < access.stride; ++part)
          (void)getStridedMask(place, access.stride, part);
      });
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

/// The number of lanes of a row that are executed.
Value TileEmitter::getLaneCount(Instance place) {
  Value count = laneCount;
  for (const MapAndOperands &end : model.getLanes().ends) {
    Value bound = createRowBound(end, place.row);
    count = arith::MinSIOp::create(rewriter, loc, count, bound);
  }
  if (rowCounts.empty())
    return count;
  Value zero = arith::ConstantIndexOp::create(rewriter, loc, 0);
  return arith::SelectOp::create(rewriter, loc, getRowValidity(place.row),
                                 count, zero);
}

/// The lanes that are executed.
Value TileEmitter::getMask(Instance place) {
  Value &mask = masks[{place.row, place.vector}];
  if (mask)
    return mask;
  mask = createMaskBelow(getLaneCount(place), place.vector);
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

/// The subscripts of the element that is `distance` elements after that of a lane of a vector.
SmallVector<Value> TileEmitter::createIndices(const TileAccess &access,
                                              Instance place, int64_t lane,
                                              int64_t distance) {
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
  unsigned rank = subscripts.map.getNumResults();
  for (unsigned i = 0; i < rank; ++i) {
    AffineMap map = subscripts.map.getSubMap({i});
    if (i + 1 == rank && distance != 0)
      map = AffineMap::get(map.getNumDims(), map.getNumSymbols(),
                           map.getResult(0) + distance);
    OpFoldResult index =
        makeComposedFoldedAffineApply(rewriter, loc, map, operands);
    indices.push_back(getValueOrCreateConstantIndexOp(rewriter, loc, index));
  }
  return indices;
}

//===-- Strided loads ------------------------------------------------------===//

/// The distance of the first element of a part of a strided load from that of the whole load. The last part ends
/// with the element of the last lane.
static int64_t getPartStart(int64_t length, int64_t stride, int64_t part) {
  return part * length - (part + 1 == stride ? stride - 1 : 0);
}

/// The elements of a part up to that of the last lane that is executed.
Value TileEmitter::getStridedMask(Instance place, int64_t stride,
                                  int64_t part) {
  Value &mask = stridedMasks[{place.row, place.vector, stride, part}];
  if (mask)
    return mask;
  int64_t length = model.getTile().vectorLength;
  AffineExpr lanes =
      rewriter.getAffineDimExpr(0) - int64_t(place.vector) * length;
  AffineExpr end = (lanes - 1) * stride + 1;
  OpFoldResult count(getLaneCount(place));
  Value number = makeComposedAffineApply(
      rewriter, loc, end - getPartStart(length, stride, part), {count});
  return mask = vector::CreateMaskOp::create(
             rewriter, loc, getVectorType(rewriter.getI1Type()), number);
}

/// Loads neighbouring elements: those of the mask, unless it is null.
Value TileEmitter::loadPart(const TileAccess &access, ValueRange indices,
                            Value mask) {
  Type element = cast<MemRefType>(access.memref.getType()).getElementType();
  VectorType type = getVectorType(element);
  if (!mask)
    return vector::LoadOp::create(rewriter, loc, type, access.memref, indices);
  // Neutral for all operations that may be speculated.
  Value zeros = arith::ConstantOp::create(
      rewriter, loc,
      DenseElementsAttr::get(type, rewriter.getZeroAttr(element)));
  return vector::MaskedLoadOp::create(rewriter, loc, type, access.memref,
                                      indices, mask, zeros);
}

/// Loads all elements from the first lane to the last one by as many vectors as the stride is, and picks those of
/// lanes.
Value TileEmitter::loadStrided(const TileAccess &access, Instance place) {
  int64_t length = model.getTile().vectorLength, stride = access.stride;
  Value result;
  for (int64_t part = 0; part < stride; ++part) {
    int64_t start = getPartStart(length, stride, part);
    Value mask =
        isMasked(access) ? getStridedMask(place, stride, part) : Value();
    Value loaded =
        loadPart(access, createIndices(access, place, 0, start), mask);
    if (part == 0) {
      result = loaded;
      continue;
    }
    // Lanes of the first part are picked with those of the second one, and then keep their places.
    SmallVector<int64_t> picked;
    for (int64_t lane = 0; lane < length; ++lane) {
      int64_t own = std::min(lane * stride / length, stride - 1);
      bool isFirst = part == 1 && own == 0;
      picked.push_back(own == part ? length + lane * stride - start
                       : isFirst   ? lane * stride
                                   : lane);
    }
    result = vector::ShuffleOp::create(rewriter, loc, result, loaded, picked);
  }
  return result;
}

//===-- Operations ---------------------------------------------------------===//

Value TileEmitter::createLoad(const TileAccess &access, Instance place) {
  if (access.stride != 1)
    return loadStrided(access, place);
  SmallVector<Value> indices = createIndices(access, place);
  if (!access.dependence.lanes)
    return memref::LoadOp::create(rewriter, loc, access.memref, indices);
  if (access.isTransposed)
    return column ? columns.at(
                        {access.op, place.row, place.vector})[size_t(*column)]
                  : loadElements(access, place);
  return loadPart(access, indices,
                  isMasked(access) ? getSharedMask(access, place) : Value());
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
  // LLVM orders transpositions and chains of fused operations such that registers are spilled: the product
  // of a matrix of 2000 x 2000 and a vector takes 1.9 ms, without fused operations 0.8 ms.
  if (model.hasTransposed())
    dropFastMath(created, arith::FastMathFlags::contract);
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
        if (!dependence.lanes || onlyVector.value_or(vector) == vector)
          visit(&op, {row, vector});
    }
}
