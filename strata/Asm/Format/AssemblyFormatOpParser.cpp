// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpParserDetail.h"
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Block.h"
#include "strata/IR/OpDisplayName.h"
#include "strata/IR/Types/Holes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

//===-- Words, operands, successors ----------------------------------------===//

ParseResult FormatOpParser::parseLiteral(const FormatElement &element,
                                         bool optional) {
  if (const Punctuation *entry = element.punctuation)
    return (parser.*(optional ? entry->may : entry->must))();
  if (optional || element.children.empty())
    return optional ? parser.parseOptionalKeyword(element.text)
                    : parser.parseKeyword(element.text);
  if (succeeded(parser.parseOptionalKeyword(element.text)))
    return success();
  return parser.emitError("expected '" + element.text + "' " +
                          element.children[0].text);
}

std::optional<ParseResult>
FormatOpParser::parseOptionalOperands(unsigned index) {
  Operands &list = operands[index];
  operandLocs[index] = parser.getCurrentLocation();
  UnresolvedOperand first;
  std::optional<ParseResult> present = parser.parseOptionalOperand(first);
  if (!present || *present)
    return present;
  list.push_back(first);
  if (def.operands[index].arity != Arity::Variadic)
    return success();
  while (succeeded(parser.parseOptionalComma()))
    if (parser.parseOperand(list.emplace_back()))
      return failure();
  return success();
}

/// The `operands` directive: one list, which is shared out to the slots.
ParseResult FormatOpParser::parseAllOperands() {
  SmallVector<UnresolvedOperand, 4> all;
  llvm::SMLoc loc = parser.getCurrentLocation();
  allOperandsLoc = loc;
  if (parser.parseOperandList(all))
    return failure();
  size_t fixed = size_t(llvm::count_if(
      def.operands, [](const ValueSlot &s) { return s.arity == Arity::One; }));
  bool varies = fixed != def.operands.size();
  if (all.size() < fixed || (!varies && all.size() != fixed))
    return parser.emitError(
        loc, "expected " + Twine(fixed) + (varies ? " or more" : "") +
                 " operands, but found " + Twine(all.size()));
  // If there are several of varying length, they are of one.
  size_t numLists = std::max<size_t>(1, def.operands.size() - fixed);
  size_t rest = (all.size() - fixed) / numLists;
  if (rest * numLists != all.size() - fixed)
    return parser.emitError(loc, "expected a multiple of " + Twine(numLists) +
                                     " operands in addition to " +
                                     Twine(fixed) + ", but found " +
                                     Twine(all.size()));
  ArrayRef<UnresolvedOperand> left(all);
  for (auto [slot, list] : llvm::zip_equal(def.operands, operands)) {
    size_t count = slot.arity == Arity::One ? 1 : rest;
    list.assign(left.begin(), left.begin() + count);
    left = left.drop_front(count);
  }
  return success();
}

std::optional<ParseResult>
FormatOpParser::parseOptionalSuccessors(const FormatElement &element) {
  auto &list = element.kind == Element::Successor ? successors[element.index]
                                                  : successors.front();
  Block *block = nullptr;
  std::optional<ParseResult> present = parser.parseOptionalSuccessor(block);
  if (!present || *present)
    return present;
  list.push_back(block);
  while (succeeded(parser.parseOptionalComma())) {
    if (parser.parseSuccessor(block))
      return failure();
    list.push_back(block);
  }
  return success();
}

//===-- Attributes ---------------------------------------------------------===//

ParseResult FormatOpParser::parseAttribute(const FormatElement &element,
                                           bool isQualified) {
  const AttrSlot &slot = def.attributes[element.index];
  Attribute value;
  if (withKind(slot, isQualified, [&](const AttrKind &kind) {
        return parseValue(parser, kind, value, slot.name);
      }))
    return failure();
  state.slots.push_back({element.index, value});
  return success();
}

