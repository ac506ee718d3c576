// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants and folding. A constant is an operation with the trait
// ConstantLike: its value is its attribute `value`, or the only attribute that
// it has. Folding asks an operation for its results, given those of its
// operands that are constants: first the definition's hook `fold`, then the
// traits Commutative (constants last), Involution and Idempotent.
// `strata.constants` in a dialect's file names the operations that create its
// constants.
//
// A fold creates no operation. It may change its own in place.
#ifndef STRATA_IR_BUILD_FOLD_H
#define STRATA_IR_BUILD_FOLD_H

#include "strata/Definition/TypeInference.h"
#include "strata/IR/Build/OpFoldResult.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

class OpBuilder;

/// Sets `def.constantSlot`; call it once, when slots and traits exist.
void prepareConstant(OpDefinition &def);

namespace detail {
/// The value of a constant of `type`, an operation that declares `def.constantValue`.
/// If it is an array, the first element that fits the type; an integer stands
/// for that number in any numeric type, and in each element of a vector.
Attribute getConstantOfType(const OpDefinition &def, Type type);
/// Whether the numbers of `constant` have the width of those of `type`. Constants of some
/// dialects may have others, with which folds cannot compute.
bool hasWidthOf(Attribute constant, Type type);
} // namespace detail

/// The value of the constant `op`; null if it is none. O(1).
inline Attribute getConstantValue(Operation *op) {
  const OpDefinition &def = op->getDefinition();
  if (def.constantSlot >= 0)
    return op->getAttrSlots()[def.constantSlot];
  return def.constantValue && op->getNumResults() == 1
             ? detail::getConstantOfType(def, op->getResult(0).getType())
             : Attribute();
}

/// The constant value of the operation that defines `value`; null for block arguments, and
/// where the numbers of the constant have another width than those of the value.
inline Attribute getConstantValue(Value value) {
  Operation *op = value.getDefiningOp();
  Attribute constant = op ? getConstantValue(op) : Attribute();
  return constant && detail::hasWidthOf(constant, value.getType())
             ? constant
             : Attribute();
}

/// Whether operations of this definition fold in any way.
bool mayFold(const OpDefinition &def);
/// Folds `op`, whose operands have the constant values `operands`, null for
/// those that are not constant. On success `results` has one entry a result, or
/// none: then `op` was changed in place. A result that is its own entry does not fold,
/// although others do. On failure nothing has happened.
LogicalResult fold(Operation *op, ArrayRef<Attribute> operands,
                   SmallVectorImpl<OpFoldResult> &results);
/// Whether some of the results of `op`, which folded to `results`, do not fold.
bool isPartialFold(Operation *op, ArrayRef<OpFoldResult> results);
/// Folds `op` with the constant values of its operands.
LogicalResult fold(Operation *op, SmallVectorImpl<OpFoldResult> &results);

/// Makes constants, and caches facts about the operations for it. Must be used
/// by one thread.
class ConstantMaterializer {
public:
  /// Creates a constant of `type` with the value `value` where `builder` stands,
  /// by one of the operations that `dialect` has for that. Null, with nothing
  /// created, if none of them can be it.
  Operation *materialize(OpBuilder &builder, Dialect &dialect, Attribute value,
                         Type type, Location loc);
  /// Makes `op`, which has folded to `value`, that constant where it is, as
  /// detail::Mutation::turnIntoConstant does.
  bool turnInto(Operation *op, Attribute value,
                SmallVectorImpl<Value> &operands);

private:
  /// An operation that is a constant.
  struct Maker {
    const OpDefinition *def = nullptr;
    /// The steps that compute the result type from the attributes; std::nullopt
    /// if the type has to be inferred by the operation.
    std::optional<std::vector<TypeStep>> plan;
    /// Whether numbers of one type are accepted or refused together; and a type
    /// of which integers, and one of which floats, are accepted.
    bool isOfTypeOnly = false;
    Type knownInteger, knownFloat;
  };
  MutableArrayRef<Maker> getMakers(Dialect &dialect);
  static bool canMake(Maker &maker, Attribute value, Type type);
  static bool canMakeAny(const Maker &maker, Attribute value, Type type);
  llvm::DenseMap<Dialect *, std::vector<Maker>> makers;
  /// The dialect of the last query, and its makers.
  Dialect *recentDialect = nullptr;
  MutableArrayRef<Maker> recentMakers;
};

/// Creates one constant; to create several, use a ConstantMaterializer.
Operation *materializeConstant(OpBuilder &builder, Dialect &dialect,
                               Attribute value, Type type, Location loc);

/// Creates an operation with one result where `builder` stands, and folds it.
/// Returns the folded result, which may be a constant created there, and erases
/// the operation; or its result.
Value createOrFold(OpBuilder &builder, OperationState &state);

} // namespace strata

#endif // STRATA_IR_BUILD_FOLD_H
