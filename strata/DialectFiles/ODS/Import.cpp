// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/Import.h"

#include "strata/DialectFiles/Model/DialectWriter.h"
#include "strata/DialectFiles/ODS/CppText.h"
#include "strata/DialectFiles/ODS/ImporterDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

#include <set>

using namespace strata;
using namespace strata::ods;

using DefKind = DefinitionModel::Kind;
using Dumps = std::vector<std::unique_ptr<RecordDump>>;

/// The dialects that have definitions, with the number of their operations.
static std::map<std::string, size_t> countOps(const Dumps &dumps) {
  std::map<std::string, size_t> counts;
  llvm::StringSet<> seen;
  for (const auto &dump : dumps) {
    for (Record op : dump->getInstances("Op")) {
      std::string name = op.getRecord("opDialect").getString("name").str();
      if (!op.isAnonymous() && !name.empty() &&
          seen.insert(name + "." + op.getString("opName").str()).second)
        ++counts[name];
    }
    for (StringRef kind : {"TypeDef", "AttrDef"})
      for (Record def : dump->getInstances(kind))
        counts[def.getRecord("dialect").getString("name").str()];
  }
  counts.erase("");
  return counts;
}

/// The dialect that is meant; empty, with the reason in `errors`, if it is not
/// in the dumps or could be several.
static std::string pickDialect(const Dumps &dumps, StringRef wanted,
                               std::vector<std::string> &errors) {
  std::map<std::string, size_t> counts = countOps(dumps);
  std::vector<std::string> names, best;
  size_t most = 0;
  for (auto &[name, count] : counts)
    most = std::max(most, count);
  for (auto &[name, count] : counts) {
    names.push_back(name);
    // Every dump defines types of builtin.
    if (count == most && (most || name != "builtin"))
      best.push_back(name);
  }
  std::string list = names.empty() ? "none" : llvm::join(names, ", ");
  if (!wanted.empty()) {
    if (counts.count(wanted.str()))
      return wanted.str();
    errors.push_back("no definitions of dialect '" + wanted.str() +
                     "'; found: " + list);
    return "";
  }
  if (best.size() == 1)
    return best.front();
  errors.push_back("ambiguous dialect; select one with --dialect; found: " +
                   list);
  return "";
}

/// The number of operations that have a format.
static size_t countFormats(const DialectModel &model) {
  return size_t(llvm::count_if(
      model.ofKind(DefKind::Operation),
      [](const DefinitionModel *op) { return op->format.has_value(); }));
}

