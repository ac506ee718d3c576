// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/DeadCodeAnalysis.h"

#include "strata/Analysis/ConstantPropagation.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

#include "llvm/ADT/STLExtras.h"

#include <tuple>

using namespace strata;
using namespace strata::dataflow;

//===-- States -------------------------------------------------------------===//

void Executable::onUpdate(DataFlowSolver &solver) const {
  AnalysisState::onUpdate(solver);
  if (key.second) {
    auto *target = static_cast<Block *>(key.second);
    for (DataFlowAnalysis *analysis : subscribers)
      solver.enqueue({target, analysis});
    return;
  }
  auto *block = static_cast<Block *>(key.first);
  for (DataFlowAnalysis *analysis : subscribers) {
    solver.enqueue({block, analysis});
    for (Operation &op : *block)
      solver.enqueue({&op, analysis});
  }
}

void PredecessorState::print(raw_ostream &os) const {
  os << (allKnown ? "all" : "some") << " of " << known.size()
     << " predecessors";
}

//===-- Set-up -------------------------------------------------------------===//

static bool isSymbol(Operation *op) {
  return op->hasTrait(OpTrait::Symbol) && SymbolTable::getSymbolName(op);
}

/// Whether `op` ends a region of an operation that says what comes then.
static bool isRegionOrCallableReturn(Operation *op) {
  Operation *parent = op->getBlock() ? op->getParentOp() : nullptr;
  return parent && !op->hasSuccessors() &&
         (isCallable(parent) ||
          parent->hasTrait(OpTrait::RegionBranchOpInterface)) &&
         op->getBlock()->getLastOp() == op;
}

void DeadCodeAnalysis::setHasUnknownCallers(Operation *callable) {
  auto *state = getOrCreate<PredecessorState>(callable);
  propagateIfChanged(state, state->setHasUnknownPredecessors());
}

/// Marks callables that may be called from outside of the analysed operation,
/// or by other means than calls.
void DeadCodeAnalysis::initializeTable(Operation *table, bool allVisible) {
  bool hasCallables = false;
  for (Block &block : table->getRegion(0))
    for (Operation &op : block) {
      if (!isCallable(&op) || !isSymbol(&op) || !getCallableRegion(&op))
        continue;
      auto visibility = SymbolTable::getSymbolVisibility(&op);
      if (visibility == SymbolTable::Visibility::Public ||
          (!allVisible && visibility == SymbolTable::Visibility::Nested))
        setHasUnknownCallers(&op);
      hasCallables = true;
    }
  if (!hasCallables)
    return;
  auto uses = SymbolTable::getSymbolUses(&table->getRegion(0));
  if (!uses) {
    scope->walk([&](Operation *op) {
      if (isCallable(op))
        setHasUnknownCallers(op);
    });
    return;
  }
  for (const SymbolTable::SymbolUse &use : *uses)
    if (!isCall(use.getUser()))
      if (Operation *symbol = symbols.lookupSymbolIn(table, use.getSymbolRef()))
        setHasUnknownCallers(symbol);
}

void DeadCodeAnalysis::initializeSymbolCallables(Operation *top) {
  scope = top;
  SmallVector<std::pair<Operation *, bool>, 8> tables;
  if (top->hasTrait(OpTrait::SymbolTable))
    tables.push_back({top, !top->getBlock()});
  while (!tables.empty()) {
    // No structured binding, which clang before 16 cannot capture.
    Operation *table;
    bool allVisible;
    std::tie(table, allVisible) = tables.pop_back_val();
    initializeTable(table, allVisible);
    for (Block &block : table->getRegion(0))
      for (Operation &op : block)
        op.walk<WalkOrder::PreOrder>([&](Operation *inner) {
          if (!inner->hasTrait(OpTrait::SymbolTable))
            return WalkResult::Advance;
          bool isHidden =
              !isSymbol(inner) || SymbolTable::getSymbolVisibility(inner) ==
                                      SymbolTable::Visibility::Private;
          tables.push_back({inner, allVisible || isHidden});
          return WalkResult::Skip;
        });
  }
}

LogicalResult DeadCodeAnalysis::initialize(Operation *top) {
  for (Region &region : top->getRegions())
    if (!region.empty()) {
      auto *state = getOrCreate<Executable>(&region.front());
      propagateIfChanged(state, state->setToLive());
    }
  initializeSymbolCallables(top);
  LogicalResult result = success();
  top->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!op->getNumRegions() && !op->hasSuccessors() && !isCall(op) &&
        !isRegionOrCallableReturn(op))
      return WalkResult::Advance;
    if (op->getBlock())
      getOrCreate<Executable>(op->getBlock())->blockContentSubscribe(this);
    result = visit(op);
    return succeeded(result) ? WalkResult::Advance : WalkResult::Interrupt;
  });
  return result;
}

//===-- Visits -------------------------------------------------------------===//

void DeadCodeAnalysis::markEdgeLive(Block *from, Block *to) {
  auto *edge = getOrCreate<Executable>(LatticeAnchor(from, to));
  propagateIfChanged(edge, edge->setToLive());
  auto *block = getOrCreate<Executable>(to);
  propagateIfChanged(block, block->setToLive());
}

