// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Greatest and least vectors of loops, with the NaNs and the signs of zero that arith.maximumf and arith.minimumf
// have. Processors compare and choose in one instruction, which knows neither: loops carry
// the comparisons, the conjunction of all bits, of which the sign is that of the greatest number, and
// whether there has been a NaN.
#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

namespace {
/// A value that loops carry, in parts.
struct Extremum {
  /// Equal to the value, unless a NaN or zeros of both signs are among the numbers.
  Value number;
  /// The conjunction, or for the least number the disjunction, of the bits of all numbers.
  Value bits;
  /// Whether one of them is a NaN.
  Value isNaN;
};

/// The loops that carry one value.
class Expander {
public:
  /// Loops that are replaced are replaced in `loops`, too.
  Expander(RewriterBase &rewriter, bool isMaximum,
           SmallVectorImpl<Operation *> &loops)
      : rewriter(rewriter), isMaximum(isMaximum), loops(loops) {}
  Extremum expand(Operation *loop, unsigned position, const Extremum &init);
  Extremum begin(Location loc, Value init);
  Value finish(Location loc, const Extremum &extremum);

private:
  Extremum combine(Operation *combiner, const Extremum &extremum, Value other);
  VectorType getBitsType(Type type) const {
    auto vector = cast<VectorType>(type);
    return vector.clone(
        rewriter.getIntegerType(vector.getElementTypeBitWidth()));
  }

  RewriterBase &rewriter;
  bool isMaximum;
  SmallVectorImpl<Operation *> &loops;
};
} // namespace

//===-- Chains -------------------------------------------------------------===//

/// Whether the operation needs more than one instruction.
static bool isExtremum(Operation *op, bool isMaximum) {
  constexpr auto Needed =
      arith::FastMathFlags::nnan | arith::FastMathFlags::nsz;
  if (auto maximum = dyn_cast<arith::MaximumFOp>(op))
    return isMaximum && !bitEnumContainsAll(maximum.getFastmath(), Needed);
  if (auto minimum = dyn_cast<arith::MinimumFOp>(op))
    return !isMaximum && !bitEnumContainsAll(minimum.getFastmath(), Needed);
  return false;
}

static bool isLoop(Operation *op) {
  auto loop = dyn_cast<scf::ForOp>(op);
  return isa<AffineForOp>(op) || (loop && !loop.getUnsignedCmp());
}

/// The number of the value of the loop that begins with `init`.
static unsigned getPosition(Operation *loop, Value init) {
  auto inits = cast<LoopLikeOpInterface>(loop).getInits();
  return unsigned(llvm::find(inits, init) - inits.begin());
}

/// The uses of the value at `position` of the loop with the body, and of the results of each, in order.
static SmallVector<OpOperand *> collectSteps(Block &body, unsigned position) {
  SmallVector<OpOperand *> steps;
  Value value = body.getArgument(position + 1);
  while (true) {
    OpOperand &use = *value.getUses().begin();
    Operation *step = use.getOwner();
    if (step == body.getTerminator())
      return steps;
    steps.push_back(&use);
    value = step->getResult(isLoop(step) ? getPosition(step, value) : 0);
  }
}

/// Whether the loop only combines the value at `position`, itself or in loops in it. The value of each step
/// is used by the next one.
static bool isChain(Operation *loop, unsigned position, bool isMaximum,
                    unsigned depth) {
  constexpr unsigned MaxDepth = 8;
  Block &body = loop->getRegion(0).front();
  Value value = body.getArgument(position + 1);
  bool isCombined = false;
  while (value.hasOneUse()) {
    Operation *user = *value.getUsers().begin();
    if (user->getBlock() != &body)
      return false;
    if (user == body.getTerminator())
      return isCombined && user->getOperand(position) == value;
    isCombined = true;
    if (isExtremum(user, isMaximum)) {
      value = user->getResult(0);
      continue;
    }
    if (!isLoop(user) || depth == MaxDepth)
      return false;
    unsigned inner = getPosition(user, value);
    if (inner == cast<LoopLikeOpInterface>(user).getInits().size() ||
        !isChain(user, inner, isMaximum, depth + 1))
      return false;
    value = user->getResult(inner);
  }
  return false;
}

