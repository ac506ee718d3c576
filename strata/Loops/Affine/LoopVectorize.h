// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Vectorization of affine loops: consecutive iterations become the elements of vectors. With
// vectors of several dimensions, those of nested loops do:
//
//   VectorizableNest nest;
//   if (!findVectorizationObstacle(loop, options, aliases, nest))
//     vectorizeNest(rewriter, nest);
#ifndef STRATA_LOOPS_AFFINE_LOOPVECTORIZE_H
#define STRATA_LOOPS_AFFINE_LOOPVECTORIZE_H

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Loops/Dependence/Obstacle.h"

#include "llvm/ADT/DenseMap.h"

namespace strata {
class MemoryAliases;
class RewriterBase;
} // namespace strata

namespace dialects::affine {

struct VectorizationOptions {
  /// For each dimension of vectors the number of iterations that become its elements, which is
  /// positive. There is at least one.
  strata::SmallVector<int64_t, 3> sizes;
  /// For each dimension of vectors the dimension of memory in which its elements must be neighbours,
  /// counted from the last one; empty for any.
  strata::SmallVector<int64_t, 3> fastestVarying;
  /// Whether loops may carry reductions (LoopParallelize.h), for vectors of one dimension. Their
  /// values are combined in another order.
  bool vectorizesReductions = false;
};

/// A loop and the loops in it whose iterations become elements of vectors.
struct VectorizableNest {
  AffineForOp root;
  strata::SmallVector<int64_t, 3> sizes;
  /// The dimension of vectors of each loop. The root has dimension 0; every loop with another dimension
  /// is in one of the dimension before.
  llvm::DenseMap<strata::Operation *, unsigned> dims;

  /// The loops around `op`, by dimension of vectors; null where none has the dimension.
  strata::SmallVector<AffineForOp, 3>
  getLoopsAround(strata::Operation *op) const;
  /// The dimension of the loop; std::nullopt if its iterations remain.
  std::optional<unsigned> getDim(AffineForOp loop) const;
  /// Whether the last vector may have elements of iterations of the loop, which has a dimension, that are
  /// not executed.
  bool mayHaveTail(AffineForOp loop) const;
};

/// The reason why iterations of `root`, and with several sizes of loops in it, cannot be executed at
/// once. They must be independent apart from reductions, all accesses must be of neighbouring elements or
/// of the same one, and no store may be executed after the last iteration. std::nullopt if they can; `nest`
/// has the loops.
std::optional<strata::Obstacle>
findVectorizationObstacle(AffineForOp root, const VectorizationOptions &options,
                          strata::MemoryAliases &aliases,
                          VectorizableNest &nest);

/// Replaces the loops of the nest by ones with steps that are larger by its sizes. Returns the
/// outermost one.
AffineForOp vectorizeNest(strata::RewriterBase &rewriter,
                          const VectorizableNest &nest);

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_LOOPVECTORIZE_H
