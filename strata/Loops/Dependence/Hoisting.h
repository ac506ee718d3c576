// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HoistingLegality: whether code in the body of an affine loop can be executed once before the loop
// instead of in each iteration.
#ifndef STRATA_LOOPS_DEPENDENCE_HOISTING_H
#define STRATA_LOOPS_DEPENDENCE_HOISTING_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Dependence/AccessGroups.h"
#include "strata/Loops/Dependence/Obstacle.h"

namespace strata {

/// The accesses of one loop. Valid while no code is moved into the loop.
class HoistingLegality {
public:
  using AffineForOp = ::dialects::affine::AffineForOp;

  HoistingLegality(AffineForOp loop, MemoryAliases &aliases);

  /// The reason why executing `op`, which is in the body of the loop, once before the loop does not have the
  /// effects of executing it in each iteration; std::nullopt if it has. All values that it uses are
  /// defined outside of the loop, or by operations that are moved as well. It must consist of loops and
  /// branches of affine, of accesses of affine, and of operations without effects.
  std::optional<Obstacle> findObstacle(Operation *op);

private:
  std::optional<Obstacle> checkOperation(Operation *op);
  std::optional<Obstacle> findConflict(const LoopAccess &access);
  Obstacle describeConflict(const LoopAccess &other, const LoopAccess &access);
  /// Whether `op` is executed before the loop only if the loop has iterations.
  bool impliesIteration(Operation *op);
  bool isInBounds(const LoopAccess &access);
  bool mayBeFreed(Value memory);

  AffineForOp loop;
  MemoryAliases &aliases;
  Region *scope;
  AccessGroups groups;
  /// Whether all executions of the loop have an iteration, if known.
  bool hasIterations;
  /// Whether operations in the loop have unknown effects.
  bool hasUnknownEffects = false;
  /// The operations of the function that may free memory; found when they are needed.
  std::optional<SmallVector<Operation *, 4>> frees;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_HOISTING_H
