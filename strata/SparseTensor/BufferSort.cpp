// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/BufferSort.h"

#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/SparseTensor/SparseBuilder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::sparse_tensor;
using P = arith::CmpIPredicate;

namespace {
/// Generates code for arrays that are sorted together: `keys` with tuples, of which some numbers
/// are keys in an order and others are moved only, and more arrays.
class SortEmitter {
public:
  SortEmitter(SortOp op, OpBuilder &builder)
      : op(op), builder(builder), code(builder, op->getLoc()),
        numKeys(op.getPermMap().getNumResults()),
        numPerTuple(numKeys + op.getNy().value_or(0)) {}

  /// Calls the function of this prefix with `arguments` before the arrays and `more` after
  /// them. `emitBody` fills it if it does not exist.
  func::CallOp call(StringRef prefix, ValueRange arguments, TypeRange results,
                    void (SortEmitter::*emitBody)(ValueRange),
                    ValueRange more = {});

  /// Calls the function that sorts as the operation says.
  void emitCall();

  // Bodies.
  void emitBinarySearch(ValueRange args);
  void emitInsertionSort(ValueRange args);
  void emitShiftDown(ValueRange args);
  void emitHeapSort(ValueRange args);
  void emitHybridSort(ValueRange args);

private:
  /// The places in the buffer of tuples of the numbers of the tuple at `first`: keys in their
  /// order, then others. `start` is the place of the tuple.
  Value placeOf(Value start, unsigned number) const {
    return number ? code.add(start, number) : start;
  }
  SmallVector<unsigned> getOrder() const;
  Value emitIsLess(Value i, Value j);
  Value emitIsLessFrom(Value startI, Value startJ, ArrayRef<unsigned> keys);
  void emitSwap(Value i, Value j);
  Value startOf(Value tuple) {
    Value size = code.index(numPerTuple);
    return code.mul(tuple, size);
  }
  void moveDown(Value from, Value to);
  SmallVector<Value> emitLargerChild(Value lower, Value n, Value parent);

  SortOp op;
  OpBuilder &builder;
  SparseBuilder code;
  int64_t numKeys, numPerTuple;
  /// The arrays in the current function.
  Value keys;
  SmallVector<Value> others;
};
} // namespace

SmallVector<unsigned> SortEmitter::getOrder() const {
  SmallVector<unsigned> order;
  for (AffineExpr key : op.getPermMap().getResults())
    order.push_back(unsigned(key.getValue()));
  for (int64_t i = numKeys; i < numPerTuple; ++i)
    order.push_back(unsigned(i));
  return order;
}

func::CallOp SortEmitter::call(StringRef prefix, ValueRange arguments,
                               TypeRange results,
                               void (SortEmitter::*emitBody)(ValueRange),
                               ValueRange more) {
  SmallVector<Value> values(arguments.begin(), arguments.end());
  values.push_back(keys);
  llvm::append_range(values, others);
  llvm::append_range(values, more);
  std::string name = prefix.str();
  llvm::raw_string_ostream os(name);
  for (AffineExpr key : op.getPermMap().getResults())
    os << key.getValue() << '_';
  auto print = [&](Value buffer) {
    cast<MemRefType>(buffer.getType()).getElementType().print(os);
  };
  print(keys);
  os << "_coo_" << op.getNy().value_or(0);
  for (Value other : others) {
    os << '_';
    print(other);
  }
  Operation *caller = builder.getInsertionBlock()->getParentOp();
  while (!isa<func::FuncOp>(caller))
    caller = caller->getParentOp();
  if (!SymbolTable::lookupSymbolIn(caller->getParentOp(), name)) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(caller);
    SmallVector<Type> types;
    for (Value value : values)
      types.push_back(value.getType());
    auto function = func::FuncOp::create(
        builder, op->getLoc(), name, builder.getFunctionType(types, results),
        StringRef("private"));
    SmallVector<Location> locs(types.size(), op->getLoc());
    Block *entry =
        builder.createBlock(&function->getRegion(0), {}, types, locs);
    SmallVector<Value> args(entry->getArguments().begin(),
                            entry->getArguments().end());
    SortEmitter inner(op, builder);
    inner.keys = args[arguments.size()];
    inner.others.assign(args.begin() + arguments.size() + 1,
                        args.begin() + arguments.size() + 1 + others.size());
    (inner.*emitBody)(args);
  }
  return func::CallOp::create(builder, op->getLoc(), name, results, values);
}

