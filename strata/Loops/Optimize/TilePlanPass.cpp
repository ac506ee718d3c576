// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Remarks.h"
#include "strata/Loops/Affine/LoopInterchange.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/TargetOptions.h"
#include "strata/Loops/Optimize/TileAttributes.h"
#include "strata/Loops/Optimize/TilePlan.h"
#include "strata/Loops/Optimize/TransposePlan.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;
using namespace strata::affine;

/// Tiles the nest, and marks the loops for packing and register tiles.
static void applyPlan(RewriterBase &rewriter, ArrayRef<AffineForOp> band,
                      const TilePlan &plan) {
  SmallVector<AffineForOp> loops = createTiledNest(rewriter, band, plan.levels);
  ArrayRef<AffineForOp> tile = ArrayRef<AffineForOp>(loops).take_back(
      plan.numSequential + plan.numRows + 1);
  RegisterTile registers;
  llvm::append_range(registers.sequential, tile.take_front(plan.numSequential));
  llvm::append_range(registers.rows,
                     tile.slice(plan.numSequential, plan.numRows));
  registers.lanes = tile.back();
  registers.vectorLength = plan.vectorLength;
  setRegisterTile(registers);
  for (unsigned level = 0; level < loops.size(); ++level) {
    SmallVector<int64_t> numbers;
    for (const TilePlan::Pack &pack : plan.packs)
      if (pack.level == level)
        numbers.push_back(pack.load);
    if (!numbers.empty())
      setPackedLoads(loops[level], numbers);
  }
}

/// The size of the tiles of each loop of `band`, from caches to registers: `1:507x13, 3:234`. Loops
/// have numbers, the outermost first.
static std::string formatTiles(ArrayRef<AffineForOp> band,
                               const TilePlan &plan) {
  std::string text;
  for (unsigned loop = 0; loop < band.size(); ++loop) {
    std::string sizes;
    for (const TileLevel &level : plan.levels)
      if (level.loop == loop && level.size != 1)
        sizes += (sizes.empty() ? "" : "x") + llvm::itostr(level.size);
    if (!sizes.empty())
      text += (text.empty() ? "" : ", ") + llvm::utostr(loop + 1) + ":" + sizes;
  }
  return text;
}

/// The order of the loops of the tiled nest, each by the number of its loop of `band`, from 1.
static std::string formatOrder(const TilePlan &plan) {
  std::string text;
  for (const TileLevel &level : plan.levels)
    text += (text.empty() ? "" : " ") + llvm::utostr(level.loop + 1);
  return text;
}

/// The iterations of rows and lanes that a register tile has: `13x32`; `all` for those of a loop without tiles.
static std::string formatRegisterTile(const TilePlan &plan) {
  std::string text;
  for (const TileLevel &last :
       ArrayRef<TileLevel>(plan.levels).take_back(plan.numRows + 1)) {
    std::string size = "all";
    for (const TileLevel &level : plan.levels)
      if (level.loop == last.loop && level.size != 1)
        size = llvm::itostr(level.size);
    text += (text.empty() ? "" : "x") + size;
  }
  return text;
}

/// Reports a plan, with the place of the innermost loop, which tells nests of one loop apart.
static void reportPlan(ArrayRef<AffineForOp> band, const TilePlan &plan,
                       const TargetModel &target, StringRef category) {
  AffineForOp innermost = band.back();
  remark::detail::InFlightRemark remark = remark::passed(
      band.front(), remark::RemarkOpts::name("Tiled").category(category));
  if (!remark)
    return;
  remark << remark::metric("Processor", target.cpu)
         << remark::metric("L1Bytes", target.l1Bytes)
         << remark::metric("L2Bytes", target.l2Bytes)
         << remark::metric("L3Bytes", target.l3Bytes)
         << remark::metric("VectorLength", plan.vectorLength)
         << remark::metric("Tiles", formatTiles(band, plan))
         << remark::metric("Order", formatOrder(plan))
         << remark::metric("RegisterTile", formatRegisterTile(plan))
         << remark::metric("PackedLoads", plan.packs.size())
         << remark::note(innermost.getLoc(), "innermost loop");
}

