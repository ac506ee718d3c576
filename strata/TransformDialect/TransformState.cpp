// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/TransformDialect/TransformState.h"

#include "strata/Dialects/Transform/TransformEffects.h"
#include "strata/IR/Context.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;

TransformState::TransformState(Operation *payloadRoot,
                               const TransformServices &services)
    : ChainedMutationObserver(payloadRoot->getContext()),
      payloadRoot(payloadRoot), services(services) {}

TransformState::~TransformState() = default;

//===-- Payloads -----------------------------------------------------------===//

const TransformPayload &TransformState::getPayload(Value value) const {
  static const TransformPayload none;
  auto it = payloads.find(value);
  return it == payloads.end() ? none : it->second;
}

ArrayRef<Operation *> TransformState::getPayloadOps(Value handle) const {
  return getPayload(handle).operations;
}

ArrayRef<Value> TransformState::getPayloadValues(Value handle) const {
  return getPayload(handle).values;
}

ArrayRef<Attribute> TransformState::getParams(Value param) const {
  return getPayload(param).params;
}

void TransformState::addUser(Operation *op, Value handle) {
  SmallVector<Value, 2> &handles = handlesOf[op];
  if (!llvm::is_contained(handles, handle))
    handles.push_back(handle);
}

void TransformState::removeUser(Operation *op, Value handle) {
  auto it = handlesOf.find(op);
  if (it == handlesOf.end())
    return;
  llvm::erase(it->second, handle);
  if (it->second.empty())
    handlesOf.erase(it);
}

void TransformState::forget(Value value) {
  auto it = payloads.find(value);
  if (it == payloads.end())
    return;
  for (Operation *op : it->second.operations)
    removeUser(op, value);
  for (Value item : it->second.values)
    if (Operation *op = item.getDefiningOp())
      removeUser(op, value);
  payloads.erase(it);
}

void TransformState::setPayload(Value value, const TransformPayload &payload) {
  TransformPayload copy = payload;
  forget(value);
  invalidations.erase(value);
  for (Operation *op : copy.operations)
    addUser(op, value);
  for (Value item : copy.values)
    if (Operation *op = item.getDefiningOp())
      addUser(op, value);
  payloads[value] = std::move(copy);
}

//===-- Changes of the payload ---------------------------------------------===//

void TransformState::willSetOperand(OpOperand &operand, Value value) {
  ChainedMutationObserver::willSetOperand(operand, value);
  Value old = operand.get();
  if (!value || !old || !old.getDefiningOp())
    return;
  std::lock_guard<std::mutex> lock(mutex);
  if (handlesOf.count(old.getDefiningOp()))
    replacements[old] = value;
}

void TransformState::willDestroy(Operation *op) {
  ChainedMutationObserver::willDestroy(op);
  std::lock_guard<std::mutex> lock(mutex);
  if (handlesOf.count(op))
    replaceOrErase(op);
  for (PendingPayload *list = pending; list; list = list->outer)
    llvm::erase(list->ops, op);
}

PendingPayload::PendingPayload(TransformState &state, ArrayRef<Operation *> ops)
    : state(state), outer(state.pending), ops(llvm::reverse(ops)) {
  state.pending = this;
}

PendingPayload::~PendingPayload() { state.pending = outer; }

Operation *PendingPayload::next() {
  return ops.empty() ? nullptr : ops.pop_back_val();
}

/// The operation of the same name, or the constant, whose results replaced those of `op`.
/// Null if its results were not replaced, and, with `hasFailed`, if there is no such operation.
Operation *TransformState::findReplacement(Operation *op, bool &hasFailed) {
  Operation *replacement = nullptr;
  for (OpResult result : op->getResults()) {
    auto it = replacements.find(result);
    if (it == replacements.end())
      continue;
    Operation *defining = it->second.getDefiningOp();
    bool isSame = defining &&
                  (defining->getName() == op->getName() ||
                   defining->getDefinition().hasTrait(OpTrait::ConstantLike)) &&
                  (!replacement || replacement == defining);
    if (!isSame) {
      hasFailed = true;
      return nullptr;
    }
    replacement = defining;
  }
  return replacement;
}

