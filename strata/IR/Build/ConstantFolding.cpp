// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Build/ConstantFolding.h"

#include "strata/Definition/ShapesDetail.h"
#include "strata/Definition/TypeDefinition.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

//===-- Poison -----------------------------------------------------------===//

bool strata::isPoison(Attribute attr) {
  auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
  return dynamic && llvm::is_contained(dynamic.getDefinition().interfaces,
                                       "PoisonAttrInterface");
}

Attribute strata::findPoison(ArrayRef<Attribute> operands) {
  for (Attribute operand : operands)
    if (isPoison(operand))
      return operand;
  return {};
}

//===-- Values of constants ----------------------------------------------===//

/// The dense splat that `attr` is, with elements of `T`, or null.
template <typename T> static DenseElementsAttr getSplat(Attribute attr) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(attr);
  return dense && dense.isSplat() && isa<T>(dense.getType().getElementType())
             ? dense
             : DenseElementsAttr();
}

/// The same of integers or indices.
static DenseElementsAttr getIntegerSplat(Attribute attr) {
  DenseElementsAttr dense = getSplat<IntegerType>(attr);
  return dense ? dense : getSplat<IndexType>(attr);
}

std::optional<APInt> strata::getSplatInteger(Attribute attr) {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(attr))
    return integer.getValue();
  if (DenseElementsAttr dense = getIntegerSplat(attr))
    return dense.getIntElement(0);
  return std::nullopt;
}

std::optional<APFloat> strata::getSplatFloat(Attribute attr) {
  if (auto number = dyn_cast_or_null<FloatAttr>(attr))
    return number.getValue();
  if (DenseElementsAttr dense = getSplat<FloatType>(attr))
    return dense.getFloatElement(0);
  return std::nullopt;
}

bool strata::isZero(Attribute attr) {
  std::optional<APInt> value = getSplatInteger(attr);
  return value && value->isZero();
}

bool strata::isOne(Attribute attr) {
  std::optional<APInt> value = getSplatInteger(attr);
  return value && value->isOne();
}

bool strata::isAllOnes(Attribute attr) {
  std::optional<APInt> value = getSplatInteger(attr);
  return value && value->isAllOnes();
}

//===-- Making constants -------------------------------------------------===//

/// Writes `bits`, of a whole number of bytes, to `bytes`.
static void writeBits(uint8_t *bytes, const APInt &bits) {
  std::memcpy(bytes, bits.getRawData(),
              llvm::divideCeil(bits.getBitWidth(), 8));
}

/// A splat of `type` whose elements have `bits`.
static Attribute getSplatOfBits(ShapedType type, const APInt &bits) {
  if (bits.getBitWidth() == 1) {
    uint8_t byte = bits.isZero() ? 0 : 0xFF;
    return DenseElementsAttr::getFromRawBuffer(type, byte, /*isSplat=*/true);
  }
  SmallVector<uint8_t, 16> bytes(llvm::divideCeil(bits.getBitWidth(), 8));
  if (bytes.empty())
    return {};
  writeBits(bytes.data(), bits);
  return DenseElementsAttr::getFromRawBuffer(type, bytes, /*isSplat=*/true);
}

/// Whether there can be constants of `type`: its shape is static.
static bool isConstantShape(ShapedType type) {
  return !isa<MemRefType>(type) && !isa<UnrankedMemRefType>(type) &&
         type.hasRank() && type.hasStaticShape() &&
         type.getNumElementsChecked();
}

/// Whether the encoding of `value` can represent it. A few formats have no NaN,
/// no zero or no sign, but APFloat computes as if they had.
static bool hasEncoding(const APFloat &value) {
  const llvm::fltSemantics &semantics = value.getSemantics();
  if (APFloat::getSizeInBits(semantics) > 8)
    return true;
  APFloat decoded(semantics, value.bitcastToAPInt());
  return value.isNaN() ? decoded.isNaN() : decoded.bitwiseIsEqual(value);
}

static Attribute makeScalar(Type type, const APInt &value) {
  return IntegerAttr::get(type, value);
}
static Attribute makeScalar(Type type, const APFloat &value) {
  return hasEncoding(value) ? FloatAttr::get(type, value) : FloatAttr();
}

/// The bits of an element, or std::nullopt if it has no encoding.
static std::optional<APInt> getBits(const APInt &value) { return value; }
static std::optional<APInt> getBits(const APFloat &value) {
  if (!hasEncoding(value))
    return std::nullopt;
  return value.bitcastToAPInt();
}

