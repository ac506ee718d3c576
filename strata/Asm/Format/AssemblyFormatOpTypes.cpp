// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types in formats: those that are written, and those that follow from them.
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpParserDetail.h"
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/IR/Types/Holes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

//===-- Types --------------------------------------------------------------===//

ParseResult FormatOpParser::parseTypes(const FormatElement &element,
                                       bool isQualified) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  bool isOperand = element.kind == Element::Operand;
  if (!isOperand && element.kind != Element::Result) {
    SmallVector<Type, 4> types;
    return ParseResult(failure(parser.parseTypeList(types) ||
                               distribute(element, types, loc)));
  }
  const ValueSlot &slot =
      (isOperand ? def.operands : def.results)[element.index];
  SlotTypes &types = (isOperand ? operandTypes : resultTypes)[element.index];
  AttrKind kind;
  kind.tag = AttrKind::Tag::Type;
  kind.definition = isQualified ? nullptr : slot.constraint.definition;
  auto parseOne = [&]() -> ParseResult {
    if (!kind.definition) {
      if (parser.parseType(types.emplace_back()))
        return failure();
      // Lists are not checked as closely.
      return slot.arity == Arity::One ? checkType(slot, types.back(), loc)
                                      : ParseResult(success());
    }
    Attribute wrapped;
    if (parseValue(parser, kind, wrapped))
      return failure();
    types.push_back(cast<TypeAttr>(wrapped).getValue());
    return success();
  };
  if (slot.arity == Arity::One)
    return parseOne();
  Attribute first;
  std::optional<ParseResult> present = parseOptionalValue(parser, kind, first);
  if (!present)
    return success();
  if (*present)
    return failure();
  types.push_back(cast<TypeAttr>(first).getValue());
  while (slot.arity == Arity::Variadic &&
         succeeded(parser.parseOptionalComma()))
    if (parseOne())
      return failure();
  return success();
}

/// Checks that `type`, which is at `loc`, is the builtin type that `slot` requires.
ParseResult FormatOpParser::checkType(const ValueSlot &slot, Type type,
                                      llvm::SMLoc loc) {
  const std::optional<AttrBase> &builtin = slot.constraint.builtin;
  if (!builtin || isHole(type) || builtin->matches(TypeAttr::get(type)))
    return success();
  return failType(loc, builtin->getName(), type);
}

/// A group that begins with a type: if the literal after it is missing, the type is that of
/// the `else` part.
ParseResult FormatOpParser::parseTypeChoice(const FormatElement &group) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Type type;
  if (parser.parseType(type))
    return failure();
  ArrayRef<FormatElement> list = dropBlanks(group.children);
  const FormatElement *owner = &list.front();
  list = dropBlanks(list.drop_front());
  if (parseLiteral(list.front(), /*optional=*/true)) {
    list = dropBlanks(group.otherwise);
    owner = &list.front();
  }
  const FormatElement &inner = getInner(*owner);
  bool isOperand = inner.kind == Element::Operand;
  const ValueSlot &slot = (isOperand ? def.operands : def.results)[inner.index];
  (isOperand ? operandTypes : resultTypes)[inner.index].push_back(type);
  return checkType(slot, type, loc) ? ParseResult(failure())
                                    : parse(list.drop_front());
}

/// One type, or types in parentheses.
ParseResult FormatOpParser::parseTypeList(const FormatElement &element) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  SmallVector<Type, 4> types;
  if (parser.peekToken() == "(") {
    auto parseOne = [&] { return parser.parseType(types.emplace_back()); };
    if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren, parseOne))
      return failure();
  } else if (parser.parseType(types.emplace_back())) {
    return failure();
  }
  return distribute(getInner(element), types, loc);
}

ParseResult FormatOpParser::parseFunctionalType(const FormatElement &element) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  SmallVector<Type, 4> inputs, outputs;
  if (parser.peekToken() != "(") {
    Type type;
    if (parser.parseType(type))
      return failure();
    return failType(loc, "builtin.function", type);
  }
  auto parseInput = [&] { return parser.parseType(inputs.emplace_back()); };
  return ParseResult(
      failure(parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                             parseInput) ||
              parser.parseArrowTypeList(outputs) ||
              distribute(getInner(element.children[0]), inputs, loc) ||
              distribute(getInner(element.children[1]), outputs, loc)));
}

