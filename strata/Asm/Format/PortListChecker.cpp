// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of lists of ports, and of elements with values that are not written.
#include "strata/Asm/Format/AssemblyFormatCheckerDetail.h"
#include "strata/Asm/Format/PortListDetail.h"
#include "strata/IR/Dialect.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

//===-- Ports --------------------------------------------------------------===//

/// Whether both stand for the same elements.
static bool isSame(const PortColumn &a, const PortColumn &b) {
  return a.source == b.source && a.slot == b.slot && a.owner == b.owner &&
         a.parameter == b.parameter;
}

/// Gives `part` the number of `column`.
void FormatChecker::addColumn(FormatElement &part, const PortColumn &column) {
  auto known = llvm::find_if(format.columns, [&](const PortColumn &other) {
    return isSame(other, column);
  });
  part.argument = unsigned(known - format.columns.begin());
  if (known == format.columns.end())
    format.columns.push_back(column);
}

/// Binds a slot when it occurs in entries for the first time.
bool FormatChecker::bindInPorts(std::vector<bool> &list,
                                const FormatElement &element) {
  std::pair<const std::vector<bool> *, unsigned> slot{&list, element.index};
  if (llvm::is_contained(boundInPorts, slot))
    return true;
  boundInPorts.push_back(slot);
  return bindOnce(list, element);
}

/// An element of an array.
bool FormatChecker::checkColumn(FormatElement &part) {
  const FormatElement &array = part.children[0];
  PortColumn column;
  column.slot = array.index;
  column.isLocation = part.part->syntax == PortPart::Syntax::Location;
  const AttrKind &kind = def.attributes[array.index].kind;
  if (part.children.size() > 1) {
    column.owner = part.children[1].text;
    column.parameter = part.children[2].text;
    bool isFunction =
        column.owner == "function" &&
        (column.parameter == "inputs" || column.parameter == "results");
    StringRef owner = column.owner;
    bool isName = (owner.starts_with("!") || owner.starts_with("#")) &&
                  owner.contains('.');
    int keys = def.findAttribute(column.parameter);
    bool isDictionary =
        column.owner == "dictionary" && keys >= 0 &&
        llvm::any_of(format.columns, [&](const PortColumn &other) {
          return other.source == PortColumn::Source::Attribute &&
                 other.slot == unsigned(keys) && other.owner.empty();
        });
    if (!isFunction && !isName && !isDictionary)
      return fail(part.offset, "'parameter' requires \"!dialect.type\", "
                               "\"#dialect.attribute\", \"function\" with "
                               "\"inputs\" or \"results\", or \"dictionary\" "
                               "with an array of names before it");
  } else {
    bool isArray = kind.tag == AttrKind::Tag::Dense ||
                   kind.tag == AttrKind::Tag::Array ||
                   (kind.tag == AttrKind::Tag::Attribute && kind.builtin &&
                    (kind.builtin->kind == Kind::ArrayAttr ||
                     kind.builtin->kind == Kind::IntegerAttr));
    if (!isArray)
      return fail(part.offset, "'$" + array.text +
                                   "' is not an array, nor an integer whose "
                                   "bits can be the elements");
  }
  addColumn(part, column);
  return bindInPorts(bound.attributes, array) &&
         (part.otherwise.empty() || checkColumn(part.otherwise[0]));
}

/// A part that stands for a value: an operand, its type, the type of a result, or an argument.
bool FormatChecker::checkPortValue(FormatElement &part) {
  PortColumn column;
  if (part.kind == Element::PortArgument || part.kind == Element::PortType) {
    const FormatElement &region = part.children[0];
    column.source = PortColumn::Source::Argument;
    column.slot = region.index;
    if (def.regions[region.index].arity != Arity::One ||
        !def.regions[region.index].namedArguments.empty() ||
        bound.regions[region.index])
      return fail(region.offset, "'" + part.text +
                                     "' requires a region after it whose "
                                     "arguments have no names");
    if (!llvm::is_contained(format.portRegions, region.index))
      format.portRegions.push_back(region.index);
    addColumn(part, column);
    return part.children.size() < 2 || checkColumn(part.children[1]);
  }
  const FormatElement &inner = getInner(part);
  bool isType = part.kind == Element::Type;
  bool isResult = inner.kind == Element::Result;
  if ((!isResult && inner.kind != Element::Operand) || (isResult && !isType))
    return fail(part.offset, "a part of an entry must be a literal, an array, "
                             "an argument of a region, or stand for a variadic "
                             "operand or result");
  const ValueSlot &slot = (isResult ? def.results : def.operands)[inner.index];
  if (slot.arity != Arity::Variadic)
    return fail(part.offset, "'$" + inner.text + "' is not variadic");
  column.source =
      isResult ? PortColumn::Source::Result : PortColumn::Source::Operand;
  column.slot = inner.index;
  addColumn(part, column);
  std::vector<bool> &types = isResult ? bound.resultTypes : bound.operandTypes;
  return bindInPorts(isType ? types : bound.operands, inner);
}

