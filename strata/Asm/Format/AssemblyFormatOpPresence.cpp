// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Computes the parts of an operation that its format prints, and whether they
// are the whole operation.
#include "strata/Asm/Format/AssemblyFormatDetail.h"
#include "strata/Asm/Format/AssemblyFormatOpPrinterDetail.h"
#include "strata/Definition/TypeInference.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using Element = FormatElement::Kind;

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
    Attribute attr = op->getAttrSlots()[list.second];
    if (!attr && def.attributes[list.second].optional)
      return operandSegment(list.first).size == 0;
    auto numbers = dyn_cast_or_null<DenseI64ArrayAttr>(attr);
    return numbers && llvm::count(numbers.asArrayRef(), ShapedType::kDynamic) ==
                          operandSegment(list.first).size;
  });
}

/// The attributes by slot, with the defaults of absent ones.
SmallVector<Attribute, 4> FormatOpPrinter::getAttributes() {
  SmallVector<Attribute, 4> attributes;
  for (auto [slot, value] : llvm::zip(def.attributes, op->getAttrSlots()))
    attributes.push_back(value ? value : slot.defaultValue);
  return attributes;
}

bool FormatOpPrinter::holdsTypedValues() {
  ArrayRef<Attribute> slots = op->getAttrSlots();
  for (unsigned slot : format.symbols)
    if (auto text = dyn_cast_or_null<StringAttr>(slots[slot]);
        text && text.getValue().empty())
      return false;
  return llvm::all_of(format.typedValues, [&](auto pair) {
    Attribute value = slots[pair.first];
    auto typed = dyn_cast_or_null<TypedAttr>(value);
    return !value ||
           (typed && slots[pair.second] == TypeAttr::get(typed.getType()));
  });
}

bool FormatOpPrinter::typesFollow() {
  if (llvm::all_of(format.writtenTypes, [](bool written) { return written; }))
    return true;
  if (format.typePlan) {
    SmallVector<Attribute, 4> attributes = getAttributes();
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
  return typesFollow(format.writtenTypes);
}

bool FormatOpPrinter::typesFollow(const std::vector<bool> &written) {
  std::vector<SlotTypes> operandTypes, resultTypes, allTypes;
  SmallVector<size_t, 4> counts;
  auto add = [&](auto &list, Segment segment, auto getType) {
    SlotTypes all;
    for (unsigned i = 0; i < segment.size; ++i)
      all.push_back(getType(segment.first + i));
    bool isWritten = written[allTypes.size()];
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
  if (failed(
          inferTypes(def, operandTypes, counts, resultTypes, getAttributes())))
    return false;
  size_t numOperands = operandTypes.size();
  for (size_t i = 0; i < numOperands; ++i)
    if (operandTypes[i] != allTypes[i])
      return false;
  // Types inferred by the hook have been verified by it.
  for (size_t i = 0; i < resultTypes.size(); ++i)
    if (!(def.inferTypes && resultTypes[i].empty()) &&
        resultTypes[i] != allTypes[numOperands + i])
      return false;
  return true;
}

bool FormatOpPrinter::findSegments() {
  bool hasValues = format.hasSingleValues
                       ? op->getNumOperands() == def.operands.size() &&
                             op->getNumResults() == def.results.size()
                       : succeeded(getOperandSegments(op, operands)) &&
                             succeeded(getResultSegments(op, results));
  return hasValues && findRegionSegments();
}

bool FormatOpPrinter::findRegionSegments() {
  auto isNone = [](const auto &slots, unsigned count) {
    return slots.empty() && !count;
  };
  return (isNone(def.regions, op->getNumRegions()) ||
          succeeded(getRegionSegments(op, regions))) &&
         (isNone(def.successors, op->getNumSuccessors()) ||
          succeeded(getSuccessorSegments(op, successors)));
}

bool FormatOpPrinter::isSet(unsigned attribute) {
  if (areFactsKnown)
    return facts.setAttributes >> attribute & 1;
  Attribute value = op->getAttrSlots()[attribute];
  const AttrSlot &slot = def.attributes[attribute];
  return value &&
         (value != slot.defaultValue ||
          (slot.shown && !slot.shown->check(op, &isOwn))) &&
         (!slot.implied || value != slot.implied->evaluate(op, &isOwn));
}

bool FormatOpPrinter::isPrinted(unsigned attribute) {
  for (auto [slot, value] : format.impliedValues)
    if (slot == attribute && op->getAttrSlots()[slot] ==
                                 findImplied(format.elements, slot, getSlots()))
      return true;
  if (format.resultName && format.resultName->children[0].index == attribute &&
      format.resultName->text.empty())
    return isResultNamed();
  if (!format.columns.empty() &&
      llvm::any_of(format.columns, [&](const PortColumn &column) {
        return column.source == PortColumn::Source::Attribute &&
               column.slot == attribute;
      }))
    return true;
  if (!format.hasGroups)
    return format.attributes[attribute];
  if (areFactsKnown)
    return facts.printedAttributes >> attribute & 1;
  if (!isPlanned)
    planAll();
  return printedAttributes.test(attribute);
}

//===-- What is printed ----------------------------------------------------===//

/// Whether a list of ports has entries, an attribute has another value than its default, or an
/// element is about a part that is present.
bool FormatOpPrinter::isWritten(const FormatElement &element) {
  if (element.kind == Element::Ports)
    return portPlan && !portPlan->getEntries(element).empty();
  if (element.kind == Element::DefaultValue)
    return op->getAttrSlots()[element.children[0].index] !=
           getImplied(element, getSlots());
  return isWrapper(element) && isPresent(element.children[0]);
}

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
  case Element::Argument:
    return argumentSegment(element).size != 0;
  case Element::Default:
    return getTypes(element) != SmallVector<Type, 4>{element.type};
  case Element::Mixed: {
    unsigned slot = element.children[1].index;
    if (def.attributes[slot].implied)
      return isSet(slot);
    auto numbers = dyn_cast_or_null<DenseArrayAttr>(op->getAttrSlots()[slot]);
    return numbers && !numbers.empty();
  }
  case Element::Map:
  case Element::Subscripts:
  case Element::Bound:
  case Element::Keyword:
    return isPresent(element.children[0]);
  case Element::Zip:
  case Element::Repeat:
  case Element::Call:
  case Element::Custom:
  case Element::Dictionary:
  case Element::Signature:
    return llvm::any_of(element.children, [&](const FormatElement &child) {
      return child.kind != Element::String && child.kind != Element::Ref &&
             isPresent(child);
    });
  case Element::AttrDict:
  case Element::AttrDictWithKeyword:
    return hasDictionary();
  default:
    return isWritten(element);
  }
}

