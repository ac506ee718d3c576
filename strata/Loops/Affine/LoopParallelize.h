// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine loops whose iterations may be executed in any order, as affine.parallel.
#ifndef STRATA_LOOPS_AFFINE_LOOPPARALLELIZE_H
#define STRATA_LOOPS_AFFINE_LOOPPARALLELIZE_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Loops/Dependence/Obstacle.h"

namespace strata {
class RewriterBase;
} // namespace strata

namespace dialects::affine {

/// A value that a loop carries and that each iteration combines with one of its own by an operation
/// that may be applied in any order.
struct LoopReduction {
  arith::AtomicRMWKind kind;
  /// The number of the carried value.
  unsigned iterArgPosition;
  /// The value that is combined.
  strata::Value value;
  /// The operation that combines.
  strata::Operation *combiner;
};

/// The reduction that carried value `position` is; std::nullopt if it is none.
std::optional<LoopReduction> getSupportedReduction(AffineForOp loop,
                                                   unsigned position);

/// The reason why the iterations cannot be executed in any order, apart from reductions, of which
/// `reductions` becomes the list: all memory must be accessed by affine operations, or be allocated
/// in the loop. With null `reductions`, the loop may carry no values. std::nullopt if they can.
std::optional<strata::Obstacle> findParallelizationObstacle(
    AffineForOp loop, strata::MemoryAliases &aliases,
    strata::SmallVectorImpl<LoopReduction> *reductions = nullptr);

/// The number of a loop of the perfectly nested `band`, after the outermost, whose iterations may be executed in
/// any order, each with all iterations of the other loops: its bounds do not depend on them, and no element is
/// accessed in two of its iterations. std::nullopt if there is none.
std::optional<unsigned> findIndependentLoop(strata::ArrayRef<AffineForOp> band,
                                            strata::MemoryAliases &aliases);

/// Replaces the loop, which has the given reductions and carries no other values. They are not
/// minima, maxima and exclusive disjunctions of integers, which affine.parallel does not have.
AffineParallelOp
affineParallelize(strata::RewriterBase &rewriter, AffineForOp loop,
                  strata::ArrayRef<LoopReduction> reductions = {});

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPPARALLELIZE_H
