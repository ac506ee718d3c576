// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Extract/ExtractCommand.h"

#include "strata/Asm/Printer/Printer.h"
#include "strata/Bytecode/Writer.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/AttrTypeSubElements.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/ModuleFile.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Common/ProcessLifetime.h"
#include "strata/Tooling/Common/ProcessLimits.h"
#include "strata/Tooling/Common/SymbolList.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

using namespace strata;
namespace cl = llvm::cl;

namespace {
/// Made when the command line is read, not at start-up.
struct ExtractFlags {
  cl::OptionCategory category{"strata extract options"};
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"),
                             cl::init("-"), cl::cat(category)};
  cl::list<std::string> symbols{
      "symbol",
      cl::desc("Symbols to copy, @name or @outer::@inner, separated by commas; "
               "may be repeated"),
      cl::value_desc("symbols"), cl::cat(category)};
  cl::opt<bool> declare{
      "declare",
      cl::desc("Declare the functions that it refers to, without their bodies"),
      cl::cat(category)};
  cl::opt<std::string> output{"o", cl::desc("Output file"),
                              cl::value_desc("filename"), cl::init("-"),
                              cl::cat(category)};
  cl::opt<bool> emitBytecode{"emit-bytecode", cl::desc("Write bytecode"),
                             cl::cat(category)};
  EraFlag era{category};
  DialectFileFlags dialectFiles{category};
};

/// Removes the parts of a module that were not requested.
class Extractor {
public:
  /// Functions that are referred to lose their bodies if `declare`.
  Extractor(ModuleFile &file, bool declare) : file(file), declare(declare) {}
  /// Keeps the symbol that `reference` names in the module. Fails after a message.
  LogicalResult keep(SymbolRefAttr reference);
  /// Keeps the symbols of the list `text`.
  LogicalResult keepAll(StringRef text);
  LogicalResult run();

private:
  LogicalResult lookup(Operation *table, SymbolRefAttr reference,
                       Operation *&symbol, size_t &numFound);
  LogicalResult keepReferences(Operation *root);
  LogicalResult keepReferencesOf(Operation *op);
  LogicalResult keepReference(Operation *from, SymbolRefAttr reference);
  void keepAround(Operation *symbol);
  void keepWhole(Operation *symbol);
  void dropBody(Operation *function);
  void erase(Operation *op);
  void prune();

  ModuleFile &file;
  bool declare;
  /// Symbols that are kept whole, and the tables around them.
  llvm::DenseSet<Operation *> whole, around;
  /// Functions that are kept without their bodies, unless they are in `whole`.
  llvm::SetVector<Operation *> declared;
  std::vector<Operation *> worklist;
  /// Operations that are kept without their contents, but whose references are
  /// kept.
  std::vector<Operation *> partly;
};
} // namespace

/// Sets `symbol` to the symbol that `reference` names in `table`, or null. If
/// only the first `numFound` elements of a path can be resolved, it is the
/// symbol of the last of them.
LogicalResult Extractor::lookup(Operation *table, SymbolRefAttr reference,
                                Operation *&symbol, size_t &numFound) {
  numFound = 0;
  FailureOr<Operation *> found =
      file.lookup(table, reference.getRootReference().getValue());
  if (failed(found))
    return failure();
  symbol = *found;
  if (!symbol)
    return success();
  for (StringAttr part : reference.getNestedReferences()) {
    ++numFound;
    if (failed(file.enter(symbol)))
      return failure();
    found = nullptr;
    if (isSymbolTable(symbol) &&
        failed(found = file.lookup(symbol, part.getValue())))
      return failure();
    if (!*found)
      return success();
    symbol = *found;
  }
  ++numFound;
  return success();
}

/// Keeps the operations around `symbol`, with their terminators.
void Extractor::keepAround(Operation *symbol) {
  Operation *module = file.getModule();
  for (Operation *op = symbol->getParentOp(); op && op != module;
       op = op->getParentOp()) {
    if (!around.insert(op).second)
      break;
    partly.push_back(op);
    for (Region &region : op->getRegions())
      for (Block &block : region)
        if (Operation *last = block.getTerminator())
          if (whole.insert(last).second)
            worklist.push_back(last);
  }
}

void Extractor::keepWhole(Operation *symbol) {
  keepAround(symbol);
  if (whole.insert(symbol).second)
    worklist.push_back(symbol);
}

LogicalResult Extractor::keep(SymbolRefAttr reference) {
  Operation *symbol;
  size_t numFound;
  if (failed(lookup(file.getModule(), reference, symbol, numFound)))
    return failure();
  if (numFound == reference.getPath().size()) {
    keepWhole(symbol);
    return success();
  }
  SmallVector<StringRef> names;
  if (!symbol || isSymbolTable(symbol))
    names =
        file.getSymbolNames(symbol ? symbol : file.getModule().getOperation());
  return failure(reportError(
      "strata extract", file.getName() + ": " +
                            describeMissingSymbol(names, reference, numFound)));
}

