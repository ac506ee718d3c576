// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The tables of a bytecode file that is read: strings, dialects, types and
// attributes, resources. Types, attributes and operation names are decoded on
// first use. Threads that read regions of the file share the tables: decoded
// entries are read without a lock.
#ifndef STRATA_BYTECODE_TABLESDETAIL_H
#define STRATA_BYTECODE_TABLESDETAIL_H

#include "strata/Asm/Parser/Parser.h"
#include "strata/Bytecode/ObjectTableDetail.h"
#include "strata/Bytecode/PropertyPlanDetail.h"
#include "strata/Support/RecursiveLock.h"

#include <variant>
#include <vector>

namespace strata::bytecode {

struct DialectEntry {
  StringRef name;
  /// Null until an operation, type or attribute of the dialect is used.
  Dialect *dialect = nullptr;
  /// The contents of its version section, if it has one.
  std::optional<Cursor> version;
};

struct NameEntry {
  uint32_t dialect;
  StringRef stem;
  /// Stored from version 5 on; true in older ones.
  bool wasRegistered;
  /// Null until the name is used.
  const OpDefinition *def = nullptr;
  /// How its properties are stored if there is no definition (Encoding.h).
  const PropertyLayout *layout = nullptr;
  /// The fields of its properties.
  SmallVector<PropertyField, 4> plan = {};
};

class Tables {
public:
  /// The file is in source buffer `buffer`, or a copy of a part of it.
  Tables(InputFile &file, const ParserConfig &config, uint32_t buffer)
      : file(file), config(config), ctx(*file.ctx), buffer(buffer) {}
  InputFile &getFile() const { return file; }
  Context &getContext() const { return ctx; }

  ArrayRef<StringRef> getStrings() const { return strings; }
  ArrayRef<DialectEntry> getDialects() const { return dialects; }
  ArrayRef<NameEntry> getNames() const { return names; }
  const ObjectTable &getAttrs() const { return attrs; }
  const ObjectTable &getTypes() const { return types; }
  ArrayRef<ResourceBlob *> getResources() const { return resources; }
  ArrayRef<Cursor> getProperties() const { return properties; }
  /// The bytes of a type or attribute.
  StringRef getBytes(const ObjectEntry &entry) const {
    return file.bytes.substr(entry.offset, entry.size);
  }
  /// Type `index` if it has been decoded, else null.
  Type findType(uint64_t index) const {
    uint64_t bits = types.load(index);
    return bits > Busy ? Type(reinterpret_cast<const AttrStorage *>(bits))
                       : Type();
  }
  /// Attribute `index`, of which a location may be a number, if it has been decoded.
  std::optional<std::variant<Attribute, Location>>
  findAttr(uint64_t index) const {
    uint64_t bits = attrs.load(index);
    if (bits <= Busy)
      return std::nullopt;
    if (bits & LocationTags)
      return Location::fromRaw(bits);
    return Attribute(reinterpret_cast<const AttrStorage *>(bits));
  }

  /// The text of attribute `index` if that is a string without a type. It is not decoded.
  std::optional<StringRef> findString(uint64_t index) const;

  LogicalResult readStrings(Cursor cursor);
  LogicalResult readDialects(Cursor cursor);
  LogicalResult readObjects(Cursor offsets, Cursor data);
  LogicalResult readResources(Cursor offsets, Cursor data);
  LogicalResult readProperties(Cursor section);

