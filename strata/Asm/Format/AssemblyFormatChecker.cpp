// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Formats are checked against their definition when they are compiled.
#include "strata/Asm/Format/AssemblyFormatCheckerDetail.h"
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/ScopeExit.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

bool FormatChecker::bindOnce(std::vector<bool> &list,
                             const FormatElement &element) {
  noteGroup(list);
  if (isLate(list))
    return fail(element.offset, "types must come before the regions whose "
                                "arguments are named");
  if (list[element.index])
    return fail(element.offset, "'$" + element.text + "' is already bound");
  list[element.index] = true;
  return true;
}

bool FormatChecker::bindAll(std::vector<bool> &list,
                            const FormatElement &element) {
  noteGroup(list);
  if (isLate(list))
    return fail(element.offset, "types must come before the regions whose "
                                "arguments are named");
  if (llvm::is_contained(list, true))
    return fail(element.offset,
                "directive overlaps with variables that are already bound");
  list.assign(list.size(), true);
  return true;
}

/// The first of `list` that is not a space; null if there is none.
static const FormatElement *findFirst(const std::vector<FormatElement> &list) {
  auto it = llvm::find_if(
      list, [](const FormatElement &child) { return !isBlank(child); });
  return it == list.end() ? nullptr : &*it;
}

/// Whether the parser can tell by the next token if `element` is present.
bool FormatChecker::tellsPresence(const FormatElement &element) const {
  const FormatElement &inner = getInner(element);
  if (mustBePresent(element.kind))
    return false;
  switch (inner.kind) {
  case Element::Literal:
  case Element::Region:
  case Element::Operands:
  case Element::Results:
  case Element::Successors:
  case Element::Mixed:
    return true;
  case Element::Attribute:
    return def.attributes[inner.index].kind.tag != AttrKind::Tag::Unit;
  case Element::Operand:
    return def.operands[inner.index].arity != Arity::One;
  case Element::Result:
    return def.results[inner.index].arity != Arity::One;
  case Element::Successor:
    return def.successors[inner.index].isVariadic;
  case Element::Keyword:
    return true;
  case Element::Argument:
    return def.regions[inner.index].namedArguments[inner.argument].isList;
  // An empty list would take no text.
  case Element::Zip:
  case Element::Repeat:
  case Element::Call: {
    const FormatElement *first = findFirst(inner.children);
    return first && tellsPresence(*first);
  }
  case Element::Custom: {
    auto *directive = findFormatDirective(
        *def.dialect->getContext(), def.dialect->getNamespace(), inner.text);
    return !directive || directive->parseOptional;
  }
  default:
    return false;
  }
}

bool FormatChecker::checkGroup(FormatElement &element) {
  format.hasGroups = true;
  const FormatElement *first = findFirst(element.children);
  if (!first || !(isTypeChoice(element) || tellsPresence(*first)))
    return fail(
        first ? first->offset : element.offset,
        "an optional group must begin with a literal or an optional element");
  ++depth;
  ScopeExit leave([&] { --depth; });
  const auto &anchored =
      element.isInverted ? element.otherwise : element.children;
  const FormatElement *anchor = &anchored[element.anchor];
  if (!checkUnits(element.children, anchor) ||
      !checkUnits(element.otherwise, anchor))
    return false;
  // One of the parts is present, so both may have the same variables.
  BoundSlots before = bound;
  bool beginsWithLiteral = first->kind == Element::Literal;
  const FormatElement *outer = std::exchange(
      presentAnchor,
      beginsWithLiteral && !element.isInverted ? anchor : nullptr);
  if (!checkAll(element.children))
    return false;
  presentAnchor = outer;
  BoundSlots then = std::exchange(bound, std::move(before));
  if (!checkAll(element.otherwise))
    return false;
  bound.add(then);
  return true;
}