LogicalResult Extractor::keepAll(StringRef text) {
  auto references = parseSymbolList(text, file.getContext());
  if (!references)
    return failure(
        reportError("strata extract",
                    "expected a symbol such as @name, found '" + text + "'"));
  for (SymbolRefAttr reference : *references)
    if (failed(keep(reference)))
      return failure();
  return success();
}

/// Keeps the symbol that `reference`, which is used in `from`, names: in the
/// nearest table around that has it.
LogicalResult Extractor::keepReference(Operation *from,
                                       SymbolRefAttr reference) {
  Operation *module = file.getModule();
  for (Operation *op = from; op;
       op = op == module ? nullptr : op->getParentOp()) {
    if (!isSymbolTable(op))
      continue;
    Operation *symbol;
    size_t numFound;
    if (failed(lookup(op, reference, symbol, numFound)))
      return failure();
    if (!symbol)
      continue;
    if (!declare || !hasInterface<FunctionOpInterface>(symbol)) {
      keepWhole(symbol);
    } else {
      keepAround(symbol);
      if (declared.insert(symbol))
        partly.push_back(symbol);
    }
    return success();
  }
  return success();
}

/// Keeps the symbols to which the attributes, types and operands of `op` refer.
LogicalResult Extractor::keepReferencesOf(Operation *op) {
  LogicalResult result = success();
  AttrTypeWalker walker;
  walker.addWalk([&](SymbolRefAttr reference) {
    if (failed(keepReference(op, reference)))
      result = failure();
    return WalkResult::skip();
  });
  for (NamedAttribute attr : op->getAttrs())
    walker.walk<WalkOrder::PreOrder>(attr.getValue());
  for (Type type : op->getResultTypes())
    walker.walk<WalkOrder::PreOrder>(type);
  for (Region &region : op->getRegions())
    for (Block &block : region)
      for (Type type : block.getArgumentTypes())
        walker.walk<WalkOrder::PreOrder>(type);
  return result;
}

LogicalResult Extractor::keepReferences(Operation *root) {
  LogicalResult result = success();
  root->walk([&](Operation *op) {
    if (failed(keepReferencesOf(op)))
      result = failure();
    // Values that are defined outside of the symbol.
    for (Value operand : op->getOperands())
      if (Operation *def = operand ? operand.getDefiningOp() : nullptr)
        if (!root->isAncestor(def))
          keepWhole(def);
  });
  return result;
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

/// Destroys the operations that are not kept.
void Extractor::prune() {
  SmallVector<Operation *> open = {file.getModule()};
  while (!open.empty()) {
    Operation *table = open.pop_back_val();
    for (Region &region : table->getRegions())
      for (Block &block : region)
        for (Operation &op : llvm::make_early_inc_range(block)) {
          if (whole.contains(&op))
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
  while (!worklist.empty() || !partly.empty()) {
    if (!partly.empty()) {
      Operation *op = partly.back();
      partly.pop_back();
      if (failed(keepReferencesOf(op)))
        return failure();
      continue;
    }
    Operation *symbol = worklist.back();
    worklist.pop_back();
    if (failed(file.materialize(symbol)) || failed(keepReferences(symbol)))
      return failure();
  }
  file.placeSymbols();
  prune();
  return success();
}

static int write(ModuleFile &file, const ExtractFlags &flags) {
  std::string error;
  std::unique_ptr<OutputFile> output = OutputFile::open(flags.output, error);
  if (!output)
    return reportError("strata extract", error);
  if (flags.emitBytecode) {
    if (failed(writeBytecode(file.getModule(), output->os())))
      return 1;
  } else {
    printOperation(file.getModule(), output->os());
    output->os() << '\n';
  }
  return succeeded(output->keep(error)) ? 0
                                        : reportError("strata extract", error);
}

int strata::runExtract(int argc, const char *const *argv) {
  ExtractFlags flags;
  cl::HideUnrelatedOptions({&flags.category, &llvm::getColorCategory()});
  parseCommandLine(
      argc, argv,
      "copies symbols of a file, with the symbols that they refer to\n");
  if (flags.symbols.empty())
    return reportError(
        "strata extract",
        "expected --symbol=@name; 'strata ls' lists the symbols");
  installProcessLimits(/*seconds=*/0);
  auto &ctx = makeUntilExit<Context>();
  auto &file = makeUntilExit<ModuleFile>(ctx);
  if (failed(flags.dialectFiles.load(ctx)) ||
      failed(file.open(flags.input, flags.era)))
    return 1;
  Extractor extractor(file, flags.declare);
  for (const std::string &text : flags.symbols)
    if (failed(extractor.keepAll(text)))
      return 1;
  if (failed(extractor.run()) || failed(verify(file.getModule())))
    return 1;
  return write(file, flags);
}
