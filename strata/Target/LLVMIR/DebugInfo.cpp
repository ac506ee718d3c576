// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debug information: attributes as metadata, by a table of classes.
#include "strata/Dialects/LLVM/KeptText.h"
#include "strata/Support/Stack.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::llvmir;

namespace {
struct DebugField {
  enum Kind : uint8_t {
    Text,
    Name,
    Directory,
    Number,
    NumberAlways,
    NumberIfGiven,
    NumberOrNode,
    Node,
    NodeAlways,
    Nodes,
    NodesAlways,
    Word,
    Tag,
    StringTag,
    Flags,
    SubprogramFlags,
    EmissionKind,
    NameTable,
    Bool,
    TrueBool,
    Expression
  };
  /// For a row that begins a class: the attribute and the class.
  llvm::StringLiteral key, field;
  Kind kind;
  bool isClass = false;
};
} // namespace

static constexpr DebugField fields[] = {
#define STRATA_LLVMIR_DEBUG_CLASS(ATTR, CLASS)                                 \
  {ATTR, CLASS, DebugField::Text, true},
#define STRATA_LLVMIR_DEBUG_FIELD(KEY, FIELD, KIND)                            \
  {KEY, FIELD, DebugField::KIND},
#include "strata/Target/LLVMIR/DebugInfo.def"
};

/// The row of the class and those of its fields.
static ArrayRef<DebugField> findClass(StringRef attrName) {
  const DebugField *begin = std::begin(fields), *end = std::end(fields);
  while (begin != end && !(begin->isClass && begin->key == attrName))
    ++begin;
  const DebugField *last = begin == end ? end : begin + 1;
  while (last != end && !last->isClass)
    ++last;
  return ArrayRef<DebugField>(begin, last);
}

/// The attribute that a record without a name is, by the key of the field.
static StringRef getImpliedClass(StringRef key) {
  return llvm::StringSwitch<StringRef>(key)
      .Case("file", "di_file")
      .Case("compileUnit", "di_compile_unit")
      .Case("var", "di_global_variable")
      .Case("type", "di_subroutine_type")
      .Case("annotations", "di_annotation")
      .Default("");
}

/// `A|B` as `PrefixA | PrefixB`.
static std::string getFlagsText(StringRef text, StringRef prefix) {
  SmallVector<StringRef, 4> words;
  text.split(words, '|');
  std::string result;
  for (StringRef word : words)
    result += (Twine(result.empty() ? "" : " | ") + prefix + word.trim()).str();
  return result;
}

MetadataOperand MetadataBuilder::getWord(StringRef text) {
  return {.kind = MetadataOperand::Word, .text = module.arena.copy(text)};
}

MetadataNode *MetadataBuilder::getExpression(const KeptValue &value) {
  KeptValue record = value;
  if (auto attr = dyn_cast_or_null<DynamicAttr>(value.object))
    record = readKeptText(attr);
  if (!record.entries.empty() &&
      record.entries[0].value.kind == KeptValue::List)
    record = record.entries[0].value;
  SmallVector<MetadataOperand, 4> operands;
  for (const auto &[key, element] : record.entries) {
    operands.push_back(getWord(element.text));
    for (const auto &[name, argument] : element.entries)
      operands.push_back(getWord(argument.text));
  }
  MetadataNode *node = getNode("DIExpression", operands);
  node->isInline = true;
  return node;
}

//===-- Fields -------------------------------------------------------------===//

MetadataOperand MetadataBuilder::getDebugList(const KeptValue &value,
                                              StringRef implied) {
  SmallVector<MetadataOperand, 4> operands;
  auto add = [&](const KeptValue &element) {
    operands.push_back(getReference(getDebugNode(element, implied)));
  };
  if (value.kind == KeptValue::List)
    for (const auto &[key, element] : value.entries)
      add(element);
  else if (value)
    add(value);
  return getReference(getTuple(operands));
}

/// The string number `index` among those without a key.
static StringRef getUnnamed(const KeptValue &record, size_t index) {
  for (const auto &[key, value] : record.entries)
    if (key.empty() && value.kind == KeptValue::String && index-- == 0)
      return value.text;
  return {};
}

