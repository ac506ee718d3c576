// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Printing of lists of ports in formats of operations, and of attributes whose value depends
// on more than their text; the names of values that follow from such attributes.
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpPrinterDetail.h"
#include "strata/Asm/Format/PortListDetail.h"
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Block.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;
using Source = PortColumn::Source;

//===-- Ports --------------------------------------------------------------===//

/// The types of the arguments of a region.
static SmallVector<Attribute, 4> getArgumentTypes(Region &region) {
  SmallVector<Attribute, 4> types;
  if (!region.empty())
    for (BlockArgument argument : region.front().getArguments())
      types.push_back(TypeAttr::get(argument.getType()));
  return types;
}

bool FormatOpPrinter::planPorts() {
  if (format.columns.empty())
    return true;
  std::vector<SmallVector<Attribute, 4>> elements;
  for (const PortColumn &column : format.columns) {
    SmallVector<Attribute, 4> list;
    switch (column.source) {
    case Source::Argument:
      list = getArgumentTypes(op->getRegion(regions[column.slot].first));
      break;
    case Source::Operand:
      list.resize(operandSegment(column.slot).size);
      break;
    case Source::Result:
      list.resize(resultSegment(column.slot).size);
      break;
    case Source::Attribute: {
      SmallVector<Attribute, 4> keys;
      int keySlot = def.findAttribute(column.parameter);
      if (column.owner == "dictionary" && keySlot >= 0)
        if (auto names =
                dyn_cast_or_null<ArrayAttr>(op->getAttrSlots()[keySlot]))
          llvm::append_range(keys, names);
      auto found = getPortElements(def.ctx, column,
                                   op->getAttrSlots()[column.slot], keys);
      if (!found)
        return false;
      list = std::move(*found);
    }
    }
    elements.push_back(std::move(list));
  }
  portPlan.emplace(std::move(elements));
  if (!portPlan->plan(format.ports, format.columns))
    return false;
  for (const FormatElement *ports : format.ports)
    for (const PortPlan::Entry &entry : portPlan->getEntries(*ports))
      if (!holdsPortTypes(entry))
        return false;
  return true;
}

/// Whether the types of an argument and of an operand whose type is not written are equal, and
/// types that parameters stand for are these types.
bool FormatOpPrinter::holdsPortTypes(const PortPlan::Entry &entry) {
  const FormatElement *type = nullptr, *operand = nullptr;
  for (const FormatElement &part : entry.form->children) {
    if (part.kind == Element::PortType)
      type = &part;
    if (part.kind == Element::Operand)
      operand = &part;
  }
  if (!type)
    return true;
  Region &region = op->getRegion(regions[type->children[0].index].first);
  Type found = region.front().getArgument(entry.at[type->argument]).getType();
  unsigned at = operand ? operandSegment(operand->index).first +
                              entry.at[operand->argument]
                        : 0;
  if (type->isWhole && op->getOperand(at).getType() != found)
    return false;
  auto dynamic = dyn_cast<DynamicType>(found);
  return type->otherwise.empty() ||
         (dynamic && &dynamic.getDefinition() ==
                         findPortType(def.ctx, type->otherwise[0].text,
                                      type->otherwise[1].text));
}

void FormatOpPrinter::printPortValue(const FormatElement &part,
                                     const PortPlan::Entry &entry) {
  unsigned at = entry.at[part.argument];
  switch (part.kind) {
  case Element::PortArgument: {
    Region &region = op->getRegion(regions[part.children[0].index].first);
    Value argument = region.front().getArgument(at);
    printer->printOperand(argument);
    if (part.children.size() < 2)
      return;
    auto name = cast<StringAttr>(portPlan->getElement(part.children[1], entry));
    if (name.getValue() != printer->getValueName(argument)) {
      *printer << ' ';
      printer->printString(name.getValue());
    }
    return;
  }
  case Element::PortType: {
    Region &region = op->getRegion(regions[part.children[0].index].first);
    Type type = region.front().getArgument(at).getType();
    if (part.otherwise.empty())
      return printer->printType(type);
    auto dynamic = cast<DynamicType>(type);
    return printValue(*printer, dynamic.getDefinition().parameters[0].kind,
                      dynamic.getParams().front());
  }
  case Element::Operand:
    return printer->printOperand(
        op->getOperand(operandSegment(part.index).first + at));
  default:
    return printer->printType(getTypes(getInner(part))[at]);
  }
}

