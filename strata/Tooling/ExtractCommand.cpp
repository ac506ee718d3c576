// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/ExtractCommand.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Bytecode/Writer.h"
#include "strata/IR/AttrTypeSubElements.h"
#include "strata/IR/SymbolTable.h"
#include "strata/IR/Verifier.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Support/Suggestion.h"
#include "strata/Tooling/ModuleFile.h"
#include "strata/Tooling/OutputFile.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

using namespace strata;
namespace cl = llvm::cl;

namespace {
/// Made when the command line is read, not at start-up.
struct Flags {
  cl::OptionCategory category{"strata extract options"};
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"),
                             cl::init("-"), cl::cat(category)};
  cl::list<std::string> symbols{
      "symbol",
      cl::desc("Symbol to copy, @name or @outer::@inner; may be repeated"),
      cl::value_desc("symbol"), cl::CommaSeparated, cl::cat(category)};
  cl::opt<bool> declare{
      "declare",
      cl::desc("Declare the functions that it refers to, without their bodies"),
      cl::cat(category)};
  cl::opt<std::string> output{"o", cl::desc("Output file"),
                              cl::value_desc("filename"), cl::init("-"),
                              cl::cat(category)};
  cl::opt<bool> emitBytecode{"emit-bytecode", cl::desc("Write bytecode"),
                             cl::cat(category)};
};

/// Takes from a module what has not been asked for.
class Extractor {
public:
  /// With `declare`, functions that are referred to lose their bodies.
  Extractor(ModuleFile &file, bool declare) : file(file), declare(declare) {}
  /// Keeps the symbol that `reference` names in the module. Fails after a message.
  LogicalResult keep(SymbolRefAttr reference);
  LogicalResult run();

private:
  SymbolTable &getTable(Operation *op);
  Operation *lookup(Operation *table, SymbolRefAttr reference);
  void keepReferences(Operation *op);
  void keepReference(Operation *from, SymbolRefAttr reference);
  void keepAround(Operation *symbol);
  void keepWhole(Operation *symbol);
  void dropBody(Operation *function);
  void erase(Operation *op);
  void prune();

  ModuleFile &file;
  bool declare;
  llvm::DenseMap<Operation *, std::unique_ptr<SymbolTable>> tables;
  /// Symbols that are kept whole, and the tables around them.
  llvm::DenseSet<Operation *> whole, around;
  /// Functions that are kept without their bodies, unless they are in `whole`.
  llvm::SetVector<Operation *> declared;
  std::vector<Operation *> worklist;
};
} // namespace

static int fail(const Twine &message) {
  llvm::errs() << "strata extract: " << message << '\n';
  return 1;
}

static bool isSymbolTable(Operation *op) {
  return op->isRegistered() && op->hasTrait(OpTrait::SymbolTable) &&
         op->getNumRegions() == 1 && op->getRegion(0).hasOneBlock();
}

SymbolTable &Extractor::getTable(Operation *op) {
  std::unique_ptr<SymbolTable> &table = tables[op];
  if (!table)
    table = std::make_unique<SymbolTable>(op);
  return *table;
}

/// The symbol `reference` of `table`; null if there is none.
Operation *Extractor::lookup(Operation *table, SymbolRefAttr reference) {
  Operation *symbol = getTable(table).lookup(reference.getRootReference());
  for (StringAttr part : reference.getNestedReferences()) {
    if (!symbol || failed(file.enter(symbol)) || !isSymbolTable(symbol))
      return nullptr;
    symbol = getTable(symbol).lookup(part);
  }
  return symbol;
}

void Extractor::keepAround(Operation *symbol) {
  Operation *module = file.getModule();
  for (Operation *op = symbol->getParentOp(); op && op != module;
       op = op->getParentOp())
    if (!around.insert(op).second)
      break;
}

void Extractor::keepWhole(Operation *symbol) {
  keepAround(symbol);
  if (whole.insert(symbol).second)
    worklist.push_back(symbol);
}

