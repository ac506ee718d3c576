// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopParallelize.h"

#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Dependence/Legality.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace strata;
using namespace strata::affine;
using arith::AtomicRMWKind;

//===-- Reductions ---------------------------------------------------------===//

/// The kind of an operation that combines two values, without the operations of which the order
/// counts.
static std::optional<AtomicRMWKind> getKind(Operation *op) {
  return llvm::TypeSwitch<Operation *, std::optional<AtomicRMWKind>>(op)
      .Case([](arith::AddFOp) { return AtomicRMWKind::addf; })
      .Case([](arith::MulFOp) { return AtomicRMWKind::mulf; })
      .Case([](arith::AddIOp) { return AtomicRMWKind::addi; })
      .Case([](arith::AndIOp) { return AtomicRMWKind::andi; })
      .Case([](arith::OrIOp) { return AtomicRMWKind::ori; })
      .Case([](arith::XOrIOp) { return AtomicRMWKind::xori; })
      .Case([](arith::MulIOp) { return AtomicRMWKind::muli; })
      .Case([](arith::MinimumFOp) { return AtomicRMWKind::minimumf; })
      .Case([](arith::MaximumFOp) { return AtomicRMWKind::maximumf; })
      .Case([](arith::MinNumFOp) { return AtomicRMWKind::minnumf; })
      .Case([](arith::MaxNumFOp) { return AtomicRMWKind::maxnumf; })
      .Case([](arith::MinSIOp) { return AtomicRMWKind::mins; })
      .Case([](arith::MaxSIOp) { return AtomicRMWKind::maxs; })
      .Case([](arith::MinUIOp) { return AtomicRMWKind::minu; })
      .Case([](arith::MaxUIOp) { return AtomicRMWKind::maxu; })
      .Default(std::optional<AtomicRMWKind>());
}

std::optional<LoopReduction> affine::getSupportedReduction(AffineForOp loop,
                                                           unsigned position) {
  Value carried = loop.getRegionIterArgs()[position];
  Value yielded = loop.getYieldedValues()[position];
  Operation *combiner = yielded.getDefiningOp();
  std::optional<AtomicRMWKind> kind =
      combiner ? getKind(combiner) : std::nullopt;
  if (!kind || combiner->getBlock() != loop.getBody() || !carried.hasOneUse() ||
      !yielded.hasOneUse() || *carried.getUsers().begin() != combiner)
    return std::nullopt;
  OperandRange operands = combiner->getOperands();
  Value value =
      operands.front() == carried ? operands.back() : operands.front();
  return LoopReduction{*kind, position, value, combiner};
}

//===-- Legality -----------------------------------------------------------===//

/// Whether the accesses are those of affine operations and of memory that the loop creates.
static bool hasKnownAccesses(AffineForOp loop, ArrayRef<LoopAccess> accesses) {
  return llvm::all_of(accesses, [&](const LoopAccess &access) {
    if (isAffineAccess(access.op))
      return true;
    Value memory =
        access.getMemory() ? getViewedMemory(access.getMemory()) : Value();
    return memory && !loop.isDefinedOutsideOfLoop(memory) &&
           hasEffect<MemoryEffects::Allocate>(memory.getDefiningOp(), memory);
  });
}

bool affine::isLoopParallel(AffineForOp loop, MemoryAliases &aliases,
                            SmallVectorImpl<LoopReduction> *reductions) {
  if (loop.getNumIterOperands() != 0 && !reductions)
    return false;
  for (unsigned i = 0; i < loop.getNumIterOperands(); ++i) {
    std::optional<LoopReduction> reduction = getSupportedReduction(loop, i);
    if (!reduction)
      return false;
    reductions->push_back(*reduction);
  }
  NestDependences dependences(loop, aliases);
  return hasKnownAccesses(loop, dependences.getAccesses()) &&
         !dependences.findCarried(0);
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
    struct Candidate {
      AffineForOp loop;
      SmallVector<LoopReduction, 2> reductions;
    };
    std::vector<Candidate> candidates;
    {
      MemoryAliases aliases(getOperation());
      getOperation()->walk<WalkOrder::PreOrder>([&](AffineForOp loop) {
        Candidate candidate{loop, {}};
        if (isLoopParallel(loop, aliases,
                           *parallelReductions ? &candidate.reductions
                                               : nullptr))
          candidates.push_back(std::move(candidate));
      });
    }
    IRRewriter rewriter(&getContext());
    for (const Candidate &candidate : candidates) {
      unsigned depth = 0;
      for (Operation *op = candidate.loop->getParentOp(); op;
           op = op->getParentOp())
        depth += isa<AffineParallelOp>(op);
      if (depth < *maxNested)
        affineParallelize(rewriter, candidate.loop, candidate.reductions);
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