/// Gives the types of a functional type to the operands and results in `element`; of several
/// lists of results, the last has as many types as are left.
ParseResult FormatOpParser::distributeToParts(const FormatElement &element,
                                              ArrayRef<Type> inputs,
                                              ArrayRef<Type> outputs,
                                              llvm::SMLoc loc) {
  size_t numInputs = inputs.size(), numOutputs = outputs.size();
  size_t wantedInputs = 0, wantedOutputs = 0;
  for (const FormatElement &child : element.children) {
    const FormatElement &inner = getInner(child);
    bool isOperand = inner.kind == Element::Operand;
    ArrayRef<Type> &types = isOperand ? inputs : outputs;
    bool isRest = !isOperand && &child == &element.children.back() &&
                  def.results[inner.index].arity != Arity::One;
    size_t count = isOperand ? operands[inner.index].size()
                   : isRest  ? types.size()
                             : 1;
    (isOperand ? wantedInputs : wantedOutputs) += count;
    if (count > types.size())
      continue;
    (isOperand ? operandTypes : resultTypes)[inner.index].assign(
        types.begin(), types.begin() + count);
    types = types.drop_front(count);
  }
  if (wantedInputs != numInputs)
    return failCount(wantedInputs, numInputs, loc);
  if (wantedOutputs != numOutputs)
    return failCount(wantedOutputs, numOutputs, loc);
  return success();
}

/// The types of a function, for the parts of `element`.
ParseResult FormatOpParser::parseTypesInParts(const FormatElement &element) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  SmallVector<Type, 4> inputs, outputs;
  auto parseInput = [&] { return parser.parseType(inputs.emplace_back()); };
  return ParseResult(failure(parser.parseCommaSeparatedList(
                                 OpAsmParser::Delimiter::Paren, parseInput) ||
                             parser.parseArrowTypeList(outputs) ||
                             distributeToParts(element, inputs, outputs, loc)));
}

/// One type for all, or the types of a function.
ParseResult FormatOpParser::parseSameType(const FormatElement &element) {
  if (parser.peekToken() == "(")
    return parseTypesInParts(element);
  Type type;
  if (parser.parseType(type))
    return failure();
  for (const FormatElement &child : element.children) {
    const FormatElement &inner = getInner(child);
    bool isOperand = inner.kind == Element::Operand;
    size_t count = 1;
    if (isOperand)
      count = operands[inner.index].size();
    else if (def.results[inner.index].arity != Arity::One)
      count = parser.getNumResults() + 1 -
              std::min(parser.getNumResults() + 1, def.results.size());
    (isOperand ? operandTypes : resultTypes)[inner.index].assign(count, type);
  }
  return success();
}

/// Types from which the others follow, or the types of a function.
ParseResult FormatOpParser::parseShortTypes(const FormatElement &element) {
  if (parser.peekToken() == "(") {
    FormatElement all;
    auto add = [&](Element kind, size_t count) {
      for (size_t i = 0; i < count; ++i) {
        FormatElement &child = all.children.emplace_back();
        child.kind = kind;
        child.index = unsigned(i);
      }
    };
    add(Element::Operand, def.operands.size());
    add(Element::Result, def.results.size());
    return parseTypesInParts(all);
  }
  for (const FormatElement &child : element.children)
    if ((&child != &element.children.front() && parser.parseComma()) ||
        parseTypes(child.children[0], /*isQualified=*/false))
      return failure();
  return success();
}

ParseResult FormatOpParser::failCount(size_t expected, size_t found,
                                      llvm::SMLoc loc) {
  return parser.emitError(loc, "expected " + Twine(expected) +
                                   " types, but found " + Twine(found));
}

