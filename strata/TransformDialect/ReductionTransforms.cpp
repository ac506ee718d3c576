// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations that tile reductions of the payload.
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Structured/Tiling/ReductionTiling.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace ::dialects::transform;

/// The dimensions that `attr` names; false if one is negative.
static bool getDims(Attribute attr, SmallVectorImpl<unsigned> &dims) {
  for (int64_t dim : extractFromIntegerArrayAttr(attr)) {
    if (dim < 0 || dim > UINT_MAX)
      return false;
    dims.push_back(unsigned(dim));
  }
  return true;
}

/// The failure of `op` if it has another number of results than it produces for a target.
static DiagnosedSilenceableFailure
emitWrongNumber(Operation *op, Location target, size_t produced) {
  SilenceableError error(op);
  error << "application of " << op->getName().getStringRef()
        << " expected to produce " << op->getNumResults()
        << " results (actually produced " << uint64_t(produced) << ").";
  error.attachNote(target) << "when applied to this op";
  error.attachNote(op->getLoc())
      << "if you need variadic results, consider a generic `apply` instead of "
         "the specialized `applyToOne`.";
  return error;
}

/// Tiles all targets of `op`.
static DiagnosedSilenceableFailure tileAll(Operation *op, Value target,
                                           Attribute reductionDims,
                                           const SCFTilingOptions &given,
                                           TransformState &state,
                                           TransformResults &results) {
  SmallVector<Operation *, 4> targets(state.getPayloadOps(target));
  SmallVector<SmallVector<Operation *>, 4> lists(4);
  for (Operation *payload : targets) {
    auto checked = checkTarget(op, payload, state);
    if (!checked.succeeded())
      return checked;
    auto structured = dyn_cast<linalg::LinalgOp>(payload);
    if (!structured || !TilingInterface::get(payload))
      return emitDefiniteFailure(
          payload, "Operation should implement PartialReductionOpInterface");
    Location payloadLoc = payload->getLoc();
    SCFTilingOptions options = given;
    IRRewriter rewriter(op->getContext());
    bool isValid = getDims(reductionDims, options.reductionDims);
    FailureOr<PartialReduction> reduction = failure();
    if (isValid)
      reduction = tileReductionUsingSCF(rewriter, structured, options);
    if (failed(reduction))
      return SilenceableError(op) << "failed to tile using partial reduction";
    lists[0].push_back(reduction->fill);
    lists[1].push_back(reduction->tiled);
    lists[2].push_back(reduction->combining);
    lists[3].push_back(reduction->loops.front().getOperation());
    if (op->getNumResults() != lists.size())
      return emitWrongNumber(op, payloadLoc, lists.size());
  }
  for (auto [i, list] : llvm::enumerate(lists))
    results.set(unsigned(i), list);
  return DiagnosedSilenceableFailure::success();
}

static SmallVector<OpFoldResult> getSizes(Operation *op,
                                          ArrayRef<int64_t> numbers) {
  return getAsIndexOpFoldResult(op->getContext(), numbers);
}

static DiagnosedSilenceableFailure
applyTileReductionUsingFor(TileReductionUsingForOp op, TransformState &state,
                           TransformResults &results) {
  SCFTilingOptions options;
  SmallVector<OpFoldResult> sizes =
      getSizes(op, extractFromIntegerArrayAttr(op.getTileSizesAttr()));
  options.getTileSizes = [&](OpBuilder &) { return sizes; };
  return tileAll(op, op.getTarget(), op.getReductionDimsAttr(), options, state,
                 results);
}

static DiagnosedSilenceableFailure
applyTileReductionUsingForall(TileReductionUsingForallOp op,
                              TransformState &state,
                              TransformResults &results) {
  SCFTilingOptions options;
  SmallVector<OpFoldResult> sizes = getSizes(op, op.getTileSizes());
  options.loopType = SCFTilingOptions::LoopType::ForallOp;
  options.numThreads = getSizes(op, op.getNumThreads());
  options.getTileSizes = [&](OpBuilder &) { return sizes; };
  options.mapping = op.getMappingAttr();
  return tileAll(op, op.getTarget(), op.getReductionDimsAttr(), options, state,
                 results);
}

void strata::addReductionTransforms(TransformTable &table) {
  addTransform<applyTileReductionUsingFor>(table);
  addTransform<applyTileReductionUsingForall>(table);
}
