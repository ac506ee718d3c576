// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes that transform the nests that attributes mark.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Remarks.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Loops/Dependence/MemoryAccesses.h"
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/Packing.h"
#include "strata/Loops/Optimize/TileAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;
using namespace strata::affine;

static SmallVector<AffineForOp> collectLoops(Operation *root) {
  SmallVector<AffineForOp> loops;
  root->walk<WalkOrder::PreOrder>(
      [&](AffineForOp loop) { loops.push_back(loop); });
  return loops;
}

/// A remark on an operation that has been replaced.
static remark::detail::InFlightRemark
reportDone(Operation *function, Location place, remark::RemarkOpts opts) {
  StringRef name = SymbolTable::getSymbolName(function).getValue();
  return remark::passed(place, opts.function(name));
}

//===-- Packing ------------------------------------------------------------===//

namespace {
struct AffinePack final : Pass {
  using Pass::Pass;

  void runOnOperation() override {
    MemoryAliases aliases(getOperation(), /*argumentsMayAlias=*/true);
    IRRewriter rewriter(&getContext());
    for (AffineForOp loop : collectLoops(getOperation())) {
      SmallVector<AffineLoadOp> loads = getPackedLoads(loop);
      removePackedLoads(loop);
      if (loads.empty())
        continue;
      for (AffineLoadOp load : loads) {
        std::optional<RegisterTile> tile = findTile(load);
        Location place = load.getLoc();
        if (auto obstacle = packLoad(rewriter, loop, load,
                                     tile ? &*tile : nullptr, aliases))
          obstacle->emitRemark(load, getArgument());
        else
          reportDone(
              getOperation(), place,
              remark::RemarkOpts::name("Packed").category(getArgument()));
      }
    }
  }

  /// The tile of the loops around the load.
  static std::optional<RegisterTile> findTile(Operation *load) {
    for (auto loop = load->getParentOfType<AffineForOp>(); loop;
         loop = loop->getParentOfType<AffineForOp>())
      if (std::optional<RegisterTile> tile = getRegisterTile(loop))
        return tile;
    return std::nullopt;
  }
};

struct AffineRegisterTile final : Pass {
  using Pass::Pass;

  void runOnOperation() override {
    MemoryAliases aliases(getOperation(), /*argumentsMayAlias=*/true);
    IRRewriter rewriter(&getContext());
    SmallVector<RegisterTile> tiles;
    for (AffineForOp loop : collectLoops(getOperation())) {
      std::optional<RegisterTile> tile = getRegisterTile(loop);
      removeRegisterTile(loop);
      // The loops of a tile are part of no other one.
      bool isInTile =
          !tiles.empty() && tiles.back().getRoot()->isAncestor(loop);
      if (tile && !isInTile)
        tiles.push_back(std::move(*tile));
    }
    for (const RegisterTile &tile : tiles) {
      AffineForOp lanes = tile.lanes;
      Location place = lanes.getLoc();
      if (auto obstacle = createRegisterTile(rewriter, tile, aliases))
        obstacle->emitRemark(lanes, getArgument());
      else
        reportDone(
            getOperation(), place,
            remark::RemarkOpts::name("RegisterTiled").category(getArgument()))
            << remark::metric("VectorLength", tile.vectorLength);
    }
  }
};
} // namespace

static constexpr PassInfo affinePackInfo = {
    .argument = "affine-pack",
    .name = "AffinePack",
    .summary = "Copy elements that are loaded many times to buffers, in the "
               "order of the loads",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "memref", "arith"},
    .create = makePass<AffinePack>,
};

static constexpr PassInfo affineRegisterTileInfo = {
    .argument = "affine-register-tile",
    .name = "AffineRegisterTile",
    .summary = "Execute the innermost loops of nests by vector operations",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine", "memref", "arith", "vector"},
    .create = makePass<AffineRegisterTile>,
};

void strata::registerAffinePackPass(PassRegistry &registry) {
  registry.add(affinePackInfo);
}

void strata::registerAffineRegisterTilePass(PassRegistry &registry) {
  registry.add(affineRegisterTileInfo);
}
