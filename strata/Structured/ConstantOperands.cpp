// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/PatternMatch.h"
#include "strata/Structured/ElementwiseFusion.h"
#include "strata/Structured/GenericOpParts.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::linalg;

//===-- Fills --------------------------------------------------------------===//

/// Uses the filled value in the body for inputs that are fills. The unused inputs are left.
static LogicalResult foldFills(GenericOp op, PatternRewriter &rewriter) {
  LinalgOp structured(op.getOperation());
  if (!structured.hasPureTensorSemantics())
    return failure();
  bool found = false;
  for (unsigned i = 0; i < structured.getNumDpsInputs(); ++i) {
    OpOperand *input = structured.getDpsInputOperand(i);
    auto fill = input->get().getDefiningOp<FillOp>();
    BlockArgument argument = structured.getMatchingBlockArgument(input);
    if (!fill || argument.use_empty() ||
        fill.value().getType() != argument.getType())
      continue;
    rewriter.replaceAllUsesWith(argument, fill.value());
    found = true;
  }
  return success(found);
}

//===-- Constants ----------------------------------------------------------===//

static bool isIntOrFloat(Type type) {
  return isa<IntegerType, FloatType>(type);
}

/// The value of all elements of the constant that defines `value`; null if there is none.
static Attribute getConstantElement(Value value) {
  Attribute constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return {};
  if (auto elements = dyn_cast<DenseElementsAttr>(constant))
    return elements.isSplat() &&
                   isIntOrFloat(elements.getType().getElementType())
               ? elements.getSplatValue<Attribute>()
               : Attribute();
  return isa<IntegerAttr, FloatAttr>(constant) ? constant : Attribute();
}

/// Replaces `op` by an operation without the operand `input`, whose elements are `constant`.
static void replaceByConstant(GenericOp op, OpOperand *input, Value constant,
                              ArrayRef<AffineMap> maps,
                              PatternRewriter &rewriter) {
  LinalgOp structured(op.getOperation());
  SmallVector<Value> inputs(structured.getDpsInputs());
  inputs.erase(inputs.begin() + input->getOperandNumber());
  auto newOp = GenericOp::create(
      rewriter, op.getLoc(), op->getResultTypes(), inputs,
      structured.getDpsInits(), rewriter.getAffineMapArrayAttr(maps),
      op.getIteratorTypes(), StringAttr(), StringAttr(), nullptr);
  Region &region = newOp->getRegion(0);
  rewriter.cloneRegionBefore(op->getRegion(0), region, region.end());
  BlockArgument argument =
      region.front().getArgument(input->getOperandNumber());
  rewriter.replaceAllUsesWith(argument, constant);
  region.front().eraseArgument(argument.getArgNumber());
  rewriter.replaceOp(op, newOp.getOperation());
}

static LogicalResult foldConstants(GenericOp op, PatternRewriter &rewriter) {
  LinalgOp structured(op.getOperation());
  if (!structured.hasPureTensorSemantics())
    return failure();
  for (unsigned i = 0; i < structured.getNumDpsInputs(); ++i) {
    OpOperand *input = structured.getDpsInputOperand(i);
    Attribute element = getConstantElement(input->get());
    if (!element)
      continue;
    SmallVector<AffineMap> maps = structured.getIndexingMapsArray();
    maps.erase(maps.begin() + i);
    if (!inversePermutation(concatAffineMaps(maps, op->getContext())))
      return rewriter.notifyMatchFailure(
          op, "fused op loop bound computation failed");
    Type type = structured.getMatchingBlockArgument(input).getType();
    Value constant = arith::ConstantOp::create(rewriter, input->get().getLoc(),
                                               type, element);
    replaceByConstant(op, input, constant, maps, rewriter);
    return success();
  }
  return failure();
}

//===-- Initial values -----------------------------------------------------===//

