// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/Overlay.h"

#include "strata/DialectFiles/Model/SourceText.h"
#include "strata/DialectFiles/ODS/CppText.h"
#include "strata/DialectFiles/ODS/Import.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
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
  record.places.push_back(op->getLoc());
  record.ctx = op->getContext();
  llvm::append_range(record.formats, overlay.formats);
  llvm::append_range(record.functions, overlay.functions);
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

//===-- Places ------------------------------------------------------------===//

std::optional<size_t> ods::findDefinitionAt(StringRef text, size_t offset) {
  std::optional<size_t> number;
  for (size_t at = 0; at <= offset && at < text.size();) {
    StringRef line = text.substr(at);
    if (line.starts_with("  irdl.operation @") ||
        line.starts_with("  irdl.type @") ||
        line.starts_with("  irdl.attribute @"))
      number = number ? *number + 1 : 0;
    size_t end = line.find('\n');
    if (end == StringRef::npos)
      break;
    at += end + 1;
  }
  return number;
}

Location ods::locateEntry(const OverlayRecord &record, StringRef attrName,
                          StringRef name) {
  for (Location place : llvm::reverse(record.places))
    if (Location found = locateInString(record.ctx, place, attrName, name, 0);
        found != place)
      return found;
  return record.places.back();
}

/// The place of the text at `offset` of `text` in the source after `from`; `from` if the source
/// does not have it.
static Location locateSameText(Context *ctx, Location from, StringRef text,
                               size_t offset) {
  auto [line, column] = findLine(text, offset);
  if (std::optional<TextPlace> place = findLiteralAt(line, column))
    return locateInString(ctx, from, /*attrName=*/"", place->text,
                          place->offset);
  return locateCode(ctx, from, line.substr(column).rtrim());
}

/// Whether `message` has `name`, possibly with a namespace, in quotes.
static bool mentions(StringRef message, StringRef name) {
  return message.contains(("'" + name + "'").str()) ||
         message.contains(("::" + name + "'").str());
}

/// Whether `name` is a word of `text`.
static bool hasWord(StringRef text, StringRef name) {
  auto isPart = [](char c) { return llvm::isAlnum(c) || c == '_'; };
  for (size_t at = text.find(name); at != StringRef::npos;
       at = text.find(name, at + 1)) {
    StringRef after = text.substr(at + name.size());
    if ((!at || !isPart(text[at - 1])) &&
        (after.empty() || !isPart(after.front())))
      return true;
  }
  return false;
}

std::optional<Location> ods::findMentioned(const OverlayRecord &record,
                                           StringRef message) {
  for (const NamedFormatModel &format : record.formats)
    if (message.contains("format '" + format.name + "'"))
      return locateEntry(record, "strata.formats", format.name);
  for (const FunctionModel &function : record.functions)
    if (mentions(message, function.name))
      return locateEntry(record, "strata.functions", function.name);
  // A name that the text of a function has.
  StringRef name = message.split("the name '").second.split('\'').first;
  for (const FunctionModel &function : record.functions)
    if (!name.empty() && hasWord(function.text, name))
      for (Location place : llvm::reverse(record.places))
        if (Location found = locateCode(record.ctx, place, name);
            found != place)
          return found;
  return std::nullopt;
}

std::optional<Location> ods::findOverlaidText(const OverlayRecord &record,
                                              const DefinitionModel &def,
                                              StringRef text, size_t offset) {
  auto found = record.definitions.find(OverlayRecord::getKey(def));
  if (found == record.definitions.end())
    return std::nullopt;
  Location own = found->second.loc;
  Location place = locateSameText(record.ctx, own, text, offset);
  return place == own ? std::nullopt : std::optional(place);
}

