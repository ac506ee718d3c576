// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A place in a level of a tensor, as values of generated code. The iterator of a dense level, or of
// a tensor that has all elements, goes to any coordinate. The iterator of a level with coordinates moves
// over positions in arrays; if coordinates repeat, over segments of positions with one coordinate.
//
//   iterator.init(code, parent);             // before the loop
//   auto [lo, hi] = iterator.getForBounds(code);
//   iterator.enter(code, {inductionVar});    // in the loop
#ifndef STRATA_SPARSETENSOR_SPARSEITERATOR_H
#define STRATA_SPARSETENSOR_SPARSEITERATOR_H

#include "strata/SparseTensor/SparseBuilder.h"
#include "strata/SparseTensor/SparseTensorType.h"

namespace strata::sparse_tensor {

class SparseIterator {
public:
  /// The iterator of a level of `tensor`, whose buffers are created where `code` inserts. A tensor
  /// without encoding has one, whose positions are not computed.
  SparseIterator(const SparseBuilder &code, Value tensor, unsigned lvl);
  /// The iterator of a tensor that has all of `size` coordinates.
  explicit SparseIterator(Value size) : size(size) {}

  /// Makes the iterator of a dense level move over positions, as those of other levels do.
  void visitPositions() {
    isCounted = hasEncoding && !hasCoordinates(level) && !isBatch();
  }
  /// Makes the iterator visit positions with the same coordinate one by one.
  void visitDuplicates() { level.isUnique = true; }

  bool isRandomAccessible() const {
    return !hasCoordinates(level) && !isCounted;
  }
  /// Whether it moves over segments.
  bool isSegmented() const { return hasCoordinates(level) && !level.isUnique; }
  /// Whether a loop over positions visits each coordinate once.
  bool isForIterable() const { return !isSegmented() && !isFiltered(); }

  /// Goes to the first place of the level, below that of `parent`, which is null for the first
  /// level.
  void init(const SparseBuilder &code, const SparseIterator *parent);
  /// Goes to the first place of the level below the position `above`. `segmentEnd` is the end of
  /// the segment of positions from there, or null.
  /// `batch` are the coordinates in batch levels.
  void init(const SparseBuilder &code, Value above, Value segmentEnd,
            ArrayRef<Value> batch);
  /// Goes to a coordinate.
  void locate(const SparseBuilder &code, Value coord);
  /// The bounds of a loop from the current place: of coordinates or positions.
  std::pair<Value, Value> getForBounds(const SparseBuilder &code) const;

  /// The values that loops carry: none, the position, or begin and end of a segment.
  ArrayRef<Value> getCursor() const { return cursor; }
  unsigned getNumCursorValues() const {
    return isRandomAccessible() ? 0 : isSegmented() ? 2 : 1;
  }
  /// Whether the position of `cursor` is in the level.
  Value isInBounds(const SparseBuilder &code, ValueRange cursor) const;
  /// Continues with the values of a loop; reads the coordinate if `deref`.
  void enter(const SparseBuilder &code, ValueRange values, bool deref = true);
  /// Moves to the next place where `condition` holds. The new place is the cursor.
  void advanceIf(const SparseBuilder &code, Value condition);
  /// Moves to the next place.
  void advance(const SparseBuilder &code);

  Value getCoord() const { return coord; }
  /// The coordinates in batch levels until this one.
  SmallVector<Value> getBatch() const;
  /// The indices of the current element in the buffer of elements.
  SmallVector<Value> getValueIndices() const;
  /// The position of the current element, and the end of its segment or null.
  Value getPosition() const { return cursor.empty() ? position : cursor[0]; }
  /// The position after the last of the level, below the current parent; null for dense levels.
  Value getEnd() const { return end; }
  Value getSegmentEnd() const {
    return cursor.size() > 1 ? cursor[1] : Value();
  }

private:
  /// Whether only some coordinates are those of a slice.
  bool isFiltered() const { return offset && hasCoordinates(level); }
  void readSlice(const SparseBuilder &code, Value tensor, unsigned lvl);
  bool isBatch() const { return level.format == LevelFormat::Batch; }
  Value readCoord(const SparseBuilder &code, Value at) const;
  Value loadAt(const SparseBuilder &code, Value buffer, Value at) const;
  Value findSegmentEnd(const SparseBuilder &code, Value from) const;
  /// The coordinate in the slice of one in the tensor.
  Value getSliceCoord(const SparseBuilder &code, Value tensorCoord) const;
  /// The first position from `from` on whose coordinate is in the slice, or the end.
  Value skipOthers(const SparseBuilder &code, Value from) const;

  LevelType level;
  bool hasEncoding = false, isCounted = false;
  Value size, positions, coordinates;
  /// The first coordinate of a slice and the distance of coordinates. Null for other tensors.
  Value offset, stride;
  /// The bounds of positions; of a dense level, the position of coordinate 0.
  Value begin, end;
  Value coord, position;
  SmallVector<Value, 2> cursor;
  SmallVector<Value> outerBatch;
};

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_SPARSEITERATOR_H
