// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Common subexpression elimination: of equivalent operations, the one that
// dominates the others is kept.
#ifndef STRATA_TRANSFORMS_CSE_H
#define STRATA_TRANSFORMS_CSE_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Verify/Dominance.h"

namespace strata {

/// Statistics: replaced operations, and erased dead ones.
struct CSEResult {
  size_t numCSE = 0, numDCE = 0;
  bool hasChanged() const { return numCSE || numDCE; }
};

/// Replaces operations in the regions of `root` by earlier ones that have the
/// same name, operands (in any order, if commutative), attributes, result types
/// and regions, if they have no effects, or only read and nothing writes in
/// between; erases operations that are dead when they are met. Operations with
/// several blocks in a region are not compared, blocks that are not reached are
/// left alone. Expected time is linear in operations and operands.
CSEResult eliminateCommonSubExpressions(RewriterBase &rewriter,
                                        DominanceInfo &dominance,
                                        Operation *root);

/// MLIR's spelling: `changed`, if given, says whether the IR changed.
inline void eliminateCommonSubExpressions(RewriterBase &rewriter,
                                          DominanceInfo &dominance,
                                          Operation *root, bool *changed) {
  bool hasChanged =
      eliminateCommonSubExpressions(rewriter, dominance, root).hasChanged();
  if (changed)
    *changed = hasChanged;
}

} // namespace strata

#endif // STRATA_TRANSFORMS_CSE_H
