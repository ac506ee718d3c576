// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that transform structured operations.
#include "strata/Conversion/LinalgGeneralize/LinalgGeneralize.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Structured/Interchange.h"
#include "strata/Structured/Specialization.h"
#include "strata/Structured/Tiling/TileUsingSCF.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::dialects::transform;

namespace {
/// Keeps the last generic operation that is created.
struct GenericListener final : RewriterBase::Listener {
  Operation *generic = nullptr;
  void notifyOperationInserted(Operation *op, OpBuilder::InsertPoint) override {
    if (isa<linalg::GenericOp>(op))
      generic = op;
  }
};
} // namespace

static DiagnosedSilenceableFailure applyGeneralize(GeneralizeOp op,
                                                   TransformState &state,
                                                   TransformResults &results) {
  RewritePatternSet set(op->getContext());
  populateLinalgNamedOpsGeneralizationPatterns(set);
  FrozenRewritePatternSet patterns(std::move(set));
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  SmallVector<Operation *, 4> transformed;
  for (Operation *target : targets) {
    if (isa<linalg::GenericOp>(target)) {
      transformed.push_back(target);
      continue;
    }
    GenericListener listener;
    GreedyRewriteConfig config;
    config.setStrictness(GreedyRewriteStrictness::ExistingOps)
        .enableFolding(false)
        .enableConstantCSE(false)
        .setListener(&listener);
    Location loc = target->getLoc();
    (void)applyOpPatternsGreedily(target, patterns, config);
    if (!listener.generic) {
      SilenceableError error(op);
      error << "failed to apply";
      error.attachNote(loc) << "when applied to this op";
      return error;
    }
    transformed.push_back(listener.generic);
  }
  results.set(0, transformed);
  return DiagnosedSilenceableFailure::success();
}

/// Interchanges the loops of `target`.
static DiagnosedSilenceableFailure
interchange(InterchangeOp op, ArrayRef<int64_t> order, Operation *target) {
  auto generic = dyn_cast<linalg::GenericOp>(target);
  if (!generic)
    return emitWrongKind(op, target);
  if (order.size() != generic.getNumLoops())
    return SilenceableError(op)
           << "\"iterator_interchange\" has length (" << uint64_t(order.size())
           << ") different from the number of loops in the target operation ("
           << generic.getNumLoops() << ")";
  IRRewriter rewriter(op->getContext());
  if (succeeded(linalg::interchangeGenericOp(rewriter, generic, order)))
    return DiagnosedSilenceableFailure::success();
  InFlightDiagnostic diag = op->emitOpError(
      "expects iterator_interchange to be a permutation, found ");
  llvm::interleaveComma(order, diag);
  diag.report();
  return DiagnosedSilenceableFailure::definiteFailure();
}

static DiagnosedSilenceableFailure applyInterchange(InterchangeOp op,
                                                    TransformState &state,
                                                    TransformResults &results) {
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  ArrayRef<int64_t> order =
      op.getIteratorInterchange().value_or(ArrayRef<int64_t>());
  for (Operation *target : targets) {
    if (order.empty())
      break;
    auto result = interchange(op, order, target);
    if (!result.succeeded())
      return result;
  }
  results.set(0, targets);
  return DiagnosedSilenceableFailure::success();
}

/// The failure of `op` for `target`, which has the right kind.
static DiagnosedSilenceableFailure emitFailedToApply(Operation *op,
                                                     Location target) {
  SilenceableError error(op);
  error << op->getName().getStringRef() << " failed to apply";
  error.attachNote(target) << "when applied to this op";
  return error;
}

static DiagnosedSilenceableFailure applySpecialize(SpecializeOp op,
                                                   TransformState &state,
                                                   TransformResults &results) {
  SmallVector<Operation *, 4> specialized;
  IRRewriter rewriter(op->getContext());
  auto result =
      applyToEach(op, state.getPayloadOps(op.getTarget()), state,
                  [&](Operation *target) -> DiagnosedSilenceableFailure {
                    if (!isa<linalg::LinalgOp>(target))
                      return emitWrongKind(op, target);
                    auto generic = dyn_cast<linalg::GenericOp>(target);
                    if (!generic) {
                      specialized.push_back(target);
                      return DiagnosedSilenceableFailure::success();
                    }
                    rewriter.setInsertionPoint(target);
                    FailureOr<linalg::LinalgOp> named =
                        linalg::specializeGenericOp(rewriter, generic);
                    if (failed(named))
                      return emitFailedToApply(op, target->getLoc());
                    specialized.push_back(named->getOperation());
                    return DiagnosedSilenceableFailure::success();
                  });
  results.set(0, specialized);
  return result;
}

/// Tiles the loops of `target` with an unknown number of iterations by one iteration.
static FailureOr<SCFTilingResult> scalarize(RewriterBase &rewriter,
                                            linalg::LinalgOp target) {
  SCFTilingOptions options;
  options.getTileSizes = [&](OpBuilder &builder) {
    SmallVector<OpFoldResult> shape =
        target.createFlatListOfOperandDims(builder, target->getLoc());
    AffineMap toLoops = target.getShapesToLoopsMap();
    SmallVector<OpFoldResult> sizes;
    for (AffineExpr loop : toLoops.getResults()) {
      auto dim = dyn_cast<AffineDimExpr>(loop);
      bool isStatic = dim && getConstantIntValue(shape[dim.getPosition()]);
      sizes.push_back(builder.getIndexAttr(isStatic ? 0 : 1));
    }
    return sizes;
  };
  rewriter.setInsertionPoint(target);
  return tileUsingSCF(rewriter, TilingInterface::get(target), options);
}

static DiagnosedSilenceableFailure applyScalarize(ScalarizeOp op,
                                                  TransformState &state,
                                                  TransformResults &results) {
  SmallVector<Operation *, 4> scalarized;
  IRRewriter rewriter(op->getContext());
  auto result =
      applyToEach(op, state.getPayloadOps(op.getTarget()), state,
                  [&](Operation *target) -> DiagnosedSilenceableFailure {
                    auto structured = dyn_cast<linalg::LinalgOp>(target);
                    if (!structured)
                      return emitWrongKind(op, target);
                    if (!structured.getShapesToLoopsMap())
                      return emitFailedToApply(op, target->getLoc());
                    FailureOr<SCFTilingResult> tiled =
                        scalarize(rewriter, structured);
                    if (failed(tiled))
                      return DiagnosedSilenceableFailure::definiteFailure();
                    if (!tiled->loops.empty())
                      rewriter.replaceOp(target, tiled->replacements);
                    llvm::append_range(scalarized, tiled->tiledOps);
                    return DiagnosedSilenceableFailure::success();
                  });
  results.set(0, scalarized);
  return result;
}

void strata::addStructuredTransforms(TransformTable &table) {
  addTransform<applyScalarize>(table);
  addTransform<applySpecialize>(table);
  addTransform<applyGeneralize>(table);
  addTransform<applyInterchange>(table);
}
