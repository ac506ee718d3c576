// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types, attributes and enumerations.
#include "strata/DialectFiles/ODS/CppText.h"
#include "strata/DialectFiles/ODS/ImporterDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::ods;

//===-- Enumerations ------------------------------------------------------===//

EnumModel ods::makeEnum(Record info) {
  EnumModel result;
  result.isBits = info.isA("BitEnumBase");
  result.printsGroups =
      result.isBits && info.getBit("printBitEnumPrimaryGroups");
  if (result.isBits && !info.getString("separator").empty())
    result.separator = info.getString("separator").str();
  if (std::optional<int64_t> width = info.getInt("bitwidth"))
    result.type = "i" + std::to_string(*width);
  for (Record entry : info.getRecords("enumerants")) {
    StringRef keyword = entry.getString("str"),
              symbol = entry.getString("symbol");
    result.cases.push_back({keyword.str(), entry.getInt("value").value_or(0),
                            symbol == keyword ? "" : symbol.str()});
  }
  return result;
}

std::optional<std::string> ods::findCase(const EnumModel &model,
                                         StringRef text) {
  text = text.trim();
  if (text == "{}") {
    for (const EnumModel::Case &entry : model.cases)
      if (entry.value == 0)
        return entry.keyword;
    return std::nullopt;
  }
  StringRef symbol = getUnqualified(text);
  for (const EnumModel::Case &entry : model.cases)
    if ((entry.symbol.empty() ? entry.keyword : entry.symbol) == symbol)
      return entry.keyword;
  return std::nullopt;
}

void Importer::importEnum(StringRef name, Record info, StringRef mnemonic) {
  DefinitionModel def;
  def.kind = DefinitionModel::Kind::Attribute;
  def.name = name.str();
  // Without an attribute of its own, the class may be that of an EnumAttr.
  if (info.getBit("genSpecializedAttr"))
    def.className = info.getString("className").str() + "Attr";
  def.summary = info.getTrimmed("summary").str();
  def.enumeration = makeEnum(info);
  std::string ns = cleanName(info.getString("cppNamespace"));
  if (ns != model.cppNamespace)
    def.enumeration->className = cleanName(info.getString("cppType"));
  def.enumeration->isPlain = true;
  def.enumeration->mnemonic = mnemonic.str();
  model.definitions.push_back(std::move(def));
}

//===-- Parameters --------------------------------------------------------===//

/// The kind of a number's C++ type; empty for anything else.
static std::string getNumberKind(StringRef cppType) {
  return llvm::StringSwitch<std::string>(cppType)
      .Case("bool", "bool")
      .Case("int8_t", "i8")
      .Case("int16_t", "i16")
      .Case("int", "i32")
      .Case("int32_t", "i32")
      .Case("int64_t", "i64")
      .Case("long", "i64")
      .Case("uint8_t", "u8")
      .Case("uint16_t", "u16")
      .Case("unsigned", "u32")
      .Case("uint32_t", "u32")
      .Case("uint64_t", "u64")
      .Case("size_t", "u64")
      .Case("float", "f32")
      .Case("double", "f64")
      .Default("");
}

/// The constraint of a number of that kind.
static ConstraintTree makeNumberConstraint(StringRef kind) {
  if (kind.starts_with("f"))
    return {ConstraintTree::Kind::Predicate,
            "typed_attr_of(" + kind.str() + ")",
            {}};
  StringRef width = kind == "bool" ? "1" : kind.drop_front();
  return {ConstraintTree::Kind::Predicate,
          "typed_attr_of(signless_integer(" + width.str() + "))",
          {}};
}

/// The type of the elements of a class `DenseI32ArrayAttr`; empty for other classes.
static std::string getDenseArrayElement(StringRef cppType) {
  return llvm::StringSwitch<std::string>(cppType)
      .Case("DenseBoolArrayAttr", "i1")
      .Case("DenseI8ArrayAttr", "i8")
      .Case("DenseI16ArrayAttr", "i16")
      .Case("DenseI32ArrayAttr", "i32")
      .Case("DenseI64ArrayAttr", "i64")
      .Case("DenseF32ArrayAttr", "f32")
      .Case("DenseF64ArrayAttr", "f64")
      .Default("");
}

/// Whether values of the parameter are read by a function of its own, whose syntax is
/// unknown. Parameters of enumerations have one that reads their cases.
static bool hasParser(Record parameter) {
  return !parameter.getTrimmed("parser").empty() &&
         !parameter.isA("EnumParameter");
}

/// `T` of `wrapper<T>`; std::nullopt for any other text.
static std::optional<std::string> unwrap(StringRef text, StringRef wrapper) {
  if (!text.consume_front(wrapper) || !text.consume_front("<") ||
      !text.consume_back(">"))
    return std::nullopt;
  return text.trim().str();
}

