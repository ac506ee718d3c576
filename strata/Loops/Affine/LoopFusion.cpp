// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/LoopFusion.h"

#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/Loops/Affine/NestSummary.h"
#include "strata/Loops/Affine/SliceUnion.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/AliasIndex.h"
#include "strata/Loops/Dependence/Legality.h"
#include "strata/Loops/Dependence/PairClasses.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"

using namespace strata;
using namespace strata::affine;
using presburger::Budget;

//===-- Whether two nests can be fused -------------------------------------===//

namespace {
/// The memrefs that an operation and those in it load and store.
struct AccessedMemrefs {
  explicit AccessedMemrefs(ArrayRef<SliceAccess> accesses) {
    for (const SliceAccess &access : accesses)
      (access.isStore() ? stored : loaded).insert(access.getMemRef());
  }
  explicit AccessedMemrefs(Operation *op) {
    op->walk([&](Operation *inner) {
      if (isAffineAccess(inner)) {
        MemoryAccess access =
            cast<MemoryAccessOpInterface>(inner).getAccesses().front();
        (access.isStore ? stored : loaded).insert(access.memory);
      }
    });
  }
  /// Whether both access one memref that one of them stores.
  bool conflictsWith(const AccessedMemrefs &other) const {
    auto contains = [](const llvm::SmallDenseSet<Value, 4> &set) {
      return [&set](Value value) { return set.contains(value); };
    };
    return llvm::any_of(stored, contains(other.stored)) ||
           llvm::any_of(stored, contains(other.loaded)) ||
           llvm::any_of(loaded, contains(other.stored));
  }
  llvm::SmallDenseSet<Value, 4> loaded, stored;
};
} // namespace

/// Whether an operand of `nest`, or of an operation in it, is a result of `op`.
static bool usesResultOf(AffineForOp nest, Operation *op) {
  return llvm::any_of(op->getUsers(),
                      [&](Operation *user) { return nest->isAncestor(user); });
}

/// Whether the operations between two nests can be executed before or after both.
static bool canMeet(NestSummary &first, NestSummary &second) {
  Operation *start = first.getNest()->getNextNode(), *end = second.getNest();
  if (start == end)
    return true;
  AccessedMemrefs before(first.getRepresentatives()),
      after(second.getRepresentatives());
  bool followsFirst = false;
  for (Operation *op = start; op != end; op = op->getNextNode()) {
    AccessedMemrefs accessed(op);
    followsFirst |= before.conflictsWith(accessed);
    if (followsFirst &&
        (after.conflictsWith(accessed) || usesResultOf(second.getNest(), op)))
      return false;
  }
  return true;
}

/// The depth up to which the target accesses each element of memrefs that the source stores in one
/// iteration only.
static unsigned getMaxLoopDepth(ArrayRef<SliceAccess> sources,
                                ArrayRef<SliceAccess> targets,
                                AffineForOp target, MemoryAliases &aliases) {
  SmallVector<LoopAccess, 8> shared;
  SmallVector<Operation *, 8> ops;
  llvm::DenseSet<std::pair<unsigned, unsigned>> known;
  bool hasStore = false;
  for (const SliceAccess &access : targets) {
    bool isShared = llvm::any_of(sources, [&](const SliceAccess &other) {
      return other.isStore() && other.getMemRef() == access.getMemRef();
    });
    if (!isShared)
      continue;
    ops.push_back(access.getOp());
    if (access.lastEqual)
      ops.push_back(access.lastEqual);
    hasStore |= access.isStore();
    // One of the accesses of the same elements is enough.
    if (known.insert({access.elements, access.isStore()}).second)
      shared.push_back(
          {access.getOp(), cast<MemoryAccessOpInterface>(access.getOp())
                               .getAccesses()
                               .front()});
  }
  if (ops.empty())
    return 0;
  unsigned depth = getInnermostCommonLoopDepth(ops);
  if (!hasStore)
    return depth;
  unsigned numOuter = getNestingDepth(target);
  Budget budget(200000);
  for (const LoopAccess &a : shared)
    for (const LoopAccess &b : shared) {
      if (a.getMemory() != b.getMemory() || (!a.isStore() && !b.isStore()))
        continue;
      AccessPair pair(a, b, target->getParentRegion(), aliases);
      auto numLevels = unsigned(pair.getCommonLevels().size());
      SmallVector<LevelOrder, 4> orders(numLevels);
      for (unsigned level = 0; level < numLevels; ++level) {
        if (numOuter + level >= depth)
          break;
        orders[level] = LevelOrder::Less;
        if (pair.exists(orders, budget)) {
          depth = std::min(depth, numOuter + level);
          break;
        }
        orders[level] = LevelOrder::Equal;
      }
    }
  return depth;
}

FailureOr<ComputationSlice>
affine::canFuseLoops(NestSummary &source, NestSummary &target, unsigned depth,
                     FusionStrategy strategy, MemoryAliases &aliases) {
  AffineForOp from = source.getNest(), to = target.getNest();
  if (depth == 0 || from->getBlock() != to->getBlock())
    return failure();
  bool isBackward = from->isBeforeInBlock(to);
  NestSummary &first = isBackward ? source : target;
  NestSummary &second = isBackward ? target : source;
  if (first.hasConditions() || second.hasConditions() ||
      !canMeet(first, second))
    return failure();
  ArrayRef<SliceAccess> firstAccesses = isBackward
                                            ? first.getDifferentAccesses()
                                            : first.getRepresentatives(),
                        secondAccesses = isBackward
                                             ? second.getRepresentatives()
                                             : second.getDifferentAccesses();
  SmallVector<SliceAccess, 8> sources;
  for (const SliceAccess &access : firstAccesses)
    if (strategy.kind == FusionStrategy::Generic ||
        (strategy.kind == FusionStrategy::ProducerConsumer &&
         access.isStore()) ||
        (strategy.kind == FusionStrategy::Sibling && !access.isStore() &&
         access.getMemRef() == strategy.memref))
      sources.push_back(access);
  if (isBackward && strategy.kind != FusionStrategy::Sibling &&
      getMaxLoopDepth(sources, secondAccesses, to, aliases) < depth)
    return failure();
  return computeSliceUnion(
      sources, secondAccesses, depth, unsigned(getAffineForIVs(from).size()),
      isBackward ? SliceDirection::Backward : SliceDirection::Forward, aliases);
}

