// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lists of ports: their elements in attributes, and how entries are read and printed.
#include "strata/Asm/Format/PortListDetail.h"
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

//===-- Implied values -----------------------------------------------------===//

Attribute detail::getImplied(const FormatElement &element,
                             const SlotFn &getSlot) {
  return element.children.size() > 1 ? getSlot(element.children[1].index)
                                     : element.value;
}

Attribute detail::findImplied(ArrayRef<FormatElement> list, unsigned slot,
                              const SlotFn &getSlot) {
  for (const FormatElement &element : list) {
    bool isImplied = element.kind == Element::Implied ||
                     element.kind == Element::DefaultValue;
    if (isImplied && element.children[0].index == slot)
      return getImplied(element, getSlot);
    for (const auto *nested : {&element.children, &element.otherwise})
      if (Attribute value = findImplied(*nested, slot, getSlot))
        return value;
  }
  return {};
}

//===-- Arrays -------------------------------------------------------------===//

/// The definition that an owner names; null if there is none.
static const TypeDefinition *findOwner(Context *ctx, StringRef owner) {
  auto [dialectName, name] = owner.drop_front().split('.');
  Dialect *dialect = ctx->getOrLoadDialect(dialectName);
  return dialect ? ctx->findTypeDefinition(*dialect, name, owner.front() == '!')
                 : nullptr;
}

static std::optional<unsigned> findParameter(const TypeDefinition &def,
                                             StringRef name) {
  for (auto [i, parameter] : llvm::enumerate(def.parameters))
    if (parameter.name == name)
      return unsigned(i);
  return std::nullopt;
}

const TypeDefinition *detail::findPortType(Context *ctx, StringRef name,
                                           StringRef parameter) {
  const TypeDefinition *def = findOwner(ctx, name);
  bool fits = def && def->isType && !def->isOpaque &&
              def->parameters.size() == 1 &&
              def->parameters[0].name == parameter;
  return fits ? def : nullptr;
}

static SmallVector<Attribute, 4> wrapTypes(ArrayRef<Type> types) {
  return llvm::map_to_vector<4>(
      types, [](Type type) -> Attribute { return TypeAttr::get(type); });
}

using MaybeElements = std::optional<SmallVector<Attribute, 4>>;

/// The elements of an array, or the bits of an integer.
static MaybeElements getElementsOf(Context *ctx, Attribute holder) {
  SmallVector<Attribute, 4> elements;
  if (!holder)
    return elements;
  if (isa<ArrayAttr, DenseArrayAttr>(holder))
    return getArrayElements(holder);
  auto bits = dyn_cast<IntegerAttr>(holder);
  if (!bits)
    return std::nullopt;
  const APInt &value = bits.getValue();
  for (unsigned i = 0; i < value.getBitWidth(); ++i)
    elements.push_back(BoolAttr::get(ctx, value[i]));
  return elements;
}

/// A parameter of each element of an array of attributes.
static MaybeElements getParametersOf(const TypeDefinition &def, unsigned index,
                                     Attribute holder) {
  SmallVector<Attribute, 4> elements;
  auto array = dyn_cast_or_null<ArrayAttr>(holder);
  if (!array)
    return holder ? MaybeElements() : elements;
  for (Attribute element : array) {
    auto dynamic = dyn_cast_or_null<DynamicAttr>(element);
    bool isOwner = dynamic && &dynamic.getDefinition() == &def;
    // An element that cannot be the only parameter stands for itself.
    if (!isOwner && def.parameters.size() != 1)
      return std::nullopt;
    elements.push_back(isOwner ? dynamic.getParams()[index] : element);
  }
  return elements;
}

/// The entries of a dictionary with these keys, which are all.
static MaybeElements getEntriesOf(Attribute holder, ArrayRef<Attribute> keys) {
  SmallVector<Attribute, 4> elements;
  auto dictionary = dyn_cast_or_null<DictionaryAttr>(holder);
  if (!dictionary)
    return holder ? MaybeElements() : elements;
  for (Attribute key : keys) {
    auto name = dyn_cast_or_null<StringAttr>(key);
    Attribute value = name ? dictionary.get(name.getValue()) : Attribute();
    if (!value)
      return std::nullopt;
    elements.push_back(value);
  }
  return dictionary.size() == elements.size() ? MaybeElements(elements)
                                              : std::nullopt;
}