//===-- Tuples --------------------------------------------------------------===//

Value SortEmitter::emitIsLessFrom(Value startI, Value startJ,
                                  ArrayRef<unsigned> order) {
  Value placeI = placeOf(startI, order.front());
  Value placeJ = placeOf(startJ, order.front());
  Value i = code.load(keys, placeI), j = code.load(keys, placeJ);
  if (order.size() == 1)
    return code.compare(P::ult, i, j);
  Value differs = code.compare(P::ne, i, j);
  auto branch = scf::IfOp::create(builder, op->getLoc(),
                                  TypeRange(builder.getI1Type()), differs,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  Value isLess = code.compare(P::ult, i, j);
  code.yield(isLess);
  builder.setInsertionPointToStart(branch.elseBlock());
  Value rest = emitIsLessFrom(startI, startJ, order.drop_front());
  code.yield(rest);
  return branch->getResult(0);
}

Value SortEmitter::emitIsLess(Value i, Value j) {
  Value startI = startOf(i), startJ = startOf(j);
  SmallVector<unsigned> order = getOrder();
  return emitIsLessFrom(startI, startJ,
                        ArrayRef(order).take_front(size_t(numKeys)));
}

void SortEmitter::emitSwap(Value i, Value j) {
  auto swap = [&](Value buffer, Value placeI, Value placeJ) {
    Value left = code.load(buffer, placeI), right = code.load(buffer, placeJ);
    code.store(right, buffer, placeI);
    code.store(left, buffer, placeJ);
  };
  Value startI = startOf(i), startJ = startOf(j);
  for (unsigned number : getOrder()) {
    Value placeI = placeOf(startI, number), placeJ = placeOf(startJ, number);
    swap(keys, placeI, placeJ);
  }
  for (Value other : others)
    swap(other, i, j);
}

void SortEmitter::moveDown(Value from, Value to) {
  Value startFrom = startOf(from), startTo = startOf(to);
  for (unsigned number : getOrder()) {
    Value placeFrom = placeOf(startFrom, number);
    Value placeTo = placeOf(startTo, number);
    Value moved = code.load(keys, placeFrom);
    code.store(moved, keys, placeTo);
  }
  for (Value other : others) {
    Value moved = code.load(other, from);
    code.store(moved, other, to);
  }
}

//===-- Insertion sort ------------------------------------------------------===//

/// The place among the sorted tuples lo .. hi-1 after which the tuple `hi` belongs.
void SortEmitter::emitBinarySearch(ValueRange args) {
  Location loc = op->getLoc();
  Type index = builder.getIndexType();
  Value hi = args[1];
  auto loop = scf::WhileOp::create(
      builder, loc, TypeRange({index, index}), args.take_front(2),
      [&](OpBuilder &, Location loc, ValueRange bounds) {
        Value isOpen = code.compare(P::ult, bounds[0], bounds[1]);
        scf::ConditionOp::create(builder, loc, isOpen, bounds);
      },
      [&](OpBuilder &, Location, ValueRange bounds) {
        Value sum = code.add(bounds[0], bounds[1]);
        Value one = code.index(1);
        Value middle = code.create<arith::ShRUIOp>({sum, one}, index);
        Value next = code.add(middle, one);
        Value isLess = emitIsLess(hi, middle);
        Value lower = code.select(isLess, bounds[0], next);
        Value upper = code.select(isLess, middle, bounds[1]);
        code.yield({lower, upper});
      });
  func::ReturnOp::create(builder, loc, loop->getResult(0));
}

void SortEmitter::emitInsertionSort(ValueRange args) {
  Location loc = op->getLoc();
  Value lo = args[0], hi = args[1], one = code.index(1);
  Value second = code.add(lo, one);
  auto loop = scf::ForOp::create(builder, loc, second, hi, one);
  builder.setInsertionPointToStart(&loop->getRegion(0).front());
  Value i = loop.getInductionVar();
  func::CallOp search =
      call("_sparse_binary_search_", {lo, i}, TypeRange(builder.getIndexType()),
           &SortEmitter::emitBinarySearch);
  Value place = search->getResult(0);
  // Keeps the tuple, moves the tuples from its place on, and puts it there.
  Value start = startOf(i);
  SmallVector<Value> kept;
  for (unsigned number : getOrder()) {
    Value from = placeOf(start, number);
    kept.push_back(code.load(keys, from));
  }
  for (Value other : others)
    kept.push_back(code.load(other, i));
  Value count = code.sub(i, place), zero = code.index(0);
  auto shift = scf::ForOp::create(builder, loc, zero, count, one);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&shift->getRegion(0).front());
    Value to = code.sub(i, shift.getInductionVar());
    Value from = code.sub(to, one);
    moveDown(from, to);
  }
  Value target = startOf(place);
  const Value *value = kept.begin();
  for (unsigned number : getOrder()) {
    Value to = placeOf(target, number);
    code.store(*value++, keys, to);
  }
  for (Value other : others)
    code.store(*value++, other, place);
  builder.setInsertionPointAfter(loop);
  func::ReturnOp::create(builder, loc);
}

