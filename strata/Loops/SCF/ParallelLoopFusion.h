// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fusion of neighbouring scf.parallel loops with the same bounds: an iteration executes the
// bodies of both. That keeps the results if no iteration of one loop uses memory that
// another iteration of the other loop writes. Loops are free of data races by definition:
// memory that a loop accesses in one iteration is not written by its other iterations.
#ifndef STRATA_LOOPS_SCF_PARALLELLOOPFUSION_H
#define STRATA_LOOPS_SCF_PARALLELLOOPFUSION_H

#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"

namespace dialects::scf {

/// Whether two values may refer to the same memory.
using MayAliasFn = strata::function_ref<bool(strata::Value, strata::Value)>;

/// Whether the loops, of which `first` comes before `second` in a block, with no operation
/// between them that accesses memory, have the same bounds, contain no other parallel loop,
/// and can be fused without a change of results. O(accesses of `first` * accesses of
/// `second`), which is limited.
bool canFuseParallelLoops(ParallelOp first, ParallelOp second,
                          MayAliasFn mayAlias);

/// Replaces the loops, which satisfy canFuseParallelLoops, by one in the place of `second`. Its
/// results are those of `first`, then those of `second`.
ParallelOp fuseParallelLoops(strata::RewriterBase &rewriter, ParallelOp first,
                             ParallelOp second);

/// Fuses the loops directly in the blocks of `region` that can be. `isChanged` is called
/// when operations have been replaced, and before `mayAlias` is called again; it may be null.
void fuseNeighbouringParallelLoops(strata::RewriterBase &rewriter,
                                   strata::Region &region, MayAliasFn mayAlias,
                                   strata::function_ref<void()> isChanged = {});

} // namespace dialects::scf

#endif // STRATA_LOOPS_SCF_PARALLELLOOPFUSION_H
