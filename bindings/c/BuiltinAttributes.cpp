// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata-c/BuiltinAttributes.h"

#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Dialect.h"

#include "llvm/ADT/SmallString.h"

#include "bindings/c/Call.h"

using namespace strata;
using namespace strata::capi;

/// The attribute as a `T`; fails if it is none.
template <typename T> static T getAttrAs(Call &call, StrataAttribute attr) {
  Attribute found = call.get(attr);
  if (!call || !call.check(isa<T>(found), StrataErrorArgument,
                           "the attribute is of another kind"))
    return T();
  return cast<T>(found);
}

StrataAttribute strataUnitAttrGet(StrataContext context) {
  Call call;
  Context *ctx = call.get(context);
  return call ? call.give(Attribute(UnitAttr::get(ctx))) : StrataAttribute{};
}
StrataAttribute strataBoolAttrGet(StrataContext context, bool value) {
  Call call;
  Context *ctx = call.get(context);
  return call ? call.give(Attribute(BoolAttr::get(ctx, value)))
              : StrataAttribute{};
}

static Type getIntegerOrIndex(Call &call, StrataType type) {
  Type found = call.get(type);
  call.check(call && found.isIntOrIndex(), StrataErrorArgument,
             "the type is no integer and not index");
  return found;
}
StrataAttribute strataIntegerAttrGet(StrataType type, int64_t value) {
  Call call;
  Type found = getIntegerOrIndex(call, type);
  return call ? call.give(Attribute(IntegerAttr::get(found, value)))
              : StrataAttribute{};
}
StrataAttribute strataIntegerAttrGetFromText(StrataType type,
                                             StrataStringRef digits) {
  Call call;
  Type found = getIntegerOrIndex(call, type);
  StringRef text = unwrap(digits);
  if (!call)
    return {};
  bool isNegative = text.consume_front("-");
  APInt value;
  unsigned width = isa<IntegerType>(found) ? cast<IntegerType>(found).getWidth()
                                           : IndexType::StorageBits;
  if (!call.check(!text.getAsInteger(10, value), StrataErrorArgument,
                  "the number is not written in decimal digits"))
    return {};
  // The lowest number is the only negative one with all bits of its magnitude in use.
  bool fits =
      value.getActiveBits() <= width &&
      (!isNegative || value.getActiveBits() < width || value.isPowerOf2());
  if (!call.check(fits, StrataErrorRange, "the number does not fit the type"))
    return {};
  value = value.zextOrTrunc(width);
  if (isNegative)
    value.negate();
  return call.give(Attribute(IntegerAttr::get(found, value)));
}

static bool isUnsignedAttr(IntegerAttr attr) {
  auto type = dyn_cast<IntegerType>(attr.getType());
  return type && type.isUnsigned();
}
int64_t strataIntegerAttrGetValueInt(StrataAttribute attr) {
  Call call;
  auto integer = getAttrAs<IntegerAttr>(call, attr);
  if (!call)
    return 0;
  APInt value = integer.getValue();
  bool fits = isUnsignedAttr(integer) ? value.getActiveBits() < 64
                                      : value.getSignificantBits() <= 64;
  if (!call.check(fits, StrataErrorRange, "the number has more than 64 bits"))
    return 0;
  // The bit of i1 is written as true and false.
  if (isa<BoolAttr>(Attribute(integer)))
    return value.isZero() ? 0 : 1;
  return isUnsignedAttr(integer) ? int64_t(value.getZExtValue())
                                 : value.getSExtValue();
}
void strataIntegerAttrPrintValue(StrataAttribute attr,
                                 StrataStringCallback callback,
                                 void *userData) {
  Call call;
  auto integer = getAttrAs<IntegerAttr>(call, attr);
  if (!call || !call.checkNotNull(callback))
    return;
  SmallString<32> text;
  integer.getValue().toString(text, 10, !isUnsignedAttr(integer));
  callback(wrap(text.str()), userData);
}
StrataAttribute strataFloatAttrDoubleGetChecked(StrataLocation location,
                                                StrataType type, double value) {
  Call call;
  Location loc = call.get(location);
  Type found = call.get(type);
  if (!call)
    return {};
  if (!isa<FloatType>(found)) {
    emitError(call.getContext(), loc) << "expected floating point type";
    call.fail(StrataErrorFailure, "the type is no float type");
    return {};
  }
  return call.give(Attribute(FloatAttr::get(found, value)));
}
double strataFloatAttrGetValueDouble(StrataAttribute attr) {
  Call call;
  auto number = getAttrAs<FloatAttr>(call, attr);
  return call ? number.getValueAsDouble() : 0;
}
StrataAttribute strataStringAttrGet(StrataContext context,
                                    StrataStringRef text) {
  Call call;
  Context *ctx = call.get(context);
  return call ? call.give(Attribute(StringAttr::get(ctx, unwrap(text))))
              : StrataAttribute{};
}
StrataAttribute strataStringAttrTypedGet(StrataType type,
                                         StrataStringRef text) {
  Call call;
  Type found = call.get(type);
  return call ? call.give(Attribute(StringAttr::get(unwrap(text), found)))
              : StrataAttribute{};
}
StrataStringRef strataStringAttrGetValue(StrataAttribute attr) {
  Call call;
  auto text = getAttrAs<StringAttr>(call, attr);
  return call ? wrap(text.getValue()) : StrataStringRef{};
}
StrataAttribute strataTypeAttrGet(StrataType type) {
  Call call;
  Type found = call.get(type);
  return call ? call.give(Attribute(TypeAttr::get(found))) : StrataAttribute{};
}
StrataType strataTypeAttrGetValue(StrataAttribute attr) {
  Call call;
  auto ofType = getAttrAs<TypeAttr>(call, attr);
  return call ? call.give(ofType.getValue()) : StrataType{};
}