/// A string that is written as `@name`.
ParseResult FormatOpParser::parseSymbol(const FormatElement &element) {
  AttrKind kind;
  kind.tag = AttrKind::Tag::Symbol;
  unsigned slot = element.children[0].index;
  Attribute value;
  if (parseValue(parser, kind, value, def.attributes[slot].name))
    return failure();
  state.slots.push_back({slot, value});
  return success();
}

/// An attribute with a type, which is another attribute.
ParseResult FormatOpParser::parseTyped(const FormatElement &element) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parseAttribute(element.children[0], /*isQualified=*/false))
    return failure();
  auto value = dyn_cast<TypedAttr>(state.slots.back().second);
  if (!value)
    return parser.emitError(loc, "expected an attribute that has a type");
  state.slots.push_back(
      {element.children[1].index, TypeAttr::get(value.getType())});
  return success();
}

ParseResult FormatOpParser::parseNonNegative(const FormatElement &element) {
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (parseAttribute(element.children[0], /*isQualified=*/false))
    return failure();
  auto number = dyn_cast<IntegerAttr>(state.slots.back().second);
  if (number && !number.getType().isUnsignedInteger() &&
      number.getValue().isNegative())
    return parser.emitError(loc, element.text);
  return success();
}

/// One of several words; false if there is none.
bool FormatOpParser::parseOptionalKeyword(const FormatElement &element) {
  SmallVector<StringRef, 4> words;
  for (const FormatElement &word : ArrayRef(element.children).drop_front())
    words.push_back(word.text);
  StringRef found;
  if (parser.parseOptionalKeyword(&found, words))
    return false;
  unsigned slot = element.children[0].index;
  Context *ctx = parser.getContext();
  bool isFlag = def.attributes[slot].kind.tag == AttrKind::Tag::Bool;
  state.slots.push_back(
      {slot, isFlag ? Attribute(BoolAttr::get(ctx, found == words[1]))
                    : StringAttr::get(ctx, found)});
  return true;
}

ParseResult FormatOpParser::parseKeyword(const FormatElement &element) {
  if (parseOptionalKeyword(element))
    return success();
  if (!element.text.empty())
    return parser.emitError(parser.getNameLoc(), element.text);
  std::string words;
  for (size_t i = 1, e = element.children.size(); i < e; ++i) {
    if (i > 1)
      words += e > 3 ? ", " : " ";
    if (i > 1 && i + 1 == e)
      words += "or ";
    words += "'" + element.children[i].text + "'";
  }
  return parser.emitError("expected " + words);
}

ParseResult FormatOpParser::parsePropDict() {
  if (parser.parseOptionalLess())
    return success();
  return ParseResult(failure(parser.parseOptionalAttrDict(state.attributes) ||
                             parser.parseGreater()));
}

ParseResult FormatOpParser::parseAttrDict(const FormatElement &element) {
  if (!element.children.empty())
    return parseAttrDictWithCases(element);
  llvm::SMLoc loc = parser.getCurrentLocation();
  if (element.kind == Element::AttrDictWithKeyword
          ? parser.parseOptionalAttrDictWithKeyword(dictionary)
          : parser.parseOptionalAttrDict(dictionary))
    return failure();
  return checkAttrDict(loc);
}

/// Whether the entries of `attr-dict`, which begins at `loc`, fit their slots.
ParseResult FormatOpParser::checkAttrDict(llvm::SMLoc loc) {
  for (const NamedAttribute &attr : dictionary) {
    int slot = def.findAttribute(attr.getNameRef());
    if (slot >= 0 && !isSegmentSizes(attr.getNameRef()) &&
        !isHole(attr.getValue()) &&
        !def.acceptsAttribute(unsigned(slot), attr.getValue()))
      return parser.emitError(loc, "'")
             << getDisplayName(def) << "' op attribute '" << attr.getNameRef()
             << "' failed to satisfy constraint: "
             << def.attributes[unsigned(slot)].constraint.summary;
  }
  return success();
}

