// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Target/Wasm/ImportWasm.h"

#include "strata/Dialects/WasmSSA/WasmSSAOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Translation.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/Location.h"
#include "strata/Target/Wasm/Module.h"

#include "llvm/ADT/StringSet.h"

#include <array>

using namespace strata;
using namespace strata::wasm;
using namespace strata::wasmssa;

namespace {
/// Sections by their numbers in the format.
enum Section : uint8_t {
  Custom,
  Types,
  Imports,
  Functions,
  Tables,
  Memories,
  Globals,
  Exports,
  Start,
  Elements,
  Code,
  Data,
  DataCount
};
constexpr StringLiteral sectionNames[] = {
    "CUSTOM", "TYPE",  "IMPORT",  "FUNCTION", "TABLE", "MEMORY",    "GLOBAL",
    "EXPORT", "START", "ELEMENT", "CODE",     "DATA",  "DATA-COUNT"};
constexpr unsigned numSections = std::size(sectionNames);

class ModuleReader {
public:
  ModuleReader(Context *ctx, const SourceBuffer &source)
      : ctx(ctx), source(source), builder(ctx) {}
  OwningOpRef<> read();

private:
  StringAttr getPlaceName(const Twine &part) const;
  /// Splits the file into sections.
  ParseResult readSections();
  /// Calls `readItem` for each element of the vector that a section is.
  ParseResult readSection(Section id,
                          ParseResult (ModuleReader::*readItem)(ByteReader &));
  ParseResult readContents();

  ParseResult readType(ByteReader &reader);
  ParseResult readTypeList(ByteReader &reader, SmallVectorImpl<Type> &types);
  ParseResult readFunctionType(ByteReader &reader, FunctionType &type);
  ParseResult readLimits(ByteReader &reader, LimitType &limits);
  ParseResult readTableType(ByteReader &reader, TableType &type);
  ParseResult readGlobalType(ByteReader &reader, Type &type, bool &isMutable);
  ParseResult readImport(ByteReader &reader);
  ParseResult readFunction(ByteReader &reader);
  ParseResult readTable(ByteReader &reader);
  ParseResult readMemory(ByteReader &reader);
  ParseResult readGlobal(ByteReader &reader);
  ParseResult readExport(ByteReader &reader);
  ParseResult exportItem(Operation *item, StringRef name, Location loc);
  void renameOthers();
  ParseResult readExports();
  ParseResult readCode(ByteReader &reader);

  std::string getNextName(StringRef prefix, size_t number) const {
    return (prefix + "_" + Twine(number)).str();
  }

  Context *ctx;
  const SourceBuffer &source;
  OpBuilder builder;
  ModuleOp op;
  Module module;
  std::array<std::optional<StringRef>, numSections> sections;
  std::vector<Location> functionLocs;
  /// The functions that are imported or have been read.
  size_t numBodies = 0;
  /// Functions, tables, memories and global variables.
  std::array<std::vector<Operation *>, 4> exportable;
  llvm::StringSet<> exportNames;
};
} // namespace

StringAttr ModuleReader::getPlaceName(const Twine &part) const {
  return StringAttr::get(ctx, (source.getName().getValue() + ":" + part).str());
}

ParseResult ModuleReader::readSections() {
  ByteReader reader(ctx, source.getText(), source.getName());
  StringRef magic, version;
  if (!source.getText().starts_with(StringRef("\0asm", 4)))
    return reader.emitError()
           << "source file does not contain valid Wasm header";
  if (reader.readBytes(4, magic) || reader.readBytes(4, version))
    return failure();
  if (version != StringRef("\1\0\0\0", 4))
    return emitError(reader.getLoc(4))
           << "unsupported Wasm version. only version 1 is supported";
  while (!reader.atEnd()) {
    Location loc = reader.getLoc();
    uint8_t id;
    uint32_t size;
    StringRef content;
    if (reader.readByte(id) || reader.readU32(size) ||
        reader.readBytes(size, content))
      return failure();
    if (id >= numSections)
      return emitError(loc) << "invalid section ID: " << uint64_t(id);
    if (id != Custom && sections[id])
      return emitError(loc)
             << "expected one " << sectionNames[id] << " section";
    sections[id] = content;
  }
  for (Section id : {Start, Elements, Data})
    if (sections[id])
      emitWarning(FileLineColLoc::get(source.getName(), 0, 0))
          << "the " << sectionNames[id]
          << " section is left out: the dialect 'wasmssa' has no form of it";
  return success();
}

