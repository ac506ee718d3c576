// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Format/ValueSyntax.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

namespace strata {
/// One run over the tree for one operation.
class FormatOpPrinter {
public:
  FormatOpPrinter(const AssemblyFormat &format, Operation *op)
      : format(format), def(op->getDefinition()), op(op) {}

  /// Must succeed before anything else.
  bool findSegments();
  /// Whether attributes are of the kinds that are printed.
  bool holdsAttributes();
  /// Whether mixed lists have as many values as places for them.
  bool holdsMixedLists();
  /// Whether types that are not printed follow from those that are.
  bool typesFollow();
  /// Whether everything the operation has is printed somewhere.
  bool isComplete();
  void print(OpAsmPrinter &output);

private:
  void plan(ArrayRef<FormatElement> list);
  void plan(const FormatElement &element);
  bool isPresent(const FormatElement &element);
  bool isChosen(const FormatElement &group);
  bool isPresentClause(const FormatElement &clause);
  bool isSet(unsigned attribute) const {
    Attribute value = op->getAttrSlots()[attribute];
    return value && value != def.attributes[attribute].defaultValue;
  }

  /// Outside of dictionaries.
  bool isPrinted(unsigned attribute) const {
    return format.hasGroups ? printedAttributes.test(attribute)
                            : format.attributes[attribute];
  }

  void print(ArrayRef<FormatElement> list, bool inGroup = false);
  void print(const FormatElement &element);
  void printCompound(const FormatElement &element);
  void printAttribute(const FormatElement &element, bool isQualified);
  void printTypes(const FormatElement &element, bool isQualified);
  void printRegion(Region &region);
  void printRegions(Segment segment);
  void printMixed(const FormatElement &element);
  void printSuccessors(Segment segment);
  void printAttrDict(bool withKeyword);
  void printPropDict();
  void printCustom(const FormatElement &element);
  void fill(PrintedArgument &argument, const FormatElement &element);
  SmallVector<Value, 4> getValues(const FormatElement &element);
  SmallVector<Type, 4> getTypes(const FormatElement &element);

  const AssemblyFormat &format;
  const OpDefinition &def;
  Operation *op;
  OpAsmPrinter *printer = nullptr;
  Segment operandSegment(unsigned index) const {
    return format.hasSingleValues ? Segment{index, 1} : operands[index];
  }
  Segment resultSegment(unsigned index) const {
    return format.hasSingleValues ? Segment{index, 1} : results[index];
  }
  /// Those of values are there if not all slots stand for one.
  SmallVector<Segment, 4> operands, results, regions, successors;
  /// With groups, what is printed outside of dictionaries.
  llvm::SmallBitVector printedAttributes, printedOperands, printedRegions,
      printedSuccessors;
};
} // namespace strata

bool FormatOpPrinter::holdsAttributes() {
  for (auto [slot, value] : llvm::zip(def.attributes, op->getAttrSlots()))
    if (value ? !slot.kind.canHold(value) : !slot.optional)
      return false;
  return llvm::all_of(format.requiredAttributes, [&](unsigned slot) {
    return bool(op->getAttrSlots()[slot]);
  });
}

bool FormatOpPrinter::holdsMixedLists() {
  return llvm::all_of(format.mixedLists, [&](auto list) {
    auto numbers =
        dyn_cast_or_null<DenseI64ArrayAttr>(op->getAttrSlots()[list.second]);
    return numbers && llvm::count(numbers.asArrayRef(), ShapedType::kDynamic) ==
                          operandSegment(list.first).size;
  });
}

