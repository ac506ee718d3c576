// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lower-sparse-iteration-to-scf: loops over iteration spaces become loops over positions. A space
// is kept as the iterators of its levels, and an iterator as the position of its last level.
// Bodies are copied into the loops; casts stand for iterators in them until all operations on
// iterators are lowered.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/SparseTensor/SparseIterator.h"
#include "strata/SparseTensor/SparsePasses.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"

using namespace strata;
using namespace strata::sparse_tensor;

namespace {
/// The levels of a space. The first iterator is at its first place.
struct IterationSpace {
  SmallVector<SparseIterator> levels;
  /// One loop over positions visits all levels.
  bool isFlat = false;
};

struct IteratorPlace {
  Value position, segmentEnd;
  SmallVector<Value> batch;
};

/// Fills the body of a loop and returns the new values of those that it carries.
using LoopBody =
    function_ref<SmallVector<Value>(SparseIterator &, ArrayRef<Value>)>;

class IterationLowering {
public:
  explicit IterationLowering(Context *ctx) : rewriter(ctx) {}
  LogicalResult run(Operation *root);

private:
  LogicalResult lowerRegions(Operation *op);
  LogicalResult lower(Operation *op);
  LogicalResult lower(ExtractIterSpaceOp op);
  LogicalResult lower(ExtractValOp op);
  LogicalResult lower(IterateOp op);
  LogicalResult lower(CoIterateOp op);

  SmallVector<Value> emitLevels(IterateOp op, IterationSpace &space,
                                unsigned depth, ArrayRef<Value> carried,
                                SmallVectorImpl<Value> &coords);
  Region *caseRegion(CoIterateOp op, int64_t set) const;
  SmallVector<Value> emitLoop(Location loc, SparseIterator &iterator,
                              ArrayRef<Value> carried, bool readsCoord,
                              LoopBody body);
  SmallVector<Value>
  emitWhile(Location loc, ArrayRef<SparseIterator *> iterators,
            SmallVector<Value> carried, bool readsCoords,
            function_ref<SmallVector<Value>(ArrayRef<Value>)> body);
  SmallVector<Value> emitCases(CoIterateOp op, ArrayRef<int64_t> order,
                               ArrayRef<SparseIterator *> iterators,
                               Value coord, ArrayRef<Value> carried);
  void emitCaseLoop(CoIterateOp op, ArrayRef<int64_t> order, int64_t set,
                    MutableArrayRef<SparseIterator> spaces,
                    SmallVectorImpl<Value> &carried);
  /// Copies the body of a loop. Returns the values that it yields.
  SmallVector<Value> cloneBody(Region &region, ArrayRef<Value> arguments);
  Value createPlace(Location loc, Type type, const SparseIterator &iterator);

  IRRewriter rewriter;
  llvm::DenseMap<Value, IterationSpace> spaces;
  llvm::DenseMap<Value, IteratorPlace> places;
  /// Operations whose results stand for spaces and iterators.
  SmallVector<Operation *> leftovers;
};
} // namespace

//===-- Spaces and values ---------------------------------------------------===//

/// Whether the levels from `low` to `high` share positions, each with its own coordinates.
static bool haveOnePosition(const SparseTensorType &type, unsigned low,
                            unsigned high) {
  if (high - low < 2 || !hasCoordinates(type.getLevel(low)) ||
      !type.getLevel(high - 1).isUnique)
    return false;
  return llvm::all_of(type.getLevels().slice(low + 1, high - low - 1),
                      [](const LevelType &level) {
                        return level.format == LevelFormat::Singleton;
                      });
}

LogicalResult IterationLowering::lower(ExtractIterSpaceOp op) {
  rewriter.setInsertionPoint(op);
  SparseBuilder code(rewriter, op->getLoc());
  SparseTensorType type(op.getTensor());
  if (type.hasSlices())
    return op->emitError("iteration spaces of slices are not implemented");
  auto low = unsigned(op.getLoLvl()), high = unsigned(op.getHiLvl());
  IterationSpace space;
  IteratorPlace parent = {code.index(0), Value(), {}};
  if (op.getParentIter()) {
    auto place = places.find(op.getParentIter());
    if (place == places.end())
      return op->emitError("iterator is not that of a loop");
    parent = place->second;
  }
  for (unsigned lvl = low; lvl < high; ++lvl) {
    space.levels.emplace_back(code, op.getTensor(), lvl);
    space.levels.back().visitPositions();
  }
  space.isFlat = haveOnePosition(type, low, high);
  if (space.isFlat)
    space.levels.front().visitDuplicates();
  space.levels.front().init(code, parent.position, parent.segmentEnd,
                            parent.batch);
  spaces[op.getExtractedSpace()] = std::move(space);
  leftovers.push_back(op);
  return success();
}

