// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/ReshapeExpansion.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/Rewrite/PatternMatch.h"
#include "strata/Rewrite/ReshapePatterns.h"
#include "strata/Structured/GenericOpParts.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::linalg;

//===-- Expanded loops -----------------------------------------------------===//

namespace {
/// The loops that each loop of an operation becomes.
struct ExpandedLoops {
  /// Expands the loops that are indices of the dimensions of `operand`: `groups` are the new
  /// dimensions of each, `sizes` the sizes of all new dimensions.
  ExpandedLoops(LinalgOp op, OpOperand *operand, const Groups &groups,
                ArrayRef<OpFoldResult> sizes);

  AffineMap getMap(AffineMap map) const;
  /// The groups of new dimensions of an operand with the map `map`.
  Groups getGroups(AffineMap map) const;
  SmallVector<OpFoldResult> getSizes(AffineMap map) const;

  /// The sizes of the new loops; those of loops that remain are null.
  SmallVector<SmallVector<OpFoldResult>> sizes;
  Groups loops;
  int64_t numLoops = 0;
};
} // namespace

ExpandedLoops::ExpandedLoops(LinalgOp op, OpOperand *operand,
                             const Groups &groups,
                             ArrayRef<OpFoldResult> newSizes) {
  sizes.resize(op.getNumLoops());
  AffineMap map = op.getMatchingIndexingMap(operand);
  for (unsigned dim = 0; dim < map.getNumResults(); ++dim)
    for (int64_t newDim : groups[dim])
      sizes[map.getDimPosition(dim)].push_back(newSizes[newDim]);
  for (auto &loop : sizes) {
    loops.emplace_back();
    if (loop.empty() && !llvm::is_contained(map.getResults(),
                                            getAffineDimExpr(loops.size() - 1,
                                                             op->getContext())))
      loop.emplace_back();
    for (size_t i = 0; i < loop.size(); ++i)
      loops.back().push_back(numLoops++);
  }
}

AffineMap ExpandedLoops::getMap(AffineMap map) const {
  SmallVector<AffineExpr> results;
  for (unsigned i = 0; i < map.getNumResults(); ++i)
    for (int64_t loop : loops[map.getDimPosition(i)])
      results.push_back(getAffineDimExpr(unsigned(loop), map.getContext()));
  return AffineMap::get(unsigned(numLoops), 0, results, map.getContext());
}

Groups ExpandedLoops::getGroups(AffineMap map) const {
  Groups groups;
  int64_t next = 0;
  for (unsigned i = 0; i < map.getNumResults(); ++i) {
    groups.emplace_back();
    for (size_t k = 0; k < loops[map.getDimPosition(i)].size(); ++k)
      groups.back().push_back(next++);
  }
  return groups;
}

SmallVector<OpFoldResult> ExpandedLoops::getSizes(AffineMap map) const {
  SmallVector<OpFoldResult> result;
  for (unsigned i = 0; i < map.getNumResults(); ++i)
    llvm::append_range(result, sizes[map.getDimPosition(i)]);
  return result;
}

//===-- The expanded operation ---------------------------------------------===//

/// Whether the loops of `op` can be expanded as the dimensions of `operand` are.
static bool isExpandable(LinalgOp op, OpOperand *operand) {
  return op.hasPureTensorSemantics() && op.hasOnlyProjectedPermutations() &&
         op.getMatchingIndexingMap(operand).getNumResults() > 0 &&
         op.getBlock() && isa<RankedTensorType>(operand->get().getType());
}

namespace {
/// Replaces an operation by one with more loops.
class Expansion {
public:
  Expansion(PatternRewriter &rewriter, LinalgOp op, const ExpandedLoops &loops)
      : rewriter(rewriter), op(op), loc(op.getLoc()), loops(loops),
        maps(op.getIndexingMapsArray()) {}

  /// The replacements of the results, which have their types.
  SmallVector<Value> run(OpOperand *reshaped, Value expandedValue);

private:
  Value expand(OpOperand &operand);
  Operation *createOp(ArrayRef<Value> operands);
  Operation *createGeneric(ArrayRef<Value> operands);
  void linearizeIndices(Block &body);

