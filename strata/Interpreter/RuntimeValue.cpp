// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interpreter/RuntimeValue.h"

#include "strata/IR/Types/ResourceElements.h"
#include "strata/Interpreter/SemanticsDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <charconv>

using namespace strata;
using namespace strata::interpreter;

//===-- Types ----------------------------------------------------------------===//

Type interpreter::getElementType(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? shaped.getElementType() : type;
}

Type interpreter::getScalarType(Type type) {
  Type element = getElementType(type);
  if (auto vector = dyn_cast<VectorType>(element))
    element = vector.getElementType();
  auto complex = dyn_cast<ComplexType>(element);
  return complex ? complex.getElementType() : element;
}

unsigned interpreter::getScalarsPerElement(Type elementType) {
  if (auto vector = dyn_cast<VectorType>(elementType))
    return unsigned(vector.getNumElements()) *
           getScalarsPerElement(vector.getElementType());
  return isa<ComplexType>(elementType) ? 2 : 1;
}

//===-- Values ---------------------------------------------------------------===//

RuntimeValue interpreter::makeValue(Type type, std::vector<Scalar> scalars,
                                    ArrayRef<int64_t> shape) {
  if (!isa<ShapedType>(type) && !isa<ComplexType>(type))
    return scalars.front();
  Elements elements;
  elements.shape.assign(shape.begin(), shape.end());
  elements.scalars = std::move(scalars);
  return elements;
}

MemRefValue interpreter::makeMemRef(std::vector<Scalar> scalars,
                                    ArrayRef<int64_t> sizes,
                                    Location allocation) {
  MemRefValue memref;
  memref.buffer = std::make_shared<Buffer>();
  memref.buffer->scalars = std::move(scalars);
  memref.buffer->allocation = allocation;
  memref.sizes.assign(sizes.begin(), sizes.end());
  memref.strides.resize(sizes.size());
  memref.numElements = 1;
  for (int64_t size : sizes)
    memref.numElements *= uint64_t(size);
  int64_t stride = 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    memref.strides[i] = stride;
    stride *= sizes[i];
  }
  return memref;
}

/// Appends the scalars of a number; false if it is none.
static bool appendScalars(Attribute attr, std::vector<Scalar> &scalars) {
  if (auto integer = dyn_cast<IntegerAttr>(attr))
    scalars.push_back(integer.getValue());
  else if (auto number = dyn_cast<FloatAttr>(attr))
    scalars.push_back(number.getValue());
  else if (auto parts = dyn_cast<ArrayAttr>(attr))
    return llvm::all_of(
        parts, [&](Attribute part) { return appendScalars(part, scalars); });
  else
    return false;
  return true;
}

static void appendScalars(DenseElementsAttr attr,
                          std::vector<Scalar> &scalars) {
  Type element = attr.getElementType();
  size_t count = size_t(attr.getNumElements()) * getScalarsPerElement(element);
  if (auto complex = dyn_cast<ComplexType>(element))
    element = complex.getElementType();
  for (size_t i = 0; i < count; ++i) {
    if (isa<FloatType>(element))
      scalars.push_back(attr.getFloatElement(i));
    else
      scalars.push_back(attr.getIntElement(i));
  }
}

std::optional<RuntimeValue> interpreter::makeConstant(Attribute attr,
                                                      Type type) {
  std::vector<Scalar> scalars;
  if (DenseElementsAttr elements = getDenseElements(attr)) {
    appendScalars(elements, scalars);
    return makeValue(type, std::move(scalars),
                     elements.getShapedType().getShape());
  }
  if (!appendScalars(attr, scalars) || scalars.empty())
    return std::nullopt;
  return makeValue(type, std::move(scalars), {});
}

//===-- Text -----------------------------------------------------------------===//

namespace {
/// Reads numbers and lists of them.
class ValueReader {
public:
  ValueReader(StringRef text, Type type, std::string &error, bool allowPoison)
      : rest(text), type(type), scalarType(::getScalarType(type)), error(error),
        allowPoison(allowPoison) {}
  FailureOr<RuntimeValue> read();

private:
  LogicalResult readList(unsigned depth);
  LogicalResult readNumber();
  /// Finds the sizes of `type` that it leaves open by counting the scalars.
  LogicalResult findShape(SmallVectorImpl<int64_t> &shape);
  LogicalResult fail(const Twine &message) {
    error = message.str();
    return failure();
  }

