// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lists in formats whose entries consist of several parts: how they are parsed and
// printed.
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpParserDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpPrinterDetail.h"
#include "strata/Asm/Format/ValueSyntax.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

//===-- Values and numbers -------------------------------------------------===//

/// A list of values and numbers; false if it is empty.
FailureOr<bool> FormatOpParser::parseMixed(const FormatElement &element) {
  unsigned slot = element.children[0].index;
  operandLocs[slot] = parser.getCurrentLocation();
  SmallVector<int64_t> numbers;
  do {
    llvm::SMLoc loc = parser.getCurrentLocation();
    UnresolvedOperand value;
    std::optional<ParseResult> present = parser.parseOptionalOperand(value);
    int64_t number = ShapedType::kDynamic;
    if (present) {
      operands[slot].push_back(value);
    } else {
      present = parser.parseOptionalInteger(number);
      if (present && ShapedType::isDynamic(number))
        return parser.emitError(loc, "integer value too small");
    }
    if (!present && numbers.empty())
      break;
    if (!present)
      return parser.emitError(loc, "expected SSA value or integer");
    if (*present)
      return failure();
    numbers.push_back(number);
  } while (succeeded(parser.parseOptionalComma()));
  state.slots.push_back({element.children[1].index,
                         DenseI64ArrayAttr::get(parser.getContext(), numbers)});
  return !numbers.empty();
}

void FormatOpPrinter::printMixed(const FormatElement &element) {
  unsigned next = operandSegment(element.children[0].index).first;
  auto numbers = dyn_cast_or_null<DenseI64ArrayAttr>(
      op->getAttrSlots()[element.children[1].index]);
  if (!numbers)
    return;
  for (auto [i, number] : llvm::enumerate(numbers.asArrayRef())) {
    if (i)
      *printer << ", ";
    if (ShapedType::isDynamic(number))
      printer->printOperand(op->getOperand(next++));
    else
      *printer << number;
  }
}

//===-- One operand for each argument --------------------------------------===//

/// `(%a, %b)`: names of arguments, or an operand for each of those named before.
ParseResult FormatOpParser::parseCounted(const FormatElement &element) {
  const FormatElement &names = element.children.back();
  if (element.children.size() == 1) {
    NamedArguments &named = getArguments(names.index);
    named.locs[names.argument] = parser.getCurrentLocation();
    auto parseOne = [&] {
      return parser.parseArgument(named.slots[names.argument].emplace_back());
    };
    return parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Paren,
                                          parseOne, " in argument list");
  }
  size_t expected = getArguments(names.index).slots[names.argument].size();
  Operands &list = operands[element.children[0].index];
  llvm::SMLoc loc = operandLocs[element.children[0].index] =
      parser.getCurrentLocation();
  SmallVector<UnresolvedOperand, 4> values;
  if (parser.parseOperandList(values, OpAsmParser::Delimiter::Paren))
    return failure();
  list.assign(values.begin(), values.end());
  if (list.size() == expected)
    return success();
  InFlightDiagnostic diag = parser.emitError(loc)
                            << "expected " << expected << " operands";
  // After an error of the lexer there is no other one.
  if (!diag.isActive())
    return diag;
  diag.attachExplanation() << "'"
                           << def.operands[element.children[0].index].name
                           << "' has " << list.size() << ", but '" << names.text
                           << "' has " << expected;
  return diag;
}

void FormatOpPrinter::printCounted(const FormatElement &element) {
  *printer << '(';
  if (element.children.size() == 1)
    printArguments(element.children[0]);
  else
    printer->printOperands(getOpOperands(element.children[0]));
  *printer << ')';
}

//===-- Entries with several parts -----------------------------------------===//

namespace {
/// A literal, or white space: it stands for nothing that an operation has.
bool isText(const FormatElement &element) {
  return element.kind == Element::Literal || isBlank(element);
}
} // namespace

/// The elements of arrays so far, by part.
struct FormatOpParser::ListState {
  SmallVector<SmallVector<Attribute, 4>, 2> elements;
  /// The index of the part that is parsed.
  size_t part = 0;
};

