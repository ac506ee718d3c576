// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A type that is read is made of its text, which has the same parts and the checks
// that go with them.
#include "strata/Dialects/Quant/QuantEncoding.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/CanonicalParameters.h"
#include "strata/Definition/Interfaces.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Encoding.h"

#include "llvm/Support/raw_ostream.h"

#include <string>

using namespace strata;

namespace {
enum Code : uint64_t {
  Any = 1,
  AnyExpressed,
  Calibrated,
  Uniform,
  PerAxis,
  SubChannel
};

/// The integer type in which numbers are stored, and the range that is used of it.
struct StorageRange {
  bool isSigned = true;
  Type type;
  int64_t min = 0, max = 0;

  unsigned getWidth() const { return type.getIntOrFloatBitWidth(); }
  int64_t getDefaultMin() const {
    return isSigned ? -(int64_t(1) << (getWidth() - 1)) : 0;
  }
  int64_t getDefaultMax() const {
    return (int64_t(1) << (getWidth() - isSigned)) - 1;
  }
};
} // namespace

//===-- Reading ------------------------------------------------------------===//

static LogicalResult readDouble(EncodingReader &reader, APFloat &value) {
  APInt bits;
  if (failed(reader.readInteger(bits, 64)))
    return failure();
  value = APFloat(APFloat::IEEEdouble(), bits);
  return success();
}

/// A double as types of the dialect write it.
static void printDouble(const APFloat &value, raw_ostream &os, Context &ctx) {
  std::string text;
  llvm::raw_string_ostream textOS(text);
  Attribute(FloatAttr::get(FloatType::getF64(&ctx), value)).print(textOS);
  os << StringRef(textOS.str()).split(' ').first;
}

static LogicalResult readStorage(EncodingReader &reader, bool hasExpressed,
                                 StorageRange &storage, Type &expressed) {
  uint64_t flags;
  if (failed(reader.readUnsigned(flags)) ||
      failed(reader.readType(storage.type)) ||
      (hasExpressed && failed(reader.readType(expressed))))
    return failure();
  storage.isSigned = flags & 1;
  auto integer = dyn_cast<IntegerType>(storage.type);
  if (integer && integer.getWidth() >= 1 && integer.getWidth() <= 32)
    return success();
  auto diag = reader.emitError("expected an integer type of 1 to 32 bits that "
                               "stores quantized numbers, found ");
  diag << storage.type;
  return failure();
}

static LogicalResult readRange(EncodingReader &reader, StorageRange &storage) {
  return failure(failed(reader.readSigned(storage.min)) ||
                 failed(reader.readSigned(storage.max)));
}

static void printStorage(const StorageRange &storage, raw_ostream &os) {
  os << (storage.isSigned ? 'i' : 'u') << storage.getWidth();
  if (storage.min != storage.getDefaultMin() ||
      storage.max != storage.getDefaultMax())
    os << '<' << storage.min << ':' << storage.max << '>';
}

static void printScale(const APFloat &scale, int64_t zeroPoint, raw_ostream &os,
                       Context &ctx) {
  printDouble(scale, os, ctx);
  if (zeroPoint)
    os << ':' << zeroPoint;
}

static LogicalResult readChannels(Context &ctx, EncodingReader &reader,
                                  raw_ostream &os) {
  uint64_t numScales, numZeroPoints;
  if (failed(reader.readCount(numScales)))
    return failure();
  SmallVector<APFloat, 4> scales(numScales, APFloat(0.0));
  for (APFloat &scale : scales)
    if (failed(readDouble(reader, scale)))
      return failure();
  if (failed(reader.readCount(numZeroPoints)))
    return failure();
  if (numScales != numZeroPoints)
    return reader.emitError("expected as many zero points as scales, found " +
                            Twine(numZeroPoints) + " and " + Twine(numScales));
  for (uint64_t i = 0; i < numScales; ++i) {
    int64_t zeroPoint;
    if (failed(reader.readSigned(zeroPoint)))
      return failure();
    os << (i ? "," : "");
    printScale(scales[i], zeroPoint, os, ctx);
  }
  return success();
}

/// Prints the tiles from dimension `dim` on; `index` counts elements.
static void printTiles(DenseElementsAttr scales, DenseElementsAttr zeroPoints,
                       unsigned dim, size_t &index, raw_ostream &os) {
  ArrayRef<int64_t> shape = scales.getType().getShape();
  if (dim == shape.size()) {
    APFloat scale = scales.getFloatElement(index);
    bool losesInfo;
    scale.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    printScale(scale, zeroPoints.getIntElement(index).getSExtValue(), os,
               *scales.getContext());
    ++index;
    return;
  }
  os << '{';
  for (int64_t i = 0; i < shape[dim]; ++i) {
    os << (i ? ", " : "");
    printTiles(scales, zeroPoints, dim + 1, index, os);
  }
  os << '}';
}