  StringRef rest;
  Type type, scalarType;
  std::string &error;
  bool allowPoison;
  std::vector<Scalar> scalars;
};
} // namespace

LogicalResult ValueReader::readNumber() {
  StringRef word = rest.take_while(
      [](char c) { return llvm::isAlnum(c) || StringRef("+-._").contains(c); });
  rest = rest.drop_front(word.size()).ltrim();
  if (allowPoison && word == "poison") {
    scalars.push_back(Scalar::poison(getScalarWidth(scalarType)));
    return success();
  }
  if (auto floatType = dyn_cast<FloatType>(scalarType)) {
    APFloat value(floatType.getFloatSemantics());
    auto status = value.convertFromString(word, APFloat::rmNearestTiesToEven);
    if (word.empty() || !status) {
      llvm::consumeError(status.takeError());
      return fail("expected a number, found '" + word + "'");
    }
    scalars.push_back(value);
    return success();
  }
  unsigned width = getScalarWidth(scalarType);
  if (width == 1 && (word == "true" || word == "false")) {
    scalars.push_back(APInt(1, word == "true"));
    return success();
  }
  bool isNegative = word.consume_front("-");
  APInt value;
  if (word.getAsInteger(word.starts_with("0x") ? 0 : 10, value))
    return fail("expected an integer, found '" + word + "'");
  // A literal in IR may be a signed or an unsigned number of the width.
  if (value.getActiveBits() > width)
    return fail("'" + word + "' does not fit into " + Twine(width) + " bits");
  value = value.zextOrTrunc(width);
  if (isNegative && value.isNegative() && !value.isMinSignedValue())
    return fail("'-" + word + "' does not fit into " + Twine(width) + " bits");
  scalars.push_back(isNegative ? -value : value);
  return success();
}

LogicalResult ValueReader::readList(unsigned depth) {
  constexpr unsigned MaxDepth = 64;
  rest = rest.ltrim();
  if (!rest.consume_front("["))
    return readNumber();
  if (depth == MaxDepth)
    return fail("the list is nested too deeply");
  rest = rest.ltrim();
  while (!rest.consume_front("]")) {
    if (failed(readList(depth + 1)))
      return failure();
    rest = rest.ltrim();
    if (!rest.consume_front(",") && !rest.starts_with("]"))
      return fail("expected ',' or ']', found '" + rest + "'");
    rest = rest.ltrim();
  }
  return success();
}

LogicalResult ValueReader::findShape(SmallVectorImpl<int64_t> &shape) {
  uint64_t known = getScalarsPerElement(::getElementType(type));
  unsigned numDynamic = 0;
  if (auto shaped = dyn_cast<ShapedType>(type)) {
    auto memref = dyn_cast<MemRefType>(type);
    if (memref && memref.getLayout())
      return fail("values of types with a layout cannot be written as text");
    if (!shaped.hasRank())
      return fail("values of types without rank cannot be written as text");
    shape.assign(shaped.getShape().begin(), shaped.getShape().end());
    for (int64_t size : shape)
      if (ShapedType::isDynamic(size))
        ++numDynamic;
      else if (size && known > UINT32_MAX / uint64_t(size))
        return fail("the type has too many elements");
      else
        known *= uint64_t(size);
  }
  if (numDynamic > 1)
    return fail("a list of numbers does not give the sizes that the type "
                "leaves open");
  bool fits = numDynamic == 0 ? scalars.size() == known
                              : known && scalars.size() % known == 0;
  if (!fits)
    return fail(Twine(numDynamic ? "expected a multiple of " : "expected ") +
                Twine(known) + (known == 1 ? " number" : " numbers") +
                ", found " + Twine(scalars.size()));
  for (int64_t &size : shape)
    if (ShapedType::isDynamic(size))
      size = int64_t(scalars.size() / known);
  return success();
}

