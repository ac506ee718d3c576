// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/NamedFormat.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Model/DialectWriter.h"
#include "strata/DialectFiles/ODS/CppText.h"
#include "strata/DialectFiles/ODS/ImportSessionDetail.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace strata;
using namespace strata::ods;

using DefKind = DefinitionModel::Kind;

//===-- Dumps and reports -------------------------------------------------===//

/// The number of operations that have a format.
static size_t countFormats(const DialectModel &model) {
  return size_t(llvm::count_if(
      model.ofKind(DefKind::Operation),
      [](const DefinitionModel *op) { return op->format.has_value(); }));
}

std::string ods::writeReport(const DialectModel &model,
                             std::vector<ImportNote> notes) {
  llvm::stable_sort(notes, [](const ImportNote &a, const ImportNote &b) {
    return std::tie(a.subject, a.reason, a.detail) <
           std::tie(b.subject, b.reason, b.detail);
  });
  std::string report;
  llvm::raw_string_ostream os(report);
  std::map<std::string, size_t> counts;
  for (const ImportNote &note : notes) {
    os << note.subject << ": " << note.reason;
    if (!note.detail.empty())
      os << ": " << note.detail;
    os << '\n';
    ++counts[note.reason];
  }
  // The file lists the hooks written in C++; the report counts them.
  for (const DefinitionModel &def : model.definitions)
    for (const std::string &word : def.missing)
      ++counts[(def.isOperation() ? "written in C++: "
                : def.kind == DefKind::Type
                    ? "written in C++, of types: "
                    : "written in C++, of attributes: ") +
               word];
  os << "\n"
     << model.name << ": " << model.count(DefKind::Operation) << " operations, "
     << countFormats(model) << " with a format, " << model.count(DefKind::Type)
     << " types, " << model.count(DefKind::Attribute) << " attributes\n";
  for (auto &[reason, count] : counts)
    os << "  " << count << ' ' << reason << '\n';
  return report;
}

Dumps ods::parseDumps(ArrayRef<ImportInput> inputs,
                      std::vector<std::string> &errors) {
  Dumps dumps;
  for (const ImportInput &input : inputs) {
    std::string error;
    auto dump = RecordDump::parse(input.text, input.fileName, error);
    if (dump)
      dumps.push_back(std::move(dump));
    else
      errors.push_back(input.fileName + ": " + error);
  }
  return dumps;
}

/// Types, then attributes, then operations, each by name.
static void sortDefinitions(DialectModel &model) {
  auto rank = [](const DefinitionModel &def) {
    return def.kind == DefKind::Type        ? 0
           : def.kind == DefKind::Attribute ? 1
                                            : 2;
  };
  llvm::stable_sort(model.definitions,
                    [&](const DefinitionModel &a, const DefinitionModel &b) {
                      return std::make_pair(rank(a), StringRef(a.name)) <
                             std::make_pair(rank(b), StringRef(b.name));
                    });
}

static std::string toText(const DialectModel &model) {
  std::string text;
  llvm::raw_string_ostream os(text);
  writeDialect(model, os);
  return text;
}

//===-- Reduction ---------------------------------------------------------===//

static constexpr llvm::StringLiteral reduced =
    "left out because the definition does not load with it";

/// Whether an overlay gives one of `words` of a definition.
static bool gives(const OverlaidDefinition *overlaid,
                  ArrayRef<StringRef> words) {
  return overlaid &&
         (overlaid->isWhole || llvm::any_of(words, [&](StringRef word) {
            return overlaid->words.contains(word);
          }));
}

/// Removes imported parts that may keep `def` from loading: its format, then its traits,
/// predicates and equations. False if no such part remains.
static bool reduce(DefinitionModel &def, const OverlaidDefinition *overlaid) {
  if (def.format && !gives(overlaid, {"strata.format"})) {
    def.remarks.push_back("format not carried over: " + *def.format);
    def.format.reset();
    for (StringRef word : {"print", "parse"})
      addOnce(def.missing, word);
    llvm::erase(def.missing, "directives");
    return true;
  }
  if (!def.isOperation() ||
      gives(overlaid, {"strata.traits", "strata.predicates", "strata.infer"}) ||
      (def.predicates.empty() && def.inferences.empty() && def.traits.empty()))
    return false;
  for (const std::string &trait : def.traits)
    def.remarks.push_back("trait not carried over: " + trait);
  def.traits.clear();
  def.predicates.clear();
  def.inferences.clear();
  for (StringRef word : {"verify", "infer"})
    addOnce(def.missing, word);
  return true;
}

