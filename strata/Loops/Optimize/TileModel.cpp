// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Affine/VectorizationDetail.h"
#include "strata/Loops/Dependence/AccessPair.h"
#include "strata/Loops/Optimize/TileModelDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;
using presburger::Budget;

unsigned TileModel::getNumRows() const {
  unsigned number = 1;
  for (const TileLoop &row : rows)
    number *= unsigned(row.length);
  return number;
}

bool TileModel::isExact() const {
  return lanes.isExact &&
         llvm::all_of(rows, [](const TileLoop &row) { return row.isExact; });
}

//===-- Loops --------------------------------------------------------------===//

/// The least constant result of the map; std::nullopt if no result is constant.
static std::optional<int64_t> getLeastConstant(AffineMap map) {
  std::optional<int64_t> least;
  for (AffineExpr result : map.getResults())
    if (result.isConstant())
      least = std::min(least.value_or(INT64_MAX), result.getValue());
  return least;
}

/// Whether one of the values is computed in the loop, or is its induction variable.
static bool isDefinedIn(AffineForOp loop, ArrayRef<Value> values) {
  return llvm::any_of(values, [&](Value value) {
    return loop.getRegion().isAncestor(value.getParentRegion());
  });
}

/// Whether the bound changes by a constant from row to row, and depends on no other value in the tile.
bool TileModel::dependsOnlyOnRows(const MapAndOperands &bound) const {
  AffineForOp root = getRoot();
  return llvm::all_of(bound.operands, [&](Value operand) {
    bool isRow = llvm::any_of(rows, [&](const TileLoop &row) {
      return AffineForOp(row.loop).getInductionVar() == operand;
    });
    return isRow ? getChange(bound, operand).has_value()
                 : !root.getRegion().isAncestor(operand.getParentRegion());
  });
}

/// Divides the bounds into those of all rows and others.
std::optional<Obstacle> TileModel::analyseBounds(TileLoop &result) {
  AffineForOp loop = result.loop, root = getRoot();
  SmallVector<MapAndOperands, 1> starts, ends;
  for (MapAndOperands &bound : getBoundResults(loop.getLowerBound())) {
    bool isDependent = isDefinedIn(root, bound.operands);
    if (!isDependent && result.base.map)
      return Obstacle("a loop of the tile has several lower bounds", loop);
    if (isDependent)
      starts.push_back(std::move(bound));
    else
      result.base = std::move(bound);
  }
  if (!result.base.map)
    return Obstacle("a bound of a loop of the tile depends on another one",
                    loop);
  SmallVector<MapAndOperands, 2> counts;
  for (const MapAndOperands &bound : getBoundResults(loop.getUpperBound())) {
    MapAndOperands end = subtract(bound, result.base);
    (isDefinedIn(root, end.operands) ? ends.emplace_back()
                                     : counts.emplace_back()) = end;
  }
  result.count = combine(counts, loop.getContext());
  for (MapAndOperands &start : starts)
    result.starts.push_back(subtract(start, result.base));
  result.ends = std::move(ends);
  for (ArrayRef<MapAndOperands> list :
       {ArrayRef(result.starts), ArrayRef(result.ends)})
    if (!llvm::all_of(list, [&](const MapAndOperands &bound) {
          return loop == tile.lanes && dependsOnlyOnRows(bound);
        }))
      return Obstacle("a bound of a loop of the tile depends on another one",
                      loop);
  return std::nullopt;
}

std::optional<Obstacle> TileModel::analyseLoop(AffineForOp loop,
                                               TileLoop &result) {
  if (loop.getNumIterOperands() != 0)
    return Obstacle("a loop of the tile carries values", loop);
  if (loop.getStepAsInt() != 1)
    return Obstacle("the step of a loop of the tile is not 1", loop);
  result.loop = loop;
  if (auto obstacle = analyseBounds(result))
    return obstacle;
  std::optional<int64_t> length = getLeastConstant(result.count.map);
  if (!length || *length <= 0)
    return Obstacle(ObstacleKind::Size,
                    "a loop of the tile has no known number of iterations",
                    loop);
  result.length = *length;
  result.isExact = result.count.map.isConstant() && !result.dependsOnRows();
  return std::nullopt;
}

