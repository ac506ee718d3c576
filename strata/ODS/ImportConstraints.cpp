// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operands, results, attributes and properties: constraint, how an attribute is
// written, default values.
#include "strata/ODS/CppText.h"
#include "strata/ODS/ImporterDetail.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::ods;

void Importer::note(const DefinitionModel &def, StringRef reason,
                    const Twine &detail) {
  notes.push_back({getFullName(def), reason.str(), detail.str()});
}

//===-- Constraints -------------------------------------------------------===//

std::optional<std::string> Importer::findBase(StringRef className) {
  const DefinedClass *found = classes.findClass(className, model.cppNamespace);
  if (!found)
    return std::nullopt;
  if (found->record.isA("EnumInfo"))
    return useEnum(found->record);
  // The builtin dialect has no definitions to refer to.
  if (found->dialect == "builtin")
    return std::nullopt;
  return ("\"" + Twine(found->isType ? "!" : "#") + found->dialect + "." +
          found->name + "\"")
      .str();
}

std::string Importer::useEnum(Record info, StringRef mnemonic) {
  std::string ns = cleanName(info.getString("cppNamespace"));
  std::string stem = info.getString("className").str();
  if (!mnemonic.empty())
    stem += "Property";
  auto [entry, isNew] = enumNames.try_emplace(ns + "::" + stem);
  if (isNew) {
    // Another namespace, or an attribute, may have the name.
    auto isTaken = [&](StringRef name) {
      return llvm::any_of(model.attributes, [&](const TypeModel &def) {
        return def.name == name;
      }) || llvm::any_of(dump.getInstances("AttrDef"), [&](Record def) {
        return def.getRecord("dialect").getString("name") == model.name &&
               getDefinitionName(def) == name;
      });
    };
    entry->second = stem;
    if (isTaken(stem))
      entry->second = replaceAll(ns, "::", ".") + "." + stem;
    importEnum(entry->second, info, mnemonic);
  }
  return "\"#" + model.name + "." + entry->second + "\"";
}

/// Takes the expressions out of `tree` that `isUnknown` says nobody can
/// evaluate.
static void dropUnknown(ConstraintTree &tree,
                        function_ref<bool(StringRef)> isUnknown) {
  if (tree.kind == ConstraintTree::Kind::Predicate) {
    if (isUnknown(tree.text))
      tree = {};
    return;
  }
  for (ConstraintTree &child : tree.children)
    dropUnknown(child, isUnknown);
  if (tree.kind != ConstraintTree::Kind::AllOf)
    return;
  llvm::erase_if(tree.children, [](const ConstraintTree &child) {
    return child.kind == ConstraintTree::Kind::Any;
  });
  if (tree.children.empty())
    tree = {};
  if (tree.children.size() == 1) {
    ConstraintTree only = std::move(tree.children[0]);
    tree = std::move(only);
  }
}

ConstraintTree Importer::makeConstraint(Record record, DefinitionModel &def) {
  Record predicate = record.getRecord("predicate");
  if (!predicate)
    return {};
  auto lookup = [&](StringRef className) { return findBase(className); };
  std::optional<ConstraintTree> tree = getConstraint(predicate, lookup);
  if (!tree)
    return {};
  dropUnknown(*tree, [&](StringRef text) {
    std::vector<std::string> names =
        findUnknownNames(text, nullptr, classes, model.cppNamespace);
    if (names.empty())
      return false;
    note(def, "constraint with a name that only C++ knows", names.front());
    addOnce(def.remarks, "constraint not carried over: " + text.str());
    addOnce(def.missing, "verify");
    return true;
  });
  return *tree;
}

//===-- Operands and results ----------------------------------------------===//

/// Reads effects of decorators, as in `"read:spirv.Memory"`.
static std::vector<std::string> getEffects(Record variable) {
  std::vector<std::string> effects;
  for (Record decorator : variable.getRecords("decorators")) {
    std::string effect = describeEffect(decorator);
    if (!effect.empty())
      effects.push_back(effect);
  }
  return effects;
}

SlotModel Importer::importValue(const Record::Argument &argument,
                                StringRef fallback, DefinitionModel &def) {
  SlotModel slot;
  slot.name = argument.name.empty() ? fallback.str() : argument.name;
  Record record = argument.record;
  if (record.isA("OpVariable")) {
    slot.effects = getEffects(record);
    record = record.getRecord("constraint");
  }
  if (!record)
    return slot;
  slot.summary = record.getTrimmed("summary").str();
  if (record.isA("Variadic"))
    slot.arity = Arity::Variadic;
  else if (record.isA("Optional"))
    slot.arity = Arity::Optional;
  slot.segments = record.getString("segmentAttrName").str();
  slot.constraint = makeConstraint(record, def);
  return slot;
}

