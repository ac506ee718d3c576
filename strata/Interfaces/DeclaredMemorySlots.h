// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declarations of memory slots in dialect files, as data, and interface tables
// (Interfaces/MemorySlotInterfaces.h) that implement them: operations that
// allocate a slot, load from one, store to one, or have uses of addresses that
// can be dropped.
#ifndef STRATA_INTERFACES_DECLAREDMEMORYSLOTS_H
#define STRATA_INTERFACES_DECLAREDMEMORYSLOTS_H

#include "strata/Definition/OpDefinition.h"

namespace strata {

/// Slots of operands, results and attributes are numbered as in
/// `OpDefinition::findSlot`.
struct DeclaredMemorySlots {
  /// An allocation: an operation whose only result is the address of a slot.
  struct Allocation {
    /// The element type is `elementType` applied to the type of the result or
    /// operand `from`, or to the attribute `from`.
    unsigned from = 0;
    std::shared_ptr<const TypeFunction> elementType;
    /// An operation without operands whose result is the value of the slot
    /// before anything is stored; empty for CommonOperations::undefinedValueOp.
    std::string defaultOp;
    /// Null always holds.
    std::shared_ptr<const OperationPredicate> condition = nullptr;
  };
  /// The whole value in a slot is loaded, as its only result, or stored.
  struct Access {
    /// The operand that is the address.
    unsigned pointer = 0;
    /// For stores: the slot of the stored operand.
    unsigned value = 0;
    std::shared_ptr<const OperationPredicate> condition = nullptr;
  };
  std::optional<Allocation> allocation;
  std::optional<Access> load, store;
  /// Address operands whose uses can be dropped: the operation is erased with
  /// the slot, as are all uses of its results. Sorted.
  std::vector<unsigned> dropped;

  bool isEmpty() const {
    return !allocation && !load && !store && dropped.empty();
  }
};

/// The interfaces that implement `slots`; all share `slots` as their data.
SmallVector<InterfaceTable, 4> getInterfaceTables(DeclaredMemorySlots slots);

} // namespace strata

#endif // STRATA_INTERFACES_DECLAREDMEMORYSLOTS_H
