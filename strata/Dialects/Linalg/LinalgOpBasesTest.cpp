// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// linalg built and read by the functions that MLIR's classes and LinalgOp have.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Core/BuilderTestUtils.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"

using namespace strata;

namespace {

class LinalgOpBasesTest : public BuilderTest {};

TEST_F(LinalgOpBasesTest, NamedOperations) {
  start({"tensor<4x8xf32>", "tensor<8x?xf32>", "tensor<4x?xf32>", "f32",
         "memref<8xf32>"});
  auto fill = builder.create<linalg::FillOp>(loc, ValueRange(arg(3)),
                                             ValueRange(arg(2)));
  EXPECT_EQ(fill.value(), arg(3));
  EXPECT_EQ(fill.output(), arg(2));
  linalg::FillOp::create(builder, loc, arg(3), arg(4));
  auto product = linalg::MatmulOp::create(
      builder, loc, ValueRange{arg(0), arg(1)}, fill->getResult(0));
  linalg::MatmulOp::create(builder, loc, TypeRange(arg(2).getType()),
                           ValueRange{arg(0), arg(1)}, ValueRange(arg(2)));
  EXPECT_EQ(product.getRegion().getBlocks().size(), 1u);
  EXPECT_EQ(product.getNumLoops(), 3u);
  EXPECT_EQ(product.getNumParallelLoops(), 2u);
  EXPECT_EQ(product.getNumDpsInputs(), 2u);
  EXPECT_EQ(product.getDpsInitOperand(0)->get(), Value(fill->getResult(0)));
  EXPECT_EQ(product.getTiedOpResult(product.getDpsInitOperand(0)),
            product->getResult(0));
  EXPECT_TRUE(product.hasPureTensorSemantics());
  EXPECT_EQ(
      finish(),
      R"(    %0 = linalg.fill ins(%arg3 : f32) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
    linalg.fill ins(%arg3 : f32) outs(%arg4 : memref<8xf32>)
    %1 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x?xf32>) outs(%0 : tensor<4x?xf32>) -> tensor<4x?xf32>
    %2 = linalg.matmul ins(%arg0, %arg1 : tensor<4x8xf32>, tensor<8x?xf32>) outs(%arg2 : tensor<4x?xf32>) -> tensor<4x?xf32>
)");
}

TEST_F(LinalgOpBasesTest, BodyThatDoesNotFit) {
  start({"tensor<4xf32>", "tensor<4xf32>"});
  // Two inputs of an operation with one: the verifier reports the empty region.
  auto wrong = linalg::CopyOp::create(builder, loc, ValueRange{arg(0), arg(1)},
                                      ValueRange(arg(1)));
  EXPECT_TRUE(wrong.getRegion().empty());
  wrong.erase();
  EXPECT_EQ(finish(), "");
}

TEST_F(LinalgOpBasesTest, Generic) {
  start({"tensor<4x?xf32>", "tensor<4xf32>", "memref<4xf32>"});
  AffineExpr d0, d1;
  bindDims(&ctx, d0, d1);
  SmallVector<AffineMap> maps = {AffineMap::get(2, 0, {d0, d1}, &ctx),
                                 AffineMap::get(2, 0, d0)};
  SmallVector<utils::IteratorType> iterators = {utils::IteratorType::parallel,
                                                utils::IteratorType::reduction};
  auto sum = builder.create<linalg::GenericOp>(
      loc, TypeRange(arg(1).getType()), ValueRange(arg(0)), ValueRange(arg(1)),
      maps, iterators, [](OpBuilder &b, Location loc, ValueRange args) {
        Value next = b.create<arith::AddFOp>(loc, args[0], args[1]);
        b.create<linalg::YieldOp>(loc, next);
      });
  EXPECT_EQ(sum.getIteratorTypesArray(), iterators);
  EXPECT_EQ(sum.getIndexingMapsArray(), maps);
  EXPECT_EQ(sum.getMatchingIndexingMap(sum.getDpsInputOperand(0)), maps[0]);
  EXPECT_EQ(sum.getRegionInputArgs().size(), 1u);
  EXPECT_EQ(sum.getRegionOutputArgs()[0],
            sum.getMatchingBlockArgument(sum.getDpsInitOperand(0)));
  EXPECT_TRUE(sum.payloadUsesValueFromOperand(sum.getDpsInitOperand(0)));
  EXPECT_EQ(sum.getShape(sum.getDpsInputOperand(0))[0], 4);
  EXPECT_EQ(sum.getRank(sum.getDpsInitOperand(0)), 1);
  EXPECT_EQ(sum.getBody()->getTerminator()->getNumOperands(), 1u);
  linalg::GenericOp::create(builder, loc, ValueRange(), ValueRange(arg(2)),
                            {builder.getMultiDimIdentityMap(1)},
                            {utils::IteratorType::parallel},
                            [](OpBuilder &b, Location loc, ValueRange args) {
                              Value i = linalg::IndexOp::create(b, loc, 0);
                              (void)i;
                              linalg::YieldOp::create(b, loc, args);
                            });
  EXPECT_FALSE(finish().empty());
}

