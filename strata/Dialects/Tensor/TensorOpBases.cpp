// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Tensor/TensorOpBases.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

//===-- Reshapes -----------------------------------------------------------===//

RankedTensorType
tensor::detail::getCollapsedType(RankedTensorType type,
                                 ArrayRef<ReassociationIndices> groups) {
  SmallVector<int64_t> shape;
  for (const ReassociationIndices &group : groups) {
    int64_t size = 1;
    for (int64_t dim : group) {
      int64_t factor = type.getDimSize(unsigned(dim));
      size = ShapedType::isDynamic(size) || ShapedType::isDynamic(factor)
                 ? ShapedType::kDynamic
                 : size * factor;
    }
    shape.push_back(size);
  }
  return RankedTensorType::get(shape, type.getElementType());
}

/// The sizes of `type`, into which the dimensions of `source` are split.
static SmallVector<OpFoldResult>
computeExpandedSizes(OpBuilder &builder, Location loc, RankedTensorType type,
                     Value source, ArrayRef<ReassociationIndices> groups) {
  SmallVector<OpFoldResult> sizes =
      getAsIndexOpFoldResult(builder.getContext(), type.getShape());
  SmallVector<Value> sourceSizes;
  auto sourceType = cast<RankedTensorType>(source.getType());
  for (int64_t dim = 0; dim < sourceType.getRank(); ++dim)
    sourceSizes.push_back(
        sourceType.isDynamicDim(unsigned(dim))
            ? Value(tensor::DimOp::create(builder, loc, source, dim))
            : Value());
  for (auto [size, group] : llvm::zip_equal(sourceSizes, groups)) {
    int64_t product = 1;
    OpFoldResult *dynamic = nullptr;
    for (int64_t i : group) {
      if (!type.isDynamicDim(unsigned(i))) {
        product *= type.getDimSize(unsigned(i));
        continue;
      }
      assert(!dynamic && "a group has several dynamic sizes");
      dynamic = &sizes[size_t(i)];
    }
    if (!dynamic)
      continue;
    *dynamic = size;
    if (product == 1)
      continue;
    Value divisor = arith::ConstantIndexOp::create(builder, loc, product);
    *dynamic = Value(arith::DivSIOp::create(builder, loc, size, divisor));
  }
  return sizes;
}

Operation *
tensor::detail::createExpandShape(OpBuilder &builder, Location loc, Type type,
                                  Value source,
                                  ArrayRef<ReassociationIndices> groups,
                                  std::optional<ArrayRef<OpFoldResult>> shape) {
  SmallVector<OpFoldResult> sizes =
      shape ? SmallVector<OpFoldResult>(*shape)
            : computeExpandedSizes(builder, loc, cast<RankedTensorType>(type),
                                   source, groups);
  SmallVector<Value> dynamicSizes;
  SmallVector<int64_t> staticSizes;
  dispatchIndexOpFoldResults(sizes, dynamicSizes, staticSizes);
  return ExpandShapeOp::create(builder, loc, type, source, dynamicSizes,
                               getReassociation(builder.getContext(), groups),
                               staticSizes);
}

//===-- Bodies -------------------------------------------------------------===//

void tensor::detail::fillIndexBody(OpBuilder &builder, Operation *op,
                                   BodyFn body) {
  int64_t rank = cast<RankedTensorType>(op->getResult(0).getType()).getRank();
  SmallVector<Type> types(size_t(rank), builder.getIndexType());
  SmallVector<Location> locs(types.size(), op->getLoc());
  OpBuilder::InsertionGuard guard(builder);
  Block *block = builder.createBlock(&op->getRegion(0), {}, types, locs);
  if (body)
    body(builder, op->getLoc(), block->getArguments());
}

/// The type of `source` with the given sizes more in each dimension.
static RankedTensorType inferPaddedType(RankedTensorType source,
                                        ArrayRef<int64_t> low,
                                        ArrayRef<int64_t> high) {
  SmallVector<int64_t> shape(source.getShape());
  for (auto [size, before, after] : llvm::zip_equal(shape, low, high))
    size = llvm::any_of(ArrayRef<int64_t>{size, before, after},
                        ShapedType::isDynamic)
               ? ShapedType::kDynamic
               : size + before + after;
  return RankedTensorType::get(shape, source.getElementType(),
                               source.getEncoding());
}

Operation *tensor::detail::createPad(OpBuilder &builder, Location loc,
                                     Type type, Value source,
                                     ArrayRef<OpFoldResult> low,
                                     ArrayRef<OpFoldResult> high, bool nofold,
                                     Value padding,
                                     ArrayRef<NamedAttribute> attrs) {
  SmallVector<Value> dynamicLow, dynamicHigh;
  SmallVector<int64_t> staticLow, staticHigh;
  dispatchIndexOpFoldResults(low, dynamicLow, staticLow);
  dispatchIndexOpFoldResults(high, dynamicHigh, staticHigh);
  if (!type)
    type = inferPaddedType(cast<RankedTensorType>(source.getType()), staticLow,
                           staticHigh);
  auto op = PadOp::create(builder, loc, type, source, dynamicLow, dynamicHigh,
                          staticLow, staticHigh, nofold);
  if (padding)
    fillIndexBody(builder, op, [&](OpBuilder &b, Location loc, ValueRange) {
      YieldOp::create(b, loc, padding);
    });
  return strata::detail::withAttrs(op, attrs);
}
