// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/SparseAnalysis.h"

#include "strata/Analysis/DeadCodeAnalysis.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::dataflow;

void AbstractSparseLattice::onUpdate(DataFlowSolver &solver) const {
  AnalysisState::onUpdate(solver);
  for (DataFlowAnalysis *analysis : subscribers)
    for (OpOperand &use : value.getUses())
      solver.enqueue({use.getOwner(), analysis});
}

LogicalResult
AbstractSparseForwardDataFlowAnalysis::initialize(Operation *top) {
  scope = top;
  // The state of values from outside is unknown.
  for (Region &region : top->getRegions())
    if (!region.empty())
      for (BlockArgument arg : region.front().getArguments())
        setToEntryState(getLatticeElement(arg));
  LogicalResult result = success();
  top->walk<WalkOrder::PreOrder>([&](Operation *op) {
    result = visitOperation(op);
    if (failed(result))
      return WalkResult::Interrupt;
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        getOrCreate<Executable>(&block)->blockContentSubscribe(this);
        visitBlock(&block);
      }
    return WalkResult::Advance;
  });
  return result;
}

LogicalResult AbstractSparseForwardDataFlowAnalysis::visit(ProgramPoint point) {
  if (Operation *op = point.getOperation())
    return visitOperation(op);
  visitBlock(point.getBlock());
  return success();
}

const AbstractSparseLattice *
AbstractSparseForwardDataFlowAnalysis::getLatticeFor(ProgramPoint point,
                                                     Value value) {
  AbstractSparseLattice *lattice = getLatticeElement(value);
  solver.addDependency(lattice, point, this);
  return lattice;
}

LogicalResult
AbstractSparseForwardDataFlowAnalysis::visitOperation(Operation *op) {
  if (op->getNumResults() == 0)
    return success();
  if (op->getBlock() && !getOrCreate<Executable>(op->getBlock())->isLive())
    return success();
  SmallVector<AbstractSparseLattice *, 4> results;
  for (unsigned i = 0, e = op->getNumResults(); i != e; ++i)
    results.push_back(getLatticeElement(op->getResult(i)));
  if (getRegionBranch(op)) {
    visitRegionSuccessor(op, op, nullptr, results);
    return success();
  }
  SmallVector<const AbstractSparseLattice *, 4> operands;
  for (OpOperand &operand : op->getOpOperands()) {
    AbstractSparseLattice *lattice = getLatticeElement(operand.get());
    lattice->useDefSubscribe(this);
    operands.push_back(lattice);
  }
  if (isCall(op)) {
    visitCall(op, operands, results);
    return success();
  }
  return visitOperationImpl(op, operands, results);
}

void AbstractSparseForwardDataFlowAnalysis::visitCall(Operation *call,
                                                      ConstLattices operands,
                                                      Lattices results) {
  Operation *callable = resolveCallee(call, symbols);
  if (callable && isCallable(callable) && !getCallableRegion(callable))
    return visitExternalCallImpl(call, operands, results);
  const auto *returns = getOrCreateFor<PredecessorState>(call, call);
  if (!returns->allPredecessorsKnown())
    return setAllToEntryStates(results);
  for (Operation *op : returns->getKnownPredecessors())
    for (auto [operand, result] : llvm::zip(op->getOpOperands(), results))
      join(result, *getLatticeFor(call, operand.get()));
}

