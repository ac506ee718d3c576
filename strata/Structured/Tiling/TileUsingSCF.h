// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiling: loops of scf around a tile of an operation.
//
//   SCFTilingOptions options;
//   options.getTileSizes = ...;
//   FailureOr<SCFTilingResult> result =
//       tileUsingSCF(rewriter, TilingInterface::get(op), options);
//   rewriter.replaceOp(op, result->replacements);
#ifndef STRATA_STRUCTURED_TILING_TILEUSINGSCF_H
#define STRATA_STRUCTURED_TILING_TILEUSINGSCF_H

#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/Structured/Tiling/TilingInterface.h"

#include <functional>

namespace strata {

/// How an operation is tiled.
struct SCFTilingOptions {
  enum class LoopType { ForOp, ForallOp };
  LoopType loopType = LoopType::ForOp;
  /// The size of a tile in each dimension; 0, also for missing ones, for no loop. Called when the
  /// iteration domain has been computed.
  std::function<SmallVector<OpFoldResult>(OpBuilder &)> getTileSizes;
  /// The number of iterations of an scf.forall in each dimension, or 0 for none. Sizes of tiles
  /// follow from it. Empty: sizes are given.
  SmallVector<OpFoldResult> numThreads;
  /// The numbers of the dimensions in the order of loops, for the first dimensions.
  SmallVector<int64_t> interchange;
  /// The attribute `mapping` of an scf.forall; may be null.
  ArrayAttr mapping;
  /// The dimensions of a partial reduction (ReductionTiling.h).
  SmallVector<unsigned> reductionDims;
};

/// Tiled operations in loops.
struct SCFTilingResult {
  SmallVector<Operation *> tiledOps;
  /// The initial values of the loops.
  SmallVector<Value> initialValues;
  /// The loops, outermost first. The list is empty if all tile sizes are 0; then the operation is not
  /// replaced.
  SmallVector<LoopLikeOpInterface> loops;
  /// The values for the results of the operation, which is not replaced.
  SmallVector<Value> replacements;
  /// The slices of operands in the innermost loop.
  SmallVector<Operation *> generatedSlices;
};

/// Tiles `op`, before which loops are created. Reports an error at `op`, and leaves it, if there is
/// no tile of it, or if a loop that would be parallel is a reduction.
FailureOr<SCFTilingResult> tileUsingSCF(RewriterBase &rewriter,
                                        TilingInterface op,
                                        const SCFTilingOptions &options);

/// The destinations of the results of `op`: its own, or new tensors.
FailureOr<SmallVector<Value>> getOrCreateDestinations(OpBuilder &builder,
                                                      TilingInterface op);

/// Makes the lower bounds of `loop` 0 and the steps 1.
scf::ForallOp normalizeForallLoop(RewriterBase &rewriter, scf::ForallOp loop);

} // namespace strata

#endif // STRATA_STRUCTURED_TILING_TILEUSINGSCF_H
