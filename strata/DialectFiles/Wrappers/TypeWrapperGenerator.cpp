// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Wrappers/WrapperDetail.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
using namespace strata::wrappers;

//===-- Enumerations ------------------------------------------------------===//

std::vector<std::string> wrappers::getEnumerators(const EnumDefinition &def) {
  NameScope scope;
  std::vector<std::string> names;
  for (const EnumDefinition::Case &known : def.cases)
    names.push_back(scope.take(toEnumerator(known.symbol)));
  return names;
}

namespace {
/// Writes one enumeration.
class EnumWriter {
public:
  EnumWriter(DialectWriter &writer, const EnumDefinition &def)
      : os(writer.os), def(def) {}
  void write(const DefinitionModel &model, StringRef enumName);

private:
  void writeCases();
  void writeFunctions();
  void writeOperators();

  raw_ostream &os;
  const EnumDefinition &def;
  std::string name, table;
};
} // namespace

void EnumWriter::writeCases() {
  bool isWide = cast<IntegerType>(def.type).getWidth() > 32;
  os << "enum class " << name << " : " << (isWide ? "uint64_t" : "uint32_t")
     << " {\n";
  std::vector<std::string> names = getEnumerators(def);
  for (auto [known, enumerator] : llvm::zip_equal(def.cases, names))
    os << "  " << enumerator << " = " << known.value << "u,\n";
  os << "};\n";
  os << "inline constexpr ::strata::EnumCase " << table << "[] = {\n";
  for (const EnumDefinition::Case &known : def.cases)
    os << "    {" << quote(known.keyword) << ", " << known.value << "u},\n";
  os << "};\n";
}

void EnumWriter::writeFunctions() {
  std::string separator =
      def.isBits ? ", " + quote(def.separator) : std::string();
  std::string plural = def.isBits ? "Cases" : "Case";
  os << "inline " << (def.isBits ? "::std::string" : "::llvm::StringRef")
     << " stringify" << name << "(" << name << " value) {\n"
     << "  return ::strata::stringify" << plural << "(" << table
     << ", uint64_t(value)" << separator;
  if (def.isBits)
    os << ", " << (def.printsGroups ? "true" : "false");
  os << ");\n}\n"
     << "inline ::std::optional<" << name << "> symbolize" << name
     << "(::llvm::StringRef text) {\n"
     << "  return ::strata::toEnum<" << name << ">(\n      ::strata::symbolize"
     << plural << "(" << table << ", text" << separator << "));\n}\n";
}

void EnumWriter::writeOperators() {
  StringRef number =
      cast<IntegerType>(def.type).getWidth() > 32 ? "uint64_t" : "uint32_t";
  for (char op : {'|', '&'})
    os << "constexpr " << name << " operator" << op << "(" << name << " a, "
       << name << " b) {\n  return " << name << "(" << number << "(a) " << op
       << " " << number << "(b));\n}\n";
  os << "constexpr bool bitEnumContainsAll(" << name << " value, " << name
     << " bits) {\n  return (value & bits) == bits;\n}\n"
     << "constexpr bool bitEnumContainsAny(" << name << " value, " << name
     << " bits) {\n  return (value & bits) != " << name << "(0);\n}\n";
}

void EnumWriter::write(const DefinitionModel &model, StringRef enumName) {
  name = enumName.str();
  table = name + "Cases";
  table.front() = llvm::toLower(table.front());
  printSummary(os, model.summary, "Cases of `" + Twine(model.name) + "`.");
  writeCases();
  writeFunctions();
  if (def.isBits)
    writeOperators();
  os << '\n';
}

//===-- Types and attributes ----------------------------------------------===//

namespace {
/// A parameter as the class has it.
struct ClassParam {
  CppKind kind;
  /// The name of the getter without `get`.
  std::string accessor;
  CppParam param;
  bool isOptional = false;
};

/// Writes the class of one type or attribute.
class TypeWriter {
public:
  TypeWriter(DialectWriter &writer, const TypeDefinition &def,
             StringRef className)
      : os(writer.os), includes(writer.includes), classes(writer.classes),
        def(def), className(className) {}
  void write(const DefinitionModel &model);

private:
  void collectParams(const DefinitionModel &model);
  void writeGetters();
  void writeFactories();

  raw_ostream &os;
  std::set<StringRef> &includes;
  ClassTable &classes;
  const TypeDefinition &def;
  StringRef className;
  std::vector<ClassParam> params;
};
} // namespace

void TypeWriter::collectParams(const DefinitionModel &model) {
  NameScope accessors = {
      "getDefinition",        "getParams",          "getKind",
      "getDialect",           "getContext",         "getImpl",
      "getChecked",           "getAsOpaquePointer", "getFromOpaquePointer",
      "getIntOrFloatBitWidth"};
  NameScope names = {"ctx",    "emitError", "build", "buildChecked",
                     "strata", "std",       "llvm"};
  for (auto [i, from] : llvm::enumerate(def.parameters)) {
    std::string name =
        from.name.empty() ? "param" + std::to_string(i) : from.name;
    // The number of an enumeration has no constraint in the file.
    const ConstraintModel *constraint =
        i < model.parameters.size() ? &model.constraintOf(model.parameters[i])
                                    : nullptr;
    ClassParam &param = params.emplace_back();
    param.kind = classes.getKind(from.kind, def.constraints, from.constraint,
                                 constraint);
    if (!param.kind.header.empty())
      includes.insert(param.kind.header);
    param.accessor = accessors.take(toPascalCase(name), {"get$"});
    param.isOptional = from.isOptional && !from.defaultValue;
    param.param = makeParam(param.kind, names.take(toCamelCase(name)),
                            from.isOptional, from.defaultValue);
  }
}

