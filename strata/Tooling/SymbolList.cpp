// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/SymbolList.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Bytecode/BytecodeReader.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/SymbolTable.h"
#include "strata/Support/Suggestion.h"
#include "strata/Tooling/ModuleFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

std::optional<SmallVector<SymbolRefAttr>>
strata::parseSymbolList(StringRef text, Context &ctx) {
  // Names in quotes may have commas.
  Attribute list;
  {
    DiagnosticCapture unused;
    list = parseAttribute(("[" + text + "]").str(), &ctx);
  }
  auto references = dyn_cast_or_null<ArrayAttr>(list);
  if (!references || references.empty())
    return std::nullopt;
  SmallVector<SymbolRefAttr> symbols;
  for (Attribute reference : references) {
    if (!isa<SymbolRefAttr>(reference))
      return std::nullopt;
    symbols.push_back(cast<SymbolRefAttr>(reference));
  }
  return symbols;
}

std::string strata::describeMissingSymbol(Operation *table,
                                          SymbolRefAttr reference,
                                          StringRef part) {
  SmallVector<StringRef> names;
  for (Operation &op : table->getRegion(0).front())
    if (StringAttr name = SymbolTable::getSymbolName(&op))
      names.push_back(name.getValue());
  std::string text = "the file has no symbol ";
  llvm::raw_string_ostream(text) << reference << suggest(part, names);
  return text;
}

/// The operation that `reference` names in `module`; fails after a diagnostic.
static FailureOr<Operation *> findSymbol(Operation *module,
                                         SymbolRefAttr reference,
                                         BytecodeReader *reader) {
  SmallVector<StringAttr> path = {reference.getRootReference()};
  llvm::append_range(path, reference.getNestedReferences());
  Operation *symbol = module;
  for (StringAttr part : path) {
    Operation *table = symbol;
    if (reader && failed(reader->materialize(table)))
      return failure();
    symbol = isSymbolTable(table) ? SymbolTable::lookupSymbolIn(table, part)
                                  : nullptr;
    if (!symbol && isSymbolTable(table))
      return emitError(module->getContext(), module->getLoc())
             << describeMissingSymbol(table, reference, part.getValue());
    if (!symbol)
      return table->emitOpError("has no symbols, so there is no ") << reference;
  }
  return symbol;
}

FailureOr<SmallVector<Operation *>>
strata::findSymbols(Operation *module, ArrayRef<std::string> texts,
                    BytecodeReader *reader) {
  SmallVector<Operation *> symbols;
  for (const std::string &text : texts) {
    auto references = parseSymbolList(text, *module->getContext());
    if (!references)
      return emitError(module->getContext(), module->getLoc())
             << "expected a symbol such as @name, found '" << text << "'";
    for (SymbolRefAttr reference : *references) {
      auto symbol = findSymbol(module, reference, reader);
      if (failed(symbol))
        return failure();
      if (!llvm::is_contained(symbols, *symbol))
        symbols.push_back(*symbol);
    }
  }
  return symbols;
}
