// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes of dialect files that the loader and the tools treat themselves:
// texts, names of C++, syntax, traits, how slots are kept, predicates.
#include "strata/DialectFiles/Extension/Extension.h"

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
     .documentation = "list of the values of the cases; 0, 1, ... by default"},
    {.name = "type",
     .kind = KeyKind::Any,
     .documentation = "integer type of the values; `i32` by default"},
    {.name = "symbols",
     .kind = KeyKind::Any,
     .documentation = "list of the C++ names of the cases"},
    {.name = "bits",
     .kind = KeyKind::Any,
     .documentation = "unit: a bit enumeration"},
    {.name = "separator",
     .kind = KeyKind::Any,
     .documentation = "separator between the cases of a bit enumeration"},
    {.name = "groups",
     .kind = KeyKind::Any,
     .documentation = "unit: print bit groups by name"},
    {.name = "plain",
     .kind = KeyKind::Any,
     .documentation = "unit: values are builtin integers"},
    {.name = "mnemonic",
     .kind = KeyKind::Any,
     .documentation = "keyword before the case in the format of an operation"},
    {.name = "class",
     .kind = KeyKind::Any,
     .documentation = "the C++ class of the enumeration"},
    {.name = "summary",
     .kind = KeyKind::Any,
     .documentation = "description in diagnostics"}};

static constexpr ExtensionKey predicateColumns[] = {
    {.name = "condition",
     .isRequired = true,
     .documentation = "C++ expression of the condition"},
    {.name = "summary",
     .isRequired = true,
     .documentation = "description in diagnostics"}};

static constexpr ExtensionKey inferenceColumns[] = {
    {.name = "to",
     .isRequired = true,
     .documentation = "operand or result whose type is inferred"},
    {.name = "from",
     .isRequired = true,
     .documentation =
         "operand, result or attribute that the type is inferred from"},
    {.name = "type",
     .isRequired = true,
     .documentation = "C++ expression of the type"},
    {.name = "summary",
     .documentation = "description of the condition in diagnostics"}};

static constexpr ExtensionKey argumentColumns[] = {
    {.name = "name",
     .isRequired = true,
     .documentation = "name of the argument"},
    {.name = "from",
     .isRequired = true,
     .documentation =
         "operand, result or attribute that the type is inferred from"},
    {.name = "type", .documentation = "C++ expression of the type"}};

static constexpr ExtensionKey namedPredicateColumns[] = {
    {.name = "name",
     .isRequired = true,
     .documentation = "name of the predicate in the dialect"},
    {.name = "predicate",
     .isRequired = true,
     .documentation = "C++ expression or named predicate"},
    {.name = "summary", .documentation = "description in diagnostics"}};

static constexpr ExtensionKey namedFormatColumns[] = {
    {.name = "name",
     .isRequired = true,
     .documentation = "name of the format in the dialect"},
    {.name = "parameters",
     .isRequired = true,
     .documentation = "names of the parameters, separated by commas"},
    {.name = "format",
     .isRequired = true,
     .documentation = "the format, in which `$parameter` is the argument"}};

static constexpr ExtensionKey functionColumns[] = {
    {.name = "name",
     .isRequired = true,
     .documentation = "name of the function in the dialect"},
    {.name = "parameters",
     .isRequired = true,
     .documentation = "names of the parameters, separated by commas"},
    {.name = "line",
     .isRequired = true,
     .documentation = "C++ statements",
     .isRepeated = true}};

