// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/RegionBranchInterface.h"

#include "strata/Definition/OpHooks.h"

using namespace strata;

const RegionBranchInterface *strata::getRegionBranch(Operation *op) {
  if (!op->hasTrait(OpTrait::RegionBranchOpInterface))
    return nullptr;
  auto *table = getInterface<RegionBranchInterface>(op);
  return table && table->getSuccessorRegions && table->getSuccessorOperands
             ? table
             : nullptr;
}

SmallVector<Value, 4>
strata::getSuccessorInputs(Operation *op, const RegionSuccessor &successor) {
  SmallVector<Value, 4> inputs;
  for (unsigned i = 0; i < successor.inputs.size; ++i) {
    unsigned number = successor.inputs.first + i;
    inputs.push_back(successor.region
                         ? Value(successor.region->getArgument(number))
                         : Value(op->getResult(number)));
  }
  return inputs;
}
