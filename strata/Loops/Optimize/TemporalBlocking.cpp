// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/TargetOptions.h"
#include "strata/Loops/Optimize/TemporalPlan.h"
#include "strata/Loops/Optimize/TileAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

namespace {
/// Replaces a loop over time by loops over blocks of time steps and of places.
class Blocking {
public:
  Blocking(RewriterBase &rewriter, AffineForOp time, const TemporalPlan &plan)
      : rewriter(rewriter), time(time), plan(plan) {}
  void run();

private:
  AffineForOp createLoop(ArrayRef<MapAndOperands> lower,
                         ArrayRef<MapAndOperands> upper, int64_t step);
  /// A loop with constant bounds.
  AffineForOp createLoop(int64_t lower, int64_t upper, int64_t step);
  /// The value of a loop's variable, plus `offset`.
  MapAndOperands getVariable(AffineForOp loop, int64_t offset = 0);
  /// The least value of a variable of a stage that has a place in the block, plus `offset`.
  MapAndOperands getBlockBound(unsigned dim, int64_t shift, int64_t offset);
  void createBlocks();
  /// The steps of a block, in the loops over places.
  void createSteps();
  void copyStage(const TemporalStage &stage);

  void createJammedBlocks();
  void createRemainingSteps(int64_t first);
  /// One place of all stages and steps, which exists in all of them.
  void createJammedPlace(AffineForOp places);

  RewriterBase &rewriter;
  AffineForOp time;
  const TemporalPlan &plan;
  /// The loops over blocks of time steps, and over those of each dimension; and the one over the steps of a
  /// block.
  AffineForOp timeBlocks, steps;
  SmallVector<AffineForOp, 2> blocks;
};
} // namespace

AffineForOp Blocking::createLoop(ArrayRef<MapAndOperands> lower,
                                 ArrayRef<MapAndOperands> upper, int64_t step) {
  MapAndOperands first = combine(lower, time.getContext()),
                 last = combine(upper, time.getContext());
  auto loop = AffineForOp::create(rewriter, time.getLoc(), first.operands,
                                  first.map, last.operands, last.map, step);
  rewriter.setInsertionPointToStart(loop.getBody());
  return loop;
}

AffineForOp Blocking::createLoop(int64_t lower, int64_t upper, int64_t step) {
  auto constant = [&](int64_t value) {
    return MapAndOperands{rewriter.getConstantAffineMap(value), {}};
  };
  return createLoop(constant(lower), constant(upper), step);
}

MapAndOperands Blocking::getVariable(AffineForOp loop, int64_t offset) {
  AffineExpr dim = rewriter.getAffineDimExpr(0);
  return {AffineMap::get(1, 0, dim + offset), {loop.getInductionVar()}};
}

MapAndOperands Blocking::getBlockBound(unsigned dim, int64_t shift,
                                       int64_t offset) {
  AffineExpr place = rewriter.getAffineDimExpr(0),
             step = rewriter.getAffineDimExpr(1),
             firstStep = rewriter.getAffineDimExpr(2);
  AffineExpr value =
      place - (step - firstStep) * plan.dims[dim].shift + (offset - shift);
  return {AffineMap::get(3, 0, value),
          {blocks[dim].getInductionVar(), steps.getInductionVar(),
           timeBlocks.getInductionVar()}};
}

void Blocking::createSteps() {
  SmallVector<MapAndOperands, 2> end = getBoundResults(time.getUpperBound());
  end.push_back(getVariable(timeBlocks, plan.steps));
  steps = createLoop(getVariable(timeBlocks), end, 1);
  for (const TemporalStage &stage : plan.stages)
    copyStage(stage);
}

void Blocking::createBlocks() {
  timeBlocks = createLoop(getBoundResults(time.getLowerBound()),
                          getBoundResults(time.getUpperBound()), plan.steps);
  blocks.resize(plan.dims.size());
  // Blocks of later dimensions are wide, and all rows of one are executed before the next.
  for (unsigned dim = unsigned(plan.dims.size()); dim-- > 0;) {
    const TemporalPlan::Dim &places = plan.dims[dim];
    blocks[dim] = createLoop(
        places.lower, subtract(places.upper, -places.shift * (plan.steps - 1)),
        places.width);
  }
  createSteps();
}

void Blocking::copyStage(const TemporalStage &stage) {
  OpBuilder::InsertionGuard guard(rewriter);
  IRMapping mapping;
  mapping.map(time.getInductionVar(), steps.getInductionVar());
  for (unsigned dim = 0; dim < plan.dims.size(); ++dim) {
    int64_t shift = stage.shifts[dim];
    SmallVector<MapAndOperands, 2> lower, upper;
    bool hasLoop = dim < stage.loops.size();
    if (hasLoop) {
      lower = getBoundResults(AffineForOp(stage.loops[dim]).getLowerBound());
      upper = getBoundResults(AffineForOp(stage.loops[dim]).getUpperBound());
    } else {
      lower.push_back({rewriter.getConstantAffineMap(0), {}});
      upper.push_back({rewriter.getConstantAffineMap(1), {}});
    }
    lower.push_back(getBlockBound(dim, shift, 0));
    upper.push_back(getBlockBound(dim, shift, plan.dims[dim].width));
    AffineForOp loop = createLoop(lower, upper, 1);
    if (hasLoop)
      mapping.map(AffineForOp(stage.loops[dim]).getInductionVar(),
                  loop.getInductionVar());
  }
  if (stage.loops.empty()) {
    rewriter.clone(*stage.root.getOperation(), mapping);
    return;
  }
  for (Operation &op :
       AffineForOp(stage.loops.back()).getBody()->without_terminator())
    rewriter.clone(op, mapping);
}

