// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparison of two constraints: whether one accepts all attributes that the
// other accepts. Decided by their structure: alternatives and conjunctions,
// also those in the text of predicates; undecided constraints count as changed.
//
//   ConstraintTable table;
//   auto before = table.add(oldDef, i), after = table.add(newDef, j);
//   ConstraintChange change = table.compare(before, after);
#ifndef STRATA_DIALECTFILES_TOOLS_CONSTRAINTRELATION_H
#define STRATA_DIALECTFILES_TOOLS_CONSTRAINTRELATION_H

#include "strata/DialectFiles/Model/DialectModel.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

namespace strata {

struct ConstraintChange {
  enum class Kind : uint8_t {
    Same,
    /// Accepts all that it did, and more.
    Widened,
    /// Accepts less than it did.
    Tightened,
    /// Neither can be shown.
    Changed,
  };
  Kind kind = Kind::Same;
  /// The change in words: "also accepts f64"; empty if there is none.
  std::string description;
};

/// Constraints of several definitions, each structure once.
class ConstraintTable {
public:
  using Id = unsigned;

  /// Names of types and attributes that `add` replaces by others.
  llvm::StringMap<std::string> renames;

  /// The structure of constraint `index` of `def`. The order of alternatives
  /// and of conjuncts does not count, nor do summaries.
  Id add(const DefinitionModel &def, unsigned index);
  ConstraintChange compare(Id before, Id after);
  /// The structure written out, shortened if it is very long.
  const std::string &getText(Id id) const { return nodes[id].text; }

private:
  enum class Op : uint8_t { Any, Leaf, Base, Or, And, Parametric };
  struct Node {
    Op op;
    std::string key, text;
    std::vector<Id> children;
  };
  using Ids = std::vector<Id>;

  Ids flatten(const Ids &children, Op op) const;
  Id intern(Op op, StringRef name, Ids children);
  Id addPredicate(StringRef text, unsigned depth = 0);
  /// The alternatives of an Or, or the node itself; the same for And.
  Ids partsOf(Id id, Op op) const;
  ConstraintChange compareParts(Id before, Id after, Op op, unsigned depth);
  ConstraintChange compareParameters(Id before, Id after, unsigned depth);
  ConstraintChange compare(Id before, Id after, unsigned depth);
  std::string list(const Ids &ids) const;

  std::vector<Node> nodes;
  llvm::StringMap<Id> ids;
  /// Structures of the constraints of a definition that have been computed.
  llvm::DenseMap<const DefinitionModel *, Ids> known;
};

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_CONSTRAINTRELATION_H