/// Adds the attributes that `attr-dict` gave to the others.
void FormatOpParser::takeDictionary() {
  if (state.attributes.empty()) {
    state.attributes = std::move(dictionary);
    return;
  }
  for (const NamedAttribute &attr : dictionary)
    llvm::erase_if(state.attributes, [&](const NamedAttribute &other) {
      return other.getName() == attr.getName();
    });
  llvm::append_range(state.attributes, dictionary);
}

//===-- Groups -------------------------------------------------------------===//

/// The result of an optional parse function.
static FailureOr<bool> toPresence(std::optional<ParseResult> present) {
  if (present && *present)
    return failure();
  return present.has_value();
}

FailureOr<bool> FormatOpParser::parseOptional(const FormatElement &element) {
  switch (element.kind) {
  case Element::Literal:
    return succeeded(parseLiteral(element, /*optional=*/true));
  case Element::Operand:
    return toPresence(parseOptionalOperands(element.index));
  case Element::Argument:
    return toPresence(parseOptionalArguments(element));
  case Element::Successor:
  case Element::Successors:
    return toPresence(parseOptionalSuccessors(element));
  case Element::Region:
  case Element::WithTerminator: {
    auto region = std::make_unique<Region>();
    std::optional<ParseResult> present = parser.parseOptionalRegion(*region);
    if (present && (*present || (!element.isWhole && finishRegion(*region))))
      return failure();
    if (present)
      regions[getInner(element).index].push_back(std::move(region));
    return present.has_value();
  }
  case Element::Mixed:
    return parseMixed(element);
  case Element::Keyword:
    return parseOptionalKeyword(element);
  case Element::Zip:
  case Element::Repeat:
    return parseList(element);
  case Element::Call:
    return parseOptional(ArrayRef<FormatElement>(element.children));
  case Element::Custom:
    return parseOptionalCustom(element);
  case Element::Attribute:
  case Element::Qualified:
  case Element::Type:
    return parseOptionalQualified(element);
  default:
    if (parse(element))
      return failure();
    return true;
  }
}

FailureOr<bool>
FormatOpParser::parseOptionalQualified(const FormatElement &element) {
  const FormatElement &inner = getInner(element);
  if (inner.kind == Element::Attribute) {
    const AttrSlot &slot = def.attributes[inner.index];
    Attribute value;
    auto present = withKind(
        slot, element.kind == Element::Qualified, [&](const AttrKind &kind) {
          return parseOptionalValue(parser, kind, value, slot.name);
        });
    if (present && !*present)
      state.slots.push_back({inner.index, value});
    return toPresence(present);
  }
  if (parse(element))
    return failure();
  auto &types = inner.kind == Element::Operand ? operandTypes : resultTypes;
  return inner.index < types.size() && !types[inner.index].empty();
}

FailureOr<bool>
FormatOpParser::parseOptionalCustom(const FormatElement &element) {
  bool present = false;
  if (parseCustom(element, /*optional=*/true, present))
    return failure();
  return present;
}

/// All of `list` if its first element is present; false, with nothing read,
/// otherwise.
FailureOr<bool> FormatOpParser::parseOptional(ArrayRef<FormatElement> list,
                                              const FormatElement *unitAnchor) {
  list = list.drop_while(isBlank);
  FailureOr<bool> present = parseOptional(list.front());
  if (succeeded(present) && *present && parse(list.drop_front(), unitAnchor))
    return failure();
  return present;
}

/// An operand, which belongs to the first part of `group` if the literal of that follows.
ParseResult FormatOpParser::parseOperandChoice(const FormatElement &group) {
  ArrayRef<FormatElement> then = dropBlanks(group.children),
                          otherwise = dropBlanks(group.otherwise);
  UnresolvedOperand operand;
  if (parser.parseOperand(operand))
    return failure();
  ArrayRef<FormatElement> rest = dropBlanks(then.drop_front());
  bool isThen = succeeded(parseLiteral(rest.front(), /*optional=*/true));
  operands[(isThen ? then : otherwise).front().index].push_back(operand);
  return parse((isThen ? rest : otherwise).drop_front());
}

