// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/FoldMemRefAliasOps/FoldMemRefAliasOps.h"

#include "strata/Conversion/FoldMemRefAliasOps/ViewIndices.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Affine/DimsAndSymbols.h"
#include "strata/Dialects/GPU/GPUOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/Shapes/Slice.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Accesses -----------------------------------------------------------===//

/// Replaces the memref and the indices of an access. Attributes that only describe the access to
/// the view are removed.
template <typename Op>
static void setAccess(RewriterBase &rewriter, Op op,
                      const ResolvedAccess &access) {
  rewriter.modifyOpInPlace(op, [&] {
    if constexpr (std::is_same_v<Op, gpu::SubgroupMmaLoadMatrixOp>)
      op.setSrcMemref(access.memref);
    else if constexpr (std::is_same_v<Op, gpu::SubgroupMmaStoreMatrixOp>)
      op.setDstMemref(access.memref);
    else if constexpr (requires { op.setMemref(access.memref); })
      op.setMemref(access.memref);
    else
      op.setBase(access.memref);
    op.setIndices(access.indices);
    op->setDiscardableAttrs(DictionaryAttr());
    if constexpr (requires { op.setAlignmentAttr({}); })
      op.setAlignmentAttr({});
  });
}

/// The memref that is accessed.
template <typename Op> static Value getAccessedMemRef(Op op) {
  if constexpr (std::is_same_v<Op, gpu::SubgroupMmaLoadMatrixOp>)
    return op.getSrcMemref();
  else if constexpr (std::is_same_v<Op, gpu::SubgroupMmaStoreMatrixOp>)
    return op.getDstMemref();
  else if constexpr (requires { op.getMemref(); })
    return op.getMemref();
  else
    return op.getBase();
}

static unsigned getVectorRank(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  return vector ? unsigned(vector.getRank()) : 0;
}

/// The number of dimensions from the first one that has several elements.
static unsigned getNumExtendedDims(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector)
    return 0;
  auto rank = unsigned(vector.getRank());
  if (vector.isScalable())
    return rank;
  for (int64_t size : vector.getShape()) {
    if (size != 1)
      return rank;
    --rank;
  }
  return 0;
}

/// The number of dimensions of the memref along which an access extends.
static unsigned getNumVectorDims(vector::LoadOp op) {
  return getNumExtendedDims(op->getResult(0).getType());
}
static unsigned getNumVectorDims(vector::StoreOp op) {
  return getNumExtendedDims(op.getValueToStore().getType());
}
static unsigned getNumVectorDims(vector::MaskedLoadOp op) {
  return getNumExtendedDims(op->getResult(0).getType());
}
static unsigned getNumVectorDims(vector::MaskedStoreOp op) {
  return getNumExtendedDims(op.getValueToStore().getType());
}
template <typename Op> static unsigned getNumVectorDims(Op) { return 0; }

namespace {
/// Folds the view `View` into the access `Op`. Only accesses to one element have indices that are
/// less than the sizes.
template <typename Op, typename View>
struct FoldView final : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    auto view = getAccessedMemRef(op).template getDefiningOp<View>();
    unsigned numVectorDims = getNumVectorDims(op);
    if (!view || !canResolve(view, numVectorDims))
      return rewriter.notifyMatchFailure(op, "no view that can be folded");
    // mlir-opt keeps the attribute for views of other shapes only.
    if constexpr (std::is_same_v<View, memref::SubViewOp> &&
                  (std::is_same_v<Op, vector::LoadOp> ||
                   std::is_same_v<Op, vector::StoreOp>))
      rewriter.modifyOpInPlace(op, [&] { op.setNontemporalAttr({}); });
    bool isScalar = std::is_same_v<Op, memref::LoadOp> ||
                    std::is_same_v<Op, memref::StoreOp>;
    setAccess(
        rewriter, op,
        resolveView(rewriter, op->getLoc(), view, op.getIndices(), isScalar));
    return success();
  }
};
} // namespace

//===-- Transfers ----------------------------------------------------------===//

/// Places operations before `op`, or before the vector.mask that contains it.
static void insertBefore(OpBuilder &builder, Operation *op) {
  bool isMasked = isa_and_nonnull<vector::MaskOp>(op->getParentOp());
  builder.setInsertionPoint(isMasked ? op->getParentOp() : op);
}

/// Whether no element is outside of the memref.
template <typename Op> static bool isInBounds(Op op) {
  ArrayAttr inBounds = op.getInBoundsAttr();
  return inBounds && llvm::all_of(inBounds, [](Attribute attr) {
           auto flag = dyn_cast<BoolAttr>(attr);
           return flag && flag.getValue();
         });
}

