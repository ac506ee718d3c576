// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/MemRefExpand/MemRefExpand.h"

#include "strata/Conversion/MemRefCommon/MemRefBuilder.h"
#include "strata/Conversion/ParallelConversion/ParallelConversion.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/Shapes/Slice.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;

//===-- memref.reshape -----------------------------------------------------===//

/// The size of a dimension that is loaded from `shape`.
static Value loadSize(const MemRefBuilder &memref, Value shape, int64_t dim) {
  Type element = cast<MemRefType>(shape.getType()).getElementType();
  Value size =
      memref.create<memref::LoadOp>({shape, memref.index(dim)}, element);
  return element.isIndex() ? size
                           : memref.create<arith::IndexCastOp>(
                                 size, memref.getBuilder().getIndexType());
}

static bool hasStaticRank(memref::ReshapeOp op) {
  auto shape = dyn_cast<MemRefType>(op.getShape().getType());
  return isa<MemRefType>(op.getType()) && shape && shape.hasStaticShape();
}

/// A view with sizes and strides, which are computed from the last dimension on.
static LogicalResult expandReshape(memref::ReshapeOp op,
                                   PatternRewriter &rewriter) {
  if (!hasStaticRank(op))
    return rewriter.notifyMatchFailure(op, "the rank is not known");
  auto type = cast<MemRefType>(op.getType());
  SmallVector<int64_t> staticStrides;
  int64_t offset = 0;
  if (failed(type.getStridesAndOffset(staticStrides, offset)))
    return rewriter.notifyMatchFailure(op, "the strides are not known");
  MemRefBuilder memref(rewriter, op->getLoc());
  size_t rank = size_t(type.getRank());
  SmallVector<OpFoldResult> sizes(rank), strides(rank);
  Value stride;
  for (size_t dim = rank; dim-- > 0;) {
    bool isDynamic = type.isDynamicDim(unsigned(dim));
    Value size = isDynamic ? loadSize(memref, op.getShape(), int64_t(dim))
                           : memref.index(type.getDimSize(unsigned(dim)));
    sizes[dim] = isDynamic ? OpFoldResult(size)
                           : OpFoldResult(rewriter.getIndexAttr(
                                 type.getDimSize(unsigned(dim))));
    int64_t staticStride = staticStrides[dim];
    strides[dim] = ShapedType::isDynamic(staticStride)
                       ? OpFoldResult(stride)
                       : OpFoldResult(rewriter.getIndexAttr(staticStride));
    if (dim == 0 || !ShapedType::isDynamic(staticStrides[dim - 1]))
      continue;
    if (!stride)
      stride = memref.index(staticStride);
    stride = memref.binary<arith::MulIOp>(stride, size);
  }
  rewriter.replaceOp(op,
                     memref.reinterpret(type, op.getSource(), sizes, strides));
  return success();
}

//===-- memref.realloc -----------------------------------------------------===//

namespace {
/// If the memory is too small, a copy in new memory; otherwise a view.
class ExpandRealloc final : public OpRewritePattern<memref::ReallocOp> {
public:
  ExpandRealloc(Context *ctx, bool emitDeallocs)
      : OpRewritePattern(ctx), emitDeallocs(emitDeallocs) {}
  LogicalResult matchAndRewrite(memref::ReallocOp op,
                                PatternRewriter &rewriter) const override;

private:
  Value createCopy(const MemRefBuilder &memref, memref::ReallocOp op,
                   OpFoldResult oldSize) const;
  bool emitDeallocs;
};
} // namespace

/// The size of memory with one dimension.
static OpFoldResult getSize(const MemRefBuilder &memref, Value source) {
  auto type = cast<MemRefType>(source.getType());
  if (!type.isDynamicDim(0))
    return OpFoldResult(memref.getBuilder().getIndexAttr(type.getDimSize(0)));
  return OpFoldResult(memref.dim(source, memref.index(0)));
}

static Value getAsValue(const MemRefBuilder &memref, OpFoldResult value) {
  return value.getValue() ? value.getValue()
                          : memref.index(*getConstantIntValue(value.getAttr()));
}

