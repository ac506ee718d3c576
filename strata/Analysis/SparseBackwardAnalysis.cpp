// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/DeadCodeAnalysis.h"
#include "strata/Analysis/SparseAnalysis.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::dataflow;

LogicalResult
AbstractSparseBackwardDataFlowAnalysis::initialize(Operation *top) {
  scope = top;
  // From back to front: most of the required states are known at each visit.
  std::vector<Operation *> ops;
  top->walk<WalkOrder::PreOrder>([&](Operation *op) {
    ops.push_back(op);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        getOrCreate<Executable>(&block)->blockContentSubscribe(this);
  });
  for (Operation *op : llvm::reverse(ops))
    if (failed(visitOperation(op)))
      return failure();
  return success();
}

LogicalResult
AbstractSparseBackwardDataFlowAnalysis::visit(ProgramPoint point) {
  Operation *op = point.getOperation();
  return op ? visitOperation(op) : success();
}

const AbstractSparseLattice *
AbstractSparseBackwardDataFlowAnalysis::getLatticeFor(ProgramPoint point,
                                                      Value value) {
  AbstractSparseLattice *lattice = getLatticeElement(value);
  solver.addDependency(lattice, point, this);
  return lattice;
}

LogicalResult
AbstractSparseBackwardDataFlowAnalysis::visitOperation(Operation *op) {
  if (op->getBlock() && !getOrCreate<Executable>(op->getBlock())->isLive())
    return success();
  SmallVector<AbstractSparseLattice *, 4> operands;
  for (OpOperand &operand : op->getOpOperands())
    operands.push_back(getLatticeElement(operand.get()));
  SmallVector<const AbstractSparseLattice *, 4> results;
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
    results.push_back(getLatticeFor(op, op->getResult(i)));

  Operation *parent = op->getBlock() ? op->getParentOp() : nullptr;
  bool isLast = parent && op->getBlock()->getLastOp() == op;
  if (getRegionBranch(op)) {
    visitRegionBranch(op, op, operands);
  } else if (op->hasTrait(OpTrait::BranchOpInterface)) {
    visitBranch(op, operands);
  } else if (isCall(op)) {
    visitCall(op, operands, results);
  } else if (isLast && !op->hasSuccessors() && getRegionBranch(parent)) {
    visitRegionBranch(parent, op, operands);
  } else if (isLast && op->hasTrait(OpTrait::ReturnLike) &&
             isCallable(parent)) {
    visitCallableTerminator(op, parent, operands);
  } else {
    return visitOperationImpl(op, operands, results);
  }
  return success();
}

void AbstractSparseBackwardDataFlowAnalysis::visitBranch(Operation *op,
                                                         Lattices operands) {
  for (OpOperand &operand : op->getOpOperands()) {
    unsigned number = operand.getOperandNumber();
    if (BlockArgument arg = getSuccessorArgument(op, number))
      meet(operands[number], *getLatticeFor(op, arg));
    else
      visitBranchOperand(operand);
  }
}

void AbstractSparseBackwardDataFlowAnalysis::visitCall(Operation *op,
                                                       Lattices operands,
                                                       ConstLattices results) {
  Segment arguments = getCallArguments(op);
  for (OpOperand &operand : op->getOpOperands())
    if (operand.getOperandNumber() < arguments.first ||
        operand.getOperandNumber() >= arguments.first + arguments.size)
      visitCallOperand(operand);
  Operation *callable = resolveCallee(op, symbols);
  Region *body = callable && isCallable(callable) && scope->isAncestor(callable)
                     ? getCallableRegion(callable)
                     : nullptr;
  Lattices passed = operands.slice(arguments.first, arguments.size);
  if (!body || body->getNumArguments() != arguments.size)
    return visitExternalCallImpl(op, passed, results);
  for (auto [i, operand] : llvm::enumerate(passed))
    meet(operand, *getLatticeFor(op, body->getArgument(unsigned(i))));
}

void AbstractSparseBackwardDataFlowAnalysis::visitCallableTerminator(
    Operation *op, Operation *callable, Lattices operands) {
  const auto *callers = getOrCreateFor<PredecessorState>(op, callable);
  if (!callers->allPredecessorsKnown() || callable == scope)
    return setAllToExitStates(operands);
  for (Operation *call : callers->getKnownPredecessors())
    for (auto [i, operand] : llvm::enumerate(operands))
      if (i < call->getNumResults())
        meet(operand, *getLatticeFor(op, call->getResult(unsigned(i))));
}

void AbstractSparseBackwardDataFlowAnalysis::visitRegionBranch(
    Operation *op, Operation *from, Lattices operands) {
  const RegionBranchOpInterface::Concept *table = getRegionBranch(op);
  SmallVector<RegionSuccessor, 2> successors;
  SmallVector<Attribute, 4> unknown(from->getNumOperands());
  table->getSuccessorRegions(op, from == op ? nullptr : from->getParentRegion(),
                             unknown, successors);
  llvm::BitVector passed(from->getNumOperands());
  for (const RegionSuccessor &successor : successors) {
    Segment values = table->getSuccessorOperands(op, from, successor);
    SmallVector<Value, 4> inputs = getSuccessorInputs(op, successor);
    for (unsigned i = 0; i < values.size && i < inputs.size(); ++i) {
      passed.set(values.first + i);
      meet(operands[values.first + i], *getLatticeFor(from, inputs[i]));
    }
  }
  for (OpOperand &operand : from->getOpOperands())
    if (!passed.test(operand.getOperandNumber()))
      visitBranchOperand(operand);
}