void AbstractSparseForwardDataFlowAnalysis::visitRegionSuccessor(
    ProgramPoint point, Operation *op, Region *region, Lattices lattices) {
  const RegionBranchOpInterface::Concept *table = getRegionBranch(op);
  const auto *predecessors = getOrCreateFor<PredecessorState>(
      point, region ? LatticeAnchor(&region->front()) : LatticeAnchor(op));
  if (!predecessors->allPredecessorsKnown())
    return setAllToEntryStates(lattices);
  llvm::BitVector passed(unsigned(lattices.size()));
  // Inputs for which a predecessor does not say what it passes.
  llvm::BitVector unknown(unsigned(lattices.size()));
  for (Operation *from : predecessors->getKnownPredecessors()) {
    SmallVector<RegionSuccessor, 2> successors;
    SmallVector<Attribute, 4> constants(from->getNumOperands());
    table->getSuccessorRegions(op,
                               from == op ? nullptr : from->getParentRegion(),
                               constants, successors);
    for (const RegionSuccessor &successor : successors) {
      if (successor.region != region)
        continue;
      Segment values = table->getSuccessorOperands(op, from, successor);
      for (unsigned i = values.size; i < successor.inputs.size; ++i)
        unknown.set(successor.inputs.first + i);
      for (unsigned i = 0; i < values.size; ++i) {
        unsigned input = successor.inputs.first + i;
        passed.set(input);
        join(lattices[input],
             *getLatticeFor(point, from->getOperand(values.first + i)));
      }
    }
  }
  // The operation itself makes the others, such as induction variables.
  SmallVector<AbstractSparseLattice *, 4> own, unknownInputs;
  for (auto [i, lattice] : llvm::enumerate(lattices)) {
    if (unknown.test(unsigned(i)))
      unknownInputs.push_back(lattice);
    else if (!passed.test(unsigned(i)))
      own.push_back(lattice);
  }
  setAllToEntryStates(unknownInputs);
  if (own.empty() || predecessors->getKnownPredecessors().empty())
    return;
  if (region)
    visitNonControlFlowArgumentsImpl(op, *region, own);
  else
    setAllToEntryStates(own);
}

void AbstractSparseForwardDataFlowAnalysis::visitEntryBlock(
    Block *block, Lattices arguments) {
  Operation *parent = block->getParentOp();
  if (getRegionBranch(parent))
    return visitRegionSuccessor(block, parent, block->getParent(), arguments);
  if (!isCallable(parent) || getCallableRegion(parent) != block->getParent())
    return visitNonControlFlowArgumentsImpl(parent, *block->getParent(),
                                            arguments);
  const auto *callers = getOrCreateFor<PredecessorState>(block, parent);
  // The callers of the analysed operation are unknown.
  if (!callers->allPredecessorsKnown() || parent == scope)
    return setAllToEntryStates(arguments);
  for (Operation *call : callers->getKnownPredecessors()) {
    Segment operands = getCallArguments(call);
    for (unsigned i = 0; i < operands.size && i < arguments.size(); ++i)
      join(arguments[i],
           *getLatticeFor(block, call->getOperand(operands.first + i)));
  }
}

void AbstractSparseForwardDataFlowAnalysis::visitBlock(Block *block) {
  if (block->args_empty() || !getOrCreate<Executable>(block)->isLive())
    return;
  SmallVector<AbstractSparseLattice *, 4> arguments;
  for (BlockArgument arg : block->getArguments())
    arguments.push_back(getLatticeElement(arg));
  if (block->isEntryBlock())
    return visitEntryBlock(block, arguments);
  for (BlockOperand &use : block->getPredecessorUses()) {
    Operation *branch = use.getOwner();
    auto *edge =
        getOrCreate<Executable>(LatticeAnchor(branch->getBlock(), block));
    edge->blockContentSubscribe(this);
    if (!edge->isLive())
      continue;
    FailureOr<SuccessorOperands> passed = failure();
    if (branch->hasTrait(OpTrait::BranchOpInterface))
      passed = branchOperands.get(branch, use.getOperandNumber());
    if (failed(passed))
      return setAllToEntryStates(arguments);
    for (auto [i, argument] : llvm::enumerate(arguments)) {
      if (i < passed->produced)
        setToEntryState(argument);
      else
        join(argument,
             *getLatticeFor(block, branch->getOperand(passed->operands.first +
                                                      unsigned(i) -
                                                      passed->produced)));
    }
  }
}
