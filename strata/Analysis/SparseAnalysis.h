// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sparse data-flow analyses: states are attached to values and propagated along
// uses. A forward analysis computes the states of results from those of
// operands; block arguments, regions and calls are handled with the
// predecessors found by DeadCodeAnalysis, which must be loaded in the same
// solver. A backward analysis computes the states of operands from those of
// results.
#ifndef STRATA_ANALYSIS_SPARSEANALYSIS_H
#define STRATA_ANALYSIS_SPARSEANALYSIS_H

#include "strata/Analysis/DataFlowFramework.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"

namespace strata::dataflow {

/// The lattice of a value.
class AbstractSparseLattice : public AnalysisState {
public:
  explicit AbstractSparseLattice(LatticeAnchor anchor)
      : value(Value::getFromOpaquePointer(anchor.getKey().first)) {}
  Value getAnchor() const { return value; }
  virtual ChangeResult join(const AbstractSparseLattice &other) = 0;
  /// `analysis` visits the users of the value when this changes.
  void useDefSubscribe(DataFlowAnalysis *analysis) {
    subscribers.insert(analysis);
  }

protected:
  void onUpdate(DataFlowSolver &solver) const override;

private:
  Value value;
  llvm::SmallSetVector<DataFlowAnalysis *, 2> subscribers;
};

/// A lattice whose elements are of type `T`, which has `static T join(const T
/// &, const T &)`, `operator==`, `print(raw_ostream &)`, and starts at the
/// bottom.
template <typename T> class Lattice : public AbstractSparseLattice {
public:
  using AbstractSparseLattice::AbstractSparseLattice;
  const T &getValue() const { return element; }
  ChangeResult join(const T &other) {
    T joined = T::join(element, other);
    if (joined == element)
      return ChangeResult::NoChange;
    element = joined;
    return ChangeResult::Change;
  }
  ChangeResult join(const AbstractSparseLattice &other) override {
    return join(static_cast<const Lattice &>(other).element);
  }
  void print(raw_ostream &os) const override { element.print(os); }

private:
  T element;
};

/// A forward analysis on the lattice base class.
class AbstractSparseForwardDataFlowAnalysis : public DataFlowAnalysis {
public:
  using DataFlowAnalysis::DataFlowAnalysis;
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint point) override;

protected:
  using Lattices = ArrayRef<AbstractSparseLattice *>;
  using ConstLattices = ArrayRef<const AbstractSparseLattice *>;
  /// The transfer function: updates `results` from `operands`.
  virtual LogicalResult visitOperationImpl(Operation *op,
                                           ConstLattices operands,
                                           Lattices results) = 0;
  /// The transfer function of a call to an external function.
  virtual void visitExternalCallImpl(Operation *call, ConstLattices operands,
                                     Lattices results) {
    (void)call, (void)operands;
    setAllToEntryStates(results);
  }
  /// Arguments that no branch or call passes: by default set to the pessimistic
  /// fixpoint.
  virtual void visitNonControlFlowArgumentsImpl(Operation *op, Region &region,
                                                Lattices arguments) {
    (void)op, (void)region;
    setAllToEntryStates(arguments);
  }
  virtual AbstractSparseLattice *getLatticeElement(Value value) = 0;
  /// Sets the lattice of a value from outside: the pessimistic fixpoint.
  virtual void setToEntryState(AbstractSparseLattice *lattice) = 0;
  void setAllToEntryStates(Lattices lattices) {
    for (AbstractSparseLattice *lattice : lattices)
      setToEntryState(lattice);
  }
  void join(AbstractSparseLattice *to, const AbstractSparseLattice &from) {
    propagateIfChanged(to, to->join(from));
  }
  /// The lattice of `value`; `point` is visited again if it changes.
  const AbstractSparseLattice *getLatticeFor(ProgramPoint point, Value value);

private:
  LogicalResult visitOperation(Operation *op);
  void visitCall(Operation *call, ConstLattices operands, Lattices results);
  void visitBlock(Block *block);
  void visitEntryBlock(Block *block, Lattices arguments);
  /// Joins the operands that the region branch `op` passes to `successor`.
  void visitRegionSuccessor(ProgramPoint point, Operation *op, Region *region,
                            Lattices lattices);
  Operation *scope = nullptr;
  /// No branch changes while an analysis runs.
  BranchOperands branchOperands;
  SymbolTableCollection symbols;
};