MaybeElements detail::getPortElements(Context *ctx, const PortColumn &column,
                                      Attribute holder,
                                      ArrayRef<Attribute> keys) {
  if (column.owner.empty())
    return getElementsOf(ctx, holder);
  if (column.owner == "dictionary")
    return getEntriesOf(holder, keys);
  auto type = dyn_cast_or_null<TypeAttr>(holder);
  if (column.owner == "function") {
    auto function = type ? dyn_cast<FunctionType>(type.getValue()) : nullptr;
    if (!function)
      return std::nullopt;
    return wrapTypes(column.parameter == "inputs" ? function.getInputs()
                                                  : function.getResults());
  }
  const TypeDefinition *def = findOwner(ctx, column.owner);
  std::optional<unsigned> index =
      def ? findParameter(*def, column.parameter) : std::nullopt;
  if (!index || def->isOpaque)
    return std::nullopt;
  if (!def->isType)
    return getParametersOf(*def, *index, holder);
  auto dynamic = type ? dyn_cast<DynamicType>(type.getValue()) : nullptr;
  if (!dynamic || &dynamic.getDefinition() != def)
    return std::nullopt;
  return getElementsOf(ctx, dynamic.getParams()[*index]);
}

bool detail::fitsArray(const AttrKind &kind, ArrayRef<Attribute> elements) {
  return kind.tag != AttrKind::Tag::Dense ||
         llvm::all_of(elements, [&](Attribute element) {
           bool isNumber = isa_and_nonnull<IntegerAttr, FloatAttr>(element);
           return isNumber && getAttributeType(element) == kind.type;
         });
}

/// An array without owner.
static Attribute buildArray(Context *ctx, const AttrKind &kind,
                            ArrayRef<Attribute> elements) {
  if (kind.tag == AttrKind::Tag::Dense || kind.tag == AttrKind::Tag::Array)
    return kind.buildArray(elements, ctx);
  bool isBits = kind.builtin && kind.builtin->kind == Kind::IntegerAttr;
  if (!isBits)
    return ArrayAttr::get(ctx, elements);
  APInt bits(std::max<unsigned>(1, unsigned(elements.size())), 0);
  for (auto [i, element] : llvm::enumerate(elements))
    if (auto bit = dyn_cast_or_null<BoolAttr>(element); bit && bit.getValue())
      bits.setBit(unsigned(i));
  return IntegerAttr::get(IntegerType::get(ctx, bits.getBitWidth()), bits);
}

/// A function type.
static FailureOr<Attribute> buildFunction(Context *ctx,
                                          ArrayRef<PortColumn> columns,
                                          ArrayRef<unsigned> ofSlot,
                                          ArrayRef<PortElements> elements,
                                          EmitErrorFn emitError) {
  SmallVector<Type, 4> inputs, results;
  for (unsigned number : ofSlot)
    for (Attribute element : elements[number].list) {
      auto type = dyn_cast_or_null<TypeAttr>(element);
      if (!type)
        return emitError() << "expected types as the parts of a function type";
      (columns[number].parameter == "inputs" ? inputs : results)
          .push_back(type.getValue());
    }
  return Attribute(TypeAttr::get(FunctionType::get(ctx, inputs, results)));
}

/// A dictionary of `values` under `keys`.
static FailureOr<Attribute> buildDictionary(Context *ctx,
                                            ArrayRef<Attribute> keys,
                                            ArrayRef<Attribute> values,
                                            EmitErrorFn emitError) {
  SmallVector<NamedAttribute, 4> entries;
  llvm::StringSet<> known;
  for (auto [key, value] : llvm::zip(keys, values)) {
    auto name = dyn_cast_or_null<StringAttr>(key);
    if (!name)
      return emitError() << "expected a string as the name of an entry";
    if (!known.insert(name.getValue()).second)
      return emitError() << "the name '" << name.getValue() << "' occurs twice";
    entries.push_back({name, value});
  }
  return Attribute(DictionaryAttr::get(ctx, entries));
}