/// Replaces initial values that the body does not read by tensor.empty. All elements must be
/// written.
static LogicalResult eraseInitialValues(GenericOp op,
                                        PatternRewriter &rewriter) {
  LinalgOp structured(op.getOperation());
  if (!structured.hasPureTensorSemantics())
    return failure();
  bool changed = false;
  for (unsigned i = 0; i < structured.getNumDpsInits(); ++i) {
    OpOperand *init = structured.getDpsInitOperand(i);
    auto type = dyn_cast<RankedTensorType>(init->get().getType());
    if (!type || structured.payloadUsesValueFromOperand(init) ||
        init->get().getDefiningOp<tensor::EmptyOp>() ||
        !linalg::detail::writesAllElements(structured, init))
      continue;
    auto sizes = tensor::getMixedSizes(rewriter, op.getLoc(), init->get());
    Value empty =
        tensor::EmptyOp::create(rewriter, op.getLoc(), sizes,
                                type.getElementType(), type.getEncoding());
    rewriter.modifyOpInPlace(op, [&] { init->set(empty); });
    changed = true;
  }
  return success(changed);
}

void linalg::populateConstantOperandPatterns(RewritePatternSet &patterns) {
  patterns.add("FoldFillWithGenericOp", foldFills);
  patterns.add("FoldScalarOrSplatConstant", foldConstants);
  patterns.add("RemoveOutsDependency", eraseInitialValues);
}

//===-- Transposed constants -----------------------------------------------===//

/// The elements of `source`, of which iteration i_0, i_1, ... reads one, as the elements that it
/// writes. Both maps are permutations.
static DenseElementsAttr transposeElements(DenseElementsAttr source,
                                           RankedTensorType type,
                                           AffineMap inputMap,
                                           AffineMap outputMap) {
  AffineMap toInput = inputMap.compose(inversePermutation(outputMap));
  ArrayRef<int64_t> shape = source.getType().getShape();
  if (source.isSplat())
    return DenseElementsAttr::get(type, source.getSplatValue<Attribute>());
  SmallVector<Attribute> elements;
  auto values = llvm::to_vector(source.getValues<Attribute>());
  SmallVector<int64_t> index(type.getRank());
  for (int64_t count = 0; count < type.getNumElements(); ++count) {
    int64_t rest = count, position = 0;
    for (int64_t dim = type.getRank(); dim-- > 0;) {
      index[dim] = rest % type.getDimSize(dim);
      rest /= type.getDimSize(dim);
    }
    for (unsigned dim = 0; dim < shape.size(); ++dim)
      position = position * shape[dim] + index[toInput.getDimPosition(dim)];
    elements.push_back(values[position]);
  }
  return DenseElementsAttr::get(type, elements);
}

namespace {
struct FoldConstantTranspose final : OpInterfaceRewritePattern<LinalgOp> {
  FoldConstantTranspose(Context *ctx, ControlFusionFn control)
      : OpInterfaceRewritePattern(ctx), control(std::move(control)) {}
  bool mayMatch(const OpDefinition &def) const override {
    return LinalgOp::classof(def);
  }

  LogicalResult matchAndRewrite(LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (!op.hasPureTensorSemantics() || op->getNumOperands() != 2 ||
        op.getNumDpsInputs() != 1 || op->getNumResults() != 1 ||
        op.hasDynamicShape() || !op.getBlock())
      return failure();
    Block *body = op.getBlock();
    Operation *yield = body->getTerminator();
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    if (&body->front() != yield ||
        yield->getOperands().front() !=
            Value(op.getRegionInputArgs().front()) ||
        !maps[0].isPermutation() || !maps[1].isPermutation())
      return failure();
    DenseElementsAttr elements;
    auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
    // A constant of a sparse type would have no storage.
    if (!type || type.getEncoding() || !isIntOrFloat(type.getElementType()) ||
        !matchPattern(op.getDpsInputs().front(), m_Constant(&elements)) ||
        !control(op.getDpsInputOperand(0)))
      return failure();
    rewriter.replaceOpWithNewOp<arith::ConstantOp>(
        op, type, transposeElements(elements, type, maps[0], maps[1]));
    return success();
  }

private:
  ControlFusionFn control;
};
} // namespace

void linalg::populateConstantFoldLinalgOperations(
    RewritePatternSet &patterns, const ControlFusionFn &control) {
  patterns.add<FoldConstantTranspose>(patterns.getContext(), control);
}
