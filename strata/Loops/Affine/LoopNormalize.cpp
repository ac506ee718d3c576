// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopNormalize.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- affine.for ---------------------------------------------------------===//

static bool isNormalized(AffineForOp loop) {
  return loop.hasConstantLowerBound() && loop.getConstantLowerBound() == 0 &&
         loop.getStepAsInt() == 1;
}

/// Computes the former values of the induction variable, whose step was `step`.
static void createFormerVariable(RewriterBase &rewriter, AffineForOp loop,
                                 AffineMap lower, ValueRange lowerOperands,
                                 int64_t step) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(loop.getBody());
  Value variable = loop.getInductionVar();
  unsigned numDims = lower.getNumDims();
  SmallVector<Value> operands(lowerOperands.take_front(numDims));
  operands.push_back(variable);
  llvm::append_range(operands, lowerOperands.drop_front(numDims));
  AffineExpr former =
      lower.getResult(0) + rewriter.getAffineDimExpr(numDims) * step;
  AffineMap map = AffineMap::get(numDims + 1, lower.getNumSymbols(), former);
  fullyComposeAffineMapAndOperands(&map, &operands);
  canonicalizeMapAndOperands(&map, &operands);
  Operation *apply =
      AffineApplyOp::create(rewriter, loop.getLoc(), map, operands);
  rewriter.replaceAllUsesExcept(variable, apply->getResult(0), apply);
}

LogicalResult affine::normalizeAffineFor(RewriterBase &rewriter,
                                         AffineForOp loop,
                                         bool promoteSingleIter) {
  if (promoteSingleIter && succeeded(promoteIfSingleIteration(rewriter, loop)))
    return success();
  if (isNormalized(loop))
    return success();
  std::optional<MapAndOperands> count = getTripCountMap(loop);
  if (!count)
    return failure();
  AffineMap lower = loop.getLowerBoundMap();
  SmallVector<Value> lowerOperands(loop.getLowerBoundOperands());
  int64_t step = loop.getStepAsInt();
  rewriter.modifyOpInPlace(loop, [&] {
    loop.setUpperBound(count->operands, count->map);
    loop.setConstantLowerBound(0);
    loop.setStep(1);
  });
  createFormerVariable(rewriter, loop, lower, lowerOperands, step);
  return success();
}

//===-- affine.parallel ----------------------------------------------------===//

/// Whether each bound is a single result.
static bool hasSingleBounds(AffineParallelOp loop) {
  auto isSingle = [](Attribute groups) {
    auto sizes = dyn_cast<DenseIntElementsAttr>(groups);
    return sizes && llvm::all_of(sizes.getValues<APInt>(),
                                 [](const APInt &n) { return n.isOne(); });
  };
  return isSingle(loop.getLowerBoundsGroups()) &&
         isSingle(loop.getUpperBoundsGroups());
}

static bool isNormalized(AffineParallelOp loop, ArrayRef<int64_t> steps) {
  return llvm::all_of(steps, [](int64_t step) { return step == 1; }) &&
         llvm::all_of(loop.getLowerBoundsMap().getResults(),
                      [](AffineExpr lower) { return lower == 0; });
}

/// The numbers of iterations of all induction variables.
static MapAndOperands getTripCounts(AffineParallelOp loop,
                                    ArrayRef<int64_t> steps) {
  AffineMap lower = loop.getLowerBoundsMap(), upper = loop.getUpperBoundsMap();
  ValueRange operands = loop.getMapOperands();
  ValueRange lowerOperands = operands.take_front(lower.getNumInputs());
  ValueRange upperOperands = operands.drop_front(lower.getNumInputs());
  unsigned numDims = upper.getNumDims(), numSymbols = upper.getNumSymbols();
  MapAndOperands counts;
  auto append = [&](ValueRange values) {
    llvm::append_range(counts.operands, values);
  };
  append(upperOperands.take_front(numDims));
  append(lowerOperands.take_front(lower.getNumDims()));
  append(upperOperands.drop_front(numDims));
  append(lowerOperands.drop_front(lower.getNumDims()));
  SmallVector<AffineExpr> results;
  for (auto [begin, end, step] :
       llvm::zip(lower.getResults(), upper.getResults(), steps)) {
    AffineExpr start = begin.shiftDims(lower.getNumDims(), numDims)
                           .shiftSymbols(lower.getNumSymbols(), numSymbols);
    results.push_back((end - start).ceilDiv(step));
  }
  counts.map = AffineMap::get(numDims + lower.getNumDims(),
                              numSymbols + lower.getNumSymbols(), results,
                              loop.getContext());
  fullyComposeAffineMapAndOperands(&counts.map, &counts.operands);
  canonicalizeMapAndOperands(&counts.map, &counts.operands);
  counts.map = simplifyAffineMap(counts.map);
  return counts;
}