/// Reduces definition `index` of `model`, whose text is `text`, because of `error`; fails if that
/// cannot help.
LogicalResult ImportSession::reduceAt(DialectModel &model, size_t index,
                                      StringRef text, const LoadError &error,
                                      const OverlayRecord &record,
                                      std::vector<ImportNote> &notes,
                                      std::vector<std::string> &errors) {
  DefinitionModel &def = model.definitions[index];
  auto found = record.definitions.find(OverlayRecord::getKey(def));
  const OverlaidDefinition *overlaid =
      found == record.definitions.end() ? nullptr : &found->second;
  bool isOverlays = record.ctx && findMentioned(record, error.message);
  if (!isOverlays && reduce(def, overlaid)) {
    notes.push_back(
        {model.name + "." + def.name, reduced.str(), error.message});
    return success();
  }
  if (record.ctx)
    return reportOverlayError(record, model, &def, text, error.offset,
                              error.message);
  errors.push_back("'" + model.name + "." + def.name +
                   "' does not load: " + error.message);
  return failure();
}

/// Reduces definitions until the file loads; false, after errors, if it cannot. `outcome` is that
/// of the last check; `text` is that of the model before and after.
bool ImportSession::reduceToLoadable(DialectModel &model, std::string &text,
                                     const OverlayRecord &record,
                                     std::vector<ImportNote> &notes,
                                     LoadOutcome &outcome,
                                     std::vector<std::string> &errors) {
  // Each definition is reduced twice at most, and an error may hide others.
  for (unsigned round = 0; round < 8; ++round) {
    outcome = check(text, *this);
    if (outcome.errors.empty())
      return true;
    std::set<size_t> reducedIndices;
    bool isBad = false;
    for (const LoadError &error : outcome.errors) {
      std::optional<size_t> index = findDefinitionAt(text, error.offset);
      if (index && *index < model.definitions.size()) {
        if (reducedIndices.insert(*index).second)
          isBad |= failed(
              reduceAt(model, *index, text, error, record, notes, errors));
        continue;
      }
      if (record.ctx)
        (void)reportOverlayError(record, model, nullptr, text, error.offset,
                                 error.message);
      else
        errors.push_back("the dialect '" + model.name +
                         "' does not load: " + error.message);
      return false;
    }
    if (isBad)
      return false;
    text = toText(model);
  }
  std::string message = "the dialect '" + model.name + "' does not load";
  if (record.ctx)
    (void)emitError(record.ctx, record.places.back(), message);
  else
    errors.push_back(message);
  return false;
}

/// Reports names in the texts of overlays that are unknown, also where the imported parts of the
/// definition have such names, so that the loader accepts them.
LogicalResult ImportSession::checkOverlaidTexts(const DialectModel &model,
                                                const OverlayRecord &record) {
  DialectModel strict = model;
  std::set<size_t> marked;
  for (auto [i, def] : llvm::enumerate(strict.definitions)) {
    auto found = record.definitions.find(OverlayRecord::getKey(def));
    if (found == record.definitions.end() ||
        !llvm::is_contained(def.missing, "predicate") ||
        !gives(&found->second,
               {"strata.verify", "strata.verify_regions",
                "strata.verify_symbol_uses", "strata.predicates",
                "strata.infer", "strata.cast_compatible"}))
      continue;
    llvm::erase(def.missing, "predicate");
    // Only the first mistake of a definition is reported: it shall be the overlay's.
    if (!gives(&found->second, {"strata.predicates"}))
      def.predicates.clear();
    if (!gives(&found->second, {"strata.infer"})) {
      def.inferences.clear();
      addOnce(def.missing, "infer");
    }
    marked.insert(i);
  }
  if (marked.empty())
    return success();
  std::string text = toText(strict);
  bool isBad = false;
  for (const LoadError &error : check(text, *this).errors) {
    std::optional<size_t> index = findDefinitionAt(text, error.offset);
    if (!index || !marked.count(*index))
      continue;
    if (auto place = findOverlaidText(record, strict.definitions[*index], text,
                                      error.offset)) {
      (void)emitError(record.ctx, *place, error.message);
      isBad = true;
    }
  }
  return failure(isBad);
}

//===-- Remarks -----------------------------------------------------------===//

/// The reason that a definition has no custom form: `problem` is that with its format, if there
/// is any.
static std::string explainForm(const FormatProblem *problem) {
  if (!problem)
    return "syntax in C++";
  if (problem->missing == "infer")
    return "types that are inferred in C++";
  StringRef message = problem->message;
  bool isDirective = message.consume_back(" is not registered") &&
                     message.starts_with("custom directive");
  return isDirective ? message.str() : problem->message;
}

