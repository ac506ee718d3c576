// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns that express operations of vector by simpler ones: of vectors with fewer
// dimensions, on parts of vectors, and of arith. The passes to llvm run them first.
#ifndef STRATA_CONVERSION_VECTORLOWERING_VECTORLOWERING_H
#define STRATA_CONVERSION_VECTORLOWERING_VECTORLOWERING_H

#include <cstdint>

namespace strata {

class Operation;
class PassRegistry;
class RewritePatternSet;

/// How vector.contract is lowered, where its form allows it.
enum class ContractionLowering : uint8_t {
  Dot,
  Matmul,
  OuterProduct,
  ParallelArith
};
/// How vector.transpose of a matrix is lowered.
enum class TransposeLowering : uint8_t {
  EltWise,
  Flat,
  Shuffle1D,
  Shuffle16x16
};

/// How transfers that may be out of bounds become transfers within bounds: by transfers of a
/// buffer, by copies of memory, or because they are taken to be within bounds.
enum class TransferSplitting : uint8_t { None, Transfer, Copy, ForceInBounds };

struct VectorLoweringOptions {
  /// Whether numbers of elements are computed with 32 bits, and not with those of `index`.
  bool force32BitIndices = true;
  ContractionLowering contraction = ContractionLowering::Dot;
  TransposeLowering transpose = TransposeLowering::EltWise;
  /// Whether contractions are lowered that combine products otherwise than by addition, or
  /// have operands of narrower types than the result.
  bool allContractions = false;
};

/// The operation around `op` that frees memory on the stack; null without. It is no sequential loop,
/// because memory may be freed only at the end of the function.
Operation *getAutomaticAllocationScope(Operation *op);

void populateVectorLoweringPatterns(RewritePatternSet &patterns,
                                    const VectorLoweringOptions &options = {});

/// Patterns of single steps of populateVectorLoweringPatterns.
void populateVectorContractLoweringPatterns(RewritePatternSet &patterns,
                                            ContractionLowering lowering);
void populateVectorTransposeLoweringPatterns(RewritePatternSet &patterns,
                                             TransposeLowering lowering);
void populateVectorBroadcastLoweringPatterns(RewritePatternSet &patterns);
void populateVectorOuterProductLoweringPatterns(RewritePatternSet &patterns);
void populateVectorShapeCastLoweringPatterns(RewritePatternSet &patterns);
/// vector.mask becomes the mask of the operation in it.
void populateVectorMaskLoweringPatternsForSideEffectingOps(
    RewritePatternSet &patterns);
/// vector.create_mask and vector.constant_mask as masks of one dimension.
void populateVectorMaskOpLoweringPatterns(RewritePatternSet &patterns);
/// Transfers of contiguous elements as vector.load and vector.store.
void populateVectorTransferLoweringPatterns(RewritePatternSet &patterns);
/// Patterns for vector.multi_reduction. The reduced dimensions become the inner ones, and are combined
/// by vector.reduction, if `isInnerReduction`; else the outer ones, by elementwise operations.
void populateVectorMultiReductionLoweringPatterns(RewritePatternSet &patterns,
                                                  bool isInnerReduction);

/// Patterns for transfers whose dimensions are in another order than those of the memory.
/// Adds patterns that separate transfers within bounds from others (SplitTransfers.cpp).
void populateVectorTransferFullPartialPatterns(RewritePatternSet &patterns,
                                               TransferSplitting splitting);

void populateTransferPermutationPatterns(RewritePatternSet &patterns);

/// Sums of products become vector.contract, whose operands are not broadcast and transposed before.
void populateVectorReductionToContractPatterns(RewritePatternSet &patterns);
/// Contractions extend their operands themselves.
void populateFoldArithExtensionPatterns(RewritePatternSet &patterns);
/// Elementwise operations move before broadcasts and transposes of all their operands.
void populateSinkVectorOpsPatterns(RewritePatternSet &patterns);
/// vector.step becomes a constant.
void populateVectorStepLoweringPatterns(RewritePatternSet &patterns);

/// Passes for single steps: `lower-vector-multi-reduction`,
/// `lower-vector-mask`, and `expand-vector-ops` for operations that mlir-opt
/// does not lower.
void registerVectorLoweringPasses(PassRegistry &registry);
void registerExpandVectorOpsPass(PassRegistry &registry);
void registerMultiReductionLoweringPass(PassRegistry &registry);
void registerVectorMaskLoweringPass(PassRegistry &registry);

} // namespace strata

#endif // STRATA_CONVERSION_VECTORLOWERING_VECTORLOWERING_H
