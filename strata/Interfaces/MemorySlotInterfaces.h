// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory slots: places in memory that one operation allocates, whose addresses
// are known, and what can be done to be rid of them. Operations take part by
// tables of functions (Definition/OpHooks.h), or by what their dialect file says
// (`strata.allocates`, `strata.loads`, `strata.stores`, `strata.drops`; see
// Interfaces/DeclaredMemorySlots.h).
//
// Promotion (Transforms/Mem2Reg.h) puts values in the place of a slot that
// holds one. All uses of its address must be removed: an operation that has
// some is asked whether it can do without (`canUsesBeRemoved`), may say that
// then uses of its results have to go too, and is told to
// (`removeBlockingUses`).
//
// Destructuring (Transforms/SROA.h) puts several slots in the place of one that
// holds an aggregate. Accesses of an element get the address of a slot for it.
//
// Functions that change IR do so through the rewriter they are given, whose
// insertion point is behind their operation unless something else is said, and
// leave blocks and the edges between them as they are. Fields without default
// must be set.
#ifndef STRATA_INTERFACES_MEMORYSLOTINTERFACES_H
#define STRATA_INTERFACES_MEMORYSLOTINTERFACES_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Builder.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace strata {

/// A place in memory that holds one value.
struct MemorySlot {
  /// Its address.
  Value ptr;
  /// Of what is in it.
  Type elemType;
};

/// Types of the elements of an aggregate, by index.
using SubelementTypes = llvm::SmallMapVector<Attribute, Type, 4>;

/// A slot that can be several.
struct DestructurableMemorySlot : MemorySlot {
  SubelementTypes subelementTypes;
};

/// The slots that a destructured one has become, by index.
using SubSlots = llvm::SmallMapVector<Attribute, MemorySlot, 4>;
/// Indices of elements, in the order in which they were met.
using SubelementIndices = llvm::SmallSetVector<Attribute, 4>;

/// Whether an operation is to be erased when it has done its part. Its results
/// must be unused then, but for what else is erased.
enum class DeletionKind : uint8_t { Keep, Delete };

//===-- Promotion ---------------------------------------------------------===//

/// An operation that allocates slots.
class PromotableAllocationOpInterface : public OpInterface<PromotableAllocationOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "PromotableAllocationOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = PromotableAllocationOpInterface;
    /// Appends those that could be promoted as far as the operation itself is
    /// concerned. They must not overlap, and have no other address. Asked again
    /// after each promotion.
    void (*getPromotableSlots)(Operation *op,
                               SmallVectorImpl<MemorySlot> &slots) = nullptr;
    /// Makes what is in `slot` before anything is stored; asked for once at most,
    /// with the insertion point at the start of the block that the slot is in.
    Value (*getDefaultValue)(Operation *op, const MemorySlot &slot,
                             RewriterBase &rewriter) = nullptr;
    /// `argument` of a block, where the insertion point is, was added for what is
    /// in `slot`.
    void (*handleBlockArgument)(Operation *op, const MemorySlot &slot,
                                BlockArgument argument,
                                RewriterBase &rewriter) = nullptr;
    /// The address of `slot` has no uses any more. `defaultValue` is what
    /// `getDefaultValue` made, null if it was not asked; it may be unused.
    /// Returns the operation that has the other slots, null if there are none.
    /// Without this function the operation, and an unused default value, are
    /// erased.
    Operation *(*handlePromotionComplete)(Operation *op, const MemorySlot &slot,
                                          Value defaultValue,
                                          RewriterBase &rewriter) = nullptr;
  };
};

/// An operation that accesses slots.
class PromotableMemOpInterface : public OpInterface<PromotableMemOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "PromotableMemOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = PromotableMemOpInterface;
    /// Whether it needs what is in `slot`. One that stores a part, and keeps the
    /// rest, does.
    bool (*loadsFrom)(Operation *op, const MemorySlot &slot) = nullptr;
    /// Whether something else is in `slot` behind it.
    bool (*storesTo)(Operation *op, const MemorySlot &slot) = nullptr;
    /// Of one that stores: what is in `slot` then, of the slot's type; not null.
    /// `reachingDef` is what was in it, null where nothing was stored unless the
    /// operation loads.
    Value (*getStored)(Operation *op, const MemorySlot &slot,
                       RewriterBase &rewriter, Value reachingDef) = nullptr;
    /// Whether it can do without its operands `blockingUses`, sorted by number.
    /// If that takes the removal of uses of its results, these are appended to
    /// `newBlockingUses`.
    bool (*canUsesBeRemoved)(
        Operation *op, const MemorySlot &slot, ArrayRef<OpOperand *> blockingUses,
        SmallVectorImpl<OpOperand *> &newBlockingUses) = nullptr;
    /// Removes them. `reachingDefinition` is what is in `slot` before it, null
    /// where nothing was stored unless the operation loads.
    DeletionKind (*removeBlockingUses)(Operation *op, const MemorySlot &slot,
                                       ArrayRef<OpOperand *> blockingUses,
                                       RewriterBase &rewriter,
                                       Value reachingDefinition) = nullptr;
  };
};

