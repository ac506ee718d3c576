// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/ModuleFile.h"

#include "strata/Asm/Parser/ParserObserver.h"
#include "strata/Bytecode/Bytecode.h"
#include "strata/IR/SymbolTable.h"
#include "strata/Tooling/ToolContext.h"

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
  top = reader->readModule();
  return success(bool(top));
}

LogicalResult ModuleFile::openText() {
  SizeObserver observer(sizes);
  ParserConfig config(&ctx);
  config.verifyAfterParse = false;
  config.observer = &observer;
  OwningOpRef<> module = parseSourceBuffer(input->getBuffer(), config);
  if (!module)
    return failure();
  top = OwningOpRef<ModuleOp>(std::move(module));
  return success();
}

LogicalResult ModuleFile::open(StringRef path) {
  input = InputFile::open(ctx, path);
  if (!input)
    return failure();
  if (failed(isBytecode(input->getText()) ? openBytecode() : openText()))
    return failure();
  if (isSymbolTable(getModule()))
    return success();
  return getModule()->emitError(
      "expected a module with one region of one block");
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
  return reader->materializeAll(op);
}

LogicalResult ModuleFile::enter(Operation *table) {
  if (!reader)
    return success();
  if (std::optional<uint64_t> bytes = reader->getBodySize(table))
    sizes[table] = *bytes;
  return reader->materialize(table);
}
