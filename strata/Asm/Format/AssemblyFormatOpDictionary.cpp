// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dictionaries of attributes in formats, and regions that are one operation: how they
// are parsed and printed.
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpParserDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpPrinterDetail.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Block.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

//===-- Keywords as strings ------------------------------------------------===//

const TypeDefinition *detail::getKeywordDefinition(const AttrKind &kind) {
  if (kind.tag != AttrKind::Tag::Array || !kind.element)
    return nullptr;
  const TypeDefinition *def = kind.element->definition;
  return def && def->enumeration ? def : nullptr;
}

const TypeDefinition *detail::getCaseDefinition(const AttrKind &kind) {
  bool isCase = kind.definition && kind.definition->enumeration &&
                kind.tag == AttrKind::Tag::Attribute;
  return isCase ? kind.definition : nullptr;
}

const FormatElement *detail::findOtherThanCase(const FormatElement &element,
                                               const OpDefinition &def) {
  for (const FormatElement &child : element.children)
    if (child.kind != Element::Attribute ||
        !getCaseDefinition(def.attributes[child.index].kind))
      return &child;
  return nullptr;
}

/// The case `text` of an enumeration; null if there is none.
static Attribute getCase(const TypeDefinition &def, StringRef text) {
  const EnumDefinition &cases = *def.enumeration;
  std::optional<uint64_t> number = cases.symbolize(text);
  if (!number)
    return {};
  unsigned width = cast<IntegerType>(cases.type).getWidth();
  auto value =
      IntegerAttr::get(cases.type, APInt(width, *number, /*isSigned=*/false,
                                         /*implicitTrunc=*/true));
  return def.isPlain ? Attribute(value)
                     : DynamicAttr::get(def, Attribute(value));
}

/// The word of a case; empty if `attr` is none.
static std::string getWord(const TypeDefinition &def, Attribute attr) {
  if (auto dynamic = dyn_cast<DynamicAttr>(attr);
      dynamic && dynamic.getParams().size() == 1)
    attr = dynamic.getParams().front();
  auto number = dyn_cast<IntegerAttr>(attr);
  return number ? def.enumeration->stringify(number.getValue().getZExtValue())
                : std::string();
}

/// The enumeration of the attribute `name` among the children of `element`; null if it is
/// not among them.
static const TypeDefinition *findCases(const FormatElement &element,
                                       const OpDefinition &def,
                                       StringRef name) {
  for (const FormatElement &child : element.children)
    if (child.text == name)
      return getCaseDefinition(def.attributes[child.index].kind);
  return nullptr;
}

//===-- Parsing ------------------------------------------------------------===//

/// The cases that the strings of `value`, an entry for `slot`, stand for.
FailureOr<Attribute> FormatOpParser::parseQuoted(const AttrSlot &slot,
                                                 Attribute value,
                                                 llvm::SMLoc loc) {
  const TypeDefinition &def = *getKeywordDefinition(slot.kind);
  auto array = dyn_cast_or_null<ArrayAttr>(value);
  if (!array)
    return parser.emitError(loc,
                            "expected \"" + slot.name + "\" array attribute");
  SmallVector<Attribute, 4> cases;
  for (Attribute element : array) {
    auto text = dyn_cast<StringAttr>(element);
    Attribute found = text ? getCase(def, text.getValue()) : Attribute();
    if (!found) {
      InFlightDiagnostic diag = parser.emitError(
          loc, "unexpected " + StringRef(slot.name).drop_back() + " (");
      if (text)
        diag << text.getValue();
      else
        diag << element;
      return diag << ")";
    }
    cases.push_back(found);
  }
  return Attribute(ArrayAttr::get(parser.getContext(), cases));
}

/// A dictionary whose entries are attributes of the operation; others are kept too.
ParseResult FormatOpParser::parseDictionary(const FormatElement &element) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  Attribute attr;
  if (parser.parseAttribute(attr))
    return failure();
  auto entries = dyn_cast<DictionaryAttr>(attr);
  if (!entries)
    return parser.emitError(loc, "invalid kind of attribute specified");
  for (NamedAttribute entry : entries) {
    Attribute value = entry.getValue();
    auto *listed =
        llvm::find_if(element.children, [&](const FormatElement &child) {
          return getInner(child).text == entry.getNameRef();
        }).base();
    if (listed != element.children.data() + element.children.size() &&
        listed->kind == Element::Quoted) {
      FailureOr<Attribute> cases =
          parseQuoted(def.attributes[getInner(*listed).index], value, loc);
      if (failed(cases))
        return failure();
      value = *cases;
    }
    int slot = def.findAttribute(entry.getNameRef());
    if (slot >= 0 && !def.acceptsAttribute(unsigned(slot), value))
      return parser.emitError(loc, "attribute '")
             << entry.getNameRef() << "' failed to satisfy constraint: "
             << def.attributes[unsigned(slot)].constraint.summary;
    state.attributes.push_back({entry.getName(), value});
  }
  for (const FormatElement &child : element.children) {
    const AttrSlot &slot = def.attributes[getInner(child).index];
    if (child.kind == Element::Quoted && !slot.optional &&
        !entries.get(slot.name))
      return ParseResult(parseQuoted(slot, {}, loc));
  }
  return success();
}

/// From this number of entries on, repeated names are found by sorting.
static constexpr size_t SortedEntries = 16;

