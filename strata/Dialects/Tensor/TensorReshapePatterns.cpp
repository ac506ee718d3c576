// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorPatterns.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Helpers ------------------------------------------------------------===//

/// The groups of `inner` that the dimensions in each group of `outer` stand for. Nothing
/// if one has no group.
static std::optional<Groups> compose(const Groups &inner, const Groups &outer) {
  Groups composed;
  for (const auto &group : outer) {
    auto &dims = composed.emplace_back();
    for (int64_t dim : group) {
      if (dim < 0 || dim >= int64_t(inner.size()))
        return std::nullopt;
      dims.append(inner[dim].begin(), inner[dim].end());
    }
  }
  return composed;
}

/// The list of the sizes of the result.
static SmallVector<OpFoldResult> getOutputShape(tensor::ExpandShapeOp op) {
  return getMixedValues(op.getStaticOutputShape(), op.getOutputShape(),
                        op->getContext());
}

static Value createExpand(PatternRewriter &rewriter, Location loc, Type type,
                          Value src, ArrayRef<OpFoldResult> outputShape,
                          const Groups &groups) {
  SmallVector<Value> sizes;
  SmallVector<int64_t> staticSizes;
  dispatchIndexOpFoldResults(outputShape, sizes, staticSizes);
  return tensor::ExpandShapeOp::create(
      rewriter, loc, type, src, sizes,
      getReassociation(rewriter.getContext(), groups), staticSizes);
}

static Value createCollapse(PatternRewriter &rewriter, Location loc, Type type,
                            Value src, const Groups &groups) {
  return tensor::CollapseShapeOp::create(
      rewriter, loc, type, src,
      getReassociation(rewriter.getContext(), groups));
}

static RankedTensorType getRanked(Value value) {
  return dyn_cast<RankedTensorType>(value.getType());
}

//===-- Two of a kind ------------------------------------------------------===//

static LogicalResult mergeCollapses(tensor::CollapseShapeOp op,
                                    PatternRewriter &rewriter) {
  auto inner = op.getSrc().getDefiningOp<tensor::CollapseShapeOp>();
  if (!inner)
    return failure();
  auto groups = compose(getGroups(inner.getReassociation()),
                        getGroups(op.getReassociation()));
  if (!groups)
    return failure();
  rewriter.replaceOp(op, createCollapse(rewriter, op->getLoc(), op.getType(),
                                        inner.getSrc(), *groups));
  return success();
}

static LogicalResult mergeExpands(tensor::ExpandShapeOp op,
                                  PatternRewriter &rewriter) {
  auto inner = op.getSrc().getDefiningOp<tensor::ExpandShapeOp>();
  if (!inner)
    return failure();
  auto groups = compose(getGroups(op.getReassociation()),
                        getGroups(inner.getReassociation()));
  if (!groups)
    return failure();
  rewriter.replaceOp(op,
                     createExpand(rewriter, op->getLoc(), op.getType(),
                                  inner.getSrc(), getOutputShape(op), *groups));
  return success();
}

//===-- collapse_shape of expand_shape -------------------------------------===//

/// For each of `coarse`, the numbers of the groups of `fine` that it consists of; nothing
/// if one of them is cut.
static std::optional<Groups> groupGroups(const Groups &fine,
                                         const Groups &coarse) {
  Groups result;
  size_t next = 0;
  for (const auto &group : coarse) {
    auto &numbers = result.emplace_back();
    while (next < fine.size() && !fine[next].empty() && !group.empty() &&
           fine[next].back() <= group.back())
      numbers.push_back(int64_t(next++));
    if (numbers.empty() || fine[numbers.back()].back() != group.back())
      return std::nullopt;
  }
  return coarse.empty() || next == fine.size() ? std::optional(result)
                                               : std::nullopt;
}

