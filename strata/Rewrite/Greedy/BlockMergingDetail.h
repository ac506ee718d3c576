// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to the simplification of regions: blocks that do the same, and
// arguments for which all branches pass the same.
#ifndef STRATA_REWRITE_GREEDY_BLOCKMERGINGDETAIL_H
#define STRATA_REWRITE_GREEDY_BLOCKMERGINGDETAIL_H

#include "strata/IR/Build/Builder.h"

namespace strata::detail {

/// Makes one of blocks of a region that differ only in values from outside,
/// which become arguments. Returns whether there were any.
bool mergeIdenticalBlocks(RewriterBase &rewriter,
                          MutableArrayRef<Region> regions);

/// Uses the value itself where all branches pass it for an argument of a block,
/// which is removed. Whether there were any.
bool dropRedundantArguments(RewriterBase &rewriter,
                            MutableArrayRef<Region> regions);

} // namespace strata::detail

#endif // STRATA_REWRITE_GREEDY_BLOCKMERGINGDETAIL_H
