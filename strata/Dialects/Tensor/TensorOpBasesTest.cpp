// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tensor and memref built and read by the functions that MLIR's classes have.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Core/BuilderTestUtils.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
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
  start({"tensor<4x?xf32>", "memref<?xf32>", "index"});
  auto dim = builder.create<tensor::DimOp>(loc, arg(0), 1);
  EXPECT_EQ(dim.getConstantIndex(), 1);
  Value folded = builder.createOrFold<tensor::DimOp>(loc, arg(0), 0);
  EXPECT_EQ(getConstantIntValue(folded), 4);
  memref::DimOp::create(builder, loc, arg(1), 0);
  SmallVector<OpFoldResult> sizes = tensor::getMixedSizes(builder, loc, arg(0));
  EXPECT_EQ(getConstantIntValue(sizes[0]), 4);
  EXPECT_TRUE(isa<Value>(sizes[1]));
  EXPECT_EQ(tensor::createDynamicDimValues(builder, loc, arg(0)).size(), 1u);
  EXPECT_EQ(memref::getMixedSizes(builder, loc, arg(1)).size(), 1u);
  SmallVector<Value> values =
      getValueOrCreateConstantIndexOp(builder, loc, sizes);
  EXPECT_EQ(getConstantIntValue(values[0]), 4);
  EXPECT_EQ(getValueOrCreateConstantIndexOp(builder, loc, sizes[1]),
            cast<Value>(sizes[1]));
  auto cast = getValueOrCreateCastToIndexLike(builder, loc,
                                              builder.getI64Type(), arg(2));
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

TEST_F(TensorOpBasesTest, MemRefs) {
  start({"index"});
  Type f32 = builder.getF32Type();
  auto fixed = MemRefType::get({8, 8}, f32);
  auto open = MemRefType::get({ShapedType::kDynamic}, f32);
  Value whole = builder.create<memref::AllocOp>(loc, fixed);
  memref::AllocOp::create(builder, loc, open, ValueRange(arg(0)),
                          builder.getI64IntegerAttr(64));
  auto local = memref::AllocaOp::create(builder, loc,
                                        {OpFoldResult(arg(0)), number(2)}, f32);
  EXPECT_EQ(local.getMixedSizes()[0], OpFoldResult(arg(0)));
  SmallVector<OpFoldResult> offsets = {OpFoldResult(arg(0)), number(0)};
  SmallVector<OpFoldResult> sizes = {number(1), number(4)};
  SmallVector<OpFoldResult> strides(2, number(1));
  auto view =
      memref::SubViewOp::create(builder, loc, whole, offsets, sizes, strides);
  EXPECT_TRUE(areEqual(view.getMixedSizes(), sizes));
  EXPECT_EQ(view.getSourceType(), fixed);
  memref::SubViewOp::create(builder, loc, whole, ArrayRef<int64_t>{2, 0},
                            ArrayRef<int64_t>{1, 4}, ArrayRef<int64_t>{1, 1});
  auto reduced = memref::SubViewOp::inferRankReducedResultType(
      4, fixed, offsets, sizes, strides);
  memref::SubViewOp::create(builder, loc, reduced, whole, offsets, sizes,
                            strides);
  memref::ReinterpretCastOp::create(builder, loc, MemRefType::get({64}, f32),
                                    whole, /*offset=*/0, 64, 1);
  auto load =
      memref::LoadOp::create(builder, loc, whole, ValueRange{arg(0), arg(0)});
  EXPECT_EQ(load.getMemRefType(), fixed);
  memref::StoreOp::create(builder, loc, load, whole,
                          ValueRange{arg(0), arg(0)});
  memref::CollapseShapeOp::create(builder, loc, whole,
                                  ReassociationIndices{0, 1});
  memref::ExtractStridedMetadataOp::create(builder, loc, whole);
  EXPECT_EQ(finish(), R"(    %alloc = memref.alloc() : memref<8x8xf32>
    %alloc_0 = memref.alloc(%arg0) {alignment = 64 : i64} : memref<?xf32>
    %alloca = memref.alloca(%arg0) : memref<?x2xf32>
    %subview = memref.subview %alloc[%arg0, 0] [1, 4] [1, 1] : memref<8x8xf32> to memref<1x4xf32, strided<[8, 1], offset: ?>>
    %subview_1 = memref.subview %alloc[2, 0] [1, 4] [1, 1] : memref<8x8xf32> to memref<1x4xf32, strided<[8, 1], offset: 16>>
    %subview_2 = memref.subview %alloc[%arg0, 0] [1, 4] [1, 1] : memref<8x8xf32> to memref<4xf32, strided<[1], offset: ?>>
    %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [64], strides: [1] : memref<8x8xf32> to memref<64xf32>
    %0 = memref.load %alloc[%arg0, %arg0] : memref<8x8xf32>
    memref.store %0, %alloc[%arg0, %arg0] : memref<8x8xf32>
    %collapse_shape = memref.collapse_shape %alloc [[0, 1]] : memref<8x8xf32> into memref<64xf32>
    %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %alloc : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
)");
}

} // namespace
