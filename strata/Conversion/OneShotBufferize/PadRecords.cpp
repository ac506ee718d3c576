// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of tensor.pad and tensor.concat, which become other operations with tensors first.
#include "strata/Affine/AffineOperands.h"
#include "strata/Conversion/OneShotBufferize/RecordsDetail.h"
#include "strata/Dialects/Affine/AffinePatterns.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/MemRef/StridedLayout.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/AffineExpr.h"
#include "strata/IR/BuiltinAttributes.h"
#include "strata/IR/Slice.h"
#include "strata/IR/StaticValueUtils.h"

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
               : createIndex(rewriter, loc, *getConstantIntValue(value.getAttr()));
  }
  Value createDim(Value source, int64_t dim) const {
    Value number = createIndex(rewriter, loc, dim);
    return rewriter
        .create(loc, isTensorType(source.getType()) ? "tensor.dim" : "memref.dim",
                {source, number}, rewriter.getIndexType())
        ->getResult(0);
  }
  Value apply(AffineMap map, ArrayRef<Value> operands) const {
    return rewriter
        .create(loc, "affine.apply", operands, rewriter.getIndexType(),
                rewriter.getNamedAttr("map", AffineMapAttr::get(map)))
        ->getResult(0);
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

/// A tensor that has the padding everywhere, into which the source is inserted.
static LogicalResult bufferizePad(Operation *op, RewriterBase &rewriter,
                                  BufferizationState &) {
  auto pad = cast<tensor::PadOp>(op);
  Context *ctx = op->getContext();
  SizeBuilder sizes{rewriter, op->getLoc()};
  auto sourceType = cast<RankedTensorType>(pad.getSource().getType());
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  SmallVector<OpFoldResult> low = getMixedValues(pad.getStaticLow(), pad.getLow(), ctx);
  SmallVector<OpFoldResult> high =
      getMixedValues(pad.getStaticHigh(), pad.getHigh(), ctx);
  auto forEachDynamicDim = [&](function_ref<void(int64_t dim)> fn) {
    for (int64_t dim = 0; dim < type.getRank(); ++dim)
      if (type.isDynamicDim(unsigned(dim)))
        fn(dim);
  };
  // As upstream, sizes are computed twice.
  forEachDynamicDim([&](int64_t dim) {
    Value size = sizes.createDim(pad.getSource(), dim);
    Value before = sizes.asValue(low[size_t(dim)]);
    Value after = sizes.asValue(high[size_t(dim)]);
    sizes.apply(sizes.getSum(3), {size, before, after});
  });
  SmallVector<Value> dynamicSizes;
  forEachDynamicDim([&](int64_t dim) {
    bool isDynamic = sourceType.isDynamicDim(unsigned(dim));
    if (!isDynamic)
      createIndex(rewriter, op->getLoc(), dim);
    Value size = isDynamic ? sizes.createDim(pad.getSource(), dim)
                           : createIndex(rewriter, op->getLoc(),
                                         sourceType.getDimSize(unsigned(dim)));
    OpFoldResult term =
        isDynamic ? OpFoldResult(size)
                  : OpFoldResult(rewriter.getIndexAttr(
                        sourceType.getDimSize(unsigned(dim))));
    dynamicSizes.push_back(sizes.asValue(
        sizes.createSum({term, low[size_t(dim)], high[size_t(dim)]})));
  });
  Operation *generate = rewriter.create(op->getLoc(), "tensor.generate", dynamicSizes,
                                        Type(type), {}, {}, 1);
  Region &region = generate->getRegion(0);
  rewriter.inlineRegionBefore(pad->getRegion(0), region, region.end());
  rewriter.setInsertionPoint(op);
  Slice slice;
  for (OpFoldResult offset : low) {
    std::optional<int64_t> number = getConstantIntValue(offset);
    slice.offsets.push_back(number ? OpFoldResult(rewriter.getIndexAttr(*number))
                                   : offset);
  }
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    bool isDynamic = sourceType.isDynamicDim(unsigned(dim));
    slice.sizes.push_back(isDynamic
                              ? OpFoldResult(sizes.createDim(pad.getSource(), dim))
                              : OpFoldResult(rewriter.getIndexAttr(
                                    sourceType.getDimSize(unsigned(dim)))));
    slice.strides.push_back(OpFoldResult(rewriter.getIndexAttr(1)));
  }
  SliceOperands lists(slice);
  Value inserted = tensor::InsertSliceOp::create(
      rewriter, op->getLoc(), pad.getSource(), generate->getResult(0), lists.offsets,
      lists.sizes, lists.strides, lists.staticOffsets, lists.staticSizes,
      lists.staticStrides);
  rewriter.replaceOp(op, inserted);
  return success();
}

