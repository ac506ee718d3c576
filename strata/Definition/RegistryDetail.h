// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What was registered with a Context for definitions that are loaded later:
// hooks of operations (OpHooks.h), interfaces of types (TypeInterface.h),
// traits (Traits.h), rules, extensions of dialect files.
#ifndef STRATA_DEFINITION_REGISTRYDETAIL_H
#define STRATA_DEFINITION_REGISTRYDETAIL_H

#include "strata/Definition/OpHooks.h"
#include "strata/IR/ContextData.h"

#include "llvm/ADT/StringMap.h"

#include <mutex>

namespace strata {

/// Rules for the operations of a dialect; see Rewrite/DialectPatterns.h.
struct DialectRules {
  virtual ~DialectRules() = default;
};

/// Extensions of dialect files; see IRDL/Extension/Extension.h.
struct ExtensionRegistry {
  virtual ~ExtensionRegistry() = default;
};

class Registry {
public:
  llvm::StringMap<OpHooks> hooks;
  /// By full name of the type; each sorted by name.
  llvm::StringMap<SmallVector<InterfaceTable, 1>> typeInterfaces;
  /// By name as C++ spells it; null has nothing to check.
  llvm::StringMap<LogicalResult (*)(Operation *, const TraitUse &)> traits;
  /// By dialect.
  llvm::StringMap<std::unique_ptr<DialectRules>> rules;
  /// Made on first use.
  std::once_flag extensionsOnce;
  std::unique_ptr<ExtensionRegistry> extensions;
  /// By name of their class; see IR/ContextData.h.
  std::mutex dataMutex;
  llvm::StringMap<std::unique_ptr<ContextData>> data;
  /// Some definition has the hook `verifySymbolUses`.
  bool hasSymbolUsers = false;
};

} // namespace strata

#endif // STRATA_DEFINITION_REGISTRYDETAIL_H
