// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Prove/RuleInstance.h"

#include "strata/Definition/OpDefinition.h"
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
          getAttributeCandidates(def, unsigned(i), bool(value));
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
  for (auto [slot, value] : llvm::zip_equal(operands, op.getOperandValues()))
    if (Type type = getType(value))
      slot.push_back(type);
  for (auto [slot, type] : llvm::zip_equal(results, op.getTypeValues()))
    if (Type bound = boundTypes.lookup(type))
      slot.push_back(bound);
  TypeChoices typeChoices{types, choices, instance.indexWidth};
  if (failed(chooseSlotTypes(def, getAttributeSlots(state), typeChoices,
                             operands, results, error)))
    return failure();
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
  return hasSimpleSlots(def) &&
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
  chooseIndexWidth(state, choices, instance.indexWidth);
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
