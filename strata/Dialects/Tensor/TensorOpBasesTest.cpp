// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tensor built and read by the functions that MLIR's classes have.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Core/BuilderTestUtils.h"
#include "strata/Dialects/Tensor/TensorOps.h"

using namespace strata;

namespace {

class TensorOpBasesTest : public BuilderTest {
protected:
  OpFoldResult number(int64_t value) {
    return OpFoldResult(builder.getIndexAttr(value));
  }
  /// Whether both lists have the same values and numbers, of any type.
  static bool areEqual(ArrayRef<OpFoldResult> a, ArrayRef<OpFoldResult> b) {
    return isEqualConstantIntOrValueArray(a, b);
  }
};

TEST_F(TensorOpBasesTest, Sizes) {
  start({"tensor<4x?xf32>", "index"});
  auto dim = builder.create<tensor::DimOp>(loc, arg(0), 1);
  EXPECT_EQ(dim.getConstantIndex(), 1);
  Value folded = builder.createOrFold<tensor::DimOp>(loc, arg(0), 0);
  EXPECT_EQ(getConstantIntValue(folded), 4);
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, arg(0));
  EXPECT_EQ(getConstantIntValue(sizes[0]), 4);
  EXPECT_TRUE(isa<Value>(sizes[1]));
  EXPECT_EQ(tensor::createDynamicDimValues(builder, loc, arg(0)).size(), 1u);
  SmallVector<Value> values =
      getValueOrCreateConstantIndexOp(builder, loc, sizes);
  EXPECT_EQ(getConstantIntValue(values[0]), 4);
  EXPECT_EQ(getValueOrCreateConstantIndexOp(builder, loc, sizes[1]),
            cast<Value>(sizes[1]));
  auto cast = getValueOrCreateCastToIndexLike(builder, loc,
                                              builder.getI64Type(), arg(1));
  EXPECT_TRUE(cast.getType().isInteger(64));
  createScalarOrSplatConstant(builder, loc, type("vector<2xf32>"), 1);
  EXPECT_FALSE(finish().empty());
}

TEST_F(TensorOpBasesTest, Empty) {
  start({"index"});
  Type f32 = builder.getF32Type();
  builder.create<tensor::EmptyOp>(loc, ArrayRef<int64_t>{4, 8}, f32);
  tensor::EmptyOp::create(builder, loc, {4, ShapedType::kDynamic}, f32,
                          ValueRange(arg(0)));
  SmallVector<OpFoldResult> sizes = {number(2), OpFoldResult(arg(0))};
  auto empty = tensor::EmptyOp::create(builder, loc, sizes, f32);
  EXPECT_TRUE(areEqual(empty.getMixedSizes(), sizes));
  EXPECT_EQ(empty.getDynamicSize(1), arg(0));
  EXPECT_EQ(empty.getType().getShape()[0], 2);
  tensor::EmptyOp::create(builder, loc, empty.getType(), ValueRange(arg(0)));
  EXPECT_EQ(finish(), R"(    %0 = tensor.empty() : tensor<4x8xf32>
    %1 = tensor.empty(%arg0) : tensor<4x?xf32>
    %2 = tensor.empty(%arg0) : tensor<2x?xf32>
    %3 = tensor.empty(%arg0) : tensor<2x?xf32>
)");
}

