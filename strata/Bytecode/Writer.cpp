// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The file as a whole: sections in the order of mlir-opt.
#include "strata/Bytecode/Writer.h"

#include "strata/Asm/Printer/Printer.h"
#include "strata/Bytecode/BytecodeReader.h"
#include "strata/Bytecode/IRWriterDetail.h"
#include "strata/IR/Threading.h"

#include "llvm/ADT/CachedHashString.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::bytecode;

namespace {
/// Strings, numbered when they are first used. They must live until the end.
class StringTable {
public:
  uint32_t getIndex(StringRef text) {
    auto [it, inserted] = numbers.try_emplace(llvm::CachedHashStringRef(text),
                                              uint32_t(strings.size()));
    if (inserted)
      strings.push_back(text);
    return it->second;
  }
  /// Keeps the numbers that `texts` have in another file.
  void add(ArrayRef<StringRef> texts) {
    for (StringRef text : texts) {
      numbers.try_emplace(llvm::CachedHashStringRef(text),
                          uint32_t(strings.size()));
      strings.push_back(text);
    }
  }
  void write(ByteBuffer &out) const {
    out.writeVarInt(strings.size());
    for (StringRef text : llvm::reverse(strings))
      out.writeVarInt(text.size() + 1);
    for (StringRef text : strings) {
      out.writeBytes(text);
      out.writeByte(0);
    }
  }

private:
  llvm::DenseMap<llvm::CachedHashStringRef, uint32_t> numbers;
  std::vector<StringRef> strings;
};

/// Makes bytes of the fields of types and attributes.
class FieldWriter final : public EncodingWriter {
public:
  FieldWriter(const Numbering &numbering, StringTable &strings, ByteBuffer &out)
      : numbering(numbering), strings(strings), out(out) {}

  // A sink of Encoder.
  void code(TypeCode code) { out.writeVarInt(uint64_t(code)); }
  void code(AttrCode code) { out.writeVarInt(uint64_t(code)); }
  void number(uint64_t value) { out.writeVarInt(value); }
  void signedNumber(int64_t value) { out.writeSigned(value); }
  void byte(uint8_t value) { out.writeByte(value); }
  void type(Type type) { out.writeVarInt(numbering.getIndex(type)); }
  void attr(Attribute attr) { out.writeVarInt(numbering.getIndex(attr)); }
  void location(Location loc) { out.writeVarInt(numbering.getIndex(loc)); }
  void string(StringRef text) { out.writeVarInt(strings.getIndex(text)); }
  void blob(ArrayRef<uint8_t> bytes) {
    out.writeVarInt(bytes.size());
    out.borrowBytes(
        StringRef(reinterpret_cast<const char *>(bytes.data()), bytes.size()));
  }
  void integer(const APInt &value) { out.writeInteger(value); }
  void resource(ResourceBlob &blob) {
    out.writeVarInt(numbering.getIndex(&blob));
  }

  // Functions for encodings of dialects.
  void writeUnsigned(uint64_t value) override { number(value); }
  void writeSigned(int64_t value) override { signedNumber(value); }
  void writeInteger(const APInt &value) override { integer(value); }
  void writeString(StringRef bytes) override { string(bytes); }
  void writeType(Type value) override { type(value); }
  void writeAttribute(Attribute value) override { attr(value); }
  void writeOptionalAttribute(Attribute value) override {
    if (value)
      out.writeVarIntWithFlag(numbering.getIndex(value), true);
    else
      out.writeVarInt(0);
  }

private:
  const Numbering &numbering;
  StringTable &strings;
  ByteBuffer &out;
};

class FileWriter {
public:
  FileWriter(const WriterInput &input, const BytecodeWriterConfig &config,
             raw_ostream &os, bool isParallel)
      : input(input), config(config), os(os),
        numbering(this->input, isParallel), ir(this->input, numbering) {
    if (input.source)
      strings.add(input.source->getTables().getStrings());
  }
  /// Like Numbering::run.
  LogicalResult number() { return numbering.run(); }
  /// Writes the data after `number`.
  void write();

private:
  void writeSourceDialects(ByteBuffer &out);
  void writeDialects(ByteBuffer &out);
  void copyObjects(const ObjectTable &table, ByteBuffer &offsets,
                   ByteBuffer &data);
  void writeObjects(ByteBuffer &offsets, ByteBuffer &data);
  void writeObjectSections();
  bool writeType(Type type, ByteBuffer &out);
  void writePlace(Location packed, ByteBuffer &out);
  bool writeAttr(uint64_t key, ByteBuffer &out);
  template <typename Fn>
  void writeGroups(const NumberedObjects &objects, ByteBuffer &offsets,
                   ByteBuffer &data, Fn writeEntry);
  void writeResources(ByteBuffer &offsets, ByteBuffer &data,
                      uint64_t &alignment);
  void writeExternalGroups(ByteBuffer &offsets, ByteBuffer &data,
                           uint64_t &alignment);
  void writeBlob(ArrayRef<uint8_t> bytes, uint32_t blobAlignment,
                 ByteBuffer &data, uint64_t &alignment);
  void writeHeader(Section section, uint64_t size, uint64_t alignment = 1);
  void writeSection(Section section, const ByteBuffer &contents,
                    uint64_t alignment = 1);
  void emit(const ByteBuffer &bytes) {
    bytes.copyTo(os);
    offset += bytes.size();
  }

