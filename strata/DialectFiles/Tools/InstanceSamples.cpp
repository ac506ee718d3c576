// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Samples of the types and attributes that dialects define. Where the dialect
// is loaded, they are made of sample parameters and printed; else their text is
// put together, `...` standing for unknown parts.
#include "strata/Asm/Parser/Parser.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/Definition/TypeWrapper.h"
#include "strata/DialectFiles/IRDL/Vocabulary.h"
#include "strata/DialectFiles/Model/DialectReaderDetail.h"
#include "strata/DialectFiles/Tools/Samples.h"
#include "strata/DialectFiles/Tools/SamplesDetail.h"
#include "strata/IR/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace strata;
using NodeKind = ConstraintModel::Kind;

/// Types in types that are written out, and length of a list of parameters.
static constexpr unsigned maxSampleDepth = 4;
static constexpr size_t maxText = 200;

const EnumModel::Case *
strata::findCase(const EnumModel &model,
                 const std::optional<std::string> &defaultValue) {
  for (const EnumModel::Case &entry : model.cases)
    if ((!model.isBits || entry.value) && entry.keyword != defaultValue)
      return &entry;
  return model.cases.empty() ? nullptr : &model.cases.front();
}

//===-- Kinds -------------------------------------------------------------===//

std::pair<std::string, std::string> Samples::sampleOfKind(StringRef kind) {
  if (kind.consume_front("array<")) {
    auto [inFormat, inFull] = sampleOfKind(kind.drop_back());
    return {inFormat, "[" + inFull + "]"};
  }
  if (kind.consume_front("dense<")) {
    StringRef element = kind.drop_back();
    std::string value = element == "i1"            ? "true"
                        : element.starts_with("f") ? "1.000000e+00"
                                                   : "1, 2";
    return {"[" + value + "]", ("array<" + element + ": " + value + ">").str()};
  }
  if (kind.starts_with("!") || kind.starts_with("#")) {
    const DefinitionModel *def = dialects.find(kind);
    std::string text = def ? getInstance(*def) : (kind + "<...>").str();
    return {dropPrefix(text, kind), text};
  }
  static constexpr std::array<StringRef, 3> samples[] = {
      {"attribute", "1 : i64", "1 : i64"},
      {"bool", "true", "true"},
      {"string", "\"text\"", "\"text\""},
      {"symbol", "@name", "\"name\""},
      {"flat_symbol_ref", "@name", "@name"},
      {"type", "i32", "i32"},
      {"shape", "4x?", "array<i64: 4, -9223372036854775808>"},
      {"affine_map", "(d0) -> (d0)", "affine_map<(d0) -> (d0)>"},
      {"unit", "unit", "unit"},
      {"location", "loc(unknown)", "loc(unknown)"}};
  for (auto [name, inFormat, inFull] : samples)
    if (kind == name)
      return {inFormat.str(), inFull.str()};
  if (kind.starts_with("f") || kind.starts_with("b"))
    return {"1.0", ("1.0 : " + kind).str()};
  // `u8` is kept as `i8`.
  std::string type = kind.str();
  if (type.size() > 1 && type[0] == 'u' && llvm::isDigit(type[1]))
    type[0] = 'i';
  return {"1", "1 : " + type};
}

//===-- By printing -------------------------------------------------------===//

Attribute Samples::parseLoaded(StringRef text) {
  DiagnosticCapture silence;
  return parseAttribute(text, loaded);
}

static const TypeDefinition *findLoaded(Context *ctx,
                                        const DefinitionModel &def) {
  if (!ctx || def.isOperation())
    return nullptr;
  auto [dialectName, name] = StringRef(def.fullName).drop_front().split('.');
  // A failure to load the dialect has been reported already, or is irrelevant
  // here.
  DiagnosticCapture silence;
  Dialect *dialect = ctx->findDialect(dialectName);
  return dialect ? ctx->findTypeDefinition(
                       *dialect, name, def.kind == DefinitionModel::Kind::Type)
                 : nullptr;
}

static std::string print(const TypeDefinition &def,
                         ArrayRef<Attribute> parameters, Context *ctx) {
  DiagnosticCapture silence;
  auto fail = [&] { return emitError(ctx, Location()); };
  if (!def.isType) {
    DynamicAttr attr = DynamicAttr::getChecked(fail, def, parameters);
    return attr ? toText(attr) : "";
  }
  DynamicType type = DynamicType::getChecked(fail, def, parameters);
  return type ? toText(TypeAttr::get(type)) : "";
}

