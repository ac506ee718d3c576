// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dense data-flow analyses: states are attached to program points, not to
// values. The transfer function of a forward analysis computes the state after
// an operation from the one before it, that of a backward analysis the
// opposite; the connections between blocks, regions and calls come from
// DeadCodeAnalysis, which must be loaded in the same solver.
//
// A forward state under an operation holds after it, under a block at its
// start. A backward state under an operation holds before it, under a block at
// its end.
#ifndef STRATA_ANALYSIS_DENSEANALYSIS_H
#define STRATA_ANALYSIS_DENSEANALYSIS_H

#include "strata/Analysis/DataFlowFramework.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

namespace strata::dataflow {

class PredecessorState;

/// The state of a program point.
class AbstractDenseLattice : public AnalysisState {
public:
  explicit AbstractDenseLattice(LatticeAnchor) {}
  virtual ChangeResult join(const AbstractDenseLattice &other) = 0;
};

/// Control flow transfers of calls, as seen by a dense analysis.
enum class CallControlFlowAction : uint8_t {
  /// Control goes from the call to the callee, or comes from there.
  EnterCallee,
  ExitCallee,
  /// The callee is a declaration.
  ExternalCallee,
};

/// Common base of forward and backward analyses.
class AbstractDenseAnalysis : public DataFlowAnalysis {
public:
  using DataFlowAnalysis::DataFlowAnalysis;

protected:
  virtual AbstractDenseLattice *getLattice(LatticeAnchor anchor) = 0;
  /// The lattice of `anchor`; a change of it revisits `point`.
  const AbstractDenseLattice *getLatticeFor(ProgramPoint point,
                                            LatticeAnchor anchor);
  void join(AbstractDenseLattice *to, const AbstractDenseLattice &from) {
    propagateIfChanged(to, to->join(from));
  }
  bool isLive(Block *block);
  /// Visits every block and operation in `top`, and again when blocks are found
  /// to be executed.
  LogicalResult visitAll(Operation *top, bool backward);

  Operation *scope = nullptr;
  SymbolTableCollection symbols;
};

/// A forward analysis on the lattice base class.
class AbstractDenseForwardDataFlowAnalysis : public AbstractDenseAnalysis {
public:
  using AbstractDenseAnalysis::AbstractDenseAnalysis;
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint point) override;

protected:
  /// Computes the state after `op` from the state before it.
  virtual LogicalResult visitOperationImpl(Operation *op,
                                           const AbstractDenseLattice &before,
                                           AbstractDenseLattice *after) = 0;
  /// Sets the state at an entry from outside: the pessimistic fixpoint.
  virtual void setToEntryState(AbstractDenseLattice *lattice) = 0;
  /// From `branch` or the end of its region `from`, null for the former, to its
  /// region `to`, or to the point after the operation if that is null.
  virtual void visitRegionBranchTransfer(Operation *branch, Region *from,
                                         Region *to,
                                         const AbstractDenseLattice &before,
                                         AbstractDenseLattice *after) {
    (void)branch, (void)from, (void)to;
    join(after, before);
  }
  virtual void visitCallTransfer(Operation *call, CallControlFlowAction action,
                                 const AbstractDenseLattice &before,
                                 AbstractDenseLattice *after) {
    (void)call;
    if (action == CallControlFlowAction::ExternalCallee)
      setToEntryState(after);
    else
      join(after, before);
  }

private:
  LatticeAnchor getAnchorBefore(Operation *op) const;
  LogicalResult visitOperation(Operation *op);
  void visitCall(Operation *call, const AbstractDenseLattice &before,
                 AbstractDenseLattice *after);
  void visitBlock(Block *block);
  void visitCallableEntry(Block *block, Operation *callable,
                          AbstractDenseLattice *after);
  void visitRegionSuccessor(ProgramPoint point, Operation *op, Region *region,
                            AbstractDenseLattice *after);
};

