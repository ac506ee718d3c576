// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes that hold the elements of a shaped type, and dense arrays.
//
// Equal elements are one attribute whichever way they were given: data whose
// elements are all equal becomes a splat when it is uniqued. The test compares
// the data with itself, shifted by one element, so it ends at the first
// difference and otherwise runs at the speed of memcmp. A dense i1 is packed;
// the bits past its end are cleared first.
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BytesStorageDetail.h"
#include "strata/IR/Types/ResourceElements.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cstdlib>

using namespace strata;
using namespace strata::detail;

OwnedBytes OwnedBytes::allocate(size_t size) {
  OwnedBytes bytes;
  // At least one byte, so that success is a pointer.
  bytes.data.reset(static_cast<uint8_t *>(std::malloc(size ? size : 1)));
  if (!bytes.data)
    llvm::report_bad_alloc_error("allocation of element data failed");
  bytes.size = size;
  return bytes;
}

ShapedType ElementsAttr::getType() const {
  switch (getKind()) {
  case Kind::DenseElementsAttr:
    return cast<ShapedType>(as<BytesAttrStorage>()->type);
  case Kind::DenseStringElementsAttr:
    return cast<ShapedType>(as<DenseStringElementsAttrStorage>()->value.type);
  case Kind::DenseResourceElementsAttr:
    return cast<ShapedType>(as<DenseResourceElementsAttrStorage>()->value.type);
  default:
    return cast<ShapedType>(as<SparseElementsAttrStorage>()->value.type);
  }
}

//===-- The raw form ------------------------------------------------------===//

/// Width of a scalar that is not complex.
static unsigned getScalarWidth(Type type) {
  return type.isIndex() ? IndexType::StorageBits : type.getIntOrFloatBitWidth();
}

/// The type itself, or that of the parts of a complex type.
static Type getScalarType(Type elementType) {
  auto complex = dyn_cast<ComplexType>(elementType);
  return complex ? complex.getElementType() : elementType;
}

size_t DenseElementsAttr::getStorageBits(Type elementType) {
  if (auto complex = dyn_cast<ComplexType>(elementType))
    return 2 * llvm::alignTo<8>(getScalarWidth(complex.getElementType()));
  size_t width = getScalarWidth(elementType);
  return width == 1 ? 1 : llvm::alignTo<8>(width);
}

bool DenseElementsAttr::isValidRawBuffer(ShapedType type,
                                         ArrayRef<uint8_t> data,
                                         bool &isSplat) {
  isSplat = false;
  Type elementType = type.getElementType();
  if (!getScalarType(elementType).isIntOrIndexOrFloat())
    return false;
  size_t bits = getStorageBits(elementType);
  std::optional<int64_t> count = type.getNumElementsChecked();
  if (bits == 1) {
    isSplat =
        data.size() == 1 && (data[0] == 0 || data[0] == 0xFF || count == 1);
    return isSplat || (count && data.size() == llvm::divideCeil(*count, 8));
  }
  size_t bytes = bits / 8;
  isSplat = bytes != 0 && data.size() == bytes;
  int64_t total;
  return isSplat ||
         (count && !llvm::MulOverflow(*count, int64_t(bytes), total) &&
          data.size() == uint64_t(total));
}

/// True if all elements of `bytes` bytes in `data` are equal.
static bool areAllEqual(ArrayRef<uint8_t> data, size_t bytes) {
  if (bytes == 0 || data.size() < bytes)
    return false;
  return std::memcmp(data.data(), data.data() + bytes, data.size() - bytes) ==
         0;
}

/// The bits of the last byte of packed data that belong to elements.
static uint8_t getLastByteMask(int64_t count) {
  return count % 8 ? uint8_t((1 << (count % 8)) - 1) : uint8_t(0xFF);
}

/// True if the `count` packed bits in `data`, whose stray bits are clear, are
/// all equal.
static bool areAllBitsEqual(ArrayRef<uint8_t> data, int64_t count) {
  if (data.empty())
    return false;
  uint8_t first = data.front() & 1 ? 0xFF : 0;
  return data.back() == (first & getLastByteMask(count)) &&
         (data.size() == 1 ||
          (data.front() == first && areAllEqual(data.drop_back(), 1)));
}

static DenseElementsAttr getDense(ShapedType type, ArrayRef<uint8_t> data,
                                  bool isSplat, OwnedBytes *owner) {
  return DenseElementsAttr(getBuiltin<BytesAttrStorage>(
      type.getContext(),
      {Kind::DenseElementsAttr, type, int64_t(isSplat), data, owner}));
}

