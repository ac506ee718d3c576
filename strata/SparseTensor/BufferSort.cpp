// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/SparseTensor/BufferSort.h"

#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/Math/MathOps.h"
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
  void emitPartition(ValueRange args);
  void emitQuickSort(ValueRange args);
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
  Value emitIsEqual(Value i, Value j);
  Value emitIsEqualFrom(Value startI, Value startJ, ArrayRef<unsigned> keys);
  void emitSwap(Value i, Value j);
  void emitSortOf(ArrayRef<Value> tuples);
  Value emitPivot(Value lo, Value hi, Value one, Value &last);
  Value emitScan(Value tuple, Value pivot, int64_t step);
  Value emitMovedPivot(Value i, Value j, Value pivot);
  void emitPartitionStep(ValueRange state, Value one);
  SmallVector<Value> emitDivision(StringRef prefix, Value lo, Value hi,
                                  void (SortEmitter::*emitBody)(ValueRange),
                                  ValueRange more);
  void emitSortLoop(ValueRange args,
                    function_ref<SmallVector<Value>(Value, Value)> emitStep);
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
  SymbolPlace place = findSymbolPlace(builder);
  if (!SymbolTable::lookupSymbolIn(place.table, name)) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPoint(place.block, place.point);
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

Value SortEmitter::emitIsEqualFrom(Value startI, Value startJ,
                                   ArrayRef<unsigned> order) {
  Value placeI = placeOf(startI, order.front());
  Value placeJ = placeOf(startJ, order.front());
  Value i = code.load(keys, placeI), j = code.load(keys, placeJ);
  if (order.size() == 1)
    return code.compare(P::eq, i, j);
  Value differs = code.compare(P::ne, i, j);
  auto branch = scf::IfOp::create(builder, op->getLoc(),
                                  TypeRange(builder.getI1Type()), differs,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  Value no = code.boolean(false);
  code.yield(no);
  builder.setInsertionPointToStart(branch.elseBlock());
  Value rest = emitIsEqualFrom(startI, startJ, order.drop_front());
  code.yield(rest);
  return branch->getResult(0);
}

Value SortEmitter::emitIsEqual(Value i, Value j) {
  Value startI = startOf(i), startJ = startOf(j);
  SmallVector<unsigned> order = getOrder();
  return emitIsEqualFrom(startI, startJ,
                         ArrayRef(order).take_front(size_t(numKeys)));
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
  Value n = code.sub(hi, lo);
  Value zero = code.index(0), one = code.index(1), two = code.index(2);
  Value rest = code.sub(n, two);
  Value last = code.create<arith::ShRUIOp>({rest, one}, index);
  Value count = code.add(last, one);
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

//===-- Quick sort ----------------------------------------------------------===//

/// Sorts the tuples `tuples`, which are few.
void SortEmitter::emitSortOf(ArrayRef<Value> tuples) {
  for (size_t last = 1; last < tuples.size(); ++last) {
    OpBuilder::InsertionGuard guard(builder);
    // A tuple moves down as long as it is smaller.
    for (size_t i = last; i > 0; --i) {
      Value isLess = emitIsLess(tuples[i], tuples[i - 1]);
      auto branch = scf::IfOp::create(builder, op->getLoc(), TypeRange(),
                                      isLess, /*withElseRegion=*/false);
      builder.setInsertionPointToStart(branch.thenBlock());
      emitSwap(tuples[i], tuples[i - 1]);
    }
  }
}

/// Makes the tuple in the middle the median of three, or of five among many.
Value SortEmitter::emitPivot(Value lo, Value hi, Value one, Value &last) {
  Location loc = op->getLoc();
  Type index = builder.getIndexType();
  auto middleOf = [&](Value lower, Value upper) {
    Value sum = code.add(lower, upper);
    return code.create<arith::ShRUIOp>({sum, one}, index);
  };
  Value middle = middleOf(lo, hi);
  last = code.sub(hi, one);
  Value count = code.sub(hi, lo), limit = code.index(1000);
  Value isSmall = code.compare(P::ult, count, limit);
  auto branch = scf::IfOp::create(builder, loc, TypeRange(), isSmall,
                                  /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(branch.thenBlock());
  emitSortOf({lo, middle, last});
  builder.setInsertionPointToStart(branch.elseBlock());
  Value low = middleOf(lo, hi), high = middleOf(middle, hi);
  emitSortOf({lo, low, middle, high, last});
  return middle;
}

/// Moves `tuple` by `step` as long as it is on its side of `pivot`.
Value SortEmitter::emitScan(Value tuple, Value pivot, int64_t step) {
  auto loop = scf::WhileOp::create(
      builder, op->getLoc(), TypeRange(builder.getIndexType()),
      ValueRange(tuple),
      [&](OpBuilder &, Location loc, ValueRange args) {
        Value isLess = step > 0 ? emitIsLess(args.front(), pivot)
                                : emitIsLess(pivot, args.front());
        scf::ConditionOp::create(builder, loc, isLess, args);
      },
      [&](OpBuilder &, Location, ValueRange args) {
        Value next = code.add(args.front(), step);
        code.yield(next);
      });
  return loop->getResult(0);
}

/// The place of the pivot after the tuples `i` and `j` were exchanged.
Value SortEmitter::emitMovedPivot(Value i, Value j, Value pivot) {
  Location loc = op->getLoc();
  Type index = builder.getIndexType();
  OpBuilder::InsertionGuard guard(builder);
  Value isFirst = code.compare(P::eq, i, pivot);
  auto first = scf::IfOp::create(builder, loc, TypeRange(index), isFirst,
                                 /*withElseRegion=*/true);
  builder.setInsertionPointToStart(first.thenBlock());
  code.yield(j);
  builder.setInsertionPointToStart(first.elseBlock());
  Value isSecond = code.compare(P::eq, j, pivot);
  auto second = scf::IfOp::create(builder, loc, TypeRange(index), isSecond,
                                  /*withElseRegion=*/true);
  builder.setInsertionPointToStart(second.thenBlock());
  code.yield(i);
  builder.setInsertionPointToStart(second.elseBlock());
  code.yield(pivot);
  builder.setInsertionPointAfter(second);
  code.yield(second->getResult(0));
  return first->getResult(0);
}

/// One exchange of tuples on the wrong sides of the pivot: the values of the next iteration.
void SortEmitter::emitPartitionStep(ValueRange state, Value one) {
  Location loc = op->getLoc();
  Type index = builder.getIndexType(), flag = builder.getI1Type();
  Value pivot = state[2];
  Value i = emitScan(state[0], pivot, 1);
  Value isFirstEqual = emitIsEqual(i, pivot);
  Value j = emitScan(state[1], pivot, -1);
  Value isSecondEqual = emitIsEqual(j, pivot);
  Value isOpen = code.compare(P::ult, i, j);
  auto branch =
      scf::IfOp::create(builder, loc, TypeRange({index, index, index, flag}),
                        isOpen, /*withElseRegion=*/true);
  builder.setInsertionPointToStart(branch.thenBlock());
  emitSwap(i, j);
  Value moved = emitMovedPivot(i, j, pivot);
  builder.setInsertionPointToEnd(branch.thenBlock());
  // Tuples that are equal to the pivot would be exchanged again and again.
  Value areEqual = code.bitAnd(isFirstEqual, isSecondEqual);
  auto next = scf::IfOp::create(builder, loc, TypeRange({index, index}),
                                areEqual, /*withElseRegion=*/true);
  builder.setInsertionPointToStart(next.thenBlock());
  Value nextI = code.add(i, one), nextJ = code.sub(j, one);
  code.yield({nextI, nextJ});
  builder.setInsertionPointToStart(next.elseBlock());
  code.yield({i, j});
  builder.setInsertionPointAfter(next);
  Value yes = code.boolean(true);
  code.yield({next->getResult(0), next->getResult(1), moved, yes});
  builder.setInsertionPointToStart(branch.elseBlock());
  Value border = code.add(j, one), no = code.boolean(false);
  code.yield({i, j, border, no});
  builder.setInsertionPointAfter(branch);
  code.yield(branch->getResults());
}

/// Places tuples smaller than a pivot before those that are larger, and returns the border.
void SortEmitter::emitPartition(ValueRange args) {
  Location loc = op->getLoc();
  Type index = builder.getIndexType(), flag = builder.getI1Type();
  Value one = code.index(1), last;
  Value lo = args[0];
  Value pivot = emitPivot(lo, args[1], one, last);
  Value yes = code.boolean(true);
  SmallVector<Value> state{lo, last, pivot, yes};
  auto loop = scf::WhileOp::create(
      builder, loc, TypeRange({index, index, index, flag}), state,
      [&](OpBuilder &, Location loc, ValueRange values) {
        scf::ConditionOp::create(builder, loc, values[3], values);
      },
      [&](OpBuilder &, Location, ValueRange values) {
        emitPartitionStep(values, one);
      });
  func::ReturnOp::create(builder, loc, loop->getResult(2));
}

/// Divides the tuples, and sorts the smaller part by a call of `prefix`: returns the bounds of the
/// other part.
SmallVector<Value>
SortEmitter::emitDivision(StringRef prefix, Value lo, Value hi,
                          void (SortEmitter::*emitBody)(ValueRange),
                          ValueRange more) {
  Location loc = op->getLoc();
  Type index = builder.getIndexType();
  func::CallOp partition = call("_sparse_partition_", {lo, hi},
                                TypeRange(index), &SortEmitter::emitPartition);
  Value border = partition->getResult(0);
  Value low = code.sub(border, lo), high = code.sub(hi, border);
  Value count = code.sub(hi, lo), two = code.index(2);
  Value isLarge = code.compare(P::ugt, count, two);
  auto outer = scf::IfOp::create(builder, loc, TypeRange({index, index}),
                                 isLarge, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(outer.thenBlock());
  Value isLowSmaller = code.compare(P::ule, low, high);
  auto inner = scf::IfOp::create(builder, loc, TypeRange({index, index}),
                                 isLowSmaller, /*withElseRegion=*/true);
  auto sortPart = [&](Block *block, Value size, Value from, Value to) {
    builder.setInsertionPointToStart(block);
    Value zero = code.index(0);
    Value isNonEmpty = code.compare(P::ne, size, zero);
    auto test = scf::IfOp::create(builder, loc, TypeRange(), isNonEmpty,
                                  /*withElseRegion=*/false);
    builder.setInsertionPointToStart(test.thenBlock());
    call(prefix, {from, to}, {}, emitBody, more);
    builder.setInsertionPointAfter(test);
  };
  sortPart(inner.thenBlock(), low, lo, border);
  code.yield({border, hi});
  sortPart(inner.elseBlock(), high, border, hi);
  code.yield({lo, border});
  builder.setInsertionPointAfter(inner);
  code.yield(inner->getResults());
  builder.setInsertionPointToStart(outer.elseBlock());
  code.yield({lo, lo});
  return {outer->getResult(0), outer->getResult(1)};
}

/// A loop over parts of more than one tuple; `emitStep` returns the bounds of the next part.
void SortEmitter::emitSortLoop(
    ValueRange args, function_ref<SmallVector<Value>(Value, Value)> emitStep) {
  Location loc = op->getLoc();
  Type index = builder.getIndexType();
  Value one = code.index(1);
  scf::WhileOp::create(
      builder, loc, TypeRange({index, index}), args.take_front(2),
      [&](OpBuilder &, Location loc, ValueRange bounds) {
        Value second = code.add(bounds[0], one);
        Value hasSeveral = code.compare(P::ult, second, bounds[1]);
        scf::ConditionOp::create(builder, loc, hasSeveral, bounds);
      },
      [&](OpBuilder &, Location, ValueRange bounds) {
        SmallVector<Value> next = emitStep(bounds[0], bounds[1]);
        code.yield(next);
      });
  func::ReturnOp::create(builder, loc);
}

void SortEmitter::emitQuickSort(ValueRange args) {
  emitSortLoop(args, [&](Value lo, Value hi) {
    return emitDivision("_sparse_qsort_", lo, hi, &SortEmitter::emitQuickSort,
                        {});
  });
}

/// A quick sort that leaves small parts to an insertion sort, and those that were divided too
/// often to a heap sort: the last argument is the number of divisions that are left.
void SortEmitter::emitHybridSort(ValueRange args) {
  Location loc = op->getLoc();
  Type index = builder.getIndexType();
  Value depth = args.back();
  emitSortLoop(args, [&](Value lo, Value hi) -> SmallVector<Value> {
    Value count = code.sub(hi, lo), limit = code.index(30);
    Value isSmall = code.compare(P::ule, count, limit);
    auto outer = scf::IfOp::create(builder, loc, TypeRange({index, index}),
                                   isSmall, /*withElseRegion=*/true);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(outer.thenBlock());
    call("_sparse_sort_stable_", {lo, hi}, {}, &SortEmitter::emitInsertionSort);
    code.yield({lo, lo});
    builder.setInsertionPointToStart(outer.elseBlock());
    Value one = arith::ConstantIntOp::create(builder, loc, 1, 64);
    Value left = code.sub(depth, one);
    Value zero = arith::ConstantIntOp::create(builder, loc, 0, 64);
    Value isExhausted = code.compare(P::ule, left, zero);
    auto inner = scf::IfOp::create(builder, loc, TypeRange({index, index}),
                                   isExhausted, /*withElseRegion=*/true);
    builder.setInsertionPointToStart(inner.thenBlock());
    call("_sparse_heap_sort_", {lo, hi}, {}, &SortEmitter::emitHeapSort);
    code.yield({lo, lo});
    builder.setInsertionPointToStart(inner.elseBlock());
    SmallVector<Value> rest = emitDivision("_sparse_hybrid_qsort_", lo, hi,
                                           &SortEmitter::emitHybridSort, left);
    code.yield(rest);
    builder.setInsertionPointAfter(inner);
    code.yield(inner->getResults());
    return {outer->getResult(0), outer->getResult(1)};
  });
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
    call("_sparse_qsort_", {zero, op.getN()}, {}, &SortEmitter::emitQuickSort);
    return;
  case SparseTensorSortKind::hybrid_quick_sort: {
    // As many divisions as the number has bits.
    Location loc = op->getLoc();
    Type number = builder.getI64Type();
    Value count = arith::IndexCastOp::create(builder, loc, number, op.getN());
    Value zeros = code.create<math::CountLeadingZerosOp>(count, number);
    Value bits = arith::ConstantIntOp::create(builder, loc, 64, 64);
    Value depth = code.sub(bits, zeros);
    call("_sparse_hybrid_qsort_", {zero, op.getN()}, {},
         &SortEmitter::emitHybridSort, depth);
    return;
  }
  }
}

LogicalResult strata::sparse_tensor::rewriteSort(SortOp op,
                                                 PatternRewriter &rewriter) {
  SortEmitter emitter(op, rewriter);
  emitter.emitCall();
  rewriter.eraseOp(op);
  return success();
}
