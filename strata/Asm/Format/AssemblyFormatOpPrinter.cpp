// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpPrinterDetail.h"
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

//===-- Values and types ---------------------------------------------------===//

SmallVector<Value, 4> FormatOpPrinter::getValues(const FormatElement &element) {
  SmallVector<Value, 4> values;
  Segment segment{0, op->getNumOperands()};
  if (element.kind == Element::Operand)
    segment = operandSegment(element.index);
  for (unsigned i = 0; i < segment.size; ++i)
    values.push_back(op->getOperand(segment.first + i));
  return values;
}

SmallVector<Type, 4> FormatOpPrinter::getTypes(const FormatElement &element) {
  SmallVector<Type, 4> types;
  const FormatElement &inner = getInner(element);
  if (inner.kind == Element::Result || inner.kind == Element::Results) {
    Segment segment{0, op->getNumResults()};
    if (inner.kind == Element::Result)
      segment = resultSegment(inner.index);
    for (unsigned i = 0; i < segment.size; ++i)
      types.push_back(op->getResult(segment.first + i).getType());
    return types;
  }
  for (Value value : getValues(inner))
    types.push_back(value.getType());
  return types;
}

void FormatOpPrinter::printTypes(const FormatElement &element,
                                 bool isQualified) {
  const FormatElement &inner = getInner(element);
  const TypeDefinition *definition = nullptr;
  if (!isQualified && inner.kind == Element::Operand)
    definition = def.operands[inner.index].constraint.definition;
  if (!isQualified && inner.kind == Element::Result)
    definition = def.results[inner.index].constraint.definition;
  if (!definition && inner.kind == Element::Result &&
      resultSegment(inner.index).size == 1)
    return printer->printType(
        op->getResult(resultSegment(inner.index).first).getType());
  SmallVector<Type, 4> types = getTypes(inner);
  if (!definition)
    return printer->printTypes(types);
  AttrKind kind;
  kind.tag = AttrKind::Tag::Type;
  kind.definition = definition;
  for (auto [i, type] : llvm::enumerate(types)) {
    if (i)
      *printer << ", ";
    TypeAttr wrapped = TypeAttr::get(type);
    if (kind.canHold(wrapped))
      printValue(*printer, kind, wrapped);
    else
      printer->printType(type);
  }
}

/// One type, or types in parentheses.
void FormatOpPrinter::printTypeList(const FormatElement &element) {
  SmallVector<Type, 4> types = getTypes(element);
  bool isBare = element.kind == Element::Types && types.size() == 1 &&
                !isa<FunctionType>(types.front());
  if (isBare)
    return printer->printType(types.front());
  *printer << '(';
  printer->printTypes(types);
  *printer << ')';
}

/// The types in `element`, or the types of a function.
void FormatOpPrinter::printShortTypes(const FormatElement &element) {
  SmallVector<Type, 4> inputs, outputs;
  for (const FormatElement &child : element.children)
    llvm::append_range(getInner(child).kind == Element::Operand ? inputs
                                                                : outputs,
                       getTypes(child));
  if (element.kind == Element::SameType) {
    SmallVector<Type, 4> all(inputs);
    llvm::append_range(all, outputs);
    // The text of a function type looks like the long form.
    if (!all.empty() && llvm::all_equal(all) && !isa<FunctionType>(all.front()))
      return printer->printType(all.front());
    return printer->printFunctionalType(inputs, outputs);
  }
  // An empty list, and the text of a function type, look like the long form.
  SmallVector<Type, 4> first = getTypes(element.children.front());
  if (first.empty() || isa<FunctionType>(first.front()) ||
      !typesFollow(format.shortTypes))
    return printer->printFunctionalType(op->getOperandTypes(),
                                        op->getResultTypes());
  for (auto [i, child] : llvm::enumerate(element.children)) {
    if (i)
      *printer << ", ";
    printTypes(child.children[0], /*isQualified=*/false);
  }
}

//===-- Dictionaries -------------------------------------------------------===//

bool FormatOpPrinter::findElided(SmallVectorImpl<StringRef> &elided) {
  ArrayRef<NamedAttribute> discardable = op->getDiscardableAttrs();
  if (def.attributes.empty() && discardable.empty())
    return false;
  bool isLeft = false;
  for (const NamedAttribute &attr : discardable) {
    bool isElided =
        attr.getName() == def.derivedAttribute.name || isSaid(attr.getName());
    if (isElided)
      elided.push_back(attr.getNameRef());
    isLeft |= !isElided;
  }
  // Elide attributes that are printed elsewhere or implied.
  for (auto [i, slot] : llvm::enumerate(def.attributes)) {
    bool isElided = format.hasPropDict || !isSet(unsigned(i)) ||
                    isPrinted(unsigned(i)) || isSegmentSizes(slot.name);
    if (isElided)
      elided.push_back(slot.name);
    isLeft |= !isElided;
  }
  return isLeft;
}

