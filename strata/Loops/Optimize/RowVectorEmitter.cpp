// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The loops and vector operations of row vectors.
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Affine/VectorizationDetail.h"
#include "strata/Loops/Optimize/RowVectors.h"
#include "strata/Loops/Optimize/TileModelDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

namespace {
/// The replacement of one loop.
class RowVectorEmitter {
public:
  RowVectorEmitter(RewriterBase &rewriter, const RowVectorLoop &row)
      : rewriter(rewriter), row(row), loop(row.loop),
        loc(AffineForOp(row.loop).getLoc()) {}
  void run();

private:
  VectorType getVectorType(Type type) const {
    return VectorType::get(row.vectorLength, type);
  }
  /// Numbers of iterations of one step of the main loop.
  int64_t getStep() const { return row.vectorLength * row.numCopies; }
  Value createIndex(int64_t number) {
    return arith::ConstantIndexOp::create(rewriter, loc, number);
  }

  SmallVector<Value> emitGuarded();
  SmallVector<Value> emitLoops();
  Attribute getNeutral(const LoopReduction &reduction);
  SmallVector<Value> createNeutral();
  SmallVector<Value> combineCopies(ValueRange partial);
  SmallVector<Value> emitLoop(Value start, Value end, int64_t numCopies,
                              bool isMasked, ValueRange inits);
  SmallVector<Value> emitVector(Value start, int64_t offset, Value mask,
                                ValueRange carried);
  Value createVector(Value value);
  SmallVector<Value> createIndices(Operation *op, Value start, int64_t offset);
  void emitOp(Operation *op, Value start, int64_t offset);
  Value emitComputation(Operation *op);
  Value createFinal(const LoopReduction &reduction, Value init, Value vector);

  RewriterBase &rewriter;
  const RowVectorLoop &row;
  AffineForOp loop;
  Location loc;
  Value lower, upper;
  /// The vectors of the values of the loop, in the iterations of which operations are created, and vectors
  /// of one value.
  llvm::DenseMap<Value, Value> vectors, broadcasts;
  Value mask;
  /// The loop of vectors in which operations are created.
  Operation *current = nullptr;
};
} // namespace

//===-- Values -------------------------------------------------------------===//

Value RowVectorEmitter::createVector(Value value) {
  if (Value known = vectors.lookup(value))
    return known;
  Value &broadcast = broadcasts[value];
  if (broadcast)
    return broadcast;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(current);
  Attribute constant;
  VectorType type = getVectorType(value.getType());
  if (matchPattern(value, m_Constant(&constant)))
    return broadcast = arith::ConstantOp::create(
               rewriter, loc, DenseElementsAttr::get(type, constant));
  return broadcast = vector::BroadcastOp::create(rewriter, loc, type, value);
}

/// The subscripts of the first element of a vector.
SmallVector<Value> RowVectorEmitter::createIndices(Operation *op, Value start,
                                                   int64_t offset) {
  MapAndOperands base{rewriter.getDimIdentityMap(), {start}};
  SmallVector<Value> indices;
  auto add = [&](MapAndOperands subscript) {
    substitute(subscript, loop.getInductionVar(), base, offset);
    SmallVector<OpFoldResult> operands(subscript.operands.begin(),
                                       subscript.operands.end());
    OpFoldResult index =
        makeComposedFoldedAffineApply(rewriter, loc, subscript.map, operands);
    indices.push_back(getValueOrCreateConstantIndexOp(rewriter, loc, index));
  };
  if (auto load = dyn_cast<memref::LoadOp>(op)) {
    llvm::append_range(indices, load.getIndices().drop_back());
    add({rewriter.getDimIdentityMap(), {load.getIndices().back()}});
    return indices;
  }
  MapAndOperands subscripts = getSubscripts(op);
  for (unsigned i = 0; i < subscripts.map.getNumResults(); ++i)
    add({subscripts.map.getSubMap({i}), subscripts.operands});
  return indices;
}

//===-- Operations ---------------------------------------------------------===//

/// The value with which lanes of the reduction begin.
Attribute RowVectorEmitter::getNeutral(const LoopReduction &reduction) {
  Type type = reduction.value.getType();
  // The sum of zeros with a sign has a sign.
  if (reduction.kind == arith::AtomicRMWKind::addf)
    return rewriter.getFloatAttr(
        type, APFloat::getZero(cast<FloatType>(type).getFloatSemantics(),
                               /*Negative=*/true));
  return getNeutralValue(rewriter, reduction.kind, type);
}

