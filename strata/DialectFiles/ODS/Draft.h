// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The importer's additions to the model of a dialect (DialectFiles/Model/DialectModel.h):
// slots whose constraint is still a tree, and notes on parts that are not
// imported.
#ifndef STRATA_DIALECTFILES_ODS_DRAFT_H
#define STRATA_DIALECTFILES_ODS_DRAFT_H

#include "strata/DialectFiles/Model/DialectModel.h"

namespace strata::ods {

/// A constraint, as a tree of irdl operations.
struct ConstraintTree {
  using Kind = ConstraintModel::Kind;
  Kind kind = Kind::Any;
  /// For Is: the argument as written. For Base: `!d.t` or `#d.a`. For
  /// Predicate: the expression.
  std::string text;
  std::vector<ConstraintTree> children;
  /// For Predicate: some names in it are known to C++ only.
  bool isPartial = false;
};

/// An operand, result, attribute or parameter with a constraint of its own. The
/// fields of the base are those of the constraint; its name is that of the slot.
struct SlotDraft : ConstraintModel {
  Arity arity = Arity::One;
  ConstraintTree constraint;
};

/// Adds `slot` to `slots`, one of the lists of `def`, and its constraint to `def`.
void addSlot(DefinitionModel &def, std::vector<SlotModel> &slots,
             SlotDraft slot);

/// A part of a definition that is not carried over.
struct ImportNote {
  /// Full name of the definition, and the kind of problem: notes are counted by
  /// it.
  std::string subject, reason, detail;
};

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_DRAFT_H
