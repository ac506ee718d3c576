// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pairs of accesses of one element as constraints, in the order in which MLIR derives them.
#include "strata/IR/Graph/Visitors.h"
#include "strata/Loops/Affine/SliceUnion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

using Row = FlatAffineValueConstraints::Row;

//===-- Accesses -----------------------------------------------------------===//

bool affine::isSameAccess(const MemRefAccess &a, const MemRefAccess &b) {
  return a.memref == b.memref && a.isStore == b.isStore && a.map == b.map &&
         a.operands == b.operands &&
         a.op->getParentRegion() == b.op->getParentRegion();
}

std::optional<SmallVector<MemRefAccess, 8>>
affine::getDifferentAccesses(AffineForOp nest) {
  SmallVector<MemRefAccess, 8> accesses;
  llvm::SmallDenseMap<Value, SmallVector<unsigned, 2>, 8> byMemref;
  WalkResult result = nest->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<AffineIfOp>(op))
      return WalkResult::interrupt();
    if (!isAffineAccess(op))
      return WalkResult::advance();
    MemRefAccess access(op);
    SmallVector<unsigned, 2> &others = byMemref[access.memref];
    auto *same = llvm::find_if(
        others, [&](unsigned i) { return isSameAccess(accesses[i], access); });
    if (same != others.end())
      return WalkResult::advance();
    others.push_back(unsigned(accesses.size()));
    accesses.push_back(std::move(access));
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return std::nullopt;
  return accesses;
}

//===-- Pairs of accesses --------------------------------------------------===//

namespace {
/// One side of a pair: the indices of an access as dimensions before those of the loops around it.
struct AccessSide {
  FlatAffineValueConstraints cst;
  unsigned numLoops = 0, rank = 0;
  /// The number of locals of the loops, which are before those of the indices.
  unsigned numLoopLocals = 0;
};
} // namespace

/// Whether an operation of another dialect is around `op` below the regions that are also around
/// `other`.
static bool isInOtherRegion(Operation *op, Operation *other) {
  for (Region *region = op->getParentRegion();
       region && !region->findAncestorOpInRegion(*other);
       region = region->getParentRegion())
    if (!isa<AffineForOp, AffineIfOp, AffineParallelOp>(region->getParentOp()))
      return true;
  return false;
}

static FailureOr<AccessSide> getSide(const MemRefAccess &access) {
  SmallVector<Value, 4> variables;
  for (AffineForOp loop : getAffineForIVs(access.op))
    variables.push_back(loop.getInductionVar());
  AccessSide side;
  side.numLoops = unsigned(variables.size());
  side.rank = access.map.getNumResults();
  side.cst = FlatAffineValueConstraints(side.numLoops, 0, variables);
  for (Value variable : variables)
    if (failed(
            side.cst.addAffineForOpDomain(getForInductionVarOwner(variable))))
      return failure();
  for (Value operand : access.operands)
    if (failed(side.cst.addInductionVarOrTerminalSymbol(operand)))
      return failure();
  side.numLoopLocals = side.cst.getNumLocalVars();
  if (failed(side.cst.composeMap(access.map, access.operands)) ||
      side.cst.getNumDimVars() != side.rank + side.numLoops)
    return failure();
  return side;
}

namespace {
/// Joins the two sides of a pair: loops of the source, loops of the target, symbols, locals.
class PairBuilder {
public:
  PairBuilder(const AccessSide &source, const AccessSide &target);
  FlatAffineValueConstraints build(unsigned numCommon);

private:
  Row convert(const AccessSide &side, ArrayRef<int64_t> row, unsigned firstLoop,
              unsigned firstLocal, ArrayRef<unsigned> symbolColumns) const;
  Row convertSource(ArrayRef<int64_t> row) const {
    return convert(source, row, 0, numVars, sourceSymbols);
  }
  Row convertTarget(ArrayRef<int64_t> row) const {
    return convert(target, row, source.numLoops,
                   numVars + source.cst.getNumLocalVars(), targetSymbols);
  }
  static bool isIndex(const AccessSide &side, ArrayRef<int64_t> row) {
    return llvm::any_of(row.take_front(side.rank),
                        [](int64_t value) { return value != 0; });
  }

  const AccessSide &source, &target;
  SmallVector<Value, 8> values;
  SmallVector<unsigned, 4> sourceSymbols, targetSymbols;
  unsigned numDims, numVars;
};
} // namespace

PairBuilder::PairBuilder(const AccessSide &source, const AccessSide &target)
    : source(source), target(target),
      numDims(source.numLoops + target.numLoops) {
  auto append = [&](const AccessSide &side) {
    llvm::append_range(values,
                       side.cst.getValues().slice(side.rank, side.numLoops));
  };
  append(source);
  append(target);
  auto addSymbols = [&](const AccessSide &side,
                        SmallVectorImpl<unsigned> &columns) {
    for (Value symbol :
         side.cst.getValues().drop_front(side.rank + side.numLoops)) {
      auto *place = std::find(values.begin() + numDims, values.end(), symbol);
      columns.push_back(unsigned(place - values.begin()));
      if (place == values.end())
        values.push_back(symbol);
    }
  };
  addSymbols(source, sourceSymbols);
  addSymbols(target, targetSymbols);
  numVars = unsigned(values.size());
}