bool FormatChecker::checkClauses(FormatElement &element) {
  format.hasGroups = true;
  ++depth;
  ScopeExit leave([&] { --depth; });
  for (FormatElement &clause : element.children) {
    StringRef word = clause.children[0].text;
    for (const FormatElement &other : element.children)
      if (&other != &clause && other.children[0].text == word)
        return fail(clause.offset,
                    "two 'oilist' clauses begin with '" + word + "'");
    // One of them is said by the word.
    auto *unit =
        llvm::find_if(clause.children, [&](const FormatElement &child) {
          return child.kind == Element::Attribute &&
                 def.attributes[child.index].kind.tag == AttrKind::Tag::Unit;
        }).base();
    if (!checkUnits(clause.children, unit) || !checkAll(clause.children))
      return false;
  }
  return true;
}

/// The division of `operands` among the slots must follow from their number.
bool FormatChecker::checkDivision(const FormatElement &element) {
  auto isList = [](const ValueSlot &slot) { return slot.arity != Arity::One; };
  if (llvm::count_if(def.operands, isList) <= 1 ||
      def.hasTrait(OpTrait::SameVariadicOperandSize))
    return true;
  return fail(
      element.offset,
      "'operands' is ambiguous: more than one operand is optional or variadic");
}

/// In a group a unit attribute is said by the words around it, `said` only.
bool FormatChecker::checkUnits(ArrayRef<FormatElement> list,
                               const FormatElement *said) {
  for (const FormatElement &child : list)
    if (&child != said && child.kind == Element::Attribute &&
        def.attributes[child.index].kind.tag == AttrKind::Tag::Unit)
      return fail(
          child.offset,
          "unit attribute '" + child.text +
              "' prints no text, so it must be the anchor of its group");
  return true;
}

/// Whether a custom directive can be handed `element`, or a reference to it.
static bool isArgument(const FormatElement &element) {
  const FormatElement &inner = getInner(element);
  switch (element.kind) {
  case Element::Type:
    return inner.kind == Element::Operand || inner.kind == Element::Result;
  case Element::Operand:
  case Element::Attribute:
  case Element::Region:
  case Element::Successor:
    return true;
  default:
    return false;
  }
}

/// The letter of FormatDirective::signature for an argument.
static char getKindLetter(const FormatElement &argument) {
  switch (argument.kind) {
  case Element::Ref:
    return getKindLetter(argument.children[0]);
  case Element::Type:
    return 't';
  case Element::Operand:
  case Element::Operands:
    return 'o';
  case Element::Attribute:
    return 'a';
  case Element::Region:
    return 'r';
  case Element::AttrDict:
    return 'd';
  case Element::String:
    return 's';
  default:
    return 'b';
  }
}

bool FormatChecker::checkCustom(FormatElement &element) {
  element.directive = findFormatDirective(
      *def.dialect->getContext(), def.dialect->getNamespace(), element.text);
  if (!element.directive)
    return fail(element.offset,
                "custom directive '" + element.text + "' is not registered",
                "directives");
  size_t count = element.children.size();
  if (count < element.directive->minArgs || count > element.directive->maxArgs)
    return fail(element.offset, "custom directive '" + element.text +
                                    "' does not take " + Twine(count) +
                                    (count == 1 ? " argument" : " arguments"));
  for (FormatElement &argument : element.children) {
    if (argument.kind == Element::String)
      continue;
    bool isRef = argument.kind == Element::Ref;
    const FormatElement &inner = isRef ? argument.children[0] : argument;
    if (!isArgument(inner) && inner.kind != Element::AttrDict &&
        argument.kind != Element::Successors)
      return fail(argument.offset, "invalid argument of a custom directive");
    // Slots that are only referred to are bound elsewhere.
    if (!isRef && !checkElement(argument))
      return false;
  }
  std::string kinds;
  for (const FormatElement &argument : element.children)
    kinds += getKindLetter(argument);
  if (!element.directive->acceptsKinds(kinds))
    return fail(element.offset, "custom directive '" + element.text +
                                    "' does not take arguments of these kinds");
  format.hasHoldingDirectives |= element.directive->holds != nullptr;
  return true;
}