std::optional<ParseResult>
FormatOpParser::parseAttributePart(const FormatElement &part, ListState &list,
                                   bool isOptional) {
  const AttrSlot &slot = def.attributes[part.index];
  AttrKind kind = slot.kind.getElementKind();
  Attribute value;
  std::optional<ParseResult> present;
  if (isOptional)
    present = parseOptionalValue(parser, kind, value, slot.name);
  else if (slot.kind.tag == AttrKind::Tag::Dense)
    present = parseDenseElement(parser, kind.type, value);
  else
    present = parseValue(parser, kind, value, slot.name);
  if (present && succeeded(*present))
    list.elements[list.part].push_back(value);
  return present;
}

/// An operand, or the name of a region argument.
std::optional<ParseResult>
FormatOpParser::parseValuePart(const FormatElement &part, bool isOptional) {
  auto parseOne = [&](auto &values, llvm::SMLoc &first, auto parse,
                      auto parseOptional) -> std::optional<ParseResult> {
    if (values.empty())
      first = parser.getCurrentLocation();
    auto &value = values.emplace_back();
    std::optional<ParseResult> present =
        isOptional ? parseOptional(value) : std::optional(parse(value));
    if (!present)
      values.pop_back();
    return present;
  };
  if (part.kind == Element::Operand)
    return parseOne(
        operands[part.index], operandLocs[part.index],
        [&](auto &value) { return parser.parseOperand(value); },
        [&](auto &value) { return parser.parseOptionalOperand(value); });
  NamedArguments &named = getArguments(part.index);
  return parseOne(
      named.slots[part.argument], named.locs[part.argument],
      [&](auto &value) { return parser.parseArgument(value); },
      [&](auto &value) { return parser.parseOptionalArgument(value); });
}

/// A part that begins with a literal, without which the number is the usual one.
ParseResult FormatOpParser::parseUnless(const FormatElement &part,
                                        ListState &list) {
  ArrayRef<FormatElement> children = dropBlanks(part.children);
  if (succeeded(parseLiteral(children.front(), /*optional=*/true))) {
    for (const FormatElement &child : children.drop_front())
      if (!isBlank(child))
        if (auto present = parsePart(child, list, /*isOptional=*/false);
            present && failed(*present))
          return failure();
    return success();
  }
  int64_t number = 0;
  (void)StringRef(part.text).getAsInteger(10, number);
  Type type = def.attributes[getListAttribute(part)->index].kind.type;
  list.elements[list.part].push_back(IntegerAttr::get(type, number));
  return success();
}

/// Parses one part of an entry. std::nullopt if it is optional and absent.
std::optional<ParseResult> FormatOpParser::parsePart(const FormatElement &part,
                                                     ListState &list,
                                                     bool isOptional) {
  const FormatElement &inner = getInner(part);
  switch (part.kind) {
  case Element::Literal:
    if (!isOptional)
      return parseLiteral(part, /*optional=*/false);
    if (succeeded(parseLiteral(part, /*optional=*/true)))
      return ParseResult(success());
    return std::nullopt;
  case Element::Operand:
  case Element::Argument:
    return parseValuePart(part, isOptional);
  case Element::Attribute:
    return parseAttributePart(part, list, isOptional);
  case Element::Unless:
    return parseUnless(part, list);
  case Element::Region:
  case Element::WithTerminator: {
    auto region = std::make_unique<Region>();
    std::optional<ParseResult> present =
        isOptional ? parser.parseOptionalRegion(*region)
                   : std::optional(parser.parseRegion(*region));
    if (!present || failed(*present))
      return present;
    regions[inner.index].push_back(std::move(region));
    if (part.isWhole)
      return ParseResult(success());
    return finishRegion(*regions[inner.index].back());
  }
  case Element::Type: {
    auto &types = inner.kind == Element::Operand ? operandTypes[inner.index]
                                                 : resultTypes[inner.index];
    return parser.parseType(types.emplace_back());
  }
  default:
    return ParseResult(success());
  }
}

