// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Prove/FoldInstance.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Prove/CounterexampleDetail.h"
#include "strata/Semantics/OpSemantics.h"

using namespace strata;
using namespace strata::prove;

//===-- Constants ----------------------------------------------------------===//

/// Integers of `width` bits that folds may treat in special ways; all integers of few bits.
static SmallVector<APInt, 16> getIntegers(unsigned width, bool isBrief) {
  constexpr unsigned FewBits = 4;
  SmallVector<APInt, 16> numbers;
  auto add = [&](const APInt &number) {
    if (!llvm::is_contained(numbers, number))
      numbers.push_back(number);
  };
  if (!isBrief && width <= FewBits) {
    for (uint64_t bits = 0; bits < uint64_t(1) << width; ++bits)
      add(APInt(width, bits));
    return numbers;
  }
  add(APInt::getZero(width));
  add(APInt(width, 1));
  add(APInt::getAllOnes(width));
  if (isBrief)
    return numbers;
  add(APInt::getSignedMinValue(width));
  add(APInt::getSignedMaxValue(width));
  add(APInt(width, 2));
  add(APInt(width, width - 1));
  add(APInt::getOneBitSet(width, width / 2));
  return numbers;
}

/// Floats that folds may treat in special ways.
static SmallVector<APFloat, 16> getFloats(const llvm::fltSemantics &format,
                                          bool isBrief) {
  SmallVector<APFloat, 16> numbers;
  for (bool isNegative : {false, true}) {
    numbers.push_back(APFloat::getZero(format, isNegative));
    numbers.push_back(APFloat::getOne(format, isNegative));
    if (isBrief)
      continue;
    numbers.push_back(APFloat::getInf(format, isNegative));
    numbers.push_back(APFloat::getSmallest(format, isNegative));
  }
  numbers.push_back(APFloat::getNaN(format));
  return numbers;
}

static SmallVector<Attribute, 16> getConstants(Type type, bool isBrief) {
  SmallVector<Attribute, 16> constants;
  if (auto floatType = dyn_cast<FloatType>(type)) {
    for (const APFloat &number :
         getFloats(floatType.getFloatSemantics(), isBrief))
      constants.push_back(FloatAttr::get(type, number));
  } else {
    unsigned width = type.isIndex() ? IndexType::StorageBits
                                    : semantics::getScalarWidth(type);
    for (const APInt &number : getIntegers(width, isBrief))
      constants.push_back(IntegerAttr::get(type, number));
  }
  return constants;
}

//===-- Operations ---------------------------------------------------------===//

InstanceOperations::InstanceOperations(Context &ctx, FoldInstance &instance,
                                       Choices &choices,
                                       ArrayRef<InstanceType> types,
                                       std::string &error)
    : instance(instance), choices(choices), types(types), error(error),
      builder(&ctx) {
  OperationState container(UnknownLoc::get(&ctx), StringRef("strata.instance"));
  Region *region = container.addRegion();
  region->push_back(Block::create(&ctx));
  instance.container = Operation::create(container);
  builder.setInsertionPointToEnd(&instance.getBlock());
}

static bool isSetOfFlags(const AttrSlot &slot) {
  return slot.kind.definition && slot.kind.definition->enumeration &&
         slot.kind.definition->enumeration->isBits;
}

/// Keeps the empty set, the set of all flags and, if these are not too many, those of one flag.
static void reduceSets(SmallVectorImpl<Attribute> &sets, size_t mostSets) {
  SmallVector<Attribute, 16> kept{sets.front(), sets.back()};
  for (size_t i = 1; i + 1 < sets.size(); i *= 2)
    kept.push_back(sets[i]);
  if (kept.size() > mostSets)
    kept.truncate(2);
  sets.assign(kept.begin(), kept.end());
}

