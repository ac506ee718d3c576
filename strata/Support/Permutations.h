// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Permutations as lists of positions.
#ifndef STRATA_SUPPORT_PERMUTATIONS_H
#define STRATA_SUPPORT_PERMUTATIONS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

namespace strata {

/// The inverse of `permutation`.
inline llvm::SmallVector<int64_t>
invertPermutation(llvm::ArrayRef<int64_t> permutation) {
  llvm::SmallVector<int64_t> inverse(permutation.size());
  for (auto [i, position] : llvm::enumerate(permutation))
    inverse[size_t(position)] = int64_t(i);
  return inverse;
}

} // namespace strata

#endif // STRATA_SUPPORT_PERMUTATIONS_H
