// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/DialectFiles/Tools/DialectShow.h"
#include "strata/DialectFiles/Tools/DocumentDetail.h"
#include "strata/DialectFiles/Tools/Example.h"
#include "strata/DialectFiles/Tools/ExtensionText.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;
using DefKind = DefinitionModel::Kind;

namespace {
class DocumentMaker {
public:
  DocumentMaker(const DialectModel &model, Samples &samples)
      : model(model), samples(samples) {}
  Document make();

private:
  DocumentEntry makeEntry(const DefinitionModel &def);
  void addSlots(DocumentEntry &entry, const DefinitionModel &def,
                StringRef title, const std::vector<SlotModel> &slots);
  void addRegions(DocumentEntry &entry, const DefinitionModel &def);
  void addCases(DocumentEntry &entry, const EnumModel &cases);
  void addFields(DocumentEntry &entry, const DefinitionModel &def);
  std::string findAnchor(StringRef fullName) const;

  const DialectModel &model;
  Samples &samples;
};
} // namespace

/// A name that is unique in the page and needs no escaping.
static std::string makeAnchor(const DefinitionModel &def) {
  std::string anchor = def.kind == DefKind::Type        ? "type-"
                       : def.kind == DefKind::Attribute ? "attr-"
                                                        : "op-";
  for (char c : def.name) {
    if (llvm::isAlnum(c) || c == '.' || c == '-')
      anchor += c;
    else
      anchor += "_" + llvm::utohexstr(uint8_t(c), /*LowerCase=*/true);
  }
  return anchor;
}

std::string DocumentMaker::findAnchor(StringRef fullName) const {
  for (const DefinitionModel &def : model.definitions)
    if (def.fullName == fullName)
      return makeAnchor(def);
  return "";
}

void DocumentMaker::addSlots(DocumentEntry &entry, const DefinitionModel &def,
                             StringRef title,
                             const std::vector<SlotModel> &slots) {
  if (slots.empty())
    return;
  DocumentTable table{title.str(), {"name", "is", "constraint", "notes"}, {}};
  for (const SlotModel &slot : slots) {
    const ConstraintModel &constraint = def.constraintOf(slot);
    DocumentCell what{constraint.summary};
    DocumentCell expression{constraint.isNamed ? constraint.name
                                               : constraint.expression,
                            /*isCode=*/true, findAnchor(constraint.text)};
    table.rows.push_back({{slot.name, /*isCode=*/true},
                          what,
                          expression,
                          {getNotes(def, slot)}});
  }
  entry.tables.push_back(std::move(table));
}

void DocumentMaker::addRegions(DocumentEntry &entry,
                               const DefinitionModel &def) {
  if (def.regions.empty())
    return;
  DocumentTable table{"regions", {"name", "is", "notes"}, {}};
  for (const RegionModel &region : def.regions)
    table.rows.push_back({{region.name, /*isCode=*/true},
                          {region.summary},
                          {getNotes(def, region)}});
  entry.tables.push_back(std::move(table));
}

void DocumentMaker::addCases(DocumentEntry &entry, const EnumModel &cases) {
  DocumentTable table{
      cases.isBits ? "bits" : "cases", {"value", "keyword", "in C++"}, {}};
  for (const EnumModel::Case &value : cases.cases)
    table.rows.push_back({{std::to_string(value.value)},
                          {value.keyword, /*isCode=*/true},
                          {value.symbol, /*isCode=*/true}});
  entry.tables.push_back(std::move(table));
  std::string kept = cases.isPlain ? "an integer of type " + cases.type
                                   : "an attribute; " + cases.type;
  entry.fields.push_back({"kept as", {kept}, /*isCode=*/false});
  if (cases.isBits)
    entry.fields.push_back({"separator", {cases.separator}});
  if (!cases.mnemonic.empty())
    entry.fields.push_back({"written as", {cases.mnemonic + "<...>"}});
}

void DocumentMaker::addFields(DocumentEntry &entry,
                              const DefinitionModel &def) {
  auto add = [&](StringRef title, const std::vector<std::string> &items,
                 bool isCode = true) {
    if (!items.empty())
      entry.fields.push_back({title.str(), items, isCode});
  };
  if (def.format)
    add("format", {collapseBlanks(*def.format)});
  add("successors", def.successors);
  std::vector<std::string> rules;
  add("where", getPartTexts(def));
  for (const std::string &set : getEqualSlots(def))
    add("equal", {set});
  for (const PredicateModel &predicate : def.predicates)
    rules.push_back(predicate.summary.empty() ? predicate.text
                                              : predicate.summary);
  add("must hold", rules, /*isCode=*/false);
  add("inferred", getInferences(def));
  add("traits", def.traits);
  add("interfaces", def.interfaces);
  for (const ExtensionText &text : describeExtensions(def.extensions))
    add(text.extension->title, text.items);
  for (const WordText &text : getOtherWords(def))
    add(text.title, text.items);
  add("builders", def.builders);
  add("done in C++", def.hooks);
  add("missing here", def.missing);
  if (!def.className.empty())
    add("class", {def.className});
}

DocumentEntry DocumentMaker::makeEntry(const DefinitionModel &def) {
  DocumentEntry entry;
  entry.anchor = makeAnchor(def);
  entry.title = def.fullName;
  entry.summary = collapseBlanks(def.summary);
  entry.description = unindent(def.description);
  entry.examples = getExamples(def, samples);
  addSlots(entry, def, "operands", def.operands);
  addSlots(entry, def, "attributes", def.attributes);
  addSlots(entry, def, "parameters", def.parameters);
  addSlots(entry, def, "results", def.results);
  addRegions(entry, def);
  if (def.enumeration)
    addCases(entry, *def.enumeration);
  addFields(entry, def);
  return entry;
}

Document DocumentMaker::make() {
  Document document;
  document.title = model.name;
  document.summary = collapseBlanks(model.summary);
  document.description = unindent(model.description);
  DocumentSection types{"Types", "types", {}},
      attributes{"Attributes", "attributes", {}},
      enums{"Enumerations", "enumerations", {}},
      operations{"Operations", "operations", {}};
  for (const DefinitionModel &def : model.definitions) {
    DocumentSection &section = def.kind == DefKind::Type ? types
                               : def.isOperation()       ? operations
                               : def.enumeration         ? enums
                                                         : attributes;
    section.entries.push_back(makeEntry(def));
  }
  for (DocumentSection *section : {&types, &attributes, &enums, &operations})
    if (!section->entries.empty())
      document.sections.push_back(std::move(*section));
  return document;
}

Document strata::makeDocument(const DialectModel &model, Samples &samples) {
  return DocumentMaker(model, samples).make();
}
