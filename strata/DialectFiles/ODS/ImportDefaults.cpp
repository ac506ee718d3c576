// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values and types given as C++ in records: converts default values to text,
// and finds the only type that satisfies a constraint.
#include "strata/DialectFiles/ODS/CppText.h"
#include "strata/DialectFiles/ODS/ImporterDetail.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace strata;
using namespace strata::ods;

//===-- Default values ----------------------------------------------------===//

/// A list of numbers as a dense array's body; std::nullopt if they are no
/// numbers.
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

/// An attribute made by a call, in full, or as keyword of its enumeration:
/// `IntegerAttr::get(type, 1)`, `$_builder.getI32ArrayAttr({1, 2})`,
/// `KindAttr::get($_ctxt, Kind::First)`.
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
  // The slot has that class, so that the keyword is enough.
  return *keyword;
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

/// A floating-point literal of C++ as one of MLIR, which has a point.
static std::optional<std::string> convertFloat(StringRef text) {
  text = text.trim();
  text.consume_back("f") || text.consume_back("F");
  double value;
  if (text.getAsDouble(value))
    return std::nullopt;
  auto [digits, exponent] = text.split(text.contains('e') ? 'e' : 'E');
  std::string point = digits.contains('.') ? "" : ".0";
  return (digits + point + (exponent.empty() ? "" : "e") + exponent +
          (digits.ends_with(".") && exponent.empty() ? "0" : ""))
      .str();
}

std::optional<std::string> Importer::convertDefault(Record attr,
                                                    StringRef cppText) {
  std::string text = cleanExpression(cppText);
  StringRef storage = attr.getTrimmed("storageType");
  storage.consume_front("::");
  storage.consume_front("mlir::");
  Record info = attr.isA("EnumAttr")   ? attr.getRecord("enum")
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
  if (storage == "FloatAttr")
    if (std::optional<std::string> number = convertFloat(text))
      return number;
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
    if (const DefinedClass *found = classes.findClass(call, model.cppNamespace))
      return convertParameters(found->record, text);
  if (storage == "DictionaryAttr" && text == "{}")
    return text;
  if (storage == "ArrayAttr" ||
      (storage.starts_with("Dense") && storage.ends_with("ArrayAttr")))
    return convertNumbers(text);
  if (storage == "DenseIntElementsAttr")
    return convertElements(text, getElementsType(attr));
  return std::nullopt;
}

void Importer::setDefault(Record attr, StringRef cppText, SlotDraft &slot,
                          DefinitionModel &def) {
  slot.defaultValue = convertDefault(attr, cppText);
  if (slot.defaultValue)
    return;
  note(def, "default value defined only in C++",
       slot.name + " = " + cleanExpression(cppText));
  addOnce(def.remarks, "default value not carried over: " + slot.name + " = " +
                           cleanExpression(cppText));
  // The attribute is printed wherever it is present, also if it has the default.
  slot.isOptional = true;
}

//===-- Types -------------------------------------------------------------===//

/// A builtin type that a method of the builder makes: `$_builder.getF32Type()`.
static std::string convertBuiltinType(StringRef call) {
  StringRef width = call;
  if (width.consume_front("$_builder.getIntegerType(") &&
      width.consume_back(")") && llvm::all_of(width, llvm::isDigit))
    return ("i" + width).str();
  if (!call.consume_front("$_builder.get"))
    return "";
  return llvm::StringSwitch<std::string>(call)
      .Case("IndexType()", "index")
      .Case("I1Type()", "i1")
      .Case("I8Type()", "i8")
      .Case("I16Type()", "i16")
      .Case("I32Type()", "i32")
      .Case("I64Type()", "i64")
      .Case("F16Type()", "f16")
      .Case("BF16Type()", "bf16")
      .Case("F32Type()", "f32")
      .Case("F64Type()", "f64")
      .Case("Type<BFloat16Type>()", "bf16")
      .Case("Type<Float8E8M0FNUType>()", "f8E8M0FNU")
      .Default("");
}

/// `VectorType::get({2, 3}, element)`.
static std::string convertVectorType(StringRef call) {
  if (!call.consume_front("VectorType::get(") || !call.consume_back(")"))
    return "";
  std::vector<std::string> arguments = splitList(call);
  if (arguments.size() != 2)
    return "";
  std::optional<std::vector<std::string>> shape = parseBraces(arguments[0]);
  std::string element = convertBuiltinType(arguments[1]);
  if (!shape || element.empty())
    return "";
  std::string type = "vector<";
  for (const std::string &size : *shape) {
    std::optional<int64_t> number = parseInteger(size);
    if (!number || *number <= 0)
      return "";
    type += std::to_string(*number) + "x";
  }
  return type + element + ">";
}

std::string Importer::convertType(StringRef builderCall) {
  std::string text = cleanExpression(StringRef(builderCall).rtrim("; \n"));
  std::string type = convertBuiltinType(text);
  if (type.empty())
    type = convertVectorType(text);
  StringRef call(text);
  if (!type.empty() || !call.consume_front("$_builder.getType<") ||
      !call.consume_back(")"))
    return type;
  auto [className, argument] = call.split(">(");
  const DefinedClass *found = classes.findClass(className, model.cppNamespace);
  if (!found || !found->isType || found->dialect == "builtin")
    return "";
  type = "!" + found->dialect + "." + found->name;
  std::vector<Record::Argument> parameters =
      found->record.getArguments("parameters");
  if (argument.empty())
    return parameters.empty() ? type : "";
  // One number, which is left out where it is zero.
  std::optional<int64_t> number = parseInteger(argument);
  // A type of this very file cannot be read before it is loaded.
  if (!number || parameters.size() != 1 || found->dialect == model.name)
    return "";
  std::string format = "(`<` $" + parameters[0].name + "^ `>`)?";
  if (found->record.getTrimmed("assemblyFormat") != format)
    return "";
  return *number ? type + "<" + std::to_string(*number) + ">" : type;
}
