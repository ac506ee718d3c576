// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debug information in bytecode. The dialect keeps its attributes as text; bytecode has
// the fields, in the order of DebugEncodings.def. Both ways go over a list of fields:
// written is what the text says, read is the text that upstream would print.
#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/LLVM/KeptText.h"
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Encoding.h"
#include "strata/Support/StringEscape.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::llvm_dialect;

//===-- Table --------------------------------------------------------------===//

namespace {
/// A row of DebugEncodings.def.
struct DebugRow {
  enum Kind : uint8_t {
    /// Begins an attribute.
    Class,
    Word,
    Number,
    SetNumber,
    Bool,
    String,
    Text,
    Node,
    Nodes
  };
  llvm::StringLiteral key;
  Kind kind;
  bool isAlwaysWritten;
  llvm::StringLiteral of;
};

/// The value of one field.
struct DebugField {
  uint64_t number = 0;
  std::string text;
  /// A null attribute is absent.
  SmallVector<Attribute, 1> attrs;
};
} // namespace

static constexpr DebugRow debugRows[] = {
#define STRATA_LLVM_DEBUG_ATTRIBUTE(NAME) {NAME, DebugRow::Class, false, ""},
#define STRATA_LLVM_DEBUG_FIELD(KEY, KIND, IS_ALWAYS_WRITTEN, OF)              \
  {KEY, DebugRow::KIND, IS_ALWAYS_WRITTEN, OF},
#include "strata/Dialects/LLVM/DebugEncodings.def"
};

namespace {
/// An attribute of the table.
struct DebugClass {
  uint64_t code = 0;
  StringRef name;
  ArrayRef<DebugRow> rows;
};
} // namespace

template <typename Predicate>
static std::optional<DebugClass> findDebugClass(Predicate isFound) {
  DebugClass found;
  const DebugRow *end = std::end(debugRows);
  for (const DebugRow *row = debugRows; row != end; ++found.code) {
    const DebugRow *next = row + 1;
    while (next != end && next->kind != DebugRow::Class)
      ++next;
    found.name = row->key;
    found.rows = ArrayRef(row + 1, next);
    if (isFound(found))
      return found;
    row = next;
  }
  return std::nullopt;
}

static std::optional<DebugClass> findDebugClass(StringRef name) {
  return findDebugClass(
      [&](const DebugClass &known) { return known.name == name; });
}

static constexpr llvm::StringLiteral ExpressionName = "di_expression",
                                     ElementName = "di_expression_elem";

//===-- From text to fields ------------------------------------------------===//

static Attribute makeDebugAttr(Context *ctx, const DebugClass &known,
                               ArrayRef<DebugField> fields);
static std::optional<SmallVector<DebugField>>
readFields(Context *ctx, const DebugClass &known, const KeptValue &record);

namespace {
/// An operation of an expression.
struct DebugElement {
  uint64_t operation = 0;
  SmallVector<uint64_t> arguments;
};
} // namespace

/// `DW_OP_plus_uconst(3)` as an attribute; null if the operation has no name.
static Attribute makeElement(Context *ctx, const DebugElement &element) {
  std::string name = getDebugWords("Operation", element.operation);
  if (name.empty())
    return nullptr;
  std::string text = "<" + name;
  for (auto [i, argument] : llvm::enumerate(element.arguments)) {
    // The second argument of a conversion is a word.
    std::string word = i == 1 && name == "DW_OP_LLVM_convert"
                           ? getDebugWords("Encoding", argument)
                           : "";
    text += (i ? ", " : "(") + (word.empty() ? llvm::utostr(argument) : word);
  }
  text += element.arguments.empty() ? ">" : ")>";
  const TypeDefinition *def =
      findDefinition(ctx, ElementName, /*isType=*/false);
  return def ? DynamicAttr::get(*def, StringAttr::get(ctx, text)) : Attribute();
}

static std::optional<DebugElement> readElement(const KeptValue &value) {
  std::optional<uint64_t> operation = findDebugWords("Operation", value.text);
  if (!operation)
    return std::nullopt;
  DebugElement element = {*operation, {}};
  for (const KeptValue::Entry &argument : value.entries) {
    StringRef text = argument.value.text;
    int64_t negative = 0;
    uint64_t number = 0;
    if (std::optional<uint64_t> word = findDebugWords("Encoding", text))
      number = *word;
    else if (!text.getAsInteger(10, negative))
      number = uint64_t(negative);
    else if (text.getAsInteger(10, number))
      return std::nullopt;
    element.arguments.push_back(number);
  }
  return element;
}

