// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to assembly formats: the printer of operations by their formats.
#ifndef STRATA_ASM_FORMAT_ASSEMBLYFORMATOPPRINTERDETAIL_H
#define STRATA_ASM_FORMAT_ASSEMBLYFORMATOPPRINTERDETAIL_H

#include "strata/Asm/Format/AssemblyFormat.h"
#include "strata/Asm/Format/FormatCacheDetail.h"
#include "strata/Asm/Format/FormatDirective.h"
#include "strata/Asm/Format/PortListDetail.h"
#include "strata/Definition/Segments.h"

#include "llvm/ADT/SmallBitVector.h"

namespace strata {

/// One run over the tree for one operation.
class FormatOpPrinter {
public:
  FormatOpPrinter(const AssemblyFormat &format, Operation *op)
      : format(format), def(op->getDefinition()), op(op) {}

  /// Whether the format can print the operation. `known`, which may be null, has the facts
  /// of its signature, and is given them if it has none. To be called once, before
  /// `print`.
  bool canPrint(FormatFacts *known);

  /// Must succeed before anything else.
  bool findSegments();
  /// Whether attributes are of the kinds that are printed.
  bool holdsAttributes();
  /// Whether mixed lists have as many values as places for them.
  bool holdsMixedLists();
  /// Whether affine maps have as many operands as dimensions and symbols.
  bool holdsMaps();
  /// Whether all parts of the entries of lists have as many values.
  bool holdsLists();
  /// Whether strings that are printed as words are words of the format.
  bool holdsKeywords();
  /// Whether the type of a function fits its body.
  bool holdsSignature(ArrayRef<FormatElement> list);
  /// Whether a region is one operation and a terminator with its results.
  bool holdsSingleOperation(unsigned slot);
  /// Whether the regions whose arguments are named have these arguments.
  bool findArguments();
  /// Whether regions that follow their arguments have blocks, and terminators where results
  /// are printed.
  bool holdsEntries();
  /// Whether attributes have the types that other attributes are, and strings that are
  /// written as symbols are names.
  bool holdsTypedValues();
  /// Whether lists of ports print all elements of their arrays. Finds the entries.
  bool planPorts();
  /// Whether integers that are printed otherwise, and discardable attributes with a place
  /// of their own, can be read back.
  bool holdsUnwritten();
  /// The entries, once found.
  const detail::PortPlan *getPortPlan() const {
    return portPlan ? &*portPlan : nullptr;
  }
  /// Whether types that are not printed follow from those that are.
  bool typesFollow();
  /// Whether those follow that are not `written`; operands first.
  bool typesFollow(const std::vector<bool> &written);
  /// Whether everything the operation has is printed somewhere.
  bool isComplete();
  void print(OpAsmPrinter &output);

private:
  bool findRegionSegments();
  bool learnFacts();
  bool isSignatureAccepted();
  bool isStructureAccepted();
  bool holdsDirectives(ArrayRef<FormatElement> list);
  void takeFacts(const FormatFacts &known);
  void plan(ArrayRef<FormatElement> list);
  void plan(const FormatElement &element);
  void planImplied(ArrayRef<FormatElement> list);
  bool isPresent(const FormatElement &element);
  bool isWritten(const FormatElement &element);
  bool isChosen(const FormatElement &group);
  bool isPresentClause(const FormatElement &clause);
  /// Whether an attribute has another value than the one that is not written.
  bool isSet(unsigned attribute);
  bool holdsMore(ArrayRef<FormatElement> list);

  /// Whether the attribute is printed outside of dictionaries.
  bool isPrinted(unsigned attribute);
  void planAll();

