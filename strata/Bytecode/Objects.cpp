// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes, decoded on first use. An entry that refers to itself is
// found by a mark; nesting is limited as in text.
#include "strata/Bytecode/BuiltinReaderDetail.h"
#include "strata/Bytecode/LocationReaderDetail.h"
#include "strata/Support/Stack.h"

using namespace strata;
using namespace strata::bytecode;

LogicalResult FieldReader::readInteger(APInt &value, unsigned width) {
  return bytecode::readInteger(cursor, width, value);
}

LogicalResult FieldReader::readOptionalAttribute(Attribute &attr) {
  uint64_t index;
  bool isPresent;
  if (failed(cursor.readVarIntWithFlag(index, isPresent)))
    return failure();
  attr = Attribute();
  return isPresent ? tables.getAttr(cursor, index, attr) : success();
}

LogicalResult Tables::emitOtherAttr(Cursor &cursor, StringRef expected,
                                    Attribute found) {
  return cursor.emitError("expected attribute of type: " + expected +
                          ", but got: ")
         << found;
}

template <typename T>
LogicalResult Tables::checkWeight(Cursor &cursor, T object) const {
  const ResourceLimits &limits = ctx.getResourceLimits();
  if (!limits.maxWeight || object.getImpl()->weight <= limits.maxWeight)
    return success();
  return cursor.emitError("the attribute or type has more than " +
                          Twine(limits.maxWeight) +
                          " components once its parts are expanded");
}

/// Runs `decode` one level deeper.
template <typename Fn> LogicalResult Tables::nest(Cursor &cursor, Fn decode) {
  uint32_t limit = ctx.getResourceLimits().maxDepth;
  if (limit && depth >= limit)
    return cursor.emitError("attributes and types are nested more than " +
                            Twine(limit) + " levels deep");
  ++depth;
  LogicalResult result = runWithSufficientStackSpace(decode);
  --depth;
  return result;
}

//===-- Types --------------------------------------------------------------===//

LogicalResult Tables::decodeType(const ObjectEntry &entry, Type &type) {
  Cursor cursor = cursorOf(entry);
  Dialect *dialect;
  if (failed(loadDialect(cursor, entry.dialect, dialect)))
    return failure();
  if (!entry.isCustom) {
    StringRef text;
    if (failed(cursor.readNulTerminated(text)))
      return failure();
    type = parseType(text, &ctx);
  } else if (dialect == &ctx.getBuiltinDialect()) {
    if (failed(BuiltinReader(*this, cursor).readType(type)))
      return failure();
  } else {
    const DialectEncoding *encoding =
        findDialectEncoding(ctx, dialect->getNamespace());
    if (!encoding || !encoding->readType)
      return cursor.emitError("the encoding of types of dialect '" +
                              dialect->getNamespace() + "' is not known");
    FieldReader reader(*this, cursor);
    type = encoding->readType(ctx, reader);
    cursor = reader.getCursor();
  }
  if (!type || failed(checkWeight(cursor, type)))
    return failure();
  return cursor.expectEnd("the entry of a type");
}

LogicalResult Tables::makeType(Cursor &cursor, uint64_t index, Type &type) {
  if (index >= types.size())
    return cursor.emitError("invalid Type index: " + Twine(index));
  std::lock_guard guard(lock);
  uint64_t bits = types.load(index);
  if (bits > Busy) {
    type = Type(reinterpret_cast<const AttrStorage *>(bits));
    return success();
  }
  if (bits == Busy)
    return cursor.emitError("type " + Twine(index) + " contains itself");
  types.store(index, Busy);
  LogicalResult result =
      nest(cursor, [&] { return decodeType(types.getEntry(index), type); });
  types.store(index, succeeded(result)
                         ? reinterpret_cast<uintptr_t>(type.getImpl())
                         : NotDecoded);
  return result;
}

//===-- Attributes ---------------------------------------------------------===//

static uint64_t getBits(Attribute attr) {
  return reinterpret_cast<uintptr_t>(attr.getImpl());
}