/// The elements of an expression: `[...]` in a record, or nothing in it. False if one is not
/// known.
static bool readElements(Context *ctx, const KeptValue &record,
                         SmallVectorImpl<Attribute> &elements) {
  for (const KeptValue::Entry &list : record.entries)
    for (const KeptValue::Entry &entry : list.value.entries) {
      std::optional<DebugElement> element = readElement(entry.value);
      elements.push_back(element ? makeElement(ctx, *element) : Attribute());
      if (!elements.back())
        return false;
    }
  return true;
}

/// The attribute that a value is; null if it is none. `implied` is what a record is.
static Attribute getNode(Context *ctx, const KeptValue &value,
                         StringRef implied) {
  if (value.kind == KeptValue::Object)
    return value.object;
  if (value.kind == KeptValue::Word)
    return parseAttribute(value.text, ctx);
  std::optional<DebugClass> known = findDebugClass(implied);
  if (value.kind != KeptValue::Record || !known)
    return nullptr;
  if (known->name == ExpressionName) {
    DebugField elements;
    return readElements(ctx, value, elements.attrs)
               ? makeDebugAttr(ctx, *known, elements)
               : Attribute();
  }
  auto fields = readFields(ctx, *known, value);
  return fields ? makeDebugAttr(ctx, *known, *fields) : nullptr;
}

static bool readNodes(Context *ctx, const KeptValue &value, DebugField &field) {
  auto add = [&](const KeptValue &element) {
    field.attrs.push_back(getNode(ctx, element, ""));
    return bool(field.attrs.back());
  };
  if (value.kind != KeptValue::List)
    return !value || add(value);
  return llvm::all_of(value.entries, [&](const KeptValue::Entry &entry) {
    return add(entry.value);
  });
}

/// False if the value has another form than the row says.
static bool readField(Context *ctx, const DebugRow &row, const KeptValue &value,
                      DebugField &field) {
  if (!value && row.kind != DebugRow::Node)
    return row.kind == DebugRow::Nodes || !row.isAlwaysWritten;
  switch (row.kind) {
  case DebugRow::Class:
    llvm_unreachable("begins an attribute");
  case DebugRow::Word: {
    std::optional<uint64_t> number = findDebugWords(row.of, value.text);
    field.number = number.value_or(0);
    return number.has_value();
  }
  case DebugRow::Number:
    return !StringRef(value.text).getAsInteger(10, field.number);
  case DebugRow::SetNumber:
    if (StringRef(value.text).getAsInteger(10, field.number))
      return false;
    field.number = field.number << 1 | 1;
    return true;
  case DebugRow::Bool:
    field.number = value.isTrue();
    return value.isTrue() || value.text == "false";
  case DebugRow::String:
    field.text = value.text;
    return value.kind == KeptValue::String;
  case DebugRow::Text:
    field.attrs.push_back(StringAttr::get(ctx, value.text));
    return value.kind == KeptValue::String;
  case DebugRow::Node:
    field.attrs.push_back(value ? getNode(ctx, value, row.of) : Attribute());
    return field.attrs.back() || (!value && !row.isAlwaysWritten);
  case DebugRow::Nodes:
    return readNodes(ctx, value, field);
  }
  llvm_unreachable("all are listed");
}

/// The fields of a record; nothing if it is not what the table says.
static std::optional<SmallVector<DebugField>>
readFields(Context *ctx, const DebugClass &known, const KeptValue &record) {
  SmallVector<DebugField> fields(known.rows.size());
  // Strings without keys come one after the other.
  const KeptValue::Entry *unnamed = record.entries.data(),
                         *end = unnamed + record.entries.size();
  for (auto [row, field] : llvm::zip(known.rows, fields)) {
    if (row.key.empty())
      while (unnamed != end && unnamed->value.kind != KeptValue::String)
        ++unnamed;
    if (row.key.empty() && unnamed == end)
      return std::nullopt;
    const KeptValue &value =
        row.key.empty() ? (unnamed++)->value : record.get(row.key);
    if (!readField(ctx, row, value, field))
      return std::nullopt;
  }
  for (const KeptValue::Entry &entry : record.entries)
    if (!entry.key.empty() &&
        llvm::none_of(known.rows, [&](const DebugRow &row) {
          return row.key == entry.key;
        }))
      return std::nullopt;
  return fields;
}

//===-- From fields to text ------------------------------------------------===//

namespace {
/// The text of an attribute, with the objects in it.
struct KeptParts {
  std::string text;
  SmallVector<Attribute, 4> objects;

  void addObject(Attribute object);
  void addKept(Attribute attr);
};
} // namespace

