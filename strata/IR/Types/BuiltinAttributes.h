// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes of the builtin dialect, except for locations (Location.h).
#ifndef STRATA_IR_TYPES_BUILTINATTRIBUTES_H
#define STRATA_IR_TYPES_BUILTINATTRIBUTES_H

#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APInt.h"
#include "llvm/ADT/STLExtras.h"

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
  /// The value of an attribute of signed, or unsigned, type.
  int64_t getSInt() const { return getValue().getSExtValue(); }
  uint64_t getUInt() const { return getValue().getZExtValue(); }
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
  /// The value, rounded if a double cannot have it.
  double getValueAsDouble() const;
};

/// `"text" : type`; the type is `none` unless given.
class StringAttr : public Attribute {
public:
  STRATA_HANDLE(StringAttr, Attribute, StringAttr)
  static StringAttr get(Context *ctx, StringRef text = {});
  /// From a Twine, such as `"prefix" + name`.
  template <typename T, std::enable_if_t<std::is_same_v<T, Twine>, int> = 0>
  static StringAttr get(Context *ctx, const T &text) {
    return getFromTwine(ctx, text);
  }
  static StringAttr get(StringRef text, Type type);
  /// The characters, NUL-terminated in memory.
  StringRef getValue() const;
  StringRef strref() const { return getValue(); }
  std::string str() const { return getValue().str(); }
  Type getType() const;
  operator StringRef() const { return getValue(); }
  bool empty() const { return getValue().empty(); }
  size_t size() const { return getValue().size(); }
  /// The dialect named by the part before the first dot, if it is known to the
  /// context; null otherwise. Looked up on first use.
  Dialect *getReferencedDialect() const;

private:
  static StringAttr getFromTwine(Context *ctx, const Twine &text);
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
  /// The elements as `T`, which all must be.
  template <typename T> auto getAsRange() const {
    return llvm::map_range(getValue(),
                           [](Attribute attr) { return cast<T>(attr); });
  }
  /// The values of the elements, which must be `T`, as `getValue()` returns them.
  template <typename T> auto getAsValueRange() const {
    return llvm::map_range(
        getValue(), [](Attribute attr) { return cast<T>(attr).getValue(); });
  }
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
  /// The entry called `name`, or std::nullopt.
  std::optional<NamedAttribute> getNamed(StringRef name) const;
  /// The value of the entry if it is a `T`; null otherwise.
  template <typename T> T getAs(StringRef name) const {
    return dyn_cast_or_null<T>(get(name));
  }
  bool contains(StringRef name) const { return bool(get(name)); }
  bool empty() const { return getValue().empty(); }
  size_t size() const { return getValue().size(); }
  auto begin() const { return getValue().begin(); }
  auto end() const { return getValue().end(); }
};

class FlatSymbolRefAttr;

/// `@root::@nested`.
class SymbolRefAttr : public Attribute {
public:
  STRATA_HANDLE(SymbolRefAttr, Attribute, SymbolRefAttr)
  /// `path` has at least one element: the root, then the nested names.
  static SymbolRefAttr get(Context *ctx, ArrayRef<StringAttr> path);
  static SymbolRefAttr get(StringAttr root, ArrayRef<FlatSymbolRefAttr> nested);
  static FlatSymbolRefAttr get(StringAttr root);
  static FlatSymbolRefAttr get(Context *ctx, StringRef root);
  /// A reference to `symbol`, which must have a name.
  static FlatSymbolRefAttr get(Operation *symbol);
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
  static FlatSymbolRefAttr get(StringAttr name) {
    return SymbolRefAttr::get(name);
  }
  static FlatSymbolRefAttr get(Context *ctx, StringRef name) {
    return SymbolRefAttr::get(ctx, name);
  }
  static FlatSymbolRefAttr get(Operation *symbol) {
    return SymbolRefAttr::get(symbol);
  }
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
  AffineMap getAffineMap() const { return getValue(); }
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
  ShapedType getShapedType() const { return getType(); }
  Type getElementType() const { return getType().getElementType(); }
  int64_t getNumElements() const { return getType().getNumElements(); }
  int64_t size() const { return getNumElements(); }
  bool empty() const { return size() == 0; }
  /// Whether one value is stored for all elements.
  bool isSplat() const;
  /// As those of DenseElementsAttr, which the attribute must be.
  template <typename T> auto getValues() const;
  template <typename T> T getSplatValue() const;
  /// Fails if it is another attribute, or if the elements are not what `T` is.
  template <typename T> auto tryGetValues() const;
};

