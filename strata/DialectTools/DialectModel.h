// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a dialect file says, as plain records of strings: for tools that show,
// check and compare dialects. Read from the irdl operations, whether or not the
// loader accepts them; nothing here knows how a definition works.
//
//   DialectModel model = readDialect(irdlDialectOp, &sourceNames);
//   for (const DefinitionModel &def : model.definitions) ...
#ifndef STRATA_DIALECTTOOLS_DIALECTMODEL_H
#define STRATA_DIALECTTOOLS_DIALECTMODEL_H

#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Operation.h"
#include "strata/IRDL/Extension/Extension.h"

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
    Predicate
  };
  Kind kind = Kind::Any;
  /// Of Is, the attribute; of Base and Parametric, `!d.t`, `#d.a`, or `d.x`
  /// where it is not known which; of a Predicate, its text.
  std::string text;
  /// Indices of the operands, which come before it in the list.
  std::vector<unsigned> children;
  /// Its name in the file, such as `%t`.
  std::string name;
  /// The constraint written out, in which variables stand for themselves:
  /// `!vec.vec<%n, i32 | i64>`. Shortened where it would get very long.
  std::string expression;
  Location loc;
  /// How many slots, block arguments and constraints use it.
  unsigned numUses = 0;
  /// Whether only one type or attribute fits; then sharing it says nothing.
  bool isFixed = false;
  /// Whether it is a variable that stands in other constraints, by its name.
  bool isNamed = false;

  // The extension.
  std::string summary;
  bool isOptional = false, isDerived = false;
  std::optional<std::string> defaultValue;
  /// How an attribute is kept; empty for an attribute in full.
  std::string storage;
  /// The one type that fits, if it is said.
  std::string type;
  /// Attributes of extensions, but those that are fields here.
  std::vector<ExtensionUse> extensions;

  /// Whether what uses it must be equal to what else uses it.
  bool isVariable() const { return numUses > 1 && !isFixed; }
};

/// An operand, result, attribute or parameter.
struct SlotModel {
  std::string name;
  Arity arity = Arity::One;
  unsigned constraint = 0;
};

struct RegionModel {
  std::string name, summary;
  std::vector<ExtensionUse> extensions;
  bool isVariadic = false;
  std::optional<int64_t> numBlocks;
  /// Constraints of the arguments of the entry block; nothing accepts any.
  std::optional<std::vector<unsigned>> arguments;
};

/// `[text, summary]` of strata.predicates.
struct PredicateModel {
  std::string text, summary;
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
  /// The word before the case in formats; empty for none.
  std::string mnemonic;
  bool isBits = false, printsGroups = false, isPlain = false;
};

/// An operation, type or attribute; what it cannot have is empty.
struct DefinitionModel {
  enum class Kind : uint8_t { Operation, Type, Attribute };
  Kind kind = Kind::Operation;
  /// Without dialect and sigil.
  std::string name;
  /// `d.op`, `!d.t`, `#d.a`.
  std::string fullName;
  Location loc;
  std::string summary, description, className;
  std::optional<std::string> format;
  std::vector<std::string> traits, interfaces, missing;
  /// Attributes of extensions, but those that are fields here; see
  /// ExtensionText.h.
  std::vector<ExtensionUse> extensions;
  std::vector<ConstraintModel> constraints;

  // Of types and attributes.
  std::vector<SlotModel> parameters;
  std::optional<EnumModel> enumeration;

  // Of operations.
  std::vector<SlotModel> operands, results, attributes;
  std::vector<RegionModel> regions;
  /// Where irdl.region operations are that no list mentions.
  std::vector<Location> unusedRegions;
  /// The last may end in `...`.
  std::vector<std::string> successors;
  std::vector<std::string> hooks;
  std::vector<PredicateModel> predicates;
  std::vector<InferenceModel> inferences;

  bool isOperation() const { return kind == Kind::Operation; }
  const ConstraintModel &constraintOf(const SlotModel &slot) const {
    return constraints[slot.constraint];
  }
  /// What messages call what constraint `index` is for: its summary, or what it
  /// must be; the name of a constraint that stands in others by name.
  const std::string &describe(unsigned index) const;
  const std::string &describe(const SlotModel &slot) const {
    return describe(slot.constraint);
  }
  /// Whether attribute or parameter `slot` must be given.
  bool isRequired(const SlotModel &slot) const;
};

/// Something the extension does not allow, or that is likely to be a mistake.
struct ModelProblem {
  Location loc;
  std::string message;
  bool isWarning = false;
};

struct DialectModel {
  std::string name;
  Location loc;
  std::string summary, description, cppNamespace;
  std::vector<ExtensionUse> extensions;
  /// Whether the file uses the extension.
  bool isExtended = false;
  /// In the order of the file.
  std::vector<DefinitionModel> definitions;

  /// The definitions of one kind.
  std::vector<const DefinitionModel *> ofKind(DefinitionModel::Kind kind) const;
  size_t count(DefinitionModel::Kind kind) const;
};

/// Reads a verified `irdl.dialect`. `names` are those of the source, for
/// constraints; may be null. Attributes of extensions that are not known, or not of
/// the right form, count as absent and are added to `problems`, if given.
DialectModel readDialect(Operation *op, const SourceNames *names = nullptr,
                         std::vector<ModelProblem> *problems = nullptr);

/// The dialects that `root` defines, in order.
std::vector<DialectModel>
readDialects(Operation *root, const SourceNames *names = nullptr,
             std::vector<ModelProblem> *problems = nullptr);

/// The record of a dialect that is defined in C++, such as builtin: what the
/// operations `definitions` say. `summary` is about the dialect.
DialectModel readDialect(const Dialect &dialect, StringRef summary,
                         ArrayRef<const OpDefinition *> definitions);

/// `operation`, `type` or `attribute`.
StringRef stringify(DefinitionModel::Kind kind);

} // namespace strata

#endif // STRATA_DIALECTTOOLS_DIALECTMODEL_H
