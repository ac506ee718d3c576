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
  for (const MemRefAccess &store : node.stores) {
    stored.insert(store.memref);
    if (node.getLoadOpCount(store.memref) > 0 &&
        graph.getIncomingMemRefAccesses(candidate, store.memref) > 0)
      return false;
  }
  return stored.size() <= 1;
}

std::optional<GreedyFusion::Sibling>
GreedyFusion::findSibling(unsigned target, llvm::DenseSet<unsigned> &visited) {
  const Node &node = graph.getNode(target);
  // Nests that load an argument of the block.
  for (Value argument : graph.getBlock().getArguments()) {
    if (node.getLoadOpCount(argument) == 0)
      continue;
    for (Operation *user : argument.getUsers()) {
      if (!isa<AffineLoadOp, AffineVectorLoadOp>(user))
        continue;
      Node *other =
          graph.findNode(graph.getBlock().findAncestorOpInBlock(*user));
      if (!other || !isa<AffineForOp>(other->op) || other->id == target ||
          visited.contains(other->id) ||
          !isSibling(other->id, target, argument))
        continue;
      visited.insert(other->id);
      return Sibling{other->id, argument};
    }
  }
  // Nests that load what another operation stores or allocates.
  for (const auto &in : graph.getInEdges(target)) {
    if (!in.value || !isa<MemRefType>(in.value.getType()) ||
        node.getLoadOpCount(in.value) == 0)
      continue;
    const Node &origin = graph.getNode(in.id);
    if (origin.getStoreOpCount(in.value) == 0 &&
        in.value.getDefiningOp() != origin.op)
      continue;
    for (const auto &out : graph.getOutEdges(in.id)) {
      if (out.id == target || out.value != in.value ||
          visited.contains(out.id) ||
          !isa<AffineForOp>(graph.getNode(out.id).op) ||
          !isSibling(out.id, target, out.value))
        continue;
      visited.insert(out.id);
      return Sibling{out.id, out.value};
    }
  }
  return std::nullopt;
}

void GreedyFusion::fuseWithSiblings(unsigned target) {
  llvm::DenseSet<unsigned> visited;
  while (std::optional<Sibling> sibling = findSibling(target, visited))
    fuseSibling(sibling->node, target, sibling->memref);
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
  auto isLoad = [&](const MemRefAccess &load) { return load.memref == memref; };
  const MemRefAccess &load =
      *llvm::find_if(graph.getNode(source).loads, isLoad);
  const MemRefAccess &other =
      *llvm::find_if(graph.getNode(target).loads, isLoad);
  unsigned maxDepth =
      unsigned(getAffineForIVs(other.op).size()) - getNestingDepth(to);
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
  FusionLegality legality(from, to, slice, slice.insertLoop,
                          isFirst ? FusionPlace::Start : FusionPlace::End,
                          aliases);
  if (!legality.isMaximal())
    return Obstacle("the nest has iterations that load other elements", from);
  if (!legality.isLegal({}))
    return legality.getObstacle();
  return std::nullopt;
}

void GreedyFusion::fuseSibling(unsigned source, unsigned target, Value memref) {
  SiblingFusion fusion;
  if (findSiblingObstacle(source, target, memref, fusion))
    return;
  AffineForOp from = getLoop(source), to = getLoop(target);
  fuseLoops(rewriter, from, fusion.slice);
  aliases.invalidate();
  if (fusion.place != to.getOperation())
    rewriter.moveOpBefore(to, fusion.place);
  graph.updateEdges(source, target, {}, /*removes=*/true);
  graph.collectAccesses(target);
  graph.removeNode(source);
  rewriter.eraseOp(from);
  aliases.invalidate();
  reportFusion(target);
}
