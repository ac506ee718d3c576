// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The registrations of a Context for definitions that are loaded later: hooks
// of operations (OpHooks.h), interfaces (Interfaces.h), traits (Traits.h).
// Registries of other components are ContextData (IR/ContextData.h).
#ifndef STRATA_DEFINITION_REGISTRYDETAIL_H
#define STRATA_DEFINITION_REGISTRYDETAIL_H

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Traits.h"
#include "strata/IR/ContextData.h"

#include "llvm/ADT/StringMap.h"

#include <mutex>
#include <shared_mutex>
#include <utility>
#include <vector>

namespace strata {

/// The numbers of names that are not in Traits.def. Thread-safe.
class TraitNumbers {
public:
  std::optional<TraitId> find(StringRef name) const;
  /// Gives out the next number if `name` has none.
  TraitId get(StringRef name);
  /// Makes `name` another spelling of `id`.
  void addSpelling(StringRef name, TraitId id);

private:
  mutable std::shared_mutex mutex;
  llvm::StringMap<uint32_t> numbers;
  uint32_t next = numOpTraits;
};

class Registry {
public:
  llvm::StringMap<OpHooks> hooks;
  /// Interfaces attached by name: of operations, and, after `!` and `#`, of
  /// types and attributes that are not builtin.
  llvm::StringMap<InterfaceMap> interfaces;
  /// Interfaces of builtin types and attributes, by kind, and of float types,
  /// by format.
  InterfaceMap builtinInterfaces[size_t(Kind::FusedLoc) + 1];
  std::vector<InterfaceMap> floatInterfaces;
  /// Traits by name in both spellings.
  llvm::StringMap<std::shared_ptr<const TraitInfo>> traits;
  TraitNumbers traitNumbers;
  /// Guards `data`.
  std::mutex dataMutex;
  /// The objects of IR/ContextData.h with the names of their classes, in the
  /// order they were made. A search takes less than hashing a name: there are a
  /// dozen.
  std::vector<std::pair<InterfaceId, std::unique_ptr<ContextData>>> data;
  /// Some definition has the hook `verifySymbolUses`.
  bool hasSymbolUsers = false;
};

} // namespace strata

#endif // STRATA_DEFINITION_REGISTRYDETAIL_H
