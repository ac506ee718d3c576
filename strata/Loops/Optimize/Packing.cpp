// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/Packing.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Loops/Affine/FlatAffineValueConstraints.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Affine/VectorizationDetail.h"
#include "strata/Loops/Dependence/AccessPair.h"
#include "strata/Loops/Dependence/VectorAccesses.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/TileAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

namespace {
/// A loop that is a dimension of the buffer.
struct BufferDim {
  AffineForOp loop;
  /// The bounds of the iterations that are copied, and numbers of iterations: differences of the bounds.
  MapAndOperands lower;
  SmallVector<MapAndOperands, 2> upper;
  /// An upper bound of the number of steps.
  int64_t size;
};

class Packer {
public:
  Packer(RewriterBase &rewriter, AffineForOp place, AffineLoadOp load,
         const RegisterTile *tile)
      : rewriter(rewriter), place(place), load(load), tile(tile),
        loc(load.getLoc()) {}
  std::optional<Obstacle> analyse(MemoryAliases &aliases);
  void run();

private:
  std::optional<Obstacle> checkPlace();
  void findOtherLoops();
  std::optional<Obstacle> findStore(MemoryAliases &aliases);
  std::optional<Obstacle> addDim(AffineForOp loop, ArrayRef<AffineForOp> loops);
  LogicalResult addCopyLoops(FlatAffineValueConstraints &constraints);
  bool isInBounds();
  bool isAlongRow(AffineForOp loop);
  void orderDims();
  void allocate();
  AffineForOp createLoop(AffineForOp loop, IRMapping &mapping);
  void createGuards();
  SmallVector<AffineForOp, 4> getCopyLoops();
  void copy();
  void pad(const BufferDim &padded);
  void fillWithZeros(const BufferDim &padded, const MapAndOperands &count);
  /// The map of the buffer's subscripts and its operands.
  MapAndOperands getBufferIndices();

  RewriterBase &rewriter;
  AffineForOp place;
  AffineLoadOp load;
  const RegisterTile *tile;
  Location loc;
  /// The last one is that of elements that are neighbours.
  SmallVector<BufferDim, 4> dims;
  /// The elements are loaded if these numbers of iterations, of other loops, are positive.
  SmallVector<MapAndOperands, 2> otherCounts;
  Value buffer;
  /// Whether elements may be copied that no iteration loads.
  bool isSuperset = false;
  /// The operation in front of which elements are copied.
  Operation *end = nullptr;
};
} // namespace

//===-- Analysis -----------------------------------------------------------===//

static bool isAnyDefinedIn(Operation *op, ValueRange values) {
  return llvm::any_of(values, [&](Value value) {
    return op->isAncestor(value.getParentRegion()->getParentOp());
  });
}

/// Whether the loops around the load, and its memory, are known where elements are copied.
std::optional<Obstacle> Packer::checkPlace() {
  for (Operation *op = load; op != place; op = op->getParentOp())
    if (!isa<AffineForOp>(op->getParentOp()))
      return Obstacle("not all iterations load packed elements", load);
  if (isAnyDefinedIn(place, load.getMemRef()))
    return Obstacle("packed memory is computed in the loops", load);
  return std::nullopt;
}

/// Finds the numbers of iterations of the loops on which the elements do not depend. Without such iterations
/// no elements are loaded, and they may be out of bounds.
void Packer::findOtherLoops() {
  SmallVector<AffineForOp> loops;
  for (auto loop = load->getParentOfType<AffineForOp>();;
       loop = loop->getParentOfType<AffineForOp>()) {
    if (llvm::none_of(dims, [&](auto &dim) { return dim.loop == loop; }))
      loops.push_back(loop);
    if (loop == place)
      break;
  }
  for (AffineForOp loop : loops) {
    std::optional<MapAndOperands> count = getBoundDifference(loop);
    if (!count) {
      isSuperset = true;
      continue;
    }
    if (getTripCount(loop).value_or(0) != 0)
      continue;
    // The first iteration of inner loops is that of the first ones of outer loops.
    for (AffineForOp outer : loops)
      if (outer->isProperAncestor(loop) &&
          outer.getLowerBoundMap().getNumResults() == 1)
        substitute(*count, outer.getInductionVar(), getLowerBound(outer), 0);
    if (isAnyDefinedIn(place, count->operands)) {
      isSuperset = true;
      continue;
    }
    otherCounts.push_back(std::move(*count));
  }
}

