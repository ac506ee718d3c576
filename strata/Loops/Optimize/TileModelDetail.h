// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileModel: the loops, values and accesses of a register tile, as analysis and transformation see them.
#ifndef STRATA_LOOPS_OPTIMIZE_TILEMODELDETAIL_H
#define STRATA_LOOPS_OPTIMIZE_TILEMODELDETAIL_H

#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/RegisterTiling.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"

namespace dialects::affine {

/// Larger bodies do not fit into registers, and all pairs of accesses are compared.
inline constexpr size_t MaxTileAccesses = 64;

/// Lanes that are further apart in a row than this are not loaded by vectors.
inline constexpr int64_t MaxLaneStride = 4;

/// A loop whose iterations are executed at once.
struct TileLoop {
  AffineForOp loop;
  /// The number of iterations of a full tile.
  int64_t length = 0;
  /// Whether there are no others.
  bool isExact = false;
  /// The value of the variable in the first iteration.
  MapAndOperands base;
  /// The number of iterations is the least result, if it is positive.
  MapAndOperands count;
  /// Bounds that depend on rows, of lanes only: in a row, the iterations are executed whose numbers are at
  /// least all of `starts` and less than all of `ends`.
  strata::SmallVector<MapAndOperands, 1> starts, ends;

  bool dependsOnRows() const { return !starts.empty() || !ends.empty(); }
};

/// The loops of a tile on which a value depends.
struct TileDependence {
  /// A bit for each loop of the rows.
  uint32_t rows = 0;
  bool lanes = false;

  TileDependence &operator|=(TileDependence other) {
    rows |= other.rows;
    lanes |= other.lanes;
    return *this;
  }
};

/// A load or store. The operands of `map` are induction variables and values from outside.
struct TileAccess {
  strata::Operation *op = nullptr;
  strata::Value memref;
  MapAndOperands subscripts;
  TileDependence dependence;
  /// Whether the subscripts of all iterations of a full tile are in bounds, even of those that a smaller
  /// one does not execute.
  bool isPadded = false;
  /// The distance of the elements that neighbouring lanes load from each other, at most MaxLaneStride.
  int64_t stride = 1;
  /// Whether lanes load from different rows, along which the innermost sequential loop loads neighbours.
  bool isTransposed = false;
};

/// An element that each iteration of the sequential loops loads and stores.
struct Accumulator {
  AffineLoadOp load;
  AffineStoreOp store;
};

/// Whether vectors of the type have the layout of neighbours in memory: the bits of smaller elements, and of
/// those that are not a power of 2, have gaps between them in memory only.
bool isVectorMemoryType(strata::Type type);
/// Whether neighbours in a row of the memref are neighbours in memory.
bool hasContiguousRows(strata::MemRefType type);
/// The change of the last subscript from one value of `variable` to the next, if no other subscript changes;
/// std::nullopt otherwise.
std::optional<int64_t> getRowStride(const MapAndOperands &subscripts,
                                    strata::Value variable);
/// Whether the value is only part of subscripts.
bool isOnlySubscript(AffineApplyOp apply);
/// The map of `apply`, of values that no operation of this kind computes.
MapAndOperands getComposedMap(AffineApplyOp apply);

/// Replaces the induction variable of `loop` by its first value plus `offset`.
inline void substitute(MapAndOperands &map, const TileLoop &loop,
                       int64_t offset) {
  substitute(map, AffineForOp(loop.loop).getInductionVar(), loop.base, offset);
}
class TileModel {
public:
  explicit TileModel(const RegisterTile &tile) : tile(tile) {}
  /// Must be called before other functions, which are for tiles without obstacle.
  std::optional<strata::Obstacle> analyse(strata::MemoryAliases &aliases);

  const RegisterTile &getTile() const { return tile; }
  /// The outermost of all loops.
  AffineForOp getRoot() const { return tile.getRoot(); }
  strata::Block &getBody() const { return *AffineForOp(tile.lanes).getBody(); }
  strata::ArrayRef<TileLoop> getRows() const { return rows; }
  const TileLoop &getLanes() const { return lanes; }
  unsigned getNumRows() const;
  unsigned getNumVectors() const {
    return unsigned(lanes.length / tile.vectorLength);
  }
  /// Whether all tiles are full.
  bool isExact() const;
  bool hasTransposed() const {
    return llvm::any_of(
        accesses, [](const auto &each) { return each.second.isTransposed; });
  }
  TileDependence getDependence(strata::Value value) const {
    return dependences.lookup(value);
  }
  const llvm::MapVector<strata::Operation *, TileAccess> &getAccesses() const {
    return accesses;
  }
  const TileAccess *getAccess(strata::Operation *op) const {
    auto found = accesses.find(op);
    return found == accesses.end() ? nullptr : &found->second;
  }
  strata::ArrayRef<Accumulator> getAccumulators() const { return accumulators; }

private:
  std::optional<strata::Obstacle> analyseLoops();
  std::optional<strata::Obstacle> analyseBounds(TileLoop &result);
  std::optional<strata::Obstacle> analyseLoop(AffineForOp loop,
                                              TileLoop &result);
  bool dependsOnlyOnRows(const MapAndOperands &bound) const;
  std::optional<strata::Obstacle> analyseOp(strata::Operation *op);
  std::optional<strata::Obstacle> analyseAccess(strata::Operation *op);
  std::optional<strata::Obstacle> analyseComputation(strata::Operation *op);
  std::optional<strata::Obstacle> classify(TileAccess &access) const;
  bool isPadded(const TileAccess &access) const;
  std::optional<strata::Obstacle>
  findDependence(strata::MemoryAliases &aliases) const;
  void findAccumulators(strata::MemoryAliases &aliases);

  const RegisterTile &tile;
  strata::SmallVector<TileLoop, 2> rows;
  TileLoop lanes;
  llvm::DenseMap<strata::Value, TileDependence> dependences;
  llvm::MapVector<strata::Operation *, TileAccess> accesses;
  strata::SmallVector<Accumulator, 2> accumulators;
};

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_TILEMODELDETAIL_H
