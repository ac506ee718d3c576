// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Atomic operations: verifiers and canonicalizations.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/OpenMP/OpenMPDetail.h"
#include "strata/Dialects/OpenMP/OpenMPOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Rewrite/PatternMatch.h"

using namespace strata;
using namespace strata::omp_dialect;

static int64_t getHint(Operation *op) {
  auto hint = dyn_cast_or_null<IntegerAttr>(op->getInherentAttrOrNull("hint"));
  return hint ? hint.getInt() : 0;
}

/// Checks that a hint does not say a thing and its opposite.
static LogicalResult verifyHint(Operation *op) {
  int64_t hint = getHint(op);
  if ((hint & 3) == 3)
    return op->emitOpError("the hints omp_sync_hint_uncontended and "
                           "omp_sync_hint_contended cannot be combined");
  if ((hint & 12) == 12)
    return op->emitOpError("the hints omp_sync_hint_nonspeculative and "
                           "omp_sync_hint_speculative cannot be combined.");
  return success();
}

/// Checks that the order of memory is neither acq_rel nor `other`.
static LogicalResult verifyOrder(Operation *op, StringRef other,
                                 StringRef what) {
  StringRef order = getKeyword(op->getInherentAttrOrNull("memory_order"));
  if (order == "acq_rel" || order == other)
    return op->emitError("memory-order must not be acq_rel or ")
           << other << " for atomic " << what;
  return success();
}

static LogicalResult verifyRead(omp::AtomicReadOp op) {
  if (failed(verifyOrder(op, "release", "reads")))
    return failure();
  if (op.getX() == op.getV())
    return op->emitError("read and write must not be to the same location for "
                         "atomic reads");
  return verifyHint(op);
}

static LogicalResult verifyWrite(omp::AtomicWriteOp op) {
  if (failed(verifyOrder(op, "acquire", "writes")))
    return failure();
  auto memory = dyn_cast<MemRefType>(op.getX().getType());
  if (memory && memory.getElementType() != op.getExpr().getType())
    return op->emitError("address must dereference to value type");
  return verifyHint(op);
}

static LogicalResult verifyUpdate(omp::AtomicUpdateOp op) {
  if (failed(verifyOrder(op, "acquire", "updates")))
    return failure();
  Region &region = op->getRegion(0);
  if (region.getNumArguments() != 1)
    return op->emitError("the region must accept exactly one argument");
  auto memory = dyn_cast<MemRefType>(op.getX().getType());
  if (memory && memory.getElementType() != region.getArgument(0).getType())
    return op->emitError("the type of the operand must be a pointer type whose "
                         "element type is the same as that of the region "
                         "argument");
  return verifyHint(op);
}

static LogicalResult verifyUpdateRegion(Operation *op) {
  Block &body = op->getRegion(0).front();
  Operation *yield = body.empty() ? nullptr : &body.back();
  if (!yield || yield->getNumOperands() != 1)
    return op->emitError("only updated value must be returned");
  if (yield->getOperand(0).getType() != body.getArgument(0).getType())
    return op->emitError("input and yielded value must have the same type");
  return success();
}

static LogicalResult verifyCapture(Operation *op) { return verifyHint(op); }

/// Checks that the two operations of a capture are of kinds, and on variables, that fit.
static LogicalResult verifyPair(Operation *first, Operation *second) {
  bool firstReads = isa<omp::AtomicReadOp>(first);
  bool secondReads = isa<omp::AtomicReadOp>(second);
  bool firstUpdates = isa<omp::AtomicUpdateOp>(first);
  bool secondUpdates = isa<omp::AtomicUpdateOp>(second);
  if (!(firstUpdates && secondReads) && !(firstReads && secondUpdates) &&
      !(firstReads && isa<omp::AtomicWriteOp>(second)))
    return first->emitError(
        "invalid sequence of operations in the capture region");
  if (first->getOperand(0) == second->getOperand(0))
    return success();
  if (firstUpdates)
    return first->emitError(
        "updated variable in atomic.update must be captured in second "
        "operation");
  return first->emitError(
      "captured variable in atomic.read must be updated in second operation");
}

static LogicalResult verifyCaptureRegion(Operation *op) {
  SmallVector<Operation *, 4> ops;
  if (!op->getRegion(0).empty())
    for (Operation &inner : op->getRegion(0).front())
      ops.push_back(&inner);
  if (ops.size() != 3)
    return op->emitError("expected three operations in atomic.capture region "
                         "(one terminator, and two atomic ops)");
  if (failed(verifyPair(ops[0], ops[1])))
    return failure();
  auto any = [&](auto has) { return has(ops[0]) || has(ops[1]); };
  if (any([](Operation *inner) { return getHint(inner) != 0; }))
    return op->emitOpError(
        "operations inside capture region must not have hint clause");
  if (any([](Operation *inner) {
        return bool(inner->getInherentAttrOrNull("memory_order"));
      }))
    return op->emitOpError(
        "operations inside capture region must not have memory_order clause");
  return success();
}

//===-- Canonicalization ---------------------------------------------------===//

namespace {
/// An update that does not use the old value is a store, and one that keeps it nothing. A
/// capture stays a pair: of a read and a store, or of a read and an update in any order.
struct SimplifyUpdate : OpRewritePattern<omp::AtomicUpdateOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(omp::AtomicUpdateOp op,
                                PatternRewriter &rewriter) const override {
    Block &body = op->getRegion(0).front();
    if (body.empty() || body.back().getNumOperands() != 1 ||
        body.getNumArguments() != 1)
      return failure();
    Value result = body.back().getOperand(0);
    bool isCaptured = isa_and_nonnull<omp::AtomicCaptureOp>(op->getParentOp());
    if (result == body.getArgument(0)) {
      if (isCaptured)
        return failure();
      rewriter.eraseOp(op);
      return success();
    }
    if (!body.getArgument(0).use_empty() || &body.front() != &body.back() ||
        (isCaptured && op.getOperation() == &op->getBlock()->front()))
      return failure();
    OperationState state(op->getLoc(), omp::AtomicWriteOp::getOperationName());
    state.addOperands({op.getX(), result});
    for (StringRef name : {"hint", "memory_order"})
      if (Attribute attr = op->getInherentAttrOrNull(name))
        state.addAttribute(name, attr);
    rewriter.create(state);
    rewriter.eraseOp(op);
    return success();
  }
};
} // namespace

static void getUpdatePatterns(RewritePatternSet &patterns) {
  patterns.add<SimplifyUpdate>(patterns.getContext());
}

void omp_dialect::registerAtomics(Context &ctx) {
  registerOpHooks<omp::CriticalDeclareOp>(&ctx, {.verify = verifyHint});
  registerOpHooks<omp::AtomicReadOp>(&ctx, {.verify = typedHook<verifyRead>});
  registerOpHooks<omp::AtomicWriteOp>(&ctx, {.verify = typedHook<verifyWrite>});
  registerOpHooks<omp::AtomicUpdateOp>(&ctx,
                                       {.verify = typedHook<verifyUpdate>,
                                        .verifyRegions = verifyUpdateRegion,
                                        .canonicalize = getUpdatePatterns});
  registerOpHooks<omp::AtomicCaptureOp>(
      &ctx, {.verify = verifyCapture, .verifyRegions = verifyCaptureRegion});
}
