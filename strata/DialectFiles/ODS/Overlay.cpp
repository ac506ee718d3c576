// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/Overlay.h"

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::ods;

//===-- Attributes ------------------------------------------------------===//

/// Puts `words` in place of those of the same names.
static void merge(std::vector<NamedAttribute> &into,
                  ArrayRef<NamedAttribute> words) {
  for (const NamedAttribute &word : words) {
    llvm::erase_if(into, [&](const NamedAttribute &old) {
      return old.getNameRef() == word.getNameRef();
    });
    into.push_back(word);
  }
}

/// The words of `strata.missing` that attribute `name` of `op` makes untrue.
static std::vector<std::string> getCoveredWords(const DefinitionModel &overlay,
                                                StringRef name) {
  if (name == "strata.hooks")
    return overlay.hooks;
  return llvm::StringSwitch<std::vector<std::string>>(name)
      .Case("strata.result_names", {"names"})
      .Case("strata.argument_names", {"argumentNames"})
      .Case("strata.infer", {"infer"})
      .Case("strata.verify", {"verify"})
      .Case("strata.verify_regions", {"verifyRegions"})
      .Case("strata.format", {"print", "parse", "directives"})
      .Default({});
}

static void mergeInto(DefinitionModel &def, const DefinitionModel &overlay) {
  for (const NamedAttribute &word : overlay.words) {
    for (const std::string &covered :
         getCoveredWords(overlay, word.getNameRef()))
      llvm::erase(def.missing, covered);
    if (word.getNameRef() == "strata.missing")
      def.missing = overlay.missing;
  }
  if (overlay.format)
    def.format = overlay.format;
  merge(def.words, overlay.words);
}

//===-- Definitions -----------------------------------------------------===//

/// Whether `def` is a whole definition, not an addition to one.
static bool isWhole(const DefinitionModel &def) {
  return !def.className.empty() || !def.constraints.empty() ||
         !def.regions.empty();
}

static LogicalResult applyDefinition(DialectModel &model, DefinitionModel def,
                                     Context *ctx, OverlayRecord &record) {
  OverlaidDefinition &overlaid = record.definitions[OverlayRecord::getKey(def)];
  overlaid.loc = def.loc;
  auto imported =
      llvm::find_if(model.definitions, [&](const DefinitionModel &other) {
        return other.kind == def.kind && other.name == def.name;
      });
  if (isWhole(def)) {
    overlaid.isWhole = true;
    if (imported != model.definitions.end())
      model.definitions.erase(imported);
    model.definitions.push_back(std::move(def));
    return success();
  }
  if (imported != model.definitions.end()) {
    for (const NamedAttribute &word : def.words)
      overlaid.words.insert(word.getNameRef());
    mergeInto(*imported, def);
    return success();
  }
  return emitError(ctx, def.loc, "'") << model.name << '.' << def.name
                                      << "' was not imported; a new definition "
                                         "requires a body or 'strata.class'";
}

/// Lets constraints for an imported type accept other spellings of it: types of the overlay of
/// the same record, such as `probe` and `rwprobe` of `RefImpl`.
static void acceptSpellings(DialectModel &model,
                            ArrayRef<DefinitionModel> added) {
  llvm::StringMap<std::string> classes;
  for (const DefinitionModel &def : added)
    for (const DefinitionModel &imported : model.definitions)
      if (def.kind == DefinitionModel::Kind::Type &&
          imported.kind == def.kind && imported.name != def.name &&
          !def.recordName.empty() && imported.recordName == def.recordName) {
        std::string &list = classes["!" + model.name + "." + imported.name];
        list +=
            (list.empty() ? imported.className + ", " : ", ") + def.className;
      }
  if (classes.empty())
    return;
  for (DefinitionModel &def : model.definitions)
    for (ConstraintModel &constraint : def.constraints) {
      auto it = classes.find(constraint.text);
      if (constraint.kind != ConstraintModel::Kind::Base || it == classes.end())
        continue;
      constraint.kind = ConstraintModel::Kind::Predicate;
      constraint.text = constraint.meaning = "isa<" + it->second + ">($_self)";
      constraint.attr = {};
    }
}

static LogicalResult applyDialect(DialectModel &model, Operation *op,
                                  const SourceNames *names,
                                  OverlayRecord &record) {
  if (op->getName().getStringRef() != "irdl.dialect")
    return op->emitError("expected an irdl.dialect");
  bool isBad = false;
  for (Block &block : op->getRegion(0))
    for (Operation &inner : block) {
      StringRef kind = inner.getName().getStringRef();
      if (kind == "irdl.type" || kind == "irdl.attribute" ||
          kind == "irdl.operation")
        continue;
      (void)inner.emitError("expected a type, attribute or operation");
      isBad = true;
    }
  DialectModel overlay = readDialect(op, {.names = names});
  if (overlay.name != model.name)
    return op->emitError("overlay of dialect '")
           << overlay.name << "', but dialect '" << model.name
           << "' is imported";
  record.loc = op->getLoc();
  record.ctx = op->getContext();
  merge(model.words, overlay.words);
  if (!overlay.formats.empty())
    model.formats = overlay.formats;
  for (const DefinitionModel &def : overlay.definitions)
    isBad |= failed(applyDefinition(model, def, op->getContext(), record));
  acceptSpellings(model, overlay.definitions);
  return failure(isBad);
}

LogicalResult ods::applyOverlay(DialectModel &model, const Overlay &overlay,
                                OverlayRecord &record) {
  if (overlay.root->getName().getStringRef() == "irdl.dialect")
    return applyDialect(model, overlay.root, overlay.names, record);
  bool isBad = false;
  for (Block &block : overlay.root->getRegion(0))
    for (Operation &op : block)
      isBad |= failed(applyDialect(model, &op, overlay.names, record));
  return failure(isBad);
}