ParseResult
ModuleReader::readSection(Section id,
                          ParseResult (ModuleReader::*readItem)(ByteReader &)) {
  if (!sections[id])
    return success();
  ByteReader reader(ctx, *sections[id],
                    getPlaceName(sectionNames[id] + "-SECTION"));
  uint32_t count;
  if (reader.readCount(count))
    return failure();
  for (uint32_t i = 0; i != count; ++i)
    if ((this->*readItem)(reader))
      return failure();
  if (reader.atEnd())
    return success();
  return reader.emitError() << "expected the end of the section";
}

//===-- Types -------------------------------------------------------------===//

ParseResult ModuleReader::readTypeList(ByteReader &reader,
                                       SmallVectorImpl<Type> &types) {
  uint32_t count;
  if (reader.readCount(count))
    return failure();
  types.resize(count);
  for (Type &type : types)
    if (reader.readValueType(type))
      return failure();
  return success();
}

ParseResult ModuleReader::readType(ByteReader &reader) {
  Location loc = reader.getLoc();
  constexpr uint8_t functionCode = 0x60;
  uint8_t code;
  SmallVector<Type> params, results;
  if (reader.readByte(code))
    return failure();
  if (code != functionCode)
    return emitError(loc) << "invalid function type code: " << uint64_t(code);
  if (readTypeList(reader, params) || readTypeList(reader, results))
    return failure();
  module.types.push_back(FunctionType::get(ctx, params, results));
  return success();
}

ParseResult ModuleReader::readFunctionType(ByteReader &reader,
                                           FunctionType &type) {
  Location loc = reader.getLoc();
  uint32_t index;
  if (reader.readU32(index))
    return failure();
  if (index >= module.types.size())
    return emitError(loc) << "type " << index << " is not among the "
                          << uint64_t(module.types.size()) << " of the module";
  type = module.types[index];
  return success();
}

ParseResult ModuleReader::readLimits(ByteReader &reader, LimitType &limits) {
  Location loc = reader.getLoc();
  uint8_t flags;
  uint32_t min, max = 0;
  if (reader.readByte(flags))
    return failure();
  if (flags > 1)
    return emitError(loc) << "invalid kind of limits: " << uint64_t(flags);
  if (reader.readU32(min) || (flags == 1 && reader.readU32(max)))
    return failure();
  limits =
      flags == 1 ? LimitType::get(ctx, min, max) : LimitType::get(ctx, min);
  return success();
}

ParseResult ModuleReader::readTableType(ByteReader &reader, TableType &type) {
  Location loc = reader.getLoc();
  Type element;
  LimitType limits;
  if (reader.readValueType(element))
    return failure();
  if (!isa<FuncRefType, ExternRefType>(element))
    return emitError(loc) << "expected a type of references, but found "
                          << element;
  if (readLimits(reader, limits))
    return failure();
  type = TableType::get(ctx, element, limits);
  return success();
}

ParseResult ModuleReader::readGlobalType(ByteReader &reader, Type &type,
                                         bool &isMutable) {
  uint8_t mutability;
  if (reader.readValueType(type))
    return failure();
  Location loc = reader.getLoc();
  if (reader.readByte(mutability))
    return failure();
  if (mutability > 1)
    return emitError(loc) << "invalid mutability: " << uint64_t(mutability);
  isMutable = mutability != 0;
  return success();
}

//===-- Items of sections -------------------------------------------------===//

