// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/ValueFlow.h"

#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

ArrayRef<OpOperand *> ValueFlow::getSources(Value value) const {
  auto found = sources.find(value);
  return found == sources.end() ? ArrayRef<OpOperand *>()
                                : ArrayRef<OpOperand *>(found->second);
}

ArrayRef<Operation *> ValueFlow::getCalls(Operation *callable) const {
  auto found = calls.find(callable);
  return found == calls.end() ? ArrayRef<Operation *>()
                              : ArrayRef<Operation *>(found->second);
}

/// Records the calls of the callables in one symbol table. A callable that
/// operations other than calls refer to has unknown callers.
void ValueFlow::addReferences(Operation *table) {
  auto uses = SymbolTable::getSymbolUses(&table->getRegion(0));
  if (!uses) {
    known.clear();
    return;
  }
  for (const SymbolTable::SymbolUse &use : *uses) {
    Operation *symbol = symbols.lookupSymbolIn(table, use.getSymbolRef());
    if (!symbol)
      continue;
    Operation *user = use.getUser();
    if (isCall(user) && getCallee(user) == use.getSymbolRef())
      calls[symbol].push_back(user);
    else
      known.erase(symbol);
  }
}

void ValueFlow::findCallables(Operation *root) {
  SmallVector<Operation *, 4> tables;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op->hasTrait(OpTrait::SymbolTable))
      tables.push_back(op);
    if (op != root && isCallable(op) && op->hasTrait(OpTrait::Symbol) &&
        getCallableRegion(op) &&
        SymbolTable::getSymbolVisibility(op) ==
            SymbolTable::Visibility::Private)
      known.insert(op);
  });
  for (Operation *table : tables)
    addReferences(table);
}

ValueFlow::ValueFlow(Operation *root) {
  findCallables(root);
  root->walk<WalkOrder::PreOrder>([&](Operation *op) { visit(op); });
}

void ValueFlow::addFlow(OpOperand &operand, Value to) {
  passed.insert(&operand);
  sources[to].push_back(&operand);
}

void ValueFlow::visitCall(Operation *op) {
  Operation *callable = resolveCallee(op, symbols);
  if (!callable || !known.contains(callable))
    return;
  Segment arguments = getCallArguments(op);
  Region *body = getCallableRegion(callable);
  if (arguments.size != body->getNumArguments())
    return;
  for (unsigned i = 0; i < arguments.size; ++i)
    addFlow(op->getOpOperand(arguments.first + i), body->getArgument(i));
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
    targets.insert(op->getResult(i));
}

void ValueFlow::visitReturn(Operation *op, Operation *callable) {
  if (!known.contains(callable))
    return;
  for (OpOperand &operand : op->getOpOperands()) {
    passed.insert(&operand);
    for (Operation *call : getCalls(callable))
      if (operand.getOperandNumber() < call->getNumResults())
        addFlow(operand, call->getResult(operand.getOperandNumber()));
  }
}

void ValueFlow::visitRegionBranch(Operation *op, Operation *from) {
  const RegionBranchOpInterface::Concept *table = getRegionBranch(op);
  SmallVector<RegionSuccessor, 2> successors;
  SmallVector<Attribute, 4> unknown(from->getNumOperands());
  table->getSuccessorRegions(op, from == op ? nullptr : from->getParentRegion(),
                             unknown, successors);
  for (const RegionSuccessor &successor : successors) {
    Segment values = table->getSuccessorOperands(op, from, successor);
    SmallVector<Value, 4> inputs = getSuccessorInputs(op, successor);
    for (unsigned i = 0; i < values.size && i < inputs.size(); ++i) {
      addFlow(from->getOpOperand(values.first + i), inputs[i]);
      targets.insert(inputs[i]);
    }
  }
}

void ValueFlow::visit(Operation *op) {
  BranchOperands passed;
  for (unsigned i = 0, e = op->getNumSuccessors();
       i != e && op->hasTrait(OpTrait::BranchOpInterface); ++i) {
    FailureOr<SuccessorOperands> values = passed.get(op, i);
    for (unsigned n = 0; succeeded(values) && n < values->operands.size; ++n)
      addFlow(op->getOpOperand(values->operands.first + n),
              op->getSuccessor(i)->getArgument(values->produced + n));
  }
  if (isCall(op))
    visitCall(op);
  if (getRegionBranch(op))
    visitRegionBranch(op, op);
  Operation *parent = op->getBlock() ? op->getParentOp() : nullptr;
  if (!parent || op->hasSuccessors() || op->getBlock()->getLastOp() != op)
    return;
  if (getRegionBranch(parent))
    visitRegionBranch(parent, op);
  else if (op->hasTrait(OpTrait::ReturnLike) && isCallable(parent))
    visitReturn(op, parent);
}
