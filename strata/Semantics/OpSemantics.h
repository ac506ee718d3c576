// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The declared computation of an operation: the value of each result, and the conditions
// under which the results are poison or the behavior is undefined. Dialect files declare
// it with `strata.computes` (docs/semantics.md).
#ifndef STRATA_SEMANTICS_OPSEMANTICS_H
#define STRATA_SEMANTICS_OPSEMANTICS_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Semantics/Expression.h"

namespace strata {

namespace semantics {
struct OpSemantics {
  Signature signature;
  /// The values of the results, in order.
  std::vector<std::shared_ptr<const Expression>> values;
  /// Null if the results are never poison, or the behavior always defined, apart from
  /// the values themselves.
  std::shared_ptr<const Expression> poisonIf, undefinedIf;
  /// Constants for which this is true are not folded; null folds all.
  std::shared_ptr<const Expression> foldUnless;
  /// Constants are folded only if the results agree for indices of 32 and of 64 bits.
  bool isForAnyIndexWidth = false;
  /// Poison operands are not folded.
  bool keepsPoison = false;

  /// Whether operands and results may have these types, those of their elements for
  /// vectors and tensors.
  bool accepts(ArrayRef<Type> types) const;
  /// The types of the operands and results of `op`, or of their elements; fails if these are
  /// not accepted, or if the shapes do not agree: all results have one shape, or are
  /// numbers, and operands have it or are numbers.
  FailureOr<SmallVector<Type, 4>> getTypes(Operation *op) const;

  /// The value of result `i`, whose types must be accepted. Undefined behavior is found
  /// first, then poison. A condition that is poison may hold: the result is undefined or
  /// poison.
  Outcome evaluate(unsigned i, const Inputs &inputs) const;
};

/// The computation that the dialect file of `def` declares; null if there is none. O(1).
const OpSemantics *getSemantics(const OpDefinition &def);

/// The number of an attribute of `op`, or of its default if it is absent, as
/// `Inputs::getAttribute` returns it.
std::optional<uint64_t> getAttributeNumber(Operation *op, unsigned index);
/// The number of an absent attribute.
std::optional<uint64_t> getDefaultNumber(const OpDefinition &def,
                                         unsigned index);

/// The fold of operations that declare a computation: constants of their results, or the
/// poison operand where there is one. Fails if an operand is not constant, if a value is
/// poison, or the behavior undefined. Folds ignore `poison_if`, which refines poison
/// to the value.
LogicalResult foldComputation(Operation *op, ArrayRef<Attribute> operands,
                              SmallVectorImpl<OpFoldResult> &results);
} // namespace semantics

/// An operation whose results are declared functions of its operands and attributes.
class ComputedOpInterface : public OpInterface<ComputedOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "ComputedOpInterface";
  struct Concept {
    using Interface = ComputedOpInterface;
  };
};

/// The interface with the declaration `computation`.
InterfaceTable getInterfaceTable(semantics::OpSemantics computation);

} // namespace strata

#endif // STRATA_SEMANTICS_OPSEMANTICS_H
