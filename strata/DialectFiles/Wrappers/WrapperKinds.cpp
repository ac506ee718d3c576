// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Wrappers/WrapperDetail.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace strata;
using namespace strata::wrappers;

//===-- Literals ----------------------------------------------------------===//

static std::optional<std::string> toSignedLiteral(const CppKind &,
                                                  Attribute attr) {
  int64_t value = cast<IntegerAttr>(attr).getInt();
  // There is no negative literal.
  if (value == std::numeric_limits<int64_t>::min())
    return std::nullopt;
  return llvm::itostr(value);
}

static std::optional<std::string> toUnsignedLiteral(const CppKind &,
                                                    Attribute attr) {
  return llvm::utostr(cast<IntegerAttr>(attr).getValue().getZExtValue()) + "u";
}

static std::optional<std::string> toFloatLiteral(const CppKind &,
                                                 Attribute attr) {
  double value = cast<FloatAttr>(attr).getValue().convertToDouble();
  if (!std::isfinite(value))
    return std::nullopt;
  std::string text;
  llvm::raw_string_ostream os(text);
  os << llvm::format("%.17g", value);
  os.flush();
  if (text.find_first_of(".e") == std::string::npos)
    text += ".0";
  return text;
}

static std::optional<std::string> toBoolLiteral(const CppKind &,
                                                Attribute attr) {
  return cast<BoolAttr>(attr).getValue() ? "true" : "false";
}

static std::optional<std::string> toStringLiteral(const CppKind &,
                                                  Attribute attr) {
  StringRef text = cast<StringAttr>(attr).getValue();
  if (text.contains('\0'))
    return std::nullopt;
  return quote(text);
}

static std::optional<std::string> toEnumLiteral(const CppKind &kind,
                                                Attribute attr) {
  if (auto dynamic = dyn_cast<DynamicAttr>(attr))
    attr =
        dynamic.getParams().empty() ? Attribute() : dynamic.getParams().front();
  // The number of an object that is kept as text is unknown.
  auto number = dyn_cast_or_null<IntegerAttr>(attr);
  if (!number)
    return std::nullopt;
  uint64_t value = number.getValue().getZExtValue();
  for (auto [known, name] : llvm::zip_equal(kind.enumeration->cases,
                                            getEnumerators(*kind.enumeration)))
    if (known.value == value)
      return kind.value + "::" + name;
  return kind.value + "(" + llvm::utostr(value) + ")";
}

//===-- Kinds -------------------------------------------------------------===//

std::string CppKind::encode(StringRef text, bool isOptional) const {
  if (form == Form::Plain)
    return text.str();
  return (isOptional ? "::strata::kinds::encodeOptional<" + name + ">"
                     : name + "::encode") +
         "(ctx, " + text.str() + ")";
}

/// A kind of a fundamental type, whose values are not handles.
static CppKind makeAttrKind(const Twine &name, StringRef attrClass,
                            StringRef type,
                            decltype(CppKind::toLiteral) toLiteral) {
  CppKind kind;
  kind.form = CppKind::Form::Value;
  kind.name = ("::strata::kinds::" + name).str();
  kind.attrClass = ("::strata::" + attrClass).str();
  kind.value = kind.param = type.str();
  if (type == "bool")
    kind.param = "::strata::BoolParam";
  kind.toLiteral = toLiteral;
  return kind;
}

/// An attribute as it is.
static CppKind makePlainKind(const Twine &className) {
  CppKind kind;
  kind.attrClass = kind.value = kind.param = className.str();
  kind.name = "::strata::kinds::Plain<" + kind.value + ">";
  return kind;
}

static CppKind makeTypeKind(const Twine &className) {
  CppKind kind;
  kind.form = CppKind::Form::Type;
  kind.attrClass = "::strata::TypeAttr";
  kind.value = kind.param = className.str();
  kind.name = "::strata::kinds::TypeOf<" + kind.value + ">";
  return kind;
}

/// An affine map or an integer set.
static CppKind makeMapKind(bool isSet) {
  CppKind kind;
  kind.form = CppKind::Form::Type;
  kind.name = isSet ? "::strata::kinds::Set" : "::strata::kinds::Map";
  kind.value = isSet ? "::strata::IntegerSet" : "::strata::AffineMap";
  kind.attrClass = kind.value + "Attr";
  kind.param = kind.value + "Param";
  kind.header = "strata/Definition/AffineKinds.h";
  return kind;
}

/// A flag is a unit attribute that is kept as a truth value if it is false.
static CppKind makeUnitKind(bool isFlag = false) {
  CppKind kind =
      makeAttrKind(isFlag ? "Flag" : "Unit", isFlag ? "Attribute" : "UnitAttr",
                   "bool", nullptr);
  kind.form = CppKind::Form::Unit;
  return kind;
}

static CppKind makeStringKind() {
  return makeAttrKind("String", "StringAttr", "::llvm::StringRef",
                      toStringLiteral);
}

