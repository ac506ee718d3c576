// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parsing of lists of ports in formats of operations, and of attributes whose value depends
// on more than their text.
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpParserDetail.h"
#include "strata/Asm/Format/PortListDetail.h"
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

//===-- Ports --------------------------------------------------------------===//

AttrKind FormatOpParser::getPortKind(const FormatElement &column) const {
  const PortColumn &known = format.columns[column.argument];
  return detail::getPortKind(parser.getContext(), *column.part, known,
                             def.attributes[known.slot].kind);
}

/// `%name`, or `%name "text"` if the name that is stored is another one.
ParseResult FormatOpParser::parsePortArgument(const FormatElement &part) {
  auto &arguments = parts.portArguments[part.children[0].index];
  OpAsmParser::Argument &argument = arguments.emplace_back();
  if (parser.parseArgument(argument))
    return failure();
  argument.type = std::exchange(pendingPortType, Type());
  if (part.children.size() < 2)
    return success();
  std::string text = getNameAt(argument.name.loc).str();
  (void)parser.parseOptionalString(&text);
  PortElements &names = parts.ports[part.children[1].argument];
  names.list.push_back(StringAttr::get(parser.getContext(), text));
  names.hasValue = true;
  return success();
}

/// The parameter of a type that has no others.
ParseResult FormatOpParser::parsePortParameter(const FormatElement &part,
                                               Type &type) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  const TypeDefinition *def = findPortType(
      parser.getContext(), part.otherwise[0].text, part.otherwise[1].text);
  if (!def)
    return parser.emitError(loc, "'" + part.otherwise[0].text +
                                     "' is no type with the only parameter '" +
                                     part.otherwise[1].text + "'");
  Attribute value;
  if (parseValue(parser, def->parameters[0].kind, value))
    return failure();
  type = DynamicType::getChecked([&] { return parser.emitError(loc); }, *def,
                                 value);
  return ParseResult(success(bool(type)));
}

/// A part that is no element of an array.
ParseResult FormatOpParser::parsePortValue(const FormatElement &part) {
  const FormatElement &inner = getInner(part);
  switch (part.kind) {
  case Element::PortArgument:
    return parsePortArgument(part);
  case Element::PortType: {
    auto &arguments = parts.portArguments[part.children[0].index];
    Type type;
    if (part.otherwise.empty() ? parser.parseType(type)
                               : parsePortParameter(part, type))
      return failure();
    // The argument comes before its type, or after it.
    bool isAfter = !arguments.empty() && !arguments.back().type;
    (isAfter ? arguments.back().type : pendingPortType) = type;
    if (part.isWhole)
      operandTypes[part.index].push_back(type);
    if (part.children.size() > 1) {
      PortElements &types = parts.ports[part.children[1].argument];
      types.list.push_back(TypeAttr::get(type));
      types.hasValue = true;
    }
    return success();
  }
  case Element::Operand:
    if (operands[part.index].empty())
      operandLocs[part.index] = parser.getCurrentLocation();
    return parser.parseOperand(operands[part.index].emplace_back());
  default: {
    bool isOperand = inner.kind == Element::Operand;
    auto &types = (isOperand ? operandTypes : resultTypes)[inner.index];
    return parser.parseType(types.emplace_back());
  }
  }
}

/// The location of an argument.
ParseResult FormatOpParser::finishPort(const FormatElement &form) {
  ParseResult result = success();
  visitParts(form.children, [&](const FormatElement &part, bool) {
    if (part.kind != Element::PortArgument)
      return;
    OpAsmParser::Argument &argument =
        parts.portArguments[part.children[0].index].back();
    const FormatElement *location = nullptr;
    visitParts(form.children, [&](const FormatElement &other, bool) {
      if (other.kind == Element::Column &&
          other.part->syntax == PortPart::Syntax::Location)
        location = &other;
    });
    auto given = location ? dyn_cast_or_null<LocationAttr>(
                                parts.ports[location->argument].list.back())
                          : LocationAttr();
    if (given)
      argument.loc = Location(given);
    else if (location)
      argument.loc = parser.getEncodedSourceLoc(parser.getCurrentLocation());
    else if (parser.parseOptionalArgumentLocation(argument))
      result = failure();
  });
  return result;
}

ParseResult FormatOpParser::parsePorts(const FormatElement &element) {
  parts.ports.resize(format.columns.size());
  parts.portArguments.resize(def.regions.size());
  return PortReader(
             parser, parts.ports,
             [&](const FormatElement &column) { return getPortKind(column); },
             [&](const FormatElement &part) { return parsePortValue(part); },
             [&](const FormatElement &form) { return finishPort(form); })
      .read(element);
}

