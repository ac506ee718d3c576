// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regions as a whole: blocks that are not reached, operations and block arguments
// that nothing needs, blocks that do the same.
#ifndef STRATA_REWRITE_GREEDY_REGIONUTILS_H
#define STRATA_REWRITE_GREEDY_REGIONUTILS_H

#include "strata/IR/Build/Builder.h"

namespace strata {

/// Erases the blocks of `regions`, and of those nested in them, that their entry
/// block does not reach. Returns whether there were any.
bool eraseUnreachableBlocks(RewriterBase &rewriter,
                            MutableArrayRef<Region> regions);

/// Erases the operations in `regions` that no operation with an effect needs,
/// including cycles, and such arguments of blocks other than entry blocks, with
/// the operands that branches pass for them. Returns whether there were any.
/// Linear in operations and operands.
bool runRegionDCE(RewriterBase &rewriter, MutableArrayRef<Region> regions);

/// Calls both functions and, if `mergeBlocks`, merges equivalent blocks of a
/// region. Returns whether anything changed. `mayBeUnreachable` is false if all
/// blocks are known to be reachable.
bool simplifyRegions(RewriterBase &rewriter, MutableArrayRef<Region> regions,
                     bool mergeBlocks = true, bool mayBeUnreachable = true);

} // namespace strata

#endif // STRATA_REWRITE_GREEDY_REGIONUTILS_H
