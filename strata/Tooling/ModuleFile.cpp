// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/ModuleFile.h"

#include "strata/Asm/Parser/ParserObserver.h"
#include "strata/Bytecode/Bytecode.h"
#include "strata/IR/SymbolTable.h"
#include "strata/Tooling/DiagnosticPrinter.h"
#include "strata/Tooling/Files.h"
#include "strata/Tooling/ToolContext.h"

#include "llvm/Support/WithColor.h"

using namespace strata;

/// Prints the diagnostics about one file.
class ModuleFile::Printer {
public:
  Printer(Context &ctx, StringRef name, std::shared_ptr<const LineTable> lines)
      : name(name), lines(std::move(lines)),
        printer(&ctx, llvm::errs(), this->name, *this->lines,
                llvm::WithColor::defaultAutoDetectFunction()(llvm::errs())),
        handler(&ctx, [this](Diagnostic &diag) {
          printer.print(diag);
          return success();
        }) {}

private:
  std::string name;
  std::shared_ptr<const LineTable> lines;
  DiagnosticPrinter printer;
  ScopedDiagnosticHandler handler;
};

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

LogicalResult ModuleFile::openBytecode(uint32_t buffer) {
  reader = std::make_unique<BytecodeReader>(buffer, ParserConfig(&ctx),
                                            /*lazyLoad=*/true);
  top = ModuleOp::create(&ctx, Location());
  Block *body = top->getBody();
  if (failed(reader->readTopLevel(body)))
    return failure();
  Operation *first = body->getFirstOp();
  if (first && first == body->getLastOp() && isa<ModuleOp>(first)) {
    first->remove();
    top = OwningOpRef<ModuleOp>(cast<ModuleOp>(first));
  }
  return success();
}

LogicalResult ModuleFile::openText(uint32_t buffer) {
  SizeObserver observer(sizes);
  ParserConfig config(&ctx);
  config.verifyAfterParse = false;
  config.observer = &observer;
  OwningOpRef<> module = parseSourceBuffer(buffer, config);
  if (!module)
    return failure();
  top = OwningOpRef<ModuleOp>(std::move(module));
  return success();
}

LogicalResult ModuleFile::open(StringRef path) {
  auto file = getFiles(ctx).open(path);
  if (!file) {
    llvm::errs() << "error: cannot open input file '" << path
                 << "': " << file.getError().message() << '\n';
    return failure();
  }
  StringRef text = (*file)->getBuffer();
  size = text.size();
  bool isText = !isBytecode(text);
  auto lines = std::make_shared<const LineTable>(text);
  std::string name = (*file)->getBufferIdentifier().str();
  printer = std::make_unique<Printer>(ctx, name, lines);
  uint32_t buffer = ctx.addSourceBuffer(std::move(*file), lines);
  if (failed(isText ? openText(buffer) : openBytecode(buffer)))
    return failure();
  if (failed(enter(getModule())))
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
  // What has been entered may hold regions that are not decoded.
  if (failed(reader->materialize(op, [](Operation *) { return true; })))
    return failure();
  SmallVector<Operation *> nested;
  op->walk([&](Operation *inner) {
    if (reader->isMaterializable(inner))
      nested.push_back(inner);
  });
  for (Operation *inner : nested)
    if (failed(reader->materialize(inner, [](Operation *) { return true; })))
      return failure();
  return success();
}

LogicalResult ModuleFile::enter(Operation *table) {
  if (!reader)
    return success();
  if (std::optional<uint64_t> bytes = reader->getBodySize(table))
    sizes[table] = *bytes;
  return reader->materialize(table);
}
