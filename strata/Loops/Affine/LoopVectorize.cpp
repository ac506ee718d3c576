// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopVectorize.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/LoopParallelize.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/VectorAccesses.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- Legality -----------------------------------------------------------===//

static bool isElementType(Type type) {
  return isa<IntegerType, IndexType, FloatType>(type);
}

static bool isScalarConstant(Value value) {
  Attribute constant;
  return matchPattern(value, m_Constant(&constant)) &&
         isa<IntegerAttr, FloatAttr>(constant);
}

/// Whether the last vector may have elements of iterations that are not executed.
static bool mayHaveTail(AffineForOp loop, int64_t size) {
  return getLargestDivisorOfTripCount(loop) % uint64_t(size) != 0;
}

namespace {
/// Whether the operations of a loop have forms for vectors.
class VectorizationCheck {
public:
  VectorizationCheck(AffineForOp loop, int64_t size,
                     std::optional<int64_t> fastestVarying)
      : loop(loop), fastestVarying(fastestVarying),
        hasTail(mayHaveTail(loop, size)) {}

  bool isPossible() {
    // The number of iterations of the last vector is needed to mask reductions.
    if (hasTail && loop.getNumIterOperands() != 0 &&
        (loop.getStepAsInt() != 1 ||
         loop.getUpperBoundMap().getNumResults() != 1))
      return false;
    return loop->walk([&](Operation *op) {
      return op == loop || isSupported(op) ? WalkResult::Advance
                                           : WalkResult::Interrupt;
    }) != WalkResult::Interrupt;
  }

private:
  bool isSupported(Operation *op);
  bool isSupportedLoop(AffineForOp inner);
  bool isSupportedAccess(Operation *op);
  bool isVectorOperand(Value value);

  AffineForOp loop;
  /// The dimension of all accesses that are not the same in all iterations, counted from the last.
  std::optional<int64_t> fastestVarying;
  /// Whether the last vector may have elements of iterations that are not executed.
  bool hasTail;
};
} // namespace

/// Whether the value is one that each iteration of the loop has its own of, as a vector, or one that
/// can be broadcast.
bool VectorizationCheck::isVectorOperand(Value value) {
  if (!isElementType(value.getType()) || value == loop.getInductionVar())
    return false;
  Operation *def = value.getDefiningOp();
  return !isa_and_nonnull<AffineApplyOp>(def) || !loop->isProperAncestor(def);
}

bool VectorizationCheck::isSupportedLoop(AffineForOp inner) {
  auto isInvariant = [&](AffineMap map, ValueRange values) {
    SmallVector<Value> operands(values);
    fullyComposeAffineMapAndOperands(&map, &operands);
    return !llvm::is_contained(operands, loop.getInductionVar());
  };
  return isInvariant(inner.getLowerBoundMap(), inner.getLowerBoundOperands()) &&
         isInvariant(inner.getUpperBoundMap(), inner.getUpperBoundOperands()) &&
         llvm::all_of(inner.getInits(),
                      [&](Value init) { return isVectorOperand(init); });
}

bool VectorizationCheck::isSupportedAccess(Operation *op) {
  SmallVector<MemoryAccess, 1> accesses =
      cast<MemoryAccessOpInterface>(op).getAccesses();
  if (accesses.size() != 1 ||
      accesses.front().getForm() != MemoryAccess::Form::Element)
    return false;
  LoopAccess access{op, accesses.front()};
  auto type = dyn_cast<MemRefType>(access.getMemory().getType());
  VectorAccess along = getVectorAccess(access, loop);
  if (!type || !isElementType(type.getElementType()) ||
      along.kind == VectorAccess::Other)
    return false;
  if (along.kind == VectorAccess::Contiguous) {
    // As in mlir-opt, all accesses are along the same dimension.
    int64_t distance = int64_t(type.getRank()) - 1 - int64_t(along.dim);
    if (loop.getStepAsInt() != 1 ||
        distance != fastestVarying.value_or(distance))
      return false;
    fastestVarying = distance;
  }
  if (!access.isStore())
    return true;
  return along.kind == VectorAccess::Contiguous &&
         isVectorOperand(access.access.value) &&
         (!hasTail || endsWithMemory(access, loop));
}

