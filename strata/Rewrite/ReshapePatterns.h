// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of pairs of operations that combine (`Collapse`) and split (`Expand`) groups of
// dimensions, such as tensor.collapse_shape and tensor.expand_shape. Both have the operand
// `src` and the attribute `reassociation`; `Expand` has the list `output_shape`.
#ifndef STRATA_REWRITE_RESHAPEPATTERNS_H
#define STRATA_REWRITE_RESHAPEPATTERNS_H

#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/Shapes/ReshapeGroups.h"
#include "strata/Rewrite/PatternMatch.h"

namespace strata {

/// The list of the sizes of the result.
template <typename Expand> SmallVector<OpFoldResult> getOutputShape(Expand op) {
  return getMixedValues(op.getStaticOutputShape(), op.getOutputShape(),
                        op->getContext());
}

template <typename Expand>
Value createExpand(PatternRewriter &rewriter, Location loc, Type type,
                   Value src, ArrayRef<OpFoldResult> outputShape,
                   const Groups &groups) {
  SmallVector<Value> sizes;
  SmallVector<int64_t> staticSizes;
  dispatchIndexOpFoldResults(outputShape, sizes, staticSizes);
  return Expand::create(rewriter, loc, type, src, sizes,
                        getReassociation(rewriter.getContext(), groups),
                        staticSizes);
}

template <typename Collapse>
Value createCollapse(PatternRewriter &rewriter, Location loc, Type type,
                     Value src, const Groups &groups) {
  return Collapse::create(rewriter, loc, type, src,
                          getReassociation(rewriter.getContext(), groups));
}

namespace detail {

/// Whether reshapes from `source` to `between` to `result` are one: all are ranked, and
/// memrefs have the identity layout.
bool canMergeReshapes(Type source, Type between, Type result);
/// For each group, the product of its sizes: of the values, then of the
/// numbers. Creates multiplications (`CommonOperations`) where it has values.
/// std::nullopt if a group has a dimension without size, or if no registered
/// dialect has multiplications.
std::optional<SmallVector<OpFoldResult>>
multiplySizes(ArrayRef<OpFoldResult> sizes, const Groups &groups, Location loc,
              PatternRewriter &rewriter);

/// The operation `Inner` before `op`, if both can be one.
template <typename Inner, typename Op> Inner getMergeable(Op op) {
  auto inner = op.getSrc().template getDefiningOp<Inner>();
  return inner && inner.getOperation() != op.getOperation() &&
                 canMergeReshapes(inner.getSrc().getType(),
                                  op.getSrc().getType(), op.getType())
             ? inner
             : Inner();
}

template <typename Collapse>
LogicalResult mergeCollapses(Collapse op, PatternRewriter &rewriter) {
  auto inner = getMergeable<Collapse>(op);
  auto groups = inner ? composeGroups(getGroups(inner.getReassociation()),
                                      getGroups(op.getReassociation()))
                      : std::nullopt;
  if (!groups)
    return failure();
  rewriter.replaceOp(op, createCollapse<Collapse>(rewriter, op->getLoc(),
                                                  op.getType(), inner.getSrc(),
                                                  *groups));
  return success();
}

template <typename Expand>
LogicalResult mergeExpands(Expand op, PatternRewriter &rewriter) {
  auto inner = getMergeable<Expand>(op);
  auto groups = inner ? composeGroups(getGroups(op.getReassociation()),
                                      getGroups(inner.getReassociation()))
                      : std::nullopt;
  if (!groups)
    return failure();
  rewriter.replaceOp(op, createExpand<Expand>(rewriter, op->getLoc(),
                                              op.getType(), inner.getSrc(),
                                              getOutputShape(op), *groups));
  return success();
}

template <typename Collapse, typename Expand>
LogicalResult collapseOfExpand(Collapse op, PatternRewriter &rewriter) {
  auto expand = getMergeable<Expand>(op);
  if (!expand)
    return failure();
  auto source = cast<ShapedType>(expand.getSrc().getType());
  auto result = cast<ShapedType>(op.getType());
  Groups expanded = getGroups(expand.getReassociation());
  Groups collapsed = getGroups(op.getReassociation());
  if (source.getRank() == result.getRank())
    return failure();
  if (source.getRank() > result.getRank()) {
    auto groups = groupGroups(expanded, collapsed);
    if (!groups)
      return failure();
    rewriter.replaceOp(op, createCollapse<Collapse>(rewriter, op->getLoc(),
                                                    op.getType(),
                                                    expand.getSrc(), *groups));
    return success();
  }
  auto groups = groupGroups(collapsed, expanded);
  auto sizes = groups ? multiplySizes(getOutputShape(expand), collapsed,
                                      op->getLoc(), rewriter)
                      : std::nullopt;
  if (!sizes)
    return failure();
  for (int64_t i = sizes->size(); i < result.getRank(); ++i)
    sizes->push_back(getAsIndexOpFoldResult(op->getContext(), 1));
  rewriter.replaceOp(op,
                     createExpand<Expand>(rewriter, op->getLoc(), op.getType(),
                                          expand.getSrc(), *sizes, *groups));
  return success();
}

template <typename Collapse, typename Expand>
LogicalResult expandOfCollapse(Expand op, PatternRewriter &rewriter) {
  auto collapse = getMergeable<Collapse>(op);
  if (!collapse)
    return failure();
  auto source = cast<ShapedType>(collapse.getSrc().getType());
  auto result = cast<ShapedType>(op.getType());
  if (source.getRank() == result.getRank())
    return failure();
  Groups collapsed = getGroups(collapse.getReassociation());
  Groups expanded = getGroups(op.getReassociation());
  bool isCollapsed = source.getRank() > result.getRank();
  auto groups = isCollapsed ? matchGroups(source.getShape(), collapsed,
                                          result.getShape(), expanded)
                            : matchGroups(result.getShape(), expanded,
                                          source.getShape(), collapsed);
  if (!groups)
    return failure();
  rewriter.replaceOp(
      op, isCollapsed
              ? createCollapse<Collapse>(rewriter, op->getLoc(), op.getType(),
                                         collapse.getSrc(), *groups)
              : createExpand<Expand>(rewriter, op->getLoc(), op.getType(),
                                     collapse.getSrc(), getOutputShape(op),
                                     *groups));
  return success();
}

} // namespace detail

/// Two of `Collapse`, and one of an `Expand`.
template <typename Collapse, typename Expand>
void addCollapsePatterns(RewritePatternSet &set) {
  set.add("ComposeReassociativeReshapeOps", detail::mergeCollapses<Collapse>);
  set.add("ComposeCollapseOfExpandOp",
          detail::collapseOfExpand<Collapse, Expand>);
}

/// Two of `Expand`, and one of a `Collapse`.
template <typename Collapse, typename Expand>
void addExpandPatterns(RewritePatternSet &set) {
  set.add("ComposeReassociativeReshapeOps", detail::mergeExpands<Expand>);
  set.add("ComposeExpandOfCollapseOp",
          detail::expandOfCollapse<Collapse, Expand>);
}

} // namespace strata

#endif // STRATA_REWRITE_RESHAPEPATTERNS_H
