// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of older text: their names, and the older parts of the generic form.
#include "strata/Asm/Eras/OpHistory.h"
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Names ---------------------------------------------------------------===//

/// What follows from `at` on, without leading blanks.
static StringRef restOfText(const char *at, const char *end) {
  StringRef rest(at, size_t(end - at));
  return rest.take_front(OpHistory::maxRest).ltrim(" \t");
}

ParseResult Parser::findOlderCustomOp(const OpDefinition *&def) {
  auto &history = getContextData<OpHistory>(*ctx);
  StringRef spelled = tok.getSpelling();
  StringRef rest = restOfText(tok.getEnd(), lexer.getEnd());
  SmallVector<std::string, 2> names;
  if (spelled.contains('.'))
    names.push_back(spelled.str());
  else
    names = history.getFullNames(spelled, eras);
  for (StringRef name : names) {
    auto unsupported = history.unsupported.find(name);
    if (unsupported != history.unsupported.end() &&
        !(unsupported->second.eras & eras).empty())
      return emitError("'" + name +
                       "' has no successor: " + unsupported->second.reason);
    if (const RenamedOp *renamed = history.find(name, eras, rest)) {
      const OpDefinition *found = ctx->getOpDefinition(renamed->newName);
      if (!found->parse)
        return emitError("'" + name + "' is '" + renamed->newName +
                         "' today, which has no custom form");
      def = found;
      return success();
    }
    // An operation of a history file, or one that is dropped.
    bool isOlder = history.dropped.contains(name) ||
                   history.dialects.contains(StringRef(name).split('.').first);
    const OpDefinition *found = isOlder ? ctx->getOpDefinition(name) : nullptr;
    if (found && found->parse) {
      def = found;
      return success();
    }
  }
  return success();
}

std::string Parser::getCurrentOpName(StringRef name) {
  auto &history = getContextData<OpHistory>(*ctx);
  SmallVector<std::string, 2> names{name.str()};
  if (!name.contains('.'))
    names = history.getFullNames(name, eras);
  for (StringRef candidate : names)
    if (const RenamedOp *renamed = history.find(candidate, eras))
      return renamed->newName;
  for (StringRef candidate : names)
    if (history.dropped.contains(candidate))
      return candidate.str();
  return name.str();
}

//===-- Parts of the generic form -------------------------------------------===//

ParseResult Parser::parseSuccessorOperands(SuccessorList &successors) {
  const char *from = prevEnd;
  if (!consumeIf(Token::LParen))
    return success();
  SmallVector<UnresolvedOperand, 4> values;
  SmallVector<Type, 4> types;
  const char *at = tok.start;
  if (failed(parseCommaSeparated(
          [&] { return parseOperand(values.emplace_back()); })))
    return failure();
  successors.valueText.push_back(StringRef(at, size_t(prevEnd - at)));
  if (failed(expect(Token::Colon, "expected ':' and the types of the "
                                  "operands of the successor")))
    return failure();
  const char *typesBegin = tok.start;
  if (failed(parseTypeListNoParens(types)))
    return failure();
  successors.typeText.push_back(
      StringRef(typesBegin, size_t(prevEnd - typesBegin)));
  if (failed(expect(Token::RParen, "expected ')'")))
    return failure();
  successors.removed.push_back(StringRef(from, size_t(prevEnd - from)));
  if (values.size() != types.size())
    return emitError(at, "expected " + Twine(values.size()) +
                             " types of operands of the successor but had " +
                             Twine(types.size()));
  for (auto [value, type] : llvm::zip(values, types)) {
    successors.operands.push_back(resolveOperand(value, type));
    if (!successors.operands.back())
      return failure();
  }
  return success();
}

ParseResult Parser::parseTrailingRegions(
    SmallVectorImpl<std::unique_ptr<Region>> &regions) {
  if (tok.isNot(Token::LBrace) || !regions.empty())
    return success();
  do {
    regions.push_back(std::make_unique<Region>());
    if (failed(parseRegion(*regions.back())))
      return failure();
  } while (consumeIf(Token::Comma));
  return success();
}

