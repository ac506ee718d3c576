// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Obstacle: why loops are not transformed, for remarks.
#ifndef STRATA_LOOPS_DEPENDENCE_OBSTACLE_H
#define STRATA_LOOPS_DEPENDENCE_OBSTACLE_H

#include "strata/Loops/Dependence/Legality.h"

#include <string>

namespace strata {

/// The kind of a reason, for reports.
enum class ObstacleKind : uint8_t {
  /// The program does not have the form that the transformation needs.
  Form,
  /// Two accesses, or operations, must keep their order.
  Dependence,
  /// The transformation would not pay.
  Cost,
  /// A size, a bound or a distance is unknown, or has no bound.
  Size
};

class Obstacle {
public:
  /// `reason` is a clause: "the loop carries values".
  /// `place` is the operation that is the obstacle, or null.
  explicit Obstacle(StringRef reason, Operation *place = nullptr)
      : reason(reason.str()), place(place) {}
  /// Creates an obstacle of a kind that is not Form.
  Obstacle(ObstacleKind kind, StringRef reason, Operation *place = nullptr)
      : reason(reason.str()), kind(kind), place(place) {}
  /// The reason is that both operations access one memory.
  Obstacle(StringRef reason, Operation *first, Operation *second)
      : reason(reason.str()), kind(ObstacleKind::Dependence) {
    accesses.source = first;
    accesses.target = second;
  }
  /// Two accesses that would be reordered. With remarks enabled, two of their iterations are found.
  Obstacle(const NestDependences &dependences,
           const ReorderedAccesses &accesses);
  /// Two accesses in `scope`, in iterations of the given order. The reason is the kind of the dependence and
  /// `clause`: "could be reversed". With remarks enabled, two of their iterations are found.
  Obstacle(const LoopAccess &source, const LoopAccess &target,
           ArrayRef<LevelOrder> orders, Region *scope, MemoryAliases &aliases,
           StringRef clause);
  /// As before, with the iterations, if they are known.
  Obstacle(const LoopAccess &source, const LoopAccess &target,
           const std::optional<IterationPair> &iterations, StringRef clause);

  /// Emits a remark on `op`, a loop or an operation that was not moved or replaced, for the pass
  /// `category`.
  void emitRemark(Operation *op, StringRef category) const;

private:
  void setReason(StringRef clause, const std::optional<IterationPair> &pair);

  std::string reason;
  ObstacleKind kind = ObstacleKind::Form;
  Operation *place = nullptr;
  /// Empty unless the reason is a dependence whose kind is known.
  StringRef dependence;
  std::optional<IterationPair> iterations;
  ReorderedAccesses accesses;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_OBSTACLE_H
