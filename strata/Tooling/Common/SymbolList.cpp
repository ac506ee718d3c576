// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/SymbolList.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Bytecode/BytecodeReader.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Support/Suggestion.h"
#include "strata/Tooling/Common/ModuleFile.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

std::optional<SmallVector<SymbolRefAttr>>
strata::parseSymbolList(StringRef text, Context &ctx) {
  // A single name needs no @, as in --entry.
  std::string name;
  if (!text.empty() && (llvm::isAlpha(text[0]) || text[0] == '_') &&
      text.find_first_of("@\", ") == StringRef::npos) {
    name = ("@" + text).str();
    text = name;
  }
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

std::string strata::describeMissingSymbol(ArrayRef<StringRef> names,
                                          SymbolRefAttr reference,
                                          size_t part) {
  std::string text = "the file has no symbol '";
  llvm::raw_string_ostream os(text);
  os << reference << '\'';
  Context *ctx = reference.getContext();
  SmallVector<StringAttr> path(reference.getPath());
  StringRef nearest = findNearest(path[part].getValue(), names);
  if (nearest.empty()) {
    os << "; 'strata ls' lists its symbols";
    return text;
  }
  path[part] = StringAttr::get(ctx, nearest);
  os << "; did you mean '" << SymbolRefAttr::get(ctx, path) << "'?";
  return text;
}

LogicalResult strata::verifySymbolNames(Operation *table) {
  llvm::DenseMap<StringAttr, Operation *> symbols;
  for (Operation &symbol : table->getRegion(0).front()) {
    StringAttr name = SymbolTable::getSymbolName(&symbol);
    if (!name)
      continue;
    auto [known, isNew] = symbols.try_emplace(name, &symbol);
    if (isNew)
      continue;
    InFlightDiagnostic diag = symbol.emitError("redefinition of symbol named '")
                              << name.getValue() << "'";
    diag.attachNote(known->second->getLoc())
        << "see existing symbol definition here";
    return diag;
  }
  return success();
}

static SmallVector<StringRef> getSymbolNames(Operation *table) {
  SmallVector<StringRef> names;
  for (Operation &op : table->getRegion(0).front())
    if (StringAttr name = SymbolTable::getSymbolName(&op))
      names.push_back(name.getValue());
  return names;
}

/// The operation that `reference` names in `module`; fails after a diagnostic.
static FailureOr<Operation *> findSymbol(Operation *module,
                                         SymbolRefAttr reference,
                                         BytecodeReader *reader,
                                         Location place) {
  Operation *symbol = module;
  for (auto [i, part] : llvm::enumerate(reference.getPath())) {
    Operation *table = symbol;
    if (reader && failed(reader->materialize(table)))
      return failure();
    if (!isSymbolTable(table))
      return table->emitOpError("has no symbols, so there is no ") << reference;
    if (failed(verifySymbolNames(table)))
      return failure();
    symbol = SymbolTable::lookupSymbolIn(table, part);
    if (!symbol)
      return emitError(module->getContext(), place)
             << describeMissingSymbol(getSymbolNames(table), reference, i);
  }
  return symbol;
}

FailureOr<SmallVector<Operation *>>
strata::findSymbols(Operation *module, ArrayRef<std::string> texts,
                    BytecodeReader *reader, Location place) {
  SmallVector<Operation *> symbols;
  for (const std::string &text : texts) {
    auto references = parseSymbolList(text, *module->getContext());
    if (!references)
      return emitError(module->getContext(), place)
             << "expected a symbol such as @name, found '" << text << "'";
    for (SymbolRefAttr reference : *references) {
      auto symbol = findSymbol(module, reference, reader, place);
      if (failed(symbol))
        return failure();
      if (!llvm::is_contained(symbols, *symbol))
        symbols.push_back(*symbol);
    }
  }
  // Passes on one could erase the other.
  for (Operation *outer : symbols)
    for (Operation *inner : symbols)
      if (outer->isProperAncestor(inner))
        return emitError(module->getContext(), place)
               << "symbol @" << SymbolTable::getSymbolName(inner).getValue()
               << " is inside @"
               << SymbolTable::getSymbolName(outer).getValue();
  return symbols;
}
