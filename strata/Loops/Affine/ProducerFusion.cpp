// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fusion of nests with those that load their results.
#include "strata/IR/Build/Builder.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/GreedyFusionDetail.h"
#include "strata/Loops/Affine/LoopSinking.h"
#include "strata/Loops/Affine/SliceUnion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

/// The nests with stores to memrefs that the target loads, in order.
SmallVector<unsigned> GreedyFusion::getProducers(unsigned target) const {
  SmallVector<unsigned> producers;
  for (auto [memref, count] : graph.getNode(target).loadCounts)
    for (unsigned source : graph.getStorers(memref))
      if (isa<AffineForOp>(graph.getNode(source).op) &&
          graph.hasFusibleEdge(source, target))
        producers.push_back(source);
  llvm::sort(producers);
  producers.erase(llvm::unique(producers), producers.end());
  return producers;
}

GreedyFusion::Values GreedyFusion::getSharedMemrefs(unsigned source,
                                                    unsigned target) const {
  Values memrefs;
  for (const MemRefAccess *store : graph.getNode(source).stores)
    if (graph.getNode(target).getLoadOpCount(store->memref) > 0)
      memrefs.insert(store->memref);
  return memrefs;
}

GreedyFusion::Values GreedyFusion::getEscapingMemrefs(unsigned source) {
  Values memrefs;
  for (const MemRefAccess *store : graph.getNode(source).stores)
    if (!memrefs.contains(store->memref) &&
        isEscapingMemref(store->memref, &graph.getBlock()))
      memrefs.insert(store->memref);
  return memrefs;
}

void GreedyFusion::fuseProducersInto(unsigned target, size_t maxSourceUsers) {
  auto loop = dyn_cast<AffineForOp>(graph.getNode(target).op);
  if (!loop || loop->getNumResults() > 0)
    return;
  if (AffineForOp changed = sinkSequentialLoops(rewriter, loop, aliases)) {
    graph.setOp(target, changed);
    cache.clear();
    summaries.clear();
  }
  bool changed = true;
  while (changed) {
    changed = false;
    SmallVector<unsigned> producers = getProducers(target);
    for (unsigned source : llvm::reverse(producers))
      changed |=
          graph.hasNode(source) && fuseProducer(source, target, maxSourceUsers);
  }
}

std::optional<GreedyFusion::Fusion>
GreedyFusion::findProducerFusion(unsigned source, unsigned target,
                                 const Values &shared, StringRef *reason) {
  auto fail = [&](StringRef text) {
    if (reason)
      *reason = text;
    return std::nullopt;
  };
  Fusion fusion{source,
                target,
                {},
                0,
                graph.getFusedLoopNestInsertionPoint(source, target)};
  if (!fusion.place)
    return fail("other operations must be executed between the nests");
  SmallVector<Operation *> ops;
  for (const SliceAccess &access : getSummary(target).getRepresentatives()) {
    if (!shared.contains(access.getMemRef()))
      continue;
    ops.push_back(access.getOp());
    if (access.lastEqual)
      ops.push_back(access.lastEqual);
  }
  if (ops.empty())
    return fail("the nests share no memory");
  unsigned maxDepth =
      getInnermostCommonLoopDepth(ops) - getNestingDepth(getLoop(target));
  SmallVector<ComputationSlice, 4> slices = getSlices(
      source, target, maxDepth, {FusionStrategy::ProducerConsumer, Value()});
  if (slices.empty())
    return fail(
        "the iterations that the loop needs of the nest are unknown, or "
        "several of its iterations access what it stores");
  SmallVector<const MemRefAccess *, 4> stores;
  for (const MemRefAccess *store : graph.getNode(source).stores)
    if (shared.contains(store->memref))
      stores.push_back(store);
  std::optional<unsigned> depth = chooseDepth(source, target, stores, slices);
  if (!depth || slices[*depth - 1].isEmpty())
    return fail("too many operations would be repeated");
  fusion.depth = *depth;
  fusion.slice = std::move(slices[*depth - 1]);
  return fusion;
}

/// Whether an operation but the target may load what the source stores.
bool GreedyFusion::isLoadedByOthers(const Fusion &fusion) const {
  for (const MemRefAccess *store : graph.getNode(fusion.source).stores) {
    Operation *op = store->memref.getDefiningOp();
    if (!op || op->getBlock() != fusion.place->getBlock() ||
        !isUncaptured(store->memref))
      return true;
  }
  return graph.anyEdge(fusion.source, Direction::Out, [&](const Edge &edge) {
    Operation *op = graph.getNode(edge.id).op;
    return edge.id != fusion.target &&
           !(edge.value &&
             hasSingleEffect<MemoryEffects::Free>(op, edge.value));
  });
}

/// Whether no operation but the target needs what the source stores, or fusion executes all of it.
bool GreedyFusion::canRemoveSource(const Fusion &fusion, const Values &escaping,
                                   FusionLegality &legality) const {
  bool isNeeded =
      !escaping.empty() ||
      graph.anyEdge(fusion.source, Direction::Out,
                    [&](const Edge &edge) { return edge.id != fusion.target; });
  return !isNeeded || (fusion.slice.isMaximal() == true &&
                       (legality.isMaximal() || !isLoadedByOthers(fusion)));
}

