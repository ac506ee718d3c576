// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Dialect/TraitCheck.h"

#include "strata/Definition/Constraint.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Interpreter/RuntimeValue.h"
#include "strata/Semantics/OpSemantics.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::semantics;

namespace {
/// The case of the attribute that has to be given; no case if there is no such attribute.
struct Choice {
  unsigned attribute = 0;
  const EnumDefinition::Case *value = nullptr;
};

using Numbers = SmallVector<Scalar, 4>;
using Outcomes = SmallVector<Outcome, 2>;

/// Evaluates an operation whose operands have one type.
class TraitChecker {
public:
  TraitChecker(const OpDefinition &def, const OpSemantics &semantics, Type type,
               Type resultType, const Choice &choice, Context &ctx,
               Location loc)
      : def(def), semantics(semantics), type(type), resultType(resultType),
        choice(choice), ctx(ctx), loc(loc),
        numOperands(semantics.signature.operands.size()) {
    types.assign(numOperands, type);
    types.append(semantics.values.size(), resultType);
  }
  /// Whether the operation can have these types.
  bool accepts() const;
  LogicalResult check();

private:
  Outcomes evaluate(ArrayRef<Scalar> numbers) const;
  /// Calls `fn` with all operands, until it fails.
  LogicalResult forAll(function_ref<LogicalResult(ArrayRef<Scalar>)> fn) const;
  bool areSame(const Outcome &a, const Outcome &b) const;
  bool areSame(ArrayRef<Outcome> a, ArrayRef<Outcome> b) const;
  /// `(1, 2) = 3`.
  std::string describe(ArrayRef<Scalar> numbers) const;
  std::string describe(const Outcome &outcome, Type ofType) const;
  InFlightDiagnostic error(StringRef trait) const;

  LogicalResult checkCommutative(ArrayRef<Scalar> numbers) const;
  LogicalResult checkIdempotent(ArrayRef<Scalar> numbers) const;
  LogicalResult checkInvolution(ArrayRef<Scalar> numbers) const;
  LogicalResult checkDefined(ArrayRef<Scalar> numbers) const;

  const OpDefinition &def;
  const OpSemantics &semantics;
  Type type, resultType;
  const Choice &choice;
  Context &ctx;
  Location loc;
  size_t numOperands;
  SmallVector<Type, 4> types;
};
} // namespace

bool TraitChecker::accepts() const {
  if (!semantics.accepts(types))
    return false;
  std::optional<ConstraintChecker> checker;
  if (def.program)
    checker.emplace(*def.program);
  auto acceptsAll = [&](ArrayRef<ValueSlot> slots, Type slotType) {
    return llvm::all_of(slots, [&](const ValueSlot &slot) {
      const TypeConstraint &constraint = slot.constraint;
      return (!constraint.predicate || constraint.predicate(slotType)) &&
             (!constraint.node ||
              checker->test(*constraint.node, TypeAttr::get(slotType)));
    });
  };
  return acceptsAll(def.operands, type) && acceptsAll(def.results, resultType);
}

Outcomes TraitChecker::evaluate(ArrayRef<Scalar> numbers) const {
  auto getAttribute = [&](unsigned i) -> std::optional<uint64_t> {
    if (choice.value && i == choice.attribute)
      return choice.value->value;
    return getDefaultNumber(def, i);
  };
  Outcomes outcomes;
  for (unsigned i = 0; i < semantics.values.size(); ++i)
    outcomes.push_back(semantics.evaluate(i, {numbers, types, getAttribute}));
  return outcomes;
}

/// NaNs are the same.
bool TraitChecker::areSame(const Outcome &a, const Outcome &b) const {
  if (a.kind != b.kind || !a.isValue())
    return a.kind == b.kind;
  auto isNaN = [&](const Outcome &outcome) {
    return Scalar(outcome.bits).getFloat(resultType).isNaN();
  };
  return a.bits == b.bits ||
         (isa<FloatType>(resultType) && isNaN(a) && isNaN(b));
}

bool TraitChecker::areSame(ArrayRef<Outcome> a, ArrayRef<Outcome> b) const {
  return llvm::all_of(llvm::zip_equal(a, b), [&](const auto &pair) {
    return areSame(std::get<0>(pair), std::get<1>(pair));
  });
}

std::string TraitChecker::describe(const Outcome &outcome, Type ofType) const {
  if (outcome.isPoison())
    return "poison";
  if (outcome.isUndefined())
    return "undefined";
  std::string text;
  llvm::raw_string_ostream os(text);
  interpreter::printRuntimeValue(Scalar(outcome.bits), ofType, os);
  return text;
}

std::string TraitChecker::describe(ArrayRef<Scalar> numbers) const {
  SmallVector<std::string, 4> inputs, results;
  for (const Scalar &number : numbers)
    inputs.push_back(describe(Outcome(number.bits), type));
  for (const Outcome &outcome : evaluate(numbers))
    results.push_back(describe(outcome, resultType));
  return "(" + llvm::join(inputs, ", ") + ") = " + llvm::join(results, ", ");
}

InFlightDiagnostic TraitChecker::error(StringRef trait) const {
  InFlightDiagnostic diag = emitError(&ctx, loc);
  diag << "'strata.computes' of '" << def.name << "' contradicts the trait '"
       << trait << "': for " << type << ", ";
  if (choice.value)
    diag << choice.value->keyword << ": ";
  return diag;
}

//===-- Traits -------------------------------------------------------------===//

/// Neighbours can be exchanged.
LogicalResult TraitChecker::checkCommutative(ArrayRef<Scalar> numbers) const {
  Outcomes outcomes = evaluate(numbers);
  for (size_t i = 1; i < numbers.size(); ++i) {
    Numbers swapped(numbers);
    std::swap(swapped[i - 1], swapped[i]);
    if (!areSame(outcomes, evaluate(swapped)))
      return error("Commutative")
             << describe(numbers) << ", but " << describe(swapped);
  }
  return success();
}

