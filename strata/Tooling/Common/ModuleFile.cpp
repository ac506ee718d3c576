// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/ModuleFile.h"

#include "strata/Asm/Parser/ParserObserver.h"
#include "strata/Bytecode/Bytecode.h"
#include "strata/Eras/Upgrade.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/LLVMIRFile.h"
#include "strata/Tooling/Common/SymbolList.h"
#include "strata/Tooling/Common/ToolContext.h"

using namespace strata;

namespace {
/// Notes how long the text of symbols is.
class SizeObserver final : public ParserObserver {
public:
  explicit SizeObserver(llvm::DenseMap<Operation *, uint64_t> &sizes)
      : ParserObserver(Scope::Definitions), sizes(sizes) {}
  void didParseOperation(Operation *op, SourceRange place,
                         SourceRange) override {
    if (SymbolTable::getSymbolName(op))
      sizes[op] = place.end - place.begin;
  }

private:
  llvm::DenseMap<Operation *, uint64_t> &sizes;
};
} // namespace

/// A symbol table whose symbols may be outlines.
struct ModuleFile::Table {
  /// The outlines in the order of the file.
  std::vector<SymbolOutline> outlines;
  /// The operations made of the outlines, null for those that were not; empty if none was.
  std::vector<Operation *> made;
  /// An operation, or the number of an outline.
  struct Symbol {
    Operation *op = nullptr;
    size_t outline = 0;
  };
  llvm::DenseMap<StringRef, Symbol> byName;
  bool isIndexed = false;
};

bool strata::isSymbolTable(Operation *op) {
  bool hasBlock = op->getNumRegions() == 1 && op->getRegion(0).hasOneBlock();
  if (op->isRegistered())
    return hasBlock && op->hasTrait(OpTrait::SymbolTable);
  return hasBlock && SymbolTable::getSymbolName(op);
}

ModuleFile::ModuleFile(Context &ctx) : ctx(ctx) {
  setUpToolContext(ctx);
  ctx.allowUnregisteredDialects();
}

ModuleFile::~ModuleFile() = default;

LogicalResult ModuleFile::openBytecode() {
  reader = std::make_unique<BytecodeReader>(
      input->getBuffer(), ParserConfig(&ctx), /*lazyLoad=*/true);
  auto table = std::make_unique<Table>();
  top = reader->readModule(&table->outlines);
  if (!top)
    return failure();
  tables[getModule()] = std::move(table);
  return success();
}

LogicalResult ModuleFile::openText(StringRef era) {
  SizeObserver observer(sizes);
  ParserConfig config(&ctx);
  config.verifyAfterParse = false;
  std::string error;
  if (failed(configureEras(ctx, era, input->getText(), input->getBuffer(),
                           config, error))) {
    if (!error.empty())
      llvm::errs() << "error: " << error << '\n';
    return failure();
  }
  // An upgrade replaces operations, whose texts have no size then.
  bool isOlder = config.eras.isOlder();
  if (!isOlder)
    config.observer = &observer;
  OwningOpRef<> module = parseSourceBuffer(input->getBuffer(), config);
  if (!module || (!config.eras.empty() &&
                  failed(upgradeToCurrent(module.get(), config.eras))))
    return failure();
  top = OwningOpRef<ModuleOp>(std::move(module));
  return success();
}

LogicalResult ModuleFile::open(StringRef path, StringRef era) {
  input = InputFile::open(ctx, path);
  if (!input)
    return failure();
  if (!era.empty() && isBytecode(input->getText())) {
    llvm::errs() << "error: --era is for text, and '" << input->getName()
                 << "' is bytecode\n";
    return failure();
  }
  if (failed(isBytecode(input->getText()) ? openBytecode() : openText(era))) {
    remarkIfLLVMIR(&ctx, input->getName(), input->getText());
    return failure();
  }
  if (isSymbolTable(getModule()))
    return success();
  return getModule()->emitError(
      "expected a module with one region of one block");
}

StringRef ModuleFile::getName() const {
  return ctx.getSourceBuffer(input->getBuffer()).getName().getValue();
}

std::optional<uint64_t> ModuleFile::getSize(Operation *symbol) const {
  auto found = sizes.find(symbol);
  if (found != sizes.end())
    return found->second;
  return reader ? reader->getBodySize(symbol) : std::nullopt;
}

FailureOr<uint64_t> ModuleFile::countOperations(Operation *op) {
  if (reader)
    return reader->countOperations(op);
  uint64_t count = 0;
  for (Region &region : op->getRegions())
    region.walk([&](Operation *) { ++count; });
  return count;
}

