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

/// Refines `joined`, which is unranked as long as no shape is known, by the
/// shape of `type`. False if they contradict each other.
static bool join(Type type, TensorType &joined) {
  auto ranked = dyn_cast<RankedTensorType>(type);
  if (!ranked)
    return isa<TensorType>(type);
  if (!joined.hasRank()) {
    joined = ranked;
    return true;
  }
  if (ranked.getRank() != joined.getRank())
    return false;
  SmallVector<int64_t> shape(joined.getShape());
  for (auto [size, known] : llvm::zip(ranked.getShape(), shape)) {
    if (ShapedType::isDynamic(known))
      known = size;
    else if (!ShapedType::isDynamic(size) && size != known)
      return false;
  }
  joined = RankedTensorType::get(shape, ranked.getElementType());
  return true;
}

/// The type that refines all `types`; null if they contradict each other.
static TensorType joinAll(ArrayRef<Type> types) {
  auto first = dyn_cast<TensorType>(types.front());
  if (!first)
    return {};
  TensorType joined = UnrankedTensorType::get(first.getElementType());
  for (Type type : types)
    if (!join(type, joined))
      return {};
  return joined.hasRank()
             ? RankedTensorType::get(joined.getShape(), first.getElementType())
             : joined;
}

/// A cast of a cast is one, unless the first tells more than the others.
static LogicalResult mergeCasts(tensor::CastOp op, PatternRewriter &rewriter) {
  auto inner = op.getSource().getDefiningOp<tensor::CastOp>();
  if (!inner)
    return failure();
  Type from = inner.getSource().getType(), to = op.getType();
  TensorType all = joinAll({from, inner.getType(), to});
  if (!all || all != joinAll({from, to}))
    return failure();
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, to, inner.getSource());
  return success();
}

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

static LogicalResult mergeBitcasts(tensor::BitcastOp op,
                                   PatternRewriter &rewriter) {
  auto inner = op.getSource().getDefiningOp<tensor::BitcastOp>();
  if (!inner)
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op.setSource(inner.getSource()); });
  return success();
}

//===-- tensor.dim ---------------------------------------------------------===//

static LogicalResult dimOfCast(tensor::DimOp op, PatternRewriter &rewriter) {
  auto castOp = op.getSource().getDefiningOp<tensor::CastOp>();
  if (!castOp)
    return failure();
  Value source = castOp.getSource();
  auto type = dyn_cast<RankedTensorType>(source.getType());
  // The operand must have a dimension.
  if (type && type.getRank() == 0)
    return failure();
  rewriter.modifyOpInPlace(op, [&] { op.setSource(source); });
  return success();
}

/// The size is an element of the shape.
static LogicalResult dimOfReshape(tensor::DimOp op, PatternRewriter &rewriter) {
  auto reshape = op.getSource().getDefiningOp<tensor::ReshapeOp>();
  if (!reshape)
    return failure();
  Value size = tensor::ExtractOp::create(
      rewriter, op->getLoc(), reshape.getShape(), ValueRange(op.getIndex()));
  if (size.getType() != op.getType())
    size =
        arith::IndexCastOp::create(rewriter, op->getLoc(), op.getType(), size);
  rewriter.replaceOp(op, size);
  return success();
}

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

static LogicalResult extractFromCast(tensor::ExtractOp op,
                                     PatternRewriter &rewriter) {
  auto castOp = op.getTensor().getDefiningOp<tensor::CastOp>();
  if (!castOp || !isa<RankedTensorType>(castOp.getSource().getType()))
    return failure();
  rewriter.replaceOpWithNewOp<tensor::ExtractOp>(op, castOp.getSource(),
                                                 op.getIndices());
  return success();
}

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

/// The cast of an element instead of all.
static LogicalResult extractFromIndexCast(tensor::ExtractOp op,
                                          PatternRewriter &rewriter) {
  auto def = op.getTensor().getDefiningOp<arith::IndexCastOp>();
  if (!def || !isa<RankedTensorType>(def.getIn().getType()))
    return failure();
  Value element = tensor::ExtractOp::create(rewriter, op->getLoc(), def.getIn(),
                                            op.getIndices());
  rewriter.replaceOpWithNewOp<arith::IndexCastOp>(op, op.getType(), element);
  return success();
}

//===-- Sizes --------------------------------------------------------------===//

/// `type` with the dynamic sizes that are constants and not negative, and the other
/// sizes in `others`. Null if there is no such constant.
static RankedTensorType getMoreStaticType(RankedTensorType type,
                                          ValueRange sizes,
                                          SmallVectorImpl<Value> &others) {
  SmallVector<int64_t> shape(type.getShape());
  size_t next = 0;
  for (int64_t &dim : shape) {
    if (!ShapedType::isDynamic(dim) || next >= sizes.size())
      continue;
    Value size = sizes[next++];
    auto number = getConstantIntValue(size);
    if (number && *number >= 0)
      dim = *number;
    else
      others.push_back(size);
  }
  return others.size() < sizes.size() ? type.clone(shape) : RankedTensorType();
}

