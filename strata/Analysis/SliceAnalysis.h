// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Slices: the operations that an operation depends on through its operands, and those
// that depend on it through its results. Dependences through memory and through
// terminators are not followed.
#ifndef STRATA_ANALYSIS_SLICEANALYSIS_H
#define STRATA_ANALYSIS_SLICEANALYSIS_H

#include "strata/IR/Operation.h"

#include "llvm/ADT/SetVector.h"

#include <functional>

namespace strata {

using SliceSet = llvm::SetVector<Operation *>;

struct SliceOptions {
  /// Operations for which it is false are left out, with what is behind them.
  std::function<bool(Operation *)> filter;
  /// Whether the operation itself is in the slice.
  bool inclusive = false;
};
struct BackwardSliceOptions : SliceOptions {
  /// Stops at block arguments. Otherwise the slice goes on at the operation around the
  /// block.
  bool omitBlockArguments = false;
  /// Follows the values from outside that regions of operations use.
  bool omitUsesFromAbove = true;
};
using ForwardSliceOptions = SliceOptions;

/// Adds the slice of `op`, or of the operation that defines `value`, to `slice`;
/// definitions come before their uses. O(slice).
void getBackwardSlice(Operation *op, SliceSet *slice,
                      const BackwardSliceOptions &options = {});
void getBackwardSlice(Value value, SliceSet *slice,
                      const BackwardSliceOptions &options = {});
void getForwardSlice(Operation *op, SliceSet *slice,
                     const ForwardSliceOptions &options = {});
void getForwardSlice(Value value, SliceSet *slice,
                     const ForwardSliceOptions &options = {});
/// `ops` with definitions before their uses, in an order that is otherwise kept. In a
/// cycle, the operation that comes first in `ops` stays first. O(ops * operands).
SliceSet topologicalSort(const SliceSet &ops);

} // namespace strata

#endif // STRATA_ANALYSIS_SLICEANALYSIS_H
