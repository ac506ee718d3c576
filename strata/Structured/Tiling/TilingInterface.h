// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that can be computed tile by tile: a loop nest, the iteration domain, and for
// each box of iterations an operation that computes them.
//
//   if (TilingInterface tileable = TilingInterface::get(op))
//     FailureOr<TilingResult> tile =
//         tileable.getTiledImplementation(builder, offsets, sizes);
//
// Structured operations (LinalgOp) have it from their indexing maps, and so does tensor.pad.
// A program attaches a TilingModel to other operations by attachInterface.
#ifndef STRATA_STRUCTURED_TILING_TILINGINTERFACE_H
#define STRATA_STRUCTURED_TILING_TILINGINTERFACE_H

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/StaticValueUtils.h"

namespace strata {

/// The operations and values that compute a tile.
struct TilingResult {
  SmallVector<Operation *> tiledOps;
  /// One value for each result of the operation that was tiled, or the value of one result.
  SmallVector<Value> tiledValues;
  /// The slices of the operands, in the order of the operands.
  SmallVector<Operation *> generatedSlices;
};

/// A box of iterations, or of elements of a result.
struct Tile {
  SmallVector<OpFoldResult> offsets, sizes;
};

/// The functions of an operation that can be tiled. Operations are created where the builder
/// inserts.
struct TilingModel {
  static constexpr llvm::StringLiteral name = "TilingInterface";
  /// One for each dimension of the iteration domain.
  SmallVector<utils::IteratorType> (*getLoopIteratorTypes)(Operation *op) =
      nullptr;
  /// The iteration domain, with strides of 1.
  SmallVector<Range> (*getIterationDomain)(Operation *op,
                                           OpBuilder &builder) = nullptr;
  /// The operation for the iterations of `tile`. Fails without changes if there is none.
  FailureOr<TilingResult> (*getTiledImplementation)(Operation *op,
                                                    OpBuilder &builder,
                                                    const Tile &tile) = nullptr;
  /// The elements of result `number` that the iterations of `tile` compute.
  FailureOr<Tile> (*getResultTilePosition)(Operation *op, OpBuilder &builder,
                                           unsigned number,
                                           const Tile &tile) = nullptr;
  /// The iterations that compute the elements `tile` of result `number`.
  FailureOr<Tile> (*getIterationDomainTileFromResultTile)(
      Operation *op, OpBuilder &builder, unsigned number,
      const Tile &tile) = nullptr;
};

/// An operation with the functions above; null if it cannot be tiled.
class TilingInterface {
public:
  TilingInterface() = default;
  /// Null if `op` is null or has no functions.
  static TilingInterface get(Operation *op);

  explicit operator bool() const { return op != nullptr; }
  Operation *getOperation() const { return op; }
  Operation *operator->() const { return op; }

  // The functions of TilingModel.
  SmallVector<utils::IteratorType> getLoopIteratorTypes() const {
    return model->getLoopIteratorTypes(op);
  }
  SmallVector<Range> getIterationDomain(OpBuilder &builder) const {
    return model->getIterationDomain(op, builder);
  }
  FailureOr<TilingResult> getTiledImplementation(OpBuilder &builder,
                                                 const Tile &tile) const {
    return model->getTiledImplementation(op, builder, tile);
  }
  FailureOr<Tile> getResultTilePosition(OpBuilder &builder, unsigned number,
                                        const Tile &tile) const {
    return model->getResultTilePosition(op, builder, number, tile);
  }
  /// The value of the elements `tile` of result `number`; `tiledValues` is that value.
  FailureOr<TilingResult> generateResultTileValue(OpBuilder &builder,
                                                  unsigned number,
                                                  const Tile &tile) const;

private:
  TilingInterface(Operation *op, const TilingModel *model)
      : op(op), model(model) {}
  Operation *op = nullptr;
  const TilingModel *model = nullptr;
};

namespace detail {
/// The functions of structured operations.
extern const TilingModel structuredTiling;
/// The functions of tensor.pad.
extern const TilingModel padTiling;
} // namespace detail

} // namespace strata

#endif // STRATA_STRUCTURED_TILING_TILINGINTERFACE_H