/// The parameters of `def`, which `get` gives for a column.
static SmallVector<Attribute, 4>
collectParameters(const TypeDefinition &def, ArrayRef<PortColumn> columns,
                  ArrayRef<unsigned> ofSlot,
                  function_ref<Attribute(unsigned, const AttrKind &)> get) {
  SmallVector<Attribute, 4> params;
  for (const TypeDefinition::Parameter &parameter : def.parameters)
    params.push_back(parameter.defaultValue);
  for (unsigned number : ofSlot) {
    auto index = findParameter(def, columns[number].parameter);
    if (!index)
      continue;
    Attribute value = get(number, def.parameters[*index].kind);
    auto array = dyn_cast_or_null<ArrayAttr>(value);
    bool isAbsent = array && array.empty() && def.parameters[*index].isOptional;
    if (!isAbsent)
      params[*index] = value;
  }
  return params;
}

/// An array of attributes whose parameters are the elements.
static FailureOr<Attribute> buildOwners(Context *ctx, const TypeDefinition &def,
                                        ArrayRef<PortColumn> columns,
                                        ArrayRef<unsigned> ofSlot,
                                        ArrayRef<PortElements> elements,
                                        EmitErrorFn emitError) {
  SmallVector<Attribute, 4> list;
  for (size_t i = 0; i < elements[ofSlot.front()].list.size(); ++i) {
    auto get = [&](unsigned number, const AttrKind &) {
      ArrayRef<Attribute> all = elements[number].list;
      return i < all.size() ? all[i] : Attribute();
    };
    SmallVector<Attribute, 4> params =
        collectParameters(def, columns, ofSlot, get);
    const TypeDefinition::Parameter &only = def.parameters.front();
    bool isItself =
        params.size() == 1 && params[0] &&
        !ConstraintChecker(def.constraints).test(only.constraint, params[0]);
    Attribute attr =
        isItself ? params.front()
                 : Attribute(DynamicAttr::getChecked(emitError, def, params));
    if (!attr)
      return failure();
    list.push_back(attr);
  }
  return Attribute(ArrayAttr::get(ctx, list));
}

FailureOr<Attribute>
detail::buildPortHolder(Context *ctx, const AttrKind &kind,
                        ArrayRef<PortColumn> columns, ArrayRef<unsigned> ofSlot,
                        ArrayRef<PortElements> elements, bool mayBeAbsent,
                        ArrayRef<Attribute> keys, EmitErrorFn emitError) {
  StringRef owner = columns[ofSlot.front()].owner;
  const PortElements &first = elements[ofSlot.front()];
  if (owner.empty()) {
    if (mayBeAbsent && !first.hasValue)
      return Attribute();
    if (!fitsArray(kind, first.list))
      return emitError() << "an element does not have the type of the array";
    return buildArray(ctx, kind,
                      first.hasValue ? ArrayRef<Attribute>(first.list)
                                     : ArrayRef<Attribute>());
  }
  if (owner == "function")
    return buildFunction(ctx, columns, ofSlot, elements, emitError);
  if (owner == "dictionary")
    return buildDictionary(ctx, keys, first.list, emitError);
  const TypeDefinition *def = findOwner(ctx, owner);
  if (!def || def->isOpaque)
    return emitError() << "the parameters of '" << owner << "' are unknown";
  if (!def->isType)
    return mayBeAbsent && first.list.empty()
               ? FailureOr<Attribute>(Attribute())
               : buildOwners(ctx, *def, columns, ofSlot, elements, emitError);
  auto get = [&](unsigned number, const AttrKind &arrayKind) {
    ArrayRef<Attribute> list = elements[number].list;
    return fitsArray(arrayKind, list) ? buildArray(ctx, arrayKind, list)
                                      : Attribute();
  };
  Type type = DynamicType::getChecked(
      emitError, *def, collectParameters(*def, columns, ofSlot, get));
  if (!type)
    return failure();
  return Attribute(TypeAttr::get(type));
}

