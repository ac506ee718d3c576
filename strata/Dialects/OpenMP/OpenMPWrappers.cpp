// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of the operations that say how a loop is executed. They contain a loop, or
// another such operation; then both are parts of a composite construct and have the
// attribute `omp.composite`.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/OpenMP/OpenMPDetail.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"

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
  if (!isLoopWrapper(inner) && !isA(inner, "omp.loop_nest"))
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
  if (nested && !isA(nested, "omp.simd"))
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
  if (!nested || isA(nested, "omp.simd"))
    return success();
  if (!isA(nested, "omp.wsloop"))
    return op->emitError(
        "only supported nested wrappers are 'omp.simd' and 'omp.wsloop'");
  Operation *parent = op->getParentOp();
  if (!isA(parent, "omp.parallel") || !isComposite(parent))
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
  if (nested && !isA(nested, "omp.simd"))
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
      bool distributes = isA(&inner, "omp.distribute");
      isPart |= distributes;
      if (!distributes && !isA(&inner, "omp.terminator") &&
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
  auto add = [&](StringRef name, LogicalResult (*verify)(Operation *)) {
    OpHooks hooks;
    hooks.verifyRegions = verify;
    registerOpHooks(&ctx, name, hooks);
  };
  add("omp.wsloop", verifyWsloopNesting);
  add("omp.simd", verifySimdNesting);
  add("omp.distribute", verifyDistributeNesting);
  add("omp.taskloop", verifyTaskloopNesting);
  add("omp.loop", verifyStandaloneNesting);
  add("omp.workshare.loop_wrapper", verifyStandaloneNesting);
  add("omp.parallel", verifyParallelNesting);
}