  WriterInput input;
  const BytecodeWriterConfig &config;
  raw_ostream &os;
  uint64_t offset = 0;
  Numbering numbering;
  IRWriter ir;
  StringTable strings;
  /// The file of the last packed location, and the index of its name.
  uint32_t lastFile = UINT32_MAX, lastFileIndex = 0;
};
} // namespace

//===-- Dialects -----------------------------------------------------------===//

/// Calls `fn` with each run of entries of one dialect.
template <typename T, typename DialectFn, typename Fn>
static void forEachGroup(ArrayRef<T> entries, DialectFn dialectOf, Fn fn) {
  while (!entries.empty()) {
    uint32_t dialect = dialectOf(entries.front());
    ArrayRef<T> group = entries.take_while(
        [&](const T &entry) { return dialectOf(entry) == dialect; });
    fn(dialect, group);
    entries = entries.drop_front(group.size());
  }
}

/// Writes the dialects of the source.
void FileWriter::writeSourceDialects(ByteBuffer &out) {
  for (const DialectEntry &entry : input.source->getTables().getDialects()) {
    uint32_t name = strings.getIndex(entry.name);
    if (input.version < WithDialectVersions) {
      out.writeVarInt(name);
      continue;
    }
    out.writeVarIntWithFlag(name, entry.version.has_value());
    if (!entry.version)
      continue;
    out.writeByte(uint8_t(Section::DialectVersions));
    out.writeVarInt(entry.version->remaining());
    out.writeBytes(entry.version->getBytes());
  }
}

void FileWriter::writeDialects(ByteBuffer &out) {
  const Tables *source = input.source ? &input.source->getTables() : nullptr;
  out.writeVarInt((source ? source->getDialects().size() : 0) +
                  numbering.getDialects().size());
  if (source)
    writeSourceDialects(out);
  for (Dialect *dialect : numbering.getDialects()) {
    uint32_t name = strings.getIndex(dialect->getNamespace());
    if (input.version < WithDialectVersions) {
      out.writeVarInt(name);
      continue;
    }
    const DialectEncoding *encoding =
        findDialectEncoding(*input.ctx, dialect->getNamespace());
    bool hasVersion = encoding && encoding->writeVersion;
    out.writeVarIntWithFlag(name, hasVersion);
    if (!hasVersion)
      continue;
    ByteBuffer contents;
    FieldWriter fields(numbering, strings, contents);
    encoding->writeVersion(fields);
    out.writeByte(uint8_t(Section::DialectVersions));
    out.writeVarInt(contents.size());
    contents.forEachPart([&](StringRef part) { out.writeBytes(part); });
  }
  if (input.version >= WithElidedLocations)
    out.writeVarInt(numbering.getNames().size());
  ArrayRef<NumberedName> names = numbering.getNames();
  auto dialectOf = [](const NumberedName &name) { return name.dialect; };
  forEachGroup(names, dialectOf, [&](uint32_t dialect, auto group) {
    out.writeVarInt(dialect);
    out.writeVarInt(group.size());
    for (const NumberedName &name : group) {
      size_t index = size_t(&name - names.data());
      bool isOfSource = source && index < source->getNames().size();
      // A name without dot is that of its dialect.
      uint32_t stem =
          strings.getIndex(isOfSource ? source->getNames()[index].stem
                                      : name.def->name.split('.').second);
      if (input.version < WithProperties)
        out.writeVarInt(stem);
      else
        out.writeVarIntWithFlag(stem, name.isRegistered);
    }
  });
}

