// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes of loaded dialects: a record for each, and one kind of
// uniqued object that points at its record and holds the parameters. Types that
// are parameters are wrapped in a TypeAttr.
#ifndef STRATA_DEFINITION_TYPEDEFINITION_H
#define STRATA_DEFINITION_TYPEDEFINITION_H

#include "strata/Definition/AttrKind.h"
#include "strata/Definition/Constraint.h"
#include "strata/Definition/EnumDefinition.h"
#include "strata/Definition/InterfaceMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include <string>
#include <vector>

namespace strata {

class ParameterFormat;

/// A condition on all parameters of a type or attribute together; written by the loader
/// of dialect files. Immutable; several threads may use it.
class ParameterVerifier {
public:
  virtual ~ParameterVerifier() = default;
  /// Fails, after an error, if no object has `params`, each of which satisfies its
  /// constraint.
  virtual LogicalResult verify(EmitErrorFn emitError,
                               ArrayRef<Attribute> params) const = 0;
};

/// The definition of a type or attribute of a loaded dialect. Owned by the
/// Context; immutable once the first object has been made.
struct TypeDefinition {
  Dialect *dialect = nullptr;
  /// The name without dialect and dot.
  StringRef name;
  /// True for a type, false for an attribute.
  bool isType = true;

  struct Parameter {
    std::string name;
    /// The index in `constraints`.
    uint32_t constraint = 0;
    /// How the parameter is kept and, in a format, written.
    AttrKind kind = {};
    /// The parameter need not be said; then it is `defaultValue`.
    bool isOptional = false;
    /// May be null.
    Attribute defaultValue = {};
    /// The constraint beyond its C++ class: "failed to verify 'name': summary".
    std::string summary = {};
    /// The message instead, in which `{}` stands for the parameter; may be empty.
    std::string error = {};
    /// The type of C++, for messages.
    std::string cppType = {};
    /// The constraint is that of the class `cppType`.
    bool isClass = false;
  };
  std::vector<Parameter> parameters;
  /// For an attribute with a type: the parameter that is the type. It is
  /// written after the attribute, `#d.a<...> : type`, and need not be in the
  /// format. The parser ignores the type after an attribute whose format sets
  /// the parameter.
  std::optional<unsigned> selfType;
  ConstraintProgram constraints;
  /// May be null.
  std::shared_ptr<const ParameterVerifier> verifier;

  /// For an attribute that is an enumeration: its cases. The only parameter is
  /// the number, unless the enumeration is `isPlain`: then values are builtin
  /// integers and there are no objects of this definition.
  std::unique_ptr<const EnumDefinition> enumeration;
  bool isPlain = false;

  /// The C++ name, without namespace.
  std::string className;
  /// Names of further C++ classes, each with the predicate over `$_self` that objects of
  /// the class satisfy. One of the name of the class above narrows it.
  std::vector<std::pair<std::string, std::string>> subclasses;
  /// The name in messages, if it differs from the class.
  std::string recordName;
  /// Names.
  std::vector<std::string> traits, interfaces;
  /// The tables of attached interfaces (Interfaces.h).
  InterfaceMap interfaceTables;
  /// The syntax of the parameters; null for `<a, b>` with all of them in full,
  /// or for no text if there are no parameters.
  std::shared_ptr<const ParameterFormat> format;
  /// The syntax is unknown: the first parameter of objects is a string with the
  /// text after the name. If the text contains types and attributes, NUL
  /// characters stand for them, and an array of them follows. An attribute that
  /// is followed by a type has that as a further parameter.
  bool isOpaque = false;
  /// Printed through an alias of its name.
  bool hasAlias = false;

  /// `dialect.name`.
  std::string getFullName() const;
  /// Name for messages.
  StringRef getMessageName() const;
};

/// `!dialect.name<parameters>`.
class DynamicType : public Type {
public:
  STRATA_HANDLE(DynamicType, Type, DynamicType)
  /// The parameters must satisfy the definition.
  static DynamicType get(const TypeDefinition &def, ArrayRef<Attribute> params);
  /// Null, after an error, if they do not.
  static DynamicType getChecked(EmitErrorFn emitError,
                                const TypeDefinition &def,
                                ArrayRef<Attribute> params);
  const TypeDefinition &getDefinition() const;
  ArrayRef<Attribute> getParams() const;
};

/// `#dialect.name<parameters>`.
class DynamicAttr : public Attribute {
public:
  STRATA_HANDLE(DynamicAttr, Attribute, DynamicAttr)
  static DynamicAttr get(const TypeDefinition &def, ArrayRef<Attribute> params);
  static DynamicAttr getChecked(EmitErrorFn emitError,
                                const TypeDefinition &def,
                                ArrayRef<Attribute> params);
  const TypeDefinition &getDefinition() const;
  ArrayRef<Attribute> getParams() const;
};

} // namespace strata

#endif // STRATA_DEFINITION_TYPEDEFINITION_H