/// Whether all elements that `plan` copies without need fit into `bytes`, as a value of i1; null if the
/// number of some, or of none, is unknown.
static Value createIsSmall(RewriterBase &rewriter, ArrayRef<AffineForOp> band,
                           const TilePlan &plan, int64_t bytes) {
  Location loc = AffineForOp(band.front()).getLoc();
  Value isSmall;
  for (const TilePlan::Pack &pack : plan.packs) {
    if (pack.isNeeded || llvm::all_of(pack.loops, [&](unsigned loop) {
          return getBox(band[loop], band)->mostExtent.has_value();
        }))
      continue;
    Value size =
        arith::ConstantIndexOp::create(rewriter, loc, pack.elementBytes);
    for (unsigned loop : pack.loops) {
      LoopBox box = *getBox(band[loop], band);
      for (MapAndOperands &bound : box.upper)
        bound = subtract(bound, box.lower);
      MapAndOperands count = combine(box.upper, rewriter.getContext());
      Value extent =
          AffineMinOp::create(rewriter, loc, count.map, count.operands);
      size = arith::MulIOp::create(rewriter, loc, size, extent);
    }
    Value limit = arith::ConstantIndexOp::create(rewriter, loc, bytes);
    Value fits = arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::sle,
                                       size, limit);
    isSmall =
        isSmall ? arith::AndIOp::create(rewriter, loc, isSmall, fits) : fits;
  }
  return isSmall;
}

/// Gives small nests a version of their own, of which the loops are returned, if the size of `band` is
/// unknown.
static SmallVector<AffineForOp> versionBySize(RewriterBase &rewriter,
                                              ArrayRef<AffineForOp> band,
                                              const TilePlan &plan,
                                              int64_t bytes) {
  OpBuilder::InsertionGuard guard(rewriter);
  AffineForOp root = band.front();
  rewriter.setInsertionPoint(root);
  Value isSmall = createIsSmall(rewriter, band, plan, bytes);
  if (!isSmall)
    return {};
  auto versions =
      scf::IfOp::create(rewriter, root.getLoc(), TypeRange(), isSmall,
                        /*withElseRegion=*/true);
  rewriter.setInsertionPointToStart(versions.thenBlock());
  auto copy = cast<AffineForOp>(rewriter.clone(*root.getOperation()));
  rewriter.moveOpBefore(root, versions.elseBlock()->getTerminator());
  return getPerfectlyNestedLoops(copy);
}

/// Adds the sizes of the plan to the outermost loop of its nest.
static void setSizes(AffineForOp loop, const TilePlan &plan) {
  SmallVector<int64_t> sizes;
  for (const TileLevel &level : plan.levels)
    sizes.push_back(level.size);
  loop->setDiscardableAttr(TileSizesAttrName,
                           DenseI64ArrayAttr::get(loop.getContext(), sizes));
}

/// Whether the sizes are those of loops with steps of their sizes around loops with the step 1. Fails after an
/// error.
static LogicalResult checkSizes(AffineForOp loop, ArrayRef<int64_t> sizes,
                                const TilePlan &plan) {
  if (sizes.size() != plan.levels.size())
    return loop->emitError("expected ")
           << plan.levels.size() << " sizes in '" << TileSizesAttrName
           << "', one for each loop of the tiled nest, found " << sizes.size();
  for (auto [i, level] : llvm::enumerate(plan.levels)) {
    bool isLast = level.size == 1;
    if (isLast ? sizes[i] != 1 : sizes[i] < 1)
      return loop->emitError("expected ")
             << (isLast ? "the size 1" : "a positive size") << " for loop " << i
             << " of the tiled nest, found " << sizes[i];
  }
  return success();
}

/// Replaces the sizes of the plan by those that the loop has, and removes these. Fails, after an error, if they do
/// not fit.
static LogicalResult takeSizes(AffineForOp loop,
                               const std::optional<Obstacle> &obstacle,
                               TilePlan &plan) {
  auto sizes = loop->getAttrOfType<DenseI64ArrayAttr>(TileSizesAttrName);
  if (!sizes)
    return success();
  if (obstacle)
    return loop->emitError("the nest has '")
           << TileSizesAttrName << "', but cannot be tiled";
  if (failed(checkSizes(loop, sizes.asArrayRef(), plan)))
    return failure();
  for (auto [level, size] : llvm::zip_equal(plan.levels, sizes.asArrayRef()))
    level.size = size;
  loop->removeAttr(TileSizesAttrName);
  return success();
}

/// The perfect nests of a function, without outer loops that have another step than 1: these divide a nest among
/// threads, or in blocks.
static std::vector<SmallVector<AffineForOp>> collectNests(Operation *function) {
  std::vector<SmallVector<AffineForOp>> nests = collectPerfectNests(function);
  for (SmallVector<AffineForOp> &band : nests) {
    auto hasUnitStep = [](AffineForOp loop) {
      return loop.getStepAsInt() == 1;
    };
    auto first = llvm::find_if(band, hasUnitStep);
    if (first != band.end())
      band.erase(band.begin(), first);
  }
  return nests;
}