//===-- tensor.concat ------------------------------------------------------===//

/// New memory, into whose parts the operands are copied.
static LogicalResult bufferizeConcat(Operation *op, RewriterBase &rewriter,
                                     BufferizationState &state) {
  SizeBuilder sizes{rewriter, op->getLoc()};
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  auto dimAttr = cast<IntegerAttr>(op->getInherentAttrOrNull("dim"));
  auto concatDim = int64_t(dimAttr.getValue().getZExtValue());
  auto getSize = [&](Value source, int64_t dim) {
    auto shaped = cast<ShapedType>(source.getType());
    int64_t size = shaped.getShape()[size_t(dim)];
    return ShapedType::isDynamic(size) ? OpFoldResult(sizes.createDim(source, dim))
                                       : OpFoldResult(rewriter.getIndexAttr(size));
  };
  SmallVector<Value> dynamicSizes;
  for (int64_t dim = 0; dim < type.getRank(); ++dim) {
    if (!type.isDynamicDim(unsigned(dim)))
      continue;
    if (dim != concatDim) {
      dynamicSizes.push_back(sizes.asValue(getSize(op->getOperand(0), dim)));
      continue;
    }
    SmallVector<OpFoldResult> terms;
    for (Value operand : op->getOperands()) {
      auto shaped = cast<ShapedType>(operand.getType());
      int64_t size = shaped.getShape()[size_t(dim)];
      if (!ShapedType::isDynamic(size)) {
        createIndex(rewriter, op->getLoc(), dim);
        createIndex(rewriter, op->getLoc(), size);
      }
      terms.push_back(getSize(operand, dim));
    }
    dynamicSizes.push_back(sizes.asValue(sizes.createSum(terms)));
  }
  FailureOr<Value> alloc = state.allocate(
      rewriter, op->getLoc(),
      cast<MemRefType>(BufferizationState::getStaticIdentityType(type)), dynamicSizes);
  if (failed(alloc))
    return failure();
  // Sizes of other dimensions are those of the result.
  SmallVector<OpFoldResult> shape;
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    shape.push_back(getSize(*alloc, dim));
  OpFoldResult offset(rewriter.getIndexAttr(0));
  for (Value operand : op->getOperands()) {
    FailureOr<Value> source = state.getBuffer(rewriter, operand);
    if (failed(source))
      return failure();
    Slice slice;
    slice.offsets.assign(size_t(type.getRank()), OpFoldResult(rewriter.getIndexAttr(0)));
    slice.strides.assign(size_t(type.getRank()), OpFoldResult(rewriter.getIndexAttr(1)));
    slice.sizes = shape;
    slice.offsets[size_t(concatDim)] = offset;
    slice.sizes[size_t(concatDim)] = getSize(*source, concatDim);
    MemRefType part = getPartType(cast<MemRefType>(alloc->getType()), slice);
    if (!part)
      return failure();
    SliceOperands lists(slice);
    Value view = memref::SubViewOp::create(
        rewriter, op->getLoc(), Type(part), *alloc, lists.offsets, lists.sizes,
        lists.strides, lists.staticOffsets, lists.staticSizes, lists.staticStrides);
    rewriter.create(op->getLoc(), "memref.copy", {*source, view});
    offset = sizes.createSum({offset, slice.sizes[size_t(concatDim)]});
  }
  BufferizationState::replaceOp(rewriter, op, *alloc);
  return success();
}

void detail::registerPadRecords(Context &ctx) {
  registerBufferizableOp(ctx, "tensor.pad",
                         {.allocates = allocatesResult, .bufferize = bufferizePad});
  registerBufferizableOp(ctx, "tensor.concat",
                         {.allocates = allocatesResult, .bufferize = bufferizeConcat});
}