  PatternRewriter &rewriter;
  LinalgOp op;
  Location loc;
  const ExpandedLoops &loops;
  SmallVector<AffineMap> maps;
};
} // namespace

/// Reshapes the elements of an operand.
Value Expansion::expand(OpOperand &operand) {
  AffineMap map = maps[operand.getOperandNumber()];
  auto type = dyn_cast<RankedTensorType>(operand.get().getType());
  if (!type)
    return operand.get();
  Groups groups = loops.getGroups(map);
  SmallVector<OpFoldResult> sizes = loops.getSizes(map);
  SmallVector<int64_t> shape;
  for (auto [dim, group] : llvm::enumerate(groups))
    for (int64_t newDim : group) {
      if (!sizes[newDim])
        sizes[newDim] =
            tensor::getMixedSize(rewriter, loc, operand.get(), int64_t(dim));
      auto size = dyn_cast<Attribute>(sizes[newDim]);
      shape.push_back(size ? *getConstantIntValue(size) : ShapedType::kDynamic);
    }
  if (shape.size() == size_t(type.getRank()) &&
      ArrayRef<int64_t>(shape) == type.getShape())
    return operand.get();
  return tensor::ExpandShapeOp::create(rewriter, loc, type.clone(shape),
                                       operand.get(), groups, sizes);
}

/// Computes the indices of the old loops from those of the new ones.
void Expansion::linearizeIndices(Block &body) {
  for (Operation &inner : llvm::make_early_inc_range(body)) {
    auto index = dyn_cast<IndexOp>(&inner);
    if (!index)
      continue;
    auto dim = size_t(index.getDim());
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointAfter(index);
    SmallVector<Value> parts;
    for (int64_t loop : llvm::drop_begin(loops.loops[dim]))
      parts.push_back(IndexOp::create(rewriter, index.getLoc(), loop));
    OpFoldResult sum = Value(
        IndexOp::create(rewriter, index.getLoc(), loops.loops[dim].front()));
    AffineExpr part, rest, size;
    bindDims(rewriter.getContext(), part, rest);
    bindSymbols(rewriter.getContext(), size);
    for (auto [i, value] : llvm::enumerate(parts))
      sum = affine::makeComposedFoldedAffineApply(
          rewriter, index.getLoc(), part + rest * size,
          {OpFoldResult(value), sum, loops.sizes[dim][i + 1]});
    Value linear = sum.getValue();
    if (!linear)
      linear = arith::ConstantOp::create(
          rewriter, index.getLoc(), rewriter.getIndexType(), sum.getAttr());
    rewriter.replaceOp(index, linear);
  }
}

Operation *Expansion::createGeneric(ArrayRef<Value> operands) {
  SmallVector<AffineMap> newMaps;
  for (AffineMap map : maps)
    newMaps.push_back(loops.getMap(map));
  SmallVector<IteratorType> iterators;
  for (auto [type, group] : llvm::zip(op.getIteratorTypesArray(), loops.loops))
    iterators.append(group.size(), type);
  ArrayRef<Value> outputs = operands.drop_front(op.getNumDpsInputs());
  SmallVector<Type> types;
  for (Value output : outputs)
    types.push_back(output.getType());
  auto generic = GenericOp::create(rewriter, loc, types,
                                   operands.take_front(op.getNumDpsInputs()),
                                   outputs, newMaps, iterators);
  Region &region = generic->getRegion(0);
  rewriter.cloneRegionBefore(op->getRegion(0), region, region.end());
  linearizeIndices(region.front());
  return generic;
}