/// A scalar or splat of `type`.
template <typename T> static Attribute makeConstant(Type type, const T &value) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return makeScalar(type, value);
  std::optional<APInt> bits = getBits(value);
  return bits && isConstantShape(shaped) ? getSplatOfBits(shaped, *bits)
                                         : Attribute();
}

Attribute strata::getIntegerConstant(Type type, const APInt &value) {
  return makeConstant(type, value);
}

Attribute strata::getIntegerConstant(Type type, int64_t value) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return IntegerAttr::get(type, value);
  Type element = shaped.getElementType();
  unsigned width = element.isIndex() ? IndexType::StorageBits
                                     : element.getIntOrFloatBitWidth();
  return makeConstant(type, APInt(64, uint64_t(value)).sextOrTrunc(width));
}

Attribute strata::getFloatConstant(Type type, const APFloat &value) {
  return makeConstant(type, value);
}

std::optional<APFloat>
strata::convertExactly(const APFloat &value,
                       const llvm::fltSemantics &semantics) {
  APFloat result = value;
  bool losesInfo = false;
  if (result.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo) !=
          APFloat::opOK ||
      losesInfo)
    return std::nullopt;
  // A NaN without payload, as f8E8M0FNU has it, would be encoded as infinity.
  if (value.isNaN() && !APFloat(semantics, result.bitcastToAPInt()).isNaN())
    result = APFloat::getQNaN(semantics, value.isNegative());
  // Zero becomes the smallest number of a format that has none.
  if (!hasEncoding(result) || value.isZero() != result.isZero())
    return std::nullopt;
  return result;
}

//===-- Sparse constants -------------------------------------------------===//

namespace {
/// Elements of one type as raw data.
class RawElements {
public:
  RawElements(Type elementType, size_t count)
      : bits(DenseElementsAttr::getStorageBits(elementType)),
        data(OwnedBytes::allocate(llvm::divideCeil(bits * count, 8))) {
    std::memset(data.data.get(), 0, data.size);
  }
  /// Bits of an element that are still zero.
  void set(size_t index, const APInt &value) {
    uint8_t *bytes = data.data.get();
    if (bits == 1)
      bytes[index / 8] |= uint8_t(!value.isZero()) << index % 8;
    else
      writeBits(bytes + index * (bits / 8), value);
  }
  /// Element `index` becomes element `from` of `raw`, data of the same type.
  void copy(size_t index, ArrayRef<uint8_t> raw, size_t from) {
    if (bits == 1)
      return set(index, APInt(1, raw[from / 8] >> from % 8 & 1));
    size_t size = bits / 8;
    std::memcpy(data.data.get() + index * size, raw.data() + from * size, size);
  }
  DenseElementsAttr take(ShapedType type) {
    return DenseElementsAttr::getFromRawBuffer(type, std::move(data));
  }

private:
  size_t bits;
  OwnedBytes data;
};
} // namespace

/// Position in row-major order of the element that entry `which` is about.
static size_t getSparsePosition(ShapedType type, DenseElementsAttr indices,
                                size_t which) {
  size_t position = 0;
  size_t rank = type.getRank();
  for (auto [dim, size] : llvm::enumerate(type.getShape()))
    position = position * size +
               indices.getIntElement(which * rank + dim).getZExtValue();
  return position;
}

DenseElementsAttr strata::densify(SparseElementsAttr attr) {
  auto values = dyn_cast<DenseElementsAttr>(attr.getValues());
  ShapedType type = attr.getType();
  std::optional<int64_t> count = type.getNumElementsChecked();
  if (!values || !count || *count > SparseFoldLimit)
    return {};
  RawElements elements(type.getElementType(), *count);
  // If several entries give one element, the first counts.
  llvm::SmallVector<bool> isSet(*count, false);
  for (size_t i = 0, e = values.getNumElements(); i != e; ++i) {
    size_t position = getSparsePosition(type, attr.getIndices(), i);
    if (!isSet[position])
      elements.copy(position, values.getRawData(), values.isSplat() ? 0 : i);
    isSet[position] = true;
  }
  return elements.take(type);
}

//===-- Functions of elements --------------------------------------------===//

namespace {
template <typename T> struct ElementTraits;
template <> struct ElementTraits<APInt> {
  using Scalar = IntegerAttr;
  /// Integers without bits are left alone.
  static bool isElementType(Type type) {
    return type.isIndex() || (type.isInteger() && !type.isInteger(0));
  }
  static APInt get(DenseElementsAttr attr, size_t index) {
    return attr.getIntElement(index);
  }
};
template <> struct ElementTraits<APFloat> {
  using Scalar = FloatAttr;
  static bool isElementType(Type type) { return type.isFloat(); }
  static APFloat get(DenseElementsAttr attr, size_t index) {
    return attr.getFloatElement(index);
  }
};
} // namespace

