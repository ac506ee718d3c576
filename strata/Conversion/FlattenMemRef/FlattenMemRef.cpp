// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/FlattenMemRef/FlattenMemRef.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

//===-- Layouts ------------------------------------------------------------===//

namespace {
/// The strides and the offset that the type of a memref says.
struct Layout {
  MemRefType type;
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  bool hasStaticExtent() const {
    return type.hasStaticShape() &&
           !llvm::is_contained(strides, ShapedType::kDynamic);
  }
  bool isStatic() const {
    return hasStaticExtent() && !ShapedType::isDynamic(offset);
  }
};
/// Offset, sizes and strides as values.
struct Metadata {
  OpFoldResult offset;
  SmallVector<OpFoldResult> sizes, strides;
};
} // namespace

/// The layout of a memref of several dimensions; std::nullopt if it is a map, which
/// normalize-memrefs expresses by the shape, or if a stride is negative.
static std::optional<Layout> getLayout(Value memref) {
  Layout layout;
  layout.type = dyn_cast<MemRefType>(memref.getType());
  if (!layout.type || layout.type.getRank() < 2 ||
      isa_and_nonnull<AffineMapAttr>(layout.type.getLayout()) ||
      failed(layout.type.getStridesAndOffset(layout.strides, layout.offset)) ||
      llvm::any_of(layout.strides, [](int64_t stride) {
        return !ShapedType::isDynamic(stride) && stride < 0;
      }))
    return std::nullopt;
  return layout;
}

/// The number of elements from the first to the last one, for static sizes and strides, or the largest
/// product of a size and its stride if that is more; std::nullopt if it exceeds 64 bits.
static std::optional<int64_t> getStaticExtent(const Layout &layout) {
  int64_t largest = 0, last = 0;
  for (auto [size, stride] :
       llvm::zip(layout.type.getShape(), layout.strides)) {
    int64_t product = 0;
    if (llvm::MulOverflow(size, stride, product) ||
        llvm::AddOverflow(last, size ? product - stride : 0, last))
      return std::nullopt;
    largest = std::max(largest, product);
  }
  return last == INT64_MAX ? std::nullopt
                           : std::optional(std::max(largest, last + 1));
}

static Metadata getMetadata(OpBuilder &builder, Location loc, Value memref,
                            const Layout &layout) {
  Metadata metadata;
  memref::ExtractStridedMetadataOp op;
  if (!layout.isStatic())
    op = memref::ExtractStridedMetadataOp::create(builder, loc, memref);
  auto get = [&](int64_t number, auto getValue) {
    return ShapedType::isDynamic(number)
               ? OpFoldResult(Value(getValue()))
               : OpFoldResult(builder.getIndexAttr(number));
  };
  metadata.offset = get(layout.offset, [&] { return op.getOffset(); });
  for (size_t dim = 0; dim < layout.strides.size(); ++dim) {
    metadata.sizes.push_back(get(layout.type.getDimSize(unsigned(dim)),
                                 [&] { return op.getSizes()[dim]; }));
    metadata.strides.push_back(
        get(layout.strides[dim], [&] { return op.getStrides()[dim]; }));
  }
  return metadata;
}

/// The products of symbols 0 and 1, 2 and 3, and so on.
static SmallVector<AffineExpr> getProducts(Builder &builder, size_t number) {
  SmallVector<AffineExpr> products;
  for (unsigned i = 0; i < number; ++i)
    products.push_back(builder.getAffineSymbolExpr(2 * i) *
                       builder.getAffineSymbolExpr(2 * i + 1));
  return products;
}

static SmallVector<OpFoldResult> interleave(ArrayRef<OpFoldResult> first,
                                            ArrayRef<OpFoldResult> second) {
  SmallVector<OpFoldResult> pairs;
  for (auto [a, b] : llvm::zip(first, second)) {
    pairs.push_back(a);
    pairs.push_back(b);
  }
  return pairs;
}

/// The size of the view of one dimension.
static OpFoldResult computeExtent(OpBuilder &builder, Location loc,
                                  const Layout &layout,
                                  const Metadata &metadata) {
  if (layout.hasStaticExtent())
    return OpFoldResult(builder.getIndexAttr(*getStaticExtent(layout)));
  SmallVector<AffineExpr> products =
      getProducts(builder, layout.strides.size());
  SmallVector<OpFoldResult> operands =
      interleave(metadata.strides, metadata.sizes);
  auto numSymbols = unsigned(operands.size());
  if (!layout.type.getLayout())
    return affine::makeComposedFoldedAffineMax(
        builder, loc,
        AffineMap::get(0, numSymbols, products, builder.getContext()),
        operands);
  // Strides of any order: one more than the place of the last element.
  AffineExpr sum = builder.getAffineConstantExpr(1);
  for (auto [i, product] : llvm::enumerate(products))
    sum = sum + product - builder.getAffineSymbolExpr(unsigned(2 * i));
  return affine::makeComposedFoldedAffineApply(
      builder, loc, AffineMap::get(0, numSymbols, sum), operands);
}

/// The type of a view of one dimension.
static MemRefType getFlatType(const Layout &layout, OpFoldResult extent) {
  std::optional<int64_t> size = getConstantIntValue(extent);
  Context *ctx = layout.type.getContext();
  return MemRefType::get(size.value_or(ShapedType::kDynamic),
                         layout.type.getElementType(),
                         StridedLayoutAttr::get(ctx, layout.offset, {1}),
                         layout.type.getMemorySpace());
}

//===-- Accesses -----------------------------------------------------------===//

template <typename Op> static Value getAccessedMemRef(Op op) {
  if constexpr (requires { op.getMemref(); })
    return op.getMemref();
  else
    return op.getBase();
}