void DeadCodeAnalysis::markEntryBlocksLive(Operation *op) {
  for (Region &region : op->getRegions())
    if (!region.empty()) {
      auto *state = getOrCreate<Executable>(&region.front());
      propagateIfChanged(state, state->setToLive());
    }
}

std::optional<SmallVector<Attribute, 4>>
DeadCodeAnalysis::getOperandValues(Operation *op) {
  SmallVector<Attribute, 4> values;
  for (OpOperand &operand : op->getOpOperands()) {
    auto *lattice = getOrCreate<Lattice<ConstantValue>>(operand.get());
    lattice->useDefSubscribe(this);
    if (lattice->getValue().isUninitialized())
      return std::nullopt;
    values.push_back(lattice->getValue().getConstantValue());
  }
  return values;
}

void DeadCodeAnalysis::visitCall(Operation *call) {
  Operation *callable = resolveCallee(call, symbols);
  auto isExternal = [&] {
    return !scope->isAncestor(callable) ||
           (isCallable(callable) && !getCallableRegion(callable));
  };
  bool isKnown = callable && isSymbol(callable) && !isExternal();
  auto *state = getOrCreate<PredecessorState>(isKnown ? callable : call);
  propagateIfChanged(state, isKnown ? state->join(call)
                                    : state->setHasUnknownPredecessors());
}

void DeadCodeAnalysis::visitRegionBranch(Operation *op) {
  std::optional<SmallVector<Attribute, 4>> operands = getOperandValues(op);
  if (!operands)
    return;
  SmallVector<RegionSuccessor, 2> successors;
  getRegionBranch(op)->getSuccessorRegions(op, nullptr, *operands, successors);
  for (const RegionSuccessor &successor : successors) {
    if (successor.region) {
      auto *state = getOrCreate<Executable>(&successor.region->front());
      propagateIfChanged(state, state->setToLive());
    }
    auto *predecessors = getOrCreate<PredecessorState>(
        successor.region ? LatticeAnchor(&successor.region->front())
                         : LatticeAnchor(op));
    propagateIfChanged(predecessors, predecessors->join(op));
  }
}

void DeadCodeAnalysis::visitRegionTerminator(Operation *op, Operation *branch) {
  const RegionBranchOpInterface::Concept *table = getRegionBranch(branch);
  std::optional<SmallVector<Attribute, 4>> operands = getOperandValues(op);
  if (!table || !operands)
    return;
  SmallVector<RegionSuccessor, 2> successors;
  table->getSuccessorRegions(branch, op->getParentRegion(), *operands,
                             successors);
  for (const RegionSuccessor &successor : successors) {
    if (successor.region) {
      auto *state = getOrCreate<Executable>(&successor.region->front());
      propagateIfChanged(state, state->setToLive());
    }
    auto *predecessors = getOrCreate<PredecessorState>(
        successor.region ? LatticeAnchor(&successor.region->front())
                         : LatticeAnchor(branch));
    propagateIfChanged(predecessors, predecessors->join(op));
  }
}

void DeadCodeAnalysis::visitRegions(Operation *op) {
  if (getRegionBranch(op))
    return visitRegionBranch(op);
  if (!isCallable(op))
    return markEntryBlocksLive(op);
  const auto *callers = getOrCreateFor<PredecessorState>(op, op);
  if (!callers->allPredecessorsKnown() ||
      !callers->getKnownPredecessors().empty())
    markEntryBlocksLive(op);
}

void DeadCodeAnalysis::visitCallableTerminator(Operation *op,
                                               Operation *callable) {
  const auto *callers = getOrCreateFor<PredecessorState>(op, callable);
  bool returns = op->hasTrait(OpTrait::ReturnLike);
  for (Operation *call : callers->getKnownPredecessors()) {
    auto *state = getOrCreate<PredecessorState>(call);
    propagateIfChanged(state, returns ? state->join(op)
                                      : state->setHasUnknownPredecessors());
  }
}

void DeadCodeAnalysis::visitBranch(Operation *op) {
  std::optional<SmallVector<Attribute, 4>> operands = getOperandValues(op);
  if (!operands)
    return;
  if (Block *successor = getSuccessorForOperands(op, *operands))
    return markEdgeLive(op->getBlock(), successor);
  for (Block *successor : op->getSuccessors())
    markEdgeLive(op->getBlock(), successor);
}

LogicalResult DeadCodeAnalysis::visit(ProgramPoint point) {
  Operation *op = point.getOperation();
  if (!op ||
      (op->getBlock() && !getOrCreate<Executable>(op->getBlock())->isLive()))
    return success();
  if (isCall(op))
    visitCall(op);
  if (op->getNumRegions())
    visitRegions(op);
  if (isRegionOrCallableReturn(op)) {
    Operation *parent = op->getParentOp();
    if (parent->hasTrait(OpTrait::RegionBranchOpInterface))
      visitRegionTerminator(op, parent);
    else
      visitCallableTerminator(op, parent);
  }
  if (!op->hasSuccessors())
    return success();
  if (op->hasTrait(OpTrait::BranchOpInterface))
    visitBranch(op);
  else
    for (Block *successor : op->getSuccessors())
      markEdgeLive(op->getBlock(), successor);
  return success();
}