/// Adds the attributes that entries have filled.
ParseResult FormatOpParser::addPortAttributes() {
  if (format.columns.empty())
    return success();
  parts.ports.resize(format.columns.size());
  llvm::SMLoc loc = parser.getNameLoc();
  llvm::SmallBitVector resolved(unsigned(format.columns.size()));
  for (const FormatElement *ports : format.ports)
    for (const FormatElement &form : ports->children) {
      LogicalResult result = success();
      visitParts(form.children, [&](const FormatElement &part, bool) {
        if (!isReferences(part) || resolved.test(part.argument))
          return;
        resolved.set(part.argument);
        result =
            resolveReferences(parser.getContext(), parts.ports[part.argument],
                              parts.ports[part.otherwise[0].argument].list,
                              [&] { return parser.emitError(loc); });
      });
      if (failed(result))
        return failure();
    }
  SmallVector<unsigned, 4> done;
  for (const PortColumn &column : format.columns) {
    if (column.source != PortColumn::Source::Attribute ||
        llvm::is_contained(done, column.slot))
      continue;
    done.push_back(column.slot);
    SmallVector<unsigned, 4> ofSlot;
    for (auto [i, other] : llvm::enumerate(format.columns))
      if (other.source == PortColumn::Source::Attribute &&
          other.slot == column.slot)
        ofSlot.push_back(unsigned(i));
    const AttrSlot &slot = def.attributes[column.slot];
    ArrayRef<Attribute> keys;
    if (column.owner == "dictionary")
      for (auto [i, other] : llvm::enumerate(format.columns))
        if (other.source == PortColumn::Source::Attribute &&
            other.owner.empty() &&
            def.attributes[other.slot].name == column.parameter)
          keys = parts.ports[i].list;
    FailureOr<Attribute> holder = buildPortHolder(
        parser.getContext(), slot.kind, format.columns, ofSlot, parts.ports,
        slot.optional, keys, [&] { return parser.emitError(loc); });
    if (failed(holder))
      return failure();
    if (*holder)
      state.slots.push_back({column.slot, *holder});
  }
  return success();
}

//===-- Other attributes ---------------------------------------------------===//

/// Lists of ports, and elements whose text is not that of one part of the operation.
ParseResult FormatOpParser::parseUnwritten(const FormatElement &element) {
  switch (element.kind) {
  case Element::Ports:
    return parsePorts(element);
  case Element::EqualTypes:
    return parseEqualTypes(element);
  case Element::Name:
    return parseName(element);
  case Element::DefaultValue:
    return parseDefaultValue(element);
  case Element::ResultName:
    return parseResultName(element);
  case Element::Discardable:
    return parseDiscardable(element);
  case Element::TypedNumber:
    return parseTypedNumber(element);
  case Element::Field:
    return parseField(element);
  case Element::Present: {
    unsigned slot = getInner(element).index;
    resultTypes[slot].push_back(getOnlyType(def, def.results[slot]));
    return success();
  }
  default:
    return success();
  }
}

ParseResult FormatOpParser::parseName(const FormatElement &element) {
  std::string text;
  if (parser.parseKeywordOrString(&text))
    return failure();
  state.slots.push_back(
      {element.children[0].index, StringAttr::get(parser.getContext(), text)});
  return success();
}

/// The name after a word; without it, the name of the first result.
ParseResult FormatOpParser::parseResultName(const FormatElement &element) {
  if (element.text.empty() || parser.parseOptionalKeyword(element.text))
    return success();
  std::string text;
  if (parser.parseString(&text))
    return failure();
  state.slots.push_back(
      {element.children[0].index, StringAttr::get(parser.getContext(), text)});
  return success();
}

ParseResult FormatOpParser::parseDefaultValue(const FormatElement &element) {
  unsigned index = element.children[0].index;
  const AttrSlot &slot = def.attributes[index];
  Attribute value;
  std::optional<ParseResult> present =
      parseOptionalValue(parser, slot.kind, value, slot.name);
  if (present && *present)
    return failure();
  if (present)
    state.slots.push_back({index, value});
  return success();
}

/// An attribute that is not in the definition: one of several words, or a value of a kind.
ParseResult FormatOpParser::parseDiscardable(const FormatElement &element) {
  Context *ctx = parser.getContext();
  Attribute value;
  if (element.part) {
    if (parseValue(parser, element.part->kind, value, element.text))
      return failure();
  } else {
    for (const FormatElement &word : element.children)
      if (!value && succeeded(parser.parseOptionalKeyword(word.text)))
        value = StringAttr::get(ctx, word.text);
  }
  if (value)
    state.attributes.push_back({StringAttr::get(ctx, element.text), value});
  return success();
}

ParseResult FormatOpParser::parseTypedNumber(const FormatElement &element) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  APInt value;
  std::optional<ParseResult> present = parser.parseOptionalInteger(value);
  if (!present)
    return parser.emitError(loc, "expected integer value");
  if (*present)
    return failure();
  numbers.push_back({element.children[0].index, value, loc});
  return success();
}

ParseResult FormatOpParser::parseField(const FormatElement &element) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::string text;
  if (element.text == "quoted" ? parser.parseString(&text)
                               : parser.parseKeywordOrString(&text))
    return failure();
  fieldNames.push_back({text, loc});
  return success();
}

