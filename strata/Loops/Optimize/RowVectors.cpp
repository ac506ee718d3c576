// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/RowVectors.h"

#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Affine/VectorizationDetail.h"
#include "strata/Loops/Dependence/AccessPair.h"
#include "strata/Loops/Dependence/VectorAccesses.h"
#include "strata/Loops/Optimize/Reductions.h"
#include "strata/Loops/Optimize/Streams.h"
#include "strata/Loops/Optimize/TileModelDetail.h"
#include "strata/Polyhedral/Budget.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

namespace {
/// The analysis of one loop.
class RowVectorAnalysis {
public:
  RowVectorAnalysis(AffineForOp loop, const TargetModel &target,
                    RowVectorLoop &result)
      : loop(loop), target(target), result(result) {}
  std::optional<Obstacle> run(MemoryAliases &aliases);

private:
  std::optional<Obstacle> analyseReductions();
  std::optional<Obstacle> analyseOp(Operation *op);
  std::optional<Obstacle> analyseAccess(const LoopAccess &access);
  std::optional<Obstacle> analyseComputation(Operation *op);
  std::optional<Obstacle> findDependence(MemoryAliases &aliases);
  void chooseSizes();
  bool isUniform(Value value) const {
    return loop.isDefinedOutsideOfLoop(value) || uniform.contains(value);
  }
  void addUniform(Operation *op);
  /// Whether the access is of one element, or of neighbours; std::nullopt for others.
  std::optional<VectorAccess::Kind> classify(const LoopAccess &access) const;

  AffineForOp loop;
  const TargetModel &target;
  RowVectorLoop &result;
  llvm::DenseSet<Value> uniform;
  llvm::DenseSet<Operation *> combiners;
  SmallVector<LoopAccess, 8> accesses;
  unsigned elementBits = 8;
  size_t numOps = 0;
};
} // namespace

//===-- Operations ---------------------------------------------------------===//

void RowVectorAnalysis::addUniform(Operation *op) {
  result.uniform.push_back(op);
  uniform.insert(op->result_begin(), op->result_end());
  // LLVM moves others than loads out of loops, but not the operations on their results.
  result.pays |= isa<AffineLoadOp, memref::LoadOp>(op);
}

/// Whether rows of the memref can be accessed by vectors.
static bool hasVectorRows(MemRefType type) {
  Type element = type.getElementType();
  return !element.isIndex() && isVectorMemoryType(element) &&
         hasContiguousRows(type);
}

std::optional<VectorAccess::Kind>
RowVectorAnalysis::classify(const LoopAccess &access) const {
  auto type = dyn_cast<MemRefType>(access.getMemory().getType());
  if (!type || !loop.isDefinedOutsideOfLoop(access.getMemory()))
    return std::nullopt;
  VectorAccess along;
  if (auto load = dyn_cast<memref::LoadOp>(access.op)) {
    auto isSame = [&](Value index) { return isUniform(index); };
    OperandRange indices = load.getIndices();
    if (llvm::all_of(indices, isSame))
      along.kind = VectorAccess::Invariant;
    else if (indices.back() == loop.getInductionVar() &&
             llvm::all_of(indices.drop_back(), isSame))
      along = {VectorAccess::Contiguous, unsigned(type.getRank() - 1)};
  } else {
    along = getVectorAccess(access, loop);
  }
  if (along.kind == VectorAccess::Contiguous &&
      (int64_t(along.dim) + 1 != type.getRank() || !hasVectorRows(type)))
    return std::nullopt;
  return along.kind;
}

std::optional<Obstacle>
RowVectorAnalysis::analyseAccess(const LoopAccess &access) {
  std::optional<VectorAccess::Kind> kind =
      access.getMemory() ? classify(access) : std::nullopt;
  if (!kind || *kind == VectorAccess::Other)
    return Obstacle("an access is not of neighbouring elements", access.op);
  accesses.push_back(access);
  bool isVarying = *kind == VectorAccess::Contiguous;
  if (access.isStore()) {
    if (!isVarying)
      return Obstacle(ObstacleKind::Dependence,
                      "all iterations store to one element", access.op);
    if (access.access.value == loop.getInductionVar())
      return Obstacle("a vector of indices is stored", access.op);
    result.pays |= isStream(access.getMemory(), target.l3Bytes);
  } else if (!isVarying) {
    // Subscripts such as i - i have the variable as an operand.
    if (!llvm::all_of(access.op->getOperands(),
                      [&](Value each) { return isUniform(each); }))
      return Obstacle("the subscripts of an access are not simple", access.op);
    addUniform(access.op);
    return std::nullopt;
  }
  auto type = cast<MemRefType>(access.getMemory().getType());
  elementBits =
      std::max(elementBits, type.getElementType().getIntOrFloatBitWidth());
  result.pays |= isa<memref::LoadOp>(access.op);
  return std::nullopt;
}

