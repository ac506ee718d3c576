// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of the types in a format: those that it has, and those that follow from them.
#include "strata/Asm/Format/AssemblyFormatCheckerDetail.h"
#include "strata/Definition/OnlyType.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Definition/TypeInference.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

bool FormatChecker::checkTypes(const FormatElement &element) {
  switch (element.kind) {
  case Element::Operand:
    return bindOnce(bound.operandTypes, element);
  case Element::Result:
    return bindOnce(bound.resultTypes, element);
  case Element::Operands:
    return bindAll(bound.operandTypes, element);
  case Element::Results:
    return bindAll(bound.resultTypes, element);
  case Element::Qualified:
  case Element::Type:
    return checkTypes(element.children[0]);
  default:
    return fail(element.offset, "only operands and results have types");
  }
}

/// The type of a slot that is left out in the usual case.
bool FormatChecker::checkDefault(const FormatElement &element) {
  const FormatElement &slot = getInner(element);
  if (!checkTypes(element.children[0].children[0]))
    return false;
  bool isOperand = slot.kind == Element::Operand;
  if (!isOperand && slot.kind != Element::Result)
    return fail(element.offset, "'default' requires the type of one operand or "
                                "result");
  const ValueSlot &value = (isOperand ? def.operands : def.results)[slot.index];
  if (value.arity != Arity::One)
    return fail(element.offset, "'default' requires the type of one operand or "
                                "result");
  unsigned number =
      slot.index + (isOperand ? 0 : unsigned(def.operands.size()));
  format.defaultTypes.push_back({number, element.type});
  return true;
}

Type detail::getOnlyType(const OpDefinition &def, const ValueSlot &slot) {
  const TypeDefinition *definition = slot.constraint.definition;
  bool isPlain = definition && definition->isType && !definition->isOpaque &&
                 definition->parameters.empty();
  return isPlain ? Type(DynamicType::get(*definition, {}))
                 : findOnlyType(def, slot);
}

/// `children` are types of operands and results, in the order of the functional type.
bool FormatChecker::checkTypeList(const FormatElement &element) {
  bool sawResult = false;
  for (const FormatElement &child : element.children) {
    const FormatElement &inner = getInner(child);
    bool isResult = inner.kind == Element::Result;
    if (child.kind != Element::Type ||
        (inner.kind != Element::Operand && !isResult))
      return fail(child.offset, "'" + element.text +
                                    "' requires types of "
                                    "operands and results as arguments");
    if (sawResult && !isResult)
      return fail(child.offset, "types of operands must come before those of "
                                "results");
    bool isList = (isResult ? def.results : def.operands)[inner.index].arity !=
                  Arity::One;
    if (isList && (isResult || element.kind == Element::ShortTypes) &&
        &child != &element.children.back())
      return fail(child.offset, "a list of types must be the last");
    if (isList && isResult &&
        llvm::count_if(def.results, [](const ValueSlot &slot) {
          return slot.arity != Arity::One;
        }) > 1)
      return fail(child.offset, "the operation has several results of any "
                                "number");
    sawResult |= isResult;
    if (!checkTypes(child.children[0]))
      return false;
  }
  return !element.children.empty() ||
         fail(element.offset,
              "'" + element.text + "' requires at least one type");
}

/// The types of `element`, from which all others must follow.
bool FormatChecker::checkShortTypes(const FormatElement &element) {
  if (llvm::is_contained(bound.operandTypes, true) ||
      llvm::is_contained(bound.resultTypes, true))
    return fail(
        element.offset,
        "'short-types' stands for the types of all operands and results, "
        "but others are bound");
  if (!checkTypeList(element))
    return false;
  std::vector<bool> operandTypes = bound.operandTypes,
                    resultTypes = bound.resultTypes;
  format.shortTypes = bound.operandTypes;
  llvm::append_range(format.shortTypes, bound.resultTypes);
  if (!canInferTypes(def, operandTypes, resultTypes))
    return fail(element.offset,
                "the types of all operands and results do not follow from the "
                "arguments of 'short-types'",
                "infer");
  bound.operandTypes.assign(bound.operandTypes.size(), true);
  bound.resultTypes.assign(bound.resultTypes.size(), true);
  return true;
}

/// A result whose presence is that of the group around `element`.
bool FormatChecker::checkPresent(const FormatElement &element) {
  const FormatElement &result = getInner(element);
  if (&element != presentAnchor)
    return fail(element.offset, "'present' must be the anchor of an optional "
                                "group that begins with a literal");
  if (result.kind != Element::Result ||
      def.results[result.index].arity != Arity::Optional ||
      !getOnlyType(def, def.results[result.index]))
    return fail(element.offset, "'present' requires an optional result of one "
                                "type, in an optional group");
  return checkTypes(result);
}

/// See AssemblyFormat::onlyType.
int FormatChecker::findOnlyType(const std::vector<bool> &written) const {
  if (!format.typePlan || !format.hasSingleValues || !def.equations.empty() ||
      !format.defaultTypes.empty() || llvm::count(written, true) != 1)
    return -1;
  unsigned from = unsigned(llvm::find(written, true) - written.begin());
  std::vector<bool> known = written;
  for (const TypeStep &step : *format.typePlan) {
    if (step.type || step.function || step.from >= known.size() ||
        !known[step.from])
      return -1;
    known[step.to] = true;
  }
  return llvm::is_contained(known, false) ? -1 : int(from);
}

bool FormatChecker::checkInference() {
  format.typePlan = planTypes(def, bound.operandTypes, bound.resultTypes);
  format.writtenTypes = bound.operandTypes;
  llvm::append_range(format.writtenTypes, bound.resultTypes);
  format.onlyType = findOnlyType(format.writtenTypes);
  if (canInferTypes(def, bound.operandTypes, bound.resultTypes))
    return true;
  auto report = [&](const std::vector<ValueSlot> &slots,
                    const std::vector<bool> &known, StringRef what) {
    for (auto [slot, isKnown] : llvm::zip_equal(slots, known))
      if (!isKnown)
        return fail(
            0,
            "the type of " + what + " '" + slot.name +
                "' is neither in the format nor inferable from the constraints",
            "infer");
    return true;
  };
  return report(def.operands, bound.operandTypes, "operand") &&
         report(def.results, bound.resultTypes, "result");
}