  void print(ArrayRef<FormatElement> list, bool inGroup = false);
  void print(const FormatElement &element);
  void printKeyword(const FormatElement &element);
  void printCompound(const FormatElement &element);
  void printAttribute(const FormatElement &element, bool isQualified);
  void printTypes(const FormatElement &element, bool isQualified);
  void printRegion(Region &region, const FormatElement &element);
  void printEntry(const FormatElement &element);
  void printRegions(Segment segment, const FormatElement &element);
  void printTypeList(const FormatElement &element);
  void printShortTypes(const FormatElement &element);
  bool holdsPortTypes(const detail::PortPlan::Entry &entry);
  void printPorts(const FormatElement &element);
  void printPortValue(const FormatElement &part,
                      const detail::PortPlan::Entry &entry);
  void printUnwritten(const FormatElement &element);
  void printDiscardable(const FormatElement &element);
  void printEqualTypes(const FormatElement &element);
  void printNumber(const FormatElement &element);
  void printField(const FormatElement &element);
  StringAttr getFieldName(const FormatElement &element);
  /// The attribute of a slot.
  detail::SlotFn getSlots() const {
    return [this](unsigned slot) { return op->getAttrSlots()[slot]; };
  }
  bool holdsNumber(const FormatElement &element);
  bool isResultNamed();
  bool isSaid(StringAttr name);
  bool bringsSpace(const FormatElement &element) const;
  void printMap(const FormatElement &element);
  void printSubscripts(const FormatElement &element);
  void printBound(const FormatElement &element);
  void printList(const FormatElement &element);
  void printPart(const FormatElement &part, unsigned entry);
  void printParts(ArrayRef<FormatElement> parts, unsigned entry);
  void printArguments(const FormatElement &element);
  size_t getNumEntries(const FormatElement &part);
  void printMixed(const FormatElement &element);
  void printCounted(const FormatElement &element);
  void printSuccessors(Segment segment);
  void printDictionary(const FormatElement &element);
  void printSingleOperation(const FormatElement &element);
  void printSignature(const FormatElement &element);
  void printFunctionBody(const FormatElement &element);
  Region *findFunctionBody(ArrayRef<FormatElement> list);
  /// Appends the names of attributes that `attr-dict` leaves out. Whether it prints any
  /// attribute.
  bool findElided(SmallVectorImpl<StringRef> &elided);
  bool hasDictionary() {
    SmallVector<StringRef, 8> elided;
    return findElided(elided);
  }
  void printAttrDict(const FormatElement &element);
  void printAttrDictWithCases(const FormatElement &element);
  void printPropDict();
  void printCustom(const FormatElement &element);
  void fill(PrintedArgument &argument, const FormatElement &element);
  ArrayRef<OpOperand> getOpOperands(const FormatElement &element) const {
    Segment segment = operandSegment(element.index);
    return op->getOpOperands().slice(segment.first, segment.size);
  }
  /// The values of an operand slot.
  ValueRange getValueRange(const FormatElement &element) const {
    Segment segment = operandSegment(element.index);
    return op->getOperands().slice(segment.first, segment.size);
  }
  SmallVector<Value, 4> getValues(const FormatElement &element);
  SmallVector<Attribute, 4> getAttributes();
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
  /// The segments of values are set if some slot may have other than one value.
  SmallVector<Segment, 4> operands, results, regions, successors;
  /// The segments of named arguments, by region.
  std::vector<SmallVector<Segment, 4>> arguments;
  Segment argumentSegment(const FormatElement &element) const {
    return arguments[element.index][element.argument];
  }
  Value getArgument(const FormatElement &element, unsigned entry) const;
  /// In formats with groups: the slots that are printed outside of
  /// dictionaries.
  llvm::SmallBitVector printedAttributes, printedOperands, printedRegions,
      printedSuccessors;
  bool isPlanned = false;
  std::optional<detail::PortPlan> portPlan;
  /// A copy of the facts about the signature: the cache is also used for nested
  /// operations.
  FormatFacts facts;
  bool areFactsKnown = false;
  /// Whether a computed fact depends on more than the signature.
  bool isOwn = false;
};

} // namespace strata

#endif // STRATA_ASM_FORMAT_ASSEMBLYFORMATOPPRINTERDETAIL_H
