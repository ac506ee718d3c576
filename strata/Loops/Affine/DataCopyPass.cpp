// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass affine-data-copy-generate: the ranges of operations whose memory is copied.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/DataCopy.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

namespace {
struct AffineDataCopyGeneration final : Pass {
  using Pass::Pass;
  Option<uint64_t> fastMemoryCapacity{
      *this, "fast-mem-capacity",
      "The size of the memory for buffers, in KiB (default: unlimited)",
      UINT64_MAX};
  Option<unsigned> fastMemorySpace{*this, "fast-mem-space",
                                   "The memory space of buffers", 1};
  Option<bool> generateDma{*this, "generate-dma",
                           "Copy by affine.dma_start instead of by loops",
                           false};
  Option<int> minDmaTransferSize{
      *this, "min-dma-transfer",
      "The smallest copy that the target supports, in bytes; not used", 1024};
  Option<bool> skipNonUnitStrideLoops{
      *this, "skip-non-unit-stride-loops",
      "Copy in the innermost loops whose step is not 1, whatever the capacity",
      false};
  Option<unsigned> slowMemorySpace{
      *this, "slow-mem-space", "The memory space of memrefs that are copied",
      0};
  Option<unsigned> tagMemorySpace{
      *this, "tag-mem-space", "The memory space of tags of affine.dma_start",
      0};

  void runOnOperation() override;
  void runOnBlock(Block &block);
  void generateCopies(Operation *begin, Operation *end);
  bool mustCopyInside(AffineForOp loop) const;
  bool isStart(Operation &op) const;
  void simplifyCopies();

  AffineCopyOptions options;
  std::optional<MemoryEvents> events;
  llvm::SetVector<Operation *> copyNests;
};
} // namespace

/// Whether the memory that the loop accesses is too large to be copied at once.
bool AffineDataCopyGeneration::mustCopyInside(AffineForOp loop) const {
  if (*skipNonUnitStrideLoops)
    return loop.getStepAsInt() != 1;
  std::optional<int64_t> bytes = getRegionFootprintBytes(loop);
  return bytes && uint64_t(*bytes) > options.fastMemCapacityBytes;
}

bool AffineDataCopyGeneration::isStart(Operation &op) const {
  return isa<AffineLoadOp, AffineStoreOp, AffineForOp>(op) &&
         !copyNests.contains(&op);
}

void AffineDataCopyGeneration::generateCopies(Operation *begin,
                                              Operation *end) {
  IRRewriter rewriter(&getContext());
  MemoryAliases aliases(getOperation());
  affineDataCopyGenerate(rewriter, {begin, end}, options, *events, aliases,
                         copyNests);
}

/// Each loop is a range, and so are the operations between two loops from the first load or store on.
void AffineDataCopyGeneration::runOnBlock(Block &block) {
  auto findStart = [&](Operation *op) {
    while (op && !isStart(*op))
      op = op->getNextNode();
    return op;
  };
  if (block.empty())
    return;
  Operation *begin = findStart(&block.front());
  for (Operation *op = begin; op;) {
    auto loop = dyn_cast<AffineForOp>(op);
    if (!loop || copyNests.contains(op)) {
      op = op->getNextNode();
      continue;
    }
    Operation *next = op->getNextNode();
    generateCopies(begin, op);
    if (mustCopyInside(loop))
      runOnBlock(*loop.getBody());
    else
      generateCopies(op, next);
    begin = op = findStart(next);
  }
  if (begin)
    generateCopies(begin, block.getTerminator());
}

/// Replaces loops of one iteration by their bodies, and simplifies accesses.
void AffineDataCopyGeneration::simplifyCopies() {
  SmallVector<Operation *> accesses;
  IRRewriter rewriter(&getContext());
  for (Operation *nest : copyNests) {
    SmallVector<AffineForOp> loops;
    nest->walk<WalkOrder::PostOrder>([&](Operation *op) {
      if (auto loop = dyn_cast<AffineForOp>(op))
        loops.push_back(loop);
      else if (isa<AffineLoadOp, AffineStoreOp>(op))
        accesses.push_back(op);
    });
    for (AffineForOp loop : loops)
      (void)promoteIfSingleIteration(rewriter, loop);
  }
  GreedyRewriteConfig config;
  config.setStrictness(GreedyRewriteStrictness::ExistingAndNewOps);
  (void)applyOpPatternsGreedily(accesses,
                                FrozenRewritePatternSet::withCanonicalizations(
                                    RewritePatternSet(&getContext()), {}),
                                config);
}

void AffineDataCopyGeneration::runOnOperation() {
  auto function = cast<func::FuncOp>(getOperation());
  if (function.isExternal())
    return;
  copyNests.clear();
  options.generateDma = *generateDma;
  options.slowMemorySpace = *slowMemorySpace;
  options.fastMemorySpace = *fastMemorySpace;
  options.tagMemorySpace = *tagMemorySpace;
  options.fastMemCapacityBytes =
      fastMemoryCapacity.hasValue()
          ? llvm::SaturatingMultiply<uint64_t>(*fastMemoryCapacity, 1024)
          : UINT64_MAX;
  Region &body = function->getRegion(0);
  OpBuilder builder(&getContext());
  builder.setInsertionPointToStart(&body.front());
  arith::ConstantIndexOp::create(builder, function.getLoc(), 0);
  events.emplace(function);
  for (Block &block : body)
    runOnBlock(block);
  events.reset();
  simplifyCopies();
}

static constexpr PassInfo affineDataCopyInfo = {
    .argument = "affine-data-copy-generate",
    .name = "AffineDataCopyGeneration",
    .summary = "Copy memory that affine loops access to buffers",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "arith", "memref"},
    .create = makePass<AffineDataCopyGeneration>,
};

void strata::registerAffineDataCopyGenerationPass(PassRegistry &registry) {
  registry.add(affineDataCopyInfo);
}
