// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef STRATA_TRANSFORMS_DATAFLOWLISTENER_H
#define STRATA_TRANSFORMS_DATAFLOWLISTENER_H

#include "strata/Analysis/DataFlowFramework.h"
#include "strata/Rewrite/PatternMatch.h"

namespace strata {

/// Removes the states of erased operations from a solver, for rewriting by its results.
/// The solver outlives the listener.
class DataFlowListener final : public RewriterBase::Listener {
public:
  explicit DataFlowListener(DataFlowSolver &solver) : solver(solver) {}
  void notifyOperationErased(Operation *op) override {
    solver.eraseState(op);
    for (OpResult result : op->getResults())
      solver.eraseState(Value(result));
  }

private:
  DataFlowSolver &solver;
};

} // namespace strata

#endif // STRATA_TRANSFORMS_DATAFLOWLISTENER_H