/// Whether `def` has attribute `name` of the extension.
static bool hasWord(const DefinitionModel &def, StringRef name) {
  return llvm::any_of(def.words, [&](const NamedAttribute &word) {
    return word.getNameRef() == name;
  });
}

/// Whether an entry of `strata.infer` has no summary.
static bool infersUnchecked(const DefinitionModel &def) {
  constexpr size_t Summary = 3;
  for (const NamedAttribute &word : def.words) {
    auto rows = dyn_cast<ArrayAttr>(word.getValue());
    if (word.getNameRef() != "strata.infer" || !rows)
      continue;
    return llvm::any_of(rows.getValue(), [](Attribute row) {
      auto parts = dyn_cast<ArrayAttr>(row);
      auto summary = parts && parts.size() > Summary
                         ? dyn_cast<StringAttr>(parts.getValue()[Summary])
                         : StringAttr();
      return parts && (!summary || summary.getValue().empty());
    });
  }
  return llvm::any_of(def.inferences, [](const InferenceModel &inference) {
    return inference.summary.empty();
  });
}

/// The parts of the verification that are missing, separated by commas.
static std::string explainVerification(const DefinitionModel &def) {
  const std::pair<StringRef, StringRef> parts[] = {
      {"verify", "verifier in C++"},
      {"verifyRegions", "verifier of regions in C++"},
      {"predicate", "names defined only in C++"}};
  std::vector<std::string> found;
  for (auto [word, text] : parts)
    if (llvm::is_contained(def.missing, word))
      found.push_back(text.str());
  auto lacks = [&](StringRef interface, StringRef word, StringRef hook) {
    return llvm::is_contained(def.interfaces, interface) &&
           !hasWord(def, word) && !llvm::is_contained(def.hooks, hook);
  };
  if (lacks("CastOpInterface", "strata.cast_compatible", "areCastCompatible"))
    found.push_back("compatibility of types in C++ (areCastCompatible)");
  if (lacks("SymbolUserOpInterface", "strata.verify_symbol_uses",
            "verifySymbolUses"))
    found.push_back("uses of symbols in C++ (verifySymbolUses)");
  if (infersUnchecked(def))
    found.push_back("types that are inferred, not verified (strata.infer "
                    "without summary)");
  return llvm::join(found, ", ");
}

/// The name of `def` in reports.
static std::string nameOf(const DialectModel &model,
                          const DefinitionModel &def) {
  StringRef sigil = def.isOperation()           ? ""
                    : def.kind == DefKind::Type ? "!"
                                                : "#";
  return (sigil + model.name + "." + def.name).str();
}

/// Why the format of `name`, without sigil, was left out; empty if it was not.
static std::string explainLeftOut(StringRef name, ArrayRef<ImportNote> notes) {
  for (const ImportNote &note : notes) {
    if (note.subject != name)
      continue;
    StringRef reason = note.reason, detail = note.detail;
    if (reason == reduced && detail.starts_with("in the format"))
      return note.detail;
    if (reason.starts_with("format not imported"))
      return note.reason;
  }
  return "";
}

static void addRemarks(const DialectModel &model, const LoadOutcome &outcome,
                       ArrayRef<ImportNote> notes, ImportResult &result) {
  for (const DefinitionModel &def : model.definitions) {
    std::string name = nameOf(model, def);
    auto found = llvm::find_if(outcome.foreign, [&](const ForeignForm &form) {
      return form.name == name;
    });
    if (found != outcome.foreign.end()) {
      std::string reason = explainLeftOut(model.name + "." + def.name, notes);
      if (reason.empty())
        reason = explainForm(found->problem ? &*found->problem : nullptr);
      (def.isOperation() ? result.genericOps : result.keptTypes)
          .push_back({name, reason});
    }
    std::string unverified = explainVerification(def);
    if (!unverified.empty())
      (def.isOperation() ? result.unverifiedOps : result.unverifiedTypes)
          .push_back({name, unverified});
  }
}

//===-- Session -----------------------------------------------------------===//

ImportSession::ImportSession(Context &ctx, Dumps &dumps, Dumps &context,
                             LoadCheck check)
    : check(check), ctx(ctx), names(ctx.getBuiltinDialect(), {}) {
  for (Dumps *list : {&dumps, &context})
    for (const auto &dump : *list) {
      classes.add(*dump);
      all.push_back(dump.get());
    }
  main.assign(all.begin(), all.begin() + ptrdiff_t(dumps.size()));
}

