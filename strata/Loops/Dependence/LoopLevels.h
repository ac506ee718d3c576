// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The loops around an operation as a list of levels, the outermost first, and the order in which
// two operations are executed.
#ifndef STRATA_LOOPS_DEPENDENCE_LOOPLEVELS_H
#define STRATA_LOOPS_DEPENDENCE_LOOPLEVELS_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

/// One induction variable of a loop, or an operation whose regions may be executed any number of
/// times.
struct LoopLevel {
  Operation *loop = nullptr;
  /// The number of the induction variable.
  unsigned index = 0;
  /// Null if no variable counts the executions.
  Value variable;

  bool operator==(const LoopLevel &other) const {
    return loop == other.loop && index == other.index;
  }
};

/// Appends the levels of the operation of `region` for code in the region: none if it is executed at
/// most once each time.
void appendLevels(Region &region, SmallVectorImpl<LoopLevel> &levels);
/// The levels of the loops around `op` that are in `scope`, an ancestor of its region or its region
/// itself. O(depth).
SmallVector<LoopLevel, 4> getLoopLevels(Operation *op, Region *scope);
/// The number of leading levels that both lists have.
unsigned countCommonLevels(ArrayRef<LoopLevel> a, ArrayRef<LoopLevel> b);

/// The bounds of one variable of an affine.parallel: the greatest result of `lower` and the least of
/// `upper`.
struct ParallelBounds {
  AffineMap lower, upper;
};
/// std::nullopt if the groups of results do not fit the loop.
std::optional<ParallelBounds>
getParallelBounds(dialects::affine::AffineParallelOp loop, unsigned index);

/// How two operations are ordered if the loops around both are in the same iteration.
enum class TextualOrder : uint8_t {
  Before,
  After,
  /// Only one of them is executed, or they are the same operation.
  Never,
  /// One contains the other, or their order depends on control flow.
  Unknown
};
/// The order of `a` relative to `b`. Both are in one function.
TextualOrder getTextualOrder(Operation *a, Operation *b);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_LOOPLEVELS_H
