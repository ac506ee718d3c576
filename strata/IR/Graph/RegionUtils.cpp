// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/RegionUtils.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;

void strata::visitUsedValuesDefinedAbove(
    Region &region, Region &limit, function_ref<void(OpOperand *)> callback) {
  assert(limit.isAncestor(&region) && "the limit is not around the region");
  // The regions that a value used in `region` can be defined in.
  llvm::SmallPtrSet<Region *, 8> above;
  for (Region *outer = limit.getParentRegion(); outer;
       outer = outer->getParentRegion())
    above.insert(outer);
  region.walk([&](Operation *op) {
    for (OpOperand &operand : op->getOpOperands())
      if (operand.get() && above.contains(operand.get().getParentRegion()))
        callback(&operand);
  });
}

void strata::visitUsedValuesDefinedAbove(
    MutableArrayRef<Region> regions, function_ref<void(OpOperand *)> callback) {
  for (Region &region : regions)
    visitUsedValuesDefinedAbove(region, region, callback);
}

void strata::getUsedValuesDefinedAbove(Region &region, Region &limit,
                                       llvm::SetVector<Value> &values) {
  visitUsedValuesDefinedAbove(region, limit, [&](OpOperand *operand) {
    values.insert(operand->get());
  });
}

void strata::getUsedValuesDefinedAbove(MutableArrayRef<Region> regions,
                                       llvm::SetVector<Value> &values) {
  for (Region &region : regions)
    getUsedValuesDefinedAbove(region, region, values);
}

void strata::replaceAllUsesInRegionWith(Value from, Value to, Region &region) {
  from.replaceUsesWithIf(to, [&](OpOperand &use) {
    return region.isAncestor(use.getOwner()->getParentRegion());
  });
}