AttrKind detail::getPortKind(Context *ctx, const PortPart &part,
                             const PortColumn &column, const AttrKind &holder) {
  AttrKind kind;
  auto getElementKind = [](const AttrKind &array) {
    bool isArray =
        array.tag == AttrKind::Tag::Dense || array.tag == AttrKind::Tag::Array;
    return isArray ? array.getElementKind() : AttrKind();
  };
  bool isKind = !part.kindText.empty() && part.kindText != "%" &&
                !StringRef(part.kindText).ends_with("references");
  if (isKind) {
    StringRef text = part.kindText;
    if (text.starts_with("#") || text.starts_with("!"))
      (void)ctx->getOrLoadDialect(text.drop_front().split('.').first);
    return AttrKind::parse(text, ctx).value_or(kind);
  }
  if (column.owner.empty())
    return getElementKind(holder);
  if (column.owner == "function")
    kind.tag = AttrKind::Tag::Type;
  if (column.owner == "function" || column.owner == "dictionary")
    return kind;
  const TypeDefinition *def = findOwner(ctx, column.owner);
  std::optional<unsigned> index =
      def ? findParameter(*def, column.parameter) : std::nullopt;
  if (!index)
    return kind;
  const AttrKind &ofParameter = def->parameters[*index].kind;
  return def->isType ? getElementKind(ofParameter) : ofParameter;
}

//===-- Forms --------------------------------------------------------------===//

void detail::visitParts(
    ArrayRef<FormatElement> form,
    function_ref<void(const FormatElement &, bool isOptional)> fn) {
  for (const FormatElement &part : form) {
    if (part.kind != Element::Unless) {
      fn(part, /*isOptional=*/false);
      continue;
    }
    for (const FormatElement &child : part.children)
      fn(child, /*isOptional=*/true);
  }
}

static bool isFixed(const FormatElement &part) {
  return part.kind == Element::Column &&
         part.part->syntax == PortPart::Syntax::Fixed;
}

bool detail::isPortEnd(const FormatElement &form) {
  return llvm::all_of(form.children, [](const FormatElement &part) {
    return part.kind == Element::Literal || isBlank(part);
  });
}

const FormatElement *detail::getPortLead(const FormatElement &form) {
  for (const FormatElement &part : form.children)
    if (!isBlank(part) && !isFixed(part))
      return part.kind == Element::Literal ? &part : nullptr;
  return nullptr;
}

//===-- Reading ------------------------------------------------------------===//

StringRef detail::getNameAt(const char *percent) {
  const char *end = percent + 1;
  while (llvm::isAlnum(*end) || (*end && StringRef("_$.-").contains(*end)))
    ++end;
  StringRef name(percent + 1, size_t(end - percent - 1));
  return llvm::all_of(name, llvm::isDigit) ? StringRef() : name;
}

bool detail::isReferences(const FormatElement &column) {
  return column.kind == Element::Column &&
         StringRef(column.part->kindText).ends_with("references");
}

/// Whether references to other entries are written like values.
static bool areValues(const FormatElement &column) {
  return column.part->kindText == "value-references";
}

/// `%name`, or `%0 "text"` for another text.
static ParseResult parseValueName(OpAsmParser &parser, std::string &text) {
  UnresolvedOperand value;
  if (parser.parseOperand(value, /*allowResultNumber=*/false))
    return failure();
  text = getNameAt(value.loc).str();
  (void)parser.parseOptionalString(&text);
  return success();
}

static void printValueName(OpAsmPrinter &printer, StringRef text) {
  bool isName = llvm::all_of(text, [](char c) {
    return llvm::isAlnum(c) || StringRef("_$.-").contains(c);
  });
  if (isName && !llvm::all_of(text, llvm::isDigit)) {
    printer << '%' << text;
    return;
  }
  printer << "%0 ";
  printer.printString(text);
}

/// The names of other entries, with commas.
ParseResult PortReader::readReferences(const FormatElement &part,
                                       Attribute &value) {
  SmallVector<Attribute, 2> names;
  do {
    std::string text;
    if (areValues(part) ? parseValueName(parser, text)
                        : parser.parseKeywordOrString(&text))
      return failure();
    names.push_back(StringAttr::get(parser.getContext(), text));
  } while (succeeded(parser.parseOptionalComma()));
  value = ArrayAttr::get(parser.getContext(), names);
  return success();
}

LogicalResult detail::resolveReferences(Context *ctx, PortElements &references,
                                        ArrayRef<Attribute> names,
                                        EmitErrorFn emitError) {
  for (Attribute &element : references.list) {
    auto list = dyn_cast_or_null<ArrayAttr>(element);
    if (!list)
      continue;
    SmallVector<Attribute, 2> numbers;
    for (Attribute name : list) {
      auto found = llvm::find(names, name);
      if (found == names.end())
        return emitError() << "unknown name " << name
                           << " in a list of references";
      numbers.push_back(
          IntegerAttr::get(IntegerType::get(ctx, 32, IntegerType::Unsigned),
                           APInt(32, uint64_t(found - names.begin()))));
    }
    element = ArrayAttr::get(ctx, numbers);
  }
  return success();
}

