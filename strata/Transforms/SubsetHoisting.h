// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Moving subset operations out of loops. Where each iteration extracts a subset
// of a value that the loop carries, and inserts it again at the same place, the
// subset can be carried instead:
//
//   %r = for iter_args(%t = %init) {      %s = extract %init[p]
//     %s = extract %t[p]                  %r:2 = for iter_args(%t = %init,
//     %u = f(%s)                    =>                         %v = %s) {
//     %w = insert %u into %t[p]             %u = f(%v)
//     yield %w                              yield %t, %u
//   }                                     }
//                                         %w = insert %r#1 into %r#0[p]
//
// For operations with the interfaces of Interfaces/SubsetOpInterface.h and
// Interfaces/LoopLikeInterface.h.
#ifndef STRATA_TRANSFORMS_SUBSETHOISTING_H
#define STRATA_TRANSFORMS_SUBSETHOISTING_H

#include "strata/IR/Build/Builder.h"

namespace strata {

/// Moves subset operations out of `loop`, which is replaced each time. Returns
/// the final loop. The newly carried values are processed in turn, for subsets
/// of subsets. Asks each pair of subset operations on the same value whether
/// they are disjoint.
Operation *hoistLoopInvariantSubsets(RewriterBase &rewriter, Operation *loop);

} // namespace strata

#endif // STRATA_TRANSFORMS_SUBSETHOISTING_H
