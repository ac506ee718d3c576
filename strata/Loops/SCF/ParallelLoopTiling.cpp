// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/SCF/ParallelLoopTiling.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Loops/SCF/SCFPasses.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;

namespace {
/// One dimension of a loop that is tiled.
struct Dimension {
  Value lower, upper, step;
  int64_t tileSize;

  /// The tiles have this many indices, if that is known.
  std::optional<int64_t> getTileStep() const;
  /// Whether the step between tiles, or the first index after the last tile, is known to
  /// overflow.
  bool overflows() const;
  /// Whether all tiles are full.
  bool isDivisible() const;
  /// Whether the step is 1 and no index is negative.
  bool isSimple() const;
};
} // namespace

std::optional<int64_t> Dimension::getTileStep() const {
  std::optional<int64_t> number = getConstantIntValue(step);
  int64_t tileStep = 0;
  if (!number || llvm::MulOverflow(*number, tileSize, tileStep))
    return std::nullopt;
  return tileStep;
}

bool Dimension::overflows() const {
  if (!getConstantIntValue(step))
    return false;
  std::optional<int64_t> tileStep = getTileStep();
  std::optional<int64_t> end = getConstantIntValue(upper);
  int64_t after = 0;
  return !tileStep || (end && llvm::AddOverflow(*end, *tileStep, after));
}

bool Dimension::isDivisible() const {
  std::optional<int64_t> begin = getConstantIntValue(lower);
  std::optional<int64_t> end = getConstantIntValue(upper);
  std::optional<int64_t> number = getConstantIntValue(step);
  int64_t distance = 0;
  return begin && end && number && *number > 0 &&
         !llvm::SubOverflow(*end, *begin, distance) &&
         llvm::divideCeilSigned(distance, *number) % tileSize == 0;
}

bool Dimension::isSimple() const {
  return getConstantIntValue(step) == 1 &&
         getConstantIntValue(lower).value_or(-1) >= 0;
}

static SmallVector<Dimension> getDimensions(scf::ParallelOp op,
                                            ArrayRef<int64_t> tileSizes) {
  SmallVector<Dimension> dims;
  auto bounds =
      llvm::zip_equal(op.getLowerBound(), op.getUpperBound(), op.getStep());
  for (auto [index, bound] : llvm::enumerate(bounds)) {
    auto [lower, upper, step] = bound;
    dims.push_back(
        {lower, upper, step, index < tileSizes.size() ? tileSizes[index] : 1});
  }
  return dims;
}

/// The end of the inner loop: the size of the tile, and no more than remains of the loop.
static Value createTileEnd(OpBuilder &builder, Location loc, Dimension dim,
                           Value tileStep, Value outer) {
  Context *ctx = builder.getContext();
  AffineExpr size = getAffineDimExpr(0, ctx), end = getAffineDimExpr(1, ctx),
             index = getAffineDimExpr(2, ctx);
  AffineMap map = AffineMap::get(3, 0, {size, end - index}, ctx);
  return affine::AffineMinOp::create(builder, loc, map,
                                     {tileStep, dim.upper, outer});
}

/// Whether the index, which is `inner` + `outer`, is below the upper bound. For simple
/// dimensions the operations are those of mlir-opt, which are wrong for others.
static Value createIsInside(OpBuilder &builder, Location loc, Dimension dim,
                            Value inner, Value outer, Value index) {
  if (!dim.isSimple())
    return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt, index,
                                 dim.upper);
  Value offset = arith::MulIOp::create(builder, loc, inner, dim.step);
  Value sum = arith::AddIOp::create(builder, loc, offset, outer);
  return arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ult, sum,
                               dim.upper);
}

/// Moves the builder into an scf.if that holds where the index is inside of all dimensions.
static void createInsideCheck(OpBuilder &builder, Location loc,
                              ArrayRef<Dimension> dims, ValueRange inner,
                              ValueRange outer, ValueRange indices) {
  Value isInside =
      arith::ConstantOp::create(builder, loc, builder.getBoolAttr(true));
  for (auto [dim, in, out, index] :
       llvm::zip_equal(dims, inner, outer, indices))
    isInside = arith::AndIOp::create(
        builder, loc, isInside,
        createIsInside(builder, loc, dim, in, out, index));
  auto check = scf::IfOp::create(builder, loc, isInside,
                                 /*withElseRegion=*/false);
  builder.setInsertionPointToStart(check.thenBlock());
}