  LogicalResult readString(Cursor &cursor, StringRef &text) {
    uint64_t index;
    if (failed(cursor.readVarInt(index)))
      return failure();
    if (LLVM_UNLIKELY(index >= strings.size()))
      return cursor.emitError("invalid string index: " + Twine(index));
    text = strings[index];
    return success();
  }
  /// The definition for an operation name.
  LogicalResult readName(Cursor &cursor, const NameEntry *&name) {
    uint64_t index;
    if (failed(cursor.readVarInt(index)))
      return failure();
    if (LLVM_UNLIKELY(index >= names.size()))
      return cursor.emitError("invalid operation name index: " + Twine(index));
    NameEntry &entry = names[index];
    name = &entry;
    return LLVM_LIKELY(
               std::atomic_ref(entry.def).load(std::memory_order_acquire))
               ? success()
               : resolveName(cursor, entry);
  }
  LogicalResult getProperties(Cursor &cursor, uint64_t index,
                              std::optional<Cursor> &found) const {
    if (LLVM_UNLIKELY(index >= properties.size()))
      return cursor.emitError("invalid properties index: " + Twine(index));
    found = properties[index];
    return success();
  }

  LogicalResult readType(Cursor &cursor, Type &type) {
    uint64_t index;
    return failure(failed(cursor.readVarInt(index)) ||
                   failed(getType(cursor, index, type)));
  }
  LogicalResult getType(Cursor &cursor, uint64_t index, Type &type) {
    if (LLVM_LIKELY(index < types.size())) {
      uint64_t bits = types.load(index);
      if (LLVM_LIKELY(bits > Busy)) {
        type = Type(reinterpret_cast<const AttrStorage *>(bits));
        return success();
      }
    }
    return makeType(cursor, index, type);
  }
  LogicalResult readAttr(Cursor &cursor, Attribute &attr) {
    uint64_t index;
    return failure(failed(cursor.readVarInt(index)) ||
                   failed(getAttr(cursor, index, attr)));
  }
  LogicalResult getAttr(Cursor &cursor, uint64_t index, Attribute &attr) {
    if (LLVM_LIKELY(index < attrs.size())) {
      uint64_t bits = attrs.load(index);
      if (LLVM_LIKELY(bits > Busy && !(bits & LocationTags))) {
        attr = Attribute(reinterpret_cast<const AttrStorage *>(bits));
        return success();
      }
    }
    return makeAttr(cursor, index, attr);
  }
  /// Reads an attribute of the class `T`, which messages call `what`.
  template <typename T>
  LogicalResult readAttrOf(Cursor &cursor, T &result, StringRef what) {
    Attribute attr;
    if (failed(readAttr(cursor, attr)))
      return failure();
    result = dyn_cast<T>(attr);
    return result ? success() : emitOtherAttr(cursor, what, attr);
  }
  LogicalResult readLocation(Cursor &cursor, Location &loc) {
    uint64_t index;
    return failure(failed(cursor.readVarInt(index)) ||
                   failed(getLocation(cursor, index, loc)));
  }
  LogicalResult getLocation(Cursor &cursor, uint64_t index, Location &loc);
  /// The bytes of attribute `index`, which exists; false if it has no fields.
  bool findFields(uint64_t index, StringRef &bytes) const {
    uint64_t start = attrs.getStart(index), end = attrs.getStart(index + 1);
    bytes = StringRef(file.bytes.data() + (start >> 1),
                      size_t((end >> 1) - (start >> 1)));
    return start & 1;
  }
  /// Keep a location that was decoded without the table: a writer will ask which.
  void keepLocations() { keepsLocations = true; }
  /// Call this before readObjects if few objects will be decoded.
  void indexSparsely() { index = ObjectTable::Index::Sparse; }
  void keepLocation(uint64_t index, Location loc) {
    if (LLVM_UNLIKELY(keepsLocations))
      attrs.store(index, loc.getRaw());
  }
  /// A location in `file`. The caller holds `lock`.
  Location getFileLocation(StringAttr file, uint32_t line, uint32_t column);
  LogicalResult getResource(Cursor &cursor, uint64_t index,
                            ResourceBlob *&blob) const {
    if (index >= resources.size())
      return cursor.emitError("invalid resource index: " + Twine(index));
    blob = resources[index];
    return success();
  }
  static LogicalResult emitOtherAttr(Cursor &cursor, StringRef expected,
                                     Attribute found);
  /// Whether the bytes of the file stay as long as the Context.
  bool isMapped(StringRef data) const;
  bool isMapped(ArrayRef<uint8_t> data) const {
    return isMapped(
        StringRef(reinterpret_cast<const char *>(data.data()), data.size()));
  }

private:
  /// States of types and attributes that are smaller than any address.
  static constexpr uint64_t NotDecoded = 0, Busy = 1;
  /// A location that is a number is kept as its bits, of which one of these is set.
  static constexpr uint64_t LocationTags = 2;