std::optional<Obstacle> RowVectorAnalysis::analyseComputation(Operation *op) {
  if (op->getNumRegions() != 0 || op->getNumResults() != 1 ||
      !isMemoryEffectFree(op) || !isSpeculatable(op))
    return Obstacle("an operation cannot be executed by vectors", op);
  if (llvm::all_of(op->getOperands(),
                   [&](Value each) { return isUniform(each); })) {
    addUniform(op);
    return std::nullopt;
  }
  auto hasForm = [&](Value value) {
    return value != loop.getInductionVar() &&
           isVectorElementType(value.getType()) && !value.getType().isIndex();
  };
  if (!op->hasTrait(OpTrait::Vectorizable) || !hasForm(op->getResult(0)) ||
      !llvm::all_of(op->getOperands(), hasForm))
    return Obstacle("an operation has no form for vectors", op);
  ++numOps;
  Type type = op->getResult(0).getType();
  elementBits = std::max(elementBits, type.getIntOrFloatBitWidth());
  return std::nullopt;
}

std::optional<Obstacle> RowVectorAnalysis::analyseOp(Operation *op) {
  if (auto apply = dyn_cast<AffineApplyOp>(op);
      apply && isOnlySubscript(apply) &&
      !llvm::all_of(op->getOperands(),
                    [&](Value each) { return isUniform(each); }))
    return std::nullopt;
  if (isa<AffineLoadOp, AffineStoreOp, memref::LoadOp>(op)) {
    SmallVector<LoopAccess, 1> list;
    appendAccesses(op, list);
    return analyseAccess(list.front());
  }
  return analyseComputation(op);
}

std::optional<Obstacle> RowVectorAnalysis::analyseReductions() {
  for (unsigned i = 0; i < loop.getNumIterOperands(); ++i) {
    std::optional<LoopReduction> reduction = getSupportedReduction(loop, i);
    if (!reduction || !isReorderable(reduction->combiner) ||
        reduction->value.getType().isIndex())
      return Obstacle("the loop carries a value that is no reduction whose "
                      "order does not matter");
    result.reductions.push_back(*reduction);
    result.pays = true;
  }
  return std::nullopt;
}

//===-- Dependences --------------------------------------------------------===//

/// The accesses that may be of one element in different iterations. An element that is loaded once for all must
/// not be stored at all.
std::optional<Obstacle>
RowVectorAnalysis::findDependence(MemoryAliases &aliases) {
  NestDependences dependences(loop, aliases);
  if (auto reordered = dependences.findCarried(0))
    return Obstacle(dependences, *reordered);
  constexpr uint64_t Steps = 200000;
  presburger::Budget budget(Steps);
  Region *scope = loop->getParentRegion();
  for (const LoopAccess &load : accesses)
    for (const LoopAccess &store : accesses)
      if (store.isStore() && llvm::is_contained(result.uniform, load.op) &&
          aliases.mayAlias(load.getMemory(), store.getMemory()) &&
          AccessPair(load, store, scope, aliases).exists({}, budget))
        return Obstacle(load, store, {}, scope, aliases,
                        "is in one iteration of the loop");
  return std::nullopt;
}

//===-- Sizes --------------------------------------------------------------===//

/// Additions take four cycles, of which two begin in each.
static constexpr int64_t MaxChains = 8;

void RowVectorAnalysis::chooseSizes() {
  result.vectorLength = target.getVectorLength(elementBits);
  auto numReductions = int64_t(result.reductions.size());
  if (numReductions != 0) {
    result.numCopies = std::clamp<int64_t>(MaxChains / numReductions, 1, 4);
    return;
  }
  constexpr size_t SmallBody = 8, LargeBody = 24;
  result.numCopies = numOps <= SmallBody ? 4 : numOps <= LargeBody ? 2 : 1;
}

std::optional<Obstacle> RowVectorAnalysis::run(MemoryAliases &aliases) {
  constexpr size_t MaxOps = 128;
  if (loop.getStepAsInt() != 1 ||
      loop.getLowerBoundMap().getNumResults() != 1 ||
      llvm::hasNItemsOrMore(*loop.getBody(), MaxOps))
    return Obstacle("the loop has another step than 1, or too many operations");
  if (auto obstacle = analyseReductions())
    return obstacle;
  for (Operation &op : loop.getBody()->without_terminator())
    if (auto obstacle = analyseOp(&op))
      return obstacle;
  if (accesses.size() > MaxTileAccesses)
    return Obstacle("the loop has too many accesses");
  chooseSizes();
  std::optional<uint64_t> count = getTripCount(loop);
  if (result.vectorLength < 2 ||
      (count && *count < uint64_t(result.vectorLength)))
    return Obstacle(ObstacleKind::Cost,
                    "the loop has fewer iterations than a vector elements");
  // A few vectors have fewer copies.
  while (count && result.numCopies > 1 &&
         *count < uint64_t(result.vectorLength * result.numCopies))
    result.numCopies /= 2;
  return findDependence(aliases);
}

std::optional<Obstacle> affine::findRowVectorObstacle(AffineForOp loop,
                                                      const TargetModel &target,
                                                      MemoryAliases &aliases,
                                                      RowVectorLoop &result) {
  result = RowVectorLoop();
  result.loop = loop;
  return RowVectorAnalysis(loop, target, result).run(aliases);
}