//===-- Collections --------------------------------------------------------===//

StrataAttribute strataArrayAttrGet(StrataContext context, intptr_t numElements,
                                   const StrataAttribute *elements) {
  Call call;
  Context *ctx = call.get(context);
  SmallVector<Attribute> attrs;
  if (!call || !call.getAll(numElements, elements, attrs))
    return {};
  return call.give(Attribute(ArrayAttr::get(ctx, attrs)));
}
intptr_t strataArrayAttrGetNumElements(StrataAttribute attr) {
  Call call;
  auto array = getAttrAs<ArrayAttr>(call, attr);
  return call ? intptr_t(array.size()) : 0;
}
StrataAttribute strataArrayAttrGetElement(StrataAttribute attr,
                                          intptr_t index) {
  Call call;
  auto array = getAttrAs<ArrayAttr>(call, attr);
  if (!call || !call.checkIndex(index, array.size()))
    return {};
  return call.give(array[size_t(index)]);
}
StrataAttribute strataDictionaryAttrGet(StrataContext context,
                                        intptr_t numElements,
                                        const StrataNamedAttribute *elements) {
  Call call;
  Context *ctx = call.get(context);
  SmallVector<NamedAttribute> entries;
  if (!call || !call.checkArray(numElements, elements))
    return {};
  for (intptr_t i = 0; call && i < numElements; ++i) {
    Attribute value = call.get(elements[i].attribute);
    if (call)
      entries.push_back(
          {StringAttr::get(ctx, unwrap(elements[i].name)), value});
  }
  if (!call || !call.check(!DictionaryAttr::sortAndFindDuplicate(entries),
                           StrataErrorArgument, "a name is given twice"))
    return {};
  return call.give(Attribute(DictionaryAttr::getWithSorted(ctx, entries)));
}
intptr_t strataDictionaryAttrGetNumElements(StrataAttribute attr) {
  Call call;
  auto table = getAttrAs<DictionaryAttr>(call, attr);
  return call ? intptr_t(table.size()) : 0;
}
StrataNamedAttribute strataDictionaryAttrGetElement(StrataAttribute attr,
                                                    intptr_t index) {
  Call call;
  auto table = getAttrAs<DictionaryAttr>(call, attr);
  if (!call || !call.checkIndex(index, table.size()))
    return {};
  NamedAttribute entry = table.getValue()[size_t(index)];
  return {wrap(entry.getNameRef()), call.give(entry.getValue())};
}
StrataAttribute strataDictionaryAttrGetElementByName(StrataAttribute attr,
                                                     StrataStringRef name) {
  Call call;
  auto table = getAttrAs<DictionaryAttr>(call, attr);
  return call ? call.give(table.get(unwrap(name))) : StrataAttribute{};
}
StrataAttribute strataFlatSymbolRefAttrGet(StrataContext context,
                                           StrataStringRef symbol) {
  return strataSymbolRefAttrGet(context, 1, &symbol);
}
StrataAttribute strataSymbolRefAttrGet(StrataContext context, intptr_t numNames,
                                       const StrataStringRef *names) {
  Call call;
  Context *ctx = call.get(context);
  if (!call || !call.check(numNames > 0 && names, StrataErrorArgument,
                           "a symbol reference has a name"))
    return {};
  SmallVector<StringAttr> path;
  for (intptr_t i = 0; i < numNames; ++i)
    path.push_back(StringAttr::get(ctx, unwrap(names[i])));
  return call.give(Attribute(SymbolRefAttr::get(ctx, path)));
}
intptr_t strataSymbolRefAttrGetNumNames(StrataAttribute attr) {
  Call call;
  auto reference = getAttrAs<SymbolRefAttr>(call, attr);
  return call ? intptr_t(reference.getPath().size()) : 0;
}
StrataStringRef strataSymbolRefAttrGetName(StrataAttribute attr,
                                           intptr_t index) {
  Call call;
  auto reference = getAttrAs<SymbolRefAttr>(call, attr);
  if (!call || !call.checkIndex(index, reference.getPath().size()))
    return {};
  return wrap(reference.getPath()[size_t(index)].getValue());
}
StrataAttribute strataAffineMapAttrGet(StrataAffineMap map) {
  Call call;
  AffineMap found = call.get(map);
  return call ? call.give(Attribute(AffineMapAttr::get(found)))
              : StrataAttribute{};
}
StrataAffineMap strataAffineMapAttrGetValue(StrataAttribute attr) {
  Call call;
  auto map = getAttrAs<AffineMapAttr>(call, attr);
  return call ? call.give(map.getValue()) : StrataAffineMap{};
}
StrataAttribute strataIntegerSetAttrGet(StrataIntegerSet set) {
  Call call;
  IntegerSet found = call.get(set);
  return call ? call.give(Attribute(IntegerSetAttr::get(found)))
              : StrataAttribute{};
}
StrataIntegerSet strataIntegerSetAttrGetValue(StrataAttribute attr) {
  Call call;
  auto set = getAttrAs<IntegerSetAttr>(call, attr);
  return call ? call.give(set.getValue()) : StrataIntegerSet{};
}
StrataAttribute strataStridedLayoutAttrGet(StrataContext context,
                                           int64_t offset, intptr_t numStrides,
                                           const int64_t *strides) {
  Call call;
  Context *ctx = call.get(context);
  if (!call || !call.checkArray(numStrides, strides))
    return {};
  return call.give(Attribute(StridedLayoutAttr::get(
      ctx, offset, ArrayRef(strides, size_t(numStrides)))));
}
int64_t strataStridedLayoutAttrGetOffset(StrataAttribute attr) {
  Call call;
  auto layout = getAttrAs<StridedLayoutAttr>(call, attr);
  return call ? layout.getOffset() : 0;
}
intptr_t strataStridedLayoutAttrGetNumStrides(StrataAttribute attr) {
  Call call;
  auto layout = getAttrAs<StridedLayoutAttr>(call, attr);
  return call ? intptr_t(layout.getStrides().size()) : 0;
}
int64_t strataStridedLayoutAttrGetStride(StrataAttribute attr, intptr_t index) {
  Call call;
  auto layout = getAttrAs<StridedLayoutAttr>(call, attr);
  return call && call.checkIndex(index, layout.getStrides().size())
             ? layout.getStrides()[size_t(index)]
             : 0;
}

