// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/Packing/BlockPackMatmul.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Structured/Interchange.h"
#include "strata/Structured/NeutralElement.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;
using namespace dialects::linalg;
using utils::IteratorType;

//===-- Products -----------------------------------------------------------===//

/// Whether the body of `op` adds products that are zero for additional zeros along `loop`.
static bool addsProduct(LinalgOp op, unsigned loop) {
  Operation *combiner = linalg::getCombiner(op, op.getDpsInitOperand(0));
  llvm::SmallBitVector padded(op.getNumLoops());
  padded.set(loop);
  if (!isa_and_nonnull<arith::AddFOp, arith::AddIOp>(combiner) ||
      !isDefinedForAllInputs(op) ||
      !llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
        return getUnchangingElement(op, &operand, padded);
      }))
    return false;
  return llvm::any_of(combiner->getOperands(), [&](Value value) {
    Operation *product = value.getDefiningOp();
    return isa_and_nonnull<arith::MulFOp, arith::MulIOp>(product);
  });
}

static bool contains(AffineMap map, unsigned loop) {
  return map.getResultPosition(getAffineDimExpr(loop, map.getContext()))
      .has_value();
}

/// The loops M, N and K of `op`, each the last of its kind; empty if it is no product of matrices.
static SmallVector<int64_t> getProductLoops(LinalgOp op) {
  if (op.getNumDpsInputs() != 2 || op.getNumDpsInits() != 1 ||
      op->getNumResults() != 1 || !op.hasOnlyProjectedPermutations() ||
      !op.getBlock())
    return {};
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  SmallVector<int64_t> loops(3, -1);
  for (auto [i, type] : llvm::enumerate(op.getIteratorTypesArray())) {
    auto loop = unsigned(i);
    bool inLhs = contains(maps[0], loop), inRhs = contains(maps[1], loop);
    if (inLhs && inRhs && type == IteratorType::reduction)
      loops[2] = int64_t(i);
    else if (inLhs != inRhs && type == IteratorType::parallel)
      loops[inLhs ? 0 : 1] = int64_t(i);
  }
  bool isProduct =
      !llvm::is_contained(loops, -1) && addsProduct(op, unsigned(loops[2]));
  return isProduct ? loops : SmallVector<int64_t>();
}

//===-- Blocks -------------------------------------------------------------===//

/// The block sizes of all loops; empty if blocks do not fit.
static SmallVector<OpFoldResult>
getBlockSizes(RewriterBase &rewriter, LinalgOp op, ArrayRef<int64_t> loops,
              const BlockPackMatmulOptions &options) {
  SmallVector<OpFoldResult> sizes(op.getNumLoops(), rewriter.getIndexAttr(0));
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  for (auto [i, loop] : llvm::enumerate(loops)) {
    int64_t factor = options.blockFactors[i], range = ranges[size_t(loop)];
    int64_t multiple = i < options.mnkPaddedSizesNextMultipleOf.size()
                           ? options.mnkPaddedSizesNextMultipleOf[i]
                           : 0;
    bool isDynamic = ShapedType::isDynamic(range);
    if (multiple > 0 && !isDynamic && range <= INT64_MAX - multiple)
      factor =
          std::max<int64_t>(1, (range + multiple - 1) / multiple) * multiple;
    else if (multiple != 0)
      return {};
    if (factor <= 0 ||
        (!options.allowPadding && (isDynamic || range % factor != 0)))
      return {};
    sizes[size_t(loop)] = rewriter.getIndexAttr(factor);
  }
  return sizes;
}

/// Whether the last two dimensions of each operand are indexed by two of `loops`.
static bool endsInBlocks(LinalgOp op, ArrayRef<int64_t> loops) {
  auto isBlocked = [&](AffineExpr expr) {
    return llvm::is_contained(loops,
                              int64_t(cast<AffineDimExpr>(expr).getPosition()));
  };
  return llvm::all_of(op.getIndexingMapsArray(), [&](AffineMap map) {
    return map.getNumResults() >= 2 &&
           llvm::all_of(map.getResults().take_back(2), isBlocked);
  });
}