ParseResult ModuleReader::readImport(ByteReader &reader) {
  Location loc = reader.getLoc();
  StringRef from, name;
  uint8_t kind;
  if (reader.readName(from) || reader.readName(name) || reader.readByte(kind))
    return failure();
  FunctionType functionType;
  TableType tableType;
  LimitType limits;
  Type type;
  bool isMutable;
  switch (kind) {
  case 0:
    if (readFunctionType(reader, functionType))
      return failure();
    module.functions.push_back(
        {FuncImportOp::create(builder, loc,
                              getNextName("func", module.functions.size()),
                              name, from, functionType),
         functionType});
    functionLocs.push_back(loc);
    return success();
  case 1:
    if (readTableType(reader, tableType))
      return failure();
    module.tables.push_back(TableImportOp::create(
        builder, loc, getNextName("table", module.tables.size()), name, from,
        tableType));
    return success();
  case 2:
    if (readLimits(reader, limits))
      return failure();
    module.memories.push_back(MemImportOp::create(
        builder, loc, getNextName("mem", module.memories.size()), name, from,
        limits));
    return success();
  case 3:
    if (readGlobalType(reader, type, isMutable))
      return failure();
    module.globals.push_back(
        {GlobalImportOp::create(builder, loc,
                                getNextName("global", module.globals.size()),
                                name, from, type, isMutable),
         type});
    return success();
  default:
    return emitError(loc) << "invalid kind of import: " << uint64_t(kind);
  }
}

ParseResult ModuleReader::readFunction(ByteReader &reader) {
  Location loc = reader.getLoc();
  FunctionType type;
  if (readFunctionType(reader, type))
    return failure();
  auto function = wasmssa::FuncOp::create(
      builder, loc, getNextName("func", module.functions.size()), type);
  Block &entry = function.getBody().emplaceBlock();
  if (module.takeVariables(reader, type.getInputs().size()))
    return failure();
  for (Type input : type.getInputs())
    entry.addArgument(LocalRefType::get(ctx, input), loc);
  module.functions.push_back({function, type});
  functionLocs.push_back(loc);
  return success();
}

ParseResult ModuleReader::readTable(ByteReader &reader) {
  Location loc = reader.getLoc();
  TableType type;
  if (readTableType(reader, type))
    return failure();
  module.tables.push_back(TableOp::create(
      builder, loc, getNextName("table", module.tables.size()), type));
  return success();
}

ParseResult ModuleReader::readMemory(ByteReader &reader) {
  Location loc = reader.getLoc();
  LimitType limits;
  if (readLimits(reader, limits))
    return failure();
  module.memories.push_back(MemOp::create(
      builder, loc, getNextName("mem", module.memories.size()), limits));
  return success();
}

ParseResult ModuleReader::readGlobal(ByteReader &reader) {
  Location loc = reader.getLoc();
  Type type;
  bool isMutable;
  if (readGlobalType(reader, type, isMutable))
    return failure();
  auto global = GlobalOp::create(builder, loc,
                                 getNextName("global", module.globals.size()),
                                 type, isMutable);
  Module::Global entry{global, type};
  if (failed(readInitializer(reader, module, entry, loc)))
    return failure();
  module.globals.push_back(entry);
  return success();
}

ParseResult ModuleReader::readExport(ByteReader &reader) {
  Location loc = reader.getLoc();
  StringRef name;
  uint8_t kind;
  uint32_t index;
  if (reader.readName(name) || reader.readByte(kind) || reader.readU32(index))
    return failure();
  if (kind >= std::size(exportable))
    return emitError(loc) << "invalid kind of export: " << uint64_t(kind);
  if (index >= exportable[kind].size())
    return emitError(loc) << "item " << index << " is not among the "
                          << uint64_t(exportable[kind].size())
                          << " of its kind";
  return exportItem(exportable[kind][index], name, loc);
}