bool VectorizationCheck::isSupported(Operation *op) {
  if (auto inner = dyn_cast<AffineForOp>(op))
    return isSupportedLoop(inner);
  if (isa<AffineLoadOp, AffineStoreOp>(op))
    return isSupportedAccess(op);
  if (isa<AffineApplyOp>(op))
    return true;
  if (isa<AffineYieldOp>(op))
    return op->getParentOp() == loop ||
           llvm::all_of(op->getOperands(),
                        [&](Value value) { return isVectorOperand(value); });
  if (op->getNumRegions() != 0 || op->getNumResults() != 1 ||
      !isElementType(op->getResult(0).getType()))
    return false;
  if (isScalarConstant(op->getResult(0)))
    // Vectors have no use as an index.
    return llvm::none_of(op->getUsers(), [](Operation *user) {
      return isAffineAccess(user) || isa<AffineApplyOp, AffineForOp>(user);
    });
  // Elements of iterations that are not executed may be any number.
  return op->hasTrait(OpTrait::Vectorizable) && isMemoryEffectFree(op) &&
         (!hasTail || isSpeculatable(op)) &&
         llvm::all_of(op->getOperands(),
                      [&](Value value) { return isVectorOperand(value); });
}

bool affine::canVectorizeLoop(AffineForOp loop,
                              const VectorizationOptions &options,
                              MemoryAliases &aliases) {
  int64_t step;
  if (options.size <= 0 || loop.getStepAsInt() <= 0 ||
      llvm::MulOverflow(loop.getStepAsInt(), options.size, step))
    return false;
  SmallVector<LoopReduction, 2> reductions;
  return VectorizationCheck(loop, options.size, options.fastestVarying)
             .isPossible() &&
         !findParallelizationObstacle(loop, aliases,
                                      options.vectorizesReductions ? &reductions
                                                                   : nullptr);
}

//===-- Transformation -----------------------------------------------------===//

namespace {
class Vectorizer {
public:
  Vectorizer(RewriterBase &rewriter, AffineForOp loop, int64_t size)
      : rewriter(rewriter), loop(loop), size(size) {}
  AffineForOp run();

private:
  VectorType getVectorType(Type type) const {
    return VectorType::get({size}, type);
  }
  Value getVector(Value value);
  Value createConstant(Value value);
  SmallVector<Value> createIndices(Operation *op, AffineMap map,
                                   ValueRange operands);
  AffineMap getPermutation(Operation *op) const;
  ArrayAttr getInBounds() const { return rewriter.getBoolArrayAttr({false}); }

  void collectReductions();
  void createMask();
  void createResults();
  AffineForOp createLoop(AffineForOp old, int64_t step, ValueRange inits);
  void createElementwise(Operation *op);
  void visit(Operation *op);

  RewriterBase &rewriter;
  AffineForOp loop, newLoop;
  int64_t size;
  SmallVector<LoopReduction, 2> reductions;
  /// The vectors that have no effect on reductions.
  SmallVector<Value, 2> neutral;
  /// The iterations that are executed; null if they all are.
  Value mask;
  /// The values as vectors, and the values that remain scalars.
  llvm::DenseMap<Value, Value> vectors;
  IRMapping scalars;
};
} // namespace

/// A constant at the start of the new loop.
Value Vectorizer::createConstant(Value value) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(newLoop.getBody());
  Attribute constant;
  matchPattern(value, m_Constant(&constant));
  auto type = getVectorType(value.getType());
  return arith::ConstantOp::create(rewriter, loop.getLoc(),
                                   DenseElementsAttr::get(type, constant));
}

Value Vectorizer::getVector(Value value) {
  if (Value known = vectors.lookup(value))
    return known;
  Value vector;
  if (isScalarConstant(value)) {
    vector = createConstant(value);
  } else {
    OpBuilder::InsertionGuard guard(rewriter);
    Value scalar = scalars.lookupOrDefault(value);
    rewriter.setInsertionPointAfterValue(scalar);
    vector = vector::BroadcastOp::create(
        rewriter, loop.getLoc(), getVectorType(value.getType()), scalar);
  }
  vectors[value] = vector;
  return vector;
}

SmallVector<Value> Vectorizer::createIndices(Operation *op, AffineMap map,
                                             ValueRange operands) {
  SmallVector<Value> inputs;
  for (Value operand : operands)
    inputs.push_back(scalars.lookupOrDefault(operand));
  if (map.isIdentity() && map.getNumSymbols() == 0)
    return inputs;
  SmallVector<Value> indices;
  for (unsigned i = 0; i < map.getNumResults(); ++i)
    indices.push_back(AffineApplyOp::create(rewriter, op->getLoc(),
                                            map.getSubMap({i}), inputs));
  return indices;
}

/// The dimension of the memory along which the vector lies, or 0 if all elements are the same.
AffineMap Vectorizer::getPermutation(Operation *op) const {
  LoopAccess access{op,
                    cast<MemoryAccessOpInterface>(op).getAccesses().front()};
  VectorAccess along = getVectorAccess(access, loop);
  unsigned rank =
      unsigned(cast<MemRefType>(access.getMemory().getType()).getRank());
  Context *ctx = loop.getContext();
  return AffineMap::get(rank, 0,
                        along.kind == VectorAccess::Contiguous
                            ? getAffineDimExpr(along.dim, ctx)
                            : getAffineConstantExpr(0, ctx));
}

