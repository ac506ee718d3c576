// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The changes between two versions of a dialect, and whether they break users.
//
// A change is breaking if valid IR may be rejected or change its meaning, or if
// code may no longer find a name: removed or renamed definitions, constraints
// that accept less, numbers of values, newly required attributes, other syntax,
// cases that are removed or have another value, other defaults, traits that
// require more or permit less. Other changes are compatible: new definitions,
// and constraints that accept more. Documentation is not compared.
//
// A removed and a new definition with the same signature count as renamed.
// Constraints are compared by ConstraintRelation.h; a change it cannot judge is
// breaking.
#ifndef STRATA_DIALECTFILES_TOOLS_DIALECTDIFF_H
#define STRATA_DIALECTFILES_TOOLS_DIALECTDIFF_H

#include "strata/DialectFiles/Model/DialectModel.h"

namespace strata {

struct DialectChange {
  bool isBreaking = false;
  /// The definition, by its full name in the old version if it exists there.
  std::string subject;
  /// One word for the kind of change: `removed`, `renamed`, `added`,
  /// `constraint`, `arity`, `attribute`, `syntax`, `case`, `default`, ...
  std::string category;
  std::string message;

  /// The data for a row of a history file (HistoryRules.h): the part that
  /// changed, `dialect`, `operation`, `type`, `attribute`, `case`, `default` or
  /// `removed`, and its old and new values. Empty for other changes.
  std::string part = "", before = "", after = "";
  /// The full name of the definition in the new version.
  std::string target = "";
};

/// The changes from `before` to `after`, breaking ones first, each in the order
/// of the file. `ctx` has the traits of the program, which determine whether a
/// change is breaking (TraitInfo::change); null stands for those of
/// Definition/Traits.def.
std::vector<DialectChange> diffDialects(const DialectModel &before,
                                        const DialectModel &after,
                                        Context *ctx = nullptr);

/// The changes between all dialects of two files, matched by name. If each file
/// has exactly one, these are compared regardless of their names.
std::vector<DialectChange> diffDialects(ArrayRef<DialectModel> before,
                                        ArrayRef<DialectModel> after,
                                        Context *ctx = nullptr);

/// Prints `changes` as text, in two groups.
void printChanges(ArrayRef<DialectChange> changes, raw_ostream &os);

/// Prints `{"breaking": [...], "compatible": [...]}`; each change is an object
/// with `subject`, `category` and `message`.
void printChangesAsJSON(ArrayRef<DialectChange> changes, raw_ostream &os);

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_DIALECTDIFF_H
