// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The extent of the elements of a memory that accesses in loops touch.
#ifndef STRATA_LOOPS_DEPENDENCE_ACCESSREGION_H
#define STRATA_LOOPS_DEPENDENCE_ACCESSREGION_H

#include "strata/Loops/Dependence/MemoryAccesses.h"

namespace strata {

/// The least and the greatest index of each dimension in all iterations of the loops in `scope`;
/// std::nullopt for a dimension in which one is no constant. Indices are within the sizes of the memory.
/// std::nullopt if the indices are unknown, or if there are no iterations.
std::optional<SmallVector<std::optional<std::pair<int64_t, int64_t>>, 4>>
getIndexRanges(const LoopAccess &access, Region *scope);

/// For each dimension of the memory that both accesses are of, the largest difference of an index of
/// `a` and an index of `b`, in any two iterations of the loops in `scope`; std::nullopt for a
/// dimension without one. Indices are within the sizes of the memory. std::nullopt if the
/// indices are unknown, or if there are no iterations.
std::optional<SmallVector<std::optional<int64_t>, 4>>
getLargestDifferences(const LoopAccess &a, const LoopAccess &b, Region *scope);

/// Whether, in all iterations of the loops in `scope`, each index of the access is at least the result of
/// its offset map, of `symbols`, and less than that plus its size. False if that is unknown.
bool isWithinBox(const LoopAccess &access, Region *scope,
                 ArrayRef<AffineMap> offsets, ValueRange symbols,
                 ArrayRef<int64_t> sizes);

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_ACCESSREGION_H