/// A forward analysis with lattices of type `LatticeT`, which derives from
/// AbstractDenseLattice.
template <typename LatticeT>
class DenseForwardDataFlowAnalysis
    : public AbstractDenseForwardDataFlowAnalysis {
public:
  using AbstractDenseForwardDataFlowAnalysis::
      AbstractDenseForwardDataFlowAnalysis;
  virtual LogicalResult visitOperation(Operation *op, const LatticeT &before,
                                       LatticeT *after) = 0;

protected:
  virtual void setToEntryState(LatticeT *lattice) = 0;
  AbstractDenseLattice *getLattice(LatticeAnchor anchor) override {
    return getOrCreate<LatticeT>(anchor);
  }

private:
  LogicalResult visitOperationImpl(Operation *op,
                                   const AbstractDenseLattice &before,
                                   AbstractDenseLattice *after) final {
    return visitOperation(op, static_cast<const LatticeT &>(before),
                          static_cast<LatticeT *>(after));
  }
  void setToEntryState(AbstractDenseLattice *lattice) final {
    setToEntryState(static_cast<LatticeT *>(lattice));
  }
};

/// A backward analysis on the lattice base class.
class AbstractDenseBackwardDataFlowAnalysis : public AbstractDenseAnalysis {
public:
  using AbstractDenseAnalysis::AbstractDenseAnalysis;
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint point) override;

protected:
  /// Computes the state before `op` from the state after it.
  virtual LogicalResult visitOperationImpl(Operation *op,
                                           const AbstractDenseLattice &after,
                                           AbstractDenseLattice *before) = 0;
  /// Sets the state at an exit to the outside: the pessimistic fixpoint.
  virtual void setToExitState(AbstractDenseLattice *lattice) = 0;
  /// Like the function of forward analyses, with the states exchanged.
  virtual void visitRegionBranchTransfer(Operation *branch, Region *from,
                                         Region *to,
                                         const AbstractDenseLattice &after,
                                         AbstractDenseLattice *before) {
    (void)branch, (void)from, (void)to;
    join(before, after);
  }
  virtual void visitCallTransfer(Operation *call, CallControlFlowAction action,
                                 const AbstractDenseLattice &after,
                                 AbstractDenseLattice *before) {
    (void)call;
    if (action == CallControlFlowAction::ExternalCallee)
      setToExitState(before);
    else
      join(before, after);
  }

private:
  static LatticeAnchor getAnchorAfter(Operation *op);
  static LatticeAnchor getAnchorAtStart(Block *block);
  LogicalResult visitOperation(Operation *op);
  void visitCall(Operation *call, const AbstractDenseLattice &after,
                 AbstractDenseLattice *before);
  void visitBlockEnd(Block *block);
  void visitCallableEnd(Block *block, Operation *callable,
                        AbstractDenseLattice *before);
  /// Propagates states to the targets of control flow from `op`, or from the
  /// end of its region `from`.
  void visitRegionBranch(ProgramPoint point, Operation *op, Operation *from,
                         AbstractDenseLattice *before);
};

/// A backward analysis with lattices of type `LatticeT`, which derives from
/// AbstractDenseLattice.
template <typename LatticeT>
class DenseBackwardDataFlowAnalysis
    : public AbstractDenseBackwardDataFlowAnalysis {
public:
  using AbstractDenseBackwardDataFlowAnalysis::
      AbstractDenseBackwardDataFlowAnalysis;
  virtual LogicalResult visitOperation(Operation *op, const LatticeT &after,
                                       LatticeT *before) = 0;

protected:
  virtual void setToExitState(LatticeT *lattice) = 0;
  AbstractDenseLattice *getLattice(LatticeAnchor anchor) override {
    return getOrCreate<LatticeT>(anchor);
  }

private:
  LogicalResult visitOperationImpl(Operation *op,
                                   const AbstractDenseLattice &after,
                                   AbstractDenseLattice *before) final {
    return visitOperation(op, static_cast<const LatticeT &>(after),
                          static_cast<LatticeT *>(before));
  }
  void setToExitState(AbstractDenseLattice *lattice) final {
    setToExitState(static_cast<LatticeT *>(lattice));
  }
};

} // namespace strata::dataflow

#endif // STRATA_ANALYSIS_DENSEANALYSIS_H
