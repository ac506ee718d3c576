// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The patterns that operations in transform.apply_patterns describe.
#include "strata/Bufferization/Optimization/BufferOptimization.h"
#include "strata/Conversion/ExpandStridedMetadata/ExpandStridedMetadata.h"
#include "strata/Conversion/FoldMemRefAliasOps/FoldMemRefAliasOps.h"
#include "strata/Conversion/ResolveShapedTypeResultDims/ResolveShapedTypeResultDims.h"
#include "strata/Conversion/VectorLowering/VectorLowering.h"
#include "strata/Conversion/VectorToSCF/VectorToSCF.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Context.h"
#include "strata/Loops/SCF/ForLoopCanonicalization.h"
#include "strata/Rewrite/PatternMatch.h"
#include "strata/Structured/ConcatDecomposition.h"
#include "strata/Structured/GenericOpParts.h"
#include "strata/Structured/TensorSubsets.h"
#include "strata/Structured/UnitExtentDims.h"
#include "strata/Structured/UnusedOperands.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

using namespace strata;
using namespace ::dialects::transform;

namespace {
/// Adds the patterns of an operation to a set.
using DescriptorFn = bool (*)(Operation *, RewritePatternSet &);

/// The function that adds patterns for an operation of class `Op` if `op` is one.
template <typename Op, auto populate>
bool addFor(Operation *op, RewritePatternSet &patterns) {
  auto descriptor = dyn_cast<Op>(op);
  if (!descriptor)
    return false;
  if constexpr (std::is_invocable_v<decltype(populate), RewritePatternSet &>)
    populate(patterns);
  else
    populate(descriptor, patterns);
  return true;
}
} // namespace

//===-- Tensors ------------------------------------------------------------===//

static void populateTilingCanonicalization(RewritePatternSet &patterns) {
  using namespace linalg::detail;
  addCanonicalizationsOf<affine::AffineApplyOp>(patterns);
  addCanonicalizationsOf<affine::AffineForOp>(patterns);
  addCanonicalizationsOf<affine::AffineMinOp>(patterns);
  addCanonicalizationsOf<affine::AffineMaxOp>(patterns);
  addCanonicalizationsOf<scf::ForOp>(patterns);
  addCanonicalizationsOf<scf::ParallelOp>(patterns);
  addCanonicalizationsOf<tensor::CastOp>(patterns);
  addCanonicalizationsOf<tensor::EmptyOp>(patterns);
  addCanonicalizationsOf<tensor::ExtractSliceOp>(patterns);
  addCanonicalizationsOf<tensor::InsertSliceOp>(patterns);
  addCanonicalizationsOf<tensor::PadOp>(patterns);
  addCanonicalizationsOf<linalg::GenericOp>(patterns);
  addDialectCanonicalizations(patterns);
}

static void populateUnitDimsByReshapes(RewritePatternSet &patterns) {
  linalg::populateFoldUnitExtentDimsPatterns(patterns, {});
}

static void populateUnitDimsBySlices(RewritePatternSet &patterns) {
  linalg::ControlDropUnitDims options;
  options.rankReductionStrategy =
      linalg::ControlDropUnitDims::RankReductionStrategy::ExtractInsertSlice;
  linalg::populateFoldUnitExtentDimsPatterns(patterns, options);
}

static void populateAllocToAlloca(ApplyAllocToAllocaOp op,
                                  RewritePatternSet &patterns) {
  // Negative numbers are large, as in MLIR.
  int64_t maxSize = op.getSizeLimit().value_or(0);
  memref::populateAllocToAllocaPatterns(
      patterns, maxSize < 0 ? std::numeric_limits<int64_t>::max() : maxSize);
}

//===-- Vectors ------------------------------------------------------------===//

static void populateContraction(ApplyLowerContractionPatternsOp op,
                                RewritePatternSet &patterns) {
  static constexpr ContractionLowering lowerings[] = {
      ContractionLowering::Dot, ContractionLowering::Matmul,
      ContractionLowering::OuterProduct, ContractionLowering::ParallelArith};
  populateVectorContractLoweringPatterns(
      patterns, lowerings[size_t(op.getLoweringStrategy())]);
}

static void populateTranspose(ApplyLowerTransposePatternsOp op,
                              RewritePatternSet &patterns) {
  static constexpr TransposeLowering lowerings[] = {
      TransposeLowering::EltWise, TransposeLowering::Flat,
      TransposeLowering::Shuffle1D, TransposeLowering::Shuffle16x16};
  populateVectorTransposeLoweringPatterns(
      patterns, lowerings[size_t(op.getLoweringStrategy())]);
}

static void populateMultiReduction(ApplyLowerMultiReductionPatternsOp op,
                                   RewritePatternSet &patterns) {
  populateVectorMultiReductionLoweringPatterns(
      patterns, size_t(op.getLoweringStrategy()) == 1);
}

