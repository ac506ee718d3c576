// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables of functions by interface. An interface is a struct of function pointers
// with a name, for example:
//
//   struct CostOpInterface {
//     static constexpr llvm::StringLiteral name = "CostOpInterface";
//     unsigned (*getCost)(Operation *) = nullptr;
//     // Optional. Run by the verifier on operations that have the interface.
//     static LogicalResult verifyTrait(Operation *op);
//   };
//
// The key of an interface is its name with a hash that the compiler computes, so
// that a lookup needs no registration and no state outside of the map.
#ifndef STRATA_DEFINITION_INTERFACEMAP_H
#define STRATA_DEFINITION_INTERFACEMAP_H

#include "strata/IR/Fwd.h"

#include <memory>
#include <vector>

namespace strata {

struct TraitUse;
class OperationVerifier;

/// Checks one trait of a registered operation.
using TraitVerifier = LogicalResult (*)(Operation *, const TraitUse &);

/// The key of an interface. Equal names are equal keys.
class InterfaceId {
public:
  constexpr InterfaceId(StringRef name) : name(name), hash(getHash(name)) {}
  constexpr StringRef getName() const { return name; }
  constexpr uint64_t getHash() const { return hash; }
  friend bool operator==(InterfaceId a, InterfaceId b) {
    return a.hash == b.hash &&
           (a.name.data() == b.name.data() || a.name == b.name);
  }

private:
  /// FNV-1a.
  static constexpr uint64_t getHash(StringRef name) {
    uint64_t hash = 0xcbf29ce484222325;
    for (size_t i = 0; i < name.size(); ++i)
      hash = (hash ^ uint8_t(name.data()[i])) * 0x100000001b3;
    return hash;
  }
  StringRef name;
  uint64_t hash;
};

/// The key of the interface `T`, computed by the compiler.
template <typename T> inline constexpr InterfaceId interfaceIdOf{T::name};

namespace detail {
template <typename T, typename = void> struct InterfaceOf { using type = T; };
template <typename T>
struct InterfaceOf<T, std::void_t<typename T::Interface>> {
  using type = typename T::Interface;
};
template <typename T, typename = void> struct ConceptOf { using type = T; };
template <typename T> struct ConceptOf<T, std::void_t<typename T::Concept>> {
  using type = typename T::Concept;
};
} // namespace detail

/// The interface that the table of functions `T` is of: `T::Interface`, or `T`, which
/// has the name itself.
template <typename T> using InterfaceOf = typename detail::InterfaceOf<T>::type;
/// The table of functions of the interface `T`: `T::Concept`, or `T` itself.
template <typename T> using ConceptOf = typename detail::ConceptOf<T>::type;

/// The functions of an interface, under its name.
struct InterfaceTable {
  /// Lives as long as the Context.
  StringRef name;
  const void *functions = nullptr;
  /// Data for functions that interpret a dialect file's description; null for
  /// others.
  std::shared_ptr<const void> data = nullptr;
  /// Run by the verifier on operations that have the interface, after the checks
  /// of operands, results and attributes, or after those of the regions; null
  /// for none.
  TraitVerifier verify = nullptr, verifyRegions = nullptr;
  /// Run by the verifier after the checks of the regions, before the definition's
  /// own; null for none. Operations with one signature can share its verdict.
  std::shared_ptr<const OperationVerifier> regionVerifier = nullptr;
};

/// The table for `functions`, which must outlive the Context.
template <typename C> InterfaceTable makeInterfaceTable(const C &functions) {
  using T = InterfaceOf<C>;
  InterfaceTable table{T::name, &functions};
  if constexpr (requires(Operation * op) { T::verifyTrait(op); })
    table.verify = [](Operation *op, const TraitUse &) -> LogicalResult {
      return T::verifyTrait(op);
    };
  if constexpr (requires(Operation * op) { T::verifyRegionTrait(op); })
    table.verifyRegions = [](Operation *op, const TraitUse &) -> LogicalResult {
      return T::verifyRegionTrait(op);
    };
  return table;
}

/// Interface tables by name; a hash table with linear probing.
class InterfaceMap {
public:
  /// Null if there is none. O(1).
  const InterfaceTable *find(InterfaceId id) const {
    if (slots.empty())
      return nullptr;
    for (size_t at = id.getHash();; ++at) {
      const Slot &slot = slots[at & (slots.size() - 1)];
      if (!slot.number)
        return nullptr;
      const InterfaceTable &table = tables[slot.number - 1];
      if (slot.hash == id.getHash() &&
          (table.name.data() == id.getName().data() ||
           table.name == id.getName()))
        return &table;
    }
  }
  /// False, and nothing is changed, if the interface has a table.
  bool insert(InterfaceTable table);
  bool empty() const { return tables.empty(); }
  /// All of them in the order of insertion.
  ArrayRef<InterfaceTable> getTables() const { return tables; }

private:
  struct Slot {
    uint64_t hash = 0;
    /// The number of the table in `tables`, from 1; 0 in free slots.
    uint32_t number = 0;
  };
  void addSlot(uint64_t hash, uint32_t number);

  std::vector<InterfaceTable> tables;
  /// A power of two, of which half is free at least; empty without tables.
  std::vector<Slot> slots;
};

} // namespace strata

#endif // STRATA_DEFINITION_INTERFACEMAP_H