void FormatOpPrinter::printAttrDict(const FormatElement &element) {
  if (!element.children.empty())
    return printAttrDictWithCases(element);
  SmallVector<StringRef, 8> elided;
  if (!findElided(elided))
    return;
  if (element.kind == Element::AttrDictWithKeyword)
    printer->printOptionalAttrDictWithKeyword(op->getAttrs(), elided);
  else
    printer->printOptionalAttrDict(op->getAttrs(), elided);
}

void FormatOpPrinter::printPropDict() {
  SmallVector<NamedAttribute, 4> entries;
  for (auto [i, slot] : llvm::enumerate(def.attributes))
    if (isSet(unsigned(i)) && !isPrinted(unsigned(i)) &&
        !isSegmentSizes(slot.name))
      entries.push_back(
          {StringAttr::get(def.ctx, slot.name), op->getAttrSlots()[i]});
  // MLIR prints the blank even if there is nothing else.
  *printer << " ";
  if (entries.empty())
    return;
  *printer << "<";
  printer->printAttribute(DictionaryAttr::get(def.ctx, entries));
  *printer << ">";
}

//===-- Elements -----------------------------------------------------------===//

void FormatOpPrinter::printAttribute(const FormatElement &element,
                                     bool isQualified) {
  const AttrSlot &slot = def.attributes[element.index];
  if (Attribute value = op->getAttrSlots()[element.index])
    withKind(slot, isQualified,
             [&](const AttrKind &kind) { printValue(*printer, kind, value); });
}

void FormatOpPrinter::fill(PrintedArgument &argument,
                           const FormatElement &element) {
  switch (element.kind) {
  case Element::String:
    argument.text = element.text;
    return;
  case Element::Ref:
    return fill(argument, element.children[0]);
  case Element::Type:
    argument.types = getTypes(element);
    return;
  case Element::Operand:
  case Element::Operands:
    argument.values = getValues(element);
    return;
  case Element::Attribute:
    argument.attribute = op->getAttrSlots()[element.index];
    return;
  case Element::Region: {
    Segment segment = regions[element.index];
    for (unsigned i = 0; i < segment.size; ++i)
      argument.regions.push_back(&op->getRegion(segment.first + i));
    return;
  }
  case Element::Successor:
  case Element::Successors: {
    Segment segment{0, op->getNumSuccessors()};
    if (element.kind == Element::Successor)
      segment = successors[element.index];
    for (unsigned i = 0; i < segment.size; ++i)
      argument.successors.push_back(op->getSuccessor(segment.first + i));
    return;
  }
  case Element::AttrDict: {
    SmallVector<StringRef, 8> elided;
    if (!findElided(elided))
      return;
    SmallVector<NamedAttribute, 4> entries;
    for (NamedAttribute entry : op->getAttrs())
      if (!llvm::is_contained(elided, entry.getName().getValue()))
        entries.push_back(entry);
    argument.attribute = DictionaryAttr::get(op->getContext(), entries);
    return;
  }
  default:
    return;
  }
}

void FormatOpPrinter::printCustom(const FormatElement &element) {
  SmallVector<PrintedArgument, 4> arguments(element.children.size());
  for (auto [argument, child] : llvm::zip_equal(arguments, element.children))
    fill(argument, child);
  element.directive->print(*printer, op, arguments);
}

/// In a group a unit attribute is said by the words around it.
void FormatOpPrinter::print(ArrayRef<FormatElement> list, bool inGroup) {
  for (const FormatElement &element : list)
    if (!inGroup || element.kind != Element::Attribute ||
        def.attributes[element.index].kind.tag != AttrKind::Tag::Unit)
      print(element);
}

void FormatOpPrinter::printSuccessors(Segment segment) {
  for (unsigned i = 0; i < segment.size; ++i) {
    if (i)
      *printer << ", ";
    printer->printSuccessor(op->getSuccessor(segment.first + i));
  }
}

/// One of several words.
void FormatOpPrinter::printKeyword(const FormatElement &element) {
  Attribute value = op->getAttrSlots()[element.children[0].index];
  if (auto text = dyn_cast<StringAttr>(value))
    *printer << text.getValue();
  else
    *printer << element.children[cast<BoolAttr>(value).getValue() ? 2 : 1].text;
}