LogicalResult ods::reportOverlayError(const OverlayRecord &record,
                                      const DialectModel &model,
                                      const DefinitionModel *def,
                                      StringRef text, size_t offset,
                                      StringRef message) {
  if (def) {
    auto found = record.definitions.find(OverlayRecord::getKey(*def));
    if (found != record.definitions.end()) {
      std::optional<Location> place =
          findOverlaidText(record, *def, text, offset);
      if (!place)
        place = findMentioned(record, message);
      return emitError(record.ctx, place.value_or(found->second.loc), message);
    }
    Location place =
        findMentioned(record, message).value_or(record.places.back());
    return emitError(record.ctx, place, "'")
           << model.name << '.' << def->name << "' does not load: " << message;
  }
  for (Location from : llvm::reverse(record.places))
    if (Location place = locateSameText(record.ctx, from, text, offset);
        place != from)
      return emitError(record.ctx, place, message);
  return emitError(
      record.ctx, findMentioned(record, message).value_or(record.places.back()),
      message);
}

//===-- Unused entries ----------------------------------------------------===//

/// Adds the names of the directives that `format` calls.
static void addCalls(StringRef format, llvm::StringSet<> &calls) {
  while (format.contains("custom<")) {
    auto [name, rest] = format.split("custom<").second.split('>');
    calls.insert(name.trim());
    format = rest;
  }
}

void ods::addCalledFormats(const DialectModel &model,
                           llvm::StringSet<> &calls) {
  addCalls(model.defaultFormat, calls);
  for (const NamedFormatModel &format : model.formats)
    addCalls(format.text, calls);
  for (const DefinitionModel &def : model.definitions)
    if (def.format)
      addCalls(*def.format, calls);
}

LogicalResult ods::reportUndefinedOperations(const OverlayRecord &record,
                                             const DialectModel &model,
                                             StringRef text,
                                             const LoadOutcome &outcome) {
  bool isBad = false;
  for (const LoadError &error : outcome.undefinedOperations) {
    std::optional<size_t> index = findDefinitionAt(text, error.offset);
    if (!index || *index >= model.definitions.size())
      continue;
    const DefinitionModel &def = model.definitions[*index];
    auto found = record.definitions.find(OverlayRecord::getKey(def));
    if (found == record.definitions.end() ||
        (!found->second.isWhole &&
         !found->second.words.contains("strata.traits")))
      continue;
    isBad |= failed(reportOverlayError(record, model, &def, text, error.offset,
                                       error.message));
  }
  return failure(isBad);
}

void ods::warnOfFormatProblems(const OverlayRecord &record,
                               ArrayRef<ForeignForm> foreign) {
  for (const ForeignForm &form : foreign)
    if (form.problem)
      if (auto place = findMentioned(record, form.problem->message))
        emitWarning(record.ctx, *place)
            << "'" << form.name
            << "' does not get its custom form: " << form.problem->message;
}

void ods::warnOfUnused(const OverlayRecord &record, const DialectModel &model,
                       function_ref<bool(StringRef)> isUsedElsewhere) {
  llvm::StringSet<> calls, traits;
  addCalledFormats(model, calls);
  for (const DefinitionModel &def : model.definitions)
    for (StringRef trait : def.traits)
      traits.insert(getUnqualified(trait.split('<').first));
  SmallVector<StringRef> called(calls.keys());
  llvm::sort(called);
  for (const auto &[name, parameters, text] : record.formats)
    if (!calls.contains(name) && !calls.contains(model.name + "." + name) &&
        !isUsedElsewhere(name))
      emitWarning(record.ctx, locateEntry(record, "strata.formats", name))
          << "no format of dialect '" << model.name << "' calls '" << name
          << "'" << suggest(name, called);
  for (const FunctionModel &function : record.functions) {
    StringRef name = function.name, trait = name;
    if (trait.consume_back("::verifyTrait") &&
        !traits.contains(getUnqualified(trait)) &&
        !isUsedElsewhere(getUnqualified(trait)))
      emitWarning(record.ctx, locateEntry(record, "strata.functions", name))
          << "no operation of dialect '" << model.name << "' has the trait '"
          << trait << "'";
  }
}