/// The attribute for data of valid size, with stray bits cleared.
static DenseElementsAttr getDenseFromData(ShapedType type,
                                          ArrayRef<uint8_t> data, bool isSplat,
                                          OwnedBytes *owner) {
  size_t bits = DenseElementsAttr::getStorageBits(type.getElementType());
  if (bits == 1) {
    if (!isSplat && !areAllBitsEqual(data, type.getNumElements()))
      return getDense(type, data, false, owner);
    // The single element of a splat may be given as any non-zero byte.
    bool value = isSplat ? data.front() != 0 : data.front() & 1;
    uint8_t byte = value ? 0xFF : 0;
    return getDense(type, ArrayRef<uint8_t>(byte), true, nullptr);
  }
  if (!isSplat && !areAllEqual(data, bits / 8))
    return getDense(type, data, false, owner);
  return getDense(type, data.take_front(bits / 8), true, nullptr);
}

/// True if the last byte of packed data has bits past the end.
static bool hasStrayBits(ShapedType type, ArrayRef<uint8_t> data,
                         bool isSplat) {
  return !isSplat && !data.empty() &&
         DenseElementsAttr::getStorageBits(type.getElementType()) == 1 &&
         data.back() & uint8_t(~getLastByteMask(type.getNumElements()));
}

#ifndef NDEBUG
static bool fits(ShapedType type, ArrayRef<uint8_t> data, bool isSplat) {
  bool oneElement;
  if (!DenseElementsAttr::isValidRawBuffer(type, data, oneElement)) {
    // A splat of i1 may be any byte.
    return isSplat && data.size() == 1 &&
           DenseElementsAttr::getStorageBits(type.getElementType()) == 1;
  }
  return oneElement || !isSplat || type.getNumElements() == 1;
}
#endif

DenseElementsAttr DenseElementsAttr::getFromRawBuffer(ShapedType type,
                                                      ArrayRef<uint8_t> data,
                                                      bool isSplat) {
  assert(fits(type, data, isSplat) && "data must be of the type's size");
  if (!hasStrayBits(type, data, isSplat))
    return getDenseFromData(type, data, isSplat, nullptr);
  OwnedBytes copy = OwnedBytes::allocate(data.size());
  std::memcpy(copy.data.get(), data.data(), data.size());
  return getFromRawBuffer(type, std::move(copy), isSplat);
}

/// Smaller data is copied into the arena: a block of malloc and the record of
/// its owner take 32 bytes more.
static constexpr size_t AdoptionLimit = 256;

DenseElementsAttr DenseElementsAttr::getFromRawBuffer(ShapedType type,
                                                      ArrayRef<char> data) {
  ArrayRef<uint8_t> bytes(reinterpret_cast<const uint8_t *>(data.data()),
                          data.size());
  bool isSplat = false;
  [[maybe_unused]] bool isValid = isValidRawBuffer(type, bytes, isSplat);
  assert(isValid && "data must be of the type's size");
  return getFromRawBuffer(type, bytes, isSplat);
}

DenseElementsAttr DenseElementsAttr::getFromRawBuffer(ShapedType type,
                                                      OwnedBytes data,
                                                      bool isSplat) {
  ArrayRef<uint8_t> bytes(data.data.get(), data.size);
  assert(fits(type, bytes, isSplat) && "data must be of the type's size");
  if (hasStrayBits(type, bytes, isSplat))
    data.data.get()[data.size - 1] &= getLastByteMask(type.getNumElements());
  return getDenseFromData(type, bytes, isSplat,
                          data.size < AdoptionLimit ? nullptr : &data);
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type,
                                         ArrayRef<APInt> values) {
  assert(
      (values.size() == size_t(type.getNumElements()) || values.size() == 1) &&
      "there must be a value for each element, or one for all");
  size_t bits = getStorageBits(type.getElementType());
  bool isSplat = values.size() == 1;
  if (isSplat && bits == 1)
    return getFromRawBuffer(type, uint8_t(values[0].isZero() ? 0 : 0xFF),
                            /*isSplat=*/true);
  SmallVector<uint8_t> data(llvm::divideCeil(bits * values.size(), 8), 0);
  size_t at = 0;
  for (const APInt &value : values) {
    assert(value.getBitWidth() == getScalarWidth(type.getElementType()) &&
           "values must be of the width of the elements");
    if (bits == 1)
      data[at / 8] |= uint8_t(value.getZExtValue() << at % 8);
    else
      std::memcpy(&data[at / 8], value.getRawData(), bits / 8);
    at += bits;
  }
  return getFromRawBuffer(type, data, isSplat);
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type,
                                         ArrayRef<APFloat> values) {
  SmallVector<APInt> bits;
  for (const APFloat &value : values) {
    assert(&value.getSemantics() ==
               &cast<FloatType>(type.getElementType()).getFloatSemantics() &&
           "values must be of the semantics of the elements");
    bits.push_back(value.bitcastToAPInt());
  }
  return get(type, bits);
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type,
                                         ArrayRef<Attribute> values) {
  SmallVector<APInt> bits;
  for (Attribute value : values)
    if (auto number = dyn_cast<FloatAttr>(value))
      bits.push_back(number.getValue().bitcastToAPInt());
    else
      bits.push_back(cast<IntegerAttr>(value).getValue());
  return get(type, bits);
}