/// `attr` as a dense constant of elements of `T`; null if it is none.
/// Numbers without bits are left alone, as APInt has no sign for them, and so are
/// those with very many: to square one of 2^24 - 1 bits takes more than a minute.
static bool isFoldable(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return !integer ||
         (integer.getWidth() != 0 && integer.getWidth() <= MaxFoldWidth);
}

template <typename T> static DenseElementsAttr getDense(Attribute attr) {
  auto elements = dyn_cast_or_null<ElementsAttr>(attr);
  if (!elements ||
      !ElementTraits<T>::isElementType(elements.getType().getElementType()) ||
      !isFoldable(elements.getType().getElementType()))
    return {};
  if (auto sparse = dyn_cast<SparseElementsAttr>(elements))
    return densify(sparse);
  return dyn_cast<DenseElementsAttr>(elements);
}

/// The bits of the results of `fn` for each element in turn.
template <typename To>
static DenseElementsAttr
makeElements(ShapedType type, function_ref<std::optional<To>(size_t)> fn) {
  size_t count = type.getNumElements();
  RawElements elements(type.getElementType(), count);
  for (size_t i = 0; i < count; ++i) {
    std::optional<To> value = fn(i);
    std::optional<APInt> bits = value ? getBits(*value) : std::nullopt;
    if (!bits)
      return {};
    elements.set(i, *bits);
  }
  return elements.take(type);
}

/// Whether functions of the elements of `operands` are constants of `type`;
/// tells whether the elements of each operand are equal.
static bool areOperands(ArrayRef<DenseElementsAttr> operands, ShapedType type,
                        bool &areSplats) {
  areSplats = true;
  Type element = type.getElementType();
  if (!isConstantShape(type) || !element.isIntOrIndexOrFloat() ||
      element.isInteger(0))
    return false;
  for (DenseElementsAttr operand : operands) {
    if (!operand || operand.getType().getShape() != type.getShape())
      return false;
    areSplats &= operand.isSplat();
  }
  return true;
}

/// `fn(get(0), get(1), ...)`, each `get` being element `index` of an operand.
template <typename To, typename From, typename Fn, size_t... is>
static std::optional<To> apply(ArrayRef<DenseElementsAttr> operands,
                               size_t index, Fn fn,
                               std::index_sequence<is...>) {
  return fn(ElementTraits<From>::get(operands[is], index)...);
}

template <typename To, typename From, typename Fn, typename... Attrs>
static Attribute foldDense(Type type, Fn fn, Attrs... attrs) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !(bool(attrs) && ...))
    return {};
  DenseElementsAttr operands[] = {getDense<From>(attrs)...};
  bool areSplats;
  if (!areOperands(operands, shaped, areSplats))
    return {};
  std::index_sequence_for<Attrs...> indices;
  auto getElement = [&](size_t i) {
    return apply<To, From>(operands, i, fn, indices);
  };
  if (!areSplats)
    return makeElements<To>(shaped, getElement);
  std::optional<To> value = getElement(0);
  return value ? makeConstant(type, *value) : Attribute();
}

template <typename To, typename From, typename Fn, typename... Attrs>
static Attribute foldAny(Type type, Fn fn, Attrs... attrs) {
  using Scalar = typename ElementTraits<From>::Scalar;
  if (!isFoldable(detail::getElementTypeOrSelf(type)))
    return {};
  if ((bool(dyn_cast_or_null<Scalar>(attrs)) && ...)) {
    if (!(isFoldable(cast<Scalar>(attrs).getType()) && ...))
      return {};
    std::optional<To> value = fn(cast<Scalar>(attrs).getValue()...);
    return value ? makeScalar(type, *value) : Attribute();
  }
  return foldDense<To, From>(type, fn, attrs...);
}

template <typename To, typename From>
Attribute strata::foldElements(Attribute operand, Type type,
                               UnaryElementFn<To, From> fn) {
  return foldAny<To, From>(type, fn, operand);
}

template <typename To, typename From>
Attribute strata::foldElements(Attribute lhs, Attribute rhs, Type type,
                               BinaryElementFn<To, From> fn) {
  return foldAny<To, From>(type, fn, lhs, rhs);
}

template <typename To, typename From>
Attribute strata::foldElements(Attribute a, Attribute b, Attribute c, Type type,
                               TernaryElementFn<To, From> fn) {
  return foldAny<To, From>(type, fn, a, b, c);
}

