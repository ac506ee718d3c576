// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names of C++ that the predicates of a dialect file may use beyond builtin
// ones: classes and interfaces of its own types and attributes and of those of
// dialects that are loaded, getters of their parameters, cases of enumerations,
// traits, and functions that are registered. `LLVM::LLVMPointerType` names the
// class by the namespace of its dialect, which may be left out in that dialect.
#ifndef STRATA_DIALECTFILES_PREDICATES_CPPNAMES_H
#define STRATA_DIALECTFILES_PREDICATES_CPPNAMES_H

#include "strata/Definition/TypeDefinition.h"
#include "strata/DialectFiles/Predicates/Predicate.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringMap.h"

#include <deque>
#include <functional>

namespace strata::irdl {

/// Finds the registered dialects that have the C++ namespace `cppNamespace`, without
/// loading them.
using NamespaceFinder =
    std::function<std::vector<std::string>(StringRef cppNamespace)>;
/// Adds `finder` to those that are called for the dialect of a name that no
/// loaded dialect defines. Set-up.
void addNamespaceFinder(Context &ctx, NamespaceFinder finder);

/// Makes a function that a dialect file defines known to dialects whose namespace is within
/// `cppNamespace`. Later functions of a namespace may call earlier ones. Thread-safe.
void shareFunction(Context &ctx, StringRef cppNamespace, StringRef name,
                   ArrayRef<std::string> parameters, StringRef text);

/// The C++ value of a parameter of kind `kind` that is stored as `attr`, which may be null.
PredicateValue getParameterValue(const AttrKind &kind, Attribute attr);
/// The element type of a type of a file that has the interface `ShapedType` and a parameter for
/// it; null for others.
Type findElementType(Type type);

class CppNames : public PredicateResolver {
public:
  /// The names for the file of `dialect`. `own` are definitions that the Context does not
  /// have yet; their names, parameters and interfaces must exist.
  CppNames(Dialect &dialect, ArrayRef<const TypeDefinition *> own);

  /// Makes `name` known, which the file defines to stand for `text`. Later
  /// predicates may name earlier ones.
  void addPredicate(StringRef name, StringRef text) {
    predicates.try_emplace(name, text.str(), uint32_t(predicates.size()));
  }

  /// Makes the function `name` known, which the file defines. Later functions may call
  /// earlier ones. `parameters` must outlive this.
  void addFunction(StringRef name, ArrayRef<std::string> parameters,
                   StringRef text) {
    bodies.try_emplace(name, Body{parameters, text,
                                  FirstOwnFunction + uint32_t(bodies.size())});
  }
  /// Whether the file defines the function `name`.
  bool definesFunction(StringRef name) const { return bodies.contains(name); }

  std::optional<NamedPredicate> lookupPredicate(StringRef name) override;
  std::optional<Body> lookupBody(StringRef name, uint32_t limit) override;
  const PredicateClass *lookupClass(StringRef name) override;
  PredicateFunction lookupMethod(const PredicateClass *object,
                                 StringRef name) override;
  PredicateFunction lookupFunction(StringRef name) override;
  std::optional<int64_t> lookupEnumConstant(StringRef name) override;
  std::optional<bool> hasTrait(Type type, StringRef trait) const override;
  std::optional<bool> hasTrait(Operation *op, StringRef trait) const override;

private:
  /// Functions of dialects around come before those of the file.
  static constexpr uint32_t FirstOwnFunction = 1u << 31;

  void add(const TypeDefinition &def);
  /// `name` as it is in the tables: with its namespace.
  template <typename Table>
  typename Table::const_iterator find(const Table &table, StringRef name);
  template <typename Table>
  typename Table::const_iterator findKnown(const Table &table,
                                           StringRef name) const;
  void mention(StringRef name);
  void loadDefinitions(StringRef dialectName);
  void loadNamespace(StringRef cppNamespace);
  void loadOuterNamespaces();
  bool isGetter(const TypeDefinition *only, StringRef name);
  std::optional<Body> findSharedBody(StringRef name);
  const PredicateClass *makeSubclass(const TypeDefinition &def, StringRef text);

  Context *ctx;
  std::string prefix;
  /// Definitions by name of the class with its namespace, and by name of the
  /// interface.
  llvm::StringMap<const TypeDefinition *> classes;
  /// The definition and the predicate of each further class.
  llvm::StringMap<std::pair<const TypeDefinition *, StringRef>> subclasses;
  /// A predicate of a further class is being read.
  bool isInSubclass = false;
  llvm::StringMap<bool> interfaces;
  llvm::StringMap<int64_t> constants;
  /// Texts and numbers of named predicates.
  llvm::StringMap<std::pair<std::string, uint32_t>> predicates;
  llvm::StringMap<Body> bodies;
  std::vector<const TypeDefinition *> definitions;
  /// A test that predicates point to, with the definition whose class it tests,
  /// if any.
  struct Test {
    std::unique_ptr<PredicateClass> predicate;
    const TypeDefinition *definition;
  };
  const PredicateClass *keep(std::unique_ptr<PredicateClass> predicate,
                             const TypeDefinition *definition);
  std::vector<Test> tests;
  /// The definition whose class each test with a definition tests.
  llvm::DenseMap<const PredicateClass *, const TypeDefinition *> tested;
  /// Whether any of the definitions has a getter of the name; empty after definitions were
  /// added.
  llvm::StringMap<bool> knownGetters;
  std::deque<std::string> getters;
};

} // namespace strata::irdl

#endif // STRATA_DIALECTFILES_PREDICATES_CPPNAMES_H