Operation *Expansion::createOp(ArrayRef<Value> operands) {
  ArrayRef<Value> inputs = operands.take_front(op.getNumDpsInputs());
  ArrayRef<Value> outputs = operands.drop_front(op.getNumDpsInputs());
  if (isa<FillOp>(op.getOperation()))
    return FillOp::create(rewriter, loc, inputs, outputs);
  if (isa<CopyOp>(op.getOperation()))
    return CopyOp::create(rewriter, loc, inputs, outputs);
  auto transpose = dyn_cast<TransposeOp>(op.getOperation());
  if (!transpose)
    return createGeneric(operands);
  AffineMap input = loops.getMap(maps.front());
  AffineMap output = loops.getMap(maps.back());
  SmallVector<int64_t> permutation;
  for (AffineExpr result : output.getResults())
    permutation.push_back(int64_t(*input.getResultPosition(result)));
  return TransposeOp::create(rewriter, loc, inputs.front(), outputs.front(),
                             permutation);
}

SmallVector<Value> Expansion::run(OpOperand *reshaped, Value expandedValue) {
  SmallVector<Value> operands;
  for (OpOperand &operand : op->getOpOperands())
    operands.push_back(&operand == reshaped && expandedValue ? expandedValue
                                                             : expand(operand));
  Operation *newOp = createOp(operands);
  SmallVector<Value> results;
  for (auto [old, value] : llvm::zip(op->getResults(), newOp->getResults())) {
    if (old.getType() == value.getType()) {
      results.push_back(value);
      continue;
    }
    Groups groups = loops.getGroups(op.getIndexingMapMatchingResult(old));
    results.push_back(tensor::CollapseShapeOp::create(
        rewriter, loc, old.getType(), value, groups));
  }
  return results;
}

//===-- Patterns for structured operations ---------------------------------===//

namespace {
struct FoldWithProducerReshapeOpByExpansion final
    : OpInterfaceRewritePattern<LinalgOp> {
  FoldWithProducerReshapeOpByExpansion(Context *ctx, ControlFusionFn control)
      : OpInterfaceRewritePattern(ctx), control(std::move(control)) {}
  bool mayMatch(const OpDefinition &def) const override {
    return LinalgOp::classof(def);
  }

  LogicalResult matchAndRewrite(LinalgOp op,
                                PatternRewriter &rewriter) const override {
    for (unsigned i = 0; i < op.getNumDpsInputs(); ++i) {
      OpOperand *input = op.getDpsInputOperand(i);
      auto collapse = input->get().getDefiningOp<tensor::CollapseShapeOp>();
      if (!collapse || !isExpandable(op, input) || !control(input))
        continue;
      SmallVector<OpFoldResult> sizes =
          tensor::getMixedSizes(rewriter, collapse.getLoc(), collapse.getSrc());
      ExpandedLoops loops(op, input, collapse.getReassociationIndices(), sizes);
      rewriter.replaceOp(
          op, Expansion(rewriter, op, loops).run(input, collapse.getSrc()));
      return success();
    }
    return failure();
  }

private:
  ControlFusionFn control;
};

struct FoldReshapeWithGenericOpByExpansion final
    : OpRewritePattern<tensor::ExpandShapeOp> {
  FoldReshapeWithGenericOpByExpansion(Context *ctx, ControlFusionFn control)
      : OpRewritePattern(ctx), control(std::move(control)) {}

  LogicalResult matchAndRewrite(tensor::ExpandShapeOp op,
                                PatternRewriter &rewriter) const override {
    auto result = dyn_cast<OpResult>(Value(op.getSrc()));
    auto producer = result ? dyn_cast<LinalgOp>(result.getOwner()) : LinalgOp();
    if (!producer ||
        !isExpandable(producer,
                      producer.getDpsInitOperand(result.getResultNumber())) ||
        !control(&op.getSrcMutable()))
      return failure();
    OpOperand *init = producer.getDpsInitOperand(result.getResultNumber());
    ExpandedLoops loops(producer, init, op.getReassociationIndices(),
                        getOutputShape(op));
    SmallVector<Value> results =
        Expansion(rewriter, producer, loops).run(init, Value());
    Value expanded = results[result.getResultNumber()];
    if (auto collapse = expanded.getDefiningOp<tensor::CollapseShapeOp>())
      expanded = collapse.getSrc();
    rewriter.replaceOp(op, expanded);
    rewriter.replaceOp(producer, results);
    return success();
  }

private:
  ControlFusionFn control;
};

//===-- Padding ------------------------------------------------------------===//

struct FoldPadWithProducerReshapeOpByExpansion final
    : OpRewritePattern<tensor::PadOp> {
  FoldPadWithProducerReshapeOpByExpansion(Context *ctx, ControlFusionFn control)
      : OpRewritePattern(ctx), control(std::move(control)) {}
  LogicalResult matchAndRewrite(tensor::PadOp op,
                                PatternRewriter &rewriter) const override;

private:
  ControlFusionFn control;
};

struct FoldReshapeWithProducerPadOpByExpansion final
    : OpRewritePattern<tensor::ExpandShapeOp> {
  FoldReshapeWithProducerPadOpByExpansion(Context *ctx, ControlFusionFn control)
      : OpRewritePattern(ctx), control(std::move(control)) {}
  LogicalResult matchAndRewrite(tensor::ExpandShapeOp op,
                                PatternRewriter &rewriter) const override;

private:
  ControlFusionFn control;
};

/// The padding of a tensor whose dimensions have been expanded.
struct ExpandedPadding {
  SmallVector<OpFoldResult> low, high;
};
} // namespace