/// What was stored by an operation, which is still there.
using StoredValue = std::pair<Operation *, Value>;

/// An operation that uses addresses, or what is made of them, without access to
/// what is there: it may be in any region. One that has
/// PromotableMemOpInterface too is asked by that.
class PromotableOpInterface : public OpInterface<PromotableOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "PromotableOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = PromotableOpInterface;
    /// As for PromotableMemOpInterface.
    bool (*canUsesBeRemoved)(Operation *op, ArrayRef<OpOperand *> blockingUses,
                             SmallVectorImpl<OpOperand *> &newBlockingUses) =
        nullptr;
    DeletionKind (*removeBlockingUses)(Operation *op,
                                       ArrayRef<OpOperand *> blockingUses,
                                       RewriterBase &rewriter) = nullptr;
    /// Whether `visitReplacedValues` is to be called.
    bool (*requiresReplacedValues)(Operation *op) = nullptr;
    /// Is told what was stored to the slot, in the order of the blocks'
    /// dominance, when all uses have been removed and nothing was erased yet.
    void (*visitReplacedValues)(Operation *op, ArrayRef<StoredValue> stored,
                                RewriterBase &rewriter) = nullptr;
  };
};

//===-- Destructuring -----------------------------------------------------===//

/// An operation that allocates slots of aggregates.
class DestructurableAllocationOpInterface : public OpInterface<DestructurableAllocationOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name =
      "DestructurableAllocationOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = DestructurableAllocationOpInterface;
    /// Appends those that could be destructured as far as the operation itself is
    /// concerned. Asked again after each is.
    void (*getDestructurableSlots)(
        Operation *op,
        SmallVectorImpl<DestructurableMemorySlot> &slots) = nullptr;
    /// Makes a slot for each of `usedIndices`, and fills in `subslots`.
    /// Operations of this kind that it makes are appended to `newAllocators`.
    void (*destructure)(Operation *op, const DestructurableMemorySlot &slot,
                        ArrayRef<Attribute> usedIndices, RewriterBase &rewriter,
                        SmallVectorImpl<Operation *> &newAllocators,
                        SubSlots &subslots) = nullptr;
    /// The address of `slot` has no uses any more. Returns the operation that has
    /// the other slots, null if there are none. Without this function the
    /// operation is erased.
    Operation *(*handleDestructuringComplete)(
        Operation *op, const DestructurableMemorySlot &slot,
        RewriterBase &rewriter) = nullptr;
  };
};

/// An operation that accesses elements of a slot, or makes their addresses.
class DestructurableAccessorOpInterface : public OpInterface<DestructurableAccessorOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name =
      "DestructurableAccessorOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = DestructurableAccessorOpInterface;
    /// Whether it can use addresses of elements of `slot` instead of the slot's.
    /// The indices of these are added to `usedIndices`. Where that is safe only
    /// if results are accessed with the right type and within bounds, the slots
    /// that they are addresses of are appended to `mustBeSafelyUsed`. Neither
    /// matters unless it can.
    bool (*canRewire)(Operation *op, const DestructurableMemorySlot &slot,
                      SubelementIndices &usedIndices,
                      SmallVectorImpl<MemorySlot> &mustBeSafelyUsed) = nullptr;
    /// Does that; `subslots` has all of its indices.
    DeletionKind (*rewire)(Operation *op, const DestructurableMemorySlot &slot,
                           const SubSlots &subslots,
                           RewriterBase &rewriter) = nullptr;
  };
};

/// An operation that uses an address in a way that is known to be safe.
class SafeMemorySlotAccessOpInterface : public OpInterface<SafeMemorySlotAccessOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "SafeMemorySlotAccessOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = SafeMemorySlotAccessOpInterface;
    /// Fails unless accesses by the operation itself have the type of `slot` and
    /// are within it. Slots that have to be used in this way for that are
    /// appended to `mustBeSafelyUsed`.
    LogicalResult (*ensureOnlySafeAccesses)(
        Operation *op, const MemorySlot &slot,
        SmallVectorImpl<MemorySlot> &mustBeSafelyUsed) = nullptr;
  };
};

/// A type of aggregates. Tables are attached by `attachInterface`.
struct DestructurableTypeInterface {
  static constexpr llvm::StringLiteral name = "DestructurableTypeInterface";
  /// The types of all elements; nothing if values of the type cannot be taken
  /// apart.
  std::optional<SubelementTypes> (*getSubelementIndexMap)(Type type) = nullptr;
  /// The type of an element; null if there is none with that index.
  Type (*getTypeAtIndex)(Type type, Attribute index) = nullptr;
};

} // namespace strata

#endif // STRATA_INTERFACES_MEMORYSLOTINTERFACES_H