LogicalResult Extractor::keep(SymbolRefAttr reference) {
  Operation *module = file.getModule();
  if (Operation *symbol = lookup(module, reference)) {
    keepWhole(symbol);
    return success();
  }
  SmallVector<StringRef> names;
  for (Operation &op : *file.getModule().getBody())
    if (StringAttr name = SymbolTable::getSymbolName(&op))
      names.push_back(name.getValue());
  std::string text;
  llvm::raw_string_ostream(text) << reference;
  return failure(fail("the file has no symbol " + text +
                      suggest(reference.getRootReference().getValue(), names)));
}

/// Keeps what `reference`, which is used in `from`, names: in the nearest table around
/// that has it.
void Extractor::keepReference(Operation *from, SymbolRefAttr reference) {
  Operation *module = file.getModule();
  for (Operation *op = from; op;
       op = op == module ? nullptr : op->getParentOp())
    if (isSymbolTable(op))
      if (Operation *symbol = lookup(op, reference)) {
        if (!declare || !hasInterface<FunctionOpInterface>(symbol))
          return keepWhole(symbol);
        keepAround(symbol);
        declared.insert(symbol);
        return;
      }
}

void Extractor::keepReferences(Operation *root) {
  Operation *from = root;
  AttrTypeWalker walker;
  walker.addWalk([&](SymbolRefAttr reference) {
    keepReference(from, reference);
    return WalkResult::skip();
  });
  root->walk([&](Operation *op) {
    from = op;
    for (NamedAttribute attr : op->getAttrs())
      walker.walk<WalkOrder::PreOrder>(attr.getValue());
  });
}

void Extractor::dropBody(Operation *function) {
  if (BytecodeReader *reader = file.getReader())
    function->walk([&](Operation *inner) { reader->forget(inner); });
  for (Region &region : function->getRegions()) {
    region.dropAllReferences();
    region.clear();
  }
  SymbolTable::setSymbolVisibility(function, SymbolTable::Visibility::Private);
}

void Extractor::erase(Operation *op) {
  if (BytecodeReader *reader = file.getReader())
    op->walk([&](Operation *inner) { reader->forget(inner); });
  op->dropAllUses();
  op->erase();
}

/// Destroys what is not kept.
void Extractor::prune() {
  SmallVector<Operation *> open = {file.getModule()};
  while (!open.empty()) {
    Operation *table = open.pop_back_val();
    for (Region &region : table->getRegions())
      for (Block &block : region)
        for (Operation &op : llvm::make_early_inc_range(block)) {
          if (whole.contains(&op) || op.hasTrait(OpTrait::Terminator))
            continue;
          if (declared.contains(&op))
            dropBody(&op);
          else if (around.contains(&op))
            open.push_back(&op);
          else
            erase(&op);
        }
  }
}

LogicalResult Extractor::run() {
  while (!worklist.empty()) {
    Operation *symbol = worklist.back();
    worklist.pop_back();
    if (failed(file.materialize(symbol)))
      return failure();
    keepReferences(symbol);
  }
  prune();
  return success();
}

static int write(ModuleFile &file, const Flags &flags) {
  std::string error;
  std::unique_ptr<OutputFile> output = OutputFile::open(flags.output, error);
  if (!output)
    return fail(error);
  if (flags.emitBytecode) {
    if (failed(writeBytecode(file.getModule(), output->os())))
      return 1;
  } else {
    printOperation(file.getModule(), output->os());
    output->os() << '\n';
  }
  return succeeded(output->keep(error)) ? 0 : fail(error);
}

int strata::runExtract(int argc, const char *const *argv) {
  Flags flags;
  cl::HideUnrelatedOptions({&flags.category, &llvm::getColorCategory()});
  cl::ParseCommandLineOptions(
      argc, argv,
      "copies symbols of a file, with the symbols that they refer to\n");
  if (flags.symbols.empty())
    return fail("expected --symbol=@name; 'strata ls' lists the symbols");
  Context ctx;
  ModuleFile file(ctx);
  if (failed(file.open(flags.input)))
    return 1;
  Extractor extractor(file, flags.declare);
  for (const std::string &text : flags.symbols) {
    auto reference =
        dyn_cast_or_null<SymbolRefAttr>(parseAttribute(text, &ctx));
    if (!reference)
      return fail("expected a symbol such as @name, found '" + text + "'");
    if (failed(extractor.keep(reference)))
      return 1;
  }
  if (failed(extractor.run()) || failed(verify(file.getModule())))
    return 1;
  return write(file, flags);
}
