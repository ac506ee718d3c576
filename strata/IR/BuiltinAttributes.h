// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes of the builtin dialect, but for locations (Location.h).
#ifndef STRATA_IR_BUILTINATTRIBUTES_H
#define STRATA_IR_BUILTINATTRIBUTES_H

#include "strata/IR/AffineExpr.h"
#include "strata/IR/BuiltinTypes.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"

#include <memory>

namespace strata {

struct ResourceBlob;

/// `unit`: the presence of a name.
class UnitAttr : public Attribute {
public:
  STRATA_HANDLE(UnitAttr, Attribute, UnitAttr)
  static UnitAttr get(Context *ctx);
};

/// `42 : i32`, `true`: a constant of integer or index type. The value's bit
/// width is that of the type, 64 for index.
class IntegerAttr : public Attribute {
public:
  STRATA_HANDLE(IntegerAttr, Attribute, IntegerAttr)
  static IntegerAttr get(Type type, const APInt &value);
  /// Truncates or sign-extends `value` to the type's width.
  static IntegerAttr get(Type type, int64_t value);
  Type getType() const;
  APInt getValue() const;
  /// The value as a signed number; asserts that it fits.
  int64_t getInt() const;
};

/// `true` and `false`: an IntegerAttr of type `i1`.
class BoolAttr : public IntegerAttr {
public:
  using IntegerAttr::IntegerAttr;
  static bool classof(Attribute attr);
  static BoolAttr get(Context *ctx, bool value);
  bool getValue() const { return !IntegerAttr::getValue().isZero(); }
};

/// `1.5 : f32`.
class FloatAttr : public Attribute {
public:
  STRATA_HANDLE(FloatAttr, Attribute, FloatAttr)
  /// The semantics of `value` must be those of `type`.
  static FloatAttr get(Type type, const APFloat &value);
  static FloatAttr get(Type type, double value);
  FloatType getType() const;
  APFloat getValue() const;
};

/// `"text" : type`; the type is `none` unless given.
class StringAttr : public Attribute {
public:
  STRATA_HANDLE(StringAttr, Attribute, StringAttr)
  static StringAttr get(Context *ctx, StringRef text);
  static StringAttr get(StringRef text, Type type);
  /// The characters, NUL-terminated in memory.
  StringRef getValue() const;
  StringRef strref() const { return getValue(); }
  Type getType() const;
  operator StringRef() const { return getValue(); }
  bool empty() const { return getValue().empty(); }
  size_t size() const { return getValue().size(); }
  /// The dialect named by the part before the first dot, if it is known to the
  /// context; null otherwise. Looked up when first asked for.
  Dialect *getReferencedDialect() const;
};

/// `[a, b]`.
class ArrayAttr : public Attribute {
public:
  STRATA_HANDLE(ArrayAttr, Attribute, ArrayAttr)
  static ArrayAttr get(Context *ctx, ArrayRef<Attribute> values);
  ArrayRef<Attribute> getValue() const;
  size_t size() const { return getValue().size(); }
  bool empty() const { return getValue().empty(); }
  Attribute operator[](size_t index) const { return getValue()[index]; }
  auto begin() const { return getValue().begin(); }
  auto end() const { return getValue().end(); }
};

/// `{a = 1, b}`: entries sorted by name, bytewise, without repetition.
class DictionaryAttr : public Attribute {
public:
  STRATA_HANDLE(DictionaryAttr, Attribute, DictionaryAttr)
  /// Sorts `entries` where needed; asserts that no name repeats.
  static DictionaryAttr get(Context *ctx,
                            ArrayRef<NamedAttribute> entries = {});
  /// `entries` must be sorted and without repetition.
  static DictionaryAttr getWithSorted(Context *ctx,
                                      ArrayRef<NamedAttribute> entries);
  /// Sorts in place; returns the first repeated entry, if any.
  static std::optional<NamedAttribute>
  sortAndFindDuplicate(SmallVectorImpl<NamedAttribute> &entries);
  ArrayRef<NamedAttribute> getValue() const;
  Attribute get(StringRef name) const;
  Attribute get(StringAttr name) const;
  bool contains(StringRef name) const { return bool(get(name)); }
  bool empty() const { return getValue().empty(); }
  size_t size() const { return getValue().size(); }
  auto begin() const { return getValue().begin(); }
  auto end() const { return getValue().end(); }
};

/// `@root::@nested`.
class SymbolRefAttr : public Attribute {
public:
  STRATA_HANDLE(SymbolRefAttr, Attribute, SymbolRefAttr)
  /// `path` has at least one element: the root, then the nested names.
  static SymbolRefAttr get(Context *ctx, ArrayRef<StringAttr> path);
  static SymbolRefAttr get(StringAttr root);
  static SymbolRefAttr get(Context *ctx, StringRef root);
  ArrayRef<StringAttr> getPath() const;
  StringAttr getRootReference() const { return getPath().front(); }
  StringAttr getLeafReference() const { return getPath().back(); }
  ArrayRef<StringAttr> getNestedReferences() const {
    return getPath().drop_front();
  }
};

/// A SymbolRefAttr without nested names.
class FlatSymbolRefAttr : public SymbolRefAttr {
public:
  using SymbolRefAttr::SymbolRefAttr;
  static bool classof(Attribute attr);
  StringRef getValue() const { return getRootReference().getValue(); }
  StringAttr getAttr() const { return getRootReference(); }
};

/// A type as an attribute.
class TypeAttr : public Attribute {
public:
  STRATA_HANDLE(TypeAttr, Attribute, TypeAttr)
  static TypeAttr get(Type type);
  Type getValue() const;
};

/// `affine_map<...>`.
class AffineMapAttr : public Attribute {
public:
  STRATA_HANDLE(AffineMapAttr, Attribute, AffineMapAttr)
  static AffineMapAttr get(AffineMap map);
  AffineMap getValue() const;
};

/// `affine_set<...>`.
class IntegerSetAttr : public Attribute {
public:
  STRATA_HANDLE(IntegerSetAttr, Attribute, IntegerSetAttr)
  static IntegerSetAttr get(IntegerSet set);
  IntegerSet getValue() const;
};

/// `strided<[1, ?], offset: 3>`; `ShapedType::kDynamic` stands for `?`.
class StridedLayoutAttr : public Attribute {
public:
  STRATA_HANDLE(StridedLayoutAttr, Attribute, StridedLayoutAttr)
  static StridedLayoutAttr get(Context *ctx, int64_t offset,
                               ArrayRef<int64_t> strides);
  int64_t getOffset() const;
  ArrayRef<int64_t> getStrides() const;
};

/// A view of the attributes that hold the elements of a shaped type.
class ElementsAttr : public Attribute {
public:
  using Attribute::Attribute;
  static bool classof(Attribute attr) {
    return attr.getKind() >= Kind::DenseElementsAttr &&
           attr.getKind() <= Kind::SparseElementsAttr;
  }
  ShapedType getType() const;
};

/// Bytes taken over from the caller by a uniqued object; malloc'ed.
struct OwnedBytes {
  std::unique_ptr<uint8_t, void (*)(void *)> data{nullptr, std::free};
  size_t size = 0;
  static OwnedBytes allocate(size_t size);
};

/// `dense<...>` of integers, index, floats or complex numbers, as raw
/// little-endian bytes: each element ceil(width/8) bytes (8 for index), complex
/// as real then imaginary part, `i1` one bit an element, least significant
/// first. A splat holds one element (one byte, 0 or 0xFF, for i1).
class DenseElementsAttr : public ElementsAttr {
public:
  using ElementsAttr::ElementsAttr;
  static bool classof(Attribute attr) {
    return attr.getKind() == Kind::DenseElementsAttr;
  }
  /// `data` holds all elements, or one if `isSplat`. Data whose elements are
  /// all equal becomes a splat. Its size must fit the type.
  static DenseElementsAttr getFromRawBuffer(ShapedType type,
                                            ArrayRef<uint8_t> data,
                                            bool isSplat = false);
  /// The same, taking over the bytes.
  static DenseElementsAttr getFromRawBuffer(ShapedType type, OwnedBytes data,
                                            bool isSplat = false);
  /// Of integers, or of type index: one value an element, of its width.
  static DenseElementsAttr get(ShapedType type, ArrayRef<APInt> values);
  /// True if `data` is of the size of a splat or of all elements of `type`;
  /// tells which in `isSplat`.
  static bool isValidRawBuffer(ShapedType type, ArrayRef<uint8_t> data,
                               bool &isSplat);
  /// Bits an element of `type` takes in the raw form (i1: 1; i9: 16).
  static size_t getStorageBits(Type elementType);
  bool isSplat() const;
  ArrayRef<uint8_t> getRawData() const;
  int64_t getNumElements() const { return getType().getNumElements(); }
  /// Element `index` in row-major order; index and integer types. An element of
  /// complex type counts as two: real part, imaginary part.
  APInt getIntElement(size_t index) const;
  /// The same for float types.
  APFloat getFloatElement(size_t index) const;
};

/// `dense<"...">` of any other element type: strings.
class DenseStringElementsAttr : public ElementsAttr {
public:
  using ElementsAttr::ElementsAttr;
  static bool classof(Attribute attr) {
    return attr.getKind() == Kind::DenseStringElementsAttr;
  }
  /// `values` has one entry (a splat) or one an element.
  static DenseStringElementsAttr get(ShapedType type,
                                     ArrayRef<StringRef> values);
  bool isSplat() const;
  ArrayRef<StringRef> getValues() const;
};

/// `dense_resource<key>`: elements kept in a named blob of the file's metadata.
class DenseResourceElementsAttr : public ElementsAttr {
public:
  using ElementsAttr::ElementsAttr;
  static bool classof(Attribute attr) {
    return attr.getKind() == Kind::DenseResourceElementsAttr;
  }
  static DenseResourceElementsAttr get(ShapedType type, ResourceBlob &blob);
  ResourceBlob &getBlob() const;
};

/// `sparse<indices, values>`.
class SparseElementsAttr : public ElementsAttr {
public:
  using ElementsAttr::ElementsAttr;
  static bool classof(Attribute attr) {
    return attr.getKind() == Kind::SparseElementsAttr;
  }
  /// `indices` is an i64 dense of shape N x rank (or N for rank-1 values);
  /// `values` a dense of shape N. Checked by `getChecked`.
  static SparseElementsAttr get(ShapedType type, DenseElementsAttr indices,
                                ElementsAttr values);
  static SparseElementsAttr getChecked(EmitErrorFn emitError, ShapedType type,
                                       DenseElementsAttr indices,
                                       ElementsAttr values);
  DenseElementsAttr getIndices() const;
  ElementsAttr getValues() const;
};

/// `array<i32: 1, 2>`: elements of integer (width 1 or a multiple of 8) or
/// float type (a multiple of 8), whole bytes each.
class DenseArrayAttr : public Attribute {
public:
  STRATA_HANDLE(DenseArrayAttr, Attribute, DenseArrayAttr)
  static DenseArrayAttr get(Type elementType, int64_t size,
                            ArrayRef<uint8_t> rawData);
  static DenseArrayAttr getChecked(EmitErrorFn emitError, Type elementType,
                                   int64_t size, ArrayRef<uint8_t> rawData);
  Type getElementType() const;
  int64_t getSize() const;
  ArrayRef<uint8_t> getRawData() const;
};

/// `distinct[0]<attr>`: never equal to another one.
class DistinctAttr : public Attribute {
public:
  STRATA_HANDLE(DistinctAttr, Attribute, DistinctAttr)
  /// Makes a new, distinct object.
  static DistinctAttr create(Attribute referenced);
  Attribute getReferencedAttr() const;
};

/// An attribute of a dialect without definition, kept as its text, with a type
/// (`none` unless given): `#dialect.body : type`.
class OpaqueAttr : public Attribute {
public:
  STRATA_HANDLE(OpaqueAttr, Attribute, OpaqueAttr)
  static OpaqueAttr get(Dialect &dialect, StringRef body, Type type);
  StringRef getBody() const;
  Type getType() const;
};

/// The type of a typed attribute (integer, float, string, elements, opaque, one
/// of a dialect whose text is kept), or null.
Type getAttributeType(Attribute attr);

} // namespace strata

#endif // STRATA_IR_BUILTINATTRIBUTES_H
