// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory slots: memory that one operation allocates and whose uses are all
// known, and transformations that remove it. Operations implement the
// interfaces with tables (Definition/OpHooks.h) or declarations in their
// dialect file (`strata.allocates`, `strata.loads`, `strata.stores`,
// `strata.drops`; see Interfaces/DeclaredMemorySlots.h).
//
// Promotion (Transforms/Mem2Reg.h) replaces a slot with a single value by SSA
// values. All uses of its address must be removable: `canUsesBeRemoved` of a
// using operation decides whether they are, and may add uses of its results
// that must then be removed as well; `removeBlockingUses` removes them.
//
// Destructuring (Transforms/SROA.h) replaces a slot with an aggregate by
// several slots. Accesses of an element use the address of its slot.
//
// Functions that change IR do so through the rewriter they are given, whose
// insertion point is after their operation unless stated otherwise, and must
// not change blocks and the edges between them. Fields without a default must
// be set.
#ifndef STRATA_INTERFACES_MEMORYSLOTINTERFACES_H
#define STRATA_INTERFACES_MEMORYSLOTINTERFACES_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Build/Builder.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace strata {

/// A place in memory that holds one value.
struct MemorySlot {
  /// The address of the slot.
  Value ptr;
  /// The type of the value in the slot.
  Type elemType;
};

/// Types of the elements of an aggregate, by index.
using SubelementTypes = llvm::SmallMapVector<Attribute, Type, 4>;

/// A slot that can be split into several.
struct DestructurableMemorySlot : MemorySlot {
  SubelementTypes subelementTypes;
};

/// The slots that a destructured one has become, by index.
using SubSlots = llvm::SmallMapVector<Attribute, MemorySlot, 4>;
/// Indices of elements, in the order in which they were met.
using SubelementIndices = llvm::SmallSetVector<Attribute, 4>;

/// Whether an operation is erased after the transformation. Its results must
/// then be unused, except by other operations that are erased.
enum class DeletionKind : uint8_t { Keep, Delete };

//===-- Promotion ---------------------------------------------------------===//

/// An operation that allocates slots.
class PromotableAllocationOpInterface
    : public OpInterface<PromotableAllocationOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "PromotableAllocationOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = PromotableAllocationOpInterface;
    /// Appends the slots that this operation allows to promote. They must not
    /// overlap or have another address. Called again after each promotion.
    void (*getPromotableSlots)(Operation *op,
                               SmallVectorImpl<MemorySlot> &slots) = nullptr;
    /// Creates the value of `slot` before the first store; called at most once,
    /// with the insertion point at the start of the slot's block.
    Value (*getDefaultValue)(Operation *op, const MemorySlot &slot,
                             RewriterBase &rewriter) = nullptr;
    /// Called after `argument` was added to a block for the value of `slot`; the
    /// insertion point is in that block.
    void (*handleBlockArgument)(Operation *op, const MemorySlot &slot,
                                BlockArgument argument,
                                RewriterBase &rewriter) = nullptr;
    /// Called when the address of `slot` has no uses left. `defaultValue` is the
    /// result of `getDefaultValue`, null if it was not called; it may be unused.
    /// Returns the operation with the remaining slots, null if there are none.
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
    /// Whether it reads `slot`. An operation that stores only a part of the slot
    /// counts as reading it.
    bool (*loadsFrom)(Operation *op, const MemorySlot &slot) = nullptr;
    /// Whether it writes `slot`.
    bool (*storesTo)(Operation *op, const MemorySlot &slot) = nullptr;
    /// For a store: the new value of `slot`, of the slot's type; not null.
    /// `reachingDef` is the previous value; null if nothing was stored before
    /// and the operation does not load.
    Value (*getStored)(Operation *op, const MemorySlot &slot,
                       RewriterBase &rewriter, Value reachingDef) = nullptr;
    /// Whether its operands `blockingUses`, sorted by number, can be removed.
    /// Uses of its results that must then be removed as well are appended to
    /// `newBlockingUses`.
    bool (*canUsesBeRemoved)(Operation *op, const MemorySlot &slot,
                             ArrayRef<OpOperand *> blockingUses,
                             SmallVectorImpl<OpOperand *> &newBlockingUses) =
        nullptr;
    /// Removes these uses. `reachingDefinition` is the value of `slot` before the
    /// operation; null if nothing was stored before and the operation does not
    /// load.
    DeletionKind (*removeBlockingUses)(Operation *op, const MemorySlot &slot,
                                       ArrayRef<OpOperand *> blockingUses,
                                       RewriterBase &rewriter,
                                       Value reachingDefinition) = nullptr;
  };
};

/// A store operation, not erased yet, and the value it stored.
using StoredValue = std::pair<Operation *, Value>;

