// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Slices of a source nest that accesses of the source and of a destination need.
#ifndef STRATA_LOOPS_AFFINE_SLICEUNION_H
#define STRATA_LOOPS_AFFINE_SLICEUNION_H

#include "strata/Loops/Affine/ComputationSlice.h"

namespace strata {
class MemoryAliases;
} // namespace strata

namespace dialects::affine {

/// Whether both are accesses of the same elements in the same iterations.
bool isSameAccess(const MemRefAccess &a, const MemRefAccess &b);

/// An access of a nest from which a slice is computed. It may stand for others.
struct SliceAccess {
  const MemRefAccess *access;
  /// Whether there is another access of the same elements in the same iterations, which is left out.
  bool isRepeated = false;
  /// The last access of the same elements in other loops, which is left out together with those between;
  /// null if there is none.
  strata::Operation *lastEqual = nullptr;
  /// The class of the access (PairClasses).
  unsigned elements = 0;

  strata::Operation *getOp() const { return access->op; }
  strata::Value getMemRef() const { return access->memref; }
  bool isStore() const { return access->isStore; }
};

/// The affine accesses of a nest that differ in memref, subscripts or the loops around them, in order.
/// std::nullopt if one is conditional.
std::optional<strata::SmallVector<MemRefAccess, 8>>
getDifferentAccesses(AffineForOp nest);

/// The pairs of iterations of two accesses of one memref in which they are of the same element, with
/// the variables of the loops around both as dimensions, those of `source` first. The `numCommon`
/// outermost loops are in the same iteration. std::nullopt if there are none.
strata::FailureOr<std::optional<FlatAffineValueConstraints>>
getSameElementConstraints(const MemRefAccess &source,
                          const MemRefAccess &target, unsigned numCommon);

/// For each of the first `count` loops around both accesses, starting with number `first`, whether the
/// constraints of a dependence between two iterations of them let its variable differ. Quotients and
/// steps make this true where the exact answer (NestDependences::findOrderedLevels) is false. Empty if a
/// subscript is not affine.
strata::SmallVector<bool, 4> findSequentialLevels(const MemRefAccess &source,
                                                  const MemRefAccess &target,
                                                  unsigned first,
                                                  unsigned count);

/// The nest that is sliced: the first one, for the second (backward), or the second one.
enum class SliceDirection : uint8_t { Backward, Forward };

/// The smallest slice of the loops around one list of accesses with all iterations that access
/// elements of an iteration of the `depth` outermost loops around the other list. `depth` counts loops
/// around both nests as well, of which there are `numCommon`. Accesses of `first` are executed
/// before those of `second`. The accesses of the nest that is not sliced may
/// stand for those of other loops. Fails if the slice is unknown, or has iterations that its loops have
/// not.
strata::FailureOr<ComputationSlice>
computeSliceUnion(strata::ArrayRef<SliceAccess> first,
                  strata::ArrayRef<SliceAccess> second, unsigned depth,
                  unsigned numCommon, SliceDirection direction,
                  strata::MemoryAliases &aliases);

/// The number of affine.for, and of induction variables of affine.parallel, around `op`.
unsigned getNestingDepth(strata::Operation *op);
/// The number of loops that all operations have around them, which are appended to `loops`.
unsigned getInnermostCommonLoopDepth(
    strata::ArrayRef<strata::Operation *> ops,
    strata::SmallVectorImpl<AffineForOp> *loops = nullptr);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_SLICEUNION_H