//===-- Attributes --------------------------------------------------------===//

/// The attribute that optional, confined and defaulted ones are made from.
static Record getBaseAttr(Record attr) {
  for (unsigned depth = 0; depth < 32; ++depth) {
    Record base = attr.getRecord("baseAttr");
    if (!base)
      break;
    attr = base;
  }
  return attr;
}

/// The C++ class that keeps the attribute, clean.
static std::string getStorage(Record attr) {
  return cleanName(attr.getString("storageType"));
}

/// The builtin type that attributes of `attr` have, as written; empty if it is
/// not fixed.
static std::string getValueType(Record attr) {
  Record type = attr.getRecord("valueType");
  std::optional<int64_t> width = type ? type.getInt("bitwidth") : std::nullopt;
  if (width && (type.isA("I") || type.isA("SI") || type.isA("UI")))
    return (Twine(type.isA("I") ? "i" : type.isA("SI") ? "si" : "ui") +
            Twine(*width))
        .str();
  if (width && type.isA("F"))
    return ("f" + Twine(*width)).str();
  return llvm::StringSwitch<std::string>(type ? type.getName() : "")
      .Case("Index", "index")
      .Case("BF16", "bf16")
      .Case("TF32", "tf32")
      .Case("NoneType", "none")
      .Default("");
}

void Importer::setAttributeKind(Record attr, SlotModel &slot) {
  std::string storage = getStorage(attr);
  std::string type = getValueType(attr);
  bool isNumber = storage == "IntegerAttr" || storage == "FloatAttr";
  if (isNumber && type != "none")
    slot.kind = type;
  else if (attr.isA("EnumAttrInfo"))
    slot.kind = "";
  else
    slot.kind =
        llvm::StringSwitch<std::string>(storage)
            .Case("BoolAttr", "bool")
            .Case("UnitAttr", "unit")
            .Case("TypeAttr", "type")
            .Case("LocationAttr", "location")
            .Case("StringAttr", attr.getName() == "SymbolNameAttr" ? "symbol"
                                : type == "none"                   ? "string"
                                                                   : "")
            .Case("DenseBoolArrayAttr", "dense<i1>")
            .Case("DenseI8ArrayAttr", "dense<i8>")
            .Case("DenseI16ArrayAttr", "dense<i16>")
            .Case("DenseI32ArrayAttr", "dense<i32>")
            .Case("DenseI64ArrayAttr", "dense<i64>")
            .Case("DenseF32ArrayAttr", "dense<f32>")
            .Case("DenseF64ArrayAttr", "dense<f64>")
            .Default("");
}

SlotModel Importer::importAttribute(Record attr, StringRef name,
                                    DefinitionModel &def) {
  SlotModel slot;
  slot.name = name.str();
  slot.summary = attr.getTrimmed("summary").str();
  if (attr.isA("DerivedAttr")) {
    slot.derived = true;
    return slot;
  }
  Record base = getBaseAttr(attr);
  slot.optional = attr.getBit("isOptional");
  setAttributeKind(base, slot);
  if (base.isA("EnumAttrInfo"))
    // The predicate says no more than that it is one of the cases.
    slot.constraint = attr.isA("ConfinedAttr")
                          ? makeConstraint(attr, def)
                          : ConstraintTree{ConstraintTree::Kind::Base,
                                           useEnum(base), {}};
  else
    slot.constraint = makeConstraint(attr, def);
  if (slot.kind == "unit")
    slot.optional = true;
  else if (!attr.getTrimmed("defaultValue").empty())
    setDefault(base, attr.getString("defaultValue"), slot, def);
  return slot;
}

//===-- Properties --------------------------------------------------------===//

