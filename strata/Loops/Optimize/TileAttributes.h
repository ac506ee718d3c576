// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of affine.for by which one pass of loop optimization tells a later one to transform a nest.
#ifndef STRATA_LOOPS_OPTIMIZE_TILEATTRIBUTES_H
#define STRATA_LOOPS_OPTIMIZE_TILEATTRIBUTES_H

#include "strata/Loops/Optimize/RegisterTiling.h"

namespace dialects::affine {

/// `strata.register_tile = array<i64: sequential, rows, vectorLength>` on the outermost loop: the
/// numbers of the loops of a RegisterTile, without lanes.
void setRegisterTile(const RegisterTile &tile);
/// The tile that the attribute describes; std::nullopt without, or if the loops do not fit it.
std::optional<RegisterTile> getRegisterTile(AffineForOp loop);
void removeRegisterTile(AffineForOp loop);

/// `strata.pack = array<i64: ...>`: the numbers of affine.load in the loop, in its order, that are packed in
/// front of it.
void setPackedLoads(AffineForOp loop, strata::ArrayRef<int64_t> numbers);
/// The loads; numbers that are too large are left out.
strata::SmallVector<AffineLoadOp> getPackedLoads(AffineForOp loop);
void removePackedLoads(AffineForOp loop);

/// `strata.nest = number` on the outermost loop of a perfect nest: its number in the function, from 0 on, by
/// which scripts find it.
inline constexpr llvm::StringLiteral NestAttrName = "strata.nest";
/// `strata.tile_sizes = array<i64: ...>` there: the sizes of the tiles, one for each loop of the tiled nest, in
/// place of those that affine-tile-plan would choose.
inline constexpr llvm::StringLiteral TileSizesAttrName = "strata.tile_sizes";

/// `strata.jammed` on an innermost loop: its body has independent chains of operations, so that it stays as it is.
inline constexpr llvm::StringLiteral JammedAttrName = "strata.jammed";

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_TILEATTRIBUTES_H