void TypeWriter::writeGetters() {
  for (auto [i, param] : llvm::enumerate(params)) {
    const CppKind &kind = param.kind;
    if (kind.form == CppKind::Form::Plain)
      printGetter(os, kind.value, "get" + param.accessor,
                  "paramAs<" + kind.value + ">(" + Twine(i) + ")");
    else if (param.isOptional && kind.needsOptional())
      printGetter(os, "::std::optional<" + kind.value + ">",
                  "get" + param.accessor,
                  "optionalValue<" + kind.name + ">(" + Twine(i) + ")");
    else
      printGetter(os, kind.value, "get" + param.accessor,
                  "value<" + kind.name + ">(" + Twine(i) + ")");
  }
}

void TypeWriter::writeFactories() {
  std::vector<CppParam> list{{"::strata::Context *", "ctx"}};
  std::vector<std::string> encoded;
  for (const ClassParam &param : params) {
    list.push_back(param.param);
    encoded.push_back(
        param.kind.encode(param.param.name,
                          isOptionalParam(param.kind, param.param)) +
        ",");
  }
  auto print = [&](StringRef function, StringRef call) {
    std::vector<std::string> body{call.str()};
    llvm::append_range(body, encoded);
    if (!encoded.empty())
      body.back().pop_back();
    body.back() += "})";
    printFunction(os, "static " + className + " " + function, list, body);
  };
  print("get", "build(ctx, {");
  list.insert(list.begin(), {"::strata::EmitErrorFn", "emitError"});
  print("getChecked", "buildChecked(emitError, ctx, {");
}

void TypeWriter::write(const DefinitionModel &model) {
  collectParams(model);
  StringRef base = def.isType ? "TypeWrapper" : "AttrWrapper";
  printSummary(os, model.summary,
               "`" + Twine(def.isType ? "!" : "#") + def.getFullName() + "`.");
  os << "class " << className << " : public ::strata::" << base << "<"
     << className << "> {\npublic:\n  using " << base << "::" << base
     << ";\n  static constexpr ::llvm::StringLiteral name = "
     << quote(def.getFullName()) << ";\n";
  writeFactories();
  writeGetters();
  os << "};\n\n";
}

/// The class name for `def`, without `Type` or `Attr` if it is an enumeration.
static std::string getClassName(const TypeDefinition &def) {
  std::string name = def.className.empty() ? toPascalCase(def.name)
                                           : toPascalCase(def.className);
  StringRef ending = def.isType ? "Type" : "Attr";
  if (def.enumeration && name.size() > ending.size() &&
      StringRef(name).ends_with(ending))
    name.resize(name.size() - ending.size());
  else if (!def.enumeration && def.className.empty())
    name += ending;
  return name;
}

/// Whether one enum class can stand for both.
static bool areSame(const EnumDefinition &a, const EnumDefinition &b) {
  return a.type == b.type && a.isBits == b.isBits &&
         a.printsGroups == b.printsGroups && a.separator == b.separator &&
         llvm::equal(a.cases, b.cases, [](const auto &left, const auto &right) {
           return left.keyword == right.keyword &&
                  left.symbol == right.symbol && left.value == right.value;
         });
}

/// Writes the enum class of `def`, unless there is one that does, and returns
/// its name. Dialects often have an enumeration both as a plain one and as an
/// attribute.
static std::string writeEnum(DialectWriter &writer, const TypeDefinition &def,
                             const DefinitionModel &model) {
  const EnumDefinition &enumeration = *def.enumeration;
  std::string name = getClassName(def);
  const TypeDefinition *&other = writer.enums[name];
  if (other && areSame(*other->enumeration, enumeration) &&
      (other->isPlain || def.isPlain)) {
    if (!def.isPlain)
      other = &def;
  } else {
    name = writer.scope.take(name, {"$", "$Attr", "stringify$", "symbolize$"});
    writer.enums[name] = &def;
    EnumWriter(writer, enumeration).write(model, name);
  }
  writer.classes.add(enumeration, name);
  return name;
}

void wrappers::writeType(DialectWriter &writer, const DefinitionModel &model) {
  const TypeDefinition *def = writer.dialect.getContext()->findTypeDefinition(
      writer.dialect, model.name, model.kind == DefinitionModel::Kind::Type);
  assert(def && "a dialect that was not loaded");
  std::string name;
  if (!def->enumeration)
    name = writer.scope.take(getClassName(*def));
  else
    name = writeEnum(writer, *def, model) + "Attr";
  if (def->isPlain)
    return;
  TypeWriter(writer, *def, name).write(model);
  writer.classes.add(*def, name);
}