std::optional<Obstacle> TileModel::analyseLoops() {
  // More rows would not fit into registers.
  constexpr unsigned MaxRows = 64;
  for (AffineForOp loop : tile.sequential) {
    if (loop.getNumIterOperands() != 0)
      return Obstacle("a loop around the tile carries values", loop);
    std::optional<MapAndOperands> count = getBoundDifference(loop);
    if (!count || isDefinedIn(getRoot(), count->operands))
      return Obstacle("a bound of a loop around the tile depends on another "
                      "one",
                      loop);
  }
  for (AffineForOp loop : tile.rows)
    if (auto obstacle = analyseLoop(loop, rows.emplace_back()))
      return obstacle;
  if (auto obstacle = analyseLoop(tile.lanes, lanes))
    return obstacle;
  unsigned numRows = 1;
  for (const TileLoop &row : rows) {
    if (row.length > MaxRows || numRows * row.length > MaxRows)
      return Obstacle("the tile has too many rows", row.loop);
    numRows *= unsigned(row.length);
  }
  // The last vector has lanes that no iteration fills.
  int64_t rest = lanes.length % tile.vectorLength;
  if (rest != 0) {
    lanes.isExact = false;
    lanes.length += tile.vectorLength - rest;
  }
  if (lanes.length / tile.vectorLength > MaxRows)
    return Obstacle("the tile has too many lanes", tile.lanes);
  for (auto [i, row] : llvm::enumerate(rows))
    dependences[row.loop.getInductionVar()].rows = 1u << i;
  dependences[lanes.loop.getInductionVar()].lanes = true;
  return std::nullopt;
}

//===-- Operations ---------------------------------------------------------===//

std::optional<int64_t> affine::getRowStride(const MapAndOperands &subscripts,
                                            Value variable) {
  AffineMap map = subscripts.map;
  auto position = unsigned(llvm::find(subscripts.operands, variable) -
                           subscripts.operands.begin());
  if (position >= map.getNumDims())
    return 0;
  if (map.getNumResults() == 0)
    return std::nullopt;
  for (AffineExpr result : map.getResults().drop_back())
    if (result.isFunctionOfDim(position))
      return std::nullopt;
  return getChange(
      {map.getSubMap({map.getNumResults() - 1}), subscripts.operands},
      variable);
}

/// Whether the subscript of dimension `dim` that only depends on `loop` of the tile is in bounds in all
/// iterations of a full tile.
static bool isInBounds(MapAndOperands subscripts, unsigned dim,
                       const TileLoop &loop, int64_t size) {
  subscripts.map = subscripts.map.getSubMap({dim});
  for (int64_t i = 0; i < loop.length; ++i) {
    MapAndOperands each = subscripts;
    substitute(each, loop, i);
    AffineExpr index = each.map.getResult(0);
    if (!index.isConstant() || index.getValue() < 0 || index.getValue() >= size)
      return false;
  }
  return true;
}

bool TileModel::isPadded(const TileAccess &access) const {
  auto type = cast<MemRefType>(access.memref.getType());
  SmallVector<const TileLoop *, 3> loops{&lanes};
  for (const TileLoop &row : rows)
    loops.push_back(&row);
  for (unsigned dim = 0; dim < unsigned(type.getRank()); ++dim) {
    AffineExpr subscript = access.subscripts.map.getResult(dim);
    const TileLoop *around = nullptr;
    for (const TileLoop *loop : loops) {
      ArrayRef<Value> operands = access.subscripts.operands;
      auto position =
          unsigned(llvm::find(operands, loop->loop.getInductionVar()) -
                   operands.begin());
      if (position == operands.size() || !subscript.isFunctionOfDim(position))
        continue;
      if (around)
        return false;
      around = loop;
    }
    if (around &&
        (type.isDynamicDim(dim) ||
         !isInBounds(access.subscripts, dim, *around, type.getDimSize(dim))))
      return false;
  }
  return true;
}

bool affine::hasContiguousRows(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         !strides.empty() && strides.back() == 1;
}

bool affine::isVectorMemoryType(Type type) {
  if (!isVectorElementType(type))
    return false;
  constexpr unsigned MaxBits = 128;
  unsigned bits = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  return bits >= 8 && bits <= MaxBits && llvm::isPowerOf2_32(bits);
}

