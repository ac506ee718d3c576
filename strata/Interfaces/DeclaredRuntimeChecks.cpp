// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each check is one condition and one assertion. Everything but constants is
// folded when it is made.
#include "strata/Interfaces/DeclaredRuntimeChecks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interfaces/RuntimeVerifiableOpInterface.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using Check = DeclaredRuntimeCheck;
using Term = DeclaredRuntimeCheck::Term;
using Checks = std::vector<DeclaredRuntimeCheck>;

ArrayRef<StringRef> strata::getRuntimePredicates() {
  static constexpr StringRef names[] = {"eq",  "ne",  "slt", "sle", "sgt",
                                        "sge", "ult", "ule", "ugt", "uge"};
  return names;
}

namespace {
/// A value, or a constant that is made when its type is known.
struct Number {
  Value value;
  IntegerAttr constant;
};

/// Makes the checks of one operation.
class CheckMaker {
public:
  CheckMaker(Operation *op, OpBuilder &builder, Location loc)
      : op(op), def(op->getDefinition()), builder(builder), loc(loc),
        common(getCommonOperations(*op->getContext())) {}
  /// Fails, after a diagnostic, if an operation that checks use does not exist.
  LogicalResult findOperations();
  /// The condition; null if there is nothing to check.
  FailureOr<Value> make(const Check &check);
  void createAssertion(Value condition, StringRef message) {
    common.createAssertion(builder, loc, condition, message);
  }
  LogicalResult findOperands() { return getOperandSegments(op, segments); }

private:
  InFlightDiagnostic fail() {
    return op->emitOpError("cannot be checked at run time: ");
  }
  StringRef getName(unsigned slot) const;
  Attribute getAttribute(unsigned slot) const;
  bool isAbsent(const Term &term) const;
  Value makeConstant(Type type, int64_t number) {
    return makeConstant(builder.getIntegerAttr(type, number));
  }
  Value makeConstant(IntegerAttr number) {
    return common.createConstant(builder, loc, number);
  }
  Value compare(IntegerPredicate predicate, Value lhs, Value rhs) {
    return common.createComparison(builder, loc, predicate, lhs, rhs);
  }
  Value conjoin(Value lhs, Value rhs) {
    return common.createAnd(builder, loc, lhs, rhs);
  }
  Value compareRange(Value value, Value zero, Value bound) {
    Value isAtLeast = compare(IntegerPredicate::SGE, value, zero);
    return conjoin(isAtLeast, compare(IntegerPredicate::SLT, value, bound));
  }
  FailureOr<Value> call(StringRef callee, ArrayRef<Value> arguments);
  FailureOr<Value> makeCall(const Term &term);
  FailureOr<Number> resolve(const Term &term);
  FailureOr<Value> finish(const Number &number, Type type);
  Value getOperand(unsigned slot) const {
    return op->getOperand(segments[slot].first);
  }
  FailureOr<Value> makeInBounds(const Check &check);
  FailureOr<Value> makeComparison(const Check &check);

  Operation *op;
  const OpDefinition &def;
  OpBuilder &builder;
  Location loc;
  const CommonOperations &common;
  SmallVector<Segment, 4> segments;
};
} // namespace

//===-- Slots -------------------------------------------------------------===//

StringRef CheckMaker::getName(unsigned slot) const {
  size_t numOperands = def.operands.size();
  return slot < numOperands
             ? def.operands[slot].name
             : def.attributes[slot - numOperands - def.results.size()].name;
}

Attribute CheckMaker::getAttribute(unsigned slot) const {
  size_t index = slot - def.operands.size() - def.results.size();
  Attribute attr = op->getAttrSlots()[index];
  return attr ? attr : def.attributes[index].defaultValue;
}

bool CheckMaker::isAbsent(const Term &term) const {
  return term.kind == Term::Kind::Attribute && !getAttribute(term.slot);
}

//===-- Operations --------------------------------------------------------===//

LogicalResult CheckMaker::findOperations() {
  const std::pair<bool, StringRef> needed[] = {
      {common.createConstant, "integer constants"},
      {common.createComparison, "comparisons of integers"},
      {common.createAnd, "conjunctions"},
      {common.createAssertion, "assertions"}};
  for (auto [isThere, what] : needed)
    if (!isThere)
      return fail() << "no registered dialect has an operation for " << what;
  return success();
}

