// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/LivenessAnalysis.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::dataflow;

LogicalResult
LivenessAnalysis::visitOperation(Operation *op, ArrayRef<Liveness *> operands,
                                 ArrayRef<const Liveness *> results) {
  bool matters =
      !effects.isMemoryEffectFree(op) || op->hasTrait(OpTrait::Terminator) ||
      llvm::any_of(results,
                   [](const Liveness *result) { return result->isLive(); });
  if (matters)
    for (Liveness *operand : operands)
      setToExitState(operand);
  return success();
}

void LivenessAnalysis::visitBranchOperand(OpOperand &operand) {
  Operation *op = operand.getOwner();
  // Between the regions of an operation it matters if they, or its results, do.
  Operation *branch = getRegionBranch(op) ? op : nullptr;
  if (!branch && op->getBlock() && getRegionBranch(op->getParentOp()))
    branch = op->getParentOp();
  bool matters = !branch || !effects.isMemoryEffectFree(branch);
  for (unsigned i = 0; branch && i < branch->getNumResults(); ++i)
    matters |=
        static_cast<const Liveness *>(getLatticeFor(op, branch->getResult(i)))
            ->isLive();
  if (matters)
    markLive(operand.get());
}