/// The order of loops in which `loops` are the last ones, at the positions that `mnkOrder` gives.
static SmallVector<int64_t> getLoopOrder(unsigned numLoops,
                                         ArrayRef<int64_t> loops,
                                         ArrayRef<int64_t> mnkOrder) {
  SmallVector<int64_t> order;
  for (int64_t loop : llvm::seq<int64_t>(0, numLoops))
    if (!llvm::is_contained(loops, loop))
      order.push_back(loop);
  size_t numOthers = order.size();
  order.resize(numLoops);
  for (auto [loop, position] : llvm::zip_equal(loops, mnkOrder))
    order[numOthers + size_t(position)] = loop;
  return order;
}

static GenericOp createGenericFrom(RewriterBase &rewriter, LinalgOp op) {
  SmallVector<Value> inputs(op.getDpsInputs()), inits(op.getDpsInits());
  auto generic = GenericOp::create(rewriter, op->getLoc(), op->getResultTypes(),
                                   inputs, inits, op.getIndexingMapsArray(),
                                   op.getIteratorTypesArray());
  rewriter.inlineRegionBefore(op->getRegion(0), generic.getRegion(),
                              generic.getRegion().end());
  rewriter.replaceOp(op, generic->getResults());
  return generic;
}

namespace {
/// Whether dimensions of the reduction come first among the outer and inner ones of an operand.
struct BlockOrder {
  bool isOuterReductionFirst, isInnerReductionFirst;
};
} // namespace

/// Permutes the packed dimensions of the input `number`. Its last four dimensions are the two that count blocks,
/// then the two of a block.
static LogicalResult orderBlocks(RewriterBase &rewriter, PackResult &result,
                                 unsigned number, BlockOrder order) {
  LinalgOp op = result.packedLinalgOp;
  AffineMap map = op.getIndexingMapsArray()[number];
  SmallVector<IteratorType> types = op.getIteratorTypesArray();
  unsigned rank = map.getNumResults();
  unsigned firstInner = rank - 2, firstOuter = firstInner - 2;
  auto isReduction = [&](unsigned dim) {
    return types[map.getDimPosition(dim)] == IteratorType::reduction;
  };
  auto outer = llvm::to_vector(llvm::seq<int64_t>(0, firstInner));
  if (isReduction(firstOuter) != order.isOuterReductionFirst)
    std::swap(outer[firstOuter], outer[firstOuter + 1]);
  SmallVector<int64_t> inner = {0, 1};
  if (isReduction(firstInner) != order.isInnerReductionFirst)
    std::swap(inner.front(), inner.back());
  FailureOr<PackTransposeResult> transposed = packTranspose(
      rewriter, result.packOps[number], op, UnPackOp(), outer, inner);
  if (failed(transposed))
    return failure();
  result.packOps[number] = transposed->transposedPackOp;
  result.packedLinalgOp = transposed->transposedLinalgOp;
  return success();
}

FailureOr<PackResult>
linalg::blockPackMatmul(RewriterBase &rewriter, LinalgOp op,
                        const BlockPackMatmulOptions &options) {
  if (options.blockFactors.size() != 3 ||
      !isPermutationOfRank(options.mnkOrder, 3) ||
      llvm::any_of(op->getOperandTypes(), llvm::IsaPred<MemRefType>))
    return failure();
  SmallVector<int64_t> loops = getProductLoops(op);
  if (loops.empty())
    return failure();
  SmallVector<OpFoldResult> sizes = getBlockSizes(rewriter, op, loops, options);
  if (sizes.empty() || !endsInBlocks(op, loops))
    return failure();
  BlockOrder lhsOrder{options.lhsTransposeOuterBlocks,
                      options.lhsTransposeInnerBlocks};
  BlockOrder rhsOrder{!options.rhsTransposeOuterBlocks,
                      !options.rhsTransposeInnerBlocks};
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  SmallVector<int64_t> order =
      getLoopOrder(op.getNumLoops(), loops, options.mnkOrder);
  // The checks above cover the conditions of the steps below.
  GenericOp generic = createGenericFrom(rewriter, op);
  if (failed(interchangeGenericOp(rewriter, generic, order)))
    return failure();
  SmallVector<OpFoldResult> ordered;
  for (int64_t loop : order)
    ordered.push_back(sizes[size_t(loop)]);
  FailureOr<PackResult> packed =
      pack(rewriter, LinalgOp(generic.getOperation()), ordered);
  if (failed(packed) || failed(orderBlocks(rewriter, *packed, 0, lhsOrder)) ||
      failed(orderBlocks(rewriter, *packed, 1, rhsOrder)))
    return failure();
  return packed;
}