/// The kind of the elements of a list that are described by `slot`; that of a
/// definition of the dialect is its name.
static std::string getElementKind(const SlotDraft &slot, StringRef dialect) {
  if (!slot.storage.empty())
    return slot.storage;
  StringRef base = StringRef(slot.constraint.text);
  bool isOurs = slot.constraint.kind == ConstraintTree::Kind::Base &&
                base.starts_with(("#" + dialect + ".").str());
  return isOurs ? base.str() : "attribute";
}

/// Parameters that are values of builtin attributes: strings, dense arrays, maps.
static bool describeBuiltinValue(StringRef type, SlotDraft &slot) {
  using Kind = ConstraintTree::Kind;
  if (type == "StringRef" || type == "std::string") {
    slot.storage = "string";
    slot.constraint = {Kind::Base, "#builtin.string", {}};
    return true;
  }
  if (std::string element = getDenseArrayElement(type); !element.empty()) {
    slot.storage = "dense<" + element + ">";
    slot.constraint = {Kind::Predicate, element + "_array", {}};
    return true;
  }
  if (type == "AffineMap") {
    slot.storage = "affine_map";
    slot.constraint = {Kind::Base, "#builtin.affine_map", {}};
    return true;
  }
  return false;
}

bool Importer::describeParameterType(StringRef cppType, SlotDraft &slot,
                                     bool &isOfUnknownClass) {
  using Kind = ConstraintTree::Kind;
  std::string type = cleanName(cppType);
  if (std::string number = getNumberKind(type); !number.empty()) {
    slot.storage = number;
    slot.constraint = makeNumberConstraint(number);
    return true;
  }
  if (std::optional<std::string> inner = unwrap(type, "std::optional"))
    return describeParameterType(*inner, slot, isOfUnknownClass);
  if (std::optional<std::string> element = unwrap(type, "ArrayRef")) {
    SlotDraft inner;
    if (!describeParameterType(*element, inner, isOfUnknownClass))
      return false;
    slot.storage = "array<" + getElementKind(inner, model.name) + ">";
    slot.constraint = {Kind::Base, "#builtin.array", {}};
    return true;
  }
  if (describeBuiltinValue(type, slot))
    return true;
  if (type == "APInt" || type == "APFloat") {
    slot.constraint = {Kind::Base,
                       type == "APInt" ? "#builtin.integer" : "#builtin.float",
                       {}};
    // Their text does not determine their type.
    return false;
  }
  if (Record info = classes.findEnum(type, model.cppNamespace)) {
    slot.constraint = {Kind::Base, useEnum(info), {}};
    return true;
  }
  const DefinedClass *defined = classes.findClass(type, model.cppNamespace);
  bool isType = defined ? defined->isType : StringRef(type).ends_with("Type");
  bool isAttr = defined ? !defined->isType
                        : StringRef(type).ends_with("Attr") ||
                              type == "Attribute" || type == "FusedLoc";
  bool isInterface =
      !defined && (classes.isInterface(type, model.cppNamespace));
  if (!isType && !isAttr && !isInterface)
    return false;
  if (isType)
    slot.storage = "type";
  if (type == "Type" || type == "Attribute")
    return true;
  slot.constraint =
      getClassConstraint(type, [&](StringRef name) { return findBase(name); });
  if (slot.constraint.kind == Kind::Predicate &&
      !findUnknownNames(slot.constraint.text, nullptr, classes,
                        model.cppNamespace)
           .empty()) {
    slot.constraint = {};
    isOfUnknownClass = true;
  }
  return true;
}

/// Whether a parameter of the kind is a value of C++ that is always present,
/// zero by default.
static bool isPlainValue(const SlotDraft &slot, StringRef cppType) {
  return !slot.storage.empty() && slot.storage != "type" &&
         !StringRef(slot.storage).starts_with("array<") &&
         !StringRef(slot.storage).starts_with("dense<") &&
         !cleanName(cppType).starts_with("std::optional");
}

/// The text of the value that C++ makes of nothing.
static std::string getZero(StringRef kind) {
  if (kind == "bool")
    return "false";
  if (kind == "string")
    return "\"\"";
  return "0";
}