/// The padding of the dimensions in `groups`; std::nullopt if a dimension that is expanded has
/// padding.
static std::optional<ExpandedPadding> expandPadding(tensor::PadOp pad,
                                                    const Groups &groups) {
  ExpandedPadding expanded;
  SmallVector<OpFoldResult> low = pad.getMixedLowPad();
  SmallVector<OpFoldResult> high = pad.getMixedHighPad();
  for (auto [dim, group] : llvm::enumerate(groups)) {
    if (group.size() != 1 &&
        (!isZeroInteger(low[dim]) || !isZeroInteger(high[dim])))
      return std::nullopt;
    for (size_t i = 0; i < group.size(); ++i) {
      expanded.low.push_back(low[dim]);
      expanded.high.push_back(high[dim]);
    }
  }
  return expanded;
}

LogicalResult FoldPadWithProducerReshapeOpByExpansion::matchAndRewrite(
    tensor::PadOp op, PatternRewriter &rewriter) const {
  auto collapse = op.getSource().getDefiningOp<tensor::CollapseShapeOp>();
  if (!collapse || !collapse->hasOneUse() || !control(&op.getSourceMutable()))
    return failure();
  Value padding = op.getConstantPaddingValue();
  Groups groups = collapse.getReassociationIndices();
  auto expanded = padding ? expandPadding(op, groups) : std::nullopt;
  if (!expanded)
    return failure();
  SmallVector<int64_t> shape(collapse.getSrcType().getShape());
  for (auto [dim, group] : llvm::enumerate(groups))
    if (group.size() == 1)
      shape[group.front()] = op.getResultType().getDimSize(dim);
  Value newPad = tensor::PadOp::create(rewriter, op.getLoc(),
                                       collapse.getSrcType().clone(shape),
                                       collapse.getSrc(), expanded->low,
                                       expanded->high, padding, op.getNofold());
  rewriter.replaceOpWithNewOp<tensor::CollapseShapeOp>(
      op, Type(op.getResultType()), newPad, groups);
  return success();
}

