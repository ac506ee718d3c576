// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sizes of tiles follow Low, Igual, Smith and Quintana-Orti: Analytical modeling is enough for
// high-performance BLIS (TOMS 2016), for any nest whose iterations add to elements that some of the loops
// do not change.
#include "strata/Loops/Optimize/TilePlan.h"

#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Loops/Affine/AffineAccess.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Dependence/VectorAccesses.h"
#include "strata/Loops/Optimize/BoundMapsDetail.h"
#include "strata/Loops/Optimize/TileModelDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

namespace {
/// How an access changes with each loop of the band.
struct BandAccess {
  LoopAccess access;
  /// The number among the loads of the nest; -1 for stores.
  int64_t number = -1;
  SmallVector<bool, 4> isVariant;
  /// Whether the next iteration accesses the next element of a row, or one that is a few elements away.
  SmallVector<bool, 4> isAlongRow, isStrided;

  bool isVariantIn(unsigned loop) const { return isVariant[loop]; }
};

class Planner {
public:
  Planner(ArrayRef<AffineForOp> band, const TargetModel &target, NestSize size,
          TilePlan &plan)
      : band(band), target(target), size(size), plan(plan) {}
  std::optional<Obstacle> run(MemoryAliases &aliases);

private:
  std::optional<Obstacle> checkLoops();
  std::optional<Obstacle> collect();
  std::optional<Obstacle> checkPermutable(MemoryAliases &aliases);
  int64_t countShared(unsigned loop, bool isVector) const;
  void chooseRows(const BandAccess &store);
  std::optional<Obstacle> chooseLoops();
  bool isWindow() const;
  std::optional<Obstacle> checkBounds();
  bool canLoadBox(const BandAccess &load) const;
  std::optional<Obstacle> checkWithoutRows();
  void chooseDepth();
  int64_t getOtherReductions() const;
  int64_t getDepth(int64_t width) const;
  void chooseSeparateRows(int64_t length);
  void chooseRegisterTile();
  void chooseBlocks();
  void addLevels();
  bool mustPack(const BandAccess &load) const;
  void addPacks();
  bool isReused(const BandAccess &load, unsigned loop, int64_t tile) const;
  /// Whether the loop is none of those around all tiles.
  bool isTiled(unsigned loop) const {
    return loop == lanes || (hasRows && loop == rows) ||
           llvm::is_contained(reductions, loop);
  }
  /// The number of iterations; a large one if it is unknown.
  int64_t getExtent(unsigned loop) const { return extents[loop]; }

  ArrayRef<AffineForOp> band;
  const TargetModel &target;
  NestSize size;
  TilePlan &plan;
  SmallVector<int64_t, 4> extents;
  SmallVector<BandAccess, 8> accesses;
  unsigned elementBits = 0;
  /// The loops that do not change the stored element, and the others, by their numbers.
  SmallVector<unsigned, 4> reductions, parallel;
  /// Whether the reductions must keep their order.
  bool isOrdered = false;
  unsigned lanes = 0, rows = 0;
  /// The memory that the nest stores to.
  Value accumulated;
  /// Whether there is a loop of rows, whether rows share vectors, and, if there is none, whether lanes load from
  /// different rows of memory.
  bool hasRows = false, sharesVectors = false, isTransposed = false;
  int64_t numLanes = 1, numRows = 1;
  /// The sizes of blocks of the loops of lanes, rows, and the longest reduction.
  int64_t laneBlock = 0, rowBlock = 0, depth = 0;
  unsigned depthLoop = 0;
};
} // namespace

/// The assumed number of iterations of loops for which it is unknown.
static constexpr int64_t UnknownExtent = int64_t(1) << 20;

