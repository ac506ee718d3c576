// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/LLVM/DebugFieldsDetail.h"
#include "strata/Dialects/LLVM/LLVMDetail.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Support/StringEscape.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::llvm_dialect;

//===-- Table --------------------------------------------------------------===//

static constexpr DebugRow debugRows[] = {
#define STRATA_LLVM_DEBUG_ATTRIBUTE(NAME) {NAME, DebugRow::Class, false, ""},
#define STRATA_LLVM_DEBUG_FIELD(KEY, KIND, IS_ALWAYS_WRITTEN, OF)              \
  {KEY, DebugRow::KIND, IS_ALWAYS_WRITTEN, OF},
#include "strata/Dialects/LLVM/DebugEncodings.def"
};

template <typename Predicate>
static std::optional<DebugClass> findClassIf(Predicate isFound) {
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

std::optional<DebugClass> llvm_dialect::findDebugClass(StringRef name) {
  return findClassIf(
      [&](const DebugClass &known) { return known.name == name; });
}

std::optional<DebugClass> llvm_dialect::findDebugClass(uint64_t code) {
  return findClassIf(
      [&](const DebugClass &known) { return known.code == code; });
}

//===-- From text to fields ------------------------------------------------===//

Attribute llvm_dialect::makeDebugElement(Context *ctx,
                                         const DebugElement &element) {
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

std::optional<DebugElement>
llvm_dialect::getDebugElement(const KeptValue &value) {
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

bool llvm_dialect::getDebugElements(Context *ctx, const KeptValue &record,
                                    SmallVectorImpl<Attribute> &elements) {
  for (const KeptValue::Entry &list : record.entries)
    for (const KeptValue::Entry &entry : list.value.entries) {
      std::optional<DebugElement> element = getDebugElement(entry.value);
      elements.push_back(element ? makeDebugElement(ctx, *element)
                                 : Attribute());
      if (!elements.back())
        return false;
    }
  return true;
}

/// The attribute that a value holds; null if it is none. `implied` is the kind
/// of a record without a name.
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
    return getDebugElements(ctx, value, elements.attrs)
               ? makeDebugAttr(ctx, *known, elements)
               : Attribute();
  }
  auto fields = getDebugFields(ctx, *known, value);
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
    if (StringRef(value.text).getAsInteger(10, field.number) ||
        field.number >> 63)
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

std::optional<SmallVector<DebugField>>
llvm_dialect::getDebugFields(Context *ctx, const DebugClass &known,
                             const KeptValue &record) {
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

/// Text that the parser keeps stays text.
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
  // C++ can make objects unchecked.
  if (auto nested = params.size() > 1 ? dyn_cast_or_null<ArrayAttr>(params[1])
                                      : ArrayAttr())
    llvm::append_range(objects, nested.getValue());
}

bool llvm_dialect::isKept(Attribute attr, StringRef name) {
  auto dynamic = dyn_cast_or_null<DynamicAttr>(attr);
  return dynamic && dynamic.getDefinition().isOpaque &&
         dynamic.getDefinition().name == name && !dynamic.getParams().empty() &&
         isa_and_nonnull<StringAttr>(dynamic.getParams()[0]);
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
    StringRef text = inner.text;
    if (text.consume_front("<"))
      text.consume_back(">");
    parts.text += text;
    parts.objects.append(inner.objects);
  }
  parts.text += elements.empty() ? "" : "]";
}

Attribute llvm_dialect::makeDebugAttr(Context *ctx, const DebugClass &known,
                                      ArrayRef<DebugField> fields) {
  KeptParts parts;
  parts.text = "<";
  if (known.name == ExpressionName)
    addElements(parts, fields[0].attrs);
  bool isFirst = true;
  for (auto [row, field] : llvm::zip(known.rows, fields)) {
    if (!field.isWritten(row))
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