static std::string writeReport(const DialectModel &model,
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

static Dumps parseDumps(ArrayRef<ImportInput> inputs,
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

/// The line and the column, from 1, of an offset in `text`.
static std::pair<size_t, size_t> getPosition(StringRef text, size_t offset) {
  StringRef before = text.take_front(offset);
  size_t newline = before.rfind('\n');
  return {before.count('\n') + 1,
          offset - (newline == StringRef::npos ? 0 : newline + 1) + 1};
}

namespace {
/// The records of one run, and the model made from them.
class Session final : public OtherDialects {
public:
  Session(Dumps &dumps, Dumps &context) : dumps(dumps) {
    for (Dumps *list : {&dumps, &context})
      for (const auto &dump : *list) {
        classes.add(*dump);
        all.push_back(dump.get());
      }
  }

  /// Fills `model`, which has its name, from the dumps of the dialect or from all.
  void fill(DialectModel &model, std::vector<ImportNote> &notes, bool fromAll) {
    EnumNames enumNames;
    for (RecordDump *dump :
         ArrayRef(all).take_front(fromAll ? all.size() : dumps.size()))
      Importer(*dump, classes, enumNames, ctx, model, notes).run();
    sortDefinitions(model);
  }

  std::vector<std::pair<std::string, std::string>> list() override {
    std::map<std::string, std::string> found;
    for (RecordDump *dump : all)
      for (Record dialect : dump->getInstances("Dialect"))
        found.try_emplace(dialect.getString("name").str(),
                          cleanName(dialect.getString("cppNamespace")));
    return {found.begin(), found.end()};
  }
  std::string import(StringRef dialect) override {
    DialectModel model;
    model.name = dialect.str();
    std::vector<ImportNote> notes;
    fill(model, notes, /*fromAll=*/true);
    return toText(model);
  }

private:
  const Dumps &dumps;
  std::vector<RecordDump *> all;
  ClassTable classes;
  Context ctx;
};
} // namespace

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

/// Removes parts that may keep `def` from loading: its format, then its traits,
/// predicates and equations. False if no such part remains.
static bool reduce(DefinitionModel &def) {
  if (def.format) {
    def.remarks.push_back("format not carried over: " + *def.format);
    def.format.reset();
    for (StringRef word : {"print", "parse"})
      addOnce(def.missing, word);
    llvm::erase(def.missing, "directives");
    return true;
  }
  if (!def.isOperation() ||
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

/// Reduces definitions until the file loads; false, with errors, if it cannot.
static bool reduceToLoadable(DialectModel &model, Session &session,
                             LoadCheck check, std::vector<ImportNote> &notes,
                             std::vector<std::string> &errors) {
  // Each definition is reduced twice at most, and an error may hide others.
  for (unsigned round = 0; round < 8; ++round) {
    std::string text = toText(model);
    std::vector<LoadError> found = check(text, session);
    if (found.empty())
      return true;
    std::vector<size_t> offsets = findDefinitions(text);
    std::set<size_t> reduced;
    for (const LoadError &error : found) {
      size_t index =
          size_t(llvm::upper_bound(offsets, error.offset) - offsets.begin());
      if (!index || offsets.size() != model.definitions.size()) {
        errors.push_back("the dialect '" + model.name +
                         "' does not load: " + error.message);
        return false;
      }
      DefinitionModel &def = model.definitions[index - 1];
      if (!reduced.insert(index).second)
        continue;
      notes.push_back({model.name + "." + def.name,
                       "left out because the definition does not load with it",
                       error.message});
      if (reduce(def))
        continue;
      errors.push_back("'" + model.name + "." + def.name +
                       "' does not load: " + error.message);
      return false;
    }
  }
  errors.push_back("the dialect '" + model.name + "' does not load");
  return false;
}

FailureOr<ImportResult>
ods::importDialect(ArrayRef<ImportInput> inputs, ArrayRef<ImportInput> context,
                   StringRef dialect, ArrayRef<Overlay> overlays,
                   LoadCheck check, std::vector<std::string> &errors) {
  Dumps dumps = parseDumps(inputs, errors);
  Dumps others = parseDumps(context, errors);
  if (!errors.empty())
    return failure();
  DialectModel model;
  model.name = pickDialect(dumps, dialect, errors);
  std::vector<ImportNote> notes;
  Session session(dumps, others);
  if (!model.name.empty())
    session.fill(model, notes, /*fromAll=*/false);
  for (const auto &dump : dumps)
    for (const std::string &error : dump->getErrors())
      errors.push_back(dump->getFileName().str() + ": " + error);
  if (!errors.empty() ||
      !reduceToLoadable(model, session, check, notes, errors))
    return failure();
  bool isBad = false;
  for (const Overlay &overlay : overlays)
    isBad |= failed(applyOverlay(model, overlay));
  if (isBad)
    return failure();
  ImportResult result;
  result.text = toText(model);
  if (!overlays.empty())
    for (const LoadError &error : check(result.text, session)) {
      auto [line, column] = getPosition(result.text, error.offset);
      errors.push_back("<output>:" + std::to_string(line) + ":" +
                       std::to_string(column) + ": error: " + error.message);
    }
  if (!errors.empty())
    return failure();
  result.dialect = model.name;
  result.numOps = model.count(DefKind::Operation);
  result.numFormats = countFormats(model);
  result.report = writeReport(model, std::move(notes));
  return result;
}
