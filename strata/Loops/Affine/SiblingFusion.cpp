// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fusion of nests that load the same memory.
#include "strata/IR/Build/Builder.h"
#include "strata/Loops/Affine/GreedyFusionDetail.h"
#include "strata/Loops/Affine/SliceUnion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// Whether `candidate`, which accesses `memref` as `target` does, can be executed with it.
bool GreedyFusion::isSibling(unsigned candidate, unsigned target,
                             Value memref) const {
  const Node &node = graph.getNode(candidate);
  if (node.getLoadOpCount(memref) != 1 ||
      graph.hasDependencePath(candidate, target) ||
      graph.hasDependencePath(target, candidate))
    return false;
  llvm::SmallDenseSet<Value, 4> stored;
  for (const MemRefAccess *store : node.stores)
    if (stored.insert(store->memref).second &&
        node.getLoadOpCount(store->memref) > 0 &&
        graph.hasIncomingStore(candidate, store->memref))
      return false;
  return stored.size() <= 1;
}

/// Finds the siblings of a target, each once.
class GreedyFusion::SiblingFinder {
public:
  SiblingFinder(GreedyFusion &fusion, unsigned target,
                const llvm::DenseSet<unsigned> &visited)
      : fusion(fusion), target(target), visited(visited) {}
  /// Adds nests that load an argument of the block.
  void addUsers(Value argument);
  /// Adds nests that load what another operation stores or allocates.
  void addUsersOfSources();
  SmallVector<Sibling> siblings;

private:
  using Candidates = llvm::DenseSet<unsigned>;

  Candidates &getCandidates(Value memref);
  void add(Candidates &candidates, unsigned node, Value memref);
  void addUsersOf(const Edge &edge);

  GreedyFusion &fusion;
  unsigned target;
  const llvm::DenseSet<unsigned> &visited;
  llvm::DenseSet<unsigned> found;
  /// The siblings that load a memref and have not been found.
  llvm::DenseMap<Value, Candidates> candidatesOf;
};

GreedyFusion::SiblingFinder::Candidates &
GreedyFusion::SiblingFinder::getCandidates(Value memref) {
  auto [entry, isNew] = candidatesOf.try_emplace(memref);
  Candidates &candidates = entry->second;
  if (isNew)
    for (unsigned node : fusion.graph.getLoaders(memref))
      if (node != target && isa<AffineForOp>(fusion.graph.getNode(node).op) &&
          !visited.contains(node) && !found.contains(node) &&
          fusion.isSibling(node, target, memref))
        candidates.insert(node);
  return candidates;
}

void GreedyFusion::SiblingFinder::add(Candidates &candidates, unsigned node,
                                      Value memref) {
  if (candidates.erase(node) && found.insert(node).second)
    siblings.push_back({node, memref});
}

void GreedyFusion::SiblingFinder::addUsers(Value argument) {
  if (fusion.graph.getNode(target).getLoadOpCount(argument) == 0)
    return;
  Candidates &candidates = getCandidates(argument);
  Block &block = fusion.graph.getBlock();
  for (Operation *user : argument.getUsers()) {
    if (candidates.empty())
      return;
    if (!isa<AffineLoadOp, AffineVectorLoadOp>(user))
      continue;
    if (Node *node = fusion.graph.findNode(block.findAncestorOpInBlock(*user)))
      add(candidates, node->id, argument);
  }
}

void GreedyFusion::SiblingFinder::addUsersOf(const Edge &edge) {
  Value memref = edge.value;
  if (!memref || !isa<MemRefType>(memref.getType()) ||
      fusion.graph.getNode(target).getLoadOpCount(memref) == 0)
    return;
  const Node &origin = fusion.graph.getNode(edge.id);
  if (origin.getStoreOpCount(memref) == 0 &&
      memref.getDefiningOp() != origin.op)
    return;
  Candidates &candidates = getCandidates(memref);
  if (candidates.empty())
    return;
  fusion.graph.anyEdgeOf(edge.id, memref, Direction::Out, [&](const Edge &out) {
    add(candidates, out.id, memref);
    return candidates.empty();
  });
}

