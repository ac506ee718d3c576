// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations on handles and parameters, and those that report.
#include "strata/IR/Context.h"
#include "strata/IR/Graph/OpPrintingFlags.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace ::dialects::transform;

static DiagnosedSilenceableFailure applyCast(CastOp op, TransformState &state,
                                             TransformResults &results) {
  auto named = dyn_cast<OperationType>(op->getResult(0).getType());
  ArrayRef<Operation *> payload = state.getPayloadOps(op.getInput());
  for (Operation *target : payload) {
    StringRef found = target->getName().getStringRef();
    if (!named || found == named.getOperationName())
      continue;
    SilenceableError error(op);
    error << "incompatible payload operation name expected "
          << named.getOperationName() << " vs " << found << " -> ";
    error.attachNote(target->getLoc()) << "payload operation";
    return error;
  }
  results.set(0, payload);
  return DiagnosedSilenceableFailure::success();
}

template <typename T>
static void appendOnce(SmallVector<T, 4> &list, ArrayRef<T> more,
                       bool isUnique) {
  for (T item : more)
    if (!isUnique || !llvm::is_contained(list, item))
      list.push_back(item);
}

static DiagnosedSilenceableFailure applyMerge(MergeHandlesOp op,
                                              TransformState &state,
                                              TransformResults &results) {
  bool isUnique = bool(op.getDeduplicate());
  for (Value handle : op.getHandles()) {
    const TransformPayload &payload = state.getPayload(handle);
    appendOnce<Operation *>(results[0].operations, payload.operations,
                            isUnique);
    appendOnce<Value>(results[0].values, payload.values, isUnique);
    appendOnce<Attribute>(results[0].params, payload.params, isUnique);
  }
  return DiagnosedSilenceableFailure::success();
}

//===-- transform.split_handle ---------------------------------------------===//

/// Adds the object number `i` of `from` to `to`.
static void addElement(TransformPayload &to, const TransformPayload &from,
                       size_t i) {
  if (!from.operations.empty())
    to.operations.push_back(from.operations[i]);
  else if (!from.values.empty())
    to.values.push_back(from.values[i]);
  else
    to.params.push_back(from.params[i]);
}

