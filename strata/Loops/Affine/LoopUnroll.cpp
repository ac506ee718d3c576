// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopUnroll.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

/// The most operations that an unrolled body may have.
static constexpr uint64_t MaxUnrolledOps = 1u << 22;

//===-- The body -----------------------------------------------------------===//

bool affine::isTooLargeToUnroll(AffineForOp loop, uint64_t factor) {
  uint64_t numOps = 0;
  loop->walk([&](Operation *) { ++numOps; });
  int64_t step = 0;
  return factor > MaxUnrolledOps || numOps * factor > MaxUnrolledOps ||
         llvm::MulOverflow(loop.getStepAsInt(), int64_t(factor), step);
}

/// Maps the arguments of `body` to the values of iteration `number` after the first one.
static void mapArguments(RewriterBase &rewriter, AffineForOp loop,
                         int64_t number, ValueRange carried,
                         IRMapping &mapping) {
  Block *body = loop.getBody();
  Value variable = loop.getInductionVar();
  if (!variable.use_empty()) {
    AffineExpr next =
        rewriter.getAffineDimExpr(0) + number * loop.getStepAsInt();
    mapping.map(variable,
                AffineApplyOp::create(rewriter, loop.getLoc(),
                                      AffineMap::get(1, 0, next), variable));
  }
  for (auto [argument, value] :
       llvm::zip(body->getArguments().drop_front(), carried))
    mapping.map(Value(argument), value);
}

/// Appends `factor - 1` copies of the body, and multiplies the step.
static void repeatBody(RewriterBase &rewriter, AffineForOp loop,
                       uint64_t factor) {
  OpBuilder::InsertionGuard guard(rewriter);
  Block *body = loop.getBody();
  Operation *yield = body->getTerminator();
  SmallVector<Operation *> ops;
  for (Operation &op : *body)
    if (&op != yield)
      ops.push_back(&op);
  SmallVector<Value> carried(yield->getOperands());
  rewriter.setInsertionPoint(yield);
  SmallVector<Value> yielded(carried);
  for (uint64_t number = 1; number < factor; ++number) {
    IRMapping mapping;
    mapArguments(rewriter, loop, int64_t(number), carried, mapping);
    for (Operation *op : ops)
      rewriter.clone(*op, mapping);
    for (auto [value, original] : llvm::zip(carried, yielded))
      value = mapping.lookupOrDefault(original);
  }
  rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(carried); });
  rewriter.modifyOpInPlace(
      loop, [&] { loop.setStep(loop.getStepAsInt() * int64_t(factor)); });
}

//===-- The remaining iterations -------------------------------------------===//

/// The first of the iterations that remain, of a loop whose bounds have one result each. A second
/// result is the lower bound itself, for loops that may have no iterations.
static MapAndOperands getCleanupLowerBound(AffineForOp loop,
                                           const MapAndOperands &count,
                                           uint64_t factor) {
  AffineMap lower = loop.getLowerBoundMap(), number = count.map;
  SmallVector<Value> lowerOperands(loop.getLowerBoundOperands());
  canonicalizeMapAndOperands(&lower, &lowerOperands);
  ValueRange operands(lowerOperands);
  unsigned numDims = lower.getNumDims(), numSymbols = lower.getNumSymbols();
  MapAndOperands result;
  auto append = [&](ValueRange values) {
    llvm::append_range(result.operands, values);
  };
  ValueRange countOperands(count.operands);
  append(operands.take_front(numDims));
  append(countOperands.take_front(number.getNumDims()));
  append(operands.drop_front(numDims));
  append(countOperands.drop_front(number.getNumDims()));
  AffineExpr executed = number.getResult(0)
                            .shiftDims(number.getNumDims(), numDims)
                            .shiftSymbols(number.getNumSymbols(), numSymbols)
                            .floorDiv(int64_t(factor));
  SmallVector<AffineExpr, 2> results = {
      lower.getResult(0) + executed * (int64_t(factor) * loop.getStepAsInt())};
  if (!isKnownNonNegative(number.getResult(0), number.getNumDims(),
                          countOperands))
    results.push_back(lower.getResult(0));
  result.map = AffineMap::get(numDims + number.getNumDims(),
                              numSymbols + number.getNumSymbols(), results,
                              loop.getContext());
  fullyComposeAffineMapAndOperands(&result.map, &result.operands);
  result.map = simplifyAffineMap(result.map);
  canonicalizeMapAndOperands(&result.map, &result.operands);
  return result;
}

LogicalResult affine::createCleanupLoop(RewriterBase &rewriter,
                                        AffineForOp loop, uint64_t factor) {
  std::optional<MapAndOperands> count = getTripCountMap(loop);
  if (!count || count->map.getNumResults() != 1)
    return failure();
  MapAndOperands begin = getCleanupLowerBound(loop, *count, factor);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointAfter(loop);
  auto cleanup = cast<AffineForOp>(rewriter.clone(*loop.getOperation()));
  rewriter.replaceAllUsesWith(loop->getResults(), cleanup->getResults());
  rewriter.modifyOpInPlace(cleanup, [&] {
    cleanup.setLowerBound(begin.operands, begin.map);
    cleanup.setInits(loop->getResults());
  });
  AffineMap end = begin.map.getSubMap({0});
  canonicalizeMapAndOperands(&end, &begin.operands);
  rewriter.modifyOpInPlace(loop,
                           [&] { loop.setUpperBound(begin.operands, end); });
  (void)promoteIfSingleIteration(rewriter, cleanup);
  return success();
}

