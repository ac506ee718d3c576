// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/LoopEmitter.h"

#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

LoopEmitter::LoopEmitter(ValueRange tensors, StringRef tag)
    : tensors(tensors.begin(), tensors.end()), valueBuffers(tensors.size()),
      tag(tag), iterators(tensors.size()) {}

void LoopEmitter::createValueBuffers(const SparseBuilder &code, bool hasOutput,
                                     function_ref<void(Value)> prepareOutput) {
  OpBuilder &builder = code.getBuilder();
  Location loc = code.getLoc();
  for (auto [i, tensor] : llvm::enumerate(tensors)) {
    auto type = dyn_cast<RankedTensorType>(tensor.getType());
    if (!type)
      continue;
    if (getSparseTensorEncoding(type)) {
      valueBuffers[i] = ToValuesOp::create(builder, loc, tensor);
      continue;
    }
    Type buffer = MemRefType::get(type.getShape(), type.getElementType());
    valueBuffers[i] =
        bufferization::ToBufferOp::create(builder, loc, buffer, tensor);
    if (hasOutput && i + 1 == tensors.size())
      prepareOutput(valueBuffers[i]);
  }
}

void LoopEmitter::setLoopSizes(ArrayRef<Value> sizes) {
  iterators.emplace_back();
  for (Value size : sizes)
    iterators.back().emplace_back(size);
}

void LoopEmitter::createIterators(const SparseBuilder &code) {
  for (auto [i, tensor] : llvm::enumerate(tensors)) {
    if (!isa<RankedTensorType>(tensor.getType()))
      continue;
    for (unsigned lvl = 0; lvl < SparseTensorType(tensor).getLvlRank(); ++lvl)
      iterators[i].emplace_back(code, tensor, lvl);
  }
}

void LoopEmitter::enterSequence(const SparseBuilder &code,
                                ArrayRef<TensorLevel> levels) {
  for (TensorLevel level : levels) {
    bool isOfTensor = level.tensor < tensors.size();
    at(level).init(code, level.lvl && isOfTensor
                             ? &at({level.tensor, level.lvl - 1})
                             : nullptr);
  }
  universalIndices.push_back(code.index(0));
}

void LoopEmitter::locate(const SparseBuilder &code, TensorLevel level,
                         Value coord) {
  SparseIterator *parent =
      level.lvl ? &at({level.tensor, level.lvl - 1}) : nullptr;
  at(level).init(code, parent);
  at(level).locate(code, coord);
}

SmallVector<Value> LoopEmitter::getLoopIVs() const {
  SmallVector<Value> values;
  for (const Loop &loop : loops)
    values.push_back(loop.coord);
  return values;
}

Value LoopEmitter::createAffine(const SparseBuilder &code,
                                AffineExpr expr) const {
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return getLoopIV(dim.getPosition());
  if (expr.isConstant())
    return code.index(expr.getValue());
  Value lhs = createAffine(code, expr.getLHS());
  Value rhs = createAffine(code, expr.getRHS());
  return expr.getKind() == AffineExprKind::Add ? code.add(lhs, rhs)
                                               : code.mul(lhs, rhs);
}

//===-- Loops ---------------------------------------------------------------===//

Operation *LoopEmitter::enterLoop(const SparseBuilder &code,
                                  ArrayRef<TensorLevel> levels,
                                  MutableArrayRef<Value> carried,
                                  LoopOptions options) {
  SmallVector<SparseIterator *> random, sparse;
  for (TensorLevel level : levels)
    (at(level).isRandomAccessible() ? random : sparse).push_back(&at(level));
  llvm::stable_sort(sparse, [](auto *lhs, auto *rhs) {
    return lhs->isSegmented() && !rhs->isSegmented();
  });
  Value coord;
  Operation *op;
  bool isFor = !options.needsUniversalIndex && sparse.size() <= 1 &&
               (sparse.empty() || sparse.front()->isForIterable());
  // A loop over all coordinates continues at the index where the loop before it stopped.
  if (isFor && sparse.empty() &&
      random.front()->getCoord() != universalIndices.back())
    random.front()->locate(code, universalIndices.back());
  if (isFor)
    op = createFor(code, sparse.empty() ? *random.front() : *sparse.front(),
                   carried, options.isParallel, coord);
  else
    op = createWhile(
        code, sparse, carried,
        options.needsUniversalIndex ? universalIndices.back() : Value(), coord);
  op->setAttr("Emitted from", StringAttr::get(code.getContext(), tag));
  for (SparseIterator *iterator : random)
    if (iterator->getCoord() != coord)
      iterator->locate(code, coord);
  loops.push_back({op, coord, SmallVector<TensorLevel>(levels)});
  return op;
}