std::optional<Obstacle> Planner::checkLoops() {
  // A convolution of groups in three dimensions has ten.
  constexpr size_t MaxLoops = 12;
  if (band.size() < 2 || band.size() > MaxLoops)
    return Obstacle("the nest has too few loops or too many");
  for (AffineForOp loop : band) {
    if (loop.getNumIterOperands() != 0 || loop.getStepAsInt() != 1)
      return Obstacle("a loop carries values, or has another step than 1",
                      loop);
    std::optional<LoopBox> box = getBox(loop, band);
    if (!box)
      return Obstacle("the bounds of a loop depend on another loop", loop);
    extents.push_back(std::clamp<int64_t>(
        box->mostExtent.value_or(UnknownExtent), 0, UnknownExtent));
    if (extents.back() == 0)
      return Obstacle("a loop is never executed", loop);
  }
  return std::nullopt;
}

std::optional<Obstacle> Planner::collect() {
  int64_t numLoads = 0;
  for (Operation &op :
       AffineForOp(band.back()).getBody()->without_terminator()) {
    if (op.getNumRegions() != 0)
      return Obstacle("the nest is not perfect", &op);
    if (!isa<AffineLoadOp, AffineStoreOp>(op))
      continue;
    if (accesses.size() == MaxTileAccesses)
      return Obstacle("the nest has too many accesses", &op);
    BandAccess each;
    each.access = collectAccesses(&op).front();
    if (isa<AffineLoadOp>(op))
      each.number = numLoads++;
    auto type = cast<MemRefType>(each.access.getMemory().getType());
    if (AffineForOp(band.front())
            .getRegion()
            .isAncestor(each.access.getMemory().getParentRegion()))
      return Obstacle("the memory of an access is computed in the nest", &op);
    if (!isa<IntegerType, FloatType>(type.getElementType()))
      return Obstacle("an element is no number", &op);
    elementBits =
        std::max(elementBits, type.getElementType().getIntOrFloatBitWidth());
    for (AffineForOp loop : band) {
      VectorAccess along = getVectorAccess(each.access, loop);
      each.isVariant.push_back(along.kind != VectorAccess::Invariant);
      each.isAlongRow.push_back(isAlongRow(each.access, loop));
      std::optional<int64_t> stride =
          getRowStride(getSubscripts(&op), AffineForOp(loop).getInductionVar());
      each.isStrided.push_back(stride && *stride > 1 &&
                               *stride <= MaxLaneStride &&
                               hasContiguousRows(type));
    }
    accesses.push_back(std::move(each));
  }
  return std::nullopt;
}

/// Whether tiles of the parallel loops may be formed, with the reductions in them in their order: accesses
/// depend on each other in one iteration of the parallel loops only, or in later iterations of all
/// loops.
std::optional<Obstacle> Planner::checkPermutable(MemoryAliases &aliases) {
  NestDependences dependences(band.front(), aliases);
  auto count = unsigned(band.size());
  for (unsigned carrier = 0; carrier < count; ++carrier) {
    auto distances = dependences.getCarriedDistances(carrier, count);
    if (!distances)
      continue;
    auto isZero = [&](unsigned loop) {
      return (*distances)[loop] == DependenceComponent{0, 0};
    };
    bool isOneTile = llvm::all_of(parallel, isZero);
    for (unsigned level = carrier + 1; level < count; ++level) {
      if ((*distances)[level].lb.value_or(-1) >= 0)
        continue;
      isOrdered = true;
      if (!isOneTile)
        return Obstacle(ObstacleKind::Dependence,
                        "iterations of a loop must keep their order",
                        band[level]);
    }
  }
  return std::nullopt;
}

//===-- Loops --------------------------------------------------------------===//

/// The last dimension of the memory that changes with the loop; -1 if there is none.
static int64_t getInnermostDim(const LoopAccess &access, AffineForOp loop) {
  MapAndOperands subscripts = getSubscripts(access.op);
  auto position =
      unsigned(llvm::find(subscripts.operands, loop.getInductionVar()) -
               subscripts.operands.begin());
  int64_t dim = int64_t(subscripts.map.getNumResults()) - 1;
  while (dim >= 0 &&
         (position >= subscripts.map.getNumDims() ||
          !subscripts.map.getResult(unsigned(dim)).isFunctionOfDim(position)))
    --dim;
  return dim;
}

