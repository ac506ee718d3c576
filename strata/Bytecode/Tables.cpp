// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Strings, dialects, operation names, and where types and attributes are.
#include "strata/Bytecode/TablesDetail.h"

#include "llvm/ADT/SmallString.h"

using namespace strata;
using namespace strata::bytecode;

LogicalResult Tables::readStrings(Cursor cursor) {
  uint64_t count;
  if (failed(cursor.readCount(count, "strings")))
    return failure();
  // The size of the last one comes first.
  strings.resize(count);
  std::vector<uint64_t> sizes(count);
  uint64_t total = 0;
  for (uint64_t i = count; i-- > 0;) {
    if (failed(cursor.readVarInt(sizes[i])))
      return failure();
    if (sizes[i] == 0 || sizes[i] > cursor.remaining() ||
        (total += sizes[i]) > cursor.remaining())
      return cursor.emitError("string size " + Twine(sizes[i]) +
                              " exceeds the available data of " +
                              Twine(cursor.remaining()) + " bytes");
  }
  if (total != cursor.remaining())
    return cursor.emitError("unexpected trailing data between the offsets for "
                            "strings and their data");
  for (uint64_t i = 0; i < count; ++i) {
    (void)cursor.readBytes(sizes[i], strings[i]);
    if (strings[i].back() != 0)
      return cursor.emitError("expected string " + Twine(i) +
                              " to end with a null character");
    strings[i] = strings[i].drop_back();
  }
  return success();
}

/// Reads the version section of a dialect.
static LogicalResult readVersion(Cursor &cursor,
                                 std::optional<Cursor> &version) {
  Section id;
  Cursor contents;
  if (failed(cursor.readSection(id, contents)))
    return failure();
  if (id != Section::DialectVersions)
    return cursor.emitError("expected dialect version section, found section " +
                            Twine(unsigned(id)));
  version = contents;
  return success();
}

LogicalResult Tables::readDialects(Cursor cursor) {
  uint64_t numDialects;
  if (failed(cursor.readCount(numDialects, "dialects")))
    return failure();
  dialects.resize(numDialects);
  for (DialectEntry &entry : dialects) {
    uint64_t index;
    bool hasVersion = false;
    if (failed(*file.version < WithDialectVersions
                   ? cursor.readVarInt(index)
                   : cursor.readVarIntWithFlag(index, hasVersion)))
      return failure();
    if (index >= strings.size())
      return cursor.emitError("invalid string index: " + Twine(index));
    entry.name = strings[index];
    if (hasVersion && failed(readVersion(cursor, entry.version)))
      return failure();
  }
  uint64_t numNames = 0;
  if (*file.version >= WithElidedLocations &&
      failed(cursor.readCount(numNames, "operation names")))
    return failure();
  names.reserve(numNames);
  while (!cursor.empty()) {
    uint64_t dialect, count;
    if (failed(cursor.readVarInt(dialect)) ||
        failed(cursor.readCount(count, "operation names")))
      return failure();
    if (dialect >= dialects.size())
      return cursor.emitError("invalid dialect index: " + Twine(dialect));
    for (uint64_t i = 0; i < count; ++i) {
      uint64_t index;
      bool wasRegistered = true;
      if (failed(*file.version < WithProperties
                     ? cursor.readVarInt(index)
                     : cursor.readVarIntWithFlag(index, wasRegistered)))
        return failure();
      if (index >= strings.size())
        return cursor.emitError("invalid string index: " + Twine(index));
      names.push_back({uint32_t(dialect), strings[index], wasRegistered});
    }
  }
  return success();
}

LogicalResult Tables::loadDialect(Cursor &cursor, uint64_t index,
                                  Dialect *&dialect) {
  DialectEntry &entry = dialects[index];
  dialect = entry.dialect;
  if (dialect)
    return success();
  dialect = &ctx.getOrCreateDialect(entry.name);
  if (!dialect->isKnown() && !ctx.allowsUnregisteredDialects())
    return cursor.emitError(
        "dialect '" + entry.name +
        "' is unknown. If this is intended, please call "
        "allowUnregisteredDialects() on the MLIRContext, or use "
        "-allow-unregistered-dialect with the MLIR tool used");
  // Without its code, a version cannot be checked.
  if (entry.version && dialect->getState() != Dialect::State::Declared) {
    const DialectEncoding *encoding = findDialectEncoding(ctx, entry.name);
    if (!encoding || !encoding->readVersion)
      return cursor.emitError("dialect '" + entry.name +
                              "' has a version, which its encoding does not "
                              "expect");
    FieldReader reader(*this, *entry.version);
    if (failed(encoding->readVersion(ctx, reader)))
      return failure();
  }
  entry.dialect = dialect;
  return success();
}

LogicalResult Tables::resolveName(Cursor &cursor, NameEntry &entry) {
  std::lock_guard guard(lock);
  if (entry.def)
    return success();
  Dialect *dialect;
  if (failed(loadDialect(cursor, entry.dialect, dialect)))
    return failure();
  llvm::SmallString<64> name(dialect->getNamespace());
  if (!entry.stem.empty() || name.empty())
    (name += ".") += entry.stem;
  if (StringRef(name).contains('\0'))
    return cursor.emitError("null character not allowed in operation name");
  const OpDefinition *def = ctx.getOpDefinition(name);
  if (!def->registered)
    entry.layout = findPropertyLayout(ctx, name);
  entry.plan = getPropertyPlan(*def, entry.layout, *file.version);
  std::atomic_ref(entry.def).store(def, std::memory_order_release);
  return success();
}

LogicalResult Tables::readObjects(Cursor offsets, Cursor data) {
  uint64_t numAttrs, numTypes;
  if (failed(offsets.readCount(numAttrs, "attributes")) ||
      failed(offsets.readCount(numTypes, "types")) ||
      failed(attrs.read(offsets, data, numAttrs, dialects.size(), index)) ||
      failed(types.read(offsets, data, numTypes, dialects.size(), index)) ||
      failed(offsets.expectEnd("the Attribute/Type offset section")))
    return failure();
  return success();
}

LogicalResult Tables::readProperties(Cursor section) {
  uint64_t count;
  if (failed(section.readCount(count, "properties")))
    return failure();
  properties.reserve(count);
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t size;
    StringRef bytes;
    if (failed(section.readVarInt(size)) ||
        failed(section.readBytes(size, bytes)))
      return failure();
    properties.push_back(Cursor(file, bytes, Section::Properties));
  }
  return section.expectEnd("the properties section");
}
