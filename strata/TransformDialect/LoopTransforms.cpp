// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that transform loops.
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Loops/Affine/LoopCoalescing.h"
#include "strata/Loops/Affine/LoopUnroll.h"
#include "strata/Loops/Affine/LoopUnrollJam.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/SCF/LoopConversions.h"
#include "strata/Loops/SCF/LoopPeeling.h"
#include "strata/Loops/SCF/LoopUnroll.h"
#include "strata/TransformDialect/TransformOpsDetail.h"
#include "strata/Transforms/SubsetHoisting.h"

using namespace strata;
using namespace ::dialects::transform;

static DiagnosedSilenceableFailure
applyPeel(LoopPeelOp op, TransformState &state, TransformResults &results) {
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  SmallVector<Operation *, 4> peeled, remainders;
  IRRewriter rewriter(op->getContext());
  for (Operation *target : targets) {
    auto loop = dyn_cast<scf::ForOp>(target);
    if (!loop)
      return emitWrongKind(op, target);
    scf::ForOp other;
    LogicalResult status =
        op.getPeelFront()
            ? scf::peelForLoopFirstIteration(rewriter, loop, other)
            : scf::peelForLoopAndSimplifyBounds(rewriter, loop, other);
    if (failed(status) &&
        (op.getPeelFront() || op.getFailIfAlreadyDivisible())) {
      SilenceableError error(op);
      error << (op.getPeelFront() ? "failed to peel the first iteration"
                                  : "failed to peel the last iteration");
      error.attachNote(loop->getLoc()) << "target op";
      return error;
    }
    peeled.push_back(loop);
    remainders.push_back(succeeded(status) ? other.getOperation() : target);
  }
  results.set(0, peeled);
  results.set(1, remainders);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure applyForallToFor(ForallToForOp op,
                                                    TransformState &state,
                                                    TransformResults &results) {
  ArrayRef<Operation *> targets = state.getPayloadOps(op.getTarget());
  if (targets.size() != 1)
    return emitDefiniteFailure(op, "expected a single payload op");
  Operation *target = targets.front();
  auto loop = dyn_cast<scf::ForallOp>(target);
  if (!loop) {
    SilenceableError error(op);
    error << "expected the payload to be scf.forall";
    error.attachNote(target->getLoc()) << "payload op";
    return error;
  }
  if (target->getNumResults() != 0) {
    SilenceableError error(op);
    error << "unsupported shared outputs (didn't bufferize?)";
    error.attachNote(target->getLoc()) << "payload op";
    return error;
  }
  unsigned rank = loop.getRegion().front().getNumArguments();
  if (op->getNumResults() != rank) {
    SilenceableError error(op);
    error << "op expects as many results (" << op->getNumResults()
          << ") as payload has induction variables (" << rank << ")";
    error.attachNote(target->getLoc()) << "payload op";
    return error;
  }
  IRRewriter rewriter(op->getContext());
  SmallVector<Operation *, 4> loops;
  if (failed(scf::forallToForLoop(rewriter, loop, &loops))) {
    SilenceableError error(op);
    error << "failed to convert forall into for";
    return error;
  }
  for (unsigned i = 0; i < rank; ++i)
    results.set(i, loops[i]);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applyForallToParallel(ForallToParallelOp op, TransformState &state,
                      TransformResults &results) {
  ArrayRef<Operation *> targets = state.getPayloadOps(op.getTarget());
  if (targets.size() != 1)
    return emitDefiniteFailure(op, "expected a single payload op");
  Operation *target = targets.front();
  auto loop = dyn_cast<scf::ForallOp>(target);
  if (!loop) {
    SilenceableError error(op);
    error << "expected the payload to be scf.forall";
    error.attachNote(target->getLoc()) << "payload op";
    return error;
  }
  if (target->getNumResults() != 0) {
    SilenceableError error(op);
    error << "unsupported shared outputs (didn't bufferize?)";
    error.attachNote(target->getLoc()) << "payload op";
    return error;
  }
  if (op->getNumResults() != 1) {
    SilenceableError error(op);
    error << "op expects one result, given " << op->getNumResults();
    error.attachNote(target->getLoc()) << "payload op";
    return error;
  }
  IRRewriter rewriter(op->getContext());
  scf::ParallelOp parallel;
  if (failed(scf::forallToParallelLoop(rewriter, loop, &parallel))) {
    SilenceableError error(op);
    error << "failed to convert forall into parallel";
    return error;
  }
  results.set(0, parallel.getOperation());
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applyHoistSubsets(HoistLoopInvariantSubsetsOp op, TransformState &state,
                  TransformResults &) {
  return applyToEach(op, state.getPayloadOps(op.getTarget()), state,
                     [&](Operation *target) {
                       if (!isa<LoopLikeOpInterface>(target))
                         return emitWrongKind(op, target);
                       IRRewriter rewriter(op->getContext());
                       hoistLoopInvariantSubsets(rewriter, target);
                       return DiagnosedSilenceableFailure::success();
                     });
}

//===-- Unrolling ----------------------------------------------------------===//

static DiagnosedSilenceableFailure emitNotUnrolled(Operation *op,
                                                   const char *text) {
  return SilenceableError(op) << text;
}

static DiagnosedSilenceableFailure
applyUnroll(LoopUnrollOp op, TransformState &state, TransformResults &) {
  auto factor = uint64_t(op.getFactor());
  return applyToEach(
      op, state.getPayloadOps(op.getTarget()), state,
      [&](Operation *target) -> DiagnosedSilenceableFailure {
        IRRewriter rewriter(op->getContext());
        LogicalResult status = failure();
        if (auto loop = dyn_cast<scf::ForOp>(target))
          status = scf::loopUnrollByFactor(rewriter, loop, factor);
        else if (auto nest = dyn_cast<affine::AffineForOp>(target))
          status = factor == 0
                       ? failure()
                       : affine::loopUnrollByFactor(rewriter, nest, factor);
        else
          return emitNotUnrolled(op,
                                 "failed to unroll, incorrect type of payload");
        return succeeded(status) ? DiagnosedSilenceableFailure::success()
                                 : emitNotUnrolled(op, "failed to unroll");
      });
}

/// Unrolls and jams `loop` if its accesses allow it.
static LogicalResult unrollAndJam(RewriterBase &rewriter, Operation *loop,
                                  uint64_t factor) {
  auto nest = dyn_cast<affine::AffineForOp>(loop);
  Operation *function = loop;
  while (function &&
         !function->getDefinition().hasTrait(OpTrait::IsolatedFromAbove))
    function = function->getParentOp();
  if (!nest || !function || factor == 0)
    return failure();
  MemoryAliases aliases(function);
  if (affine::findUnrollJamObstacle(nest, factor, aliases))
    return failure();
  return affine::loopUnrollJamByFactor(rewriter, nest, factor);
}

static DiagnosedSilenceableFailure applyUnrollAndJam(LoopUnrollAndJamOp op,
                                                     TransformState &state,
                                                     TransformResults &) {
  return applyToEach(
      op, state.getPayloadOps(op.getTarget()), state,
      [&](Operation *target) -> DiagnosedSilenceableFailure {
        IRRewriter rewriter(op->getContext());
        if (succeeded(unrollAndJam(rewriter, target, uint64_t(op.getFactor()))))
          return DiagnosedSilenceableFailure::success();
        return emitNotUnrolled(op, "failed to unroll and jam");
      });
}

static DiagnosedSilenceableFailure applyCoalesce(LoopCoalesceOp op,
                                                 TransformState &state,
                                                 TransformResults &results) {
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  for (Operation *target : targets) {
    auto checked = checkTarget(op, target, state);
    if (!checked.succeeded())
      return checked;
    auto outer = dyn_cast<affine::AffineForOp>(target);
    IRRewriter rewriter(op->getContext());
    if (!outer || failed(affine::coalesceLoops(
                      rewriter, affine::getPerfectlyNestedLoops(outer))))
      return SilenceableError(op) << "failed to coalesce";
  }
  results.set(0, targets);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure applyPromote(LoopPromoteIfOneIterationOp op,
                                                TransformState &state,
                                                TransformResults &) {
  return applyToEach(op, state.getPayloadOps(op.getTarget()), state,
                     [&](Operation *target) {
                       auto loop = dyn_cast<LoopLikeOpInterface>(target);
                       if (!loop)
                         return emitWrongKind(op, target);
                       IRRewriter rewriter(op->getContext());
                       (void)loop.promoteIfSingleIteration(rewriter);
                       return DiagnosedSilenceableFailure::success();
                     });
}

void strata::addLoopTransforms(TransformTable &table) {
  addTransform<applyCoalesce>(table);
  addTransform<applyForallToFor>(table);
  addTransform<applyForallToParallel>(table);
  addTransform<applyHoistSubsets>(table);
  addTransform<applyPeel>(table);
  addTransform<applyPromote>(table);
  addTransform<applyUnroll>(table);
  addTransform<applyUnrollAndJam>(table);
}