/// Whether operations defined by `def` are one value made of `numOperands`.
static bool isFunction(const OpDefinition &def, size_t numOperands) {
  auto isOne = [](const ValueSlot &slot) { return slot.arity == Arity::One; };
  auto isNeeded = [](const AttrSlot &slot) { return !slot.optional; };
  return def.registered && def.hasSignature &&
         def.operands.size() == numOperands &&
         llvm::all_of(def.operands, isOne) && def.results.size() == 1 &&
         llvm::all_of(def.results, isOne) && def.regions.empty() &&
         def.numSuccessors == 0 && llvm::none_of(def.attributes, isNeeded);
}

FailureOr<Value> CheckMaker::call(StringRef callee, ArrayRef<Value> arguments) {
  if (!isFunction(*op->getContext()->getOpDefinition(callee), arguments.size()))
    return fail() << "'" << callee
                  << "' is not an operation with one result and "
                  << uint64_t(arguments.size()) << " operands";
  OperationState state(loc, OperationName(callee, op->getContext()));
  llvm::append_range(state.operands, arguments);
  if (failed(inferResultTypes(state)) || state.types.size() != 1)
    return fail() << "the result type of '" << callee
                  << "' cannot be inferred from its operands";
  // As in mlir-opt, a number of the whole operand, such as a rank, is not folded.
  if (arguments.size() == 1)
    return Value(builder.create(state)->getResult(0));
  return createOrFold(builder, state);
}

//===-- Numbers -----------------------------------------------------------===//

FailureOr<Number> CheckMaker::resolve(const Term &term) {
  switch (term.kind) {
  case Term::Kind::Operand:
    return Number{getOperand(term.slot), {}};
  case Term::Kind::Number:
    return Number{{}, builder.getIndexAttr(term.number)};
  case Term::Kind::Attribute: {
    Attribute attr = getAttribute(term.slot);
    if (auto integer = dyn_cast<IntegerAttr>(attr))
      return Number{{}, integer};
    return fail() << "attribute '" << getName(term.slot) << "' is " << attr
                  << ", which is not an integer";
  }
  case Term::Kind::Call: {
    FailureOr<Value> value = makeCall(term);
    if (failed(value))
      return failure();
    return Number{*value, {}};
  }
  }
  llvm_unreachable("all kinds are handled");
}

FailureOr<Value> CheckMaker::makeCall(const Term &term) {
  SmallVector<Value, 2> arguments;
  for (const Term &argument : term.arguments) {
    FailureOr<Number> number = resolve(argument);
    if (failed(number))
      return failure();
    arguments.push_back(number->value ? number->value
                                      : makeConstant(number->constant));
  }
  return call(term.callee, arguments);
}

static bool isIndexOrInteger(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return isa<IndexType>(type) || (integer && integer.isSignless());
}

static unsigned getWidth(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer ? integer.getWidth() : 64;
}

/// The number `value` as one of `type`, which is an index or a signless
/// integer; null if it has no such number.
static IntegerAttr convert(IntegerAttr value, Type type) {
  APInt number = value.getValue();
  auto integer = dyn_cast<IntegerType>(value.getType());
  unsigned width = getWidth(type);
  if (number.getBitWidth() == width)
    return IntegerAttr::get(type, number);
  if (integer && (integer.isUnsigned() || integer.getWidth() == 1)) {
    if (number.getActiveBits() >= width)
      return {};
    return IntegerAttr::get(type, number.zextOrTrunc(width));
  }
  if (number.getSignificantBits() > width)
    return {};
  return IntegerAttr::get(type, number.sextOrTrunc(width));
}

FailureOr<Value> CheckMaker::finish(const Number &number, Type type) {
  if (number.value)
    return number.value;
  if (IntegerAttr constant = convert(number.constant, type))
    return makeConstant(constant);
  return fail() << number.constant << " cannot be converted to type " << type;
}

//===-- Checks ------------------------------------------------------------===//