static CppKind makeNumberKind(const AttrKind &kind) {
  if (kind.type.isIndex())
    return makeAttrKind("Index", "IntegerAttr", "int64_t", toSignedLiteral);
  if (auto type = dyn_cast<FloatType>(kind.type))
    return makeAttrKind("Float<::strata::FloatType::Format::" +
                            type.getSpelling().upper() + ">",
                        "FloatAttr", "double", toFloatLiteral);
  auto type = cast<IntegerType>(kind.type);
  std::string params = std::to_string(type.getWidth());
  if (!type.isSignless())
    params += type.isSigned() ? ", ::strata::IntegerType::Signed"
                              : ", ::strata::IntegerType::Unsigned";
  if (kind.isUnsigned)
    return makeAttrKind("UInt<" + params + ">", "IntegerAttr", "uint64_t",
                        toUnsignedLiteral);
  return makeAttrKind("Int<" + params + ">", "IntegerAttr", "int64_t",
                      toSignedLiteral);
}

/// A list of numbers; the attribute where C++ has no type for them.
static CppKind makeDenseKind(Type type) {
  StringRef element;
  if (type.isF32())
    element = "float";
  else if (type.isF64())
    element = "double";
  else if (auto integer = dyn_cast<IntegerType>(type))
    switch (integer.getWidth()) {
    case 1:
      element = "bool";
      break;
    case 8:
      element = "int8_t";
      break;
    case 16:
      element = "int16_t";
      break;
    case 32:
      element = "int32_t";
      break;
    case 64:
      element = "int64_t";
      break;
    }
  if (element.empty())
    return makePlainKind("::strata::DenseArrayAttr");
  CppKind kind =
      makeAttrKind("Dense<" + element + ">", "DenseArrayAttr", "", nullptr);
  kind.value = kind.param = ("::llvm::ArrayRef<" + element + ">").str();
  return kind;
}

//===-- Classes -----------------------------------------------------------===//

void ClassTable::leaveNamespace(StringRef name) {
  auto qualify = [&](auto &map) {
    for (auto &entry : map)
      if (!StringRef(entry.second).starts_with("::"))
        entry.second = ("::" + name + "::" + entry.second).str();
  };
  qualify(classes);
  qualify(enums);
}

StringRef ClassTable::find(const TypeDefinition *def) const {
  auto it = classes.find(def);
  return it == classes.end() ? StringRef() : StringRef(it->second);
}

StringRef ClassTable::find(const EnumDefinition *def) const {
  auto it = enums.find(def);
  return it == enums.end() ? StringRef() : StringRef(it->second);
}

/// A number of an enumeration; the attribute if its class is not here.
CppKind ClassTable::getEnumKind(const EnumDefinition &def) const {
  StringRef name = find(&def);
  if (name.empty())
    return makePlainKind("::strata::IntegerAttr");
  auto type = cast<IntegerType>(def.type);
  CppKind kind = makeAttrKind("Enum<" + name + ", " + Twine(type.getWidth()) +
                                  (type.isSignless() ? ""
                                   : type.isSigned()
                                       ? ", ::strata::IntegerType::Signed"
                                       : ", ::strata::IntegerType::Unsigned") +
                                  ">",
                              "IntegerAttr", name, toEnumLiteral);
  kind.enumeration = &def;
  return kind;
}

/// The classes of builtin objects, which have the names of their kinds.
static StringRef getBuiltinClass(Kind kind) {
  switch (kind) {
#define STRATA_KIND(NAME)                                                      \
  case Kind::NAME:                                                             \
    return "::strata::" #NAME;
#include "strata/IR/Types/Kinds.def"
  }
  llvm_unreachable("all kinds are handled");
}

std::optional<CppKind>
ClassTable::getKindOfBase(const ConstraintProgram &program,
                          ConstraintProgram::Index index) const {
  using Op = ConstraintProgram::Op;
  const ConstraintProgram::Node *node = &program[index];
  while (node->op == Op::AllOf && !node->children.empty())
    node = &program[node->children.front()];
  if (node->op == Op::Is) {
    if (isa<UnitAttr>(node->expected))
      return makeUnitKind();
    if (isa<TypeAttr>(node->expected))
      return makeTypeKind("::strata::Type");
    return std::nullopt;
  }
  if (node->op != Op::Base && node->op != Op::Parametric)
    return std::nullopt;
  const AttrBase &base = node->base;
  if (!base.definition) {
    if (base.kind == Kind::StringAttr)
      return makeStringKind();
    if (base.kind == Kind::AffineMapAttr || base.kind == Kind::IntegerSetAttr)
      return makeMapKind(base.kind == Kind::IntegerSetAttr);
    StringRef builtin = getBuiltinClass(base.kind);
    return base.isType ? makeTypeKind(builtin) : makePlainKind(builtin);
  }
  if (base.definition->isPlain)
    return getEnumKind(*base.definition->enumeration);
  StringRef known = find(base.definition);
  if (base.isType)
    return makeTypeKind(known.empty() ? "::strata::Type" : known);
  if (known.empty())
    return makePlainKind("::strata::Attribute");
  if (!base.definition->enumeration)
    return makePlainKind(known);
  CppKind kind =
      makeAttrKind("EnumIn<" + known + ">", "",
                   find(base.definition->enumeration.get()), toEnumLiteral);
  kind.attrClass = known.str();
  kind.enumeration = base.definition->enumeration.get();
  return kind;
}