/// A variadic operand, and the numbers between its values.
bool FormatChecker::checkMixed(FormatElement &element) {
  const FormatElement &values = element.children[0],
                      &numbers = element.children[1];
  if (values.kind != Element::Operand ||
      def.operands[values.index].arity != Arity::Variadic)
    return fail(values.offset, "the first argument of 'mixed' must be a "
                               "variadic operand");
  auto isNumbers = [&] {
    if (numbers.kind != Element::Attribute)
      return false;
    const AttrKind &kind = def.attributes[numbers.index].kind;
    return kind.tag == AttrKind::Tag::Dense && kind.type.isSignlessInteger(64);
  };
  if (!isNumbers())
    return fail(numbers.offset, "the second argument of 'mixed' must be an "
                                "attribute of the kind 'dense<i64>'");
  format.mixedLists.push_back({values.index, numbers.index});
  return bindOnce(bound.operands, values) &&
         bindOnce(bound.attributes, numbers);
}

/// An affine map or set, and its operands.
bool FormatChecker::checkMap(FormatElement &element) {
  const FormatElement &map = element.children[0], &values = element.children[1];
  bool mayBeSet = element.kind == Element::Map;
  StringRef name = mayBeSet                         ? "map"
                   : element.kind == Element::Bound ? "bound"
                                                    : "subscripts";
  auto isMap = [&] {
    if (map.kind != Element::Attribute)
      return false;
    const AttrKind &kind = def.attributes[map.index].kind;
    return kind.tag == AttrKind::Tag::Attribute && kind.builtin &&
           (kind.builtin->kind == Kind::AffineMapAttr ||
            (mayBeSet && kind.builtin->kind == Kind::IntegerSetAttr));
  };
  if (!isMap())
    return fail(map.offset, "the first argument of '" + name +
                                "' must be an attribute that is an affine map" +
                                (mayBeSet ? " or an integer set" : ""));
  if (values.kind != Element::Operand ||
      def.operands[values.index].arity != Arity::Variadic)
    return fail(values.offset, "the second argument of '" + name +
                                   "' must be a variadic operand");
  format.maps.push_back({map.index, values.index});
  return bindOnce(bound.attributes, map) && bindOnce(bound.operands, values);
}

/// One element, or operands, for which arguments say how many they are.
bool FormatChecker::checkCounted(FormatElement &element) {
  FormatElement &names = element.children.back();
  if (element.children.size() == 1)
    return checkBound(names);
  if (!bound.arguments[names.index][names.argument])
    return fail(names.offset, "'$" + names.text + "' must be named before");
  return bindOnce(bound.operands, element.children[0]);
}

bool FormatChecker::checkKeyword(const FormatElement &element) {
  const FormatElement &flag = element.children[0];
  AttrKind::Tag tag = flag.kind == Element::Attribute
                          ? def.attributes[flag.index].kind.tag
                          : AttrKind::Tag::Attribute;
  bool isFlag = tag == AttrKind::Tag::Bool && element.children.size() == 3;
  if (!isFlag && tag != AttrKind::Tag::String)
    return fail(flag.offset, "the first argument of 'keyword' must be an "
                             "attribute of the kind 'bool', with two "
                             "keywords, or of the kind 'string'");
  return bindOnce(bound.attributes, flag);
}