LogicalResult Tables::decodeAttr(const ObjectEntry &entry, uint64_t &bits) {
  Cursor cursor = cursorOf(entry);
  Dialect *dialect;
  if (failed(loadDialect(cursor, entry.dialect, dialect)))
    return failure();
  Attribute attr;
  if (!entry.isCustom) {
    StringRef text;
    if (failed(cursor.readNulTerminated(text)))
      return failure();
    attr = parseAttribute(text, &ctx);
  } else if (dialect == &ctx.getBuiltinDialect()) {
    BuiltinReader reader(*this, cursor);
    AttrCode code;
    if (failed(reader.readCode(code)))
      return failure();
    if (BuiltinReader::isLocation(code)) {
      Location loc;
      if (failed(reader.readLocation(code, loc)))
        return failure();
      bits = loc.isUnknown() ? getBits(UnknownLoc::get(&ctx)) : loc.getRaw();
      return cursor.expectEnd("the entry of an attribute");
    }
    if (failed(reader.readAttr(code, attr)))
      return failure();
  } else {
    const DialectEncoding *encoding =
        findDialectEncoding(ctx, dialect->getNamespace());
    if (!encoding || !encoding->readAttribute)
      return cursor.emitError("the encoding of attributes of dialect '" +
                              dialect->getNamespace() + "' is not known");
    FieldReader reader(*this, cursor);
    attr = encoding->readAttribute(ctx, reader);
    cursor = reader.getCursor();
  }
  if (!attr || failed(checkWeight(cursor, attr)))
    return failure();
  bits = getBits(attr);
  return cursor.expectEnd("the entry of an attribute");
}

/// Decodes attribute `index` unless it has been decoded.
LogicalResult Tables::ensureAttr(Cursor &cursor, uint64_t index) {
  if (index >= attrs.size())
    return cursor.emitError("invalid Attribute index: " + Twine(index));
  if (attrs.load(index) > Busy)
    return success();
  std::lock_guard guard(lock);
  uint64_t bits = attrs.load(index);
  if (bits == Busy)
    return cursor.emitError("attribute " + Twine(index) + " contains itself");
  if (bits != NotDecoded)
    return success();
  attrs.store(index, Busy);
  uint64_t decoded = NotDecoded;
  LogicalResult result =
      nest(cursor, [&] { return decodeAttr(attrs.getEntry(index), decoded); });
  attrs.store(index, succeeded(result) ? decoded : NotDecoded);
  return result;
}

LogicalResult Tables::makeAttr(Cursor &cursor, uint64_t index,
                               Attribute &attr) {
  if (failed(ensureAttr(cursor, index)))
    return failure();
  uint64_t bits = attrs.load(index);
  attr = bits & LocationTags
             ? Attribute(Location::fromRaw(bits).getAttr(&ctx))
             : Attribute(reinterpret_cast<const AttrStorage *>(bits));
  return success();
}

Location Tables::getFileLocation(StringAttr file, uint32_t line,
                                 uint32_t column) {
  if (file != lastFile) {
    std::optional<uint32_t> number = ctx.getFileNumber(file);
    if (!number)
      return Location::fromFileLineCol(&ctx, file, line, column);
    lastFile = file;
    lastFileNumber = *number;
  }
  if (std::optional<Location> packed =
          Location::pack(lastFileNumber, line, column))
    return *packed;
  return Location::fromFileLineCol(&ctx, file, line, column);
}

LogicalResult Tables::getLocation(Cursor &cursor, uint64_t index,
                                  Location &loc) {
  if (failed(ensureAttr(cursor, index)))
    return failure();
  uint64_t bits = attrs.load(index);
  if (bits & LocationTags) {
    loc = Location::fromRaw(bits);
    return success();
  }
  Attribute attr(reinterpret_cast<const AttrStorage *>(bits));
  auto locAttr = dyn_cast<LocationAttr>(attr);
  if (!locAttr)
    return emitOtherAttr(cursor, "mlir::LocationAttr", attr);
  loc = Location(locAttr);
  return success();
}

LogicalResult LocationReader::readFromTable(Cursor &cursor, uint64_t index,
                                            Location &loc) {
  if (failed(tables.getLocation(cursor, index, loc)))
    return failure();
  ObjectEntry entry = tables.getAttrs().getEntry(index);
  if (!loc.isPacked() || !entry.isCustom ||
      tables.getDialects()[entry.dialect].dialect !=
          &tables.getContext().getBuiltinDialect())
    return success();
  StringRef bytes = tables.getBytes(entry);
  const uint8_t *pos = bytes.bytes_begin();
  uint64_t code, name;
  if (!decodeVarInt(pos, bytes.bytes_end(), code) ||
      code != uint64_t(AttrCode::FileLineColLoc) ||
      !decodeVarInt(pos, bytes.bytes_end(), name))
    return success();
  StringRef all = tables.getFile().bytes;
  size_t size = size_t(pos - bytes.bytes_begin());
  if (size >= sizeof(prefix) ||
      size_t(all.end() - bytes.data()) < sizeof(prefix))
    return success();
  lastWord = all.end() - sizeof(prefix);
  prefixSize = size;
  prefixMask = (uint64_t(1) << 8 * size) - 1;
  prefix = readWord(bytes) & prefixMask;
  fileNumber = loc.getPackedFile();
  auto [begin, end] = tables.getAttrs().getGroup(index);
  first = begin;
  count = end - begin;
  return success();
}