bool FormatOpPrinter::typesFollow() {
  if (llvm::all_of(format.writtenTypes, [](bool written) { return written; }))
    return true;
  ArrayRef<Attribute> slots = op->getAttrSlots();
  SmallVector<Attribute, 4> attributes;
  for (auto [slot, value] : llvm::zip(def.attributes, slots))
    attributes.push_back(value ? value : slot.defaultValue);
  if (format.typePlan) {
    SmallVector<Type, 8> types;
    for (OpOperand &operand : op->getOpOperands())
      types.push_back(operand.get().getType());
    for (unsigned i = 0; i < op->getNumResults(); ++i)
      types.push_back(op->getResult(i).getType());
    SmallVector<Type, 8> inferred(types);
    for (const TypeStep &step : *format.typePlan)
      inferred[step.to] = Type();
    return succeeded(applyTypePlan(*format.typePlan, inferred, attributes)) &&
           inferred == types;
  }
  std::vector<SlotTypes> operandTypes, resultTypes, allTypes;
  SmallVector<size_t, 4> counts;
  auto add = [&](auto &list, Segment segment, auto getType) {
    SlotTypes all;
    for (unsigned i = 0; i < segment.size; ++i)
      all.push_back(getType(segment.first + i));
    bool isWritten = format.writtenTypes[allTypes.size()];
    list.push_back(isWritten ? all : SlotTypes());
    allTypes.push_back(std::move(all));
  };
  for (unsigned i = 0; i < def.operands.size(); ++i) {
    counts.push_back(operandSegment(i).size);
    add(operandTypes, operandSegment(i),
        [&](unsigned at) { return op->getOperand(at).getType(); });
  }
  for (unsigned i = 0; i < def.results.size(); ++i)
    add(resultTypes, resultSegment(i),
        [&](unsigned at) { return op->getResult(at).getType(); });
  if (failed(inferTypes(def, operandTypes, counts, resultTypes, attributes)))
    return false;
  size_t numOperands = operandTypes.size();
  for (size_t i = 0; i < numOperands; ++i)
    if (operandTypes[i] != allTypes[i])
      return false;
  // Those that the hook infers have been verified by it.
  for (size_t i = 0; i < resultTypes.size(); ++i)
    if (!(def.inferTypes && resultTypes[i].empty()) &&
        resultTypes[i] != allTypes[numOperands + i])
      return false;
  return true;
}

bool FormatOpPrinter::findSegments() {
  auto isNone = [](const auto &slots, unsigned count) {
    return slots.empty() && !count;
  };
  bool hasValues = format.hasSingleValues
                       ? op->getNumOperands() == def.operands.size() &&
                             op->getNumResults() == def.results.size()
                       : succeeded(getOperandSegments(op, operands)) &&
                             succeeded(getResultSegments(op, results));
  return hasValues &&
         (isNone(def.regions, op->getNumRegions()) ||
          succeeded(getRegionSegments(op, regions))) &&
         (isNone(def.successors, op->getNumSuccessors()) ||
          succeeded(getSuccessorSegments(op, successors)));
}

//===-- What is printed ----------------------------------------------------===//

bool FormatOpPrinter::isPresent(const FormatElement &element) {
  switch (element.kind) {
  case Element::Attribute:
    return isSet(element.index);
  case Element::Operand:
    return operandSegment(element.index).size != 0;
  case Element::Result:
    return resultSegment(element.index).size != 0;
  case Element::Operands:
    return op->getNumOperands() != 0;
  case Element::Results:
    return op->getNumResults() != 0;
  case Element::Region: {
    Segment segment = regions[element.index];
    return segment.size > 1 ||
           (segment.size == 1 && !op->getRegion(segment.first).empty());
  }
  case Element::Regions:
    return op->getNumRegions() != 0;
  case Element::Successor:
    return successors[element.index].size != 0;
  case Element::Successors:
    return op->getNumSuccessors() != 0;
  case Element::Type:
  case Element::Qualified:
    return isPresent(element.children[0]);
  case Element::Mixed: {
    auto numbers = dyn_cast_or_null<DenseArrayAttr>(
        op->getAttrSlots()[element.children[1].index]);
    return numbers && !numbers.empty();
  }
  case Element::Call:
  case Element::Custom:
    return llvm::any_of(element.children, [&](const FormatElement &child) {
      return child.kind != Element::String && child.kind != Element::Ref &&
             isPresent(child);
    });
  default:
    return false;
  }
}

/// Whether the first part of an optional group is printed.
bool FormatOpPrinter::isChosen(const FormatElement &group) {
  const auto &list = group.isInverted ? group.otherwise : group.children;
  return isPresent(list[group.anchor]) != group.isInverted;
}