std::string ClassTable::getTypeClass(const TypeConstraint &constraint,
                                     const ConstraintProgram *program) const {
  if (constraint.definition)
    return find(constraint.definition).str();
  if (auto dynamic = dyn_cast_or_null<DynamicType>(constraint.onlyType))
    return find(&dynamic.getDefinition()).str();
  if (constraint.onlyType)
    return getBuiltinClass(constraint.onlyType.getKind()).str();
  if (constraint.builtin)
    return getBuiltinClass(constraint.builtin->kind).str();
  if (!program || !constraint.node)
    return {};
  ConstraintProgram::Index index = *constraint.node;
  while ((*program)[index].op == ConstraintProgram::Op::AllOf &&
         !(*program)[index].children.empty())
    index = (*program)[index].children.front();
  const ConstraintProgram::Node &node = (*program)[index];
  if (node.op == ConstraintProgram::Op::Is)
    if (auto type = dyn_cast<TypeAttr>(node.expected))
      return isa<DynamicType>(type.getValue())
                 ? find(&cast<DynamicType>(type.getValue()).getDefinition())
                       .str()
                 : getBuiltinClass(type.getValue().getKind()).str();
  std::optional<CppKind> kind = getKindOfBase(*program, index);
  return kind && kind->form == CppKind::Form::Type &&
                 kind->value != "::strata::Type"
             ? kind->value
             : "";
}

/// The kind that a predicate of one word means.
static std::optional<CppKind> getKindOfPredicate(StringRef text) {
  if (text == "bool_attr")
    return makeAttrKind("Bool", "BoolAttr", "bool", toBoolLiteral);
  if (text == "string_attr")
    return makeStringKind();
  if (text == "flat_symbol_ref")
    return makeAttrKind("FlatSymbolRef", "FlatSymbolRefAttr",
                        "::llvm::StringRef", nullptr);
  if (text == "unit_attr")
    return makeUnitKind();
  if (text == "affine_map_attr" || text == "integer_set_attr")
    return makeMapKind(text == "integer_set_attr");
  static constexpr std::pair<StringRef, StringRef> plain[] = {
      {"integer_attr", "IntegerAttr"},
      {"float_attr", "FloatAttr"},
      {"array_attr", "ArrayAttr"},
      {"dictionary_attr", "DictionaryAttr"},
      {"symbol_ref", "SymbolRefAttr"},
      {"elements_attr", "ElementsAttr"},
      {"dense_elements_attr", "DenseElementsAttr"},
      {"dense_array", "DenseArrayAttr"}};
  for (auto [word, className] : plain)
    if (text == word)
      return makePlainKind("::strata::" + className);
  return std::nullopt;
}

CppKind ClassTable::getKind(const AttrKind &kind,
                            const ConstraintProgram &program,
                            ConstraintProgram::Index index,
                            const ConstraintModel *constraint) const {
  StringRef predicate;
  if (constraint && constraint->kind == ConstraintModel::Kind::Predicate)
    predicate = constraint->text;
  switch (kind.tag) {
  case AttrKind::Tag::Number:
    return makeNumberKind(kind);
  case AttrKind::Tag::Bool:
    return makeAttrKind("Bool", "BoolAttr", "bool", toBoolLiteral);
  case AttrKind::Tag::String:
  case AttrKind::Tag::Symbol:
    return makeStringKind();
  case AttrKind::Tag::Enum:
    return getEnumKind(*kind.enumeration);
  case AttrKind::Tag::Dense:
  case AttrKind::Tag::Shape:
    return makeDenseKind(kind.type);
  case AttrKind::Tag::Elements:
    return makePlainKind("::strata::DenseElementsAttr");
  case AttrKind::Tag::Array:
    return makePlainKind("::strata::ArrayAttr");
  case AttrKind::Tag::AffineMap:
    return makeMapKind(/*isSet=*/false);
  case AttrKind::Tag::Unit:
    return makeUnitKind(kind.isFlag);
  case AttrKind::Tag::Type:
    if (StringRef known = find(kind.definition); !known.empty())
      return makeTypeKind(known);
    return makeTypeKind(predicate == "type_attr_of(function)"
                            ? "::strata::FunctionType"
                            : "::strata::Type");
  case AttrKind::Tag::Attribute:
    break;
  }
  if (std::optional<CppKind> base = getKindOfBase(program, index))
    return *base;
  if (std::optional<CppKind> known = getKindOfPredicate(predicate))
    return *known;
  return makePlainKind("::strata::Attribute");
}
