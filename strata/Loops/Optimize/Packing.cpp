// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/Packing.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Affine/VectorizationDetail.h"
#include "strata/Loops/Dependence/AccessPair.h"
#include "strata/Loops/Dependence/VectorAccesses.h"
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
  int64_t size;
  /// The number of iterations is the least result.
  MapAndOperands count;
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
  std::optional<Obstacle> findStore(MemoryAliases &aliases);
  std::optional<Obstacle> addDim(AffineForOp loop);
  bool isAlongRow(AffineForOp loop);
  void orderDims();
  void allocate();
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
  Value buffer;
};
} // namespace

//===-- Analysis -----------------------------------------------------------===//

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

std::optional<Obstacle> Packer::addDim(AffineForOp loop) {
  BufferDim &dim = dims.emplace_back();
  dim.loop = loop;
  dim.size = INT64_MAX;
  std::optional<MapAndOperands> count = getTripCountMap(loop);
  if (count)
    for (AffineExpr result : count->map.getResults())
      if (result.isConstant())
        dim.size = std::min(dim.size, result.getValue());
  if (dim.size == INT64_MAX || dim.size <= 0)
    return Obstacle("a packed loop has no known number of iterations", loop);
  dim.count = std::move(*count);
  return std::nullopt;
}

/// The loops on which the element depends, and those on which their bounds depend, of those from `place`
/// inwards, the outermost first.
static SmallVector<AffineForOp> getLoopsOfElement(AffineForOp place,
                                                  AffineLoadOp load) {
  llvm::SetVector<Value> list;
  auto add = [&](ValueRange operands) {
    for (Value operand : operands) {
      AffineForOp loop = getForInductionVarOwner(operand);
      Operation *definition = operand.getDefiningOp();
      if (loop ? place->isAncestor(loop)
               : definition && place->isAncestor(definition))
        list.insert(operand);
    }
  };
  add(load.getMapOperands());
  SmallVector<AffineForOp> loops;
  for (size_t i = 0; i < list.size(); ++i) {
    if (AffineForOp loop = getForInductionVarOwner(list[i])) {
      add(loop.getLowerBoundOperands());
      add(loop.getUpperBoundOperands());
      loops.push_back(loop);
    } else {
      add(list[i].getDefiningOp()->getOperands());
    }
  }
  llvm::sort(loops, [](AffineForOp a, AffineForOp b) {
    return a != b && a->isAncestor(b);
  });
  return loops;
}

std::optional<Obstacle> Packer::analyse(MemoryAliases &aliases) {
  constexpr int64_t MaxElements = int64_t(1) << 24;
  auto type = cast<MemRefType>(load.getMemRef().getType());
  if (!isVectorElementType(type.getElementType()))
    return Obstacle("packed elements are no numbers", load);
  if (auto obstacle = findStore(aliases))
    return obstacle;
  int64_t numElements = 1;
  for (AffineForOp loop : getLoopsOfElement(place, load)) {
    if (auto obstacle = addDim(loop))
      return obstacle;
    if (llvm::MulOverflow(numElements, dims.back().size, numElements) ||
        numElements > MaxElements)
      return Obstacle("there are too many elements", load);
  }
  if (dims.empty())
    return Obstacle("all iterations load one element", load);
  orderDims();
  return std::nullopt;
}

/// Whether the next iteration loads the next element of a row.
bool Packer::isAlongRow(AffineForOp loop) {
  MemoryAccess access =
      cast<MemoryAccessOpInterface>(load.getOperation()).getAccesses().front();
  int64_t rank = cast<MemRefType>(load.getMemRef().getType()).getRank();
  VectorAccess along = getVectorAccess({load, access}, loop);
  return along.kind == VectorAccess::Contiguous &&
         int64_t(along.dim) + 1 == rank;
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
  MapAndOperands indices;
  SmallVector<AffineExpr> exprs;
  unsigned numDims = 0, numSymbols = 0;
  SmallVector<Value, 4> symbols;
  for (const BufferDim &dim : dims) {
    AffineForOp loop = dim.loop;
    AffineMap lower = loop.getLowerBoundMap();
    ValueRange operands = loop.getLowerBoundOperands();
    AffineExpr variable = rewriter.getAffineDimExpr(numDims++);
    indices.operands.push_back(loop.getInductionVar());
    AffineExpr first = lower.getResult(0)
                           .shiftDims(lower.getNumDims(), numDims)
                           .shiftSymbols(lower.getNumSymbols(), numSymbols);
    llvm::append_range(indices.operands,
                       operands.take_front(lower.getNumDims()));
    llvm::append_range(symbols, operands.drop_front(lower.getNumDims()));
    numDims += lower.getNumDims();
    numSymbols += lower.getNumSymbols();
    exprs.push_back((variable - first).floorDiv(loop.getStepAsInt()));
  }
  llvm::append_range(indices.operands, symbols);
  indices.map =
      AffineMap::get(numDims, numSymbols, exprs, rewriter.getContext());
  fullyComposeAffineMapAndOperands(&indices.map, &indices.operands);
  canonicalizeMapAndOperands(&indices.map, &indices.operands);
  return indices;
}

/// A loop like `loop` where `rewriter` inserts, which then inserts in it.
static AffineForOp cloneLoop(RewriterBase &rewriter, AffineForOp loop,
                             IRMapping &mapping) {
  SmallVector<Value> lower, upper;
  for (Value operand : loop.getLowerBoundOperands())
    lower.push_back(mapping.lookupOrDefault(operand));
  for (Value operand : loop.getUpperBoundOperands())
    upper.push_back(mapping.lookupOrDefault(operand));
  auto copy = AffineForOp::create(rewriter, loop.getLoc(), lower,
                                  loop.getLowerBoundMap(), upper,
                                  loop.getUpperBoundMap(), loop.getStepAsInt());
  mapping.map(loop.getInductionVar(), copy.getInductionVar());
  rewriter.setInsertionPointToStart(copy.getBody());
  return copy;
}

static SmallVector<Value> mapAll(ArrayRef<Value> values,
                                 const IRMapping &mapping) {
  SmallVector<Value> result;
  for (Value value : values)
    result.push_back(mapping.lookupOrDefault(value));
  return result;
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

void Packer::copy() {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(place);
  IRMapping mapping;
  SmallVector<AffineForOp, 4> loops = getCopyLoops();
  AffineForOp innermost;
  for (AffineForOp loop : loops)
    innermost = cloneLoop(rewriter, loop, mapping);
  if (tile && loops.back() == tile->lanes && isAlongRow(loops.back()))
    setRegisterTile({{}, {}, innermost, tile->vectorLength});
  MapAndOperands from{load.getAffineMap(), {}};
  llvm::append_range(from.operands, load.getMapOperands());
  fullyComposeAffineMapAndOperands(&from.map, &from.operands);
  canonicalizeMapAndOperands(&from.map, &from.operands);
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
  rewriter.setInsertionPoint(place);
  IRMapping mapping;
  Value index;
  MapAndOperands to = getBufferIndices();
  SmallVector<AffineExpr> exprs(to.map.getResults().begin(),
                                to.map.getResults().end());
  for (AffineForOp loop : getCopyLoops()) {
    if (loop != padded.loop) {
      cloneLoop(rewriter, loop, mapping);
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
  for (unsigned i = 0; i < padded.count.map.getNumResults(); ++i)
    if (!padded.count.map.getResult(i).isConstant())
      fillWithZeros(padded,
                    {padded.count.map.getSubMap({i}), padded.count.operands});
}

void Packer::run() {
  allocate();
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