void GreedyFusion::SiblingFinder::addUsersOfSources() {
  if (fusion.graph.getNode(target).loads.empty())
    return;
  fusion.graph.anyValueEdge(target, Direction::In, [&](const Edge &edge) {
    addUsersOf(edge);
    return false;
  });
}

SmallVector<GreedyFusion::Sibling>
GreedyFusion::findSiblings(unsigned target,
                           const llvm::DenseSet<unsigned> &visited) {
  SiblingFinder finder(*this, target, visited);
  for (Value argument : graph.getBlock().getArguments())
    finder.addUsers(argument);
  finder.addUsersOfSources();
  return std::move(finder.siblings);
}

void GreedyFusion::fuseWithSiblings(unsigned target) {
  llvm::DenseSet<unsigned> visited;
  // A fusion changes the siblings.
  bool changed = true;
  while (changed) {
    changed = false;
    for (const Sibling &sibling : findSiblings(target, visited)) {
      visited.insert(sibling.node);
      changed = fuseSibling(sibling.node, target, sibling.memref);
      if (changed)
        break;
    }
  }
}

/// The reason why `source` cannot be fused with `target`, which loads the same elements of `memref`;
/// std::nullopt if it can.
std::optional<Obstacle>
GreedyFusion::findSiblingObstacle(unsigned source, unsigned target,
                                  Value memref, SiblingFusion &fusion) {
  AffineForOp from = getLoop(source), to = getLoop(target);
  bool isFirst = from->isBeforeInBlock(to);
  fusion.place = isFirst ? graph.getFusedLoopNestInsertionPoint(source, target)
                         : graph.getFusedLoopNestInsertionPoint(target, source);
  if (!fusion.place)
    return Obstacle("other operations must be executed between the nests",
                    from);
  if (from->getNumResults() > 0)
    return Obstacle("the nest that loads the same memory carries values", from);
  auto isLoad = [&](const MemRefAccess *load) {
    return load->memref == memref;
  };
  const MemRefAccess *load =
      *llvm::find_if(graph.getNode(source).loads, isLoad);
  const MemRefAccess *other =
      *llvm::find_if(graph.getNode(target).loads, isLoad);
  unsigned maxDepth =
      unsigned(getAffineForIVs(other->op).size()) - getNestingDepth(to);
  SmallVector<ComputationSlice, 4> slices =
      getSlices(source, target, maxDepth, {FusionStrategy::Sibling, memref});
  if (slices.empty())
    return Obstacle(
        "the iterations of the nest that load the same elements are "
        "unknown",
        from);
  std::optional<unsigned> depth = chooseDepth(source, target, load, slices);
  if (!depth)
    return Obstacle("too many operations would be repeated", from);
  fusion.slice = std::move(slices[*depth - 1]);
  const ComputationSlice &slice = fusion.slice;
  if (slice.isEmpty() || slice.isMaximal() != true)
    return Obstacle("the nest has iterations that load other elements", from);
  FusionLegality legality(getFusedAccesses(source, target), slice,
                          slice.insertLoop, graph.getBlock().getParent(),
                          isFirst ? FusionPlace::Start : FusionPlace::End,
                          aliases);
  if (!legality.isMaximal())
    return Obstacle("the nest has iterations that load other elements", from);
  if (!legality.isLegal({}))
    return legality.getObstacle();
  return std::nullopt;
}

bool GreedyFusion::fuseSibling(unsigned source, unsigned target, Value memref) {
  SiblingFusion fusion;
  if (findSiblingObstacle(source, target, memref, fusion))
    return false;
  AffineForOp from = getLoop(source), to = getLoop(target);
  SmallVector<Operation *> inserted = fuseLoops(rewriter, from, fusion.slice);
  getSummary(target).insert(inserted, fusion.slice);
  aliases.invalidate();
  if (fusion.place != to.getOperation())
    rewriter.moveOpBefore(to, fusion.place);
  graph.updateEdges(source, target, {}, /*removes=*/true);
  collectAccesses(target);
  removeNode(source);
  reportFusion(target);
  return true;
}