/// A part of an entry of a list.
bool FormatChecker::checkPart(FormatElement &element) {
  const FormatElement &inner = getInner(element);
  auto isList = [&] {
    switch (inner.kind) {
    case Element::Operand:
      return def.operands[inner.index].arity == Arity::Variadic;
    case Element::Result:
      return def.results[inner.index].arity == Arity::Variadic;
    case Element::Region:
      return def.regions[inner.index].arity == Arity::Variadic;
    case Element::Argument:
      return def.regions[inner.index].namedArguments[inner.argument].isList;
    case Element::Attribute: {
      AttrKind::Tag tag = def.attributes[inner.index].kind.tag;
      return tag == AttrKind::Tag::Dense || tag == AttrKind::Tag::Array;
    }
    default:
      return false;
    }
  };
  if (element.kind == Element::Literal || isBlank(element))
    return checkElement(element);
  if (element.kind == Element::Unless)
    return checkUnless(element);
  bool isPlain = &inner == &element || element.kind == Element::Type ||
                 element.kind == Element::WithTerminator;
  if (!isPlain || !isList())
    return fail(element.offset,
                "a part of a list must be a literal, or stand for a variadic "
                "operand or region, its type, a region argument of any number, "
                "or an array");
  return checkElement(element);
}

/// Checks a list of entries, whose first element must tell whether there is one.
bool FormatChecker::checkList(FormatElement &element) {
  auto isSlot = [](const FormatElement &part) {
    return part.kind != Element::Literal && !isBlank(part);
  };
  if (llvm::none_of(element.children, isSlot))
    return fail(element.offset,
                "a list requires an element that can be repeated");
  if (!tellsPresence(element))
    return fail(element.offset, "an entry of a list must begin with a literal "
                                "or a list of values, regions or an array");
  return llvm::all_of(element.children,
                      [&](FormatElement &part) { return checkPart(part); });
}

/// The arguments of a region are named before it, all or none of them, and their
/// types are known there.
bool FormatChecker::checkArguments(FormatElement &region) {
  const std::vector<bool> &names = bound.arguments[region.index];
  if (llvm::is_contained(format.portRegions, region.index)) {
    region.bindsArguments = true;
    return !depth || fail(region.offset, "the arguments of '$" + region.text +
                                             "' are in 'ports', so it cannot "
                                             "be optional");
  }
  region.bindsArguments = llvm::is_contained(names, true);
  if (!region.bindsArguments)
    return true;
  const RegionSlot &slot = def.regions[region.index];
  if (depth)
    return fail(region.offset, "the arguments of '$" + region.text +
                                   "' are named, so it cannot be optional");
  format.namedRegions.push_back(region.index);
  std::vector<bool> known = bound.operandTypes,
                    knownResults = bound.resultTypes;
  (void)canInferTypes(def, known, knownResults);
  llvm::append_range(known, knownResults);
  for (auto [argument, isBound] : llvm::zip_equal(slot.namedArguments, names)) {
    if (!isBound)
      return fail(region.offset, "argument '" + argument.name + "' of '$" +
                                     region.text +
                                     "' is not before it in the format");
    bool isKnown = argument.from < known.size()
                       ? known[argument.from]
                       : bound.attributes[argument.from - known.size()];
    if (!isKnown)
      return fail(region.offset, "the type of argument '" + argument.name +
                                     "' is not known before '$" + region.text +
                                     "'");
  }
  return true;
}

bool FormatChecker::checkRegion(FormatElement &element) {
  return bindOnce(bound.regions, element) && checkArguments(element);
}

/// A string as the name of a symbol.
bool FormatChecker::checkSymbol(const FormatElement &element) {
  const FormatElement &name = element.children[0];
  if (name.kind != Element::Attribute ||
      def.attributes[name.index].kind.tag != AttrKind::Tag::String)
    return fail(element.offset,
                "'symbol' requires an attribute of the kind 'string'");
  format.symbols.push_back(name.index);
  return bindOnce(bound.attributes, name);
}

/// A region that its arguments come before.
bool FormatChecker::checkEntry(FormatElement &element) {
  FormatElement &region = element.children[0];
  if (region.kind != Element::Region ||
      def.regions[region.index].arity != Arity::One ||
      !def.regions[region.index].namedArguments.empty())
    return fail(element.offset, "'" + element.text +
                                    "' requires a region "
                                    "without names for its arguments");
  format.entries.push_back({region.index, element.isWhole});
  return checkRegion(region);
}

