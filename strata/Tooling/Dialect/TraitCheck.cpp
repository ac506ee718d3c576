// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Dialect/TraitCheck.h"

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

/// Evaluates the first result of an operation with operands and results of one type.
class TraitChecker {
public:
  TraitChecker(const OpDefinition &def, const OpSemantics &semantics, Type type,
               const Choice &choice, Context &ctx, Location loc)
      : def(def), semantics(semantics), type(type), choice(choice), ctx(ctx),
        loc(loc), numOperands(semantics.signature.operands.size()) {
    types.assign(numOperands + semantics.values.size(), type);
  }
  bool accepts() const { return semantics.accepts(types); }
  LogicalResult check();

private:
  using Numbers = SmallVector<Scalar, 3>;
  Outcome evaluate(ArrayRef<Scalar> operands) const;
  /// Calls `fn` with all operands, until it fails.
  LogicalResult forAll(function_ref<LogicalResult(ArrayRef<Scalar>)> fn) const;
  /// `(1, 2) = 3`.
  std::string describe(ArrayRef<Scalar> operands) const;
  std::string describe(const Outcome &outcome) const;
  /// Fails, after an error, if the outcomes for `left` and `right` differ.
  LogicalResult compare(StringRef trait, ArrayRef<Scalar> left,
                        ArrayRef<Scalar> right) const;
  /// Fails, after an error, if the outcome for `operands` is not `expected`.
  LogicalResult expect(StringRef trait, ArrayRef<Scalar> operands,
                       const Scalar &expected) const;
  InFlightDiagnostic error(StringRef trait) const {
    InFlightDiagnostic diag = emitError(&ctx, loc);
    diag << "'strata.computes' of '" << def.name << "' contradicts the trait '"
         << trait << "': for " << type << ", ";
    if (choice.value)
      diag << choice.value->keyword << ": ";
    return diag;
  }

  LogicalResult checkCommutative(ArrayRef<Scalar> operands) const;
  LogicalResult checkIdempotent(ArrayRef<Scalar> operands) const;
  LogicalResult checkInvolution(ArrayRef<Scalar> operands) const;
  LogicalResult checkDefined(ArrayRef<Scalar> operands) const;

  const OpDefinition &def;
  const OpSemantics &semantics;
  Type type;
  const Choice &choice;
  Context &ctx;
  Location loc;
  size_t numOperands;
  SmallVector<Type, 4> types;
};
} // namespace

Outcome TraitChecker::evaluate(ArrayRef<Scalar> operands) const {
  auto getAttribute = [&](unsigned i) -> std::optional<uint64_t> {
    if (choice.value && i == choice.attribute)
      return choice.value->value;
    return getDefaultNumber(def, i);
  };
  return semantics.evaluate(0, {operands, types, getAttribute});
}

std::string TraitChecker::describe(const Outcome &outcome) const {
  if (outcome.isPoison())
    return "poison";
  if (outcome.isUndefined())
    return "undefined";
  std::string text;
  llvm::raw_string_ostream os(text);
  interpreter::printRuntimeValue(Scalar(outcome.bits), type, os);
  return text;
}

std::string TraitChecker::describe(ArrayRef<Scalar> operands) const {
  std::string text = "(";
  for (const Scalar &operand : operands)
    text += (text.size() > 1 ? ", " : "") + describe(Outcome(operand.bits));
  return text + ") = " + describe(evaluate(operands));
}

static bool isSame(const Outcome &a, const Outcome &b) {
  return a.kind == b.kind && (!a.isValue() || a.bits == b.bits);
}

LogicalResult TraitChecker::compare(StringRef trait, ArrayRef<Scalar> left,
                                    ArrayRef<Scalar> right) const {
  if (isSame(evaluate(left), evaluate(right)))
    return success();
  return error(trait) << describe(left) << ", but " << describe(right);
}

LogicalResult TraitChecker::expect(StringRef trait, ArrayRef<Scalar> operands,
                                   const Scalar &expected) const {
  if (isSame(evaluate(operands), Outcome(expected.bits)))
    return success();
  return error(trait) << describe(operands);
}

LogicalResult TraitChecker::checkCommutative(ArrayRef<Scalar> operands) const {
  Numbers swapped(operands);
  std::swap(swapped[0], swapped[1]);
  return compare("Commutative", operands, swapped);
}

LogicalResult TraitChecker::checkIdempotent(ArrayRef<Scalar> numbers) const {
  if (numbers.size() == 2)
    return numbers[0].bits == numbers[1].bits
               ? expect("Idempotent", numbers, numbers[0])
               : success();
  Outcome outcome = evaluate(numbers);
  return outcome.isValue()
             ? expect("Idempotent", Scalar(outcome.bits), Scalar(outcome.bits))
             : success();
}

LogicalResult TraitChecker::checkInvolution(ArrayRef<Scalar> numbers) const {
  Outcome outcome = evaluate(numbers);
  if (outcome.isValue() &&
      isSame(evaluate(Scalar(outcome.bits)), Outcome(numbers[0].bits)))
    return success();
  InFlightDiagnostic diag = error("Involution");
  diag << describe(numbers);
  if (outcome.isValue())
    diag << " and " << describe(Scalar(outcome.bits));
  return diag;
}

LogicalResult TraitChecker::checkDefined(ArrayRef<Scalar> operands) const {
  if (!evaluate(operands).isUndefined())
    return success();
  return error("Pure") << describe(operands);
}

LogicalResult
TraitChecker::forAll(function_ref<LogicalResult(ArrayRef<Scalar>)> fn) const {
  unsigned width = getScalarWidth(type);
  Numbers operands;
  uint64_t count = uint64_t(1) << (width * numOperands);
  for (uint64_t number = 0; number < count; ++number) {
    operands.clear();
    for (size_t i = 0; i < numOperands; ++i)
      operands.push_back(Scalar(APInt(width, number >> (width * i),
                                      /*isSigned=*/false,
                                      /*implicitTrunc=*/true)));
    if (failed(fn(operands)))
      return failure();
  }
  return success();
}

LogicalResult TraitChecker::check() {
  using Check = LogicalResult (TraitChecker::*)(ArrayRef<Scalar>) const;
  struct {
    bool applies;
    Check check;
  } checks[] = {{def.hasTrait(OpTrait::Commutative) && numOperands >= 2,
                 &TraitChecker::checkCommutative},
                {def.hasTrait(OpTrait::Idempotent) && numOperands <= 2,
                 &TraitChecker::checkIdempotent},
                {def.hasTrait(OpTrait::Involution) && numOperands == 1,
                 &TraitChecker::checkInvolution},
                {def.hasTrait(OpTrait::AlwaysSpeculatableImplTrait),
                 &TraitChecker::checkDefined}};
  LogicalResult result = success();
  for (auto [applies, check] : checks)
    if (applies && failed(forAll([&](ArrayRef<Scalar> operands) {
          return (this->*check)(operands);
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
  // 2^12 evaluations for operands of i4.
  if (!numOperands || numOperands > 3)
    return success();
  SmallVector<Type, 5> types;
  for (unsigned width = 1; width <= 4; ++width)
    types.push_back(IntegerType::get(&ctx, width));
  types.push_back(FloatType::get(&ctx, FloatType::Format::F4E2M1FN));
  FailureOr<SmallVector<Choice, 0>> choices = getChoices(def, *semantics);
  if (failed(choices))
    return success();
  for (Type type : types)
    for (const Choice &choice : *choices) {
      TraitChecker checker(def, *semantics, type, choice, ctx, loc);
      if (checker.accepts() && failed(checker.check()))
        return failure();
    }
  return success();
}
