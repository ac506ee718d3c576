// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/DenseAnalysis.h"

#include "strata/Analysis/DeadCodeAnalysis.h"
#include "strata/Interfaces/CallInterfaces.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::dataflow;

//===-- Both directions ----------------------------------------------------===//

const AbstractDenseLattice *
AbstractDenseAnalysis::getLatticeFor(ProgramPoint point, LatticeAnchor anchor) {
  AbstractDenseLattice *lattice = getLattice(anchor);
  solver.addDependency(lattice, point, this);
  return lattice;
}

bool AbstractDenseAnalysis::isLive(Block *block) {
  return getOrCreate<Executable>(block)->isLive();
}

LogicalResult AbstractDenseAnalysis::visitAll(Operation *top, bool backward) {
  scope = top;
  std::vector<ProgramPoint> points;
  top->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != top)
      points.push_back(op);
    for (Region &region : op->getRegions())
      for (Block &block : region) {
        getOrCreate<Executable>(&block)->blockContentSubscribe(this);
        points.push_back(&block);
      }
  });
  // In the direction of the flow, most of the required states are known at each
  // visit.
  if (backward)
    std::reverse(points.begin(), points.end());
  for (ProgramPoint point : points)
    if (failed(visit(point)))
      return failure();
  return success();
}

/// The body of the callee of `call`, if that is in `scope`.
static Region *getBody(Operation *call, Operation *scope,
                       SymbolTableCollection &symbols) {
  Operation *callable = resolveCallee(call, symbols);
  return callable && isCallable(callable) && scope->isAncestor(callable)
             ? getCallableRegion(callable)
             : nullptr;
}

static bool isDeclaration(Operation *call, SymbolTableCollection &symbols) {
  Operation *callable = resolveCallee(call, symbols);
  return callable && isCallable(callable) && !getCallableRegion(callable);
}

/// Whether control gets to `successor` from `from`, the operation `op` or the
/// terminator of one of its regions.
static bool reaches(Operation *op, Operation *from, Region *successor) {
  SmallVector<RegionSuccessor, 2> successors;
  SmallVector<Attribute, 4> unknown(from->getNumOperands());
  getRegionBranch(op)->getSuccessorRegions(
      op, from == op ? nullptr : from->getParentRegion(), unknown, successors);
  return llvm::any_of(successors, [&](const RegionSuccessor &known) {
    return known.region == successor;
  });
}

//===-- Forward ------------------------------------------------------------===//

LogicalResult AbstractDenseForwardDataFlowAnalysis::initialize(Operation *top) {
  // The state of values from outside is unknown.
  for (Region &region : top->getRegions())
    if (!region.empty())
      setToEntryState(getLattice(&region.front()));
  return visitAll(top, /*backward=*/false);
}

LogicalResult AbstractDenseForwardDataFlowAnalysis::visit(ProgramPoint point) {
  if (Operation *op = point.getOperation())
    return visitOperation(op);
  visitBlock(point.getBlock());
  return success();
}

LatticeAnchor
AbstractDenseForwardDataFlowAnalysis::getAnchorBefore(Operation *op) const {
  if (Operation *previous = op->getPrevNode())
    return previous;
  return op->getBlock();
}

LogicalResult
AbstractDenseForwardDataFlowAnalysis::visitOperation(Operation *op) {
  if (!op->getBlock() || !isLive(op->getBlock()))
    return success();
  AbstractDenseLattice *after = getLattice(op);
  if (getRegionBranch(op)) {
    visitRegionSuccessor(op, op, nullptr, after);
    return success();
  }
  const AbstractDenseLattice *before = getLatticeFor(op, getAnchorBefore(op));
  if (isCall(op)) {
    visitCall(op, *before, after);
    return success();
  }
  return visitOperationImpl(op, *before, after);
}

void AbstractDenseForwardDataFlowAnalysis::visitCall(
    Operation *call, const AbstractDenseLattice &before,
    AbstractDenseLattice *after) {
  if (isDeclaration(call, symbols))
    return visitCallTransfer(call, CallControlFlowAction::ExternalCallee,
                             before, after);
  const auto *returns = getOrCreateFor<PredecessorState>(call, call);
  if (!returns->allPredecessorsKnown())
    return setToEntryState(after);
  for (Operation *op : returns->getKnownPredecessors())
    visitCallTransfer(call, CallControlFlowAction::ExitCallee,
                      *getLatticeFor(call, op), after);
}

void AbstractDenseForwardDataFlowAnalysis::visitRegionSuccessor(
    ProgramPoint point, Operation *op, Region *region,
    AbstractDenseLattice *after) {
  const auto *predecessors = getOrCreateFor<PredecessorState>(
      point, region ? LatticeAnchor(&region->front()) : LatticeAnchor(op));
  if (!predecessors->allPredecessorsKnown())
    return setToEntryState(after);
  for (Operation *from : predecessors->getKnownPredecessors()) {
    if (!reaches(op, from, region))
      continue;
    bool isEntry = from == op;
    const AbstractDenseLattice *before =
        getLatticeFor(point, isEntry ? getAnchorBefore(op) : from);
    visitRegionBranchTransfer(op, isEntry ? nullptr : from->getParentRegion(),
                              region, *before, after);
  }
}