/// A forward analysis with lattices of type `StateT`.
template <typename StateT>
class SparseForwardDataFlowAnalysis
    : public AbstractSparseForwardDataFlowAnalysis {
public:
  using AbstractSparseForwardDataFlowAnalysis::
      AbstractSparseForwardDataFlowAnalysis;
  virtual LogicalResult visitOperation(Operation *op,
                                       ArrayRef<const StateT *> operands,
                                       ArrayRef<StateT *> results) = 0;

protected:
  StateT *getLatticeElement(Value value) override {
    return getOrCreate<StateT>(value);
  }
  virtual void setToEntryState(StateT *lattice) = 0;

private:
  LogicalResult visitOperationImpl(Operation *op, ConstLattices operands,
                                   Lattices results) final {
    return visitOperation(
        op,
        {reinterpret_cast<const StateT *const *>(operands.begin()),
         operands.size()},
        {reinterpret_cast<StateT *const *>(results.begin()), results.size()});
  }
  void setToEntryState(AbstractSparseLattice *lattice) final {
    setToEntryState(static_cast<StateT *>(lattice));
  }
};

/// A backward analysis on the lattice base class.
class AbstractSparseBackwardDataFlowAnalysis : public DataFlowAnalysis {
public:
  using DataFlowAnalysis::DataFlowAnalysis;
  LogicalResult initialize(Operation *top) override;
  LogicalResult visit(ProgramPoint point) override;

protected:
  using Lattices = ArrayRef<AbstractSparseLattice *>;
  using ConstLattices = ArrayRef<const AbstractSparseLattice *>;
  /// The transfer function: updates `operands` from `results`.
  virtual LogicalResult visitOperationImpl(Operation *op, Lattices operands,
                                           ConstLattices results) = 0;
  /// An operand of a branch, a terminator, or an operation with regions, that
  /// is not passed on.
  virtual void visitBranchOperand(OpOperand &operand) = 0;
  /// An operand of a call that is not an argument.
  virtual void visitCallOperand(OpOperand &operand) = 0;
  /// A call to an unknown or external callee.
  virtual void visitExternalCallImpl(Operation *call, Lattices operands,
                                     ConstLattices results) {
    (void)call, (void)results;
    setAllToExitStates(operands);
  }
  virtual AbstractSparseLattice *getLatticeElement(Value value) = 0;
  /// Sets the lattice of a value that escapes to the outside.
  virtual void setToExitState(AbstractSparseLattice *lattice) = 0;
  void setAllToExitStates(Lattices lattices) {
    for (AbstractSparseLattice *lattice : lattices)
      setToExitState(lattice);
  }
  /// Joins `from` into `to`.
  void meet(AbstractSparseLattice *to, const AbstractSparseLattice &from) {
    propagateIfChanged(to, to->join(from));
  }
  /// The lattice of `value`; a change of it revisits `point`.
  const AbstractSparseLattice *getLatticeFor(ProgramPoint point, Value value);

private:
  LogicalResult visitOperation(Operation *op);
  void visitBranch(Operation *op, Lattices operands);
  void visitCall(Operation *op, Lattices operands, ConstLattices results);
  void visitCallableTerminator(Operation *op, Operation *callable,
                               Lattices operands);
  /// Propagates the values that `from`, `op` itself or a terminator in it,
  /// passes on.
  void visitRegionBranch(Operation *op, Operation *from, Lattices operands);
  Operation *scope = nullptr;
  SymbolTableCollection symbols;
};

/// A backward analysis with lattices of type `StateT`.
template <typename StateT>
class SparseBackwardDataFlowAnalysis
    : public AbstractSparseBackwardDataFlowAnalysis {
public:
  using AbstractSparseBackwardDataFlowAnalysis::
      AbstractSparseBackwardDataFlowAnalysis;
  virtual LogicalResult visitOperation(Operation *op,
                                       ArrayRef<StateT *> operands,
                                       ArrayRef<const StateT *> results) = 0;

protected:
  StateT *getLatticeElement(Value value) override {
    return getOrCreate<StateT>(value);
  }
  virtual void setToExitState(StateT *lattice) = 0;

private:
  LogicalResult visitOperationImpl(Operation *op, Lattices operands,
                                   ConstLattices results) final {
    return visitOperation(
        op,
        {reinterpret_cast<StateT *const *>(operands.begin()), operands.size()},
        {reinterpret_cast<const StateT *const *>(results.begin()),
         results.size()});
  }
  void setToExitState(AbstractSparseLattice *lattice) final {
    setToExitState(static_cast<StateT *>(lattice));
  }
};

} // namespace strata::dataflow

#endif // STRATA_ANALYSIS_SPARSEANALYSIS_H
