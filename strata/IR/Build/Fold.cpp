// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Build/Fold.h"

#include "strata/Definition/TypeInference.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Mutation.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include <algorithm>

using namespace strata;

void strata::prepareConstant(OpDefinition &def) {
  if (!def.hasTrait(OpTrait::ConstantLike) || def.results.size() != 1 ||
      def.results[0].arity != Arity::One || !def.operands.empty())
    return;
  def.constantSlot =
      def.attributes.size() == 1 ? 0 : def.findAttribute("value");
}

//===-- Folding ------------------------------------------------------------===//

/// Moves constant operands after the others and keeps the order of both groups.
static LogicalResult sortConstants(Operation *op,
                                   ArrayRef<Attribute> operands) {
  const Attribute *first =
      std::find_if(operands.begin(), operands.end(),
                   [](Attribute value) { return bool(value); });
  if (std::all_of(first, operands.end(),
                  [](Attribute value) { return bool(value); }))
    return failure();
  SmallVector<Value, 4> sorted;
  for (bool constants : {false, true})
    for (auto [i, value] : llvm::enumerate(operands))
      if (bool(value) == constants)
        sorted.push_back(op->getOperand(i));
  for (auto [i, value] : llvm::enumerate(sorted))
    if (op->getOperand(i) != value)
      op->setOperand(i, value);
  return success();
}

/// The operation of the same name that defines the only operand of `op`.
static Operation *getInner(Operation *op) {
  Operation *inner = op->getOperand(0).getDefiningOp();
  return inner && inner->getName() == op->getName() && inner != op ? inner
                                                                   : nullptr;
}

/// f(f(x)) is x.
static Value foldInvolution(Operation *op) {
  if (op->getNumOperands() != 1)
    return {};
  Operation *inner = getInner(op);
  return inner ? inner->getOperand(0) : Value();
}

/// f(f(x)) is f(x), and f(x, x) is x.
static Value foldIdempotent(Operation *op) {
  if (op->getNumOperands() == 1)
    return getInner(op) ? op->getOperand(0) : Value();
  if (op->getNumOperands() == 2 && op->getOperand(0) == op->getOperand(1))
    return op->getOperand(0);
  return {};
}

/// Applies the folds of the traits to operations with one result.
static LogicalResult foldTraits(Operation *op, ArrayRef<Attribute> operands,
                                SmallVectorImpl<OpFoldResult> &results) {
  const OpDefinition &def = op->getDefinition();
  Value value;
  if (def.hasTrait(OpTrait::Involution))
    value = foldInvolution(op);
  if (!value && def.hasTrait(OpTrait::Idempotent))
    value = foldIdempotent(op);
  if (value && op->getNumResults() == 1 &&
      value.getType() == op->getResult(0).getType()) {
    results.push_back(value);
    return success();
  }
  if (def.hasTrait(OpTrait::Commutative) && op->getNumOperands() > 1)
    return sortConstants(op, operands);
  return failure();
}

/// Whether a trait says how operations of `def` fold.
static bool mayFoldByTraits(const OpDefinition &def) {
  return def.hasTrait(OpTrait::Involution) ||
         def.hasTrait(OpTrait::Idempotent) ||
         def.hasTrait(OpTrait::Commutative);
}

bool strata::mayFold(const OpDefinition &def) {
  return def.fold || def.foldConstants || mayFoldByTraits(def);
}

LogicalResult strata::fold(Operation *op, ArrayRef<Attribute> operands,
                           SmallVectorImpl<OpFoldResult> &results) {
  const OpDefinition &def = op->getDefinition();
  bool changed = false;
  if (def.fold && succeeded(def.fold(op, operands, results))) {
    if (!results.empty())
      return success();
    changed = true;
  }
  results.clear();
  if (!changed && def.foldConstants &&
      succeeded(def.foldConstants(op, operands, results)))
    return success();
  if (mayFoldByTraits(def) && succeeded(foldTraits(op, operands, results)))
    return success();
  return success(changed);
}

bool strata::isPartialFold(Operation *op, ArrayRef<OpFoldResult> results) {
  return llvm::any_of(results, [&](OpFoldResult result) {
    return result.getValue() && result.getValue().getDefiningOp() == op;
  });
}

LogicalResult strata::fold(Operation *op,
                           SmallVectorImpl<OpFoldResult> &results) {
  if (!mayFold(op->getDefinition()))
    return failure();
  SmallVector<Attribute, 8> operands;
  for (OpOperand &operand : op->getOpOperands())
    operands.push_back(getConstantValue(operand.get()));
  return fold(op, operands, results);
}

//===-- Constants ----------------------------------------------------------===//