SlotModel Importer::importProperty(Record prop, StringRef name,
                                   DefinitionModel &def) {
  SlotModel slot;
  slot.name = name.str();
  slot.summary = prop.getTrimmed("summary").str();
  Record base = prop;
  for (unsigned depth = 0; depth < 32 && base.has("baseProperty"); ++depth)
    base = base.getRecord("baseProperty");
  std::string type = cleanName(base.getString("interfaceType"));
  if (Record info = base.isA("EnumProp") ? base.getRecord("enum") : Record()) {
    slot.constraint = {ConstraintTree::Kind::Base,
                       useEnum(info, base.getString("mnemonic")),
                       {}};
    if (!prop.getTrimmed("defaultValue").empty())
      slot.defaultText =
          findCase(makeEnum(info), prop.getString("defaultValue"));
    return slot;
  }
  using Kind = ConstraintTree::Kind;
  if (base.isA("_cls_UnitProp")) {
    slot.constraint = {Kind::Is, "unit", {}};
    slot.kind = "unit";
    slot.optional = true;
    return slot;
  }
  std::string integer = llvm::StringSwitch<std::string>(type)
                            .Case("bool", "i1")
                            .Case("int8_t", "i8")
                            .Case("int16_t", "i16")
                            .Case("int32_t", "i32")
                            .Case("int64_t", "i64")
                            .Default("");
  if (!integer.empty()) {
    slot.kind = integer == "i1" ? "bool" : integer;
    slot.constraint = {Kind::Predicate,
                       "typed_attr_of(signless_integer(" +
                           integer.substr(1) + "))",
                       {}};
  } else if (type == "StringRef") {
    slot.kind = "string";
    slot.constraint = {Kind::Base, "\"#builtin.string\"", {}};
  } else if (type == "Attribute" || StringRef(type).ends_with("Attr")) {
    slot.constraint = {Kind::Predicate, "isa<" + type + ">($_self)", {}};
  } else if (type == "std::optional<int64_t>" && prop.isA("OptionalProp")) {
    // Kept as an array of one integer, or none.
    slot.kind = "optional<i64>";
    slot.constraint = {
        Kind::Predicate,
        "array_attr && max_size(1) && array_of(typed_attr_of("
        "signless_integer(64)))",
        {}};
    slot.defaultText = "none";
    return slot;
  } else {
    note(def, "property of a C++ class", name + ": " + type);
    addOnce(def.missing, "print");
    addOnce(def.missing, "parse");
  }
  if (!prop.getTrimmed("defaultValue").empty())
    setDefault(base, prop.getString("defaultValue"), slot, def);
  return slot;
}

//===-- Default values ----------------------------------------------------===//

/// A list of numbers as a dense array's body; nothing if they are no numbers.
static std::optional<std::string> convertNumbers(StringRef cppText) {
  std::optional<std::vector<std::string>> parts = parseBraces(cppText);
  if (!parts)
    return std::nullopt;
  std::vector<std::string> numbers;
  for (StringRef part : *parts) {
    if (part == "true" || part == "false") {
      numbers.push_back(part.str());
      continue;
    }
    std::optional<int64_t> number = parseInteger(part);
    if (!number)
      return std::nullopt;
    numbers.push_back(std::to_string(*number));
  }
  return "[" + llvm::join(numbers, ", ") + "]";
}

/// A list of numbers as elements of a tensor of `type`.
static std::optional<std::string> convertElements(StringRef cppText,
                                                  StringRef type) {
  std::optional<std::string> body = convertNumbers(cppText);
  if (!body || type.empty())
    return std::nullopt;
  size_t count = parseBraces(cppText)->size();
  return ("dense<" + *body + "> : tensor<" + Twine(count) + "x" + type + ">")
      .str();
}

/// The element type of `64-bit signless integer elements attribute` records.
static StringRef getElementsType(Record attr) {
  for (StringRef width : {"32", "64"})
    if (attr.getString("summary").contains(width.str() + "-bit"))
      return width == "32" ? "i32" : "i64";
  return "";
}

/// An attribute made by a call, in full: `IntegerAttr::get(type, 1)`,
/// `$_builder.getI32ArrayAttr({1, 2})`, `KindAttr::get($_ctxt, Kind::First)`.
std::optional<std::string> Importer::convertBuilder(StringRef text) {
  if (!text.consume_back(")"))
    return std::nullopt;
  auto [callee, rest] = text.split('(');
  std::vector<std::string> arguments = splitList(rest);
  if (callee == "$_builder.getI32ArrayAttr" && arguments.size() == 1) {
    std::optional<std::vector<std::string>> parts = parseBraces(arguments[0]);
    if (!parts)
      return std::nullopt;
    for (std::string &part : *parts) {
      std::optional<int64_t> number = parseInteger(part);
      if (!number)
        return std::nullopt;
      part = std::to_string(*number) + " : i32";
    }
    return "[" + llvm::join(*parts, ", ") + "]";
  }
  if (arguments.size() != 2 || !callee.consume_back("::get"))
    return std::nullopt;
  if (callee == "BoolAttr")
    return arguments[1];
  StringRef width(arguments[0]);
  std::optional<int64_t> number = parseInteger(arguments[1]);
  if (callee == "IntegerAttr" && number &&
      width.consume_front("IntegerType::get($_ctxt, ") &&
      width.consume_back(")"))
    return std::to_string(*number) + " : i" + width.str();
  const DefinedClass *found = classes.findClass(callee, model.cppNamespace);
  if (!found || !found->record.isA("EnumAttr"))
    return std::nullopt;
  Record info = found->record.getRecord("enum");
  std::optional<std::string> keyword =
      info ? findCase(makeEnum(info), arguments[1]) : std::nullopt;
  if (!keyword)
    return std::nullopt;
  return "#" + found->dialect + "." + found->name + "<" + *keyword + ">";
}