/// The names that the elements of `references` number; std::nullopt if one is not the number
/// of a name.
static std::optional<SmallVector<StringRef, 2>>
findReferences(Attribute references, ArrayRef<Attribute> names) {
  SmallVector<StringRef, 2> found;
  auto list = dyn_cast_or_null<ArrayAttr>(references);
  if (!list)
    return std::nullopt;
  for (Attribute element : list) {
    auto number = dyn_cast_or_null<IntegerAttr>(element);
    if (!number || !number.getType().isUnsignedInteger(32) ||
        number.getValue().uge(names.size()))
      return std::nullopt;
    auto name =
        dyn_cast_or_null<StringAttr>(names[number.getValue().getZExtValue()]);
    if (!name)
      return std::nullopt;
    found.push_back(name.getValue());
  }
  return found;
}

ParseResult PortReader::readElement(const FormatElement &part) {
  Attribute value;
  switch (part.part->syntax) {
  case PortPart::Syntax::Fixed:
    value = part.part->value;
    break;
  case PortPart::Syntax::Name: {
    std::string text;
    bool isValue = part.part->kindText == "%";
    if (isValue ? parseValueName(parser, text)
                : parser.parseKeywordOrString(&text))
      return failure();
    value = StringAttr::get(parser.getContext(), text);
    break;
  }
  case PortPart::Syntax::Location: {
    std::optional<Location> loc;
    if (parser.parseOptionalLocationSpecifier(loc))
      return failure();
    Location found = loc ? *loc : parser.getEncodedSourceLoc(entryLoc);
    value = found.getAttr(parser.getContext());
    break;
  }
  case PortPart::Syntax::Typed: {
    ArrayRef<Attribute> types = elements[part.otherwise[0].argument].list;
    auto type = types.empty() ? nullptr : dyn_cast<TypeAttr>(types.back());
    if (parser.parseAttribute(value, type ? type.getValue() : Type()))
      return failure();
    break;
  }
  case PortPart::Syntax::Value: {
    if (isReferences(part)) {
      if (readReferences(part, value))
        return failure();
      break;
    }
    AttrKind kind = getKind(part);
    if (parseValue(parser, kind, value, part.text))
      return failure();
  }
  }
  add(part, value);
  return success();
}

/// A part that is left out for one value.
ParseResult PortReader::readUnless(const FormatElement &part) {
  ArrayRef<FormatElement> parts = dropBlanks(part.children);
  const FormatElement &first = parts.front();
  if (first.kind == Element::Literal) {
    bool isPresent =
        succeeded(first.punctuation ? (parser.*first.punctuation->may)()
                                    : parser.parseOptionalKeyword(first.text));
    if (isPresent)
      return readParts(parts.drop_front());
  } else {
    // Arrays and dictionaries, of any kind.
    StringRef token = parser.peekToken();
    bool isPresent = isa_and_nonnull<ArrayAttr>(part.value) ? token == "["
                     : isa_and_nonnull<DictionaryAttr>(part.value)
                         ? token == "{"
                         : true;
    AttrKind kind = getKind(first);
    Attribute value;
    std::optional<ParseResult> result;
    if (isPresent)
      result = parseOptionalValue(parser, kind, value, first.text);
    if (result && *result)
      return failure();
    if (result) {
      add(first, value);
      return readParts(parts.drop_front());
    }
  }
  visitParts(parts, [&](const FormatElement &child, bool) {
    if (child.kind == Element::Column)
      add(child, part.value, /*isValue=*/false);
  });
  return success();
}

ParseResult PortReader::readParts(ArrayRef<FormatElement> parts) {
  for (const FormatElement &part : parts) {
    if (isBlank(part))
      continue;
    ParseResult result = success();
    if (part.kind == Element::Literal)
      result = part.punctuation ? (parser.*part.punctuation->must)()
                                : parser.parseKeyword(part.text);
    else if (part.kind == Element::Column)
      result = readElement(part);
    else if (part.kind == Element::Unless)
      result = readUnless(part);
    else
      result = readValue(part);
    if (result)
      return failure();
  }
  return success();
}