/// Gives a list of types to the slots that `element` stands for.
ParseResult FormatOpParser::distribute(const FormatElement &element,
                                       ArrayRef<Type> types, llvm::SMLoc loc) {
  if (element.kind == Element::Operand || element.kind == Element::Result) {
    bool isOperand = element.kind == Element::Operand;
    auto &target =
        isOperand ? operandTypes[element.index] : resultTypes[element.index];
    Arity arity = (isOperand ? def.operands : def.results)[element.index].arity;
    if (arity == Arity::One && types.size() != 1)
      return failCount(1, types.size(), loc);
    target.assign(types.begin(), types.end());
    return success();
  }
  if (element.kind == Element::Operands) {
    // The total counts each group, whose size is known.
    size_t total = 0;
    for (auto &list : operands)
      total += list.size();
    if (total != types.size())
      return parser.emitError(
          allOperandsLoc.isValid() ? allOperandsLoc : parser.getNameLoc(),
          "number of operands and types do not match: got " + Twine(total) +
              " operands and " + Twine(types.size()) + " types");
    for (auto [target, list] : llvm::zip_equal(operandTypes, operands)) {
      target.assign(types.begin(), types.begin() + list.size());
      types = types.drop_front(list.size());
    }
    return success();
  }
  return distributeResults(types, loc);
}

/// Gives a list of types to all results.
ParseResult FormatOpParser::distributeResults(ArrayRef<Type> types,
                                              llvm::SMLoc loc) {
  // One slot at most is of varying length, or all of them have the same; the
  // checker saw to it.
  size_t variable = size_t(llvm::count_if(
      def.results, [](const ValueSlot &s) { return s.arity != Arity::One; }));
  size_t fixed = def.results.size() - variable;
  // Checks like the verifier of the operation.
  if (!variable && types.size() != fixed)
    return emitError(parser.getEncodedSourceLoc(parser.getNameLoc()))
           << "'" << state.name.getStringRef() << "' op "
           << (fixed == 0   ? "requires zero results"
               : fixed == 1 ? "requires one result"
                            : "expected " + std::to_string(fixed) + " results");
  if (types.size() < fixed)
    return failCount(fixed, types.size(), loc);
  size_t rest = types.size() - fixed;
  if (variable > 1 && rest % variable)
    return failCount(types.size() - rest % variable, types.size(), loc);
  size_t each = variable ? rest / variable : 0;
  for (auto [slot, target] : llvm::zip_equal(def.results, resultTypes)) {
    size_t size = slot.arity == Arity::One ? 1 : each;
    target.assign(types.begin(), types.begin() + size);
    types = types.drop_front(size);
  }
  return success();
}

//===-- Inference ----------------------------------------------------------===//

/// Checks that types from which equations start satisfy the constraints of
/// their slots.
ParseResult FormatOpParser::checkSources() {
  if (def.equations.empty() || parser.acceptsHoles())
    return success();
  ConstraintChecker checker(*def.program);
  for (const TypeEquation &equation : def.equations) {
    bool isOperand = equation.from < operands.size();
    unsigned number = equation.from - (isOperand ? 0 : operands.size());
    if (!isOperand && number >= resultTypes.size())
      continue;
    const ValueSlot &slot = (isOperand ? def.operands : def.results)[number];
    for (Type type : (isOperand ? operandTypes : resultTypes)[number])
      if (slot.constraint.node &&
          !checker.test(*slot.constraint.node, TypeAttr::get(type)))
        return parser.emitError(parser.getNameLoc())
               << "'" << slot.name << "' must be " << slot.constraint.summary
               << ", but got " << type;
  }
  return success();
}

/// Follows the format's plan for types; false if it does not get through.
bool FormatOpParser::applyTypePlan() {
  if (!format.typePlan)
    return false;
  SmallVector<Type, 8> types;
  for (const SlotTypes &list : operandTypes)
    types.push_back(list.empty() ? Type() : list.front());
  for (const SlotTypes &list : resultTypes)
    types.push_back(list.empty() ? Type() : list.front());
  bool usesAttributes =
      llvm::any_of(*format.typePlan, [&](const TypeStep &step) {
        return !step.type && step.from >= types.size();
      });
  SmallVector<Attribute, 4> attributes;
  if (usesAttributes)
    attributes = getAttributeSlots(state);
  if (failed(strata::applyTypePlan(*format.typePlan, types, attributes)) ||
      llvm::is_contained(types, Type()))
    return false;
  for (auto [i, list] : llvm::enumerate(operandTypes))
    list.assign(1, types[i]);
  for (auto [i, list] : llvm::enumerate(resultTypes))
    list.assign(1, types[operands.size() + i]);
  return true;
}