/// What the parser keeps as text is text.
void KeptParts::addObject(Attribute object) {
  if (isa<IntegerAttr>(object)) {
    llvm::raw_string_ostream(text) << object;
    return;
  }
  text.push_back('\0');
  objects.push_back(object);
}

/// The record that `attr` is where its name is implied.
void KeptParts::addKept(Attribute attr) {
  ArrayRef<Attribute> params = cast<DynamicAttr>(attr).getParams();
  text += cast<StringAttr>(params[0]).getValue();
  if (params.size() > 1)
    llvm::append_range(objects, cast<ArrayAttr>(params[1]).getValue());
}

static bool isKept(Attribute attr, StringRef name) {
  auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
  return dynamic && dynamic.getDefinition().isOpaque &&
         dynamic.getDefinition().name == name && !dynamic.getParams().empty() &&
         isa_and_nonnull<StringAttr>(dynamic.getParams()[0]);
}

static bool isWritten(const DebugRow &row, const DebugField &field) {
  return row.isAlwaysWritten || field.number ||
         (!field.attrs.empty() && field.attrs.front());
}

static void addValue(KeptParts &parts, const DebugRow &row,
                     const DebugField &field) {
  std::string &text = parts.text;
  switch (row.kind) {
  case DebugRow::Class:
    llvm_unreachable("begins an attribute");
  case DebugRow::Word:
    text += getDebugWords(row.of, field.number);
    return;
  case DebugRow::Number:
    text += llvm::utostr(field.number);
    return;
  case DebugRow::SetNumber:
    text += llvm::utostr(field.number >> 1);
    return;
  case DebugRow::Bool:
    text += field.number ? "true" : "false";
    return;
  case DebugRow::String:
  case DebugRow::Text: {
    SmallString<32> escaped;
    printEscaped(row.kind == DebugRow::Text
                     ? cast<StringAttr>(field.attrs[0]).getValue()
                     : StringRef(field.text),
                 escaped);
    text += ("\"" + escaped + "\"").str();
    return;
  }
  case DebugRow::Node:
    if (row.of == ExpressionName && isKept(field.attrs[0], ExpressionName))
      return parts.addKept(field.attrs[0]);
    return parts.addObject(field.attrs[0]);
  case DebugRow::Nodes:
    for (auto [i, attr] : llvm::enumerate(field.attrs)) {
      text += i ? ", " : "";
      parts.addObject(attr);
    }
    return;
  }
}

/// `<[DW_OP_deref, ...]>` from the elements.
static void addElements(KeptParts &parts, ArrayRef<Attribute> elements) {
  for (auto [i, element] : llvm::enumerate(elements)) {
    parts.text += i ? ", " : "[";
    KeptParts inner;
    inner.addKept(element);
    parts.text += StringRef(inner.text).drop_front().drop_back();
  }
  parts.text += elements.empty() ? "" : "]";
}

static Attribute makeDebugAttr(Context *ctx, const DebugClass &known,
                               ArrayRef<DebugField> fields) {
  KeptParts parts;
  parts.text = "<";
  if (known.name == ExpressionName)
    addElements(parts, fields[0].attrs);
  bool isFirst = true;
  for (auto [row, field] : llvm::zip(known.rows, fields)) {
    if (!isWritten(row, field))
      continue;
    if (!isFirst)
      parts.text += row.key.empty() ? " in " : ", ";
    isFirst = false;
    if (!row.key.empty())
      parts.text += (row.key + " = ").str();
    addValue(parts, row, field);
  }
  parts.text += ">";
  const TypeDefinition *def = findDefinition(ctx, known.name, /*isType=*/false);
  SmallVector<Attribute, 2> params = {StringAttr::get(ctx, parts.text)};
  if (!parts.objects.empty())
    params.push_back(ArrayAttr::get(ctx, parts.objects));
  return def ? DynamicAttr::get(*def, params) : Attribute();
}

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
      element = readElement(record.entries[0].value);
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
    if (!readElements(ctx, record, elements))
      return false;
    writer.writeUnsigned(known->code);
    writeList(writer, elements, [&](Attribute element) {
      writer.writeOptionalAttribute(element);
    });
    return true;
  }
  auto fields = readFields(ctx, *known, record);
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
    if (isWritten(row, field) && getDebugWords(row.of, field.number).empty())
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
  Attribute attr = makeElement(&ctx, element);
  if (!attr)
    reader.emitError("the operation " + Twine(element.operation) +
                     " of an expression is not known");
  return attr;
}

Attribute llvm_dialect::readDebugAttribute(Context &ctx, uint64_t code,
                                           EncodingReader &reader) {
  std::optional<DebugClass> known = findDebugClass(
      [&](const DebugClass &other) { return other.code == code; });
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
