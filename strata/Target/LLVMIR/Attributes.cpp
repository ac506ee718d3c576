// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of functions, arguments, results and calls.
#include "strata/Target/LLVMIR/AttributeTablesDetail.h"
#include "strata/Target/LLVMIR/TranslatorDetail.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::llvmir;

//===-- Order --------------------------------------------------------------===//

/// The number of the row called `name`; std::nullopt if there is none.
template <typename Rows, typename GetName>
static std::optional<uint32_t> findRow(const Rows &rows, StringRef name,
                                       GetName getName) {
  for (auto [i, row] : llvm::enumerate(rows))
    if (getName(row) == name)
      return uint32_t(i);
  return std::nullopt;
}

static std::optional<uint32_t> findFunctionAttribute(StringRef name) {
  return findRow(functionAttributes, name,
                 [](StringRef known) { return known; });
}

static std::optional<uint32_t> findArgumentAttribute(StringRef name) {
  return findRow(argumentAttributes, name,
                 [](const ArgumentAttribute &known) { return known.name; });
}

static AttributeText make(std::optional<uint32_t> order, StringRef name,
                          const Twine &value) {
  std::string text = value.str();
  return {order.value_or(AttributeText::StringOrder - 1),
          text.empty()      ? name.str()
          : name == "align" ? "align " + text
                            : name.str() + "(" + text + ")"};
}

AttributeText llvmir::makeFunctionAttribute(StringRef name,
                                            const Twine &value) {
  return make(findFunctionAttribute(name), name, value);
}
AttributeText llvmir::makeArgumentAttribute(StringRef name,
                                            const Twine &value) {
  return make(findArgumentAttribute(name), name, value);
}
AttributeText llvmir::makeStringAttribute(StringRef key, StringRef value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '"';
  llvm::printEscapedString(key, os);
  os << '"';
  if (!value.empty()) {
    os << "=\"";
    llvm::printEscapedString(value, os);
    os << '"';
  }
  return {AttributeText::StringOrder, text};
}

void llvmir::addAttribute(AttributeSet &set, AttributeText attribute) {
  for (AttributeText &known : set)
    if (known.order == attribute.order &&
        (known.order != AttributeText::StringOrder ||
         StringRef(known.text).split('=').first ==
             StringRef(attribute.text).split('=').first)) {
      known = std::move(attribute);
      return;
    }
  set.insert(llvm::upper_bound(set, attribute), std::move(attribute));
}

//===-- Memory -------------------------------------------------------------===//

/// `argmem: read, ...`: the locations that differ from the rest, after the
/// rest.
std::string llvmir::getMemoryText(Attribute attr) {
  static constexpr llvm::StringLiteral access[] = {"none", "read", "write",
                                                   "readwrite"};
  static constexpr llvm::StringLiteral places[] = {
      "",         "argmem",      "inaccessiblemem",
      "errnomem", "target_mem0", "target_mem1"};
  auto effects = dyn_cast_or_null<DynamicAttr>(attr);
  if (!effects)
    return {};
  SmallVector<uint64_t, 6> numbers;
  for (Attribute param : effects.getParams())
    numbers.push_back(getNumber(param).value_or(0));
  uint64_t other = numbers[0];
  bool isUniform = llvm::all_equal(numbers);
  std::string text;
  if (other != 0 || isUniform)
    text = access[other].str();
  for (size_t i = 1; i < numbers.size(); ++i)
    if (numbers[i] != other)
      text += (Twine(text.empty() ? "" : ", ") + places[i] + ": " +
               access[numbers[i]])
                  .str();
  return text;
}

//===-- Arguments and results ----------------------------------------------===//

static std::string getRangeText(Types &types, Attribute attr);

