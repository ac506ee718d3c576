// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The file as a whole: header and sections.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/InputFormat.h"
#include "strata/Bytecode/Bytecode.h"
#include "strata/Bytecode/IRReaderDetail.h"
#include "strata/IR/BuiltinDialect.h"

#include <array>

using namespace strata;
using namespace strata::bytecode;

namespace {
/// The sections of a file, by number.
using Sections = std::array<std::optional<Cursor>, NumSections>;

class FileReader {
public:
  FileReader(uint32_t buffer, StringRef bytes, const ParserConfig &config);
  OwningOpRef<> read();

private:
  LogicalResult readHeader();
  LogicalResult readSections();
  LogicalResult checkSections();
  LogicalResult readTables();
  OwningOpRef<> takeResult(OwningOpRef<> module);
  const std::optional<Cursor> &get(Section section) const {
    return sections[unsigned(section)];
  }

  const ParserConfig &config;
  InputFile file;
  Cursor cursor;
  Sections sections;
  Tables tables;
  std::optional<IRReader> ir;
};
} // namespace

FileReader::FileReader(uint32_t buffer, StringRef bytes,
                       const ParserConfig &config)
    : config(config), file{config.ctx, bytes,
                           Location::fromFileLineCol(
                               config.ctx,
                               config.ctx->getSourceBuffer(buffer).getName(), 0,
                               0),
                           std::nullopt, ""},
      tables(file, config, buffer) {
  // A fixed part is for small files.
  constexpr uint64_t FreeExpansion = 1 << 20, ExpansionPerByte = 8;
  file.announced = bytes.size();
  file.expansion = FreeExpansion + ExpansionPerByte * bytes.size();
  cursor = Cursor(file, bytes);
}

LogicalResult FileReader::readHeader() {
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

LogicalResult FileReader::readSections() {
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

LogicalResult FileReader::checkSections() {
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

LogicalResult FileReader::readTables() {
  if (failed(tables.readStrings(*get(Section::Strings))))
    return failure();
  if (get(Section::Properties) &&
      failed(ir->readProperties(*get(Section::Properties))))
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

/// What was read into `module`: that module, or the only operation in it if it is a
/// module itself or `implicitModule` is off.
OwningOpRef<> FileReader::takeResult(OwningOpRef<> module) {
  Block *body = ModuleOp(module.get()).getBody();
  Operation *first = body->getFirstOp();
  bool isSingle = first && first == body->getLastOp();
  if (config.implicitModule && (!isSingle || !isa<ModuleOp>(first)))
    return module;
  if (!isSingle)
    return (void)cursor.emitError("source must contain a single top-level "
                                  "operation, found: " +
                                  Twine(body->size())),
           nullptr;
  first->remove();
  return OwningOpRef<>(first);
}

OwningOpRef<> FileReader::read() {
  if (failed(readHeader()) || failed(readSections()))
    return nullptr;
  ir.emplace(tables);
  if (failed(readTables()))
    return nullptr;
  OwningOpRef<> module(ModuleOp::create(file.ctx, file.loc).getOperation());
  if (failed(ir->read(*get(Section::IR), ModuleOp(module.get()).getBody())))
    return nullptr;
  return takeResult(std::move(module));
}

//===-- Entry points -------------------------------------------------------===//

bool strata::isBytecode(StringRef bytes) { return bytes.starts_with(Magic); }

OwningOpRef<> strata::readBytecode(uint32_t buffer, StringRef bytes,
                                   const ParserConfig &config) {
  installMissingAsm(*config.ctx);
  return FileReader(buffer, bytes, config).read();
}

void strata::registerBytecodeFormat(Context &ctx) {
  (void)registerInputFormat(ctx,
                            {.name = "bytecode",
                             .description = "MLIR bytecode",
                             .matches = isBytecode,
                             .read = [](uint32_t buffer, StringRef text,
                                        uint64_t, const ParserConfig &config) {
                               return readBytecode(buffer, text, config);
                             }});
}
