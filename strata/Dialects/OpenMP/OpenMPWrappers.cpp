// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of the operations that say how a loop is executed. They contain a loop, or
// another such operation; then both are parts of a composite construct and have the
// attribute `omp.composite`.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/OpenMP/OpenMPDetail.h"
#include "strata/Dialects/OpenMP/OpenMPOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using namespace strata::omp_dialect;

static bool isComposite(Operation *op) {
  return bool(op->getDiscardableAttr("omp.composite"));
}

/// The wrapped operation, if it is a wrapper too.
static Operation *getNestedWrapper(Operation *op) {
  Region &region = op->getRegion(0);
  Operation *inner = region.empty() || region.front().empty()
                         ? nullptr
                         : &region.front().front();
  return isLoopWrapper(inner) ? inner : nullptr;
}

/// Checks what every wrapper contains.
static LogicalResult verifyContents(Operation *op) {
  Region &region = op->getRegion(0);
  if (region.empty() || region.front().empty() ||
      &region.front().front() != &region.front().back())
    return op->emitOpError(
        "loop wrapper does not contain exactly one nested op");
  Operation *inner = &region.front().front();
  if (!isLoopWrapper(inner) && !isa_and_nonnull<omp::LoopNestOp>(inner))
    return op->emitOpError("nested in loop wrapper is not another loop "
                           "wrapper or `omp.loop_nest`");
  return success();
}

/// Checks the attribute of a wrapper that is, or is not, part of a composite construct.
static LogicalResult verifyComposite(Operation *op, bool isPart) {
  if (isPart == isComposite(op))
    return success();
  if (isPart)
    return op->emitError("'omp.composite' attribute missing from composite "
                         "wrapper");
  return op->emitError("'omp.composite' attribute present in non-composite "
                       "wrapper");
}

static LogicalResult verifyWsloopNesting(Operation *op) {
  if (failed(verifyContents(op)))
    return failure();
  Operation *nested = getNestedWrapper(op);
  if (failed(verifyComposite(op, nested || isLoopWrapper(op->getParentOp()))))
    return failure();
  if (nested && !isa_and_nonnull<omp::SimdOp>(nested))
    return op->emitError("only supported nested wrapper is 'omp.simd'");
  return success();
}

static LogicalResult verifySimdNesting(Operation *op) {
  if (failed(verifyContents(op)))
    return failure();
  if (failed(verifyComposite(op, isLoopWrapper(op->getParentOp()))))
    return failure();
  if (getNestedWrapper(op))
    return op->emitOpError("must wrap an 'omp.loop_nest' directly");
  return success();
}

static LogicalResult verifyDistributeNesting(Operation *op) {
  if (failed(verifyContents(op)))
    return failure();
  Operation *nested = getNestedWrapper(op);
  if (failed(verifyComposite(op, bool(nested))))
    return failure();
  if (!nested || isa_and_nonnull<omp::SimdOp>(nested))
    return success();
  if (!isa_and_nonnull<omp::WsloopOp>(nested))
    return op->emitError(
        "only supported nested wrappers are 'omp.simd' and 'omp.wsloop'");
  Operation *parent = op->getParentOp();
  if (!isa_and_nonnull<omp::ParallelOp>(parent) || !isComposite(parent))
    return op->emitError("an 'omp.wsloop' nested wrapper is only allowed when "
                         "a composite 'omp.parallel' is the direct parent");
  return success();
}

static LogicalResult verifyTaskloopNesting(Operation *op) {
  if (failed(verifyContents(op)))
    return failure();
  Operation *nested = getNestedWrapper(op);
  if (failed(verifyComposite(op, bool(nested))))
    return failure();
  if (nested && !isa_and_nonnull<omp::SimdOp>(nested))
    return op->emitError("only supported nested wrapper is 'omp.simd'");
  return success();
}

static LogicalResult verifyStandaloneNesting(Operation *op) {
  if (failed(verifyContents(op)))
    return failure();
  if (getNestedWrapper(op))
    return op->emitOpError("expected to be a standalone loop wrapper");
  return success();
}

/// A parallel region is composite if it contains a distributed loop, and then nothing else
/// of the dialect.
static LogicalResult verifyParallelNesting(Operation *op) {
  bool isPart = false;
  Operation *other = nullptr;
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block) {
      bool distributes = isa<omp::DistributeOp>(inner);
      isPart |= distributes;
      if (!distributes && !isa<omp::TerminatorOp>(inner) &&
          inner.getName().getStringRef().starts_with("omp."))
        other = &inner;
    }
  if (isPart && !isComposite(op))
    return op->emitError(
        "'omp.composite' attribute missing from composite operation");
  if (isPart && other)
    return op->emitError("unexpected OpenMP operation inside of composite "
                         "'omp.parallel': ")
           << other->getName().getStringRef();
  if (!isPart && isComposite(op))
    return op->emitError(
        "'omp.composite' attribute present in non-composite operation");
  return success();
}

void omp_dialect::registerWrappers(Context &ctx) {
  registerOpHooks<omp::ParallelOp>(&ctx,
                                   {.verifyRegions = verifyParallelNesting});
  registerOpHooks<omp::WorkshareLoopWrapperOp, omp::LoopOp>(
      &ctx, {.verifyRegions = verifyStandaloneNesting});
  registerOpHooks<omp::WsloopOp>(&ctx, {.verifyRegions = verifyWsloopNesting});
  registerOpHooks<omp::SimdOp>(&ctx, {.verifyRegions = verifySimdNesting});
  registerOpHooks<omp::DistributeOp>(
      &ctx, {.verifyRegions = verifyDistributeNesting});
  registerOpHooks<omp::TaskloopOp>(&ctx,
                                   {.verifyRegions = verifyTaskloopNesting});
}
