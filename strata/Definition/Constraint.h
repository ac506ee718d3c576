// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constraints as data: conditions on an attribute or type. A program is a list
// of nodes; the children of a node come before it. Every node is a variable, as
// in IRDL: within one check (of an operation, or of the parameters of a type)
// it stands for one attribute, wherever it is used. Types are handled as the
// TypeAttr around them.
//
// Checking binds greedily: the first alternative of an any_of that fits is
// taken. If a check fails after there was a choice, a search decides whether
// other choices would do; it is bounded, since definitions come from files. The
// message is that of the greedy pass. docs/decisions/0004 says why.
#ifndef STRATA_DEFINITION_CONSTRAINT_H
#define STRATA_DEFINITION_CONSTRAINT_H

#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/Attribute.h"

#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace strata {

class SymbolTableCollection;

struct TypeDefinition;

/// The kind of type or attribute that `irdl.base` names: `!builtin.integer`, or
/// a definition.
struct AttrBase {
  bool isType = true;
  /// The kind of a builtin base.
  Kind kind = Kind::NoneType;
  /// Format of a builtin float type; each is a base of its own.
  int floatFormat = -1;
  /// The definition of any other base.
  const TypeDefinition *definition = nullptr;

  bool matches(Attribute attr) const;
  /// `dialect.name`.
  std::string getName() const;
  /// The base of an attribute or, for a TypeAttr with `ofType`, of its type.
  static AttrBase of(Attribute attr, bool ofType);
  /// The builtin base called `name`, e.g. `integer`, or std::nullopt.
  static std::optional<AttrBase> findBuiltin(StringRef name, bool isType);
  /// The names that `findBuiltin` knows.
  static std::vector<StringRef> getBuiltinNames(bool isType);
};

/// A test written elsewhere (see DialectFiles/Predicates/Predicate.h), with its text.
class AttrPredicate {
public:
  virtual ~AttrPredicate() = default;
  /// Returns std::nullopt if the attribute is accepted; otherwise the reason.
  virtual std::optional<std::string> check(Attribute attr) const = 0;
  /// Whether some of it is known to C++ only, and accepts everything here.
  virtual bool isPartial() const { return false; }
  /// Whether all integer attributes of one type share the answer, and all float
  /// attributes.
  virtual bool isOfTypeOnly() const { return false; }
  /// The only builtin kind of types or attributes that it may accept, if that follows
  /// from how it is written.
  virtual std::optional<AttrBase> getImpliedBase() const { return {}; }
};

/// A condition on an operation, written elsewhere.
class OperationPredicate {
public:
  virtual ~OperationPredicate() = default;
  /// Returns std::nullopt if it holds; otherwise the reason. Sets `isOwn`,
  /// which may be null, if the answer depends on more than the signature of the
  /// operation (IR/Verify/SignatureCacheDetail.h).
  virtual std::optional<std::string> check(Operation *op,
                                           bool *isOwn = nullptr) const = 0;
};

/// The properties of an operation on which an answer depends, from few to many.
enum class OpDependence : uint8_t {
  /// The signature; after the regions, the signature with regions
  /// (IR/Verify/SignatureCacheDetail.h).
  Signature,
  /// The signature, and the definition and types of the operation around it.
  SignatureAndParent,
  /// More properties of the operation, or of others.
  Own
};

/// The body of a verifier that is data; written elsewhere.
class OperationVerifier {
public:
  virtual ~OperationVerifier() = default;
  /// Fails after a diagnostic. Sets `dependence`, if it is not null.
  virtual LogicalResult verify(Operation *op,
                               OpDependence *dependence = nullptr) const = 0;
};

/// The body of a verifier of the symbols that an operation refers to; written elsewhere.
class SymbolUseVerifier {
public:
  virtual ~SymbolUseVerifier() = default;
  /// Fails after a diagnostic.
  virtual LogicalResult verify(Operation *op,
                               SymbolTableCollection &tables) const = 0;
};

/// An attribute as a function of the rest of an operation; written elsewhere.
class AttrFunction {
public:
  virtual ~AttrFunction() = default;
  /// Null if there is no value. Sets `isOwn`, which may be null, as
  /// `OperationPredicate::check` does.
  virtual Attribute evaluate(Operation *op, bool *isOwn = nullptr) const = 0;
};

/// The input of a type function for a slot: the types of its values, or the
/// attribute in it, which may be null.
struct TypeSource {
  ArrayRef<Type> types = {};
  Attribute attr = {};
};