ParseResult FormatOpParser::parseGroup(const FormatElement &element) {
  if (isTypeChoice(element))
    return parseTypeChoice(element);
  if (isOperandChoice(element, def))
    return parseOperandChoice(element);
  const auto &anchored =
      element.isInverted ? element.otherwise : element.children;
  const FormatElement *anchor = &anchored[element.anchor];
  FailureOr<bool> present =
      parseOptional(ArrayRef<FormatElement>(element.children), anchor);
  if (failed(present))
    return failure();
  return *present ? ParseResult(success()) : parse(element.otherwise, anchor);
}

ParseResult FormatOpParser::parseClauses(const FormatElement &element) {
  SmallVector<bool, 8> seen(element.children.size(), false);
  for (bool found = true; found;) {
    found = false;
    for (auto [i, clause] : llvm::enumerate(element.children)) {
      StringRef word = clause.children[0].text;
      if (parseLiteral(clause.children[0], /*optional=*/true))
        continue;
      if (seen[i])
        return parser.emitError(parser.getNameLoc(),
                                "`" + word +
                                    "` clause can appear at most once in the "
                                    "expansion of the oilist directive");
      seen[i] = found = true;
      const FormatElement *unit = nullptr;
      for (const FormatElement &child : clause.children)
        if (child.kind == Element::Attribute &&
            def.attributes[child.index].kind.tag == AttrKind::Tag::Unit)
          unit = &child;
      if (parse(ArrayRef<FormatElement>(clause.children).drop_front(), unit))
        return failure();
    }
  }
  return success();
}

//===-- Custom directives --------------------------------------------------===//

ParseResult FormatOpParser::parseCustom(const FormatElement &element,
                                        bool optional, bool &present) {
  SmallVector<ParsedArgument, 4> arguments(element.children.size());
  SmallVector<std::pair<unsigned, Attribute>, 4> values;
  values.reserve(element.children.size());
  for (auto [argument, child] : llvm::zip_equal(arguments, element.children)) {
    bool isRef = child.kind == Element::Ref;
    const FormatElement &at = isRef ? child.children[0] : child;
    const FormatElement &inner = getInner(at);
    switch (at.kind) {
    case Element::String:
      argument.text = at.text;
      break;
    case Element::Type:
      argument.types = inner.kind == Element::Operand
                           ? &operandTypes[inner.index]
                           : &resultTypes[inner.index];
      break;
    case Element::Operand:
      argument.operands = &operands[at.index];
      if (!isRef)
        operandLocs[at.index] = parser.getCurrentLocation();
      break;
    case Element::Attribute: {
      Attribute known;
      for (auto [slot, value] : state.slots)
        if (slot == at.index)
          known = value;
      values.push_back({isRef ? ~0u : at.index, known});
      argument.attribute = &values.back().second;
      break;
    }
    case Element::Region:
      argument.regions = &regions[at.index];
      break;
    case Element::Successor:
      argument.successors = &successors[at.index];
      break;
    case Element::AttrDict:
      argument.attrDict = &dictionary;
      break;
    default:
      break;
    }
  }
  if (optional) {
    std::optional<ParseResult> result =
        element.directive->parseOptional(parser, arguments);
    present = result.has_value();
    if (!present)
      return success();
    if (*result)
      return failure();
  } else if (element.directive->parse(parser, arguments)) {
    return failure();
  }
  for (auto [index, value] : values)
    if (value && index != ~0u)
      state.slots.push_back({index, value});
  return success();
}

//===-- Elements -----------------------------------------------------------===//

