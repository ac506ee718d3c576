// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A dialect file as plain records. The loader compiles them to definitions, the
// dialect tools show, check and compare them, the wrapper generator and the ODS
// importer read and write them. The model is tolerant: it represents definitions
// that do not load.
//
//   DialectModel model = readDialect(irdlDialectOp, {.names = &sourceNames});
//   for (const DefinitionModel &def : model.definitions) ...
//
// Records own their strings. Attributes and types in them are handles of the
// Context that the file was read in, and null in records made otherwise.
#ifndef STRATA_DIALECTFILES_MODEL_DIALECTMODEL_H
#define STRATA_DIALECTFILES_MODEL_DIALECTMODEL_H

#include "strata/Definition/OpDefinition.h"
#include "strata/DialectFiles/Extension/Extension.h"
#include "strata/IR/Graph/Operation.h"

#include <optional>
#include <string>
#include <vector>

namespace strata {

struct SourceNames;

/// One constraint of a definition; others refer to it by its index.
struct ConstraintModel {
  enum class Kind : uint8_t {
    Any,
    Is,
    Base,
    AnyOf,
    AllOf,
    Parametric,
    Predicate,
    /// A value that no irdl operation makes; `text` names its first use.
    Foreign
  };
  Kind kind = Kind::Any;
  /// For Is, the attribute as text; for Base and Parametric, `!d.t`, `#d.a`, or
  /// `d.x` if it is unknown which; for a Predicate, its text.
  std::string text;
  /// For Is, the attribute that fits; for Base and Parametric, the symbol
  /// reference to a definition, null for a Base that is given by name.
  Attribute attr = {};
  /// Indices of the operands, which come before it in the list.
  std::vector<unsigned> children;
  /// The name in the file, such as `%t`.
  std::string name;
  /// The constraint written out, in which variables stand for themselves:
  /// `!vec.vec<%n, i32 | i64>`. Shortened where it would get very long.
  std::string expression;
  /// For a Predicate: its text with the named predicates of the dialect
  /// expanded.
  std::string meaning;
  Location loc;
  /// The number of slots, block arguments and constraints that use it.
  unsigned numUses = 0;
  /// Whether only one type or attribute fits; then sharing it adds no
  /// condition.
  bool isFixed = false;
  /// Whether it is a variable that stands in other constraints, by its name.
  bool isNamed = false;

  // The extension.
  std::string summary;
  bool isOptional = false, isDerived = false;
  /// For a parameter: whether it is the type of the attribute.
  bool isSelfType = false;
  std::optional<std::string> defaultValue;
  /// C++ text of the value that the custom form does not write; empty without.
  std::string implied;
  /// For an attribute: how the custom form prints its default.
  std::string shown;
  /// How an attribute is kept; empty for an attribute in full.
  std::string storage;
  /// The one type that fits, if `strata.type` gives one, and its text.
  Type onlyType = {};
  std::string type;
  /// The C++ type of a parameter, for messages.
  std::string cppType;
  /// The error if a parameter does not satisfy the constraint; may be empty.
  std::string error;
  /// For a variadic operand that is a list of groups: the attribute with the
  /// sizes of the groups.
  std::string segments;
  std::vector<std::string> missing;
  /// Attributes of the namespaces of extensions, as they are written, and those of
  /// them that are not fields here.
  std::vector<NamedAttribute> words;
  std::vector<ExtensionUse> extensions;
  /// The uses that all of `words` say something about, of ExtensionUser.
  uint8_t users = 0xff;