/// The width of an integer, index or float type, or of such elements; 0 for
/// other types.
static unsigned getNumberWidth(Type type) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    type = shaped.getElementType();
  if (type.isIndex())
    return IndexType::StorageBits;
  return type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 0;
}

/// `number` in each element of `type`; null if that is no type of numbers.
static Attribute getNumber(Type type, int64_t number) {
  auto vector = dyn_cast<VectorType>(type);
  Type element = vector ? vector.getElementType() : type;
  Builder builder(type.getContext());
  Attribute value;
  if (element.isFloat())
    value = builder.getFloatAttr(element, double(number));
  else if (element.isIntOrIndex())
    value = builder.getIntegerAttr(element, number);
  return value && vector
             ? DenseElementsAttr::get(vector, ArrayRef<Attribute>(value))
             : value;
}

Attribute detail::getConstantOfType(const OpDefinition &def, Type type) {
  auto alternatives = dyn_cast<ArrayAttr>(def.constantValue);
  if (!alternatives)
    return def.constantValue;
  for (Attribute alternative : alternatives) {
    auto number = dyn_cast<IntegerAttr>(alternative);
    Attribute value = number ? getNumber(type, number.getInt()) : alternative;
    if (value)
      return value;
  }
  return {};
}

bool detail::hasWidthOf(Attribute constant, Type type) {
  auto typed = dyn_cast<TypedAttr>(constant);
  if (!typed || typed.getType() == type)
    return true;
  unsigned width = getNumberWidth(typed.getType()),
           other = getNumberWidth(type);
  return !width || !other || width == other;
}

/// Whether it depends on the class and the type of a number alone if `def`
/// accepts it, and what type its result has then.
static bool isOfTypeOnly(const OpDefinition &def, ArrayRef<TypeStep> plan) {
  const AttrConstraint &constraint =
      def.attributes[unsigned(def.constantSlot)].constraint;
  if (constraint.predicate || !llvm::all_of(plan, [](const TypeStep &step) {
        return !step.function || step.function->isOfTypeOnly();
      }))
    return false;
  if (!constraint.node)
    return true;
  const ConstraintProgram::Node &node = (*def.program)[*constraint.node];
  return node.op == ConstraintProgram::Op::Predicate &&
         node.predicate->isOfTypeOnly();
}

MutableArrayRef<ConstantMaterializer::Maker>
ConstantMaterializer::getMakers(Dialect &dialect) {
  if (recentDialect == &dialect)
    return recentMakers;
  auto [place, isNew] = makers.try_emplace(&dialect);
  // Definitions may be loaded on the way, but no constants made.
  std::vector<Maker> &list = place->second;
  if (isNew)
    for (const std::string &name : dialect.constants) {
      const OpDefinition *def = dialect.getContext()->getOpDefinition(name);
      if (def->constantSlot < 0 && !def->constantValue)
        continue;
      Maker maker;
      maker.def = def;
      if (!def->inferTypes)
        maker.plan = planTypes(*def, {}, {false});
      maker.isOfTypeOnly =
          maker.plan && !def->constantValue && isOfTypeOnly(*def, *maker.plan);
      list.push_back(std::move(maker));
    }
  recentDialect = &dialect;
  recentMakers = list;
  return recentMakers;
}

/// Whether `node` accepts `attr` whatever else there is.
static bool accepts(const ConstraintProgram &program,
                    ConstraintProgram::Index node, Attribute attr) {
  return (program.isPure(node) && program.isKnown(node, attr)) ||
         ConstraintChecker(program).test(node, attr);
}

/// Whether an operation of the definition may have the value `value` and a
/// result of `type`, according to its slots.
bool ConstantMaterializer::canMakeAny(const Maker &maker, Attribute value,
                                      Type type) {
  const OpDefinition &def = *maker.def;
  if (def.constantValue
          ? value != detail::getConstantOfType(def, type)
          : !def.acceptsAttribute(unsigned(def.constantSlot), value))
    return false;
  const TypeConstraint &constraint = def.results[0].constraint;
  if (constraint.predicate && !constraint.predicate(type))
    return false;
  if (constraint.node &&
      !accepts(*def.program, *constraint.node, TypeAttr::get(type)))
    return false;
  if (maker.plan) {
    Type inferred;
    SmallVector<Attribute, 2> attributes(def.attributes.size());
    if (!def.constantValue)
      attributes[unsigned(def.constantSlot)] = value;
    if (succeeded(applyTypePlan(*maker.plan, inferred, attributes)))
      return !inferred || inferred == type;
  }
  if (def.typeRules.empty() && !def.inferTypes)
    return true;
  OperationState state(Location(), &def);
  if (!def.constantValue)
    state.slots.push_back({unsigned(def.constantSlot), value});
  DiagnosticCapture silence;
  return failed(inferResultTypes(state)) ||
         ArrayRef<Type>(state.types) == ArrayRef<Type>(type);
}

