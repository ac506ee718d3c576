// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of types: tables of functions under a name that both sides agree
// on, as operations have them (Definition/OpHooks.h):
//
//   registerTypeInterface(ctx, "builtin.memref", table);
//   if (auto *aggregate = getInterface<DestructurableTypeInterface>(type)) ...
//
// A type of a dialect file has to list an interface (`strata.interfaces`) that
// is registered for it when the file is loaded.
#ifndef STRATA_INTERFACES_TYPEINTERFACE_H
#define STRATA_INTERFACES_TYPEINTERFACE_H

#include "strata/Definition/OpDefinition.h"
#include "strata/IR/Attribute.h"

namespace strata {

/// Attaches the functions `table` to all types called `typeName`:
/// `dialect.name`, or `builtin.` and what `irdl.base` calls a builtin one. Of
/// two tables for the same interface the later wins. Set-up.
void registerTypeInterface(Context *ctx, StringRef typeName,
                           InterfaceTable table);

/// The same; `table` must outlive the Context.
template <typename T>
void registerTypeInterface(Context *ctx, StringRef typeName, const T &table) {
  registerTypeInterface(ctx, typeName, InterfaceTable{T::name, &table});
}

/// What is registered for types called `typeName`, sorted by name.
ArrayRef<InterfaceTable> getTypeInterfaces(Context *ctx, StringRef typeName);

/// The functions of the interface `interfaceName` that `type` has; null
/// without.
const void *findTypeInterface(Type type, StringRef interfaceName);

/// The table of interface `T` that `type` has, or null.
template <typename T> const T *getInterface(Type type) {
  return static_cast<const T *>(findTypeInterface(type, T::name));
}

} // namespace strata

#endif // STRATA_INTERFACES_TYPEINTERFACE_H
