// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Prove/InstanceChoices.h"

#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/Semantics/OpSemantics.h"

using namespace strata;
using namespace strata::prove;

//===-- Types --------------------------------------------------------------===//

std::vector<InstanceType> prove::getInstanceTypes(Context &ctx) {
  using Format = FloatType::Format;
  std::vector<InstanceType> types;
  for (unsigned width : {1, 2, 3, 4, 5, 6, 7, 8, 16, 32, 64})
    types.push_back({IntegerType::get(&ctx, width)});
  for (unsigned width : {32, 64})
    types.push_back({IndexType::get(&ctx), width});
  for (Format format : {Format::F8E5M2, Format::F8E4M3, Format::F8E3M4,
                        Format::F16, Format::BF16, Format::F32, Format::F64})
    types.push_back({FloatType::get(&ctx, format)});
  return types;
}

bool prove::acceptsType(const OpDefinition &def, const ValueSlot &slot,
                        Type type) {
  const TypeConstraint &constraint = slot.constraint;
  if (constraint.predicate && !constraint.predicate(type))
    return false;
  if (!constraint.node)
    return true;
  ConstraintChecker checker(*def.program);
  return checker.test(*constraint.node, TypeAttr::get(type));
}

//===-- Attributes ---------------------------------------------------------===//

/// Adds the values of an enumeration: all cases, or all sets of them. If there are many bits, only the empty set,
/// each bit alone, and all together are taken, unless an expression reads them.
static void addEnumerated(const AttrSlot &slot, bool isRead,
                          SmallVectorImpl<Attribute> &values) {
  const TypeDefinition *definition = slot.kind.definition;
  const EnumDefinition *cases = slot.kind.enumeration;
  if (!cases)
    cases = definition->enumeration.get();
  auto add = [&](uint64_t value) {
    if (!cases->isValid(value))
      return;
    unsigned width = cast<IntegerType>(cases->type).getWidth();
    auto number = IntegerAttr::get(cases->type, APInt(width, value));
    bool isPlain = slot.kind.enumeration != nullptr;
    values.push_back(isPlain ? Attribute(number)
                             : DynamicAttr::get(*definition, number));
  };
  uint64_t bits = 0;
  for (const EnumDefinition::Case &entry : cases->cases)
    bits |= entry.value;
  constexpr uint64_t MostBits = 15;
  if (!cases->isBits) {
    for (const EnumDefinition::Case &entry : cases->cases)
      add(entry.value);
    return;
  }
  if (bits <= MostBits || isRead) {
    for (uint64_t value = 0; value <= bits; ++value)
      add(value);
    return;
  }
  add(0);
  for (uint64_t bit = 1; bit && bit <= bits; bit <<= 1)
    add(bit);
  add(bits);
}

/// Whether a computation of `def` depends on the attribute.
static bool isRead(const OpDefinition &def, unsigned attribute) {
  const semantics::OpSemantics *semantics = semantics::getSemantics(def);
  if (!semantics)
    return false;
  auto reads = [&](const std::shared_ptr<const semantics::Expression> &text) {
    return text && llvm::any_of(text->getNodes(), [&](const auto &node) {
             return (node.kind == semantics::NodeKind::Attribute ||
                     node.kind == semantics::NodeKind::Switch) &&
                    node.payload == attribute;
           });
  };
  return llvm::any_of(semantics->values, reads) || reads(semantics->poisonIf) ||
         reads(semantics->undefinedIf);
}