  /// Whether all its users must have the same value.
  bool isVariable() const { return numUses > 1 && !isFixed; }
};

/// An operand, result, attribute or parameter.
struct SlotModel {
  std::string name;
  Arity arity = Arity::One;
  /// Index in the definition's constraints.
  unsigned constraint = 0;
  /// The location of the list that contains it.
  Location loc = {};
};

/// `[name, from, text]` of strata.arguments.
struct ArgumentModel {
  std::string name, from, text;
};

struct RegionModel {
  std::string name, summary;
  Location loc = {};
  /// Attributes of the namespaces of extensions, as they are written, and those of
  /// them that are not fields here.
  std::vector<NamedAttribute> words;
  std::vector<ExtensionUse> extensions;
  bool isVariadic = false;
  std::optional<int64_t> numBlocks, minBlocks, maxBlocks;
  /// The arguments of the entry block, if they have names.
  std::vector<ArgumentModel> namedArguments;
  /// Constraints of the arguments of the entry block; nothing accepts any.
  std::optional<std::vector<unsigned>> arguments;
};

/// `[text, summary]` of strata.predicates.
struct PredicateModel {
  std::string text, summary;
};
/// `[name, text, summary]` of strata.named_predicates: `name` stands for `text` in
/// the predicates of the dialect, and a constraint that is just the name has the
/// summary.
struct NamedPredicateModel {
  std::string name, text, summary;
};
/// `[name, parameters, text]` of strata.formats, a format that others call.
struct NamedFormatModel {
  std::string name, parameters, text;
};
/// `[name, parameters, line, ...]` of strata.functions: a function that the texts of
/// the dialect call.
struct FunctionModel {
  std::string name;
  std::vector<std::string> parameters;
  /// The statements, one per line.
  std::string text;
};
/// An entry of strata.infer.
struct InferenceModel {
  std::string to, from, text, summary;
};

struct EnumModel {
  struct Case {
    std::string keyword;
    int64_t value = 0;
    /// The name in C++, if it is another.
    std::string symbol;
  };
  std::vector<Case> cases;
  std::string type = "i32", separator = "|";
  /// The type of the numbers; null stands for i32.
  Type integerType = {};
  /// The word before the case in formats; empty for none.
  std::string mnemonic;
  /// The qualified C++ class, where it does not follow from that of the
  /// attribute; what messages say in its place.
  std::string className, summary;
  bool isBits = false, printsGroups = false, isPlain = false;
};

/// A form that the extension does not allow, or that is likely to be a mistake.
struct ModelProblem {
  Location loc;
  std::string message;
  bool isWarning = false;
};

/// An operation, type or attribute; fields that do not apply are empty.
struct DefinitionModel {
  enum class Kind : uint8_t { Operation, Type, Attribute };
  Kind kind = Kind::Operation;
  /// The name without dialect and sigil.
  std::string name;
  /// `d.op`, `!d.t`, `#d.a`.
  std::string fullName;
  Location loc;
  std::string summary, description, className;
  /// Texts with the definition: operations, or a type or attribute.
  std::vector<std::string> examples;
  /// The operation of the dialect that this one is like: parts that the file does
  /// not give are those of it. Empty for none.
  std::string like;
  /// Whether the parts of the operation that this one is like are in the record.
  /// Failed is an operation whose base cannot be read, or does not exist.
  enum class Inheritance : uint8_t { Pending, Complete, Failed };
  Inheritance inheritance = Inheritance::Pending;
  /// Whether attributes of the extension were reported as wrong while it was read.
  bool hasErrors = false;
  /// Further classes of a type or attribute, each with its predicate.
  std::vector<std::pair<std::string, std::string>> subclasses;
  /// The name of a type or attribute in messages, if it differs from the class.
  std::string recordName;
  std::optional<std::string> format;
  std::vector<std::string> traits, interfaces, missing;
  /// Attributes of the namespaces of extensions, as they are written, and those of
  /// them that are not fields here.
  std::vector<NamedAttribute> words;
  std::vector<ExtensionUse> extensions;
  /// Comments that are written before the definition.
  std::vector<std::string> remarks;
  std::vector<ConstraintModel> constraints;

  // Parts of types and attributes.
  std::vector<SlotModel> parameters;
  std::optional<EnumModel> enumeration;
  /// `strata.enum` is given, whether or not it could be read.
  bool isEnumeration = false;
  /// Printed through an alias of its name.
  bool hasAlias = false;
  /// The name of the aliases, if it is not that of the definition.
  std::string aliasName;

  // Parts of operations.
  std::vector<SlotModel> operands, results, attributes;
  std::vector<RegionModel> regions;
  /// The lists that the body has. A list that is present and empty replaces the
  /// list of the operation that this one is like.
  struct Lists {
    bool operands = false, results = false, attributes = false, regions = false;
  };
  Lists lists;
  /// The locations of irdl.region operations that no list mentions.
  std::vector<Location> unusedRegions;
  /// The last may end in `...`.
  std::vector<std::string> successors;
  std::vector<std::string> hooks;
  /// Parameter lists of C++ builders: names of slots, separated by commas.
  std::vector<std::string> builders;
  /// The class template that the C++ class derives from instead of OpWrapper; may be
  /// empty.
  std::string classBase;
  std::vector<PredicateModel> predicates;
  std::vector<InferenceModel> inferences;
  /// For an operation that is one constant: its value, as text.
  std::string constant;
  /// Statements of the verifiers, a line each.
  std::string verify, verifyRegions, verifySymbolUses;

