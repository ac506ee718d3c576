// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that find payload from other payload.
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace ::dialects::transform;

/// The operation around `target` that has the required properties; null without.
static Operation *findParent(GetParentOp op, Operation *target) {
  auto isWanted = [&](Operation *parent) {
    if (op.getIsolatedFromAbove() &&
        !parent->getDefinition().hasTrait(OpTrait::IsolatedFromAbove))
      return false;
    return !op.getOpName() ||
           parent->getName().getStringRef() == *op.getOpName();
  };
  Operation *parent = target;
  for (int64_t i = 0; parent && i < op.getNthParent(); ++i) {
    parent = parent->getParentOp();
    while (parent && !isWanted(parent))
      parent = parent->getParentOp();
  }
  return parent;
}

static DiagnosedSilenceableFailure applyGetParent(GetParentOp op,
                                                  TransformState &state,
                                                  TransformResults &results) {
  SmallVector<Operation *, 4> parents;
  llvm::SetVector<Operation *> unique;
  for (Operation *target : state.getPayloadOps(op.getTarget())) {
    Operation *parent = findParent(op, target);
    if (!parent) {
      if (op.getAllowEmptyResults()) {
        results.set(0, {});
        return DiagnosedSilenceableFailure::success();
      }
      SilenceableError error(op);
      error << "could not find a parent op that matches all requirements";
      error.attachNote(target->getLoc()) << "target op";
      return error;
    }
    if (!op.getDeduplicate() || unique.insert(parent))
      parents.push_back(parent);
  }
  results.set(0, parents);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure applyGetProducer(GetProducerOfOperand op,
                                                    TransformState &state,
                                                    TransformResults &results) {
  SmallVector<Operation *, 4> producers;
  int64_t number = op.getOperandNumber();
  for (Operation *target : state.getPayloadOps(op.getTarget())) {
    bool isInRange = number >= 0 && number < int64_t(target->getNumOperands());
    Value operand = isInRange ? target->getOperand(unsigned(number)) : Value();
    Operation *producer = operand ? operand.getDefiningOp() : nullptr;
    if (!producer) {
      SilenceableError error(op);
      error << "could not find a producer for operand number: " << number
            << " of " << *target;
      error.attachNote(target->getLoc()) << "target op";
      return error;
    }
    producers.push_back(producer);
  }
  results.set(0, producers);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applyGetConsumers(GetConsumersOfResult op, TransformState &state,
                  TransformResults &results) {
  int64_t number = op.getResultNumber();
  ArrayRef<Operation *> targets = state.getPayloadOps(op.getTarget());
  if (targets.empty()) {
    results.set(0, {});
    return DiagnosedSilenceableFailure::success();
  }
  if (targets.size() != 1)
    return emitDefiniteFailure(
        op, "handle must be mapped to exactly one payload op");
  Operation *target = targets.front();
  if (number < 0 || number >= int64_t(target->getNumResults()))
    return emitDefiniteFailure(op, "result number overflow");
  SmallVector<Operation *, 4> consumers;
  for (OpOperand &use : target->getResult(unsigned(number)).getUses())
    consumers.push_back(use.getOwner());
  results.set(0, consumers);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applyGetDefiningOp(GetDefiningOp op, TransformState &state,
                   TransformResults &results) {
  SmallVector<Operation *, 4> definingOps;
  for (Value value : state.getPayloadValues(op.getTarget())) {
    if (Operation *defining = value.getDefiningOp()) {
      definingOps.push_back(defining);
      continue;
    }
    SilenceableError error(op);
    error << "cannot get defining op of block argument";
    error.attachNote(value.getLoc()) << "target value";
    return error;
  }
  results.set(0, definingOps);
  return DiagnosedSilenceableFailure::success();
}

//===-- Operands and results -----------------------------------------------===//

std::optional<int64_t>
Positions::expand(int64_t size, SmallVectorImpl<int64_t> &numbers) const {
  SmallVector<int64_t, 4> listed;
  for (int64_t position : raw) {
    int64_t number = position < 0 ? position + size : position;
    if (number < 0 || number >= size)
      return position;
    listed.push_back(number);
  }
  if (!isAll && !isInverted) {
    numbers.append(listed.begin(), listed.end());
    return std::nullopt;
  }
  for (int64_t i = 0; i < size; ++i)
    if (!llvm::is_contained(listed, i))
      numbers.push_back(i);
  return std::nullopt;
}

/// Appends the values of `target` at these positions to `values`.
template <typename Range>
static DiagnosedSilenceableFailure
appendValues(Operation *op, Operation *target, const Range &all,
             const Positions &positions, SmallVectorImpl<Value> &values) {
  int64_t size = int64_t(llvm::range_size(all));
  SmallVector<int64_t, 4> numbers;
  if (auto wrong = positions.expand(size, numbers)) {
    SilenceableError error(op);
    error << "position overflow " << (*wrong < 0 ? *wrong + size : *wrong)
          << " (updated from " << *wrong << ") for maximum " << size;
    error.attachNote(target->getLoc())
        << "while considering positions of this payload operation";
    return error;
  }
  for (int64_t number : numbers)
    values.push_back(all[unsigned(number)]);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure applyGetOperand(GetOperandOp op,
                                                   TransformState &state,
                                                   TransformResults &results) {
  Positions positions{op.getRawPositionList(), bool(op.getIsAll()),
                      bool(op.getIsInverted())};
  SmallVector<Value, 4> values;
  for (Operation *target : state.getPayloadOps(op.getTarget())) {
    SmallVector<Value, 4> all(target->getOperands());
    auto result = appendValues(op, target, all, positions, values);
    if (!result.succeeded())
      return result;
  }
  results.setValues(0, values);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure applyGetResult(GetResultOp op,
                                                  TransformState &state,
                                                  TransformResults &results) {
  Positions positions{op.getRawPositionList(), bool(op.getIsAll()),
                      bool(op.getIsInverted())};
  SmallVector<Value, 4> values;
  for (Operation *target : state.getPayloadOps(op.getTarget())) {
    SmallVector<Value, 4> all(target->getResults());
    auto result = appendValues(op, target, all, positions, values);
    if (!result.succeeded())
      return result;
  }
  results.setValues(0, values);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applyGetType(GetTypeOp op, TransformState &state, TransformResults &results) {
  SmallVector<Attribute, 4> types;
  for (Value value : state.getPayloadValues(op.getValue())) {
    Type type = value.getType();
    if (op.getElemental())
      type = getElementTypeOrSelf(type);
    types.push_back(TypeAttr::get(type));
  }
  results.setParams(0, types);
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applySelect(SelectOp op, TransformState &state, TransformResults &results) {
  SmallVector<Operation *, 4> selected;
  for (Operation *target : state.getPayloadOps(op.getTarget()))
    if (target->getName().getStringRef() == op.getOpName())
      selected.push_back(target);
  results.set(0, selected);
  return DiagnosedSilenceableFailure::success();
}

void strata::addNavigationTransforms(TransformTable &table) {
  addTransform<applyGetConsumers>(table);
  addTransform<applyGetDefiningOp>(table);
  addTransform<applyGetOperand>(table);
  addTransform<applyGetParent>(table);
  addTransform<applyGetProducer>(table);
  addTransform<applyGetResult>(table);
  addTransform<applyGetType>(table);
  addTransform<applySelect>(table);
}