/// An element that has others in it.
void FormatOpPrinter::printCompound(const FormatElement &element) {
  switch (element.kind) {
  case Element::Optional:
    return isChosen(element) ? print(element.children, /*inGroup=*/true)
                             : print(element.otherwise, /*inGroup=*/true);
  case Element::OIList:
    for (const FormatElement &clause : element.children)
      if (isPresentClause(clause))
        print(clause.children, /*inGroup=*/true);
    return;
  case Element::Custom:
    return printCustom(element);
  case Element::Call:
    return print(element.children);
  case Element::Mixed:
    return printMixed(element);
  case Element::Map:
    return printMap(element);
  case Element::Subscripts:
    return printSubscripts(element);
  case Element::Bound:
    return printBound(element);
  case Element::Keyword:
    return printKeyword(element);
  case Element::Zip:
  case Element::Repeat:
    return printList(element);
  case Element::Counted:
    return printCounted(element);
  case Element::Entry:
    return printEntry(element);
  case Element::Typed:
  case Element::NonNegative:
    return printAttribute(element.children[0], /*isQualified=*/false);
  case Element::Dictionary:
    return printDictionary(element);
  case Element::Signature:
    return printSignature(element);
  case Element::SameType:
  case Element::ShortTypes:
    return printShortTypes(element);
  case Element::Symbol: {
    AttrKind kind;
    kind.tag = AttrKind::Tag::Symbol;
    return printValue(*printer, kind,
                      op->getAttrSlots()[element.children[0].index]);
  }
  default:
    return printUnwritten(element);
  }
}

/// Whether `element`, which may have no text, prints the blank before its text itself.
bool FormatOpPrinter::bringsSpace(const FormatElement &element) const {
  switch (element.kind) {
  case Element::FunctionBody:
  case Element::DefaultValue:
  case Element::ResultName:
    return true;
  case Element::Implied:
  case Element::EmptyRegion:
  case Element::AttrDict:
  case Element::AttrDictWithKeyword:
    return true;
  case Element::Ports:
    return portPlan && portPlan->getEntries(element).empty();
  case Element::Discardable:
    return !element.part;
  case Element::Call: {
    ArrayRef<FormatElement> list = dropBlanks(element.children);
    return list.empty() || bringsSpace(list.front());
  }
  default:
    return false;
  }
}

void FormatOpPrinter::print(const FormatElement &element) {
  if (element.needsSpace && !bringsSpace(element))
    *printer << ' ';
  switch (element.kind) {
  case Element::Literal:
  case Element::Space:
    *printer << element.text;
    return;
  case Element::Newline:
    return printer->printNewline();
  case Element::Operand:
    return printer->printOperands(getOpOperands(element));
  case Element::Operands:
    return printer->printOperands(op->getOpOperands());
  case Element::Type:
    return printTypes(element.children[0], /*isQualified=*/false);
  case Element::Qualified:
    return getInner(element).kind == Element::Attribute
               ? printAttribute(getInner(element), /*isQualified=*/true)
               : printTypes(getInner(element), /*isQualified=*/true);
  case Element::FunctionalType:
    return printer->printFunctionalType(getTypes(element.children[0]),
                                        getTypes(element.children[1]));
  case Element::Attribute:
    return printAttribute(element, /*isQualified=*/false);
  case Element::Region:
  case Element::WithTerminator:
    return printRegions(regions[getInner(element).index], element);
  case Element::SingleOperation:
    return printSingleOperation(element);
  case Element::FunctionBody:
    return printFunctionBody(element);
  case Element::Regions:
    return printRegions({0, op->getNumRegions()}, element);
  case Element::Argument:
  case Element::WithLocation:
    return printArguments(element);
  case Element::Types:
  case Element::Parenthesized:
    return printTypeList(element);
  case Element::Default:
    return print(element.children[0]);
  case Element::Successor:
    return printSuccessors(successors[element.index]);
  case Element::Successors:
    return printSuccessors({0, op->getNumSuccessors()});
  case Element::AttrDict:
  case Element::AttrDictWithKeyword:
    return printAttrDict(element);
  case Element::PropDict:
    return printPropDict();
  default:
    if (isCompound(element))
      printCompound(element);
  }
}

void FormatOpPrinter::print(OpAsmPrinter &output) {
  printer = &output;
  print(format.elements);
}

bool AssemblyFormat::printIfPossible(Operation *op, OpAsmPrinter &output,
                                     FormatCache &cache,
                                     function_ref<void()> printName) const {
  FormatOpPrinter printer(*this, op);
  if (!printer.canPrint(cache.find(op, /*withRegions=*/true)))
    return false;
  printName();
  printer.print(output);
  return true;
}

void AssemblyFormat::print(Operation *op, OpAsmPrinter &output) const {
  FormatOpPrinter printer(*this, op);
  if (printer.findSegments() && printer.findArguments() &&
      printer.planPorts() && printer.isComplete())
    printer.print(output);
}
