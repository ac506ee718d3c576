// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileEmitter: the operations of one version of a register tile.
#ifndef STRATA_LOOPS_OPTIMIZE_TILEEMITTERDETAIL_H
#define STRATA_LOOPS_OPTIMIZE_TILEEMITTERDETAIL_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Optimize/TileModelDetail.h"

#include <map>

namespace dialects::affine {

/// Creates one version of a tile where `rewriter` inserts.
class TileEmitter {
public:
  /// `isFull` if the version is for tiles with all iterations.
  TileEmitter(strata::RewriterBase &rewriter, const TileModel &model,
              bool isFull)
      : rewriter(rewriter), model(model), loc(model.getRoot().getLoc()),
        isFull(isFull) {}
  void run();

private:
  /// A vector, or a scalar if `vector` is 0 and the value does not depend on lanes, of one row.
  struct Instance {
    unsigned row, vector;
  };

  strata::VectorType getVectorType(strata::Type type) const {
    return strata::VectorType::get(model.getTile().vectorLength, type);
  }
  /// The number of the iteration of each loop of the rows.
  strata::SmallVector<int64_t, 2> getCoordinates(unsigned row) const;
  /// The row with the first iteration of the loops on which the value does not depend.
  unsigned getCanonicalRow(unsigned row, uint32_t loops) const;
  unsigned getNumber(strata::Value value, Instance place) const;
  void set(strata::Value value, Instance place, strata::Value created);

  void createCounts();
  strata::Value createIndex(const TileLoop &loop, int64_t iteration,
                            strata::Value count);
  strata::Value getRowIndex(unsigned loop, int64_t iteration);
  strata::Value getRowValidity(unsigned row);
  strata::Value createRowBound(MapAndOperands bound, unsigned row);
  strata::Value createMaskBelow(strata::Value count, unsigned vector);
  strata::Value getMask(Instance place);
  strata::Value getSharedMask(const TileAccess &access, Instance place);
  strata::Value getLaneCount(Instance place);
  strata::Value getStridedMask(Instance place, int64_t stride, int64_t part);

  strata::Value getScalar(strata::Value value, unsigned row);
  strata::Value getVector(strata::Value value, Instance place);
  strata::SmallVector<strata::Value> createIndices(const TileAccess &access,
                                                   Instance place,
                                                   int64_t lane = 0,
                                                   int64_t distance = 0);
  bool isMasked(const TileAccess &access) const {
    return !isFull && !access.isPadded;
  }
  strata::Value createLoad(const TileAccess &access, Instance place);
  strata::Value loadPart(const TileAccess &access, strata::ValueRange indices,
                         strata::Value mask);
  strata::Value loadStrided(const TileAccess &access, Instance place);
  void createStore(const TileAccess &access, strata::Value value,
                   Instance place);
  void createComputation(strata::Operation *op, Instance place);
  void visit(strata::Operation *op, Instance place);
  void emitBody();
  strata::SmallVector<strata::Value> loadAccumulators();
  strata::Value createNextStart(AffineForOp around, const TileLoop &loop);
  void prefetchAccumulators();
  void storeAccumulators(strata::ValueRange values);
  strata::SmallVector<strata::Value> emitIteration(strata::ValueRange carried);
  strata::SmallVector<strata::Value> emitLoops(strata::ValueRange inits);
  strata::Value getLaneIndex(int64_t lane);
  void loadTransposed(const TileAccess &access, Instance place);
  strata::Value loadElements(const TileAccess &access, Instance place);
  void loadSquares(strata::Value variable, strata::Value start);
  strata::SmallVector<strata::Value> emitChunks(strata::ValueRange carried);

  template <typename F> void forEachInstance(TileDependence dependence, F f);

  strata::RewriterBase &rewriter;
  const TileModel &model;
  strata::Location loc;
  bool isFull;
  /// The numbers of iterations of each loop of the rows and of lanes; empty for full tiles.
  strata::SmallVector<strata::Value, 2> rowCounts;
  strata::Value laneCount;
  /// Clamped indices of iterations, whether rows are executed, and masks, of this version.
  llvm::DenseMap<std::pair<unsigned, unsigned>, strata::Value> rowIndices,
      masks;
  llvm::DenseMap<unsigned, strata::Value> validity, laneIndices;
  /// The masks of the vectors of which strided loads consist, by row, vector, stride and number.
  std::map<std::tuple<unsigned, unsigned, int64_t, int64_t>, strata::Value>
      stridedMasks;
  /// The vectors of transposed loads for each iteration of a step, and the number of the iteration.
  std::map<std::tuple<strata::Operation *, unsigned, unsigned>,
           strata::SmallVector<strata::Value>>
      columns;
  std::optional<int64_t> column;
  /// The vector of which operations are created; std::nullopt for all.
  std::optional<unsigned> onlyVector;
  /// The values of iterations, and vectors whose elements are one value.
  llvm::DenseMap<std::pair<strata::Value, unsigned>, strata::Value> values,
      broadcasts;
  strata::IRMapping outer;
};

template <typename F>
void TileEmitter::forEachInstance(TileDependence dependence, F f) {
  for (unsigned row = 0; row < model.getNumRows(); ++row) {
    if (getCanonicalRow(row, dependence.rows) != row)
      continue;
    for (unsigned vector = 0;
         vector < (dependence.lanes ? model.getNumVectors() : 1); ++vector)
      f(Instance{row, vector});
  }
}

/// The least result of the map.
strata::Value createMin(strata::RewriterBase &rewriter, strata::Location loc,
                        const MapAndOperands &value);

} // namespace dialects::affine

#endif // STRATA_LOOPS_OPTIMIZE_TILEEMITTERDETAIL_H
