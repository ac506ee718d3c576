// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Topological order of operations in blocks without SSA dominance.
#ifndef STRATA_TRANSFORMS_TOPOLOGICALSORT_H
#define STRATA_TRANSFORMS_TOPOLOGICALSORT_H

#include "strata/IR/Graph/Operation.h"

namespace strata {

/// Puts each operation of `block`, except for its terminator, after those of
/// the block whose results it, or a nested operation, uses; the order of others
/// is kept. False if there are cycles, which are broken at their first
/// operation.
bool sortTopologically(Block &block);
inline bool sortTopologically(Block *block) {
  return sortTopologically(*block);
}

} // namespace strata

#endif // STRATA_TRANSFORMS_TOPOLOGICALSORT_H