/// Bytes taken over from the caller by a uniqued object; malloc'ed.
struct OwnedBytes {
  std::unique_ptr<uint8_t, void (*)(void *)> data{nullptr, std::free};
  size_t size = 0;
  static OwnedBytes allocate(size_t size);
};

class DenseElementsAttr;
template <typename T> class DenseElementRange;
namespace detail {
template <typename T> T getDenseElement(DenseElementsAttr attr, size_t index);
} // namespace detail

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
  /// `data` has all elements, or one for all.
  static DenseElementsAttr getFromRawBuffer(ShapedType type,
                                            ArrayRef<char> data);
  /// Takes ownership of `data`.
  static DenseElementsAttr getFromRawBuffer(ShapedType type, OwnedBytes data,
                                            bool isSplat = false);
  /// One value for each element, or one for all: integers of the width of the
  /// elements (64 for index), or floats of their semantics.
  static DenseElementsAttr get(ShapedType type, ArrayRef<APInt> values);
  static DenseElementsAttr get(ShapedType type, ArrayRef<APFloat> values);
  /// Attributes of the element type: IntegerAttr or FloatAttr.
  static DenseElementsAttr get(ShapedType type, ArrayRef<Attribute> values);
  static DenseElementsAttr get(ShapedType type, ArrayRef<bool> values);
  /// Numbers; integers are truncated or sign-extended to the width of the elements,
  /// floats are rounded to their format.
  template <typename T,
            std::enable_if_t<
                std::is_arithmetic_v<T> && !std::is_same_v<T, bool>, int> = 0>
  static DenseElementsAttr get(ShapedType type, ArrayRef<T> values) {
    if constexpr (std::is_floating_point_v<T>)
      return getFromDoubles(type, SmallVector<double>(values));
    else
      return getFromIntegers(type, SmallVector<int64_t>(values),
                             std::is_signed_v<T>);
  }
  /// Builds constants from vectors and lists of the values that the functions
  /// above take, or from one value for all elements.
  template <typename T>
  static DenseElementsAttr get(ShapedType type,
                               const SmallVectorImpl<T> &values) {
    return get(type, ArrayRef<T>(values));
  }
  template <typename T, unsigned N>
  static DenseElementsAttr get(ShapedType type,
                               const SmallVector<T, N> &values) {
    return get(type, ArrayRef<T>(values));
  }
  template <typename T>
  static DenseElementsAttr get(ShapedType type, const std::vector<T> &values) {
    return get(type, ArrayRef<T>(values));
  }
  template <typename T>
  static DenseElementsAttr get(ShapedType type,
                               std::initializer_list<T> values) {
    return get(type, ArrayRef<T>(values.begin(), values.size()));
  }
  template <typename T, std::enable_if_t<std::is_arithmetic_v<T> ||
                                             std::is_same_v<T, APInt> ||
                                             std::is_same_v<T, APFloat>,
                                         int> = 0>
  static DenseElementsAttr get(ShapedType type, const T &splat) {
    return get(type, ArrayRef<T>(splat));
  }
  template <typename T,
            std::enable_if_t<std::is_base_of_v<Attribute, T>, int> = 0>
  static DenseElementsAttr get(ShapedType type, T splat) {
    return get(type, ArrayRef<Attribute>(splat));
  }
  /// True if `data` is of the size of a splat or of all elements of `type`;
  /// tells which in `isSplat`.
  static bool isValidRawBuffer(ShapedType type, ArrayRef<uint8_t> data,
                               bool &isSplat);
  /// Bits an element of `type` takes in the raw form (i1: 1; i9: 16).
  static size_t getStorageBits(Type elementType);
  bool isSplat() const;
  ArrayRef<uint8_t> getRawData() const;

  /// The elements in row-major order as `T`: APInt, APFloat, bool, an integer, float or
  /// double, Attribute, IntegerAttr, FloatAttr. They must be integers or floats, as
  /// `T` is.
  template <typename T> DenseElementRange<T> getValues() const;
  template <typename T> auto value_begin() const;
  template <typename T> auto value_end() const;
  /// Fails if the elements are not what `T` is.
  template <typename T> FailureOr<DenseElementRange<T>> tryGetValues() const;
  /// The value that all elements have; the attribute must be a splat.
  template <typename T> T getSplatValue() const {
    assert(isSplat() && "the elements differ");
    return detail::getDenseElement<T>(*this, 0);
  }
  /// The elements with another type of as many elements, of the same element type.
  DenseElementsAttr reshape(ShapedType newType) const;
  /// A splat of another type with the same element type.
  DenseElementsAttr resizeSplat(ShapedType newType) const;
  /// The bits of the elements as elements of a type of the same width.
  DenseElementsAttr bitcast(Type newElementType) const;
  /// `mapping` of each element, as elements of another type.
  DenseElementsAttr mapValues(Type newElementType,
                              function_ref<APInt(const APInt &)> mapping) const;
  DenseElementsAttr
  mapValues(Type newElementType,
            function_ref<APInt(const APFloat &)> mapping) const;
  /// Element `index` in row-major order; index and integer types. An element of
  /// complex type counts as two: real part, imaginary part.
  APInt getIntElement(size_t index) const;
  /// Element `index` of a float type, counted as by `getIntElement`.
  APFloat getFloatElement(size_t index) const;