void FormatOpPrinter::printPorts(const FormatElement &element) {
  auto getKind = [&](const FormatElement &column) {
    const PortColumn &known = format.columns[column.argument];
    return detail::getPortKind(def.ctx, *column.part, known,
                               def.attributes[known.slot].kind);
  };
  auto finish = [&](const PortPlan::Entry &entry) {
    const FormatElement *argument = nullptr;
    bool hasLocation = false;
    visitParts(entry.form->children, [&](const FormatElement &part, bool) {
      if (part.kind == Element::PortArgument)
        argument = &part;
      hasLocation |= part.kind == Element::Column &&
                     part.part->syntax == PortPart::Syntax::Location;
    });
    if (!argument || hasLocation)
      return;
    Region &region = op->getRegion(regions[argument->children[0].index].first);
    printer->printOptionalLocationSpecifier(
        region.front().getArgument(entry.at[argument->argument]).getLoc());
  };
  portPlan->print(
      element, *printer, getKind,
      [&](const FormatElement &part, const PortPlan::Entry &entry) {
        printPortValue(part, entry);
      },
      finish);
}

//===-- Other attributes ---------------------------------------------------===//

/// Whether the name of the first result stands for the string.
bool FormatOpPrinter::isResultNamed() {
  if (!printer || !op->getNumResults())
    return false;
  unsigned slot = format.resultName->children[0].index;
  auto text = dyn_cast_or_null<StringAttr>(op->getAttrSlots()[slot]);
  std::string name = printer->getValueName(op->getResult(0));
  if (!text)
    return name.empty();
  return text.getValue() == name &&
         !(name.empty() && def.attributes[slot].optional);
}

/// Whether the discardable attribute `name` has a place of its own.
bool FormatOpPrinter::isSaid(StringAttr name) {
  return llvm::any_of(format.discardable, [&](const FormatElement *element) {
    if (element->text != name.getValue())
      return false;
    if (element->part)
      return true;
    auto text = dyn_cast<StringAttr>(op->getAttr(name.getValue()));
    return text && llvm::any_of(element->children, [&](auto &word) {
             return word.text == text.getValue();
           });
  });
}

void FormatOpPrinter::printDiscardable(const FormatElement &element) {
  Attribute value = op->getAttr(element.text);
  if (element.part)
    return printValue(*printer, element.part->kind, value);
  if (value && isSaid(StringAttr::get(def.ctx, element.text)))
    *printer << ' ' << cast<StringAttr>(value).getValue();
}

/// The name of the parameter that `element` numbers; null if there is none.
StringAttr FormatOpPrinter::getFieldName(const FormatElement &element) {
  auto number = dyn_cast_or_null<IntegerAttr>(
      op->getAttrSlots()[element.children[0].index]);
  unsigned slot = getInner(element.children[1]).index;
  PortColumn column;
  column.owner = element.children[2].text;
  column.parameter = element.children[3].text;
  Type type = op->getOperand(operandSegment(slot).first).getType();
  auto names = getPortElements(def.ctx, column, TypeAttr::get(type));
  if (!names || !number || number.getValue().isNegative() ||
      number.getValue().uge(names->size()))
    return {};
  return dyn_cast_or_null<StringAttr>(
      (*names)[number.getValue().getZExtValue()]);
}

void FormatOpPrinter::printField(const FormatElement &element) {
  StringRef name = getFieldName(element).getValue();
  if (element.text == "quoted")
    printer->printString(name);
  else
    printer->printKeywordOrString(name);
}

/// Whether the type of an integer is the one that follows.
bool FormatOpPrinter::holdsNumber(const FormatElement &element) {
  unsigned slot = element.children[0].index;
  auto number = dyn_cast_or_null<IntegerAttr>(op->getAttrSlots()[slot]);
  if (!op->getAttrSlots()[slot] && def.attributes[slot].optional)
    return true;
  size_t numOperands = def.operands.size();
  size_t numValues = numOperands + def.results.size();
  for (const TypeEquation &equation : def.numberTypes) {
    if (!number || equation.to != numValues + slot)
      continue;
    SmallVector<Type, 2> types, known;
    if (equation.from < numOperands)
      for (unsigned i = 0; i < operandSegment(equation.from).size; ++i)
        known.push_back(
            op->getOperand(operandSegment(equation.from).first + i).getType());
    else if (equation.from < numValues) {
      Segment segment = resultSegment(unsigned(equation.from - numOperands));
      for (unsigned i = 0; i < segment.size; ++i)
        known.push_back(op->getResult(segment.first + i).getType());
    }
    bool isList = false;
    if (!equation.function)
      types = known;
    else if (!equation.function->evaluate({known, equation.from < numValues
                                                      ? Attribute()
                                                      : UnitAttr::get(def.ctx)},
                                          {}, types, isList))
      return false;
    return !types.empty() && types.front() == number.getType();
  }
  return false;
}

