// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopShift.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/Loops/Affine/TripCount.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

/// The distance of the bounds, rounded up to a multiple of the step; std::nullopt if it is unknown or too
/// large for an iteration more.
static std::optional<int64_t> getSpan(AffineForOp loop) {
  std::optional<uint64_t> count = getTripCount(loop);
  int64_t span, end;
  if (!count || *count > uint64_t(INT64_MAX) ||
      llvm::MulOverflow(int64_t(*count), loop.getStepAsInt(), span) ||
      llvm::AddOverflow(span, loop.getStepAsInt(), end))
    return std::nullopt;
  return span;
}

bool affine::canShiftBody(AffineForOp loop) {
  std::optional<int64_t> span = getSpan(loop);
  return span && *span > 0 && loop.getNumIterOperands() == 0 &&
         loop.getLowerBoundMap().getNumResults() == 1;
}

namespace {
/// Creates the loops that replace a loop.
class LoopShifter {
public:
  LoopShifter(RewriterBase &rewriter, AffineForOp loop,
              const llvm::DenseSet<Operation *> &first)
      : rewriter(rewriter), loop(loop), step(loop.getStepAsInt()) {
    for (Operation &op : loop.getBody()->without_terminator())
      (first.contains(&op) ? early : late).push_back(&op);
  }
  /// A loop from the lower bound plus `begin` to the lower bound plus `end`.
  void createLoop(int64_t begin, int64_t end, bool hasEarly, bool hasLate);

private:
  RewriterBase &rewriter;
  AffineForOp loop;
  int64_t step;
  SmallVector<Operation *> early, late;
};
} // namespace

void LoopShifter::createLoop(int64_t begin, int64_t end, bool hasEarly,
                             bool hasLate) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  AffineMap bound = loop.getLowerBoundMap();
  SmallVector<Value> operands(loop.getLowerBoundOperands());
  auto shift = [&](int64_t distance) {
    return AffineMap::get(bound.getNumDims(), bound.getNumSymbols(),
                          bound.getResult(0) + distance);
  };
  auto part = AffineForOp::create(rewriter, loop.getLoc(), operands,
                                  shift(begin), operands, shift(end), step);
  rewriter.setInsertionPoint(part.getBody()->getTerminator());
  Value variable = part.getInductionVar();
  auto cloneAll = [&](ArrayRef<Operation *> ops, Value value) {
    IRMapping mapping;
    mapping.map(loop.getInductionVar(), value);
    for (Operation *op : ops)
      rewriter.clone(*op, mapping);
  };
  if (hasEarly)
    cloneAll(early, variable);
  if (hasLate) {
    AffineMap before =
        AffineMap::get(1, 0, rewriter.getAffineDimExpr(0) - step);
    auto apply =
        AffineApplyOp::create(rewriter, loop.getLoc(), before, variable);
    cloneAll(late, apply);
  }
  (void)promoteIfSingleIteration(rewriter, part);
}

void affine::shiftBody(RewriterBase &rewriter, AffineForOp loop,
                       const llvm::DenseSet<Operation *> &first) {
  int64_t step = loop.getStepAsInt(), span = *getSpan(loop);
  LoopShifter shifter(rewriter, loop, first);
  shifter.createLoop(0, step, /*hasEarly=*/true, /*hasLate=*/false);
  shifter.createLoop(step, span, /*hasEarly=*/true, /*hasLate=*/true);
  shifter.createLoop(span, span + step, /*hasEarly=*/false, /*hasLate=*/true);
  rewriter.eraseOp(loop);
}