namespace {
/// Folds a memref.subview of strides 1 into a transfer within its bounds.
template <typename Op>
struct FoldSubViewIntoTransfer final : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    auto view = op.getBase().template getDefiningOp<memref::SubViewOp>();
    if (!view || !hasUnitStrides(view) || !isInBounds(op) ||
        !canResolve(view, 0))
      return rewriter.notifyMatchFailure(op, "no view that can be folded");
    llvm::SmallBitVector dropped = *getDroppedSourceDims(view);
    OpBuilder::InsertionGuard guard(rewriter);
    insertBefore(rewriter, op);
    ResolvedAccess access = resolveView(rewriter, op->getLoc(), view,
                                        op.getIndices(), /*isDisjoint=*/false);
    AffineMap map = expandDimsToRank(op.getPermutationMap(),
                                     int64_t(dropped.size()), dropped);
    setAccess(rewriter, op, access);
    rewriter.modifyOpInPlace(op, [&] { op.setPermutationMap(map); });
    return success();
  }
};

/// Folds a memref.expand_shape into a read along its last dimensions.
struct FoldExpandShapeIntoRead final
    : OpRewritePattern<vector::TransferReadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(vector::TransferReadOp op,
                                PatternRewriter &rewriter) const override {
    auto view = op.getBase().getDefiningOp<memref::ExpandShapeOp>();
    unsigned rank = getVectorRank(op->getResult(0).getType());
    if (!view || !op.getPermutationMap().isMinorIdentity() ||
        !canResolve(view, rank) || !readsSameElements(op, view, rank))
      return rewriter.notifyMatchFailure(op, "no view that can be folded");
    auto type = cast<MemRefType>(view.getSrc().getType());
    OpBuilder::InsertionGuard guard(rewriter);
    insertBefore(rewriter, op);
    setAccess(rewriter, op,
              resolveView(rewriter, op->getLoc(), view, op.getIndices(),
                          /*isDisjoint=*/false));
    AffineMap map = AffineMap::getMinorIdentityMap(unsigned(type.getRank()),
                                                   rank, op.getContext());
    rewriter.modifyOpInPlace(op, [&] { op.setPermutationMap(map); });
    return success();
  }

private:
  /// Whether elements outside of the view are outside of the source too.
  static bool readsSameElements(vector::TransferReadOp op,
                                memref::ExpandShapeOp view, unsigned rank) {
    if (isInBounds(op))
      return true;
    auto groups = view.getReassociationIndices();
    return llvm::all_of(ArrayRef(groups).take_back(rank),
                        [](const auto &group) { return group.size() == 1; });
  }
};
} // namespace

//===-- Views of views -----------------------------------------------------===//

/// The part `outer` of the part of a memref that `inner` is, both with strides 1.
static Slice composeSlices(OpBuilder &builder, Location loc, const Slice &inner,
                           const llvm::SmallBitVector &dropped,
                           const Slice &outer) {
  AffineExpr first, second;
  bindSymbols(builder.getContext(), first, second);
  Slice slice;
  size_t next = 0;
  for (size_t dim = 0; dim < inner.offsets.size(); ++dim) {
    slice.strides.push_back(OpFoldResult(builder.getIndexAttr(1)));
    if (dropped.test(unsigned(dim))) {
      slice.offsets.push_back(inner.offsets[dim]);
      slice.sizes.push_back(inner.sizes[dim]);
      continue;
    }
    slice.offsets.push_back(affine::makeComposedFoldedAffineApply(
        builder, loc, first + second,
        {inner.offsets[dim], outer.offsets[next]}));
    slice.sizes.push_back(outer.sizes[next++]);
  }
  return slice;
}

/// Folds a part of a part of a memref to one part.
static LogicalResult foldSubViewOfSubView(memref::SubViewOp op,
                                          PatternRewriter &rewriter) {
  auto inner = op.getSource().getDefiningOp<memref::SubViewOp>();
  if (!inner || !hasUnitStrides(op) || !hasUnitStrides(inner) ||
      !canResolve(op, 0) || !canResolve(inner, 0))
    return rewriter.notifyMatchFailure(op, "no subview of strides 1");
  llvm::SmallBitVector dropped = *getDroppedSourceDims(inner);
  llvm::SmallBitVector droppedOuter = *getDroppedSourceDims(op);
  Slice slice = composeSlices(rewriter, op->getLoc(), getSlice(inner), dropped,
                              getSlice(op));
  unsigned next = 0;
  llvm::SmallBitVector droppedAll(dropped);
  for (unsigned dim = 0; dim < dropped.size(); ++dim)
    if (!dropped.test(dim) && droppedOuter.test(next++))
      droppedAll.set(dim);
  auto source = cast<MemRefType>(inner.getSource().getType());
  MemRefType type =
      detail::dropDims(detail::getPartType(source, slice), droppedAll);
  Value view =
      memref::SubViewOp::create(rewriter, op->getLoc(), type, inner.getSource(),
                                slice.offsets, slice.sizes, slice.strides);
  if (type != op->getResult(0).getType())
    view = memref::CastOp::create(rewriter, op->getLoc(),
                                  op->getResult(0).getType(), view);
  rewriter.replaceOp(op, view);
  return success();
}

