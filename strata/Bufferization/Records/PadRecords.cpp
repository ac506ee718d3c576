// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of tensor.pad and tensor.concat, which become other operations with tensors first.
#include "strata/Affine/AffineOperands.h"
#include "strata/Bufferization/Records/RecordsDetail.h"
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Affine/AffinePatterns.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/Shapes/Slice.h"

using namespace strata;
using namespace strata::detail;

namespace {
/// Creates operations for sizes.
struct SizeBuilder {
  RewriterBase &rewriter;
  Location loc;

  Value asValue(OpFoldResult value) const {
    return value.getValue()
               ? value.getValue()
               : createIndex(rewriter, loc,
                             *getConstantIntValue(value.getAttr()));
  }
  Value createDim(Value source, int64_t dim) const {
    Value number = createIndex(rewriter, loc, dim);
    return createDimOp(rewriter, loc, source, number);
  }
  Value apply(AffineMap map, ArrayRef<Value> operands) const {
    return affine::AffineApplyOp::create(rewriter, loc, operands,
                                         AffineMapAttr::get(map));
  }
  /// The sum of symbols.
  AffineMap getSum(unsigned count) const {
    AffineExpr sum = rewriter.getAffineSymbolExpr(0);
    for (unsigned i = 1; i < count; ++i)
      sum = sum + rewriter.getAffineSymbolExpr(i);
    return AffineMap::get(0, count, sum);
  }
  /// The sum, with constants in the map.
  OpFoldResult createSum(ArrayRef<OpFoldResult> terms) const {
    int64_t constant = 0;
    SmallVector<Value> operands;
    for (OpFoldResult term : terms)
      if (std::optional<int64_t> number = getConstantIntValue(term))
        constant += *number;
      else
        operands.push_back(term.getValue());
    if (operands.empty())
      return OpFoldResult(rewriter.getIndexAttr(constant));
    AffineExpr sum = getSum(unsigned(operands.size())).getResult(0) +
                     rewriter.getAffineConstantExpr(constant);
    AffineMap map = AffineMap::get(0, unsigned(operands.size()), sum);
    affine::composeAffineMapAndOperands(&map, &operands, affine::getApply,
                                        [](Value) { return true; });
    if (map.getResult(0).getKind() == AffineExprKind::SymbolId)
      return OpFoldResult(operands[size_t(map.getResult(0).getValue())]);
    return OpFoldResult(apply(map, operands));
  }
};
} // namespace

//===-- tensor.pad ---------------------------------------------------------===//

namespace {
/// Creates the tensor that a padded tensor is inserted into, and its sizes.
struct PadSizes {
  PadSizes(SizeBuilder sizes, tensor::PadOp pad)
      : sizes(sizes), pad(pad),
        sourceType(cast<RankedTensorType>(pad.getSource().getType())),
        type(cast<RankedTensorType>(pad->getResult(0).getType())),
        low(getMixedValues(pad.getStaticLow(), pad.getLow(),
                           pad->getContext())),
        high(getMixedValues(pad.getStaticHigh(), pad.getHigh(),
                            pad->getContext())) {}

  void createUnfolded() const;
  SmallVector<Value> createDynamic() const;
  /// The slice of the result that is the source.
  Slice createSlice() const;

private:
  OpFoldResult getSourceSize(int64_t dim) const {
    return sourceType.isDynamicDim(unsigned(dim))
               ? OpFoldResult(sizes.createDim(pad.getSource(), dim))
               : OpFoldResult(sizes.rewriter.getIndexAttr(
                     sourceType.getDimSize(unsigned(dim))));
  }

  SizeBuilder sizes;
  tensor::PadOp pad;
  RankedTensorType sourceType, type;
  SmallVector<OpFoldResult> low, high;
};
} // namespace

/// The sizes of dynamic dimensions, without folding. As upstream, they have no
/// uses.
void PadSizes::createUnfolded() const {
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(unsigned(dim)))
      continue;
    Value size = sizes.createDim(pad.getSource(), dim);
    Value before = sizes.asValue(low[size_t(dim)]);
    Value after = sizes.asValue(high[size_t(dim)]);
    sizes.apply(sizes.getSum(3), {size, before, after});
  }
}

SmallVector<Value> PadSizes::createDynamic() const {
  SmallVector<Value> result;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(unsigned(dim)))
      continue;
    if (!sourceType.isDynamicDim(unsigned(dim))) {
      // The constants that remain of the dimension of the source after folding.
      createIndex(sizes.rewriter, sizes.loc, dim);
      createIndex(sizes.rewriter, sizes.loc,
                  sourceType.getDimSize(unsigned(dim)));
    }
    result.push_back(sizes.asValue(sizes.createSum(
        {getSourceSize(dim), low[size_t(dim)], high[size_t(dim)]})));
  }
  return result;
}

Slice PadSizes::createSlice() const {
  Slice slice;
  for (OpFoldResult offset : low) {
    std::optional<int64_t> number = getConstantIntValue(offset);
    slice.offsets.push_back(
        number ? OpFoldResult(sizes.rewriter.getIndexAttr(*number)) : offset);
  }
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    slice.sizes.push_back(getSourceSize(dim));
    slice.strides.push_back(OpFoldResult(sizes.rewriter.getIndexAttr(1)));
  }
  return slice;
}