/// An attribute, and another one that is its type.
bool FormatChecker::checkTyped(const FormatElement &element) {
  const FormatElement &value = element.children[0], &type = element.children[1];
  auto hasTag = [&](const FormatElement &child, AttrKind::Tag tag) {
    return child.kind == Element::Attribute &&
           def.attributes[child.index].kind.tag == tag;
  };
  if (!hasTag(value, AttrKind::Tag::Attribute) ||
      !hasTag(type, AttrKind::Tag::Type))
    return fail(element.offset, "'typed' requires an attribute, and one of the "
                                "kind 'type' for its type");
  format.typedValues.push_back({value.index, type.index});
  return bindOnce(bound.attributes, value) && bindOnce(bound.attributes, type);
}

/// A part of the entries of a list that is left out for one number.
bool FormatChecker::checkUnless(const FormatElement &element) {
  const FormatElement *numbers = getListAttribute(element);
  auto isNumbers = [&] {
    const AttrKind &kind = def.attributes[numbers->index].kind;
    return kind.tag == AttrKind::Tag::Dense && isa<IntegerType>(kind.type);
  };
  ArrayRef<FormatElement> parts = dropBlanks(element.children);
  int64_t number;
  if (parts.empty() || parts.front().kind != Element::Literal || !numbers ||
      !isNumbers() || StringRef(element.text).getAsInteger(10, number))
    return fail(element.offset, "'unless' requires a number, a literal, and an "
                                "attribute of a kind 'dense<i64>'");
  for (const FormatElement &child : element.children)
    if (&child != numbers && child.kind != Element::Literal && !isBlank(child))
      return fail(child.offset, "'unless' takes one attribute");
  return bindOnce(bound.attributes, *numbers);
}

/// Attributes, some of them cases of an enumeration as strings.
bool FormatChecker::checkDictionary(FormatElement &element) {
  for (FormatElement &child : element.children) {
    const FormatElement &inner = getInner(child);
    bool isQuoted = child.kind == Element::Quoted;
    if (inner.kind != Element::Attribute || (&inner != &child && !isQuoted))
      return fail(child.offset, "a dictionary consists of attributes");
    if (isQuoted && !getKeywordDefinition(def.attributes[inner.index].kind))
      return fail(child.offset, "'quoted' requires an attribute of a kind "
                                "'array<#enumeration>'");
    if (!bindOnce(bound.attributes, inner))
      return false;
  }
  return true;
}

/// The type of a function, and the attributes of its arguments and results.
bool FormatChecker::checkSignature(FormatElement &element) {
  bool areAttributes =
      llvm::all_of(element.children, [&](const FormatElement &child) {
        return child.kind == Element::Attribute;
      });
  if (!areAttributes || format.hasSignature)
    return fail(element.offset,
                "'signature' requires three attributes, and occurs once");
  const AttrKind &kind = def.attributes[element.children[0].index].kind;
  if (kind.tag != AttrKind::Tag::Type &&
      !(kind.tag == AttrKind::Tag::Attribute && kind.builtin &&
        kind.builtin->kind == Kind::TypeAttr))
    return fail(element.children[0].offset,
                "the first argument of 'signature' must be an attribute of the "
                "kind 'type'");
  format.hasSignature = true;
  return llvm::all_of(element.children, [&](const FormatElement &child) {
    return bindOnce(bound.attributes, child);
  });
}

/// The body of a function, whose arguments the signature names.
bool FormatChecker::checkFunctionBody(FormatElement &element) {
  const FormatElement &region = element.children[0];
  if (region.kind != Element::Region ||
      def.regions[region.index].arity != Arity::One || depth ||
      !(format.hasSignature ||
        llvm::is_contained(format.portRegions, region.index)))
    return fail(element.offset, "'function-body' requires a region, and a "
                                "'signature', or 'ports' with its arguments, "
                                "before it");
  return bindOnce(bound.regions, region);
}

