// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the generic form and of types that differ in older versions.
#include "strata/Asm/Eras/OlderForm.h"
#include "strata/Asm/Printer/PrinterDetail.h"
#include "strata/IR/Dialect.h"

using namespace strata;

StringRef OlderForm::getName(const OpDefinition &def) const {
  const OpForm *form = find(def);
  return form && !form->name.empty() ? StringRef(form->name) : def.name;
}

StringRef OlderForm::getDialectName(const Dialect &dialect) const {
  auto found = dialects.find(dialect.getNamespace());
  return found == dialects.end() ? dialect.getNamespace()
                                 : StringRef(found->second);
}

/// The sizes of segments as the version writes them.
static NamedAttribute convertSegments(const OlderForm &form, StringRef name,
                                      Attribute value) {
  auto sizes = dyn_cast<DenseArrayAttrOf<int32_t>>(value);
  if (sizes && !form.hasArraySegments()) {
    Context *ctx = value.getContext();
    auto type = VectorType::get({sizes.size()}, IntegerType::get(ctx, 32));
    value = DenseElementsAttr::get(type, sizes.asArrayRef());
  }
  return NamedAttribute(StringAttr::get(value.getContext(), name), value);
}

std::optional<NamedAttribute> OlderForm::convert(const OpDefinition &def,
                                                 NamedAttribute attr) const {
  StringRef name = attr.getNameRef();
  if (const OpForm *form = find(def))
    for (const AttrName &other : form->attributes)
      if (other.name == name) {
        if (other.older.empty())
          return std::nullopt;
        return NamedAttribute(
            StringAttr::get(attr.getName().getContext(), other.older),
            attr.getValue());
      }
  if (!hasProperties() && name == "operandSegmentSizes")
    return convertSegments(*this, "operand_segment_sizes", attr.getValue());
  if (!hasProperties() && name == "resultSegmentSizes")
    return convertSegments(*this, "result_segment_sizes", attr.getValue());
  return attr;
}

/// The inherent attributes of `op`, as the version writes them.
static SmallVector<NamedAttribute, 8> getInherentAttrs(const OlderForm &form,
                                                       Operation *op) {
  SmallVector<NamedAttribute, 8> attrs;
  const OpDefinition &def = op->getDefinition();
  ArrayRef<Attribute> slots = op->getAttrSlots();
  auto add = [&](NamedAttribute attr) {
    if (std::optional<NamedAttribute> converted = form.convert(def, attr))
      attrs.push_back(*converted);
  };
  if (!def.registered) {
    auto dict = slots.empty() ? DictionaryAttr()
                              : dyn_cast_or_null<DictionaryAttr>(slots[0]);
    if (dict)
      llvm::for_each(dict, add);
    return attrs;
  }
  for (size_t i = 0; i < slots.size() && i < def.attributes.size(); ++i)
    // Before properties, defaults had no attribute.
    if (slots[i] &&
        (form.hasProperties() || slots[i] != def.attributes[i].defaultValue))
      add(NamedAttribute(
          StringAttr::get(op->getContext(), def.attributes[i].name), slots[i]));
  return attrs;
}

void Printer::printOlderGenericOp(Operation *op) {
  const OlderForm &form = *tables.older;
  printUses(op);
  SmallVector<NamedAttribute, 8> attrs = getInherentAttrs(form, op);
  if (form.hasProperties() && !attrs.empty()) {
    out.put(" <");
    printAttr(DictionaryAttr::get(op->getContext(), attrs));
    out.put('>');
  }
  if (form.hasProperties())
    attrs.clear();
  if (op->getNumRegions())
    printRegionList(op);
  for (NamedAttribute attr : op->getDiscardableAttrs())
    // It is unknown which attributes of an operation without definition are
    // inherent.
    if (auto converted =
            op->isRegistered() ? attr : form.convert(op->getDefinition(), attr))
      attrs.push_back(*converted);
  if (!attrs.empty()) {
    out.put(' ');
    printAttr(DictionaryAttr::get(op->getContext(), attrs));
  }
  out.put(" : ");
  printSignature(op);
}

/// All scalable dimensions in one bracket; they are the last ones.
void Printer::printOlderVectorShape(ArrayRef<int64_t> shape,
                                    ArrayRef<bool> scalable) {
  bool isOpen = false;
  for (size_t i = 0; i < shape.size(); ++i) {
    if (scalable[i] && !isOpen) {
      out.put('[');
      isOpen = true;
    }
    out.putSigned(shape[i]);
    if (isOpen && i + 1 == shape.size())
      out.put(']');
    out.put('x');
  }
}

void strata::printOperation(Operation *op, raw_ostream &os,
                            const PrintingFlags &flags,
                            const OlderForm &older) {
  PrinterTables tables(op->getContext(), flags);
  tables.older = &older;
  Printer(op->getContext(), os, tables, TextBuffer::Large).printTopLevel(op);
}
