// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of sparse-reinterpret-map for linalg.generic: loops over the levels of its tensors, in
// an order in which sparse levels can be visited.
#include "strata/Dialects/Bufferization/BufferizationOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/SparseTensor/ReinterpretDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

//===-- Loops over levels ---------------------------------------------------===//

namespace {
/// The translation of maps from loops to dimensions into maps from loops to levels. A loop over
/// a dimension that is stored in blocks becomes two: the loop over blocks in its place, and one
/// over the elements of a block after all others.
class LoopTranslation {
public:
  explicit LoopTranslation(linalg::GenericOp op)
      : op(op), numLoops(op.getNumLoops()), blockSizes(numLoops, 0),
        inner(numLoops, 0) {}
  LogicalResult compute();
  void replaceIndices(PatternRewriter &rewriter) const;

  SmallVector<AffineMap> maps;
  SmallVector<Attribute> iterators;

private:
  LogicalResult findBlocks(AffineMap loopToDim, AffineMap dimToLvl);
  AffineExpr translateLevel(AffineMap loopToDim, AffineExpr lvl) const;

  linalg::GenericOp op;
  unsigned numLoops;
  /// The size of the blocks of each loop, 0 if it has none, and the number of its second loop.
  SmallVector<int64_t> blockSizes;
  SmallVector<unsigned> inner;
  SmallVector<AffineExpr> loops;
};
} // namespace

LogicalResult LoopTranslation::findBlocks(AffineMap loopToDim,
                                          AffineMap dimToLvl) {
  for (AffineExpr lvl : dimToLvl.getResults()) {
    if (!lvl.isBinary())
      continue;
    AffineExpr expr =
        loopToDim.getResult(cast<AffineDimExpr>(lvl.getLHS()).getPosition());
    auto loop = dyn_cast<AffineDimExpr>(expr);
    if (!loop)
      return failure();
    int64_t &size = blockSizes[loop.getPosition()];
    if (size && size != lvl.getRHS().getValue())
      return failure();
    size = lvl.getRHS().getValue();
  }
  return success();
}

/// The expression in the new loops of a level.
AffineExpr LoopTranslation::translateLevel(AffineMap loopToDim,
                                           AffineExpr lvl) const {
  Context *ctx = op->getContext();
  AffineExpr dim = lvl.isBinary() ? lvl.getLHS() : lvl;
  AffineExpr expr = loopToDim.getResult(cast<AffineDimExpr>(dim).getPosition());
  if (!lvl.isBinary())
    return expr.replaceDims(loops);
  unsigned loop = cast<AffineDimExpr>(expr).getPosition();
  return getAffineDimExpr(
      lvl.getKind() == AffineExprKind::Mod ? inner[loop] : loop, ctx);
}

LogicalResult LoopTranslation::compute() {
  Context *ctx = op->getContext();
  SmallVector<AffineMap> old = op.getIndexingMapsArray(), dimToLvls;
  for (auto [operand, map] : llvm::zip_equal(op->getOperands(), old)) {
    dimToLvls.push_back(
        hasNonIdentityMap(operand)
            ? SparseTensorType(operand).getDimToLvl()
            : AffineMap::getMultiDimIdentityMap(map.getNumResults(), ctx));
    if (failed(findBlocks(map, dimToLvls.back())))
      return failure();
  }
  llvm::append_range(iterators, op.getIteratorTypesAttr().getValue());
  unsigned count = numLoops;
  for (unsigned loop = 0; loop < numLoops; ++loop) {
    AffineExpr expr = getAffineDimExpr(loop, ctx);
    if (blockSizes[loop]) {
      inner[loop] = count++;
      iterators.push_back(iterators[loop]);
      expr = expr * blockSizes[loop] + getAffineDimExpr(inner[loop], ctx);
    }
    loops.push_back(expr);
  }
  for (auto [map, dimToLvl] : llvm::zip_equal(old, dimToLvls)) {
    SmallVector<AffineExpr> lvls;
    for (AffineExpr lvl : dimToLvl.getResults())
      lvls.push_back(translateLevel(map, lvl));
    maps.push_back(AffineMap::get(count, 0, lvls, ctx));
  }
  return success();
}

/// Computes indices of loops that became two.
void LoopTranslation::replaceIndices(PatternRewriter &rewriter) const {
  SmallVector<linalg::IndexOp> indices(
      op.getBlock()->getOps<linalg::IndexOp>());
  for (linalg::IndexOp index : indices) {
    auto loop = unsigned(index.getDim());
    if (!blockSizes[loop])
      continue;
    rewriter.setInsertionPoint(index);
    SparseBuilder code(rewriter, index->getLoc());
    Value block = linalg::IndexOp::create(rewriter, index->getLoc(), loop);
    Value element =
        linalg::IndexOp::create(rewriter, index->getLoc(), inner[loop]);
    Value size = code.index(blockSizes[loop]);
    Value start = code.mul(block, size);
    rewriter.replaceOp(index, code.add(start, element));
  }
}