//===-- Arrays of numbers --------------------------------------------------===//

template <typename T>
static StrataAttribute getDenseArray(StrataContext context, intptr_t size,
                                     const T *values) {
  Call call;
  Context *ctx = call.get(context);
  if (!call || !call.check(size >= 0 && (size == 0 || values),
                           StrataErrorArgument, "no values are given"))
    return {};
  return call.give(Attribute(
      DenseArrayAttrOf<T>::get(ctx, ArrayRef<T>(values, size_t(size)))));
}
StrataAttribute strataDenseBoolArrayGet(StrataContext context, intptr_t size,
                                        const bool *values) {
  return getDenseArray(context, size, values);
}
StrataAttribute strataDenseI8ArrayGet(StrataContext context, intptr_t size,
                                      const int8_t *values) {
  return getDenseArray(context, size, values);
}
StrataAttribute strataDenseI16ArrayGet(StrataContext context, intptr_t size,
                                       const int16_t *values) {
  return getDenseArray(context, size, values);
}
StrataAttribute strataDenseI32ArrayGet(StrataContext context, intptr_t size,
                                       const int32_t *values) {
  return getDenseArray(context, size, values);
}
StrataAttribute strataDenseI64ArrayGet(StrataContext context, intptr_t size,
                                       const int64_t *values) {
  return getDenseArray(context, size, values);
}
StrataAttribute strataDenseF32ArrayGet(StrataContext context, intptr_t size,
                                       const float *values) {
  return getDenseArray(context, size, values);
}
StrataAttribute strataDenseF64ArrayGet(StrataContext context, intptr_t size,
                                       const double *values) {
  return getDenseArray(context, size, values);
}
intptr_t strataDenseArrayGetNumElements(StrataAttribute attr) {
  Call call;
  auto array = getAttrAs<DenseArrayAttr>(call, attr);
  return call ? intptr_t(array.size()) : 0;
}