static LogicalResult readBlocks(EncodingReader &reader, raw_ostream &os) {
  uint64_t numDims, numSizes;
  if (failed(reader.readCount(numDims)))
    return failure();
  SmallVector<int64_t, 4> dims(numDims);
  for (int64_t &dim : dims)
    if (failed(reader.readSigned(dim)))
      return failure();
  if (failed(reader.readCount(numSizes)))
    return failure();
  if (numDims != numSizes)
    return reader.emitError("expected as many block sizes as dimensions, "
                            "found " +
                            Twine(numSizes) + " and " + Twine(numDims));
  for (uint64_t i = 0; i < numDims; ++i) {
    int64_t size;
    if (failed(reader.readSigned(size)))
      return failure();
    os << (i ? ", " : "") << dims[i] << ':' << size;
  }
  return success();
}

static LogicalResult readTiles(EncodingReader &reader, raw_ostream &os) {
  Attribute scaleAttr, zeroAttr;
  if (failed(reader.readAttribute(scaleAttr)) ||
      failed(reader.readAttribute(zeroAttr)))
    return failure();
  auto scales = dyn_cast<DenseFPElementsAttr>(scaleAttr);
  auto zeroPoints = dyn_cast<DenseIntElementsAttr>(zeroAttr);
  constexpr int64_t MaxTiles = 1 << 20, MaxRank = 64;
  if (!scales || !zeroPoints || !scales.getNumElements() ||
      scales.getType().getShape() != zeroPoints.getType().getShape() ||
      scales.getNumElements() > MaxTiles ||
      scales.getType().getRank() > MaxRank)
    return reader.emitError("expected scales and zero points of the same "
                            "shape, of at most " +
                            Twine(MaxRank) + " dimensions and " +
                            Twine(MaxTiles) + " elements");
  size_t index = 0;
  printTiles(scales, zeroPoints, 0, index, os);
  return success();
}

/// Reads the text after the storage and expressed type.
static LogicalResult readUniform(Context &ctx, EncodingReader &reader,
                                 uint64_t code, raw_ostream &os) {
  StorageRange storage;
  Type expressed;
  if (failed(readStorage(reader, /*hasExpressed=*/true, storage, expressed)))
    return failure();
  APFloat scale(0.0);
  int64_t zeroPoint = 0;
  uint64_t axis = 0;
  if (code == Uniform && (failed(readDouble(reader, scale)) ||
                          failed(reader.readSigned(zeroPoint))))
    return failure();
  if (code == PerAxis && failed(reader.readUnsigned(axis)))
    return failure();
  if (failed(readRange(reader, storage)))
    return failure();
  os << "!quant.uniform<";
  printStorage(storage, os);
  os << ':' << expressed;
  if (code == Uniform) {
    os << ", ";
    printScale(scale, zeroPoint, os, ctx);
  } else if (code == PerAxis) {
    os << ':' << axis << ", {";
    if (failed(readChannels(ctx, reader, os)))
      return failure();
    os << '}';
  } else {
    os << ":{";
    if (failed(readBlocks(reader, os)))
      return failure();
    os << "}, ";
    if (failed(readTiles(reader, os)))
      return failure();
  }
  os << '>';
  return success();
}

static LogicalResult readText(Context &ctx, EncodingReader &reader,
                              raw_ostream &os) {
  uint64_t code;
  if (failed(reader.readUnsigned(code)))
    return failure();
  StorageRange storage;
  Type expressed;
  APFloat min(0.0), max(0.0);
  switch (code) {
  case Any:
  case AnyExpressed:
    if (failed(readStorage(reader, code == AnyExpressed, storage, expressed)) ||
        failed(readRange(reader, storage)))
      return failure();
    os << "!quant.any<";
    printStorage(storage, os);
    if (expressed)
      os << ':' << expressed;
    os << '>';
    return success();
  case Calibrated:
    if (failed(reader.readType(expressed)) || failed(readDouble(reader, min)) ||
        failed(readDouble(reader, max)))
      return failure();
    os << "!quant.calibrated<" << expressed << '<';
    printDouble(min, os, ctx);
    os << ':';
    printDouble(max, os, ctx);
    os << ">>";
    return success();
  case Uniform:
  case PerAxis:
  case SubChannel:
    return readUniform(ctx, reader, code, os);
  default:
    return reader.emitError("unknown quant type code: " + Twine(code));
  }
}

