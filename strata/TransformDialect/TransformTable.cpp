// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Context.h"
#include "strata/IR/ContextData.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

using namespace strata;

namespace {
/// The table of a Context.
struct TransformTableData final : ContextData {
  static constexpr llvm::StringLiteral name = "strata.transform-table";
  TransformTable table;
  TransformTableData() {
    addApplyTransforms(table);
    addBufferizationTransforms(table);
    addControlTransforms(table);
    addConversionTransforms(table);
    addFuseTransforms(table);
    addHandleTransforms(table);
    addLoopTransforms(table);
    addMatchTransforms(table);
    addNavigationTransforms(table);
    addOutlineTransforms(table);
    addPackTransforms(table);
    addPadTransforms(table);
    addPatternTransforms(table);
    addReductionTransforms(table);
    addStructuredTransforms(table);
    addStructuredMatchers(table);
    addSymbolTransforms(table);
    addTileTransforms(table);
    addVectorizeTransforms(table);
  }
};
} // namespace

DiagnosedSilenceableFailure
strata::applyTransformOp(Operation *op, TransformState &state,
                         TransformResults &results) {
  const TransformTable &table =
      getContextData<TransformTableData>(*op->getContext()).table;
  auto it = table.find(op->getName().getStringRef());
  if (it == table.end())
    return emitDefiniteFailure(op, "'" + op->getName().getStringRef() +
                                       "' cannot be executed");
  return it->second(op, state, results);
}

DiagnosedSilenceableFailure
strata::checkTarget(Operation *op, Operation *target, TransformState &state) {
  if (!state.isExecuting(target))
    return DiagnosedSilenceableFailure::success();
  return emitDefiniteFailure(
      op, "cannot apply transform to itself (or one of its ancestors)",
      target->getLoc(), "target payload op");
}

DiagnosedSilenceableFailure strata::applyToEach(
    Operation *op, ArrayRef<Operation *> targets, TransformState &state,
    function_ref<DiagnosedSilenceableFailure(Operation *)> apply) {
  auto all = DiagnosedSilenceableFailure::success();
  PendingPayload pending(state, SmallVector<Operation *, 4>(targets));
  while (Operation *target = pending.next()) {
    auto result = checkTarget(op, target, state);
    if (result.succeeded())
      result = apply(target);
    if (result.isDefiniteFailure())
      return result;
    all.append(std::move(result));
  }
  return all;
}

DiagnosedSilenceableFailure strata::emitWrongKind(Operation *op,
                                                  Operation *target) {
  SilenceableError error(op);
  error << "transform applied to the wrong op kind";
  error.attachNote(target->getLoc()) << "when applied to this op";
  return error;
}
