// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/ODS/Draft.h"

using namespace strata;
using namespace strata::ods;

/// Adds the constraints that `tree` consists of; returns the index of its root,
/// which has the fields of `root`. Trees are as deep as predicate records nest,
/// which getConstraint limits.
static unsigned addTree(DefinitionModel &def, ConstraintTree &tree,
                        ConstraintModel root) {
  for (ConstraintTree &child : tree.children) {
    ConstraintModel part;
    part.name = root.name;
    root.children.push_back(addTree(def, child, std::move(part)));
  }
  root.kind = tree.kind;
  root.text = std::move(tree.text);
  if (tree.isPartial)
    root.missing.push_back("predicate");
  def.constraints.push_back(std::move(root));
  return unsigned(def.constraints.size() - 1);
}

void ods::addSlot(DefinitionModel &def, std::vector<SlotModel> &slots,
                  SlotDraft slot) {
  SlotModel result;
  result.name = slot.name;
  result.arity = slot.arity;
  ConstraintTree tree = std::move(slot.constraint);
  result.constraint = addTree(def, tree, std::move(slot));
  slots.push_back(std::move(result));
}
