// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// transform.structured.pad
#include "strata/Asm/OpImplementation.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Structured/Padding/Padding.h"
#include "strata/TransformDialect/MixedSizesDetail.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::dialects::transform;

/// The value of type `type` that `attr` stands for, itself or as text; null without.
static TypedAttr getPaddingOfType(TypedAttr attr, Type type) {
  if (auto text = dyn_cast<StringAttr>(attr))
    return dyn_cast_if_present<TypedAttr>(
        parseAttribute(text.getValue(), type.getContext(),
                       [&](OpAsmParser &parser, Attribute &value) {
                         return parser.parseAttribute(value, type);
                       }));
  return attr;
}

/// Sets the padding values of `options` to those of `op` for `target`.
static DiagnosedSilenceableFailure
getPaddingValues(transform::PadOp op, linalg::LinalgOp target,
                 linalg::LinalgPaddingOptions &options) {
  for (auto [given, operand] :
       llvm::zip(op.getPaddingValues().getValue(), target->getOperands())) {
    auto attr = dyn_cast<TypedAttr>(given);
    if (!attr) {
      op->emitOpError("expects padding values to be typed attributes").report();
      return DiagnosedSilenceableFailure::definiteFailure();
    }
    Type element = linalg::getStructuredElementType(operand.getType());
    TypedAttr value = getPaddingOfType(attr, element);
    if (value && value.getType() == element) {
      options.paddingValues.push_back(value);
      continue;
    }
    InFlightDiagnostic diag = op->emitOpError(
        isa<StringAttr>(attr) ? "expects a padding that parses to "
                              : "expects a padding value of type ");
    diag << element << ", got " << given;
    diag.attachNote(target->getLoc()) << "when applied to this op";
    diag.report();
    return DiagnosedSilenceableFailure::definiteFailure();
  }
  return DiagnosedSilenceableFailure::success();
}

static linalg::LinalgPaddingOptions getPaddingOptions(transform::PadOp op) {
  using CopyBackOp = linalg::LinalgPaddingOptions::CopyBackOp;
  linalg::LinalgPaddingOptions options;
  options.paddingDimensions =
      extractFromIntegerArrayAttr(op.getPaddingDimensionsAttr());
  for (int64_t flag : extractFromIntegerArrayAttr(op.getNofoldFlagsAttr()))
    options.nofoldFlags.push_back(flag != 0);
  if (op.getCopyBackOp() == linalg::CopyOp::getOperationName())
    options.copyBackOp = CopyBackOp::LinalgCopy;
  else if (op.getCopyBackOp() !=
           bufferization::MaterializeInDestinationOp::getOperationName())
    options.copyBackOp = CopyBackOp::None;
  options.usesPrescribedShapes = op.getUsePrescribedTensorShapes();
  return options;
}

static DiagnosedSilenceableFailure emitAtTarget(Operation *op, StringRef text,
                                                Operation *target) {
  SilenceableError error(op);
  error << text;
  error.attachNote(target->getLoc()) << "target op";
  return error;
}

static DiagnosedSilenceableFailure
padTarget(transform::PadOp op, Operation *target,
          linalg::LinalgPaddingOptions options,
          MutableArrayRef<SmallVector<Operation *>> lists) {
  auto structured = dyn_cast<linalg::LinalgOp>(target);
  if (!structured)
    return emitAtTarget(op, "expected LinalgOp target", target);
  auto checked = getPaddingValues(op, structured, options);
  if (!checked.succeeded())
    return checked;
  IRRewriter rewriter(op->getContext());
  FailureOr<linalg::PaddedLinalgOp> padded =
      linalg::rewriteAsPaddedOp(rewriter, structured, options);
  if (failed(padded))
    return emitAtTarget(op, "failed to pad op", target);
  lists[0].push_back(padded->paddedOp.getOperation());
  llvm::append_range(lists[1], padded->padOps);
  llvm::append_range(lists[2], padded->copyBackOps);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure applyPad(transform::PadOp op,
                                            TransformState &state,
                                            TransformResults &results) {
  linalg::LinalgPaddingOptions options = getPaddingOptions(op);
  MixedSizes mixed{op.getStaticPadToMultipleOf().value_or(ArrayRef<int64_t>()),
                   SmallVector<Value>(op.getPadToMultipleOf())};
  SmallVector<OpFoldResult> multiples;
  auto checked = mixed.getForAll(op, Value(), state, multiples);
  if (!checked.succeeded())
    return checked;
  for (OpFoldResult multiple : multiples)
    options.padToMultipleOf.push_back(
        getConstantIntValue(multiple).value_or(-1));
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  SmallVector<SmallVector<Operation *>, 3> lists(3);
  for (Operation *target : targets) {
    auto result = padTarget(op, target, options, lists);
    if (!result.succeeded())
      return result;
  }
  for (auto [i, list] : llvm::enumerate(lists))
    results.set(unsigned(i), list);
  return DiagnosedSilenceableFailure::success();
}

void strata::addPadTransforms(TransformTable &table) {
  addTransform<applyPad>(table);
}