FailureOr<Value> CheckMaker::makeInBounds(const Check &check) {
  Segment indices = segments[check.subject.slot];
  Value shaped = getOperand(check.bound.arguments.front().slot);
  auto type = dyn_cast<ShapedType>(shaped.getType());
  auto vector = dyn_cast<VectorType>(shaped.getType());
  if (!type || !type.hasRank() || (vector && vector.isScalable()))
    return fail() << "'" << getName(check.bound.arguments.front().slot)
                  << "' is of type " << shaped.getType()
                  << ", which has no dimensions to check";
  if (size_t(type.getRank()) != indices.size)
    return fail() << "'" << getName(check.subject.slot) << "' has "
                  << uint64_t(indices.size) << " indices for "
                  << uint64_t(type.getRank()) << " dimensions";
  Type index = builder.getIndexType();
  Value zero = indices.size ? makeConstant(index, 0) : Value();
  Value all;
  for (auto [i, size] : llvm::enumerate(type.getShape())) {
    Value at = op->getOperand(indices.first + unsigned(i));
    Value number = makeConstant(index, int64_t(i));
    FailureOr<Value> bound = ShapedType::isDynamic(size)
                                 ? call(check.bound.callee, {shaped, number})
                                 : makeConstant(index, size);
    if (failed(bound))
      return failure();
    for (Value value : {at, *bound})
      if (value.getType() != index)
        return fail() << "expected an index, but found a value of type "
                      << value.getType();
    Value isInside = compareRange(at, zero, *bound);
    all = all ? conjoin(all, isInside) : isInside;
  }
  return all;
}

FailureOr<Value> CheckMaker::makeComparison(const Check &check) {
  FailureOr<Number> bound = resolve(check.bound);
  if (failed(bound))
    return failure();
  FailureOr<Number> subject = resolve(check.subject);
  if (failed(subject))
    return failure();
  Type type = subject->value ? subject->value.getType()
              : bound->value ? bound->value.getType()
                             : subject->constant.getType();
  if (bound->value && bound->value.getType() != type)
    return fail() << "a value of type " << type
                  << " is compared with one of type " << bound->value.getType();
  if (!isIndexOrInteger(type))
    return fail() << "values of type " << type
                  << " are neither of index type nor signless integers";
  FailureOr<Value> value = finish(*subject, type);
  FailureOr<Value> limit = finish(*bound, type);
  if (failed(value) || failed(limit))
    return failure();
  if (check.kind == Check::Kind::Compare)
    return compare(check.predicate, *value, *limit);
  return compareRange(*value, makeConstant(type, 0), *limit);
}

FailureOr<Value> CheckMaker::make(const Check &check) {
  if ((check.condition && check.condition->check(op)) ||
      isAbsent(check.subject) || isAbsent(check.bound) ||
      llvm::any_of(check.bound.arguments,
                   [&](const Term &term) { return isAbsent(term); }) ||
      llvm::any_of(check.subject.arguments,
                   [&](const Term &term) { return isAbsent(term); }))
    return Value();
  return check.kind == Check::Kind::InBounds ? makeInBounds(check)
                                             : makeComparison(check);
}

//===-- The table ---------------------------------------------------------===//

static LogicalResult generateRuntimeVerification(
    Operation *op, OpBuilder &builder, Location loc,
    function_ref<std::string(Operation *, StringRef)> generateErrorMessage) {
  const auto &checks =
      *static_cast<const Checks *>(op->getDefinition().findInterfaceData(
          RuntimeVerifiableOpInterface::name));
  CheckMaker maker(op, builder, loc);
  if (failed(maker.findOperands()))
    return success();
  if (failed(maker.findOperations()))
    return failure();
  for (const Check &check : checks) {
    FailureOr<Value> condition = maker.make(check);
    if (failed(condition))
      return failure();
    if (!*condition)
      continue;
    maker.createAssertion(*condition, generateErrorMessage(op, check.text));
  }
  return success();
}

InterfaceTable strata::getInterfaceTable(Checks checks) {
  static constexpr RuntimeVerifiableOpInterface::Concept table = {
      generateRuntimeVerification};
  return {RuntimeVerifiableOpInterface::name, &table,
          std::make_shared<const Checks>(std::move(checks))};
}