DenseElementsAttr DenseElementsAttr::get(ShapedType type,
                                         ArrayRef<bool> values) {
  unsigned width = getScalarWidth(type.getElementType());
  SmallVector<APInt> bits;
  for (bool value : values)
    bits.push_back(APInt(width, value));
  return get(type, bits);
}

DenseElementsAttr DenseElementsAttr::getFromIntegers(ShapedType type,
                                                     ArrayRef<int64_t> values,
                                                     bool isSigned) {
  assert(type.getElementType().isIntOrIndex() &&
         "the elements are no integers");
  unsigned width = getScalarWidth(type.getElementType());
  SmallVector<APInt> bits;
  for (int64_t value : values)
    bits.push_back(APInt(width, uint64_t(value), isSigned,
                         /*implicitTrunc=*/true));
  return get(type, bits);
}

DenseElementsAttr DenseElementsAttr::getFromDoubles(ShapedType type,
                                                    ArrayRef<double> values) {
  SmallVector<APFloat> numbers;
  for (double value : values)
    numbers.push_back(FloatAttr::get(type.getElementType(), value).getValue());
  return get(type, numbers);
}

DenseElementsAttr DenseElementsAttr::reshape(ShapedType newType) const {
  assert(newType.getElementType() == getElementType() &&
         newType.getNumElements() == getNumElements() &&
         "another element type or number of elements");
  return getFromRawBuffer(newType, getRawData(), isSplat());
}

DenseElementsAttr DenseElementsAttr::resizeSplat(ShapedType newType) const {
  assert(isSplat() && newType.getElementType() == getElementType() &&
         "no splat of the element type");
  return getFromRawBuffer(newType, getRawData(), /*isSplat=*/true);
}

DenseElementsAttr DenseElementsAttr::bitcast(Type newElementType) const {
  assert(getStorageBits(newElementType) == getStorageBits(getElementType()) &&
         "another width");
  return getFromRawBuffer(getType().clone(newElementType), getRawData(),
                          isSplat());
}

DenseElementsAttr
DenseElementsAttr::mapValues(Type newElementType,
                             function_ref<APInt(const APInt &)> mapping) const {
  SmallVector<APInt> mapped;
  for (int64_t i = 0, e = isSplat() ? 1 : getNumElements(); i < e; ++i)
    mapped.push_back(mapping(getIntElement(i)));
  return get(getType().clone(newElementType), mapped);
}

DenseElementsAttr DenseElementsAttr::mapValues(
    Type newElementType, function_ref<APInt(const APFloat &)> mapping) const {
  SmallVector<APInt> mapped;
  for (int64_t i = 0, e = isSplat() ? 1 : getNumElements(); i < e; ++i)
    mapped.push_back(mapping(getFloatElement(i)));
  return get(getType().clone(newElementType), mapped);
}

bool DenseIntElementsAttr::classof(Attribute attr) {
  auto dense = dyn_cast<DenseElementsAttr>(attr);
  return dense && dense.getElementType().isIntOrIndex();
}

DenseElementRange<APInt>::iterator DenseIntElementsAttr::begin() const {
  return value_begin<APInt>();
}
DenseElementRange<APInt>::iterator DenseIntElementsAttr::end() const {
  return value_end<APInt>();
}
DenseElementRange<APFloat>::iterator DenseFPElementsAttr::begin() const {
  return value_begin<APFloat>();
}
DenseElementRange<APFloat>::iterator DenseFPElementsAttr::end() const {
  return value_end<APFloat>();
}

bool DenseFPElementsAttr::classof(Attribute attr) {
  auto dense = dyn_cast<DenseElementsAttr>(attr);
  return dense && isa<FloatType>(dense.getElementType());
}

bool DenseElementsAttr::isSplat() const {
  return as<BytesAttrStorage>()->size == 1;
}

ArrayRef<uint8_t> DenseElementsAttr::getRawData() const {
  return as<BytesAttrStorage>()->data;
}