/// Computes the former values of the induction variables, whose lower bounds were results of
/// `lower`.
static void createFormerVariables(RewriterBase &rewriter, AffineParallelOp loop,
                                  AffineMap lower, ValueRange lowerOperands,
                                  ArrayRef<int64_t> steps) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(&loop->getRegion(0).front());
  unsigned numDims = lower.getNumDims();
  for (auto [variable, begin, step] :
       llvm::zip(loop.getIVs(), lower.getResults(), steps)) {
    SmallVector<Value> operands(lowerOperands.take_front(numDims));
    operands.push_back(variable);
    llvm::append_range(operands, lowerOperands.drop_front(numDims));
    AffineExpr former = begin + rewriter.getAffineDimExpr(numDims) * step;
    Operation *apply = AffineApplyOp::create(
        rewriter, loop.getLoc(),
        AffineMap::get(numDims + 1, lower.getNumSymbols(), former), operands);
    rewriter.replaceAllUsesExcept(variable, apply->getResult(0), apply);
  }
}

LogicalResult affine::normalizeAffineParallel(RewriterBase &rewriter,
                                              AffineParallelOp loop) {
  SmallVector<int64_t> steps = extractFromIntegerArrayAttr(loop.getSteps());
  if (!hasSingleBounds(loop) || isNormalized(loop, steps))
    return failure();
  AffineMap lower = loop.getLowerBoundsMap();
  SmallVector<Value> lowerOperands(
      loop.getMapOperands().take_front(lower.getNumInputs()));
  MapAndOperands counts = getTripCounts(loop, steps);
  Builder builder(loop.getContext());
  SmallVector<int64_t> zeros(steps.size(), 0), ones(steps.size(), 1);
  rewriter.modifyOpInPlace(loop, [&] {
    loop.setMapOperands(counts.operands);
    loop.setUpperBoundsMap(counts.map);
    loop.setLowerBoundsMap(
        AffineMap::get(0, 0, getAffineConstantExprs(zeros, loop.getContext()),
                       loop.getContext()));
    loop.setStepsAttr(builder.getI64ArrayAttr(ones));
  });
  createFormerVariables(rewriter, loop, lower, lowerOperands, steps);
  return success();
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct AffineLoopNormalize final : Pass {
  using Pass::Pass;
  Option<bool> promoteSingleIter{
      *this, "promote-single-iter",
      "Replace loops of one iteration by their bodies", false};

  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    SmallVector<Operation *> loops;
    getOperation()->walk([&](Operation *op) {
      if (isa<AffineForOp, AffineParallelOp>(op))
        loops.push_back(op);
    });
    for (Operation *op : loops) {
      if (auto loop = dyn_cast<AffineForOp>(op))
        (void)normalizeAffineFor(rewriter, loop, *promoteSingleIter);
      else
        (void)normalizeAffineParallel(rewriter, cast<AffineParallelOp>(op));
    }
  }
};
} // namespace

static constexpr PassInfo affineLoopNormalizeInfo = {
    .argument = "affine-loop-normalize",
    .name = "AffineLoopNormalize",
    .summary = "Give affine loops the lower bound 0 and the step 1",
    .dependentDialects = {"affine", "arith"},
    .create = makePass<AffineLoopNormalize>,
};

void strata::registerAffineLoopNormalizePass(PassRegistry &registry) {
  registry.add(affineLoopNormalizeInfo);
}
