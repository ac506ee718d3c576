// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Format/ParameterFormat.h"
#include "strata/DialectFiles/Loader/DialectLoaderDetail.h"
#include "strata/DialectFiles/Loader/FormatProblems.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::irdl;

//===-- Enumerations ------------------------------------------------------===//

/// The namespace of C++ for the classes of `dialect`.
static std::string getNamespace(const Dialect &dialect) {
  return "::mlir::" + dialect.cppNamespace + "::";
}

/// The name of an enumeration in messages: its class, by convention that of the
/// attribute without `Attr`, or its name.
static std::string getEnumClass(const Dialect &dialect,
                                const DefinitionModel &model) {
  if (!model.enumeration->className.empty())
    return "::mlir::" + model.enumeration->className;
  StringRef className = model.className;
  className.consume_back("Attr");
  return className.empty() ? model.name
                           : getNamespace(dialect) + className.str();
}

static std::unique_ptr<EnumDefinition>
compileEnum(const Dialect &dialect, const DefinitionModel &model) {
  const EnumModel &from = *model.enumeration;
  auto def = std::make_unique<EnumDefinition>();
  def->name = model.name;
  def->type = from.integerType
                  ? from.integerType
                  : Type(IntegerType::get(dialect.getContext(), 32));
  unsigned width = cast<IntegerType>(def->type).getWidth();
  for (const EnumModel::Case &entry : from.cases)
    def->cases.push_back(
        {entry.keyword, entry.symbol.empty() ? entry.keyword : entry.symbol,
         APInt(64, uint64_t(entry.value)).zextOrTrunc(width).getZExtValue()});
  def->isBits = from.isBits;
  def->printsGroups = from.printsGroups;
  def->separator = from.separator;
  def->className = getEnumClass(dialect, model);
  def->mnemonic = from.mnemonic;
  def->summary = !from.summary.empty()    ? from.summary
                 : !from.mnemonic.empty() ? model.summary
                                          : std::string();
  return def;
}

//===-- Parameters --------------------------------------------------------===//

/// The C++ type of a parameter, for messages.
static std::string describeCppType(const AttrKind &kind,
                                   const Dialect &dialect) {
  using Tag = AttrKind::Tag;
  switch (kind.tag) {
  case Tag::Attribute:
  case Tag::Type:
    if (!kind.definition)
      return kind.tag == Tag::Type ? "Type" : "Attribute";
    return kind.definition->className.empty()
               ? kind.definition->getFullName()
               : getNamespace(dialect) + kind.definition->className;
  case Tag::Number: {
    if (isa<FloatType>(kind.type))
      return kind.type.isF64() ? "double" : "float";
    if (kind.type.isIndex())
      return "size_t";
    unsigned width = kind.type.getIntOrFloatBitWidth();
    return (kind.isUnsigned ? "uint" : "int") + std::to_string(width) + "_t";
  }
  case Tag::Bool:
    return "bool";
  case Tag::String:
  case Tag::Symbol:
    return "::llvm::StringRef";
  case Tag::Enum:
    return kind.enumeration->className;
  case Tag::Dense: {
    std::string text;
    llvm::raw_string_ostream os(text);
    kind.type.print(os);
    return "Dense" + StringRef(text).upper() + "ArrayAttr";
  }
  case Tag::Array:
    return "::llvm::ArrayRef<" + describeCppType(*kind.element, dialect) + ">";
  case Tag::Elements:
    return "DenseElementsAttr";
  case Tag::Shape:
    return "::llvm::ArrayRef<int64_t>";
  case Tag::Unit:
    return "UnitAttr";
  case Tag::AffineMap:
    return "AffineMap";
  }
  llvm_unreachable("all kinds are handled");
}

/// Whether the parameter `slot` of `def` can be the type of the attribute.
static LogicalResult checkSelfType(const TypeDefinition &def,
                                   const SlotModel &slot) {
  const TypeDefinition::Parameter &self = def.parameters[*def.selfType];
  if (!def.isType && self.name == slot.name && !self.isOptional &&
      self.kind.tag == AttrKind::Tag::Type)
    return success();
  return emitError(def.dialect->getContext(), slot.loc)
         << "parameter '" << slot.name
         << "' with 'strata.self_type' must be the only one, of an attribute, "
            "of "
            "kind 'type', and not optional";
}

/// Whether the parameters in lists of ports are arrays.
static LogicalResult checkPorts(const TypeDefinition &def,
                                const DefinitionModel &model) {
  if (!def.format)
    return success();
  for (const detail::PortColumn &column : def.format->getColumns()) {
    AttrKind::Tag tag = def.parameters[column.slot].kind.tag;
    if (tag != AttrKind::Tag::Array && tag != AttrKind::Tag::Dense)
      return emitError(def.dialect->getContext(),
                       model.parameters[column.slot].loc)
             << "parameter '" << def.parameters[column.slot].name
             << "', which is in 'ports', must be of a kind 'array' or 'dense'";
  }
  return success();
}

