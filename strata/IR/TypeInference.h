// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of an operation that follow from others: what a format leaves out, and
// what a builder need not be told. They follow from
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
// hook wants all operands, so it is asked last (`inferResultTypes`).
#ifndef STRATA_IR_TYPEINFERENCE_H
#define STRATA_IR_TYPEINFERENCE_H

#include "strata/IR/Attribute.h"

namespace strata {

struct OpDefinition;
struct OperationState;

/// The types of the values of one slot; empty if they are not known, or if
/// there are no values.
using SlotTypes = SmallVector<Type, 2>;

/// Whether all types of operations defined by `def` are known, or follow, where
/// those are known that are marked in `operands` and `results`, by slot. Marks
/// those that follow; with the hook, that is all results once all operands are
/// known. Attributes count as known unless they may be absent.
bool canInferTypes(const OpDefinition &def, std::vector<bool> &operands,
                   std::vector<bool> &results);

/// Fills in the empty entries of `operandTypes` and `resultTypes`, by slot.
/// `operandCounts` says how many values each operand slot stands for; the lists
/// of results of any number may come out with any length, and a list may have
/// another length than its count where an equation says so, which is for the
/// caller to report. `attributes` are those that are there; defaults are known
/// here.
/// Fails if the types of an operand slot with values do not follow, or those of
/// a single result do not and there is no hook to ask; then `missing`, if
/// given, is the number of the slot, operands first.
LogicalResult inferTypes(const OpDefinition &def,
                         MutableArrayRef<SlotTypes> operandTypes,
                         ArrayRef<size_t> operandCounts,
                         MutableArrayRef<SlotTypes> resultTypes,
                         ArrayRef<NamedAttribute> attributes,
                         unsigned *missing = nullptr);

/// Sets `state.types` from all the rest of `state`, by the hook if there is
/// one. Fails, without a diagnostic unless it is the hook's, if they do not
/// follow.
LogicalResult inferResultTypes(OperationState &state);
/// The same for an operation that is there: the types its results should have.
LogicalResult inferResultTypes(Operation *op, SmallVectorImpl<Type> &types);

/// Collects in `def.typeRules` what its traits and constraints say; to be
/// called once, when slots, traits and equations are there.
void prepareTypeInference(OpDefinition &def);

} // namespace strata

#endif // STRATA_IR_TYPEINFERENCE_H