//===-- Operations ---------------------------------------------------------===//

Extremum Expander::begin(Location loc, Value init) {
  Value bits = arith::BitcastOp::create(rewriter, loc,
                                        getBitsType(init.getType()), init);
  Value isNaN = arith::CmpFOp::create(rewriter, loc, arith::CmpFPredicate::UNO,
                                      init, init);
  return {init, bits, isNaN};
}

Extremum Expander::combine(Operation *combiner, const Extremum &extremum,
                           Value other) {
  Location loc = combiner->getLoc();
  auto predicate =
      isMaximum ? arith::CmpFPredicate::OGT : arith::CmpFPredicate::OLT;
  Value isBetter =
      arith::CmpFOp::create(rewriter, loc, predicate, other, extremum.number);
  Value number =
      arith::SelectOp::create(rewriter, loc, isBetter, other, extremum.number);
  Extremum next = begin(loc, other);
  Value bits = isMaximum
                   ? Value(arith::AndIOp::create(rewriter, loc, extremum.bits,
                                                 next.bits))
                   : Value(arith::OrIOp::create(rewriter, loc, extremum.bits,
                                                next.bits));
  Value isNaN = arith::OrIOp::create(rewriter, loc, extremum.isNaN, next.isNaN);
  return {number, bits, isNaN};
}

/// The value: its sign is that of the bits.
Value Expander::finish(Location loc, const Extremum &extremum) {
  Type type = extremum.number.getType();
  VectorType bitsType = getBitsType(type);
  unsigned width = bitsType.getElementTypeBitWidth();
  auto constant = [&](const APInt &value) {
    return arith::ConstantOp::create(
        rewriter, loc,
        DenseElementsAttr::get(
            bitsType,
            rewriter.getIntegerAttr(bitsType.getElementType(), value)));
  };
  Value signs = constant(APInt::getSignMask(width));
  Value others = constant(APInt::getSignedMaxValue(width));
  Value number =
      arith::BitcastOp::create(rewriter, loc, bitsType, extremum.number);
  Value magnitude = arith::AndIOp::create(rewriter, loc, number, others);
  Value sign = arith::AndIOp::create(rewriter, loc, extremum.bits, signs);
  Value bits = arith::OrIOp::create(rewriter, loc, magnitude, sign);
  Value result = arith::BitcastOp::create(rewriter, loc, type, bits);
  auto element = cast<FloatType>(cast<VectorType>(type).getElementType());
  Value nan = arith::ConstantOp::create(
      rewriter, loc,
      DenseElementsAttr::get(
          cast<VectorType>(type),
          rewriter.getFloatAttr(element,
                                APFloat::getNaN(element.getFloatSemantics()))));
  return arith::SelectOp::create(rewriter, loc, extremum.isNaN, nan, result);
}

//===-- Loops --------------------------------------------------------------===//

/// A loop with the bounds of `loop` and without operations in its body.
static Operation *createLoop(RewriterBase &rewriter, Operation *loop,
                             ValueRange inits) {
  Operation *created = nullptr;
  if (auto affine = dyn_cast<AffineForOp>(loop)) {
    AffineBound lower = affine.getLowerBound(), upper = affine.getUpperBound();
    created = AffineForOp::create(rewriter, loop->getLoc(), lower.getOperands(),
                                  lower.getMap(), upper.getOperands(),
                                  upper.getMap(), affine.getStepAsInt(), inits);
  } else {
    auto other = cast<scf::ForOp>(loop);
    created =
        scf::ForOp::create(rewriter, loop->getLoc(), other.getLowerBound(),
                           other.getUpperBound(), other.getStep(), inits);
  }
  Block &body = created->getRegion(0).front();
  while (!body.empty())
    rewriter.eraseOp(&body.back());
  return created;
}