LogicalResult IterationLowering::lower(ExtractValOp op) {
  auto place = places.find(op.getIterator());
  if (place == places.end())
    return op->emitError("iterator is not that of a loop");
  rewriter.setInsertionPoint(op);
  SparseBuilder code(rewriter, op->getLoc());
  Value values = ToValuesOp::create(rewriter, op->getLoc(), op.getTensor());
  SmallVector<Value> indices(place->second.batch);
  indices.push_back(place->second.position);
  Value value = code.load(values, indices);
  rewriter.replaceOp(op, value);
  return success();
}

/// A value of type `type` that stands for the place of `iterator`.
Value IterationLowering::createPlace(Location loc, Type type,
                                     const SparseIterator &iterator) {
  Value position = iterator.getPosition();
  auto cast = UnrealizedConversionCastOp::create(rewriter, loc, TypeRange(type),
                                                 ValueRange(position));
  Value value = cast->getResult(0);
  places[value] = {position, iterator.getSegmentEnd(), iterator.getBatch()};
  leftovers.push_back(cast);
  return value;
}

SmallVector<Value> IterationLowering::cloneBody(Region &region,
                                                ArrayRef<Value> arguments) {
  IRMapping mapping;
  Block &block = region.front();
  for (auto [from, to] : llvm::zip_equal(block.getArguments(), arguments))
    mapping.map(Value(from), to);
  for (Operation &op : block.without_terminator())
    rewriter.clone(op, mapping);
  SmallVector<Value> results;
  for (Value value : block.getTerminator()->getOperands())
    results.push_back(mapping.lookupOrDefault(value));
  return results;
}

//===-- Loops ---------------------------------------------------------------===//

/// A loop over the places of one iterator.
SmallVector<Value> IterationLowering::emitLoop(Location loc,
                                               SparseIterator &iterator,
                                               ArrayRef<Value> carried,
                                               bool readsCoord, LoopBody body) {
  if (!iterator.isForIterable()) {
    SparseIterator *one[] = {&iterator};
    return emitWhile(
        loc, one, SmallVector<Value>(carried), readsCoord,
        [&](ArrayRef<Value> values) { return body(iterator, values); });
  }
  SparseBuilder code(rewriter, loc);
  auto [lower, upper] = iterator.getForBounds(code);
  Value step = code.index(1);
  auto loop = scf::ForOp::create(rewriter, loc, lower, upper, step, carried);
  OpBuilder::InsertionGuard guard(rewriter);
  Block &block = loop->getRegion(0).front();
  rewriter.setInsertionPointToStart(&block);
  SmallVector<Value> arguments(block.getArguments().begin(),
                               block.getArguments().end());
  if (iterator.isRandomAccessible())
    iterator.locate(code, arguments.front());
  else
    iterator.enter(code, arguments.front(), readsCoord);
  SmallVector<Value> results = body(iterator, ArrayRef(arguments).drop_front());
  if (!carried.empty())
    code.yield(results);
  return SmallVector<Value>(loop->result_begin(), loop->result_end());
}