private:
  static DenseElementsAttr
  getFromIntegers(ShapedType type, ArrayRef<int64_t> values, bool isSigned);
  static DenseElementsAttr getFromDoubles(ShapedType type,
                                          ArrayRef<double> values);
};

/// The elements of a DenseElementsAttr as `T`.
template <typename T> class DenseElementRange {
public:
  class iterator {
  public:
    using iterator_category = std::random_access_iterator_tag;
    using value_type = T;
    using difference_type = std::ptrdiff_t;
    using pointer = T *;
    using reference = T;
    iterator() = default;
    iterator(DenseElementsAttr attr, size_t index) : attr(attr), index(index) {}
    T operator*() const { return detail::getDenseElement<T>(attr, index); }
    T operator[](difference_type i) const { return *(*this + i); }
    iterator &operator++() { return *this += 1; }
    iterator &operator--() { return *this += -1; }
    iterator operator++(int) { return iterator(attr, index++); }
    iterator operator--(int) { return iterator(attr, index--); }
    iterator &operator+=(difference_type i) {
      index += i;
      return *this;
    }
    iterator &operator-=(difference_type i) { return *this += -i; }
    iterator operator+(difference_type i) const { return {attr, index + i}; }
    iterator operator-(difference_type i) const { return {attr, index - i}; }
    difference_type operator-(const iterator &other) const {
      return difference_type(index - other.index);
    }
    bool operator==(const iterator &other) const {
      return index == other.index;
    }
    auto operator<=>(const iterator &other) const {
      return index <=> other.index;
    }

  private:
    DenseElementsAttr attr;
    size_t index = 0;
  };
  explicit DenseElementRange(DenseElementsAttr attr) : attr(attr) {}
  iterator begin() const { return {attr, 0}; }
  iterator end() const { return {attr, size()}; }
  size_t size() const { return attr.getNumElements(); }
  bool empty() const { return size() == 0; }
  T operator[](size_t index) const {
    assert(index < size() && "element index out of range");
    return *iterator(attr, index);
  }
  /// The element at a place with one index for each dimension.
  T operator[](ArrayRef<uint64_t> index) const {
    ArrayRef<int64_t> shape = attr.getType().getShape();
    assert(index.size() == shape.size() && "one index for each dimension");
    size_t flat = 0;
    for (size_t dim = 0; dim < shape.size(); ++dim)
      flat = flat * size_t(shape[dim]) + index[dim];
    return (*this)[flat];
  }

private:
  DenseElementsAttr attr;
};

