// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Dependence/DependenceGraph.h"

#include "strata/Dialects/Affine/AffineClasses.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Loops/Dependence/LastWriters.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using presburger::Budget;

StringRef strata::stringifyDependenceKind(DependenceKind kind) {
  switch (kind) {
  case DependenceKind::Flow:
    return "flow";
  case DependenceKind::Anti:
    return "anti";
  case DependenceKind::Output:
    return "output";
  case DependenceKind::Input:
    return "input";
  }
  llvm_unreachable("all kinds have a name");
}

DependenceKind strata::getDependenceKind(const LoopAccess &source,
                                         const LoopAccess &target) {
  if (source.isStore())
    return target.isStore() ? DependenceKind::Output : DependenceKind::Flow;
  return target.isStore() ? DependenceKind::Anti : DependenceKind::Input;
}

/// Whether the iterations of the loop have no order.
static bool isParallel(const LoopLevel &level) {
  return isa<affine::AffineParallelOp, scf::ParallelOp, scf::ForallOp>(
      level.loop);
}

/// Work for one pair of accesses: dependences at several levels and their distances.
static constexpr uint64_t PairBudget = 200000;
/// Work to find the stores whose values one load reads.
static constexpr uint64_t WritersBudget = 2000000;

void DependenceGraph::add(const AccessPair &pair, ArrayRef<LevelOrder> orders,
                          Dependence dependence) {
  ArrayRef<LoopLevel> common = pair.getCommonLevels();
  dependence.levels.assign(common.begin(), common.end());
  dependence.kind = getDependenceKind(accesses[dependence.source],
                                      accesses[dependence.target]);
  dependence.distances = pair.getComponents(orders);
  Budget budget(PairBudget);
  dependence.iterations = pair.findIterations(orders, budget);
  dependences.push_back(std::move(dependence));
}

void DependenceGraph::addPair(unsigned source, unsigned target,
                              MemoryAliases &aliases, Region *scope) {
  AccessPair pair(accesses[source], accesses[target], scope, aliases);
  ArrayRef<LoopLevel> common = pair.getCommonLevels();
  SmallVector<LevelOrder, 4> orders(common.size());
  for (unsigned level = 0; level < common.size(); ++level) {
    orders[level] = LevelOrder::Less;
    Budget budget(PairBudget);
    if (pair.exists(orders, budget))
      add(pair, orders,
          {.source = source,
           .target = target,
           .carrier = level,
           .isUnordered = isParallel(common[level])});
    orders[level] = LevelOrder::Equal;
  }
  TextualOrder order =
      getTextualOrder(accesses[source].op, accesses[target].op);
  bool isUnordered = order == TextualOrder::Unknown && source < target;
  Budget budget(PairBudget);
  if ((order == TextualOrder::Before || isUnordered) &&
      pair.exists(orders, budget))
    add(pair, orders,
        {.source = source, .target = target, .isUnordered = isUnordered});
}

void DependenceGraph::addRegion(Region &region, MemoryAliases &aliases,
                                bool withInput) {
  unsigned first = unsigned(accesses.size());
  region.walk<WalkOrder::PreOrder>([&](Operation *op) {
    appendAccesses(op, accesses);
    for (Region &body : op->getRegions())
      appendLevels(body, levels);
  });
  // Blocks may be executed any number of times: that is a level of its own.
  Region *scope = region.hasOneBlock() ? &region : region.getParentRegion();
  for (unsigned source = first; source < accesses.size(); ++source)
    for (unsigned target = first; target < accesses.size(); ++target) {
      const LoopAccess &a = accesses[source], &b = accesses[target];
      if ((!withInput && !a.isStore() && !b.isStore()) ||
          !aliases.mayAlias(a.getMemory(), b.getMemory()))
        continue;
      complete &= ++numPairs <= MaxAccessPairs;
      if (complete)
        addPair(source, target, aliases, scope);
    }
  if (complete)
    markOverwritten(scope, aliases, first);
}

/// Whether a pair of a load and its last writer is in the same iterations of the levels before `carrier`,
/// and in an earlier one of it; std::nullopt for the same iteration of all `numCommon` levels.
static bool hasLastWriter(const presburger::PresburgerRelation &iterations,
                          std::optional<unsigned> carrier, size_t numCommon) {
  for (presburger::IntegerRelation pairs : iterations.getAllDisjuncts()) {
    unsigned numLoad = pairs.getSpace().getNumDomainVars();
    for (unsigned level = 0; level < numCommon; ++level) {
      // The variable of the load minus that of the store.
      SmallVector<int64_t, 8> row(pairs.getNumCols(), 0);
      row[level] = 1;
      row[numLoad + level] = -1;
      bool isCarrier = level == carrier;
      if (isCarrier)
        --row.back();
      isCarrier ? pairs.addInequality(row) : pairs.addEquality(row);
      if (isCarrier)
        break;
    }
    Budget budget(PairBudget);
    if (pairs.isIntegerEmpty(budget) != presburger::Tri::True)
      return true;
  }
  return false;
}

void DependenceGraph::markOverwritten(Region *scope, MemoryAliases &aliases,
                                      unsigned first) {
  ArrayRef<LoopAccess> members = ArrayRef(accesses).drop_front(first);
  llvm::DenseMap<unsigned, std::unique_ptr<LastWriters>> writers;
  for (Dependence &dependence : dependences) {
    const LoopAccess &load = accesses[dependence.target];
    if (dependence.kind != DependenceKind::Flow || dependence.target < first ||
        !load.hasIndices())
      continue;
    std::unique_ptr<LastWriters> &last = writers[dependence.target];
    Budget budget(WritersBudget);
    if (!last)
      last =
          std::make_unique<LastWriters>(load, members, scope, aliases, budget);
    dependence.isOverwritten =
        llvm::none_of(last->getWriters(), [&](const LastWriter &writer) {
          return writer.store == &accesses[dependence.source] &&
                 hasLastWriter(writer.iterations, dependence.carrier,
                               dependence.levels.size());
        });
  }
}

DependenceGraph::DependenceGraph(Operation *function, MemoryAliases &aliases,
                                 bool withInput) {
  for (Region &region : function->getRegions())
    addRegion(region, aliases, withInput);
}

bool DependenceGraph::isFreeOfDependences(const LoopLevel &level) const {
  return complete && llvm::none_of(dependences, [&](const Dependence &each) {
           return each.carrier && each.kind != DependenceKind::Input &&
                  each.levels[*each.carrier] == level;
         });
}