ParseResult FormatOpParser::inferTypes() {
  if (format.onlyType >= 0) {
    unsigned from = unsigned(format.onlyType);
    SlotTypes &written = from < operands.size()
                             ? operandTypes[from]
                             : resultTypes[from - operands.size()];
    if (LLVM_LIKELY(!written.empty())) {
      Type type = written.front();
      for (SlotTypes &types : operandTypes)
        types.assign(1, type);
      for (SlotTypes &types : resultTypes)
        types.assign(1, type);
      return success();
    }
  }
  for (auto [slot, type] : format.defaultTypes) {
    bool isOperand = slot < operands.size();
    SlotTypes &types =
        isOperand ? operandTypes[slot] : resultTypes[slot - operands.size()];
    if (types.empty())
      types.push_back(type);
  }
  if (format.typePlan)
    return inferUnknownTypes();
  PartsKey key(def, 0);
  FormatScratch::InferredTypes *known = nullptr;
  if (makeTypesKey(key))
    known = &scratch.inferredTypes.find(key);
  if (known && known->isKnown) {
    applyInferredTypes(*known);
    return success();
  }
  if (inferUnknownTypes())
    return failure();
  if (known)
    rememberTypes(*known);
  return success();
}

/// Collects the inputs from which inferred types may follow. False if they are
/// too many.
bool FormatOpParser::makeTypesKey(PartsKey &key) const {
  if (!state.attributes.empty() || !dictionary.empty())
    return false;
  auto addTypes = [&](ArrayRef<Type> types) {
    for (Type type : types) {
      if (key.isFull())
        return false;
      key.add(type.getImpl());
    }
    return true;
  };
  for (size_t i = 0; i < operands.size(); ++i) {
    if (key.isFull())
      return false;
    key.add(uintptr_t(operands[i].size()) << 32 | operandTypes[i].size());
    if (!addTypes(operandTypes[i]))
      return false;
  }
  for (const SlotTypes &types : resultTypes) {
    if (key.isFull())
      return false;
    key.add(uintptr_t(types.size()));
    if (!addTypes(types))
      return false;
  }
  for (auto [slot, value] : state.slots) {
    if (key.size + 2 > PartsKey::MaxParts)
      return false;
    key.add(uintptr_t(slot));
    key.add(value.getAsOpaquePointer());
  }
  return true;
}

void FormatOpParser::applyInferredTypes(
    const FormatScratch::InferredTypes &known) {
  ArrayRef<Type> types = known.types;
  const uint32_t *count = known.counts.begin();
  auto take = [&](SlotTypes &slot) {
    slot.assign(types.begin(), types.begin() + *count);
    types = types.drop_front(*count++);
  };
  llvm::for_each(operandTypes, take);
  llvm::for_each(resultTypes, take);
}

void FormatOpParser::rememberTypes(FormatScratch::InferredTypes &known) const {
  auto give = [&](const SlotTypes &slot) {
    llvm::append_range(known.types, slot);
    known.counts.push_back(uint32_t(slot.size()));
  };
  llvm::for_each(operandTypes, give);
  llvm::for_each(resultTypes, give);
  known.isKnown = true;
}

ParseResult FormatOpParser::inferUnknownTypes() {
  if (checkSources())
    return failure();
  if (applyTypePlan())
    return success();
  SmallVector<size_t, 8> counts;
  for (const Operands &list : operands)
    counts.push_back(list.size());
  unsigned missing = 0;
  while (failed(strata::inferTypes(def, operandTypes, counts, resultTypes,
                                   getAttributeSlots(state), &missing))) {
    if (!parser.acceptsHoles())
      return failInference(missing);
    bool isOperand = missing < operands.size();
    SlotTypes &types = isOperand ? operandTypes[missing]
                                 : resultTypes[missing - operands.size()];
    types.assign(isOperand ? counts[missing] : 1,
                 getInferredTypeHole(parser.getContext()));
  }
  return success();
}

ParseResult FormatOpParser::failInference(unsigned missing) {
  bool isOperand = missing < operands.size();
  StringRef name = isOperand ? def.operands[missing].name
                             : def.results[missing - operands.size()].name;
  return parser.emitError(
      parser.getNameLoc(),
      "the type of " + Twine(isOperand ? "operand '" : "result '") + name +
          "' cannot be inferred from the given types");
}