AttributeSet AttributeBuilder::getArgument(DictionaryAttr attrs) {
  AttributeSet set;
  for (NamedAttribute entry : attrs) {
    StringRef name = entry.getNameRef();
    if (!name.consume_front("llvm."))
      continue;
    if (name == "nocapture") {
      addAttribute(set, makeArgumentAttribute("captures", "none"));
      continue;
    }
    std::optional<uint32_t> row = findArgumentAttribute(name);
    if (!row || !argumentAttributes[*row].isOfDialect || name == "captures")
      continue;
    Attribute value = entry.getValue();
    if (auto type = dyn_cast<TypeAttr>(value)) {
      types.note(type.getValue());
      AttributeText text =
          makeArgumentAttribute(name, types.getText(type.getValue()));
      text.type = type.getValue();
      addAttribute(set, text);
    } else if (name == "range") {
      addAttribute(set,
                   makeArgumentAttribute(name, getRangeText(types, value)));
    } else if (auto number = getNumber(value)) {
      addAttribute(set, makeArgumentAttribute(name, Twine(*number)));
    } else {
      addAttribute(set, makeArgumentAttribute(name));
    }
  }
  return set;
}

/// `#llvm.constant_range<i32, 0, 4>`, of which the text is kept.
static std::string getRangeText(Types &types, Attribute attr) {
  auto range = dyn_cast<DynamicAttr>(attr);
  auto text = range && !range.getParams().empty()
                  ? dyn_cast_or_null<StringAttr>(range.getParams()[0])
                  : StringAttr();
  if (!text)
    return {};
  StringRef body = text.getValue();
  body.consume_front("<");
  body.consume_back(">");
  auto [type, bounds] = body.split(',');
  Type integer = types.getInt(32);
  if (range.getParams().size() > 1)
    if (auto list = dyn_cast_or_null<ArrayAttr>(range.getParams()[1]);
        list && !list.empty())
      if (auto inner = dyn_cast<TypeAttr>(list.getValue()[0])) {
        integer = inner.getValue();
        return (types.getText(integer) + " " + bounds.trim()).str();
      }
  return (type.trim() + " " + bounds.trim()).str();
}

AttributeSet AttributeBuilder::getOperand(DictionaryAttr attrs) {
  AttributeSet set;
  for (NamedAttribute entry : attrs)
    if (auto type = dyn_cast<TypeAttr>(entry.getValue())) {
      types.note(type.getValue());
      AttributeText text = makeArgumentAttribute(
          entry.getNameRef(), types.getText(type.getValue()));
      text.type = type.getValue();
      addAttribute(set, text);
    }
  return set;
}

void AttributeBuilder::addArguments(Operation *op, AttributeList &list) {
  if (auto arguments =
          dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull("arg_attrs"))) {
    list.arguments.resize(arguments.getValue().size());
    for (auto [i, attrs] : llvm::enumerate(arguments))
      list.arguments[i] = getArgument(cast<DictionaryAttr>(attrs));
  }
  auto results =
      dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull("res_attrs"));
  if (results && !results.empty())
    list.result = getArgument(cast<DictionaryAttr>(results.getValue()[0]));
}

//===-- Functions and calls ------------------------------------------------===//

static AttributeText makeOperationAttribute(const OperationAttribute &row,
                                            Attribute attr) {
  auto text = dyn_cast<StringAttr>(attr);
  switch (row.kind) {
  case OperationAttribute::CallUnit:
  case OperationAttribute::Unit:
    return makeFunctionAttribute(row.name);
  case OperationAttribute::Word:
    return makeStringAttribute(row.name, "");
  case OperationAttribute::Text:
  case OperationAttribute::TextAndPassed:
    return makeStringAttribute(row.name, text ? text.getValue() : "");
  case OperationAttribute::Flag:
    return makeStringAttribute(row.name, isTrue(attr) ? "true" : "false");
  }
  llvm_unreachable("all are listed");
}

/// Adds those of kinds up to `last`.
static void addByTable(Operation *op, OperationAttribute::Kind last,
                       AttributeSet &set) {
  for (const OperationAttribute &row : operationAttributes)
    if (row.kind <= last)
      if (Attribute attr = op->getInherentAttrOrNull(row.attr))
        addAttribute(set, makeOperationAttribute(row, attr));
  std::string memory =
      getMemoryText(op->getInherentAttrOrNull("memory_effects"));
  if (!memory.empty())
    addAttribute(set, makeFunctionAttribute("memory", memory));
}

/// `allocsize(0,1)` from the number that holds both.
static std::string getAllocSizeText(StringRef value) {
  uint64_t packed = 0;
  value.getAsInteger(10, packed);
  std::string text = llvm::utostr(packed >> 32);
  uint32_t second = uint32_t(packed);
  return second == ~0u ? text : text + "," + llvm::utostr(second);
}

