// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of a comparison of dialects: DialectDiff.cpp matches definitions,
// DefinitionDiff.cpp and SlotDiff.cpp compare two that belong together.
#ifndef STRATA_DIALECTFILES_TOOLS_DIALECTDIFFDETAIL_H
#define STRATA_DIALECTFILES_TOOLS_DIALECTDIFFDETAIL_H

#include "strata/DialectFiles/Tools/ConstraintRelation.h"
#include "strata/DialectFiles/Tools/DialectDiff.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"

namespace strata {

/// Compares two versions of one definition.
class DefinitionDiff {
public:
  /// `ctx`, which may be null, has the traits of the program.
  DefinitionDiff(Context *ctx, const DefinitionModel &before,
                 const DefinitionModel &after, ConstraintTable &table,
                 std::vector<DialectChange> &changes)
      : ctx(ctx), before(before), after(after), table(table), changes(changes) {
  }
  void run();

private:
  using Slots = std::vector<SlotModel>;

  // SlotDiff.cpp
  void compareValues(StringRef what, const Slots &from, const Slots &to);
  void compareAttributes();
  bool isSameAttribute(const SlotModel &from, const SlotModel &to);
  const SlotModel *findRenamedAttribute(const SlotModel &from);
  bool isRenamed(const SlotModel &to);
  void reportRenamed(const SlotModel &from, const SlotModel &to);
  void reportRequired(const SlotModel &from);
  void compareAttribute(const SlotModel &from, const SlotModel &to);
  void compareDefault(const SlotModel &from, const SlotModel &to);
  void compareParameters();
  void compareArity(StringRef what, const SlotModel &from, const SlotModel &to,
                    bool needsSizes);
  void compareConstraint(StringRef what, const SlotModel &from,
                         const SlotModel &to);
  void compareEqualities();

  // DefinitionDiff.cpp
  void compareSyntax();
  void compareTraits();
  void compareTraits(const DefinitionModel &def,
                     const llvm::StringSet<> &others, bool isNew);
  void compareInterfaces();
  void compareRules();
  void compareRegions();
  void compareNamedArguments(const RegionModel &from, const RegionModel &to);
  void compareRegion(const RegionModel &from, const RegionModel &to);
  void compareSuccessors();
  void compareEnums();
  void compareCases(const EnumModel &from, const EnumModel &to);
  void compareExtensions(StringRef what, ArrayRef<ExtensionUse> from,
                         ArrayRef<ExtensionUse> to);
  void compareAllExtensions();
  void compareCpp();

  void add(bool isBreaking, StringRef category, const Twine &message) {
    changes.push_back(
        {isBreaking, before.fullName, category.str(), message.str()});
  }
  void breaking(StringRef category, const Twine &message) {
    add(true, category, message);
  }
  /// Says what a history file can do about the change that was added last.
  void setRule(StringRef part, StringRef was, StringRef is) {
    DialectChange &change = changes.back();
    change.part = part.str();
    change.before = was.str();
    change.after = is.str();
    change.target = after.fullName;
  }
  void compatible(StringRef category, const Twine &message) {
    add(false, category, message);
  }

  Context *ctx;
  const DefinitionModel &before, &after;
  ConstraintTable &table;
  std::vector<DialectChange> &changes;
};

/// The slot called `name`; null if there is none.
const SlotModel *findSlot(const std::vector<SlotModel> &slots, StringRef name);

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_DIALECTDIFFDETAIL_H
