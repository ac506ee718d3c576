// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect: a namespace of operations, types and attributes, as a record with
// hooks. It has one of three states: loaded (its definitions exist), declared
// (the name is known to belong to a dialect without definitions: all its
// operations, types and attributes are accepted and kept as written), and
// mentioned only. A loaded dialect may delay the creation of its definitions
// until it is first mentioned.
#ifndef STRATA_IR_DIALECT_H
#define STRATA_IR_DIALECT_H

#include "strata/Definition/InterfaceMap.h"
#include "strata/IR/Types/Attribute.h"

#include <atomic>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace strata {

class OpAsmParser;

/// Operations of a dialect whose definitions are made when they are first
/// mentioned. Called with the Context's lock for loading held.
class PendingOps {
public:
  virtual ~PendingOps() = default;
  /// Names, without that of the dialect, of those that are left.
  virtual std::vector<std::string> getNames() const = 0;
  /// Makes the definition of the operation `name`, without that of the dialect,
  /// if it is one of those that are left. Reports what is wrong with it.
  virtual void load(StringRef name) = 0;
};

class Dialect {
public:
  enum class State : uint8_t { Mentioned, Declared, Loaded };

  Dialect(Context *ctx, StringRef name) : ctx(ctx), name(name) {}
  Context *getContext() const { return ctx; }
  /// The dialect's name, e.g. `builtin`. Lives as long as the Context.
  StringRef getNamespace() const { return name; }
  State getState() const { return state; }
  bool isLoaded() const { return state == State::Loaded; }
  /// True unless the name was only mentioned.
  bool isKnown() const { return state != State::Mentioned; }
  /// True if operations, types and attributes without definition are accepted
  /// under the dialect's name.
  bool allowsUnknown() const { return allowUnknown; }
  /// True if operations without definition are accepted under its name.
  bool allowsUnknownOperations() const {
    return allowUnknown || hasOtherOperations;
  }
  /// True if the definitions will be made when the dialect is first mentioned.
  bool hasPendingLoader() const {
    return isPending.load(std::memory_order_acquire);
  }

  /// True if types and attributes of the dialect are those that the Context has
  /// a TypeDefinition for.
  bool hasTypeDefinitions = false;
  /// Whether the dialect uses the messages of MLIR's own dialects, and whether
  /// it has types and attributes.
  bool isExtended = false, hasTypes = false, hasAttributes = false;
  /// There are more than those with a definition; they are kept as text.
  bool hasOtherTypes = false, hasOtherAttributes = false;
  /// Operations without a definition are accepted in generic form.
  bool hasOtherOperations = false;
  /// The namespace of its C++ classes, without `mlir::`.
  std::string cppNamespace;
  /// Names of the operations that are its constants, the first that fits being
  /// taken; see IR/Build/Fold.h.
  std::vector<std::string> constants;
  /// Whether its operations may be copied into other functions.
  bool isInlinable = false;
  /// Messages that list the available dialects name it.
  bool isListed = true;

  /// Verifies a discardable attribute of `op` whose name has the dialect's
  /// prefix; null accepts all.
  LogicalResult (*verifyOperationAttribute)(Operation *op,
                                            NamedAttribute attr) = nullptr;
  /// Verify a discardable attribute of argument, or result, `index` of the function
  /// `op`.
  LogicalResult (*verifyRegionArgAttribute)(Operation *op, unsigned index,
                                            NamedAttribute attr) = nullptr;
  LogicalResult (*verifyRegionResultAttribute)(Operation *op, unsigned index,
                                               NamedAttribute attr) = nullptr;

  /// Read the body of a type or attribute of the dialect, the parser being at
  /// its first token; the rest of the body is skipped. Null after an error.
  /// Dialects without the hook have no types, or keep them as written.
  Type (*parseType)(Dialect &, OpAsmParser &) = nullptr;
  Attribute (*parseAttribute)(Dialect &, OpAsmParser &) = nullptr;

  /// The interfaces of the dialect itself; see Definition/Interfaces.h.
  InterfaceMap interfaces;
  /// Adds objects of the classes `Ts`, which derive from interface classes
  /// (IR/DialectInterface.h). An interface that the dialect has stays. Set-up.
  template <typename... Ts> void addInterfaces() {
    (addInterface(std::make_shared<Ts>(this)), ...);
  }
  /// Adds one object, which the dialect owns from now on. Set-up.
  template <typename T> void addInterface(std::shared_ptr<T> interface) {
    using InterfaceType = typename T::InterfaceType;
    const InterfaceType *object = interface.get();
    interfaces.insert({InterfaceType::name, object, std::move(interface)});
  }
  /// The interface `T`, a class with virtual functions; null if there is none. O(1).
  template <typename T> const T *getRegisteredInterface() const {
    const InterfaceTable *table = interfaces.find(InterfaceId(T::name));
    return table ? static_cast<const T *>(table->functions) : nullptr;
  }

  /// Attributes of the dialect that are printed through an alias: mnemonic and
  /// alias name.
  std::vector<std::pair<StringRef, StringRef>> attrAliases;

private:
  friend class Context;
  friend class ContextImpl;
  Context *ctx;
  StringRef name;
  State state = State::Mentioned;
  bool allowUnknown = false;
  /// Makes the definitions on first mention, while `isPending`.
  std::function<void(Dialect &)> loader;
  std::atomic<bool> isPending{false};
  std::unique_ptr<PendingOps> pendingOps;
};

template <typename Derived>
Context *UniquedHandle<Derived>::getContext() const {
  assert(impl && "use of a null type or attribute");
  return impl->dialect->getContext();
}

} // namespace strata

#endif // STRATA_IR_DIALECT_H