Operation *LoopEmitter::createFor(const SparseBuilder &code,
                                  SparseIterator &iterator,
                                  MutableArrayRef<Value> carried,
                                  bool isParallel, Value &coord) {
  OpBuilder &builder = code.getBuilder();
  Value step = code.index(1);
  auto [lower, upper] = iterator.getForBounds(code);
  Operation *op;
  if (isParallel) {
    op = scf::ParallelOp::create(builder, code.getLoc(), lower, upper, step,
                                 carried)
             .getOperation();
    // The operation that ends the loop computes with the initial values.
  } else {
    auto loop =
        scf::ForOp::create(builder, code.getLoc(), lower, upper, step, carried);
    for (auto [i, value] : llvm::enumerate(carried))
      value = loop.getRegionIterArg(unsigned(i));
    op = loop;
  }
  Block *body = &op->getRegion(0).front();
  builder.setInsertionPointToStart(body);
  Value variable = body->getArgument(0);
  if (iterator.isRandomAccessible())
    iterator.locate(code, variable);
  else
    iterator.enter(code, variable);
  coord = iterator.getCoord();
  return op;
}

/// Takes the first values of `values` that belong to `iterator`.
static ValueRange takeCursor(const SparseIterator &iterator,
                             ValueRange &values) {
  ValueRange cursor = values.take_front(iterator.getNumCursorValues());
  values = values.drop_front(iterator.getNumCursorValues());
  return cursor;
}

Operation *LoopEmitter::createWhile(const SparseBuilder &code,
                                    ArrayRef<SparseIterator *> sparse,
                                    MutableArrayRef<Value> carried,
                                    Value universalIndex, Value &coord) {
  OpBuilder &builder = code.getBuilder();
  Location loc = code.getLoc();
  SmallVector<Value> inits;
  for (SparseIterator *iterator : sparse)
    llvm::append_range(inits, iterator->getCursor());
  llvm::append_range(inits, carried);
  if (universalIndex)
    inits.push_back(universalIndex);
  SmallVector<Type> types;
  for (Value init : inits)
    types.push_back(init.getType());
  SmallVector<Location> locs(types.size(), loc);
  auto loop = scf::WhileOp::create(builder, loc, TypeRange(types), inits);
  Block *before = builder.createBlock(&loop->getRegion(0), {}, types, locs);
  Block *after = builder.createBlock(&loop->getRegion(1), {}, types, locs);
  builder.setInsertionPointToStart(before);
  SmallVector<Value> beforeArgs(before->getArguments().begin(),
                                before->getArguments().end());
  ValueRange args = beforeArgs;
  Value condition;
  for (SparseIterator *iterator : sparse) {
    Value test = iterator->isInBounds(code, takeCursor(*iterator, args));
    condition = condition ? code.bitAnd(condition, test) : test;
  }
  scf::ConditionOp::create(builder, loc, condition, beforeArgs);

  builder.setInsertionPointToStart(after);
  SmallVector<Value> afterArgs(after->getArguments().begin(),
                               after->getArguments().end());
  args = afterArgs;
  for (SparseIterator *iterator : sparse)
    iterator->enter(code, takeCursor(*iterator, args));
  for (auto [value, argument] : llvm::zip(carried, args))
    value = argument;
  if (universalIndex) {
    coord = afterArgs.back();
    return loop;
  }
  for (SparseIterator *iterator : sparse) {
    if (!coord) {
      coord = iterator->getCoord();
      continue;
    }
    Value isLess =
        code.compare(arith::CmpIPredicate::ult, iterator->getCoord(), coord);
    coord = code.select(isLess, iterator->getCoord(), coord);
  }
  return loop;
}

