// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// memref built and read by the functions that MLIR's classes have.
#include "strata/Dialects/Core/BuilderTestUtils.h"
#include "strata/Dialects/MemRef/MemRefOps.h"

using namespace strata;

namespace {

class MemRefOpBasesTest : public BuilderTest {
protected:
  OpFoldResult number(int64_t value) {
    return OpFoldResult(builder.getIndexAttr(value));
  }
  /// Whether the lists are equal; constants are compared by number, not by type.
  static bool areEqual(ArrayRef<OpFoldResult> a, ArrayRef<OpFoldResult> b) {
    return isEqualConstantIntOrValueArray(a, b);
  }
};

TEST_F(MemRefOpBasesTest, Sizes) {
  start({"memref<4x?xf32>"});
  auto dim = memref::DimOp::create(builder, loc, arg(0), 1);
  EXPECT_EQ(dim.getConstantIndex(), 1);
  SmallVector<OpFoldResult> sizes = memref::getMixedSizes(builder, loc, arg(0));
  EXPECT_EQ(getConstantIntValue(sizes[0]), 4);
  EXPECT_TRUE(isa<Value>(sizes[1]));
  EXPECT_FALSE(finish().empty());
}

TEST_F(MemRefOpBasesTest, Views) {
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

TEST_F(MemRefOpBasesTest, RankReducedTypes) {
  start({});
  auto whole = cast<MemRefType>(type("memref<8x8x8xf32>"));
  auto reduce = [&](ArrayRef<int64_t> shape, ArrayRef<int64_t> sizes) {
    return memref::SubViewOp::inferRankReducedResultType(
        shape, whole, ArrayRef<int64_t>{0, 0, 0}, sizes,
        ArrayRef<int64_t>{1, 1, 1});
  };
  EXPECT_EQ(reduce({1, 4}, {1, 4, 1}),
            type("memref<1x4xf32, strided<[64, 8]>>"));
  EXPECT_EQ(reduce({4, 1}, {1, 4, 1}),
            type("memref<4x1xf32, strided<[8, 1]>>"));
  EXPECT_EQ(reduce({4}, {1, 4, 1}), type("memref<4xf32, strided<[8]>>"));
  EXPECT_EQ(reduce({1}, {1, 1, 1}), type("memref<1xf32, strided<[64]>>"));
  EXPECT_EQ(reduce({2, 3}, {2, 1, 3}),
            type("memref<2x3xf32, strided<[64, 1]>>"));
  EXPECT_FALSE(reduce({2}, {2, 1, 3}));
  EXPECT_FALSE(reduce({2, 4}, {2, 1, 3}));
  EXPECT_FALSE(reduce({2, 1, 3, 1}, {2, 1, 3}));
}

} // namespace