static void
populateTransferSplitting(ApplySplitTransferFullPartialPatternsOp op,
                          RewritePatternSet &patterns) {
  static constexpr TransferSplitting splittings[] = {
      TransferSplitting::None, TransferSplitting::Transfer,
      TransferSplitting::Copy, TransferSplitting::ForceInBounds};
  populateVectorTransferFullPartialPatterns(
      patterns, splittings[size_t(op.getSplitTransferStrategy())]);
}

static void populateTransferLoops(ApplyTransferToScfPatternsOp op,
                                  RewritePatternSet &patterns) {
  // More dimensions than any vector has.
  static constexpr int64_t maxVectorRank = 1 << 16;
  VectorToSCFOptions options;
  options.fullUnroll = op.getFullUnroll();
  options.targetRank =
      unsigned(std::clamp<int64_t>(op.getMaxTransferRank(), 0, maxVectorRank));
  populateVectorToSCFConversionPatterns(patterns, options);
}

static constexpr DescriptorFn descriptors[] = {
    addFor<ApplyTilingCanonicalizationPatternsOp,
           populateTilingCanonicalization>,
    addFor<ApplyFoldUnitExtentDimsViaReshapesPatternsOp,
           populateUnitDimsByReshapes>,
    addFor<ApplyFoldUnitExtentDimsViaSlicesPatternsOp,
           populateUnitDimsBySlices>,
    addFor<ApplyEraseUnnecessaryInputsPatternsOp,
           linalg::populateEraseUnnecessaryInputsPatterns>,
    addFor<ApplyAllocToAllocaOp, populateAllocToAlloca>,
    addFor<ApplyFoldMemrefAliasOpsPatternsOp,
           populateFoldMemRefAliasOpPatterns>,
    addFor<ApplyExpandStridedMetadataPatternsOp,
           populateExpandStridedMetadataPatterns>,
    addFor<ApplyResolveRankedShapedTypeResultDimsPatternsOp,
           populateResolveShapedTypeResultDimsPatterns>,
    addFor<ApplyForLoopCanonicalizationPatternsOp,
           scf::populateForLoopCanonicalizationPatterns>,
    addFor<ApplyDecomposeTensorConcatPatternsOp,
           tensor::populateDecomposeTensorConcatPatterns>,
    addFor<ApplyFoldTensorEmptyPatternsOp,
           tensor::populateFoldTensorEmptyPatterns>,
    addFor<ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp,
           tensor::populateFoldTensorSubsetIntoVectorTransferPatterns>,
    addFor<ApplyFoldTensorSubsetOpsPatternsOp,
           tensor::populateFoldTensorSubsetOpPatterns>,
    addFor<ApplyLowerBroadcastPatternsOp,
           populateVectorBroadcastLoweringPatterns>,
    addFor<ApplyLowerContractionPatternsOp, populateContraction>,
    addFor<ApplyLowerMaskedTransfersPatternsOp,
           populateVectorMaskLoweringPatternsForSideEffectingOps>,
    addFor<ApplyLowerCreateMaskPatternsOp,
           populateVectorMaskOpLoweringPatterns>,
    addFor<ApplyLowerMasksPatternsOp, populateVectorMaskOpLoweringPatterns>,
    addFor<ApplyLowerMultiReductionPatternsOp, populateMultiReduction>,
    addFor<ApplyLowerOuterProductPatternsOp,
           populateVectorOuterProductLoweringPatterns>,
    addFor<ApplyLowerShapeCastPatternsOp,
           populateVectorShapeCastLoweringPatterns>,
    addFor<ApplyLowerTransposePatternsOp, populateTranspose>,
    addFor<ApplySplitTransferFullPartialPatternsOp, populateTransferSplitting>,
    addFor<ApplyVectorReductionToContractPatternsOp,
           populateVectorReductionToContractPatterns>,
    addFor<ApplyFoldArithExtensionPatternsOp,
           populateFoldArithExtensionPatterns>,
    addFor<ApplySinkVectorPatternsOp, populateSinkVectorOpsPatterns>,
    addFor<ApplyTransferPermutationPatternsOp,
           populateTransferPermutationPatterns>,
    addFor<ApplyTransferToScfPatternsOp, populateTransferLoops>,
};

bool strata::addDescribedPatterns(Operation *descriptor,
                                  RewritePatternSet &patterns) {
  if (auto transfers = dyn_cast<ApplyLowerTransferPatternsOp>(descriptor)) {
    populateVectorTransferLoweringPatterns(patterns);
    return transfers.getMaxTransferRank() == 1;
  }
  for (DescriptorFn add : descriptors)
    if (add(descriptor, patterns))
      return true;
  return false;
}