void Blocking::createJammedPlace(AffineForOp places) {
  AffineForOp first = plan.stages.front().getInnermost();
  AffineForOp inner = createLoop(first.getConstantLowerBound(),
                                 first.getConstantUpperBound(), 1);
  inner->setDiscardableAttr(JammedAttrName, rewriter.getUnitAttr());
  auto apply = [&](AffineForOp loop, int64_t offset) -> Value {
    MapAndOperands value = getVariable(loop, offset);
    return AffineApplyOp::create(rewriter, time.getLoc(), value.map,
                                 value.operands);
  };
  for (int64_t step = 0; step < plan.steps; ++step)
    for (const TemporalStage &stage : plan.stages) {
      IRMapping mapping;
      Value now = apply(timeBlocks, step);
      Value row =
          apply(places, -plan.dims.front().shift * step - stage.shifts.front());
      mapping.map(time.getInductionVar(), now);
      mapping.map(AffineForOp(stage.loops.front()).getInductionVar(), row);
      AffineForOp old = stage.getInnermost();
      mapping.map(old.getInductionVar(), inner.getInductionVar());
      for (Operation &op : old.getBody()->without_terminator())
        rewriter.clone(op, mapping);
    }
}

void Blocking::createJammedBlocks() {
  const TemporalPlan::Dim &dim = plan.dims.front();
  int64_t last = dim.shift * (plan.steps - 1);
  // The places that all stages have in all steps.
  int64_t start = INT64_MIN, end = INT64_MAX;
  for (const TemporalStage &stage : plan.stages) {
    AffineForOp loop = stage.loops.front();
    int64_t shift = stage.shifts.front();
    start = std::max(start, loop.getConstantLowerBound() + shift + last);
    end = std::min(end, loop.getConstantUpperBound() + shift);
  }
  // There may be none.
  end = std::max(start, end);
  int64_t firstStep = time.getConstantLowerBound();
  int64_t numSteps = time.getConstantUpperBound() - firstStep;
  int64_t firstLeft = firstStep + numSteps / plan.steps * plan.steps;
  timeBlocks = createLoop(firstStep, firstLeft, plan.steps);
  Block *body = timeBlocks.getBody();
  int64_t lower = dim.lower.map.getResult(0).getValue(),
          upper = dim.upper.map.getResult(0).getValue() + last;
  for (auto [from, to, isWhole] :
       {std::tuple(lower, start, false), std::tuple(start, end, true),
        std::tuple(end, upper, false)}) {
    rewriter.setInsertionPoint(body->getTerminator());
    blocks = {createLoop(from, to, 1)};
    if (isWhole)
      createJammedPlace(blocks.front());
    else
      createSteps();
  }
  createRemainingSteps(firstLeft);
}

void Blocking::createRemainingSteps(int64_t first) {
  if (first == time.getConstantUpperBound())
    return;
  rewriter.setInsertionPoint(time);
  auto rest = cast<AffineForOp>(rewriter.clone(*time.getOperation()));
  rest.setConstantLowerBound(first);
}

void Blocking::run() {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(time);
  if (plan.isJammed)
    createJammedBlocks();
  else
    createBlocks();
  rewriter.eraseOp(time);
}

namespace {
struct AffineTemporalBlocking final : Pass {
  using Pass::Pass;
  TargetOptions processor{*this};

  void runOnOperation() override {
    std::optional<TargetModel> target = processor.getModel(getOperation());
    if (!target)
      return signalPassFailure();
    MemoryAliases aliases(getOperation(), /*argumentsMayAlias=*/true);
    IRRewriter rewriter(&getContext());
    SmallVector<AffineForOp> loops;
    getOperation()->walk<WalkOrder::PreOrder>([&](AffineForOp loop) {
      if (!hasTemporalStages(loop))
        return WalkResult::advance();
      loops.push_back(loop);
      return WalkResult::skip();
    });
    for (AffineForOp loop : loops) {
      TemporalPlan plan;
      if (auto obstacle = findTemporalPlan(loop, *target, aliases, plan)) {
        obstacle->emitRemark(loop, getArgument());
        continue;
      }
      remark::passed(
          loop, remark::RemarkOpts::name("Blocked").category(getArgument()))
          << remark::metric("Processor", target->cpu)
          << remark::metric("TimeSteps", plan.steps)
          << remark::metric("Width", plan.dims.back().width)
          << remark::metric("Jammed", plan.isJammed);
      Blocking(rewriter, loop, plan).run();
      aliases.invalidate();
    }
  }
};
} // namespace

static constexpr PassInfo affineTemporalBlockingInfo = {
    .argument = "affine-temporal-blocking",
    .name = "AffineTemporalBlocking",
    .summary = "Execute several time steps of stencils on blocks of elements "
               "that stay in a cache",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine"},
    .create = makePass<AffineTemporalBlocking>,
};

void strata::registerAffineTemporalBlockingPass(PassRegistry &registry) {
  registry.add(affineTemporalBlockingInfo);
}