/// A part that entries can lack.
bool FormatChecker::checkPortUnless(FormatElement &part) {
  unsigned count = 0;
  for (FormatElement &child : part.children) {
    if (child.kind == Element::Literal || isBlank(child)) {
      if (!checkElement(child))
        return false;
      continue;
    }
    if (child.kind != Element::Column || ++count > 1)
      return fail(child.offset, "'unless' takes one array");
    if (!checkColumn(child))
      return false;
    bool isElement = child.children.size() > 1 &&
                     StringRef(child.children[1].text).starts_with("#");
    if (!part.value && !isElement)
      return fail(part.offset, "'unless' requires an attribute: the elements "
                               "of an array cannot be absent");
  }
  ArrayRef<FormatElement> parts = dropBlanks(part.children);
  if (!count || !(parts.front().kind == Element::Literal || parts.size() == 1))
    return fail(part.offset, "'unless' requires an array, alone or after a "
                             "literal");
  return true;
}

bool FormatChecker::checkPortPart(FormatElement &part) {
  switch (part.kind) {
  case Element::Space:
  case Element::Empty:
  case Element::Newline:
  case Element::Literal:
    return checkElement(part);
  case Element::Column:
    return checkColumn(part);
  case Element::Unless:
    return checkPortUnless(part);
  default:
    return checkPortValue(part);
  }
}

/// In a form with an operand, but not its type, the operand has the type of the argument.
bool FormatChecker::shareTypes(FormatElement &form) {
  auto find = [&](Element kind) {
    auto it = llvm::find_if(form.children, [&](const FormatElement &part) {
      return part.kind == kind && getInner(part).kind != Element::Result;
    });
    return it == form.children.end() ? nullptr : &*it;
  };
  FormatElement *type = find(Element::PortType);
  const FormatElement *operand = find(Element::Operand);
  if (!type || !operand || find(Element::Type))
    return true;
  type->isWhole = true;
  type->index = operand->index;
  return bindInPorts(bound.operandTypes, *operand);
}

bool FormatChecker::checkPortForm(FormatElement &form,
                                  const FormatElement &ports) {
  for (FormatElement &part : form.children)
    if (!checkPortPart(part))
      return false;
  auto has = [&](Element kind) {
    return llvm::any_of(form.children, [&](const FormatElement &part) {
      return part.kind == kind;
    });
  };
  if (has(Element::PortArgument) != has(Element::PortType))
    return fail(form.offset, "'argument' and 'argument-type' must be in the "
                             "same form");
  if (!shareTypes(form))
    return false;
  const FormatElement *lead = getPortLead(form);
  for (const FormatElement &other : ports.children) {
    const FormatElement *otherLead = getPortLead(other);
    bool isSameLead =
        lead ? otherLead && otherLead->text == lead->text : !otherLead;
    if (&other < &form && isSameLead)
      return fail(form.offset,
                  lead ? "two forms of entries begin with '" + lead->text + "'"
                       : "two forms of entries begin without a literal");
  }
  return true;
}

bool FormatChecker::checkPorts(FormatElement &element) {
  format.ports.push_back(&element);
  return llvm::all_of(element.children, [&](FormatElement &form) {
    return checkPortForm(form, element);
  });
}

//===-- Values that are not written ----------------------------------------===//

