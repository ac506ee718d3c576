// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Obstacle: why loops are not transformed, for remarks.
#ifndef STRATA_LOOPS_DEPENDENCE_OBSTACLE_H
#define STRATA_LOOPS_DEPENDENCE_OBSTACLE_H

#include "strata/Loops/Dependence/Legality.h"

#include <string>

namespace strata {

class Obstacle {
public:
  /// `reason` is a clause: "the loop carries values".
  explicit Obstacle(StringRef reason) : reason(reason.str()) {}
  /// Two accesses that would be reordered. With remarks enabled, two of their iterations are found.
  Obstacle(const NestDependences &dependences,
           const ReorderedAccesses &accesses);

  /// Emits a remark on `loop` that the pass `category` did not transform it.
  void emitRemark(Operation *loop, StringRef category) const;

private:
  std::string reason;
  ReorderedAccesses accesses;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_OBSTACLE_H