//===-- Attributes of the generic form --------------------------------------===//

/// The integers that `attr` lists; nothing if it is no list of integers.
static std::optional<SmallVector<int64_t, 4>> getIntegers(Attribute attr) {
  SmallVector<int64_t, 4> numbers;
  if (auto dense = dyn_cast<DenseElementsAttr>(attr)) {
    if (!dense.getType().getElementType().isIntOrIndex() ||
        dense.getType().getRank() != 1)
      return std::nullopt;
    for (const APInt &value : dense.getValues<APInt>())
      numbers.push_back(value.getSExtValue());
    return numbers;
  }
  auto array = dyn_cast<ArrayAttr>(attr);
  if (!array)
    return std::nullopt;
  for (Attribute element : array) {
    auto integer = dyn_cast<IntegerAttr>(element);
    if (!integer || integer.getValue().getSignificantBits() > 64)
      return std::nullopt;
    numbers.push_back(integer.getValue().getSExtValue());
  }
  return numbers;
}

static Attribute getDenseArray(Context *ctx, ArrayRef<int64_t> numbers,
                               bool isWide) {
  if (isWide)
    return DenseArrayAttrOf<int64_t>::get(ctx, numbers);
  SmallVector<int32_t, 4> narrow(numbers.begin(), numbers.end());
  return DenseArrayAttrOf<int32_t>::get(ctx, narrow);
}

/// `attr` as an integer of the first type that `isFine` takes, or null.
static Attribute getOtherWidth(IntegerAttr attr,
                               function_ref<bool(Attribute)> isFine) {
  Context *ctx = attr.getContext();
  if (attr.getValue().getSignificantBits() > 32)
    return {};
  uint64_t value = uint64_t(attr.getValue().getSExtValue());
  for (Type type : {Type(IndexType::get(ctx)), Type(IntegerType::get(ctx, 64)),
                    Type(IntegerType::get(ctx, 32))}) {
    unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
    Attribute other = IntegerAttr::get(
        type, APInt(width, value, /*isSigned=*/true, /*implicitTrunc=*/true));
    if (isFine(other))
      return other;
  }
  return {};
}

static const EnumDefinition *getEnumeration(const AttrKind &kind) {
  if (kind.enumeration || !kind.definition)
    return kind.enumeration;
  return kind.definition->enumeration.get();
}

/// The case of an enumeration that a string names; null if `kind` is none, or has no
/// such case.
static Attribute getCase(const AttrKind &kind, StringAttr attr) {
  const EnumDefinition *cases = getEnumeration(kind);
  std::optional<uint64_t> number =
      cases ? cases->symbolize(attr.getValue()) : std::nullopt;
  if (!number)
    return {};
  unsigned width = cases->type.getIntOrFloatBitWidth();
  Attribute value = IntegerAttr::get(cases->type, APInt(width, *number));
  return kind.enumeration ? value : DynamicAttr::get(*kind.definition, {value});
}

/// `attr` with the numbers that cases of enumerations have today.
static Attribute getCurrentNumbers(const OpHistory &history,
                                   const AttrKind &kind, Attribute attr) {
  if (auto array = dyn_cast<ArrayAttr>(attr); array && kind.element) {
    SmallVector<Attribute, 4> elements;
    for (Attribute element : array)
      elements.push_back(getCurrentNumbers(history, *kind.element, element));
    return ArrayAttr::get(attr.getContext(), elements);
  }
  auto integer = dyn_cast<IntegerAttr>(attr);
  auto found = history.numbers.find(getEnumeration(kind));
  if (!integer || found == history.numbers.end() ||
      integer.getValue().getActiveBits() > 32 ||
      integer.getValue().getZExtValue() >= found->second.size())
    return attr;
  uint64_t number = found->second[integer.getValue().getZExtValue()];
  return IntegerAttr::get(integer.getType(),
                          APInt(integer.getValue().getBitWidth(), number));
}