namespace detail {
template <typename T> T getDenseElement(DenseElementsAttr attr, size_t index) {
  if constexpr (std::is_same_v<T, APInt>)
    return attr.getIntElement(index);
  else if constexpr (std::is_same_v<T, APFloat>)
    return attr.getFloatElement(index);
  else if constexpr (std::is_same_v<T, bool>)
    return attr.getIntElement(index).getBoolValue();
  else if constexpr (std::is_floating_point_v<T>)
    return T(FloatAttr::get(attr.getElementType(), attr.getFloatElement(index))
                 .getValueAsDouble());
  else if constexpr (std::is_integral_v<T> && std::is_signed_v<T>)
    return T(attr.getIntElement(index).getSExtValue());
  else if constexpr (std::is_integral_v<T>)
    return T(attr.getIntElement(index).getZExtValue());
  else if (isa<FloatType>(attr.getElementType()))
    return cast<T>(Attribute(
        FloatAttr::get(attr.getElementType(), attr.getFloatElement(index))));
  else
    return cast<T>(Attribute(
        IntegerAttr::get(attr.getElementType(), attr.getIntElement(index))));
}
} // namespace detail

template <typename T>
DenseElementRange<T> DenseElementsAttr::getValues() const {
  return DenseElementRange<T>(*this);
}
template <typename T> auto DenseElementsAttr::value_begin() const {
  return getValues<T>().begin();
}
template <typename T> auto DenseElementsAttr::value_end() const {
  return getValues<T>().end();
}
template <typename T>
FailureOr<DenseElementRange<T>> DenseElementsAttr::tryGetValues() const {
  constexpr bool isFloat = std::is_floating_point_v<T> ||
                           std::is_same_v<T, APFloat> ||
                           std::is_same_v<T, FloatAttr>;
  constexpr bool isInteger = std::is_integral_v<T> ||
                             std::is_same_v<T, APInt> ||
                             std::is_same_v<T, IntegerAttr>;
  Type elementType = getElementType();
  if ((isFloat && !isa<FloatType>(elementType)) ||
      (isInteger && !elementType.isIntOrIndex()) ||
      isa<ComplexType>(elementType))
    return failure();
  return getValues<T>();
}

template <typename T> auto ElementsAttr::getValues() const {
  return cast<DenseElementsAttr>(*this).template getValues<T>();
}
template <typename T> T ElementsAttr::getSplatValue() const {
  return cast<DenseElementsAttr>(*this).template getSplatValue<T>();
}
template <typename T> auto ElementsAttr::tryGetValues() const {
  auto dense = dyn_cast<DenseElementsAttr>(*this);
  return dense ? dense.template tryGetValues<T>()
               : FailureOr<DenseElementRange<T>>(failure());
}

/// Dense elements of integer or index type.
class DenseIntElementsAttr : public DenseElementsAttr {
public:
  using DenseElementsAttr::DenseElementsAttr;
  static bool classof(Attribute attr);
  template <typename Values>
  static DenseIntElementsAttr get(ShapedType type, Values &&values) {
    return cast<DenseIntElementsAttr>(
        DenseElementsAttr::get(type, std::forward<Values>(values)));
  }
  DenseElementRange<APInt>::iterator begin() const;
  DenseElementRange<APInt>::iterator end() const;
};