/// The same. For numbers the answer is remembered: making constants takes a third
/// fewer instructions when 20,000 operations fold.
bool ConstantMaterializer::canMake(Maker &maker, Attribute value, Type type) {
  Type *known = nullptr;
  if (maker.isOfTypeOnly) {
    if (auto integer = dyn_cast<IntegerAttr>(value);
        integer && integer.getType() == type)
      known = &maker.knownInteger;
    else if (auto number = dyn_cast<FloatAttr>(value);
             number && number.getType() == type)
      known = &maker.knownFloat;
  }
  if (known && *known == type)
    return true;
  if (!canMakeAny(maker, value, type))
    return false;
  if (known)
    *known = type;
  return true;
}

Operation *ConstantMaterializer::materialize(OpBuilder &builder,
                                             Dialect &dialect, Attribute value,
                                             Type type, Location loc) {
  for (Maker &maker : getMakers(dialect)) {
    const OpDefinition *def = maker.def;
    if (!canMake(maker, value, type))
      continue;
    Operation *op = Operation::create(loc, def, type, {}, DictionaryAttr(), {},
                                      /*numRegions=*/0);
    if (!def->constantValue)
      op->setAttrSlot(unsigned(def->constantSlot), value);
    if (def->verify) {
      DiagnosticCapture silence;
      if (failed(def->verify(op))) {
        op->destroy();
        continue;
      }
    }
    return builder.insert(op);
  }
  return nullptr;
}

bool ConstantMaterializer::turnInto(Operation *op, Attribute value,
                                    SmallVectorImpl<Value> &operands) {
  if (op->getNumResults() != 1)
    return false;
  Type type = op->getResult(0).getType();
  for (Maker &maker : getMakers(*op->getDialect()))
    if (canMake(maker, value, type))
      return detail::Mutation::turnIntoConstant(op, *maker.def, value,
                                                operands);
  return false;
}

Operation *strata::materializeConstant(OpBuilder &builder, Dialect &dialect,
                                       Attribute value, Type type,
                                       Location loc) {
  return ConstantMaterializer().materialize(builder, dialect, value, type, loc);
}

LogicalResult
OpBuilder::tryFold(Operation *op, SmallVectorImpl<Value> &results,
                   SmallVectorImpl<Operation *> *materializedConstants) {
  results.clear();
  if (getConstantValue(op))
    return failure();
  SmallVector<OpFoldResult, 4> folded;
  if (failed(fold(op, folded)) || isPartialFold(op, folded))
    return failure();
  // Constants are inserted when all of them can be made.
  OpBuilder detached(ctx);
  SmallVector<Operation *, 4> constants;
  ConstantMaterializer materializer;
  for (auto [i, result] : llvm::enumerate(folded)) {
    if (Value value = result.getValue()) {
      results.push_back(value);
      continue;
    }
    Operation *constant =
        materializer.materialize(detached, *op->getDialect(), result.getAttr(),
                                 op->getResult(i).getType(), op->getLoc());
    if (!constant) {
      for (Operation *made : constants)
        made->destroy();
      results.clear();
      return failure();
    }
    constants.push_back(constant);
    results.push_back(constant->getResult(0));
  }
  for (Operation *constant : constants)
    insert(constant);
  if (materializedConstants)
    llvm::append_range(*materializedConstants, constants);
  return success();
}

Value OpBuilder::createOrFold(OperationState &state) {
  Listener *told = std::exchange(listener, nullptr);
  Operation *op = create(state);
  listener = told;
  return foldCreated(op);
}

Value OpBuilder::foldCreated(Operation *op) {
  // Two operations that change into each other would do so for ever.
  constexpr unsigned maxRounds = 16;
  for (unsigned round = 0; round < maxRounds; ++round) {
    SmallVector<Value, 1> results;
    InsertionGuard guard(*this);
    if (op->getBlock())
      setInsertionPoint(op);
    if (failed(tryFold(op, results)))
      break;
    if (results.empty())
      continue;
    Value value = results.front();
    if (value == op->getResult(0))
      break;
    // The insertion point may be at the operation.
    guard.restore();
    if (op->getBlock())
      op->erase();
    else
      op->destroy();
    return value;
  }
  if (listener && op->getBlock())
    listener->notifyOperationInserted(op, {});
  return op->getResult(0);
}

Value strata::createOrFold(OpBuilder &builder, OperationState &state) {
  return builder.createOrFold(state);
}
