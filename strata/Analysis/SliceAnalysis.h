// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Slices: the operations that an operation depends on through its operands, and those
// that depend on it through its results. Dependences through memory and through
// terminators are not followed.
#ifndef STRATA_ANALYSIS_SLICEANALYSIS_H
#define STRATA_ANALYSIS_SLICEANALYSIS_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/SetVector.h"

#include <functional>

namespace strata {

using SliceSet = llvm::SetVector<Operation *>;

struct SliceOptions {
  /// Operations for which it is false are left out, and the slice does not
  /// continue through them.
  std::function<bool(Operation *)> filter;
  /// Whether the operation itself is in the slice.
  bool inclusive = false;
};
struct BackwardSliceOptions : SliceOptions {
  /// Stops at block arguments. Otherwise the slice continues at the operation
  /// around the block, if that has one region of one block.
  bool omitBlockArguments = false;
  /// Does not follow the values from outside that regions of operations use.
  bool omitUsesFromAbove = true;
};
using ForwardSliceOptions = SliceOptions;

/// Adds the slice of `op`, or of the operation that defines `value`, to
/// `slice`; definitions come before their uses. Does not continue from
/// operations that `slice` has already. Succeeds always. O(slice).
LogicalResult getBackwardSlice(Operation *op, SliceSet *slice,
                               const BackwardSliceOptions &options = {});
LogicalResult getBackwardSlice(Value value, SliceSet *slice,
                               const BackwardSliceOptions &options = {});
/// Adds the operations that depend on the results of `op`, or on `value`, to `slice`.
void getForwardSlice(Operation *op, SliceSet *slice,
                     const ForwardSliceOptions &options = {});
void getForwardSlice(Value value, SliceSet *slice,
                     const ForwardSliceOptions &options = {});
/// `ops` in the order of the IR: as in their block; blocks in reverse post-order of their
/// region; an operation before those nested in it. O(n log n) for n operations, times
/// the depth of nesting, and linear in the blocks of their regions.
SliceSet topologicalSort(const SliceSet &ops);

} // namespace strata

#endif // STRATA_ANALYSIS_SLICEANALYSIS_H