  LogicalResult resolveName(Cursor &cursor, NameEntry &entry);
  LogicalResult loadDialect(Cursor &cursor, uint64_t index, Dialect *&dialect);
  LogicalResult makeType(Cursor &cursor, uint64_t index, Type &type);
  LogicalResult ensureAttr(Cursor &cursor, uint64_t index);
  LogicalResult makeAttr(Cursor &cursor, uint64_t index, Attribute &attr);
  LogicalResult decodeType(const ObjectEntry &entry, Type &type);
  /// Sets `bits` to the storage of an attribute, or to a location that is a number.
  LogicalResult decodeAttr(const ObjectEntry &entry, uint64_t &bits);
  template <typename Fn> LogicalResult nest(Cursor &cursor, Fn decode);
  Cursor cursorOf(const ObjectEntry &entry) const {
    return Cursor(file, file.bytes.substr(entry.offset, entry.size),
                  Section::AttrTypes);
  }
  template <typename T>
  LogicalResult checkWeight(Cursor &cursor, T object) const;
  LogicalResult readExternalResource(StringRef provider, StringRef key,
                                     ResourceKind kind, Cursor value);
  LogicalResult readDialectResource(StringRef key, ResourceKind kind,
                                    Cursor value);
  LogicalResult readResourceGroup(Cursor &offsets, Cursor &data,
                                  std::optional<StringRef> provider);
  LogicalResult readBlob(Cursor &value, uint64_t &alignment, StringRef &data);

  InputFile &file;
  const ParserConfig &config;
  Context &ctx;
  uint32_t buffer;
  std::vector<StringRef> strings;
  std::vector<DialectEntry> dialects;
  std::vector<NameEntry> names;
  ObjectTable attrs, types;
  std::vector<ResourceBlob *> resources;
  std::vector<Cursor> properties;
  /// The lock, held while a type, an attribute or an operation name is decoded.
  RecursiveLock lock;
  uint32_t depth = 0;
  bool keepsLocations = false;
  ObjectTable::Index index = ObjectTable::Index::Full;
  /// The file of the last location, and its number.
  StringAttr lastFile;
  uint32_t lastFileNumber = 0;
};

/// Gives the fields of one object to the encodings of dialects.
class FieldReader final : public EncodingReader {
public:
  FieldReader(Tables &tables, Cursor cursor) : tables(tables), cursor(cursor) {}
  Cursor &getCursor() { return cursor; }

  LogicalResult readUnsigned(uint64_t &value) override {
    return cursor.readVarInt(value);
  }
  LogicalResult readSigned(int64_t &value) override {
    return cursor.readSigned(value);
  }
  LogicalResult readCount(uint64_t &count) override {
    return cursor.readCount(count, "elements");
  }
  LogicalResult readInteger(APInt &value, unsigned width) override;
  LogicalResult readString(StringRef &bytes) override {
    return tables.readString(cursor, bytes);
  }
  LogicalResult readType(Type &type) override {
    return tables.readType(cursor, type);
  }
  LogicalResult readAttribute(Attribute &attr) override {
    return tables.readAttr(cursor, attr);
  }
  LogicalResult readOptionalAttribute(Attribute &attr) override;
  InFlightDiagnostic emitError(const Twine &message) override {
    return cursor.emitError(message);
  }

private:
  Tables &tables;
  Cursor cursor;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_TABLESDETAIL_H