LogicalResult irdl::loadKinds(TypeDefinition &def,
                              const DefinitionModel &model) {
  if (def.enumeration) {
    // The parameter is not in the file.
    for (TypeDefinition::Parameter &parameter : def.parameters)
      parameter.cppType = def.enumeration->className;
    return success();
  }
  for (auto [parameter, slot] :
       llvm::zip_equal(def.parameters, model.parameters)) {
    const ConstraintModel &by = model.constraintOf(slot);
    std::optional<SlotInfo> info = getSlotInfo(
        by, def.constraints, parameter.constraint, def.dialect->getContext());
    if (!info)
      return failure();
    parameter.kind = std::move(info->kind);
    parameter.cppType = by.cppType;
    parameter.error = by.error;
    parameter.isClass = !parameter.cppType.empty() && parameter.summary.empty();
    if (parameter.cppType.empty())
      parameter.cppType = describeCppType(parameter.kind, *def.dialect);
    if (by.isSelfType && failed(checkSelfType(def, slot)))
      return failure();
  }
  return checkPorts(def, model);
}

LogicalResult irdl::loadDefaults(TypeDefinition &def,
                                 const DefinitionModel &model) {
  if (def.enumeration)
    return success();
  for (auto [parameter, slot] :
       llvm::zip_equal(def.parameters, model.parameters)) {
    const ConstraintModel &by = model.constraintOf(slot);
    if (!by.defaultValue)
      continue;
    parameter.defaultValue =
        readDefault(by, parameter.kind, def.dialect->getContext());
    if (!parameter.defaultValue)
      return failure();
  }
  return success();
}

//===-- Types and attributes ----------------------------------------------===//

/// The syntax, which depends on the names of the parameters only.
static LogicalResult loadFormat(TypeDefinition &def,
                                const DefinitionModel &model) {
  auto isMissing = [&](StringRef what) {
    return llvm::is_contained(model.missing, what);
  };
  def.isOpaque = !model.format && (isMissing("parse") || isMissing("print"));
  if (def.isOpaque || def.isPlain)
    return success();
  StringRef text = model.format             ? StringRef(*model.format)
                   : def.enumeration        ? StringRef("`<` $value `>`")
                   : def.parameters.empty() ? StringRef()
                                            : StringRef("`<` params `>`");
  FormatError error;
  def.format = ParameterFormat::compile(text, def, error);
  // The file says that it is C++ which is not available: the text is kept as it is
  // written.
  def.isOpaque = !def.format && isMissing(error.missing);
  if (def.isOpaque)
    setFormatProblem(*def.dialect->getContext(), model.fullName,
                     {error.message, error.missing.str()});
  if (def.format || def.isOpaque)
    return success();
  return reportFormatError(def.dialect->getContext(), model, text, error);
}

LogicalResult irdl::loadType(TypeDefinition &def, const DefinitionModel &model,
                             const Definitions &definitions, bool isExtended) {
  ConstraintLoader constraints(def.constraints, definitions, *def.dialect);
  if (failed(constraints.load(model)))
    return failure();
  if (!def.enumeration)
    for (auto [parameter, slot] :
         llvm::zip_equal(def.parameters, model.parameters))
      parameter.constraint = constraints.get(slot.constraint);
  return isExtended ? loadFormat(def, model) : success();
}

//===-- Declarations ------------------------------------------------------===//

static LogicalResult declareEnum(TypeDefinition &def,
                                 const DefinitionModel &model) {
  assert(!def.isType && model.enumeration &&
         "the reader reports any other 'strata.enum'");
  if (!def.parameters.empty())
    return emitError(def.dialect->getContext(), model.loc,
                     "an enumeration has no parameters");
  def.enumeration = compileEnum(*def.dialect, model);
  def.isPlain = model.enumeration->isPlain;
  if (def.isPlain)
    return success();
  TypeDefinition::Parameter value;
  value.name = "value";
  value.kind.tag = AttrKind::Tag::Enum;
  value.kind.enumeration = def.enumeration.get();
  value.constraint = def.constraints.addAny();
  def.parameters.push_back(std::move(value));
  return success();
}

LogicalResult irdl::declareType(TypeDefinition &def,
                                const DefinitionModel &model, bool isExtended) {
  for (const SlotModel &slot : model.parameters) {
    const ConstraintModel &by = model.constraintOf(slot);
    TypeDefinition::Parameter &parameter = def.parameters.emplace_back();
    parameter.name = slot.name;
    parameter.isOptional = by.isOptional || by.defaultValue;
    parameter.summary = by.summary;
    if (by.isSelfType)
      def.selfType = def.parameters.size() - 1;
  }
  if (!isExtended)
    return success();
  def.className = model.className;
  def.subclasses = model.subclasses;
  def.recordName = model.recordName;
  def.traits = model.traits;
  def.interfaces = model.interfaces;
  def.hasAlias = model.hasAlias || !model.aliasName.empty();
  if (!model.aliasName.empty())
    def.dialect->attrAliases.push_back(
        {def.name, StringAttr::get(def.dialect->getContext(), model.aliasName)
                       .getValue()});
  return model.isEnumeration ? declareEnum(def, model) : success();
}