  bool isOperation() const { return kind == Kind::Operation; }
  const ConstraintModel &constraintOf(const SlotModel &slot) const {
    return constraints[slot.constraint];
  }
  /// The description of constraint `index` in messages: its summary, or its
  /// requirement; for a constraint that others refer to by name, the name.
  const std::string &describe(unsigned index) const;
  const std::string &describe(const SlotModel &slot) const {
    return describe(slot.constraint);
  }
  /// Whether attribute or parameter `slot` must be given.
  bool isRequired(const SlotModel &slot) const;
};

/// The names that `builder`, an entry of DefinitionModel::builders, lists.
std::vector<StringRef> getBuilderNames(StringRef builder);
/// Why `builder` cannot be a builder of `op`; empty if it can.
std::string findBuilderProblem(const DefinitionModel &op, StringRef builder);

struct DialectModel {
  std::string name;
  Location loc;
  std::string summary, description, cppNamespace;
  /// Names of the operations that are its constants.
  std::vector<std::string> constants;
  /// Later ones may use earlier ones.
  std::vector<NamedPredicateModel> predicates;
  std::vector<NamedFormatModel> formats;
  /// The format of operations that have none; may be empty.
  std::string defaultFormat;
  /// Later ones may call earlier ones.
  std::vector<FunctionModel> functions;
  /// Hooks that only C++ has: `types`, `attributes`.
  std::vector<std::string> missing;
  /// Whether its operations may be copied into other functions.
  bool isInlinable = false;
  /// Operations that the file does not define are accepted.
  bool hasOtherOperations = false;
  /// The definitions are added to those of a dialect that is defined elsewhere.
  bool isExtension = false;
  std::vector<NamedAttribute> words;
  std::vector<ExtensionUse> extensions;
  /// Whether the file uses the extension.
  bool isExtended = false;
  /// The definitions in the order of the file.
  std::vector<DefinitionModel> definitions;

  /// The definitions of one kind.
  std::vector<const DefinitionModel *> ofKind(DefinitionModel::Kind kind) const;
  size_t count(DefinitionModel::Kind kind) const;
};

/// How a dialect is read.
struct DialectReadOptions {
  /// Names of the values of the source, for those of constraints; may be null.
  const SourceNames *names = nullptr;
  /// Receives attributes of the extension that are unknown or have another form
  /// than they should; such attributes count as absent. May be null.
  std::vector<ModelProblem> *problems = nullptr;
  /// Constraints are written out (`ConstraintModel::expression`, `meaning`,
  /// `isFixed`), which needs all dialects around the one that is read.
  bool writesExpressions = true;
};

/// Reads a verified `irdl.dialect`.
DialectModel readDialect(Operation *op, const DialectReadOptions &options = {});

/// The dialects that `root` defines, in order.
std::vector<DialectModel> readDialects(Operation *root,
                                       const DialectReadOptions &options = {});

/// Reads one definition in the body of the `irdl.dialect` that `dialect` was
/// read from, as it is written: without the parts of the operation that it is like.
DefinitionModel readDefinition(Operation *op, const DialectModel &dialect,
                               const DialectReadOptions &options = {});

/// Completes `def`, and the operations that it is like (`strata.like`), with the
/// parts that the file does not give. `find` returns the operation called `name` of
/// the dialect as it is written, which must stay where it is: null if there is none,
/// failure if it cannot be read, which `find` has reported. `report` receives a base
/// that does not exist, or that leads back to the operation. Fails where one of the
/// operations has a mistake; each is reported once.
LogicalResult inheritDefinition(
    DefinitionModel &def,
    function_ref<FailureOr<DefinitionModel *>(StringRef name)> find,
    function_ref<void(const DefinitionModel &def, const Twine &message)>
        report);

/// The record of a dialect that is defined in C++, such as builtin: the
/// contents of the operations `definitions`. `summary` is about the dialect.
DialectModel readDialect(const Dialect &dialect, StringRef summary,
                         ArrayRef<const OpDefinition *> definitions);

/// Writes out the named predicates of `model` wherever it mentions them: in
/// constraints, predicates, equations and conditions of extensions. Two dialects
/// mean the same by predicates whose texts are equal then.
void expandNamedPredicates(DialectModel &model);

/// `operation`, `type` or `attribute`.
StringRef stringify(DefinitionModel::Kind kind);

} // namespace strata

#endif // STRATA_DIALECTFILES_MODEL_DIALECTMODEL_H
