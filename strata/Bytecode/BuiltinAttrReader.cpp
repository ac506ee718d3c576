// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/BuiltinReaderDetail.h"

using namespace strata;
using namespace strata::bytecode;

//===-- Parts --------------------------------------------------------------===//

LogicalResult strata::bytecode::readInteger(Cursor &cursor, unsigned width,
                                            APInt &value) {
  if (width <= 8) {
    uint8_t byte;
    if (failed(cursor.readByte(byte)))
      return failure();
    value = APInt(8, byte).zextOrTrunc(width);
    return success();
  }
  if (width <= 64) {
    int64_t word;
    if (failed(cursor.readSigned(word)))
      return failure();
    value = APInt(64, uint64_t(word)).zextOrTrunc(width);
    return success();
  }
  uint64_t count, limit = (uint64_t(width) + 63) / 64;
  if (failed(cursor.readCount(count, "words")))
    return failure();
  if (count > limit)
    return cursor.emitError("expected an integer of at most " + Twine(limit) +
                            " words, found " + Twine(count));
  if (!cursor.getFile().expansion.take(limit * 8))
    return cursor.emitError("wide integers take more memory than the size of "
                            "the file justifies");
  SmallVector<uint64_t, 2> words(count);
  for (uint64_t &word : words) {
    int64_t part;
    if (failed(cursor.readSigned(part)))
      return failure();
    word = uint64_t(part);
  }
  if (words.empty())
    words.push_back(0);
  value = APInt(width, words);
  return success();
}

LogicalResult BuiltinReader::readAttrs(SmallVectorImpl<Attribute> &attrs) {
  uint64_t count;
  if (failed(cursor.readCount(count, "attributes")))
    return failure();
  attrs.reserve(count);
  for (uint64_t i = 0; i < count; ++i)
    if (failed(tables.readAttr(cursor, attrs.emplace_back())))
      return failure();
  return success();
}

LogicalResult BuiltinReader::readLocations(SmallVectorImpl<Location> &locs) {
  uint64_t count;
  if (failed(cursor.readCount(count, "locations")))
    return failure();
  locs.reserve(count);
  for (uint64_t i = 0; i < count; ++i)
    if (failed(tables.readLocation(cursor, locs.emplace_back())))
      return failure();
  return success();
}

LogicalResult BuiltinReader::readBlob(ArrayRef<uint8_t> &bytes) {
  uint64_t size;
  StringRef text;
  if (failed(cursor.readVarInt(size)) || failed(cursor.readBytes(size, text)))
    return failure();
  bytes = {text.bytes_begin(), text.size()};
  return success();
}

LogicalResult BuiltinReader::readShapedType(ShapedType &type) {
  Type found;
  if (failed(tables.readType(cursor, found)))
    return failure();
  type = dyn_cast<ShapedType>(found);
  if (type && type.hasRank() && type.hasStaticShape() &&
      type.getNumElementsChecked())
    return success();
  return emitOtherType("a shaped type with a static shape", found);
}

//===-- Attributes ---------------------------------------------------------===//

LogicalResult BuiltinReader::readDictionary(Attribute &attr) {
  uint64_t count;
  if (failed(cursor.readCount(count, "attributes")))
    return failure();
  SmallVector<NamedAttribute, 8> entries;
  entries.reserve(count);
  for (uint64_t i = 0; i < count; ++i) {
    StringAttr name;
    Attribute value;
    if (failed(tables.readAttrOf(cursor, name, "mlir::StringAttr")) ||
        failed(tables.readAttr(cursor, value)))
      return failure();
    entries.push_back({name, value});
  }
  if (auto repeated = DictionaryAttr::sortAndFindDuplicate(entries))
    return cursor.emitError("expected unique names in a dictionary, found '" +
                            repeated->getNameRef() + "' repeatedly");
  attr = DictionaryAttr::getWithSorted(ctx, entries);
  return success();
}

LogicalResult BuiltinReader::readSymbolRef(bool isNested, Attribute &attr) {
  SmallVector<StringAttr, 4> path(1);
  uint64_t count = 0;
  if (failed(tables.readAttrOf(cursor, path[0], "mlir::StringAttr")) ||
      (isNested && failed(cursor.readCount(count, "nested references"))))
    return failure();
  for (uint64_t i = 0; i < count; ++i) {
    FlatSymbolRefAttr nested;
    if (failed(tables.readAttrOf(cursor, nested, "mlir::FlatSymbolRefAttr")))
      return failure();
    path.push_back(nested.getRootReference());
  }
  attr = SymbolRefAttr::get(ctx, path);
  return success();
}

LogicalResult BuiltinReader::readString(bool hasType, Attribute &attr) {
  StringRef text;
  Type type;
  if (failed(tables.readString(cursor, text)) ||
      (hasType && failed(tables.readType(cursor, type))))
    return failure();
  attr = hasType ? StringAttr::get(text, type) : StringAttr::get(ctx, text);
  return success();
}

