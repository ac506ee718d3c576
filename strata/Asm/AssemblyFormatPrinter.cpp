// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/AssemblyFormat.h"
#include "strata/IR/BuiltinAttributes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using Element = FormatElement::Kind;

namespace strata {
/// One run over the tree for one operation.
class FormatPrinter {
public:
  FormatPrinter(const AssemblyFormat &format, Operation *op,
                OpAsmPrinter &printer)
      : format(format), def(op->getDefinition()), op(op), printer(printer) {
    splitValues(def.operands, op->getOperands(), "operandSegmentSizes",
                operands);
    SmallVector<Value> all;
    for (OpResult result : op->getResults())
      all.push_back(result);
    splitValues(def.results, all, "resultSegmentSizes", results);
  }
  void printAll() { print(format.elements); }

private:
  using Groups = SmallVector<SmallVector<Value, 2>, 4>;

  void splitValues(const std::vector<ValueSlot> &slots, ArrayRef<Value> values,
                   StringRef sizesName, Groups &groups);
  void print(ArrayRef<FormatElement> list);
  void print(const FormatElement &element);
  void printLiteral(StringRef text);
  void printOptional(const FormatElement &element);
  void printAttrDict(bool withKeyword);
  /// A blank, unless something said there is none.
  void space();
  SmallVector<Type, 4> getTypes(const FormatElement &element);
  ArrayRef<Value> getValues(const FormatElement &element);
  bool isPresent(const FormatElement &element);

  const AssemblyFormat &format;
  const OpDefinition &def;
  Operation *op;
  OpAsmPrinter &printer;
  Groups operands, results;
  SmallVector<Value> allOperands;
  /// Whether a blank goes before the next thing; and whether what was printed
  /// last is punctuation.
  bool wantsSpace = true, wasPunctuation = false;
};
} // namespace strata

void FormatPrinter::splitValues(const std::vector<ValueSlot> &slots,
                                ArrayRef<Value> values, StringRef sizesName,
                                Groups &groups) {
  size_t variable = size_t(llvm::count_if(
      slots, [](const ValueSlot &s) { return s.arity != Arity::One; }));
  SmallVector<size_t, 8> sizes;
  if (variable > 1)
    if (auto attr =
            dyn_cast_or_null<DenseArrayAttr>(op->getInherentAttr(sizesName)))
      for (int64_t i = 0; i < attr.getSize(); ++i) {
        int32_t size = 0;
        memcpy(&size, attr.getRawData().data() + i * sizeof(size), sizeof(size));
        sizes.push_back(size_t(size));
      }
  size_t rest = values.size() - (slots.size() - variable);
  for (auto [i, slot] : llvm::enumerate(slots)) {
    size_t size = slot.arity == Arity::One ? 1
                  : sizes.empty()          ? rest
                                           : sizes[i];
    // An operation that is printed so has been verified.
    size = std::min(size, values.size());
    groups.emplace_back(values.begin(), values.begin() + size);
    values = values.drop_front(size);
  }
}

void FormatPrinter::space() {
  if (wantsSpace)
    printer << ' ';
  wantsSpace = true;
  wasPunctuation = false;
}

ArrayRef<Value> FormatPrinter::getValues(const FormatElement &element) {
  if (element.kind == Element::Operands) {
    allOperands = op->getOperands();
    return allOperands;
  }
  return element.kind == Element::Result ? results[element.index]
                                         : operands[element.index];
}

SmallVector<Type, 4> FormatPrinter::getTypes(const FormatElement &element) {
  SmallVector<Type, 4> types;
  if (element.kind == Element::Type || element.kind == Element::Qualified)
    return getTypes(element.children[0]);
  if (element.kind == Element::Results) {
    llvm::append_range(types, op->getResultTypes());
    return types;
  }
  for (Value value : getValues(element))
    types.push_back(value.getType());
  return types;
}

bool FormatPrinter::isPresent(const FormatElement &element) {
  switch (element.kind) {
  case Element::Attribute: {
    Attribute value = op->getAttrSlots()[element.index];
    return bool(value);
  }
  case Element::Operand:
  case Element::Result:
  case Element::Operands:
    return !getValues(element).empty();
  case Element::Region: {
    Region &region = op->getRegion(element.index);
    return !region.empty();
  }
  case Element::Successors:
    return op->getNumSuccessors() != 0;
  case Element::Regions:
    return op->getNumRegions() != 0;
  case Element::Type:
  case Element::Qualified:
    return isPresent(element.children[0]);
  case Element::Custom:
    return llvm::any_of(element.children, [&](const FormatElement &child) {
      return child.kind != Element::String && isPresent(child);
    });
  default:
    return true;
  }
}