/// Replaces the loop by one that carries the parts of the value at `position`. Returns those after it.
Extremum Expander::expand(Operation *loop, unsigned position,
                          const Extremum &init) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  SmallVector<Value> inits(cast<LoopLikeOpInterface>(loop).getInits());
  auto count = unsigned(inits.size());
  inits[position] = init.number;
  inits.push_back(init.bits);
  inits.push_back(init.isNaN);
  Operation *created = createLoop(rewriter, loop, inits);
  Block &body = created->getRegion(0).front();
  rewriter.mergeBlocks(
      &loop->getRegion(0).front(), &body,
      SmallVector<Value>(body.getArguments().take_front(count + 1)));
  Extremum parts{body.getArgument(position + 1), body.getArgument(count + 1),
                 body.getArgument(count + 2)};
  for (OpOperand *use : collectSteps(body, position)) {
    Operation *step = use->getOwner();
    unsigned number = use->getOperandNumber();
    rewriter.setInsertionPoint(step);
    if (isLoop(step)) {
      parts = expand(step, getPosition(step, use->get()), parts);
      continue;
    }
    parts = combine(step, parts, step->getOperand(1 - number));
    rewriter.replaceOp(step, parts.number);
  }
  Operation *yield = body.getTerminator();
  SmallVector<Value> yielded(yield->getOperands());
  yielded[position] = parts.number;
  yielded.push_back(parts.bits);
  yielded.push_back(parts.isNaN);
  rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(yielded); });
  rewriter.replaceAllUsesWith(loop->getResults(),
                              created->getResults().take_front(count));
  llvm::replace(loops, loop, created);
  rewriter.eraseOp(loop);
  return {created->getResult(position), created->getResult(count),
          created->getResult(count + 1)};
}

//===-- Pass ---------------------------------------------------------------===//

/// Whether the loop carries vectors of floats at `position`, whose parts it can carry.
static bool isExpandable(Operation *loop, unsigned position, bool isMaximum) {
  Value init = cast<LoopLikeOpInterface>(loop).getInits()[position];
  auto type = dyn_cast<VectorType>(init.getType());
  // Other formats have no NaNs, or no zeros with a sign.
  return type &&
         isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(
             type.getElementType()) &&
         isChain(loop, position, isMaximum, 0);
}

namespace {
struct AffineExpandMaxima final : Pass {
  using Pass::Pass;

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<Operation *> loops;
    getOperation()->walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isLoop(op))
        loops.push_back(op);
    });
    for (size_t i = 0; i < loops.size(); ++i) {
      auto count = cast<LoopLikeOpInterface>(loops[i]).getInits().size();
      for (unsigned position = 0; position < count; ++position)
        for (bool isMaximum : {true, false})
          if (isExpandable(loops[i], position, isMaximum))
            expand(rewriter, loops, i, position, isMaximum);
    }
  }

  /// Replaces loop `i` of `loops`, and those in it.
  static void expand(RewriterBase &rewriter, SmallVector<Operation *> &loops,
                     size_t i, unsigned position, bool isMaximum) {
    OpBuilder::InsertionGuard guard(rewriter);
    Operation *loop = loops[i];
    Location loc = loop->getLoc();
    Expander expander(rewriter, isMaximum, loops);
    rewriter.setInsertionPoint(loop);
    Value init = cast<LoopLikeOpInterface>(loop).getInits()[position];
    Extremum parts = expander.expand(loop, position, expander.begin(loc, init));
    rewriter.setInsertionPointAfter(loops[i]);
    SmallPtrSet<Operation *, 8> own;
    Operation *last = loops[i];
    Value result = expander.finish(loc, parts);
    for (Operation *op = last->getNextNode();; op = op->getNextNode()) {
      own.insert(op);
      if (op == result.getDefiningOp())
        break;
    }
    rewriter.replaceAllUsesExcept(parts.number, result, own);
  }
};
} // namespace

static constexpr PassInfo affineExpandMaximaInfo = {
    .argument = "affine-expand-maxima",
    .name = "AffineExpandMaxima",
    .summary = "Carry the greatest and least vectors of loops as comparisons, "
               "signs and NaNs",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "arith", "scf"},
    .create = makePass<AffineExpandMaxima>,
};

void strata::registerAffineExpandMaximaPass(PassRegistry &registry) {
  registry.add(affineExpandMaximaInfo);
}