/// `name = value`; the value of an attribute among the children of `element` may be a
/// keyword.
ParseResult FormatOpParser::parseEntryWithCases(const FormatElement &element) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  std::string name;
  if (parser.parseKeywordOrString(&name))
    return failure();
  bool isFew = dictionary.size() < SortedEntries;
  if (isFew && llvm::any_of(dictionary, [&](const NamedAttribute &other) {
        return other.getNameRef() == name;
      }))
    return parser.emitError(loc, "duplicate key '" + name +
                                     "' in dictionary attribute");
  if (parser.parseEqual())
    return failure();
  Attribute value;
  const TypeDefinition *cases = findCases(element, def, name);
  StringRef word;
  if (cases && succeeded(parser.parseOptionalKeyword(&word))) {
    value = getCase(*cases, word);
    if (!value)
      return parser.emitError("invalid " + name + " value: " + word);
  } else if (parser.parseAttribute(value)) {
    return failure();
  }
  dictionary.push_back({StringAttr::get(parser.getContext(), name), value});
  return success();
}

ParseResult
FormatOpParser::parseAttrDictWithCases(const FormatElement &element) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (failed(parser.parseOptionalLBrace()))
    return success();
  if (failed(parser.parseOptionalRBrace())) {
    do {
      if (parseEntryWithCases(element))
        return failure();
    } while (succeeded(parser.parseOptionalComma()));
    if (parser.parseRBrace())
      return failure();
    SmallVector<NamedAttribute, 32> sorted(dictionary.begin(),
                                           dictionary.end());
    if (auto duplicate = DictionaryAttr::sortAndFindDuplicate(sorted))
      return parser.emitError(loc, "duplicate key '" + duplicate->getNameRef() +
                                       "' in dictionary attribute");
  }
  return checkAttrDict(loc);
}

/// A region with one operation and a terminator that has its results, which may be left
/// out.
ParseResult FormatOpParser::parseSingleOperation(const FormatElement &element) {
  auto &list = regions[getInner(element).index];
  list.push_back(std::make_unique<Region>());
  Region &region = *list.back();
  if (parser.parseRegion(region))
    return failure();
  if (region.empty())
    region.push_back(Block::create(parser.getContext()));
  Block &block = region.front();
  if (!region.hasOneBlock() ||
      (!block.empty() && block.back().hasTrait(OpTrait::Terminator)))
    return success();
  OperationState terminator(
      parser.getEncodedSourceLoc(parser.getNameLoc()),
      OperationName(def.implicitTerminator, parser.getContext()));
  if (!block.empty())
    for (unsigned i = 0; i < block.back().getNumResults(); ++i)
      terminator.operands.push_back(block.back().getResult(i));
  block.push_back(Operation::create(terminator));
  return success();
}

//===-- Printing -----------------------------------------------------------===//

void FormatOpPrinter::printDictionary(const FormatElement &element) {
  SmallVector<NamedAttribute, 4> entries;
  for (const FormatElement &child : element.children) {
    const AttrSlot &slot = def.attributes[getInner(child).index];
    Attribute value = op->getAttrSlots()[getInner(child).index];
    if (!value)
      continue;
    if (child.kind == Element::Quoted) {
      const TypeDefinition &cases = *getKeywordDefinition(slot.kind);
      SmallVector<Attribute, 4> words;
      for (Attribute item : cast<ArrayAttr>(value))
        words.push_back(StringAttr::get(def.ctx, getWord(cases, item)));
      value = ArrayAttr::get(def.ctx, words);
    }
    entries.push_back({StringAttr::get(def.ctx, slot.name), value});
  }
  printer->printAttribute(DictionaryAttr::get(def.ctx, entries));
}

void FormatOpPrinter::printAttrDictWithCases(const FormatElement &element) {
  SmallVector<StringRef, 8> elided;
  if (!findElided(elided))
    return;
  StringRef separator = " {";
  for (const NamedAttribute &attr : op->getAttrs()) {
    if (llvm::is_contained(elided, attr.getNameRef()))
      continue;
    *printer << separator;
    separator = ", ";
    printer->printKeywordOrString(attr.getNameRef());
    *printer << " = ";
    const TypeDefinition *cases = findCases(element, def, attr.getNameRef());
    std::string word = cases ? getWord(*cases, attr.getValue()) : "";
    if (word.empty())
      printer->printAttribute(attr.getValue());
    else
      *printer << word;
  }
  *printer << "}";
}

bool FormatOpPrinter::holdsSingleOperation(unsigned slot) {
  Region &region = op->getRegion(regions[slot].first);
  if (!region.hasOneBlock() || region.front().getNumArguments() ||
      region.front().empty())
    return false;
  Block &block = region.front();
  Operation &last = block.back();
  if (last.getName().getStringRef() != def.implicitTerminator)
    return false;
  if (&block.front() == &last)
    return true;
  Operation &inner = block.front();
  bool yieldsAll =
      inner.getNumResults() == last.getNumOperands() && last.getAttrs().empty();
  for (unsigned i = 0; yieldsAll && i < inner.getNumResults(); ++i)
    yieldsAll = last.getOperand(i) == Value(inner.getResult(i));
  return yieldsAll && inner.getNextNode() == &last;
}

void FormatOpPrinter::printSingleOperation(const FormatElement &element) {
  Region &region = op->getRegion(regions[getInner(element).index].first);
  *printer << "{ ";
  printer->printCustomOrGenericOp(&region.front().front());
  *printer << " }";
}