/// `allockind("alloc,zeroed")` from the bits.
static std::string getAllocKindText(StringRef value) {
  static constexpr llvm::StringLiteral kinds[] = {
      "alloc", "realloc", "free", "uninitialized", "zeroed", "aligned"};
  uint64_t bits = 0;
  value.getAsInteger(10, bits);
  std::string text;
  for (auto [i, kind] : llvm::enumerate(kinds))
    if (bits >> i & 1)
      text += (Twine(text.empty() ? "" : ",") + kind).str();
  return "\"" + text + "\"";
}

/// The value of an attribute that is given as a number.
static std::string getPassedText(StringRef key, StringRef value) {
  if (key == "allocsize")
    return getAllocSizeText(value);
  if (key == "allockind")
    return getAllocKindText(value);
  if (key == "uwtable")
    return value == "1" ? "sync" : "";
  return value.str();
}

/// A name or a pair of names, which LLVM may know.
static void addPassedThrough(Attribute entry, AttributeSet &set) {
  if (auto name = dyn_cast<StringAttr>(entry)) {
    addAttribute(set, findFunctionAttribute(name.getValue())
                          ? makeFunctionAttribute(name.getValue())
                          : makeStringAttribute(name.getValue(), ""));
    return;
  }
  auto pair = dyn_cast<ArrayAttr>(entry);
  if (!pair || pair.getValue().size() != 2)
    return;
  auto key = dyn_cast<StringAttr>(pair.getValue()[0]);
  auto value = dyn_cast<StringAttr>(pair.getValue()[1]);
  if (!key || !value)
    return;
  if (!findFunctionAttribute(key.getValue()))
    return addAttribute(set,
                        makeStringAttribute(key.getValue(), value.getValue()));
  addAttribute(set, makeFunctionAttribute(
                        key.getValue(),
                        getPassedText(key.getValue(), value.getValue())));
}

static std::string joinFeatures(Attribute attr) {
  auto features = dyn_cast_or_null<DynamicAttr>(attr);
  auto list = features ? dyn_cast_or_null<ArrayAttr>(features.getParams()[0])
                       : ArrayAttr();
  std::string text;
  if (list)
    for (Attribute feature : list)
      if (auto name = dyn_cast<StringAttr>(feature))
        text += (text.empty() ? "" : ",") + name.str();
  return text;
}

AttributeSet AttributeBuilder::getFunction(Operation *op) {
  static constexpr llvm::StringLiteral framePointers[] = {
      "none", "non-leaf", "all", "reserved", "non-leaf-no-reserve"};
  AttributeSet set;
  if (auto list =
          dyn_cast_or_null<ArrayAttr>(op->getInherentAttrOrNull("passthrough")))
    for (Attribute entry : list)
      addPassedThrough(entry, set);
  addByTable(op,
             op->getRegion(0).empty() ? OperationAttribute::Unit
                                      : OperationAttribute::Flag,
             set);
  if (auto kind = getNumber(op->getInherentAttrOrNull("frame_pointer")))
    addAttribute(set,
                 makeStringAttribute("frame-pointer", framePointers[*kind]));
  if (Attribute features = op->getInherentAttrOrNull("target_features"))
    addAttribute(
        set, makeStringAttribute("target-features", joinFeatures(features)));
  // None, sync, async: the last is the default.
  if (auto kind = getNumber(op->getInherentAttrOrNull("uwtable_kind"));
      kind && *kind)
    addAttribute(set,
                 makeFunctionAttribute("uwtable", *kind == 1 ? "sync" : ""));
  if (auto range = dyn_cast_or_null<DynamicAttr>(
          op->getInherentAttrOrNull("vscale_range")))
    addAttribute(set,
                 makeFunctionAttribute(
                     "vscale_range",
                     Twine(getNumber(range.getParams()[0]).value_or(0)) + "," +
                         Twine(getNumber(range.getParams()[1]).value_or(0))));
  return set;
}

AttributeSet AttributeBuilder::getCall(Operation *op) {
  AttributeSet set;
  addByTable(op, OperationAttribute::CallUnit, set);
  return set;
}