FailureOr<RuntimeValue> ValueReader::read() {
  if (!getScalarWidth(scalarType)) {
    (void)fail("values of this type cannot be written as text");
    return failure();
  }
  bool isNumber = !isa<ShapedType>(type) && !isa<ComplexType>(type);
  if (failed(isNumber ? readNumber() : readList(0)))
    return failure();
  if (!rest.trim().empty()) {
    (void)fail("expected the end of the value, found '" + rest.trim() + "'");
    return failure();
  }
  SmallVector<int64_t, 4> shape;
  if (failed(findShape(shape)))
    return failure();
  if (isa<MemRefType>(type))
    return RuntimeValue(makeMemRef(std::move(scalars), shape, Location()));
  return makeValue(type, std::move(scalars), shape);
}

FailureOr<RuntimeValue> interpreter::parseRuntimeValue(StringRef text,
                                                       Type type,
                                                       std::string &error,
                                                       bool allowPoison) {
  return ValueReader(text, type, error, allowPoison).read();
}

/// Whether `text` is read as `value`.
static bool isTextOf(StringRef text, const APFloat &value) {
  APFloat read(value.getSemantics());
  auto status = read.convertFromString(text, APFloat::rmNearestTiesToEven);
  if (status)
    return read.bitwiseIsEqual(value);
  llvm::consumeError(status.takeError());
  return false;
}

/// A lower bound of the digits that give the number back, which saves most of the search for
/// them: 3 million f32 are printed in 5 s in place of 30.
static unsigned getMinDigits(const APFloat &value) {
  char text[64];
  std::to_chars_result end = {text, {}};
  if (&value.getSemantics() == &APFloat::IEEEsingle())
    end = std::to_chars(text, std::end(text), value.convertToFloat(),
                        std::chars_format::scientific);
  else if (&value.getSemantics() == &APFloat::IEEEdouble())
    end = std::to_chars(text, std::end(text), value.convertToDouble(),
                        std::chars_format::scientific);
  StringRef mantissa = StringRef(text, size_t(end.ptr - text)).split('e').first;
  return std::max(unsigned(llvm::count_if(mantissa, llvm::isDigit)), 1u);
}

/// Writes the fewest digits that give the number back, with an exponent only where
/// zeros do not do: 0.1, 10, 1.0E+20.
static void printFloat(const APFloat &value, raw_ostream &os) {
  constexpr unsigned MaxDigits = 40, MaxPadding = 8;
  SmallVector<char, 48> text, other;
  auto print = [&](unsigned digits) {
    text.clear();
    value.toString(text, digits, MaxPadding);
    return !value.isFinite() || isTextOf({text.data(), text.size()}, value);
  };
  unsigned digits = getMinDigits(value);
  if (!print(digits)) {
    // More digits than enough are enough too. Printing the smallest f128 takes 10 ms.
    unsigned least = digits, most = MaxDigits;
    while (most - least > 1) {
      unsigned middle = (least + most) / 2;
      (print(middle) ? most : least) = middle;
    }
    digits = most;
    print(digits);
  }
  // So few zeros are less than a factor of 2^256.
  if (!value.isFinite() || std::abs(ilogb(value)) > 256) {
    os << StringRef(text.data(), text.size());
    return;
  }
  for (unsigned i = 1; i <= MaxPadding && llvm::is_contained(text, 'E'); ++i) {
    other.clear();
    value.toString(other, digits + i, MaxPadding);
    if (!llvm::is_contained(other, 'E'))
      text = other;
  }
  os << StringRef(text.data(), text.size());
}

static void printScalar(const Scalar &scalar, Type type, raw_ostream &os) {
  if (scalar.isPoison) {
    os << "poison";
    return;
  }
  if (isa<FloatType>(type))
    return printFloat(scalar.getFloat(type), os);
  if (type.isInteger(1)) {
    os << (scalar.getBool() ? "true" : "false");
    return;
  }
  scalar.bits.print(os, /*isSigned=*/!type.isUnsignedInteger());
}

namespace {
/// Prints elements that `scalarsAt` finds.
struct ElementsPrinter {
  Type element;
  ArrayRef<int64_t> shape;
  function_ref<ArrayRef<Scalar>(ArrayRef<int64_t>)> scalarsAt;
  raw_ostream &os;
  uint64_t maxElements;