/// Lanes that are not executed keep the values that the loop carries.
Value RowVectorEmitter::emitComputation(Operation *op) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(createVector(operand));
  Operation *created =
      rewriter.create(op->getLoc(), op->getName().getStringRef(), operands,
                      getVectorType(op->getResult(0).getType()),
                      llvm::to_vector(op->getAttrs()));
  Value result = created->getResult(0);
  const auto *reduction =
      llvm::find_if(row.reductions, [&](const LoopReduction &each) {
        return each.combiner == op;
      });
  if (reduction == row.reductions.end())
    return result;
  // LLVM would give additions to vectors, of which several are in flight, one order.
  dropFastMath(created, arith::FastMathFlags::reassoc |
                            getFlagsAgainst(getNeutral(*reduction)));
  if (!mask)
    return result;
  Value carried =
      createVector(loop.getRegionIterArgs()[reduction->iterArgPosition]);
  return arith::SelectOp::create(rewriter, loc, mask, result, carried);
}

void RowVectorEmitter::emitOp(Operation *op, Value start, int64_t offset) {
  if (auto store = dyn_cast<AffineStoreOp>(op)) {
    Value value = createVector(store.getValueToStore());
    SmallVector<Value> indices = createIndices(op, start, offset);
    if (mask)
      vector::MaskedStoreOp::create(rewriter, loc, store.getMemRef(), indices,
                                    mask, value);
    else
      vector::StoreOp::create(rewriter, loc, value, store.getMemRef(), indices);
    return;
  }
  if (isa<AffineApplyOp>(op))
    return;
  if (!isa<AffineLoadOp, memref::LoadOp>(op)) {
    vectors[op->getResult(0)] = emitComputation(op);
    return;
  }
  Value memref = cast<MemoryAccessOpInterface>(op).getAccesses().front().memory;
  Type element = op->getResult(0).getType();
  VectorType type = getVectorType(element);
  SmallVector<Value> indices = createIndices(op, start, offset);
  if (!mask) {
    vectors[op->getResult(0)] =
        vector::LoadOp::create(rewriter, loc, type, memref, indices);
    return;
  }
  // Neutral for all operations that may be speculated.
  Value zeros = arith::ConstantOp::create(
      rewriter, loc,
      DenseElementsAttr::get(type, rewriter.getZeroAttr(element)));
  vectors[op->getResult(0)] = vector::MaskedLoadOp::create(
      rewriter, loc, type, memref, indices, mask, zeros);
}

/// Executes the iterations of one vector. Returns the values that it carries.
SmallVector<Value> RowVectorEmitter::emitVector(Value start, int64_t offset,
                                                Value laneMask,
                                                ValueRange carried) {
  vectors.clear();
  mask = laneMask;
  for (auto [argument, value] :
       llvm::zip_equal(loop.getRegionIterArgs(), carried))
    vectors[argument] = value;
  for (Operation &op : loop.getBody()->without_terminator())
    emitOp(&op, start, offset);
  SmallVector<Value> results;
  for (Value yielded : loop.getYieldedValues())
    results.push_back(vectors.lookup(yielded));
  vectors.clear();
  return results;
}

//===-- Loops --------------------------------------------------------------===//

/// Executes vectors from iteration `start` on. `inits` has the carried values of each copy in turn.
SmallVector<Value> RowVectorEmitter::emitLoop(Value start, Value end,
                                              int64_t numCopies, bool isMasked,
                                              ValueRange inits) {
  OpBuilder::InsertionGuard guard(rewriter);
  Value step = createIndex(row.vectorLength * numCopies);
  auto vectorLoop = scf::ForOp::create(rewriter, loc, start, end, step, inits);
  if (isMasked || numCopies > 1)
    vectorLoop->setDiscardableAttr(NoUnrollAttrName, rewriter.getUnitAttr());
  current = vectorLoop;
  Block *body = vectorLoop.getBody();
  while (!body->empty())
    rewriter.eraseOp(&body->back());
  rewriter.setInsertionPointToStart(body);
  Value variable = body->getArgument(0), laneMask;
  if (isMasked) {
    Value rest = arith::SubIOp::create(rewriter, loc, end, variable);
    laneMask = vector::CreateMaskOp::create(
        rewriter, loc, getVectorType(rewriter.getI1Type()), rest);
  }
  SmallVector<Value> carried(body->getArguments().drop_front());
  SmallVector<Value> yielded;
  size_t count = row.reductions.size();
  for (int64_t copy = 0; copy < numCopies; ++copy) {
    auto own = ArrayRef(carried).slice(size_t(copy) * count, count);
    llvm::append_range(
        yielded, emitVector(variable, copy * row.vectorLength, laneMask, own));
  }
  scf::YieldOp::create(rewriter, loc, yielded);
  return SmallVector<Value>(vectorLoop->getResults());
}

/// The values with which the vectors of one copy begin.
SmallVector<Value> RowVectorEmitter::createNeutral() {
  SmallVector<Value> values;
  for (const LoopReduction &reduction : row.reductions) {
    VectorType type = getVectorType(reduction.value.getType());
    values.push_back(arith::ConstantOp::create(
        rewriter, loc, DenseElementsAttr::get(type, getNeutral(reduction))));
  }
  return values;
}

