// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory accesses in the body of an scf.parallel, and whether those of two loops with the
// same bounds are independent (ParallelLoopFusion.h).
#ifndef STRATA_LOOPS_SCF_PARALLELLOOPACCESSESDETAIL_H
#define STRATA_LOOPS_SCF_PARALLELLOOPACCESSESDETAIL_H

#include "strata/Interfaces/MemoryAccessOpInterface.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/SCF/ParallelLoopFusion.h"

namespace strata::detail {

/// An access of an operation to the memory of a value.
struct LoopAccess {
  Operation *op = nullptr;
  Value memref;
  bool isWrite = false;
  /// The elements that are accessed, by one index for each dimension; std::nullopt if they are
  /// unknown.
  std::optional<MemoryAccess> elements = std::nullopt;
  /// Each iteration accesses all of the elements.
  bool isUnconditional = false;
};

/// The accesses of a loop.
struct LoopAccesses {
  scf::ParallelOp loop;
  SmallVector<LoopAccess> all;
  /// Some effect is on no known value.
  bool hasUnknown = false;

  explicit LoopAccesses(scf::ParallelOp loop);
  /// Whether the body has effects on other memory than that which it allocates.
  bool hasEffects() const { return hasUnknown || !all.empty(); }

private:
  void add(Operation *op, const EffectInstance &effect);
};

/// Whether no iteration of one loop accesses an element that another iteration of the other
/// loop writes.
bool areIndependent(const LoopAccesses &first, const LoopAccesses &second,
                    scf::MayAliasFn mayAlias);

} // namespace strata::detail

#endif // STRATA_LOOPS_SCF_PARALLELLOOPACCESSESDETAIL_H
