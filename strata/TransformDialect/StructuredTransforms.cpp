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

void strata::addStructuredTransforms(TransformTable &table) {
  addTransform<applyGeneralize>(table);
  addTransform<applyInterchange>(table);
}