static LogicalResult makeGenerateStatic(tensor::GenerateOp op,
                                        PatternRewriter &rewriter) {
  SmallVector<Value> sizes;
  RankedTensorType type =
      getMoreStaticType(op.getType(), op.getDynamicExtents(), sizes);
  if (!type)
    return failure();
  auto newOp = tensor::GenerateOp::create(rewriter, op->getLoc(), type, sizes);
  rewriter.inlineRegionBefore(op.getBody(), newOp.getBody(),
                              newOp.getBody().begin());
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getType(), newOp);
  return success();
}

static LogicalResult makeEmptyStatic(tensor::EmptyOp op,
                                     PatternRewriter &rewriter) {
  SmallVector<Value> sizes;
  RankedTensorType type =
      getMoreStaticType(op.getType(), op.getDynamicSizes(), sizes);
  if (!type)
    return failure();
  auto newOp = tensor::EmptyOp::create(rewriter, op->getLoc(), type, sizes);
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getType(), newOp);
  return success();
}

/// A cast that tells more sizes of an empty tensor.
static LogicalResult castOfEmpty(tensor::CastOp op, PatternRewriter &rewriter) {
  auto empty = op.getSource().getDefiningOp<tensor::EmptyOp>();
  auto type = dyn_cast<RankedTensorType>(op.getType());
  if (!empty || !type || !saysAtLeast(type, empty.getType()))
    return failure();
  SmallVector<Value> sizes;
  size_t next = 0;
  for (auto [before, after] :
       llvm::zip(empty.getType().getShape(), type.getShape())) {
    if (!ShapedType::isDynamic(before))
      continue;
    if (ShapedType::isDynamic(after))
      sizes.push_back(empty.getDynamicSizes()[next]);
    ++next;
  }
  rewriter.replaceOpWithNewOp<tensor::EmptyOp>(op, type, sizes);
  return success();
}

static LogicalResult dimOfEmpty(tensor::DimOp op, PatternRewriter &rewriter) {
  auto empty = op.getSource().getDefiningOp<tensor::EmptyOp>();
  auto index = getConstantIntValue(op.getIndex());
  if (!empty || !index || *index < 0 || *index >= empty.getType().getRank() ||
      !empty.getType().isDynamicDim(*index))
    return failure();
  Value size =
      empty.getDynamicSizes()[empty.getType().getDynamicDimIndex(*index)];
  if (size == op.getResult())
    return failure();
  rewriter.replaceOp(op, size);
  return success();
}

//===-- tensor.concat ------------------------------------------------------===//

static LogicalResult concatOfOne(tensor::ConcatOp op,
                                 PatternRewriter &rewriter) {
  if (op.getInputs().size() != 1)
    return failure();
  rewriter.replaceOpWithNewOp<tensor::CastOp>(op, op.getType(),
                                              op.getInputs()[0]);
  return success();
}

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

void strata::detail::addEmptyPatterns(RewritePatternSet &set) {
  set.add("FoldEmptyTensorWithCastOp", castOfEmpty);
  set.add("FoldEmptyTensorWithDimOp", dimOfEmpty);
  set.add("ReplaceEmptyTensorStaticShapeDims", makeEmptyStatic);
}

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
  registerOpHooks<tensor::BitcastOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("ChainedTensorBitcast", mergeBitcasts);
      }});
  registerOpHooks<tensor::CastOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("ChainedTensorCast", mergeCasts);
        set.add("TensorCastExtractSlice", castOfSlice);
        set.add("FoldEmptyTensorWithCastOp", castOfEmpty);
      }});
  registerOpHooks<tensor::ConcatOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("SingleInputConcatOp", concatOfOne);
        set.add("InferConcatOperandTypes", inferConcatInputs);
        set.add("InferConcatResultType", inferConcatResult);
      }});
  registerOpHooks<tensor::DimOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("DimOfCastOp", dimOfCast);
        set.add("DimOfReshapeOp", dimOfReshape);
        set.add("DimOfDestStyleOp", dimOfDestination);
        set.add("FoldEmptyTensorWithDimOp", dimOfEmpty);
      }});
  registerOpHooks<tensor::EmptyOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("ReplaceEmptyTensorStaticShapeDims", makeEmptyStatic);
      }});
  registerOpHooks<tensor::ExtractOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("ExtractFromTensorCast", extractFromCast);
        set.add("ExtractFromTensorGenerate", extractFromGenerate);
        set.add("ExtractElementFromIndexCast", extractFromIndexCast);
      }});
  registerOpHooks<tensor::GenerateOp>(
      &ctx, {.canonicalize = [](RewritePatternSet &set) {
        set.add("StaticTensorGenerate", makeGenerateStatic);
      }});
  registerTensorSlicePatterns(ctx);
  registerTensorReshapePatterns(ctx);
  registerTensorPadPatterns(ctx);
}