/// A list of entries; false if it is empty.
FailureOr<bool> FormatOpParser::parseList(const FormatElement &element) {
  ListState list;
  list.elements.resize(element.children.size());
  bool isZip = element.kind == Element::Zip;
  bool isEmpty = true;
  do {
    // A comma must be followed by an entry.
    bool mayEnd = isEmpty || !isZip;
    bool atStart = true;
    for (auto [i, part] : llvm::enumerate(element.children)) {
      if (isBlank(part))
        continue;
      list.part = i;
      std::optional<ParseResult> present =
          parsePart(part, list, mayEnd && atStart);
      if (present && failed(*present))
        return failure();
      if (!present)
        return finishList(element, list, !isEmpty);
      atStart = false;
    }
    isEmpty = false;
  } while (!isZip || succeeded(parser.parseOptionalComma()));
  return finishList(element, list, /*present=*/true);
}

/// Sets the arrays that the entries give.
bool FormatOpParser::finishList(const FormatElement &element, ListState &list,
                                bool present) {
  for (auto [part, elements] :
       llvm::zip_equal(element.children, list.elements)) {
    const FormatElement *attribute = getListAttribute(part);
    if (!attribute)
      continue;
    const AttrSlot &slot = def.attributes[attribute->index];
    if (present || !slot.optional)
      state.slots.push_back(
          {attribute->index,
           slot.kind.buildArray(elements, parser.getContext())});
  }
  return present;
}

//===-- Printing -----------------------------------------------------------===//

/// The number of entries that `part` has in the operation.
size_t FormatOpPrinter::getNumEntries(const FormatElement &part) {
  const FormatElement *attribute = getListAttribute(part);
  const FormatElement &inner = attribute ? *attribute : getInner(part);
  switch (inner.kind) {
  case Element::Operand:
    return operandSegment(inner.index).size;
  case Element::Result:
    return resultSegment(inner.index).size;
  case Element::Region:
    return regions[inner.index].size;
  case Element::Argument:
    return argumentSegment(inner).size;
  default: {
    Attribute array = op->getAttrSlots()[inner.index];
    if (auto dense = dyn_cast_or_null<DenseArrayAttr>(array))
      return size_t(dense.getSize());
    return array ? cast<ArrayAttr>(array).size() : 0;
  }
  }
}

bool FormatOpPrinter::holdsLists() {
  for (const FormatElement *list : format.lists) {
    std::optional<size_t> count;
    for (const FormatElement &part : list->children) {
      if (isText(part))
        continue;
      size_t found = getNumEntries(part);
      if (count && *count != found)
        return false;
      count = found;
    }
  }
  return true;
}

void FormatOpPrinter::printPart(const FormatElement &part, unsigned entry) {
  const FormatElement &inner = getInner(part);
  switch (part.kind) {
  case Element::Operand:
    return printer->printOperand(
        op->getOperand(operandSegment(part.index).first + entry));
  case Element::Argument:
    return printer->printOperand(getArgument(part, entry));
  case Element::Attribute: {
    const AttrSlot &slot = def.attributes[part.index];
    return printValue(*printer, slot.kind.getElementKind(),
                      getArrayElements(op->getAttrSlots()[part.index])[entry]);
  }
  case Element::Unless: {
    unsigned slot = getListAttribute(part)->index;
    auto number =
        cast<IntegerAttr>(getArrayElements(op->getAttrSlots()[slot])[entry]);
    int64_t usual = 0;
    (void)StringRef(part.text).getAsInteger(10, usual);
    if (number.getInt() != usual)
      printParts(part.children, entry);
    return;
  }
  case Element::Region:
  case Element::WithTerminator:
    return printRegion(op->getRegion(regions[inner.index].first + entry), part);
  case Element::Type:
    return printer->printType(getTypes(inner)[entry]);
  default:
    return print(part);
  }
}

/// Parts of an entry after the first.
void FormatOpPrinter::printParts(ArrayRef<FormatElement> parts,
                                 unsigned entry) {
  for (const FormatElement &part : parts) {
    if (part.needsSpace && !isText(part))
      *printer << ' ';
    printPart(part, entry);
  }
}

void FormatOpPrinter::printList(const FormatElement &element) {
  size_t count = 0;
  for (const FormatElement &part : element.children)
    if (!isText(part))
      count = getNumEntries(part);
  const FormatElement &first = element.children.front();
  for (unsigned entry = 0; entry < count; ++entry) {
    if (entry && element.kind == Element::Zip)
      *printer << ", ";
    else if (!isText(first) && (entry || first.needsSpace))
      *printer << ' ';
    printPart(first, entry);
    printParts(ArrayRef(element.children).drop_front(), entry);
  }
}