/// An operation that uses an address, or a value derived from it, without
/// accessing memory; it may be in any region. If it also has
/// PromotableMemOpInterface, that one is used.
class PromotableOpInterface : public OpInterface<PromotableOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "PromotableOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = PromotableOpInterface;
    /// Like the field of PromotableMemOpInterface.
    bool (*canUsesBeRemoved)(Operation *op, ArrayRef<OpOperand *> blockingUses,
                             SmallVectorImpl<OpOperand *> &newBlockingUses) =
        nullptr;
    DeletionKind (*removeBlockingUses)(Operation *op,
                                       ArrayRef<OpOperand *> blockingUses,
                                       RewriterBase &rewriter) = nullptr;
    /// Whether `visitReplacedValues` is to be called.
    bool (*requiresReplacedValues)(Operation *op) = nullptr;
    /// Receives the values stored to the slot, in dominance order of the blocks,
    /// after all uses have been removed and before operations are erased.
    void (*visitReplacedValues)(Operation *op, ArrayRef<StoredValue> stored,
                                RewriterBase &rewriter) = nullptr;
  };
};

//===-- Destructuring -----------------------------------------------------===//

/// An operation that allocates slots of aggregates.
class DestructurableAllocationOpInterface
    : public OpInterface<DestructurableAllocationOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name =
      "DestructurableAllocationOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = DestructurableAllocationOpInterface;
    /// Appends the slots that this operation allows to destructure. Called again
    /// after each destructuring.
    void (*getDestructurableSlots)(
        Operation *op,
        SmallVectorImpl<DestructurableMemorySlot> &slots) = nullptr;
    /// Creates a slot for each of `usedIndices`, and fills in `subslots`. Created
    /// allocators are appended to `newAllocators`.
    void (*destructure)(Operation *op, const DestructurableMemorySlot &slot,
                        ArrayRef<Attribute> usedIndices, RewriterBase &rewriter,
                        SmallVectorImpl<Operation *> &newAllocators,
                        SubSlots &subslots) = nullptr;
    /// Called when the address of `slot` has no uses left. Returns the operation
    /// with the remaining slots, null if there are none. Without this function
    /// the operation is erased.
    Operation *(*handleDestructuringComplete)(
        Operation *op, const DestructurableMemorySlot &slot,
        RewriterBase &rewriter) = nullptr;
  };
};

/// An operation that accesses elements of a slot, or computes their addresses.
class DestructurableAccessorOpInterface
    : public OpInterface<DestructurableAccessorOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name =
      "DestructurableAccessorOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = DestructurableAccessorOpInterface;
    /// Whether it can use addresses of elements of `slot` instead of the slot's.
    /// Adds the indices of these elements to `usedIndices`. Appends to
    /// `mustBeSafelyUsed` the slots whose addresses are results, if these must be
    /// accessed with the right type and within bounds. Both lists are ignored if
    /// it returns false.
    bool (*canRewire)(Operation *op, const DestructurableMemorySlot &slot,
                      SubelementIndices &usedIndices,
                      SmallVectorImpl<MemorySlot> &mustBeSafelyUsed) = nullptr;
    /// Rewrites the operation to use `subslots`, which has all of its indices.
    DeletionKind (*rewire)(Operation *op, const DestructurableMemorySlot &slot,
                           const SubSlots &subslots,
                           RewriterBase &rewriter) = nullptr;
  };
};

/// An operation that uses an address in a way that is known to be safe.
class SafeMemorySlotAccessOpInterface
    : public OpInterface<SafeMemorySlotAccessOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "SafeMemorySlotAccessOpInterface";
  /// The functions that definitions give.
  struct Concept {
    using Interface = SafeMemorySlotAccessOpInterface;
    /// Fails unless accesses by the operation itself have the type of `slot` and
    /// are within it. Appends to `mustBeSafelyUsed` further slots that must be
    /// used safely.
    LogicalResult (*ensureOnlySafeAccesses)(
        Operation *op, const MemorySlot &slot,
        SmallVectorImpl<MemorySlot> &mustBeSafelyUsed) = nullptr;
  };
};

/// An aggregate type. Tables are attached with `attachInterface`.
struct DestructurableTypeInterface {
  static constexpr llvm::StringLiteral name = "DestructurableTypeInterface";
  /// The types of all elements; std::nullopt if the type cannot be
  /// destructured.
  std::optional<SubelementTypes> (*getSubelementIndexMap)(Type type) = nullptr;
  /// The type of an element; null if there is none with that index.
  Type (*getTypeAtIndex)(Type type, Attribute index) = nullptr;
};

} // namespace strata

#endif // STRATA_INTERFACES_MEMORYSLOTINTERFACES_H