LogicalResult ModuleFile::materialize(Operation *op) {
  if (!reader)
    return success();
  SmallVector<Operation *, 1> entered;
  op->walk([&](Operation *inner) {
    if (tables.contains(inner))
      entered.push_back(inner);
  });
  for (Operation *table : entered)
    if (failed(makeSymbols(table, *tables[table])))
      return failure();
  return reader->materializeAll(op);
}

LogicalResult ModuleFile::enter(Operation *table) {
  if (!reader)
    return success();
  if (std::optional<uint64_t> bytes = reader->getBodySize(table))
    sizes[table] = *bytes;
  if (!table->isRegistered() || !table->hasTrait<OpTrait::SymbolTable>())
    return reader->materialize(table);
  std::unique_ptr<Table> &entered = tables[table];
  if (entered)
    return success();
  entered = std::make_unique<Table>();
  return reader->outline(table, entered->outlines);
}

void ModuleFile::forEachOperation(
    Operation *op, function_ref<void(Operation *)> onOperation,
    function_ref<void(const SymbolOutline &)> onOutline) const {
  auto found = tables.find(op);
  ArrayRef<SymbolOutline> outlines;
  if (found != tables.end())
    outlines = found->second->outlines;
  auto visitBehind = [&](Operation *previous) {
    for (; !outlines.empty() && outlines.front().previous == previous;
         outlines = outlines.drop_front())
      onOutline(outlines.front());
  };
  for (Region &region : op->getRegions())
    for (Block &block : region) {
      visitBehind(nullptr);
      for (Operation &inner : block) {
        onOperation(&inner);
        visitBehind(&inner);
      }
    }
}

/// Makes an operation of an outline of the table `op`.
LogicalResult ModuleFile::makeSymbol(Operation *op, Table &table,
                                     size_t number) {
  table.made.resize(table.outlines.size());
  Block &body = op->getRegion(0).front();
  Operation *&made = table.made[number];
  if (made)
    return success();
  made = reader->read(table.outlines[number], &body);
  if (!made)
    return failure();
  // The last one may be the terminator.
  made->moveBefore(&body, body.begin());
  return success();
}

LogicalResult ModuleFile::makeSymbols(Operation *op, Table &table) {
  for (size_t i = 0; i < table.outlines.size(); ++i)
    if (failed(makeSymbol(op, table, i)))
      return failure();
  return success();
}

/// Fills `byName`.
LogicalResult ModuleFile::index(Operation *op, Table &table) {
  table.byName.reserve(unsigned(table.outlines.size()));
  bool isUnique = true;
  for (Operation &symbol : op->getRegion(0).front())
    if (StringAttr name = SymbolTable::getSymbolName(&symbol))
      isUnique &=
          table.byName.try_emplace(name.getValue(), Table::Symbol{&symbol})
              .second;
  for (const auto &[i, outline] : llvm::enumerate(table.outlines))
    isUnique &=
        table.byName.try_emplace(outline.symbol, Table::Symbol{nullptr, i})
            .second;
  table.isIndexed = true;
  if (isUnique)
    return success();
  // The diagnostic has the places of both.
  if (failed(makeSymbols(op, table)))
    return failure();
  placeSymbols();
  return verifySymbolNames(op);
}

FailureOr<Operation *> ModuleFile::lookup(Operation *op, StringRef name) {
  std::unique_ptr<Table> &table = tables[op];
  if (!table)
    table = std::make_unique<Table>();
  if (!table->isIndexed && failed(index(op, *table)))
    return failure();
  auto found = table->byName.find(name);
  if (found == table->byName.end())
    return nullptr;
  Table::Symbol &symbol = found->second;
  if (!symbol.op) {
    if (failed(makeSymbol(op, *table, symbol.outline)))
      return failure();
    symbol.op = table->made[symbol.outline];
  }
  return symbol.op;
}

SmallVector<StringRef> ModuleFile::getSymbolNames(Operation *table) const {
  SmallVector<StringRef> names;
  forEachOperation(
      table,
      [&](Operation *op) {
        if (StringAttr name = SymbolTable::getSymbolName(op))
          names.push_back(name.getValue());
      },
      [&](const SymbolOutline &outline) { names.push_back(outline.symbol); });
  return names;
}

void ModuleFile::placeSymbols() {
  for (auto &[op, table] : tables)
    for (size_t i = table->made.size(); i-- > 0;) {
      Operation *symbol = table->made[i],
                *previous = table->outlines[i].previous;
      if (!symbol)
        continue;
      if (previous)
        symbol->moveAfter(previous);
      else
        symbol->moveBefore(symbol->getBlock(), symbol->getBlock()->begin());
    }
}