template <typename Op> static void setAccess(Op op, Value memref, Value index) {
  if constexpr (requires { op.setMemref(memref); })
    op.setMemref(memref);
  else
    op.setBase(memref);
  op.setIndices(index);
}

/// The vector that is read or written; null for accesses to one element.
template <typename Op> static VectorType getVector(Op op) {
  if constexpr (requires { op.getValueToStore(); })
    return dyn_cast<VectorType>(op.getValueToStore().getType());
  else
    return dyn_cast<VectorType>(op->getResultTypes().front());
}
static VectorType getVector(memref::LoadOp) { return {}; }
static VectorType getVector(memref::StoreOp) { return {}; }

template <typename Op>
constexpr bool isTransfer = std::is_same_v<Op, vector::TransferReadOp> ||
                            std::is_same_v<Op, vector::TransferWriteOp>;

/// Whether the elements of the access are neighbours, within the memref.
template <typename Op> static bool isContiguous(Op op, const Layout &layout) {
  VectorType vector = getVector(op);
  if (vector && (vector.getRank() != 1 || layout.strides.back() != 1))
    return false;
  if constexpr (isTransfer<Op>) {
    ArrayAttr inBounds = op.getInBoundsAttr();
    return vector && op.getPermutationMap().isMinorIdentity() && inBounds &&
           llvm::all_of(inBounds, [](Attribute attr) {
             auto flag = dyn_cast<BoolAttr>(attr);
             return flag && flag.getValue();
           });
  }
  return true;
}

namespace {
template <typename Op> struct FlattenAccess final : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    Value memref = getAccessedMemRef(op);
    std::optional<Layout> layout = getLayout(memref);
    if (!layout || !isContiguous(op, *layout) ||
        (layout->hasStaticExtent() && !getStaticExtent(*layout)) ||
        isa_and_nonnull<vector::MaskOp>(op->getParentOp()))
      return rewriter.notifyMatchFailure(op, "no strided memref");
    Location loc = op->getLoc();
    Metadata metadata = getMetadata(rewriter, loc, memref, *layout);
    AffineExpr sum = rewriter.getAffineConstantExpr(0);
    for (AffineExpr product : getProducts(rewriter, layout->strides.size()))
      sum = sum + product;
    SmallVector<OpFoldResult> indices =
        llvm::to_vector_of<OpFoldResult>(op.getIndices());
    SmallVector<OpFoldResult> operands = interleave(indices, metadata.strides);
    Value index = getValueOrCreateConstantIndexOp(
        rewriter, loc,
        affine::makeComposedFoldedAffineApply(
            rewriter, loc, AffineMap::get(0, unsigned(operands.size()), sum),
            operands));
    OpFoldResult extent = computeExtent(rewriter, loc, *layout, metadata);
    Value view = memref::ReinterpretCastOp::create(
        rewriter, loc, getFlatType(*layout, extent), memref, metadata.offset,
        extent, OpFoldResult(rewriter.getIndexAttr(1)));
    rewriter.modifyOpInPlace(op, [&] {
      setAccess(op, view, index);
      if constexpr (isTransfer<Op>) {
        op.setPermutationMap(
            AffineMap::getMultiDimIdentityMap(1, op.getContext()));
        op.setInBoundsAttr(rewriter.getBoolArrayAttr({false}));
      }
    });
    return success();
  }
};

/// An allocation of one dimension, and a view with the layout of the memref.
template <typename Op> struct FlattenAllocation final : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    std::optional<Layout> layout = getLayout(op.getResult());
    if (!layout || !layout->isStatic() || layout->offset != 0 ||
        !getStaticExtent(*layout) || op->getNumOperands() != 0)
      return rewriter.notifyMatchFailure(op, "no static layout");
    OpFoldResult extent(rewriter.getIndexAttr(*getStaticExtent(*layout)));
    Op alloc = Op::create(rewriter, op->getLoc(), getFlatType(*layout, extent),
                          op.getAlignmentAttr());
    Value view = memref::ReinterpretCastOp::create(
        rewriter, op->getLoc(), layout->type, alloc, 0, layout->type.getShape(),
        layout->strides);
    // Memory is freed by the memref that was allocated, not by a view of it.
    SmallVector<Operation *> frees;
    for (OpOperand &use : op.getResult().getUses())
      if (isa<memref::DeallocOp>(use.getOwner()))
        frees.push_back(use.getOwner());
    for (Operation *free : frees)
      rewriter.modifyOpInPlace(
          free, [&] { cast<memref::DeallocOp>(free).setMemref(alloc); });
    rewriter.replaceOp(op, view);
    return success();
  }
};
} // namespace

//===-- Pass ---------------------------------------------------------------===//

void strata::populateFlattenMemRefPatterns(RewritePatternSet &patterns) {
  Context *ctx = patterns.getContext();
  patterns.add<
      FlattenAccess<memref::LoadOp>, FlattenAccess<memref::StoreOp>,
      FlattenAccess<vector::LoadOp>, FlattenAccess<vector::StoreOp>,
      FlattenAccess<vector::MaskedLoadOp>, FlattenAccess<vector::MaskedStoreOp>,
      FlattenAccess<vector::TransferReadOp>,
      FlattenAccess<vector::TransferWriteOp>,
      FlattenAllocation<memref::AllocOp>, FlattenAllocation<memref::AllocaOp>>(
      ctx);
}

static constexpr PassInfo flattenInfo = {
    .argument = "flatten-memref",
    .name = "FlattenMemrefsPass",
    .summary = "Access memrefs of several dimensions as one dimension",
    .dependentDialects = {"affine", "arith", "memref", "vector"},
    .create = makePatternPass<populateFlattenMemRefPatterns>,
};

void strata::registerFlattenMemRefPasses(PassRegistry &registry) {
  registry.add(flattenInfo);
}
