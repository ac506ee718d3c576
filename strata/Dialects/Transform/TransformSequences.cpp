// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of operations that execute sequences in their regions.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/PDL/PDLOps.h"
#include "strata/Dialects/Transform/TransformEffects.h"
#include "strata/Dialects/Transform/TransformHooksDetail.h"
#include "strata/Dialects/Transform/TransformOps.h"
#include "strata/Dialects/Transform/TransformTypesDetail.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace ::dialects::transform;

//===-- Types and interfaces -----------------------------------------------===//

static TransformTypeKind getKindByName(StringRef name) {
  return llvm::StringSwitch<TransformTypeKind>(name)
      .Case("transform::TransformHandleTypeInterface",
            TransformTypeKind::Operation)
      .Case("transform::TransformValueHandleTypeInterface",
            TransformTypeKind::Value)
      .Case("transform::TransformParamTypeInterface", TransformTypeKind::Param)
      .Default(TransformTypeKind::None);
}

TransformTypeKind strata::getTransformTypeKind(Type type) {
  auto dynamic = dyn_cast<DynamicType>(type);
  if (!dynamic)
    return TransformTypeKind::None;
  for (StringRef name : dynamic.getDefinition().interfaces)
    if (TransformTypeKind kind = getKindByName(name);
        kind != TransformTypeKind::None)
      return kind;
  return TransformTypeKind::None;
}

bool strata::listsTransformInterface(Operation *op, StringRef name) {
  if (!op->getDefinition().hasSignature)
    return op->getName().getStringRef().starts_with("transform.");
  return llvm::is_contained(op->getDefinition().interfaces, name);
}

//===-- transform.sequence -------------------------------------------------===//

/// An operation around `op` that can be executed by itself; null without.
static Operation *getEnclosingTopLevelOp(Operation *op) {
  for (Operation *parent = op->getParentOp(); parent;
       parent = parent->getParentOp())
    if (isa<SequenceOp, WithPDLPatternsOp>(parent))
      return parent;
  return nullptr;
}

static LogicalResult verifyTopLevelArguments(Operation *op) {
  Block &body = op->getRegion(0).front();
  if (body.getNumArguments() == 0)
    return op->emitOpError(
        "expects the entry block to have at least one argument");
  Type first = body.getArgument(0).getType();
  if (getTransformTypeKind(first) != TransformTypeKind::Operation)
    return op->emitOpError(
        "expects the first entry block argument to be of type "
        "implementing TransformHandleTypeInterface");
  Operation *outer = getEnclosingTopLevelOp(op);
  bool isBound = body.getNumArguments() == op->getNumOperands();
  if (op->getNumOperands() == 0 && !outer)
    return success();
  if (!isBound && outer) {
    InFlightDiagnostic diag =
        op->emitOpError("expects operands to be provided for a nested op");
    diag.attachNote(outer->getLoc())
        << "nested in another possible top-level op";
    return diag;
  }
  if (!isBound)
    return op->emitOpError(
        "expects the number of operands to match the number of "
        "block arguments");
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    if (body.getArgument(i).getType() != op->getOperand(i).getType())
      return op->emitOpError(
          "expects the type of the block argument to match the "
          "type of the operand");
  return success();
}

/// A handle may have one consumer. Values defined by operations may have several: not
/// all of them need be executed.
static LogicalResult verifyConsumers(SequenceOp op, BlockArgument arg) {
  SmallVector<OpOperand *, 4> consumers;
  for (OpOperand &use : arg.getUses())
    if (isHandleConsumed(arg, use.getOwner()) || isa<YieldOp>(use.getOwner()))
      consumers.push_back(&use);
  bool isConsumed = llvm::any_of(
      consumers, [](OpOperand *use) { return !isa<YieldOp>(use->getOwner()); });
  if (!isConsumed || consumers.size() < 2)
    return success();
  InFlightDiagnostic diag = op->emitOpError("block argument #")
                            << arg.getArgNumber()
                            << " has more than one potential consumer";
  for (OpOperand *use : consumers)
    diag.attachNote(use->getOwner()->getLoc())
        << "used here as operand #" << use->getOperandNumber();
  return diag;
}

