// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Choices of the types and attributes of operations that proofs build.
#ifndef STRATA_PROVE_INSTANCECHOICES_H
#define STRATA_PROVE_INSTANCECHOICES_H

#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Prove/Choices.h"

namespace strata::prove {

/// A type of the instances. `index` has a width.
struct InstanceType {
  Type type;
  unsigned indexWidth = 0;
};

/// Integers of 1 to 8, 16, 32 and 64 bits, `index` of 32 and 64, and the floats that SMT-LIB has.
std::vector<InstanceType> getInstanceTypes(Context &ctx);

/// Whether values of the slot can have the type.
bool acceptsType(const OpDefinition &def, const ValueSlot &slot, Type type);

/// The values to try for an attribute; a null one is an absent attribute. Empty if they cannot be
/// enumerated. An attribute that no computation reads has its initial value only, unless it
/// `isMentioned`.
SmallVector<Attribute, 4> getAttributeCandidates(const OpDefinition &def,
                                                 unsigned index,
                                                 bool isMentioned);

struct TypeChoices {
  ArrayRef<InstanceType> types;
  Choices &choices;
  /// The width of `index`; 0 as long as no type is `index`.
  unsigned &indexWidth;
};
/// Sets the empty entries of `operands` and `results`, by slot: by inference where the types follow
/// from others, otherwise by choice. All slots stand for one value. Fails if the choices are not
/// valid; a message in `error` means that no choices are.
LogicalResult
chooseSlotTypes(const OpDefinition &def, ArrayRef<Attribute> attributes,
                const TypeChoices &choices, MutableArrayRef<SlotTypes> operands,
                MutableArrayRef<SlotTypes> results, std::string &error);
/// Chooses the width of an `index` that no choice of a type has brought.
void chooseIndexWidth(const OperationState &state, Choices &choices,
                      unsigned &indexWidth);

/// Whether each slot of `def` stands for one value, and it has no regions.
bool hasSimpleSlots(const OpDefinition &def);

} // namespace strata::prove

#endif // STRATA_PROVE_INSTANCECHOICES_H
