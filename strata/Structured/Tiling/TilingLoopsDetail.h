// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The loops around tiles, and the tile of each iteration.
#ifndef STRATA_STRUCTURED_TILING_TILINGLOOPSDETAIL_H
#define STRATA_STRUCTURED_TILING_TILINGLOOPSDETAIL_H

#include "strata/Structured/Tiling/TileUsingSCF.h"

namespace strata::detail {

/// The loops around a tile.
struct TilingLoops {
  /// Computes domain, tile sizes and order of loops. Fails with an error at `op` for options that
  /// do not fit.
  static FailureOr<TilingLoops> get(OpBuilder &builder, TilingInterface op,
                                    const SCFTilingOptions &options);

  /// Whether there are loops.
  bool isEmpty() const { return tiledDims.empty(); }
  /// Creates the loops, whose results have the types of `inits`, and moves `builder` into the
  /// innermost.
  void createLoops(OpBuilder &builder, ValueRange inits);
  /// The tile of an iteration; computed where `builder` inserts.
  Tile getTile(OpBuilder &builder) const;
  /// Ends the loops: the tiles `values` are inserted at `positions`, with reduced rank if a
  /// position has more dimensions.
  void finish(OpBuilder &builder, ValueRange values, ArrayRef<Tile> positions);

  Location loc;
  const SCFTilingOptions &options;
  SmallVector<Range> domain;
  SmallVector<OpFoldResult> tileSizes;
  /// The numbers of iterations of an scf.forall; empty if tile sizes are given.
  SmallVector<OpFoldResult> numThreads;
  /// The dimensions with loops, in the order of the loops.
  SmallVector<unsigned> tiledDims;
  SmallVector<LoopLikeOpInterface> loops;
  /// The induction variables, in the order of the loops, and the carried values of the innermost.
  SmallVector<Value> variables, carried;

private:
  TilingLoops(Location loc, const SCFTilingOptions &options)
      : loc(loc), options(options) {}
  void createForLoops(OpBuilder &builder, ValueRange inits);
  void createForall(OpBuilder &builder, ValueRange inits);
  /// The offset and size of a tile of dimension `dim` for iteration `variable` of a given number of
  /// threads.
  std::pair<OpFoldResult, OpFoldResult>
  getThreadTile(OpBuilder &builder, unsigned dim, Value variable) const;
};

} // namespace strata::detail

#endif // STRATA_STRUCTURED_TILING_TILINGLOOPSDETAIL_H