SmallVector<Attribute, 4> prove::getAttributeCandidates(const OpDefinition &def,
                                                        unsigned index,
                                                        bool isMentioned) {
  using Tag = AttrKind::Tag;
  const AttrSlot &slot = def.attributes[index];
  bool read = isRead(def, index);
  SmallVector<Attribute, 4> values;
  if (!read && !isMentioned && (slot.optional || slot.defaultValue))
    return {slot.getInitialValue()};
  if (slot.optional && !slot.defaultValue)
    values.push_back({});
  if (slot.kind.tag == Tag::Unit)
    values.push_back(UnitAttr::get(def.ctx));
  else if (slot.kind.tag == Tag::Bool)
    for (bool value : {false, true})
      values.push_back(IntegerAttr::get(IntegerType::get(def.ctx, 1),
                                        APInt(1, uint64_t(value))));
  else if (slot.kind.enumeration ||
           (slot.kind.definition && slot.kind.definition->enumeration))
    addEnumerated(slot, read || values.empty(), values);
  return values;
}

//===-- Types of slots -----------------------------------------------------===//

/// Chooses one of the types that the slot accepts.
static LogicalResult chooseSlot(const OpDefinition &def, const ValueSlot &slot,
                                const TypeChoices &choices, Type &type,
                                std::string &error) {
  SmallVector<InstanceType, 32> accepted;
  for (const InstanceType &candidate : choices.types)
    if (acceptsType(def, slot, candidate.type))
      accepted.push_back(candidate);
  if (accepted.empty()) {
    error =
        ("'" + def.name + "' accepts no numbers as '" + slot.name + "'").str();
    return failure();
  }
  const InstanceType &chosen =
      accepted[choices.choices.choose(unsigned(accepted.size()))];
  type = chosen.type;
  if (!chosen.indexWidth)
    return success();
  unsigned before = std::exchange(choices.indexWidth, chosen.indexWidth);
  return success(!before || before == chosen.indexWidth);
}

/// Infers the types of the slots from those that are known.
static bool inferSlots(const OpDefinition &def, ArrayRef<Attribute> attributes,
                       MutableArrayRef<SlotTypes> operands,
                       MutableArrayRef<SlotTypes> results) {
  std::vector<bool> knownOperands, knownResults;
  for (const SlotTypes &slot : operands)
    knownOperands.push_back(!slot.empty());
  for (const SlotTypes &slot : results)
    knownResults.push_back(!slot.empty());
  std::vector<size_t> counts(operands.size(), 1);
  return canInferTypes(def, knownOperands, knownResults) &&
         succeeded(inferTypes(def, operands, counts, results, attributes)) &&
         llvm::none_of(results, [](const SlotTypes &s) { return s.empty(); });
}

LogicalResult prove::chooseSlotTypes(const OpDefinition &def,
                                     ArrayRef<Attribute> attributes,
                                     const TypeChoices &choices,
                                     MutableArrayRef<SlotTypes> operands,
                                     MutableArrayRef<SlotTypes> results,
                                     std::string &error) {
  for (size_t i = 0; i <= operands.size() + results.size(); ++i) {
    if (inferSlots(def, attributes, operands, results))
      return success();
    bool isOperand = i < operands.size();
    size_t at = isOperand ? i : i - operands.size();
    if (at >= results.size() && !isOperand)
      return failure();
    SlotTypes &slot = isOperand ? operands[at] : results[at];
    if (!slot.empty())
      continue;
    Type type;
    if (failed(chooseSlot(def, isOperand ? def.operands[at] : def.results[at],
                          choices, type, error)))
      return failure();
    slot.push_back(type);
  }
  return failure();
}

void prove::chooseIndexWidth(const OperationState &state, Choices &choices,
                             unsigned &indexWidth) {
  auto isIndex = [](Type type) { return type.isIndex(); };
  bool hasIndex = llvm::any_of(state.types, isIndex) ||
                  llvm::any_of(state.operands, [](Value operand) {
                    return operand.getType().isIndex();
                  });
  if (hasIndex && !indexWidth)
    indexWidth = choices.choose(2) ? 64 : 32;
}

bool prove::hasSimpleSlots(const OpDefinition &def) {
  auto isOne = [](const ValueSlot &slot) { return slot.arity == Arity::One; };
  return llvm::all_of(def.operands, isOne) &&
         llvm::all_of(def.results, isOne) && def.regions.empty();
}
