// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/ProgramFile.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Eras/HistoryFile.h"
#include "strata/Eras/Upgrade.h"
#include "strata/IR/SymbolTable.h"
#include "strata/IR/Verifier.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Support/Suggestion.h"
#include "strata/Tooling/EraConflict.h"
#include "strata/Tooling/InputFile.h"

using namespace strata;

OwningOpRef<> strata::readProgram(Context &ctx, const InputFile &file,
                                  StringRef era, std::string &error) {
  ParserConfig config(&ctx);
  config.verifyAfterParse = false;
  if (!era.empty()) {
    if (failed(loadBundledHistories(ctx)))
      return nullptr;
    std::optional<EraSet> eras = era == "auto" ? EraSet::all() : parseEras(era);
    if (!eras) {
      error = ("unknown era '" + era + "'").str();
      return nullptr;
    }
    config.eras = *eras;
    if (era == "auto" && failed(detectEras(ctx, file.getText(),
                                           file.getBuffer(), 0, config.eras)))
      return nullptr;
  }
  OwningOpRef<> op = parseSourceBuffer(file.getBuffer(), config);
  if (!op ||
      (!config.eras.empty() && failed(upgradeToCurrent(op.get(), config.eras))))
    return nullptr;
  if (failed(verify(op.get())))
    return nullptr;
  return op;
}

Operation *strata::findProgramEntry(Operation *module, StringRef name,
                                    std::string &error) {
  name = name.ltrim('@');
  if (Operation *found = SymbolTable::lookupSymbolIn(module, name))
    if (isa<FunctionOpInterface>(found))
      return found;
  std::vector<StringRef> names;
  module->walk([&](Operation *op) {
    if (isa<FunctionOpInterface>(op))
      names.push_back(SymbolTable::getSymbolName(op).getValue());
  });
  error = ("there is no function '@" + name + "'" + suggest(name, names)).str();
  return nullptr;
}
