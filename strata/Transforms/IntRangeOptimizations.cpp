// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replaces values whose range is a single number by constants, and removes
// redundant remainders.
#include "strata/Analysis/ConstantPropagation.h"
#include "strata/Analysis/DeadCodeAnalysis.h"
#include "strata/Analysis/IntegerRange.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Context.h"
#include "strata/Interfaces/CommonOperations.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Transforms/DataFlowListener.h"
#include "strata/Transforms/Passes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::dataflow;

namespace {
class KnownConstants final : public RewritePattern {
public:
  explicit KnownConstants(DataFlowSolver &solver)
      : RewritePattern("MaterializeKnownConstantValues", ""), solver(solver) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;

private:
  Attribute getConstant(Value value) const;
  bool replace(Value value, Dialect *dialect, PatternRewriter &rewriter) const;
  DataFlowSolver &solver;
};

/// `x % m` is `x` where all it can be is from 0 to `m` - 1.
class TrivialRemainder final : public RewritePattern {
public:
  TrivialRemainder(StringRef opName, bool isSigned, DataFlowSolver &solver)
      : RewritePattern("DeleteTrivialRem", opName), isSigned(isSigned),
        solver(solver) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;

private:
  bool isSigned;
  DataFlowSolver &solver;
};

struct IntRangeOptimizations final : Pass {
  using Pass::Pass;
  void runOnOperation() override;
};
} // namespace

/// The only number that `value` can be, as an attribute; null if it is used
/// nowhere, or if there are several.
Attribute KnownConstants::getConstant(Value value) const {
  if (value.use_empty())
    return {};
  auto *lattice = solver.lookupState<IntegerValueRangeLattice>(value);
  if (!lattice || lattice->getValue().isUninitialized())
    return {};
  std::optional<APInt> number =
      lattice->getValue().getValue().getConstantValue();
  return number ? getIntegerConstant(value.getType(), *number) : Attribute();
}

bool KnownConstants::replace(Value value, Dialect *dialect,
                             PatternRewriter &rewriter) const {
  Attribute constant = getConstant(value);
  if (!constant)
    return false;
  Operation *op = materializeConstant(rewriter, *dialect, constant,
                                      value.getType(), value.getLoc());
  Context &ctx = *rewriter.getContext();
  StringRef other = getCommonOperations(ctx).constantDialect;
  if (!op && !other.empty())
    op = materializeConstant(rewriter, ctx.getOrCreateDialect(other), constant,
                             value.getType(), value.getLoc());
  if (!op)
    return false;
  Value result = op->getResult(0);
  auto *known = solver.lookupState<IntegerValueRangeLattice>(value);
  IntegerValueRange range = known->getValue();
  solver.eraseState(result);
  (void)solver.getOrCreateState<IntegerValueRangeLattice>(result)->join(range);
  rewriter.replaceAllUsesWith(value, result);
  return true;
}

LogicalResult KnownConstants::matchAndRewrite(Operation *op,
                                              PatternRewriter &rewriter) const {
  if (getConstantValue(op))
    return failure();
  bool changed = false, replacedAll = op->getNumResults() != 0;
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i) {
    Value result = op->getResult(i);
    bool replaced = replace(result, op->getDialect(), rewriter);
    changed |= replaced;
    replacedAll &= replaced || result.use_empty();
  }
  if (changed && replacedAll && isOpTriviallyDead(op)) {
    rewriter.eraseOp(op);
    return success();
  }
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      rewriter.setInsertionPointToStart(&block);
      for (BlockArgument arg : block.getArguments())
        changed |= replace(arg, op->getDialect(), rewriter);
    }
  return success(changed);
}

LogicalResult
TrivialRemainder::matchAndRewrite(Operation *op,
                                  PatternRewriter &rewriter) const {
  auto modulus =
      dyn_cast_or_null<IntegerAttr>(getConstantValue(op->getOperand(1)));
  auto *lattice =
      solver.lookupState<IntegerValueRangeLattice>(op->getOperand(0));
  if (!modulus || !modulus.getValue().isStrictlyPositive() || !lattice ||
      lattice->getValue().isUninitialized())
    return failure();
  const ConstantIntRanges &range = lattice->getValue().getValue();
  const APInt &number = modulus.getValue();
  bool fits = isSigned
                  ? range.smin().isNonNegative() && range.smax().slt(number)
                  : range.umax().ult(number);
  if (!fits)
    return failure();
  rewriter.replaceOp(op, op->getOperand(0));
  return success();
}

void IntRangeOptimizations::runOnOperation() {
  DataFlowSolver solver;
  solver.load<DeadCodeAnalysis>();
  solver.load<SparseConstantPropagation>();
  solver.load<IntegerRangeAnalysis>();
  if (failed(solver.initializeAndRun(getOperation())))
    return signalPassFailure();
  RewritePatternSet patterns(&getContext());
  patterns.add<KnownConstants>(solver);
  const CommonOperations &common = getCommonOperations(getContext());
  if (!common.signedRemainderOp.empty())
    patterns.add<TrivialRemainder>(common.signedRemainderOp, true, solver);
  if (!common.unsignedRemainderOp.empty())
    patterns.add<TrivialRemainder>(common.unsignedRemainderOp, false, solver);
  DataFlowListener listener(solver);
  // A block argument may take the place in memory, and so the range, of one that the
  // simplification of regions erased: that is done when ranges are not needed any more.
  GreedyRewriteConfig config;
  config.listener = &listener;
  config.regionSimplification = GreedySimplifyRegionLevel::Disabled;
  bool changed = false, simplified = false;
  if (failed(applyPatternsGreedily(getOperation(),
                                   FrozenRewritePatternSet(std::move(patterns)),
                                   config, &changed)) ||
      failed(applyPatternsGreedily(
          getOperation(),
          FrozenRewritePatternSet(RewritePatternSet(&getContext())),
          GreedyRewriteConfig(), &simplified)))
    return signalPassFailure();
  if (!changed && !simplified)
    markAllAnalysesPreserved();
}

static constexpr PassInfo intRangeOptimizationsInfo = {
    .argument = "int-range-optimizations",
    .name = "IntRangeOptimizations",
    .summary = "Simplify operations by the ranges of their integers",
    .create = makePass<IntRangeOptimizations>,
};

void strata::registerIntRangeOptimizationsPass(PassRegistry &registry) {
  registry.add(intRangeOptimizationsInfo);
}