/// Whether different iterations of the loops on which it depends load different elements.
static bool isInjective(const LoopAccess &access, ArrayRef<AffineForOp> band) {
  MapAndOperands subscripts = getSubscripts(access.op);
  return llvm::all_of(subscripts.map.getResults(), [&](AffineExpr expr) {
    unsigned numLoops = 0;
    for (unsigned i = 0; i < subscripts.map.getNumDims(); ++i)
      numLoops += expr.isFunctionOfDim(i) &&
                  llvm::is_contained(
                      band, getForInductionVarOwner(subscripts.operands[i]));
    return numLoops <= 1;
  });
}

/// The number of loads that do not change with `loop`, and with lanes if `isVector`, but not otherwise.
int64_t Planner::countShared(unsigned loop, bool isVector) const {
  return llvm::count_if(accesses, [&](const BandAccess &each) {
    return !each.access.isStore() && each.isVariantIn(lanes) == isVector &&
           !each.isVariantIn(loop);
  });
}

/// Rows share the vectors that do not depend on them. In windows they can share numbers.
void Planner::chooseRows(const BandAccess &store) {
  auto choose = [&](bool isVector, auto isBetter) {
    std::optional<unsigned> best;
    for (unsigned loop : parallel)
      if (loop != lanes && getExtent(loop) > 1 &&
          countShared(loop, isVector) != 0 && (!best || isBetter(loop, *best)))
        best = loop;
    return best;
  };
  std::optional<unsigned> best = choose(true, [&](unsigned a, unsigned b) {
    return countShared(a, true) >= countShared(b, true);
  });
  sharesVectors = best.has_value();
  if (!best && isWindow()) {
    // Rows are neighbours in memory.
    auto getDim = [&](unsigned loop) {
      return getInnermostDim(store.access, band[loop]);
    };
    best = choose(
        false, [&](unsigned a, unsigned b) { return getDim(a) > getDim(b); });
  }
  hasRows = best.has_value();
  if (hasRows)
    rows = *best;
}

std::optional<Obstacle> Planner::chooseLoops() {
  const BandAccess *store = nullptr;
  for (const BandAccess &each : accesses) {
    if (!each.access.isStore())
      continue;
    if (store)
      return Obstacle("the nest has several stores", each.access.op);
    store = &each;
  }
  if (!store)
    return Obstacle("the nest has no store");
  for (unsigned loop = 0; loop < band.size(); ++loop)
    (store->isVariantIn(loop) ? parallel : reductions).push_back(loop);
  if (reductions.empty())
    return Obstacle(ObstacleKind::Cost,
                    "no elements are used in several iterations");
  const auto *found = llvm::find_if(
      parallel, [&](unsigned loop) { return store->isAlongRow[loop]; });
  if (found == parallel.end())
    return Obstacle("no loop stores neighbouring elements");
  lanes = *found;
  accumulated = store->access.getMemory();
  chooseRows(*store);
  if (auto obstacle = checkBounds())
    return obstacle;
  if (!hasRows)
    return checkWithoutRows();
  for (const BandAccess &each : accesses)
    if (mustPack(each) &&
        (each.isVariantIn(rows) || !isInjective(each.access, band) ||
         !canLoadBox(each)))
      return Obstacle(ObstacleKind::Cost,
                      "elements that are not neighbours are used once",
                      each.access.op);
  return std::nullopt;
}

/// Whether each element combines so few others, which lanes load from near each other, that rows with chains of
/// operations of their own pay even if they load all vectors.
bool Planner::isWindow() const {
  constexpr int64_t MaxElements = 64;
  int64_t number = 1;
  for (unsigned loop : reductions)
    number = std::min(number * getExtent(loop), UnknownExtent);
  return number <= MaxElements &&
         llvm::none_of(accesses,
                       [&](const BandAccess &each) { return mustPack(each); });
}