/// Combines the values of all copies, in pairs.
SmallVector<Value> RowVectorEmitter::combineCopies(ValueRange partial) {
  size_t count = row.reductions.size();
  SmallVector<Value> values(partial);
  for (size_t copies = values.size() / std::max<size_t>(count, 1); copies > 1;
       copies /= 2)
    for (size_t i = 0; i < copies / 2 * count; ++i) {
      const LoopReduction &reduction = row.reductions[i % count];
      Operation *combiner = reduction.combiner;
      Value &first = values[i];
      Operation *created = rewriter.create(
          combiner->getLoc(), combiner->getName().getStringRef(),
          {first, values[copies / 2 * count + i]}, first.getType(),
          llvm::to_vector(combiner->getAttrs()));
      dropFastMath(created, getFlagsAgainst(getNeutral(reduction)));
      first = created->getResult(0);
    }
  values.truncate(count);
  return values;
}

Value RowVectorEmitter::createFinal(const LoopReduction &reduction, Value init,
                                    Value vector) {
  Operation *combiner = reduction.combiner;
  Operation *created = vector::ReductionOp::create(
      rewriter, loc, init.getType(), vector, init,
      getCombiningKind(reduction.kind),
      combiner->getAttrOfType<arith::FastMathFlagsAttr>("fastmath"));
  dropFastMath(created, getFlagsAgainst(getNeutral(reduction)));
  return created->getResult(0);
}

/// Creates the loops where there are iterations. Returns the results of the loop.
SmallVector<Value> RowVectorEmitter::emitLoops() {
  for (Operation *op : row.uniform)
    rewriter.moveOpBefore(op, loop);
  rewriter.setInsertionPoint(loop);
  int64_t step = getStep();
  AffineExpr first = rewriter.getAffineDimExpr(0),
             last = rewriter.getAffineDimExpr(1);
  OpFoldResult whole = makeComposedFoldedAffineApply(
      rewriter, loc, first + (last - first).floorDiv(step) * step,
      {OpFoldResult(lower), OpFoldResult(upper)});
  Value wholeEnd = getValueOrCreateConstantIndexOp(rewriter, loc, whole);
  SmallVector<Value> neutral = createNeutral(), inits;
  for (int64_t copy = 0; copy < row.numCopies; ++copy)
    llvm::append_range(inits, neutral);
  SmallVector<Value> partial = combineCopies(
      emitLoop(lower, wholeEnd, row.numCopies, /*isMasked=*/false, inits));
  std::optional<uint64_t> count = getTripCount(loop);
  if (!count || *count % uint64_t(step) != 0) {
    bool isMasked = !count || *count % uint64_t(row.vectorLength) != 0;
    partial = emitLoop(wholeEnd, upper, 1, isMasked, partial);
  }
  SmallVector<Value> results;
  for (auto [reduction, init, vector] :
       llvm::zip_equal(row.reductions, loop.getInits(), partial))
    results.push_back(createFinal(reduction, init, vector));
  return results;
}

SmallVector<Value> RowVectorEmitter::emitGuarded() {
  if (getTripCount(loop).value_or(0) != 0)
    return emitLoops();
  Value isExecuted = arith::CmpIOp::create(
      rewriter, loc, arith::CmpIPredicate::slt, lower, upper);
  auto guard =
      scf::IfOp::create(rewriter, loc, loop->getResultTypes(), isExecuted,
                        /*withElseRegion=*/true);
  SmallVector<Value> inits(loop.getInits());
  for (Block *block : {guard.thenBlock(), guard.elseBlock()})
    while (!block->empty())
      rewriter.eraseOp(&block->back());
  rewriter.setInsertionPointToEnd(guard.elseBlock());
  scf::YieldOp::create(rewriter, loc, inits);
  rewriter.setInsertionPointToEnd(guard.thenBlock());
  auto end = scf::YieldOp::create(rewriter, loc, ValueRange());
  rewriter.moveOpBefore(loop, end);
  SmallVector<Value> results = emitLoops();
  rewriter.modifyOpInPlace(end, [&] { end->setOperands(results); });
  return SmallVector<Value>(guard->getResults());
}

void RowVectorEmitter::run() {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  AffineBound from = loop.getLowerBound(), to = loop.getUpperBound();
  auto create = [&](AffineBound bound) {
    SmallVector<OpFoldResult> operands(bound.getOperands().begin(),
                                       bound.getOperands().end());
    OpFoldResult value =
        makeComposedFoldedAffineMin(rewriter, loc, bound.getMap(), operands);
    return getValueOrCreateConstantIndexOp(rewriter, loc, value);
  };
  lower = create(from);
  upper = create(to);
  SmallVector<Value> results = emitGuarded();
  rewriter.replaceOp(loop, results);
}

void affine::createRowVectors(RewriterBase &rewriter,
                              const RowVectorLoop &row) {
  RowVectorEmitter(rewriter, row).run();
}