/// f(f(x)) is f(x), and f(x, x) is x.
LogicalResult TraitChecker::checkIdempotent(ArrayRef<Scalar> numbers) const {
  Numbers inputs(numbers);
  if (numbers.size() == 1) {
    Outcome outcome = evaluate(numbers).front();
    if (!outcome.isValue())
      return success();
    inputs.front() = Scalar(outcome.bits);
  }
  if (inputs.front().bits != inputs.back().bits ||
      areSame(evaluate(inputs).front(), Outcome(inputs.front().bits)))
    return success();
  return error("Idempotent") << describe(inputs);
}

/// f(f(x)) is x.
LogicalResult TraitChecker::checkInvolution(ArrayRef<Scalar> numbers) const {
  Outcome outcome = evaluate(numbers).front();
  Scalar result(outcome.bits);
  if (outcome.isValue() &&
      areSame(evaluate(result).front(), Outcome(numbers.front().bits)))
    return success();
  InFlightDiagnostic diag = error("Involution");
  diag << describe(numbers);
  if (outcome.isValue())
    diag << " and " << describe(result);
  return diag;
}

LogicalResult TraitChecker::checkDefined(ArrayRef<Scalar> numbers) const {
  if (llvm::none_of(evaluate(numbers), [](const Outcome &outcome) {
        return outcome.isUndefined();
      }))
    return success();
  return error("Pure") << describe(numbers);
}

LogicalResult
TraitChecker::forAll(function_ref<LogicalResult(ArrayRef<Scalar>)> fn) const {
  unsigned width = getScalarWidth(type);
  Numbers numbers;
  uint64_t count = uint64_t(1) << (width * numOperands);
  for (uint64_t number = 0; number < count; ++number) {
    numbers.clear();
    for (size_t i = 0; i < numOperands; ++i)
      numbers.push_back(Scalar(APInt(width, number >> (width * i),
                                     /*isSigned=*/false,
                                     /*implicitTrunc=*/true)));
    if (failed(fn(numbers)))
      return failure();
  }
  return success();
}

LogicalResult TraitChecker::check() {
  using Check = LogicalResult (TraitChecker::*)(ArrayRef<Scalar>) const;
  // The result can be an operand.
  bool isOperation = type == resultType && semantics.values.size() == 1;
  struct TraitEntry {
    bool applies;
    Check check;
  };
  const TraitEntry entries[] = {
      {def.hasTrait(OpTrait::Commutative), &TraitChecker::checkCommutative},
      {def.hasTrait(OpTrait::Idempotent) && isOperation && numOperands <= 2,
       &TraitChecker::checkIdempotent},
      {def.hasTrait(OpTrait::Involution) && isOperation && numOperands == 1,
       &TraitChecker::checkInvolution},
      {def.hasTrait(OpTrait::AlwaysSpeculatableImplTrait),
       &TraitChecker::checkDefined}};
  LogicalResult result = success();
  for (const TraitEntry &entry : entries)
    if (entry.applies && failed(forAll([&](ArrayRef<Scalar> numbers) {
          return (this->*entry.check)(numbers);
        })))
      result = failure();
  return result;
}

/// The cases of the enumeration that has to be given, or one without a case if there is none.
/// Fails if there are several enumerations.
static FailureOr<SmallVector<Choice, 0>>
getChoices(const OpDefinition &def, const OpSemantics &semantics) {
  SmallVector<Choice, 0> choices;
  for (auto [i, name] : llvm::enumerate(semantics.signature.attributes)) {
    const AttrSlot &slot = def.attributes[i];
    if (!name.cases || slot.optional || slot.defaultValue)
      continue;
    if (!choices.empty())
      return failure();
    for (const EnumDefinition::Case &value : name.cases->cases)
      choices.push_back({unsigned(i), &value});
  }
  if (choices.empty())
    choices.emplace_back();
  return choices;
}

LogicalResult strata::checkDeclaredTraits(const OpDefinition &def, Context &ctx,
                                          Location loc) {
  const OpSemantics *semantics = getSemantics(def);
  if (!semantics)
    return success();
  size_t numOperands = semantics->signature.operands.size();
  if (def.hasTrait(OpTrait::ConstantLike) && numOperands)
    return emitError(&ctx, loc)
           << "'" << def.name
           << "' has operands, but is a constant by the trait 'ConstantLike'";
  FailureOr<SmallVector<Choice, 0>> choices = getChoices(def, *semantics);
  if (failed(choices))
    return success();
  Context *own = def.ctx;
  Type bit = IntegerType::get(own, 1);
  SmallVector<Type, 7> types = {
      bit,
      IntegerType::get(own, 2),
      IntegerType::get(own, 3),
      IntegerType::get(own, 4),
      IntegerType::get(own, 8),
      FloatType::get(own, FloatType::Format::F4E2M1FN),
      FloatType::get(own, FloatType::Format::F8E5M2)};
  bool acceptsNarrow = false;
  for (Type type : types) {
    constexpr size_t MaxBits = 16;
    if (getScalarWidth(type) * numOperands > MaxBits ||
        (type.isInteger(8) && acceptsNarrow))
      continue;
    for (const Choice &choice : *choices)
      for (Type resultType : {type, bit}) {
        TraitChecker checker(def, *semantics, type, resultType, choice, ctx,
                             loc);
        if (!checker.accepts())
          continue;
        acceptsNarrow |= type.isInteger();
        if (failed(checker.check()))
          return failure();
        break;
      }
  }
  return success();
}
