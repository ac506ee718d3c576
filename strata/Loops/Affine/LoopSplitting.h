// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conditions in affine loops: a condition that is the same in all iterations moves out of the loop
// (unswitching), and a loop is split where a condition on its induction variable changes (index-set
// splitting).
#ifndef STRATA_LOOPS_AFFINE_LOOPSPLITTING_H
#define STRATA_LOOPS_AFFINE_LOOPSPLITTING_H

#include "strata/Dialects/Affine/AffineClasses.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// An affine.if or scf.if in `loop` whose condition is defined outside of it, and can be evaluated there:
/// branches on poison have undefined behavior, and the loop may not execute the branch. Null if there is
/// none.
strata::Operation *findInvariantBranch(AffineForOp loop);
/// Replaces the loop by a branch on the condition of `branch`, which findInvariantBranch returned, with a
/// copy of the loop for each of its regions. Returns the two loops.
std::pair<AffineForOp, AffineForOp> unswitchLoop(strata::RewriterBase &rewriter,
                                                 AffineForOp loop,
                                                 strata::Operation *branch);

/// A constraint of an affine.if that holds for the iterations of a loop before some number, and not from
/// it on, or the other way round.
struct SplitPoint {
  AffineIfOp branch;
  unsigned constraint;
  /// The first number of the second part: a map with one result, and its operands, which are defined
  /// outside of the loop.
  strata::AffineMap map;
  strata::SmallVector<strata::Value> operands;
  bool holdsInFirst;
};
/// The first such constraint in the loop, whose step must be 1.
std::optional<SplitPoint> findSplitPoint(AffineForOp loop);
/// Splits the loop into two, in which the constraint is decided. Returns the loops.
std::pair<AffineForOp, AffineForOp> splitLoop(strata::RewriterBase &rewriter,
                                              AffineForOp loop,
                                              const SplitPoint &point);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPSPLITTING_H