/// Whether attributes in `list` have other values than those that are implied.
bool FormatOpPrinter::holdsMore(ArrayRef<FormatElement> list) {
  return llvm::any_of(list, [&](const FormatElement &element) {
    if (element.kind == Element::Attribute)
      return def.attributes[element.index].implied && isSet(element.index);
    return holdsMore(element.children) || holdsMore(element.otherwise);
  });
}

/// Whether the first part of an optional group is printed. An anchor whose
/// value is implied does not decide for the others.
bool FormatOpPrinter::isChosen(const FormatElement &group) {
  const auto &list = group.isInverted ? group.otherwise : group.children;
  bool isPrinted =
      isPresent(list[group.anchor]) || (group.hasImplied && holdsMore(list));
  return isPrinted != group.isInverted;
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

/// Notes the operands in lists that are not printed because their numbers are implied. If
/// these have the marker of an operand, the operand is implied too.
void FormatOpPrinter::planImplied(ArrayRef<FormatElement> list) {
  for (const FormatElement &element : list)
    if (element.kind == Element::Mixed &&
        def.attributes[element.children[1].index].implied)
      printedOperands.set(element.children[0].index);
}

/// Whether an element of `kind` always prints the parts of the operation in its children.
static bool bindsParts(Element kind) {
  switch (kind) {
  case Element::Qualified:
  case Element::Mixed:
  case Element::Map:
  case Element::Subscripts:
  case Element::Bound:
  case Element::Keyword:
  case Element::Zip:
  case Element::Repeat:
  case Element::Counted:
  case Element::NonNegative:
  case Element::Symbol:
  case Element::Entry:
  case Element::Typed:
  case Element::WithTerminator:
  case Element::SingleOperation:
  case Element::FunctionBody:
  case Element::Signature:
  case Element::Dictionary:
  case Element::Quoted:
  case Element::Call:
  case Element::Custom:
  case Element::Ports:
  case Element::Sequence:
  case Element::Column:
  case Element::Unless:
  case Element::Type:
  case Element::Name:
  case Element::DefaultValue:
  case Element::ResultName:
  case Element::TypedNumber:
  case Element::Field:
  case Element::EmptyRegion:
    return true;
  default:
    return false;
  }
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
    if (isChosen(element))
      return plan(element.children);
    planImplied(element.children);
    return plan(element.otherwise);
  case Element::OIList:
    for (const FormatElement &clause : element.children)
      if (isPresentClause(clause))
        plan(clause.children);
    return;
  default:
    if (bindsParts(element.kind))
      plan(element.children);
    return;
  }
}

