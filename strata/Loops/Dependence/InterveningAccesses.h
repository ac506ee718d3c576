// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// InterveningAccesses: whether memory that an affine access is of is stored to, or loaded from, after
// an earlier access of the same element.
#ifndef STRATA_LOOPS_DEPENDENCE_INTERVENINGACCESSES_H
#define STRATA_LOOPS_DEPENDENCE_INTERVENINGACCESSES_H

#include "strata/Loops/Dependence/AccessPair.h"
#include "strata/Loops/Dependence/AccessPlaces.h"
#include "strata/Polyhedral/Budget.h"

#include "llvm/ADT/MapVector.h"

#include <vector>

namespace strata {

/// The accesses of a region, in the order of the text. The IR must not change while the object is
/// used, except that uses of values may be replaced by equal ones.
class InterveningAccesses {
public:
  /// An access of an affine operation.
  struct AffineAccess {
    const LoopAccess *access = nullptr;
    AccessPlace place;
  };
  enum class Kind : uint8_t { Load, Store };

  InterveningAccesses(Region &region, MemoryAliases &aliases);

  /// All accesses of affine operations, in order.
  ArrayRef<AffineAccess> getAffineAccesses() const { return affineAccesses; }
  unsigned getNumPlaces() const { return places.getNumPlaces(); }
  /// The position of an operation in the text: before those of the operations in it.
  unsigned getPosition(Operation *op) const { return starts.lookup(op); }

  /// Whether an access of the given kind may be executed between `from` and an execution of `to`
  /// after it, and be of the element that `to` accesses. `from` has the same place, and is in the
  /// block of `to` or in one around it. Almost O(log(accesses)) if the accesses of the memory are
  /// of few classes; True is also the answer if more than a few pairs would have to be compared.
  bool exists(Kind kind, Operation *from, const AffineAccess &to) {
    return find(kind, from, to).has_value();
  }
  /// Such an access. Its operation has unknown effects if it has no memory.
  struct Found {
    /// Null if too many accesses would have to be compared.
    const LoopAccess *access = nullptr;
    /// The order of iterations in which it is of the element, if `isExact`.
    SmallVector<LevelOrder, 4> orders = {};
    bool isExact = false;
  };
  std::optional<Found> find(Kind kind, Operation *from, const AffineAccess &to);

private:
  /// An access at a position.
  struct Entry {
    unsigned position;
    const LoopAccess *access;
    std::optional<AccessPlace> place;
  };
  /// Numbers of entries, in the order of their positions.
  using Entries = SmallVector<unsigned, 2>;
  /// The accesses of one kind to one value.
  struct Memory {
    Entries all, inexact;
    /// The classes of the others.
    SmallVector<unsigned, 2> classes;
  };
  /// The accesses of one kind.
  struct Index {
    std::vector<Entry> entries;
    llvm::MapVector<Value, Memory> memories;
    /// The accesses of each class and place, by their numbers.
    std::vector<Entries> byClass, byPlace;
    /// Accesses to unknown memory.
    Entries unknown;
    /// The memories by their object; null for those of which it is unknown.
    llvm::DenseMap<Value, SmallVector<Value, 1>> byObject;
    /// For each memory, the others that may overlap it.
    llvm::DenseMap<Value, SmallVector<Value, 4>> overlapping;
  };
  struct Range {
    unsigned begin, end;
  };

  void numberOperations(Region &region);
  void add(const LoopAccess &access);
  void add(Index &index, const Entry &entry);
  ArrayRef<Value> getOverlapping(Index &index, Value memory);
  static ArrayRef<unsigned> findInRange(const Index &index,
                                        ArrayRef<unsigned> list, Range range);
  std::optional<Found> findReaching(const Index &index, const Memory &memory,
                                    Range range, const AffineAccess &to,
                                    unsigned numLevels);
  std::optional<Found> findReaching(const Index &index,
                                    ArrayRef<unsigned> entries,
                                    const AffineAccess &to, unsigned numLevels,
                                    bool skipsClass, unsigned &numPairs);
  std::optional<SmallVector<LevelOrder, 4>>
  findReachingOrder(const LoopAccess &access, const LoopAccess &to,
                    unsigned numLevels);

  Region *scope;
  MemoryAliases &aliases;
  SmallVector<LoopAccess, 0> accesses;
  AccessPlaces places;
  SmallVector<AffineAccess, 0> affineAccesses;
  llvm::DenseMap<Operation *, unsigned> starts, ends;
  Index loads, stores;
  presburger::Budget budget;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_INTERVENINGACCESSES_H