/// The `width` bits that start at the first of `bytes`, little-endian.
static APInt readBits(const uint8_t *bytes, unsigned width) {
  if (width == 0)
    return APInt(0u, uint64_t(0));
  size_t size = llvm::divideCeil(width, 8);
  if (width <= 64) {
    uint64_t word = 0;
    std::memcpy(&word, bytes, size);
    return APInt(width, word & (~uint64_t(0) >> (64 - width)));
  }
  SmallVector<uint64_t, 4> words(llvm::divideCeil(width, 64), 0);
  std::memcpy(words.data(), bytes, size);
  return APInt(width, words);
}

/// Elements of a complex type count as two: real part, imaginary part.
static APInt readElement(DenseElementsAttr attr, size_t index) {
  Type elementType = attr.getType().getElementType();
  Type scalarType = getScalarType(elementType);
  unsigned width = getScalarWidth(scalarType);
  ArrayRef<uint8_t> data = attr.getRawData();
  bool isComplex = scalarType != elementType;
  if (attr.isSplat())
    index = isComplex ? index & 1 : 0;
  if (width == 1 && !isComplex)
    return APInt(1, data[index / 8] >> (index % 8) & 1);
  size_t size = llvm::divideCeil(width, 8);
  assert((index + 1) * size <= data.size() && "element index out of range");
  return readBits(data.data() + index * size, width);
}

APInt DenseElementsAttr::getIntElement(size_t index) const {
  assert(!isa<FloatType>(getScalarType(getType().getElementType())) &&
         "the elements must be integers");
  return readElement(*this, index);
}

APFloat DenseElementsAttr::getFloatElement(size_t index) const {
  auto type = cast<FloatType>(getScalarType(getType().getElementType()));
  return APFloat(type.getFloatSemantics(), readElement(*this, index));
}

//===-- Strings and resources ---------------------------------------------===//

DenseStringElementsAttr
DenseStringElementsAttr::get(ShapedType type, ArrayRef<StringRef> values) {
  assert(
      (values.size() == 1 || int64_t(values.size()) == type.getNumElements()) &&
      "one value, or one an element");
  bool isSplat = !values.empty() && llvm::all_equal(values);
  return DenseStringElementsAttr(getBuiltin<DenseStringElementsAttrStorage>(
      type.getContext(),
      {type, isSplat ? values.take_front() : values, isSplat}));
}

bool DenseStringElementsAttr::isSplat() const {
  return as<DenseStringElementsAttrStorage>()->value.isSplat;
}

ArrayRef<StringRef> DenseStringElementsAttr::getValues() const {
  return as<DenseStringElementsAttrStorage>()->value.values;
}

DenseResourceElementsAttr DenseResourceElementsAttr::get(ShapedType type,
                                                         ResourceBlob &blob) {
  return DenseResourceElementsAttr(getBuiltin<DenseResourceElementsAttrStorage>(
      type.getContext(), {type, &blob}));
}

ResourceBlob &DenseResourceElementsAttr::getBlob() const {
  return *as<DenseResourceElementsAttrStorage>()->value.blob;
}

//===-- Sparse elements ---------------------------------------------------===//

/// Writes `[1, 2]`.
static void appendList(InFlightDiagnostic &diag, ArrayRef<int64_t> values) {
  diag << "[";
  llvm::interleave(
      values, [&](int64_t value) { diag << value; }, [&] { diag << ", "; });
  diag << "]";
}

/// Checks that the shapes of the two parts go with that of the whole.
static LogicalResult checkSparseShapes(EmitErrorFn emitError, ShapedType type,
                                       ShapedType indices, ShapedType values) {
  if (values.getRank() != 1)
    return emitError() << "expected 1-d tensor for sparse element values";
  ArrayRef<int64_t> shape = indices.getShape();
  bool isListOfNumbers = shape.size() == 1 && type.getRank() == 1;
  bool isListOfIndices = shape.size() == 2 && shape[1] == type.getRank();
  if ((isListOfNumbers || isListOfIndices) && shape[0] == values.getShape()[0])
    return success();
  InFlightDiagnostic diag = emitError();
  diag << "expected shape (";
  appendList(diag, type.getShape());
  diag << "); inferred shape of indices literal (";
  appendList(diag, shape);
  diag << "); inferred shape of values literal (";
  appendList(diag, values.getShape());
  return diag << ")";
}

