// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopParallelize.h"

#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace strata;
using namespace strata::affine;
using arith::AtomicRMWKind;

//===-- Reductions ---------------------------------------------------------===//

/// The kind of an operation that combines two values.
static std::optional<AtomicRMWKind> getKind(Operation *op) {
  return llvm::TypeSwitch<Operation *, std::optional<AtomicRMWKind>>(op)
      .Case([](arith::AddFOp) { return AtomicRMWKind::addf; })
      .Case([](arith::MulFOp) { return AtomicRMWKind::mulf; })
      .Case([](arith::AddIOp) { return AtomicRMWKind::addi; })
      .Case([](arith::AndIOp) { return AtomicRMWKind::andi; })
      .Case([](arith::OrIOp) { return AtomicRMWKind::ori; })
      .Case([](arith::MulIOp) { return AtomicRMWKind::muli; })
      .Case([](arith::MinimumFOp) { return AtomicRMWKind::minimumf; })
      .Case([](arith::MaximumFOp) { return AtomicRMWKind::maximumf; })
      .Case([](arith::MinNumFOp) { return AtomicRMWKind::minnumf; })
      .Case([](arith::MaxNumFOp) { return AtomicRMWKind::maxnumf; })
      .Case([](arith::MaxSIOp) { return AtomicRMWKind::maxs; })
      .Case([](arith::MaxUIOp) { return AtomicRMWKind::maxu; })
      .Case([](arith::MinSIOp) { return AtomicRMWKind::mins; })
      .Case([](arith::MinUIOp) { return AtomicRMWKind::minu; })
      .Case([](arith::XOrIOp) { return AtomicRMWKind::xori; })
      .Default(std::optional<AtomicRMWKind>());
}

/// Whether values of the type have a neutral one. The largest and the smallest index depend on the
/// width of indices.
static bool isReducedType(Type type, AtomicRMWKind kind) {
  if (type.isIndex())
    return kind != AtomicRMWKind::maxs && kind != AtomicRMWKind::mins &&
           kind != AtomicRMWKind::minu && kind != AtomicRMWKind::andi;
  if (auto floatType = dyn_cast<FloatType>(type))
    return APFloat::semanticsHasZero(floatType.getFloatSemantics());
  return isa<IntegerType>(type);
}

std::optional<LoopReduction> affine::getSupportedReduction(AffineForOp loop,
                                                           unsigned position) {
  Value carried = loop.getRegionIterArgs()[position];
  Value yielded = loop.getYieldedValues()[position];
  Operation *combiner = yielded.getDefiningOp();
  std::optional<AtomicRMWKind> kind =
      combiner ? getKind(combiner) : std::nullopt;
  if (!kind || !isReducedType(yielded.getType(), *kind) ||
      combiner->getBlock() != loop.getBody() || !carried.hasOneUse() ||
      !yielded.hasOneUse() || *carried.getUsers().begin() != combiner)
    return std::nullopt;
  OperandRange operands = combiner->getOperands();
  Value value =
      operands.front() == carried ? operands.back() : operands.front();
  return LoopReduction{*kind, position, value, combiner};
}

/// Whether affine.parallel has reductions of the kind, for the types of this file.
static bool isParallelReduction(const LoopReduction &reduction) {
  if (reduction.value.getType().isIndex())
    return false;
  switch (reduction.kind) {
  case AtomicRMWKind::maxnumf:
  case AtomicRMWKind::minnumf:
  case AtomicRMWKind::maxs:
  case AtomicRMWKind::maxu:
  case AtomicRMWKind::mins:
  case AtomicRMWKind::minu:
  case AtomicRMWKind::xori:
    return false;
  default:
    return true;
  }
}

//===-- Legality -----------------------------------------------------------===//

/// Whether the accesses are those of affine operations and of memory that the loop creates.
static bool hasKnownAccesses(AffineForOp loop, ArrayRef<LoopAccess> accesses) {
  return llvm::all_of(accesses, [&](const LoopAccess &access) {
    if (isAffineAccess(access.op))
      return true;
    Value memory =
        access.getMemory() ? getViewedMemory(access.getMemory()) : Value();
    return memory && isAllocatedIn(memory, loop);
  });
}

std::optional<Obstacle> affine::findParallelizationObstacle(
    AffineForOp loop, MemoryAliases &aliases,
    SmallVectorImpl<LoopReduction> *reductions) {
  if (loop.getNumIterOperands() != 0 && !reductions)
    return Obstacle("the loop carries values");
  for (unsigned i = 0; i < loop.getNumIterOperands(); ++i) {
    std::optional<LoopReduction> reduction = getSupportedReduction(loop, i);
    if (!reduction)
      return Obstacle("the loop carries a value that is no reduction");
    reductions->push_back(*reduction);
  }
  NestDependences dependences(loop, aliases);
  if (!hasKnownAccesses(loop, dependences.getAccesses()))
    return Obstacle("memory is accessed by operations that are not affine");
  if (auto reordered = dependences.findCarried(0))
    return Obstacle(dependences, *reordered);
  return std::nullopt;
}

