// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory accesses in the body of an scf.parallel, and whether those of two loops with the
// same bounds are independent (ParallelLoopFusion.h).
#ifndef STRATA_LOOPS_SCF_PARALLELLOOPACCESSESDETAIL_H
#define STRATA_LOOPS_SCF_PARALLELLOOPACCESSESDETAIL_H

#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/SCF/ParallelLoopFusion.h"

namespace strata::detail {

/// An access in the body of a parallel loop.
struct ParallelAccess {
  LoopAccess access;
  /// Whether the elements that are accessed are those that the indices name, in the iteration itself.
  bool hasElements = false;
  /// Each iteration accesses all of the elements.
  bool isUnconditional = false;
};

/// The accesses of a loop to memory that it does not allocate.
struct ParallelLoopAccesses {
  scf::ParallelOp loop;
  SmallVector<ParallelAccess> all;
  /// Some effect is on no known value.
  bool hasUnknown = false;

  explicit ParallelLoopAccesses(scf::ParallelOp loop);
  /// Whether the body has effects on other memory than that which it allocates.
  bool hasEffects() const { return hasUnknown || !all.empty(); }
};

/// Whether no iteration of one loop accesses an element that another iteration of the other
/// loop writes.
bool areIndependent(const ParallelLoopAccesses &first,
                    const ParallelLoopAccesses &second,
                    scf::MayAliasFn mayAlias);

} // namespace strata::detail

#endif // STRATA_LOOPS_SCF_PARALLELLOOPACCESSESDETAIL_H
