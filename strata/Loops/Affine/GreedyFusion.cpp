// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Affine/FusionCost.h"
#include "strata/Loops/Affine/GreedyFusionDetail.h"
#include "strata/Loops/Affine/SliceUnion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- Order --------------------------------------------------------------===//

void GreedyFusion::run(FusionMode mode) {
  if (mode == FusionMode::Greedy)
    fuseProducerConsumerNodes(1);
  if (mode != FusionMode::ProducerConsumer)
    fuseSiblingNodes();
  if (mode != FusionMode::Sibling)
    fuseProducerConsumerNodes(SIZE_MAX);
  if (rewriter.getContext()->getRemarkEngine())
    reportObstacles(mode);
  eraseUnusedAllocations();
}

/// All nodes, in the order in which targets are tried: from the end of this list on. As in mlir-opt, it
/// is that of a hash table of their numbers.
SmallVector<unsigned> GreedyFusion::getWorklist() const {
  llvm::DenseMap<unsigned, unsigned> table;
  for (unsigned id = 0; id < graph.getNumIds(); ++id)
    if (graph.hasNode(id))
      table[id] = id;
  SmallVector<unsigned> list;
  for (auto [id, value] : table)
    list.push_back(id);
  return list;
}

void GreedyFusion::fuseProducerConsumerNodes(size_t maxSourceUsers) {
  SmallVector<unsigned> worklist = getWorklist();
  while (!worklist.empty()) {
    unsigned id = worklist.pop_back_val();
    if (graph.hasNode(id))
      fuseProducersInto(id, maxSourceUsers);
  }
}

void GreedyFusion::fuseSiblingNodes() {
  SmallVector<unsigned> worklist = getWorklist();
  while (!worklist.empty()) {
    unsigned id = worklist.pop_back_val();
    if (graph.hasNode(id) && isa<AffineForOp>(graph.getNode(id).op))
      fuseWithSiblings(id);
  }
}

/// Erases allocations whose accesses have all become those of buffers.
void GreedyFusion::eraseUnusedAllocations() {
  for (Value memref : graph.getMemrefsWithEdges())
    if (auto alloc = memref.getDefiningOp<memref::AllocOp>())
      if (alloc->use_empty())
        rewriter.eraseOp(alloc);
}

//===-- Remarks ------------------------------------------------------------===//

void GreedyFusion::reportFusion(unsigned target) const {
  remark::passed(graph.getNode(target).op,
                 remark::RemarkOpts::name("Fused").category(options.category));
}

/// The reason why the source, which stores what the target loads, is not fused with it; std::nullopt if the
/// order of accesses allows it.
std::optional<Obstacle> GreedyFusion::findProducerObstacle(unsigned source,
                                                           unsigned target) {
  AffineForOp from = getLoop(source), to = getLoop(target);
  if (from->getNumResults() > 0)
    return Obstacle("the nest that stores what it loads carries values", from);
  Values shared = getSharedMemrefs(source, target);
  StringRef reason;
  std::optional<Fusion> fusion =
      findProducerFusion(source, target, shared, &reason);
  if (!fusion)
    return Obstacle(reason, from);
  Values escaping = getEscapingMemrefs(source);
  FusionLegality legality(getFusedAccesses(source, target), fusion->slice,
                          fusion->slice.insertLoop, to->getParentRegion(),
                          FusionPlace::Start, aliases);
  bool removes = canRemoveSource(*fusion, escaping, legality);
  SmallVector<PrivateMemory, 2> privateMemrefs =
      getPrivateMemrefs(*fusion, shared, escaping, removes);
  if (legality.isLegal({!removes, privateMemrefs}) ||
      legality.isLegal({!removes, {}}))
    return std::nullopt;
  return legality.getObstacle();
}