TEST_F(LinalgOpBasesTest, Interface) {
  start({"tensor<4x?xf32>", "tensor<?x8xf32>", "tensor<4x8xf32>"});
  Operation *product = linalg::MatmulOp::create(
      builder, loc, ValueRange{arg(0), arg(1)}, ValueRange(arg(2)));
  auto op = dyn_cast<linalg::LinalgOp>(product);
  SmallVector<unsigned> parallel, reductions;
  op.getParallelDims(parallel);
  op.getReductionDims(reductions);
  EXPECT_EQ(parallel, (SmallVector<unsigned>{0, 1}));
  EXPECT_EQ(reductions, (SmallVector<unsigned>{2}));
  EXPECT_EQ(op.getDpsInputOperands().size(), 2u);
  EXPECT_EQ(op.getDpsInputs()[1], arg(1));
  EXPECT_EQ(op.getDpsInits()[0], arg(2));
  EXPECT_TRUE(op.isInitTensor(op.getDpsInitOperand(0)));
  EXPECT_FALSE(op.isScalar(op.getDpsInputOperand(0)));
  EXPECT_TRUE(op.hasOnlyProjectedPermutations());
  EXPECT_TRUE(op.hasDynamicShape());
  EXPECT_FALSE(op.hasIndexSemantics());
  EXPECT_EQ(op.getIndexingMapMatchingResult(product->getResult(0)),
            op.getIndexingMapsArray()[2]);
  EXPECT_EQ(op.getIndexingMaps().size(), 3u);
  EXPECT_EQ(op.getLoopsToShapesMap().getNumResults(), 6u);
  SmallVector<Range, 4> ranges = op.createLoopRanges(builder, loc);
  EXPECT_EQ(ranges.size(), 3u);
  EXPECT_EQ(getConstantIntValue(ranges[1].size), 8);
  EXPECT_TRUE(isa<Value>(ranges[2].size));
  auto destination = cast<DestinationStyleOpInterface>(product);
  EXPECT_EQ(destination.getNumDpsInits(), 1u);
  EXPECT_EQ(destination.getTiedOpOperand(product->getResult(0))->get(), arg(2));
  EXPECT_EQ(
      getConstantIntValue(linalg::createFoldedDimOp(builder, loc, arg(2), 1)),
      8);
  EXPECT_FALSE(finish().empty());
}

TEST_F(LinalgOpBasesTest, MapReduceTransposeBroadcast) {
  start({"tensor<4x8xf32>", "tensor<8x4xf32>", "tensor<4xf32>"});
  linalg::MapOp::create(builder, loc, ValueRange{arg(0)}, arg(0),
                        [](OpBuilder &b, Location loc, ValueRange args) {
                          Value x = arith::NegFOp::create(b, loc, args[0]);
                          linalg::YieldOp::create(b, loc, x);
                        });
  linalg::ReduceOp::create(
      builder, loc, ValueRange{arg(0)}, ValueRange{arg(2)},
      ArrayRef<int64_t>{1}, [](OpBuilder &b, Location loc, ValueRange args) {
        Value x = arith::AddFOp::create(b, loc, args[1], args[0]);
        linalg::YieldOp::create(b, loc, x);
      });
  auto transpose = linalg::TransposeOp::create(builder, loc, arg(0), arg(1),
                                               ArrayRef<int64_t>{1, 0});
  EXPECT_EQ(transpose.getRegion().getBlocks().size(), 1u);
  linalg::BroadcastOp::create(builder, loc, arg(2), arg(0),
                              ArrayRef<int64_t>{1});
  EXPECT_EQ(
      finish(),
      R"(    %mapped = linalg.map { arith.negf } ins(%arg0 : tensor<4x8xf32>) outs(%arg0 : tensor<4x8xf32>)
    %reduced = linalg.reduce { arith.addf } ins(%arg0 : tensor<4x8xf32>) outs(%arg2 : tensor<4xf32>) dimensions = [1]
    %transposed = linalg.transpose ins(%arg0 : tensor<4x8xf32>) outs(%arg1 : tensor<8x4xf32>) permutation = [1, 0]
    %broadcasted = linalg.broadcast ins(%arg2 : tensor<4xf32>) outs(%arg0 : tensor<4x8xf32>) dimensions = [1]
)");
}

} // namespace
