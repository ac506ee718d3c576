// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/HostArray.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Tooling/Execution/ArgumentText.h"
#include "strata/Tooling/Execution/ListShape.h"
#include "strata/Tooling/Execution/NumpyFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace strata;
using namespace strata::interpreter;

static FailureOr<HostArray> fail(std::string &error, const Twine &message) {
  error = message.str();
  return failure();
}

//===-- Layout ---------------------------------------------------------------===//

unsigned strata::getBytesPerElement(Type elementType) {
  if (auto complex = dyn_cast<ComplexType>(elementType))
    return 2 * getBytesPerElement(complex.getElementType());
  unsigned width = getScalarWidth(elementType);
  // As LLVM lays numbers out on 64-bit machines: up to 8 bytes powers of two, then
  // multiples of 16.
  unsigned bytes = unsigned(llvm::divideCeil(width, 8));
  return unsigned(bytes <= 8 ? llvm::PowerOf2Ceil(bytes)
                             : llvm::alignTo(bytes, 16));
}

/// Whether elements are packed bit by bit.
static bool isPacked(Type type) {
  return isa<VectorType>(type) &&
         cast<VectorType>(type).getElementType().isInteger(1);
}

/// Bytes that a row of a vector of i1 takes.
static uint64_t getPackedRowBytes(ArrayRef<int64_t> shape) {
  return shape.empty() ? 1 : llvm::divideCeil(uint64_t(shape.back()), 8);
}

static uint64_t countElements(ArrayRef<int64_t> shape) {
  uint64_t count = 1;
  for (int64_t size : shape)
    count *= uint64_t(size);
  return count;
}

namespace {
/// The places of the scalars.
struct ScalarLayout {
  ScalarLayout(Type type, ArrayRef<int64_t> shape)
      : isPacked(::isPacked(type)), width(getScalarWidth(getScalarType(type))),
        stride(getBytesPerElement(getScalarType(type))),
        rowSize(shape.empty() ? 1 : uint64_t(shape.back())),
        rowBytes(getPackedRowBytes(shape)),
        numScalars(countElements(shape) *
                   getScalarsPerElement(interpreter::getElementType(type))) {}

  uint64_t getNumBytes() const {
    return isPacked ? numScalars / std::max<uint64_t>(rowSize, 1) * rowBytes
                    : numScalars * stride;
  }
  void store(const APInt &bits, uint64_t index, std::string &bytes) const {
    if (!isPacked) {
      std::memcpy(bytes.data() + index * stride, bits.getRawData(),
                  llvm::divideCeil(width, 8));
      return;
    }
    uint64_t column = index % rowSize;
    char &byte = bytes[index / rowSize * rowBytes + column / 8];
    if (bits.getBoolValue())
      byte = char(byte | 1 << (column % 8));
  }
  APInt load(uint64_t index, StringRef bytes) const {
    if (isPacked) {
      uint64_t column = index % rowSize;
      return APInt(1,
                   uint64_t(bytes[index / rowSize * rowBytes + column / 8]) >>
                           (column % 8) &
                       1);
    }
    SmallVector<uint64_t, 2> words(llvm::divideCeil(width, 64), 0);
    std::memcpy(words.data(), bytes.data() + index * stride,
                llvm::divideCeil(width, 8));
    return APInt(width, words);
  }

  bool isPacked;
  unsigned width, stride;
  uint64_t rowSize, rowBytes, numScalars;
};
} // namespace

//===-- Values of the interpreter --------------------------------------------===//

HostArray strata::toHostArray(const RuntimeValue &value, Type type) {
  HostArray array;
  ArrayRef<Scalar> scalars;
  // A memref that was read from text has the layout of rows.
  if (value.isMemRef()) {
    array.shape = value.getMemRef().sizes;
    scalars = value.getMemRef().buffer->scalars;
  } else {
    scalars = value.getScalars();
    if (value.isElements())
      array.shape = value.getElements().shape;
  }
  ScalarLayout layout(type, array.shape);
  array.bytes.resize(layout.getNumBytes());
  for (size_t i = 0; i < scalars.size(); ++i)
    layout.store(scalars[i].bits, i, array.bytes);
  return array;
}

RuntimeValue strata::toRuntimeValue(const HostArray &array, Type type) {
  ScalarLayout layout(type, array.shape);
  std::vector<Scalar> scalars;
  scalars.reserve(layout.numScalars);
  for (uint64_t i = 0; i < layout.numScalars; ++i)
    scalars.push_back(layout.load(i, array.bytes));
  if (isa<MemRefType>(type))
    return makeMemRef(std::move(scalars), array.shape, Location());
  return makeValue(type, std::move(scalars), array.shape);
}

//===-- Generated arrays -----------------------------------------------------===//