/// A name, an attribute with a default, or one that has no text.
bool FormatChecker::checkOneAttribute(FormatElement &element) {
  const FormatElement &attr = element.children[0];
  if (attr.kind != Element::Attribute)
    return fail(element.offset, "'name' requires an attribute");
  const AttrSlot &slot = def.attributes[attr.index];
  if (element.kind == Element::Name && slot.kind.tag != AttrKind::Tag::String)
    return fail(attr.offset, "'name' requires an attribute of the kind "
                             "'string'");
  if (element.value && !slot.kind.canHold(element.value))
    return fail(element.offset,
                "'$" + attr.text + "' cannot have the given value");
  if (element.kind == Element::Name)
    return bindOnce(bound.attributes, attr);
  format.impliedValues.push_back({attr.index, element.value});
  if (element.kind == Element::DefaultValue)
    return bindOnce(bound.attributes, attr);
  // Other values are in the dictionary.
  return !bound.attributes[attr.index] ||
         fail(attr.offset, "'$" + attr.text + "' is already bound");
}

bool FormatChecker::checkResultName(FormatElement &element) {
  const FormatElement &attr = element.children[0];
  if (def.attributes[attr.index].kind.tag != AttrKind::Tag::String ||
      def.results.empty() || depth || format.resultName)
    return fail(element.offset, "'result-name' requires an attribute of the "
                                "kind 'string' and a result, and occurs once, "
                                "outside of groups");
  format.resultName = &element;
  return bindOnce(bound.attributes, attr);
}

bool FormatChecker::checkNumber(FormatElement &element) {
  const FormatElement &attr = element.children[0];
  bool isInferred =
      attr.kind == Element::Attribute &&
      llvm::any_of(def.numberTypes, [&](const TypeEquation &equation) {
        return equation.to ==
               def.operands.size() + def.results.size() + attr.index;
      });
  if (!isInferred)
    return fail(element.offset,
                "'number' requires an attribute that is an "
                "integer whose type 'strata.infer' gives",
                "infer");
  format.numbers.push_back(&element);
  return bindOnce(bound.attributes, attr);
}

bool FormatChecker::checkField(FormatElement &element) {
  const FormatElement &attr = element.children[0];
  const FormatElement &value = getInner(element.children[1]);
  const AttrKind &kind = def.attributes[attr.index].kind;
  if (kind.tag != AttrKind::Tag::Number || !isa<IntegerType>(kind.type) ||
      value.kind != Element::Operand || depth ||
      def.operands[value.index].arity != Arity::One)
    return fail(element.offset, "'field' requires an attribute that is an "
                                "integer, and the type of one operand, outside "
                                "of groups");
  format.fields.push_back(&element);
  return bindOnce(bound.attributes, attr);
}

/// Types of single values, one if all are equal.
bool FormatChecker::checkEqualTypes(FormatElement &element) {
  for (const FormatElement &child : element.children) {
    const FormatElement &inner = getInner(child);
    bool isResult = inner.kind == Element::Result;
    bool isOperand = inner.kind == Element::Operand;
    if (child.kind != Element::Type || (!isResult && !isOperand) ||
        (isResult && def.results[inner.index].arity != Arity::One))
      return fail(child.offset, "'equal-types' requires types of operands and "
                                "of single results");
    if (isOperand && !bound.operands[inner.index])
      return fail(child.offset, "'$" + inner.text +
                                    "' must be before its "
                                    "types");
    if (!checkTypes(child.children[0]))
      return false;
  }
  return true;
}

bool FormatChecker::checkEmptyRegion(FormatElement &element) {
  const FormatElement &region = element.children[0];
  if (region.kind != Element::Region ||
      def.regions[region.index].arity != Arity::One)
    return fail(element.offset, "'empty' requires a region");
  format.emptyRegions.push_back(region.index);
  return bindOnce(bound.regions, region);
}

/// Lists of ports, and elements whose text is not that of one part of the operation.
bool FormatChecker::checkUnwritten(FormatElement &element) {
  switch (element.kind) {
  case Element::Ports:
    return checkPorts(element);
  case Element::Name:
  case Element::DefaultValue:
  case Element::Implied:
    return checkOneAttribute(element);
  case Element::ResultName:
    return checkResultName(element);
  case Element::TypedNumber:
    return checkNumber(element);
  case Element::Field:
    return checkField(element);
  case Element::EqualTypes:
    return checkEqualTypes(element);
  case Element::EmptyRegion:
    return checkEmptyRegion(element);
  case Element::Discardable:
    format.discardable.push_back(&element);
    return true;
  default:
    return fail(element.offset, "'" + element.text +
                                    "' is only valid in "
                                    "'ports'");
  }
}