void Importer::describeParameter(const Record::Argument &argument,
                                 DefinitionModel &def, SlotDraft &slot) {
  Record record = argument.record;
  std::string cppType =
      record ? record.getString("cppType").str() : argument.text;
  if (record.isA("Constraint")) {
    // A constraint on types or attributes that serves as parameter.
    slot.constraint = makeConstraint(record, def);
    if (record.isA("TypeConstraint"))
      slot.storage = "type";
    slot.summary = record.getTrimmed("summary").str();
    return;
  }
  slot.cppType = StringRef(cppType).trim().str();
  bool isOfUnknownClass = false;
  bool known = describeParameterType(cppType, slot, isOfUnknownClass);
  if (isOfUnknownClass) {
    // A type or attribute of any class is written the same way.
    note(def, "parameter whose class is defined only in C++",
         slot.name + ": " + cleanName(cppType));
    addOnce(def.missing, "verify");
  }
  slot.isSelfType = record.isA("AttributeSelfTypeParameter");
  known &= !record || !hasParser(record);
  if (!known) {
    note(def, "parameter of a C++ class",
         slot.name + ": " + cleanName(cppType));
    addOnce(def.missing, "print");
    addOnce(def.missing, "parse");
    return;
  }
  if (!record || slot.isSelfType)
    return;
  std::string text = cleanExpression(record.getString("defaultValue"));
  bool isOptional = record.isA("OptionalParameter") ||
                    record.isA("OptionalArrayRefParameter") ||
                    text == "nullptr";
  if (!isOptional && text.empty())
    return;
  Record info = classes.findEnum(cleanName(cppType), model.cppNamespace);
  if (isOptional && !isPlainValue(slot, cppType) && !info) {
    slot.isOptional = true;
    return;
  }
  if (isOptional && info)
    slot.defaultValue = findCase(makeEnum(info), "{}");
  else if (isOptional)
    slot.defaultValue = getZero(slot.storage);
  else if (info)
    slot.defaultValue = findCase(makeEnum(info), text);
  else if (text == "true" || text == "false" ||
           StringRef(text).starts_with("\""))
    slot.defaultValue = text;
  else if (std::optional<int64_t> number = parseInteger(text))
    slot.defaultValue = std::to_string(*number);
  else
    slot.defaultValue = convertBuilder(text);
  if (slot.defaultValue)
    return;
  slot.isOptional = true;
  if (isOptional)
    return;
  note(def, "default value defined only in C++", slot.name + " = " + text);
  addOnce(def.remarks,
          "default value not carried over: " + slot.name + " = " + text);
  addOnce(def.missing, "print");
  addOnce(def.missing, "parse");
}

//===-- Types and attributes ----------------------------------------------===//

void Importer::importDefinition(Record record, bool isType) {
  DefinitionModel def;
  def.kind =
      isType ? DefinitionModel::Kind::Type : DefinitionModel::Kind::Attribute;
  def.name = getDefinitionName(record);
  if (isImported(def))
    return;
  def.className = record.getString("cppClassName").str();
  if (record.getName() != def.className)
    def.recordName = record.getName().str();
  def.summary = record.getTrimmed("summary").str();
  def.description = record.getString("description").str();
  def.hasAlias = record.getBit("genMnemonicAlias");
  if (record.getBit("genVerifyDecl"))
    addOnce(def.missing, "verify");
  for (Record trait : record.getRecords("traits")) {
    if (trait.isA("Interface"))
      addOnce(def.interfaces, getInterfaceName(trait));
    else if (trait.isA("NativeTrait"))
      addOnce(def.traits, cleanName(trait.getString("trait")));
  }
  bool hasFormat = record.has("assemblyFormat");
  if (hasFormat)
    def.format = record.getTrimmed("assemblyFormat").str();
  if (Record info =
          record.isA("EnumAttr") ? record.getRecord("enum") : Record()) {
    def.enumeration = makeEnum(info);
    std::string enumClass = cleanName(info.getString("cppType"));
    if (enumClass + "Attr" != cleanName(record.getString("cppType")))
      def.enumeration->className = enumClass;
    model.definitions.push_back(std::move(def));
    return;
  }
  std::vector<Record::Argument> parameters = record.getArguments("parameters");
  for (auto [i, argument] : llvm::enumerate(parameters)) {
    SlotDraft slot;
    slot.name =
        argument.name.empty() ? "parameter" + std::to_string(i) : argument.name;
    describeParameter(argument, def, slot);
    addSlot(def, def.parameters, std::move(slot));
  }
  bool isPlain = parameters.empty() && !record.getString("mnemonic").empty();
  if (record.getBit("hasCustomAssemblyFormat") || (!hasFormat && !isPlain)) {
    addOnce(def.missing, "print");
    addOnce(def.missing, "parse");
    note(def,
         isType ? "type with syntax in C++" : "attribute with syntax in C++",
         "");
  }
  if (def.format && StringRef(*def.format).contains("custom<"))
    addOnce(def.missing, "directives");
  if (llvm::is_contained(def.missing, "print") && def.format) {
    def.remarks.push_back("format not carried over: " + *def.format);
    def.format.reset();
  }
  model.definitions.push_back(std::move(def));
}