static LogicalResult verifySequence(SequenceOp op) {
  if (failed(verifyTopLevelArguments(op)))
    return failure();
  Block &body = op.getBody().front();
  for (BlockArgument arg : body.getArguments())
    if (failed(verifyConsumers(op, arg)))
      return failure();
  for (Operation &child : body) {
    if (&child == &body.back() ||
        listsTransformInterface(&child, "transform::TransformOpInterface") ||
        listsTransformInterface(&child, "transform::MatchOpInterface"))
      continue;
    InFlightDiagnostic diag = op->emitOpError(
        "expected children ops to implement TransformOpInterface");
    diag.attachNote(child.getLoc()) << "op without interface";
    return diag;
  }
  if (llvm::equal(body.back().getOperandTypes(), op->getResultTypes()))
    return success();
  InFlightDiagnostic diag =
      op->emitOpError("expects the types of the terminator operands to match "
                      "the types of the result");
  diag.attachNote(body.back().getLoc()) << "terminator";
  return diag;
}

//===-- transform.with_pdl_patterns ----------------------------------------===//

static LogicalResult verifyWithPDLPatterns(WithPDLPatternsOp op) {
  if (failed(verifyTopLevelArguments(op)))
    return failure();
  Operation *executed = nullptr;
  for (Operation &child : op.getBody().front()) {
    if (isa<::dialects::pdl::PatternOp>(child))
      continue;
    if (!isa<SequenceOp, WithPDLPatternsOp>(child)) {
      InFlightDiagnostic diag = op->emitOpError(
          "expects only pattern and top-level transform ops in its body");
      diag.attachNote(child.getLoc()) << "offending op";
      return diag;
    }
    if (executed) {
      InFlightDiagnostic diag =
          op->emitOpError("expects only one non-pattern op in its body");
      diag.attachNote(executed->getLoc()) << "first non-pattern op";
      diag.attachNote(child.getLoc()) << "second non-pattern op";
      return diag;
    }
    executed = &child;
  }
  return executed ? success()
                  : op->emitOpError("expects at least one non-pattern op");
}

//===-- transform.foreach --------------------------------------------------===//

static LogicalResult verifyForeach(ForeachOp op) {
  Block &body = op.getBody().front();
  if (op->getNumOperands() != body.getNumArguments())
    return op->emitOpError(
        "expects the same number of targets as the body has block "
        "arguments");
  if (op->getNumResults() != body.back().getNumOperands())
    return op->emitOpError("expects the same number of results as the yield "
                           "terminator has operands");
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    if (getTransformTypeKind(op->getOperand(i).getType()) !=
        getTransformTypeKind(body.getArgument(i).getType()))
      return op->emitOpError("expects co-indexed targets and the body's block "
                             "arguments to have the same op/value/param type");
  for (unsigned i = 0; i < op->getNumResults(); ++i)
    if (getTransformTypeKind(op->getResult(i).getType()) !=
        getTransformTypeKind(body.back().getOperand(i).getType()))
      return op->emitOpError(
          "expects co-indexed results and yield operands to have "
          "the same op/value/param type");
  return success();
}

//===-- transform.alternatives ---------------------------------------------===//

static LogicalResult verifyAlternatives(AlternativesOp op) {
  if (op->getNumRegions() == 0)
    return op->emitOpError("expects at least one region");
  for (Region &region : op->getRegions()) {
    Block &body = region.front();
    if (body.getNumArguments() == 0)
      return op->emitOpError(
          "expects the entry block to have at least one argument");
    if (getTransformTypeKind(body.getArgument(0).getType()) !=
        TransformTypeKind::Operation)
      return op->emitOpError(
          "expects the first entry block argument to be of type "
          "implementing TransformHandleTypeInterface");
    if (llvm::equal(body.back().getOperandTypes(), op->getResultTypes()))
      continue;
    InFlightDiagnostic diag =
        op->emitOpError("expects terminator operands to have the same type as "
                        "results of the operation");
    diag.attachNote(body.back().getLoc()) << "terminator";
    return diag;
  }
  return success();
}