void AbstractDenseForwardDataFlowAnalysis::visitCallableEntry(
    Block *block, Operation *callable, AbstractDenseLattice *after) {
  const auto *callers = getOrCreateFor<PredecessorState>(block, callable);
  // The callers of the analysed operation are unknown.
  if (!callers->allPredecessorsKnown() || callable == scope)
    return setToEntryState(after);
  for (Operation *call : callers->getKnownPredecessors())
    visitCallTransfer(call, CallControlFlowAction::EnterCallee,
                      *getLatticeFor(block, getAnchorBefore(call)), after);
}

void AbstractDenseForwardDataFlowAnalysis::visitBlock(Block *block) {
  if (!isLive(block))
    return;
  AbstractDenseLattice *after = getLattice(block);
  if (block->isEntryBlock()) {
    Operation *parent = block->getParentOp();
    if (isCallable(parent) && getCallableRegion(parent) == block->getParent())
      return visitCallableEntry(block, parent, after);
    if (getRegionBranch(parent))
      return visitRegionSuccessor(block, parent, block->getParent(), after);
    return setToEntryState(after);
  }
  for (BlockOperand &use : block->getPredecessorUses()) {
    Operation *branch = use.getOwner();
    auto *edge =
        getOrCreate<Executable>(LatticeAnchor(branch->getBlock(), block));
    edge->blockContentSubscribe(this);
    if (edge->isLive())
      join(after, *getLatticeFor(block, branch));
  }
}

//===-- Backward -----------------------------------------------------------===//

LogicalResult
AbstractDenseBackwardDataFlowAnalysis::initialize(Operation *top) {
  return visitAll(top, /*backward=*/true);
}

LogicalResult AbstractDenseBackwardDataFlowAnalysis::visit(ProgramPoint point) {
  if (Operation *op = point.getOperation())
    return visitOperation(op);
  visitBlockEnd(point.getBlock());
  return success();
}

LatticeAnchor
AbstractDenseBackwardDataFlowAnalysis::getAnchorAfter(Operation *op) {
  if (Operation *next = op->getNextNode())
    return next;
  return op->getBlock();
}

LatticeAnchor
AbstractDenseBackwardDataFlowAnalysis::getAnchorAtStart(Block *block) {
  if (Operation *first = block->getFirstOp())
    return first;
  return block;
}

LogicalResult
AbstractDenseBackwardDataFlowAnalysis::visitOperation(Operation *op) {
  if (!op->getBlock() || !isLive(op->getBlock()))
    return success();
  AbstractDenseLattice *before = getLattice(op);
  if (getRegionBranch(op)) {
    visitRegionBranch(op, op, op, before);
    return success();
  }
  const AbstractDenseLattice *after = getLatticeFor(op, getAnchorAfter(op));
  if (isCall(op)) {
    visitCall(op, *after, before);
    return success();
  }
  return visitOperationImpl(op, *after, before);
}

void AbstractDenseBackwardDataFlowAnalysis::visitCall(
    Operation *call, const AbstractDenseLattice &after,
    AbstractDenseLattice *before) {
  if (isDeclaration(call, symbols))
    return visitCallTransfer(call, CallControlFlowAction::ExternalCallee, after,
                             before);
  Region *body = getBody(call, scope, symbols);
  if (!body)
    return setToExitState(before);
  visitCallTransfer(call, CallControlFlowAction::EnterCallee,
                    *getLatticeFor(call, getAnchorAtStart(&body->front())),
                    before);
}

void AbstractDenseBackwardDataFlowAnalysis::visitRegionBranch(
    ProgramPoint point, Operation *op, Operation *from,
    AbstractDenseLattice *before) {
  Region *source = from == op ? nullptr : from->getParentRegion();
  SmallVector<RegionSuccessor, 2> successors;
  SmallVector<Attribute, 4> unknown(from->getNumOperands());
  getRegionBranch(op)->getSuccessorRegions(op, source, unknown, successors);
  for (const RegionSuccessor &successor : successors) {
    Region *target = successor.region;
    if (target && target->empty())
      continue;
    const AbstractDenseLattice *after =
        getLatticeFor(point, target ? getAnchorAtStart(&target->front())
                                    : getAnchorAfter(op));
    visitRegionBranchTransfer(op, source, target, *after, before);
  }
}

void AbstractDenseBackwardDataFlowAnalysis::visitCallableEnd(
    Block *block, Operation *callable, AbstractDenseLattice *before) {
  const auto *callers = getOrCreateFor<PredecessorState>(block, callable);
  if (!callers->allPredecessorsKnown() || callable == scope)
    return setToExitState(before);
  for (Operation *call : callers->getKnownPredecessors())
    visitCallTransfer(call, CallControlFlowAction::ExitCallee,
                      *getLatticeFor(block, getAnchorAfter(call)), before);
}

void AbstractDenseBackwardDataFlowAnalysis::visitBlockEnd(Block *block) {
  if (!isLive(block))
    return;
  AbstractDenseLattice *before = getLattice(block);
  Operation *last = block->getLastOp();
  if (last && last->hasSuccessors()) {
    for (Block *successor : last->getSuccessors()) {
      auto *edge = getOrCreate<Executable>(LatticeAnchor(block, successor));
      // The edge brings back its target; this is about its source.
      solver.addDependency(edge, block, this);
      if (edge->isLive())
        join(before, *getLatticeFor(block, getAnchorAtStart(successor)));
    }
    return;
  }
  Operation *parent = block->getParentOp();
  if (isCallable(parent) && getCallableRegion(parent) == block->getParent())
    return visitCallableEnd(block, parent, before);
  if (last && getRegionBranch(parent))
    return visitRegionBranch(block, parent, last, before);
  setToExitState(before);
}