/// Names the item after the export.
ParseResult ModuleReader::exportItem(Operation *item, StringRef name,
                                     Location loc) {
  if (item->hasAttr("exported"))
    return emitError(loc) << "exported as '"
                          << SymbolTable::getSymbolName(item).getValue()
                          << "' and as '" << name
                          << "': an item of the dialect has one name";
  if (name.empty())
    return emitError(loc) << "an export without a name has no form in the "
                             "dialect 'wasmssa'";
  if (!exportNames.insert(name).second)
    return emitError(loc) << "two exports are called '" << name << "'";
  item->setAttr("exported", UnitAttr::get(ctx));
  SymbolTable::setSymbolName(item, name);
  return success();
}

/// Gives items that are not exported names that exports do not have.
void ModuleReader::renameOthers() {
  llvm::StringSet<> taken;
  for (Operation &item : *op.getBody())
    taken.insert(SymbolTable::getSymbolName(&item).getValue());
  for (Operation &item : *op.getBody()) {
    StringRef name = SymbolTable::getSymbolName(&item).getValue();
    if (item.hasAttr("exported") || !exportNames.contains(name))
      continue;
    std::string symbol;
    size_t number = 0;
    do
      symbol = getNextName(name, number++);
    while (!taken.insert(symbol).second);
    SymbolTable::setSymbolName(&item, symbol);
  }
}

/// Exports items, and lets the initial values of global variables use their new names.
ParseResult ModuleReader::readExports() {
  for (auto [function, type] : module.functions)
    exportable[0].push_back(function);
  exportable[1] = module.tables;
  exportable[2] = module.memories;
  llvm::DenseMap<StringAttr, Operation *> globals;
  for (auto [global, type] : module.globals) {
    exportable[3].push_back(global);
    globals[SymbolTable::getSymbolName(global)] = global;
  }
  if (readSection(Exports, &ModuleReader::readExport))
    return failure();
  renameOthers();
  op->walk([&](GlobalGetOp use) {
    Operation *global = globals.lookup(use.getGlobalAttr().getAttr());
    use.setGlobal(SymbolTable::getSymbolName(global).getValue());
  });
  return success();
}

ParseResult ModuleReader::readCode(ByteReader &reader) {
  uint32_t size;
  StringRef bytes;
  Location loc = reader.getLoc();
  if (reader.readU32(size) || reader.readBytes(size, bytes))
    return failure();
  if (numBodies == module.functions.size())
    return emitError(loc) << "more bodies than functions";
  size_t index = numBodies++;
  ByteReader body(ctx, bytes,
                  getPlaceName("CODE-SECTION::func_" + Twine(index)));
  return failure(failed(
      readBody(body, module, module.functions[index], functionLocs[index])));
}

//===-- Modules -----------------------------------------------------------===//

ParseResult ModuleReader::readContents() {
  if (readSection(Types, &ModuleReader::readType) ||
      readSection(Imports, &ModuleReader::readImport))
    return failure();
  numBodies = module.functions.size();
  if (readSection(Functions, &ModuleReader::readFunction) ||
      readSection(Tables, &ModuleReader::readTable) ||
      readSection(Memories, &ModuleReader::readMemory) ||
      readSection(Globals, &ModuleReader::readGlobal) || readExports() ||
      readSection(Code, &ModuleReader::readCode))
    return failure();
  if (numBodies == module.functions.size())
    return success();
  return emitError(op.getLoc()) << "fewer bodies than functions";
}

OwningOpRef<> ModuleReader::read() {
  OwningOpRef<> owner(
      ModuleOp::create(ctx, FileLineColLoc::get(source.getName(), 0, 0)));
  op = cast<ModuleOp>(owner.get());
  builder.setInsertionPointToEnd(op.getBody());
  module.variablesLeft = 100000 + 8 * source.getText().size();
  if (readSections() || readContents())
    return nullptr;
  return owner;
}

OwningOpRef<> strata::readWasm(Context *ctx, uint32_t buffer) {
  return ModuleReader(ctx, ctx->getSourceBuffer(buffer)).read();
}

void strata::registerWasmTranslation(Context &ctx) {
  // A failure has been reported.
  (void)registerTranslation(ctx, {.name = "wasm",
                                  .description = "modules of WebAssembly",
                                  .read = readWasm});
}