bool FormatOpPrinter::isPresentClause(const FormatElement &clause) {
  return llvm::any_of(clause.children, [&](const FormatElement &child) {
    return isPresent(child);
  });
}

void FormatOpPrinter::plan(ArrayRef<FormatElement> list) {
  for (const FormatElement &element : list)
    plan(element);
}

void FormatOpPrinter::plan(const FormatElement &element) {
  switch (element.kind) {
  case Element::Attribute:
    printedAttributes.set(element.index);
    return;
  case Element::Operand:
    printedOperands.set(element.index);
    return;
  case Element::Operands:
    printedOperands.set();
    return;
  case Element::Region:
    printedRegions.set(element.index);
    return;
  case Element::Regions:
    printedRegions.set();
    return;
  case Element::Successor:
    printedSuccessors.set(element.index);
    return;
  case Element::Successors:
    printedSuccessors.set();
    return;
  case Element::Optional:
    return plan(isChosen(element) ? element.children : element.otherwise);
  case Element::OIList:
    for (const FormatElement &clause : element.children)
      if (isPresentClause(clause))
        plan(clause.children);
    return;
  case Element::Qualified:
  case Element::Mixed:
  case Element::Call:
  case Element::Custom:
    return plan(element.children);
  default:
    return;
  }
}

bool FormatOpPrinter::isComplete() {
  // Everything is bound without condition.
  if (!format.hasGroups)
    return true;
  printedAttributes.resize(unsigned(def.attributes.size()));
  printedOperands.resize(unsigned(def.operands.size()));
  printedRegions.resize(unsigned(regions.size()));
  printedSuccessors.resize(unsigned(successors.size()));
  plan(format.elements);
  auto covers = [](const llvm::SmallBitVector &printed, ArrayRef<Segment> all) {
    for (auto [i, segment] : llvm::enumerate(all))
      if (segment.size && !printed.test(unsigned(i)))
        return false;
    return true;
  };
  for (auto [i, segment] : llvm::enumerate(regions))
    if (!printedRegions.test(unsigned(i)))
      for (unsigned r = 0; r < segment.size; ++r)
        if (!op->getRegion(segment.first + r).empty())
          return false;
  if (format.hasSingleValues && !printedOperands.all())
    return false;
  return covers(printedOperands, operands) &&
         covers(printedSuccessors, successors);
}

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

//===-- Dictionaries -------------------------------------------------------===//

void FormatOpPrinter::printAttrDict(bool withKeyword) {
  if (def.attributes.empty() && op->getDiscardableAttrs().empty())
    return;
  // What is printed elsewhere, and what goes without saying.
  SmallVector<StringRef, 8> elided;
  bool isLeft = !op->getDiscardableAttrs().empty();
  for (auto [i, slot] : llvm::enumerate(def.attributes)) {
    bool isElided = format.hasPropDict || isPrinted(unsigned(i)) ||
                    !isSet(unsigned(i)) || slot.name == "operandSegmentSizes" ||
                    slot.name == "resultSegmentSizes";
    if (isElided)
      elided.push_back(slot.name);
    isLeft |= !isElided;
  }
  if (!isLeft)
    return;
  if (withKeyword)
    printer->printOptionalAttrDictWithKeyword(op->getAttrs(), elided);
  else
    printer->printOptionalAttrDict(op->getAttrs(), elided);
}

void FormatOpPrinter::printPropDict() {
  SmallVector<NamedAttribute, 4> entries;
  for (auto [i, slot] : llvm::enumerate(def.attributes))
    if (!isPrinted(unsigned(i)) && isSet(unsigned(i)) &&
        slot.name != "operandSegmentSizes" && slot.name != "resultSegmentSizes")
      entries.push_back(
          {StringAttr::get(def.ctx, slot.name), op->getAttrSlots()[i]});
  if (entries.empty())
    return;
  *printer << " <";
  printer->printAttribute(DictionaryAttr::get(def.ctx, entries));
  *printer << ">";
}

//===-- Elements -----------------------------------------------------------===//