/// `attr` in the encoding that `kind` has today: integers of another width, lists of
/// integers that became dense arrays, strings that became cases of enumerations. The
/// same attribute if none fits. `isFine` tells what the slot takes.
static Attribute getCurrentEncoding(Context *ctx, const AttrKind &kind,
                                    Attribute attr,
                                    function_ref<bool(Attribute)> isFine) {
  if (isFine(attr))
    return attr;
  Attribute other;
  if (auto integer = dyn_cast<IntegerAttr>(attr))
    other = getOtherWidth(integer, isFine);
  else if (auto text = dyn_cast<StringAttr>(attr))
    other = getCase(kind, text);
  if (other)
    return other;
  if (auto numbers = getIntegers(attr))
    for (bool isWide : {true, false}) {
      Attribute array = getDenseArray(ctx, *numbers, isWide);
      if (isFine(array))
        return array;
    }
  auto array = dyn_cast<ArrayAttr>(attr);
  if (!array || kind.tag != AttrKind::Tag::Array || !kind.element)
    return attr;
  SmallVector<Attribute, 4> elements;
  for (Attribute element : array)
    elements.push_back(
        getCurrentEncoding(ctx, *kind.element, element, [&](Attribute value) {
          return kind.element->canHold(value);
        }));
  return ArrayAttr::get(ctx, elements);
}

/// The sizes of the operand groups of `def`, of which the last are those of the
/// successors; null if they cannot be told.
static Attribute getSuccessorSizes(const OpDefinition &def,
                                   ArrayRef<uint32_t> successorOperands,
                                   uint32_t numOperands) {
  if (def.findAttribute("operandSegmentSizes") < 0 ||
      def.operands.size() < successorOperands.size())
    return {};
  size_t numOwn = def.operands.size() - successorOperands.size();
  SmallVector<int64_t, 4> sizes(numOwn, 1);
  if (numOwn == 1)
    sizes[0] = numOperands;
  else if (numOwn != numOperands)
    return {};
  sizes.append(successorOperands.begin(), successorOperands.end());
  return getDenseArray(def.ctx, sizes, /*isWide=*/false);
}

/// The number of operands of `group`, if `rules` tell it.
static std::optional<int64_t> getGroupSize(ArrayRef<SegmentRule> rules,
                                           StringRef group,
                                           ArrayRef<NamedAttribute> attributes,
                                           ArrayRef<Type> results) {
  for (const SegmentRule &rule : rules) {
    if (rule.operand != group)
      continue;
    if (rule.kind == SegmentRule::Kind::DynamicSizes) {
      auto shaped =
          results.empty() ? ShapedType() : dyn_cast<ShapedType>(results[0]);
      if (shaped && shaped.hasRank())
        return llvm::count_if(shaped.getShape(), ShapedType::isDynamic);
      continue;
    }
    for (NamedAttribute attr : attributes)
      if (auto map = dyn_cast<AffineMapAttr>(attr.getValue());
          map && attr.getNameRef() == rule.attribute)
        return map.getValue().getNumInputs();
  }
  return std::nullopt;
}

/// The sizes of the operand groups of `def` where the text does not give them: single
/// operands, what `rules` tell, and the rest for the first group of any number. Null if
/// they do not add up.
static Attribute getDefaultSizes(const OpDefinition &def,
                                 ArrayRef<SegmentRule> rules,
                                 ArrayRef<NamedAttribute> attributes,
                                 ArrayRef<Type> results, int64_t numOperands) {
  SmallVector<int64_t, 4> sizes(def.operands.size(), 0);
  int64_t rest = numOperands;
  std::optional<size_t> open;
  for (auto [i, slot] : llvm::enumerate(def.operands)) {
    if (slot.arity == Arity::One)
      sizes[i] = 1;
    else if (auto size = getGroupSize(rules, slot.name, attributes, results))
      sizes[i] = *size;
    else if (slot.arity == Arity::Variadic && !open)
      open = i;
    rest -= sizes[i];
  }
  if (open)
    sizes[*open] = std::exchange(rest, 0);
  if (rest != 0 || (open && sizes[*open] < 0))
    return {};
  return getDenseArray(def.ctx, sizes, /*isWide=*/false);
}

