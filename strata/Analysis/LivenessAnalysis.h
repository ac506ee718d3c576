// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Liveness of values: a value is live if an operation with effects uses it, if
// it decides control flow, if it escapes the analysed operation, or if a live
// value is computed from it. Liveness is propagated through branches, calls and
// regions.
#ifndef STRATA_ANALYSIS_LIVENESSANALYSIS_H
#define STRATA_ANALYSIS_LIVENESSANALYSIS_H

#include "strata/Analysis/SparseAnalysis.h"
#include "strata/Interfaces/EffectSummaries.h"

namespace strata::dataflow {

/// The liveness of a value.
class Liveness final : public AbstractSparseLattice {
public:
  using AbstractSparseLattice::AbstractSparseLattice;
  bool isLive() const { return live; }
  ChangeResult markLive() {
    ChangeResult change = live ? ChangeResult::NoChange : ChangeResult::Change;
    live = true;
    return change;
  }
  ChangeResult join(const AbstractSparseLattice &other) override {
    return static_cast<const Liveness &>(other).live ? markLive()
                                                     : ChangeResult::NoChange;
  }
  void print(raw_ostream &os) const override {
    os << (live ? "live" : "not live");
  }

private:
  bool live = false;
};

class LivenessAnalysis final : public SparseBackwardDataFlowAnalysis<Liveness> {
public:
  using SparseBackwardDataFlowAnalysis::SparseBackwardDataFlowAnalysis;
  LogicalResult visitOperation(Operation *op, ArrayRef<Liveness *> operands,
                               ArrayRef<const Liveness *> results) override;

protected:
  void visitBranchOperand(OpOperand &operand) override;
  void visitCallOperand(OpOperand &operand) override {
    markLive(operand.get());
  }
  void setToExitState(Liveness *lattice) override {
    propagateIfChanged(lattice, lattice->markLive());
  }

private:
  void markLive(Value value) { setToExitState(getLatticeElement(value)); }

  /// No IR changes while an analysis runs.
  EffectSummaries effects;
};

} // namespace strata::dataflow

#endif // STRATA_ANALYSIS_LIVENESSANALYSIS_H