/// Dense elements of a float type.
class DenseFPElementsAttr : public DenseElementsAttr {
public:
  using DenseElementsAttr::DenseElementsAttr;
  static bool classof(Attribute attr);
  template <typename Values>
  static DenseFPElementsAttr get(ShapedType type, Values &&values) {
    return cast<DenseFPElementsAttr>(
        DenseElementsAttr::get(type, std::forward<Values>(values)));
  }
  DenseElementRange<APFloat>::iterator begin() const;
  DenseElementRange<APFloat>::iterator end() const;
};

/// Dense elements of an integer, index, float or complex type, which all are.
using DenseIntOrFPElementsAttr = DenseElementsAttr;

/// A splat.
class SplatElementsAttr : public DenseElementsAttr {
public:
  using DenseElementsAttr::DenseElementsAttr;
  static bool classof(Attribute attr) {
    auto dense = dyn_cast<DenseElementsAttr>(attr);
    return dense && dense.isSplat();
  }
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
  int64_t size() const { return getSize(); }
  bool empty() const { return getSize() == 0; }
  ArrayRef<uint8_t> getRawData() const;
};

/// A dense array whose elements are a `T` in memory.
template <typename T> class DenseArrayAttrOf : public DenseArrayAttr {
public:
  using DenseArrayAttr::DenseArrayAttr;
  static bool classof(Attribute attr) {
    auto array = dyn_cast<DenseArrayAttr>(attr);
    if (!array)
      return false;
    Type type = array.getElementType();
    if constexpr (std::is_same_v<T, float>)
      return type.isF32();
    else if constexpr (std::is_same_v<T, double>)
      return type.isF64();
    else
      return type.isSignlessInteger(Width);
  }
  static DenseArrayAttrOf get(Context *ctx, ArrayRef<T> values) {
    ArrayRef<uint8_t> bytes(reinterpret_cast<const uint8_t *>(values.data()),
                            values.size() * sizeof(T));
    return DenseArrayAttrOf(DenseArrayAttr::get(getTypeOfElements(ctx),
                                                int64_t(values.size()), bytes)
                                .getImpl());
  }
  ArrayRef<T> asArrayRef() const {
    return ArrayRef<T>(reinterpret_cast<const T *>(getRawData().data()),
                       size_t(getSize()));
  }
  operator ArrayRef<T>() const { return asArrayRef(); }
  T operator[](size_t index) const { return asArrayRef()[index]; }
  auto begin() const { return asArrayRef().begin(); }
  auto end() const { return asArrayRef().end(); }

private:
  static constexpr unsigned Width =
      std::is_same_v<T, bool> ? 1 : unsigned(8 * sizeof(T));
  static Type getTypeOfElements(Context *ctx) {
    if constexpr (std::is_same_v<T, float>)
      return FloatType::getF32(ctx);
    else if constexpr (std::is_same_v<T, double>)
      return FloatType::getF64(ctx);
    else
      return IntegerType::get(ctx, Width);
  }
};
using DenseBoolArrayAttr = DenseArrayAttrOf<bool>;
using DenseI8ArrayAttr = DenseArrayAttrOf<int8_t>;
using DenseI16ArrayAttr = DenseArrayAttrOf<int16_t>;
using DenseI32ArrayAttr = DenseArrayAttrOf<int32_t>;
using DenseI64ArrayAttr = DenseArrayAttrOf<int64_t>;
using DenseF32ArrayAttr = DenseArrayAttrOf<float>;
using DenseF64ArrayAttr = DenseArrayAttrOf<double>;

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

/// A view of the attributes that have a type.
class TypedAttr : public Attribute {
public:
  using Attribute::Attribute;
  static bool classof(Attribute attr) { return bool(getAttributeType(attr)); }
  Type getType() const { return getAttributeType(*this); }
};

} // namespace strata

#endif // STRATA_IR_TYPES_BUILTINATTRIBUTES_H