//===-- transform.apply_registered_pass ------------------------------------===//

/// Marks the operands that an option refers to, and reports numbers that are wrong.
static LogicalResult markOption(ApplyRegisteredPassOp op, Attribute option,
                                SmallVectorImpl<bool> &isUsed) {
  auto operand = dyn_cast<ParamOperandAttr>(option);
  if (!operand)
    return success();
  int64_t number = operand.getIndex().getInt();
  if (number < 0 || number >= int64_t(isUsed.size()))
    return op->emitOpError("dynamic option index ")
           << number << " is out of bounds for the number of dynamic options: "
           << uint64_t(isUsed.size());
  if (isUsed[number])
    return op->emitOpError("dynamic option index ")
           << number << " is already used in options";
  isUsed[number] = true;
  return success();
}

static LogicalResult verifyRegisteredPass(ApplyRegisteredPassOp op) {
  SmallVector<bool, 4> isUsed(op.getDynamicOptions().size());
  for (NamedAttribute option :
       cast<DictionaryAttr>(op.getOptions()).getValue()) {
    auto list = dyn_cast<ArrayAttr>(option.getValue());
    Attribute single = option.getValue();
    for (Attribute element :
         list ? list.getValue() : ArrayRef<Attribute>(single))
      if (failed(markOption(op, element, isUsed)))
        return failure();
  }
  if (llvm::all_of(isUsed, [](bool used) { return used; }))
    return success();
  return op->emitOpError("a param operand does not have a corresponding "
                         "param_operand attr in the options dict");
}

//===-- Patterns -----------------------------------------------------------===//

/// Verifies that the operations of `region` have the interface.
static LogicalResult verifyDescriptors(Operation *op, Region &region,
                                       StringRef interface, StringRef message) {
  if (region.empty())
    return success();
  for (Operation &child : region.front()) {
    if (listsTransformInterface(&child, ("transform::" + interface).str()))
      continue;
    InFlightDiagnostic diag = op->emitOpError(message);
    diag.attachNote(child.getLoc()) << "op without interface";
    return diag;
  }
  return success();
}

static LogicalResult verifyApplyPatterns(ApplyPatternsOp op) {
  return verifyDescriptors(
      op, op.getPatterns(), "PatternDescriptorOpInterface",
      "expected children ops to implement PatternDescriptorOpInterface");
}

static LogicalResult verifyConversion(ApplyConversionPatternsOp op) {
  if (op->getNumRegions() > 2)
    return op->emitOpError("expected 1 or 2 regions");
  if (failed(verifyDescriptors(op, op->getRegion(0),
                               "ConversionPatternDescriptorOpInterface",
                               "expected pattern children ops to implement "
                               "ConversionPatternDescriptorOpInterface")))
    return failure();
  if (op->getNumRegions() < 2)
    return success();
  Region &converter = op->getRegion(1);
  if (converter.empty() || !llvm::hasSingleElement(converter.front()))
    return op->emitOpError(
        "expected exactly one op in default type converter region");
  return verifyDescriptors(op, converter, "TypeConverterBuilderOpInterface",
                           "expected default converter child op to implement "
                           "TypeConverterBuilderOpInterface");
}

void strata::registerTransformSequences(Context &ctx) {
  registerOpHooks<AlternativesOp>(&ctx,
                                  {.verify = typedHook<verifyAlternatives>});
  registerOpHooks<ApplyConversionPatternsOp>(
      &ctx, {.verifyRegions = typedHook<verifyConversion>});
  registerOpHooks<ApplyPatternsOp>(
      &ctx, {.verifyRegions = typedHook<verifyApplyPatterns>});
  registerOpHooks<ApplyRegisteredPassOp>(
      &ctx, {.verify = typedHook<verifyRegisteredPass>});
  registerOpHooks<ForeachOp>(&ctx, {.verify = typedHook<verifyForeach>});
  registerOpHooks<SequenceOp>(&ctx, {.verify = typedHook<verifySequence>});
  registerOpHooks<WithPDLPatternsOp>(
      &ctx, {.verify = typedHook<verifyWithPDLPatterns>});
}
