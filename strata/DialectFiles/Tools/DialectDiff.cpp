// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/DialectDiff.h"

#include "strata/DialectFiles/Tools/DialectDiffDetail.h"
#include "strata/DialectFiles/Tools/FormatText.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"

using namespace strata;

namespace {
/// Compares two dialects.
class DialectDiff {
public:
  DialectDiff(Context *ctx, const DialectModel &before,
              const DialectModel &after, std::vector<DialectChange> &changes)
      : ctx(ctx), before(before), after(after), changes(changes) {}
  void run();

private:
  /// The common signature by which two definitions count as one under two
  /// names; empty if it is too small to prove anything.
  std::string getSignature(const DefinitionModel &def);
  void match();
  void findRenamed();
  void report();
  void reportRemoved(const DefinitionModel &def);
  /// Says what a history file can do about the change that was added last.
  void setRule(StringRef part, StringRef was, StringRef is) {
    changes.back().part = part.str();
    changes.back().before = was.str();
    changes.back().after = is.str();
    changes.back().target = is.str();
  }
  void add(bool isBreaking, const DefinitionModel &def, StringRef category,
           const Twine &message) {
    changes.push_back(
        {isBreaking, def.fullName, category.str(), message.str()});
  }

  Context *ctx;
  const DialectModel &before, &after;
  std::vector<DialectChange> &changes;
  ConstraintTable table;
  /// The new definition for each old one; null if it was removed.
  std::vector<const DefinitionModel *> partners;
  /// New definitions without an old one.
  std::vector<const DefinitionModel *> added;
};
} // namespace

void DialectDiff::match() {
  using Key = std::pair<unsigned, StringRef>;
  auto getKey = [](const DefinitionModel &def) {
    return Key(unsigned(def.kind), def.name);
  };
  // The first one of a name counts.
  llvm::DenseMap<Key, const DefinitionModel *> byName;
  for (const DefinitionModel &def : after.definitions)
    byName.try_emplace(getKey(def), &def);
  llvm::DenseSet<const DefinitionModel *> matched;
  for (const DefinitionModel &def : before.definitions) {
    partners.push_back(byName.lookup(getKey(def)));
    matched.insert(partners.back());
  }
  for (const DefinitionModel &def : after.definitions)
    if (!matched.contains(&def))
      added.push_back(&def);
}

std::string DialectDiff::getSignature(const DefinitionModel &def) {
  std::string text = stringify(def.kind).str();
  auto addSlots = [&](const std::vector<SlotModel> &slots) {
    text += '(';
    for (const SlotModel &slot : slots)
      text += slot.name + ":" + std::to_string(unsigned(slot.arity)) + ":" +
              std::to_string(table.add(def, slot.constraint)) + ",";
    text += ')';
  };
  addSlots(def.operands);
  addSlots(def.results);
  addSlots(def.attributes);
  addSlots(def.parameters);
  for (const RegionModel &region : def.regions)
    text += "region " + region.name + ",";
  text += llvm::join(def.successors, ",");
  if (def.enumeration)
    for (const EnumModel::Case &entry : def.enumeration->cases)
      text += entry.keyword + "=" + std::to_string(entry.value) + ",";
  bool isEmpty = def.operands.empty() && def.results.empty() &&
                 def.attributes.empty() && def.parameters.empty() &&
                 def.regions.empty() && def.successors.empty() &&
                 !def.enumeration;
  // Then only the documentation tells.
  if (isEmpty)
    return def.summary.empty() ? "" : text + def.summary;
  if (def.format)
    text += normalizeFormat(*def.format);
  return text;
}

/// New definitions of one signature whose names are compared with an old one.
static constexpr ptrdiff_t maxCandidates = 50;

/// Among the new definitions of one signature, the name that is nearest is
/// taken; of more than `maxCandidates`, among the first ones.
void DialectDiff::findRenamed() {
  llvm::StringMap<std::vector<const DefinitionModel *>> bySignature;
  for (const DefinitionModel *def : added)
    bySignature[getSignature(*def)].push_back(def);
  for (auto [def, partner] : llvm::zip(before.definitions, partners)) {
    std::string signature = partner ? "" : getSignature(def);
    if (signature.empty())
      continue;
    auto &candidates = bySignature[signature];
    auto distanceTo = [name =
                           StringRef(def.name)](const DefinitionModel *other) {
      return name.edit_distance(other->name);
    };
    auto end = candidates.begin() +
               std::min(ptrdiff_t(candidates.size()), maxCandidates);
    auto best = std::min_element(
        candidates.begin(), end,
        [&](const DefinitionModel *a, const DefinitionModel *b) {
          return distanceTo(a) < distanceTo(b);
        });
    if (best == end)
      continue;
    partner = *best;
    candidates.erase(best);
    llvm::erase(added, partner);
    table.renames[def.fullName] = partner->fullName;
    add(true, def, "renamed", "is now called '" + partner->fullName + "'");
    if (def.kind != DefinitionModel::Kind::Attribute)
      setRule(stringify(def.kind), def.fullName, partner->fullName);
  }
}

