// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/OtherLoopsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;

Region *strata::getFunctionBody(Operation *op) {
  Region *region = op->getParentRegion();
  while (region->getParentOp() &&
         !region->getParentOp()->hasTrait(OpTrait::IsolatedFromAbove) &&
         region->getParentOp()->getParentRegion())
    region = region->getParentOp()->getParentRegion();
  return region;
}

static SmallVector<LoopLevel, 4> getOtherLevels(Operation *op, Operation *loop,
                                                Region *scope) {
  SmallVector<LoopLevel, 4> levels = getLoopLevels(op, scope);
  llvm::erase_if(levels,
                 [&](const LoopLevel &level) { return level.loop == loop; });
  return levels;
}

OtherLoops::OtherLoops(Operation *op, Operation *loop, Region *scope)
    : translator(system, symbols, VarKind::Range,
                 getOtherLevels(op, loop, scope)) {
  translator.addDomain(op, scope);
}

bool OtherLoops::isNever(const LinearSum &lhs, const LinearSum &rhs) const {
  ConstraintSystem constraints = system;
  constraints.addLessOrEqual(lhs, rhs);
  // Work for one question.
  Budget budget(100000);
  return constraints.build().simplify().isIntegerEmpty(budget) == Tri::True;
}