static Type readType(Context &ctx, EncodingReader &reader) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (failed(readText(ctx, reader, os)))
    return {};
  return parseType(os.str(), &ctx);
}

//===-- Writing ------------------------------------------------------------===//

/// The parameter called `name`; null if it is absent.
template <typename Object>
static Attribute getParam(Object object, StringRef name) {
  const TypeDefinition &def = object.getDefinition();
  for (auto [i, parameter] : llvm::enumerate(def.parameters))
    if (parameter.name == name)
      return object.getParams()[i];
  return {};
}

template <typename Object>
static int64_t getNumber(Object object, StringRef name, int64_t otherwise) {
  auto number = dyn_cast_or_null<IntegerAttr>(getParam(object, name));
  return number ? number.getValue().getSExtValue() : otherwise;
}

/// The storage with all numbers of the integer that a case of quant.storage stands for.
static StorageRange getFullStorage(Context *ctx, int64_t number) {
  // The width, and a bit for unsigned integers.
  constexpr int64_t UnsignedBit = 256;
  StorageRange storage;
  storage.isSigned = !(number & UnsignedBit);
  storage.type = IntegerType::get(ctx, unsigned(number & (UnsignedBit - 1)));
  storage.min = storage.getDefaultMin();
  storage.max = storage.getDefaultMax();
  return storage;
}

static StorageRange getStorage(DynamicType type) {
  StorageRange storage =
      getFullStorage(type.getContext(), getNumber(type, "storageType", 0));
  storage.min = getNumber(type, "storageTypeMin", storage.min);
  storage.max = getNumber(type, "storageTypeMax", storage.max);
  return storage;
}

static Type getExpressed(DynamicType type) {
  auto expressed = dyn_cast_or_null<TypeAttr>(getParam(type, "expressedType"));
  return expressed ? expressed.getValue() : Type();
}

static void writeDouble(Attribute attr, EncodingWriter &writer) {
  writer.writeInteger(cast<FloatAttr>(attr).getValue().bitcastToAPInt());
}

static void writeRange(const StorageRange &storage, EncodingWriter &writer) {
  writer.writeSigned(storage.min);
  writer.writeSigned(storage.max);
}

static void writeStorage(DynamicType type, EncodingWriter &writer) {
  StorageRange storage = getStorage(type);
  writer.writeUnsigned(storage.isSigned);
  writer.writeType(storage.type);
  if (Type expressed = getExpressed(type))
    writer.writeType(expressed);
}

static void writeUniform(DynamicType type, DynamicAttr scale,
                         EncodingWriter &writer) {
  writer.writeUnsigned(Uniform);
  writeStorage(type, writer);
  writeDouble(getParam(scale, "scale"), writer);
  writer.writeSigned(getNumber(scale, "zeroPoint", 0));
  writeRange(getStorage(type), writer);
}

static void writePerAxis(DynamicType type, DynamicAttr axes,
                         EncodingWriter &writer) {
  SmallVector<DynamicAttr, 4> scales;
  for (auto channels =
           dyn_cast_or_null<DynamicAttr>(getParam(axes, "channels"));
       channels;
       channels = dyn_cast_or_null<DynamicAttr>(getParam(channels, "rest")))
    scales.push_back(cast<DynamicAttr>(getParam(channels, "first")));
  writer.writeUnsigned(PerAxis);
  writeStorage(type, writer);
  writer.writeUnsigned(uint64_t(getNumber(axes, "dimension", 0)));
  writeRange(getStorage(type), writer);
  writer.writeUnsigned(scales.size());
  for (DynamicAttr scale : scales)
    writeDouble(getParam(scale, "scale"), writer);
  writer.writeUnsigned(scales.size());
  for (DynamicAttr scale : scales)
    writer.writeSigned(getNumber(scale, "zeroPoint", 0));
}

/// Appends the scales of `tile`, and to `shape` the numbers of tiles in it. False if
/// the tiles form no array.
static bool collectScales(DynamicAttr tile, unsigned depth,
                          SmallVectorImpl<int64_t> &shape,
                          SmallVectorImpl<DynamicAttr> &scales) {
  if (auto scale = dyn_cast_or_null<DynamicAttr>(getParam(tile, "scale"))) {
    scales.push_back(scale);
    return depth == shape.size();
  }
  auto tiles = dyn_cast_or_null<ArrayAttr>(getParam(tile, "tiles"));
  if (!tiles)
    return false;
  if (depth == shape.size() && scales.empty())
    shape.push_back(int64_t(tiles.size()));
  if (depth >= shape.size() || shape[depth] != int64_t(tiles.size()))
    return false;
  for (Attribute inner : tiles)
    if (!collectScales(cast<DynamicAttr>(inner), depth + 1, shape, scales))
      return false;
  return true;
}

