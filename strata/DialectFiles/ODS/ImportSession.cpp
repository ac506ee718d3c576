// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/NamedFormat.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Model/DialectWriter.h"
#include "strata/DialectFiles/ODS/CppText.h"
#include "strata/DialectFiles/ODS/ImportSessionDetail.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"

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
  for (const DefinitionModel *op : model.ofKind(DefKind::Operation))
    for (const std::string &word : op->missing)
      ++counts["written in C++: " + word];
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

/// The beginning of each definition in the text of a dialect file, in the order
/// of the model.
static std::vector<size_t> findDefinitions(StringRef text) {
  std::vector<size_t> offsets;
  for (size_t at = 0; at < text.size(); at = text.find('\n', at) + 1) {
    StringRef line = text.substr(at);
    if (line.starts_with("  irdl.operation @") ||
        line.starts_with("  irdl.type @") ||
        line.starts_with("  irdl.attribute @"))
      offsets.push_back(at);
    if (line.find('\n') == StringRef::npos)
      break;
  }
  return offsets;
}

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

/// Reduces definition `index` because of `error`; fails if that cannot help.
LogicalResult ImportSession::reduceAt(DialectModel &model, size_t index,
                                      const LoadError &error,
                                      const OverlayRecord &record,
                                      std::vector<ImportNote> &notes,
                                      std::vector<std::string> &errors) {
  DefinitionModel &def = model.definitions[index];
  auto found = record.definitions.find(OverlayRecord::getKey(def));
  const OverlaidDefinition *overlaid =
      found == record.definitions.end() ? nullptr : &found->second;
  if (reduce(def, overlaid)) {
    notes.push_back(
        {model.name + "." + def.name, reduced.str(), error.message});
    return success();
  }
  if (overlaid)
    return emitError(record.ctx, overlaid->loc, error.message);
  errors.push_back("'" + model.name + "." + def.name +
                   "' does not load: " + error.message);
  return failure();
}

/// Reduces definitions until the file loads; false, after errors, if it cannot. `genericOps`
/// receives the operations without a custom form.
bool ImportSession::reduceToLoadable(DialectModel &model,
                                     const OverlayRecord &record,
                                     std::vector<ImportNote> &notes,
                                     std::vector<std::string> &genericOps,
                                     std::vector<std::string> &errors) {
  // Each definition is reduced twice at most, and an error may hide others.
  for (unsigned round = 0; round < 8; ++round) {
    std::string text = toText(model);
    LoadOutcome outcome = check(text, *this);
    if (outcome.errors.empty()) {
      genericOps = std::move(outcome.genericOps);
      return true;
    }
    std::vector<size_t> offsets = findDefinitions(text);
    std::set<size_t> reducedIndices;
    bool isBad = false;
    for (const LoadError &error : outcome.errors) {
      size_t index =
          size_t(llvm::upper_bound(offsets, error.offset) - offsets.begin());
      if (index && offsets.size() == model.definitions.size()) {
        if (reducedIndices.insert(index).second)
          isBad |=
              failed(reduceAt(model, index - 1, error, record, notes, errors));
        continue;
      }
      if (record.ctx)
        (void)emitError(record.ctx, record.loc, error.message);
      else
        errors.push_back("the dialect '" + model.name +
                         "' does not load: " + error.message);
      return false;
    }
    if (isBad)
      return false;
  }
  errors.push_back("the dialect '" + model.name + "' does not load");
  return false;
}

//===-- Remarks -----------------------------------------------------------===//

/// The reason that an operation has no custom form. Bundled named formats are looked up
/// in `ctx`.
static std::string explainGenericForm(Context &ctx, const DefinitionModel &op,
                                      const DialectModel &model) {
  if (!op.format)
    return "syntax in C++";
  StringRef rest = *op.format;
  while (rest.contains("custom<")) {
    auto [name, after] = rest.split("custom<").second.split('>');
    rest = after;
    bool isDefined = llvm::any_of(
        model.formats, [name = name](const NamedFormatModel &format) {
          return format.name == name;
        });
    if (!isDefined && !findNamedFormat(ctx, model.name, name))
      return ("custom directive '" + name + "'").str();
  }
  return "types that are inferred in C++";
}

/// The parts of the verification that are missing, separated by commas.
static std::string explainVerification(const DefinitionModel &op) {
  const std::pair<StringRef, StringRef> parts[] = {
      {"verify", "verifier in C++"},
      {"verifyRegions", "verifier of regions in C++"},
      {"predicate", "names defined only in C++"}};
  std::vector<std::string> found;
  for (auto [word, text] : parts)
    if (llvm::is_contained(op.missing, word))
      found.push_back(text.str());
  return llvm::join(found, ", ");
}

static void addRemarks(const DialectModel &model,
                       ArrayRef<std::string> genericOps, ImportResult &result) {
  Context ctx;
  for (const DefinitionModel *op : model.ofKind(DefKind::Operation)) {
    if (llvm::is_contained(genericOps, op->name))
      result.genericOps.push_back(
          {op->name, explainGenericForm(ctx, *op, model)});
    std::string unverified = explainVerification(*op);
    if (!unverified.empty())
      result.unverifiedOps.push_back({op->name, unverified});
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
    for (const FunctionModel &function : model.functions)
      classes.addFunction(function.name, cppNamespace);
    for (const DefinitionModel &def : model.definitions)
      if (!def.isOperation()) {
        for (StringRef interface : def.interfaces)
          classes.addClass(interface);
        if (!def.className.empty())
          for (const std::string &prefix : {std::string(), cppNamespace + "::"})
            classes.addClass(prefix + def.className);
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
  std::vector<std::string> genericOps;
  if (!reduceToLoadable(model, record, notes, genericOps, outcome.errors))
    return outcome;
  ImportResult &result = outcome.result.emplace();
  result.text = toText(model);
  result.dialect = model.name;
  result.numOps = model.count(DefKind::Operation);
  result.numFormats = countFormats(model);
  result.numTypes = model.count(DefKind::Type);
  result.numAttributes = model.count(DefKind::Attribute);
  addRemarks(model, genericOps, result);
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
