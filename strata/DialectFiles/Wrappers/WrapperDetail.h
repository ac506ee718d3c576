// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal to the generator of wrappers: names (WrapperNames.cpp), the C++ of
// kinds (WrapperKinds.cpp), functions with their parameters (WrapperCode.cpp),
// classes of types and attributes (TypeWrapperGenerator.cpp) and of operations
// (OpWrapperGenerator.cpp).
#ifndef STRATA_DIALECTFILES_WRAPPERS_WRAPPERDETAIL_H
#define STRATA_DIALECTFILES_WRAPPERS_WRAPPERDETAIL_H

#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/TypeDefinition.h"
#include "strata/DialectFiles/Model/DialectModel.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

#include <set>

namespace strata::wrappers {

/// A class template, `className<OpTy>`, that classes of operations derive from which
/// have a trait or interface; `header` defines it.
struct Mixin {
  StringRef trait, className, header;
  /// Functions that other bases have too, and that are chosen here.
  ArrayRef<StringRef> preferred = {};
};
SmallVector<const Mixin *, 4> getMixins(const OpDefinition &def);

//===-- Names -------------------------------------------------------------===//

/// Identifiers made of whatever is in a file; never empty, never keywords.
/// `FooBar` of `foo_bar`, `foo.bar` and the like.
std::string toPascalCase(StringRef text);
/// `fooBar` of the same.
std::string toCamelCase(StringRef text);
/// `text` itself if it is an identifier.
std::string toIdentifier(StringRef text);
/// The enumerator called `text`: keywords get a capital.
std::string toEnumerator(StringRef text);
/// The enumerators of `def`, by case.
std::vector<std::string> getEnumerators(const EnumDefinition &def);
/// `a::b` of the C++ name of a namespace, `dialects::a` of one with one part.
std::string toNamespace(StringRef text);

/// The names taken in one scope.
class NameScope {
public:
  NameScope(std::initializer_list<StringRef> reserved = {}) {
    for (StringRef name : reserved)
      taken.insert(name);
  }
  /// `name`, followed by underscores if it is taken; takes it.
  std::string take(StringRef name);
  /// Takes a name that is free in all `patterns`, where it replaces `$`.
  std::string take(StringRef name, ArrayRef<StringRef> patterns);

private:
  llvm::StringSet<> taken;
};

/// `text` as a C++ string literal.
std::string quote(StringRef text);

//===-- Kinds -------------------------------------------------------------===//

/// How C++ sees values of a kind: a class of Definition/WrapperKinds.h with its
/// parts.
struct CppKind {
  enum class Form : uint8_t {
    /// Handles, for which null is absence: attributes as they are; types, affine maps and
    /// integer sets.
    Plain,
    Type,
    /// True if it is present.
    Unit,
    /// Anything else.
    Value,
  };
  Form form = Form::Plain;
  /// The class, and the class of the attribute.
  std::string name, attrClass;
  /// The types that getters return and setters take.
  std::string value, param;
  /// Returns std::nullopt if values cannot be written as C++ literals.
  std::optional<std::string> (*toLiteral)(const CppKind &, Attribute) = nullptr;
  const EnumDefinition *enumeration = nullptr;
  /// The header of the kind, if it is another one than WrapperKinds.h.
  StringRef header = {};

  /// Whether it takes a std::optional to say that there is none.
  bool needsOptional() const { return form == Form::Value; }
  /// The attribute of the expression `text`, which may be a std::optional.
  std::string encode(StringRef text, bool isOptional) const;
};

/// The classes that were written, and their names.
class ClassTable {
public:
  void add(const TypeDefinition &def, StringRef className) {
    classes[&def] = className.str();
  }
  void add(const EnumDefinition &def, StringRef className) {
    enums[&def] = className.str();
  }
  /// Later classes are in another namespace than the previous ones, which are
  /// in `name`.
  void leaveNamespace(StringRef name);
  /// Empty if there is none.
  StringRef find(const TypeDefinition *def) const;
  StringRef find(const EnumDefinition *def) const;
  /// The C++ kind of a value that is stored by `kind` and constrained by node
  /// `index`, compiled from `constraint`; null if the file has no constraint
  /// for it.
  CppKind getKind(const AttrKind &kind, const ConstraintProgram &program,
                  ConstraintProgram::Index index,
                  const ConstraintModel *constraint) const;
  /// The class of all types that `constraint`, of `program`, accepts; empty if they
  /// have none in common.
  std::string getTypeClass(const TypeConstraint &constraint,
                           const ConstraintProgram *program) const;

private:
  std::optional<CppKind> getKindOfBase(const ConstraintProgram &program,
                                       ConstraintProgram::Index index) const;
  CppKind getEnumKind(const EnumDefinition &def) const;
  llvm::DenseMap<const TypeDefinition *, std::string> classes;
  llvm::DenseMap<const EnumDefinition *, std::string> enums;
};

//===-- Code --------------------------------------------------------------===//

struct CppParam {
  std::string type, name;
  /// The text after `=`; empty if there is none.
  std::string defaultText = {};
};

/// The parameter `name` of `kind`, which may be left out where `isOptional`,
/// and is `defaultValue` then, if there is one.
CppParam makeParam(const CppKind &kind, StringRef name, bool isOptional,
                   Attribute defaultValue);
/// Whether the type of `param` is an optional of the kind's.
bool isOptionalParam(const CppKind &kind, const CppParam &param);

/// `head(params) { return body; }`, in lines of up to 80 columns where that is
/// possible; `body` may be broken between its parts. Default values are kept
/// unless a parameter without one follows.
void printFunction(raw_ostream &os, const Twine &head,
                   std::vector<CppParam> params, ArrayRef<std::string> body);
/// `signature { statement; }`, in one line or three.
void printAccessor(raw_ostream &os, const Twine &signature,
                   const Twine &statement);
/// `type name() const { return value; }`.
void printGetter(raw_ostream &os, StringRef type, const Twine &name,
                 const Twine &value);
/// `text` as the rest of a line of comment.
std::string toComment(StringRef text);
/// `/// summary`, or `/// fallback` if `summary` is empty.
void printSummary(raw_ostream &os, StringRef summary, const Twine &fallback);

//===-- Definitions -------------------------------------------------------===//

/// The output for one dialect.
struct DialectWriter {
  raw_ostream &os;
  /// Headers that the output needs.
  std::set<StringRef> &includes;
  ClassTable &classes;
  /// The scope of the namespace.
  NameScope &scope;
  Dialect &dialect;
  /// The enumerations that enum classes stand for, by name of the class.
  llvm::StringMap<const TypeDefinition *> enums = {};
};

/// Write the class of the type or attribute, or of the operation, `model`.
void writeType(DialectWriter &writer, const DefinitionModel &model);
void writeOperation(DialectWriter &writer, const DefinitionModel &model);

} // namespace strata::wrappers

#endif // STRATA_DIALECTFILES_WRAPPERS_WRAPPERDETAIL_H