static bool writeSubChannel(DynamicType type, DynamicAttr axes,
                            EncodingWriter &writer) {
  SmallVector<int64_t, 4> shape;
  SmallVector<DynamicAttr, 8> scales;
  if (!collectScales(cast<DynamicAttr>(getParam(axes, "tile")), 0, shape,
                     scales))
    return false;
  StorageRange storage = getStorage(type);
  auto expressed = cast<FloatType>(getExpressed(type));
  SmallVector<APFloat, 8> values;
  SmallVector<APInt, 8> zeroPoints;
  for (DynamicAttr scale : scales) {
    values.push_back(cast<FloatAttr>(getParam(scale, "scale")).getValue());
    bool losesInfo;
    values.back().convert(expressed.getFloatSemantics(),
                          APFloat::rmNearestTiesToEven, &losesInfo);
    zeroPoints.push_back(APInt(64, uint64_t(getNumber(scale, "zeroPoint", 0)))
                             .trunc(storage.getWidth()));
  }
  auto blocks = dyn_cast_or_null<ArrayAttr>(getParam(axes, "blocks"));
  SmallVector<Attribute, 4> list(blocks ? blocks.getValue()
                                        : ArrayRef<Attribute>());
  writer.writeUnsigned(SubChannel);
  writeStorage(type, writer);
  writeRange(storage, writer);
  for (StringRef name : {"dimension", "size"}) {
    writer.writeUnsigned(list.size());
    for (Attribute block : list)
      writer.writeSigned(getNumber(cast<DynamicAttr>(block), name, 0));
  }
  writer.writeAttribute(DenseElementsAttr::get(
      RankedTensorType::get(shape, expressed), ArrayRef<APFloat>(values)));
  writer.writeAttribute(DenseElementsAttr::get(
      RankedTensorType::get(shape, storage.type), ArrayRef<APInt>(zeroPoints)));
  return true;
}

static bool writeType(Type object, EncodingWriter &writer) {
  auto type = dyn_cast<DynamicType>(object);
  if (!type)
    return false;
  StringRef name = type.getDefinition().name;
  if (name == "any") {
    writer.writeUnsigned(getExpressed(type) ? AnyExpressed : Any);
    writeStorage(type, writer);
    writeRange(getStorage(type), writer);
    return true;
  }
  if (name == "calibrated") {
    writer.writeUnsigned(Calibrated);
    writer.writeType(getExpressed(type));
    writeDouble(getParam(type, "min"), writer);
    writeDouble(getParam(type, "max"), writer);
    return true;
  }
  if (auto scale = dyn_cast_or_null<DynamicAttr>(getParam(type, "scale"))) {
    writeUniform(type, scale, writer);
    return true;
  }
  auto axes = dyn_cast_or_null<DynamicAttr>(getParam(type, "axes"));
  if (!axes)
    return false;
  if (getParam(axes, "tile"))
    return writeSubChannel(type, axes, writer);
  writePerAxis(type, axes, writer);
  return true;
}

//===-- One type for each range --------------------------------------------===//

/// A range of all numbers of the storage type is the same as none.
static void dropFullRange(const TypeDefinition &def,
                          MutableArrayRef<Attribute> params) {
  auto find = [&](StringRef name) -> Attribute & {
    auto parameter = llvm::find_if(
        def.parameters, [&](const auto &entry) { return entry.name == name; });
    return params[size_t(parameter - def.parameters.begin())];
  };
  auto storageType = dyn_cast_or_null<IntegerAttr>(find("storageType"));
  auto min = dyn_cast_or_null<IntegerAttr>(find("storageTypeMin"));
  auto max = dyn_cast_or_null<IntegerAttr>(find("storageTypeMax"));
  if (!storageType || !min || !max)
    return;
  StorageRange full =
      getFullStorage(storageType.getContext(), storageType.getInt());
  if (min.getInt() == full.min && max.getInt() == full.max)
    find("storageTypeMin") = find("storageTypeMax") = {};
}

static constexpr CanonicalParameters canonicalRange = {dropFullRange};

void strata::registerQuantEncoding(Context &ctx) {
  (void)attachInterface(&ctx, "!quant.any", canonicalRange);
  (void)attachInterface(&ctx, "!quant.uniform", canonicalRange);
  (void)registerDialectEncoding(
      ctx, {.dialect = "quant", .readType = readType, .writeType = writeType});
}