namespace {
/// A generator of numbers (splitmix64) that gives the same ones everywhere.
struct Random {
  uint64_t state;
  uint64_t next() {
    uint64_t z = (state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }
};

/// `zeros` or `random`, with the text after it.
struct Generator {
  bool isRandom = false;
  StringRef type;
  uint64_t seed = 0;
};
} // namespace

static std::optional<Generator> parseGenerator(StringRef text,
                                               std::string &error) {
  Generator generator;
  SmallVector<StringRef, 3> parts;
  text.split(parts, ':');
  generator.isRandom = parts[0] == "random";
  for (StringRef part : ArrayRef(parts).drop_front()) {
    if (part.consume_front("seed=")) {
      if (!part.getAsInteger(10, generator.seed))
        continue;
      error = ("expected a number as seed, found '" + part + "'").str();
      return std::nullopt;
    }
    generator.type = part;
  }
  return generator;
}

/// A float from 0 to 1, an integer from 0 to 99.
static APInt makeRandomNumber(Random &random, Type type) {
  uint64_t bits = random.next();
  auto floatType = dyn_cast<FloatType>(type);
  if (!floatType)
    return APInt(64, bits % 100).zextOrTrunc(getScalarWidth(type));
  APFloat number(double(bits >> 11) / double(uint64_t(1) << 53));
  bool losesInfo;
  number.convert(floatType.getFloatSemantics(), APFloat::rmTowardZero,
                 &losesInfo);
  return number.bitcastToAPInt();
}

/// The type after `zeros` or `random`; `type` if there is none, or null after a
/// message.
static Type findGeneratedType(StringRef text, Type type, Context *ctx,
                              std::string &error) {
  if (text.empty()) {
    auto shaped = dyn_cast_or_null<ShapedType>(type);
    if (type && (!shaped || (shaped.hasRank() && shaped.hasStaticShape())))
      return type;
    error = "the sizes of the argument are unknown; write them as in "
            "'zeros:4x8xf32'";
    return nullptr;
  }
  ScopedDiagnosticHandler handler(ctx, [](Diagnostic &) { return success(); });
  Type read = parseType(("memref<" + text + ">").str(), ctx);
  if (read && cast<ShapedType>(read).hasStaticShape() &&
      getScalarWidth(getScalarType(read)))
    return read;
  error =
      ("expected sizes and type as in '4x8xf32', found '" + text + "'").str();
  return nullptr;
}

/// The scalars of an array whose bytes can be counted, and memory be allocated
/// for them; std::nullopt if there are more.
static std::optional<uint64_t> countScalars(ArrayRef<int64_t> shape,
                                            Type elementType) {
  constexpr uint64_t maxBytes = uint64_t(1) << 40;
  uint64_t count = getScalarsPerElement(elementType);
  uint64_t limit =
      maxBytes / std::max(1u, getBytesPerElement(getScalarType(elementType)));
  for (int64_t size : shape) {
    if (size && count > limit / uint64_t(size))
      return std::nullopt;
    count *= uint64_t(size);
  }
  return count;
}

uint64_t HostArray::getNumScalars(Type type) const {
  return countScalars(shape, interpreter::getElementType(type)).value_or(0);
}

/// Fails, with a message in `error`, if there are too many scalars.
static LogicalResult checkSize(ArrayRef<int64_t> shape, Type elementType,
                               uint64_t maxScalars, std::string &error) {
  std::optional<uint64_t> count = countScalars(shape, elementType);
  if (count && *count <= maxScalars)
    return success();
  (void)fail(error, count ? "there are more than " + Twine(maxScalars) +
                                " elements, the limit of the interpreter"
                          : Twine("the type has too many elements"));
  return failure();
}

/// Whether an array of `shape` and `elementType` can be given for `type`.
static bool fits(ArrayRef<int64_t> shape, Type type) {
  auto shaped = dyn_cast_or_null<ShapedType>(type);
  if (!type || !shaped)
    return !type || shape.empty();
  if (!shaped.hasRank() || shaped.getRank() != int64_t(shape.size()))
    return false;
  for (auto [size, expected] : llvm::zip(shape, shaped.getShape()))
    if (!ShapedType::isDynamic(expected) && size != expected)
      return false;
  return true;
}

/// `4x8xf32`, or `f32` for a number.
static std::string describeArray(ArrayRef<int64_t> shape, Type elementType) {
  std::string text = formatSizes(shape);
  llvm::raw_string_ostream(text) << (shape.empty() ? "" : "x") << elementType;
  return text;
}

/// The expected argument for `type`, in the same form.
static std::string describeExpected(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (shaped && !shaped.hasRank())
    return "an array of known rank";
  return describeArray(shaped ? shaped.getShape() : ArrayRef<int64_t>(),
                       interpreter::getElementType(type));
}

LogicalResult strata::checkHostArray(ArrayRef<int64_t> shape, uint64_t numBytes,
                                     Type type, std::string &error,
                                     uint64_t maxScalars) {
  Type elementType = interpreter::getElementType(type);
  auto memref = dyn_cast<MemRefType>(type);
  if (!getScalarWidth(getScalarType(type)) || (memref && memref.getLayout())) {
    llvm::raw_string_ostream(error)
        << "arrays for " << type << " are not supported";
    return failure();
  }
  if (!fits(shape, type) ||
      llvm::any_of(shape, [](int64_t size) { return size < 0; })) {
    error = "expected " + describeExpected(type) + ", found " +
            describeArray(shape, elementType);
    return failure();
  }
  if (failed(checkSize(shape, elementType, maxScalars, error)))
    return failure();
  uint64_t expected = ScalarLayout(type, shape).getNumBytes();
  if (numBytes == expected)
    return success();
  error = "expected " + std::to_string(expected) + " bytes, found " +
          std::to_string(numBytes);
  return failure();
}

static FailureOr<HostArray> makeArray(const Generator &generator, Type type,
                                      Context *ctx, std::string &error,
                                      uint64_t maxScalars) {
  Type made = findGeneratedType(generator.type, type, ctx, error);
  if (!made)
    return failure();
  HostArray array;
  if (auto shaped = dyn_cast<ShapedType>(made))
    array.shape.assign(shaped.getShape().begin(), shaped.getShape().end());
  if (!fits(array.shape, type) ||
      (type &&
       interpreter::getElementType(type) != interpreter::getElementType(made)))
    return fail(error, "expected " + describeExpected(type) + ", found " +
                           describeArray(array.shape,
                                         interpreter::getElementType(made)));
  if (failed(checkSize(array.shape, interpreter::getElementType(made),
                       maxScalars, error)))
    return failure();
  ScalarLayout layout(type ? type : made, array.shape);
  array.bytes.resize(layout.getNumBytes());
  Random random{generator.seed};
  Type scalarType = getScalarType(made);
  for (uint64_t i = 0; generator.isRandom && i < layout.numScalars; ++i)
    layout.store(makeRandomNumber(random, scalarType), i, array.bytes);
  return array;
}

//===-- Files and text -------------------------------------------------------===//

static FailureOr<HostArray> readFile(StringRef path, Type type,
                                     std::string &error, uint64_t maxScalars) {
  FailureOr<NumpyArray> file = readNumpyFile(path, error);
  if (failed(file))
    return failure();
  if (type && isPacked(type))
    return fail(error, "vectors of i1 are not read from files");
  if (type && file->format != getNumpyFormat(interpreter::getElementType(type)))
    return fail(error, "expected " + describeExpected(type) +
                           ", elements of numpy's format '" +
                           getNumpyFormat(interpreter::getElementType(type)) +
                           "', found elements of format '" + file->format +
                           "'");
  HostArray array{file->shape, std::move(file->bytes)};
  if (!fits(array.shape, type))
    return fail(error, "expected " + describeExpected(type) + ", found " +
                           describeArray(array.shape,
                                         interpreter::getElementType(type)));
  if (type && failed(checkSize(array.shape, interpreter::getElementType(type),
                               maxScalars, error)))
    return failure();
  return array;
}

FailureOr<HostArray> strata::parseHostArray(StringRef text, Type type,
                                            Context *ctx, std::string &error,
                                            uint64_t maxScalars) {
  if (text.ends_with(".npy"))
    return readFile(text, type, error, maxScalars);
  StringRef word = text.take_until([](char c) { return c == ':'; });
  if (word == "zeros" || word == "random") {
    std::optional<Generator> generator = parseGenerator(text, error);
    if (!generator)
      return failure();
    return makeArray(*generator, type, ctx, error, maxScalars);
  }
  if (!type)
    return fail(error, "expected 'zeros', 'random' or a file of numpy, as in "
                       "'zeros:4x8xf32', found '" +
                           text + "'");
  std::string list;
  if (isa<ComplexType>(interpreter::getElementType(type))) {
    list = listComplexParts(text);
    text = list;
  }
  FailureOr<Type> closed = closeSizes(type, text, error);
  if (failed(closed))
    return failure();
  FailureOr<RuntimeValue> value = parseRuntimeValue(text, *closed, error);
  if (succeeded(value))
    return toHostArray(*value, type);
  if (type.isInteger(1))
    return fail(error, "expected 0, 1, true or false, found '" + text + "'");
  if (isa<ShapedType>(type) && !text.ltrim().starts_with("["))
    return fail(error, "expected a list, as in '[1, 2]', found '" + text + "'");
  return failure();
}
