// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Tiling/SliceParameters.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

SmallVector<OpFoldResult> strata::detail::getLastIterations(OpBuilder &builder,
                                                            Location loc,
                                                            const Tile &tile) {
  AffineExpr last = getAffineDimExpr(0, builder.getContext()) - 1;
  SmallVector<OpFoldResult> result;
  for (OpFoldResult size : tile.sizes)
    result.push_back(
        affine::makeComposedFoldedAffineApply(builder, loc, last, size));
  return result;
}

bool strata::detail::isSplit(const Tile &tile, unsigned dim) {
  return !isZeroInteger(tile.offsets[dim]);
}

/// Whether `expr` is a sum of dimensions with factors that are not negative.
static bool isPositiveSum(AffineExpr expr) {
  SmallVector<AffineExpr, 4> terms = {expr};
  while (!terms.empty()) {
    AffineExpr term = terms.pop_back_val();
    if (auto sum = dyn_cast<AffineBinaryOpExpr>(term)) {
      if (sum.getKind() == AffineExprKind::Add) {
        terms.push_back(sum.getLHS());
        terms.push_back(sum.getRHS());
        continue;
      }
      auto factor = dyn_cast<AffineConstantExpr>(sum.getRHS());
      if (sum.getKind() != AffineExprKind::Mul || !factor ||
          factor.getValue() < 0)
        return false;
      term = sum.getLHS();
    }
    if (!isa<AffineDimExpr>(term))
      return false;
  }
  return true;
}

/// Whether `expr` is the same for all positions of a tile.
static bool isIndependent(AffineExpr expr, const Tile &tile) {
  for (unsigned dim = 0; dim < tile.offsets.size(); ++dim)
    if (strata::detail::isSplit(tile, dim) && expr.isFunctionOfDim(dim))
      return false;
  return true;
}

bool strata::detail::canSlice(AffineMap map, const Tile &tile) {
  return llvm::all_of(map.getResults(), [&](AffineExpr expr) {
    return isPositiveSum(expr) || isIndependent(expr, tile);
  });
}

/// Whether `expr` depends on a dimension with iterations.
static bool isTiled(AffineExpr expr, const Tile &tile) {
  for (unsigned dim = 0; dim < tile.sizes.size(); ++dim)
    if (!isZeroInteger(tile.sizes[dim]) && expr.isFunctionOfDim(dim))
      return true;
  return false;
}

bool strata::detail::isTiled(AffineMap map, const Tile &tile) {
  return llvm::any_of(map.getResults(),
                      [&](AffineExpr expr) { return ::isTiled(expr, tile); });
}

Slice strata::detail::getSliceParameters(OpBuilder &builder, Location loc,
                                         Value value, AffineMap map,
                                         const Tile &tile,
                                         ArrayRef<OpFoldResult> last) {
  Slice slice;
  AffineExpr next = getAffineDimExpr(0, builder.getContext()) + 1;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    slice.strides.push_back(builder.getIndexAttr(1));
    if (!::isTiled(expr, tile) || !isPositiveSum(expr)) {
      slice.offsets.push_back(builder.getIndexAttr(0));
      slice.sizes.push_back(
          linalg::createFoldedDimOp(builder, loc, value, int64_t(dim)));
      continue;
    }
    AffineMap index = AffineMap::get(map.getNumDims(), 0, expr);
    slice.offsets.push_back(affine::makeComposedFoldedAffineApply(
        builder, loc, index, tile.offsets));
    OpFoldResult closed =
        affine::makeComposedFoldedAffineApply(builder, loc, index, last);
    slice.sizes.push_back(
        affine::makeComposedFoldedAffineApply(builder, loc, next, closed));
  }
  return slice;
}

Operation *strata::detail::createSlice(OpBuilder &builder, Location loc,
                                       Value value, const Slice &slice) {
  if (isa<MemRefType>(value.getType()))
    return memref::SubViewOp::create(builder, loc, value, slice.offsets,
                                     slice.sizes, slice.strides);
  return tensor::ExtractSliceOp::create(builder, loc, value, slice.offsets,
                                        slice.sizes, slice.strides);
}

OpFoldResult strata::detail::getBoundedTileSize(OpBuilder &builder,
                                                Location loc,
                                                const Range &range,
                                                OpFoldResult offset,
                                                OpFoldResult tileSize) {
  std::optional<int64_t> number = getConstantIntValue(tileSize);
  std::optional<int64_t> size = getConstantIntValue(range.size);
  bool isWhole = number && size && *number > 0 && *size % *number == 0;
  if (number == 1 || isWhole)
    return tileSize;
  AffineExpr start, end, most;
  bindDims(builder.getContext(), start);
  bindSymbols(builder.getContext(), end, most);
  AffineMap map =
      AffineMap::get(1, 2, {end - start, most}, builder.getContext());
  Value last = getValueOrCreateConstantIndexOp(builder, loc, range.size);
  return affine::makeComposedFoldedAffineMin(builder, loc, map,
                                             {offset, last, tileSize});
}