Row PairBuilder::convert(const AccessSide &side, ArrayRef<int64_t> row,
                         unsigned firstLoop, unsigned firstLocal,
                         ArrayRef<unsigned> symbolColumns) const {
  Row result(numVars + source.cst.getNumLocalVars() +
                 target.cst.getNumLocalVars() + 1,
             0);
  result.back() = row.back();
  row = row.drop_front(side.rank);
  for (unsigned i = 0; i < side.numLoops; ++i)
    result[firstLoop + i] = row[i];
  for (auto [i, column] : llvm::enumerate(symbolColumns))
    result[column] = row[side.numLoops + i];
  row = row.drop_front(side.numLoops + symbolColumns.size());
  // The locals of indices come first.
  unsigned numLocals = side.cst.getNumLocalVars();
  for (unsigned i = 0; i < numLocals; ++i)
    result[firstLocal + (i + numLocals - side.numLoopLocals) % numLocals] =
        row[i];
  return result;
}

FlatAffineValueConstraints PairBuilder::build(unsigned numCommon) {
  FlatAffineValueConstraints cst(numDims, numVars - numDims, values,
                                 source.cst.getNumLocalVars() +
                                     target.cst.getNumLocalVars());
  SmallVector<Row, 4> indices;
  for (const Row &row : source.cst.getEqualities()) {
    if (isIndex(source, row))
      indices.push_back(convertSource(row));
    else
      cst.addEquality(convertSource(row));
  }
  // Index k of the source is that of the target.
  size_t next = 0;
  for (const Row &row : target.cst.getEqualities()) {
    if (!isIndex(target, row) || next == indices.size())
      continue;
    Row converted = convertTarget(row);
    for (auto [value, other] : llvm::zip_equal(converted, indices[next++]))
      value -= other;
    cst.addEquality(std::move(converted));
  }
  for (const Row &row : target.cst.getEqualities())
    if (!isIndex(target, row))
      cst.addEquality(convertTarget(row));
  for (const Row &row : source.cst.getInequalities())
    cst.addInequality(convertSource(row));
  for (const Row &row : target.cst.getInequalities())
    cst.addInequality(convertTarget(row));
  for (unsigned i = 0; i < numCommon; ++i) {
    Row row(cst.getNumCols(), 0);
    row[i] = -1;
    row[source.numLoops + i] = 1;
    cst.addEquality(std::move(row));
  }
  return cst;
}

FailureOr<std::optional<FlatAffineValueConstraints>>
affine::getSameElementConstraints(const MemRefAccess &source,
                                  const MemRefAccess &target,
                                  unsigned numCommon) {
  if (isInOtherRegion(source.op, target.op) ||
      isInOtherRegion(target.op, source.op))
    return failure();
  FailureOr<AccessSide> left = getSide(source), right = getSide(target);
  if (failed(left) || failed(right) || left->rank != right->rank)
    return failure();
  FlatAffineValueConstraints cst = PairBuilder(*left, *right).build(numCommon);
  cst.removeRedundantLocalVars();
  presburger::Budget budget(100000);
  if (cst.getAsRelation().isIntegerEmpty(budget) == presburger::Tri::True)
    return std::optional<FlatAffineValueConstraints>();
  return std::optional(std::move(cst));
}

SmallVector<bool, 4> affine::findSequentialLevels(const MemRefAccess &source,
                                                  const MemRefAccess &target,
                                                  unsigned first,
                                                  unsigned count) {
  FailureOr<AccessSide> left = getSide(source), right = getSide(target);
  if (failed(left) || failed(right) || left->rank != right->rank)
    return {};
  SmallVector<bool, 4> isSequential(count, false);
  for (unsigned depth = 0; depth < count; ++depth) {
    // Loop `depth` carries the dependence.
    FlatAffineValueConstraints cst =
        PairBuilder(*left, *right).build(first + depth);
    cst.removeRedundantLocalVars();
    auto addDistance = [&](Row &row, unsigned loop) {
      row[loop] = -1;
      row[left->numLoops + loop] = 1;
    };
    Row later(cst.getNumCols(), 0);
    addDistance(later, first + depth);
    later.back() = -1;
    cst.addInequality(std::move(later));
    if (cst.isEmpty())
      continue;
    for (unsigned level = depth; level < count; ++level) {
      FlatAffineValueConstraints distance(cst);
      distance.insertDimVar(0);
      Row equality(distance.getNumCols(), 0);
      equality[0] = -1;
      equality[1 + first + level] = -1;
      equality[1 + left->numLoops + first + level] = 1;
      distance.addEquality(std::move(equality));
      auto [lower, upper] = distance.getConstantBounds(0);
      isSequential[level] = isSequential[level] || lower != 0 || upper != 0;
    }
  }
  return isSequential;
}
