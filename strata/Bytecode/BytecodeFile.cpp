// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Bytecode/BytecodeFileDetail.h"

using namespace strata;
using namespace strata::bytecode;

BytecodeFile::BytecodeFile(uint32_t buffer, StringRef bytes,
                           const ParserConfig &config)
    : config(config),
      file(
          config.ctx, bytes,
          Location::fromFileLineCol(
              config.ctx, config.ctx->getSourceBuffer(buffer).getName(), 0, 0)),
      cursor(file, bytes), tables(file, this->config, buffer) {}

LogicalResult BytecodeFile::readHeader() {
  StringRef magic;
  uint64_t version;
  if (failed(cursor.readBytes(Magic.size(), magic)))
    return failure();
  if (magic != Magic)
    return cursor.emitError("input buffer is not an MLIR bytecode file");
  if (failed(cursor.readVarInt(version)))
    return failure();
  if (version > CurrentVersion)
    return cursor.emitError("bytecode version " + Twine(version) +
                            " is newer than the current version " +
                            Twine(unsigned(CurrentVersion)));
  if (failed(cursor.readNulTerminated(file.producer)))
    return failure();
  file.version = version;
  return success();
}

LogicalResult BytecodeFile::readSections() {
  while (!cursor.empty()) {
    Section id;
    Cursor contents;
    if (failed(cursor.readSection(id, contents)))
      return failure();
    if (get(id))
      return cursor.emitError(
          "duplicate top-level section: " + getSectionName(id) + " (" +
          Twine(unsigned(id)) + ")");
    sections[unsigned(id)] = contents;
  }
  return checkSections();
}

LogicalResult BytecodeFile::checkSections() {
  for (unsigned i = 0; i < NumSections; ++i) {
    auto id = Section(i);
    bool isOptional =
        id == Section::Resources || id == Section::ResourceOffsets ||
        id == Section::DialectVersions ||
        (id == Section::Properties && *file.version < WithProperties);
    if (!isOptional && !get(id))
      return cursor.emitError("missing data for top-level section: " +
                              getSectionName(id) + " (" + Twine(i) + ")");
  }
  if (get(Section::ResourceOffsets) && !get(Section::Resources))
    return cursor.emitError("unexpected resource offset section when resource "
                            "section is not present");
  if (get(Section::Resources) && !get(Section::ResourceOffsets))
    return cursor.emitError("expected resource offset section when resource "
                            "section is present");
  return success();
}

LogicalResult BytecodeFile::readTables() {
  if (failed(tables.readStrings(*get(Section::Strings))))
    return failure();
  if (get(Section::Properties) &&
      failed(tables.readProperties(*get(Section::Properties))))
    return failure();
  if (failed(tables.readDialects(*get(Section::Dialects))))
    return failure();
  if (get(Section::Resources) &&
      failed(tables.readResources(*get(Section::ResourceOffsets),
                                  *get(Section::Resources))))
    return failure();
  return tables.readObjects(*get(Section::AttrTypeOffsets),
                            *get(Section::AttrTypes));
}

LogicalResult BytecodeFile::open() {
  return failure(failed(readHeader()) || failed(readSections()) ||
                 failed(readTables()));
}