//===-- Affine accesses ----------------------------------------------------===//

/// Whether results of affine.apply of the operands of the view may be indices.
static bool hasAffineOperands(Operation *op, Operation *view) {
  if (auto collapse = dyn_cast<memref::CollapseShapeOp>(view))
    return collapse.getSrc().getType().hasStaticShape();
  return llvm::all_of(view->getOperands().drop_front(), [&](Value operand) {
    return isValidAffineSymbol(op, operand) || isValidAffineDim(op, operand);
  });
}

/// Whether no stride multiplies an index, which affine maps cannot express, or all are symbols.
static bool hasAffineStrides(Operation *op, Operation *view) {
  auto subview = dyn_cast<memref::SubViewOp>(view);
  return !subview || llvm::all_of(subview.getStrides(), [&](Value stride) {
    return isValidAffineSymbol(op, stride);
  });
}

namespace {
template <typename Op> struct FoldViewIntoAffine final : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Operation *view = op.getMemref().getDefiningOp();
    if (!view || !canResolve(view, 0) || !hasAffineOperands(op, view) ||
        !hasAffineStrides(op, view))
      return rewriter.notifyMatchFailure(op, "no view that can be folded");
    SmallVector<OpFoldResult> operands =
        llvm::to_vector_of<OpFoldResult>(op.getIndices());
    SmallVector<Value> indices;
    for (OpFoldResult index : affine::makeComposedFoldedMultiResultAffineApply(
             rewriter, op->getLoc(), op.getMap(), operands))
      indices.push_back(
          getValueOrCreateConstantIndexOp(rewriter, op->getLoc(), index));
    ResolvedAccess access = resolveView(rewriter, op->getLoc(), view, indices,
                                        /*isDisjoint=*/true);
    setAccess(rewriter, op, access);
    rewriter.modifyOpInPlace(op, [&] {
      op.setMap(AffineMap::getMultiDimIdentityMap(
          unsigned(access.indices.size()), op.getContext()));
    });
    return success();
  }
};
} // namespace

//===-- Passes -------------------------------------------------------------===//

template <typename... Ops>
static void addViewPatterns(RewritePatternSet &patterns) {
  Context *ctx = patterns.getContext();
  (patterns.add<FoldView<Ops, memref::SubViewOp>>(ctx), ...);
}
template <typename... Ops>
static void addReshapePatterns(RewritePatternSet &patterns) {
  Context *ctx = patterns.getContext();
  (patterns.add<FoldView<Ops, memref::ExpandShapeOp>>(ctx), ...);
  (patterns.add<FoldView<Ops, memref::CollapseShapeOp>>(ctx), ...);
}

void strata::populateFoldMemRefAliasOpPatterns(RewritePatternSet &patterns) {
  addViewPatterns<memref::LoadOp, memref::StoreOp, vector::LoadOp,
                  vector::StoreOp, vector::MaskedLoadOp, vector::MaskedStoreOp,
                  gpu::SubgroupMmaLoadMatrixOp, gpu::SubgroupMmaStoreMatrixOp>(
      patterns);
  addReshapePatterns<memref::LoadOp, memref::StoreOp, vector::LoadOp,
                     vector::StoreOp, vector::MaskedLoadOp,
                     vector::MaskedStoreOp>(patterns);
  Context *ctx = patterns.getContext();
  patterns.add<FoldSubViewIntoTransfer<vector::TransferReadOp>,
               FoldSubViewIntoTransfer<vector::TransferWriteOp>,
               FoldExpandShapeIntoRead>(ctx);
  patterns.add<memref::SubViewOp>(foldSubViewOfSubView);
}

void strata::populateAffineFoldMemRefAliasOpPatterns(
    RewritePatternSet &patterns) {
  Context *ctx = patterns.getContext();
  patterns.add<FoldViewIntoAffine<affine::AffineLoadOp>,
               FoldViewIntoAffine<affine::AffineStoreOp>>(ctx);
}

static constexpr PassInfo foldInfo = {
    .argument = "fold-memref-alias-ops",
    .name = "FoldMemRefAliasOpsPass",
    .summary = "Make loads and stores access the sources of views of memrefs",
    .dependentDialects = {"affine", "arith", "memref", "vector"},
    .create = makePatternPass<populateFoldMemRefAliasOpPatterns,
                              NonConvergence::IsAccepted>,
};

static constexpr PassInfo affineFoldInfo = {
    .argument = "affine-fold-memref-alias-ops",
    .name = "AffineFoldMemRefAliasOps",
    .summary = "Make affine loads and stores access the sources of views of "
               "memrefs",
    .dependentDialects = {"affine", "arith", "memref"},
    .create = makePatternPass<populateAffineFoldMemRefAliasOpPatterns,
                              NonConvergence::IsAccepted>,
};

void strata::registerFoldMemRefAliasOpsPasses(PassRegistry &registry) {
  registry.add(foldInfo);
  registry.add(affineFoldInfo);
}