/// Whether only the two nests store to the memref, which is new in each execution of the block.
bool GreedyFusion::isFresh(const Fusion &fusion, Value memref) const {
  Operation *op = memref.getDefiningOp();
  if (!op || op->getBlock() != fusion.place->getBlock())
    return false;
  auto isOther = [&](const Edge &edge) {
    return edge.id != fusion.source && graph.getNode(edge.id).op != op;
  };
  return !graph.anyEdgeOf(fusion.source, memref, Direction::In, isOther) &&
         !graph.anyEdgeOf(fusion.target, memref, Direction::In, isOther);
}

/// The shared memrefs of which the fused nest can have its own copy.
SmallVector<PrivateMemory, 2>
GreedyFusion::getPrivateMemrefs(const Fusion &fusion, const Values &shared,
                                const Values &escaping, bool removes) {
  SmallVector<PrivateMemory, 2> result;
  for (Value memref : shared) {
    const Node &target = graph.getNode(fusion.target);
    bool isNeeded = escaping.contains(memref) &&
                    (removes || target.getStoreOpCount(memref) > 0);
    auto isOther = [&](const Edge &edge) { return edge.id != fusion.target; };
    if (!getMemRefIntOrFloatEltSizeInBytes(
            cast<MemRefType>(memref.getType())) ||
        isNeeded || graph.hasIncomingStore(fusion.source, memref) ||
        graph.hasMoreOutEdges(fusion.target, memref, 0) ||
        (removes &&
         graph.anyEdgeOf(fusion.source, memref, Direction::Out, isOther)))
      continue;
    result.push_back(
        {memref, !escaping.contains(memref) && isFresh(fusion, memref)});
  }
  return result;
}

bool GreedyFusion::fuseProducer(unsigned source, unsigned target,
                                size_t maxSourceUsers) {
  if (getLoop(source)->getNumResults() > 0)
    return false;
  Values shared = getSharedMemrefs(source, target);
  for (Value memref : shared)
    if (graph.hasMoreOutEdges(source, memref, maxSourceUsers))
      return false;
  std::optional<Fusion> fusion = findProducerFusion(source, target, shared);
  if (!fusion)
    return false;
  Values escaping = getEscapingMemrefs(source);
  FusionLegality legality(
      getFusedAccesses(source, target), fusion->slice, fusion->slice.insertLoop,
      graph.getBlock().getParent(), FusionPlace::Start, aliases);
  bool removes = canRemoveSource(*fusion, escaping, legality);
  SmallVector<PrivateMemory, 2> privateMemrefs =
      getPrivateMemrefs(*fusion, shared, escaping, removes);
  // Memrefs that can have no buffer stay.
  while (legality.isLegal({!removes, privateMemrefs})) {
    Value failed = apply(*fusion, privateMemrefs, removes);
    if (!failed) {
      reportFusion(target);
      return true;
    }
    llvm::erase_if(privateMemrefs, [&](const PrivateMemory &memory) {
      return memory.memref == failed;
    });
  }
  if (privateMemrefs.empty() || !legality.isLegal({!removes, {}}))
    return false;
  if (apply(*fusion, {}, removes))
    return false;
  reportFusion(target);
  return true;
}

/// The block at whose start fusion creates constants.
static Block &getConstantBlock(Operation *op) {
  while (op->getParentOp() && !isa<FunctionOpInterface>(op))
    op = op->getParentOp();
  return op->getRegion(0).front();
}

/// Erases the operations that fusion has added, and the constants before `firstOp` that it has created
/// for them.
static void eraseInserted(RewriterBase &rewriter, ArrayRef<Operation *> ops,
                          Operation *firstOp) {
  for (Operation *op : llvm::reverse(ops))
    rewriter.eraseOp(op);
  while (Operation *op = firstOp->getPrevNode())
    rewriter.eraseOp(op);
}

/// Fuses, and creates buffers. Returns a memref that can have no buffer, without changes.
Value GreedyFusion::apply(const Fusion &fusion,
                          ArrayRef<PrivateMemory> privateMemrefs,
                          bool removes) {
  AffineForOp from = getLoop(fusion.source), to = getLoop(fusion.target);
  Operation *firstOp = &getConstantBlock(to).front();
  SmallVector<Operation *> inserted = fuseLoops(rewriter, from, fusion.slice);
  aliases.invalidate();
  NestSummary &summary = getSummary(fusion.target);
  summary.insert(inserted, fusion.slice);
  SmallVector<PrivateMemRef, 2> buffers;
  llvm::DenseSet<Value> memrefs;
  for (const PrivateMemory &memory : privateMemrefs) {
    FailureOr<PrivateMemRef> buffer =
        getPrivateMemRef(memory.memref, to, fusion.slice.insertLoop,
                         fusion.depth, summary.getAccesses());
    if (failed(buffer)) {
      for (Operation *op : inserted)
        cache.forget(op);
      summaries.erase(fusion.target);
      eraseInserted(rewriter, inserted, firstOp);
      return memory.memref;
    }
    buffers.push_back(std::move(*buffer));
    memrefs.insert(memory.memref);
  }
  if (fusion.place != to.getOperation())
    rewriter.moveOpBefore(to, fusion.place);
  graph.updateEdges(fusion.source, fusion.target, memrefs, removes);
  for (const PrivateMemRef &buffer : buffers) {
    Value memref = createPrivateMemRef(rewriter, buffer, to, options.buffers);
    for (Operation *op : buffer.accesses)
      cache.forget(op);
    unsigned node = graph.addNode(memref.getDefiningOp());
    graph.addEdge(node, fusion.target, memref);
  }
  collectAccesses(fusion.target);
  if (removes)
    removeNode(fusion.source);
  return Value();
}