LogicalResult BuiltinReader::readInteger(Attribute &attr) {
  Type type;
  if (failed(tables.readType(cursor, type)))
    return failure();
  if (!type.isIntOrIndex())
    return emitOtherType("an integer or index type", type);
  auto integer = dyn_cast<IntegerType>(type);
  APInt value;
  if (failed(bytecode::readInteger(
          cursor, integer ? integer.getWidth() : IndexType::StorageBits,
          value)))
    return failure();
  attr = IntegerAttr::get(type, value);
  return success();
}

LogicalResult BuiltinReader::readFloat(Attribute &attr) {
  Type type;
  if (failed(tables.readType(cursor, type)))
    return failure();
  auto floatType = dyn_cast<FloatType>(type);
  if (!floatType)
    return emitOtherType("a float type", type);
  APInt bits;
  if (failed(bytecode::readInteger(cursor, floatType.getWidth(), bits)))
    return failure();
  attr = FloatAttr::get(type, APFloat(floatType.getFloatSemantics(), bits));
  return success();
}

LogicalResult BuiltinReader::readDenseResource(Attribute &attr) {
  Type found;
  uint64_t index;
  ResourceBlob *blob;
  if (failed(tables.readType(cursor, found)) ||
      failed(cursor.readVarInt(index)) ||
      failed(tables.getResource(cursor, index, blob)))
    return failure();
  auto type = dyn_cast<ShapedType>(found);
  if (!type)
    return emitOtherType("a shaped type", found);
  attr = DenseResourceElementsAttr::get(type, *blob);
  return success();
}

LogicalResult BuiltinReader::readDenseArray(Attribute &attr) {
  Type type;
  uint64_t count;
  ArrayRef<uint8_t> bytes;
  if (failed(tables.readType(cursor, type)) ||
      failed(cursor.readVarInt(count)) || failed(readBlob(bytes)))
    return failure();
  attr = DenseArrayAttr::getChecked(emitter(), type, int64_t(count), bytes);
  return success(bool(attr));
}

/// Elements of so many bytes stay in the file. Without copies in reader and writer, 20 MB
/// take 5 ms in place of 30.
static constexpr size_t MinShared = 1 << 12;

LogicalResult BuiltinReader::readDenseElements(Attribute &attr) {
  ShapedType type;
  ArrayRef<uint8_t> bytes;
  if (failed(readShapedType(type)) || failed(readBlob(bytes)))
    return failure();
  Type element = type.getElementType();
  if (auto complex = dyn_cast<ComplexType>(element))
    element = complex.getElementType();
  if (!element.isIntOrIndexOrFloat())
    return emitOtherType("elements of an integer, index, float or complex type",
                         type);
  bool isSplat;
  if (!DenseElementsAttr::isValidRawBuffer(type, bytes, isSplat))
    return cursor.emitError("expected the elements of ")
           << type << ", found " << uint64_t(bytes.size()) << " bytes";
  // Elements of one bit may have to be changed.
  bool canShare = bytes.size() >= MinShared && tables.isMapped(bytes) &&
                  DenseElementsAttr::getStorageBits(type.getElementType()) >= 8;
  if (canShare) {
    auto *data = const_cast<uint8_t *>(bytes.data());
    attr = DenseElementsAttr::getFromRawBuffer(
        type, OwnedBytes{{data, [](void *) {}}, bytes.size()}, isSplat);
    return success();
  }
  attr = DenseElementsAttr::getFromRawBuffer(type, bytes, isSplat);
  return success();
}

LogicalResult BuiltinReader::readDenseStrings(Attribute &attr) {
  ShapedType type;
  uint64_t isSplat;
  if (failed(readShapedType(type)) || failed(cursor.readVarInt(isSplat)))
    return failure();
  uint64_t count = isSplat ? 1 : uint64_t(*type.getNumElementsChecked());
  if (count > cursor.remaining())
    return cursor.emitTooMany(count, "strings");
  SmallVector<StringRef, 8> values(count);
  for (StringRef &value : values)
    if (failed(tables.readString(cursor, value)))
      return failure();
  attr = DenseStringElementsAttr::get(type, values);
  return success();
}

LogicalResult BuiltinReader::readSparse(Attribute &attr) {
  Type found;
  DenseElementsAttr indices;
  ElementsAttr values;
  if (failed(tables.readType(cursor, found)) ||
      failed(
          tables.readAttrOf(cursor, indices, "mlir::DenseIntElementsAttr")) ||
      failed(tables.readAttrOf(cursor, values, "mlir::DenseElementsAttr")))
    return failure();
  auto type = dyn_cast<ShapedType>(found);
  if (!type)
    return emitOtherType("a shaped type", found);
  attr = SparseElementsAttr::getChecked(emitter(), type, indices, values);
  return success(bool(attr));
}

//===-- Locations ----------------------------------------------------------===//

bool BuiltinReader::isLocation(AttrCode code) {
  return (code >= AttrCode::CallSiteLoc && code <= AttrCode::UnknownLoc) ||
         code == AttrCode::FileLineColRange;
}