void GreedyFusion::reportObstacles(FusionMode mode) {
  for (unsigned target = 0; target < graph.getNumIds(); ++target) {
    if (!graph.hasNode(target) || !isa<AffineForOp>(graph.getNode(target).op))
      continue;
    AffineForOp loop = getLoop(target);
    if (mode == FusionMode::Sibling) {
      for (const Sibling &sibling : findSiblings(target, {})) {
        SiblingFusion fusion;
        if (auto obstacle = findSiblingObstacle(sibling.node, target,
                                                sibling.memref, fusion))
          obstacle->emitRemark(loop, options.category);
      }
      continue;
    }
    if (loop->getNumResults() > 0) {
      if (!getProducers(target).empty())
        Obstacle("the loop carries values").emitRemark(loop, options.category);
      continue;
    }
    for (unsigned source : getProducers(target))
      if (auto obstacle = findProducerObstacle(source, target))
        obstacle->emitRemark(loop, options.category);
  }
}

//===-- Nests --------------------------------------------------------------===//

NestSummary &GreedyFusion::getSummary(unsigned id) {
  std::unique_ptr<NestSummary> &summary = summaries[id];
  if (!summary)
    summary = std::make_unique<NestSummary>(getLoop(id), cache);
  return *summary;
}

FusedAccesses GreedyFusion::getFusedAccesses(unsigned source, unsigned target) {
  NestSummary &from = getSummary(source), &to = getSummary(target);
  FusedAccesses accesses;
  llvm::append_range(accesses.source, from.getAccesses());
  llvm::append_range(accesses.target, to.getAccesses());
  llvm::append_range(accesses.sourceObjects, from.getObjects());
  llvm::append_range(accesses.targetObjects, to.getObjects());
  llvm::append_range(accesses.targetGroups, to.getGroups());
  return accesses;
}

/// Updates the accesses of a nest after fusion.
void GreedyFusion::collectAccesses(unsigned id) {
  NestSummary &summary = getSummary(id);
  summary.refresh();
  graph.setAccesses(id, summary.getKnownAccesses());
}

/// Removes a node and its nest.
void GreedyFusion::removeNode(unsigned id) {
  AffineForOp nest = getLoop(id);
  summaries.erase(id);
  cache.forget(nest);
  graph.removeNode(id);
  rewriter.eraseOp(nest);
  aliases.invalidate();
}

//===-- Slices -------------------------------------------------------------===//

SmallVector<ComputationSlice, 4>
GreedyFusion::getSlices(unsigned source, unsigned target, unsigned maxDepth,
                        FusionStrategy strategy) {
  NestSummary &from = getSummary(source), &to = getSummary(target);
  unsigned numOuter = getNestingDepth(to.getNest());
  SmallVector<ComputationSlice, 4> slices;
  for (unsigned depth = 1; depth <= maxDepth; ++depth) {
    FailureOr<ComputationSlice> slice =
        canFuseLoops(from, to, depth + numOuter, strategy, aliases);
    slices.push_back(succeeded(slice) ? std::move(*slice) : ComputationSlice());
  }
  while (!slices.empty() && slices.back().isEmpty())
    slices.pop_back();
  return slices;
}

/// The depth, relative to the block, at which fusion is best. `accesses` are the stores, or the load of a
/// sibling, of the memory that both nests share.
std::optional<unsigned>
GreedyFusion::chooseDepth(unsigned source, unsigned target,
                          ArrayRef<const MemRefAccess *> accesses,
                          ArrayRef<ComputationSlice> slices) {
  NestSummary &from = getSummary(source), &to = getSummary(target);
  double tolerance = options.computeTolerance;
  bool isCyclic = hasCyclicDependence(from, aliases);
  // A repeated iteration would have another result.
  if (isCyclic)
    tolerance = 0;
  if (!options.maximal && accesses.size() == 1)
    return getProfitableDepth(from, *accesses.front(), to, slices, tolerance);
  auto depth = unsigned(slices.size());
  if (options.maximal && !isCyclic)
    return depth;
  std::optional<double> fraction =
      getAdditionalComputeFraction(from, to, slices.back());
  if (!fraction || *fraction > tolerance)
    return std::nullopt;
  return depth;
}
