// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operands, results, attributes and properties: constraints, storage kinds of
// attributes, default values.
#include "strata/DialectFiles/ODS/CppText.h"
#include "strata/DialectFiles/ODS/ImporterDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

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
  return (Twine(found->isType ? "!" : "#") + found->dialect + "." + found->name)
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
      return llvm::any_of(model.definitions,
                          [&](const DefinitionModel &def) {
                            return def.kind ==
                                       DefinitionModel::Kind::Attribute &&
                                   def.name == name;
                          }) ||
             llvm::any_of(dump.getInstances("AttrDef"), [&](Record def) {
               return def.getRecord("dialect").getString("name") ==
                          model.name &&
                      getDefinitionName(def) == name;
             });
    };
    entry->second = stem;
    if (isTaken(stem))
      entry->second = replaceAll(ns, "::", ".") + "." + stem;
    importEnum(entry->second, info, mnemonic);
  }
  return "#" + model.name + "." + entry->second;
}

/// Marks the expressions in `tree` that have unknown names according to
/// `isUnknown`.
static void markPartial(ConstraintTree &tree,
                        function_ref<bool(StringRef)> isUnknown) {
  if (tree.kind == ConstraintTree::Kind::Predicate)
    tree.isPartial = isUnknown(tree.text);
  for (ConstraintTree &child : tree.children)
    markPartial(child, isUnknown);
}

const Importer::KnownConstraint &Importer::getConstraintOf(Record predicate) {
  auto [known, isNew] = constraints.try_emplace(predicate.getName());
  KnownConstraint &constraint = known->second;
  if (!isNew)
    return constraint;
  auto lookup = [&](StringRef className) { return findBase(className); };
  constraint.tree = getConstraint(predicate, lookup);
  if (!constraint.tree)
    return constraint;
  markPartial(*constraint.tree, [&](StringRef text) {
    std::vector<std::string> names =
        findUnknownNames(text, nullptr, classes, model.cppNamespace);
    if (!names.empty())
      constraint.unknownNames.push_back(names.front());
    return !names.empty();
  });
  return constraint;
}

ConstraintTree Importer::makeConstraint(Record record, DefinitionModel &def) {
  Record predicate = record.getRecord("predicate");
  if (!predicate)
    return {};
  const KnownConstraint &constraint = getConstraintOf(predicate);
  for (const std::string &name : constraint.unknownNames)
    note(def, "constraint with a name defined only in C++", name);
  if (constraint.tree)
    return *constraint.tree;
  note(def, "constraint that is too long", predicate.getName());
  return {};
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

SlotDraft Importer::importValue(const Record::Argument &argument,
                                StringRef fallback, DefinitionModel &def) {
  SlotDraft slot;
  slot.name = argument.name.empty() ? fallback.str() : argument.name;
  Record record = argument.record;
  if (record.isA("OpVariable")) {
    if (std::vector<std::string> effects = getEffects(record); !effects.empty())
      setEffects(ctx, slot.words, effects);
    record = record.getRecord("constraint");
  }
  if (!record)
    return slot;
  slot.summary = record.getTrimmed("summary").str();
  if (record.isA("Variadic")) {
    slot.arity = Arity::Variadic;
    // The verifier adds it.
    if (StringRef summary = slot.summary; summary.consume_front("variadic of "))
      slot.summary = summary.str();
  } else if (record.isA("Optional"))
    slot.arity = Arity::Optional;
  slot.segments = record.getString("segmentAttrName").str();
  slot.constraint = makeConstraint(record, def);
  if (slot.constraint.kind == ConstraintTree::Kind::Is)
    return slot;
  // A list or an option of a buildable constraint.
  Record base = record.getRecord("baseType");
  StringRef call = (base ? base : record).getString("builderCall");
  std::string type = convertType(call);
  if (type != slot.constraint.text)
    slot.type = type;
  // Formats may leave the type out.
  if (type.empty() && !call.empty()) {
    note(def, "type with a builder only in C++", slot.name);
    addOnce(def.missing, "infer");
  }
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
    return (Twine(type.isA("I")    ? "i"
                  : type.isA("SI") ? "si"
                                   : "ui") +
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

void Importer::setAttributeKind(Record attr, SlotDraft &slot) {
  std::string storage = getStorage(attr);
  std::string type = getValueType(attr);
  bool isNumber = storage == "IntegerAttr" || storage == "FloatAttr";
  if (isNumber && type != "none")
    slot.storage = type;
  else if (attr.isA("EnumAttrInfo"))
    slot.storage = "";
  else
    slot.storage =
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

SlotDraft Importer::importAttribute(Record attr, StringRef name,
                                    DefinitionModel &def) {
  SlotDraft slot;
  slot.name = name.str();
  slot.summary = attr.getTrimmed("summary").str();
  if (attr.isA("DerivedAttr")) {
    slot.isDerived = true;
    return slot;
  }
  Record base = getBaseAttr(attr);
  slot.isOptional = attr.getBit("isOptional");
  setAttributeKind(base, slot);
  if (base.isA("EnumAttrInfo"))
    // The predicate says no more than that it is one of the cases.
    slot.constraint =
        attr.isA("ConfinedAttr")
            ? makeConstraint(attr, def)
            : ConstraintTree{ConstraintTree::Kind::Base, useEnum(base), {}};
  else
    slot.constraint = makeConstraint(attr, def);
  if (slot.storage == "unit")
    slot.isOptional = true;
  else if (!attr.getTrimmed("defaultValue").empty())
    setDefault(base, attr.getString("defaultValue"), slot, def);
  return slot;
}

//===-- Properties --------------------------------------------------------===//

SlotDraft Importer::importProperty(Record prop, StringRef name,
                                   DefinitionModel &def) {
  SlotDraft slot;
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
      slot.defaultValue =
          findCase(makeEnum(info), prop.getString("defaultValue"));
    return slot;
  }
  using Kind = ConstraintTree::Kind;
  if (base.isA("_cls_UnitProp")) {
    slot.constraint = {Kind::Is, "unit", {}};
    slot.storage = "unit";
    slot.isOptional = true;
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
    slot.storage = integer == "i1" ? "bool" : integer;
    slot.constraint = {Kind::Predicate,
                       "typed_attr_of(signless_integer(" + integer.substr(1) +
                           "))",
                       {}};
  } else if (type == "StringRef") {
    slot.storage = "string";
    slot.constraint = {Kind::Base, "#builtin.string", {}};
  } else if (type == "Attribute" || StringRef(type).ends_with("Attr")) {
    slot.constraint = {Kind::Predicate, "isa<" + type + ">($_self)", {}};
  } else if (type == "std::optional<int64_t>" && prop.isA("OptionalProp")) {
    // Kept as an array of one integer, or none.
    slot.storage = "array<i64>";
    slot.constraint = {Kind::Predicate,
                       "array_attr && max_size(1) && array_of(typed_attr_of("
                       "signless_integer(64)))",
                       {}};
    slot.defaultValue = "";
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
