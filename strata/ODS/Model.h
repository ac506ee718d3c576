// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is imported of a dialect, as plain data: filled in from records of
// TableGen (Importer), written as a dialect file (Writer). The members say what
// docs/dialect-files.md says of the attributes of the same names.
#ifndef STRATA_ODS_MODEL_H
#define STRATA_ODS_MODEL_H

#include "strata/Definition/OpDefinition.h"

#include <string>
#include <vector>

namespace strata::ods {

/// A constraint, as a tree of irdl operations.
struct ConstraintTree {
  enum class Kind { Any, Is, Base, AnyOf, AllOf, Predicate };
  Kind kind = Kind::Any;
  /// Of Is and Base: the operation's argument as it is written. Of Predicate:
  /// the expression.
  std::string text;
  std::vector<ConstraintTree> children;
  /// Of Predicate: some names in it only C++ knows.
  bool isPartial = false;
};

/// An operand, result, attribute or parameter.
struct SlotModel {
  std::string name;
  ConstraintTree constraint;
  std::string summary, kind, type, cppType;
  /// Name of the attribute with the sizes of groups of a variadic of variadics.
  std::string segments;
  std::optional<std::string> defaultText;
  std::vector<std::string> effects;
  Arity arity = Arity::One;
  /// Of attributes and parameters.
  bool optional = false, derived = false;
};

struct RegionModel {
  std::string name, summary;
  std::optional<int64_t> size, minSize, maxSize;
  bool variadic = false;
};

struct PredicateModel {
  std::string text, summary;
};

struct InferenceModel {
  std::string to, from, text, summary;
};

/// The cases of an enumeration.
struct EnumModel {
  struct Case {
    std::string keyword, symbol;
    int64_t value;
  };
  std::vector<Case> cases;
  std::string type = "i32", separator = "|";
  /// Word before the case in angle brackets, for a property that is written
  /// `word<case>`.
  std::string mnemonic;
  /// Qualified C++ class, where it does not follow from the attribute's.
  std::string className;
  bool bits = false, groups = false, plain = false;
};

/// An attribute as a file has it: `name = value`, or `name` alone.
struct AttributeText {
  std::string name, value;
};

/// What definitions of all kinds have.
struct DefinitionModel {
  std::string name, className, summary, description;
  std::optional<std::string> format;
  std::vector<std::string> traits, interfaces, missing;
  /// What was not carried over; written as comments.
  std::vector<std::string> remarks;
  /// Of overlays; they go before what was imported.
  std::vector<AttributeText> overlay;
};

/// A type or attribute.
struct TypeModel : DefinitionModel {
  bool isType = false, alias = false;
  /// Name of the record, where that is not the class.
  std::string recordName;
  std::vector<SlotModel> parameters;
  std::optional<EnumModel> enumeration;
};

struct OpModel : DefinitionModel {
  std::vector<SlotModel> operands, results, attributes;
  std::vector<RegionModel> regions;
  std::vector<std::string> successors;
  std::vector<PredicateModel> predicates;
  std::vector<InferenceModel> inferences;
  /// Nothing if the effects are not known; empty if there are none.
  std::optional<std::vector<std::string>> effects;
};

/// A definition of an overlay that is not imported.
struct WholeModel {
  /// Name of the irdl operation.
  std::string kind;
  std::string symbol;
  std::vector<AttributeText> attributes;
  /// What is within the braces, in whole lines.
  std::string body;
};

struct DialectModel {
  std::string name, cppNamespace, summary, description;
  std::vector<AttributeText> overlay;
  std::vector<TypeModel> types, attributes;
  std::vector<OpModel> operations;
  std::vector<WholeModel> whole;
};

/// Something that could not be carried over.
struct ImportNote {
  /// Full name of the definition, and the kind of problem: notes are counted by
  /// it.
  std::string subject, reason, detail;
};

} // namespace strata::ods

#endif // STRATA_ODS_MODEL_H