/// Whether only the bounds of lanes depend on another loop, which is that of the rows.
std::optional<Obstacle> Planner::checkBounds() {
  for (unsigned loop = 0; loop < band.size(); ++loop)
    for (unsigned other = 0; other < band.size(); ++other)
      if (other != loop && areBoundsDependentOn(band[loop], band[other]) &&
          (loop != lanes || !hasRows || other != rows))
        return Obstacle("the bounds of a loop depend on another loop",
                        band[loop]);
  return std::nullopt;
}

/// Whether the elements that all iterations of lanes load, whatever the row is, may be loaded.
bool Planner::canLoadBox(const BandAccess &load) const {
  return !load.isVariantIn(lanes) || getBox(band[lanes], band)->isAttained;
}

/// Whether lanes load neighbours, or neighbours from different rows.
std::optional<Obstacle> Planner::checkWithoutRows() {
  for (const BandAccess &each : accesses) {
    if (!mustPack(each))
      continue;
    isTransposed = true;
    if (!each.isAlongRow[reductions.back()])
      return Obstacle("no reduction loads neighbouring elements",
                      each.access.op);
  }
  return std::nullopt;
}

/// Blocks of the outermost reduction keep the order of all iterations.
void Planner::chooseDepth() {
  depthLoop = reductions.front();
  for (unsigned loop : reductions)
    if (!isOrdered && getExtent(loop) > getExtent(depthLoop))
      depthLoop = loop;
}

/// The iterations of tiles that are executed, of all that tiles of `size` have.
static double getUse(int64_t extent, int64_t size) {
  return double(extent) / double(llvm::alignTo(uint64_t(extent), size));
}

/// A size for blocks of about the same number of iterations, at most `limit`, as a multiple of `unit`.
static int64_t balance(int64_t extent, int64_t limit, int64_t unit) {
  limit = std::max(limit / unit * unit, unit);
  if (extent >= UnknownExtent || extent <= limit)
    return std::min(limit, int64_t(llvm::alignTo(uint64_t(extent), unit)));
  int64_t numBlocks = llvm::divideCeil(extent, limit);
  return int64_t(
      llvm::alignTo(uint64_t(llvm::divideCeil(extent, numBlocks)), unit));
}

/// The iterations of the reductions that are executed in each iteration of the one that is tiled.
int64_t Planner::getOtherReductions() const {
  int64_t number = 1;
  for (unsigned loop : reductions)
    if (loop != depthLoop)
      number = std::min(number * getExtent(loop), UnknownExtent);
  return number;
}

/// The number of iterations of reductions that take as long as loading and storing an accumulator, which
/// comes from a slower cache: 14 % of the time of a product with blocks of 256 on Zen 5.
static constexpr double AccumulatorCost = 30;

/// The block of the reduction that is tiled for which the panel of `width` lanes fits into the first level.
int64_t Planner::getDepth(int64_t width) const {
  int64_t bytes = std::max(elementBits, 8u) / 8;
  return balance(getExtent(depthLoop),
                 target.l1Bytes /
                     std::max<int64_t>(width * bytes * getOtherReductions(), 1),
                 1);
}

/// The tile of rows that load vectors of their own, or of one row, with chains of operations that hide each other's
/// latency, that wastes the fewest lanes and rows. Wide tiles, which load long parts of rows of memory, come first: a
/// depthwise convolution of 96 channels is faster by a fifth with all of them than with half of them.
void Planner::chooseSeparateRows(int64_t length) {
  // Shuffles of transpositions take longer than a chain of additions, and their code is large.
  int64_t mostVectors = hasRows ? 8 : isTransposed ? 2 : 4;
  int64_t mostChains = hasRows ? target.numVectorRegisters * 3 / 8 : 4;
  double best = 0;
  for (int64_t vectors = mostVectors; vectors >= 1; --vectors)
    for (int64_t height = 1; height <= (hasRows ? mostChains / vectors : 1);
         ++height) {
      double use = getUse(getExtent(lanes), vectors * length);
      if (hasRows)
        use *= getUse(getExtent(rows), height);
      auto chains = double(vectors * height);
      double score = use * chains / (chains + 2);
      if (score <= best)
        continue;
      best = score;
      numRows = height;
      numLanes = vectors * length;
    }
}

