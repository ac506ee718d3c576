// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A tensor type with the formats of its levels. A tensor without an encoding has a dense level
// for each dimension.
//
//   SparseTensorType type(value.getType());
//   if (type.getLevel(1).format == LevelFormat::Compressed) ...
#ifndef STRATA_SPARSETENSOR_SPARSETENSORTYPE_H
#define STRATA_SPARSETENSOR_SPARSETENSORTYPE_H

#include "strata/Dialects/SparseTensor/LevelType.h"
#include "strata/Dialects/SparseTensor/SparseTensorOps.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata::sparse_tensor {

using namespace ::dialects::sparse_tensor;

/// The encoding of a ranked tensor type; null if there is none, or for other types.
SparseTensorEncodingAttr getSparseTensorEncoding(Type type);

/// Whether `value` is a tensor without contents: it is allocated, and copies no other one.
bool isNewTensor(Value value);
/// Whether one of the types has an encoding.
bool hasAnySparseType(TypeRange types);
/// Whether an operand or result of `op` has an encoding.
bool hasAnySparseOperandOrResult(Operation *op);
/// The map from levels to dimensions; null if the encoding has no such map.
AffineMap inferLvlToDim(AffineMap dimToLvl);

/// Whether a level stores an array of positions.
bool hasPositions(const LevelType &level);
/// Whether a level stores coordinates.
bool hasCoordinates(const LevelType &level);

class SparseTensorType {
public:
  explicit SparseTensorType(RankedTensorType type);
  explicit SparseTensorType(Value value)
      : SparseTensorType(cast<RankedTensorType>(value.getType())) {}
  /// A type of this shape and encoding, which may be null.
  SparseTensorType(ArrayRef<int64_t> shape, Type elementType,
                   SparseTensorEncodingAttr encoding)
      : SparseTensorType(RankedTensorType::get(shape, elementType, encoding)) {}

  RankedTensorType getType() const { return type; }
  Type getElementType() const { return type.getElementType(); }
  SparseTensorEncodingAttr getEncoding() const { return encoding; }
  bool hasEncoding() const { return bool(encoding); }
  unsigned getDimRank() const { return unsigned(type.getRank()); }
  ArrayRef<int64_t> getDimShape() const { return type.getShape(); }

  unsigned getLvlRank() const { return unsigned(levels.size()); }
  ArrayRef<LevelType> getLevels() const { return levels; }
  const LevelType &getLevel(unsigned lvl) const { return levels[lvl]; }
  bool isDenseLevel(unsigned lvl) const {
    return levels[lvl].format == LevelFormat::Dense;
  }
  /// Whether all elements are stored.
  bool isAllDense() const;
  /// Whether the elements are stored in the order of coordinates.
  bool isAllOrdered() const;
  /// The sizes of levels; ShapedType::kDynamic where they are unknown.
  SmallVector<int64_t> getLvlShape() const;
  /// Whether the sizes that are known are multiples of those of the blocks.
  bool hasWholeBlocks() const;

  /// The map from dimensions to levels, the identity if there is none.
  AffineMap getDimToLvl() const;
  bool isIdentity() const { return getDimToLvl().isIdentity(); }
  bool isPermutation() const { return getDimToLvl().isPermutation(); }
  /// The type of the same storage whose dimensions are the levels.
  SparseTensorType getDemappedType() const;
  SparseTensorType withDimToLvl(AffineMap map) const;
  /// The type in coordinate format of the same dimensions and map.
  SparseTensorType getCOOType(bool ordered) const;

  /// The first of the trailing levels whose coordinates are stored in one array; the number of
  /// levels if there are none.
  unsigned getAoSCOOStart() const;
  bool hasSlices() const { return encoding && encoding.getDimSlices(); }
  /// Whether loops can visit the levels. Slices do not know the size of the tensor that they are
  /// parts of: its dense levels are first, so that positions in them are known.
  bool isVisitable() const;
  bool hasBatchLevels() const;
  /// The shape of buffers: an array of dynamic size for each place in batch levels.
  SmallVector<int64_t> getBufferShape() const;

  /// The element types of arrays of positions and coordinates.
  Type getPosType() const { return getWidthType(encoding.getPosWidth()); }
  Type getCrdType() const { return getWidthType(encoding.getCrdWidth()); }

  bool operator==(const SparseTensorType &other) const {
    return type == other.type;
  }

private:
  Type getWidthType(std::optional<int64_t> width) const;

  RankedTensorType type;
  SparseTensorEncodingAttr encoding;
  SmallVector<LevelType, 4> levels;
};

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_SPARSETENSORTYPE_H