/// `unitAnchor` is a unit attribute that is said by the words around it.
ParseResult FormatOpParser::parse(ArrayRef<FormatElement> list,
                                  const FormatElement *unitAnchor) {
  for (const FormatElement &element : list) {
    if (&element == unitAnchor && element.kind == Element::Attribute &&
        def.attributes[element.index].kind.tag == AttrKind::Tag::Unit)
      addUnit(element.index);
    else if (parse(element))
      return failure();
  }
  return success();
}

/// A type or an attribute, in full if the element says so.
ParseResult FormatOpParser::parseQualified(const FormatElement &element) {
  const FormatElement &inner = getInner(element);
  bool isQualified = element.kind == Element::Qualified ||
                     element.children[0].kind == Element::Qualified;
  return inner.kind == Element::Attribute ? parseAttribute(inner, isQualified)
                                          : parseTypes(inner, isQualified);
}

/// An absent part is no error.
static ParseResult toResult(std::optional<ParseResult> present) {
  return present.value_or(ParseResult(success()));
}

ParseResult FormatOpParser::parse(const FormatElement &element) {
  switch (element.kind) {
  case Element::Literal:
    return parseLiteral(element, /*optional=*/false);
  case Element::Operand:
    if (def.operands[element.index].arity == Arity::One)
      return parser.parseOperand(operands[element.index].emplace_back());
    return toResult(parseOptionalOperands(element.index));
  case Element::Operands:
    return parseAllOperands();
  case Element::Argument:
    return toResult(parseOptionalArguments(element));
  case Element::Types:
  case Element::Parenthesized:
    return parseTypeList(element);
  case Element::Default:
  case Element::WithLocation:
    return parse(element.children[0]);
  case Element::WithTerminator:
    return parseRegion(element.children[0], element.isWhole);
  case Element::SingleOperation:
    return parseSingleOperation(element);
  case Element::FunctionBody:
    return parseFunctionBody(element);
  case Element::Attribute:
    return parseAttribute(element, /*isQualified=*/false);
  case Element::Type:
  case Element::Qualified:
    return parseQualified(element);
  case Element::FunctionalType:
    return parseFunctionalType(element);
  case Element::Region:
    return parseRegion(element);
  case Element::Regions:
    return parseRegions();
  case Element::Successor:
    if (!def.successors[element.index].isVariadic)
      return parser.parseSuccessor(successors[element.index].emplace_back());
    return toResult(parseOptionalSuccessors(element));
  case Element::Successors:
    return toResult(parseOptionalSuccessors(element));
  case Element::AttrDict:
  case Element::AttrDictWithKeyword:
    return parseAttrDict(element);
  case Element::PropDict:
    return parsePropDict();
  default:
    return isCompound(element) ? parseCompound(element)
                               : ParseResult(success());
  }
}

/// An element that has others in it.
ParseResult FormatOpParser::parseCompound(const FormatElement &element) {
  switch (element.kind) {
  case Element::Optional:
    return parseGroup(element);
  case Element::OIList:
    return parseClauses(element);
  case Element::Call:
    return parse(element.children);
  case Element::Mixed:
    return ParseResult(failure(failed(parseMixed(element))));
  case Element::Map:
    return parseMap(element);
  case Element::Subscripts:
    return parseSubscripts(element);
  case Element::Bound:
    return parseBound(element);
  case Element::Keyword:
    return parseKeyword(element);
  case Element::Counted:
    return parseCounted(element);
  case Element::NonNegative:
    return parseNonNegative(element);
  case Element::Dictionary:
    return parseDictionary(element);
  case Element::Signature:
    return parseSignature(element);
  case Element::SameType:
    return parseSameType(element);
  case Element::ShortTypes:
    return parseShortTypes(element);
  case Element::Symbol:
    return parseSymbol(element);
  case Element::Typed:
    return parseTyped(element);
  case Element::Entry:
    return parseEntry(element);
  case Element::Zip:
  case Element::Repeat:
    return ParseResult(failure(failed(parseList(element))));
  case Element::Custom: {
    bool present = true;
    return parseCustom(element, /*optional=*/false, present);
  }
  default:
    return parseUnwritten(element);
  }
}

