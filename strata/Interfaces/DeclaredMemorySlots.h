// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What dialect files say of memory slots, as data, and the tables of functions
// (Interfaces/MemorySlotInterfaces.h) that act on it: operations that allocate a slot,
// load from one, store to one, or use addresses in a way that does not matter.
#ifndef STRATA_INTERFACES_DECLAREDMEMORYSLOTS_H
#define STRATA_INTERFACES_DECLAREDMEMORYSLOTS_H

#include "strata/Definition/OpDefinition.h"

namespace strata {

/// Slots of operands, results and attributes are numbered as in
/// `OpDefinition::findSlot`.
struct DeclaredMemorySlots {
  /// Its only result is the address of a slot.
  struct Allocation {
    /// The type of what is in it is `elementType` of the type of result or
    /// operand, or of the attribute, `from`.
    unsigned from = 0;
    std::shared_ptr<const TypeFunction> elementType;
    /// An operation without operands whose result is the value of the slot before
    /// anything is stored; empty for CommonOperations::undefinedValueOp.
    std::string defaultOp;
    /// Null always holds.
    std::shared_ptr<const OperationPredicate> condition = nullptr;
  };
  /// The whole value in a slot is loaded, as its only result, or stored.
  struct Access {
    /// The operand that is the address.
    unsigned pointer = 0;
    /// Of stores: the operand that is stored.
    unsigned value = 0;
    std::shared_ptr<const OperationPredicate> condition = nullptr;
  };
  std::optional<Allocation> allocation;
  std::optional<Access> load, store;
  /// Operands that are addresses which the operation is not about: it goes,
  /// with all uses of its results, where the slot does. Sorted.
  std::vector<unsigned> dropped;

  bool isEmpty() const {
    return !allocation && !load && !store && dropped.empty();
  }
};

/// The interfaces that `slots` stand for; all share them as their data.
SmallVector<InterfaceTable, 4> getInterfaceTables(DeclaredMemorySlots slots);

} // namespace strata

#endif // STRATA_INTERFACES_DECLAREDMEMORYSLOTS_H
