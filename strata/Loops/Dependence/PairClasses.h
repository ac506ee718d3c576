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
  /// `scope` is that of the pairs. With few accesses, each pair has a class of its own, since the
  /// comparison takes longer than the analysis.
  PairClasses(Region *scope, size_t numAccesses)
      : scope(scope), areCompared(numAccesses >= MinCompared) {}
  /// The number of accesses from which on pairs are compared.
  static constexpr size_t MinCompared = 5;

  /// The class of a pair: two pairs of a class have the same number of common levels, the same kinds of
  /// accesses in the same textual order, and access the same element in the same iterations of their
  /// loops. The accesses must remain at their addresses, and the IR must not change.
  unsigned get(const LoopAccess &source, const LoopAccess &target);
  /// The class of one access, also of few: two of a class have as many loops with the same iterations, and
  /// access the same elements of the same memory in them.
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
  /// The number of semi-affine expressions, which are all different.
  uintptr_t numExpressions = 0;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_PAIRCLASSES_H
