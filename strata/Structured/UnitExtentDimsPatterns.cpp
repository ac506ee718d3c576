// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ResolveShapedTypeResultDims/ReifyResultShapes.h"
#include "strata/Conversion/ResolveShapedTypeResultDims/ResolveShapedTypeResultDims.h"
#include "strata/Dialects/Arith/ArithClasses.h"
#include "strata/Dialects/Linalg/LinalgPatterns.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"
#include "strata/Structured/GenericOpParts.h"
#include "strata/Structured/StructuredPasses.h"
#include "strata/Structured/UnitExtentDimsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::linalg;
using strata::linalg::detail::ReducedShape;

//===-- linalg.generic -----------------------------------------------------===//

namespace {
struct DropUnitDims final : OpRewritePattern<GenericOp> {
  DropUnitDims(Context *ctx, ControlDropUnitDims options)
      : OpRewritePattern(ctx), options(std::move(options)) {}
  LogicalResult matchAndRewrite(GenericOp op,
                                PatternRewriter &rewriter) const override {
    auto result = dropUnitDims(rewriter, op, options);
    if (failed(result))
      return rewriter.notifyMatchFailure(op, "no unit dims can be dropped");
    rewriter.replaceOp(op, result->replacements);
    return success();
  }

private:
  ControlDropUnitDims options;
};
} // namespace

/// Whether each element of `init` is read and written in one iteration.
static bool isElementwise(LinalgOp op, OpOperand *init) {
  AffineMap map = op.getMatchingIndexingMap(init);
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  ArrayRef<int64_t> shape = op.getShape(init);
  for (unsigned loop = 0; loop < op.getNumLoops(); ++loop)
    if (!map.isFunctionOfDim(loop) &&
        (loop >= ranges.size() || ranges[loop] != 1))
      return false;
  for (auto [size, expr] : llvm::zip(shape, map.getResults()))
    if (!isa<AffineDimExpr>(expr) && !(expr.isConstant(0) && size == 1))
      return false;
  return true;
}

/// Clones the body of `op`, in which arguments for the outputs `moved` become those for the inputs
/// of `newOp` that follow the inputs of `op`.
static void cloneBodyWithInits(LinalgOp op, GenericOp newOp,
                               ArrayRef<unsigned> moved,
                               PatternRewriter &rewriter) {
  unsigned numInputs = op.getNumDpsInputs();
  Block &body = linalg::detail::addBlock(rewriter, newOp->getRegion(0));
  for (Value operand : newOp->getOperands())
    body.addArgument(getStructuredElementType(operand.getType()),
                     operand.getLoc());
  IRMapping mapping;
  for (unsigned i = 0; i < numInputs; ++i)
    mapping.map(Value(op.getRegionInputArgs()[i]), Value(body.getArgument(i)));
  for (auto [i, argument] : llvm::enumerate(op.getRegionOutputArgs()))
    mapping.map(Value(argument), Value(body.getArgument(
                                     unsigned(numInputs + moved.size() + i))));
  for (auto [place, i] : llvm::enumerate(moved))
    mapping.map(Value(op.getRegionOutputArgs()[i]),
                Value(body.getArgument(unsigned(numInputs + place))));
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPointToEnd(&body);
  for (Operation &inner : *op.getBlock())
    rewriter.clone(inner, mapping);
}

static LogicalResult moveInitsToInputs(GenericOp op,
                                       PatternRewriter &rewriter) {
  LinalgOp structured(op.getOperation());
  if (!structured.hasPureTensorSemantics() ||
      structured.getNumParallelLoops() != structured.getNumLoops())
    return failure();
  SmallVector<unsigned> moved;
  for (unsigned i = 0; i < structured.getNumDpsInits(); ++i)
    if (OpOperand *init = structured.getDpsInitOperand(i);
        structured.payloadUsesValueFromOperand(init) &&
        isElementwise(structured, init))
      moved.push_back(i);
  if (moved.empty())
    return failure();
  unsigned numInputs = structured.getNumDpsInputs();
  SmallVector<Value> inputs(structured.getDpsInputs());
  SmallVector<Value> outputs(structured.getDpsInits());
  SmallVector<AffineMap> maps = structured.getIndexingMapsArray();
  for (auto [place, i] : llvm::enumerate(moved)) {
    Value init = outputs[i];
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointAfterValue(init);
    auto sizes = tensor::getMixedSizes(rewriter, op.getLoc(), init);
    outputs[i] = tensor::EmptyOp::create(
        rewriter, op.getLoc(), sizes, getStructuredElementType(init.getType()),
        cast<RankedTensorType>(init.getType()).getEncoding());
    AffineMap map = maps[numInputs + place + i];
    maps.insert(maps.begin() + numInputs + place, map);
    inputs.push_back(init);
  }
  auto newOp = GenericOp::create(
      rewriter, op.getLoc(), op->getResultTypes(), inputs, outputs,
      rewriter.getAffineMapArrayAttr(maps), op.getIteratorTypes(), StringAttr(),
      StringAttr(), nullptr, op->getDiscardableAttrDictionary().getValue());
  cloneBodyWithInits(structured, newOp, moved, rewriter);
  rewriter.replaceOp(op, newOp.getOperation());
  return success();
}

void linalg::populateMoveInitOperandsToInputPattern(
    RewritePatternSet &patterns) {
  patterns.add("MoveInitOperandsToInput", moveInitsToInputs);
}

//===-- tensor.empty -------------------------------------------------------===//