//===-- Heap sort -----------------------------------------------------------===//

/// The number and the tuple of the larger child of `parent`, in a heap of `n` tuples from `lower`
/// on.
SmallVector<Value> SortEmitter::emitLargerChild(Value lower, Value n,
                                                Value parent) {
  Location loc = op->getLoc();
  Type index = builder.getIndexType();
  Value one = code.index(1);
  Value twice = code.create<arith::ShLIOp>({parent, one}, index);
  Value left = code.add(twice, one);
  Value leftTuple = code.add(left, lower);
  Value right = code.add(left, one);
  Value hasRight = code.compare(P::ult, right, n);
  auto branch = scf::IfOp::create(builder, loc, TypeRange({index, index}),
                                  hasRight, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  Value rightTuple = code.add(right, lower);
  Value isLess = emitIsLess(leftTuple, rightTuple);
  auto larger = scf::IfOp::create(builder, loc, TypeRange({index, index}),
                                  isLess, /*withElseRegion=*/true);
  builder.setInsertionPointToStart(larger.thenBlock());
  code.yield({right, rightTuple});
  builder.setInsertionPointToStart(larger.elseBlock());
  code.yield({left, leftTuple});
  builder.setInsertionPointAfter(larger);
  code.yield(larger->getResults());
  builder.setInsertionPointToStart(branch.elseBlock());
  code.yield({left, leftTuple});
  return {branch->getResult(0), branch->getResult(1)};
}

/// Moves the tuple `start` down until no child is larger, in a heap of `n` tuples.
void SortEmitter::emitShiftDown(ValueRange args) {
  Location loc = op->getLoc();
  Type index = builder.getIndexType();
  Value lower = args[0], start = args[1], n = args.back();
  Value two = code.index(2);
  Value hasChildren = code.compare(P::uge, n, two);
  auto outer = scf::IfOp::create(builder, loc, TypeRange(), hasChildren,
                                 /*withElseRegion=*/false);
  builder.setInsertionPointToStart(outer.thenBlock());
  Value number = code.sub(start, lower), one = code.index(1);
  Value rest = code.sub(n, two);
  Value lastParent = code.create<arith::ShRUIOp>({rest, one}, index);
  Value isParent = code.compare(P::uge, lastParent, number);
  auto inner = scf::IfOp::create(builder, loc, TypeRange(), isParent,
                                 /*withElseRegion=*/false);
  builder.setInsertionPointToStart(inner.thenBlock());
  SmallVector<Value> state = emitLargerChild(lower, n, number);
  state.insert(state.begin(), start);
  scf::WhileOp::create(
      builder, loc, TypeRange({index, index, index}), state,
      [&](OpBuilder &, Location loc, ValueRange values) {
        Value isLess = emitIsLess(values[0], values[2]);
        scf::ConditionOp::create(builder, loc, isLess, values);
      },
      [&](OpBuilder &, Location loc, ValueRange values) {
        emitSwap(values[0], values[2]);
        Value isInner = code.compare(P::uge, lastParent, values[1]);
        auto next = scf::IfOp::create(builder, loc, TypeRange({index, index}),
                                      isInner, /*withElseRegion=*/true);
        builder.setInsertionPointToStart(next.thenBlock());
        SmallVector<Value> child = emitLargerChild(lower, n, values[1]);
        code.yield(child);
        builder.setInsertionPointToStart(next.elseBlock());
        code.yield({values[1], values[2]});
        builder.setInsertionPointAfter(next);
        code.yield({values[2], next->getResult(0), next->getResult(1)});
      });
  builder.setInsertionPointAfter(outer);
  func::ReturnOp::create(builder, loc);
}

void SortEmitter::emitHeapSort(ValueRange args) {
  Location loc = op->getLoc();
  Type index = builder.getIndexType();
  Value lo = args[0], hi = args[1];
  Value n = code.sub(hi, lo), two = code.index(2), one = code.index(1);
  Value rest = code.sub(n, two);
  Value last = code.create<arith::ShRUIOp>({rest, one}, index);
  Value count = code.add(last, one), zero = code.index(0);
  auto build = scf::ForOp::create(builder, loc, zero, count, one);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&build->getRegion(0).front());
    Value number = code.sub(last, build.getInductionVar());
    Value tuple = code.add(lo, number);
    call("_sparse_shift_down_", {lo, tuple}, {}, &SortEmitter::emitShiftDown,
         n);
  }
  Value steps = code.sub(n, one);
  auto extract = scf::ForOp::create(builder, loc, zero, steps, one);
  {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(&extract->getRegion(0).front());
    Value size = code.sub(n, extract.getInductionVar());
    Value end = code.add(lo, size);
    Value tuple = code.sub(end, one);
    emitSwap(lo, tuple);
    Value smaller = code.sub(size, one);
    call("_sparse_shift_down_", {lo, lo}, {}, &SortEmitter::emitShiftDown,
         smaller);
  }
  func::ReturnOp::create(builder, loc);
}