/// A tensor that has the padding everywhere, into which the source is inserted.
static LogicalResult bufferizePad(Operation *op, RewriterBase &rewriter,
                                  BufferizationState &) {
  auto pad = cast<tensor::PadOp>(op);
  PadSizes sizes({rewriter, op->getLoc()}, pad);
  sizes.createUnfolded();
  Operation *generate = tensor::GenerateOp::create(rewriter, op->getLoc(),
                                                   op->getResult(0).getType(),
                                                   sizes.createDynamic());
  Region &region = generate->getRegion(0);
  rewriter.inlineRegionBefore(pad->getRegion(0), region, region.end());
  rewriter.setInsertionPoint(op);
  SliceOperands lists(sizes.createSlice());
  Value inserted = tensor::InsertSliceOp::create(
      rewriter, op->getLoc(), pad.getSource(), generate->getResult(0),
      lists.offsets, lists.sizes, lists.strides, lists.staticOffsets,
      lists.staticSizes, lists.staticStrides);
  rewriter.replaceOp(op, inserted);
  return success();
}

//===-- tensor.concat ------------------------------------------------------===//

/// A size of a tensor or memref.
static OpFoldResult getSize(const SizeBuilder &sizes, Value source,
                            int64_t dim) {
  int64_t size = cast<ShapedType>(source.getType()).getShape()[size_t(dim)];
  return ShapedType::isDynamic(size)
             ? OpFoldResult(sizes.createDim(source, dim))
             : OpFoldResult(sizes.rewriter.getIndexAttr(size));
}

static int64_t getConcatDim(Operation *op) {
  auto dim = cast<IntegerAttr>(op->getInherentAttrOrNull("dim"));
  return int64_t(dim.getValue().getZExtValue());
}

/// The size of the result in the dimension of the concatenation.
static Value createConcatSize(const SizeBuilder &sizes, Operation *op,
                              int64_t dim) {
  SmallVector<OpFoldResult> terms;
  for (Value operand : op->getOperands()) {
    int64_t size = cast<ShapedType>(operand.getType()).getShape()[size_t(dim)];
    if (!ShapedType::isDynamic(size)) {
      createIndex(sizes.rewriter, sizes.loc, dim);
      createIndex(sizes.rewriter, sizes.loc, size);
    }
    terms.push_back(getSize(sizes, operand, dim));
  }
  return sizes.asValue(sizes.createSum(terms));
}

/// The dynamic sizes of the result; that of the concatenation is computed last.
static SmallVector<Value> createConcatSizes(const SizeBuilder &sizes,
                                            Operation *op) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  int64_t concatDim = getConcatDim(op);
  SmallVector<Value> result;
  size_t position = 0;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(unsigned(dim)))
      continue;
    if (dim == concatDim)
      position = result.size();
    else
      result.push_back(
          sizes.asValue(getSize(sizes, op->getOperands().front(), dim)));
  }
  if (type.isDynamicDim(unsigned(concatDim)))
    result.insert(result.begin() + position,
                  createConcatSize(sizes, op, concatDim));
  return result;
}

/// New memory, into whose parts the operands are copied.
static LogicalResult bufferizeConcat(Operation *op, RewriterBase &rewriter,
                                     BufferizationState &state) {
  SizeBuilder sizes{rewriter, op->getLoc()};
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  auto concatDim = size_t(getConcatDim(op));
  FailureOr<Value> alloc = state.allocate(
      rewriter, op->getLoc(),
      cast<MemRefType>(BufferizationState::getStaticIdentityType(type)),
      createConcatSizes(sizes, op));
  if (failed(alloc))
    return failure();
  OpFoldResult zero(rewriter.getIndexAttr(0)), one(rewriter.getIndexAttr(1));
  Slice slice;
  slice.offsets.assign(size_t(type.getRank()), zero);
  slice.strides.assign(size_t(type.getRank()), one);
  // Sizes of other dimensions are those of the result.
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    slice.sizes.push_back(getSize(sizes, *alloc, dim));
  for (Value operand : op->getOperands()) {
    FailureOr<Value> source = state.getBuffer(rewriter, operand);
    if (failed(source))
      return failure();
    slice.sizes[concatDim] = getSize(sizes, *source, int64_t(concatDim));
    MemRefType part = getPartType(cast<MemRefType>(alloc->getType()), slice);
    if (!part)
      return failure();
    SliceOperands lists(slice);
    Value view = memref::SubViewOp::create(
        rewriter, op->getLoc(), Type(part), *alloc, lists.offsets, lists.sizes,
        lists.strides, lists.staticOffsets, lists.staticSizes,
        lists.staticStrides);
    memref::CopyOp::create(rewriter, op->getLoc(), *source, view);
    slice.offsets[concatDim] =
        sizes.createSum({slice.offsets[concatDim], slice.sizes[concatDim]});
  }
  BufferizationState::replaceOp(rewriter, op, *alloc);
  return success();
}

void detail::registerPadRecords(Context &ctx) {
  registerBufferizableOp<tensor::PadOp>(
      ctx, {.allocates = allocatesResult, .bufferize = bufferizePad});
  registerBufferizableOp<tensor::ConcatOp>(
      ctx, {.allocates = allocatesResult, .bufferize = bufferizeConcat});
}