/// Element `index` as a `T`.
template <typename T>
static T readElement(ArrayRef<uint8_t> bytes, intptr_t index) {
  T value;
  std::memcpy(&value, bytes.data() + size_t(index) * sizeof(T), sizeof(T));
  return value;
}
int64_t strataDenseArrayGetInteger(StrataAttribute attr, intptr_t index) {
  Call call;
  auto array = getAttrAs<DenseArrayAttr>(call, attr);
  if (!call || !call.checkIndex(index, size_t(array.size())))
    return 0;
  auto type = dyn_cast<IntegerType>(array.getElementType());
  switch (type ? type.getWidth() : 0) {
  case 1:
    return readElement<uint8_t>(array.getRawData(), index) != 0;
  case 8:
    return readElement<int8_t>(array.getRawData(), index);
  case 16:
    return readElement<int16_t>(array.getRawData(), index);
  case 32:
    return readElement<int32_t>(array.getRawData(), index);
  case 64:
    return readElement<int64_t>(array.getRawData(), index);
  default:
    call.fail(StrataErrorArgument, "the elements are of another type");
    return 0;
  }
}
double strataDenseArrayGetFloat(StrataAttribute attr, intptr_t index) {
  Call call;
  auto array = getAttrAs<DenseArrayAttr>(call, attr);
  if (!call || !call.checkIndex(index, size_t(array.size())))
    return 0;
  if (array.getElementType().isF32())
    return readElement<float>(array.getRawData(), index);
  if (array.getElementType().isF64())
    return readElement<double>(array.getRawData(), index);
  call.fail(StrataErrorArgument, "the elements are of another type");
  return 0;
}

//===-- Elements of shaped types -------------------------------------------===//

