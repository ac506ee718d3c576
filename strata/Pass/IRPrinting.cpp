// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Pass/IRPrinting.h"

#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Pass/PassManager.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace strata;

void strata::printAnyIR(Operation *op, raw_ostream &os, PrintingFlags flags) {
  if (!flags.assumeVerified && !flags.generic) {
    DiagnosticCapture silence;
    flags.generic = failed(verify(op));
  }
  printOperation(op, os, flags);
}

namespace {
class IRPrinter : public PassInstrumentation {
public:
  explicit IRPrinter(IRPrintingOptions options) : options(std::move(options)) {}
  void runBeforePass(Pass *pass, Operation *op) override;
  void runAfterPass(Pass *pass, Operation *op) override;
  void runAfterPassFailed(Pass *pass, Operation *op) override;

private:
  bool printsAfter(Pass *pass, Operation *op) const {
    return options.shouldPrintAfter && options.shouldPrintAfter(pass, op);
  }
  std::string getBanner(const Twine &when, Pass *pass, Operation *op) const;
  std::string getPath(Pass *pass, Operation *op);
  void print(const Twine &when, Pass *pass, Operation *op);

  IRPrintingOptions options;
  /// Hashes of the IR before running passes.
  llvm::DenseMap<Pass *, uint64_t> hashes;
  /// The number of times each operation was printed to a file, less one.
  llvm::DenseMap<Operation *, int> counters;
};
} // namespace

uint64_t strata::hashIR(Operation *op) {
  PrintingFlags flags;
  flags.generic = flags.localScope = flags.debugInfo = true;
  flags.hexElementsIfLarger = 0;
  std::string text;
  llvm::raw_string_ostream os(text);
  printOperation(op, os, flags);
  os.flush();
  return llvm::xxh3_64bits(text);
}

/// `('func.func' operation: @f)`.
static std::string describe(Operation *op) {
  std::string text =
      ("('" + op->getName().getStringRef() + "' operation").str();
  if (StringAttr name = SymbolTable::getSymbolName(op))
    text += (": @" + name.getValue()).str();
  return text + ")";
}

static Operation *getOutermost(Operation *op) {
  while (Operation *parent = op->getParentOp())
    op = parent;
  return op;
}

std::string IRPrinter::getBanner(const Twine &when, Pass *pass,
                                 Operation *op) const {
  std::string scope = options.moduleScope ? " " + describe(op) : "";
  return ("// -----// IR Dump " + when + " (" + pass->getArgument() + ")" +
          scope + " //----- //\n")
      .str();
}

std::string IRPrinter::getPath(Pass *pass, Operation *op) {
  ++counters.try_emplace(op, -1).first->second;
  SmallVector<Operation *, 4> chain;
  for (Operation *outer = op; outer; outer = outer->getParentOp())
    chain.push_back(outer);
  std::string folders, numbers;
  for (Operation *outer : llvm::reverse(chain)) {
    std::string kind = outer->getName().getStringRef().str();
    std::replace(kind.begin(), kind.end(), '.', '_');
    StringAttr name = SymbolTable::getSymbolName(outer);
    folders += kind + "_";
    // A name may be anything.
    for (char c : name ? name.getValue() : StringRef("no-symbol-name"))
      folders += c == '/' || c == 0 ? '_' : c;
    folders += '/';
    numbers +=
        std::to_string(counters.try_emplace(outer, 0).first->second) + "_";
  }
  return folders + numbers + pass->getArgument().str() + ".mlir";
}

void IRPrinter::print(const Twine &when, Pass *pass, Operation *op) {
  std::unique_ptr<raw_ostream> file;
  if (options.openFile) {
    file = options.openFile(getPath(pass, op));
    if (!file)
      return;
  }
  raw_ostream &os = file ? *file : pass->getOutputStream();
  os << getBanner(when, pass, op);
  Operation *shown = options.moduleScope ? getOutermost(op) : op;
  PrintingFlags flags = pass->getPrintingFlags();
  // Other threads change the IR around it.
  if (shown->getBlock())
    flags.localScope = true;
  printAnyIR(shown, os, flags);
  os << "\n\n";
}

void IRPrinter::runBeforePass(Pass *pass, Operation *op) {
  if (options.shouldPrintBefore && options.shouldPrintBefore(pass, op))
    print("Before " + pass->getName(), pass, op);
  if (options.afterChange && printsAfter(pass, op))
    hashes[pass] = hashIR(op);
}

void IRPrinter::runAfterPass(Pass *pass, Operation *op) {
  if (options.afterFailure || !printsAfter(pass, op))
    return;
  if (options.afterChange && hashes.lookup(pass) == hashIR(op))
    return;
  print("After " + pass->getName(), pass, op);
}

void IRPrinter::runAfterPassFailed(Pass *pass, Operation *op) {
  if (printsAfter(pass, op))
    print("After " + pass->getName() + " Failed", pass, op);
}

void PassManager::enableIRPrinting(PassFilter shouldPrintBefore,
                                   PassFilter shouldPrintAfter,
                                   bool printModuleScope,
                                   bool printAfterOnlyOnChange,
                                   bool printAfterOnlyOnFailure,
                                   raw_ostream &os) {
  setOutputStream(os);
  IRPrintingOptions options;
  options.shouldPrintBefore = std::move(shouldPrintBefore);
  options.shouldPrintAfter = std::move(shouldPrintAfter);
  options.afterChange = printAfterOnlyOnChange;
  options.afterFailure = printAfterOnlyOnFailure;
  options.moduleScope =
      printModuleScope && !getContext()->isMultithreadingEnabled();
  strata::enableIRPrinting(*this, std::move(options));
}

void strata::enableIRPrinting(PassManager &pm, IRPrintingOptions options) {
  if (options.isEnabled())
    pm.addInstrumentation(std::make_unique<IRPrinter>(std::move(options)));
}