/// The product of the sizes: of the values, then of the numbers.
static OpFoldResult multiply(ArrayRef<OpFoldResult> sizes, Location loc,
                             PatternRewriter &rewriter) {
  Value product;
  int64_t number = 1;
  auto multiplyBy = [&](Value value) {
    product = product ? rewriter
                            .create(loc, "arith.muli", {product, value},
                                    {value.getType()})
                            ->getResult(0)
                      : value;
  };
  for (OpFoldResult size : sizes) {
    if (Value value = size.getValue())
      multiplyBy(value);
    else if (auto known = getConstantIntValue(size))
      number = int64_t(uint64_t(number) * uint64_t(*known));
  }
  if (!product)
    return getAsIndexOpFoldResult(rewriter.getContext(), number);
  if (number != 1)
    multiplyBy(rewriter
                   .create(loc, "arith.constant", {}, {rewriter.getIndexType()},
                           {rewriter.getNamedAttr(
                               "value", rewriter.getIndexAttr(number))})
                   ->getResult(0));
  return product;
}

static LogicalResult collapseOfExpand(tensor::CollapseShapeOp op,
                                      PatternRewriter &rewriter) {
  auto expand = op.getSrc().getDefiningOp<tensor::ExpandShapeOp>();
  RankedTensorType type = expand ? getRanked(expand.getSrc()) : nullptr;
  auto result = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !result || type.getRank() == result.getRank())
    return failure();
  Groups expanded = getGroups(expand.getReassociation());
  Groups collapsed = getGroups(op.getReassociation());
  bool isCollapsed = type.getRank() > result.getRank();
  auto groups = isCollapsed ? groupGroups(expanded, collapsed)
                            : groupGroups(collapsed, expanded);
  if (!groups)
    return failure();
  if (isCollapsed) {
    rewriter.replaceOp(op, createCollapse(rewriter, op->getLoc(), result,
                                          expand.getSrc(), *groups));
    return success();
  }
  SmallVector<OpFoldResult> sizes = getOutputShape(expand), products;
  for (const auto &group : collapsed) {
    SmallVector<OpFoldResult> factors;
    for (int64_t dim : group)
      factors.push_back(sizes[dim]);
    products.push_back(multiply(factors, op->getLoc(), rewriter));
  }
  for (int64_t i = products.size(); i < result.getRank(); ++i)
    products.push_back(getAsIndexOpFoldResult(op->getContext(), 1));
  rewriter.replaceOp(op, createExpand(rewriter, op->getLoc(), result,
                                      expand.getSrc(), products, *groups));
  return success();
}

//===-- expand_shape of collapse_shape -------------------------------------===//

/// How many dimensions at the front of `shape` have the product `size`; 0 if none.
static size_t countFactors(ArrayRef<int64_t> shape, int64_t size) {
  int64_t product = 1;
  for (auto [i, dim] : llvm::enumerate(shape)) {
    if (ShapedType::isDynamic(dim) || llvm::MulOverflow(product, dim, product))
      return 0;
    if (product >= size)
      return product == size ? i + 1 : 0;
  }
  return 0;
}

/// How many dimensions at the front of `fine` become the dynamic one at the front of
/// `coarse`: all in front of those that can be the next one.
static size_t countDynamic(ArrayRef<int64_t> fine, ArrayRef<int64_t> coarse) {
  size_t count = 1;
  while (
      count < fine.size() &&
      (coarse.size() == 1 || !countFactors(fine.drop_front(count), coarse[1])))
    ++count;
  return llvm::is_contained(fine.take_front(count), ShapedType::kDynamic)
             ? count
             : 0;
}

/// Whether `size` is the product of `shape`, dynamic if one of these is.
static bool isProduct(ArrayRef<int64_t> shape, int64_t size) {
  int64_t product = 1;
  for (int64_t dim : shape) {
    if (ShapedType::isDynamic(dim))
      return ShapedType::isDynamic(size);
    if (llvm::MulOverflow(product, dim, product))
      return false;
  }
  return product == size;
}

