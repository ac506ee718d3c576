// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass affine-loop-fusion.
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/GreedyFusionDetail.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

namespace {
struct AffineLoopFusion final : Pass {
  using Pass::Pass;
  Option<double> computeTolerance{
      *this, "compute-tolerance",
      "The share of additional operations that fusion may execute", 0.3};
  Option<unsigned> fastMemorySpace{
      *this, "fast-mem-space",
      "The memory space of small buffers that fusion creates"};
  Option<uint64_t> localBufThreshold{*this, "local-buf-threshold",
                                     "The size of small buffers, in KiB", 0};
  Option<bool> maximal{*this, "maximal",
                       "Fuse as deep as possible, at any cost", false};
  Option<FusionMode> mode{
      *this,
      "mode",
      "The kinds of fusion",
      FusionMode::Greedy,
      {{FusionMode::Greedy, "greedy", "Both kinds"},
       {FusionMode::ProducerConsumer, "producer",
        "A nest with the one that loads its results"},
       {FusionMode::Sibling, "sibling", "Nests that load the same memory"}}};

  void runOnOperation() override {
    GreedyOptions options;
    options.category = getArgument();
    options.computeTolerance = *computeTolerance;
    options.maximal = *maximal;
    if (fastMemorySpace.hasValue())
      options.buffers.fastMemorySpace = *fastMemorySpace;
    options.buffers.localBufSizeThreshold =
        llvm::SaturatingMultiply<uint64_t>(*localBufThreshold, 1024);
    IRRewriter rewriter(&getContext());
    MemoryAliases aliases(getOperation());
    getOperation()->walk<WalkOrder::PostOrder>([&](Operation *op) {
      for (Region &region : op->getRegions())
        for (Block &block : region)
          runOnBlock(block, rewriter, aliases, options);
    });
  }

  void runOnBlock(Block &block, RewriterBase &rewriter, MemoryAliases &aliases,
                  const GreedyOptions &options) {
    unsigned numLoops = 0;
    for (Operation &op : block)
      numLoops += isa<AffineForOp>(op);
    if (numLoops < 2)
      return;
    aliases.invalidate();
    GreedyFusion fusion(block, aliases, rewriter, options);
    if (succeeded(fusion.init()))
      fusion.run(*mode);
  }
};
} // namespace

static constexpr PassInfo affineLoopFusionInfo = {
    .argument = "affine-loop-fusion",
    .name = "LoopFusion",
    .summary = "Fuse nests of affine loops",
    .dependentDialects = {"affine", "memref"},
    .create = makePass<AffineLoopFusion>,
};

void strata::registerAffineLoopFusionPass(PassRegistry &registry) {
  registry.add(affineLoopFusionInfo);
}
