// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ExpandStridedMetadata/ExpandStridedMetadata.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/Shapes/ReshapeGroups.h"
#include "strata/Interfaces/Shapes/Slice.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Transforms/PatternPass.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

namespace {
/// The metadata of a memref.
struct Metadata {
  Value base;
  OpFoldResult offset;
  SmallVector<OpFoldResult> sizes, strides;
};
} // namespace

//===-- Arithmetic ---------------------------------------------------------===//

/// The value of `expr`, of symbols that are `operands`: an attribute if it is constant, an
/// operand, or the result of an affine.apply.
static OpFoldResult applyExpr(OpBuilder &builder, Location loc, AffineExpr expr,
                              ArrayRef<OpFoldResult> operands) {
  AffineMap map = AffineMap::get(0, unsigned(operands.size()), expr);
  return affine::makeComposedFoldedAffineApply(builder, loc, map, operands);
}

static OpFoldResult multiply(OpBuilder &builder, Location loc,
                             ArrayRef<OpFoldResult> factors) {
  AffineExpr product = builder.getAffineConstantExpr(1);
  for (unsigned i = 0; i < factors.size(); ++i)
    product = product * builder.getAffineSymbolExpr(i);
  return applyExpr(builder, loc, product, factors);
}

/// The number that the type says, or else the value.
static OpFoldResult preferConstant(Builder &builder, int64_t number,
                                   Value value) {
  return ShapedType::isDynamic(number)
             ? OpFoldResult(value)
             : OpFoldResult(builder.getIndexAttr(number));
}

/// Takes a memref apart by memref.extract_strided_metadata.
static std::optional<Metadata> extract(OpBuilder &builder, Location loc,
                                       Value memref) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  SmallVector<int64_t> strides;
  int64_t offset = 0;
  if (!type || failed(type.getStridesAndOffset(strides, offset)))
    return std::nullopt;
  Type index = builder.getIndexType();
  SmallVector<Type> types = {
      MemRefType::get({}, type.getElementType(), {}, type.getMemorySpace()),
      index};
  types.append(2 * size_t(type.getRank()), index);
  Operation *op =
      memref::ExtractStridedMetadataOp::create(builder, loc, types, memref);
  Metadata result;
  result.base = op->getResult(0);
  result.offset = preferConstant(builder, offset, op->getResult(1));
  size_t rank = size_t(type.getRank());
  for (size_t dim = 0; dim < rank; ++dim) {
    result.sizes.push_back(preferConstant(builder, type.getShape()[dim],
                                          op->getResult(unsigned(2 + dim))));
    result.strides.push_back(preferConstant(
        builder, strides[dim], op->getResult(unsigned(2 + rank + dim))));
  }
  return result;
}

//===-- Views --------------------------------------------------------------===//

static std::optional<Metadata> computeSubView(OpBuilder &builder,
                                              memref::SubViewOp op) {
  Location loc = op->getLoc();
  auto sourceType = cast<MemRefType>(op.getSource().getType());
  Slice slice = getSlice(op);
  MemRefType full = detail::getPartType(sourceType, slice);
  auto type = cast<MemRefType>(op->getResult(0).getType());
  std::optional<llvm::SmallBitVector> dropped =
      full ? detail::getDroppedDims(full, type) : std::nullopt;
  if (!dropped)
    return std::nullopt;
  std::optional<Metadata> source = extract(builder, loc, op.getSource());
  if (!source)
    return std::nullopt;
  SmallVector<OpFoldResult> strides;
  AffineExpr offset = builder.getAffineSymbolExpr(0);
  SmallVector<OpFoldResult> terms = {source->offset};
  for (size_t dim = 0; dim < source->strides.size(); ++dim) {
    strides.push_back(
        multiply(builder, loc, {source->strides[dim], slice.strides[dim]}));
    unsigned next = unsigned(terms.size());
    offset = offset + builder.getAffineSymbolExpr(next) *
                          builder.getAffineSymbolExpr(next + 1);
    terms.push_back(slice.offsets[dim]);
    terms.push_back(source->strides[dim]);
  }
  Metadata result;
  result.base = source->base;
  result.offset = applyExpr(builder, loc, offset, terms);
  for (size_t dim = 0; dim < strides.size(); ++dim)
    if (!dropped->test(unsigned(dim))) {
      result.sizes.push_back(slice.sizes[dim]);
      result.strides.push_back(strides[dim]);
    }
  return result;
}