void ImportSession::addOverlay(StringRef dialect, const Overlay &overlay) {
  entries[dialect.str()].overlays.push_back(overlay);
  std::string cppNamespace = dialect.str();
  for (const auto &[name, space] : list())
    if (name == dialect)
      cppNamespace = space;
  for (Operation *op : findDialectDefinitions(overlay.root)) {
    DialectModel model = readDialect(op);
    addCalledFormats(model, calledFormats);
    for (const FunctionModel &function : model.functions)
      classes.addFunction(function.name, cppNamespace);
    for (const DefinitionModel &def : model.definitions)
      if (!def.isOperation()) {
        for (StringRef interface : def.interfaces)
          classes.addInterface(interface, cppNamespace);
        if (!def.className.empty())
          classes.addClass(def.className, cppNamespace);
      }
  }
}

/// Fills `model`, which has its name, from the main dumps if these define it, else from all.
void ImportSession::fill(DialectModel &model, const Entry &entry,
                         std::vector<ImportNote> &notes) {
  // The program's own dialect of the name has classes that the imported one may lack.
  classes.setOthers(ctx.findDialect(model.name) ? nullptr : &names);
  EnumNames enumNames;
  for (ArrayRef<RecordDump *> dumps : {main, all}) {
    for (RecordDump *dump : dumps) {
      Importer importer(*dump, classes, enumNames, ctx, model, notes);
      importer.setFilter(entry.isAdded);
      importer.run();
    }
    if (!model.definitions.empty())
      break;
  }
  if (entry.isAdded) {
    model.isExtension = true;
    model.missing.clear();
  }
  sortDefinitions(model);
}

ImportSession::Outcome ImportSession::make(StringRef dialect, Entry &entry) {
  Outcome outcome;
  DialectModel model;
  model.name = dialect.str();
  std::vector<ImportNote> notes;
  fill(model, entry, notes);
  for (RecordDump *dump : all)
    for (const std::string &error : dump->takeErrors())
      outcome.errors.push_back(dump->getFileName().str() + ": " + error);
  if (!outcome.errors.empty())
    return outcome;
  OverlayRecord record;
  bool isBad = false;
  for (const Overlay &overlay : entry.overlays)
    isBad |= failed(applyOverlay(model, overlay, record));
  if (isBad)
    return outcome;
  entry.draft = toText(model);
  LoadOutcome loaded;
  std::string text = entry.draft;
  if (!reduceToLoadable(model, text, record, notes, loaded, outcome.errors))
    return outcome;
  if (failed(checkOverlaidTexts(model, record)) ||
      failed(reportUndefinedOperations(record, model, text, loaded)))
    return outcome;
  warnOfUnused(record, model, [&](StringRef name) {
    return calledFormats.contains((dialect + "." + name).str()) ||
           classes.isTrait(name);
  });
  warnOfFormatProblems(record, loaded.foreign);
  ImportResult &result = outcome.result.emplace();
  result.text = std::move(text);
  result.dialect = model.name;
  result.numOps = model.count(DefKind::Operation);
  result.numFormats = countFormats(model);
  result.numTypes = model.count(DefKind::Type);
  result.numAttributes = model.count(DefKind::Attribute);
  addRemarks(model, loaded, notes, result);
  result.numReductions = size_t(llvm::count_if(
      notes, [](const ImportNote &note) { return note.reason == reduced; }));
  result.report = writeReport(model, std::move(notes));
  return outcome;
}

const ImportSession::Outcome &ImportSession::get(StringRef dialect) {
  Entry &entry = entries[dialect.str()];
  if (!entry.outcome) {
    entry.isActive = true;
    entry.outcome = make(dialect, entry);
    entry.isActive = false;
  }
  return *entry.outcome;
}

std::vector<std::pair<std::string, std::string>> ImportSession::list() {
  std::map<std::string, std::string> found;
  for (RecordDump *dump : all)
    for (Record dialect : dump->getInstances("Dialect"))
      found.try_emplace(dialect.getString("name").str(),
                        cleanName(dialect.getString("cppNamespace")));
  return {found.begin(), found.end()};
}

std::string ImportSession::import(StringRef dialect) {
  Entry &entry = entries[dialect.str()];
  if (entry.isActive)
    return entry.draft;
  const Outcome &outcome = get(dialect);
  return outcome.result ? outcome.result->text : entry.draft;
}