std::optional<Obstacle> Packer::findStore(MemoryAliases &aliases) {
  Region *scope = place->getParentRegion();
  SmallVector<LoopAccess, 8> accesses = collectAccesses(place);
  const auto *found = llvm::find_if(accesses, [&](const LoopAccess &access) {
    return access.op == load.getOperation();
  });
  presburger::Budget budget(100000);
  for (const LoopAccess &access : accesses)
    if (access.isStore() &&
        aliases.mayAlias(access.getMemory(), load.getMemRef()) &&
        AccessPair(access, *found, scope, aliases).exists({}, budget))
      return Obstacle("the loops may store to packed elements", access.op,
                      load);
  return std::nullopt;
}

/// The loop with the variable `value` if it is `place` or in it; null otherwise.
static AffineForOp getInnerLoop(Value value, AffineForOp place) {
  AffineForOp loop = getForInductionVarOwner(value);
  return loop && place->isAncestor(loop) ? loop : AffineForOp();
}

/// The loops on which the element depends, and the loops over tiles around them, of those from `place` inwards,
/// the outermost first.
static SmallVector<AffineForOp> getLoopsOfElement(AffineForOp place,
                                                  AffineLoadOp load) {
  llvm::SetVector<Operation *> list;
  for (Value operand : getSubscripts(load).operands)
    if (AffineForOp loop = getInnerLoop(operand, place))
      list.insert(loop);
  for (size_t i = 0; i < list.size(); ++i) {
    auto loop = cast<AffineForOp>(list[i]);
    for (AffineBound bound : {loop.getLowerBound(), loop.getUpperBound()})
      for (const MapAndOperands &each : getBoundResults(bound))
        for (Value operand : each.operands)
          if (AffineForOp tile = getInnerLoop(operand, place);
              tile && tile.getStepAsInt() != 1)
            list.insert(tile);
  }
  SmallVector<AffineForOp> loops;
  for (Operation *op : list)
    loops.push_back(cast<AffineForOp>(op));
  llvm::sort(loops, [](AffineForOp a, AffineForOp b) {
    return a != b && a->isAncestor(b);
  });
  return loops;
}

/// Bounds that depend on loops that are no dimensions are left out: more elements are copied.
std::optional<Obstacle> Packer::addDim(AffineForOp loop,
                                       ArrayRef<AffineForOp> loops) {
  auto isKept = [&](const MapAndOperands &bound) {
    return llvm::all_of(bound.operands, [&](Value operand) {
      AffineForOp inner = getInnerLoop(operand, place);
      return inner ? llvm::is_contained(loops, inner)
                   : !place.getRegion().isAncestor(operand.getParentRegion());
    });
  };
  BufferDim &dim = dims.emplace_back();
  dim.loop = loop;
  dim.size = INT64_MAX;
  for (MapAndOperands &bound : getBoundResults(loop.getLowerBound()))
    if (!isKept(bound)) {
      isSuperset = true;
    } else {
      if (dim.lower.map)
        return Obstacle("a packed loop has several lower bounds", loop);
      dim.lower = std::move(bound);
    }
  if (!dim.lower.map)
    return Obstacle("a packed loop has no lower bound", loop);
  for (MapAndOperands &bound : getBoundResults(loop.getUpperBound()))
    if (!isKept(bound)) {
      isSuperset = true;
    } else {
      AffineExpr length = subtract(bound, dim.lower).map.getResult(0);
      if (length.isConstant())
        dim.size =
            std::min(dim.size, llvm::divideCeilSigned(length.getValue(),
                                                      loop.getStepAsInt()));
      dim.upper.push_back(std::move(bound));
    }
  if (dim.size == INT64_MAX || dim.size <= 0)
    return Obstacle(ObstacleKind::Size,
                    "a packed loop has no known number of iterations", loop);
  return std::nullopt;
}

