// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IRDL/Vocabulary.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/IR/Context.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

#include "gtest/gtest.h"

#include <map>
#include <set>

using namespace strata;
using namespace strata::irdl;

namespace {

/// The tables of docs/dialect-files.md: what their first columns name in
/// backticks, in the sections that list attributes.
struct DocumentedWords {
  /// Names without `strata.`, with the places of their sections.
  std::map<std::string, unsigned> attributes;
  std::set<std::string> enumEntries;
};

/// Where the attributes of the section `heading` stand; 0 in other sections.
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

DocumentedWords readDocument() {
  DocumentedWords words;
  auto file = llvm::MemoryBuffer::getFile(STRATA_DOCS "/dialect-files.md");
  if (!file) {
    ADD_FAILURE() << "docs/dialect-files.md cannot be read";
    return words;
  }
  StringRef heading;
  SmallVector<StringRef> lines;
  (*file)->getBuffer().split(lines, '\n');
  for (StringRef line : lines) {
    if (line.starts_with("#"))
      heading = line.ltrim("# ");
    if (!line.consume_front("| "))
      continue;
    auto [names, text] = line.split(" | ");
    unsigned places = getPlaces(heading);
    if (text.starts_with("on attributes only"))
      places &= OnAttribute;
    SmallVector<StringRef> parts;
    names.split(parts, '`');
    // Every second part is in backticks.
    for (size_t i = 1; i < parts.size(); i += 2) {
      if (parts[i].consume_front("strata."))
        words.attributes[parts[i].str()] |= places;
      else if (heading == "Enumerations")
        words.enumEntries.insert(parts[i].str());
    }
  }
  return words;
}

TEST(VocabularyTest, IsWhatTheDocumentSays) {
  DocumentedWords words = readDocument();
  std::map<std::string, unsigned> known;
  for (const VocabularyEntry &entry : getVocabulary())
    EXPECT_TRUE(known.try_emplace(entry.name.str(), entry.places).second)
        << entry.name.str() << " is there twice";
  EXPECT_EQ(words.attributes, known);
  std::set<std::string> enumEntries;
  for (StringRef entry : getEnumVocabulary())
    enumEntries.insert(entry.str());
  EXPECT_EQ(words.enumEntries, enumEntries);
}

TEST(VocabularyTest, KindSpellings) {
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
                         "!d.t",
                         "#d.a",
                         "array<#d.a>"})
    EXPECT_TRUE(isKindSpelling(kind, &ctx)) << kind.str();
  for (StringRef kind : {"", "i", "i65", "x8", "string<", "array<i32", "array<",
                         "array<!d.t", "dense<string>", "dense<i8", "#d"})
    EXPECT_FALSE(isKindSpelling(kind, &ctx)) << kind.str();
}

TEST(VocabularyTest, EffectSpellings) {
  for (StringRef effect : {"read", "write", "allocate", "free", "read:a.b"})
    EXPECT_TRUE(isEffectSpelling(effect)) << effect.str();
  for (StringRef effect : {"", "rea", "write:", ":a"})
    EXPECT_FALSE(isEffectSpelling(effect)) << effect.str();
}

} // namespace
