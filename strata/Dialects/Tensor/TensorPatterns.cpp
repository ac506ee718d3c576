// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Tensor/TensorPatterns.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/DestinationStyle.h"
#include "strata/Dialects/Tensor/TensorFolds.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/Interfaces/SideEffectInterfaces.h"
#include "strata/Rewrite/ExternalPatterns.h"
#include "strata/Rewrite/PatternMatch.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

//===-- Casts --------------------------------------------------------------===//

/// A cast of a part to a type that tells more: the sizes are known.
static LogicalResult castOfSlice(tensor::CastOp op, PatternRewriter &rewriter) {
  auto extract = op.getSource().getDefiningOp<tensor::ExtractSliceOp>();
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!extract || !type || type == extract.getType() ||
      !saysAtLeast(type, extract.getType()))
    return failure();
  Slice slice = getSlice(extract);
  auto dropped = getDroppedDims(extract.getType(), slice.sizes);
  if (!dropped)
    return failure();
  int64_t next = 0;
  for (auto [i, size] : llvm::enumerate(slice.sizes)) {
    if (dropped->test(i))
      continue;
    int64_t known = type.getDimSize(next++);
    if (!ShapedType::isDynamic(known))
      size = getAsIndexOpFoldResult(op->getContext(), known);
  }
  if (slice.leaves(extract.getSource().getType().getShape()))
    return failure();
  SliceOperands lists(slice);
  rewriter.replaceOpWithNewOp<tensor::ExtractSliceOp>(
      op, type, extract.getSource(), lists.offsets, lists.sizes, lists.strides,
      lists.staticOffsets, lists.staticSizes, lists.staticStrides);
  return success();
}

//===-- tensor.dim ---------------------------------------------------------===//

/// The size of a result in destination style is the size of its destination.
static LogicalResult dimOfDestination(tensor::DimOp op,
                                      PatternRewriter &rewriter) {
  Operation *def = op.getSource().getDefiningOp();
  OpOperand *init = def ? getTiedInit(op.getSource()) : nullptr;
  if (!init || init->get() == op.getSource())
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op.setSource(init->get()); });
  return success();
}

//===-- Elements -----------------------------------------------------------===//

/// An element of a generated tensor is computed.
static LogicalResult extractFromGenerate(tensor::ExtractOp op,
                                         PatternRewriter &rewriter) {
  auto generate = op.getTensor().getDefiningOp<tensor::GenerateOp>();
  if (!generate || !wouldOpBeTriviallyDead(generate) ||
      generate->isAncestor(op))
    return failure();
  Block &body = generate.getBody().front();
  IRMapping mapping;
  for (auto [arg, index] : llvm::zip(body.getArguments(), op.getIndices()))
    mapping.map(Value(arg), Value(index));
  auto yield = cast<tensor::YieldOp>(body.getTerminator());
  if (yield.getValue() == op.getResult())
    return failure();
  for (Operation &nested : body)
    if (&nested != yield.getOperation())
      rewriter.clone(nested, mapping);
  rewriter.replaceOp(op, mapping.lookupOrDefault(Value(yield.getValue())));
  return success();
}

//===-- tensor.concat ------------------------------------------------------===//

/// The shape of the result that follows from the inputs, with kDynamic for
/// unknown sizes.
static SmallVector<int64_t> getConcatShape(tensor::ConcatOp op) {
  int64_t dim = op.getDim();
  SmallVector<int64_t> shape(op.getType().getRank(), ShapedType::kDynamic);
  shape[dim] = 0;
  for (Value input : op.getInputs()) {
    auto type = cast<RankedTensorType>(input.getType());
    for (auto [i, size] : llvm::enumerate(type.getShape())) {
      if (int64_t(i) != dim)
        shape[i] = ShapedType::isDynamic(size) ? shape[i] : size;
      else if (ShapedType::isDynamic(size) || ShapedType::isDynamic(shape[i]))
        shape[i] = ShapedType::kDynamic;
      else
        shape[i] += size;
    }
  }
  return shape;
}

/// Casts the inputs to the sizes that the other inputs and the result give for
/// the dimensions that are not joined.
static LogicalResult inferConcatInputs(tensor::ConcatOp op,
                                       PatternRewriter &rewriter) {
  int64_t dim = op.getDim();
  SmallVector<int64_t> common = getConcatShape(op);
  for (auto [size, known] : llvm::zip(op.getType().getShape(), common))
    if (ShapedType::isDynamic(known))
      known = size;
  SmallVector<Value> inputs;
  bool changed = false;
  for (Value input : op.getInputs()) {
    auto type = cast<RankedTensorType>(input.getType());
    common[dim] = type.getDimSize(dim);
    RankedTensorType newType = type.clone(common);
    changed |= newType != type;
    inputs.push_back(newType == type
                         ? input
                         : Value(tensor::CastOp::create(rewriter, op->getLoc(),
                                                        newType, input)));
  }
  if (!changed)
    return failure();
  rewriter.replaceOpWithNewOp<tensor::ConcatOp>(op, op.getType(), inputs, dim);
  return success();
}

static LogicalResult inferConcatResult(tensor::ConcatOp op,
                                       PatternRewriter &rewriter) {
  RankedTensorType type = op.getType(),
                   inferred = type.clone(getConcatShape(op));
  // The type may say more than the inputs.
  if (type == inferred || !saysAtLeast(inferred, type))
    return failure();
  auto newOp = tensor::ConcatOp::create(rewriter, op->getLoc(), inferred,
                                        op.getInputs(), op.getDim());
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, type, newOp);
  return success();
}

//===-- Registration -------------------------------------------------------===//

void strata::addTensorPatterns(Context &ctx) {
  addCanonicalizations(ctx, "DestinationStyleOpInterface",
                       [](RewritePatternSet &set) {
                         set.add("FoldTensorCastProducerOp", "",
                                 [](Operation *op, PatternRewriter &rewriter) {
                                   return foldCastsInto(op, rewriter);
                                 });
                       });
}

void strata::registerTensorPatterns(Context &ctx) {
  registerOpHooks<tensor::CastOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("TensorCastExtractSlice", castOfSlice);
      }});
  registerOpHooks<tensor::ConcatOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("InferConcatOperandTypes", inferConcatInputs);
        set.add("InferConcatResultType", inferConcatResult);
      }});
  registerOpHooks<tensor::DimOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("DimOfDestStyleOp", dimOfDestination);
      }});
  registerOpHooks<tensor::ExtractOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("ExtractFromTensorGenerate", extractFromGenerate);
      }});
  registerTensorSlicePatterns(ctx);
  registerTensorReshapePatterns(ctx);
  registerTensorPadPatterns(ctx);
}