ParseResult PortReader::readEntry(const FormatElement &ports) {
  entryLoc = parser.getCurrentLocation();
  const FormatElement *other = nullptr;
  SmallVector<StringRef, 4> words;
  for (const FormatElement &form : ports.children) {
    const FormatElement *lead = getPortLead(form);
    if (!lead) {
      other = &form;
      continue;
    }
    if (lead->punctuation ? (parser.*lead->punctuation->may)()
                          : parser.parseOptionalKeyword(lead->text)) {
      words.push_back(lead->text);
      continue;
    }
    ArrayRef<FormatElement> parts = form.children;
    auto index = size_t(lead - parts.data());
    return ParseResult(failure(readParts(parts.take_front(index)) ||
                               readParts(parts.drop_front(index + 1)) ||
                               finish(form)));
  }
  if (other)
    return ParseResult(failure(readParts(other->children) || finish(*other)));
  InFlightDiagnostic diag = parser.emitError("expected ");
  for (auto [i, word] : llvm::enumerate(words))
    diag << (i ? " or '" : "'") << word << "'";
  return diag;
}

ParseResult PortReader::read(const FormatElement &ports) {
  StringRef token = parser.peekToken();
  if (token.empty() || StringRef(")>]}:{").contains(token.front()))
    return success();
  do {
    if (readEntry(ports))
      return failure();
  } while (succeeded(parser.parseOptionalComma()));
  return success();
}

//===-- Printing -----------------------------------------------------------===//

bool PortPlan::fitsPart(const FormatElement &part, bool isOptional,
                        bool &consumes) const {
  auto isLeft = [&](const FormatElement &column) {
    return at[column.argument] < elements[column.argument].size();
  };
  auto get = [&](const FormatElement &column) {
    return elements[column.argument][at[column.argument]];
  };
  switch (part.kind) {
  case Element::Column: {
    PortPart::Syntax syntax = part.part->syntax;
    bool mayBeEmpty = isOptional || syntax == PortPart::Syntax::Location;
    if (mayBeEmpty && elements[part.argument].empty())
      return true;
    if (!isLeft(part))
      return false;
    if (syntax == PortPart::Syntax::Typed && !isLeft(part.otherwise[0]))
      return false;
    consumes |= !mayBeEmpty;
    if (syntax == PortPart::Syntax::Fixed)
      return isOptional || get(part) == part.part->value;
    if (isReferences(part))
      return findReferences(get(part), elements[part.otherwise[0].argument])
          .has_value();
    return syntax != PortPart::Syntax::Name ||
           isa_and_nonnull<StringAttr>(get(part));
  }
  case Element::PortArgument:
  case Element::PortType: {
    if (!isLeft(part))
      return false;
    consumes = true;
    if (part.children.size() < 2)
      return true;
    const FormatElement &column = part.children[1];
    if (!isLeft(column))
      return false;
    return part.kind == Element::PortArgument
               ? isa_and_nonnull<StringAttr>(get(column))
               : get(column) == get(part);
  }
  case Element::Operand:
  case Element::Type:
    consumes = true;
    return isLeft(part);
  default:
    return true;
  }
}

bool PortPlan::fits(const FormatElement &form) const {
  bool consumes = false, fitsAll = true;
  visitParts(form.children, [&](const FormatElement &part, bool isOptional) {
    fitsAll = fitsAll && fitsPart(part, isOptional, consumes);
  });
  return fitsAll && consumes;
}

/// The columns that an entry of `form` takes an element of.
static SmallVector<unsigned, 8> getColumns(const FormatElement &form) {
  SmallVector<unsigned, 8> columns;
  auto add = [&](const FormatElement &part) {
    if (!llvm::is_contained(columns, part.argument))
      columns.push_back(part.argument);
  };
  visitParts(form.children, [&](const FormatElement &part, bool) {
    if (part.kind == Element::Literal || isBlank(part))
      return;
    add(part);
    bool hasColumn =
        part.kind == Element::PortArgument || part.kind == Element::PortType;
    if (hasColumn && part.children.size() > 1)
      add(part.children[1]);
  });
  return columns;
}