/// Whether an index of a level that stores coordinates is not a loop, or an index of the output,
/// so that blocks are not visited in the order of another tensor.
static bool haveIndicesOfBlocks(linalg::GenericOp op,
                                ArrayRef<AffineMap> maps) {
  for (auto [operand, map] : llvm::zip_equal(op->getOperands(), maps)) {
    if (!getSparseTensorEncoding(operand.getType()))
      continue;
    SparseTensorType type(operand);
    bool isBuilt = operand == op.getDpsInits()[0];
    for (auto [lvl, expr] : llvm::enumerate(map.getResults()))
      if (!isa<AffineDimExpr>(expr) &&
          (isBuilt || hasCoordinates(type.getLevel(unsigned(lvl)))))
        return true;
  }
  return false;
}

/// Converts inputs that are stored in blocks to a format without blocks, where the order in which
/// they are visited is not that of the output.
static bool convertBlocks(linalg::GenericOp op, PatternRewriter &rewriter) {
  bool isConverted = false;
  for (unsigned i = 0; i < op.getNumDpsInputs(); ++i) {
    OpOperand *operand = op.getDpsInputOperand(i);
    if (!getSparseTensorEncoding(operand->get().getType()))
      continue;
    SparseTensorType type(operand->get());
    if (type.isPermutation())
      continue;
    SmallVector<int64_t> levels;
    for (unsigned dim = 0; dim < type.getDimRank(); ++dim) {
      LevelType level;
      level.format = dim ? LevelFormat::Compressed : LevelFormat::Dense;
      levels.push_back(level.encode());
    }
    auto encoding = SparseTensorEncodingAttr::get(
        op->getContext(), levels,
        rewriter.getMultiDimIdentityMap(type.getDimRank()),
        type.getEncoding().getPosWidth(), type.getEncoding().getCrdWidth());
    Value converted = ConvertOp::create(
        rewriter, op->getLoc(), type.getType().cloneWithEncoding(encoding),
        operand->get());
    rewriter.modifyOpInPlace(op, [&] { operand->set(converted); });
    isConverted = true;
  }
  return isConverted;
}

static LogicalResult demapGeneric(linalg::GenericOp op,
                                  PatternRewriter &rewriter) {
  if (op.getNumDpsInits() != 1 ||
      !linalg::LinalgOp(op).hasPureTensorSemantics() ||
      !hasNonIdentityMap(op.getOperation()))
    return failure();
  LoopTranslation translation(op);
  if (failed(translation.compute()))
    return rewriter.notifyMatchFailure(
        op, "the sparse kernel can not be sparsified");
  if (haveIndicesOfBlocks(op, translation.maps) && convertBlocks(op, rewriter))
    return success();
  Location loc = op->getLoc();
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(demap(rewriter, loc, operand));
  translation.replaceIndices(rewriter);
  OpResult result = op->getResult(0);
  Type old = result.getType();
  rewriter.modifyOpInPlace(op, [&] {
    op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(translation.maps));
    op.setIteratorTypesAttr(rewriter.getArrayAttr(translation.iterators));
    op->setOperands(operands);
    result.setType(operands.back().getType());
  });
  if (result.getType() == old)
    return success();
  rewriter.setInsertionPointAfter(op);
  Value mapped = remap(rewriter, loc, old, result);
  rewriter.replaceAllUsesExcept(result, mapped, mapped.getDefiningOp());
  return success();
}

//===-- Order of loops ------------------------------------------------------===//

/// Whether a sparse output can be built in this order: all of its loops, but one at most, are
/// outside of reductions.
static bool isAdmissibleOrder(linalg::GenericOp op, AffineMap order) {
  if (!getSparseTensorEncoding(op->getResult(0).getType()) ||
      SparseTensorType(op->getResult(0)).isAllDense())
    return true;
  SmallVector<linalg::IteratorType> types = op.getIteratorTypesArray();
  int64_t numParallel = 0;
  for (unsigned place = 0; place < order.getNumResults();
       ++place, ++numParallel)
    if (types[order.getDimPosition(place)] == linalg::IteratorType::reduction)
      break;
  return numParallel >= op.getRank(op.getDpsInitOperand(0)) - 1;
}

/// Converts an input to a type whose levels are in the order of the loops. False if they are.
static bool convertToOrder(linalg::GenericOp op, OpOperand *operand,
                           AffineMap order, PatternRewriter &rewriter) {
  AffineMap map =
      op.getMatchingIndexingMap(operand).compose(inversePermutation(order));
  SmallVector<std::pair<unsigned, unsigned>> places;
  for (unsigned lvl = 0; lvl < map.getNumResults(); ++lvl)
    places.push_back({map.getDimPosition(lvl), lvl});
  if (llvm::is_sorted(places))
    return false;
  llvm::sort(places);
  SmallVector<unsigned> permutation;
  for (auto [loop, lvl] : places)
    permutation.push_back(lvl);
  SparseTensorType type = SparseTensorType(operand->get())
                              .withDimToLvl(AffineMap::getPermutationMap(
                                  permutation, op->getContext()));
  rewriter.setInsertionPoint(op);
  Value converted =
      ConvertOp::create(rewriter, op->getLoc(), type.getType(), operand->get());
  rewriter.modifyOpInPlace(op, [&] { operand->set(converted); });
  rewriter.setInsertionPointAfter(op);
  bufferization::DeallocTensorOp::create(rewriter, op->getLoc(), converted);
  return true;
}