/// The word of a field; empty if it is left out.
static std::string getFieldWord(DebugField::Kind kind, StringRef text) {
  switch (kind) {
  case DebugField::Tag:
    return text == "DW_TAG_base_type" ? "" : text.str();
  case DebugField::StringTag:
    return text == "DW_TAG_string_type" ? "" : text.str();
  case DebugField::Flags:
    return text.empty() || text == "Zero" ? "" : getFlagsText(text, "DIFlag");
  case DebugField::SubprogramFlags:
    return text.empty() ? "0" : getFlagsText(text, "DISPFlag");
  case DebugField::EmissionKind:
    return text == "None"   ? "NoDebug"
           : text == "Full" ? "FullDebug"
                            : text.str();
  case DebugField::NameTable:
    return text == "Default" ? "" : text.str();
  default:
    return text.str();
  }
}

static MetadataOperand makeBool(bool value) {
  return {.kind = MetadataOperand::Bool, .number = value};
}

/// The operand of a field that has no rule when it is left out, for the value as it is.
static MetadataOperand getPresentField(MetadataBuilder &metadata,
                                       const DebugField &field,
                                       const KeptValue &record) {
  const KeptValue &value = record.get(field.key);
  StringRef implied = getImpliedClass(field.key);
  MetadataOperand number = {.kind = MetadataOperand::Number,
                            .number = uint64_t(value.getNumber().value_or(0))};
  switch (field.kind) {
  case DebugField::Text:
    return metadata.getString(value.text);
  case DebugField::Name:
    return metadata.getString(getUnnamed(record, 0));
  case DebugField::Directory:
    return metadata.getString(getUnnamed(record, 1));
  case DebugField::Number:
  case DebugField::NumberIfGiven:
  case DebugField::NumberAlways:
    return number;
  case DebugField::NumberOrNode:
    if (value.getNumber())
      return number;
    [[fallthrough]];
  case DebugField::Node:
    return MetadataBuilder::getReference(metadata.getDebugNode(value, implied));
  case DebugField::NodeAlways:
    return value ? MetadataBuilder::getReference(
                       metadata.getDebugNode(value, implied))
                 : MetadataOperand();
  case DebugField::Nodes:
  case DebugField::NodesAlways:
    return metadata.getDebugList(value, implied);
  case DebugField::Bool:
  case DebugField::TrueBool:
    return makeBool(value.isTrue());
  case DebugField::Expression:
    return MetadataBuilder::getReference(metadata.getExpression(value));
  default:
    return metadata.getWord(getFieldWord(field.kind, value.text));
  }
}

/// The operand of a field; std::nullopt if it is left out.
static std::optional<MetadataOperand> getField(MetadataBuilder &metadata,
                                               const DebugField &field,
                                               const KeptValue &record) {
  const KeptValue &value = record.get(field.key);
  bool isShown = true;
  switch (field.kind) {
  case DebugField::Text:
    isShown = !value.text.empty();
    break;
  case DebugField::Number:
    isShown = value.getNumber().value_or(0) != 0;
    break;
  case DebugField::NumberIfGiven:
  case DebugField::NumberOrNode:
  case DebugField::Node:
  case DebugField::Nodes:
    isShown = bool(value);
    break;
  case DebugField::TrueBool:
    isShown = value.isTrue();
    break;
  case DebugField::Name:
  case DebugField::Directory:
  case DebugField::NumberAlways:
  case DebugField::NodeAlways:
  case DebugField::NodesAlways:
  case DebugField::Bool:
  case DebugField::Expression:
    break;
  default:
    isShown = !getFieldWord(field.kind, value.text).empty();
  }
  if (!isShown)
    return std::nullopt;
  return getPresentField(metadata, field, record);
}

//===-- Nodes --------------------------------------------------------------===//

/// Whether nodes of the class are distinct.
static bool isDistinct(StringRef attrName, const KeptValue &record) {
  if (attrName == "di_composite_type")
    return llvm::StringSwitch<bool>(record.get("tag").text)
        .Case("DW_TAG_class_type", true)
        .Case("DW_TAG_enumeration_type", true)
        .Case("DW_TAG_structure_type", true)
        .Case("DW_TAG_union_type", true)
        .Default(false);
  return attrName == "di_lexical_block" ||
         attrName == "di_lexical_block_file" ||
         attrName == "di_global_variable" || attrName == "di_compile_unit" ||
         (attrName == "di_subprogram" && record.get("id"));
}

