// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shapes and element types, as traits use them: of builtin types, and of types
// of dialects that implement the interface ShapedType by parameters named
// `shape` and `elementType` (or `element_type`).
#ifndef STRATA_DEFINITION_SHAPESDETAIL_H
#define STRATA_DEFINITION_SHAPESDETAIL_H

#include "strata/IR/Types/BuiltinTypes.h"

namespace strata::detail {

/// The element type of a type that has one, else the type.
Type getElementTypeOrSelf(Type type);

/// Whether the parameters of the type are kept as text, and its element type and shape
/// are unknown.
bool isOfUnknownSyntax(Type type);

/// The shape of one type.
class TypeShape {
public:
  explicit TypeShape(Type type);
  TypeShape(const TypeShape &) = delete;
  TypeShape &operator=(const TypeShape &) = delete;

  bool isShaped() const { return shaped; }
  bool hasRank() const { return ranked; }
  /// The dimensions of a ranked type.
  ArrayRef<int64_t> getDims() const { return dims; }
  /// std::nullopt for sizes that are not static, or exceed int64.
  std::optional<int64_t> getNumElements() const;

private:
  bool shaped = false, ranked = false;
  ArrayRef<int64_t> dims;
  SmallVector<int64_t, 4> memory;
};

} // namespace strata::detail

#endif // STRATA_DEFINITION_SHAPESDETAIL_H