/// Makes the variable a multiple of `step` greater than the map.
static LogicalResult addSteps(FlatAffineValueConstraints &constraints,
                              Value variable, const MapAndOperands &lower,
                              int64_t step) {
  // Variables for the first iteration and the number of steps.
  unsigned first = constraints.getNumDimVars();
  constraints.insertDimVar(first);
  constraints.insertDimVar(first + 1);
  if (failed(constraints.addBound(BoundType::EQ, first, lower.map,
                                  lower.operands)))
    return failure();
  constraints.addBound(BoundType::LB, first + 1, 0);
  FlatAffineValueConstraints::Row row(constraints.getNumCols(), 0);
  row[*constraints.findVar(variable)] = 1;
  row[first] = -1;
  row[first + 1] = -step;
  constraints.addEquality(row);
  return success();
}

/// Adds the loops of the copy as variables, with the bounds that it has.
LogicalResult Packer::addCopyLoops(FlatAffineValueConstraints &constraints) {
  for (const BufferDim &dim : dims) {
    AffineForOp loop = dim.loop;
    Value variable = loop.getInductionVar();
    constraints.appendDimVar(variable);
    if (failed(addSteps(constraints, variable, dim.lower, loop.getStepAsInt())))
      return failure();
    for (const MapAndOperands &upper : dim.upper)
      if (failed(constraints.addBound(BoundType::UB,
                                      *constraints.findVar(variable), upper.map,
                                      upper.operands)))
        return failure();
  }
  return success();
}

/// Whether all elements that are copied are in bounds, although no iteration may load some of them.
bool Packer::isInBounds() {
  auto type = cast<MemRefType>(load.getMemRef().getType());
  MapAndOperands element = getSubscripts(load);
  for (unsigned dim = 0; dim < unsigned(type.getRank()); ++dim) {
    FlatAffineValueConstraints constraints(1);
    if (type.isDynamicDim(dim) || failed(addCopyLoops(constraints)) ||
        failed(constraints.addBound(
            BoundType::EQ, 0, element.map.getSubMap({dim}), element.operands)))
      return false;
    ConstantBounds range = constraints.getConstantBounds(0);
    if (!constraints.isRepresentable() || range.lower.value_or(-1) < 0 ||
        range.upper.value_or(INT64_MAX) >= type.getDimSize(dim))
      return false;
  }
  return true;
}

std::optional<Obstacle> Packer::analyse(MemoryAliases &aliases) {
  constexpr int64_t MaxElements = int64_t(1) << 24;
  auto type = cast<MemRefType>(load.getMemRef().getType());
  if (!isVectorElementType(type.getElementType()))
    return Obstacle("packed elements are no numbers", load);
  if (auto obstacle = checkPlace())
    return obstacle;
  if (auto obstacle = findStore(aliases))
    return obstacle;
  int64_t numElements = 1;
  SmallVector<AffineForOp> loops = getLoopsOfElement(place, load);
  for (AffineForOp loop : loops) {
    if (auto obstacle = addDim(loop, loops))
      return obstacle;
    if (llvm::MulOverflow(numElements, dims.back().size, numElements) ||
        numElements > MaxElements)
      return Obstacle(ObstacleKind::Cost, "there are too many elements", load);
  }
  if (dims.empty())
    return Obstacle("all iterations load one element", load);
  for (Value operand : getSubscripts(load).operands)
    if (!getForInductionVarOwner(operand) && isAnyDefinedIn(place, operand))
      return Obstacle("a subscript of packed elements is computed in the loops",
                      load);
  findOtherLoops();
  if (isSuperset && !isInBounds())
    return Obstacle(ObstacleKind::Size,
                    "elements that no iteration loads may be out of bounds",
                    load);
  orderDims();
  return std::nullopt;
}

/// Whether the next iteration loads the next element of a row.
bool Packer::isAlongRow(AffineForOp loop) {
  MemoryAccess access =
      cast<MemoryAccessOpInterface>(load.getOperation()).getAccesses().front();
  return strata::isAlongRow({load, access}, loop);
}