/// Finds out whether lanes load neighbours, elements at small distances, or from different rows.
std::optional<Obstacle> TileModel::classify(TileAccess &access) const {
  if (!access.dependence.lanes)
    return std::nullopt;
  AffineForOp loop = lanes.loop;
  if (!hasContiguousRows(cast<MemRefType>(access.memref.getType())))
    return Obstacle("elements of a row are not neighbours in memory",
                    access.op);
  std::optional<int64_t> stride =
      getRowStride(access.subscripts, loop.getInductionVar());
  if (stride == 1)
    return std::nullopt;
  if (isa<AffineLoadOp>(access.op) && stride && *stride > 1 &&
      *stride <= std::min(MaxLaneStride, tile.vectorLength) &&
      !lanes.dependsOnRows()) {
    access.stride = *stride;
    return std::nullopt;
  }
  AffineForOp along =
      tile.sequential.empty() ? AffineForOp() : tile.sequential.back();
  access.isTransposed =
      isa<AffineLoadOp>(access.op) && along && along.getStepAsInt() == 1 &&
      llvm::isPowerOf2_64(uint64_t(tile.vectorLength)) &&
      getRowStride(access.subscripts, along.getInductionVar()) == 1;
  if (!access.isTransposed || lanes.dependsOnRows())
    return Obstacle("lanes do not access neighbouring elements", access.op);
  return std::nullopt;
}

std::optional<Obstacle> TileModel::analyseAccess(Operation *op) {
  MemoryAccess access = cast<MemoryAccessOpInterface>(op).getAccesses().front();
  auto type = dyn_cast<MemRefType>(access.memory.getType());
  if (!type || !isVectorMemoryType(type.getElementType()))
    return Obstacle("an access is of elements that vectors cannot have", op);
  if (isDefinedIn(getRoot(), access.memory))
    return Obstacle("the memory of an access is computed in the tile", op);
  TileAccess result{op, access.memory, getSubscripts(op), {}};
  for (Value operand : result.subscripts.operands) {
    auto argument = dyn_cast<BlockArgument>(operand);
    if (!argument &&
        getRoot().getRegion().isAncestor(operand.getParentRegion()))
      return Obstacle("a subscript is computed in the tile", op);
    result.dependence |= dependences.lookup(operand);
  }
  if (auto obstacle = classify(result))
    return obstacle;
  if (access.isStore && access.value == lanes.loop.getInductionVar())
    return Obstacle("a lane stores its number", op);
  if (access.isStore && !result.dependence.lanes)
    return Obstacle("all lanes store to one element", op);
  if (!access.isStore) {
    result.isPadded = isPadded(result);
    dependences[op->getResult(0)] = result.dependence;
  }
  accesses[op] = std::move(result);
  return std::nullopt;
}

std::optional<Obstacle> TileModel::analyseComputation(Operation *op) {
  if (op->getNumRegions() != 0 || op->getNumResults() != 1 ||
      !isMemoryEffectFree(op) || !isSpeculatable(op))
    return Obstacle("an operation cannot be executed in a tile", op);
  SmallVector<Value, 4> operands(op->getOperands());
  if (auto apply = dyn_cast<AffineApplyOp>(op))
    operands = getComposedMap(apply).operands;
  TileDependence dependence;
  for (Value operand : operands)
    dependence |= getDependence(operand);
  if (dependence.lanes) {
    if (!op->hasTrait(OpTrait::Vectorizable) ||
        !isVectorElementType(op->getResult(0).getType()))
      return Obstacle("an operation has no form for vectors", op);
    for (Value operand : op->getOperands())
      if (operand == lanes.loop.getInductionVar() ||
          !isVectorElementType(operand.getType()))
        return Obstacle("an operation uses a value that has no form for "
                        "vectors",
                        op);
  }
  dependences[op->getResult(0)] = dependence;
  return std::nullopt;
}

bool affine::isOnlySubscript(AffineApplyOp apply) {
  return llvm::all_of(apply->getUsers(), [&](Operation *user) {
    return isa<AffineApplyOp>(user) ||
           (isAffineAccess(user) &&
            cast<MemoryAccessOpInterface>(user).getAccesses().front().value !=
                apply.getResult());
  });
}

MapAndOperands affine::getComposedMap(AffineApplyOp apply) {
  MapAndOperands result{apply.getAffineMap(), {}};
  llvm::append_range(result.operands, apply->getOperands());
  fullyComposeAffineMapAndOperands(&result.map, &result.operands);
  canonicalizeMapAndOperands(&result.map, &result.operands);
  return result;
}

