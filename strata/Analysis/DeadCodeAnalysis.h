// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reachability: executable blocks and edges between blocks, and the
// predecessors of calls, callables and operations with regions. If another
// analysis of the same run finds constants, only the taken edge of a branch on
// a constant is followed.
#ifndef STRATA_ANALYSIS_DEADCODEANALYSIS_H
#define STRATA_ANALYSIS_DEADCODEANALYSIS_H

#include "strata/Analysis/DataFlowFramework.h"
#include "strata/IR/Symbols/SymbolTable.h"

namespace strata::dataflow {

/// Whether the block or edge is executable.
class Executable final : public AnalysisState {
public:
  explicit Executable(LatticeAnchor anchor) : key(anchor.getKey()) {}
  bool isLive() const { return live; }
  ChangeResult setToLive() {
    ChangeResult change = live ? ChangeResult::NoChange : ChangeResult::Change;
    live = true;
    return change;
  }
  /// `analysis` visits the block, and all operations in it, when it becomes
  /// executable; for an edge, the start of its target.
  void blockContentSubscribe(DataFlowAnalysis *analysis) {
    subscribers.insert(analysis);
  }
  void print(raw_ostream &os) const override { os << (live ? "live" : "dead"); }

private:
  void onUpdate(DataFlowSolver &solver) const override;
  std::pair<void *, void *> key;
  llvm::SmallSetVector<DataFlowAnalysis *, 4> subscribers;
  bool live = false;
};

/// For a callable, the calls; for a call, the returns; for an operation with
/// regions, or a region's entry block, the operations from which control comes.
class PredecessorState final : public AnalysisState {
public:
  explicit PredecessorState(LatticeAnchor) {}
  /// False if there may be others.
  bool allPredecessorsKnown() const { return allKnown; }
  ArrayRef<Operation *> getKnownPredecessors() const {
    return known.getArrayRef();
  }
  ChangeResult setHasUnknownPredecessors() {
    ChangeResult change =
        allKnown ? ChangeResult::Change : ChangeResult::NoChange;
    allKnown = false;
    return change;
  }
  ChangeResult join(Operation *predecessor) {
    return known.insert(predecessor) ? ChangeResult::Change
                                     : ChangeResult::NoChange;
  }
  void print(raw_ostream &os) const override;

private:
  bool allKnown = true;
  llvm::SmallSetVector<Operation *, 4> known;
};

class DeadCodeAnalysis final : public DataFlowAnalysis {
public:
  using DataFlowAnalysis::DataFlowAnalysis;
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint point) override;

private:
  void initializeSymbolCallables(Operation *top);
  void initializeTable(Operation *table, bool allVisible);
  void setHasUnknownCallers(Operation *callable);
  void visitCall(Operation *call);
  void visitRegions(Operation *op);
  void visitCallableTerminator(Operation *op, Operation *callable);
  void visitRegionTerminator(Operation *op, Operation *branch);
  void visitRegionBranch(Operation *op);
  void visitBranch(Operation *op);
  void markEdgeLive(Block *from, Block *to);
  void markEntryBlocksLive(Operation *op);
  /// The constant values of the operands of `op`, null for others; std::nullopt
  /// if an operand has not been visited yet.
  std::optional<SmallVector<Attribute, 4>> getOperandValues(Operation *op);

  Operation *scope = nullptr;
  SymbolTableCollection symbols;
};

} // namespace strata::dataflow

#endif // STRATA_ANALYSIS_DEADCODEANALYSIS_H
