// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fusion of nests that follow each other and access the same rows of memory: the outer loops of all become one,
// so that a row stays in a cache while all inner loops access it.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Remarks.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Loops/Affine/NestSummary.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Dependence/FusionLegality.h"
#include "strata/Loops/Dependence/VectorAccesses.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/Reductions.h"
#include "strata/Loops/Optimize/TargetOptions.h"
#include "strata/Loops/Optimize/TilePlan.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;

namespace {
/// A nest of the program, or several that have been fused.
struct RowNest {
  AffineForOp root;
  /// The loops that contain nothing but the next one.
  SmallVector<AffineForOp> band;
  /// The number of outer loops without which the inner ones are executed as well as with them.
  unsigned depth = 0;
  size_t numAccesses = 0;
  /// The objects of the memory that it accesses.
  llvm::SmallDenseSet<Value, 8> objects;
};

/// The fusion of the nests of one block.
class RowFusion {
public:
  RowFusion(RewriterBase &rewriter, Block &block, const TargetModel &target,
            MemoryAliases &aliases, StringRef category)
      : rewriter(rewriter), block(block), target(target), aliases(aliases),
        category(category) {}
  void run();

private:
  std::optional<RowNest> analyse(AffineForOp root);
  unsigned findDepth(ArrayRef<AffineForOp> band);
  bool keepsVectors(ArrayRef<AffineForOp> inner, bool hasShortRows);
  void fuseRun(MutableArrayRef<RowNest> run);
  bool fuse(const RowNest &first, RowNest &second, unsigned depth);
  bool isLegal(const RowNest &first, const RowNest &second, unsigned depth);

  RewriterBase &rewriter;
  Block &block;
  const TargetModel &target;
  MemoryAliases &aliases;
  StringRef category;
};
} // namespace

//===-- Nests --------------------------------------------------------------===//

/// Whether the element of the store is loaded in its block.
static bool accumulates(const LoopAccess &store,
                        ArrayRef<LoopAccess> accesses) {
  return llvm::any_of(accesses, [&](const LoopAccess &other) {
    return isa<AffineLoadOp>(other.op) &&
           other.op->getBlock() == store.op->getBlock() &&
           other.getMemory() == store.getMemory() &&
           haveSameSubscripts(store.op, other.op);
  });
}

/// Whether the innermost loops, of which `inner` is a part of a nest, are executed by vectors without the loops
/// around them. Vectors are not along the innermost one if `hasShortRows`.
bool RowFusion::keepsVectors(ArrayRef<AffineForOp> inner, bool hasShortRows) {
  AffineForOp innermost = inner.back();
  SmallVector<LoopAccess, 8> accesses = collectAccesses(innermost);
  for (const LoopAccess &store : accesses) {
    if (!store.isStore())
      continue;
    if (!isa<AffineStoreOp>(store.op))
      return false;
    auto isAlong = [&](AffineForOp loop) { return isAlongRow(store, loop); };
    if (llvm::any_of(inner, isAlong) && accumulates(store, accesses) &&
        !isAlong(innermost))
      continue;
    if (!accessesNeighbours(innermost))
      return false;
    if (isAlong(innermost))
      continue;
    if (hasShortRows)
      return false;
    SmallVector<CarriedElement, 2> carried =
        findCarriedElements(innermost, aliases);
    const auto *found = llvm::find_if(carried, [&](CarriedElement &each) {
      return each.store.getOperation() == store.op;
    });
    if (found == carried.end() || !isReorderable(*found))
      return false;
  }
  return true;
}

/// Whether the iterations of the loop store to one element.
static bool reducesToElement(AffineForOp loop) {
  return llvm::any_of(collectAccesses(loop), [&](const LoopAccess &access) {
    return access.isStore() &&
           getVectorAccess(access, loop).kind == VectorAccess::Invariant;
  });
}