AffineForOp Vectorizer::createLoop(AffineForOp old, int64_t step,
                                   ValueRange inits) {
  SmallVector<Value> lower, upper;
  for (Value operand : old.getLowerBoundOperands())
    lower.push_back(scalars.lookupOrDefault(operand));
  for (Value operand : old.getUpperBoundOperands())
    upper.push_back(scalars.lookupOrDefault(operand));
  auto created =
      AffineForOp::create(rewriter, old.getLoc(), lower, upper, inits,
                          old.getLowerBoundMap(), old.getUpperBoundMap(), step);
  Block *body = created.getBody();
  while (!body->empty())
    rewriter.eraseOp(&body->back());
  scalars.map(old.getInductionVar(), created.getInductionVar());
  for (auto [from, to] :
       llvm::zip(old.getRegionIterArgs(), created.getRegionIterArgs()))
    vectors[from] = to;
  for (auto [from, to] : llvm::zip(old->getResults(), created->getResults()))
    vectors[from] = to;
  rewriter.setInsertionPointToStart(body);
  return created;
}

void Vectorizer::createElementwise(Operation *op) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(getVector(operand));
  for (auto [reduction, identity] : llvm::zip(reductions, neutral))
    if (mask && reduction.combiner == op)
      for (auto [operand, vector] : llvm::zip(op->getOperands(), operands))
        if (operand == reduction.value)
          vector = arith::SelectOp::create(rewriter, op->getLoc(), mask, vector,
                                           identity);
  // Partial sums of integers may overflow where the sums of the loop do not.
  bool isReordered = isa<IntegerType>(op->getResult(0).getType()) &&
                     llvm::any_of(reductions, [&](const LoopReduction &each) {
                       return each.combiner == op;
                     });
  SmallVector<NamedAttribute> attributes;
  if (!isReordered)
    llvm::append_range(attributes, op->getAttrs());
  Operation *created =
      rewriter.create(op->getLoc(), op->getName().getStringRef(), operands,
                      getVectorType(op->getResult(0).getType()), attributes);
  vectors[op->getResult(0)] = created->getResult(0);
}

void Vectorizer::visit(Operation *op) {
  if (auto inner = dyn_cast<AffineForOp>(op)) {
    SmallVector<Value> inits;
    for (Value init : inner.getInits())
      inits.push_back(getVector(init));
    createLoop(inner, inner.getStepAsInt(), inits);
  } else if (isa<AffineYieldOp>(op)) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(getVector(operand));
    Operation *yield = AffineYieldOp::create(rewriter, op->getLoc(), operands);
    rewriter.setInsertionPointAfter(yield->getParentOp());
  } else if (auto load = dyn_cast<AffineLoadOp>(op)) {
    SmallVector<Value> indices =
        createIndices(op, load.getAffineMap(), load.getMapOperands());
    Type type = load.getResult().getType();
    Value padding = ub::PoisonOp::create(rewriter, op->getLoc(), type);
    vectors[load.getResult()] = vector::TransferReadOp::create(
        rewriter, op->getLoc(), getVectorType(type), load.getMemRef(), indices,
        padding, Value(), getPermutation(op), getInBounds());
  } else if (auto store = dyn_cast<AffineStoreOp>(op)) {
    Value value = getVector(store.getValueToStore());
    SmallVector<Value> indices =
        createIndices(op, store.getAffineMap(), store.getMapOperands());
    vector::TransferWriteOp::create(rewriter, op->getLoc(), value,
                                    store.getMemRef(), indices, Value(),
                                    getPermutation(op), getInBounds());
  } else if (isa<AffineApplyOp>(op)) {
    rewriter.clone(*op, scalars);
  } else if (isScalarConstant(op->getResult(0))) {
    getVector(op->getResult(0));
  } else {
    createElementwise(op);
  }
}

//===-- Reductions ---------------------------------------------------------===//

static vector::CombiningKind getCombiningKind(arith::AtomicRMWKind kind) {
  switch (kind) {
  case arith::AtomicRMWKind::mulf:
  case arith::AtomicRMWKind::muli:
    return vector::CombiningKind::MUL;
  case arith::AtomicRMWKind::andi:
    return vector::CombiningKind::AND;
  case arith::AtomicRMWKind::ori:
    return vector::CombiningKind::OR;
  case arith::AtomicRMWKind::xori:
    return vector::CombiningKind::XOR;
  case arith::AtomicRMWKind::maxs:
    return vector::CombiningKind::MAXSI;
  case arith::AtomicRMWKind::maxu:
    return vector::CombiningKind::MAXUI;
  case arith::AtomicRMWKind::mins:
    return vector::CombiningKind::MINSI;
  case arith::AtomicRMWKind::minu:
    return vector::CombiningKind::MINUI;
  case arith::AtomicRMWKind::minimumf:
    return vector::CombiningKind::MINIMUMF;
  case arith::AtomicRMWKind::maximumf:
    return vector::CombiningKind::MAXIMUMF;
  default:
    return vector::CombiningKind::ADD;
  }
}

