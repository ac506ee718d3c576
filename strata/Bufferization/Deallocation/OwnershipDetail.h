// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The state of ownership-based-buffer-deallocation for the memrefs of a
// function: in each block, a value of type i1 that tells whether the block must
// free the memref, and the list of memrefs that it frees at its end.
#ifndef STRATA_BUFFERIZATION_DEALLOCATION_OWNERSHIPDETAIL_H
#define STRATA_BUFFERIZATION_DEALLOCATION_OWNERSHIPDETAIL_H

#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"

namespace strata::detail {

inline bool isMemRef(Value value) {
  return isa<MemRefType, UnrankedMemRefType>(value.getType());
}

/// Whether a block owns a memref.
struct Ownership {
  enum Kind : uint8_t {
    Unset,
    /// The block owns the memref if `indicator` is true.
    Known,
    /// Paths with different indicators meet.
    Unknown,
  };
  Kind kind = Unset;
  Value indicator;

  void combine(Ownership other);
};

/// The memrefs that blocks of a function need from outside, or after them. Unlike the analysis
/// `Liveness`, regions are not known to repeat or to follow each other.
class BlockLiveness {
public:
  explicit BlockLiveness(Operation *function);
  /// In the order of their definitions, arguments first.
  SmallVector<Value> getLiveIn(Block *block) const;
  SmallVector<Value> getLiveOut(Block *block) const;
  /// A result has become one of another operation. The old one must not be destroyed.
  void replace(Value from, Value to) { replaced[from] = to; }

private:
  SmallVector<Value> sort(const llvm::SetVector<Value> &values) const;

  llvm::DenseMap<Block *, llvm::SetVector<Value>> liveIn;
  llvm::DenseMap<Value, Value> replaced;
};

/// The frees of a block: memrefs that were allocated, and conditions.
struct Frees {
  SmallVector<Value> memrefs, conditions;
};

class OwnershipState {
public:
  explicit OwnershipState(Operation *function) : liveness(function) {}

  BlockLiveness &getLiveness() { return liveness; }
  Ownership get(Value memref, Block *block) const {
    return ownerships.lookup({memref, block});
  }
  /// The ownership of the memref in its own block.
  Ownership get(Value memref) const {
    return get(memref, memref.getParentBlock());
  }
  void update(Value memref, Ownership ownership, Block *block) {
    ownerships[{memref, block}].combine(ownership);
  }
  void update(Value memref, Value indicator, Block *block) {
    update(memref, {Ownership::Known, indicator}, block);
  }
  void set(Value memref, Value indicator, Block *block) {
    ownerships[{memref, block}] = {Ownership::Known, indicator};
  }
  /// The memref is freed at the end of the block if it is owned.
  void addFree(Value memref, Block *block) { frees[block].push_back(memref); }

  /// The operands of the deallocation at the end of `block`.
  Frees createFrees(OpBuilder &builder, Location loc, Block *block);
  /// The memrefs that the deallocation must not free: those among `operands`, and what `to`, which
  /// may be null, needs.
  SmallVector<Value> getRetained(Block *from, Block *to,
                                 ValueRange operands) const;
  /// `memref`, or a copy of it: the second value is true if it is owned.
  std::pair<Value, Value> makeKnown(OpBuilder &builder, Value memref,
                                    Block *block);
  /// `memref`, or a copy of it, that is owned for certain.
  Value makeOwned(OpBuilder &builder, Value memref, Block *block);

private:
  BlockLiveness liveness;
  llvm::DenseMap<std::pair<Value, Block *>, Ownership> ownerships;
  llvm::DenseMap<Block *, SmallVector<Value>> frees;
};

Value createBool(OpBuilder &builder, Location loc, bool value);
/// A bufferization.dealloc.
Operation *createDealloc(OpBuilder &builder, Location loc, ValueRange memrefs,
                         ValueRange conditions, ValueRange retained);

} // namespace strata::detail

#endif // STRATA_BUFFERIZATION_DEALLOCATION_OWNERSHIPDETAIL_H
