// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PairClasses: numbers of pairs of accesses that are equal for pairs with the same dependences, so that
// one pair of each class is analysed:
//
//   PairClasses classes(scope, accesses.size());
//   llvm::DenseSet<unsigned> done;
//   if (done.insert(classes.get(store, load)).second)
//     ... AccessPair(store, load, scope, aliases)
//
// Unrolled and fused loops have many such pairs.
#ifndef STRATA_LOOPS_DEPENDENCE_PAIRCLASSES_H
#define STRATA_LOOPS_DEPENDENCE_PAIRCLASSES_H

#include "strata/Loops/Dependence/LoopLevels.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Dependence/WordTable.h"

#include <deque>

namespace strata {

class PairClasses {
public:
  /// `scope` is that of the pairs. A pair of fewer than five accesses has a class of its own: they are
  /// not worth the comparison.
  PairClasses(Region *scope, size_t numAccesses)
      : scope(scope), areCompared(numAccesses > 4) {}

  /// The class of a pair: two pairs of a class have the same number of common levels, the same kinds of
  /// accesses in the same textual order, and access the same element in the same iterations of their
  /// loops. The accesses must remain at their addresses, and the IR must not change.
  unsigned get(const LoopAccess &source, const LoopAccess &target);
  /// The class of one access: two of a class have as many loops with the same iterations, and access
  /// the same elements.
  unsigned get(const LoopAccess &access) { return getSide(access).number; }

private:
  struct Side {
    unsigned number;
    SmallVector<LoopLevel, 4> levels;
  };
  const Side &getSide(const LoopAccess &access);

  Region *scope;
  bool areCompared;
  llvm::DenseMap<const LoopAccess *, unsigned> positions;
  std::deque<Side> sides;
  WordTable sideTable, pairTable;
  unsigned numUncompared = 0;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_PAIRCLASSES_H
