// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiling of reductions into partial reductions: a loop over tiles accumulates in an additional
// dimension of a tensor, filled with the neutral element before, and a linalg.reduce combines its elements
// with the initial value afterwards.
#ifndef STRATA_STRUCTURED_TILING_REDUCTIONTILING_H
#define STRATA_STRUCTURED_TILING_REDUCTIONTILING_H

#include "strata/Structured/Tiling/TileUsingSCF.h"

namespace strata {

/// The operations of a partial reduction.
struct PartialReduction {
  Operation *fill, *tiled, *combining;
  SmallVector<LoopLikeOpInterface> loops;
};

/// Replaces `op` by a partial reduction in the dimensions `options.reductionDims`, or in all that are
/// tiled if there are none. With scf.for the additional dimensions have the size of a tile, and
/// elements of one tile are accumulated separately; with scf.forall each iteration has an element.
/// Reports an error at `op`, and leaves it, if it has not one result that is computed by a single
/// operation with a neutral element, or if a dimension that is tiled is no reduction.
FailureOr<PartialReduction> tileReductionUsingSCF(RewriterBase &rewriter,
                                                  linalg::LinalgOp op,
                                                  SCFTilingOptions options);

} // namespace strata

#endif // STRATA_STRUCTURED_TILING_REDUCTIONTILING_H
