// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/ODS/Overlay.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Operation.h"
#include "strata/IRDL/Vocabulary.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::ods;

//===-- Attributes ------------------------------------------------------===//

/// The attributes of `op` that belong to a dialect, as text.
static std::vector<AttributeText> getTexts(Operation *op) {
  std::vector<AttributeText> texts;
  for (const NamedAttribute &attr : op->getAttrs()) {
    if (!attr.getNameRef().contains('.'))
      continue;
    AttributeText &text = texts.emplace_back();
    text.name = attr.getNameRef().str();
    if (isa<UnitAttr>(attr.getValue()))
      continue;
    llvm::raw_string_ostream os(text.value);
    printAttr(attr.getValue(), os);
  }
  return texts;
}

/// Puts `texts` in place of those of the same names.
static void merge(std::vector<AttributeText> &into,
                  std::vector<AttributeText> texts) {
  for (AttributeText &text : texts) {
    llvm::erase_if(
        into, [&](const AttributeText &old) { return old.name == text.name; });
    into.push_back(std::move(text));
  }
}

/// The words of `strata.missing` that attribute `name` of `op` makes untrue.
static std::vector<std::string> getCoveredWords(Operation *op, StringRef name) {
  if (name == "strata.hooks")
    return irdl::getStrings(op, name);
  return llvm::StringSwitch<std::vector<std::string>>(name)
      .Case("strata.result_names", {"names"})
      .Case("strata.argument_names", {"argumentNames"})
      .Case("strata.infer", {"infer"})
      .Case("strata.format", {"print", "parse", "directives"})
      .Default({});
}

static void mergeInto(DefinitionModel &def, Operation *op) {
  for (const NamedAttribute &attr : op->getAttrs())
    for (const std::string &word : getCoveredWords(op, attr.getNameRef()))
      llvm::erase(def.missing, word);
  if (op->getAttr("strata.missing"))
    def.missing = irdl::getStrings(op, "strata.missing");
  if (auto format = op->getAttrOfType<StringAttr>("strata.format"))
    def.format = format.getValue().str();
  merge(def.overlay, getTexts(op));
}

//===-- Definitions -----------------------------------------------------===//

/// Types and attributes may have their sigil in the symbol.
static StringRef getDefinedName(Operation *op) {
  StringRef name = op->getAttrOfType<StringAttr>("sym_name").getValue();
  StringRef kind = op->getName().getStringRef();
  if (kind == "irdl.type")
    name.consume_front("!");
  else if (kind == "irdl.attribute")
    name.consume_front("#");
  return name;
}

template <typename Model>
static DefinitionModel *findIn(std::vector<Model> &models, StringRef name) {
  auto found = llvm::find_if(
      models, [&](const Model &model) { return model.name == name; });
  return found == models.end() ? nullptr : &*found;
}

static DefinitionModel *findImported(DialectModel &model, Operation *op) {
  StringRef kind = op->getName().getStringRef(), name = getDefinedName(op);
  return kind == "irdl.type"        ? findIn(model.types, name)
         : kind == "irdl.attribute" ? findIn(model.attributes, name)
                                    : findIn(model.operations, name);
}

static void removeImported(DialectModel &model, Operation *op) {
  StringRef kind = op->getName().getStringRef(), name = getDefinedName(op);
  auto hasName = [&](const DefinitionModel &def) { return def.name == name; };
  if (kind == "irdl.type")
    llvm::erase_if(model.types, hasName);
  else if (kind == "irdl.attribute")
    llvm::erase_if(model.attributes, hasName);
  else
    llvm::erase_if(model.operations, hasName);
}

/// Whether `op` says all of a definition, not only what to add to one.
static bool isWhole(Operation *op) {
  return op->getAttr("strata.class") ||
         llvm::any_of(op->getRegion(0),
                      [](Block &block) { return block.getFirstOp(); });
}

/// The text of a whole definition.
static WholeModel readWhole(Operation *op, const SourceNames *names) {
  WholeModel whole;
  whole.kind = op->getName().getStringRef().str();
  whole.symbol = op->getAttrOfType<StringAttr>("sym_name").getValue().str();
  whole.attributes = getTexts(op);
  PrintingFlags flags;
  flags.localScope = true;
  flags.keepNames = names;
  flags.names = names;
  llvm::raw_string_ostream os(whole.body);
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block) {
      os << "    ";
      printOperation(&inner, os, flags);
      os << '\n';
    }
  return whole;
}

static LogicalResult applyDefinition(DialectModel &model, Operation *op,
                                     const SourceNames *names) {
  StringRef kind = op->getName().getStringRef();
  if (kind != "irdl.type" && kind != "irdl.attribute" &&
      kind != "irdl.operation")
    return op->emitError("expected a type, attribute or operation");
  if (isWhole(op)) {
    removeImported(model, op);
    model.whole.push_back(readWhole(op, names));
    return success();
  }
  if (DefinitionModel *def = findImported(model, op)) {
    mergeInto(*def, op);
    return success();
  }
  return op->emitError("'")
         << model.name << '.' << getDefinedName(op)
         << "' was not imported; to add it, it needs a body or 'strata.class'";
}

static LogicalResult applyDialect(DialectModel &model, Operation *op,
                                  const SourceNames *names) {
  if (op->getName().getStringRef() != "irdl.dialect")
    return op->emitError("expected an irdl.dialect");
  StringRef name = op->getAttrOfType<StringAttr>("sym_name").getValue();
  if (name != model.name)
    return op->emitError("overlay of dialect '")
           << name << "', but dialect '" << model.name << "' is imported";
  merge(model.overlay, getTexts(op));
  bool isBad = false;
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block)
      isBad |= failed(applyDefinition(model, &inner, names));
  return failure(isBad);
}

LogicalResult ods::applyOverlay(DialectModel &model, const Overlay &overlay) {
  bool isBad = false;
  for (Block &block : overlay.file->getRegion(0))
    for (Operation &op : block)
      isBad |= failed(applyDialect(model, &op, overlay.names));
  return failure(isBad);
}
