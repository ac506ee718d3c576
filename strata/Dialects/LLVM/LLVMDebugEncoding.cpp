// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debug information in bytecode. The dialect keeps its attributes as text; bytecode has
// the fields, in the order of DebugEncodings.def.
#include "strata/Dialects/LLVM/DebugFieldsDetail.h"
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Encoding.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;
using namespace strata::llvm_dialect;

//===-- Writing ------------------------------------------------------------===//

static void writeByte(EncodingWriter &writer, bool value) {
  writer.writeInteger(APInt(8, value));
}

/// A list that is a byte if it has no elements.
template <typename Elements, typename Write>
static void writeList(EncodingWriter &writer, const Elements &elements,
                      Write write) {
  writeByte(writer, !elements.empty());
  if (elements.empty())
    return;
  writer.writeUnsigned(elements.size());
  for (const auto &element : elements)
    write(element);
}

static void writeField(Context *ctx, EncodingWriter &writer,
                       const DebugRow &row, const DebugField &field) {
  switch (row.kind) {
  case DebugRow::Class:
    llvm_unreachable("begins an attribute");
  case DebugRow::Word:
  case DebugRow::Number:
  case DebugRow::SetNumber:
    return writer.writeUnsigned(field.number);
  case DebugRow::Bool:
    return writeByte(writer, field.number);
  case DebugRow::String:
    // The writer keeps the reference.
    return writer.writeString(StringAttr::get(ctx, field.text).getValue());
  case DebugRow::Node:
    if (row.isAlwaysWritten)
      return writer.writeAttribute(field.attrs[0]);
    [[fallthrough]];
  case DebugRow::Text:
    return writer.writeOptionalAttribute(field.attrs.empty() ? Attribute()
                                                             : field.attrs[0]);
  case DebugRow::Nodes:
    return writeList(writer, field.attrs, [&](Attribute attr) {
      writer.writeOptionalAttribute(attr);
    });
  }
}

bool llvm_dialect::writeDebugAttribute(DynamicAttr attr,
                                       EncodingWriter &writer) {
  Context *ctx = attr.getContext();
  std::optional<DebugClass> known = findDebugClass(attr.getDefinition().name);
  if (!known)
    return false;
  KeptValue record = readKeptText(attr);
  if (known->name == ElementName) {
    std::optional<DebugElement> element;
    if (record.entries.size() == 1)
      element = getDebugElement(record.entries[0].value);
    if (!element)
      return false;
    writer.writeUnsigned(known->code);
    writer.writeUnsigned(element->operation);
    writeList(writer, element->arguments,
              [&](uint64_t number) { writer.writeUnsigned(number); });
    return true;
  }
  if (known->name == ExpressionName) {
    SmallVector<Attribute> elements;
    if (!getDebugElements(ctx, record, elements))
      return false;
    writer.writeUnsigned(known->code);
    writeList(writer, elements, [&](Attribute element) {
      writer.writeOptionalAttribute(element);
    });
    return true;
  }
  auto fields = getDebugFields(ctx, *known, record);
  if (!fields)
    return false;
  writer.writeUnsigned(known->code);
  for (auto [row, field] : llvm::zip(known->rows, *fields))
    writeField(ctx, writer, row, field);
  return true;
}

//===-- Reading ------------------------------------------------------------===//

static LogicalResult readByte(EncodingReader &reader, uint64_t &value) {
  APInt bits;
  if (failed(reader.readInteger(bits, 8)))
    return failure();
  value = !bits.isZero();
  return success();
}

/// The number of elements that follow.
static LogicalResult readListSize(EncodingReader &reader, uint64_t &count) {
  count = 0;
  uint64_t hasElements;
  if (failed(readByte(reader, hasElements)))
    return failure();
  return hasElements ? reader.readCount(count) : success();
}

static LogicalResult readAttributes(EncodingReader &reader,
                                    SmallVectorImpl<Attribute> &attrs) {
  uint64_t count;
  if (failed(readListSize(reader, count)))
    return failure();
  for (uint64_t i = 0; i < count; ++i) {
    if (failed(reader.readOptionalAttribute(attrs.emplace_back())))
      return failure();
    if (!attrs.back())
      return reader.emitError("expected an attribute in a list");
  }
  return success();
}

static LogicalResult readField(EncodingReader &reader, const DebugRow &row,
                               DebugField &field) {
  StringRef text;
  switch (row.kind) {
  case DebugRow::Class:
    llvm_unreachable("begins an attribute");
  case DebugRow::Word:
    if (failed(reader.readUnsigned(field.number)))
      return failure();
    if (field.isWritten(row) && getDebugWords(row.of, field.number).empty())
      return reader.emitError("the number " + Twine(field.number) + " of '" +
                              row.key + "' is not known");
    return success();
  case DebugRow::Number:
  case DebugRow::SetNumber:
    return reader.readUnsigned(field.number);
  case DebugRow::Bool:
    return readByte(reader, field.number);
  case DebugRow::String:
    if (failed(reader.readString(text)))
      return failure();
    field.text = text.str();
    return success();
  case DebugRow::Node:
    if (row.isAlwaysWritten)
      return reader.readAttribute(field.attrs.emplace_back());
    return reader.readOptionalAttribute(field.attrs.emplace_back());
  case DebugRow::Text:
    if (failed(reader.readOptionalAttribute(field.attrs.emplace_back())))
      return failure();
    if (field.attrs[0] && !isa<StringAttr>(field.attrs[0]))
      return reader.emitError("expected '" + row.key + "' to be a string");
    return success();
  case DebugRow::Nodes:
    return readAttributes(reader, field.attrs);
  }
  llvm_unreachable("all are listed");
}

static Attribute readElement(Context &ctx, EncodingReader &reader) {
  DebugElement element;
  uint64_t count;
  if (failed(reader.readUnsigned(element.operation)) ||
      failed(readListSize(reader, count)))
    return nullptr;
  element.arguments.resize(count);
  for (uint64_t &argument : element.arguments)
    if (failed(reader.readUnsigned(argument)))
      return nullptr;
  Attribute attr = makeDebugElement(&ctx, element);
  if (!attr)
    reader.emitError("the operation " + Twine(element.operation) +
                     " of an expression is not known");
  return attr;
}

Attribute llvm_dialect::readDebugAttribute(Context &ctx, uint64_t code,
                                           EncodingReader &reader) {
  std::optional<DebugClass> known = findDebugClass(code);
  if (!known)
    return reader.emitError("the encoding of attribute " + Twine(code) +
                            " of dialect 'llvm' is not known"),
           nullptr;
  if (known->name == ElementName)
    return readElement(ctx, reader);
  SmallVector<DebugField> fields(std::max(known->rows.size(), size_t(1)));
  for (auto [row, field] : llvm::zip(known->rows, fields))
    if (failed(readField(reader, row, field)))
      return nullptr;
  if (known->name == ExpressionName) {
    if (failed(readAttributes(reader, fields[0].attrs)))
      return nullptr;
    if (!llvm::all_of(fields[0].attrs,
                      [](Attribute attr) { return isKept(attr, ElementName); }))
      return reader.emitError("expected operations of an expression"), nullptr;
  }
  return makeDebugAttr(&ctx, *known, fields);
}
