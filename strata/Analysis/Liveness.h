// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Liveness of values in blocks: a value is live from its definition to its last
// use on every control flow path, including paths into and out of regions.
#ifndef STRATA_ANALYSIS_LIVENESS_H
#define STRATA_ANALYSIS_LIVENESS_H

#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace strata {

/// The live values of all blocks in an operation; valid until that changes.
/// Where the order of an operation's regions is unknown
/// (RegionBranchOpInterface), any region may follow any other.
class Liveness {
public:
  /// Takes time linear in the lists it makes.
  explicit Liveness(Operation *root);

  /// The values that are needed at the start of `block`, or after its end, and
  /// defined outside of it, or in it or outside. In the order of their
  /// definitions; values that only a region in the block's operations needs are
  /// among them.
  ArrayRef<Value> getLiveIn(Block *block) const;
  ArrayRef<Value> getLiveOut(Block *block) const;
  bool isLiveIn(Value value, Block *block) const {
    return isIn.contains({block, value.getAsOpaquePointer()});
  }
  bool isLiveOut(Value value, Block *block) const {
    return isOut.contains({block, value.getAsOpaquePointer()});
  }
  /// Whether `value`, which is live at `op` or was before, is not needed after
  /// it any more. O(uses).
  bool isDeadAfter(Value value, Operation *op) const;

private:
  void addValue(Value value);
  void needAtStart(Block *block, Value value);
  void needAtEnd(Block *block, Value value);
  /// The blocks from whose ends control goes to `region`.
  ArrayRef<Block *> getEndsBefore(Region &region);

  struct Lists {
    SmallVector<Value, 4> in, out;
  };
  using Place = std::pair<Block *, void *>;
  llvm::DenseMap<Block *, Lists> lists;
  llvm::DenseSet<Place> isIn, isOut;
  llvm::DenseMap<Region *, SmallVector<Block *, 2>> ends;
  SmallVector<Block *, 16> worklist;
};

} // namespace strata

#endif // STRATA_ANALYSIS_LIVENESS_H