/// Whether an operation after the current one may use `handle`.
/// The operation around `block` whose region does not use values from outside.
static Operation *getScope(Block *block) {
  Operation *op = block->getParentOp();
  while (op && !op->getDefinition().hasTrait(OpTrait::IsolatedFromAbove))
    op = op->getParentOp();
  return op;
}

/// Whether `op` is not executed again after `current` in the same execution of the block that has both.
static bool isExecutedBefore(Operation *op, Operation *current) {
  for (; op; op = op->getParentOp()) {
    if (op->isProperAncestor(current))
      return true;
    if (Operation *ancestor = op->getBlock()->findAncestorOpInBlock(*current))
      return op == ancestor || op->isBeforeInBlock(ancestor);
  }
  return false;
}

bool TransformState::isUsedLater(Value handle) const {
  // The handles of other sequences are not in scope.
  return current &&
         getScope(handle.getParentBlock()) == getScope(current->getBlock()) &&
         llvm::any_of(handle.getUsers(), [&](Operation *user) {
           return !isExecutedBefore(user, current);
         });
}

void TransformState::replaceOrErase(Operation *op) {
  bool hasFailed = false;
  Operation *replacement = findReplacement(op, hasFailed);
  SmallVector<Value, 2> handles = handlesOf.lookup(op);
  handlesOf.erase(op);
  for (Value handle : handles) {
    TransformPayload &payload = payloads[handle];
    bool isHandleOfOp = llvm::is_contained(payload.operations, op);
    if (replacement && isHandleOfOp) {
      std::replace(payload.operations.begin(), payload.operations.end(), op,
                   replacement);
      addUser(replacement, handle);
    }
    llvm::erase(payload.operations, op);
    llvm::erase_if(payload.values,
                   [&](Value value) { return value.getDefiningOp() == op; });
    bool isConsumed = current && isHandleConsumed(handle, current);
    if (!hasFailed || !isHandleOfOp || isConsumed || !isUsedLater(handle))
      continue;
    Diagnostic diag(current->getContext(), current->getLoc(),
                    DiagnosticSeverity::Error);
    diag
        << "tracking listener failed to find replacement op during application "
           "of this transform op";
    diag.attachNote(handle.getLoc())
        << "replacement is required because this handle must be updated";
    diag.attachNote(current->getLoc())
        << "ran out of suitable replacement values";
    diag.attachNote(op->getLoc()) << "[0] replaced op";
    for (OpResult result : op->getResults())
      if (Value value = replacements.lookup(result))
        diag.attachNote(value.getLoc())
            << "[0] replacement value " << result.getResultNumber();
    trackingErrors.push_back(std::move(diag));
  }
}

//===-- Invalid handles ----------------------------------------------------===//

DiagnosedSilenceableFailure TransformState::checkHandles(Operation *op) {
  for (Value operand : op->getOperands()) {
    auto it = invalidations.find(operand);
    if (it == invalidations.end())
      continue;
    const Invalidation &reason = it->second;
    InFlightDiagnostic diag = emitError(op->getContext(), op->getLoc());
    diag
        << "op uses a handle invalidated by a previously executed transform op";
    diag.attachNote(operand.getLoc())
        << (reason.resultNumber ? "invalidated handle"
                                : "handle to invalidated ops");
    diag.attachNote(reason.consumer->getLoc())
        << "invalidated by this transform op that consumes its operand #"
        << reason.operandNumber
        << " and invalidates all handles to payload IR entities associated "
           "with "
           "this operand and entities nested in them";
    if (reason.resultNumber) {
      diag.attachNote(reason.ancestor)
          << "ancestor op associated with the consumed handle";
      diag.attachNote(reason.nested)
          << "op defining the value as result #" << *reason.resultNumber;
      diag.attachNote(reason.nested) << "payload value";
    } else {
      diag.attachNote(reason.ancestor) << "ancestor payload op";
      diag.attachNote(reason.nested) << "nested payload op";
    }
    diag.report();
    return DiagnosedSilenceableFailure::definiteFailure();
  }
  return DiagnosedSilenceableFailure::success();
}

