// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The legality of vectorization: loops are chosen for the dimensions of vectors, then all operations in
// them must have a form for vectors, and then iterations must be independent.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/LoopParallelize.h"
#include "strata/Loops/Affine/LoopVectorize.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Affine/VectorizationDetail.h"
#include "strata/Loops/Dependence/VectorAccesses.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- Nests --------------------------------------------------------------===//

std::optional<unsigned> VectorizableNest::getDim(AffineForOp loop) const {
  auto found = dims.find(loop.getOperation());
  return found == dims.end() ? std::nullopt
                             : std::optional<unsigned>(found->second);
}

SmallVector<AffineForOp, 3>
VectorizableNest::getLoopsAround(Operation *op) const {
  SmallVector<AffineForOp, 3> loops(sizes.size());
  while (op != root.getOperation()) {
    op = op->getParentOp();
    auto loop = dyn_cast<AffineForOp>(op);
    std::optional<unsigned> dim = loop ? getDim(loop) : std::nullopt;
    if (dim)
      loops[*dim] = loop;
  }
  return loops;
}

bool VectorizableNest::mayHaveTail(AffineForOp loop) const {
  int64_t size = sizes[*getDim(loop)];
  return getLargestDivisorOfTripCount(loop) % uint64_t(size) != 0;
}

bool affine::isVectorElementType(Type type) {
  return isa<IntegerType, IndexType, FloatType>(type);
}

bool affine::isScalarConstant(Value value) {
  Attribute constant;
  return matchPattern(value, m_Constant(&constant)) &&
         isa<IntegerAttr, FloatAttr>(constant);
}

/// The access of an affine load or store.
static LoopAccess getAccess(Operation *op) {
  return {op, cast<MemoryAccessOpInterface>(op).getAccesses().front()};
}

std::optional<unsigned> affine::getVectorizedDim(Operation *op,
                                                 AffineForOp loop) {
  VectorAccess along = getVectorAccess(getAccess(op), loop);
  return along.kind == VectorAccess::Contiguous ? std::optional(along.dim)
                                                : std::nullopt;
}

//===-- Choice of loops ----------------------------------------------------===//

/// The reason why the loop cannot be dimension `dim` of vectors, from its step and the dimensions
/// along which it accesses memory. As in mlir-opt, all accesses are along the same dimension.
static std::optional<Obstacle>
findObstacle(AffineForOp loop, unsigned dim,
             const VectorizationOptions &options) {
  int64_t step;
  if (loop.getStepAsInt() <= 0)
    return Obstacle("the step is not positive");
  if (llvm::MulOverflow(loop.getStepAsInt(), options.sizes[dim], step))
    return Obstacle("the step would not fit into 64 bits");
  if (options.sizes.size() > 1 && loop.getNumIterOperands() != 0)
    return Obstacle("the loop carries values");
  std::optional<int64_t> distance;
  if (!options.fastestVarying.empty())
    distance = options.fastestVarying[dim];
  std::optional<Obstacle> obstacle;
  loop->walk([&](Operation *op) {
    if (!isa<AffineLoadOp, AffineStoreOp>(op))
      return WalkResult::Advance;
    LoopAccess access = getAccess(op);
    VectorAccess along = getVectorAccess(access, loop);
    if (along.kind == VectorAccess::Other)
      obstacle.emplace("an access is neither of the next element in the next "
                       "iteration nor of the same one",
                       op);
    if (along.kind == VectorAccess::Contiguous) {
      int64_t rank = cast<MemRefType>(access.getMemory().getType()).getRank();
      int64_t found = rank - 1 - int64_t(along.dim);
      if (loop.getStepAsInt() != 1)
        obstacle.emplace("the step is not 1");
      else if (distance.value_or(found) != found)
        obstacle.emplace("an access is along another dimension of memory", op);
      distance = found;
    }
    return obstacle ? WalkResult::Interrupt : WalkResult::Advance;
  });
  return obstacle;
}

