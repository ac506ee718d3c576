// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations of run-time checks in dialect files, as data, and the interface
// table (Interfaces/RuntimeVerifiableOpInterface.h) that creates them from the
// operations of Interfaces/CommonOperations.h, and from those that the file
// names.
#ifndef STRATA_INTERFACES_DECLAREDRUNTIMECHECKS_H
#define STRATA_INTERFACES_DECLAREDRUNTIMECHECKS_H

#include "strata/Definition/OpDefinition.h"
#include "strata/Interfaces/CommonOperations.h"

namespace strata {

/// A condition on an integer or an index. Slots of operands and
/// attributes are numbered as in `OpDefinition::findSlot`.
struct DeclaredRuntimeCheck {
  enum class Kind : uint8_t {
    /// All values of the operand `subject` are at least 0, and below the size
    /// of
    /// the dimension with their number. `bound` is a call of the operation that
    /// returns this size, with the operand whose dimensions are meant.
    InBounds,
    /// `subject` is at least 0 and below `bound`.
    InRange,
    /// `predicate` holds for `subject` and `bound`.
    Compare,
  };
  /// A number, or an operand of an operation that returns one.
  struct Term {
    enum class Kind : uint8_t { Operand, Attribute, Number, Call };
    Kind kind = Kind::Number;
    unsigned slot = 0;
    int64_t number = 0;
    /// The operation, and its operands, which are no calls.
    std::string callee = {};
    std::vector<Term> arguments = {};
  };
  Kind kind = Kind::InBounds;
  IntegerPredicate predicate = IntegerPredicate::EQ;
  Term subject, bound;
  /// The error message if the check fails.
  std::string text;
  /// The condition under which the check is made; null for always.
  std::shared_ptr<const OperationPredicate> condition = nullptr;
};

/// The words for the values of `IntegerPredicate`, in their order.
ArrayRef<StringRef> getRuntimePredicates();

/// The interface that makes `checks`.
InterfaceTable getInterfaceTable(std::vector<DeclaredRuntimeCheck> checks);

} // namespace strata

#endif // STRATA_INTERFACES_DECLAREDRUNTIMECHECKS_H