//===-- Types and attributes -----------------------------------------------===//

/// Writes the text that `print` gives, and a NUL.
static void writeText(ByteBuffer &out,
                      function_ref<void(raw_ostream &)> print) {
  SmallVector<char, 128> text;
  llvm::raw_svector_ostream os(text);
  print(os);
  out.writeBytes(os.str());
  out.writeByte(0);
}

/// Returns whether it has fields.
bool FileWriter::writeType(Type type, ByteBuffer &out) {
  FieldWriter fields(numbering, strings, out);
  if (hasFields(type)) {
    Encoder<FieldWriter>(input.ctx, fields).encode(type);
    return true;
  }
  const DialectEncoding *encoding =
      findDialectEncoding(*input.ctx, type.getDialect().getNamespace());
  if (encoding && encoding->writeType && encoding->writeType(type, fields))
    return true;
  writeText(out, [&](raw_ostream &text) { printType(type, text); });
  return false;
}

/// Like Encoder for a packed location; a file has one for each operation.
void FileWriter::writePlace(Location packed, ByteBuffer &out) {
  if (packed.getPackedFile() != lastFile) {
    lastFile = packed.getPackedFile();
    lastFileIndex =
        numbering.getIndex(Attribute(input.ctx->getFileName(lastFile)));
  }
  out.writeVarInt(uint64_t(AttrCode::FileLineColLoc));
  out.writeVarInt(lastFileIndex);
  out.writeVarInt(packed.getPackedLine());
  out.writeVarInt(packed.getPackedColumn());
}

/// `key` is that of NumberedObject.
bool FileWriter::writeAttr(uint64_t key, ByteBuffer &out) {
  Location loc = Location::fromRaw(key);
  if (LLVM_LIKELY(loc.isPacked())) {
    writePlace(loc, out);
    return true;
  }
  FieldWriter fields(numbering, strings, out);
  Attribute attr = loc.getAttrOrNull();
  if (!attr || isa<LocationAttr>(attr)) {
    Encoder<FieldWriter>(input.ctx, fields).encode(loc);
    return true;
  }
  if (hasFields(attr)) {
    Encoder<FieldWriter>(input.ctx, fields).encode(attr);
    return true;
  }
  const DialectEncoding *encoding =
      findDialectEncoding(*input.ctx, attr.getDialect().getNamespace());
  if (encoding && encoding->writeAttribute &&
      encoding->writeAttribute(attr, fields))
    return true;
  writeText(out, [&](raw_ostream &text) { printAttr(attr, text); });
  return false;
}

template <typename Fn>
void FileWriter::writeGroups(const NumberedObjects &objects,
                             ByteBuffer &offsets, ByteBuffer &data,
                             Fn writeEntry) {
  size_t next = 0;
  for (const NumberedObjects::Group &group : objects.groups) {
    offsets.writeVarInt(group.dialect);
    offsets.writeVarInt(group.size);
    for (size_t end = next + group.size; next < end; ++next) {
      size_t before = data.size();
      bool isCustom = writeEntry(objects.getKeyInFile(next));
      offsets.writeVarIntWithFlag(data.size() - before, isCustom);
    }
  }
}

/// Copies the types or attributes of the source.
void FileWriter::copyObjects(const ObjectTable &table, ByteBuffer &offsets,
                             ByteBuffer &data) {
  const Tables &tables = input.source->getTables();
  table.forEachGroup([&](uint32_t dialect, uint64_t first, uint64_t end) {
    offsets.writeVarInt(dialect);
    offsets.writeVarInt(end - first);
    for (uint64_t i = first; i < end; ++i) {
      ObjectEntry entry = table.getEntry(i);
      offsets.writeVarIntWithFlag(entry.size, entry.isCustom);
      data.borrowBytes(tables.getBytes(entry));
    }
  });
}