//===-- The rest -----------------------------------------------------------===//

/// Adds the sizes of `lists` as the attribute in `slot`, if there is one.
template <typename List>
void FormatOpParser::addSegmentSizes(int slot, ArrayRef<List> lists) {
  if (slot < 0)
    return;
  constexpr size_t MostLists = 4;
  constexpr size_t NumKnown = size_t(2) << 2 * MostLists;
  size_t code = lists.size() <= MostLists ? 1 : NumKnown;
  SmallVector<int32_t, 8> sizes;
  for (const List &list : lists) {
    sizes.push_back(int32_t(list.size()));
    code =
        list.size() < 4 && code < NumKnown ? code * 4 + list.size() : NumKnown;
  }
  scratch.segmentSizes.resize(NumKnown);
  Attribute none, &known = code < NumKnown ? scratch.segmentSizes[code] : none;
  if (!known) {
    ArrayRef<uint8_t> bytes(reinterpret_cast<const uint8_t *>(sizes.data()),
                            sizes.size() * sizeof(int32_t));
    known = DenseArrayAttr::get(IntegerType::get(parser.getContext(), 32),
                                int64_t(sizes.size()), bytes);
  }
  // The sizes in the dictionary take precedence.
  state.slots.push_back({unsigned(slot), known});
}

/// Appends the values of slot `i` to `values`.
ParseResult FormatOpParser::resolveSlot(size_t i,
                                        SmallVectorImpl<Value> &values) {
  size_t count = operands[i].size(), numTypes = operandTypes[i].size();
  if (LLVM_LIKELY(count == 1 && numTypes == 1))
    return parser.resolveOperand(operands[i][0], operandTypes[i][0], values);
  if (!count && !numTypes)
    return success();
  return parser.resolveOperands(operands[i], operandTypes[i], operandLocs[i],
                                values);
}

/// Resolves the operands that have been parsed, so that their errors come before those
/// in a region.
ParseResult FormatOpParser::resolveEarly() {
  earlyValues.resize(operands.size());
  for (size_t i = 0; i < operands.size(); ++i)
    if (!operands[i].empty() && earlyValues[i].empty() &&
        resolveSlot(i, earlyValues[i]))
      return failure();
  return success();
}

/// Whether operands have been parsed since resolveEarly.
bool FormatOpParser::hasLateOperands() const {
  for (size_t i = 0; i < earlyValues.size(); ++i)
    if (earlyValues[i].empty() && !operands[i].empty())
      return true;
  return false;
}

ParseResult FormatOpParser::resolve() {
  for (size_t i = 0; i < operands.size(); ++i) {
    if (!earlyValues.empty() && !earlyValues[i].empty())
      llvm::append_range(state.operands, earlyValues[i]);
    else if (resolveSlot(i, state.operands))
      return failure();
  }
  for (const SlotTypes &types : resultTypes)
    llvm::append_range(state.types, types);
  if (!format.hasSingleValues) {
    addSegmentSizes(format.operandSizesSlot, ArrayRef<Operands>(operands));
    addSegmentSizes(format.resultSizesSlot, ArrayRef<SlotTypes>(resultTypes));
  }
  for (auto [slot, list] : llvm::zip_equal(def.regions, regions)) {
    if (list.empty() && slot.arity == Arity::One)
      list.push_back(std::make_unique<Region>());
    for (std::unique_ptr<Region> &region : list)
      state.regions.push_back(std::move(region));
  }
  for (auto &list : successors)
    llvm::append_range(state.successors, list);
  return success();
}

/// Leaves the result types of an operation of a rule to be inferred.
void FormatOpParser::addInferredResults() {
  size_t count = std::max(def.results.size(), parser.getNumResults());
  state.types.append(count, getInferredTypeHole(parser.getContext()));
}

