// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// DependenceGraph: all dependences between the memory accesses of a function.
//
//   DependenceGraph graph(function, aliases);
//   for (const Dependence &dependence : graph.getDependences())
//     ... graph.getAccesses()[dependence.source].op
#ifndef STRATA_LOOPS_DEPENDENCE_DEPENDENCEGRAPH_H
#define STRATA_LOOPS_DEPENDENCE_DEPENDENCEGRAPH_H

#include "strata/Loops/Dependence/AccessPair.h"

namespace strata {

/// The kinds of dependences, by the accesses that happen first and second.
enum class DependenceKind : uint8_t {
  /// A store, then a load.
  Flow,
  /// A load, then a store.
  Anti,
  /// Two stores.
  Output,
  /// Two loads.
  Input
};
StringRef stringifyDependenceKind(DependenceKind kind);
DependenceKind getDependenceKind(const LoopAccess &source,
                                 const LoopAccess &target);

/// Accesses of one element by two operations, or by two executions of one operation.
struct Dependence {
  DependenceKind kind = DependenceKind::Flow;
  /// Numbers of accesses. The source is executed before the target, unless `isUnordered`.
  unsigned source = 0, target = 0;
  /// The levels around both.
  SmallVector<LoopLevel, 4> levels;
  /// The number of the first of these levels that is in different iterations; std::nullopt if all are
  /// in the same one.
  std::optional<unsigned> carrier;
  /// The order of the two is that of a parallel loop, or unknown.
  bool isUnordered = false;
  /// For a flow: other stores overwrite each element before the load, so that no value flows (LastWriters.h).
  bool isOverwritten = false;
  /// For each level, the amount by which its variable is greater at the target.
  SmallVector<DependenceComponent, 4> distances;
  /// An example; std::nullopt if none was found.
  std::optional<IterationPair> iterations;
};

class DependenceGraph {
public:
  /// Compares the accesses of `function` with each other; pairs of two loads only if
  /// `withInput`.
  DependenceGraph(Operation *function, MemoryAliases &aliases,
                  bool withInput = false);

  ArrayRef<LoopAccess> getAccesses() const { return accesses; }
  /// The levels of all loops, in the order of the text.
  ArrayRef<LoopLevel> getLevels() const { return levels; }
  /// In the order of their sources, then targets, then carriers, the outermost first.
  ArrayRef<Dependence> getDependences() const { return dependences; }
  /// Whether all pairs were compared; false if there are more than a limit.
  bool isComplete() const { return complete; }
  /// Whether no dependence but input ones is carried by the level.
  bool isFreeOfDependences(const LoopLevel &level) const;

private:
  void addRegion(Region &region, MemoryAliases &aliases, bool withInput);
  void addPair(unsigned source, unsigned target, MemoryAliases &aliases,
               Region *scope);
  void markOverwritten(Region *scope, MemoryAliases &aliases, unsigned first);
  void add(const AccessPair &pair, ArrayRef<LevelOrder> orders,
           Dependence dependence);

  SmallVector<LoopAccess, 8> accesses;
  SmallVector<LoopLevel, 8> levels;
  std::vector<Dependence> dependences;
  size_t numPairs = 0;
  bool complete = true;
};

} // namespace strata

#endif // STRATA_LOOPS_DEPENDENCE_DEPENDENCEGRAPH_H