/// A region with one operation, for which there must be a terminator to add.
bool FormatChecker::checkSingleOperation(FormatElement &element) {
  FormatElement &region = element.children[0];
  if (region.kind != Element::Region ||
      def.regions[region.index].arity != Arity::One || depth ||
      def.implicitTerminator.empty())
    return fail(element.offset,
                "'single-op' requires a region that is not optional, and the "
                "trait 'SingleBlockImplicitTerminator'");
  format.singleOperations.push_back(region.index);
  return checkRegion(region);
}

/// A variable, or all of a kind.
bool FormatChecker::checkBound(FormatElement &element) {
  switch (element.kind) {
  case Element::Operand:
    return bindOnce(bound.operands, element);
  case Element::Operands:
    return checkDivision(element) && bindAll(bound.operands, element);
  case Element::Attribute:
    return bindOnce(bound.attributes, element);
  case Element::Region:
    return checkRegion(element);
  case Element::WithTerminator:
    if (element.children[0].kind != Element::Region)
      return fail(element.offset, "'" + element.text + "' requires a region");
    if (element.children.size() > 1 &&
        element.children[1].kind != Element::Operand)
      return fail(element.offset,
                  "'with-terminator' requires an operand as second argument");
    return checkRegion(element.children[0]);
  case Element::SingleOperation:
    return checkSingleOperation(element);
  case Element::FunctionBody:
    return checkFunctionBody(element);
  case Element::WithLocation:
    if (element.children[0].kind != Element::Argument)
      return fail(element.offset, "'with-location' requires a region argument");
    return checkBound(element.children[0]);
  case Element::Regions:
    return bindAll(bound.regions, element);
  case Element::Successor:
    return bindOnce(bound.successors, element);
  case Element::Argument: {
    std::vector<bool> &names = bound.arguments[element.index];
    if (bound.regions[element.index])
      return fail(element.offset,
                  "'$" + element.text + "' is named after its region");
    if (names[element.argument])
      return fail(element.offset, "'$" + element.text + "' is already bound");
    names[element.argument] = true;
    return true;
  }
  default:
    if (def.successors.empty())
      return fail(element.offset, "the operation has no successors");
    return bindAll(bound.successors, element);
  }
}

/// An element that has others in it.
bool FormatChecker::checkCompound(FormatElement &element) {
  switch (element.kind) {
  case Element::Optional:
    return checkGroup(element);
  case Element::OIList:
    return checkClauses(element);
  case Element::Call:
    return checkAll(element.children);
  case Element::Mixed:
    return checkMixed(element);
  case Element::Map:
  case Element::Subscripts:
  case Element::Bound:
    return checkMap(element);
  case Element::Keyword:
    return checkKeyword(element);
  case Element::Counted:
  case Element::NonNegative:
    return checkCounted(element);
  case Element::Dictionary:
    return checkDictionary(element);
  case Element::Signature:
    return checkSignature(element);
  case Element::SameType:
    return checkTypeList(element);
  case Element::ShortTypes:
    return checkShortTypes(element);
  case Element::Unless:
    return fail(element.offset, "'unless' is only valid in a list");
  case Element::Symbol:
    return checkSymbol(element);
  case Element::Typed:
    return checkTyped(element);
  case Element::Entry:
    return checkEntry(element);
  case Element::Present:
    return checkPresent(element);
  case Element::Zip:
  case Element::Repeat:
    return checkList(element);
  case Element::Custom:
    return checkCustom(element);
  default:
    return checkUnwritten(element);
  }
}

