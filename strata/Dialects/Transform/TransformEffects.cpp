// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Transform/TransformEffects.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Transform/TransformHooksDetail.h"
#include "strata/Dialects/Transform/TransformOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::dialects::transform;

using Effects = SmallVectorImpl<EffectInstance>;

static void addEffects(ValueRange values, ArrayRef<MemoryEffect> kinds,
                       Effects &effects) {
  for (Value value : values)
    for (MemoryEffect kind : kinds)
      effects.emplace_back(kind, MappingResource, value);
}

void strata::consumesHandle(ValueRange handles, Effects &effects) {
  addEffects(handles, {MemoryEffect::Read, MemoryEffect::Free}, effects);
}

void strata::onlyReadsHandle(ValueRange handles, Effects &effects) {
  addEffects(handles, {MemoryEffect::Read}, effects);
}

void strata::producesHandle(ValueRange handles, Effects &effects) {
  addEffects(handles, {MemoryEffect::Allocate, MemoryEffect::Write}, effects);
}

void strata::modifiesPayload(Effects &effects) {
  effects.emplace_back(MemoryEffect::Read, PayloadIRResource);
  effects.emplace_back(MemoryEffect::Write, PayloadIRResource);
}

void strata::onlyReadsPayload(Effects &effects) {
  effects.emplace_back(MemoryEffect::Read, PayloadIRResource);
}

bool strata::isHandleConsumed(Value value, Operation *op) {
  auto effects = getMemoryEffects(op);
  return effects && llvm::any_of(*effects, [&](const EffectInstance &effect) {
           return effect.effect == MemoryEffect::Free &&
                  effect.resource == MappingResource && effect.value == value;
         });
}

bool strata::isConsumedInBody(BlockArgument arg) {
  return llvm::any_of(arg.getUses(), [&](OpOperand &use) {
    return isHandleConsumed(arg, use.getOwner());
  });
}

//===-- Operations with regions --------------------------------------------===//

/// Adds the effect on an operand that is the argument `number` of `body`.
static void addBoundHandle(Value operand, Region &body, unsigned number,
                           Effects &effects) {
  bool isConsumed = !body.empty() && number < body.front().getNumArguments() &&
                    isConsumedInBody(body.front().getArgument(number));
  if (isConsumed)
    consumesHandle(operand, effects);
  else
    onlyReadsHandle(operand, effects);
}

static void getBodyEffects(Operation *op, Region &body, Effects &effects) {
  for (unsigned i = 0; i < op->getNumOperands(); ++i)
    addBoundHandle(op->getOperand(i), body, i, effects);
  producesHandle(op->getResults(), effects);
  modifiesPayload(effects);
}

static void getSequenceEffects(SequenceOp op, Effects &effects) {
  getBodyEffects(op, op.getBody(), effects);
}

static void getForeachEffects(ForeachOp op, Effects &effects) {
  getBodyEffects(op, op.getBody(), effects);
}

static void getAlternativesEffects(AlternativesOp op, Effects &effects) {
  consumesHandle(op->getOperands(), effects);
  producesHandle(op->getResults(), effects);
  modifiesPayload(effects);
}

static void getConversionEffects(ApplyConversionPatternsOp op,
                                 Effects &effects) {
  if (op.getPreserveHandles())
    onlyReadsHandle(op->getOperands(), effects);
  else
    consumesHandle(op->getOperands(), effects);
  modifiesPayload(effects);
}

//===-- Operations with symbols --------------------------------------------===//

static void getForeachMatchEffects(ForeachMatchOp op, Effects &effects) {
  consumesHandle(op.getRoot(), effects);
  onlyReadsHandle(op.getForwardedInputs(), effects);
  producesHandle(op->getResults(), effects);
  modifiesPayload(effects);
}

/// Whether the argument `number` of the sequence is marked as consumed.
static bool isMarkedConsumed(NamedSequenceOp callee, unsigned number) {
  auto attrs =
      dyn_cast_or_null<ArrayAttr>(callee->getInherentAttrOrNull("arg_attrs"));
  if (!attrs || number >= attrs.size())
    return false;
  auto dictionary = dyn_cast<DictionaryAttr>(attrs[number]);
  return dictionary && dictionary.get("transform.consumed");
}

static void getIncludeEffects(IncludeOp op, Effects &effects) {
  auto callee = dyn_cast_or_null<NamedSequenceOp>(
      SymbolTable::lookupNearestSymbolFrom(op, op.getTarget()));
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    if (callee && isMarkedConsumed(callee, i))
      consumesHandle(op->getOperand(i), effects);
    else
      onlyReadsHandle(op->getOperand(i), effects);
  }
  producesHandle(op->getResults(), effects);
  modifiesPayload(effects);
}

static void getNoEffects(Operation *, Effects &) {}

void strata::registerTransformEffects(Context &ctx) {
  registerOpHooks<AlternativesOp>(
      &ctx, {.getEffects = typedHook<getAlternativesEffects>});
  registerOpHooks<ApplyConversionPatternsOp>(
      &ctx, {.getEffects = typedHook<getConversionEffects>});
  registerOpHooks<ForeachOp>(&ctx,
                             {.getEffects = typedHook<getForeachEffects>});
  registerOpHooks<ForeachMatchOp>(
      &ctx, {.getEffects = typedHook<getForeachMatchEffects>});
  registerOpHooks<IncludeOp>(&ctx,
                             {.getEffects = typedHook<getIncludeEffects>});
  registerOpHooks<NamedSequenceOp>(&ctx, {.getEffects = getNoEffects});
  registerOpHooks<SequenceOp>(&ctx,
                              {.getEffects = typedHook<getSequenceEffects>});
}