/// The last dimension is that of lanes, which are loaded as vectors. Other elements keep the order that
/// they have in rows, which are copied as they are.
void Packer::orderDims() {
  auto isLanes = [&](const BufferDim &dim) {
    return tile && dim.loop == tile->lanes;
  };
  auto *found = llvm::find_if(dims, isLanes);
  if (found == dims.end())
    found = llvm::find_if(
        dims, [&](const BufferDim &dim) { return isAlongRow(dim.loop); });
  if (found != dims.end())
    std::rotate(found, found + 1, dims.end());
}

//===-- Transformation -----------------------------------------------------===//

void Packer::allocate() {
  OpBuilder::InsertionGuard guard(rewriter);
  Operation *root = place;
  while (isa<AffineForOp, AffineIfOp>(root->getParentOp()))
    root = root->getParentOp();
  SmallVector<int64_t, 4> shape;
  for (const BufferDim &dim : dims)
    shape.push_back(dim.size);
  auto type = MemRefType::get(
      shape, cast<MemRefType>(load.getMemRef().getType()).getElementType());
  rewriter.setInsertionPoint(root);
  // A line of the cache, and the widest vector.
  auto alloc = memref::AllocOp::create(rewriter, loc, type, ValueRange(),
                                       ValueRange(), /*alignment=*/64);
  buffer = alloc;
  rewriter.setInsertionPointAfter(root);
  memref::DeallocOp::create(rewriter, loc, buffer);
}

MapAndOperands Packer::getBufferIndices() {
  SmallVector<MapAndOperands> indices;
  for (const BufferDim &dim : dims) {
    AffineForOp loop = dim.loop;
    MapAndOperands variable{rewriter.getDimIdentityMap(),
                            {loop.getInductionVar()}};
    MapAndOperands &index = indices.emplace_back(subtract(variable, dim.lower));
    index.map =
        AffineMap::get(index.map.getNumDims(), index.map.getNumSymbols(),
                       index.map.getResult(0).floorDiv(loop.getStepAsInt()));
  }
  return combine(indices, rewriter.getContext());
}

static SmallVector<Value> mapAll(ArrayRef<Value> values,
                                 const IRMapping &mapping) {
  SmallVector<Value> result;
  for (Value value : values)
    result.push_back(mapping.lookupOrDefault(value));
  return result;
}

/// A loop over the iterations of a dimension where `rewriter` inserts, which then inserts in it.
AffineForOp Packer::createLoop(AffineForOp loop, IRMapping &mapping) {
  const auto *dim = llvm::find_if(
      dims, [&](const BufferDim &each) { return each.loop == loop; });
  MapAndOperands upper = combine(dim->upper, rewriter.getContext());
  SmallVector<Value> first = mapAll(dim->lower.operands, mapping),
                     last = mapAll(upper.operands, mapping);
  auto copy =
      AffineForOp::create(rewriter, loop.getLoc(), first, dim->lower.map, last,
                          upper.map, loop.getStepAsInt());
  copy->setDiscardableAttr(NoUnrollAttrName, rewriter.getUnitAttr());
  mapping.map(loop.getInductionVar(), copy.getInductionVar());
  rewriter.setInsertionPointToStart(copy.getBody());
  return copy;
}

/// The loops of the copy: one along rows of the memory is moved inwards.
SmallVector<AffineForOp, 4> Packer::getCopyLoops() {
  SmallVector<AffineForOp, 4> loops;
  for (const BufferDim &dim : dims)
    loops.push_back(dim.loop);
  llvm::sort(loops, [](AffineForOp a, AffineForOp b) {
    return a != b && a->isAncestor(b);
  });
  auto isMovable = [&](AffineForOp loop) {
    return isAlongRow(loop) && llvm::none_of(loops, [&](AffineForOp other) {
             return areBoundsDependentOn(other, loop);
           });
  };
  auto found = llvm::find_if(loops, isMovable);
  if (found != loops.end())
    std::rotate(found, found + 1, loops.end());
  return loops;
}

/// Makes copies depend on the other loops.
void Packer::createGuards() {
  end = place;
  SmallVector<MapAndOperands> differences;
  for (const MapAndOperands &count : otherCounts)
    differences.push_back(subtract(count, 1));
  auto [set, operands] = getNonNegativeSet(differences, rewriter.getContext());
  if (!set)
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(end);
  auto condition = AffineIfOp::create(rewriter, loc, set, operands,
                                      /*withElseRegion=*/false);
  end = condition.getThenBlock()->getTerminator();
}

