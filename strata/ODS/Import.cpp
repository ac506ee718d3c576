// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/ODS/Import.h"

#include "strata/IR/Context.h"
#include "strata/IRDL/Model/DialectWriter.h"
#include "strata/ODS/ImporterDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

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

/// How many operations have a format.
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
  // What waits for C++ is in the file, but a number says how much it is.
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

FailureOr<ImportResult> ods::importDialect(ArrayRef<ImportInput> inputs,
                                           ArrayRef<ImportInput> context,
                                           StringRef dialect,
                                           ArrayRef<Overlay> overlays,
                                           std::vector<std::string> &errors) {
  Dumps dumps = parseDumps(inputs, errors);
  Dumps others = parseDumps(context, errors);
  if (!errors.empty())
    return failure();
  DialectModel model;
  model.name = pickDialect(dumps, dialect, errors);
  std::vector<ImportNote> notes;
  ClassTable classes;
  for (const Dumps *list : {&dumps, &others})
    for (const auto &dump : *list)
      classes.add(*dump);
  EnumNames enumNames;
  Context ctx;
  if (!model.name.empty())
    for (const auto &dump : dumps)
      Importer(*dump, classes, enumNames, ctx, model, notes).run();
  for (const auto &dump : dumps)
    for (const std::string &error : dump->getErrors())
      errors.push_back(dump->getFileName().str() + ": " + error);
  if (!errors.empty())
    return failure();
  ImportResult result;
  sortDefinitions(model);
  result.bareText = toText(model);
  bool isBad = false;
  for (const Overlay &overlay : overlays)
    isBad |= failed(applyOverlay(model, overlay));
  if (isBad)
    return failure();
  result.text = toText(model);
  result.dialect = model.name;
  result.numOps = model.count(DefKind::Operation);
  result.numFormats = countFormats(model);
  result.report = writeReport(model, std::move(notes));
  return result;
}