void FormatOpPrinter::printNumber(const FormatElement &element) {
  auto number =
      cast<IntegerAttr>(op->getAttrSlots()[element.children[0].index]);
  number.getValue().print(printer->getStream(),
                          !number.getType().isUnsignedInteger());
}

/// Lists of ports, and elements whose text is not that of one part of the operation.
void FormatOpPrinter::printUnwritten(const FormatElement &element) {
  switch (element.kind) {
  case Element::Ports:
    return printPorts(element);
  case Element::EqualTypes:
    return printEqualTypes(element);
  case Element::Name:
    return printer->printKeywordOrString(
        cast<StringAttr>(op->getAttrSlots()[element.children[0].index])
            .getValue());
  case Element::DefaultValue:
    if (!isPresent(element))
      return;
    *printer << ' ';
    return printAttribute(element.children[0], /*isQualified=*/false);
  case Element::ResultName:
    if (element.text.empty() || isResultNamed())
      return;
    *printer << ' ' << element.text << ' ';
    return printAttribute(element.children[0], /*isQualified=*/false);
  case Element::Discardable:
    return printDiscardable(element);
  case Element::TypedNumber:
    return printNumber(element);
  case Element::Field:
    return printField(element);
  default:
    return;
  }
}

void FormatOpPrinter::printEqualTypes(const FormatElement &element) {
  SmallVector<Type, 4> types;
  for (const FormatElement &child : element.children)
    llvm::append_range(types, getTypes(child));
  if (!types.empty() && llvm::all_equal(types))
    types.resize(1);
  printer->printTypes(types);
}

bool FormatOpPrinter::holdsUnwritten() {
  ArrayRef<Attribute> slots = op->getAttrSlots();
  auto isHeld = [&](const FormatElement *element) {
    Attribute value = op->getAttr(element->text);
    return !element->part || (value && element->part->kind.canHold(value));
  };
  return llvm::all_of(
             format.impliedValues,
             [&](auto implied) { return bool(slots[implied.first]); }) &&
         llvm::all_of(format.discardable, isHeld) &&
         llvm::all_of(format.numbers,
                      [&](auto *element) { return holdsNumber(*element); }) &&
         llvm::all_of(
             format.fields,
             [&](auto *element) { return bool(getFieldName(*element)); }) &&
         llvm::all_of(format.emptyRegions, [&](unsigned slot) {
           return op->getRegion(regions[slot].first).empty();
         });
}

//===-- Names --------------------------------------------------------------===//

void AssemblyFormat::nameResults(Operation *op,
                                 function_ref<void(Value, StringRef)> setName) {
  const AssemblyFormat &format = *op->getDefinition().format;
  auto text = dyn_cast_or_null<StringAttr>(
      op->getAttrSlots()[format.resultName->children[0].index]);
  if (text && !text.getValue().empty() && op->getNumResults())
    setName(op->getResult(0), text.getValue());
}

void AssemblyFormat::nameArguments(
    Region &region, function_ref<void(Value, StringRef)> setName) {
  Operation *op = region.getParentOp();
  const AssemblyFormat &format = *op->getDefinition().format;
  FormatOpPrinter printer(format, op);
  if (region.empty() || !printer.findSegments() || !printer.planPorts())
    return;
  const PortPlan &plan = *printer.getPortPlan();
  for (const FormatElement *ports : format.ports)
    for (const PortPlan::Entry &entry : plan.getEntries(*ports))
      for (const FormatElement &part : entry.form->children) {
        if (part.kind != Element::PortArgument || part.children.size() < 2 ||
            &op->getRegion(part.children[0].index) != &region)
          continue;
        auto name = dyn_cast_or_null<StringAttr>(
            plan.getElement(part.children[1], entry));
        if (name && !name.getValue().empty())
          setName(region.front().getArgument(entry.at[part.argument]),
                  name.getValue());
      }
}