LogicalResult InstanceOperations::chooseAttributes(const OpDefinition &def,
                                                   size_t mostSets,
                                                   OperationState &state) {
  for (auto [i, slot] : llvm::enumerate(def.attributes)) {
    SmallVector<Attribute, 4> candidates =
        getAttributeCandidates(def, unsigned(i), /*isMentioned=*/true);
    if (candidates.empty())
      candidates =
          getAttributeCandidates(def, unsigned(i), /*isMentioned=*/false);
    if (candidates.empty()) {
      error = ("the values of attribute '" + slot.name + "' of '" + def.name +
               "' cannot be enumerated")
                  .str();
      return failure();
    }
    if (candidates.size() > mostSets && isSetOfFlags(slot))
      reduceSets(candidates, mostSets);
    Attribute chosen = candidates[choices.choose(unsigned(candidates.size()))];
    if (chosen)
      state.slots.push_back({unsigned(i), chosen});
  }
  return success();
}

Operation *InstanceOperations::create(const OpDefinition &def, size_t mostSets,
                                      Type resultType, unsigned resultIndex) {
  OperationState state(instance.container->getLoc(), def.name);
  if (failed(chooseAttributes(def, mostSets, state)))
    return nullptr;
  std::vector<SlotTypes> operands(def.operands.size()),
      results(def.results.size());
  if (resultType)
    results[resultIndex].push_back(resultType);
  TypeChoices typeChoices{types, choices, instance.indexWidth};
  std::string reason;
  if (failed(chooseSlotTypes(def, getAttributeSlots(state), typeChoices,
                             operands, results, reason))) {
    if (!resultType)
      error = reason;
    return nullptr;
  }
  for (const SlotTypes &slot : operands)
    state.addOperands(
        Value(instance.getBlock().addArgument(slot.front(), state.location)));
  for (const SlotTypes &slot : results)
    state.addTypes(slot.front());
  chooseIndexWidth(state, choices, instance.indexWidth);
  Operation *op = builder.create(state);
  DiagnosticCapture capture;
  return succeeded(verify(op, /*recursive=*/false)) ? op : nullptr;
}

void InstanceOperations::finish(Operation *op) {
  OperationState state(op->getLoc(), StringRef("strata.results"));
  state.addOperands(op->getResults());
  builder.create(state);
  instance.getBlock().eraseArguments(
      [](BlockArgument argument) { return argument.use_empty(); });
}

//===-- Instances ----------------------------------------------------------===//

namespace {
/// Chooses the operands of the operations of one instance.
class OperandChoices {
public:
  OperandChoices(Choices &choices, InstanceOperations &operations, bool isBrief)
      : choices(choices), operations(operations), isBrief(isBrief) {}

  /// Chooses operand `i` of `op`: the new argument that it is, one of `others` of its type, or
  /// a constant if `allowsConstants`. True for a constant.
  bool choose(Operation *op, unsigned i, ArrayRef<Value> others,
              bool allowsConstants);

private:
  Choices &choices;
  InstanceOperations &operations;
  bool isBrief;
};
} // namespace

bool OperandChoices::choose(Operation *op, unsigned i, ArrayRef<Value> others,
                            bool allowsConstants) {
  Type type = op->getOperand(i).getType();
  SmallVector<Value, 4> values{op->getOperand(i)};
  for (Value other : others)
    if (other.getType() == type && !llvm::is_contained(values, other))
      values.push_back(other);
  SmallVector<Attribute, 16> constants;
  if (allowsConstants)
    constants = getConstants(type, isBrief);
  bool allowsPoison = allowsConstants && !isBrief;
  unsigned number = choices.choose(
      unsigned(values.size() + constants.size() + (allowsPoison ? 1 : 0)));
  if (number < values.size()) {
    op->setOperand(i, values[number]);
    return false;
  }
  number -= unsigned(values.size());
  OpBuilder &builder = operations.getBuilder();
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(op->getBlock());
  Value constant;
  if (number == constants.size())
    constant = dialects::ub::PoisonOp::create(builder, op->getLoc(), type);
  else
    constant = dialects::arith::ConstantOp::create(builder, op->getLoc(), type,
                                                   constants[number]);
  op->setOperand(i, constant);
  return true;
}