static constexpr ExtensionAttribute texts[] = {
    {"strata.summary",
     OnDialect | OnDefinitions | OnConstraint | OnRegion,
     Form::String,
     {},
     "one-line documentation, also used in diagnostics"},
    {"strata.description",
     OnDialect | OnDefinitions,
     Form::String,
     {},
     "documentation, in Markdown"},
    {"strata.examples",
     OnDefinitions,
     Form::Strings,
     {},
     "examples of IR, which `strata dialect check` reads"}};

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
     "operations that materialize constants"},
    {"strata.named_predicates", OnDialect, Form::Rows, namedPredicateColumns,
     "named predicates that constraints can use"},
    {"strata.formats", OnDialect, Form::Rows, namedFormatColumns,
     "formats that formats of operations call by `custom<name>(...)`"},
    {"strata.functions", OnDialect, Form::Rows, functionColumns,
     "functions that C++ expressions and statements of the dialect call"},
    {"strata.inlinable",
     OnDialect,
     Form::Unit,
     {},
     "its operations may be inlined"},
    {"strata.unknown_operations",
     OnDialect,
     Form::Unit,
     {},
     "operations that the file does not define are accepted in generic form"}};

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
     "name in diagnostics if it is not the class name"},
    {"strata.cpp_type",
     OnConstraint,
     Form::String,
     {},
     "C++ type of a parameter, for messages",
     OfParameter},
    {"strata.builders",
     OnOperation,
     Form::Strings,
     {},
     "parameter lists of further C++ builders"},
    {"strata.class_base",
     OnOperation,
     Form::String,
     {},
     "class template that the C++ class derives from"},
    {"strata.hooks",
     OnOperation,
     Form::Strings,
     {},
     "hooks implemented in C++"},
    {"strata.missing",
     OnDialect | OnDefinitions | OnConstraint,
     Form::Strings,
     {},
     "parts of the C++ definition that the file lacks"}};

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
     "operation of the dialect to inherit from"},
    {"strata.traits", OnDefinitions, Form::Strings, {}, "traits"},
    {"strata.interfaces", OnDefinitions, Form::Strings, {}, "interfaces"}};

static constexpr ExtensionAttribute slots[] = {
    {"strata.optional",
     OnConstraint,
     Form::Unit,
     {},
     "the attribute or parameter is optional",
     OfAttribute | OfParameter},
    {"strata.default",
     OnConstraint,
     Form::String,
     {},
     "default value, as text",
     OfAttribute | OfParameter},
    {"strata.implied",
     OnConstraint,
     Form::String,
     {},
     "C++ expression of the value that the custom form does not write",
     OfAttribute},
    {"strata.shown",
     OnConstraint,
     Form::String,
     {},
     "C++ condition under which the custom form writes the default value",
     OfAttribute},
    {"strata.kind",
     OnConstraint,
     Form::String,
     {},
     "storage and syntax of an attribute or parameter",
     OfAttribute | OfParameter},
    {"strata.type",
     OnConstraint,
     Form::Type,
     {},
     "the only type that satisfies the constraint"},
    {"strata.self_type",
     OnConstraint,
     Form::Unit,
     {},
     "the parameter is the type of the attribute",
     OfParameter},
    {"strata.derived",
     OnConstraint,
     Form::Unit,
     {},
     "the attribute is derived from others",
     OfAttribute},
    {"strata.segments",
     OnConstraint,
     Form::String,
     {},
     "attribute with the segment sizes of a variadic-of-variadic operand",
     OfOperand | OfResult},
    {"strata.successors",
     OnOperation,
     Form::Strings,
     {},
     "names of successors; the last may end in `...`"},
    {"strata.variadic",
     OnRegion,
     Form::Unit,
     {},
     "variadic: any number of regions"},
    {"strata.arguments", OnRegion, Form::Rows, argumentColumns,
     "named arguments of the entry block"},
    {"strata.min_size", OnRegion, Form::Size, {}, "minimum number of blocks"},
    {"strata.max_size", OnRegion, Form::Size, {}, "maximum number of blocks"}};

static constexpr ExtensionAttribute conditions[] = {
    {"strata.predicates", OnOperation, Form::Rows, predicateColumns,
     "conditions that must hold"},
    {"strata.infer", OnOperation, Form::Rows, inferenceColumns,
     "result and operand types that are inferred"},
    {"strata.constant",
     OnOperation,
     Form::String,
     {},
     "attribute that all operations have as their constant value, as text; in "
     "an array, the first that fits the type"},
    {"strata.verify",
     OnOperation,
     Form::Strings,
     {},
     "C++ statements that verify the operation, a line each"},
    {"strata.verify_regions",
     OnOperation,
     Form::Strings,
     {},
     "C++ statements that verify the operation after its regions, a line "
     "each"},
    {"strata.verify_symbol_uses",
     OnOperation,
     Form::Strings,
     {},
     "C++ statements that verify the symbols the operation refers to, a line "
     "each"}};

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