void DialectDiff::reportRemoved(const DefinitionModel &def) {
  add(true, def, "removed", stringify(def.kind) + " was removed");
  if (def.isOperation())
    setRule("removed", def.fullName, "");
}

void DialectDiff::report() {
  for (auto [def, partner] : llvm::zip(before.definitions, partners)) {
    if (partner)
      DefinitionDiff(ctx, def, *partner, table, changes).run();
    else
      reportRemoved(def);
  }
  for (const DefinitionModel *def : added)
    add(false, *def, "added", "new " + stringify(def->kind));
}

void DialectDiff::run() {
  if (before.name != after.name) {
    changes.push_back({true, before.name, "renamed",
                       "dialect is now called '" + after.name + "'"});
    setRule("dialect", before.name, after.name);
    for (const DefinitionModel &def : before.definitions)
      table.renames[def.fullName] =
          StringRef(def.fullName).take_front(!def.isOperation()).str() +
          after.name + "." + def.name;
  }
  if (before.cppNamespace != after.cppNamespace)
    changes.push_back({true, before.name, "class",
                       "the C++ namespace is '" + after.cppNamespace +
                           "', was '" + before.cppNamespace + "'"});
  match();
  findRenamed();
  // Structures that were made before all renamed types were known.
  llvm::StringMap<std::string> renames = std::move(table.renames);
  table = ConstraintTable();
  table.renames = std::move(renames);
  report();
}

/// Breaking changes first.
static void sortChanges(std::vector<DialectChange> &changes) {
  llvm::stable_sort(changes,
                    [](const DialectChange &a, const DialectChange &b) {
                      return a.isBreaking > b.isBreaking;
                    });
}

std::vector<DialectChange> strata::diffDialects(const DialectModel &before,
                                                const DialectModel &after,
                                                Context *ctx) {
  std::vector<DialectChange> changes;
  // Names of predicates are compared by their meaning.
  DialectModel oldModel = before, newModel = after;
  expandNamedPredicates(oldModel);
  expandNamedPredicates(newModel);
  DialectDiff(ctx, oldModel, newModel, changes).run();
  sortChanges(changes);
  return changes;
}

std::vector<DialectChange> strata::diffDialects(ArrayRef<DialectModel> before,
                                                ArrayRef<DialectModel> after,
                                                Context *ctx) {
  if (before.size() == 1 && after.size() == 1)
    return diffDialects(before.front(), after.front(), ctx);
  std::vector<DialectChange> changes;
  auto find = [](ArrayRef<DialectModel> models, StringRef name) {
    return llvm::find_if(
        models, [&](const DialectModel &model) { return model.name == name; });
  };
  for (const DialectModel &model : before) {
    auto it = find(after, model.name);
    if (it == after.end()) {
      changes.push_back({true, model.name, "removed", "dialect was removed"});
      continue;
    }
    for (DialectChange &change : diffDialects(model, *it, ctx))
      changes.push_back(std::move(change));
  }
  for (const DialectModel &model : after)
    if (find(before, model.name) == before.end())
      changes.push_back({false, model.name, "added", "new dialect"});
  sortChanges(changes);
  return changes;
}

//===-- Output ------------------------------------------------------------===//

void strata::printChanges(ArrayRef<DialectChange> changes, raw_ostream &os) {
  for (bool isBreaking : {true, false}) {
    StringRef subject;
    bool isFirst = true;
    for (const DialectChange &change : changes) {
      if (change.isBreaking != isBreaking)
        continue;
      if (isFirst)
        os << (isBreaking ? "breaking:\n" : "compatible:\n");
      if (isFirst || change.subject != subject)
        os << "  " << change.subject << '\n';
      os << "    " << change.category << ": " << change.message << '\n';
      subject = change.subject;
      isFirst = false;
    }
  }
  if (changes.empty())
    os << "no changes\n";
}

/// JSON has no other texts than those in UTF-8.
static std::string toUTF8(StringRef text) {
  return llvm::json::isUTF8(text) ? text.str() : llvm::json::fixUTF8(text);
}

void strata::printChangesAsJSON(ArrayRef<DialectChange> changes,
                                raw_ostream &os) {
  llvm::json::OStream json(os, /*IndentSize=*/2);
  json.object([&] {
    for (bool isBreaking : {true, false})
      json.attributeArray(isBreaking ? "breaking" : "compatible", [&] {
        for (const DialectChange &change : changes)
          if (change.isBreaking == isBreaking)
            json.object([&] {
              json.attribute("subject", toUTF8(change.subject));
              json.attribute("category", toUTF8(change.category));
              json.attribute("message", toUTF8(change.message));
            });
      });
  });
  os << '\n';
}