/// Groups of the dimensions `fine`, from `first` on, whose products are the dimensions
/// `coarse`, appended to `groups`. False if there are none, or if it is not certain.
static bool matchShapes(ArrayRef<int64_t> fine, ArrayRef<int64_t> coarse,
                        int64_t first, Groups &groups) {
  if (fine.size() < coarse.size() || coarse.empty() ||
      llvm::count_if(coarse, ShapedType::isDynamic) > 1 ||
      (fine.size() == coarse.size() && fine != coarse))
    return false;
  bool isSame = fine == coarse;
  while (!coarse.empty() && !fine.empty()) {
    size_t count = isSame               ? 1
                   : coarse.size() == 1 ? fine.size()
                   : ShapedType::isDynamic(coarse.front())
                       ? countDynamic(fine, coarse)
                       : countFactors(fine, coarse.front());
    if (count == 0 ||
        (!isSame && coarse.size() == 1 && !isProduct(fine, coarse.front())))
      return false;
    auto &group = groups.emplace_back();
    for (; count > 0; --count, fine = fine.drop_front())
      group.push_back(first++);
    coarse = coarse.drop_front();
  }
  return coarse.empty() && fine.empty();
}

/// Groups of the dimensions of the type of the larger rank that are those of the other.
/// `fine` and `coarse` group the dimensions of the type between them.
static std::optional<Groups> matchGroups(RankedTensorType fineType,
                                         const Groups &fine,
                                         RankedTensorType coarseType,
                                         const Groups &coarse) {
  Groups groups;
  if (fine.empty() || coarse.empty()) {
    if (matchShapes(fineType.getShape(), coarseType.getShape(), 0, groups))
      return groups;
    return coarseType.getRank() == 0 ? std::optional(Groups()) : std::nullopt;
  }
  if (fine.size() != coarse.size())
    return std::nullopt;
  for (auto [fineDims, coarseDims] : llvm::zip(fine, coarse)) {
    if (fineDims.empty() || coarseDims.empty() ||
        !matchShapes(
            fineType.getShape().slice(fineDims.front(), fineDims.size()),
            coarseType.getShape().slice(coarseDims.front(), coarseDims.size()),
            fineDims.front(), groups))
      return std::nullopt;
  }
  return groups;
}

static LogicalResult expandOfCollapse(tensor::ExpandShapeOp op,
                                      PatternRewriter &rewriter) {
  auto collapse = op.getSrc().getDefiningOp<tensor::CollapseShapeOp>();
  RankedTensorType type = collapse ? getRanked(collapse.getSrc()) : nullptr;
  auto result = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !result || type.getRank() == result.getRank())
    return failure();
  Groups collapsed = getGroups(collapse.getReassociation());
  Groups expanded = getGroups(op.getReassociation());
  bool isCollapsed = type.getRank() > result.getRank();
  auto groups = isCollapsed ? matchGroups(type, collapsed, result, expanded)
                            : matchGroups(result, expanded, type, collapsed);
  if (!groups)
    return failure();
  rewriter.replaceOp(op, isCollapsed
                             ? createCollapse(rewriter, op->getLoc(), result,
                                              collapse.getSrc(), *groups)
                             : createExpand(rewriter, op->getLoc(), result,
                                            collapse.getSrc(),
                                            getOutputShape(op), *groups));
  return success();
}

//===-- Operands of other kinds --------------------------------------------===//

/// A splat or given elements with the shape of the result, which must be static.
template <typename Op>
static LogicalResult reshapeElements(Op op, PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  auto elements = op.getSrc().template getDefiningOp<tensor::FromElementsOp>();
  if (!elements || !type || !type.hasStaticShape())
    return failure();
  rewriter.replaceOpWithNewOp<tensor::FromElementsOp>(op, type,
                                                      elements.getElements());
  return success();
}

template <typename Op>
static LogicalResult reshapeSplat(Op op, PatternRewriter &rewriter) {
  auto type = dyn_cast<RankedTensorType>(op.getType());
  auto splat = op.getSrc().template getDefiningOp<tensor::SplatOp>();
  if (!splat || !type || !type.hasStaticShape())
    return failure();
  rewriter.replaceOpWithNewOp<tensor::SplatOp>(op, type, splat.getInput(),
                                               ValueRange());
  return success();
}

