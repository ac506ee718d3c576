// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The values that regions use from outside.
#ifndef STRATA_IR_GRAPH_REGIONUTILS_H
#define STRATA_IR_GRAPH_REGIONUTILS_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/SetVector.h"

namespace strata {

/// Calls `callback` for each use in `region` of a value that is defined outside of
/// `limit`, which is `region` or a region around it. O(operands in the region).
void visitUsedValuesDefinedAbove(Region &region, Region &limit,
                                 function_ref<void(OpOperand *)> callback);
void visitUsedValuesDefinedAbove(MutableArrayRef<Region> regions,
                                 function_ref<void(OpOperand *)> callback);
/// Adds the values that `region` uses and that are defined outside of `limit`, in the
/// order of their first uses.
void getUsedValuesDefinedAbove(Region &region, Region &limit,
                               llvm::SetVector<Value> &values);
void getUsedValuesDefinedAbove(MutableArrayRef<Region> regions,
                               llvm::SetVector<Value> &values);
/// Makes the uses of `from` in `region` uses of `to`. O(uses * depth of nesting).
void replaceAllUsesInRegionWith(Value from, Value to, Region &region);

} // namespace strata

#endif // STRATA_IR_GRAPH_REGIONUTILS_H