static DiagnosedSilenceableFailure
applySplit(SplitHandleOp op, TransformState &state, TransformResults &results) {
  const TransformPayload &payload = state.getPayload(op.getHandle());
  size_t size = getPayloadSize(payload), numResults = op->getNumResults();
  if (size == 0 && op.getPassThroughEmptyHandle())
    return DiagnosedSilenceableFailure::success();
  bool isTooSmall = size < numResults && op.getFailOnPayloadTooSmall();
  bool isTooLarge = size > numResults && !op.getOverflowResult();
  if (isTooSmall || isTooLarge)
    return SilenceableError(op)
           << op.getHandle() << " expected to contain " << uint64_t(numResults)
           << " payloads but it contains " << uint64_t(size) << " payloads";
  size_t overflow =
      op.getOverflowResult() ? size_t(*op.getOverflowResult()) : 0;
  for (size_t i = 0; i < size; ++i)
    addElement(results[unsigned(i < numResults ? i : overflow)], payload, i);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure applyReplicate(ReplicateOp op,
                                                  TransformState &state,
                                                  TransformResults &results) {
  size_t count = state.getPayloadOps(op.getPattern()).size();
  for (unsigned i = 0; i < op.getHandles().size(); ++i) {
    const TransformPayload &payload = state.getPayload(op.getHandles()[i]);
    for (size_t element = 0; element < getPayloadSize(payload); ++element)
      for (size_t k = 0; k < count; ++k)
        addElement(results[i], payload, element);
  }
  return DiagnosedSilenceableFailure::success();
}

//===-- Parameters ---------------------------------------------------------===//

static DiagnosedSilenceableFailure applyCount(NumAssociationsOp op,
                                              TransformState &state,
                                              TransformResults &results) {
  Type type = IntegerType::get(op->getContext(), 64);
  if (auto param = dyn_cast<ParamType>(op->getResult(0).getType()))
    type = param.getType();
  results.setParams(
      0, IntegerAttr::get(
             type, int64_t(getPayloadSize(state.getPayload(op.getHandle())))));
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applyConstant(ParamConstantOp op, TransformState &, TransformResults &results) {
  results.setParams(0, op.getValue());
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applyAnnotate(AnnotateOp op, TransformState &state, TransformResults &) {
  ArrayRef<Operation *> targets = state.getPayloadOps(op.getTarget());
  SmallVector<Attribute, 4> attrs = {UnitAttr::get(op->getContext())};
  if (Value param = op.getParam())
    attrs = SmallVector<Attribute, 4>(state.getParams(param));
  if (attrs.size() != 1 && attrs.size() != targets.size())
    return SilenceableError(op)
           << "parameter and target have different payload lengths ("
           << uint64_t(attrs.size()) << " vs " << uint64_t(targets.size())
           << ")";
  for (size_t i = 0; i < targets.size(); ++i)
    targets[i]->setAttr(op.getName(), attrs[attrs.size() == 1 ? 0 : i]);
  return DiagnosedSilenceableFailure::success();
}

//===-- Reports ------------------------------------------------------------===//

static DiagnosedSilenceableFailure
applyRemark(EmitRemarkAtOp op, TransformState &state, TransformResults &) {
  const TransformPayload &payload = state.getPayload(op.getAt());
  for (Operation *target : payload.operations)
    emitRemark(op->getContext(), target->getLoc()) << op.getMessage();
  for (Value value : payload.values)
    emitRemark(op->getContext(), value.getLoc()) << op.getMessage();
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure applyParamRemark(EmitParamAsRemarkOp op,
                                                    TransformState &state,
                                                    TransformResults &) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (op.getMessage())
    os << *op.getMessage() << ' ';
  llvm::interleaveComma(state.getParams(op.getParam()), os);
  if (!op.getAnchor())
    emitRemark(op->getContext(), op->getLoc()) << text;
  else
    for (Operation *target : state.getPayloadOps(op.getAnchor()))
      emitRemark(op->getContext(), target->getLoc()) << text;
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure applyPrint(PrintOp op, TransformState &state,
                                              TransformResults &) {
  raw_ostream &os = *state.getServices().output;
  os << "[[[ IR printer: ";
  if (op.getName())
    os << *op.getName() << ' ';
  PrintingFlags flags;
  flags.assumeVerified = bool(op.getAssumeVerified());
  flags.localScope = bool(op.getUseLocalScope());
  flags.skipRegions = bool(op.getSkipRegions());
  if (!op.getTarget()) {
    os << "top-level ]]]\n";
    state.getTopLevel()->print(os, flags);
    os << '\n';
    return DiagnosedSilenceableFailure::success();
  }
  os << "]]]\n";
  for (Operation *target : state.getPayloadOps(op.getTarget())) {
    target->print(os, flags);
    os << '\n';
  }
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applyVerify(VerifyOp op, TransformState &state, TransformResults &) {
  for (Operation *target : state.getPayloadOps(op.getTarget()))
    if (failed(verify(target)))
      return emitDefiniteFailure(op, "failed to verify payload op",
                                 target->getLoc(), "payload op");
  return DiagnosedSilenceableFailure::success();
}

void strata::addHandleTransforms(TransformTable &table) {
  addTransform<applyAnnotate>(table);
  addTransform<applyCast>(table);
  addTransform<applyConstant>(table);
  addTransform<applyCount>(table);
  addTransform<applyMerge>(table);
  addTransform<applyParamRemark>(table);
  addTransform<applyPrint>(table);
  addTransform<applyRemark>(table);
  addTransform<applyReplicate>(table);
  addTransform<applySplit>(table);
  addTransform<applyVerify>(table);
}