/// The tile with the most multiplications for each load that fits into the registers and wastes the fewest
/// lanes and rows.
void Planner::chooseRegisterTile() {
  int64_t length = target.getVectorLength(elementBits);
  plan.vectorLength = length;
  bool loadsRows = llvm::any_of(accesses, [&](const BandAccess &each) {
    return !each.access.isStore() && each.access.getMemory() != accumulated &&
           each.isVariantIn(lanes) && each.isVariantIn(rows);
  });
  if (!sharesVectors || (isWindow() && loadsRows))
    return chooseSeparateRows(length);
  int64_t numRegisters = target.numVectorRegisters;
  double best = 0;
  for (int64_t vectors = 1; vectors <= 4; ++vectors) {
    // One register holds an element of the other operand.
    int64_t mostRows = (numRegisters - vectors - 1) / vectors;
    for (int64_t height = 1; height <= std::min<int64_t>(mostRows, 16);
         ++height) {
      double loads = double(height + vectors) / double(height * vectors);
      double score = 1 / (1 + loads / 4) *
                     getUse(getExtent(lanes), vectors * length) *
                     getUse(getExtent(rows), height);
      // Accumulators are loaded and stored once for each block of reductions.
      score /= 1 + AccumulatorCost / double(getDepth(vectors * length));
      // Chains of additions that are too few wait for each other.
      score *= std::min(1.0, double(height * vectors) / 10);
      if (score <= best)
        continue;
      best = score;
      numRows = height;
      numLanes = vectors * length;
    }
  }
}

void Planner::chooseBlocks() {
  if (!hasRows)
    return;
  int64_t bytes = std::max(elementBits, 8u) / 8;
  depth = getDepth(numLanes);
  int64_t row = std::max<int64_t>(depth * bytes * getOtherReductions(), 1);
  // Half of the second level is for the panels of lanes and the results.
  rowBlock = balance(getExtent(rows), target.l2Bytes / 2 / row, numRows);
  laneBlock = balance(getExtent(lanes), target.l3Bytes / 2 / row, numLanes);
}

//===-- Levels -------------------------------------------------------------===//

/// The number of rows that are added to lanes at once. Each is a stream from memory, of which processors follow
/// a limited number; accumulators are loaded and stored once for all.
static constexpr int64_t StreamDepth = 8;

void Planner::addLevels() {
  plan.numSequential = unsigned(reductions.size());
  plan.numRows = hasRows;
  plan.hasShortRows =
      !isTransposed && getExtent(unsigned(band.size()) - 1) < plan.vectorLength;
  if (!hasRows) {
    for (unsigned loop : parallel)
      if (loop != lanes)
        plan.levels.push_back({loop, 1});
    if (!isTransposed && StreamDepth < getExtent(depthLoop))
      plan.levels.push_back({depthLoop, StreamDepth});
    plan.levels.push_back({lanes, numLanes});
    for (unsigned loop : reductions)
      plan.levels.push_back({loop, 1});
    plan.levels.push_back({lanes, 1});
    return;
  }
  auto addBlock = [&](unsigned loop, int64_t size) {
    if (size < getExtent(loop))
      plan.levels.push_back({loop, size});
  };
  // Outer loops, blocks, register tiles, and the loops of one.
  for (unsigned loop : parallel)
    if (loop != lanes && loop != rows)
      plan.levels.push_back({loop, 1});
  if (size == NestSize::Any)
    addBlock(lanes, laneBlock);
  addBlock(depthLoop, depth);
  if (size == NestSize::Any)
    addBlock(rows, rowBlock);
  plan.levels.push_back({lanes, numLanes});
  plan.levels.push_back({rows, numRows});
  for (unsigned loop : reductions)
    plan.levels.push_back({loop, 1});
  plan.levels.push_back({rows, 1});
  plan.levels.push_back({lanes, 1});
}

