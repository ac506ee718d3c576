// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiling of scf.parallel: an outer loop over tiles, an inner one over the iterations of a
// tile. Iterations of the last tiles that lie outside of the bounds are not executed.
#ifndef STRATA_LOOPS_SCF_PARALLELLOOPTILING_H
#define STRATA_LOOPS_SCF_PARALLELLOOPTILING_H

#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"

namespace dialects::scf {

/// Tiles `op` and erases it. `tileSizes` has the iterations of a tile in each dimension, all
/// positive; dimensions without a size get 1. The inner loop ends at the bound of `op`; with
/// `noMinMaxBounds` it always has a full tile, and its body is executed where it is inside
/// of the bounds. Returns the outer and the inner loop. Fails without changes if `op` has
/// reductions, or if the step between tiles is known to overflow.
strata::FailureOr<std::pair<ParallelOp, ParallelOp>>
tileParallelLoop(strata::RewriterBase &rewriter, ParallelOp op,
                 strata::ArrayRef<int64_t> tileSizes, bool noMinMaxBounds);

/// The parallel loops in `root` that contain no other, in the order of the text.
strata::SmallVector<ParallelOp>
getInnermostParallelLoops(strata::Operation *root);

} // namespace dialects::scf

#endif // STRATA_LOOPS_SCF_PARALLELLOOPTILING_H