bool PortPlan::plan(ArrayRef<const FormatElement *> all,
                    ArrayRef<PortColumn> columns) {
  for (const FormatElement *ports : all) {
    std::vector<Entry> entries;
    auto findForm = [&] {
      return llvm::find_if(ports->children, [&](const FormatElement &form) {
        return fits(form);
      });
    };
    for (auto form = findForm(); form != ports->children.end();
         form = findForm()) {
      entries.push_back({&*form, at});
      for (unsigned column : getColumns(*form))
        at[column] += at[column] < elements[column].size();
    }
    lists.push_back({ports, std::move(entries)});
  }
  for (auto [column, list, next] : llvm::zip_equal(columns, elements, at))
    if (!column.isLocation && next != list.size())
      return false;
  return true;
}

ArrayRef<PortPlan::Entry>
PortPlan::getEntries(const FormatElement &ports) const {
  for (const auto &[list, entries] : lists)
    if (list == &ports)
      return entries;
  return {};
}

bool PortPlan::isPrinted(const FormatElement &unless,
                         const Entry &entry) const {
  for (const FormatElement &child : unless.children)
    if (child.kind == Element::Column)
      return !elements[child.argument].empty() &&
             getElement(child, entry) != unless.value;
  return false;
}

void PortPlan::printParts(
    ArrayRef<FormatElement> parts, const Entry &entry, OpAsmPrinter &printer,
    PortReader::KindFn getKind,
    function_ref<void(const FormatElement &, const Entry &)> printValue) const {
  for (const FormatElement &part : parts) {
    if (isFixed(part))
      continue;
    if (part.kind == Element::Unless) {
      if (isPrinted(part, entry))
        printParts(part.children, entry, printer, getKind, printValue);
      continue;
    }
    bool isLocation = part.kind == Element::Column &&
                      part.part->syntax == PortPart::Syntax::Location;
    if (part.needsSpace && !isLocation)
      printer << ' ';
    if (part.kind == Element::Literal || part.kind == Element::Space) {
      printer << part.text;
    } else if (part.kind == Element::Newline) {
      printer.printNewline();
    } else if (isLocation) {
      if (!elements[part.argument].empty())
        if (auto loc = dyn_cast_or_null<LocationAttr>(getElement(part, entry)))
          printer.printOptionalLocationSpecifier(loc);
    } else if (part.kind == Element::Column) {
      Attribute value = getElement(part, entry);
      auto typed = part.part->syntax == PortPart::Syntax::Typed
                       ? dyn_cast_or_null<TypedAttr>(value)
                       : TypedAttr();
      if (part.part->syntax == PortPart::Syntax::Name &&
          part.part->kindText == "%")
        printValueName(printer, cast<StringAttr>(value).getValue());
      else if (part.part->syntax == PortPart::Syntax::Name)
        printer.printKeywordOrString(cast<StringAttr>(value).getValue());
      else if (isReferences(part))
        llvm::interleave(
            *findReferences(value, elements[part.otherwise[0].argument]),
            [&](StringRef name) {
              if (areValues(part))
                printValueName(printer, name);
              else
                printer.printKeywordOrString(name);
            },
            [&] { printer << ", "; });
      else if (typed && getElement(part.otherwise[0], entry) ==
                            TypeAttr::get(typed.getType()))
        printer.printAttributeWithoutType(value);
      else
        strata::printValue(printer, getKind(part), value);
    } else if (!isBlank(part)) {
      printValue(part, entry);
    }
  }
}

void PortPlan::print(
    const FormatElement &ports, OpAsmPrinter &printer,
    PortReader::KindFn getKind,
    function_ref<void(const FormatElement &, const Entry &)> printValue,
    function_ref<void(const Entry &)> finish) const {
  bool isFirst = true;
  auto separate = [&] {
    if (!std::exchange(isFirst, false))
      printer << ", ";
  };
  for (const Entry &entry : getEntries(ports)) {
    separate();
    printParts(entry.form->children, entry, printer, getKind, printValue);
    finish(entry);
  }
  for (const FormatElement &form : ports.children) {
    if (!isPortEnd(form))
      continue;
    separate();
    printParts(form.children, Entry(), printer, getKind, printValue);
  }
}