/// The size of the only dynamic dimension of `group`: the quotient of `size` and the other
/// sizes. Null if it does not follow from them.
static OpFoldResult divideSize(OpBuilder &builder, Location loc,
                               MemRefType type, ArrayRef<int64_t> group,
                               OpFoldResult size) {
  int64_t product = 1;
  unsigned numDynamic = 0;
  for (int64_t dim : group) {
    if (type.isDynamicDim(unsigned(dim)))
      ++numDynamic;
    else if (llvm::MulOverflow(product, type.getDimSize(unsigned(dim)),
                               product))
      return {};
  }
  if (numDynamic != 1 || product == 0)
    return {};
  return applyExpr(builder, loc,
                   builder.getAffineSymbolExpr(0).floorDiv(product), {size});
}

/// Sizes and strides of the dimensions `group`, which a dimension of the source becomes.
/// `sizes` are those that the operation says.
static void expandDimension(OpBuilder &builder, Location loc, MemRefType type,
                            ArrayRef<int64_t> group,
                            ArrayRef<OpFoldResult> sizes, OpFoldResult size,
                            OpFoldResult stride, Metadata &result) {
  OpFoldResult quotient = divideSize(builder, loc, type, group, size);
  auto getSize = [&](int64_t dim) {
    int64_t known = type.getDimSize(unsigned(dim));
    if (!ShapedType::isDynamic(known))
      return OpFoldResult(builder.getIndexAttr(known));
    return quotient ? quotient : sizes[size_t(dim)];
  };
  // Distances within the group, from its end: a number, and dynamic sizes.
  SmallVector<std::pair<int64_t, size_t>> distances;
  SmallVector<OpFoldResult> dynamicSizes;
  int64_t distance = 1;
  for (int64_t dim : llvm::reverse(group)) {
    distances.push_back({distance, dynamicSizes.size()});
    int64_t known = type.getDimSize(unsigned(dim));
    if (ShapedType::isDynamic(known))
      dynamicSizes.push_back(getSize(dim));
    else
      distance = int64_t(uint64_t(distance) * uint64_t(known));
  }
  for (int64_t dim : group)
    result.sizes.push_back(getSize(dim));
  for (auto [number, numDynamic] : llvm::reverse(distances)) {
    SmallVector<OpFoldResult> factors = {
        OpFoldResult(builder.getIndexAttr(number)), stride};
    llvm::append_range(factors, ArrayRef(dynamicSizes).take_front(numDynamic));
    result.strides.push_back(multiply(builder, loc, factors));
  }
}

static std::optional<Metadata> computeExpand(OpBuilder &builder,
                                             memref::ExpandShapeOp op) {
  Location loc = op->getLoc();
  std::optional<Metadata> source = extract(builder, loc, op.getSrc());
  auto type = cast<MemRefType>(op->getResult(0).getType());
  Groups groups = getGroups(op->getInherentAttrOrNull("reassociation"));
  if (!source)
    return std::nullopt;
  SmallVector<OpFoldResult> sizes = getMixedValues(
      op.getStaticOutputShape(), op.getOutputShape(), op->getContext());
  Metadata result;
  result.base = source->base;
  result.offset = source->offset;
  for (auto [group, size, stride] :
       llvm::zip(groups, source->sizes, source->strides))
    expandDimension(builder, loc, type, group, sizes, size, stride, result);
  // Expanded scalars have dimensions of size 1.
  while (result.sizes.size() < size_t(type.getRank())) {
    result.sizes.push_back(OpFoldResult(builder.getIndexAttr(1)));
    result.strides.push_back(OpFoldResult(builder.getIndexAttr(1)));
  }
  return result;
}

/// The stride of a group: that of its last dimension that is not of size 1, or 1.
static OpFoldResult collapseStride(Builder &builder, ArrayRef<int64_t> group,
                                   MemRefType sourceType,
                                   ArrayRef<OpFoldResult> strides) {
  for (int64_t dim : llvm::reverse(group))
    if (sourceType.getDimSize(unsigned(dim)) != 1)
      return strides[size_t(dim)];
  return group.empty() ? OpFoldResult(builder.getIndexAttr(1))
                       : strides[size_t(group.back())];
}