  /// Elements at each end of a dimension of an abbreviated value.
  static constexpr int64_t NumEdges = 3;

  void print() {
    SmallVector<int64_t, 4> indices;
    uint64_t count = 1;
    for (int64_t size : shape)
      count = llvm::SaturatingMultiply(count, uint64_t(size));
    bool isShortened = maxElements && count > maxElements;
    maxElements = isShortened ? maxElements : 0;
    print(indices);
    if (!isShortened)
      return;
    os << " (";
    for (int64_t size : shape)
      os << size << 'x';
    os << element << ')';
  }

  void print(SmallVectorImpl<int64_t> &indices) {
    if (indices.size() < shape.size()) {
      os << '[';
      for (int64_t i = 0, size = shape[indices.size()]; i < size; ++i) {
        if (i)
          os << ", ";
        if (maxElements && i == NumEdges && size > 2 * NumEdges) {
          os << "..., ";
          i = size - NumEdges;
        }
        indices.push_back(i);
        print(indices);
        indices.pop_back();
      }
      os << ']';
      return;
    }
    ArrayRef<Scalar> scalars = scalarsAt(indices);
    if (auto vector = dyn_cast<VectorType>(element))
      return printRuntimeValue(
          makeValue(vector, scalars.vec(), vector.getShape()), vector, os);
    Type scalarType = ::getScalarType(element);
    if (scalars.size() == 2)
      os << '(';
    llvm::interleaveComma(scalars, os, [&](const Scalar &scalar) {
      printScalar(scalar, scalarType, os);
    });
    if (scalars.size() == 2)
      os << ')';
  }
};
} // namespace

/// Whether an array has no elements, but very many lists of none.
static bool hasManyEmptyLists(ArrayRef<int64_t> shape) {
  constexpr uint64_t MostLists = 1 << 16;
  uint64_t lists = 1;
  for (int64_t size : shape.take_until([](int64_t size) { return size <= 0; }))
    lists = llvm::SaturatingMultiply(lists, uint64_t(size));
  return lists > MostLists &&
         llvm::any_of(shape, [](int64_t size) { return size <= 0; });
}

/// Sizes and type, as arguments are written; arrays without elements are equal.
static void printEmptyArray(ArrayRef<int64_t> shape, Type element,
                            raw_ostream &os) {
  os << "zeros:";
  for (int64_t size : shape)
    os << size << 'x';
  os << element;
}

void interpreter::printRuntimeValue(const RuntimeValue &value, Type type,
                                    raw_ostream &os, uint64_t maxElements) {
  if (value.isScalar())
    return printScalar(value.getScalar(), type, os);
  if (value.isPoison()) {
    os << "poison";
    return;
  }
  Type element = ::getElementType(type);
  size_t perElement = getScalarsPerElement(element);
  if (value.isMemRef()) {
    const MemRefValue &memref = value.getMemRef();
    if (memref.buffer->isFreed) {
      os << "freed";
      return;
    }
    if (hasManyEmptyLists(memref.sizes))
      return printEmptyArray(memref.sizes, element, os);
    SmallVector<Scalar, 2> scalars;
    ElementsPrinter{element, memref.sizes,
                    [&](ArrayRef<int64_t> at) -> ArrayRef<Scalar> {
                      int64_t place = memref.offset;
                      for (auto [index, stride] : llvm::zip(at, memref.strides))
                        place += index * stride;
                      scalars = readElement(memref, size_t(place), element);
                      return scalars;
                    },
                    os, maxElements}
        .print();
    return;
  }
  if (!value.isElements()) {
    os << "function";
    return;
  }
  const Elements &elements = value.getElements();
  if (hasManyEmptyLists(elements.shape))
    return printEmptyArray(elements.shape, element, os);
  ElementsPrinter{element, elements.shape,
                  [&](ArrayRef<int64_t> at) -> ArrayRef<Scalar> {
                    int64_t place = 0;
                    for (auto [index, size] : llvm::zip(at, elements.shape))
                      place = place * size + index;
                    return ArrayRef(elements.scalars)
                        .slice(size_t(place) * perElement, perElement);
                  },
                  os, maxElements}
      .print();
}
