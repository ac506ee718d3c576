// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of the run-time library of sparse tensors, in which a tensor is a pointer to an object.
//
//   RuntimeBuilder code(builder, loc);
//   Value tensor = code.createTensor(type, sizes, {}, RuntimeAction::Empty, {});
//   Value values = code.createValuesBuffer(tensor, type.getElementType());
#ifndef STRATA_SPARSETENSOR_RUNTIMELIBRARY_H
#define STRATA_SPARSETENSOR_RUNTIMELIBRARY_H

#include "strata/SparseTensor/SparseBuilder.h"
#include "strata/SparseTensor/SparseTensorType.h"

namespace strata::sparse_tensor {

/// The contents of a new tensor. The numbers are those of the library.
enum class RuntimeAction : uint8_t {
  Empty = 0,
  FromReader = 1,
  FromArrays = 2,
  SortInPlace = 3
};

/// Whether the library has tensors with elements of this type.
bool isRuntimeElementType(Type type);

class RuntimeBuilder : public SparseBuilder {
public:
  using SparseBuilder::SparseBuilder;

  /// Calls the function `name`, whose declaration is added to the module if it has none.
  /// `hasMemRefs` is for functions that take or return memrefs.
  Operation *call(StringRef name, TypeRange results, ValueRange operands,
                  bool hasMemRefs = true) const;
  /// `lexInsertF64` for `lexInsert` and f64.
  static std::string getNameFor(StringRef name, Type elementType);

  Type getPointerType() const;
  Value integer(int64_t value, unsigned width) const;
  /// The number of an element type in the library.
  Value elementKind(Type type) const;
  /// A buffer on the stack of `size` elements of `type`.
  Value allocate(unsigned size, Type type) const;
  /// A buffer on the stack with `values`, which is not empty.
  Value allocateWith(ArrayRef<Value> values) const;
  void storeAll(ArrayRef<Value> values, Value buffer) const;

  /// The size of a level: a constant if the type knows it.
  Value createLvlSize(const SparseTensorType &type, Value tensor,
                      unsigned lvl) const;
  Value createPositions(const SparseTensorType &type, Value tensor,
                        unsigned lvl) const;
  Value createCoordinates(const SparseTensorType &type, Value tensor,
                          unsigned lvl) const;
  Value createValuesBuffer(Value tensor, Type elementType) const;
  /// A new tensor. `dimBuffer` has the sizes of dimensions already, or is null. `source` is the
  /// reader, the arrays or the tensor that `action` needs, or null.
  Value createTensor(const SparseTensorType &type, ArrayRef<Value> dimSizes,
                     Value dimBuffer, RuntimeAction action,
                     function_ref<Value()> createSource) const;

private:
  /// The buffers of the maps between dimensions and levels, and the sizes of levels.
  struct MapBuffers {
    Value dimToLvl, lvlToDim, lvlSizes;
  };
  Value widthKind(std::optional<int64_t> width) const;
  Value encodeLevel(AffineExpr expr, ArrayRef<Value> dimSizes,
                    SmallVectorImpl<Value> &lvlSizes) const;
  MapBuffers createMaps(const SparseTensorType &type, ArrayRef<Value> dimSizes,
                        Value dimBuffer) const;
};

} // namespace strata::sparse_tensor

#endif // STRATA_SPARSETENSOR_RUNTIMELIBRARY_H
