// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads and stores of vectors: under masks with all places or none set, and of elements
// that are consecutive.
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/MemRef/MemRefFolds.h"
#include "strata/Dialects/Vector/MaskedOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

/// Whether consecutive elements of the last dimension of the memref `base` are next to
/// each other.
static bool hasUnitStride(Value base) {
  auto type = dyn_cast<MemRefType>(base.getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  return type && succeeded(type.getStridesAndOffset(strides, offset)) &&
         (strides.empty() || strides.back() == 1);
}

/// Whether a vector of `type` can be loaded from or stored to `base` as a whole.
static bool isContiguous(Value base, Type type) {
  auto memory = dyn_cast<MemRefType>(base.getType());
  auto vector = dyn_cast<VectorType>(type);
  return memory && vector && memory.getRank() >= vector.getRank() &&
         hasUnitStride(base);
}

//===-- Masks with all places or none set ----------------------------------===//

/// Folds an operation that reads consecutive elements and passes others
/// through.
template <typename Op>
static LogicalResult simplifyLoad(Op op, PatternRewriter &rewriter) {
  MaskFormat format = getMaskFormat(op.getMask());
  if (format == MaskFormat::AllFalse) {
    rewriter.replaceOp(op, Value(op.getPassThru()));
    return success();
  }
  if (format == MaskFormat::Unknown ||
      !isContiguous(op.getBase(), op.getType()))
    return failure();
  rewriter.replaceOpWithNewOp<vector::LoadOp>(op, op.getType(), op.getBase(),
                                              op.getIndices());
  return success();
}

template <typename Op>
static LogicalResult simplifyStore(Op op, PatternRewriter &rewriter) {
  MaskFormat format = getMaskFormat(op.getMask());
  if (format == MaskFormat::AllFalse) {
    rewriter.eraseOp(op);
    return success();
  }
  Value value = op.getValueToStore();
  if (format == MaskFormat::Unknown ||
      !isContiguous(op.getBase(), value.getType()))
    return failure();
  rewriter.replaceOpWithNewOp<vector::StoreOp>(op, value, op.getBase(),
                                               op.getIndices());
  return success();
}

static LogicalResult eraseEmptyGather(vector::GatherOp op,
                                      PatternRewriter &rewriter) {
  if (getMaskFormat(op.getMask()) != MaskFormat::AllFalse)
    return failure();
  rewriter.replaceOp(op, Value(op.getPassThru()));
  return success();
}

/// A scatter to a tensor has the new tensor as its result.
static LogicalResult eraseEmptyScatter(vector::ScatterOp op,
                                       PatternRewriter &rewriter) {
  if (getMaskFormat(op.getMask()) != MaskFormat::AllFalse)
    return failure();
  if (op->getNumResults())
    rewriter.replaceOp(op, op.getBase());
  else
    rewriter.eraseOp(op);
  return success();
}

//===-- Consecutive elements -----------------------------------------------===//

/// Whether the elements of `indices` are 0, 1, 2, ... in one dimension.
static bool areConsecutive(Value indices) {
  auto type = dyn_cast<VectorType>(indices.getType());
  if (!type || type.getRank() != 1 || type.isScalable())
    return false;
  if (indices.getDefiningOp<vector::StepOp>())
    return true;
  DenseIntElementsAttr elements;
  if (!matchPattern(indices, m_Constant(&elements)))
    return false;
  return llvm::all_of(llvm::enumerate(elements.getValues<APInt>()),
                      [](auto pair) { return pair.value() == pair.index(); });
}

/// Whether a gather or scatter of `base` with `indices` accesses memory from the first
/// element on, one after the other.
static bool accessesConsecutive(Operation *op, Value base, Value indices) {
  return isa<MemRefType>(base.getType()) && hasUnitStride(base) &&
         !getMaskingOp(op) && areConsecutive(indices);
}

static LogicalResult loadConsecutive(vector::GatherOp op,
                                     PatternRewriter &rewriter) {
  if (!accessesConsecutive(op, op.getBase(), op.getIndices()))
    return failure();
  rewriter.replaceOpWithNewOp<vector::MaskedLoadOp>(
      op, op.getType(), op.getBase(), op.getOffsets(), op.getMask(),
      op.getPassThru());
  return success();
}

static LogicalResult storeConsecutive(vector::ScatterOp op,
                                      PatternRewriter &rewriter) {
  if (op->getNumResults() ||
      !accessesConsecutive(op, op.getBase(), op.getIndices()))
    return failure();
  rewriter.replaceOpWithNewOp<vector::MaskedStoreOp>(
      op, op.getBase(), op.getOffsets(), op.getMask(), op.getValueToStore());
  return success();
}

//===-- Registration -------------------------------------------------------===//

/// Accesses the source of a memref cast.
static LogicalResult foldCasts(Operation *op, ArrayRef<Attribute>,
                               SmallVectorImpl<OpFoldResult> &) {
  return foldMemRefCast(op);
}

void detail::registerMaskedAccessPatterns(Context &ctx) {
  using namespace vector;
  registerOpHooks<CompressStoreOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("CompressStoreFolder", simplifyStore<CompressStoreOp>);
      }});
  registerOpHooks<ExpandLoadOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("ExpandLoadFolder", simplifyLoad<ExpandLoadOp>);
      }});
  registerOpHooks<GatherOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("GatherFolder", eraseEmptyGather);
    set.add("FoldContiguousGather", loadConsecutive);
  }});
  registerOpHooks<LoadOp>(&ctx, {.fold = foldCasts});
  registerOpHooks<MaskedLoadOp>(
      &ctx, {.fold = foldCasts, .canonicalize = [](RewritePatternSet &set) {
               set.add("MaskedLoadFolder", simplifyLoad<MaskedLoadOp>);
             }});
  registerOpHooks<MaskedStoreOp>(
      &ctx, {.fold = foldCasts, .canonicalize = [](RewritePatternSet &set) {
               set.add("MaskedStoreFolder", simplifyStore<MaskedStoreOp>);
             }});
  registerOpHooks<ScatterOp>(&ctx, {.canonicalize = [](RewritePatternSet &set) {
    set.add("ScatterFolder", eraseEmptyScatter);
    set.add("FoldContiguousScatter", storeConsecutive);
  }});
  registerOpHooks<StoreOp>(&ctx, {.fold = foldCasts});
}