/// Loops that are vectors, and those of a register tile of several rows, stay together. The innermost loop
/// of a nest is fused if there is no other one, unless it is a reduction, which other loops need not wait for.
unsigned RowFusion::findDepth(ArrayRef<AffineForOp> band) {
  TilePlan plan;
  bool isTiled = !findTilePlan(band, target, NestSize::Any, aliases, plan);
  if (isTiled && plan.numRows != 0)
    return 0;
  if (band.size() == 1)
    return reducesToElement(band.front()) ? 0 : 1;
  for (auto depth = unsigned(band.size()) - 1; depth > 0; --depth)
    if (keepsVectors(band.drop_front(depth), isTiled && plan.hasShortRows))
      return depth;
  return 0;
}

std::optional<RowNest> RowFusion::analyse(AffineForOp root) {
  constexpr size_t MaxAccesses = 64;
  SmallVector<LoopAccess, 8> accesses = collectAccesses(root);
  if (root.getNumIterOperands() != 0 || accesses.size() > MaxAccesses ||
      accesses.empty())
    return std::nullopt;
  RowNest nest{root, getPerfectlyNestedLoops(root)};
  nest.numAccesses = accesses.size();
  for (Operation &op : *nest.band.back().getBody())
    if (op.getNumRegions() != 0)
      return std::nullopt;
  for (const LoopAccess &access : accesses) {
    Value memory = access.getMemory();
    if (!memory || !access.hasIndices())
      return std::nullopt;
    Value object = aliases.getObject(memory);
    nest.objects.insert(object ? object : memory);
  }
  nest.depth = findDepth(nest.band);
  if (nest.depth == 0)
    return std::nullopt;
  return nest;
}

static bool haveSameBounds(AffineForOp a, AffineForOp b) {
  auto isSame = [](AffineBound x, AffineBound y) {
    return x.getMap() == y.getMap() &&
           llvm::equal(x.getOperands(), y.getOperands());
  };
  return a.getStepAsInt() == b.getStepAsInt() &&
         isSame(a.getLowerBound(), b.getLowerBound()) &&
         isSame(a.getUpperBound(), b.getUpperBound());
}

/// The number of outer loops that both nests have in common, with bounds that depend on no other loop of them.
static unsigned getCommonDepth(const RowNest &a, const RowNest &b) {
  unsigned depth = std::min(a.depth, b.depth);
  for (unsigned i = 0; i < depth; ++i)
    if (!haveSameBounds(a.band[i], b.band[i]) ||
        areBoundsDependentOn(a.band[i], a.band))
      return i;
  return depth;
}

static bool share(const RowNest &a, const RowNest &b) {
  return llvm::any_of(a.objects,
                      [&](Value each) { return b.objects.contains(each); });
}

//===-- Fusion -------------------------------------------------------------===//

bool RowFusion::isLegal(const RowNest &first, const RowNest &second,
                        unsigned depth) {
  Context *ctx = rewriter.getContext();
  IterationSlice slice;
  for (unsigned i = 0; i < depth; ++i) {
    slice.ivs.push_back(AffineForOp(first.band[i]).getInductionVar());
    AffineExpr dim = getAffineDimExpr(i, ctx);
    slice.lbs.push_back(AffineMap::get(depth, 0, dim));
    slice.ubs.push_back(AffineMap::get(depth, 0, dim + 1));
    slice.operands.push_back(AffineForOp(second.band[i]).getInductionVar());
  }
  AccessCache cache(block.getParent(), aliases);
  NestSummary from(first.root, cache), to(second.root, cache);
  FusedAccesses accesses;
  llvm::append_range(accesses.source, from.getAccesses());
  llvm::append_range(accesses.target, to.getAccesses());
  llvm::append_range(accesses.sourceObjects, from.getObjects());
  llvm::append_range(accesses.targetObjects, to.getObjects());
  llvm::append_range(accesses.targetGroups, to.getGroups());
  AffineForOp insertLoop = second.band[depth - 1];
  FusionLegality legality(accesses, slice, insertLoop, block.getParent(),
                          FusionPlace::Start, aliases);
  if (legality.isLegal({.keepsSource = false}))
    return true;
  if (depth == 1)
    legality.getObstacle().emitRemark(second.root, category);
  return false;
}