void FileWriter::writeObjects(ByteBuffer &offsets, ByteBuffer &data) {
  const Tables *source = input.source ? &input.source->getTables() : nullptr;
  offsets.writeVarInt((source ? source->getAttrs().size() : 0) +
                      numbering.getAttrs().size());
  offsets.writeVarInt((source ? source->getTypes().size() : 0) +
                      numbering.getTypes().size());
  if (source)
    copyObjects(source->getAttrs(), offsets, data);
  writeGroups(numbering.getAttrs(), offsets, data,
              [&](uint64_t key) { return writeAttr(key, data); });
  if (source)
    copyObjects(source->getTypes(), offsets, data);
  writeGroups(numbering.getTypes(), offsets, data, [&](uint64_t key) {
    return writeType(Type(reinterpret_cast<const AttrStorage *>(key)), data);
  });
}

//===-- Resources ----------------------------------------------------------===//

/// The padding is right where the section begins at a multiple of `alignment`.
void FileWriter::writeBlob(ArrayRef<uint8_t> bytes, uint32_t blobAlignment,
                           ByteBuffer &data, uint64_t &alignment) {
  alignment = std::max<uint64_t>(alignment, blobAlignment);
  data.writeVarInt(blobAlignment);
  data.writeVarInt(bytes.size());
  if (blobAlignment)
    data.writePadding(llvm::alignTo(data.size(), blobAlignment) - data.size());
  data.borrowBytes(
      StringRef(reinterpret_cast<const char *>(bytes.data()), bytes.size()));
}

/// Writes the entries of one group, whose keys come after all their values in
/// the order of strings.
namespace {
struct ResourceEntry {
  StringRef key;
  uint64_t size;
  ResourceKind kind;
};
} // namespace

void FileWriter::writeExternalGroups(ByteBuffer &offsets, ByteBuffer &data,
                                     uint64_t &alignment) {
  SmallVector<StringRef, 2> providers;
  for (const ExternalResource &entry : config.externalResources)
    if (!llvm::is_contained(providers, entry.provider))
      providers.push_back(entry.provider);
  offsets.writeVarInt(providers.size());
  for (StringRef provider : providers) {
    SmallVector<ResourceEntry, 4> entries;
    for (const ExternalResource &entry : config.externalResources) {
      if (entry.provider != provider)
        continue;
      size_t before = data.size();
      auto kind = ResourceKind::Blob;
      if (entry.kind == ExternalResource::Bool) {
        kind = ResourceKind::Bool;
        data.writeByte(entry.boolean);
      } else if (entry.kind == ExternalResource::String) {
        kind = ResourceKind::String;
        data.writeVarInt(strings.getIndex(entry.data));
      } else {
        StringRef bytes = entry.data;
        writeBlob({bytes.bytes_begin(), bytes.size()}, entry.alignment, data,
                  alignment);
      }
      entries.push_back({entry.key, data.size() - before, kind});
    }
    offsets.writeVarInt(strings.getIndex(provider));
    offsets.writeVarInt(entries.size());
    for (const ResourceEntry &entry : entries) {
      offsets.writeVarInt(strings.getIndex(entry.key));
      offsets.writeVarInt(entry.size);
      offsets.writeByte(uint8_t(entry.kind));
    }
  }
}

void FileWriter::writeResources(ByteBuffer &offsets, ByteBuffer &data,
                                uint64_t &alignment) {
  writeExternalGroups(offsets, data, alignment);
  ArrayRef<ResourceBlob *> blobs = numbering.getResources();
  if (blobs.empty())
    return;
  SmallVector<uint64_t, 4> sizes;
  for (ResourceBlob *blob : blobs) {
    size_t before = data.size();
    if (blob->hasData && !config.elideResourceData)
      writeBlob({blob->data.get(), blob->size}, blob->alignment, data,
                alignment);
    sizes.push_back(data.size() - before);
  }
  offsets.writeVarInt(numbering.getDialect(&input.ctx->getBuiltinDialect()));
  offsets.writeVarInt(blobs.size());
  for (auto [blob, size] : llvm::zip(blobs, sizes)) {
    offsets.writeVarInt(strings.getIndex(blob->key));
    offsets.writeVarInt(size);
    offsets.writeByte(uint8_t(ResourceKind::Blob));
  }
}