//===-- Unrolling ----------------------------------------------------------===//

LogicalResult affine::loopUnrollByFactor(RewriterBase &rewriter,
                                         AffineForOp loop, uint64_t factor,
                                         bool cleanUpUnroll) {
  assert(factor >= 1 && "a loop is repeated at least once");
  std::optional<uint64_t> count = getTripCount(loop);
  if (factor == 1)
    return promoteIfSingleIteration(rewriter, loop);
  if (llvm::hasSingleElement(*loop.getBody()) || count == 0)
    return failure();
  if (getLargestDivisorOfTripCount(loop) % factor != 0) {
    if (cleanUpUnroll)
      return loopUnrollFull(rewriter, loop);
    if (count && *count < factor)
      return failure();
    if (isTooLargeToUnroll(loop, factor) ||
        failed(createCleanupLoop(rewriter, loop, factor)))
      return failure();
  } else if (isTooLargeToUnroll(loop, factor)) {
    return failure();
  }
  repeatBody(rewriter, loop, factor);
  (void)promoteIfSingleIteration(rewriter, loop);
  return success();
}

LogicalResult affine::loopUnrollUpToFactor(RewriterBase &rewriter,
                                           AffineForOp loop, uint64_t factor) {
  std::optional<uint64_t> count = getTripCount(loop);
  if (count == 0)
    return failure();
  return loopUnrollByFactor(rewriter, loop,
                            count ? std::min(*count, factor) : factor);
}

LogicalResult affine::loopUnrollFull(RewriterBase &rewriter, AffineForOp loop) {
  std::optional<uint64_t> count = getTripCount(loop);
  if (!count || *count == 0)
    return failure();
  return loopUnrollByFactor(rewriter, loop, *count);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct AffineLoopUnroll final : Pass {
  using Pass::Pass;
  Option<bool> cleanupUnroll{*this, "cleanup-unroll",
                             "Unroll loops fully whose number of iterations "
                             "the factor does not divide",
                             false};
  Option<int64_t> unrollFactor{
      *this, "unroll-factor",
      "Number of copies of the body; -1 unrolls loops fully", 4};
  Option<unsigned> fullThreshold{
      *this, "unroll-full-threshold",
      "With the factor -1, unroll all loops of at most this many iterations",
      1};
  Option<unsigned> numReps{*this, "unroll-num-reps",
                           "Number of times that innermost loops are unrolled",
                           1};
  Option<bool> upToFactor{
      *this, "unroll-up-to-factor",
      "Unroll loops of fewer iterations than the factor fully", false};

  void runOnOperation() override;

private:
  bool unrollShortLoops(IRRewriter &rewriter);
  LogicalResult unroll(IRRewriter &rewriter, AffineForOp loop) const;
};
} // namespace

/// The loops that contain no loops.
static SmallVector<AffineForOp> getInnermostLoops(Operation *root) {
  SmallVector<AffineForOp> loops;
  root->walk([&](Operation *op) {
    auto loop = dyn_cast<AffineForOp>(op);
    if (!loop)
      return;
    bool isInnermost = true;
    op->walk([&](Operation *nested) {
      isInnermost &= nested == op || !isa<AffineForOp>(nested);
    });
    if (isInnermost)
      loops.push_back(loop);
  });
  return loops;
}

LogicalResult AffineLoopUnroll::unroll(IRRewriter &rewriter,
                                       AffineForOp loop) const {
  if (*unrollFactor == -1)
    return loopUnrollFull(rewriter, loop);
  if (*upToFactor)
    return loopUnrollUpToFactor(rewriter, loop, uint64_t(*unrollFactor));
  return loopUnrollByFactor(rewriter, loop, uint64_t(*unrollFactor),
                            *cleanupUnroll);
}

/// Unrolls the loops of few iterations fully, from the innermost ones out.
bool AffineLoopUnroll::unrollShortLoops(IRRewriter &rewriter) {
  SmallVector<AffineForOp> loops;
  getOperation()->walk([&](Operation *op) {
    if (auto loop = dyn_cast<AffineForOp>(op))
      if (std::optional<uint64_t> count = getTripCount(loop);
          count && *count <= *fullThreshold)
        loops.push_back(loop);
  });
  bool changed = false;
  for (AffineForOp loop : loops)
    changed |= succeeded(loopUnrollFull(rewriter, loop));
  return changed;
}

void AffineLoopUnroll::runOnOperation() {
  if (*unrollFactor < -1 || *unrollFactor == 0) {
    getOperation()->emitError(
        "Invalid option: 'unroll-factor' should be greater than 0 or equal to "
        "-1");
    signalPassFailure();
    return;
  }
  IRRewriter rewriter(&getContext());
  if (*unrollFactor == -1 && fullThreshold.hasValue()) {
    unrollShortLoops(rewriter);
    return;
  }
  for (uint64_t i = 0; i < *numReps; ++i) {
    bool changed = false;
    for (AffineForOp loop : getInnermostLoops(getOperation()))
      changed |= succeeded(unroll(rewriter, loop));
    if (!changed)
      return;
  }
}

static constexpr PassInfo affineLoopUnrollInfo = {
    .argument = "affine-loop-unroll",
    .name = "AffineLoopUnroll",
    .summary = "Repeat the bodies of innermost affine loops",
    .dependentDialects = {"affine", "arith"},
    .create = makePass<AffineLoopUnroll>,
};

void strata::registerAffineLoopUnrollPass(PassRegistry &registry) {
  registry.add(affineLoopUnrollInfo);
}
