// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that execute their regions: sequence, foreach, alternatives.
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::dialects::transform;

/// The value of `failures(suppress)`.
static constexpr int64_t suppressMode = 2;

DiagnosedSilenceableFailure strata::runSequence(Block &block, bool suppresses,
                                                TransformState &state) {
  for (Operation &op : block) {
    if (&op == &block.back())
      break;
    DiagnosedSilenceableFailure result = state.applyTransform(&op);
    if (result.isDefiniteFailure() ||
        (result.isSilenceableFailure() && !suppresses))
      return result;
  }
  return DiagnosedSilenceableFailure::success();
}

SmallVector<TransformPayload, 4> strata::getYielded(Block &block,
                                                    TransformState &state) {
  SmallVector<TransformPayload, 4> payloads;
  for (Value value : block.back().getOperands())
    payloads.push_back(state.getPayload(value));
  return payloads;
}

void strata::setResults(ArrayRef<TransformPayload> payloads,
                        TransformResults &results) {
  for (size_t i = 0; i < payloads.size(); ++i)
    results[i] = payloads[i];
}

//===-- transform.sequence -------------------------------------------------===//

static DiagnosedSilenceableFailure
applySequence(SequenceOp op, TransformState &state, TransformResults &results) {
  Block &body = op.getBody().front();
  if (op->getNumOperands() == 0)
    state.setPayload(body.getArgument(0),
                     {.operations = {state.getTopLevel()}});
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    state.setPayload(body.getArgument(i), state.getPayload(op->getOperand(i)));
  bool suppresses = int64_t(op.getFailurePropagationMode()) == suppressMode;
  auto result = runSequence(body, suppresses, state);
  if (result.succeeded())
    setResults(getYielded(body, state), results);
  return result;
}

//===-- transform.foreach --------------------------------------------------===//

/// The part of a payload with one object.
static TransformPayload getElement(const TransformPayload &payload,
                                   size_t number) {
  TransformPayload element;
  if (!payload.operations.empty())
    element.operations.push_back(payload.operations[number]);
  if (!payload.values.empty())
    element.values.push_back(payload.values[number]);
  if (!payload.params.empty())
    element.params.push_back(payload.params[number]);
  return element;
}

static void append(TransformPayload &payload, const TransformPayload &more) {
  llvm::append_range(payload.operations, more.operations);
  llvm::append_range(payload.values, more.values);
  llvm::append_range(payload.params, more.params);
}

/// The number of executions, or the failure if targets have different lengths.
static FailureOr<size_t> getNumExecutions(ForeachOp op,
                                          ArrayRef<TransformPayload> targets,
                                          DiagnosedSilenceableFailure &result) {
  size_t count = getPayloadSize(targets.front());
  for (const TransformPayload &target : targets) {
    if (op.getWithZipShortest()) {
      count = std::min(count, getPayloadSize(target));
      continue;
    }
    if (getPayloadSize(target) == count)
      continue;
    SilenceableError error(op);
    error << "prior targets' payload size (" << uint64_t(count)
          << ") differs from payload size (" << uint64_t(getPayloadSize(target))
          << ") of target "
          << op->getOperand(unsigned(&target - targets.begin()));
    result = error;
    return failure();
  }
  return count;
}

static DiagnosedSilenceableFailure
applyForeach(ForeachOp op, TransformState &state, TransformResults &results) {
  SmallVector<TransformPayload, 2> targets;
  for (Value operand : op->getOperands())
    targets.push_back(state.getPayload(operand));
  auto result = DiagnosedSilenceableFailure::success();
  if (targets.empty())
    return result;
  FailureOr<size_t> count = getNumExecutions(op, targets, result);
  if (failed(count))
    return result;
  Block &body = op.getBody().front();
  SmallVector<TransformPayload, 4> yielded(op->getNumResults());
  for (size_t i = 0; i < *count; ++i) {
    for (size_t k = 0; k < targets.size(); ++k)
      state.setPayload(body.getArgument(unsigned(k)),
                       getElement(targets[k], i));
    result = runSequence(body, /*suppresses=*/false, state);
    if (!result.succeeded())
      return result;
    SmallVector<TransformPayload, 4> own = getYielded(body, state);
    for (size_t k = 0; k < own.size(); ++k)
      append(yielded[k], own[k]);
  }
  setResults(yielded, results);
  return result;
}

//===-- transform.alternatives ---------------------------------------------===//

static DiagnosedSilenceableFailure checkScopes(AlternativesOp op,
                                               ArrayRef<Operation *> scopes,
                                               TransformState &state) {
  for (Operation *scope : scopes) {
    if (state.isExecuting(scope))
      return emitDefiniteFailure(
          op, "scope must not contain the transforms being applied",
          scope->getLoc(), "scope");
    if (!scope->getDefinition().hasTrait(OpTrait::IsolatedFromAbove))
      return emitDefiniteFailure(
          op, "only isolated-from-above ops can be alternative scopes",
          scope->getLoc(), "scope");
    if (!scope->getBlock())
      return emitDefiniteFailure(op, "scope must be nested in an operation");
  }
  return DiagnosedSilenceableFailure::success();
}

/// Executes a region on copies of the scopes, which replace them if it succeeds.
static DiagnosedSilenceableFailure
runAlternative(AlternativesOp op, Region &region, ArrayRef<Operation *> scopes,
               TransformState &state, TransformResults &results) {
  Block &body = region.front();
  IRRewriter rewriter(op->getContext());
  TransformPayload copies;
  for (Operation *scope : scopes) {
    Operation *copy = scope->clone();
    scope->getBlock()->getOperations().insert(std::next(Block::iterator(scope)),
                                              copy);
    copies.operations.push_back(copy);
  }
  state.setPayload(body.getArgument(0), copies);
  auto result = runSequence(body, /*suppresses=*/false, state);
  // The script may have replaced copies.
  bool isKept = result.succeeded();
  if (isKept)
    setResults(getYielded(body, state), results);
  for (Operation *op : isKept ? scopes : ArrayRef(copies.operations))
    rewriter.eraseOp(op);
  return result;
}

static DiagnosedSilenceableFailure
applyAlternatives(AlternativesOp op, TransformState &state,
                  TransformResults &results) {
  SmallVector<Operation *, 4> scopes = {state.getTopLevel()};
  if (Value scope = op.getScope())
    scopes = SmallVector<Operation *, 4>(state.getPayloadOps(scope));
  auto checked = checkScopes(op, scopes, state);
  if (!checked.succeeded())
    return checked;
  for (Region &region : op->getRegions()) {
    auto result = runAlternative(op, region, scopes, state, results);
    if (!result.isSilenceableFailure())
      return result;
  }
  SilenceableError error(op);
  error << "all alternatives failed";
  return error;
}

void strata::addControlTransforms(TransformTable &table) {
  addTransform<applyAlternatives>(table);
  addTransform<applyForeach>(table);
  addTransform<applySequence>(table);
}
