// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Prove/RuleInstance.h"

#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Definition/TypeInference.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/PDL/PDLOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"
#include "strata/Semantics/OpSemantics.h"

#include "llvm/ADT/DenseSet.h"

using namespace strata;
using namespace strata::prove;
namespace pdlop = dialects::pdl;

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

/// Whether values of the slot can have the type.
static bool accepts(const OpDefinition &def, const ValueSlot &slot, Type type) {
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

/// The values to try for an attribute; a null one is an absent attribute. Empty if they cannot be
/// enumerated.
static SmallVector<Attribute, 4>
getCandidates(const OpDefinition &def, unsigned index, bool isMentioned) {
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

//===-- Instances ----------------------------------------------------------===//

namespace {
/// Builds one instance.
class InstanceBuilder {
public:
  InstanceBuilder(Operation *rule, ArrayRef<InstanceType> types,
                  RuleInstance &instance, Choices &choices,
                  RuleInstantiator::ConstantFn makeConstant, std::string &error)
      : rule(rule), types(types), instance(instance), choices(choices),
        makeConstant(makeConstant), error(error), builder(rule->getContext()) {}
  LogicalResult build();

private:
  LogicalResult fail(const Twine &message) {
    error = message.str();
    return failure();
  }
  void findConstants();
  LogicalResult buildOperation(pdlop::OperationOp op);
  LogicalResult chooseAttributes(pdlop::OperationOp op, OperationState &state);
  LogicalResult bindAttribute(Value value, Attribute attr);
  LogicalResult chooseTypes(pdlop::OperationOp op, OperationState &state);
  LogicalResult chooseSlot(const OpDefinition &def, const ValueSlot &slot,
                           Type &type);
  void chooseIndexWidth(const OperationState &state);
  LogicalResult setConstant(pdlop::OperationOp op, OperationState &state);
  LogicalResult bindType(Value type, Type bound);
  Type getType(Value value) const;
  LogicalResult makeOperand(Value operand, Type type);
  Attribute chooseConstant(Type type);
  void addTerminator();

  Operation *rule;
  ArrayRef<InstanceType> types;
  RuleInstance &instance;
  Choices &choices;
  RuleInstantiator::ConstantFn makeConstant;
  std::string &error;
  OpBuilder builder;
  /// The types, values, attributes and operations that the values of the rule stand for.
  llvm::DenseMap<Value, Type> boundTypes;
  llvm::DenseMap<Value, Value> values;
  llvm::DenseMap<Value, Attribute> attributes;
  llvm::DenseMap<Operation *, Operation *> operations;
  /// Operands of the rule that are constants.
  llvm::DenseSet<Value> constantOperands;
};
} // namespace

void InstanceBuilder::findConstants() {
  for (Operation &op : rule->getRegion(0).front())
    if (auto call = dyn_cast<pdlop::ApplyNativeConstraintOp>(&op))
      if (call.getName() == "strata.constant" && !call.getIsNegated())
        constantOperands.insert(call.getArgs().front());
}

LogicalResult InstanceBuilder::bindType(Value type, Type bound) {
  if (!type)
    return success();
  auto [entry, isNew] = boundTypes.try_emplace(type, bound);
  return success(isNew || entry->second == bound);
}

/// The type of a value of the rule, null if it is still unknown.
Type InstanceBuilder::getType(Value value) const {
  if (Value made = values.lookup(value))
    return made.getType();
  auto operand = value.getDefiningOp<pdlop::OperandOp>();
  Value type = operand ? Value(operand.getValueType()) : Value();
  return type ? boundTypes.lookup(type) : Type();
}

LogicalResult InstanceBuilder::chooseSlot(const OpDefinition &def,
                                          const ValueSlot &slot, Type &type) {
  SmallVector<InstanceType, 32> accepted;
  for (const InstanceType &candidate : types)
    if (accepts(def, slot, candidate.type))
      accepted.push_back(candidate);
  if (accepted.empty())
    return fail("'" + def.name + "' accepts no numbers as '" + slot.name + "'");
  const InstanceType &chosen =
      accepted[choices.choose(unsigned(accepted.size()))];
  type = chosen.type;
  if (!chosen.indexWidth)
    return success();
  unsigned before = std::exchange(instance.indexWidth, chosen.indexWidth);
  return success(!before || before == chosen.indexWidth);
}

Attribute InstanceBuilder::chooseConstant(Type type) {
  if (choices.choose(2))
    return dialects::ub::PoisonAttr::get(rule->getContext());
  instance.constants.push_back(type);
  return makeConstant(type, unsigned(instance.constants.size() - 1));
}

/// Makes an argument or a constant for an operand of the rule.
LogicalResult InstanceBuilder::makeOperand(Value operand, Type type) {
  auto op = operand.getDefiningOp<pdlop::OperandOp>();
  if (failed(bindType(op.getValueType(), type)))
    return failure();
  Value &value = values[operand];
  if (!constantOperands.contains(operand)) {
    value = instance.getBlock().addArgument(type, rule->getLoc());
    return success();
  }
  Attribute constant = chooseConstant(type);
  if (isa<dialects::ub::PoisonAttr>(constant))
    value = dialects::ub::PoisonOp::create(builder, rule->getLoc(), type);
  else
    value = dialects::arith::ConstantOp::create(builder, rule->getLoc(), type,
                                                constant);
  return success();
}

LogicalResult InstanceBuilder::bindAttribute(Value value, Attribute attr) {
  auto [entry, isNew] = attributes.try_emplace(value, attr);
  return success(isNew || entry->second == attr);
}

LogicalResult InstanceBuilder::chooseAttributes(pdlop::OperationOp op,
                                                OperationState &state) {
  const OpDefinition &def = *state.name.getDefinition();
  auto names = cast<ArrayAttr>(op.getAttributeValueNames());
  llvm::StringMap<Value> mentioned;
  for (auto [name, value] : llvm::zip_equal(names, op.getAttributeValues()))
    mentioned[cast<StringAttr>(name).getValue()] = value;
  for (auto &entry : mentioned)
    if (def.findAttribute(entry.first()) < 0)
      return fail("attribute '" + entry.first() + "' is not one of '" +
                  def.name + "'");
  for (auto [i, slot] : llvm::enumerate(def.attributes)) {
    Value value = mentioned.lookup(slot.name);
    if (int(i) == def.constantSlot)
      continue;
    Attribute known = value ? attributes.lookup(value) : Attribute();
    if (!known) {
      SmallVector<Attribute, 4> candidates =
          getCandidates(def, unsigned(i), bool(value));
      if (candidates.empty())
        return fail("the values of attribute '" + slot.name + "' of '" +
                    def.name + "' cannot be enumerated");
      known = candidates[choices.choose(unsigned(candidates.size()))];
      // An attribute that the rule mentions is present.
      if (value && (!known || failed(bindAttribute(value, known))))
        return failure();
    }
    if (known)
      state.slots.push_back({unsigned(i), known});
  }
  return success();
}

/// The types of the slots, those that the rule does not state by inference or by choice.
LogicalResult InstanceBuilder::chooseTypes(pdlop::OperationOp op,
                                           OperationState &state) {
  const OpDefinition &def = *state.name.getDefinition();
  std::vector<SlotTypes> operands(def.operands.size()),
      results(def.results.size());
  std::vector<size_t> counts(def.operands.size(), 1);
  for (auto [slot, value] : llvm::zip_equal(operands, op.getOperandValues()))
    if (Type type = getType(value))
      slot.push_back(type);
  for (auto [slot, type] : llvm::zip_equal(results, op.getTypeValues()))
    if (Type bound = boundTypes.lookup(type))
      slot.push_back(bound);
  SmallVector<Attribute, 4> slots = getAttributeSlots(state);
  for (size_t i = 0; i <= operands.size() + results.size(); ++i) {
    std::vector<bool> knownOperands, knownResults;
    for (const SlotTypes &slot : operands)
      knownOperands.push_back(!slot.empty());
    for (const SlotTypes &slot : results)
      knownResults.push_back(!slot.empty());
    if (canInferTypes(def, knownOperands, knownResults) &&
        succeeded(inferTypes(def, operands, counts, results, slots)) &&
        !llvm::any_of(results, [](const SlotTypes &s) { return s.empty(); }))
      break;
    bool isOperand = i < operands.size();
    size_t at = isOperand ? i : i - operands.size();
    if (at >= results.size() && !isOperand)
      return failure();
    SlotTypes &slot = isOperand ? operands[at] : results[at];
    Type type;
    if (slot.empty()) {
      if (failed(chooseSlot(def, isOperand ? def.operands[at] : def.results[at],
                            type)))
        return failure();
      slot.push_back(type);
    }
  }
  for (auto [slot, value] : llvm::zip_equal(operands, op.getOperandValues()))
    if (slot.size() != 1 ||
        (!values.count(value) && failed(makeOperand(value, slot.front()))))
      return failure();
  for (auto [slot, type] : llvm::zip_equal(results, op.getTypeValues()))
    if (slot.size() != 1 || failed(bindType(type, slot.front())))
      return failure();
  for (Value value : op.getOperandValues())
    state.addOperands(values.lookup(value));
  for (const SlotTypes &slot : results)
    state.addTypes(slot.front());
  return success();
}

/// The width of an `index` that no choice of a type, but a definition or the rule, has brought.
void InstanceBuilder::chooseIndexWidth(const OperationState &state) {
  auto isIndex = [](Type type) { return type.isIndex(); };
  bool hasIndex = llvm::any_of(state.types, isIndex) ||
                  llvm::any_of(state.operands, [](Value operand) {
                    return operand.getType().isIndex();
                  });
  if (hasIndex && !instance.indexWidth)
    instance.indexWidth = choices.choose(2) ? 64 : 32;
}

/// The value of an operation that is a constant.
LogicalResult InstanceBuilder::setConstant(pdlop::OperationOp op,
                                           OperationState &state) {
  const OpDefinition &def = *state.name.getDefinition();
  if (def.constantSlot < 0)
    return success();
  auto names = cast<ArrayAttr>(op.getAttributeValueNames());
  Attribute known;
  Value mentioned;
  for (auto [name, value] : llvm::zip_equal(names, op.getAttributeValues()))
    if (cast<StringAttr>(name).getValue() ==
        def.attributes[unsigned(def.constantSlot)].name) {
      mentioned = value;
      known = attributes.lookup(value);
    }
  if (!known) {
    instance.constants.push_back(state.types.front());
    known = makeConstant(state.types.front(),
                         unsigned(instance.constants.size() - 1));
    if (mentioned)
      attributes[mentioned] = known;
  }
  state.slots.push_back({unsigned(def.constantSlot), known});
  return success();
}

/// Whether each slot stands for one value, and the operation of the rule has these.
static bool hasSimpleSlots(pdlop::OperationOp op, const OpDefinition &def) {
  auto isOne = [](const ValueSlot &slot) { return slot.arity == Arity::One; };
  return llvm::all_of(def.operands, isOne) &&
         llvm::all_of(def.results, isOne) && def.regions.empty() &&
         op.getOperandValues().size() == def.operands.size() &&
         op.getTypeValues().size() == def.results.size();
}

LogicalResult InstanceBuilder::buildOperation(pdlop::OperationOp op) {
  if (!op.getOpName())
    return fail("an operation of any name is matched");
  const OpDefinition *def =
      rule->getContext()->getOpDefinition(*op.getOpName());
  if (!def || !def->registered)
    return fail("there is no operation '" + *op.getOpName() + "'");
  if (!hasSimpleSlots(op, *def))
    return fail("'" + def->name + "' has lists of values, or regions");
  if (!semantics::getSemantics(*def) && def->constantSlot < 0)
    return fail("'" + def->name + "' does not declare a computation");
  for (Value value : op.getOperandValues())
    if (!values.count(value) && !value.getDefiningOp<pdlop::OperandOp>())
      return fail("an operand of '" + def->name + "' is not a value or result");
  OperationState state(rule->getLoc(), *op.getOpName());
  if (failed(chooseAttributes(op, state)) || failed(chooseTypes(op, state)) ||
      failed(setConstant(op, state)))
    return failure();
  chooseIndexWidth(state);
  Operation *made = builder.create(state);
  operations[op] = made;
  DiagnosticCapture capture;
  return def->constantSlot < 0 ? verify(made, /*recursive=*/false) : success();
}

/// An operation that uses the results which the rule replaces.
void InstanceBuilder::addTerminator() {
  llvm::DenseSet<Operation *> compared{strata::pdl::findRoot(rule)};
  rule->walk([&](pdlop::ReplaceOp replace) {
    compared.insert(replace.getOpValue().getDefiningOp());
  });
  OperationState state(rule->getLoc(), StringRef("strata.results"));
  for (Operation &op : rule->getRegion(0).front())
    if (compared.contains(&op))
      state.addOperands(operations.lookup(&op)->getResults());
  builder.create(state);
}

LogicalResult InstanceBuilder::build() {
  OperationState container(rule->getLoc(), StringRef("strata.instance"));
  Region *region = container.addRegion();
  region->push_back(Block::create(rule->getContext()));
  instance.container = Operation::create(container);
  builder.setInsertionPointToEnd(&instance.getBlock());
  findConstants();
  for (Operation &op : rule->getRegion(0).front()) {
    if (auto type = dyn_cast<pdlop::TypeOp>(&op)) {
      if (type.getConstantTypeAttr())
        boundTypes[type.getResult()] = type.getConstantType();
    } else if (auto attr = dyn_cast<pdlop::AttributeOp>(&op)) {
      if (attr.getValue())
        attributes[attr.getAttr()] = attr.getValue();
    } else if (auto operation = dyn_cast<pdlop::OperationOp>(&op)) {
      if (failed(buildOperation(operation)))
        return failure();
    } else if (auto result = dyn_cast<pdlop::ResultOp>(&op)) {
      Operation *made = operations.lookup(result.getParent().getDefiningOp());
      unsigned index = unsigned(result.getIndex());
      if (!made || index >= made->getNumResults())
        return fail("a result is not one of an operation of the rule");
      values[result.getVal()] = made->getResult(index);
    } else if (!isa<pdlop::OperandOp, pdlop::ApplyNativeConstraintOp,
                    pdlop::RewriteOp>(&op)) {
      return fail("'" + op.getName().getStringRef() +
                  "' has any number of values");
    }
  }
  instance.root = operations.lookup(strata::pdl::findRoot(rule));
  addTerminator();
  return success();
}

RuleInstantiator::RuleInstantiator(Operation *rule,
                                   ArrayRef<InstanceType> types)
    : rule(rule), types(types) {}

LogicalResult RuleInstantiator::build(RuleInstance &instance, Choices &choices,
                                      ConstantFn makeConstant,
                                      std::string &error) {
  return InstanceBuilder(rule, types, instance, choices, makeConstant, error)
      .build();
}
