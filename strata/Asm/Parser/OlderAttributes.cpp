// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of the generic form of older text: their names and encodings.
#include "strata/Asm/Eras/OpHistory.h"
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Parser/ParserDetail.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

/// The integers that `attr` lists; std::nullopt if it is no list of integers.
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

/// The case that has the number; null if `kind` is no enumeration whose cases are
/// attributes of their own.
static Attribute getCase(const AttrKind &kind, IntegerAttr attr) {
  const EnumDefinition *cases = getEnumeration(kind);
  if (!cases || kind.enumeration || attr.getValue().getActiveBits() > 32)
    return {};
  unsigned width = cases->type.getIntOrFloatBitWidth();
  return DynamicAttr::get(
      *kind.definition,
      {IntegerAttr::get(cases->type,
                        APInt(width, attr.getValue().getZExtValue()))});
}

/// `attr` with the numbers that cases of enumerations have today.
static Attribute getCurrentNumbers(const AttrKind &kind, Attribute attr) {
  if (auto array = dyn_cast<ArrayAttr>(attr); array && kind.element) {
    SmallVector<Attribute, 4> elements;
    for (Attribute element : array)
      elements.push_back(getCurrentNumbers(*kind.element, element));
    return ArrayAttr::get(attr.getContext(), elements);
  }
  auto integer = dyn_cast<IntegerAttr>(attr);
  const EnumDefinition *cases = getEnumeration(kind);
  if (!integer || !cases || integer.getValue().getActiveBits() > 32 ||
      integer.getValue().getZExtValue() >= cases->olderNumbers.size())
    return attr;
  uint64_t number = cases->olderNumbers[integer.getValue().getZExtValue()];
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
    other = getCase(kind, integer) ? getCase(kind, integer)
                                   : getOtherWidth(integer, isFine);
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
/// successors; null if they are ambiguous.
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

/// `attr`, an array where -1 stands for dynamic sizes, as a dense array in its
/// current form.
static Attribute getDynamicSizes(Attribute attr) {
  std::optional<SmallVector<int64_t, 4>> numbers;
  if (isa<ArrayAttr>(attr))
    numbers = getIntegers(attr);
  if (!numbers)
    return attr;
  for (int64_t &number : *numbers)
    if (number == -1)
      number = ShapedType::kDynamic;
  return getDenseArray(attr.getContext(), *numbers, /*isWide=*/true);
}

/// The number of operands of each successor, computed from `attr`, the offsets
/// at which they begin. The last of `attributes` that are sizes of groups has
/// the total.
static Attribute getSizesOfOffsets(Attribute attr, DictionaryAttr attributes) {
  std::optional<SmallVector<int64_t, 4>> offsets = getIntegers(attr), groups;
  for (NamedAttribute other : attributes)
    if (isSegmentSizes(other.getNameRef()) ||
        isOldSegmentSizes(other.getNameRef()))
      groups = getIntegers(other.getValue());
  if (!offsets || !groups || groups->empty())
    return attr;
  for (size_t i = 0; i < offsets->size(); ++i)
    (*offsets)[i] =
        (i + 1 < offsets->size() ? (*offsets)[i + 1] : groups->back()) -
        (*offsets)[i];
  return getDenseArray(attr.getContext(), *offsets, /*isWide=*/false);
}

/// The function type that `type` is, or that a type of a dialect has as a parameter.
static FunctionType getSignature(Type type) {
  if (auto function = dyn_cast<FunctionType>(type))
    return function;
  auto dynamic = dyn_cast<DynamicType>(type);
  for (Attribute param : dynamic ? dynamic.getParams() : ArrayRef<Attribute>())
    if (auto inner = dyn_cast_or_null<TypeAttr>(param))
      if (auto function = dyn_cast<FunctionType>(inner.getValue()))
        return function;
  return {};
}

/// Collects `arg0 = {...}`, `arg2 = {...}` as entries of one array, whose size the type of
/// the function tells.
static void addNumbered(SmallVectorImpl<NamedAttribute> &entries,
                        StringRef list, StringRef number, Attribute value,
                        DictionaryAttr attributes) {
  Context *ctx = value.getContext();
  size_t count = 0, index;
  for (NamedAttribute attr : attributes)
    if (auto type = dyn_cast<TypeAttr>(attr.getValue()))
      if (FunctionType function = getSignature(type.getValue()))
        count = list == "res_attrs" ? function.getNumResults()
                                    : function.getNumInputs();
  if (number.getAsInteger(10, index) || index >= count)
    return;
  auto found = llvm::find_if(entries, [&](NamedAttribute entry) {
    return entry.getNameRef() == list;
  });
  SmallVector<Attribute, 4> elements(count, DictionaryAttr::get(ctx, {}));
  if (found != entries.end())
    llvm::copy(cast<ArrayAttr>(found->getValue()), elements.begin());
  elements[index] = value;
  NamedAttribute entry(StringAttr::get(ctx, list),
                       ArrayAttr::get(ctx, elements));
  if (found != entries.end())
    *found = entry;
  else
    entries.push_back(entry);
}

/// The value of a default that does not depend on a map, as `def` has it.
static Attribute getDefault(const OpDefinition &def,
                            const DefaultAttribute &record) {
  int slot = def.findAttribute(record.name);
  if (slot < 0)
    return record.value;
  const AttrKind &kind = def.attributes[unsigned(slot)].kind;
  auto isFine = [&](Attribute value) {
    return def.acceptsAttribute(unsigned(slot), value) && kind.canStore(value);
  };
  if (isFine(record.value))
    return record.value;
  Attribute value;
  {
    DiagnosticCapture silence;
    value = strata::parseAttribute(record.text, def.ctx,
                                   [&](OpAsmParser &parser, Attribute &result) {
                                     return parseValue(parser, kind, result);
                                   });
  }
  return value && isFine(value)
             ? value
             : getCurrentEncoding(def.ctx, kind, record.value, isFine);
}

/// Adds the attributes that `defaults` tell and `entries` do not have.
static void addDefaults(const OpDefinition &def,
                        ArrayRef<DefaultAttribute> defaults,
                        SmallVectorImpl<NamedAttribute> &entries) {
  Context *ctx = def.ctx;
  auto find = [&](StringRef name) {
    for (NamedAttribute entry : entries)
      if (entry.getNameRef() == name)
        return entry.getValue();
    return Attribute();
  };
  for (const DefaultAttribute &record : defaults) {
    if (find(record.name))
      continue;
    auto map = dyn_cast_or_null<AffineMapAttr>(find(record.map));
    if (record.value)
      entries.push_back(NamedAttribute(StringAttr::get(ctx, record.name),
                                       getDefault(def, record)));
    if (record.value || !map)
      continue;
    unsigned count = map.getValue().getNumResults();
    Attribute value;
    if (record.isFalse) {
      SmallVector<Attribute, 4> elements(count, BoolAttr::get(ctx, false));
      value = ArrayAttr::get(ctx, elements);
    } else {
      SmallVector<int32_t, 4> ones(count, 1);
      value = DenseElementsAttr::get(
          RankedTensorType::get({int64_t(count)}, IntegerType::get(ctx, 32)),
          ArrayRef<int32_t>(ones));
    }
    entries.push_back(NamedAttribute(StringAttr::get(ctx, record.name), value));
  }
}

/// `attr` in its current encoding, if `record` gives it.
static Attribute getRecoded(const RenamedAttribute *record, Attribute attr,
                            DictionaryAttr attributes) {
  using Encoding = RenamedAttribute::Encoding;
  switch (record ? record->encoding : Encoding::Same) {
  case Encoding::Same:
    return attr;
  case Encoding::MinusOneIsDynamic:
    return getDynamicSizes(attr);
  case Encoding::Offsets:
    return getSizesOfOffsets(attr, attributes);
  }
  return attr;
}

/// The entries of `attributes` under their current names and in their current
/// encodings.
static void addCurrentEntries(Context *ctx, const OpHistory &history,
                              const OpDefinition &def,
                              DictionaryAttr attributes,
                              SmallVectorImpl<NamedAttribute> &entries) {
  for (NamedAttribute attr : attributes) {
    StringRef name = attr.getNameRef();
    const RenamedAttribute *record = history.findAttribute(def.name, name);
    StringRef current = record ? StringRef(record->name) : name;
    Attribute value = getRecoded(record, attr.getValue(), attributes);
    int slot = def.findAttribute(current);
    if (isSegmentSizes(name) || isOldSegmentSizes(name)) {
      if (auto numbers = getIntegers(value))
        value = getDenseArray(ctx, *numbers, /*isWide=*/false);
    } else if (record && isa<DictionaryAttr>(value)) {
      StringRef stem = name.rtrim("0123456789");
      addNumbered(entries, current, name.drop_front(stem.size()), value,
                  attributes);
      continue;
    } else if (slot >= 0) {
      const AttrKind &kind = def.attributes[unsigned(slot)].kind;
      value = getCurrentNumbers(kind, value);
      value = getCurrentEncoding(ctx, kind, value, [&](Attribute other) {
        return def.acceptsAttribute(unsigned(slot), other) &&
               kind.canStore(other);
      });
      name = current;
    }
    entries.push_back(NamedAttribute(StringAttr::get(ctx, name), value));
  }
}

void OlderGrammar::updateProperties(const OpDefinition &def,
                                    const GenericPlaces &places,
                                    Attribute &properties) {
  auto dict = dyn_cast<DictionaryAttr>(properties);
  if (!dict || !def.registered)
    return;
  SmallVector<NamedAttribute, 8> entries;
  addCurrentEntries(p.ctx, getContextData<OpHistory>(*p.ctx), def, dict,
                    entries);
  DictionaryAttr current = DictionaryAttr::get(p.ctx, entries);
  if (current == dict)
    return;
  properties = current;
  std::string text;
  llvm::raw_string_ostream os(text);
  os << "<" << current << ">";
  reportOlderForm(places.propertiesBegin, places.propertiesEnd, text,
                  "name or encoding of an attribute in generic form");
}

DictionaryAttr OlderGrammar::getCurrentAttributes(
    const OpDefinition &def, DictionaryAttr attributes,
    ArrayRef<uint32_t> successorOperands, uint32_t numOperands,
    ArrayRef<Type> results) {
  Context *ctx = p.ctx;
  auto &history = getContextData<OpHistory>(*ctx);
  SmallVector<NamedAttribute, 8> entries;
  if (attributes)
    addCurrentEntries(ctx, history, def, attributes, entries);
  if (auto found = history.defaults.find(def.name);
      found != history.defaults.end())
    addDefaults(def, found->second, entries);
  bool hasSizes = llvm::any_of(entries, [](NamedAttribute attr) {
    return isSegmentSizes(attr.getNameRef()) ||
           isOldSegmentSizes(attr.getNameRef());
  });
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
