// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of an operation that follow from others: formats omit them, and
// builders infer them. They follow from
//
//   - traits: SameTypeOperands, SameOperandsAndResultType, AllTypesMatch,
//     FirstAttrDerivedResultType;
//   - the definition's equations;
//   - constraints: slots with the same node have the same type, a node that is
//     one type is known, the parameters of a parametric node are known when the
//     whole is, and the other way round;
//   - the definition's hook `inferTypes`, for results.
//
// The first three work on slots of which some are known, in any direction; the
// hook wants all operands, so it is called last (`inferResultTypes`).
#ifndef STRATA_DEFINITION_TYPEINFERENCE_H
#define STRATA_DEFINITION_TYPEINFERENCE_H

#include "strata/IR/Types/Attribute.h"

#include <optional>
#include <vector>

namespace strata {

struct OpDefinition;
struct OperationState;
class TypeFunction;

/// The types of the values of one slot; empty if they are unknown, or if there
/// are no values.
using SlotTypes = SmallVector<Type, 2>;

/// Whether all types of operations defined by `def` are known, or follow, where
/// those are known that are marked in `operands` and `results`, by slot. Marks
/// those that follow; with the hook, that is all results once all operands are
/// known. Attributes count as known unless they may be absent.
bool canInferTypes(const OpDefinition &def, std::vector<bool> &operands,
                   std::vector<bool> &results);

/// The inherent attributes by slot, defaults filled in.
SmallVector<Attribute, 4> getAttributeSlots(const OperationState &state);

/// Fills in the empty entries of `operandTypes` and `resultTypes`, by slot.
/// `operandCounts` says how many values each operand slot stands for; the lists
/// of results of any number may come out with any length, and a list may have
/// another length than its count where an equation says so, which is for the
/// caller to report. `attributes` are by slot, as from `getAttributeSlots`.
/// Fails if the types of an operand slot with values do not follow, or those of
/// a single result do not and there is no hook to ask; then `missing`, if
/// given, is the number of the slot, operands first.
LogicalResult inferTypes(const OpDefinition &def,
                         MutableArrayRef<SlotTypes> operandTypes,
                         ArrayRef<size_t> operandCounts,
                         MutableArrayRef<SlotTypes> resultTypes,
                         ArrayRef<Attribute> attributes,
                         unsigned *missing = nullptr);

/// How the type of a slot follows from another's, found out once for all
/// operations of a definition without slots of any number. Slots are numbered
/// as in `OpDefinition::findSlot`.
struct TypeStep {
  unsigned to = 0;
  /// The slot from which the type follows, unless there is a `type`.
  unsigned from = 0;
  /// The function that is applied to it; null to take it unchanged.
  const TypeFunction *function = nullptr;
  Type type = {};
};

/// The steps that infer all types of operands and results from the marked ones;
/// std::nullopt if `def` has slots of any number, or single steps do not
/// suffice.
std::optional<std::vector<TypeStep>>
planTypes(const OpDefinition &def, const std::vector<bool> &operands,
          const std::vector<bool> &results);

/// Does `steps` on the types of operands and results, and `attributes` by slot,
/// defaults filled in. Fails, leaving it to `inferTypes` to say why, if a step
/// tells nothing.
LogicalResult applyTypePlan(ArrayRef<TypeStep> steps,
                            MutableArrayRef<Type> types,
                            ArrayRef<Attribute> attributes);

/// Sets `state.types` from all the rest of `state`, by the hook if there is
/// one. Fails, without a diagnostic unless it is the hook's, if they do not
/// follow.
LogicalResult inferResultTypes(OperationState &state);
/// Infers the types that the results of `op` should have.
LogicalResult inferResultTypes(Operation *op, SmallVectorImpl<Type> &types);

/// Collects in `def.typeRules` the rules of its traits and constraints; call it
/// once, when slots, traits and equations exist.
void prepareTypeInference(OpDefinition &def);

} // namespace strata

#endif // STRATA_DEFINITION_TYPEINFERENCE_H
