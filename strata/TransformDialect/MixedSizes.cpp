// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/TransformDialect/MixedSizesDetail.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// The number that a parameter has.
static DiagnosedSilenceableFailure getNumber(Operation *op, Attribute param,
                                             OpFoldResult &size) {
  auto number = dyn_cast<IntegerAttr>(param);
  if (!number || number.getValue().getSignificantBits() > 64)
    return emitDefiniteFailure(op, "expected parameters to be integers");
  size =
      Builder(op->getContext()).getIndexAttr(number.getValue().getSExtValue());
  return DiagnosedSilenceableFailure::success();
}

/// The result of a payload operation.
static DiagnosedSilenceableFailure
getValue(Operation *op, Value handle, Operation *payload, OpFoldResult &size) {
  if (payload->getNumResults() == 1 &&
      payload->getResult(0).getType().isIndex()) {
    size = Value(payload->getResult(0));
    return DiagnosedSilenceableFailure::success();
  }
  SilenceableError error(op);
  error
      << "expected sizes to be produced by ops with a single index-type result";
  error.attachNote(payload->getLoc()) << "size producer op";
  error.attachNote(handle.getLoc()) << "for this handle";
  return error;
}

/// Element `i` of the handle or parameter.
static DiagnosedSilenceableFailure getSizeElement(Operation *op, Value handle,
                                                  const TransformState &state,
                                                  size_t i,
                                                  OpFoldResult &size) {
  ArrayRef<Attribute> params = state.getParams(handle);
  if (i < params.size())
    return getNumber(op, params[i], size);
  return getValue(op, handle, state.getPayloadOps(handle)[i], size);
}

static bool isParam(Value handle) {
  return isa<transform::AnyParamType, transform::ParamType>(handle.getType());
}

DiagnosedSilenceableFailure MixedSizes::getForEach(
    Operation *op, size_t numTargets, const TransformState &state,
    SmallVectorImpl<SmallVector<OpFoldResult>> &sizes) const {
  for (Value handle : handles) {
    size_t count = getPayloadSize(state.getPayload(handle));
    if (count == numTargets)
      continue;
    SilenceableError error(op);
    error << "expected as many "
          << (isParam(handle) ? "parameter values ("
                              : "dynamic size-producing operations (")
          << uint64_t(count) << ") as target ops (" << uint64_t(numTargets)
          << ")";
    error.attachNote(handle.getLoc())
        << (isParam(handle) ? "for this parameter" : "for this handle");
    return error;
  }
  Builder builder(op->getContext());
  for (size_t i = 0; i < numTargets; ++i) {
    SmallVector<OpFoldResult> &list = sizes.emplace_back();
    size_t next = 0;
    for (int64_t number : numbers) {
      list.push_back(builder.getIndexAttr(number));
      if (!ShapedType::isDynamic(number) || next == handles.size())
        continue;
      auto result = getSizeElement(op, handles[next++], state, i, list.back());
      if (!result.succeeded())
        return result;
    }
  }
  return DiagnosedSilenceableFailure::success();
}

/// Fails if the handle or parameter has not exactly one element.
static DiagnosedSilenceableFailure checkSingle(Operation *op, Value handle,
                                               const TransformState &state) {
  size_t count = getPayloadSize(state.getPayload(handle));
  if (count == 1)
    return DiagnosedSilenceableFailure::success();
  if (isParam(handle))
    return SilenceableError(op) << "requires exactly one parameter associated";
  SilenceableError error(op);
  error << "handle must be mapped to exactly one payload op";
  error.attachNote(handle.getLoc())
      << "mapped to " << uint64_t(count) << " payload ops";
  return error;
}

DiagnosedSilenceableFailure
MixedSizes::getForAll(Operation *op, Value packed, const TransformState &state,
                      SmallVectorImpl<OpFoldResult> &sizes) const {
  if (packed) {
    size_t count = getPayloadSize(state.getPayload(packed));
    for (size_t i = 0; i < count; ++i) {
      auto result = getSizeElement(op, packed, state, i, sizes.emplace_back());
      if (!result.succeeded())
        return result;
    }
    return DiagnosedSilenceableFailure::success();
  }
  Builder builder(op->getContext());
  size_t next = 0;
  for (int64_t number : numbers) {
    sizes.push_back(builder.getIndexAttr(number));
    if (!ShapedType::isDynamic(number) || next == handles.size())
      continue;
    Value handle = handles[next++];
    auto result = checkSingle(op, handle, state);
    if (result.succeeded())
      result = getSizeElement(op, handle, state, 0, sizes.back());
    if (!result.succeeded())
      return result;
  }
  return DiagnosedSilenceableFailure::success();
}