/// Executes the iterations of `first` at the start of those of `second`, which becomes the fused nest.
bool RowFusion::fuse(const RowNest &first, RowNest &second, unsigned depth) {
  // All pairs are compared.
  constexpr size_t MaxFusedAccesses = 64;
  if (first.numAccesses + second.numAccesses > MaxFusedAccesses)
    return false;
  while (depth > 0 && !isLegal(first, second, depth))
    --depth;
  if (depth == 0)
    return false;
  AffineForOp from = first.band[depth - 1], to = second.band[depth - 1];
  for (unsigned i = 0; i < depth; ++i)
    rewriter.replaceAllUsesWith(AffineForOp(first.band[i]).getInductionVar(),
                                AffineForOp(second.band[i]).getInductionVar());
  rewriter.eraseOp(from.getBody()->getTerminator());
  rewriter.inlineBlockBefore(from.getBody(), &to.getBody()->front(),
                             Value(to.getInductionVar()));
  rewriter.eraseOp(first.root);
  aliases.invalidate();
  second.band.truncate(depth);
  second.depth = depth;
  second.numAccesses += first.numAccesses;
  second.objects.insert(first.objects.begin(), first.objects.end());
  remark::passed(second.root,
                 remark::RemarkOpts::name("FusedRows").category(category))
      << remark::metric("Loops", depth);
  return true;
}

/// Fuses parts of the run whose nests share memory with nests of the same part only.
void RowFusion::fuseRun(MutableArrayRef<RowNest> run) {
  while (run.size() > 1) {
    size_t last = 0;
    for (size_t i = 0; i <= last; ++i)
      for (size_t j = i + 1; j < run.size(); ++j)
        if (share(run[i], run[j]))
          last = std::max(last, j);
    for (size_t i = 0; i < last; ++i)
      if (unsigned depth = getCommonDepth(run[i], run[i + 1]))
        (void)fuse(run[i], run[i + 1], depth);
    run = run.drop_front(last + 1);
  }
}

/// Whether nests can be moved past the operation.
static bool isPassable(Operation &op) {
  return op.getNumRegions() == 0 &&
         (isa<memref::AllocOp, memref::AllocaOp>(op) ||
          (isMemoryEffectFree(&op) && isSpeculatable(&op)));
}

void RowFusion::run() {
  constexpr size_t MaxNests = 64;
  SmallVector<Operation *> ops;
  for (Operation &op : block)
    ops.push_back(&op);
  SmallVector<RowNest, 0> nests;
  auto flush = [&] {
    fuseRun(nests);
    nests.clear();
  };
  for (Operation *op : ops) {
    if (isPassable(*op))
      continue;
    auto loop = dyn_cast<AffineForOp>(op);
    std::optional<RowNest> nest = loop ? analyse(loop) : std::nullopt;
    if (!nest || nests.size() == MaxNests ||
        (!nests.empty() && getCommonDepth(nests.back(), *nest) == 0))
      flush();
    if (nest)
      nests.push_back(std::move(*nest));
  }
  flush();
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct AffineFuseRows final : Pass {
  using Pass::Pass;
  TargetOptions processor{*this};

  void runOnOperation() override {
    std::optional<TargetModel> target = processor.getModel(getOperation());
    if (!target)
      return signalPassFailure();
    MemoryAliases aliases(getOperation(), /*argumentsMayAlias=*/true);
    IRRewriter rewriter(&getContext());
    // Outer blocks first: fusion erases loops with their blocks.
    SmallVector<Operation *> around{getOperation()};
    while (!around.empty())
      for (Region &region : around.pop_back_val()->getRegions())
        for (Block &block : region) {
          RowFusion(rewriter, block, *target, aliases, getArgument()).run();
          for (Operation &op : block)
            if (op.getNumRegions() != 0)
              around.push_back(&op);
        }
  }
};
} // namespace

static constexpr PassInfo affineFuseRowsInfo = {
    .argument = "affine-fuse-rows",
    .name = "AffineFuseRows",
    .summary = "Fuse the outer loops of nests that access the same rows of "
               "memory",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine"},
    .create = makePass<AffineFuseRows>,
};

void strata::registerAffineFuseRowsPass(PassRegistry &registry) {
  registry.add(affineFuseRowsInfo);
}