std::string Samples::print(const DefinitionModel &def, ArrayRef<Part> parts) {
  const TypeDefinition *target = findLoaded(loaded, def);
  // Directives may be absent.
  if (!target || target->isOpaque ||
      parts.size() != target->parameters.size() ||
      (def.format && StringRef(*def.format).contains("custom<")))
    return "";
  SmallVector<Attribute> parameters;
  for (auto [part, parameter] : llvm::zip(parts, target->parameters)) {
    const ConstraintModel &own =
        def.constraintOf(def.parameters[parameters.size()]);
    const ConstraintModel &node = part.def.constraints[part.index];
    bool isFree = node.kind == NodeKind::Any || &node == &own;
    std::string text = isFree && irdl::isKindSpelling(own.storage, &ctx)
                           ? sampleOfKind(own.storage).second
                           : find(part.def, part.index, Want::Either);
    Attribute attr = parseLoaded(text);
    if (!attr && !parameter.isOptional)
      return "";
    parameters.push_back(attr ? attr : parameter.defaultValue);
  }
  return ::print(*target, parameters, loaded);
}

std::string Samples::printCase(const DefinitionModel &def) {
  const TypeDefinition *target = findLoaded(loaded, def);
  const EnumModel::Case *entry = findCase(*def.enumeration);
  if (!target || !entry || target->isOpaque || target->parameters.size() != 1)
    return "";
  Attribute value =
      parseLoaded((Twine(entry->value) + " : " + def.enumeration->type).str());
  return value ? ::print(*target, value, loaded) : "";
}

//===-- As text -----------------------------------------------------------===//

std::string Samples::getInstance(const DefinitionModel &def) {
  if (def.enumeration) {
    const EnumModel::Case *entry = findCase(*def.enumeration);
    if (entry && def.enumeration->isPlain)
      return std::to_string(entry->value) + " : " + def.enumeration->type;
    std::string printed = printCase(def);
    if (!printed.empty())
      return printed;
    return def.fullName + "<" + (entry ? entry->keyword : "...") + ">";
  }
  if (def.parameters.empty())
    return def.fullName;
  if (nesting.size() >= maxSampleDepth || llvm::is_contained(nesting, &def))
    return def.fullName + "<...>";
  llvm::SaveAndRestore restore(nesting);
  nesting.push_back(&def);
  SmallVector<Part> parts;
  for (const SlotModel &slot : def.parameters)
    parts.push_back({def, slot.constraint});
  std::string printed = print(def, parts);
  if (!printed.empty())
    return printed;
  // Its own syntax is not interpreted.
  if (def.format || llvm::is_contained(def.missing, "print"))
    return def.fullName + "<...>";
  return getInstance(def.fullName, parts);
}

/// `name<...>` with a sample for each part.
std::string Samples::getInstance(StringRef name, ArrayRef<Part> parts) {
  std::string text = (name + "<").str();
  for (auto [i, part] : llvm::enumerate(parts)) {
    if (text.size() > maxText) {
      text += ", ...";
      break;
    }
    const ConstraintModel &node = part.def.constraints[part.index];
    text += i ? ", " : "";
    text += irdl::isKindSpelling(node.storage, &ctx)
                ? sampleOfKind(node.storage).first
                : find(part.def, part.index, Want::Either);
  }
  return text + ">";
}

/// A sample for a constraint on the parameters of `defined`, which may be null.
std::string Samples::getParametric(const DefinitionModel &def,
                                   const ConstraintModel &node,
                                   const DefinitionModel *defined) {
  if (nesting.size() >= maxSampleDepth)
    return node.text + "<...>";
  llvm::SaveAndRestore restore(nesting);
  nesting.push_back(defined);
  SmallVector<Part> parts;
  for (auto [i, child] : llvm::enumerate(node.children)) {
    // If the constraint accepts anything, the type's own parameter decides.
    bool isOpen = def.constraints[child].kind == NodeKind::Any;
    if (isOpen && defined && i < defined->parameters.size())
      parts.push_back({*defined, defined->parameters[i].constraint});
    else
      parts.push_back({def, child});
  }
  std::string printed = defined ? print(*defined, parts) : "";
  if (!printed.empty())
    return printed;
  if (defined && defined->format)
    return node.text + "<...>";
  return getInstance(node.text, parts);
}

std::string Samples::dropPrefix(StringRef text, StringRef fullName) {
  StringRef rest = text;
  if (rest.consume_front(fullName))
    return (rest.empty() ? text : rest).str();
  // `#dialect<name text>`.
  auto [dialect, name] = fullName.split('.');
  if (rest.consume_front(dialect) && rest.consume_front("<") &&
      rest.consume_front(name) && rest.consume_back(">"))
    return rest.trim().str();
  return text.str();
}