void FormatPrinter::printLiteral(StringRef text) {
  // Where blanks go around a literal, as upstream puts them.
  bool isSingle = text.size() == 1;
  bool tight = isSingle && StringRef(wasPunctuation ? ">)}]," : "<>(){}[],")
                               .contains(text.front());
  if (wantsSpace && !tight)
    printer << ' ';
  printer << text;
  wantsSpace = !(isSingle && StringRef("<({[").contains(text.front()));
  wasPunctuation = text.front() != '_' && !llvm::isAlpha(text.front());
}

void FormatPrinter::printAttrDict(bool withKeyword) {
  SmallVector<StringRef, 8> elided(format.boundAttributes.begin(),
                                   format.boundAttributes.end());
  if (withKeyword)
    printer.printOptionalAttrDictWithKeyword(op->getAttrs(), elided);
  else
    printer.printOptionalAttrDict(op->getAttrs(), elided);
  wantsSpace = true;
  wasPunctuation = false;
}

void FormatPrinter::printOptional(const FormatElement &element) {
  bool present = isPresent(
      (element.isInverted ? element.otherwise : element.children)[element.anchor]);
  bool useThen = present != element.isInverted;
  for (const FormatElement &child :
       useThen ? element.children : element.otherwise) {
    // A unit attribute is said by the words around it.
    if (child.kind == Element::Attribute && def.attributes[child.index].kind.tag == ValueKind::Tag::Unit)
      continue;
    print(child);
  }
}

void FormatPrinter::print(ArrayRef<FormatElement> list) {
  for (const FormatElement &element : list)
    print(element);
}

void FormatPrinter::print(const FormatElement &element) {
  switch (element.kind) {
  case Element::Literal:
    return printLiteral(element.text);
  case Element::Space:
    printer << element.text;
    wantsSpace = false;
    return;
  case Element::Empty:
    wantsSpace = false;
    return;
  case Element::Newline:
    printer.printNewline();
    wantsSpace = false;
    return;
  case Element::Operand:
  case Element::Operands: {
    ArrayRef<Value> values = getValues(element);
    if (values.empty())
      return;
    space();
    return printer.printOperands(values);
  }
  case Element::Type:
  case Element::Qualified: {
    if (element.kind == Element::Qualified &&
        element.children[0].kind == Element::Attribute)
      return print(element.children[0]);
    SmallVector<Type, 4> types = getTypes(element);
    if (types.empty())
      return;
    space();
    return printer.printTypes(types);
  }
  case Element::FunctionalType:
    space();
    return printer.printFunctionalType(getTypes(element.children[0]),
                                       getTypes(element.children[1]));
  case Element::Attribute: {
    Attribute value = op->getAttrSlots()[element.index];
    if (!value)
      return;
    space();
    if (def.attributes[element.index].kind.tag == ValueKind::Tag::Symbol && isa<StringAttr>(value))
      return printer.printSymbolName(cast<StringAttr>(value).getValue());
    return printer.printAttribute(value);
  }
  case Element::Region:
    space();
    return printer.printRegion(op->getRegion(element.index));
  case Element::Regions:
    for (auto [i, region] : llvm::enumerate(op->getRegions())) {
      if (i)
        printer << ',';
      space();
      printer.printRegion(region);
    }
    return;
  case Element::Successors:
    for (unsigned i = 0; i < op->getNumSuccessors(); ++i) {
      if (i)
        printer << ',';
      space();
      printer.printSuccessor(op->getSuccessor(i));
    }
    return;
  case Element::AttrDict:
  case Element::AttrDictWithKeyword:
    return printAttrDict(element.kind == Element::AttrDictWithKeyword);
  case Element::Optional:
    return printOptional(element);
  default:
    return;
  }
}

/// Whether `op` has as much of everything as its definition says; operations
/// that were not verified need not.
static bool hasShape(Operation *op, const OpDefinition &def) {
  auto fits = [&](const std::vector<ValueSlot> &slots, size_t count,
                  StringRef sizesName) {
    auto isVariable = [](const ValueSlot &s) { return s.arity != Arity::One; };
    size_t variable = size_t(llvm::count_if(slots, isVariable));
    if (variable == 0)
      return count == slots.size();
    if (variable == 1)
      return count >= slots.size() - 1;
    auto sizes = dyn_cast_or_null<DenseArrayAttr>(op->getInherentAttr(sizesName));
    return sizes && sizes.getElementType().isSignlessInteger(32) &&
           size_t(sizes.getSize()) == slots.size();
  };
  return op->getNumRegions() == def.regions.size() &&
         fits(def.operands, op->getNumOperands(), "operandSegmentSizes") &&
         fits(def.results, op->getNumResults(), "resultSegmentSizes");
}

void AssemblyFormat::print(Operation *op, OpAsmPrinter &printer) const {
  if (!hasShape(op, op->getDefinition())) {
    printer << ' ';
    return printer.printGenericOp(op);
  }
  FormatPrinter(*this, op, printer).printAll();
}