/// The memory that is allocated.
Value ExpandRealloc::createCopy(const MemRefBuilder &memref,
                                memref::ReallocOp op,
                                OpFoldResult oldSize) const {
  OpBuilder &rewriter = memref.getBuilder();
  Value source = op.getSource();
  MemRefType type = op.getType();
  SmallVector<Value, 1> sizes(op->getOperands().drop_front());
  Value alloc = memref::AllocOp::create(rewriter, memref.getLoc(), type, sizes,
                                        ValueRange(), op.getAlignment());
  Slice slice;
  slice.offsets.push_back(OpFoldResult(rewriter.getIndexAttr(0)));
  slice.sizes.push_back(oldSize);
  slice.strides.push_back(OpFoldResult(rewriter.getIndexAttr(1)));
  SliceOperands lists(slice);
  MemRefType viewType = MemRefType::get(
      cast<MemRefType>(source.getType()).getShape(), type.getElementType(),
      StridedLayoutAttr::get(rewriter.getContext(), 0, {1}),
      type.getMemorySpace());
  Value view = memref::SubViewOp::create(
      rewriter, memref.getLoc(), viewType, alloc, lists.offsets, lists.sizes,
      lists.strides, lists.staticOffsets, lists.staticSizes,
      lists.staticStrides);
  memref::CopyOp::create(rewriter, memref.getLoc(), source, view);
  if (emitDeallocs)
    memref::DeallocOp::create(rewriter, memref.getLoc(), source);
  return alloc;
}

LogicalResult ExpandRealloc::matchAndRewrite(memref::ReallocOp op,
                                             PatternRewriter &rewriter) const {
  MemRefBuilder memref(rewriter, op->getLoc());
  Value source = op.getSource();
  MemRefType type = op.getType();
  OpFoldResult oldSize = getSize(memref, source);
  Value oldSizeValue = getAsValue(memref, oldSize);
  OpFoldResult newSize =
      op.getDynamicResultSize()
          ? OpFoldResult(op.getDynamicResultSize())
          : OpFoldResult(rewriter.getIndexAttr(type.getDimSize(0)));
  Value isTooSmall = arith::CmpIOp::create(
      rewriter, memref.getLoc(), arith::CmpIPredicate::ult, oldSizeValue,
      getAsValue(memref, newSize));
  Operation *made =
      scf::IfOp::create(rewriter, memref.getLoc(), Type(type), isTooSmall);
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.createBlock(&made->getRegion(0));
  scf::YieldOp::create(rewriter, memref.getLoc(),
                       createCopy(memref, op, oldSize));
  rewriter.createBlock(&made->getRegion(1));
  scf::YieldOp::create(
      rewriter, memref.getLoc(),
      memref.reinterpret(type, source, newSize,
                         OpFoldResult(rewriter.getIndexAttr(1))));
  rewriter.replaceOp(op, made);
  return success();
}

//===-- Passes -------------------------------------------------------------===//

namespace {
struct MemRefExpand final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *op = getOperation();
    RewritePatternSet patterns(op->getContext());
    patterns.add<memref::ReshapeOp>(expandReshape);
    ConversionTarget target(op->getContext());
    target.addLegalDialect("arith", "memref");
    target.addDynamicallyLegalOp<memref::ReshapeOp>(
        [](memref::ReshapeOp op) { return !hasStaticRank(op); });
    if (failed(convertInParallel(getParallelWork(), op, target,
                                 FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};

struct ExpandReallocPass final : Pass {
  using Pass::Pass;
  Option<bool> emitDeallocs{*this, "emit-deallocs", "Free the old memory",
                            true};
  void runOnOperation() override {
    Operation *op = getOperation();
    RewritePatternSet patterns(op->getContext());
    patterns.add<ExpandRealloc>(patterns.getContext(), *emitDeallocs);
    ConversionTarget target(op->getContext());
    target.addLegalDialect("arith", "memref", "scf");
    target.addIllegalOp<memref::ReallocOp>();
    if (failed(convertInParallel(getParallelWork(), op, target,
                                 FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo expandInfo = {
    .argument = "memref-expand",
    .name = "ExpandOpsPass",
    .summary = "Expand memref operations that have no conversion to llvm",
    .dependentDialects = {"arith", "memref"},
    .create = makePass<MemRefExpand>,
};

static constexpr PassInfo reallocInfo = {
    .argument = "expand-realloc",
    .name = "ExpandReallocPass",
    .summary = "Expand memref.realloc to allocation, copy and deallocation",
    .dependentDialects = {"arith", "memref", "scf"},
    .create = makePass<ExpandReallocPass>,
};

void strata::registerMemRefExpandPasses(PassRegistry &registry) {
  registry.add(expandInfo);
  registry.add(reallocInfo);
}
