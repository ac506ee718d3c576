// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The buffers that a sparse tensor becomes: for each level its positions and coordinates, then the
// elements, and a storage specifier with the sizes in use. Trailing levels in coordinate format
// share one buffer of coordinates.
#ifndef STRATA_SPARSETENSOR_SPARSESTORAGE_H
#define STRATA_SPARSETENSOR_SPARSESTORAGE_H

#include "strata/SparseTensor/SparseBuilder.h"
#include "strata/SparseTensor/SparseTensorType.h"

namespace strata::sparse_tensor {

/// One of the parts of the storage.
struct StorageField {
  enum class Kind : uint8_t { Positions, Coordinates, Values, Specifier };
  Kind kind;
  unsigned lvl = 0;
  Type type;
};
/// The parts, in the order of the values that a tensor of the type becomes.
SmallVector<StorageField> getStorageFields(const SparseTensorType &type);
SmallVector<Type> getStorageTypes(const SparseTensorType &type);

/// The values of one tensor.
class SparseStorage {
public:
  SparseStorage(const SparseTensorType &type, ValueRange values)
      : type(type), fields(getStorageFields(type)),
        values(values.begin(), values.end()) {}

  const SparseTensorType &getType() const { return type; }
  ArrayRef<StorageField> getFields() const { return fields; }
  ArrayRef<Value> getValues() const { return values; }
  void setValues(ValueRange newValues) {
    values.assign(newValues.begin(), newValues.end());
  }

  Value getPositions(unsigned lvl) const {
    return values[find(StorageField::Kind::Positions, lvl)];
  }
  /// The buffer that the coordinates of a level are in.
  Value getCoordinates(unsigned lvl) const {
    return values[find(StorageField::Kind::Coordinates, lvl)];
  }
  Value getElements() const { return values[fields.size() - 2]; }
  Value getSpecifier() const { return values.back(); }
  /// The coordinates of a level alone, as a view of the shared buffer if there is one.
  Value createCoordinatesView(const SparseBuilder &code, unsigned lvl) const;

  Value getSize(const SparseBuilder &code, StorageSpecifierKind kind,
                std::optional<unsigned> lvl) const;
  void setSize(const SparseBuilder &code, StorageSpecifierKind kind,
               std::optional<unsigned> lvl, Value size);
  Value getLvlSize(const SparseBuilder &code, unsigned lvl) const {
    return getSize(code, StorageSpecifierKind::lvl_sz, lvl);
  }
  /// Appends `value` to a buffer, `repeat` times if that is not null.
  void pushBack(const SparseBuilder &code, StorageField::Kind kind,
                unsigned lvl, Value value, Value repeat = {});
  /// Prepares the levels from `lvl` on for one more parent.
  void prepareLevels(const SparseBuilder &code, unsigned lvl);

private:
  size_t find(StorageField::Kind kind, unsigned lvl) const;

  SparseTensorType type;
  SmallVector<StorageField> fields;
  SmallVector<Value> values;
};

/// The part of `buffer` that is in use.
Value createSlice(const SparseBuilder &code, Value buffer, Value size);
/// New storage of an empty tensor. `sizes` are those of levels; `sizeHint`, which may be null, is
/// the expected number of elements. New buffers are filled with zeros if `initialize`.
SmallVector<Value> createStorage(const SparseBuilder &code,
                                 const SparseTensorType &type,
                                 ArrayRef<Value> sizes, Value sizeHint,
                                 bool initialize);
/// The storage after inserting an element, by a call of a function that is created if it does not
/// exist.
SmallVector<Value> createInsertion(OpBuilder &builder, Location loc,
                                   const SparseTensorType &type,
                                   ValueRange storage, ValueRange coords,
                                   Value element);

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_SPARSESTORAGE_H