//===-- Fusion -------------------------------------------------------------===//

/// The operations of a block from `first` up to `end`, without it.
static SmallVector<Operation *> getRange(Operation *first, Operation *end) {
  SmallVector<Operation *> ops;
  for (Operation *op = first; op != end; op = op->getNextNode())
    ops.push_back(op);
  return ops;
}

SmallVector<Operation *> affine::fuseLoops(RewriterBase &rewriter,
                                           AffineForOp source,
                                           const ComputationSlice &slice) {
  OpBuilder::InsertionGuard guard(rewriter);
  Block *body = AffineForOp(slice.insertLoop).getBody();
  Operation *next = slice.insertsAtEnd ? body->getTerminator() : &body->front();
  Operation *previous = next->getPrevNode();
  rewriter.setInsertionPoint(next);
  IRMapping mapping;
  rewriter.clone(*source.getOperation(), mapping);
  SmallVector<AffineForOp, 4> loops;
  for (auto [iv, first, last] :
       llvm::zip_equal(slice.ivs, slice.lbs, slice.ubs)) {
    AffineMap lower = first, upper = last;
    Value variable = mapping.lookupOrNull(iv);
    if (!variable)
      continue;
    AffineForOp loop = getForInductionVarOwner(variable);
    loops.push_back(loop);
    rewriter.modifyOpInPlace(loop, [&] {
      auto canonicalize = [&](AffineMap map) {
        SmallVector<Value, 4> operands(slice.operands);
        canonicalizeMapAndOperands(&map, &operands);
        return std::pair(map, std::move(operands));
      };
      if (lower) {
        auto [map, operands] = canonicalize(lower);
        loop.setLowerBound(operands, map);
      }
      if (upper) {
        auto [map, operands] = canonicalize(upper);
        loop.setUpperBound(operands, map);
      }
    });
  }
  for (AffineForOp loop : loops)
    (void)promoteIfSingleIteration(rewriter, loop);
  return getRange(previous ? previous->getNextNode() : &body->front(), next);
}

//===-- Dependences in a nest ----------------------------------------------===//

namespace {
/// A graph of accesses, by their number.
struct AccessGraph {
  std::vector<SmallVector<unsigned, 4>> successors;
  bool hasCycle() const;
};
} // namespace

/// Removes accesses without predecessors until none is left, or all are on cycles or after them.
bool AccessGraph::hasCycle() const {
  std::vector<unsigned> numPredecessors(successors.size(), 0);
  for (ArrayRef<unsigned> list : successors)
    for (unsigned successor : list)
      ++numPredecessors[successor];
  SmallVector<unsigned> free;
  for (unsigned i = 0; i < successors.size(); ++i)
    if (numPredecessors[i] == 0)
      free.push_back(i);
  size_t numRemoved = 0;
  while (!free.empty()) {
    unsigned next = free.pop_back_val();
    ++numRemoved;
    for (unsigned successor : successors[next])
      if (--numPredecessors[successor] == 0)
        free.push_back(successor);
  }
  return numRemoved != successors.size();
}

/// Whether an iteration of `pair`'s source is executed before one of its target with the same
/// element.
static bool dependsOn(const AccessPair &pair, const LoopAccess &source,
                      const LoopAccess &target, Budget &budget) {
  SmallVector<LevelOrder, 4> orders(pair.getCommonLevels().size());
  for (LevelOrder &order : orders) {
    order = LevelOrder::Less;
    if (pair.exists(orders, budget))
      return true;
    order = LevelOrder::Equal;
  }
  TextualOrder order = getTextualOrder(source.op, target.op);
  return (order == TextualOrder::Before || order == TextualOrder::Unknown) &&
         pair.exists(orders, budget);
}

bool affine::hasCyclicDependence(NestSummary &nest, MemoryAliases &aliases) {
  ArrayRef<const LoopAccess *> accesses = nest.getAccesses();
  AccessGraph graph;
  graph.successors.resize(accesses.size());
  Budget budget(500000);
  Region *scope = nest.getNest()->getParentRegion();
  PairClasses classes(scope, accesses.size());
  ArrayRef<Value> objects = nest.getObjects();
  AliasIndex index(objects);
  llvm::DenseMap<unsigned, bool> depend;
  for (auto [i, access] : llvm::enumerate(accesses))
    for (unsigned k : index.getCandidates(objects[i])) {
      const LoopAccess &a = *access, &b = *accesses[k];
      if ((!a.isStore() && !b.isStore()) ||
          !aliases.mayAlias(a.getMemory(), b.getMemory()))
        continue;
      auto [entry, isNew] = depend.try_emplace(classes.get(a, b));
      if (isNew)
        entry->second =
            dependsOn(AccessPair(a, b, scope, aliases), a, b, budget);
      if (entry->second)
        graph.successors[i].push_back(k);
    }
  return graph.hasCycle();
}