static bool isConvertible(linalg::GenericOp op, OpOperand *operand) {
  return getSparseTensorEncoding(operand->get().getType()) &&
         op.getMatchingIndexingMap(operand).isProjectedPermutation();
}

/// Breaks a cycle of constraints, by the conversion of one input.
static LogicalResult convertInput(IterationGraph &graph, linalg::GenericOp op,
                                  PatternRewriter &rewriter) {
  for (unsigned i = 0; i < op.getNumDpsInputs(); ++i) {
    OpOperand *operand = op.getDpsInputOperand(i);
    if (!isConvertible(op, operand))
      continue;
    IterationGraph::Constraints constraints;
    constraints.ignored = operand->get();
    AffineMap order = graph.sort(constraints);
    if (order && isAdmissibleOrder(op, order) &&
        convertToOrder(op, operand, order, rewriter))
      return success();
  }
  return failure();
}

/// Converts all inputs that are not in the order of the output.
static LogicalResult convertInputs(IterationGraph &graph, linalg::GenericOp op,
                                   PatternRewriter &rewriter) {
  IterationGraph::Constraints constraints;
  constraints.sparseInputs = false;
  AffineMap order = graph.sort(constraints);
  if (!order || !isAdmissibleOrder(op, order))
    return failure();
  bool isConverted = false;
  for (unsigned i = 0; i < op.getNumDpsInputs(); ++i) {
    OpOperand *operand = op.getDpsInputOperand(i);
    if (isConvertible(op, operand))
      isConverted |= convertToOrder(op, operand, order, rewriter);
  }
  return success(isConverted);
}

/// Places the loops of `op` in `order`.
static void reorderLoops(linalg::GenericOp op, AffineMap order,
                         PatternRewriter &rewriter) {
  AffineMap places = inversePermutation(order);
  SmallVector<Attribute> types;
  for (unsigned place = 0; place < order.getNumResults(); ++place)
    types.push_back(op.getIteratorTypesAttr()[order.getDimPosition(place)]);
  SmallVector<AffineMap> maps;
  for (AffineMap map : op.getIndexingMapsArray())
    maps.push_back(map.compose(places));

  rewriter.modifyOpInPlace(op, [&] {
    op.setIndexingMapsAttr(rewriter.getAffineMapArrayAttr(maps));
    op.setIteratorTypesAttr(rewriter.getArrayAttr(types));
  });
  for (linalg::IndexOp index : op.getBlock()->getOps<linalg::IndexOp>())
    rewriter.modifyOpInPlace(index, [&] {
      index.setDim(places.getDimPosition(unsigned(index.getDim())));
    });
}

namespace {
struct GenericOpScheduler final : OpRewritePattern<linalg::GenericOp> {
  GenericOpScheduler(Context *ctx, LoopOrderingStrategy strategy)
      : OpRewritePattern(ctx), strategy(strategy) {}
  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override;
  LoopOrderingStrategy strategy;
};
} // namespace

LogicalResult
GenericOpScheduler::matchAndRewrite(linalg::GenericOp op,
                                    PatternRewriter &rewriter) const {
  if (op.getNumDpsInits() != 1 ||
      !linalg::LinalgOp(op).hasPureTensorSemantics() ||
      !hasAnySparseOperandOrResult(op) || op->hasAttr("sorted") ||
      hasNonIdentityMap(op.getOperation()))
    return failure();
  IterationGraph graph(op, strategy);
  AffineMap order;
  bool isAdmissible = false;
  constexpr IterationGraph::Constraints all[] = {
      {true, true}, {true, false}, {false, true}, {false, false}};
  for (const IterationGraph::Constraints &constraints : all) {
    order = graph.sort(constraints);
    isAdmissible = order && isAdmissibleOrder(op, order);
    if (isAdmissible)
      break;
  }
  if (!order && succeeded(convertInput(graph, op, rewriter)))
    return success();
  if (!isAdmissible)
    return succeeded(convertInputs(graph, op, rewriter))
               ? success()
               : rewriter.notifyMatchFailure(
                     op, "the sparse kernel can not be scheduled");
  rewriter.modifyOpInPlace(
      op, [&] { op->setAttr("sorted", rewriter.getBoolAttr(true)); });
  if (!order.isIdentity())
    reorderLoops(op, order, rewriter);
  return success();
}

void strata::sparse_tensor::populateGenericReinterpretation(
    RewritePatternSet &patterns, LoopOrderingStrategy strategy) {
  patterns.add<linalg::GenericOp>("GenericOpReinterpretMap", demapGeneric);
  patterns.add<GenericOpScheduler>(patterns.getContext(), strategy);
}
