// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopCoalescing.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- Conditions ---------------------------------------------------------===//

/// Whether the loop counts from 0 in steps of 1 to a bound of symbols.
static bool canBeCoalesced(AffineForOp loop) {
  return !loop.getNumIterOperands() && loop.hasConstantLowerBound() &&
         loop.getConstantLowerBound() == 0 && loop.getStepAsInt() == 1 &&
         llvm::all_of(loop.getUpperBoundOperands(),
                      [](Value operand) { return isValidSymbol(operand); });
}

/// The number of the first loop of which the upper bound of loop `index` is independent, and of
/// all loops further in.
static size_t getFirstIndependent(ArrayRef<AffineForOp> loops, size_t index) {
  size_t first = 0;
  for (auto [number, outer] : llvm::enumerate(loops.take_front(index)))
    for (Value operand : loops[index].getUpperBoundOperands())
      if (operand == outer.getInductionVar())
        first = number + 1;
  return first;
}

//===-- Coalescing ---------------------------------------------------------===//

/// Whether the number of iterations is known not to be negative.
static bool isCountKnownNonNegative(AffineForOp loop) {
  AffineMap map = loop.getUpperBoundMap();
  return llvm::all_of(map.getResults(), [&](AffineExpr result) {
    return isKnownNonNegative(result, map.getNumDims(),
                              loop.getUpperBoundOperands());
  });
}

/// The number of iterations, which is negative for some empty loops unless `clamp` is set.
static Value createCount(RewriterBase &rewriter, AffineForOp loop, bool clamp) {
  Location loc = loop.getLoc();
  AffineMap map = loop.getUpperBoundMap();
  ValueRange operands = loop.getUpperBoundOperands();
  Value count;
  if (map.getNumResults() == 1)
    count = AffineApplyOp::create(rewriter, loc, map, operands);
  else
    count = AffineMinOp::create(rewriter, loc, map, operands);
  if (!clamp)
    return count;
  AffineExpr symbol = rewriter.getAffineSymbolExpr(0);
  AffineMap atLeastZero = AffineMap::get(
      0, 1, {symbol, rewriter.getAffineConstantExpr(0)}, rewriter.getContext());
  return AffineMaxOp::create(rewriter, loc, atLeastZero, count);
}

/// The value of `expr`, of dimension 0 and symbol 0.
static Value apply(RewriterBase &rewriter, Location loc, AffineExpr expr,
                   Value dim, Value symbol) {
  SmallVector<Value, 2> operands = {dim, symbol};
  return AffineApplyOp::create(rewriter, loc, AffineMap::get(1, 1, expr),
                               operands);
}

/// Creates the numbers of iterations before the outermost loop, and sets its bound to their
/// product. At most one of them may be negative, so that no product of two is positive: others
/// are replaced by 0 then.
static SmallVector<Value> createCounts(RewriterBase &rewriter,
                                       ArrayRef<AffineForOp> loops) {
  AffineForOp outermost = loops.front();
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(outermost);
  AffineExpr dim = rewriter.getAffineDimExpr(0);
  AffineExpr symbol = rewriter.getAffineSymbolExpr(0);
  SmallVector<Value> counts;
  Value product;
  bool mayBeNegative = false;
  for (AffineForOp loop : loops) {
    bool isNonNegative = isCountKnownNonNegative(loop);
    counts.push_back(
        createCount(rewriter, loop, mayBeNegative && !isNonNegative));
    mayBeNegative |= !isNonNegative;
    product = product ? apply(rewriter, outermost.getLoc(), dim * symbol,
                              product, counts.back())
                      : counts.back();
  }
  rewriter.modifyOpInPlace(outermost, [&] {
    outermost.setUpperBound(product, AffineMap::get(0, 1, symbol));
  });
  return counts;
}

LogicalResult affine::coalesceLoops(RewriterBase &rewriter,
                                    ArrayRef<AffineForOp> loops) {
  if (loops.size() < 2 || !llvm::all_of(loops, canBeCoalesced))
    return failure();
  AffineForOp outermost = loops.front(), innermost = loops.back();
  SmallVector<Value> counts = createCounts(rewriter, loops);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToStart(outermost.getBody());
  AffineExpr dim = rewriter.getAffineDimExpr(0);
  AffineExpr symbol = rewriter.getAffineSymbolExpr(0);
  Location loc = outermost.getLoc();
  Value rest = outermost.getInductionVar();
  llvm::SmallPtrSet<Operation *, 8> created;
  SmallVector<Value> variables(loops.size());
  for (size_t i = loops.size(); i-- > 1;) {
    variables[i] = apply(rewriter, loc, dim % symbol, rest, counts[i]);
    created.insert(variables[i].getDefiningOp());
    rest = apply(rewriter, loc, dim.floorDiv(symbol), rest, counts[i]);
    created.insert(rest.getDefiningOp());
  }
  rewriter.replaceAllUsesExcept(outermost.getInductionVar(), rest, created);
  for (size_t i = 1; i < loops.size(); ++i)
    rewriter.replaceAllUsesWith(Value(loops[i].getInductionVar()),
                                variables[i]);
  Operation *yield = outermost.getBody()->getTerminator();
  while (&innermost.getBody()->front() != innermost.getBody()->getTerminator())
    rewriter.moveOpBefore(&innermost.getBody()->front(), yield);
  rewriter.eraseOp(loops[1]);
  return success();
}

void affine::coalescePerfectlyNestedAffineLoops(RewriterBase &rewriter,
                                                ArrayRef<AffineForOp> loops) {
  SmallVector<size_t> independent;
  for (size_t i = 0; i < loops.size(); ++i)
    independent.push_back(getFirstIndependent(loops, i));
  // Inner loops are coalesced first: outer ones do not depend on them.
  size_t end = loops.size();
  while (end > 1) {
    size_t start = 0;
    for (; start + 1 < end; ++start) {
      auto part = ArrayRef(independent).slice(start, end - start);
      if (*llvm::max_element(part) <= start &&
          succeeded(coalesceLoops(rewriter, loops.slice(start, end - start))))
        break;
    }
    end = start + 1 < end ? start : end - 1;
  }
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct AffineLoopCoalescing final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    std::vector<SmallVector<AffineForOp>> nests =
        collectPerfectNests(getOperation());
    // Inner nests before those around them.
    for (const SmallVector<AffineForOp> &nest : llvm::reverse(nests))
      coalescePerfectlyNestedAffineLoops(rewriter, nest);
  }
};
} // namespace

static constexpr PassInfo affineLoopCoalescingInfo = {
    .argument = "affine-loop-coalescing",
    .name = "LoopCoalescing",
    .summary = "Make perfectly nested affine loops one loop",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine"},
    .create = makePass<AffineLoopCoalescing>,
};

void strata::registerAffineLoopCoalescingPass(PassRegistry &registry) {
  registry.add(affineLoopCoalescingInfo);
}