/// Checks that index `which` lies in the shape of `type`.
static LogicalResult checkSparseIndex(EmitErrorFn emitError, ShapedType type,
                                      DenseElementsAttr indices, size_t which) {
  size_t rank = type.getRank();
  auto getPart = [&](size_t dim) {
    return indices.getIntElement(which * rank + dim).getZExtValue();
  };
  bool isInside = true;
  for (size_t dim = 0; dim < rank; ++dim)
    isInside &= getPart(dim) < uint64_t(type.getShape()[dim]);
  if (isInside)
    return success();
  InFlightDiagnostic diag = emitError();
  diag << "sparse index #" << uint64_t(which)
       << " is not contained within the value shape, with index=[";
  for (size_t dim = 0; dim < rank; ++dim)
    diag << (dim ? ", " : "") << uint64_t(getPart(dim));
  return diag << "], and type=" << Type(type);
}

SparseElementsAttr SparseElementsAttr::get(ShapedType type,
                                           DenseElementsAttr indices,
                                           ElementsAttr values) {
  return getValid(type.getContext(), [&](EmitErrorFn emitError) {
    return getChecked(emitError, type, indices, values);
  });
}

SparseElementsAttr SparseElementsAttr::getChecked(EmitErrorFn emitError,
                                                  ShapedType type,
                                                  DenseElementsAttr indices,
                                                  ElementsAttr values) {
  if (failed(checkSparseShapes(emitError, type, indices.getType(),
                               values.getType())))
    return {};
  // All indices of a splat are the same one.
  size_t count = values.getType().getShape()[0];
  if (indices.isSplat() && count > 1)
    count = 1;
  for (size_t i = 0; i < count; ++i)
    if (failed(checkSparseIndex(emitError, type, indices, i)))
      return {};
  return SparseElementsAttr(getBuiltin<SparseElementsAttrStorage>(
      type.getContext(), {type, indices, values}));
}

DenseElementsAttr SparseElementsAttr::getIndices() const {
  return cast<DenseElementsAttr>(
      as<SparseElementsAttrStorage>()->value.indices);
}

ElementsAttr SparseElementsAttr::getValues() const {
  return cast<ElementsAttr>(as<SparseElementsAttrStorage>()->value.values);
}

//===-- Dense arrays ------------------------------------------------------===//

DenseArrayAttr DenseArrayAttr::get(Type elementType, int64_t size,
                                   ArrayRef<uint8_t> rawData) {
  return getValid(elementType.getContext(), [&](EmitErrorFn emitError) {
    return getChecked(emitError, elementType, size, rawData);
  });
}

DenseArrayAttr DenseArrayAttr::getChecked(EmitErrorFn emitError,
                                          Type elementType, int64_t size,
                                          ArrayRef<uint8_t> rawData) {
  if (!elementType.isIntOrFloat()) {
    emitError() << "expected integer or float type, got: " << elementType;
    return {};
  }
  unsigned width = elementType.getIntOrFloatBitWidth();
  bool isBool = elementType.isInteger(1);
  if (!isBool && width % 8 != 0) {
    emitError() << "element type bitwidth must be a multiple of 8";
    return {};
  }
  int64_t expected;
  if (llvm::MulOverflow(size, int64_t(isBool ? 1 : width / 8), expected) ||
      expected != int64_t(rawData.size())) {
    emitError() << "expected raw data of " << size << " elements of type "
                << elementType << ", found " << uint64_t(rawData.size())
                << " bytes";
    return {};
  }
  if (isBool && llvm::any_of(rawData, [](uint8_t byte) { return byte > 1; })) {
    emitError() << "expected 0 or 1 for an element of type i1";
    return {};
  }
  return DenseArrayAttr(getBuiltin<BytesAttrStorage>(
      elementType.getContext(),
      {Kind::DenseArrayAttr, elementType, size, rawData}));
}

Type DenseArrayAttr::getElementType() const {
  return as<BytesAttrStorage>()->type;
}

int64_t DenseArrayAttr::getSize() const { return as<BytesAttrStorage>()->size; }

ArrayRef<uint8_t> DenseArrayAttr::getRawData() const {
  return as<BytesAttrStorage>()->data;
}

//===-- Resources ----------------------------------------------------------===//

DenseElementsAttr strata::getDenseElements(Attribute attr) {
  if (auto dense = dyn_cast_or_null<DenseElementsAttr>(attr))
    return dense;
  auto resource = dyn_cast_or_null<DenseResourceElementsAttr>(attr);
  if (!resource)
    return {};
  const ResourceBlob &blob = resource.getBlob();
  ArrayRef<uint8_t> data(blob.data.get(), blob.size);
  bool isSplat = false;
  return DenseElementsAttr::isValidRawBuffer(resource.getType(), data, isSplat)
             ? DenseElementsAttr::getFromRawBuffer(resource.getType(), data,
                                                   isSplat)
             : DenseElementsAttr();
}