//===-- The pass -----------------------------------------------------------===//

namespace {
struct BlockPackPattern final : RewritePattern {
  BlockPackPattern(Context *ctx, const BlockPackMatmulOptions &options)
      : RewritePattern(MatchAnyOpTypeTag(), 1, ctx), options(options) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    // A packed product has more loops.
    bool isProduct = isa<linalg::MatmulOp, linalg::BatchMatmulOp>(op);
    auto generic = dyn_cast<GenericOp>(op);
    if (!isProduct && (!generic || generic.getNumLoops() != 3))
      return failure();
    return success(succeeded(blockPackMatmul(rewriter, LinalgOp(op), options)));
  }
  BlockPackMatmulOptions options;
};

struct BlockPackMatmul final : Pass {
  using Pass::Pass;
  void runOnOperation() override;
  ListOption<int64_t> blockFactors{*this, "block-factors",
                                   "Sizes of blocks of the loops M, N and K"};
  Option<bool> allowPadding{*this, "allow-padding",
                            "Let blocks add elements to operands", true};
  ListOption<int64_t> paddedMultiples{
      *this, "mnk-padded-multiples",
      "Numbers whose multiple the whole loop, as one block, becomes"};
  ListOption<int64_t> mnkOrder{*this, "mnk-order",
                               "Positions of the loops M, N and K"};
  Option<bool> lhsOuter{*this, "lhs-transpose-outer-blocks",
                        "Order the left operand's blocks by columns", false};
  Option<bool> lhsInner{*this, "lhs-transpose-inner-blocks",
                        "Order elements of its blocks by columns", false};
  Option<bool> rhsOuter{*this, "rhs-transpose-outer-blocks",
                        "Order the right operand's blocks by columns", true};
  Option<bool> rhsInner{*this, "rhs-transpose-inner-blocks",
                        "Order elements of its blocks by columns", true};
};
} // namespace

void BlockPackMatmul::runOnOperation() {
  BlockPackMatmulOptions options;
  options.blockFactors.assign(blockFactors.begin(), blockFactors.end());
  options.allowPadding = *allowPadding;
  options.mnkPaddedSizesNextMultipleOf.assign(paddedMultiples.begin(),
                                              paddedMultiples.end());
  if (!mnkOrder.empty())
    options.mnkOrder.assign(mnkOrder.begin(), mnkOrder.end());
  options.lhsTransposeOuterBlocks = *lhsOuter;
  options.lhsTransposeInnerBlocks = *lhsInner;
  options.rhsTransposeOuterBlocks = *rhsOuter;
  options.rhsTransposeInnerBlocks = *rhsInner;
  RewritePatternSet patterns(&getContext());
  patterns.add<BlockPackPattern>(&getContext(), options);
  (void)applyPatternsGreedily(getOperation(), std::move(patterns));
}

static constexpr PassInfo blockPackInfo = {
    .argument = "linalg-block-pack-matmul",
    .name = "LinalgBlockPackMatmul",
    .summary = "Pack the operands of products of matrices in blocks",
    .dependentDialects = {"affine", "arith", "linalg", "tensor"},
    .create = makePass<BlockPackMatmul>,
};

void strata::registerBlockPackMatmulPass(PassRegistry &registry) {
  registry.add(blockPackInfo);
}
