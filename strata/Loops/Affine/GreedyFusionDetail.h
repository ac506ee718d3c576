// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// GreedyFusion: the fusions of the nests of a block that the pass affine-loop-fusion makes, in its
// order.
#ifndef STRATA_LOOPS_AFFINE_GREEDYFUSIONDETAIL_H
#define STRATA_LOOPS_AFFINE_GREEDYFUSIONDETAIL_H

#include "strata/Loops/Affine/LoopFusion.h"
#include "strata/Loops/Affine/MemRefDependenceGraph.h"
#include "strata/Loops/Affine/PrivateMemRef.h"
#include "strata/Loops/Dependence/Obstacle.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace dialects::affine {

enum class FusionMode : uint8_t { Greedy, ProducerConsumer, Sibling };

struct GreedyOptions {
  double computeTolerance;
  bool maximal;
  PrivateMemRefOptions buffers;
  /// The pass whose remarks say which nests are fused, and why others are not.
  strata::StringRef category;
};

/// The fusions of one block.
class GreedyFusion {
public:
  GreedyFusion(strata::Block &block, strata::MemoryAliases &aliases,
               strata::RewriterBase &rewriter, const GreedyOptions &options)
      : cache(block.getParent(), aliases), graph(block, cache, aliases),
        aliases(aliases), rewriter(rewriter), options(options) {}
  strata::LogicalResult init() { return graph.init(); }
  void run(FusionMode mode);

private:
  using Node = MemRefDependenceGraph::Node;
  using Edge = MemRefDependenceGraph::Edge;
  using Direction = MemRefDependenceGraph::Direction;
  using Values = llvm::SmallSetVector<strata::Value, 4>;

  /// A source and the slice of it that is fused into a target.
  struct Fusion {
    unsigned source, target;
    ComputationSlice slice;
    /// The number of loops of the target around the slice.
    unsigned depth;
    strata::Operation *place;
  };

  strata::SmallVector<unsigned> getWorklist() const;
  void fuseProducerConsumerNodes(size_t maxSourceUsers);
  void fuseSiblingNodes();
  void eraseUnusedAllocations();

  // Producers.

  void fuseProducersInto(unsigned target, size_t maxSourceUsers);
  strata::SmallVector<unsigned> getProducers(unsigned target) const;
  Values getSharedMemrefs(unsigned source, unsigned target) const;
  Values getEscapingMemrefs(unsigned source);
  bool fuseProducer(unsigned source, unsigned target, size_t maxSourceUsers);
  /// On failure `reason` is set if it is not null.
  std::optional<Fusion> findProducerFusion(unsigned source, unsigned target,
                                           const Values &shared,
                                           strata::StringRef *reason = nullptr);
  bool isLoadedByOthers(const Fusion &fusion) const;
  bool canRemoveSource(const Fusion &fusion, const Values &escaping,
                       strata::FusionLegality &legality) const;
  strata::SmallVector<strata::PrivateMemory, 2>
  getPrivateMemrefs(const Fusion &fusion, const Values &shared,
                    const Values &escaping, bool removes);
  bool isFresh(const Fusion &fusion, strata::Value memref) const;
  strata::Value apply(const Fusion &fusion,
                      strata::ArrayRef<strata::PrivateMemory> privateMemrefs,
                      bool removes);

  // Siblings.

  struct Sibling {
    unsigned node;
    strata::Value memref;
  };
  void fuseWithSiblings(unsigned target);
  strata::SmallVector<Sibling>
  findSiblings(unsigned target, const llvm::DenseSet<unsigned> &visited);
  class SiblingFinder;
  bool isSibling(unsigned candidate, unsigned target,
                 strata::Value memref) const;
  /// The place of the fused nest, and the slice of the source.
  struct SiblingFusion {
    strata::Operation *place = nullptr;
    ComputationSlice slice;
  };
  std::optional<strata::Obstacle> findSiblingObstacle(unsigned source,
                                                      unsigned target,
                                                      strata::Value memref,
                                                      SiblingFusion &fusion);
  /// Returns whether both are fused.
  bool fuseSibling(unsigned source, unsigned target, strata::Value memref);

  // Remarks.

  void reportFusion(unsigned target) const;
  void reportObstacles(FusionMode mode);
  std::optional<strata::Obstacle> findProducerObstacle(unsigned source,
                                                       unsigned target);

  // Both.

  AffineForOp getLoop(unsigned id) const {
    return cast<AffineForOp>(graph.getNode(id).op);
  }
  NestSummary &getSummary(unsigned id);
  void collectAccesses(unsigned id);
  void removeNode(unsigned id);
  strata::FusedAccesses getFusedAccesses(unsigned source, unsigned target);
  /// The slices for depths 1 to `maxDepth`, relative to the block, up to the last one that exists.
  strata::SmallVector<ComputationSlice, 4> getSlices(unsigned source,
                                                     unsigned target,
                                                     unsigned maxDepth,
                                                     FusionStrategy strategy);
  std::optional<unsigned>
  chooseDepth(unsigned source, unsigned target,
              strata::ArrayRef<const MemRefAccess *> accesses,
              strata::ArrayRef<ComputationSlice> slices);

  AccessCache cache;
  MemRefDependenceGraph graph;
  strata::MemoryAliases &aliases;
  strata::RewriterBase &rewriter;
  const GreedyOptions &options;
  /// The properties of nests that have not changed since.
  llvm::DenseMap<unsigned, std::unique_ptr<NestSummary>> summaries;
};

} // namespace dialects::affine

#endif // STRATA_LOOPS_AFFINE_GREEDYFUSIONDETAIL_H
