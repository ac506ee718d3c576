// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TransferLegality: whether asynchronous copies to a buffer can be started an iteration of a loop earlier,
// to one of two buffers that iterations use in turn.
#ifndef STRATA_LOOPS_DEPENDENCE_TRANSFERLEGALITY_H
#define STRATA_LOOPS_DEPENDENCE_TRANSFERLEGALITY_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Interfaces/TransferOpInterface.h"
#include "strata/Loops/Dependence/Obstacle.h"

namespace strata {

class TransferLegality {
public:
  using AffineForOp = ::dialects::affine::AffineForOp;

  /// The function must not change while the object is used.
  TransferLegality(AffineForOp loop, MemoryAliases &aliases);

  /// The reason why a copy, whose start and wait are in the body of the loop, must not be started earlier;
  /// std::nullopt if there is none. The buffer that is written is accessed in the loop only.
  std::optional<Obstacle> findObstacle(Operation *start, Operation *wait);

private:
  /// An access of the loop to memory, or to any if that is null.
  struct Effect {
    /// The operation that is executed, and the elements that it accesses unless it is a copy.
    LoopAccess access;
    /// The operation that starts the copy.
    Operation *start = nullptr;
    /// Whether the copy starts in the same iteration of all loops.
    bool isSameIteration = false;
  };

  void collectEffects();
  void addTransfer(Operation *op, Operation *start, bool isSameIteration);
  std::optional<Obstacle> findBufferObstacle(Operation *start, Operation *wait,
                                             const Transfer &transfer);
  std::optional<Obstacle> findTagObstacle(Operation *start, Operation *wait,
                                          const Transfer &transfer);
  bool isCopied(Operation *read, const TransferElement *element,
                Operation *start, const Transfer &transfer);
  bool mayOverwrite(const Effect &effect, Operation *start,
                    const Transfer &transfer, int64_t distance);
  bool isBefore(Operation *op, Operation *other) const;

  AffineForOp loop;
  MemoryAliases &aliases;
  Region *function;
  SmallVector<Effect, 16> effects;
  presburger::Budget budget;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_TRANSFERLEGALITY_H
