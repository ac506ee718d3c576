// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/DataFlowFramework.h"

using namespace strata;

void AnalysisState::onUpdate(DataFlowSolver &solver) const {
  for (const WorkItem &item : dependents)
    solver.enqueue(item);
}

LogicalResult DataFlowSolver::initializeAndRun(Operation *top) {
  for (const std::unique_ptr<DataFlowAnalysis> &analysis : analyses)
    if (failed(analysis->initialize(top)))
      return failure();
  while (!worklist.empty()) {
    WorkItem item = worklist.front();
    worklist.pop_front();
    pending.erase(item);
    if (failed(item.analysis->visit(item.point)))
      return failure();
  }
  return success();
}

void DataFlowSolver::eraseState(LatticeAnchor anchor) {
  for (auto &entry : tables)
    entry.second.erase(anchor.getKey());
}
