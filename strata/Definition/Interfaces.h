// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of operations, types, attributes and dialects: structs of function
// pointers with a name (InterfaceMap.h). Programs attach a table of functions
// by name, to their own definitions and to others, before or after the
// definition is loaded (docs/interfaces.md):
//
//   static constexpr CostOpInterface addfCost = {getAddfCost};
//   if (failed(attachInterface(ctx, "arith.addf", addfCost))) ...
//
// and look it up:
//
//   if (auto *cost = getInterface<CostOpInterface>(op))
//     total += cost->getCost(op);
#ifndef STRATA_DEFINITION_INTERFACES_H
#define STRATA_DEFINITION_INTERFACES_H

#include "strata/Definition/TypeDefinition.h"
#include "strata/IR/Dialect.h"
#include "strata/IR/Graph/Operation.h"

namespace strata {

/// Attaches `table` to the object that `target` names:
///
///   arith.addf        an operation
///   !builtin.f32      a type: after `!`, as `irdl.base` calls it
///   #builtin.integer  an attribute: after `#`, as `irdl.base` calls it
///   arith             a dialect
///
/// The operation has the interface, and the interface's checks, as if its
/// definition listed it. Operations of a dialect that is not loaded get it when
/// they are loaded; those without definition have no interfaces.
///
/// Fails, with a diagnostic, if `target` is malformed, is not defined by its
/// dialect, or has a table for the interface. If the dialect is not loaded yet,
/// its loader reports targets that it does not define. Set-up: no other thread
/// may use the Context.
LogicalResult attachInterface(Context *ctx, StringRef target,
                              const InterfaceTable &table);
/// Attaches `functions`, which must outlive the Context.
template <typename C>
LogicalResult attachInterface(Context *ctx, StringRef target,
                              const C &functions) {
  return attachInterface(ctx, target, makeInterfaceTable(functions));
}

/// The table of an interface; null without. O(1).
const InterfaceTable *findInterface(Type type, InterfaceId interface);
const InterfaceTable *findInterface(Attribute attr, InterfaceId interface);

/// The functions of interface `T`: its table, ConceptOf<T>, or null. O(1).
template <typename T>
const ConceptOf<T> *getInterface(const OpDefinition &def) {
  return static_cast<const ConceptOf<T> *>(def.findInterface(interfaceIdOf<T>));
}
template <typename T> const ConceptOf<T> *getInterface(Operation *op) {
  return getInterface<T>(op->getDefinition());
}
template <typename T> const ConceptOf<T> *getInterface(Type type) {
  const InterfaceTable *table = findInterface(type, interfaceIdOf<T>);
  return table ? static_cast<const ConceptOf<T> *>(table->functions) : nullptr;
}
template <typename T> const ConceptOf<T> *getInterface(Attribute attr) {
  const InterfaceTable *table = findInterface(attr, interfaceIdOf<T>);
  return table ? static_cast<const ConceptOf<T> *>(table->functions) : nullptr;
}
template <typename T> const ConceptOf<T> *getInterface(const Dialect &dialect) {
  const InterfaceTable *table = dialect.interfaces.find(interfaceIdOf<T>);
  return table ? static_cast<const ConceptOf<T> *>(table->functions) : nullptr;
}

/// Whether operations of `def` have interface `T`: listed in the dialect file or
/// attached. One that is only listed has no table. O(1).
template <typename T> bool hasInterface(const OpDefinition &def) {
  constexpr std::optional<OpTrait> known =
      findOpTrait({T::name.data(), T::name.size()});
  if constexpr (known)
    return def.hasTrait(*known);
  return def.findInterface(interfaceIdOf<T>) || def.hasTrait(T::name);
}
template <typename T> bool hasInterface(Operation *op) {
  return hasInterface<T>(op->getDefinition());
}
/// Whether there is a table of interface `T`. O(1).
template <typename T> bool hasInterface(Type type) {
  return getInterface<T>(type);
}
template <typename T> bool hasInterface(Attribute attr) {
  return getInterface<T>(attr);
}
template <typename T> bool hasInterface(const Dialect &dialect) {
  return getInterface<T>(dialect);
}

// Functions for loaders of dialects.

/// Gives a definition what is attached under its name; Context::defineOp and
/// Context::addTypeDefinition call it. Fails, after a message, if an operation has
/// a table for one of these interfaces.
LogicalResult takeAttachedInterfaces(OpDefinition &def, EmitErrorFn emitError);
void takeAttachedInterfaces(TypeDefinition &def);
/// Checks that nothing is attached to operations, types and attributes that
/// `dialect` does not define. `opNames` are the full names of its operations; its
/// types and attributes have been added.
LogicalResult verifyAttachedInterfaces(const Dialect &dialect,
                                       ArrayRef<StringRef> opNames,
                                       EmitErrorFn emitError);

} // namespace strata

#endif // STRATA_DEFINITION_INTERFACES_H