std::optional<unsigned> affine::findIndependentLoop(ArrayRef<AffineForOp> band,
                                                    MemoryAliases &aliases) {
  NestDependences dependences(band.front(), aliases);
  if (!hasKnownAccesses(band.front(), dependences.getAccesses()))
    return std::nullopt;
  SmallVector<bool, 4> isOrdered =
      dependences.findOrderedLevels(unsigned(band.size()));
  for (unsigned i = 1; i < band.size(); ++i)
    if (!isOrdered[i] && !areBoundsDependentOn(band[i], band))
      return i;
  return std::nullopt;
}

//===-- Transformation -----------------------------------------------------===//

AffineParallelOp affine::affineParallelize(RewriterBase &rewriter,
                                           AffineForOp loop,
                                           ArrayRef<LoopReduction> reductions) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  Location loc = loop.getLoc();
  SmallVector<AtomicRMWKind> kinds;
  SmallVector<Type> types;
  SmallVector<Value> values;
  for (const LoopReduction &reduction : reductions) {
    kinds.push_back(reduction.kind);
    types.push_back(reduction.value.getType());
    values.push_back(reduction.value);
  }
  auto parallel = AffineParallelOp::create(
      rewriter, loc, types, kinds, {loop.getLowerBoundMap()},
      loop.getLowerBoundOperands(), {loop.getUpperBoundMap()},
      loop.getUpperBoundOperands(), {loop.getStep()});
  Region &region = parallel.getRegion();
  rewriter.eraseBlock(&region.front());
  rewriter.inlineRegionBefore(loop.getRegion(), region, region.begin());
  Operation *yield = region.front().getTerminator();
  rewriter.modifyOpInPlace(yield, [&] { yield->setOperands(values); });
  rewriter.setInsertionPointAfter(parallel);
  for (const LoopReduction &reduction : reductions) {
    unsigned number = reduction.iterArgPosition;
    Value init = loop.getInits()[number];
    // Without the flags of the combiner: other orders of the values may overflow.
    Operation *combined = rewriter.create(
        loc, reduction.combiner->getName().getStringRef(),
        ValueRange{init, parallel->getResult(number)}, init.getType());
    rewriter.replaceAllUsesWith(loop->getResult(number),
                                combined->getResult(0));
    rewriter.eraseOp(reduction.combiner);
  }
  region.front().eraseArguments(1, unsigned(reductions.size()));
  rewriter.eraseOp(loop);
  return parallel;
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct AffineParallelize final : Pass {
  using Pass::Pass;
  Option<unsigned> maxNested{
      *this, "max-nested",
      "The largest number of nested parallel loops to create", UINT_MAX};
  Option<bool> parallelReductions{
      *this, "parallel-reductions",
      "Also make loops parallel that carry reductions", false};

  void runOnOperation() override {
    SmallVector<AffineForOp> loops;
    {
      MemoryAliases aliases(getOperation());
      getOperation()->walk<WalkOrder::PreOrder>([&](AffineForOp loop) {
        SmallVector<LoopReduction, 2> reductions;
        std::optional<Obstacle> obstacle = findParallelizationObstacle(
            loop, aliases, *parallelReductions ? &reductions : nullptr);
        if (!obstacle && !llvm::all_of(reductions, isParallelReduction))
          obstacle.emplace("affine.parallel has no reduction of the kind");
        if (obstacle)
          obstacle->emitRemark(loop, getArgument());
        else
          loops.push_back(loop);
      });
    }
    IRRewriter rewriter(&getContext());
    for (AffineForOp loop : loops) {
      unsigned depth = 0;
      for (Operation *op = loop->getParentOp(); op; op = op->getParentOp())
        depth += isa<AffineParallelOp>(op);
      if (depth >= *maxNested)
        continue;
      // The values may be results of loops that have been replaced.
      SmallVector<LoopReduction, 2> reductions;
      for (unsigned i = 0; i < loop.getNumIterOperands(); ++i)
        reductions.push_back(*getSupportedReduction(loop, i));
      remark::passed(
          loop,
          remark::RemarkOpts::name("Parallelized").category(getArgument()))
          << remark::metric("Reductions", reductions.size());
      affineParallelize(rewriter, loop, reductions);
    }
  }
};
} // namespace

static constexpr PassInfo affineParallelizeInfo = {
    .argument = "affine-parallelize",
    .name = "AffineParallelize",
    .summary = "Make affine.for affine.parallel where iterations are "
               "independent",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine"},
    .create = makePass<AffineParallelize>,
};

void strata::registerAffineParallelizePass(PassRegistry &registry) {
  registry.add(affineParallelizeInfo);
}