/// The value of an attribute with one parameter, or none, in full.
std::optional<std::string> Importer::convertParameters(Record def,
                                                       StringRef text) {
  std::string head = "#" + def.getRecord("dialect").getString("name").str() +
                     "." + getDefinitionName(def);
  std::vector<Record::Argument> parameters = def.getArguments("parameters");
  if (parameters.empty())
    return head;
  StringRef format = def.getTrimmed("assemblyFormat");
  const Record::Argument &only = parameters[0];
  if (parameters.size() != 1)
    return std::nullopt;
  if (text == "{}" && only.record.isA("OptionalArrayRefParameter") &&
      format.starts_with("`<` (") && format.ends_with(")? `>`"))
    return head + "<>";
  Record info = classes.findEnum(only.text, model.cppNamespace);
  if (!info || format != "`<` $" + only.name + " `>`")
    return std::nullopt;
  std::optional<std::string> keyword = findCase(makeEnum(info), text);
  if (!keyword)
    return std::nullopt;
  return head + "<" + *keyword + ">";
}

std::optional<std::string> Importer::convertDefault(Record attr,
                                                    StringRef cppText) {
  std::string text = cleanExpression(cppText);
  StringRef storage = attr.getTrimmed("storageType");
  storage.consume_front("::");
  storage.consume_front("mlir::");
  Record info = attr.isA("EnumAttr") ? attr.getRecord("enum")
                : attr.isA("EnumInfo") ? attr
                                       : Record();
  if (info)
    return findCase(makeEnum(info), text);
  if (text == "true" || text == "false")
    return text;
  if (storage == "IntegerAttr" && text == "{}")
    return "0";
  if (std::optional<int64_t> number = parseInteger(text))
    return std::to_string(*number);
  StringRef quoted(text);
  if (quoted.size() >= 2 && quoted.starts_with("\"") && quoted.ends_with("\""))
    return text;
  if (quoted.consume_back("::getOperationName()")) {
    StringRef name = classes.findOp(quoted, model.cppNamespace);
    if (!name.empty())
      return "\"" + name.str() + "\"";
  }
  if (std::optional<std::string> made = convertBuilder(text))
    return made;
  // The definition of the class that keeps it may be another record.
  if (const DefinedClass *found =
          classes.findClass(attr.getTrimmed("storageType"), model.cppNamespace))
    if (found->record.isA("AttrDef"))
      if (std::optional<std::string> made =
              convertParameters(found->record, text))
        return made;
  // `{}` is the call without its argument.
  StringRef call = attr.getTrimmed("constBuilderCall");
  if (text == "{}" && call.consume_back("::get($_builder.getContext())"))
    if (const DefinedClass *found =
            classes.findClass(call, model.cppNamespace))
      return convertParameters(found->record, text);
  if (storage == "DictionaryAttr" && text == "{}")
    return text;
  if (storage == "ArrayAttr" || (storage.starts_with("Dense") &&
                                 storage.ends_with("ArrayAttr")))
    return convertNumbers(text);
  if (storage == "DenseIntElementsAttr")
    return convertElements(text, getElementsType(attr));
  return std::nullopt;
}

void Importer::setDefault(Record attr, StringRef cppText, SlotModel &slot,
                          DefinitionModel &def) {
  slot.defaultText = convertDefault(attr, cppText);
  if (slot.defaultText)
    return;
  note(def, "default value that only C++ knows",
       slot.name + " = " + cleanExpression(cppText));
  addOnce(def.remarks, "default value not carried over: " + slot.name + " = " +
                           cleanExpression(cppText));
  // The generic form says whether the attribute is there.
  slot.optional = true;
  addOnce(def.missing, "print");
  addOnce(def.missing, "parse");
}