/// Makes `loop` dimension `dim` of vectors, and loops in it the following ones.
static std::optional<Obstacle> choose(AffineForOp loop, unsigned dim,
                                      const VectorizationOptions &options,
                                      VectorizableNest &nest) {
  if (auto obstacle = findObstacle(loop, dim, options))
    return obstacle;
  nest.dims[loop] = dim;
  if (dim + 1 == options.sizes.size())
    return std::nullopt;
  bool isFound = false;
  loop.getRegion().walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto inner = dyn_cast<AffineForOp>(op);
    if (!inner || choose(inner, dim + 1, options, nest))
      return WalkResult::Advance;
    isFound = true;
    return WalkResult::Skip;
  });
  if (isFound)
    return std::nullopt;
  nest.dims.erase(loop);
  return Obstacle(
      "the loop has no loop in it that can be the next dimension of "
      "vectors");
}

//===-- Operations ---------------------------------------------------------===//

namespace {
/// Whether the operations of a nest have forms for vectors.
class VectorizationCheck {
public:
  explicit VectorizationCheck(const VectorizableNest &nest) : nest(nest) {}
  std::optional<Obstacle> findObstacle();

private:
  std::optional<Obstacle> check(Operation *op);
  std::optional<Obstacle> checkLoop(AffineForOp inner);
  std::optional<Obstacle> checkAccess(Operation *op);
  std::optional<Obstacle> checkComputation(Operation *op);
  std::optional<Obstacle> checkOperands(Operation *op, ValueRange operands);
  bool isVectorOperand(Value value);
  /// Whether `op` is in a loop whose last vector may have elements of iterations that are not executed.
  bool isInTail(Operation *op);

  const VectorizableNest &nest;
};
} // namespace

/// Whether the value is one that each iteration has its own of, as a vector, or one that can be
/// broadcast.
bool VectorizationCheck::isVectorOperand(Value value) {
  if (!isVectorElementType(value.getType()))
    return false;
  auto argument = dyn_cast<BlockArgument>(value);
  Operation *owner =
      argument ? argument.getOwner()->getParentOp() : value.getDefiningOp();
  if (auto loop = dyn_cast_or_null<AffineForOp>(owner))
    return value != loop.getInductionVar() || !nest.getDim(loop);
  return !isa_and_nonnull<AffineApplyOp>(owner) ||
         !nest.root->isProperAncestor(owner);
}

bool VectorizationCheck::isInTail(Operation *op) {
  return llvm::any_of(nest.getLoopsAround(op), [&](AffineForOp loop) {
    return loop && nest.mayHaveTail(loop);
  });
}

std::optional<Obstacle> VectorizationCheck::checkOperands(Operation *op,
                                                          ValueRange operands) {
  if (llvm::all_of(operands,
                   [&](Value value) { return isVectorOperand(value); }))
    return std::nullopt;
  return Obstacle("an operation uses a value that has no form for vectors", op);
}

std::optional<Obstacle> VectorizationCheck::checkLoop(AffineForOp inner) {
  SmallVector<AffineForOp, 3> around = nest.getLoopsAround(inner);
  auto isInvariant = [&](AffineMap map, ValueRange values) {
    SmallVector<Value> operands(values);
    fullyComposeAffineMapAndOperands(&map, &operands);
    return llvm::none_of(around, [&](AffineForOp loop) {
      return loop && llvm::is_contained(operands, loop.getInductionVar());
    });
  };
  if (!isInvariant(inner.getLowerBoundMap(), inner.getLowerBoundOperands()) ||
      !isInvariant(inner.getUpperBoundMap(), inner.getUpperBoundOperands()))
    return Obstacle("the bounds of an inner loop depend on the loop", inner);
  return checkOperands(inner, inner.getInits());
}