/// An insertion sort of at most 30 tuples, for which it is fast, and a heap sort of more.
void SortEmitter::emitHybridSort(ValueRange args) {
  Value lo = args[0], hi = args[1];
  Value count = code.sub(hi, lo), limit = code.index(30);
  Value isSmall = code.compare(P::ule, count, limit);
  auto branch = scf::IfOp::create(builder, op->getLoc(), TypeRange(), isSmall,
                                  /*withElseRegion=*/true);
  builder.setInsertionPointToStart(branch.thenBlock());
  call("_sparse_sort_stable_", {lo, hi}, {}, &SortEmitter::emitInsertionSort);
  builder.setInsertionPointToStart(branch.elseBlock());
  call("_sparse_heap_sort_", {lo, hi}, {}, &SortEmitter::emitHeapSort);
  builder.setInsertionPointAfter(branch);
  func::ReturnOp::create(builder, op->getLoc());
}

void SortEmitter::emitCall() {
  keys = op.getXy();
  others.assign(op.getYs().begin(), op.getYs().end());
  Value zero = code.index(0);
  switch (op.getAlgorithm()) {
  case SparseTensorSortKind::insertion_sort_stable:
    call("_sparse_sort_stable_", {zero, op.getN()}, {},
         &SortEmitter::emitInsertionSort);
    return;
  case SparseTensorSortKind::heap_sort:
    call("_sparse_heap_sort_", {zero, op.getN()}, {},
         &SortEmitter::emitHeapSort);
    return;
  case SparseTensorSortKind::quick_sort:
  case SparseTensorSortKind::hybrid_quick_sort:
    call("_sparse_hybrid_sort_", {zero, op.getN()}, {},
         &SortEmitter::emitHybridSort);
    return;
  }
}

LogicalResult strata::sparse_tensor::rewriteSort(SortOp op,
                                                 PatternRewriter &rewriter) {
  SortEmitter emitter(op, rewriter);
  emitter.emitCall();
  rewriter.eraseOp(op);
  return success();
}