static LogicalResult collapseOfCast(tensor::CollapseShapeOp op,
                                    PatternRewriter &rewriter) {
  Value source = getMoreStaticSource(op.getSrc());
  RankedTensorType type = source ? getRanked(source) : nullptr;
  if (!type)
    return failure();
  Groups groups = getGroups(op.getReassociation());
  SmallVector<int64_t> shape;
  for (const auto &group : groups) {
    int64_t product = 1;
    for (int64_t dim : group) {
      int64_t size = type.getDimSize(dim);
      if (ShapedType::isDynamic(size) || ShapedType::isDynamic(product) ||
          llvm::MulOverflow(product, size, product))
        product = ShapedType::kDynamic;
    }
    shape.push_back(product);
  }
  RankedTensorType newType = type.clone(shape);
  if (newType == op.getType()) {
    rewriter.modifyOpInPlace(op, [&] { op.setSrc(source); });
    return success();
  }
  rewriter.replaceOpWithNewOp<tensor::CastOp>(
      op, op.getType(),
      createCollapse(rewriter, op->getLoc(), newType, source, groups));
  return success();
}

/// Constant sizes become static, in groups that expand what is static before a cast.
static LogicalResult makeExpandStatic(tensor::ExpandShapeOp op,
                                      PatternRewriter &rewriter) {
  Value source = getMoreStaticSource(op.getSrc());
  RankedTensorType type = source ? getRanked(source) : nullptr;
  auto result = dyn_cast<RankedTensorType>(op.getType());
  if (!type || !result)
    return failure();
  Groups groups = getGroups(op.getReassociation());
  SmallVector<OpFoldResult> sizes = getOutputShape(op);
  SmallVector<int64_t> inputShape(getRanked(op.getSrc()).getShape());
  SmallVector<int64_t> outputShape(result.getShape());
  for (auto [i, group] : llvm::enumerate(groups)) {
    if (type.isDynamicDim(i))
      continue;
    int64_t product = 1;
    for (int64_t dim : group) {
      auto size = getConstantIntValue(sizes[dim]);
      if (!size || *size < 0 || ShapedType::isDynamic(product) ||
          llvm::MulOverflow(product, *size, product))
        product = ShapedType::kDynamic;
      if (!size || *size < 0)
        continue;
      outputShape[dim] = *size;
      sizes[dim] = getAsIndexOpFoldResult(op->getContext(), *size);
    }
    inputShape[i] = product;
  }
  RankedTensorType newResult = result.clone(outputShape);
  if (newResult == result)
    return failure();
  Value input = tensor::CastOp::create(rewriter, op->getLoc(),
                                       type.clone(inputShape), op.getSrc());
  Value expanded =
      createExpand(rewriter, op->getLoc(), newResult, input, sizes, groups);
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, result, expanded);
  return success();
}

void strata::registerTensorReshapePatterns(Context &ctx) {
  auto add = [&](StringRef name, void (*getPatterns)(RewritePatternSet &)) {
    OpHooks hooks;
    hooks.canonicalize = getPatterns;
    registerOpHooks(&ctx, name, hooks);
  };
  using namespace tensor;
  add("tensor.collapse_shape", [](RewritePatternSet &set) {
    set.add("ComposeReassociativeReshapeOps", mergeCollapses);
    set.add("ComposeCollapseOfExpandOp", collapseOfExpand);
    set.add("FoldReshapeWithSplat", reshapeSplat<CollapseShapeOp>);
    set.add("FoldReshapeWithFromElements", reshapeElements<CollapseShapeOp>);
    set.add("FoldCollapseOfCastOp", collapseOfCast);
  });
  add("tensor.expand_shape", [](RewritePatternSet &set) {
    set.add("ComposeReassociativeReshapeOps", mergeExpands);
    set.add("ComposeExpandOfCollapseOp", expandOfCollapse);
    set.add("ConvertToStaticExpandShape", makeExpandStatic);
    set.add("FoldReshapeWithSplat", reshapeSplat<ExpandShapeOp>);
    set.add("FoldReshapeWithFromElements", reshapeElements<ExpandShapeOp>);
  });
}