static LogicalResult sliceOfEmpty(tensor::ExtractSliceOp op,
                                  PatternRewriter &rewriter) {
  if (!op.getSource().getDefiningOp<tensor::EmptyOp>())
    return failure();
  SmallVector<OpFoldResult> sizes =
      getMixedValues(op.getStaticSizes(), op.getSizes(), op->getContext());
  RankedTensorType type = op.getResultType();
  auto dropped = strata::detail::getDroppedDims(type, sizes);
  if (!dropped)
    return failure();
  SmallVector<Value> dynamicSizes;
  unsigned dim = 0;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    if (dropped->test(unsigned(i)))
      continue;
    if (type.isDynamicDim(dim++)) {
      if (!size.getValue())
        return failure();
      dynamicSizes.push_back(size.getValue());
    }
  }
  rewriter.replaceOpWithNewOp<tensor::EmptyOp>(op, Type(type), dynamicSizes);
  return success();
}

/// An empty tensor with the sizes of the result of `op`.
static LogicalResult replaceByEmpty(Operation *op, PatternRewriter &rewriter) {
  OpResult result = op->getResult(0);
  auto type = cast<RankedTensorType>(result.getType());
  SmallVector<Value> sizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(dim))
      continue;
    OpFoldResult size = reifyDimOfResult(rewriter, op->getLoc(), result, dim);
    sizes.push_back(
        getValueOrCreateConstantIndexOp(rewriter, op->getLoc(), size));
  }
  rewriter.replaceOpWithNewOp<tensor::EmptyOp>(op, Type(type), sizes);
  return success();
}

static bool isEmptyTensor(Value value) {
  return value.getDefiningOp<tensor::EmptyOp>() != nullptr;
}

static LogicalResult collapseOfEmpty(tensor::CollapseShapeOp op,
                                     PatternRewriter &rewriter) {
  return isEmptyTensor(op.getSrc()) ? replaceByEmpty(op, rewriter) : failure();
}

static LogicalResult expandOfEmpty(tensor::ExpandShapeOp op,
                                   PatternRewriter &rewriter) {
  return isEmptyTensor(op.getSrc()) ? replaceByEmpty(op, rewriter) : failure();
}

static LogicalResult concatOfEmpty(tensor::ConcatOp op,
                                   PatternRewriter &rewriter) {
  return llvm::all_of(op.getInputs(), isEmptyTensor)
             ? replaceByEmpty(op, rewriter)
             : failure();
}

void tensor::populateFoldTensorEmptyPatterns(RewritePatternSet &patterns) {
  patterns.add("FoldEmptyTensorWithExtractSliceOp", sliceOfEmpty);
  patterns.add("FoldEmptyTensorWithReshapeOp", expandOfEmpty);
  patterns.add("FoldEmptyTensorWithReshapeOp", collapseOfEmpty);
  patterns.add("FoldConcatsOfEmpty", concatOfEmpty);
}

//===-- All ----------------------------------------------------------------===//

void linalg::populateFoldUnitExtentDimsPatterns(
    RewritePatternSet &patterns, const ControlDropUnitDims &options) {
  patterns.add<DropUnitDims>(patterns.getContext(), options);
  linalg::detail::addUnitDimPadPattern(patterns, options);
}

void linalg::populateFoldUnitExtentDimsCanonicalizationPatterns(
    RewritePatternSet &patterns, const ControlDropUnitDims &options) {
  using linalg::detail::addCanonicalizationsOf;
  bool usesReshapes =
      options.rankReductionStrategy ==
      ControlDropUnitDims::RankReductionStrategy::ReassociativeReshape;
  if (usesReshapes)
    linalg::detail::addUnitDimSlicePatterns(patterns);
  strata::detail::addFillPatterns(patterns);
  if (usesReshapes)
    addCanonicalizationsOf<tensor::CollapseShapeOp>(patterns);
  addDialectPatterns(tensor::CastOp::getOperationName(),
                     {"FoldEmptyTensorWithCastOp"}, patterns);
  addDialectPatterns(tensor::DimOp::getOperationName(),
                     {"FoldEmptyTensorWithDimOp"}, patterns);
  addDialectPatterns(tensor::EmptyOp::getOperationName(),
                     {"ReplaceEmptyTensorStaticShapeDims"}, patterns);
  if (usesReshapes)
    addCanonicalizationsOf<tensor::ExpandShapeOp>(patterns);
  tensor::populateFoldTensorEmptyPatterns(patterns);
  populateResolveShapedTypeResultDimsPatterns(patterns);
}

namespace {
struct FoldUnitExtentDims final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    ControlDropUnitDims options;
    if (*useRankReducingSlices)
      options.rankReductionStrategy =
          ControlDropUnitDims::RankReductionStrategy::ExtractInsertSlice;
    linalg::populateFoldUnitExtentDimsPatterns(patterns, options);
    linalg::populateFoldUnitExtentDimsCanonicalizationPatterns(patterns,
                                                               options);
    linalg::populateMoveInitOperandsToInputPattern(patterns);
    (void)applyPatternsGreedily(getOperation(), std::move(patterns));
  }
  Option<bool> useRankReducingSlices{
      *this, "use-rank-reducing-slices",
      "Create slices of lower rank, not reshapes", false};
};
} // namespace

static constexpr PassInfo unitDimsInfo = {
    .argument = "linalg-fold-unit-extent-dims",
    .name = "LinalgFoldUnitExtentDimsPass",
    .summary = "Drop loops of linalg.generic with one iteration, and "
               "dimensions of size 1 of its operands",
    .dependentDialects = {"affine", "arith", "linalg", "memref", "tensor"},
    .create = makePass<FoldUnitExtentDims>,
};

void strata::registerFoldUnitExtentDimsPass(PassRegistry &registry) {
  registry.add(unitDimsInfo);
}