static std::optional<Metadata> computeCollapse(OpBuilder &builder,
                                               memref::CollapseShapeOp op) {
  Location loc = op->getLoc();
  MemRefType sourceType = op.getSrc().getType();
  std::optional<Metadata> source = extract(builder, loc, op.getSrc());
  if (!source)
    return std::nullopt;
  Metadata result;
  result.base = source->base;
  result.offset = source->offset;
  for (const auto &group :
       getGroups(op->getInherentAttrOrNull("reassociation"))) {
    SmallVector<OpFoldResult> sizes;
    for (int64_t dim : group)
      sizes.push_back(source->sizes[size_t(dim)]);
    result.sizes.push_back(multiply(builder, loc, sizes));
    result.strides.push_back(
        collapseStride(builder, group, sourceType, source->strides));
  }
  return result;
}

/// The metadata of a view; std::nullopt for other operations.
static std::optional<Metadata> computeView(OpBuilder &builder, Operation *op) {
  if (auto view = dyn_cast<memref::SubViewOp>(op))
    return computeSubView(builder, view);
  if (auto view = dyn_cast<memref::ExpandShapeOp>(op))
    return computeExpand(builder, view);
  if (auto view = dyn_cast<memref::CollapseShapeOp>(op))
    return computeCollapse(builder, view);
  return std::nullopt;
}

static Value reinterpret(OpBuilder &builder, Location loc, MemRefType type,
                         Value base, OpFoldResult offset,
                         ArrayRef<OpFoldResult> sizes,
                         ArrayRef<OpFoldResult> strides) {
  // The number that stands for a value in lists of numbers is a value there.
  auto add = [&](SmallVectorImpl<OpFoldResult> &list, OpFoldResult value) {
    std::optional<int64_t> number = getConstantIntValue(value.getAttr());
    list.push_back(number && ShapedType::isDynamic(*number)
                       ? OpFoldResult(Value(arith::ConstantOp::create(
                             builder, loc, builder.getIndexAttr(*number))))
                       : value);
  };
  Slice slice;
  add(slice.offsets, offset);
  for (OpFoldResult size : sizes)
    add(slice.sizes, size);
  for (OpFoldResult stride : strides)
    add(slice.strides, stride);
  SliceOperands lists(slice);
  return memref::ReinterpretCastOp::create(
      builder, loc, type, base, lists.offsets, lists.sizes, lists.strides,
      lists.staticOffsets, lists.staticSizes, lists.staticStrides);
}

//===-- Allocations --------------------------------------------------------===//

/// The metadata of memory that an operation allocates, whose layout is the
/// identity.
static std::optional<Metadata> computeAllocation(OpBuilder &builder,
                                                 Operation *op) {
  Location loc = op->getLoc();
  auto type = cast<MemRefType>(op->getResult(0).getType());
  if (type.getLayout())
    return std::nullopt;
  Metadata result;
  OperandRange operands = op->getOperands();
  size_t next = 0;
  for (int64_t size : type.getShape())
    result.sizes.push_back(ShapedType::isDynamic(size)
                               ? OpFoldResult(Value(operands[next++]))
                               : OpFoldResult(builder.getIndexAttr(size)));
  result.strides.resize(result.sizes.size());
  OpFoldResult stride(builder.getIndexAttr(1));
  for (size_t dim = result.sizes.size(); dim-- > 0;) {
    result.strides[dim] = stride;
    if (dim)
      stride = multiply(builder, loc, {stride, result.sizes[dim]});
  }
  result.offset = OpFoldResult(builder.getIndexAttr(0));
  auto baseType =
      MemRefType::get({}, type.getElementType(), {}, type.getMemorySpace());
  result.base = type == baseType
                    ? Value(op->getResult(0))
                    : reinterpret(builder, loc, baseType, op->getResult(0),
                                  result.offset, {}, {});
  return result;
}

static bool isAllocation(Operation *op) {
  return isa<memref::AllocOp, memref::AllocaOp, memref::GetGlobalOp>(op);
}

//===-- Patterns -----------------------------------------------------------===//