std::optional<Obstacle> TileModel::analyseOp(Operation *op) {
  if (isa<AffineLoadOp, AffineStoreOp>(op))
    return analyseAccess(op);
  if (auto apply = dyn_cast<AffineApplyOp>(op); apply && isOnlySubscript(apply))
    return std::nullopt;
  return analyseComputation(op);
}

//===-- Dependences --------------------------------------------------------===//

/// Work for all questions about a tile.
static constexpr uint64_t TileBudget = 500000;

/// The accesses that may be of one element in two iterations that the tile executes at once. Transposed loads
/// load the elements of several iterations of the innermost sequential loop.
std::optional<Obstacle>
TileModel::findDependence(MemoryAliases &aliases) const {
  AffineForOp root = getRoot();
  Region *scope = root->getParentRegion();
  SmallVector<LoopAccess, 8> list = collectAccesses(root);
  Budget budget(TileBudget);
  size_t numLevels = tile.sequential.size() + tile.rows.size() + 1;
  for (const LoopAccess &source : list)
    for (const LoopAccess &target : list) {
      if ((!source.isStore() && !target.isStore()) ||
          !aliases.mayAlias(source.getMemory(), target.getMemory()))
        continue;
      AccessPair pair(source, target, scope, aliases);
      const TileAccess *load = getAccess(target.op);
      SmallVector<LevelOrder, 4> outer(
          std::max<size_t>(tile.sequential.size(), 1) - 1, LevelOrder::Equal);
      if (load && load->isTransposed && pair.exists(outer, budget))
        return Obstacle(source, target, outer, scope, aliases,
                        "prevents loading elements of several iterations");
      for (size_t level = tile.sequential.size(); level < numLevels; ++level) {
        SmallVector<LevelOrder, 4> orders(level + 1);
        orders[level] = LevelOrder::Less;
        if (pair.exists(orders, budget))
          return Obstacle(source, target, orders, scope, aliases,
                          "is between iterations of a tile");
      }
    }
  return std::nullopt;
}

/// Whether no operation after the store uses the loaded element.
static bool isLastUse(AffineStoreOp store, AffineLoadOp load) {
  return load->isBeforeInBlock(store) &&
         llvm::none_of(load->getUsers(), [&](Operation *user) {
           return store->isBeforeInBlock(user);
         });
}

void TileModel::findAccumulators(MemoryAliases &aliases) {
  if (tile.sequential.empty())
    return;
  AffineForOp root = getRoot();
  Region *scope = root->getParentRegion();
  SmallVector<LoopAccess, 8> list = collectAccesses(root);
  Budget budget(TileBudget);
  auto isInvariant = [&](const TileAccess &access) {
    return llvm::none_of(access.subscripts.operands, [&](Value operand) {
      AffineForOp loop = getForInductionVarOwner(operand);
      return loop && llvm::is_contained(tile.sequential, loop);
    });
  };
  auto isAlone = [&](const LoopAccess &store, Operation *load) {
    return llvm::all_of(list, [&](const LoopAccess &other) {
      return other.op == store.op || other.op == load ||
             !aliases.mayAlias(store.getMemory(), other.getMemory()) ||
             !AccessPair(store, other, scope, aliases).exists({}, budget);
    });
  };
  for (const LoopAccess &store : list) {
    auto storeOp = dyn_cast<AffineStoreOp>(store.op);
    if (!storeOp || !isInvariant(accesses[store.op]))
      continue;
    for (const LoopAccess &load : list) {
      auto loadOp = dyn_cast<AffineLoadOp>(load.op);
      const TileAccess &from = accesses[load.op], &to = accesses[store.op];
      if (loadOp && from.memref == to.memref &&
          from.subscripts.map == to.subscripts.map &&
          from.subscripts.operands == to.subscripts.operands &&
          isLastUse(storeOp, loadOp) && isAlone(store, load.op)) {
        accumulators.push_back({loadOp, storeOp});
        break;
      }
    }
  }
}

std::optional<Obstacle> TileModel::analyse(MemoryAliases &aliases) {
  if (auto obstacle = analyseLoops())
    return obstacle;
  for (Operation &op : getBody().without_terminator())
    if (auto obstacle = analyseOp(&op))
      return obstacle;
  if (accesses.size() > MaxTileAccesses)
    return Obstacle("the tile has too many accesses");
  if (auto obstacle = findDependence(aliases))
    return obstacle;
  findAccumulators(aliases);
  return std::nullopt;
}
