// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of operands that a tile of iterations accesses, from the indexing maps.
#ifndef STRATA_STRUCTURED_TILING_SLICEPARAMETERS_H
#define STRATA_STRUCTURED_TILING_SLICEPARAMETERS_H

#include "strata/Interfaces/Shapes/Slice.h"
#include "strata/Structured/Tiling/TilingInterface.h"

namespace strata::detail {

/// The largest offset from the first iteration of a tile in each dimension: sizes minus 1.
SmallVector<OpFoldResult> getLastIterations(OpBuilder &builder, Location loc,
                                            const Tile &tile);

/// The part of `value`, a tensor or memref that is accessed by `map`, for the iterations of
/// `tile`, whose getLastIterations are `last`. The map satisfies canSlice.
Slice getSliceParameters(OpBuilder &builder, Location loc, Value value,
                         AffineMap map, const Tile &tile,
                         ArrayRef<OpFoldResult> last);

/// Whether the elements that a tile accesses by `map` are those that `map` gives in the part that
/// getSliceParameters returns: results are sums of dimensions with factors that are not
/// negative, or do not depend on dimensions that `tile` splits.
bool canSlice(AffineMap map, const Tile &tile);

/// Whether a result of `map` depends on a dimension with iterations.
bool isTiled(AffineMap map, const Tile &tile);

/// Appends the inputs of a tile of `op`, of which `slices` are created. Fails without changes if an input
/// has no part that can be given to the operation.
LogicalResult createTileInputs(linalg::LinalgOp op, OpBuilder &builder,
                               const Tile &tile,
                               SmallVectorImpl<Value> &operands,
                               SmallVectorImpl<Operation *> &slices);
/// Adds the offsets of `tile` to the indices of iterations in the body of `op`.
void offsetIndices(OpBuilder &builder, linalg::LinalgOp op, const Tile &tile);

/// A tensor.extract_slice or memref.subview.
Operation *createSlice(OpBuilder &builder, Location loc, Value value,
                       const Slice &slice);

/// Whether `tile` may have more than one position in dimension `dim`: its offset is not the
/// constant 0.
bool isSplit(const Tile &tile, unsigned dim);

/// The size of a tile of at most `tileSize` iterations at `offset` of `range`, which begins at 0.
OpFoldResult getBoundedTileSize(OpBuilder &builder, Location loc,
                                const Range &range, OpFoldResult offset,
                                OpFoldResult tileSize);

} // namespace strata::detail

#endif // STRATA_STRUCTURED_TILING_SLICEPARAMETERS_H