/// One type for all, or one for each.
ParseResult FormatOpParser::parseEqualTypes(const FormatElement &element) {
  SmallVector<Type, 4> types;
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parser.parseTypeList(types))
    return failure();
  // A list has been read before its types.
  auto countOf = [&](const FormatElement &inner) -> size_t {
    bool isList = inner.kind == Element::Operand &&
                  def.operands[inner.index].arity != Arity::One;
    return isList ? operands[inner.index].size() : 1;
  };
  size_t count = 0;
  for (const FormatElement &child : element.children)
    count += countOf(getInner(child));
  if (types.size() == 1)
    types.assign(count, Type(types.front()));
  if (types.size() != count)
    return failCount(count, types.size(), loc);
  ArrayRef<Type> rest = types;
  for (const FormatElement &child : element.children) {
    const FormatElement &inner = getInner(child);
    bool isOperand = inner.kind == Element::Operand;
    size_t size = countOf(inner);
    llvm::append_range((isOperand ? operandTypes : resultTypes)[inner.index],
                       rest.take_front(size));
    rest = rest.drop_front(size);
  }
  return success();
}

/// Adds the values of attributes that were not given: implied ones, and names of results.
void FormatOpParser::addUnwrittenValues() {
  auto getSlot = [&](unsigned slot) -> Attribute {
    for (auto [known, value] : state.slots)
      if (known == slot)
        return value;
    return {};
  };
  for (auto [slot, value] : format.impliedValues)
    if (!isGiven(slot))
      if (Attribute implied = findImplied(format.elements, slot, getSlot))
        state.slots.push_back({slot, implied});
  if (!format.resultName)
    return;
  unsigned slot = format.resultName->children[0].index;
  StringRef name = parser.getFirstResultName();
  if (!isGiven(slot) && !(name.empty() && def.attributes[slot].optional))
    state.slots.push_back({slot, StringAttr::get(parser.getContext(), name)});
}

/// Adds the numbers of the parameters whose names were written.
ParseResult FormatOpParser::addFields() {
  for (auto [element, name] : llvm::zip_equal(format.fields, fieldNames)) {
    const auto &types = operandTypes[getInner(element->children[1]).index];
    PortColumn column;
    column.owner = element->children[2].text;
    column.parameter = element->children[3].text;
    auto names = getPortElements(parser.getContext(), column,
                                 types.empty() ? Attribute()
                                               : TypeAttr::get(types.front()));
    auto isName = [&](Attribute field) {
      auto text = dyn_cast_or_null<StringAttr>(field);
      return text && text.getValue() == name.first;
    };
    auto found = names ? llvm::find_if(*names, isName) : nullptr;
    if (!names || found == names->end())
      return parser.emitError(name.second, "invalid field name '" + name.first +
                                               "' for type ")
             << (types.empty() ? Type() : types.front());
    unsigned slot = element->children[0].index;
    Type type = def.attributes[slot].kind.type;
    if (!llvm::isIntN(type.getIntOrFloatBitWidth(), found - names->begin()))
      return parser.emitError(name.second, "integer value too large");
    state.slots.push_back(
        {slot, IntegerAttr::get(type, found - names->begin())});
  }
  return success();
}

/// Adds the integers whose types follow from the types of operands and results; before these are
/// inferred, the others.
ParseResult FormatOpParser::addNumbers(bool beforeTypes) {
  size_t numOperands = operands.size();
  size_t numValues = numOperands + resultTypes.size();
  for (const PendingNumber &number : numbers) {
    auto equation =
        llvm::find_if(def.numberTypes, [&](const TypeEquation &other) {
          return other.to == numValues + number.slot;
        });
    size_t from = equation->from;
    if ((from >= numValues) != beforeTypes)
      continue;
    SmallVector<Type, 2> types;
    bool isList = false;
    ArrayRef<Type> known;
    if (from < numValues)
      known = from < numOperands ? operandTypes[from]
                                 : resultTypes[from - numOperands];
    if (!equation->function)
      types.assign(known.begin(), known.end());
    else if (!equation->function->evaluate(
                 {known, beforeTypes ? UnitAttr::get(parser.getContext())
                                     : Attribute()},
                 {}, types, isList))
      types.clear();
    if (types.empty() || !types.front().isIntOrIndex())
      return parser.emitError(number.loc,
                              "the type of the integer cannot be computed");
    unsigned width =
        types.front().isIndex() ? 64 : types.front().getIntOrFloatBitWidth();
    // Literals of signless integers can be the largest numbers, as of other attributes.
    bool mayBeUnsigned = !types.front().isSignedInteger();
    bool mayBeSigned = !types.front().isUnsignedInteger();
    bool fits = (mayBeSigned && number.value.getSignificantBits() <= width) ||
                (mayBeUnsigned && !number.value.isNegative() &&
                 number.value.getActiveBits() <= width);
    if (!fits)
      return parser.emitError(number.loc, "integer value too large");
    state.slots.push_back(
        {number.slot,
         IntegerAttr::get(types.front(), number.value.sextOrTrunc(width))});
  }
  return success();
}