namespace {
/// A view becomes a cast of the base of its source.
template <typename Op> struct ExpandView final : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override {
    std::optional<Metadata> metadata = computeView(rewriter, op);
    if (!metadata)
      return rewriter.notifyMatchFailure(op, "the layout is not strided");
    rewriter.replaceOp(op,
                       reinterpret(rewriter, op->getLoc(),
                                   cast<MemRefType>(op->getResult(0).getType()),
                                   metadata->base, metadata->offset,
                                   metadata->sizes, metadata->strides));
    return success();
  }
};

/// The metadata of an operation's result follow from its operands.
struct ExpandMetadata final
    : OpRewritePattern<memref::ExtractStridedMetadataOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(memref::ExtractStridedMetadataOp op,
                                PatternRewriter &rewriter) const override {
    Operation *source = op.getSource().getDefiningOp();
    if (!source)
      return failure();
    std::optional<Metadata> metadata = isAllocation(source)
                                           ? computeAllocation(rewriter, source)
                                           : computeView(rewriter, source);
    if (!metadata)
      return failure();
    SmallVector<Value> results = {metadata->base};
    auto add = [&](OpFoldResult value) {
      results.push_back(
          value.getValue()
              ? value.getValue()
              : Value(arith::ConstantOp::create(
                    rewriter, op->getLoc(), cast<TypedAttr>(value.getAttr()))));
    };
    add(metadata->offset);
    llvm::for_each(metadata->sizes, add);
    llvm::for_each(metadata->strides, add);
    rewriter.replaceOp(op.getOperation(), results);
    return success();
  }
};

/// The address of a view is that of its source, if the offset is not part of it.
struct ForwardAlignedPointer final
    : OpRewritePattern<memref::ExtractAlignedPointerAsIndexOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(memref::ExtractAlignedPointerAsIndexOp op,
                                PatternRewriter &rewriter) const override {
    Operation *view = op.getSource().getDefiningOp();
    if (!isa_and_nonnull<memref::SubViewOp, memref::ExpandShapeOp,
                         memref::CollapseShapeOp, memref::CastOp,
                         memref::ReinterpretCastOp, memref::TransposeOp>(view))
      return failure();
    rewriter.modifyOpInPlace(
        op, [&] { op.setSource(view->getOperands().front()); });
    return success();
  }
};

/// The metadata of a cast are those of its operand.
struct ForwardCastMetadata final
    : OpRewritePattern<memref::ExtractStridedMetadataOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(memref::ExtractStridedMetadataOp op,
                                PatternRewriter &rewriter) const override {
    auto cast = op.getSource().getDefiningOp<memref::ReinterpretCastOp>();
    if (!cast)
      return failure();
    Slice slice = getSlice(cast);
    SmallVector<Value> results;
    auto base = extract(rewriter, op->getLoc(), cast.getSource());
    if (!base || base->base.getType() != op->getResult(0).getType())
      return failure();
    results.push_back(base->base);
    auto add = [&](OpFoldResult value) {
      results.push_back(value.getValue()
                            ? value.getValue()
                            : Value(arith::ConstantOp::create(
                                  rewriter, op->getLoc(),
                                  ::llvm::cast<TypedAttr>(value.getAttr()))));
    };
    llvm::for_each(slice.offsets, add);
    llvm::for_each(slice.sizes, add);
    llvm::for_each(slice.strides, add);
    rewriter.replaceOp(op.getOperation(), results);
    return success();
  }
};
} // namespace

void strata::populateExpandStridedMetadataPatterns(
    RewritePatternSet &patterns) {
  Context *ctx = patterns.getContext();
  patterns.add<ExpandView<memref::SubViewOp>, ExpandView<memref::ExpandShapeOp>,
               ExpandView<memref::CollapseShapeOp>>(ctx);
  patterns.add<ExpandMetadata, ForwardAlignedPointer, ForwardCastMetadata>(ctx);
}

static constexpr PassInfo info = {
    .argument = "expand-strided-metadata",
    .name = "ExpandStridedMetadataPass",
    .summary = "Express views of memrefs by memref.reinterpret_cast and index "
               "arithmetic",
    .dependentDialects = {"affine", "arith", "memref"},
    .create = makePatternPass<populateExpandStridedMetadataPatterns>,
};

void strata::registerExpandStridedMetadataPasses(PassRegistry &registry) {
  registry.add(info);
}