/// Whether a copy of the elements of `load` pays: register tiles, which have `tile` iterations of a loop on
/// which the elements do not depend, load them many times, and from beyond the second level of caches.
/// Copies of matrices of 256 KB make products slower by a tenth on Zen 5, those of 4 MB faster by a
/// twentieth. On Emerald Rapids, which has 2 MB in the second level, the product of 1000 x 777 x 513 numbers of
/// f32 is faster by a third with copies.
bool Planner::isReused(const BandAccess &load, unsigned loop,
                       int64_t tile) const {
  constexpr int64_t MinUses = 4, MaxUnpacked = int64_t(1) << 20;
  if (size == NestSize::Small || load.isVariantIn(loop) ||
      getExtent(loop) / tile < MinUses)
    return false;
  auto bytes = uint64_t(std::max(elementBits, 8u) / 8);
  for (unsigned each = 0; each < band.size(); ++each)
    if (load.isVariantIn(each) && isTiled(each))
      bytes = llvm::SaturatingMultiply(bytes, uint64_t(getExtent(each)));
  return bytes > uint64_t(std::min(target.l2Bytes, MaxUnpacked));
}

/// Whether lanes are neither neighbours nor near each other, and have to be copied.
bool Planner::mustPack(const BandAccess &load) const {
  return !load.access.isStore() && load.isVariantIn(lanes) &&
         !load.isAlongRow[lanes] &&
         (!load.isStrided[lanes] || areBoundsDependentOn(band[lanes], band));
}

void Planner::addPacks() {
  if (!hasRows)
    return;
  for (const BandAccess &each : accesses) {
    if (each.access.isStore() || llvm::none_of(reductions, [&](unsigned loop) {
          return each.isVariantIn(loop);
        }))
      continue;
    bool pays = each.isVariantIn(lanes) ? isReused(each, rows, numRows)
                                        : isReused(each, lanes, numLanes);
    if (!mustPack(each) &&
        (!pays || !isInjective(each.access, band) || !canLoadBox(each)))
      continue;
    // In front of the first level that all blocks on which the element depends are around.
    size_t numBlocks = plan.levels.size() - plan.numSequential - 4;
    unsigned level = 0;
    for (unsigned i = 0; i < numBlocks; ++i)
      if (each.isVariantIn(plan.levels[i].loop))
        level = i + 1;
    TilePlan::Pack &pack = plan.packs.emplace_back();
    pack.level = level;
    pack.load = each.number;
    pack.isNeeded = mustPack(each);
    pack.elementBytes = std::max(elementBits, 8u) / 8;
    for (unsigned loop = 0; loop < band.size(); ++loop)
      if (each.isVariantIn(loop) && isTiled(loop))
        pack.loops.push_back(loop);
  }
}

std::optional<Obstacle> Planner::run(MemoryAliases &aliases) {
  if (auto obstacle = checkLoops())
    return obstacle;
  if (auto obstacle = collect())
    return obstacle;
  if (auto obstacle = chooseLoops())
    return obstacle;
  if (auto obstacle = checkPermutable(aliases))
    return obstacle;
  chooseDepth();
  chooseRegisterTile();
  chooseBlocks();
  addLevels();
  addPacks();
  return std::nullopt;
}

std::optional<Obstacle>
affine::findTilePlan(ArrayRef<AffineForOp> band, const TargetModel &target,
                     NestSize size, MemoryAliases &aliases, TilePlan &plan) {
  return Planner(band, target, size, plan).run(aliases);
}