/// The types of instances. `index` has 32 bits also if the operation is for any width of it.
static std::vector<InstanceType> getFoldTypes(const OpDefinition &def,
                                              bool isBrief) {
  using Format = FloatType::Format;
  Context &ctx = *def.ctx;
  std::vector<InstanceType> types;
  if (isBrief) {
    for (unsigned width : {1, 3, 8, 32})
      types.push_back({IntegerType::get(&ctx, width)});
    for (unsigned width : {32, 64})
      types.push_back({IndexType::get(&ctx), width});
    for (Format format :
         {Format::F8E4M3, Format::F16, Format::BF16, Format::F32})
      types.push_back({FloatType::get(&ctx, format)});
  } else {
    types = getInstanceTypes(ctx);
  }
  const semantics::OpSemantics *semantics = semantics::getSemantics(def);
  if (!semantics || !semantics->isForAnyIndexWidth)
    llvm::erase_if(types, [](const InstanceType &type) {
      return type.type.isIndex() && type.indexWidth != IndexType::StorageBits;
    });
  return types;
}

FoldInstantiator::FoldInstantiator(const OpDefinition &def,
                                   ArrayRef<const OpDefinition *> producers)
    : def(def), producers(producers),
      types(getFoldTypes(def, !producers.empty())) {}

/// The results of operations of `producers` that may have the type.
static SmallVector<std::pair<const OpDefinition *, unsigned>, 32>
getProducers(ArrayRef<const OpDefinition *> producers, Type type) {
  SmallVector<std::pair<const OpDefinition *, unsigned>, 32> results;
  for (const OpDefinition *producer : producers)
    for (unsigned i = 0; i < producer->results.size(); ++i)
      if (acceptsType(*producer, producer->results[i], type))
        results.push_back({producer, i});
  return results;
}

namespace {
/// Builds one instance of `def`.
class FoldBuilder {
public:
  FoldBuilder(const OpDefinition &def, FoldInstance &instance,
              InstanceOperations &operations, Choices &choices, bool isNested)
      : def(def), instance(instance), operations(operations), choices(choices),
        operands(choices, operations, isNested), isNested(isNested) {}
  LogicalResult build(ArrayRef<const OpDefinition *> producers);

private:
  LogicalResult addInner(ArrayRef<const OpDefinition *> producers);

  const OpDefinition &def;
  FoldInstance &instance;
  InstanceOperations &operations;
  Choices &choices;
  OperandChoices operands;
  bool isNested;
  /// The operand that `inner` defines.
  unsigned nested = 0;
  /// Values that the operands of `op` may be, too.
  SmallVector<Value, 4> others;
};
} // namespace

/// Makes an operation that defines one of the operands.
LogicalResult FoldBuilder::addInner(ArrayRef<const OpDefinition *> producers) {
  Operation *op = instance.op;
  if (!op->getNumOperands())
    return failure();
  nested = choices.choose(op->getNumOperands());
  Type type = op->getOperand(nested).getType();
  auto candidates = getProducers(producers, type);
  if (candidates.empty())
    return failure();
  auto [producer, index] =
      candidates[choices.choose(unsigned(candidates.size()))];
  OpBuilder &builder = operations.getBuilder();
  builder.setInsertionPoint(op);
  Operation *inner = operations.create(*producer, /*mostSets=*/4, type, index);
  if (!inner)
    return failure();
  builder.setInsertionPointAfter(op);
  instance.inner = inner;
  bool hasConstant = false;
  for (unsigned i = 0; i < inner->getNumOperands(); ++i) {
    hasConstant |= operands.choose(inner, i, others, !hasConstant);
    others.push_back(inner->getOperand(i));
  }
  op->setOperand(nested, inner->getResult(index));
  others.append(inner->result_begin(), inner->result_end());
  return success();
}

LogicalResult FoldBuilder::build(ArrayRef<const OpDefinition *> producers) {
  Operation *op = operations.create(def, /*mostSets=*/isNested ? 2 : 16);
  if (!op)
    return failure();
  instance.op = op;
  if (isNested && failed(addInner(producers)))
    return failure();
  for (unsigned i = 0; i < op->getNumOperands(); ++i) {
    if (isNested && i == nested)
      continue;
    operands.choose(op, i, others, /*allowsConstants=*/true);
    if (isa<BlockArgument>(op->getOperand(i)))
      others.push_back(op->getOperand(i));
  }
  operations.finish(op);
  return success();
}

LogicalResult FoldInstantiator::build(FoldInstance &instance, Choices &choices,
                                      std::string &error) const {
  InstanceOperations operations(*def.ctx, instance, choices, types, error);
  return FoldBuilder(def, instance, operations, choices, !producers.empty())
      .build(producers);
}
