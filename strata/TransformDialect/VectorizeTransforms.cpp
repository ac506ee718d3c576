// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that vectorize payload.
#include "strata/Conversion/VectorLowering/VectorLowering.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"
#include "strata/Structured/GenericOpParts.h"
#include "strata/Structured/TensorSubsets.h"
#include "strata/Structured/Vectorization/HoistTransfers.h"
#include "strata/Structured/Vectorization/Vectorization.h"
#include "strata/TransformDialect/MixedSizesDetail.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::dialects::transform;

//===-- transform.structured.vectorize -------------------------------------===//

static DiagnosedSilenceableFailure
getVectorizationOptions(VectorizeOp op, const TransformState &state,
                        linalg::VectorizationOptions &options) {
  MixedSizes mixed{op.getStaticVectorSizes().value_or(ArrayRef<int64_t>()),
                   SmallVector<Value>(op.getVectorSizes())};
  SmallVector<OpFoldResult> sizes;
  auto result = mixed.getForAll(op, Value(), state, sizes);
  if (!result.succeeded())
    return result;
  for (OpFoldResult size : sizes)
    options.sizes.push_back(getConstantIntValue(size).value_or(0));
  if (auto scalable = op.getScalableSizes();
      scalable && llvm::is_contained(*scalable, true))
    options.scalable.assign(scalable->begin(), scalable->end());
  options.vectorizesExtract = op.getVectorizeNdExtract();
  options.assumesDynamicDimsMatch = op.getAssumeDynamicDimsMatchVecSizes();
  options.createsContraction = op.getCreateNamedContraction();
  return DiagnosedSilenceableFailure::success();
}

static DiagnosedSilenceableFailure
applyVectorize(VectorizeOp op, TransformState &state, TransformResults &) {
  linalg::VectorizationOptions options;
  auto checked = getVectorizationOptions(op, state, options);
  if (!checked.succeeded())
    return checked;
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  IRRewriter rewriter(op->getContext());
  for (Operation *target : targets) {
    if (!linalg::hasVectorizationImpl(target))
      return SilenceableError(target) << "Unsupported Op, cannot vectorize";
    if (failed(linalg::vectorize(rewriter, target, options)))
      return SilenceableError(target) << "Attempted to vectorize, but failed";
  }
  return DiagnosedSilenceableFailure::success();
}

//===-- transform.structured.vectorize_children_and_apply_patterns ---------===//

static void
populateVectorizationOfChildren(VectorizeChildrenAndApplyPatternsOp op,
                                RewritePatternSet &patterns) {
  linalg::VectorizationOptions options;
  options.vectorizesExtract = op.getVectorizeNdExtract();
  linalg::populateVectorizationPatterns(patterns, options);
  if (!op.getDisableTransferPermutationMapLoweringPatterns())
    populateTransferPermutationPatterns(patterns);
  if (!op.getDisableMultiReductionToContractPatterns())
    populateVectorReductionToContractPatterns(patterns);
  populateSinkVectorOpsPatterns(patterns);
  linalg::detail::addCanonicalizationsOf<vector::TransferReadOp>(patterns);
  linalg::detail::addCanonicalizationsOf<vector::TransferWriteOp>(patterns);
  tensor::populateFoldTensorSubsetIntoVectorTransferPatterns(patterns);
  linalg::populateCopyVectorizationPatterns(patterns);
  if (op.getFoldTypeExtensionsIntoContract())
    populateFoldArithExtensionPatterns(patterns);
  linalg::populateInsertSliceVectorizationPatterns(patterns);
  populateVectorStepLoweringPatterns(patterns);
}

static DiagnosedSilenceableFailure
applyVectorizeChildren(VectorizeChildrenAndApplyPatternsOp op,
                       TransformState &state, TransformResults &results) {
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  RewritePatternSet set(op->getContext());
  populateVectorizationOfChildren(op, set);
  FrozenRewritePatternSet patterns(std::move(set));
  for (Operation *target : targets) {
    if (!target->getDefinition().hasTrait(OpTrait::IsolatedFromAbove))
      return emitDefiniteFailure(op, "requires isolated-from-above targets",
                                 target->getLoc(), "non-isolated target");
    auto checked = checkTarget(op, target, state);
    if (!checked.succeeded())
      return checked;
    if (failed(applyPatternsGreedily(target, patterns)))
      return emitDefiniteFailure(target, "failed to apply");
  }
  results.set(0, targets);
  return DiagnosedSilenceableFailure::success();
}

//===-- transform.structured.hoist_redundant_vector_transfers --------------===//

static DiagnosedSilenceableFailure
applyHoistTransfers(HoistRedundantVectorTransfersOp op, TransformState &state,
                    TransformResults &results) {
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  IRRewriter rewriter(op->getContext());
  for (Operation *target : targets) {
    auto checked = checkTarget(op, target, state);
    if (!checked.succeeded())
      return checked;
    if (!isa<FunctionOpInterface>(target))
      return emitWrongKind(op, target);
    linalg::hoistRedundantVectorTransfers(rewriter, target,
                                          op.getVerifyNonZeroTrip());
  }
  results.set(0, targets);
  return DiagnosedSilenceableFailure::success();
}

void strata::addVectorizeTransforms(TransformTable &table) {
  addTransform<applyHoistTransfers>(table);
  addTransform<applyVectorizeChildren>(table);
  addTransform<applyVectorize>(table);
}