//===-- Ends of loops -------------------------------------------------------===//

void LoopEmitter::exitLoop(RewriterBase &rewriter, Location loc,
                           MutableArrayRef<Value> carried) {
  if (isa<scf::WhileOp>(loops.back().op))
    exitWhile(rewriter, loc, carried);
  else
    exitFor(rewriter, loc, carried);
  loops.pop_back();
}

/// Makes the operation that computes `result` from the initial value of an scf.parallel its
/// reduction.
static void createReduction(RewriterBase &rewriter, Location loc,
                            scf::ParallelOp loop, Value result) {
  Operation *def = result.getDefiningOp();
  Value init = loop.getInitVals().front();
  Value lhs = def->getOperands().front(), rhs = def->getOperands().back();
  Value update = lhs == init ? rhs : lhs;
  rewriter.setInsertionPointAfter(def);
  Operation *old = loop->getRegion(0).front().getTerminator();
  auto reduce = scf::ReduceOp::create(rewriter, loc, ValueRange(update), 1);
  Block *block =
      rewriter.createBlock(&reduce->getRegion(0), {},
                           {update.getType(), update.getType()}, {loc, loc});
  Operation *combined = rewriter.clone(*def);
  rewriter.modifyOpInPlace(combined, [&] {
    combined->setOperands({block->getArgument(0), block->getArgument(1)});
  });
  scf::ReduceReturnOp::create(rewriter, loc, combined->getResult(0));
  rewriter.eraseOp(def);
  if (old && old != reduce.getOperation())
    rewriter.eraseOp(old);
}

void LoopEmitter::exitFor(RewriterBase &rewriter, Location loc,
                          MutableArrayRef<Value> carried) {
  Operation *op = loops.back().op;
  if (auto parallel = dyn_cast<scf::ParallelOp>(op)) {
    if (!carried.empty())
      createReduction(rewriter, loc, parallel, carried.front());
  } else if (!carried.empty()) {
    scf::YieldOp::create(rewriter, loc, carried);
  }
  rewriter.setInsertionPointAfter(op);
  for (auto [value, result] : llvm::zip(carried, op->getResults()))
    value = result;
}

void LoopEmitter::exitWhile(RewriterBase &rewriter, Location loc,
                            MutableArrayRef<Value> carried) {
  SparseBuilder code(rewriter, loc);
  const Loop &loop = loops.back();
  SmallVector<Value> yielded,
      loopResults(loop.op->getResults().begin(), loop.op->getResults().end());
  ValueRange results = loopResults;
  SmallVector<SparseIterator *> sparse;
  for (TensorLevel level : loop.levels)
    if (!at(level).isRandomAccessible())
      sparse.push_back(&at(level));
  llvm::stable_sort(sparse, [](auto *lhs, auto *rhs) {
    return lhs->isSegmented() && !rhs->isSegmented();
  });
  for (SparseIterator *iterator : sparse) {
    Value isCurrent = code.compare(arith::CmpIPredicate::eq,
                                   iterator->getCoord(), loop.coord);
    iterator->advanceIf(code, isCurrent);
    llvm::append_range(yielded, iterator->getCursor());
    iterator->enter(code, takeCursor(*iterator, results), /*deref=*/false);
  }
  for (Value &value : carried) {
    yielded.push_back(value);
    value = results.front();
    results = results.drop_front();
  }
  if (!results.empty()) {
    yielded.push_back(code.add(loop.coord, 1));
    universalIndices.back() = results.front();
  }
  code.yield(yielded);
  rewriter.setInsertionPointAfter(loop.op);
  for (TensorLevel level : loop.levels)
    if (at(level).isRandomAccessible() && !results.empty())
      at(level).locate(code, universalIndices.back());
}