LogicalResult BuiltinReader::readPosition(uint32_t &value) {
  uint64_t number;
  if (failed(cursor.readVarInt(number)))
    return failure();
  if (number > UINT32_MAX)
    return cursor.emitError("expected a line or column of at most " +
                            Twine(UINT32_MAX) + ", found " + Twine(number));
  value = uint32_t(number);
  return success();
}

LogicalResult BuiltinReader::readRange(Location &loc) {
  StringAttr name;
  uint64_t count;
  if (failed(tables.readAttrOf(cursor, name, "mlir::StringAttr")) ||
      failed(cursor.readVarInt(count)))
    return failure();
  if (count > 4)
    return cursor.emitError("expected at most 4 numbers of a file range, "
                            "found " +
                            Twine(count));
  uint32_t numbers[4] = {};
  for (uint64_t i = 0; i < count; ++i)
    if (failed(readPosition(numbers[i])))
      return failure();
  auto [line, column, third, fourth] = numbers;
  uint32_t endLine = count == 4 ? third : line;
  uint32_t endColumn = count == 4 ? fourth : count == 3 ? third : column;
  loc = Location(FileLineColRange::get(name, line, column, endLine, endColumn));
  return success();
}

LogicalResult BuiltinReader::readFused(bool hasMetadata, Location &loc) {
  SmallVector<Location, 8> parts;
  Attribute metadata;
  if (failed(readLocations(parts)) ||
      (hasMetadata && failed(tables.readAttr(cursor, metadata))))
    return failure();
  loc = FusedLoc::get(ctx, parts, metadata);
  return success();
}

LogicalResult BuiltinReader::readLocation(AttrCode code, Location &loc) {
  Location other;
  StringAttr name;
  uint32_t line, column;
  switch (code) {
  case AttrCode::CallSiteLoc:
    if (failed(tables.readLocation(cursor, loc)) ||
        failed(tables.readLocation(cursor, other)))
      return failure();
    loc = Location(CallSiteLoc::get(ctx, loc, other));
    return success();
  case AttrCode::FileLineColLoc:
    if (failed(tables.readAttrOf(cursor, name, "mlir::StringAttr")) ||
        failed(readPosition(line)) || failed(readPosition(column)))
      return failure();
    if (name.empty())
      loc = Location(FileLineColRange::get(name, line, column));
    else
      loc = tables.getFileLocation(name, line, column);
    return success();
  case AttrCode::FusedLoc:
  case AttrCode::FusedLocWithMetadata:
    return readFused(code == AttrCode::FusedLocWithMetadata, loc);
  case AttrCode::NameLoc:
    if (failed(tables.readAttrOf(cursor, name, "mlir::StringAttr")) ||
        failed(tables.readLocation(cursor, other)))
      return failure();
    loc = Location(NameLoc::get(name, other));
    return success();
  case AttrCode::FileLineColRange:
    return readRange(loc);
  default:
    loc = Location();
    return success();
  }
}

//===-- By code ------------------------------------------------------------===//

LogicalResult BuiltinReader::readCode(AttrCode &code) {
  uint64_t number;
  if (failed(cursor.readVarInt(number)))
    return failure();
  if (number > uint64_t(AttrCode::FileLineColRange))
    return cursor.emitError("unknown builtin attribute code: " + Twine(number));
  code = AttrCode(number);
  return success();
}

LogicalResult BuiltinReader::readAttr(AttrCode code, Attribute &attr) {
  SmallVector<Attribute, 8> attrs;
  Type type;
  switch (code) {
  case AttrCode::Array:
    if (failed(readAttrs(attrs)))
      return failure();
    attr = ArrayAttr::get(ctx, attrs);
    return success();
  case AttrCode::Dictionary:
    return readDictionary(attr);
  case AttrCode::String:
  case AttrCode::TypedString:
    return readString(code == AttrCode::TypedString, attr);
  case AttrCode::FlatSymbolRef:
  case AttrCode::SymbolRef:
    return readSymbolRef(code == AttrCode::SymbolRef, attr);
  case AttrCode::Type:
    if (failed(tables.readType(cursor, type)))
      return failure();
    attr = TypeAttr::get(type);
    return success();
  case AttrCode::Unit:
    attr = UnitAttr::get(ctx);
    return success();
  case AttrCode::Integer:
    return readInteger(attr);
  case AttrCode::Float:
    return readFloat(attr);
  case AttrCode::DenseResource:
    return readDenseResource(attr);
  case AttrCode::DenseArray:
    return readDenseArray(attr);
  case AttrCode::DenseElements:
    return readDenseElements(attr);
  case AttrCode::DenseStrings:
    return readDenseStrings(attr);
  case AttrCode::SparseElements:
    return readSparse(attr);
  case AttrCode::Distinct: {
    Attribute referenced;
    if (failed(tables.readAttr(cursor, referenced)))
      return failure();
    attr = DistinctAttr::create(referenced);
    return success();
  }
  default:
    llvm_unreachable("locations are read by readLocation");
  }
}