void FormatOpPrinter::planAll() {
  printedAttributes.resize(unsigned(def.attributes.size()));
  printedOperands.resize(unsigned(def.operands.size()));
  printedRegions.resize(unsigned(regions.size()));
  printedSuccessors.resize(unsigned(successors.size()));
  // A dictionary in a group needs the plan of the parts before it.
  isPlanned = true;
  plan(format.elements);
}

bool FormatOpPrinter::isComplete() {
  // Everything is bound without condition.
  if (!format.hasGroups)
    return true;
  if (!isPlanned)
    planAll();
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

//===-- What operations with one signature share ---------------------------===//

/// Whether types and attributes allow printing by the format, once the segments
/// are known.
bool FormatOpPrinter::isSignatureAccepted() {
  return holdsAttributes() && holdsMixedLists() && holdsMaps() &&
         holdsKeywords() && holdsTypedValues() && typesFollow();
}

/// Whether regions and successors allow printing by the format.
/// Whether the directives in `list` can express the operation.
bool FormatOpPrinter::holdsDirectives(ArrayRef<FormatElement> list) {
  return llvm::all_of(list, [&](const FormatElement &element) {
    if (element.kind != Element::Custom)
      return holdsDirectives(element.children) &&
             holdsDirectives(element.otherwise);
    if (!element.directive->holds)
      return true;
    // Attributes and regions are not part of the signature.
    isOwn = true;
    SmallVector<PrintedArgument, 4> arguments(element.children.size());
    for (auto [argument, child] : llvm::zip_equal(arguments, element.children))
      fill(argument, child);
    return element.directive->holds(op, arguments);
  });
}

bool FormatOpPrinter::isStructureAccepted() {
  return findArguments() && planPorts() && holdsUnwritten() &&
         (!format.hasSignature || holdsSignature(format.elements)) &&
         llvm::all_of(
             format.singleOperations,
             [&](unsigned slot) { return holdsSingleOperation(slot); }) &&
         holdsEntries() && holdsLists() &&
         (!format.hasHoldingDirectives || holdsDirectives(format.elements)) &&
         (!format.groupsHoldMore || isComplete());
}

/// Computes the facts about an operation that can be printed. False if there are more of
/// them than `FormatFacts` holds, or if they depend on more than the signature.
bool FormatOpPrinter::learnFacts() {
  constexpr size_t MaxSlots = FormatFacts::MaxSlots;
  size_t numArguments = format.namedRegions.empty()
                            ? 0
                            : arguments[format.namedRegions.front()].size();
  if (def.attributes.size() > FormatFacts::MaxAttributes ||
      operands.size() > MaxSlots || results.size() > MaxSlots ||
      numArguments > MaxSlots)
    return false;
  facts.verdict = FormatFacts::Verdict::Accepted;
  llvm::copy(operands, facts.operands.begin());
  llvm::copy(results, facts.results.begin());
  if (numArguments)
    llvm::copy(arguments[format.namedRegions.front()], facts.arguments.begin());
  for (unsigned i = 0; i < def.attributes.size(); ++i) {
    facts.setAttributes |= uint32_t(isSet(i)) << i;
    facts.printedAttributes |= uint32_t(isPrinted(i)) << i;
  }
  return !isOwn;
}

/// Takes the facts about the signature over.
void FormatOpPrinter::takeFacts(const FormatFacts &known) {
  facts = known;
  areFactsKnown = true;
  if (!format.hasSingleValues) {
    operands.assign(facts.operands.begin(),
                    facts.operands.begin() + def.operands.size());
    results.assign(facts.results.begin(),
                   facts.results.begin() + def.results.size());
  }
  if (format.namedRegions.empty())
    return;
  unsigned number = format.namedRegions.front();
  arguments.resize(def.regions.size());
  arguments[number].assign(facts.arguments.begin(),
                           facts.arguments.begin() +
                               def.regions[number].namedArguments.size());
}

bool FormatOpPrinter::canPrint(FormatFacts *known) {
  if (!format.followsSignature)
    known = nullptr;
  if (known && known->verdict == FormatFacts::Verdict::Refused)
    return false;
  if (known && known->verdict == FormatFacts::Verdict::Accepted) {
    takeFacts(*known);
    return findRegionSegments();
  }
  bool isAccepted =
      findSegments() && isSignatureAccepted() && isStructureAccepted();
  if (known && !isAccepted && !isOwn)
    known->verdict = FormatFacts::Verdict::Refused;
  if (known && isAccepted && learnFacts())
    *known = facts;
  return isAccepted;
}

bool AssemblyFormat::canPrint(Operation *op) const {
  return FormatOpPrinter(*this, op).canPrint(nullptr);
}