/// A type, or a list of types, as a function of slots; written elsewhere.
class TypeFunction {
public:
  virtual ~TypeFunction() = default;
  /// Appends to `to`; false if there is no value. `others` are the further slots that
  /// it names. Sets `isList` if the value is a list; if it is not, it is one type for
  /// all values of a slot.
  virtual bool evaluate(const TypeSource &from, ArrayRef<TypeSource> others,
                        SmallVectorImpl<Type> &to, bool &isList) const = 0;
  /// Whether all integer attributes of one type share the value, and all float
  /// attributes.
  virtual bool isOfTypeOnly() const { return false; }
};

class ConstraintProgram {
public:
  using Index = uint32_t;
  enum class Op : uint8_t {
    Any,
    Is,
    Base,
    AnyOf,
    AllOf,
    Parametric,
    Predicate
  };
  struct Node {
    Op op = Op::Any;
    /// The attribute of Is.
    Attribute expected;
    /// The base of Base and Parametric.
    AttrBase base;
    std::vector<Index> children;
    /// The predicate of Predicate.
    std::shared_ptr<const AttrPredicate> predicate;
  };

  Index addAny() { return add(Op::Any); }
  Index addIs(Attribute expected);
  Index addBase(AttrBase base);
  Index addAnyOf(std::vector<Index> alternatives);
  Index addAllOf(std::vector<Index> parts);
  Index addParametric(AttrBase base, std::vector<Index> parameters);
  Index addPredicate(std::shared_ptr<const AttrPredicate> predicate);

  /// Declares the uses of nodes; call it once, when the program is complete:
  /// `roots` are the nodes that are checked, each as often as it may be in one
  /// check. A node that is used just once is no variable; without the call all
  /// are.
  void declareUses(ArrayRef<Index> roots);

  const Node &operator[](Index index) const { return nodes[index]; }
  size_t size() const { return nodes.size(); }
  /// Whether a greedy choice may turn out wrong.
  bool hasChoices() const { return choices; }
  bool isVariable(Index index) const {
    return variables.empty() || variables[index];
  }
  /// True if the attributes that `index` accepts do not depend on earlier
  /// bindings.
  bool isPure(Index index) const { return !variables.empty() && pure[index]; }

  /// Whether `attr` is known to be accepted by `index`, which is pure. A small
  /// cache: predicates are interpreted, and most operations have types that
  /// their neighbours have too.
  bool isKnown(Index index, Attribute attr) const {
    return cacheSlot(index, attr).load(std::memory_order_relaxed) ==
           attr.getAsOpaquePointer();
  }
  void setKnown(Index index, Attribute attr) const {
    cacheSlot(index, attr)
        .store(attr.getAsOpaquePointer(), std::memory_order_relaxed);
  }

private:
  Index add(Node node);
  Index add(Op op);
  using CacheSlot = std::atomic<const void *>;
  CacheSlot &cacheSlot(Index index, Attribute attr) const {
    auto bits = reinterpret_cast<uintptr_t>(attr.getAsOpaquePointer());
    return cache[index * CacheWays + ((bits >> 4 ^ bits >> 9) % CacheWays)];
  }
  static constexpr size_t CacheWays = 4;

  std::vector<Node> nodes;
  /// By node; empty until uses are declared.
  std::vector<bool> variables, pure;
  std::unique_ptr<CacheSlot[]> cache;
  bool choices = false;
};

/// One check: the bindings of a program's variables, and the queries made so
/// far.
class ConstraintChecker {
public:
  explicit ConstraintChecker(const ConstraintProgram &program);

  /// Checks that node `index` can stand for `attr`; on failure says why through
  /// `emitError`, unless a search finds that other choices do.
  LogicalResult verify(ConstraintProgram::Index index, Attribute attr,
                       function_ref<InFlightDiagnostic()> emitError);

  /// Like `verify`, without a message.
  bool test(ConstraintProgram::Index index, Attribute attr);

private:
  using Index = ConstraintProgram::Index;
  /// The cause of a failure; filled in only when a message is wanted.
  struct Failure;
  bool match(Index index, Attribute attr, Failure *failure);
  bool matchNode(Index index, Attribute attr, Failure *failure);
  bool search(size_t goal);
  bool solve(Index index, Attribute attr, function_ref<bool()> rest);
  bool solveAll(ArrayRef<Index> indices, ArrayRef<Attribute> attrs,
                function_ref<bool()> rest);

  const ConstraintProgram &program;
  SmallVector<Attribute, 16> bindings;
  /// All queries so far, for the search.
  SmallVector<std::pair<Index, Attribute>, 8> goals;
  size_t steps = 0;
};

} // namespace strata

#endif // STRATA_DEFINITION_CONSTRAINT_H
