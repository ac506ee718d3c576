// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/BuiltinAsm.h"
#include "strata/DialectFiles/Extension/ExtensionDetail.h"
#include "strata/DialectFiles/IRDL/Vocabulary.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

#include "gtest/gtest.h"

#include <map>
#include <set>

using namespace strata;
using namespace strata::irdl;

namespace {

/// The tables of docs/dialect-files.md: the names in backticks in their first
/// columns.
struct DocumentedNames {
  /// Names of attributes, with the places of their sections.
  std::map<std::string, unsigned> attributes;
  /// Names of keys and of kinds.
  std::set<std::string> others;
};

/// The places that the section `heading` describes; 0 for other sections.
unsigned getPlaces(StringRef heading) {
  if (heading == "On `irdl.dialect`")
    return OnDialect;
  if (heading == "On `irdl.type` and `irdl.attribute`")
    return OnType | OnAttribute;
  if (heading == "On constraints")
    return OnConstraint;
  if (heading == "On `irdl.operation`")
    return OnOperation;
  if (heading == "On `irdl.region`")
    return OnRegion;
  return 0;
}

DocumentedNames readDocument() {
  DocumentedNames names;
  auto file = llvm::MemoryBuffer::getFile(STRATA_DOCS "/dialect-files.md");
  if (!file) {
    ADD_FAILURE() << "docs/dialect-files.md cannot be read";
    return names;
  }
  StringRef heading;
  SmallVector<StringRef> lines;
  (*file)->getBuffer().split(lines, '\n');
  for (StringRef line : lines) {
    if (line.starts_with("#"))
      heading = line.ltrim("# ");
    if (!line.consume_front("| "))
      continue;
    auto [column, text] = line.split(" | ");
    unsigned places = getPlaces(heading);
    if (text.starts_with("on attributes only"))
      places &= OnAttribute;
    SmallVector<StringRef> parts;
    column.split(parts, '`');
    // Every second part is in backticks.
    for (size_t i = 1; i < parts.size(); i += 2) {
      if (parts[i].starts_with("strata."))
        names.attributes[parts[i].str()] |= places;
      else
        names.others.insert(parts[i].str());
    }
  }
  return names;
}

TEST(ExtensionDocsTest, BundledRecordsAreValid) {
  for (const Extension *extension : getBundledExtensions())
    EXPECT_EQ(checkExtension(*extension), "") << extension->title.str();
}

TEST(ExtensionDocsTest, AttributesAreDocumented) {
  DocumentedNames documented = readDocument();
  std::map<std::string, unsigned> known;
  for (const Extension *extension : getBundledExtensions())
    for (const ExtensionAttribute &attribute : extension->attributes)
      EXPECT_TRUE(
          known.try_emplace(attribute.name.str(), attribute.places).second)
          << attribute.name.str() << " is there twice";
  for (auto [name, places] : known)
    EXPECT_EQ(documented.attributes[name], places) << name;
  for (auto [name, places] : documented.attributes)
    EXPECT_EQ(known[name], places) << name;
}

/// Tables name the entries of dictionaries and the keywords of keys; columns of
/// rows are in the text.
TEST(ExtensionDocsTest, KeysAreDocumented) {
  DocumentedNames documented = readDocument();
  for (const Extension *extension : getBundledExtensions())
    for (const ExtensionAttribute &attribute : extension->attributes) {
      EXPECT_FALSE(attribute.documentation.empty()) << attribute.name.str();
      for (const ExtensionKey &key : attribute.keys) {
        bool isInText = attribute.form != ExtensionForm::Dictionary;
        EXPECT_TRUE(isInText || documented.others.count(key.name.str()))
            << attribute.name.str() << " " << key.name.str();
        for (StringRef keyword : key.keywords)
          EXPECT_TRUE(documented.others.count(keyword.str())) << keyword.str();
      }
    }
}

TEST(ExtensionDocsTest, KindSpellings) {
  Context ctx;
  for (StringRef kind : {"bool",
                         "i8",
                         "si32",
                         "ui64",
                         "u8",
                         "f32",
                         "bf16",
                         "index",
                         "string",
                         "symbol",
                         "flat_symbol_ref",
                         "type",
                         "attribute",
                         "dense<i8>",
                         "shape",
                         "array<array<i64>>",
                         "affine_map",
                         "location",
                         "unit",
                         "flag",
                         "!d.t",
                         "#d.a",
                         "array<#d.a>"})
    EXPECT_TRUE(isKindSpelling(kind, &ctx)) << kind.str();
  for (StringRef kind : {"", "i", "i65", "x8", "string<", "array<i32", "array<",
                         "array<!d.t", "dense<string>", "dense<i8", "#d"})
    EXPECT_FALSE(isKindSpelling(kind, &ctx)) << kind.str();
}

} // namespace