/// A type of a static shape with integers or floats.
static ShapedType getStaticType(Call &call, StrataType type) {
  Type found = call.get(type);
  auto shaped = call ? dyn_cast<ShapedType>(found) : ShapedType();
  if (!call ||
      !call.check(shaped && shaped.hasRank() && shaped.hasStaticShape() &&
                      shaped.getNumElementsChecked().has_value(),
                  StrataErrorArgument, "the type has no static shape"))
    return {};
  return shaped;
}
StrataAttribute strataDenseElementsAttrGet(StrataType shapedType,
                                           intptr_t numElements,
                                           const StrataAttribute *elements) {
  Call call;
  ShapedType type = getStaticType(call, shapedType);
  SmallVector<Attribute> values;
  if (!call || !call.getAll(numElements, elements, values))
    return {};
  if (!call.check(numElements == 1 || numElements == type.getNumElements(),
                  StrataErrorArgument,
                  "expected " + Twine(type.getNumElements()) +
                      " elements, found " + Twine(int64_t(numElements))))
    return {};
  Type element = type.getElementType();
  for (Attribute value : values)
    if (!call.check((isa<IntegerAttr>(value) && element.isIntOrIndex() &&
                     cast<IntegerAttr>(value).getType() == element) ||
                        (isa<FloatAttr>(value) &&
                         cast<FloatAttr>(value).getType() == element),
                    StrataErrorArgument,
                    "an element is of another type than the elements"))
      return {};
  return call.give(Attribute(DenseElementsAttr::get(type, values)));
}
StrataAttribute strataDenseElementsAttrRawBufferGet(StrataType shapedType,
                                                    StrataStringRef bytes) {
  Call call;
  ShapedType type = getStaticType(call, shapedType);
  if (!call)
    return {};
  ArrayRef<uint8_t> data(reinterpret_cast<const uint8_t *>(bytes.data),
                         bytes.length);
  bool isSplat = false;
  Type element = type.getElementType();
  if (!call.check(element.isIntOrIndexOrFloat() || isa<ComplexType>(element),
                  StrataErrorArgument, "the elements are no numbers") ||
      !call.check(DenseElementsAttr::isValidRawBuffer(type, data, isSplat),
                  StrataErrorArgument, "the buffer has another size"))
    return {};
  return call.give(
      Attribute(DenseElementsAttr::getFromRawBuffer(type, data, isSplat)));
}
bool strataDenseElementsAttrIsSplat(StrataAttribute attr) {
  Call call;
  auto elements = getAttrAs<ElementsAttr>(call, attr);
  return call && elements.isSplat();
}
intptr_t strataElementsAttrGetNumElements(StrataAttribute attr) {
  Call call;
  auto elements = getAttrAs<ElementsAttr>(call, attr);
  return call ? intptr_t(elements.getNumElements()) : 0;
}
StrataAttribute strataDenseElementsAttrGetElement(StrataAttribute attr,
                                                  intptr_t index) {
  Call call;
  auto elements = getAttrAs<DenseElementsAttr>(call, attr);
  if (!call || !call.checkIndex(index, size_t(elements.getNumElements())) ||
      !call.check(elements.getElementType().isIntOrIndexOrFloat(),
                  StrataErrorArgument, "the elements are no numbers"))
    return {};
  size_t stored = elements.isSplat() ? 0 : size_t(index);
  Type type = elements.getElementType();
  if (isa<FloatType>(type))
    return call.give(
        Attribute(FloatAttr::get(type, elements.getFloatElement(stored))));
  return call.give(
      Attribute(IntegerAttr::get(type, elements.getIntElement(stored))));
}
StrataStringRef strataDenseElementsAttrGetRawData(StrataAttribute attr) {
  Call call;
  auto elements = getAttrAs<DenseElementsAttr>(call, attr);
  if (!call)
    return {};
  ArrayRef<uint8_t> data = elements.getRawData();
  return {reinterpret_cast<const char *>(data.data()), data.size()};
}
StrataStringRef strataOpaqueAttrGetDialectNamespace(StrataAttribute attr) {
  Call call;
  auto opaque = getAttrAs<OpaqueAttr>(call, attr);
  return call ? wrap(opaque.getDialect().getNamespace()) : StrataStringRef{};
}
StrataStringRef strataOpaqueAttrGetData(StrataAttribute attr) {
  Call call;
  auto opaque = getAttrAs<OpaqueAttr>(call, attr);
  return call ? wrap(opaque.getBody()) : StrataStringRef{};
}

//===-- Types and attributes of dialects -----------------------------------===//

intptr_t strataTypeGetNumParameters(StrataType type) {
  Call call;
  auto dynamic = dyn_cast_or_null<DynamicType>(call.get(type));
  return call && dynamic ? intptr_t(dynamic.getParams().size()) : 0;
}
StrataAttribute strataTypeGetParameter(StrataType type, intptr_t index) {
  Call call;
  auto dynamic = dyn_cast_or_null<DynamicType>(call.get(type));
  if (!call ||
      !call.checkIndex(index, dynamic ? dynamic.getParams().size() : 0))
    return {};
  return call.give(dynamic.getParams()[size_t(index)]);
}
intptr_t strataAttributeGetNumParameters(StrataAttribute attr) {
  Call call;
  auto dynamic = dyn_cast_or_null<DynamicAttr>(call.get(attr));
  return call && dynamic ? intptr_t(dynamic.getParams().size()) : 0;
}
StrataAttribute strataAttributeGetParameter(StrataAttribute attr,
                                            intptr_t index) {
  Call call;
  auto dynamic = dyn_cast_or_null<DynamicAttr>(call.get(attr));
  if (!call ||
      !call.checkIndex(index, dynamic ? dynamic.getParams().size() : 0))
    return {};
  return call.give(dynamic.getParams()[size_t(index)]);
}