std::optional<Obstacle> VectorizationCheck::checkAccess(Operation *op) {
  LoopAccess access = getAccess(op);
  auto type = dyn_cast<MemRefType>(access.getMemory().getType());
  if (!type || !isVectorElementType(type.getElementType()))
    return Obstacle("an access is of elements that vectors cannot have", op);
  llvm::SmallDenseSet<unsigned> memoryDims;
  bool isTransfer = true;
  for (AffineForOp loop : nest.getLoopsAround(op)) {
    std::optional<unsigned> dim =
        loop ? getVectorizedDim(op, loop) : std::nullopt;
    isTransfer &= dim.has_value();
    if (dim && !memoryDims.insert(*dim).second)
      return Obstacle("an access is along one dimension of memory for two "
                      "dimensions of vectors",
                      op);
    if (dim && access.isStore() && nest.mayHaveTail(loop) &&
        !endsWithMemory(access, loop))
      return Obstacle("the last vector would store to elements of no iteration",
                      op);
  }
  if (!access.isStore())
    return std::nullopt;
  if (!isTransfer)
    return Obstacle("a store is not of a whole vector", op);
  return checkOperands(op, access.access.value);
}

std::optional<Obstacle> VectorizationCheck::checkComputation(Operation *op) {
  if (op->getNumRegions() != 0 || op->getNumResults() != 1 ||
      !isVectorElementType(op->getResult(0).getType()))
    return Obstacle("an operation has no form for vectors", op);
  if (isScalarConstant(op->getResult(0))) {
    // Vectors have no use as an index.
    if (!op->getResult(0).getType().isIndex() ||
        llvm::none_of(op->getUsers(), [](Operation *user) {
          return isAffineAccess(user) || isa<AffineApplyOp, AffineForOp>(user);
        }))
      return std::nullopt;
    return Obstacle("a constant is used as an index", op);
  }
  if (!op->hasTrait(OpTrait::Vectorizable) || !isMemoryEffectFree(op))
    return Obstacle("an operation has no form for vectors", op);
  // Elements of iterations that are not executed may be any number.
  if (!isSpeculatable(op) && isInTail(op))
    return Obstacle("an operation may not be executed after the last iteration",
                    op);
  return checkOperands(op, op->getOperands());
}

std::optional<Obstacle> VectorizationCheck::check(Operation *op) {
  if (auto inner = dyn_cast<AffineForOp>(op))
    return checkLoop(inner);
  if (isa<AffineLoadOp, AffineStoreOp>(op))
    return checkAccess(op);
  if (isa<AffineApplyOp>(op))
    return std::nullopt;
  if (isa<AffineYieldOp>(op))
    return op->getParentOp() == nest.root
               ? std::nullopt
               : checkOperands(op, op->getOperands());
  return checkComputation(op);
}

std::optional<Obstacle> VectorizationCheck::findObstacle() {
  // The number of iterations of the last vector is needed to mask reductions.
  AffineForOp root = nest.root;
  if (root.getNumIterOperands() != 0 && nest.mayHaveTail(root) &&
      (root.getStepAsInt() != 1 ||
       root.getUpperBoundMap().getNumResults() != 1))
    return Obstacle("reductions of the last vector have no mask");
  std::optional<Obstacle> obstacle;
  root->walk([&](Operation *op) {
    if (op != root)
      obstacle = check(op);
    return obstacle ? WalkResult::Interrupt : WalkResult::Advance;
  });
  return obstacle;
}

std::optional<Obstacle> affine::findVectorizationObstacle(
    AffineForOp root, const VectorizationOptions &options,
    MemoryAliases &aliases, VectorizableNest &nest) {
  nest.root = root;
  nest.sizes = options.sizes;
  nest.dims.clear();
  if (auto obstacle = choose(root, 0, options, nest))
    return obstacle;
  if (auto obstacle = VectorizationCheck(nest).findObstacle())
    return obstacle;
  // In the order of the program, since the first obstacle is reported.
  std::optional<Obstacle> obstacle;
  SmallVector<LoopReduction, 2> reductions;
  root->walk<WalkOrder::PreOrder>([&](AffineForOp loop) {
    if (nest.getDim(loop))
      obstacle = findParallelizationObstacle(
          loop, aliases, options.vectorizesReductions ? &reductions : nullptr);
    return obstacle ? WalkResult::Interrupt : WalkResult::Advance;
  });
  return obstacle;
}
