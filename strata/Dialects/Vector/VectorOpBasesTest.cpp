// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vector built and read by the functions that MLIR's classes have.
#include "strata/Dialects/Core/BuilderTestUtils.h"
#include "strata/Dialects/Vector/VectorOps.h"

using namespace strata;

namespace {

class VectorOpBasesTest : public BuilderTest {};

TEST_F(VectorOpBasesTest, Transfers) {
  start({"memref<8x?xf32>", "index", "f32"});
  auto row = VectorType::get({4}, builder.getF32Type());
  SmallVector<Value> at = {arg(1), arg(1)};
  auto read =
      builder.create<vector::TransferReadOp>(loc, row, arg(0), at, arg(2));
  EXPECT_TRUE(read.hasOutOfBoundsDim());
  EXPECT_EQ(read.getTransferRank(), 1u);
  EXPECT_EQ(read.getVectorType(), row);
  AffineMap map = read.getPermutationMap();
  EXPECT_TRUE(map.isMinorIdentity());
  auto inBounds = vector::TransferReadOp::create(
      builder, loc, row, arg(0), at, std::nullopt, ArrayRef<bool>{true});
  EXPECT_TRUE(inBounds.isDimInBounds(0));
  auto write = vector::TransferWriteOp::create(builder, loc, read, arg(0), at);
  EXPECT_EQ(write.getVector(), Value(read));
  EXPECT_EQ(write.getShapedType(), arg(0).getType());
  EXPECT_EQ(
      finish(),
      R"(    %0 = vector.transfer_read %arg0[%arg1, %arg1], %arg2 : memref<8x?xf32>, vector<4xf32>
    %cst = arith.constant 0.000000e+00 : f32
    %1 = vector.transfer_read %arg0[%arg1, %arg1], %cst {in_bounds = [true]} : memref<8x?xf32>, vector<4xf32>
    vector.transfer_write %0, %arg0[%arg1, %arg1] : vector<4xf32>, memref<8x?xf32>
)");
}

TEST_F(VectorOpBasesTest, Elements) {
  start({"vector<2x4xf32>", "f32", "index"});
  Value row = builder.create<vector::ExtractOp>(loc, arg(0), 1);
  Value element =
      vector::ExtractOp::create(builder, loc, arg(0), ArrayRef<int64_t>{1, 2});
  auto dynamic =
      vector::ExtractOp::create(builder, loc, row, OpFoldResult(arg(2)));
  EXPECT_EQ(dynamic.getMixedPosition()[0], OpFoldResult(arg(2)));
  vector::InsertOp::create(builder, loc, element, row, 3);
  vector::InsertOp::create(builder, loc, arg(1), arg(0),
                           ArrayRef<int64_t>{0, 0});
  vector::ReductionOp::create(builder, loc, vector::CombiningKind::ADD, row);
  vector::TransposeOp::create(builder, loc, arg(0), ArrayRef<int64_t>{1, 0});
  vector::ExtractStridedSliceOp::create(builder, loc, row, 1, 2, 1);
  EXPECT_EQ(
      finish(),
      R"(    %0 = vector.extract %arg0[1] : vector<4xf32> from vector<2x4xf32>
    %1 = vector.extract %arg0[1, 2] : f32 from vector<2x4xf32>
    %2 = vector.extract %0[%arg2] : f32 from vector<4xf32>
    %3 = vector.insert %1, %0 [3] : f32 into vector<4xf32>
    %4 = vector.insert %arg1, %arg0 [0, 0] : f32 into vector<2x4xf32>
    %5 = vector.reduction <add>, %0 : vector<4xf32> into f32
    %6 = vector.transpose %arg0, [1, 0] : vector<2x4xf32> to vector<4x2xf32>
    %7 = vector.extract_strided_slice %0 {offsets = [1], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
)");
}

} // namespace