bool FormatChecker::checkElement(FormatElement &element) {
  if (isCompound(element))
    return checkCompound(element);
  if (isBlank(element))
    return true;
  switch (element.kind) {
  case Element::Literal:
    if (!isWord(element.text) && !element.punctuation)
      return fail(element.offset, "invalid literal '" + element.text + "'");
    return true;
  case Element::PropDict:
    format.hasPropDict = true;
    return true;
  case Element::AttrDict:
  case Element::AttrDictWithKeyword:
    if (sawAttrDict)
      return fail(element.offset, "'attr-dict' occurs more than once");
    sawAttrDict = true;
    return true;
  case Element::Type:
  case Element::Types:
  case Element::Parenthesized:
    return checkTypes(element.children[0]);
  case Element::Qualified:
    if (element.children[0].kind != Element::Attribute &&
        element.children[0].kind != Element::Type)
      return fail(element.offset,
                  "'qualified' requires an attribute or a type as argument");
    return checkElement(element.children[0]);
  case Element::FunctionalType:
    return checkTypes(element.children[0]) && checkTypes(element.children[1]);
  case Element::Default:
    return checkDefault(element);
  case Element::Result:
  case Element::Results:
    return fail(element.offset, "results can only be used as an argument of "
                                "another directive");
  case Element::Quoted:
    return fail(element.offset, "'quoted' is only valid in a dictionary");
  case Element::Ref:
    return fail(element.offset, "'ref' is only valid in a custom directive");
  case Element::Sequence:
  case Element::Arguments:
  case Element::String:
  case Element::Parameter:
  case Element::Parameters:
  case Element::Struct:
    return fail(element.offset, "invalid element of an operation format");
  default:
    return checkBound(element);
  }
}

bool FormatChecker::checkAll(std::vector<FormatElement> &list) {
  for (FormatElement &element : list) {
    if (!checkElement(element))
      return false;
    const FormatElement &inner = getInner(element);
    if (!depth && inner.kind == Element::Attribute &&
        def.attributes[inner.index].optional)
      format.requiredAttributes.push_back(inner.index);
  }
  return true;
}

/// Whether an attribute with an implied value is in `list`.
static bool findImplied(ArrayRef<FormatElement> list, const OpDefinition &def) {
  return llvm::any_of(list, [&](const FormatElement &element) {
    return (element.kind == Element::Attribute &&
            def.attributes[element.index].implied) ||
           findImplied(element.children, def) ||
           findImplied(element.otherwise, def);
  });
}

void FormatChecker::collect(std::vector<FormatElement> &list) {
  for (FormatElement &element : list) {
    if (element.kind == Element::Zip || element.kind == Element::Repeat)
      format.lists.push_back(&element);
    if (element.kind == Element::Keyword)
      format.keywords.push_back(&element);
    if (element.kind == Element::Optional && def.hasImpliedAttributes)
      element.hasImplied = findImplied(
          element.isInverted ? element.otherwise : element.children, def);
    collect(element.children);
    collect(element.otherwise);
  }
}

bool FormatChecker::check() {
  if (!checkAll(format.elements))
    return false;
  auto areBound = [&](const auto &slots, const std::vector<bool> &list,
                      StringRef what) {
    for (auto [slot, isBound] : llvm::zip_equal(slots, list))
      if (!isBound)
        return fail(0, what + " '" + slot.name + "' is not in the format");
    return true;
  };
  if (!areBound(def.operands, bound.operands, "operand") ||
      !areBound(def.regions, bound.regions, "region") ||
      !areBound(def.successors, bound.successors, "successor"))
    return false;
  if (!sawAttrDict)
    return fail(0, "'attr-dict' is not in the format");
  auto isSingle = [](const ValueSlot &slot) {
    return slot.arity == Arity::One;
  };
  format.hasSingleValues = llvm::all_of(def.operands, isSingle) &&
                           llvm::all_of(def.results, isSingle);
  format.operandSizesSlot = def.findAttribute("operandSegmentSizes");
  format.resultSizesSlot = def.findAttribute("resultSegmentSizes");
  format.attributes = bound.attributes;
  collect(format.elements);
  return checkInference();
}

bool detail::checkFormat(AssemblyFormat &format, const OpDefinition &def,
                         FormatError &error) {
  return FormatChecker(format, def, error).check();
}
