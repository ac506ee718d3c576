// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopVectorize.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/LoopParallelize.h"
#include "strata/Loops/Affine/VectorizationDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- Transformation -----------------------------------------------------===//

namespace {
class Vectorizer {
public:
  Vectorizer(RewriterBase &rewriter, const VectorizableNest &nest)
      : rewriter(rewriter), nest(nest), loop(nest.root) {}
  AffineForOp run();

private:
  VectorType getVectorType(Type type) const {
    return VectorType::get(nest.sizes, type);
  }
  Value getVector(Value value);
  Value getConstant(Value value);
  SmallVector<Value> createIndices(Operation *op, AffineMap map,
                                   ValueRange operands);
  AffineMap getPermutation(Operation *op) const;
  ArrayAttr getInBounds() const {
    return rewriter.getBoolArrayAttr(
        SmallVector<bool>(nest.sizes.size(), false));
  }

  void collectReductions();
  void createMask();
  void createResults();
  AffineForOp createLoop(AffineForOp old, ValueRange inits);
  void createElementwise(Operation *op);
  void visit(Operation *op);

  RewriterBase &rewriter;
  const VectorizableNest &nest;
  AffineForOp loop, newLoop;
  SmallVector<LoopReduction, 2> reductions;
  /// The vectors that have no effect on reductions.
  SmallVector<Value, 2> neutral;
  /// The iterations that are executed; null if they all are.
  Value mask;
  /// The new loops that have a dimension of vectors and are not complete, from the outermost one on, with
  /// constants that were created in them.
  struct OpenLoop {
    AffineForOp loop;
    llvm::DenseMap<Value, Value> constants;
  };
  SmallVector<OpenLoop, 3> openLoops;
  /// The values as vectors, and the values that remain scalars.
  llvm::DenseMap<Value, Value> vectors;
  IRMapping scalars;
};
} // namespace

/// A constant at the start of the innermost loop with a dimension of vectors, or of one around it.
Value Vectorizer::getConstant(Value value) {
  for (OpenLoop &open : openLoops)
    if (Value known = open.constants.lookup(value))
      return known;
  OpBuilder::InsertionGuard guard(rewriter);
  OpenLoop &open = openLoops.back();
  rewriter.setInsertionPointToStart(open.loop.getBody());
  Attribute constant;
  matchPattern(value, m_Constant(&constant));
  auto type = getVectorType(value.getType());
  return open.constants[value] = arith::ConstantOp::create(
             rewriter, loop.getLoc(), DenseElementsAttr::get(type, constant));
}

