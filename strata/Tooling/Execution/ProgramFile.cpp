// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Execution/ProgramFile.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Eras/Upgrade.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Support/Suggestion.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/InputFile.h"
#include "strata/Tooling/Common/LLVMIRFile.h"
#include "strata/Tooling/Common/OlderText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;

static OwningOpRef<> readModule(Context &ctx, const InputFile &file,
                                StringRef era, std::string &error) {
  ParserConfig config(&ctx);
  config.verifyAfterParse = false;
  if (failed(configureEras(ctx, era, file.getText(), file.getBuffer(), config,
                           error)))
    return nullptr;
  OwningOpRef<> op = parseSourceBuffer(file.getBuffer(), config);
  if (!op ||
      (!config.eras.empty() && failed(upgradeToCurrent(op.get(), config.eras))))
    return nullptr;
  if (failed(verify(op.get())))
    return nullptr;
  return op;
}

namespace {
/// The first error while a program is read.
struct FirstError {
  Location loc;
  std::string message;
};
} // namespace

/// A hint for an error that is about the text as a whole.
static std::string findAdvice(const FirstError &error, StringRef text,
                              StringRef era) {
  if (era.empty())
    if (std::optional<EraSet> eras = findReadableEras(text))
      return describeOlderText(*eras);
  // The option that the message names is that of other tools.
  StringRef message = error.message;
  if (message.contains("-allow-unregistered-dialect") ||
      message.contains("not found for custom op"))
    return "'--irdl-file' and '--dialect-dir' load the definitions of other "
           "dialects; 'strata opt --allow-unregistered-dialect' reads "
           "operations without one";
  return "";
}

OwningOpRef<> strata::readProgram(Context &ctx, InputFile &file, StringRef era,
                                  std::string &error) {
  std::optional<FirstError> first;
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    if (!first && diag.getSeverity() == DiagnosticSeverity::Error)
      first = FirstError{diag.getLocation(), diag.getMessage().str()};
    return failure();
  });
  OwningOpRef<> op = readModule(ctx, file, era, error);
  if (op || !first)
    return op;
  remarkIfLLVMIR(&ctx, file.getName(), file.getText());
  std::string advice = findAdvice(*first, file.getText(), era);
  if (!advice.empty())
    file.printNote(first->loc, advice);
  return nullptr;
}

/// Lists functions to call in place of one that the file lacks: the one with
/// the nearest name, otherwise the first ones.
static std::string describeEntries(StringRef name, ArrayRef<StringRef> names) {
  StringRef nearest = findNearest(name, names);
  if (!nearest.empty())
    return "; did you mean '@" + nearest.str() + "'?";
  constexpr size_t maxNames = 4;
  std::string text;
  for (StringRef other : names.take_front(maxNames))
    text += (text.empty() ? "; --entry takes '@" : ", '@") + other.str() + "'";
  if (names.size() > maxNames)
    text += " and " + std::to_string(names.size() - maxNames) + " more";
  return text;
}

Operation *strata::findProgramEntry(Operation *module, const InputFile &file,
                                    StringRef name, std::string &error) {
  name = name.ltrim('@');
  if (Operation *found = SymbolTable::lookupSymbolIn(module, name)) {
    if (isa<FunctionOpInterface>(found))
      return found;
    found->emitError("expected a function to call, found '")
        << found->getName().getStringRef() << "'";
    return nullptr;
  }
  std::vector<StringRef> names;
  for (Operation &op : module->getRegion(0).front())
    if (isa<FunctionOpInterface>(op) && !isExternalFunction(&op))
      names.push_back(SymbolTable::getSymbolName(&op).getValue());
  error = (file.getName() + ": the file has no function '@" + name + "'" +
           describeEntries(name, names))
              .str();
  return nullptr;
}

/// Whether `op` is a function that has an effect only if it is called.
static bool isPlainFunction(Operation *op) {
  StringRef name = op->getName().getStringRef();
  return name == "func.func" || name == "llvm.func";
}

void strata::dropUnreachableFunctions(Operation *module, Operation *entry) {
  SymbolTable table(module);
  SmallVector<Operation *> worklist = {entry};
  llvm::SmallPtrSet<Operation *, 16> reached = {entry};
  Block &body = module->getRegion(0).front();
  for (Operation &op : body)
    if (!isPlainFunction(&op) && reached.insert(&op).second)
      worklist.push_back(&op);
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val();
    SymbolTable::UseRange uses = SymbolTable::getOwnSymbolUses(op);
    for (Region &region : op->getRegions()) {
      std::optional<SymbolTable::UseRange> inside =
          SymbolTable::getSymbolUses(&region);
      if (!inside)
        return;
      llvm::append_range(uses, *inside);
    }
    for (const SymbolTable::SymbolUse &use : uses)
      if (Operation *symbol =
              table.lookup(use.getSymbolRef().getRootReference().getValue()))
        if (reached.insert(symbol).second)
          worklist.push_back(symbol);
  }
  for (Operation &op : llvm::make_early_inc_range(body))
    if (!reached.contains(&op))
      op.erase();
}
