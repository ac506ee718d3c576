// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass affine-loop-tile: the bands that are tiled, and the sizes of tiles.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Remarks.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Loops/Affine/AffinePasses.h"
#include "strata/Loops/Affine/LoopTiling.h"
#include "strata/Loops/Affine/MemoryFootprint.h"
#include "strata/Loops/Affine/PerfectNest.h"
#include "strata/Loops/Affine/TripCount.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>

using namespace strata;
using namespace strata::affine;

/// The number of iterations of tiles if the accessed memory has no constant size.
static constexpr int64_t DefaultTileSize = 4;

/// The largest size up to `size` that divides the number of iterations, of which there are at least
/// two tiles.
static int64_t getDividingSize(AffineForOp loop, int64_t size) {
  std::optional<uint64_t> count = getTripCount(loop);
  // Larger tiles are not searched for a divisor.
  constexpr int64_t MaxSize = 1 << 20;
  if (!count || *count <= 1 || size <= 1 || size > MaxSize)
    return size;
  size = std::min(size, int64_t(*count / 2));
  while (*count % uint64_t(size) != 0)
    --size;
  return size;
}

/// Sizes for which the memory that a tile accesses fits into the cache, assuming that it is a part of
/// all as large as the tile is a part of the iterations.
static SmallVector<int64_t, 4> getModelSizes(ArrayRef<AffineForOp> band,
                                             uint64_t cacheBytes) {
  SmallVector<int64_t, 4> sizes(band.size(), 1);
  if (cacheBytes == 0)
    return sizes;
  std::optional<uint64_t> footprint = getMemoryFootprintBytes(band.front());
  if (!footprint) {
    llvm::fill(sizes, DefaultTileSize);
  } else {
    uint64_t excess = *footprint / cacheBytes + (*footprint % cacheBytes != 0);
    if (excess <= 1)
      return sizes;
    auto root = int64_t(
        std::floor(std::pow(double(excess), 1.0 / double(band.size()))));
    int64_t product = 1;
    for (int64_t &size : MutableArrayRef(sizes).drop_back()) {
      size = root;
      product *= root;
    }
    sizes.back() = std::max<int64_t>(1, int64_t(excess) / product);
  }
  for (auto [size, loop] : llvm::zip_equal(sizes, band))
    size = getDividingSize(loop, size);
  return sizes;
}

/// `4x8`
static std::string formatSizes(ArrayRef<int64_t> sizes) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleave(sizes, os, "x");
  return text;
}

namespace {
/// A perfect nest, and the number of iterations of a tile in each loop.
struct Band {
  SmallVector<AffineForOp> loops;
  SmallVector<int64_t, 4> sizes;
};

struct AffineLoopTile final : Pass {
  using Pass::Pass;
  Option<uint64_t> cacheSize{
      *this, "cache-size",
      "The memory that a tile may access, in KiB; used without sizes", 512};
  Option<bool> separate{
      *this, "separate",
      "Give full tiles loops of their own, with constant numbers of iterations",
      false};
  Option<unsigned> tileSize{*this, "tile-size",
                            "Iterations of a tile in each loop", 0};
  ListOption<unsigned> tileSizes{
      *this, "tile-sizes",
      "Iterations of a tile in each loop, the outermost first"};

  SmallVector<int64_t, 4> getSizes(ArrayRef<AffineForOp> band) const {
    if (*tileSize)
      return SmallVector<int64_t, 4>(band.size(), *tileSize);
    if (tileSizes.empty())
      return getModelSizes(
          band, llvm::SaturatingMultiply<uint64_t>(*cacheSize, 1024));
    SmallVector<int64_t, 4> sizes(band.size(), DefaultTileSize);
    for (auto [size, given] : llvm::zip(sizes, tileSizes))
      size = given;
    return sizes;
  }

  /// Whether the ends of all tiles fit into 64 bits. Bounds that are no constants are assumed to be
  /// at least 2^32 away from the greatest number.
  static bool fits(const Band &band) {
    constexpr int64_t MaxStep = int64_t(1) << 32;
    for (auto [each, size] : llvm::zip_equal(band.loops, band.sizes)) {
      AffineForOp loop = each;
      int64_t step, end;
      if (llvm::MulOverflow(loop.getStepAsInt(), size, step) ||
          (step > MaxStep && !loop.hasConstantUpperBound()) ||
          (loop.hasConstantUpperBound() &&
           llvm::AddOverflow(loop.getConstantUpperBound(), step, end)))
        return false;
    }
    return true;
  }

  static std::optional<Obstacle> findObstacle(const Band &band,
                                              MemoryAliases &aliases) {
    if (!fits(band))
      return Obstacle("the end of a tile may not fit into 64 bits");
    return findTilingObstacle(band.loops, band.sizes, aliases);
  }

  void runOnOperation() override {
    if (llvm::is_contained(tileSizes, 0u)) {
      getOperation()->emitError("expected positive tile sizes, found 0");
      return signalPassFailure();
    }
    // Loops directly in the function.
    SmallVector<AffineForOp> roots;
    for (Region &region : getOperation()->getRegions())
      for (Block &block : region)
        for (Operation &op : block)
          if (auto loop = dyn_cast<AffineForOp>(&op))
            roots.push_back(loop);
    std::vector<Band> bands;
    {
      MemoryAliases aliases(getOperation());
      for (AffineForOp root : roots) {
        Band band{getPerfectlyNestedLoops(root), {}};
        band.sizes = getSizes(band.loops);
        if (std::optional<Obstacle> obstacle = findObstacle(band, aliases))
          obstacle->emitRemark(root, getArgument());
        else
          bands.push_back(std::move(band));
      }
    }
    IRRewriter rewriter(&getContext());
    for (const Band &band : bands) {
      remark::passed(band.loops.front(),
                     remark::RemarkOpts::name("Tiled").category(getArgument()))
          << remark::metric("Sizes", formatSizes(band.sizes));
      SmallVector<AffineForOp, 8> loops =
          tilePerfectlyNested(rewriter, band.loops, band.sizes);
      if (*separate)
        (void)separateFullTiles(rewriter, loops);
    }
  }
};
} // namespace

static constexpr PassInfo affineLoopTileInfo = {
    .argument = "affine-loop-tile",
    .name = "AffineLoopTiling",
    .summary = "Tile perfectly nested loops of affine.for",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine"},
    .create = makePass<AffineLoopTile>,
};

void strata::registerAffineLoopTilePass(PassRegistry &registry) {
  registry.add(affineLoopTileInfo);
}
