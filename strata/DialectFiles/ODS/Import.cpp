// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/Import.h"

#include "strata/DialectFiles/ODS/ImportSessionDetail.h"
#include "strata/DialectFiles/ODS/SourceTree.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/Suggestion.h"

#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace strata;
using namespace strata::ods;

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

static void appendErrors(const Dumps &dumps, std::vector<std::string> &errors) {
  for (const auto &dump : dumps)
    for (const std::string &error : dump->takeErrors())
      errors.push_back(dump->getFileName().str() + ": " + error);
}

FailureOr<ImportResult>
ods::importDialect(Context &ctx, ArrayRef<ImportInput> inputs,
                   ArrayRef<ImportInput> context, StringRef dialect,
                   ArrayRef<Overlay> overlays, LoadCheck check,
                   std::vector<std::string> &errors) {
  Dumps dumps = parseDumps(inputs, errors);
  Dumps others = parseDumps(context, errors);
  if (!errors.empty())
    return failure();
  std::string name = pickDialect(dumps, dialect, errors);
  if (name.empty()) {
    appendErrors(dumps, errors);
    return failure();
  }
  ImportSession session(ctx, dumps, others, check);
  for (const Overlay &overlay : overlays)
    session.addOverlay(name, overlay);
  const ImportSession::Outcome &outcome = session.get(name);
  llvm::append_range(errors, outcome.errors);
  if (!outcome.result)
    return failure();
  return *outcome.result;
}

/// The dialects of the program, which are not among `own`, to which definitions of the tree
/// belong.
static std::set<std::string> findExtensions(Context &ctx, const Dumps &dumps,
                                            const SourceTree &tree,
                                            const std::set<std::string> &own) {
  std::set<std::string> found;
  for (const auto &dump : dumps)
    for (auto [kind, field] :
         {std::pair<StringRef, StringRef>{"Op", "opDialect"},
          {"TypeDef", "dialect"},
          {"AttrDef", "dialect"}})
      for (Record record : dump->getInstances(kind)) {
        std::string name = record.getRecord(field).getString("name").str();
        if (!record.isAnonymous() && !own.count(name) && name != "builtin" &&
            ctx.findDialect(name) &&
            tree.defines(record.getName(), record.getPlace()))
          found.insert(name);
      }
  return found;
}

FailureOr<TreeImport>
ods::importTree(Context &ctx, ArrayRef<ImportInput> inputs,
                const SourceTree &tree, ArrayRef<Overlay> overlays,
                LoadCheck check, std::vector<std::string> &errors) {
  auto records = std::make_shared<Dumps>(parseDumps(inputs, errors));
  Dumps &dumps = *records, none;
  if (!errors.empty())
    return failure();
  ImportSession session(ctx, dumps, none, check);
  std::set<std::string> names;
  for (const auto &dump : dumps)
    for (Record dialect : dump->getInstances("Dialect"))
      if (tree.defines(dialect.getName(), dialect.getPlace()))
        names.insert(dialect.getString("name").str());
  for (const std::string &name : findExtensions(ctx, dumps, tree, names)) {
    session.addExtension(name, [&](Record record) {
      return tree.defines(record.getName(), record.getPlace());
    });
    names.insert(name);
  }
  const std::vector<std::string> definedNames(names.begin(), names.end());
  const SmallVector<StringRef> defined(definedNames.begin(),
                                       definedNames.end());
  for (const Overlay &overlay : overlays) {
    std::string name =
        overlay.root->getAttrOfType<StringAttr>("sym_name").getValue().str();
    session.addOverlay(name, overlay);
    bool isNew = names.insert(name).second;
    if (isNew && overlay.root->getRegion(0).front().empty() &&
        !overlay.root->hasAttr("strata.unknown_operations"))
      return overlay.root->emitError("the tree does not define dialect '")
             << name << "', and the overlay has no definitions"
             << suggest(name, defined);
  }
  TreeImport result;
  result.records = std::move(records);
  bool isBad = false;
  for (const std::string &name : names) {
    const ImportSession::Outcome &outcome = session.get(name);
    if (outcome.result)
      result.dialects.push_back(*outcome.result);
    else if (!outcome.errors.empty())
      result.failures.push_back({name, outcome.errors});
    else
      isBad = true;
  }
  if (isBad)
    return failure();
  return result;
}