DiagnosedSilenceableFailure
TransformState::checkConsumption(Operation *op, Value handle,
                                 unsigned operandNumber) {
  llvm::SmallPtrSet<Operation *, 8> seen;
  for (Operation *payload : getPayloadOps(handle))
    if (!seen.insert(payload).second)
      return emitDefiniteFailure(
          op,
          "a handle passed as operand #" + Twine(operandNumber) +
              " and consumed by this operation points to a payload entity more "
              "than once",
          payload->getLoc(), "repeated target op");
  return DiagnosedSilenceableFailure::success();
}

/// The first of `ancestors` that is `op` or around it; null without.
static Operation *findAncestor(ArrayRef<Operation *> ancestors, Operation *op) {
  for (Operation *ancestor : ancestors)
    if (ancestor->isAncestor(op))
      return ancestor;
  return nullptr;
}

void TransformState::findInvalidated(Value handle,
                                     const TransformPayload &payload,
                                     Operation *consumer, OpOperand &operand,
                                     Invalidations &invalidated) {
  ArrayRef<Operation *> consumed = getPayloadOps(operand.get());
  for (Operation *op : payload.operations)
    if (Operation *ancestor = findAncestor(consumed, op)) {
      invalidated.push_back(
          {handle,
           Invalidation{consumer, operand.getOperandNumber(),
                        ancestor->getLoc(), op->getLoc(), std::nullopt}});
      return;
    }
  for (Value value : payload.values) {
    Operation *owner = value.getDefiningOp();
    auto argument = dyn_cast<BlockArgument>(value);
    if (argument)
      owner = argument.getOwner()->getParentOp();
    Operation *ancestor = owner ? findAncestor(consumed, owner) : nullptr;
    if (!ancestor)
      continue;
    unsigned number = argument ? argument.getArgNumber()
                               : cast<OpResult>(value).getResultNumber();
    invalidated.push_back(
        {handle, Invalidation{consumer, operand.getOperandNumber(),
                              ancestor->getLoc(), owner->getLoc(), number}});
    return;
  }
}

void TransformState::findInvalidated(Operation *op, OpOperand &operand,
                                     Invalidations &invalidated) {
  for (const auto &[handle, payload] : payloads)
    findInvalidated(handle, payload, op, operand, invalidated);
}

//===-- Execution ----------------------------------------------------------===//

bool TransformState::isExecuting(Operation *op) const {
  return llvm::any_of(active,
                      [&](Operation *other) { return op->isAncestor(other); });
}

DiagnosedSilenceableFailure TransformState::applyTransform(Operation *op) {
  Invalidations invalidated;
  if (services.hasExpensiveChecks) {
    auto checked = checkHandles(op);
    if (!checked.succeeded())
      return checked;
  }
  SmallVector<Value, 4> consumed;
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isHandleConsumed(operand.get(), op))
      continue;
    consumed.push_back(operand.get());
    if (!services.hasExpensiveChecks)
      continue;
    auto checked =
        checkConsumption(op, operand.get(), operand.getOperandNumber());
    if (!checked.succeeded())
      return checked;
    findInvalidated(op, operand, invalidated);
  }
  Operation *outer = current;
  current = op;
  active.push_back(op);
  TransformResults results(op->getNumResults());
  DiagnosedSilenceableFailure result = applyTransformOp(op, *this, results);
  active.pop_back();
  current = outer;
  replacements.clear();
  if (result.isDefiniteFailure())
    return result;
  if (!trackingErrors.empty() && result.succeeded())
    result = DiagnosedSilenceableFailure::silenceableFailure(
        std::move(trackingErrors.front()));
  trackingErrors.clear();
  for (Value handle : consumed)
    forget(handle);
  for (auto &[handle, reason] : invalidated) {
    forget(handle);
    invalidations.insert({handle, reason});
  }
  for (OpResult value : op->getResults())
    setPayload(value, result.succeeded() ? results[value.getResultNumber()]
                                         : TransformPayload());
  return result;
}