MetadataNode *MetadataBuilder::makeDebugNode(StringRef attrName,
                                             const KeptValue &record,
                                             MetadataNode *made) {
  ArrayRef<DebugField> rows = findClass(attrName);
  if (rows.empty())
    return nullptr;
  SmallVector<MetadataOperand, 8> operands;
  runWithSufficientStackSpace([&] {
    for (const DebugField &field : rows.drop_front())
      if (auto operand = getField(*this, field, record)) {
        operand->field = field.field;
        operands.push_back(*operand);
      }
  });
  if (!made)
    return getNode(rows.front().field, operands);
  made->className = rows.front().field;
  made->operands.assign(operands.begin(), operands.end());
  return made;
}

MetadataNode *MetadataBuilder::getDebugNode(const KeptValue &value,
                                            StringRef implied) {
  StringRef attrName = implied;
  KeptValue record = value;
  if (auto attr = dyn_cast_or_null<DynamicAttr>(value.object)) {
    attrName = attr.getDefinition().name;
    if (MetadataNode *known = ofAttributes.lookup(attr))
      return known;
    record = readKeptText(attr);
  }
  if (attrName == "di_null_type")
    return nullptr;
  if (attrName == "di_expression")
    return getExpression(value);
  if (attrName == "di_annotation") {
    MetadataOperand parts[] = {getString(record.get("name").text),
                               getString(record.get("value").text)};
    return getTuple(parts);
  }
  Attribute recursion = record.get("recId").object;
  Attribute id = record.get("id").object;
  if (record.get("isRecSelf").isTrue())
    return recursive.lookup(recursion);
  Attribute identity = id ? id : value.object;
  if (MetadataNode *known = identity ? ofAttributes.lookup(identity) : nullptr)
    return known;
  MetadataNode *made = nullptr;
  bool distinct = isDistinct(attrName, record);
  if (distinct || recursion) {
    made = makeDistinct("", {});
    made->isDistinct = distinct;
    if (identity)
      ofAttributes[identity] = made;
    if (recursion)
      recursive[recursion] = made;
  }
  MetadataNode *node = makeDebugNode(attrName, record, made);
  if (value.object)
    ofAttributes[value.object] = node;
  if (attrName == "di_compile_unit")
    getNamed("llvm.dbg.cu").operands.push_back(node);
  return node;
}

//===-- Globals ------------------------------------------------------------===//

/// The compile unit that contains a scope; null if it is unknown.
static MetadataNode *findUnit(MetadataNode *scope) {
  // Scopes of recursive types can go around in circles.
  constexpr unsigned MaxDepth = 10000;
  for (unsigned i = 0; scope && scope->className != "DICompileUnit"; ++i) {
    if (i == MaxDepth)
      return nullptr;
    MetadataNode *next = nullptr;
    for (StringRef name : {"unit", "scope"})
      for (const MetadataOperand &operand : scope->operands)
        if (operand.field == name && operand.node && !next)
          next = operand.node;
    scope = next;
  }
  return scope;
}

void MetadataBuilder::addGlobalExpressions(Attribute attr,
                                           SmallVectorImpl<Attachment> &list) {
  auto expressions = dyn_cast_or_null<ArrayAttr>(attr);
  if (!expressions)
    return;
  for (Attribute expression : expressions) {
    MetadataNode *node = getDebugNode(KeptValue::of(expression), "");
    if (!node)
      continue;
    list.push_back({"dbg", node});
    MetadataNode *variable = node->operands.front().node;
    if (MetadataNode *unit = variable ? findUnit(variable) : nullptr)
      unitGlobals[unit].push_back(getReference(node));
  }
}

void MetadataBuilder::finishUnits() {
  for (auto &[unit, globals] : unitGlobals) {
    MetadataOperand list = getReference(getTuple(globals));
    list.field = "globals";
    auto *at =
        llvm::find_if(unit->operands, [](const MetadataOperand &operand) {
          return operand.field == "emissionKind";
        });
    unit->operands.insert(std::next(at), list);
  }
}