void Packer::copy() {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(end);
  IRMapping mapping;
  SmallVector<AffineForOp, 4> loops = getCopyLoops();
  AffineForOp innermost;
  for (AffineForOp loop : loops)
    innermost = createLoop(loop, mapping);
  if (tile && loops.back() == tile->lanes && isAlongRow(loops.back()))
    setRegisterTile({{}, {}, innermost, tile->vectorLength});
  MapAndOperands from = getSubscripts(load);
  Value element =
      AffineLoadOp::create(rewriter, loc, load.getMemRef(), from.map,
                           mapAll(from.operands, mapping));
  MapAndOperands to = getBufferIndices();
  AffineStoreOp::create(rewriter, loc, element, buffer, to.map,
                        mapAll(to.operands, mapping));
}

/// Fills the elements of iterations of `padded` from the number `count` on, of which the map has one
/// result.
void Packer::fillWithZeros(const BufferDim &padded,
                           const MapAndOperands &count) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(end);
  IRMapping mapping;
  Value index;
  MapAndOperands to = getBufferIndices();
  SmallVector<AffineExpr> exprs(to.map.getResults().begin(),
                                to.map.getResults().end());
  for (AffineForOp loop : getCopyLoops()) {
    if (loop != padded.loop) {
      createLoop(loop, mapping);
      continue;
    }
    SmallVector<Value> operands = mapAll(count.operands, mapping);
    AffineExpr zero = rewriter.getAffineConstantExpr(0);
    AffineMap first =
        AffineMap::get(count.map.getNumDims(), count.map.getNumSymbols(),
                       {count.map.getResult(0), zero}, rewriter.getContext());
    auto rest =
        AffineForOp::create(rewriter, loc, operands, first, ValueRange(),
                            rewriter.getConstantAffineMap(padded.size), 1);
    rest->setDiscardableAttr(NoUnrollAttrName, rewriter.getUnitAttr());
    rewriter.setInsertionPointToStart(rest.getBody());
    exprs[size_t(&padded - dims.begin())] =
        rewriter.getAffineDimExpr(to.map.getNumDims());
    index = rest.getInductionVar();
    mapping.map(loop.getInductionVar(), index);
  }
  SmallVector<Value> operands = mapAll(to.operands, mapping);
  operands.insert(operands.begin() + to.map.getNumDims(), index);
  AffineMap map =
      AffineMap::get(to.map.getNumDims() + 1, to.map.getNumSymbols(), exprs,
                     rewriter.getContext());
  canonicalizeMapAndOperands(&map, &operands);
  Type element = load.getResult().getType();
  Value zero =
      arith::ConstantOp::create(rewriter, loc, rewriter.getZeroAttr(element));
  AffineStoreOp::create(rewriter, loc, zero, buffer, map, operands);
}

/// Fills the elements that no iteration of `padded` copies.
void Packer::pad(const BufferDim &padded) {
  for (const MapAndOperands &bound : padded.upper) {
    MapAndOperands count = subtract(bound, padded.lower);
    if (!count.map.getResult(0).isConstant() ||
        count.map.getResult(0).getValue() < padded.size)
      fillWithZeros(padded, count);
  }
}

void Packer::run() {
  allocate();
  createGuards();
  copy();
  for (const BufferDim &dim : dims)
    if (tile &&
        (dim.loop == tile->lanes || llvm::is_contained(tile->rows, dim.loop)))
      pad(dim);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(load);
  MapAndOperands to = getBufferIndices();
  rewriter.replaceOpWithNewOp<AffineLoadOp>(load, buffer, to.map, to.operands);
}

std::optional<Obstacle> affine::packLoad(RewriterBase &rewriter,
                                         AffineForOp place, AffineLoadOp load,
                                         const RegisterTile *tile,
                                         MemoryAliases &aliases) {
  Packer packer(rewriter, place, load, tile);
  if (auto obstacle = packer.analyse(aliases))
    return obstacle;
  packer.run();
  aliases.invalidate();
  return std::nullopt;
}