/// The value that has no effect on the others, of the kinds that loops may carry.
static Attribute getNeutralValue(Builder &builder, arith::AtomicRMWKind kind,
                                 Type type) {
  auto getInfinity = [&](bool isNegative) {
    return builder.getFloatAttr(
        type,
        APFloat::getInf(cast<FloatType>(type).getFloatSemantics(), isNegative));
  };
  auto getInteger = [&](auto getNumber) {
    return builder.getIntegerAttr(type,
                                  getNumber(type.getIntOrFloatBitWidth()));
  };
  switch (kind) {
  case arith::AtomicRMWKind::mulf:
  case arith::AtomicRMWKind::muli:
    return builder.getOneAttr(type);
  case arith::AtomicRMWKind::andi:
  case arith::AtomicRMWKind::minu:
    return getInteger(APInt::getAllOnes);
  case arith::AtomicRMWKind::maxs:
    return getInteger(APInt::getSignedMinValue);
  case arith::AtomicRMWKind::mins:
    return getInteger(APInt::getSignedMaxValue);
  case arith::AtomicRMWKind::minimumf:
    return getInfinity(/*isNegative=*/false);
  case arith::AtomicRMWKind::maximumf:
    return getInfinity(/*isNegative=*/true);
  default:
    return builder.getZeroAttr(type);
  }
}

void Vectorizer::collectReductions() {
  for (unsigned i = 0; i < loop.getNumIterOperands(); ++i) {
    reductions.push_back(*getSupportedReduction(loop, i));
    Type type = reductions.back().value.getType();
    neutral.push_back(arith::ConstantOp::create(
        rewriter, loop.getLoc(),
        DenseElementsAttr::get(
            getVectorType(type),
            getNeutralValue(rewriter, reductions.back().kind, type))));
  }
}

/// Creates the mask of the executed iterations, at the start of the body.
void Vectorizer::createMask() {
  AffineMap upper = loop.getUpperBoundMap();
  unsigned numDims = upper.getNumDims();
  ValueRange bounds = loop.getUpperBoundOperands();
  SmallVector<Value> operands(bounds.take_front(numDims));
  operands.push_back(newLoop.getInductionVar());
  llvm::append_range(operands, bounds.drop_front(numDims));
  AffineExpr count = upper.getResult(0) - rewriter.getAffineDimExpr(numDims);
  AffineMap map = AffineMap::get(numDims + 1, upper.getNumSymbols(), count);
  canonicalizeMapAndOperands(&map, &operands);
  Value number = AffineApplyOp::create(rewriter, loop.getLoc(), map, operands);
  mask = vector::CreateMaskOp::create(
      rewriter, loop.getLoc(), getVectorType(rewriter.getI1Type()), number);
}

/// Combines the elements of the carried vectors with the initial values.
void Vectorizer::createResults() {
  rewriter.setInsertionPointAfter(newLoop);
  for (auto [i, reduction] : llvm::enumerate(reductions)) {
    Type type = reduction.value.getType();
    Value result = vector::ReductionOp::create(
        rewriter, loop.getLoc(), type, newLoop->getResult(unsigned(i)), Value(),
        getCombiningKind(reduction.kind));
    Value init = loop.getInits()[i];
    Attribute constant;
    if (!matchPattern(init, m_Constant(&constant)) ||
        constant != getNeutralValue(rewriter, reduction.kind, type))
      // Without the flags of the combiner: other orders of the values may overflow.
      result = rewriter
                   .create(loop.getLoc(),
                           reduction.combiner->getName().getStringRef(),
                           ValueRange{result, init}, type)
                   ->getResult(0);
    rewriter.replaceAllUsesWith(loop->getResult(unsigned(i)), result);
  }
}

AffineForOp Vectorizer::run() {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  collectReductions();
  newLoop = createLoop(loop, loop.getStepAsInt() * size, neutral);
  if (!reductions.empty() && mayHaveTail(loop, size))
    createMask();
  loop->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != loop)
      visit(op);
  });
  createResults();
  rewriter.eraseOp(loop);
  return newLoop;
}

AffineForOp affine::vectorizeLoop(RewriterBase &rewriter, AffineForOp loop,
                                  int64_t size) {
  return Vectorizer(rewriter, loop, size).run();
}