//===-- Sections -----------------------------------------------------------===//

void FileWriter::writeHeader(Section section, uint64_t size,
                             uint64_t alignment) {
  // The alignment is written if the contents would not be aligned without it.
  uint8_t length[ByteBuffer::MaxVarInt];
  size_t lengthSize = ByteBuffer::encodeVarInt(size, length);
  bool needsPadding = (offset + 1 + lengthSize) % alignment;
  ByteBuffer header;
  header.writeByte(uint8_t(section) | (needsPadding ? AlignedSection : 0));
  header.writeVarInt(size);
  if (needsPadding) {
    header.writeVarInt(alignment);
    uint64_t end = offset + header.size();
    header.writePadding(llvm::alignTo(end, alignment) - end);
  }
  emit(header);
}

void FileWriter::writeSection(Section section, const ByteBuffer &contents,
                              uint64_t alignment) {
  writeHeader(section, contents.size(), alignment);
  emit(contents);
}

/// Writes the sections of types and attributes. Their memory is free afterwards.
void FileWriter::writeObjectSections() {
  ByteBuffer offsets, objects;
  writeObjects(offsets, objects);
  writeSection(Section::AttrTypeOffsets, offsets);
  writeSection(Section::AttrTypes, objects);
}

void FileWriter::write() {
  ByteBuffer header, dialects, resourceOffsets, resources, text, properties;
  header.writeBytes(Magic);
  header.writeVarInt(input.version);
  header.writeBytes(config.producer);
  header.writeByte(0);
  emit(header);
  writeDialects(dialects);
  writeSection(Section::Dialects, dialects);
  // The operations refer to numbers alone. A thread takes longer for few of them.
  constexpr size_t MinParallel = 4096;
  auto writePart = [&](size_t part) {
    if (part == 0)
      ir.write();
    else
      writeObjectSections();
  };
  if (numbering.getAttrs().size() >= MinParallel) {
    parallelFor(input.ctx, 0, 2, writePart);
  } else {
    writePart(1);
    writePart(0);
  }
  writeHeader(Section::IR, ir.getSize());
  ir.copyTo(os);
  offset += ir.getSize();
  uint64_t alignment = 1;
  writeResources(resourceOffsets, resources, alignment);
  writeSection(Section::ResourceOffsets, resourceOffsets);
  writeSection(Section::Resources, resources, alignment);
  strings.write(text);
  writeSection(Section::Strings, text);
  if (input.version < WithProperties)
    return;
  properties.writeVarInt(ir.getNumProperties());
  writeHeader(Section::Properties,
              properties.size() + ir.getProperties().size());
  properties.copyTo(os);
  ir.getProperties().copyTo(os);
}

/// Whether so much is written that the start of a thread does not matter.
static bool isLarge(Operation *root) {
  constexpr size_t MinOps = 8192;
  size_t numOps = 0;
  return root
      ->walk([&](Operation *) {
        return ++numOps < MinOps ? WalkResult::advance()
                                 : WalkResult::interrupt();
      })
      .wasInterrupted();
}

LogicalResult strata::writeBytecode(Operation *op, raw_ostream &os,
                                    const BytecodeWriterConfig &config) {
  if (config.version > CurrentVersion)
    return op->emitError("unsupported version requested ")
           << config.version << ", must be in range [0, "
           << uint64_t(CurrentVersion) << "]";
  WriterInput input{op->getContext(), op, config.version};
  if (config.source && config.source->getNumOpsToMaterialize()) {
    input.source = &config.source->getSource();
    if (config.version != config.source->getVersion())
      return op->emitError("regions that are not decoded can be written as "
                           "version ")
             << config.source->getVersion()
             << " alone, that of their file, not as version " << config.version;
  }
  auto write = [&](bool isParallel) -> LogicalResult {
    FileWriter writer(input, config, os, isParallel);
    if (failed(writer.number()))
      return failure();
    writer.write();
    return success();
  };
  if (input.ctx->isMultithreadingEnabled() && isLarge(op) &&
      succeeded(write(/*isParallel=*/true)))
    return success();
  // Again after a failure, for the diagnostic.
  return write(/*isParallel=*/false);
}