//===-- Functions of bits -------------------------------------------------===//

/// The bits of an integer or float; std::nullopt for other attributes.
static std::optional<APInt> getScalarBits(Attribute attr) {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(attr))
    return isFoldable(integer.getType()) ? std::optional(integer.getValue())
                                         : std::nullopt;
  if (auto number = dyn_cast_or_null<FloatAttr>(attr))
    return number.getValue().bitcastToAPInt();
  return std::nullopt;
}

/// The number of `type` with these bits.
static Attribute makeFromBits(Type type, const APInt &bits) {
  if (auto floatType = dyn_cast<FloatType>(type))
    return FloatAttr::get(type, APFloat(floatType.getFloatSemantics(), bits));
  return IntegerAttr::get(type, bits);
}

static DenseElementsAttr getDenseNumbers(Attribute attr) {
  DenseElementsAttr integers = getDense<APInt>(attr);
  return integers ? integers : getDense<APFloat>(attr);
}

static APInt getElementBits(DenseElementsAttr attr, size_t index) {
  return attr.getElementType().isFloat()
             ? attr.getFloatElement(index).bitcastToAPInt()
             : attr.getIntElement(index);
}

static Attribute foldDenseBits(ArrayRef<Attribute> operands, ShapedType type,
                               ElementBitsFn fn) {
  SmallVector<DenseElementsAttr, 3> dense;
  for (Attribute operand : operands)
    dense.push_back(getDenseNumbers(operand));
  bool areSplats;
  if (!areOperands(dense, type, areSplats))
    return {};
  SmallVector<APInt, 3> bits(dense.size());
  auto getElement = [&](size_t index) {
    for (auto [operand, element] : llvm::zip(dense, bits))
      element = getElementBits(operand, index);
    return fn(bits);
  };
  if (!areSplats)
    return makeElements<APInt>(type, getElement);
  std::optional<APInt> value = getElement(0);
  return value ? getSplatOfBits(type, *value) : Attribute();
}

Attribute strata::foldElementBits(ArrayRef<Attribute> operands, Type type,
                                  ElementBitsFn fn) {
  if (!isFoldable(detail::getElementTypeOrSelf(type)))
    return {};
  if (auto shaped = dyn_cast<ShapedType>(type))
    return foldDenseBits(operands, shaped, fn);
  SmallVector<APInt, 3> bits;
  for (Attribute operand : operands) {
    std::optional<APInt> scalar = getScalarBits(operand);
    if (!scalar)
      return {};
    bits.push_back(std::move(*scalar));
  }
  std::optional<APInt> value = fn(bits);
  return value ? makeFromBits(type, *value) : Attribute();
}

namespace strata {
template Attribute foldElements<APInt, APInt>(Attribute, Type,
                                              UnaryElementFn<APInt, APInt>);
template Attribute foldElements<APInt, APInt>(Attribute, Attribute, Type,
                                              BinaryElementFn<APInt, APInt>);
template Attribute foldElements<APInt, APInt>(Attribute, Attribute, Attribute,
                                              Type,
                                              TernaryElementFn<APInt, APInt>);
template Attribute foldElements<APInt, APFloat>(Attribute, Type,
                                                UnaryElementFn<APInt, APFloat>);
template Attribute
    foldElements<APInt, APFloat>(Attribute, Attribute, Type,
                                 BinaryElementFn<APInt, APFloat>);
template Attribute
    foldElements<APInt, APFloat>(Attribute, Attribute, Attribute, Type,
                                 TernaryElementFn<APInt, APFloat>);
template Attribute foldElements<APFloat, APInt>(Attribute, Type,
                                                UnaryElementFn<APFloat, APInt>);
template Attribute
    foldElements<APFloat, APInt>(Attribute, Attribute, Type,
                                 BinaryElementFn<APFloat, APInt>);
template Attribute
    foldElements<APFloat, APInt>(Attribute, Attribute, Attribute, Type,
                                 TernaryElementFn<APFloat, APInt>);
template Attribute
    foldElements<APFloat, APFloat>(Attribute, Type,
                                   UnaryElementFn<APFloat, APFloat>);
template Attribute
    foldElements<APFloat, APFloat>(Attribute, Attribute, Type,
                                   BinaryElementFn<APFloat, APFloat>);
template Attribute
    foldElements<APFloat, APFloat>(Attribute, Attribute, Attribute, Type,
                                   TernaryElementFn<APFloat, APFloat>);
} // namespace strata
