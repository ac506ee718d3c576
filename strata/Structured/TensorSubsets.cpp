// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/TensorSubsets.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Structured/StructuredPasses.h"
#include "strata/Transforms/PatternPass.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Slices -------------------------------------------------------------===//

namespace {
/// The lists of a slice with strides of 1, and the dimensions that its tensor does not have.
struct UnitSlice {
  template <typename Op>
  UnitSlice(Op op, RankedTensorType part)
      : offsets(getMixedValues(op.getStaticOffsets(), op.getOffsets(),
                               op->getContext())),
        sizes(getMixedValues(op.getStaticSizes(), op.getSizes(),
                             op->getContext())),
        dropped(strata::detail::getDroppedDims(part, sizes)) {
    isValid = dropped && areAllConstantIntValue(
                             getMixedValues(op.getStaticStrides(),
                                            op.getStrides(), op->getContext()),
                             1);
  }

  /// The indices in the whole tensor of the element of the slice at `indices`; values if
  /// `asValues`.
  SmallVector<OpFoldResult> getIndices(RewriterBase &rewriter, Location loc,
                                       ArrayRef<OpFoldResult> indices,
                                       bool asValues = false) const {
    SmallVector<OpFoldResult> result;
    AffineExpr offset, index;
    bindDims(rewriter.getContext(), offset, index);
    const OpFoldResult *next = indices.begin();
    for (auto [dim, start] : llvm::enumerate(offsets)) {
      OpFoldResult place =
          dropped->test(unsigned(dim))
              ? start
              : affine::makeComposedFoldedAffineApply(
                    rewriter, loc, offset + index, {start, *next++});
      result.push_back(asValues ? OpFoldResult(getValueOrCreateConstantIndexOp(
                                      rewriter, loc, place))
                                : place);
    }
    return result;
  }
  SmallVector<Value> getIndexValues(RewriterBase &rewriter, Location loc,
                                    ValueRange indices) const {
    SmallVector<Value> values;
    for (OpFoldResult index :
         getIndices(rewriter, loc, getAsOpFoldResult(indices), true))
      values.push_back(index.getValue());
    return values;
  }

  SmallVector<OpFoldResult> offsets, sizes;
  std::optional<llvm::SmallBitVector> dropped;
  bool isValid = false;
};
} // namespace

//===-- Transfers ----------------------------------------------------------===//

/// Whether all elements of the vector are accessed.
template <typename Op> static bool isWhole(Op op) {
  return !op.getMask() && llvm::all_of(op.getInBounds(), [](Attribute attr) {
    return cast<BoolAttr>(attr).getValue();
  });
}

static LogicalResult readFromSource(vector::TransferReadOp op,
                                    PatternRewriter &rewriter) {
  auto extract = op.getBase().getDefiningOp<tensor::ExtractSliceOp>();
  if (!extract || !isWhole(op))
    return failure();
  UnitSlice slice(extract, extract.getResultType());
  if (!slice.isValid)
    return rewriter.notifyMatchFailure(op, "requires unit strides");
  Location loc = op.getLoc();
  SmallVector<Value> indices =
      slice.getIndexValues(rewriter, loc, op.getIndices());
  AffineMap map =
      expandDimsToRank(op.getPermutationMap(),
                       extract.getSourceType().getRank(), *slice.dropped);
  rewriter.replaceOpWithNewOp<vector::TransferReadOp>(
      op, Type(op.getVectorType()), extract.getSource(), indices,
      op.getPadding(), Value(), map, op.getInBoundsAttr());
  return success();
}

/// The vector overwrites all elements of the inserted tensor.
static LogicalResult writeToDestination(tensor::InsertSliceOp op,
                                        PatternRewriter &rewriter) {
  auto write = op.getSource().getDefiningOp<vector::TransferWriteOp>();
  if (!write || !isWhole(write) ||
      !write.getPermutationMap().isMinorIdentity() ||
      write.getVectorType().getShape() != op.getSourceType().getShape() ||
      write.getVectorType().isScalable())
    return failure();
  UnitSlice slice(op, op.getSourceType());
  if (!slice.isValid)
    return rewriter.notifyMatchFailure(op, "requires unit strides");
  Location loc = op.getLoc();
  SmallVector<Value> indices =
      slice.getIndexValues(rewriter, loc, write.getIndices());
  AffineMap map = expandDimsToRank(write.getPermutationMap(),
                                   op.getDestType().getRank(), *slice.dropped);
  rewriter.replaceOpWithNewOp<vector::TransferWriteOp>(
      op, write.getValueToStore(), op.getDest(), indices, Value(), map,
      write.getInBoundsAttr());
  return success();
}

//===-- Slices in slices ---------------------------------------------------===//

/// Inserts the source of the operation that defines the inserted tensor, if that is overwritten.
template <typename Op>
static LogicalResult insertSource(Op op, PatternRewriter &rewriter) {
  auto inner = op.getSource().template getDefiningOp<tensor::InsertSliceOp>();
  if (!inner)
    return failure();
  UnitSlice slice(op, cast<RankedTensorType>(op.getSource().getType()));
  UnitSlice source(inner, inner.getSourceType());
  if (!slice.isValid || !source.isValid)
    return rewriter.notifyMatchFailure(op, "requires unit strides");
  const OpFoldResult *size = source.sizes.begin();
  for (auto [dim, outer] : llvm::enumerate(slice.sizes))
    if (!slice.dropped->test(unsigned(dim)) &&
        !isEqualConstantIntOrValue(outer, *size++))
      return rewriter.notifyMatchFailure(op, "requires matching sizes");
  OpBuilder::InsertionGuard guard(rewriter);
  if (isa<scf::InParallelOp>(op->getParentOp()))
    rewriter.setInsertionPoint(op->getParentOp());
  SliceOperands lists(
      slice.getIndices(rewriter, op.getLoc(), source.offsets), slice.sizes,
      SmallVector<OpFoldResult>(slice.sizes.size(), rewriter.getIndexAttr(1)));
  rewriter.setInsertionPoint(op);
  rewriter.replaceOpWithNewOp<Op>(op, inner.getSource(), op.getDest(),
                                  lists.offsets, lists.sizes, lists.strides,
                                  lists.staticOffsets, lists.staticSizes,
                                  lists.staticStrides);
  return success();
}

void tensor::populateFoldTensorSubsetIntoVectorTransferPatterns(
    RewritePatternSet &patterns) {
  patterns.add("TransferReadOfExtractSliceOpFolder", readFromSource);
  patterns.add("InsertSliceOfTransferWriteOpFolder", writeToDestination);
}

void tensor::populateFoldTensorSubsetOpPatterns(RewritePatternSet &patterns) {
  patterns.add("InsertSliceOfInsertSliceFolder", insertSource<InsertSliceOp>);
  patterns.add("InsertSliceOfInsertSliceFolder",
               insertSource<ParallelInsertSliceOp>);
  populateFoldTensorSubsetIntoVectorTransferPatterns(patterns);
}

static constexpr PassInfo subsetsInfo = {
    .argument = "fold-tensor-subset-ops",
    .name = "FoldTensorSubsetOpsPass",
    .summary = "Access whole tensors in the place of slices",
    .dependentDialects = {"affine", "arith", "tensor", "vector"},
    .create = makePatternPass<tensor::populateFoldTensorSubsetOpPatterns,
                              NonConvergence::IsAccepted>,
};

void strata::registerFoldTensorSubsetOpsPass(PassRegistry &registry) {
  registry.add(subsetsInfo);
}