TEST_F(TensorOpBasesTest, Slices) {
  start({"tensor<8x?xf32>", "index"});
  SmallVector<OpFoldResult> offsets = {OpFoldResult(arg(1)), number(0)};
  SmallVector<OpFoldResult> sizes = {number(1), OpFoldResult(arg(1))};
  SmallVector<OpFoldResult> strides(2, number(1));
  auto part = builder.create<tensor::ExtractSliceOp>(loc, arg(0), offsets,
                                                     sizes, strides);
  EXPECT_TRUE(areEqual(part.getMixedOffsets(), offsets));
  EXPECT_TRUE(areEqual(part.getMixedSizes(), sizes));
  EXPECT_TRUE(part.hasUnitStride());
  EXPECT_FALSE(part.hasZeroOffset());
  EXPECT_TRUE(part.isDynamicOffset(0));
  EXPECT_EQ(part.getDynamicSize(1), arg(1));
  EXPECT_EQ(part.getStaticSize(0), 1);
  EXPECT_EQ(part.getSourceType(), arg(0).getType());
  auto slice = cast<OffsetSizeAndStrideOpInterface>(part.getOperation());
  EXPECT_TRUE(areEqual(slice.getMixedStrides(), strides));
  auto reduced = tensor::ExtractSliceOp::inferCanonicalRankReducedResultType(
      1, part.getSourceType(), offsets, sizes, strides);
  tensor::ExtractSliceOp::create(builder, loc, reduced, arg(0), offsets, sizes,
                                 strides);
  auto inserted = tensor::InsertSliceOp::create(builder, loc, part, arg(0),
                                                offsets, sizes, strides);
  EXPECT_EQ(inserted.getDestType(), arg(0).getType());
  EXPECT_EQ(inserted.getDpsInits()[0], arg(0));
  EXPECT_EQ(inserted.getTiedOpResult(&inserted.getDestMutable()),
            inserted->getResult(0));
  EXPECT_EQ(
      finish(),
      R"(    %extracted_slice = tensor.extract_slice %arg0[%arg1, 0] [1, %arg1] [1, 1] : tensor<8x?xf32> to tensor<1x?xf32>
    %extracted_slice_0 = tensor.extract_slice %arg0[%arg1, 0] [1, %arg1] [1, 1] : tensor<8x?xf32> to tensor<?xf32>
    %inserted_slice = tensor.insert_slice %extracted_slice into %arg0[%arg1, 0] [1, %arg1] [1, 1] : tensor<1x?xf32> into tensor<8x?xf32>
)");
}

TEST_F(TensorOpBasesTest, Reshapes) {
  start({"tensor<2x?x4xf32>", "tensor<?xf32>", "f32"});
  SmallVector<ReassociationIndices> groups = {{0, 1}, {2}};
  auto flat = tensor::CollapseShapeOp::create(builder, loc, arg(0), groups);
  EXPECT_EQ(flat.getReassociationIndices().size(), 2u);
  EXPECT_EQ(flat.getSrcType(), arg(0).getType());
  tensor::ExpandShapeOp::create(builder, loc, type("tensor<?x4xf32>"), arg(1),
                                ReassociationIndices{0, 1});
  tensor::FromElementsOp::create(builder, loc, {arg(2), arg(2)});
  EXPECT_EQ(
      finish(),
      R"(    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2]] : tensor<2x?x4xf32> into tensor<?x4xf32>
    %c0 = arith.constant 0 : index
    %dim = tensor.dim %arg1, %c0 : tensor<?xf32>
    %c4 = arith.constant 4 : index
    %0 = arith.divsi %dim, %c4 : index
    %expanded = tensor.expand_shape %arg1 [[0, 1]] output_shape [%0, 4] : tensor<?xf32> into tensor<?x4xf32>
    %from_elements = tensor.from_elements %arg2, %arg2 : tensor<2xf32>
)");
}

TEST_F(TensorOpBasesTest, Bodies) {
  start({"tensor<4xf32>", "f32", "index"});
  tensor::GenerateOp::create(builder, loc, type("tensor<?xindex>"),
                             ValueRange(arg(2)),
                             [](OpBuilder &b, Location loc, ValueRange i) {
                               b.create<tensor::YieldOp>(loc, i[0]);
                             });
  auto pad = tensor::PadOp::create(builder, loc, Type(), arg(0), number(1),
                                   number(2), arg(1));
  EXPECT_EQ(pad.getConstantPaddingValue(), arg(1));
  EXPECT_TRUE(areEqual(pad.getMixedLowPad(), number(1)));
  EXPECT_TRUE(areEqual(pad.getMixedHighPad(), number(2)));
  EXPECT_EQ(pad.getResultType(), type("tensor<7xf32>"));
  EXPECT_FALSE(finish().empty());
}

} // namespace
