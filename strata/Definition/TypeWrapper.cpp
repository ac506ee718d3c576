// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/TypeWrapper.h"

#include "strata/IR/Context.h"

using namespace strata;

bool strata::isNamed(const TypeDefinition &def, StringRef fullName) {
  auto [dialect, name] = fullName.split('.');
  return def.name == name && def.dialect->getNamespace() == dialect;
}

const TypeDefinition *
strata::findTypeDefinition(Context *ctx, StringRef fullName, bool isType) {
  auto [dialect, name] = fullName.split('.');
  return ctx->findTypeDefinition(ctx->getOrCreateDialect(dialect), name,
                                 isType);
}

/// Builds the definition of a bit enumeration with `cases`.
static EnumDefinition toSet(ArrayRef<EnumCase> cases, StringRef separator,
                            bool printsGroups) {
  EnumDefinition def;
  def.isBits = true;
  def.printsGroups = printsGroups;
  def.separator = separator.str();
  for (const EnumCase &known : cases)
    def.cases.push_back({known.keyword.str(), "", known.value});
  return def;
}

StringRef strata::stringifyCase(ArrayRef<EnumCase> cases, uint64_t value) {
  for (const EnumCase &known : cases)
    if (known.value == value)
      return known.keyword;
  return {};
}

std::optional<uint64_t> strata::symbolizeCase(ArrayRef<EnumCase> cases,
                                              StringRef keyword) {
  for (const EnumCase &known : cases)
    if (known.keyword == keyword)
      return known.value;
  return std::nullopt;
}

std::string strata::stringifyCases(ArrayRef<EnumCase> cases, uint64_t value,
                                   StringRef separator, bool printsGroups) {
  return toSet(cases, separator, printsGroups).stringify(value);
}

std::optional<uint64_t> strata::symbolizeCases(ArrayRef<EnumCase> cases,
                                               StringRef text,
                                               StringRef separator) {
  return toSet(cases, separator, false).symbolize(text);
}