LogicalResult FoldReshapeWithProducerPadOpByExpansion::matchAndRewrite(
    tensor::ExpandShapeOp op, PatternRewriter &rewriter) const {
  auto pad = op.getSrc().getDefiningOp<tensor::PadOp>();
  if (!pad || !pad->hasOneUse() || !control(&op.getSrcMutable()))
    return failure();
  Value padding = pad.getConstantPaddingValue();
  Groups groups = op.getReassociationIndices();
  auto expanded = padding ? expandPadding(pad, groups) : std::nullopt;
  if (!expanded)
    return failure();
  Location loc = op.getLoc();
  SmallVector<OpFoldResult> sizes = getOutputShape(op);
  SmallVector<int64_t> shape(op.getResultType().getShape());
  for (auto [dim, group] : llvm::enumerate(groups)) {
    if (group.size() != 1)
      continue;
    sizes[group.front()] =
        tensor::getMixedSize(rewriter, loc, pad.getSource(), int64_t(dim));
    shape[group.front()] = pad.getSourceType().getDimSize(dim);
  }
  Value source = tensor::ExpandShapeOp::create(
      rewriter, loc, Type(op.getResultType().clone(shape)), pad.getSource(),
      groups, sizes);
  rewriter.replaceOpWithNewOp<tensor::PadOp>(
      op, Type(op.getResultType()), source, expanded->low, expanded->high,
      padding, pad.getNofold());
  return success();
}

void linalg::populateFoldReshapeOpsByExpansionPatterns(
    RewritePatternSet &patterns, const ControlFusionFn &control) {
  patterns.add<FoldReshapeWithGenericOpByExpansion>(patterns.getContext(),
                                                    control);
  patterns.add<FoldPadWithProducerReshapeOpByExpansion>(patterns.getContext(),
                                                        control);
  patterns.add<FoldReshapeWithProducerPadOpByExpansion>(patterns.getContext(),
                                                        control);
  patterns.add<FoldWithProducerReshapeOpByExpansion>(patterns.getContext(),
                                                     control);
}

//===-- Reshapes of other dimensions ---------------------------------------===//

static LogicalResult expandBeforeCollapse(tensor::ExpandShapeOp op,
                                          PatternRewriter &rewriter) {
  auto collapse = op.getSrc().getDefiningOp<tensor::CollapseShapeOp>();
  if (!collapse)
    return failure();
  Groups collapsed = collapse.getReassociationIndices();
  Groups expanded = op.getReassociationIndices();
  bool isAnyExpanded = false, isAnyCollapsed = false;
  for (auto [from, to] : llvm::zip_equal(collapsed, expanded)) {
    if (from.size() > 1 && to.size() > 1)
      return failure();
    isAnyCollapsed |= from.size() > 1;
    isAnyExpanded |= to.size() > 1;
  }
  if (!isAnyCollapsed || !isAnyExpanded)
    return failure();
  SmallVector<OpFoldResult> inner =
      tensor::getMixedSizes(rewriter, op.getLoc(), collapse.getSrc());
  SmallVector<OpFoldResult> outer = getOutputShape(op), sizes;
  Groups newExpanded, newCollapsed;
  int64_t next = 0;
  for (auto [from, to] : llvm::zip_equal(collapsed, expanded)) {
    // A dimension that is not collapsed has the sizes of its expansion.
    bool isCollapsed = from.size() > 1;
    newCollapsed.emplace_back();
    if (!isCollapsed)
      newExpanded.emplace_back();
    for (int64_t dim : isCollapsed ? from : to) {
      sizes.push_back(isCollapsed ? inner[dim] : outer[dim]);
      if (isCollapsed)
        newExpanded.emplace_back();
      else if (newCollapsed.back().size())
        newCollapsed.emplace_back();
      newExpanded.back().push_back(next);
      newCollapsed.back().push_back(next++);
    }
  }
  SmallVector<Value> dynamicSizes;
  SmallVector<int64_t> shape;
  dispatchIndexOpFoldResults(sizes, dynamicSizes, shape);
  Value source = tensor::ExpandShapeOp::create(
      rewriter, op.getLoc(), Type(op.getResultType().clone(shape)),
      collapse.getSrc(), newExpanded, sizes);
  rewriter.replaceOpWithNewOp<tensor::CollapseShapeOp>(
      op, Type(op.getResultType()), source, newCollapsed);
  return success();
}

void tensor::populateBubbleUpExpandShapePatterns(RewritePatternSet &patterns) {
  patterns.add("BubbleUpExpandThroughParallelCollapse", expandBeforeCollapse);
}
