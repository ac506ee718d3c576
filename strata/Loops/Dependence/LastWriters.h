// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LastWriters: the stores whose values a load reads, for each iteration: value-based dependences.
//
//   LastWriters writers(load, accesses, scope, aliases, budget);
//   if (writers.getOnlyWriter() == store)
//     ... each execution of the load reads a value of `store`
//
// A store that cannot be analysed, such as a call, may be the last writer of all loads after it, and
// hides none. Iterations of parallel loops have no order.
#ifndef STRATA_LOOPS_DEPENDENCE_LASTWRITERS_H
#define STRATA_LOOPS_DEPENDENCE_LASTWRITERS_H

#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Polyhedral/PresburgerRelation.h"

namespace strata {

/// A store that may be the last one before a load to the element that is loaded.
struct LastWriter {
  const LoopAccess *store = nullptr;
  /// From iterations of the load to iterations of the store: the variables of all loops in the
  /// scope, and as symbols the values that both use. Contains the pairs in which the store is the
  /// last writer.
  presburger::PresburgerRelation iterations;
};

class LastWriters {
public:
  /// `accesses` are those of the code in `scope`, the loads among them are ignored. Their relations
  /// use the same symbols. All questions are answered if the budget ends, with all stores.
  LastWriters(const LoopAccess &load, ArrayRef<LoopAccess> accesses,
              Region *scope, MemoryAliases &aliases,
              presburger::Budget &budget);

  /// The stores that may be last writers, in the order of the accesses.
  ArrayRef<LastWriter> getWriters() const { return writers; }
  /// Whether all relations contain nothing but the pairs of last writers.
  bool isExact() const { return exact; }
  /// Whether some iterations may read what was in the memory before the scope.
  bool mayReadInitialValue() const { return readsInitial; }
  /// The store that is the last writer in all iterations; null if there is no certain one.
  const LoopAccess *getOnlyWriter() const;

private:
  SmallVector<LastWriter, 2> writers;
  bool exact = true, readsInitial = true;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_LASTWRITERS_H