namespace {
/// Gives nests numbers.
struct AffineNumberNests final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    int64_t number = 0;
    for (SmallVector<AffineForOp> &band : collectNests(getOperation()))
      band.front()->setDiscardableAttr(
          NestAttrName, Builder(&getContext()).getI64IntegerAttr(number++));
  }
};

struct AffineTilePlan final : Pass {
  using Pass::Pass;
  TargetOptions processor{*this};
  Option<bool> annotate{*this, "annotate",
                        "Only add the sizes of tiles to the nests, as "
                        "strata.tile_sizes",
                        false};

  /// Makes the innermost loops of a nest without tiles access neighbours.
  void reorder(RewriterBase &rewriter, ArrayRef<AffineForOp> band,
               MemoryAliases &aliases) {
    SmallVector<unsigned> order = findMemoryOrder(band, aliases);
    if (llvm::is_sorted(order))
      return;
    remark::passed(
        band.front(),
        remark::RemarkOpts::name("Interchanged").category(getArgument()))
        << remark::metric("Loops", order.size());
    permuteLoops(rewriter, band, order);
    aliases.invalidate();
  }

  /// Tiles a nest that loads along another loop than it stores.
  bool transpose(RewriterBase &rewriter, ArrayRef<AffineForOp> band,
                 const TargetModel &target, MemoryAliases &aliases) {
    TilePlan plan;
    if (findTransposePlan(band, target, aliases, plan))
      return false;
    remark::passed(
        band.front(),
        remark::RemarkOpts::name("Transposed").category(getArgument()))
        << remark::metric("VectorLength", plan.vectorLength);
    applyPlan(rewriter, band, plan);
    aliases.invalidate();
    return true;
  }

  /// Adds the sizes of the tiles of a nest to it.
  void annotateNest(ArrayRef<AffineForOp> band, const TargetModel &target,
                    MemoryAliases &aliases) {
    TilePlan plan;
    if (!AffineForOp(band.back())->hasAttr(JammedAttrName) &&
        !findTilePlan(band, target, NestSize::Any, aliases, plan))
      setSizes(band.front(), plan);
  }

  /// Fails after an error.
  LogicalResult tileNest(RewriterBase &rewriter, ArrayRef<AffineForOp> band,
                         const TargetModel &target, MemoryAliases &aliases) {
    AffineForOp root = band.front();
    root->removeAttr(NestAttrName);
    if (AffineForOp(band.back())->removeAttr(JammedAttrName))
      return success();
    TilePlan plan;
    auto obstacle = findTilePlan(band, target, NestSize::Any, aliases, plan);
    if (failed(takeSizes(root, obstacle, plan)))
      return failure();
    if (obstacle) {
      if (transpose(rewriter, band, target, aliases))
        return success();
      obstacle->emitRemark(root, getArgument());
      reorder(rewriter, band, aliases);
      return success();
    }
    reportPlan(band, plan, target, getArgument());
    SmallVector<AffineForOp> small =
        versionBySize(rewriter, band, plan, target.l2Bytes);
    aliases.invalidate();
    TilePlan smallPlan;
    if (!small.empty() &&
        !findTilePlan(small, target, NestSize::Small, aliases, smallPlan))
      applyPlan(rewriter, small, smallPlan);
    applyPlan(rewriter, band, plan);
    aliases.invalidate();
    return success();
  }

  void runOnOperation() override {
    std::optional<TargetModel> target = processor.getModel(getOperation());
    if (!target)
      return signalPassFailure();
    MemoryAliases aliases(getOperation(), /*argumentsMayAlias=*/true);
    IRRewriter rewriter(&getContext());
    for (SmallVector<AffineForOp> &band : collectNests(getOperation())) {
      if (*annotate)
        annotateNest(band, *target, aliases);
      else if (failed(tileNest(rewriter, band, *target, aliases)))
        return signalPassFailure();
    }
  }
};
} // namespace

static constexpr PassInfo affineNumberNestsInfo = {
    .argument = "affine-number-nests",
    .name = "AffineNumberNests",
    .summary = "Number the perfect nests of a function, for scripts",
    .anchor = func::FuncOp::getOperationName().data(),
    .create = makePass<AffineNumberNests>,
};

static constexpr PassInfo affineTilePlanInfo = {
    .argument = "affine-tile-plan",
    .name = "AffineTilePlan",
    .summary = "Tile affine nests for the caches and registers of a processor",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "arith", "scf"},
    .create = makePass<AffineTilePlan>,
};

void strata::registerAffineTilePlanPass(PassRegistry &registry) {
  registry.add(affineNumberNestsInfo);
  registry.add(affineTilePlanInfo);
}
