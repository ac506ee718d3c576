// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bufferization/Analysis/OneShotAnalysis.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <random>

using namespace strata;

/// Operations in regions come before the operation itself.
static SmallVector<Operation *> getTopDown(Operation *root) {
  SmallVector<Operation *> ops;
  root->walk([&](Operation *op) {
    if (hasTensorSemantics(op))
      ops.push_back(op);
  });
  return ops;
}

/// Adds the definitions of the operands of a terminator, up to those outside of
/// its region.
static void addDefinitions(Operation *terminator,
                           const BufferizationState &state,
                           llvm::SetVector<Operation *> &ops) {
  SmallVector<Value> worklist(terminator->getOperands());
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    Operation *def = value.getDefiningOp();
    if (!def || !isTensorType(value.getType()) || !ops.insert(def) ||
        !terminator->getParentRegion()->findAncestorOpInRegion(*def))
      continue;
    for (const AliasingOperand &alias : state.getAliasingOperands(value))
      worklist.push_back(alias.operand->get());
  }
}

SmallVector<Operation *>
strata::getAnalysisOrder(Operation *root, const BufferizationState &state) {
  SmallVector<Operation *> ops = getTopDown(root);
  switch (state.getOptions().heuristic) {
  case AnalysisHeuristic::BottomUp:
    std::reverse(ops.begin(), ops.end());
    return ops;
  case AnalysisHeuristic::TopDown:
    return ops;
  case AnalysisHeuristic::Fuzzer: {
    std::mt19937 generator(state.getOptions().fuzzerSeed);
    llvm::shuffle(ops.begin(), ops.end(), generator);
    return ops;
  }
  case AnalysisHeuristic::BottomUpFromTerminators:
    break;
  }
  llvm::SetVector<Operation *> first;
  SmallVector<Operation *> terminators;
  root->walk([&](Operation *op) {
    if (op->hasTrait<OpTrait::Terminator>())
      terminators.push_back(op);
  });
  for (Operation *terminator : llvm::reverse(terminators))
    addDefinitions(terminator, state, first);
  // In this order, operations come after the operations in their regions.
  ops.clear();
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (hasTensorSemantics(op))
      ops.push_back(op);
  });
  first.insert(ops.rbegin(), ops.rend());
  return first.takeVector();
}