ParseResult FormatOpParser::run() {
  if (parse(format.elements))
    return failure();
  takeDictionary();
  addUnwrittenValues();
  if (addPortAttributes() || addFields() || addNumbers(/*beforeTypes=*/true))
    return failure();
  if (((!areTypesInferred || hasLateOperands()) && inferTypes()) || resolve())
    return failure();
  if (addNumbers(/*beforeTypes=*/false))
    return failure();
  // Without a hook, every single result has its type by now. A hook reports its
  // errors itself.
  bool asksHook = state.types.empty() && def.inferTypes && !def.results.empty();
  if (asksHook && parser.acceptsHoles())
    addInferredResults();
  else if (asksHook && failed(inferResultTypes(state)))
    return failure();
  if (def.hasImpliedAttributes && !parser.acceptsHoles())
    addImpliedAttributes();
  return success();
}

bool FormatOpParser::isGiven(unsigned slot) const {
  return llvm::any_of(state.slots,
                      [&](auto &entry) { return entry.first == slot; }) ||
         llvm::any_of(state.attributes, [&](const NamedAttribute &attr) {
           return attr.getNameRef() == def.attributes[slot].name;
         });
}

/// Fills in all of the operation that values of attributes may follow from,
/// except for values and regions. False if they are too many.
bool FormatOpParser::makeImpliedKey(PartsKey &key) const {
  size_t size =
      state.operands.size() + state.types.size() + 2 * state.slots.size();
  if (size > PartsKey::MaxParts || !state.attributes.empty())
    return false;
  for (Value operand : state.operands)
    key.add(operand.getType().getImpl());
  for (Type type : state.types)
    key.add(type.getImpl());
  for (auto [slot, value] : state.slots) {
    key.add(slot);
    key.add(value.getAsOpaquePointer());
  }
  return true;
}

/// Adds the attributes that are not written and follow from the rest.
void FormatOpParser::addImpliedAttributes() {
  PartsKey key(def, uint32_t(state.operands.size()) << 16 |
                        uint32_t(state.types.size()));
  FormatScratch::ImpliedAttributes *shared = nullptr;
  if (makeImpliedKey(key))
    shared = &scratch.impliedAttributes.find(key);
  if (shared && shared->areKnown) {
    llvm::append_range(state.slots, shared->values);
    return;
  }
  SmallVector<unsigned, 4> missing;
  for (unsigned slot = 0; slot < def.attributes.size(); ++slot)
    if (def.attributes[slot].implied && !isGiven(slot))
      missing.push_back(slot);
  if (missing.empty())
    return;
  // The known parts of the operation.
  OperationState known(state.location, state.name);
  known.operands = state.operands;
  known.types = state.types;
  known.attributes = state.attributes;
  known.slots = state.slots;
  Operation *op = Operation::create(known);
  SmallVector<std::pair<unsigned, Attribute>, 2> values;
  bool isOwn = false;
  for (unsigned slot : missing)
    if (Attribute value = def.attributes[slot].implied->evaluate(op, &isOwn))
      values.push_back({slot, value});
  op->destroy();
  llvm::append_range(state.slots, values);
  if (shared && !isOwn)
    *shared = {true, std::move(values)};
}

//===-- Scratch ------------------------------------------------------------===//

FormatScratch &FormatScratch::get(OpAsmParser &parser) {
  std::shared_ptr<void> &scratch = parser.getFormatScratch();
  if (LLVM_UNLIKELY(!scratch))
    scratch = std::make_shared<FormatScratch>();
  return *static_cast<FormatScratch *>(scratch.get());
}

ParseResult AssemblyFormat::parse(OpAsmParser &parser,
                                  OperationState &state) const {
  const OpDefinition &def = *state.name.getDefinition();
  FormatScratch &scratch = FormatScratch::get(parser);
  FormatOpParts &parts = scratch.push();
  parts.prepare(def, parser.getNameLoc());
  ParseResult result =
      FormatOpParser(*this, parser, state, scratch, parts).run();
  parts.clear(def);
  scratch.pop();
  return result;
}