/// A loop that ends with the first of `iterators` that does. `body` gets the carried values, and
/// moves iterators unless there is only one. The results are the carried values; the iterators
/// are where the loop stopped.
SmallVector<Value> IterationLowering::emitWhile(
    Location loc, ArrayRef<SparseIterator *> iterators,
    SmallVector<Value> carried, bool readsCoords,
    function_ref<SmallVector<Value>(ArrayRef<Value>)> body) {
  SparseBuilder code(rewriter, loc);
  size_t numCarried = carried.size();
  for (SparseIterator *iterator : iterators)
    llvm::append_range(carried, iterator->getCursor());
  SmallVector<Type> types(TypeRange(carried).begin(), TypeRange(carried).end());
  SmallVector<Location> locs(types.size(), loc);
  auto loop = scf::WhileOp::create(rewriter, loc, TypeRange(types), carried);
  auto forEachCursor = [&](ArrayRef<Value> values, auto fn) {
    values = values.drop_front(numCarried);
    for (SparseIterator *iterator : iterators) {
      unsigned count = iterator->getNumCursorValues();
      fn(*iterator, values.take_front(count));
      values = values.drop_front(count);
    }
  };
  {
    OpBuilder::InsertionGuard guard(rewriter);
    Block *before = rewriter.createBlock(&loop->getRegion(0), {}, types, locs);
    SmallVector<Value> arguments(before->getArguments().begin(),
                                 before->getArguments().end());
    Value condition;
    forEachCursor(arguments, [&](SparseIterator &iterator, ValueRange cursor) {
      Value test = iterator.isInBounds(code, cursor);
      condition = condition ? code.bitAnd(condition, test) : test;
    });
    scf::ConditionOp::create(rewriter, loc, condition, arguments);
    Block *after = rewriter.createBlock(&loop->getRegion(1), {}, types, locs);
    arguments.assign(after->getArguments().begin(),
                     after->getArguments().end());
    forEachCursor(arguments, [&](SparseIterator &iterator, ValueRange cursor) {
      iterator.enter(code, cursor, readsCoords);
    });
    SmallVector<Value> results =
        body(ArrayRef(arguments).take_front(numCarried));
    if (iterators.size() == 1)
      iterators.front()->advance(code);
    for (SparseIterator *iterator : iterators)
      llvm::append_range(results, iterator->getCursor());
    code.yield(results);
  }
  SmallVector<Value> results(loop->result_begin(), loop->result_end());
  forEachCursor(results, [&](SparseIterator &iterator, ValueRange cursor) {
    iterator.enter(code, cursor, /*deref=*/false);
  });
  results.truncate(numCarried);
  return results;
}

/// The loops over the levels of `space` from `depth` on. `coords` are the used coordinates of the
/// levels before.
SmallVector<Value>
IterationLowering::emitLevels(IterateOp op, IterationSpace &space,
                              unsigned depth, ArrayRef<Value> carried,
                              SmallVectorImpl<Value> &coords) {
  Location loc = op->getLoc();
  Block &body = op.getRegion().front();
  auto isListed = [&](size_t lvl) {
    return (uint64_t(op.getCrdUsedLvls()) >> lvl & 1) != 0;
  };
  // Coordinates that the body does not use are not read.
  auto isRead = [&](size_t lvl) {
    unsigned place = unsigned(carried.size() + coords.size());
    return isListed(lvl) && !Value(body.getArgument(place)).use_empty();
  };
  auto addCoord = [&](const SparseIterator &iterator) {
    Value coord = iterator.getCoord();
    coords.push_back(coord ? coord : iterator.getPosition());
  };
  return emitLoop(
      loc, space.levels[depth], carried, isRead(depth),
      [&](SparseIterator &iterator, ArrayRef<Value> values) {
        SparseBuilder code(rewriter, loc);
        if (isListed(depth))
          addCoord(iterator);
        size_t next = depth + 1;
        for (; space.isFlat && next < space.levels.size(); ++next)
          if (isListed(next)) {
            space.levels[next].enter(code, iterator.getPosition(),
                                     isRead(next));
            addCoord(space.levels[next]);
          }
        if (next < space.levels.size()) {
          space.levels[next].init(code, &iterator);
          return emitLevels(op, space, unsigned(next), values, coords);
        }
        SmallVector<Value> arguments(values);
        llvm::append_range(arguments, coords);
        arguments.push_back(
            createPlace(loc, body.getArguments().back().getType(), iterator));
        return cloneBody(op.getRegion(), arguments);
      });
}