Value Vectorizer::getVector(Value value) {
  if (Value known = vectors.lookup(value))
    return known;
  if (isScalarConstant(value))
    return getConstant(value);
  OpBuilder::InsertionGuard guard(rewriter);
  Value scalar = scalars.lookupOrDefault(value);
  rewriter.setInsertionPointAfterValue(scalar);
  Value vector = vector::BroadcastOp::create(
      rewriter, loop.getLoc(), getVectorType(value.getType()), scalar);
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

/// For each dimension of vectors the dimension of the memory along which it lies, or 0 if all elements
/// are the same.
AffineMap Vectorizer::getPermutation(Operation *op) const {
  Context *ctx = loop.getContext();
  SmallVector<AffineExpr, 3> exprs;
  for (AffineForOp around : nest.getLoopsAround(op)) {
    std::optional<unsigned> dim =
        around ? getVectorizedDim(op, around) : std::nullopt;
    exprs.push_back(dim ? getAffineDimExpr(*dim, ctx)
                        : getAffineConstantExpr(0, ctx));
  }
  MemoryAccess access = cast<MemoryAccessOpInterface>(op).getAccesses().front();
  auto memory = cast<MemRefType>(LoopAccess{op, access}.getMemory().getType());
  return AffineMap::get(unsigned(memory.getRank()), 0, exprs, ctx);
}

AffineForOp Vectorizer::createLoop(AffineForOp old, ValueRange inits) {
  std::optional<unsigned> dim = nest.getDim(old);
  int64_t step = old.getStepAsInt() * (dim ? nest.sizes[*dim] : 1);
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
  if (dim)
    openLoops.emplace_back().loop = created;
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
  bool isReordered = !isa<FloatType>(op->getResult(0).getType()) &&
                     llvm::any_of(reductions, [&](const LoopReduction &each) {
                       return each.combiner == op;
                     });
  SmallVector<NamedAttribute> attributes;
  if (!isReordered)
    llvm::append_range(attributes, op->getAttrs());
  Operation *created =
      rewriter.create(op->getLoc(), op->getName().getStringRef(), operands,
                      getVectorType(op->getResult(0).getType()), attributes);
  for (const LoopReduction &reduction : reductions)
    if (reduction.combiner == op)
      dropFastMath(created,
                   getFlagsAgainst(getNeutralValue(
                       rewriter, reduction.kind, op->getResult(0).getType())));
  vectors[op->getResult(0)] = created->getResult(0);
}

void Vectorizer::visit(Operation *op) {
  if (auto inner = dyn_cast<AffineForOp>(op)) {
    SmallVector<Value> inits;
    for (Value init : inner.getInits())
      inits.push_back(getVector(init));
    createLoop(inner, inits);
  } else if (isa<AffineYieldOp>(op)) {
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(getVector(operand));
    Operation *yield = AffineYieldOp::create(rewriter, op->getLoc(), operands);
    if (openLoops.back().loop == yield->getParentOp())
      openLoops.pop_back();
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

vector::CombiningKind affine::getCombiningKind(arith::AtomicRMWKind kind) {
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
  case arith::AtomicRMWKind::minnumf:
    return vector::CombiningKind::MINNUMF;
  case arith::AtomicRMWKind::maxnumf:
    return vector::CombiningKind::MAXNUMF;
  default:
    return vector::CombiningKind::ADD;
  }
}

Attribute affine::getNeutralValue(Builder &builder, arith::AtomicRMWKind kind,
                                  Type type) {
  // Formats without infinities have largest numbers.
  auto getInfinity = [&](bool isNegative) {
    const llvm::fltSemantics &format =
        cast<FloatType>(type).getFloatSemantics();
    return builder.getFloatAttr(type,
                                APFloat::semanticsHasInf(format)
                                    ? APFloat::getInf(format, isNegative)
                                    : APFloat::getLargest(format, isNegative));
  };
  // A NaN is no number.
  auto getNaN = [&](bool isNegative) {
    const llvm::fltSemantics &format =
        cast<FloatType>(type).getFloatSemantics();
    return APFloat::semanticsHasNaN(format)
               ? builder.getFloatAttr(type, APFloat::getNaN(format, isNegative))
               : getInfinity(isNegative);
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
  case arith::AtomicRMWKind::minnumf:
    return getNaN(/*isNegative=*/false);
  case arith::AtomicRMWKind::maxnumf:
    return getNaN(/*isNegative=*/true);
  default:
    return builder.getZeroAttr(type);
  }
}

arith::FastMathFlags affine::getFlagsAgainst(Attribute neutral) {
  auto number = dyn_cast<FloatAttr>(neutral);
  if (number && number.getValue().isNaN())
    return arith::FastMathFlags::nnan;
  if (number && number.getValue().isInfinity())
    return arith::FastMathFlags::ninf;
  return arith::FastMathFlags::none;
}

void affine::dropFastMath(Operation *op, arith::FastMathFlags flags) {
  auto attr = op->getAttrOfType<arith::FastMathFlagsAttr>("fastmath");
  if (!attr || !arith::bitEnumContainsAny(attr.getValue(), flags))
    return;
  auto others =
      arith::FastMathFlags(uint32_t(attr.getValue()) & ~uint32_t(flags));
  op->setAttr("fastmath",
              arith::FastMathFlagsAttr::get(op->getContext(), others));
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
  newLoop = createLoop(loop, neutral);
  if (!reductions.empty() && nest.mayHaveTail(loop))
    createMask();
  loop->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != loop)
      visit(op);
  });
  createResults();
  rewriter.eraseOp(loop);
  return newLoop;
}

AffineForOp affine::vectorizeNest(RewriterBase &rewriter,
                                  const VectorizableNest &nest) {
  return Vectorizer(rewriter, nest).run();
}