DictionaryAttr
Parser::getCurrentAttributes(const OpDefinition &def, DictionaryAttr attributes,
                             ArrayRef<uint32_t> successorOperands,
                             uint32_t numOperands, ArrayRef<Type> results) {
  auto &history = getContextData<OpHistory>(*ctx);
  SmallVector<NamedAttribute, 8> entries;
  bool hasSizes = false;
  if (attributes)
    for (NamedAttribute attr : attributes) {
      StringRef name = attr.getNameRef();
      StringRef current = history.getAttributeName(def.name, name);
      int slot = def.findAttribute(current);
      Attribute value = attr.getValue();
      bool isSizes = isSegmentSizes(name) || isOldSegmentSizes(name);
      hasSizes |= isSizes;
      if (isSizes) {
        if (auto numbers = getIntegers(value))
          value = getDenseArray(ctx, *numbers, /*isWide=*/false);
      } else if (slot >= 0) {
        const AttrKind &kind = def.attributes[unsigned(slot)].kind;
        value = getCurrentNumbers(history, kind, value);
        value = getCurrentEncoding(ctx, kind, value, [&](Attribute other) {
          return def.acceptsAttribute(unsigned(slot), other) &&
                 kind.canStore(other);
        });
        name = current;
      }
      entries.push_back(NamedAttribute(StringAttr::get(ctx, name), value));
    }
  if (!hasSizes && def.findAttribute("operandSegmentSizes") >= 0) {
    auto found = history.segments.find(def.name);
    ArrayRef<SegmentRule> rules;
    if (found != history.segments.end())
      rules = found->second;
    Attribute sizes =
        successorOperands.empty()
            ? getDefaultSizes(def, rules, entries, results, numOperands)
            : getSuccessorSizes(def, successorOperands, numOperands);
    if (sizes)
      entries.push_back(
          NamedAttribute(StringAttr::get(ctx, "operandSegmentSizes"), sizes));
  }
  return DictionaryAttr::get(ctx, entries);
}

void Parser::reportOlderOp(const GenericPlaces &places, DictionaryAttr before,
                           DictionaryAttr after,
                           const SuccessorList &successors) {
  if (!observer)
    return;
  if (after && after != before && !(after.empty() && !before)) {
    std::string text;
    llvm::raw_string_ostream os(text);
    printAttr(after, os);
    reportOlderForm(places.dictBegin, places.dictEnd,
                    before ? text : text + " ",
                    "name or encoding of an attribute in generic form");
  }
  if (!successors.hasOperands())
    return;
  constexpr StringRef what = "operands in the list of successors";
  std::string values, types;
  for (auto [text, moved] : {std::pair(successors.valueText, &values),
                             std::pair(successors.typeText, &types)})
    for (StringRef part : text)
      *moved += (moved->empty() ? "" : ", ") + part.str();
  auto insert = [&](const char *end, StringRef text) {
    const char *last = end;
    while (last > begin && StringRef(" \t\n\r").contains(last[-1]))
      --last;
    reportOlderForm(end, end, (last[-1] == '(' ? "" : ", ") + text, what);
  };
  insert(places.operandsEnd, values);
  for (StringRef removed : successors.removed)
    reportOlderForm(removed.begin(), removed.end(), "", what);
  char unbalanced;
  if (const char *end = lexer.skipBalanced(places.type, unbalanced))
    insert(end - 1, types);
}

ParseResult
Parser::completeOlderOp(const OpDefinition &def, const GenericPlaces &places,
                        Attribute properties, DictionaryAttr &attributes,
                        SmallVectorImpl<std::unique_ptr<Region>> &regions,
                        const SuccessorList &successors, ArrayRef<Type> results,
                        SmallVectorImpl<Value> &operands) {
  if (failed(parseTrailingRegions(regions)))
    return failure();
  ArrayRef<uint32_t> sizes;
  if (successors.hasOperands())
    sizes = successors.numOperands;
  DictionaryAttr before = attributes;
  if (!properties)
    attributes = getCurrentAttributes(def, attributes, sizes,
                                      uint32_t(operands.size()), results);
  operands.append(successors.operands.begin(), successors.operands.end());
  reportOlderOp(places, before, attributes, successors);
  return success();
}