LogicalResult IterationLowering::lower(IterateOp op) {
  auto found = spaces.find(op.getIterSpace());
  if (found == spaces.end())
    return op->emitError("iteration space is not extracted from a tensor");
  IterationSpace space = found->second;
  rewriter.setInsertionPoint(op);
  SmallVector<Value> inits(op.getInitArgs().begin(), op.getInitArgs().end()),
      coords;
  SmallVector<Value> results = emitLevels(op, space, 0, inits, coords);
  rewriter.replaceOp(op, results);
  return success();
}

//===-- Loops over several spaces -------------------------------------------===//

/// The sets of spaces of the regions.
static SmallVector<int64_t> getSets(CoIterateOp op) {
  SmallVector<int64_t> sets;
  for (Attribute attr : op.getCases())
    sets.push_back(cast<IntegerAttr>(attr).getInt());
  return sets;
}

Region *IterationLowering::caseRegion(CoIterateOp op, int64_t set) const {
  SmallVector<int64_t> sets = getSets(op);
  return &op->getRegion(unsigned(llvm::find(sets, set) - sets.begin()));
}

/// The branches that execute the largest of the cases `order` whose iterators are all at `coord`.
SmallVector<Value>
IterationLowering::emitCases(CoIterateOp op, ArrayRef<int64_t> order,
                             ArrayRef<SparseIterator *> iterators, Value coord,
                             ArrayRef<Value> carried) {
  if (order.empty())
    return SmallVector<Value>(carried);
  Location loc = op->getLoc();
  SparseBuilder code(rewriter, loc);
  int64_t set = order.front();
  Value condition = code.boolean(true);
  for (auto [i, iterator] : llvm::enumerate(iterators))
    if (uint64_t(set) >> i & 1) {
      Value isHere =
          code.compare(arith::CmpIPredicate::eq, iterator->getCoord(), coord);
      condition = code.bitAnd(condition, isHere);
    }
  auto branch =
      scf::IfOp::create(rewriter, loc, TypeRange(op->getResultTypes()),
                        condition, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(rewriter);
  Region &region = *caseRegion(op, set);
  SmallVector<Value> arguments(carried);
  if (op.getCrdUsedLvls())
    arguments.push_back(coord);
  rewriter.setInsertionPointToStart(branch.thenBlock());
  for (auto [i, iterator] : llvm::enumerate(iterators))
    if (uint64_t(set) >> i & 1) {
      Type type =
          region.front().getArgument(unsigned(arguments.size())).getType();
      arguments.push_back(createPlace(loc, type, *iterator));
    }
  SmallVector<Value> results = cloneBody(region, arguments);
  if (!results.empty())
    code.yield(results);
  rewriter.setInsertionPointToStart(branch.elseBlock());
  results = emitCases(op, order.drop_front(), iterators, coord, carried);
  if (!results.empty())
    code.yield(results);
  return SmallVector<Value>(branch->result_begin(), branch->result_end());
}

/// The loop over the coordinates at which all spaces of `set` may have elements.
void IterationLowering::emitCaseLoop(CoIterateOp op, ArrayRef<int64_t> order,
                                     int64_t set,
                                     MutableArrayRef<SparseIterator> spaces,
                                     SmallVectorImpl<Value> &carried) {
  Location loc = op->getLoc();
  SmallVector<SparseIterator *> all, visited;
  for (auto [i, space] : llvm::enumerate(spaces)) {
    all.push_back(&space);
    if (uint64_t(set) >> i & 1)
      visited.push_back(&space);
  }
  SmallVector<Value> results;
  if (visited.size() == 1) {
    results = emitLoop(
        loc, *visited.front(), carried, op.getCrdUsedLvls() != 0,
        [&](SparseIterator &iterator, ArrayRef<Value> values) {
          SmallVector<Value> arguments(values);
          if (op.getCrdUsedLvls())
            arguments.push_back(iterator.getCoord());
          Region &region = *caseRegion(op, set);
          arguments.push_back(createPlace(
              loc, region.front().getArguments().back().getType(), iterator));
          return cloneBody(region, arguments);
        });
    carried.assign(results.begin(), results.end());
    return;
  }
  SmallVector<int64_t> parts;
  for (int64_t other : order)
    if (other && (other & ~set) == 0)
      parts.push_back(other);
  results = emitWhile(
      loc, visited, SmallVector<Value>(ArrayRef<Value>(carried)),
      /*readsCoords=*/true, [&](ArrayRef<Value> values) {
        SparseBuilder code(rewriter, loc);
        Value coord = visited.front()->getCoord();
        for (SparseIterator *iterator : ArrayRef(visited).drop_front()) {
          Value isLess = code.compare(arith::CmpIPredicate::ult,
                                      iterator->getCoord(), coord);
          coord = code.select(isLess, iterator->getCoord(), coord);
        }
        SmallVector<Value> next = emitCases(op, parts, all, coord, values);
        for (SparseIterator *iterator : visited) {
          Value isHere = code.compare(arith::CmpIPredicate::eq,
                                      iterator->getCoord(), coord);
          iterator->advanceIf(code, isHere);
        }
        return next;
      });
  carried.assign(results.begin(), results.end());
}

LogicalResult IterationLowering::lower(CoIterateOp op) {
  SmallVector<SparseIterator> iterators;
  for (Value value : op.getIterSpaces()) {
    auto space = spaces.find(value);
    if (space == spaces.end())
      return op->emitError("iteration space is not extracted from a tensor");
    if (space->second.levels.size() != 1 ||
        space->second.levels.front().isRandomAccessible())
      return op->emitError(
          "spaces of several or batch levels are not visited together");
    iterators.push_back(space->second.levels.front());
  }
  // A loop over the spaces of a case is also for the cases that are parts of it.
  SmallVector<int64_t> order = getSets(op);
  llvm::stable_sort(order, [](int64_t lhs, int64_t rhs) {
    return llvm::popcount(uint64_t(lhs)) > llvm::popcount(uint64_t(rhs));
  });
  for (int64_t lhs : order)
    for (int64_t rhs : order)
      if (lhs & rhs && !llvm::is_contained(order, lhs | rhs))
        return op->emitError(
            "cases with common spaces need a case for all of their spaces");
  rewriter.setInsertionPoint(op);
  SmallVector<Value> carried(op.getInitArgs().begin(), op.getInitArgs().end());
  for (int64_t set : order)
    if (set)
      emitCaseLoop(op, order, set, iterators, carried);
  rewriter.replaceOp(op, carried);
  return success();
}

//===-- Pass ----------------------------------------------------------------===//

LogicalResult IterationLowering::lower(Operation *op) {
  if (auto extract = dyn_cast<ExtractIterSpaceOp>(op))
    return lower(extract);
  if (auto extract = dyn_cast<ExtractValOp>(op))
    return lower(extract);
  if (!isa<IterateOp, CoIterateOp>(op))
    return lowerRegions(op);
  // The operations of the loops are in front of it.
  Operation *before = op->getPrevNode();
  Block *block = op->getBlock();
  Operation *after = op->getNextNode();
  LogicalResult result = isa<IterateOp>(op) ? lower(cast<IterateOp>(op))
                                            : lower(cast<CoIterateOp>(op));
  if (failed(result))
    return failure();
  for (Operation *made = before ? before->getNextNode() : &block->front();
       made && made != after; made = made->getNextNode())
    if (failed(lowerRegions(made)))
      return failure();
  return success();
}

LogicalResult IterationLowering::lowerRegions(Operation *op) {
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Operation &inner : llvm::make_early_inc_range(block))
        if (failed(lower(&inner)))
          return failure();
  return success();
}

LogicalResult IterationLowering::run(Operation *root) {
  if (failed(lowerRegions(root)))
    return failure();
  for (Operation *op : llvm::reverse(leftovers)) {
    if (!op->use_empty())
      return op->emitError("spaces and iterators have uses other than loops");
    rewriter.eraseOp(op);
  }
  return success();
}

namespace {
struct IterationToSCF final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IterationLowering lowering(getOperation()->getContext());
    if (failed(lowering.run(getOperation())))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo iterationToSCFInfo = {
    .argument = "lower-sparse-iteration-to-scf",
    .name = "LowerSparseIterationToSCF",
    .summary = "Lower loops over iteration spaces to loops over positions",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"arith", "memref", "scf", "sparse_tensor"},
    .create = makePass<IterationToSCF>,
};

void strata::registerIterationToSCFPass(PassRegistry &registry) {
  registry.add(iterationToSCFInfo);
}
