// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Dialect/EmbeddedDialects.h"

#include "strata/Definition/Constraint.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"

#include <array>

using namespace strata;

namespace {
/// A dialect defined in C++.
struct NativeDialect {
  StringRef name, summary;
  /// The types and attributes of the dialect, with sigil, unless they are those
  /// of builtin.
  std::array<StringRef, 3> types;
};
} // namespace

static constexpr NativeDialect nativeDialects[] = {
    {"builtin",
     "the types, attributes and operations used by all other dialects",
     {}},
    {"irdl",
     "the dialect that defines dialects",
     {"!attribute", "!region", "#variadicity_array"}},
};

std::vector<StringRef> strata::getEmbeddedDialects() {
  std::vector<StringRef> names;
  for (const NativeDialect &dialect : nativeDialects)
    names.push_back(dialect.name);
  for (const EmbeddedDialect *dialect : getCoreDialects())
    names.push_back(dialect->name);
  return names;
}

std::unique_ptr<llvm::MemoryBuffer>
strata::getEmbeddedDialectText(StringRef name) {
  for (const EmbeddedDialect *dialect : getCoreDialects())
    if (dialect->name == name)
      return dialect->source.unpack(name);
  return nullptr;
}

/// Whether `text` is the dialect file that is embedded as `embedded`, which has fewer
/// blanks and comments.
static bool isSameFile(StringRef text, StringRef embedded) {
  const char *at = embedded.begin();
  bool isInString = false, isEscaped = false;
  while (!text.empty()) {
    auto [line, rest] = text.split('\n');
    text = rest;
    if (line.ltrim(' ').starts_with("//"))
      continue;
    for (char c : line) {
      if (c == ' ' && !isInString)
        continue;
      // At the end there is a NUL.
      while (!isInString && (*at == ' ' || *at == '\n'))
        ++at;
      if (at == embedded.end() || *at++ != c)
        return false;
      isInString ^= c == '"' && !isEscaped;
      isEscaped = isInString && c == '\\' && !isEscaped;
    }
  }
  return StringRef(at, embedded.end() - at).trim().empty();
}

std::optional<StringRef> strata::findEmbeddedDialect(StringRef text) {
  for (const EmbeddedDialect *dialect : getCoreDialects())
    if (text.contains(("@" + dialect->name).str()) &&
        isSameFile(text, dialect->source.unpack(dialect->name)->getBuffer()))
      return dialect->name;
  return std::nullopt;
}

/// Adds a type or attribute of which only the name, with its sigil, is known.
static void addType(DialectModel &model, StringRef name) {
  DefinitionModel &def = model.definitions.emplace_back();
  def.kind = name.front() == '!' ? DefinitionModel::Kind::Type
                                 : DefinitionModel::Kind::Attribute;
  def.name = name.drop_front().str();
  def.fullName = name.front() + model.name + "." + def.name;
}

std::optional<DialectModel> strata::readNativeDialect(Context &ctx,
                                                      StringRef name) {
  for (const NativeDialect &native : nativeDialects) {
    Dialect *dialect = native.name == name ? ctx.findDialect(name) : nullptr;
    if (!dialect)
      continue;
    DialectModel model =
        readDialect(*dialect, native.summary, ctx.getOpDefinitions(*dialect));
    for (StringRef type : native.types)
      if (!type.empty())
        addType(model, type);
    if (name == "builtin") {
      for (StringRef base : AttrBase::getBuiltinNames(/*isType=*/true))
        addType(model, ("!" + base).str());
      for (StringRef base : AttrBase::getBuiltinNames(/*isType=*/false))
        addType(model, ("#" + base).str());
    }
    return model;
  }
  return std::nullopt;
}