/// The loop over tiles; `tileSteps` becomes the steps between them.
static scf::ParallelOp createOuterLoop(OpBuilder &builder, scf::ParallelOp op,
                                       ArrayRef<Dimension> dims,
                                       SmallVectorImpl<Value> &tileSteps) {
  Location loc = op->getLoc();
  SmallVector<Value> sizes;
  for (const Dimension &dim : dims)
    sizes.push_back(arith::ConstantOp::create(
        builder, loc, builder.getIndexAttr(dim.tileSize)));
  for (auto [dim, size] : llvm::zip_equal(dims, sizes))
    tileSteps.push_back(arith::MulIOp::create(builder, loc, dim.step, size));
  return scf::ParallelOp::create(builder, loc, op.getLowerBound(),
                                 op.getUpperBound(), tileSteps);
}

FailureOr<std::pair<scf::ParallelOp, scf::ParallelOp>>
scf::tileParallelLoop(RewriterBase &rewriter, ParallelOp op,
                      ArrayRef<int64_t> tileSizes, bool noMinMaxBounds) {
  if (!op.hasBoundsForEachStep())
    return failure();
  SmallVector<Dimension> dims = getDimensions(op, tileSizes);
  if (op.getNumReductions() ||
      llvm::any_of(dims, [](const Dimension &dim) { return dim.overflows(); }))
    return failure();
  OpBuilder::InsertionGuard guard(rewriter);
  Location loc = op->getLoc();
  rewriter.setInsertionPoint(op);
  Value zero =
      arith::ConstantOp::create(rewriter, loc, rewriter.getIndexAttr(0));
  SmallVector<Value> tileSteps;
  ParallelOp outer = createOuterLoop(rewriter, op, dims, tileSteps);

  rewriter.setInsertionPointToStart(&outer.getRegion().front());
  SmallVector<Value> ends(tileSteps);
  bool needsCheck = false;
  for (auto [dim, end, variable] :
       llvm::zip_equal(dims, ends, outer.getInductionVars())) {
    if (dim.isDivisible())
      continue;
    needsCheck |= noMinMaxBounds;
    if (!noMinMaxBounds)
      end = createTileEnd(rewriter, loc, dim, end, variable);
  }
  SmallVector<Value> zeros(dims.size(), zero);
  auto inner = ParallelOp::create(rewriter, loc, zeros, ends, op.getStep());

  rewriter.setInsertionPointToStart(&inner.getRegion().front());
  SmallVector<Value> indices;
  for (auto [in, out] :
       llvm::zip_equal(inner.getInductionVars(), outer.getInductionVars()))
    indices.push_back(arith::AddIOp::create(rewriter, loc, in, out));
  if (needsCheck)
    createInsideCheck(rewriter, loc, dims, ValueRange(inner.getInductionVars()),
                      ValueRange(outer.getInductionVars()), indices);
  Block &body = op.getRegion().front();
  rewriter.eraseOp(body.getTerminator());
  rewriter.inlineBlockBefore(&body, rewriter.getInsertionBlock(),
                             rewriter.getInsertionPoint(), indices);
  rewriter.eraseOp(op);
  return std::pair(outer, inner);
}

SmallVector<scf::ParallelOp> scf::getInnermostParallelLoops(Operation *root) {
  // Post-order: a loop comes after those in it.
  SmallVector<ParallelOp> loops;
  llvm::SmallPtrSet<Operation *, 16> outer;
  root->walk([&](ParallelOp op) {
    if (!outer.contains(op))
      loops.push_back(op);
    for (Operation *parent = op->getParentOp(); parent;
         parent = parent->getParentOp())
      if (!outer.insert(parent).second)
        break;
  });
  return loops;
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ParallelLoopTiling final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    for (int64_t size : tileSizes) {
      if (size > 0)
        continue;
      if (size == 0)
        getOperation()->emitError("tile size cannot be 0");
      else
        getOperation()->emitError("expected positive tile sizes, found ")
            << size;
      return signalPassFailure();
    }
    IRRewriter rewriter(getOperation()->getContext());
    for (scf::ParallelOp op : scf::getInnermostParallelLoops(getOperation()))
      (void)scf::tileParallelLoop(rewriter, op, tileSizes, *noMinMaxBounds);
  }
  ListOption<int64_t> tileSizes{
      *this, "parallel-loop-tile-sizes",
      "Iterations of a tile in each dimension; 1 for those without a size"};
  Option<bool> noMinMaxBounds{
      *this, "no-min-max-bounds",
      "All tiles are full, and a check is made inside of them instead", false};
};
} // namespace

static constexpr PassInfo tilingInfo = {
    .argument = "scf-parallel-loop-tiling",
    .name = "ParallelLoopTilingPass",
    .summary = "Tile the innermost scf.parallel loops",
    .dependentDialects = {"affine", "arith", "scf"},
    .create = makePass<ParallelLoopTiling>,
};

void strata::registerParallelLoopTilingPass(PassRegistry &registry) {
  registry.add(tilingInfo);
}