bool strata::isImpliedTerminator(Operation &op) {
  Operation *parent = op.getParentOp();
  return parent &&
         parent->getDefinition().implicitTerminator ==
             op.getName().getStringRef() &&
         !op.getNumOperands() && !op.getNumResults() && !op.getNumRegions() &&
         !op.getNumSuccessors() && op.getAttrs().empty();
}

void FormatOpPrinter::printRegion(Region &region) {
  bool isElided = region.hasOneBlock() && !region.front().empty() &&
                  isImpliedTerminator(region.front().back());
  printer->printRegion(region, /*printEntryBlockArgs=*/true,
                       /*printBlockTerminators=*/!isElided);
}

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

void FormatOpPrinter::printRegions(Segment segment) {
  for (unsigned i = 0; i < segment.size; ++i) {
    if (i)
      *printer << ", ";
    printRegion(op->getRegion(segment.first + i));
  }
}

void FormatOpPrinter::printMixed(const FormatElement &element) {
  unsigned next = operandSegment(element.children[0].index).first;
  auto numbers =
      cast<DenseI64ArrayAttr>(op->getAttrSlots()[element.children[1].index]);
  for (auto [i, number] : llvm::enumerate(numbers.asArrayRef())) {
    if (i)
      *printer << ", ";
    if (ShapedType::isDynamic(number))
      printer->printOperand(op->getOperand(next++));
    else
      *printer << number;
  }
}

void FormatOpPrinter::printSuccessors(Segment segment) {
  for (unsigned i = 0; i < segment.size; ++i) {
    if (i)
      *printer << ", ";
    printer->printSuccessor(op->getSuccessor(segment.first + i));
  }
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
  default:
    return;
  }
}

void FormatOpPrinter::print(const FormatElement &element) {
  if (element.needsSpace)
    *printer << ' ';
  switch (element.kind) {
  case Element::Literal:
  case Element::Space:
    *printer << element.text;
    return;
  case Element::Newline:
    return printer->printNewline();
  case Element::Operand: {
    Segment segment = operandSegment(element.index);
    return printer->printOperands(
        op->getOpOperands().slice(segment.first, segment.size));
  }
  case Element::Operands:
    return printer->printOperands(op->getOpOperands());
  case Element::Type:
    return printTypes(element.children[0], /*isQualified=*/false);
  case Element::Qualified: {
    const FormatElement &inner = getInner(element);
    if (inner.kind == Element::Attribute)
      return printAttribute(inner, /*isQualified=*/true);
    return printTypes(inner, /*isQualified=*/true);
  }
  case Element::FunctionalType:
    return printer->printFunctionalType(getTypes(element.children[0]),
                                        getTypes(element.children[1]));
  case Element::Attribute:
    return printAttribute(element, /*isQualified=*/false);
  case Element::Region:
    return printRegions(regions[element.index]);
  case Element::Regions:
    return printRegions({0, op->getNumRegions()});
  case Element::Successor:
    return printSuccessors(successors[element.index]);
  case Element::Successors:
    return printSuccessors({0, op->getNumSuccessors()});
  case Element::AttrDict:
  case Element::AttrDictWithKeyword:
    return printAttrDict(element.kind == Element::AttrDictWithKeyword);
  case Element::PropDict:
    return printPropDict();
  case Element::Optional:
  case Element::OIList:
  case Element::Custom:
  case Element::Call:
  case Element::Mixed:
    return printCompound(element);
  default:
    return;
  }
}

void FormatOpPrinter::print(OpAsmPrinter &output) {
  printer = &output;
  print(format.elements);
}

bool AssemblyFormat::canPrint(Operation *op) const {
  FormatOpPrinter printer(*this, op);
  return printer.holdsAttributes() && printer.findSegments() &&
         printer.holdsMixedLists() && printer.typesFollow() &&
         (!groupsHoldMore || printer.isComplete());
}

void AssemblyFormat::print(Operation *op, OpAsmPrinter &output) const {
  FormatOpPrinter printer(*this, op);
  if (printer.findSegments() && printer.isComplete())
    printer.print(output);
}
