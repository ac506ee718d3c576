// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes of dialect files that the loader and the tools treat themselves:
// texts, names of C++, syntax, traits, how slots are kept, predicates.
#include "strata/IRDL/Extension/Extension.h"

using namespace strata;
using Form = ExtensionForm;

static constexpr uint8_t OnTypes = OnType | OnAttribute;
static constexpr uint8_t OnDefinitions = OnTypes | OnOperation;

static constexpr ExtensionKey enumKeys[] = {
    {.name = "cases",
     .kind = KeyKind::Any,
     .isRequired = true,
     .documentation = "list of the keywords"},
    {.name = "values",
     .kind = KeyKind::Any,
     .documentation = "list of the numbers of the cases; 0, 1, ... without it"},
    {.name = "type",
     .kind = KeyKind::Any,
     .documentation = "integer type of the number; `i32` without it"},
    {.name = "symbols",
     .kind = KeyKind::Any,
     .documentation = "list of the C++ names of the cases"},
    {.name = "bits",
     .kind = KeyKind::Any,
     .documentation = "unit: a set of cases"},
    {.name = "separator",
     .kind = KeyKind::Any,
     .documentation = "between the cases of a set"},
    {.name = "groups",
     .kind = KeyKind::Any,
     .documentation = "unit: print groups of bits by their name"},
    {.name = "plain",
     .kind = KeyKind::Any,
     .documentation = "unit: values are builtin integers"},
    {.name = "mnemonic",
     .kind = KeyKind::Any,
     .documentation = "word before the case in formats of operations"},
    {.name = "class",
     .kind = KeyKind::Any,
     .documentation = "the C++ class of the enumeration"},
    {.name = "summary",
     .kind = KeyKind::Any,
     .documentation = "what messages call it"}};

static constexpr ExtensionKey predicateColumns[] = {
    {.name = "condition",
     .isRequired = true,
     .documentation = "C++ text of the condition"},
    {.name = "summary",
     .isRequired = true,
     .documentation = "what messages call it"}};

static constexpr ExtensionKey inferenceColumns[] = {
    {.name = "to",
     .isRequired = true,
     .documentation = "operand or result that has the type"},
    {.name = "from",
     .isRequired = true,
     .documentation =
         "operand, result or attribute that the type follows from"},
    {.name = "type",
     .isRequired = true,
     .documentation = "C++ text of the type"},
    {.name = "summary", .documentation = "what messages call the condition"}};

static constexpr ExtensionKey namedPredicateColumns[] = {
    {.name = "name",
     .isRequired = true,
     .documentation = "what predicates of the dialect call it"},
    {.name = "predicate",
     .isRequired = true,
     .documentation = "C++ text or short predicate"},
    {.name = "summary", .documentation = "what messages call it"}};

static constexpr ExtensionAttribute texts[] = {
    {"strata.summary",
     OnDialect | OnDefinitions | OnConstraint | OnRegion,
     Form::String,
     {},
     "one line of documentation, and what messages say"},
    {"strata.description",
     OnDialect | OnDefinitions,
     Form::String,
     {},
     "documentation, in Markdown"}};

static constexpr ExtensionAttribute dialects[] = {
    {"strata.version",
     OnDialect,
     Form::Version,
     {},
     "the version of the extended format"},
    {"strata.constants",
     OnDialect,
     Form::Strings,
     {},
     "operations that make constants"},
    {"strata.named_predicates", OnDialect, Form::Rows, namedPredicateColumns,
     "predicates that others may name"},
    {"strata.inlinable",
     OnDialect,
     Form::Unit,
     {},
     "its operations may be copied into other functions"}};

static constexpr ExtensionAttribute cpp[] = {
    {"strata.namespace",
     OnDialect,
     Form::String,
     {},
     "C++ namespace of classes"},
    {"strata.class", OnDefinitions, Form::String, {}, "name of the C++ class"},
    {"strata.record",
     OnTypes,
     Form::String,
     {},
     "what messages call it, where that is not the class"},
    {"strata.cpp_type",
     OnConstraint,
     Form::String,
     {},
     "C++ type of a parameter, for messages",
     OfParameter},
    {"strata.hooks",
     OnOperation,
     Form::Strings,
     {},
     "functions that are attached in C++"},
    {"strata.missing",
     OnDialect | OnDefinitions | OnConstraint,
     Form::Strings,
     {},
     "what the definition has in C++ and the file has not"}};

static constexpr ExtensionAttribute syntax[] = {
    {"strata.format", OnDefinitions, Form::String, {}, "the custom form"},
    {"strata.alias", OnTypes, Form::Unit, {}, "printed through an alias"},
    {"strata.enum", OnAttribute, Form::Dictionary, enumKeys,
     "the attribute is an enumeration"}};

static constexpr ExtensionAttribute traits[] = {
    {"strata.like",
     OnOperation,
     Form::String,
     {},
     "another operation of the dialect that parts are copied from"},
    {"strata.traits", OnDefinitions, Form::Strings, {}, "traits"},
    {"strata.interfaces", OnDefinitions, Form::Strings, {}, "interfaces"}};

static constexpr ExtensionAttribute slots[] = {
    {"strata.optional",
     OnConstraint,
     Form::Unit,
     {},
     "it may be absent",
     OfAttribute | OfParameter},
    {"strata.default",
     OnConstraint,
     Form::String,
     {},
     "text of the value where none is given",
     OfAttribute | OfParameter},
    {"strata.kind",
     OnConstraint,
     Form::String,
     {},
     "how an attribute or parameter is kept and written",
     OfAttribute | OfParameter},
    {"strata.type", OnConstraint, Form::Type, {}, "the only type that fits"},
    {"strata.derived",
     OnConstraint,
     Form::Unit,
     {},
     "the attribute follows from others",
     OfAttribute},
    {"strata.segments",
     OnConstraint,
     Form::String,
     {},
     "attribute with the sizes of the groups of a variadic operand",
     OfOperand | OfResult},
    {"strata.successors",
     OnOperation,
     Form::Strings,
     {},
     "names of successors; the last may end in `...`"},
    {"strata.variadic", OnRegion, Form::Unit, {}, "any number of regions"},
    {"strata.min_size", OnRegion, Form::Size, {}, "the fewest blocks"},
    {"strata.max_size", OnRegion, Form::Size, {}, "the most blocks"}};

static constexpr ExtensionAttribute conditions[] = {
    {"strata.predicates", OnOperation, Form::Rows, predicateColumns,
     "conditions that must hold"},
    {"strata.infer", OnOperation, Form::Rows, inferenceColumns,
     "types that follow from others"}};

namespace strata::irdl {
ArrayRef<Extension> getCoreExtensions() {
  static constexpr Extension extensions[] = {
      {.title = "texts",
       .attributes = texts,
       .change = ExtensionChange::Documentation,
       .isCore = true},
      {.title = "dialects", .attributes = dialects, .isCore = true},
      {.title = "C++", .attributes = cpp, .isCore = true},
      {.title = "syntax", .attributes = syntax, .isCore = true},
      {.title = "traits", .attributes = traits, .isCore = true},
      {.title = "slots", .attributes = slots, .isCore = true},
      {.title = "conditions", .attributes = conditions, .isCore = true}};
  return extensions;
}
} // namespace strata::irdl
