// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// affine built and read by the functions that MLIR's classes have.
#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Core/BuilderTestUtils.h"
#include "strata/IR/Build/Matchers.h"

using namespace strata;

namespace {

class AffineOpBasesTest : public BuilderTest {};

TEST_F(AffineOpBasesTest, ConstantBounds) {
  start({"index", "f32"});
  auto loop = builder.create<affine::AffineForOp>(loc, 0, 16, 4);
  EXPECT_TRUE(loop.hasConstantBounds());
  EXPECT_EQ(loop.getConstantLowerBound(), 0);
  EXPECT_EQ(loop.getConstantUpperBound(), 16);
  EXPECT_EQ(loop.getStepAsInt(), 4);
  EXPECT_EQ(loop.getStaticTripCount(), APInt(64, 4));
  loop.setConstantUpperBound(32);
  loop.setConstantLowerBound(8);
  EXPECT_TRUE(loop.matchingBoundOperandList());
  EXPECT_EQ(affine::getForInductionVarOwner(loop.getInductionVar()), loop);
  EXPECT_TRUE(affine::isAffineForInductionVar(loop.getInductionVar()));
  EXPECT_FALSE(affine::isAffineInductionVar(arg(0)));
  SmallVector<Value> variables;
  affine::extractForInductionVars(loop, &variables);
  EXPECT_EQ(variables[0], Value(loop.getInductionVar()));
  affine::AffineForOp::create(
      builder, loc, 0, 4, 1, arg(1),
      [](OpBuilder &b, Location loc, Value iv, ValueRange args) {
        arith::AddIOp::create(b, loc, iv, iv);
        b.create<affine::AffineYieldOp>(loc, args);
      });
  EXPECT_EQ(finish(), R"(    affine.for %arg2 = 8 to 32 step 4 {
    }
    %0 = affine.for %arg2 = 0 to 4 iter_args(%arg3 = %arg1) -> (f32) {
      %1 = arith.addi %arg2, %arg2 : index
      affine.yield %arg3 : f32
    }
)");
}

TEST_F(AffineOpBasesTest, MapBounds) {
  start({"index"});
  AffineMap map = AffineMap::get(0, 1, builder.getAffineSymbolExpr(0) + 1);
  auto loop = affine::AffineForOp::create(builder, loc, ValueRange(),
                                          builder.getConstantAffineMap(0),
                                          ValueRange(arg(0)), map);
  EXPECT_FALSE(loop.hasConstantUpperBound());
  EXPECT_TRUE(loop.hasConstantLowerBound());
  EXPECT_FALSE(loop.hasConstantBounds());
  AffineMap upper = loop.getUpperBoundMap();
  EXPECT_EQ(upper, map);
  EXPECT_EQ(loop.getUpperBound().getMap(), map);
  EXPECT_EQ(loop.getUpperBound().getOperand(0), arg(0));
  EXPECT_EQ(loop.getUpperBoundOperands().size(), 1u);
  EXPECT_EQ(loop.getBody()->getTerminator()->getNumOperands(), 0u);
  loop.setLowerBound(arg(0), builder.getSymbolIdentityMap());
  loop.setUpperBoundMap(map);
  EXPECT_TRUE(affine::isValidSymbol(arg(0)));
  EXPECT_TRUE(affine::isValidDim(loop.getInductionVar()));
  EXPECT_FALSE(affine::isValidSymbol(loop.getInductionVar()));
  EXPECT_EQ(finish(),
            R"(    affine.for %arg1 = %arg0 to #map()[%arg0] {
    }
)");
}

TEST_F(AffineOpBasesTest, LoopNests) {
  start({"index"});
  affine::buildAffineLoopNest(builder, loc, {0, 0}, {4, 8}, {1, 2},
                              [](OpBuilder &b, Location loc, ValueRange ivs) {
                                arith::AddIOp::create(b, loc, ivs[0], ivs[1]);
                              });
  Value four = arith::ConstantIndexOp::create(builder, loc, 4);
  affine::buildAffineLoopNest(builder, loc, ValueRange{four},
                              ValueRange{arg(0)}, 1);
  EXPECT_EQ(finish(), R"(    affine.for %arg1 = 0 to 4 {
      affine.for %arg2 = 0 to 8 step 2 {
        %0 = arith.addi %arg1, %arg2 : index
      }
    }
    %c4 = arith.constant 4 : index
    affine.for %arg1 = 4 to #map(%arg0) {
    }
)");
}

TEST_F(AffineOpBasesTest, MapsOfOperands) {
  start({"index", "index"});
  AffineExpr d0, d1;
  bindDims(&ctx, d0, d1);
  AffineMap sum = AffineMap::get(2, 0, d0 + d1);
  auto apply = builder.create<affine::AffineApplyOp>(
      loc, sum, ValueRange{arg(0), arg(1)});
  EXPECT_EQ(apply.getAffineMap(), sum);
  AffineMap map = apply.getMap();
  EXPECT_EQ(map, sum);
  EXPECT_EQ(apply.getMapOperands().size(), 2u);
  EXPECT_EQ(apply.getDimOperands().size(), 2u);
  // Composed with the first one, with a number.
  Value composed = affine::makeComposedAffineApply(
      builder, loc, d0 * 2 + d1,
      {OpFoldResult(apply.getResult()), OpFoldResult(builder.getIndexAttr(3))});
  EXPECT_TRUE(composed);
  OpFoldResult constant = affine::makeComposedFoldedAffineApply(
      builder, loc, sum,
      {OpFoldResult(builder.getIndexAttr(2)),
       OpFoldResult(builder.getIndexAttr(3))});
  EXPECT_EQ(getConstantIntValue(constant), 5);
  OpFoldResult same = affine::makeComposedFoldedAffineApply(
      builder, loc, d0 + 0, OpFoldResult(arg(1)));
  EXPECT_EQ(same, OpFoldResult(arg(1)));
  SmallVector<OpFoldResult> both =
      affine::makeComposedFoldedMultiResultAffineApply(
          builder, loc, builder.getMultiDimIdentityMap(2),
          {OpFoldResult(arg(0)), OpFoldResult(builder.getIndexAttr(1))});
  EXPECT_EQ(both[0], OpFoldResult(arg(0)));
  AffineMap bounds = AffineMap::get(1, 0, {d0, d0 + 4}, &ctx);
  auto least = affine::AffineMinOp::create(builder, loc, bounds, arg(0));
  EXPECT_EQ(least.getAffineMap(), bounds);
  affine::makeComposedAffineMax(builder, loc, bounds, OpFoldResult(arg(1)));
  EXPECT_EQ(getConstantIntValue(affine::makeComposedFoldedAffineMin(
                builder, loc, bounds, OpFoldResult(builder.getIndexAttr(1)))),
            1);
  SmallVector<Value> applied =
      affine::applyMapToValues(builder, loc, sum, {arg(0), arg(1)});
  EXPECT_EQ(applied.size(), 1u);
  EXPECT_FALSE(finish().empty());
}

TEST_F(AffineOpBasesTest, IfAndAccesses) {
  start({"index", "memref<8x?xf32>", "memref<f32>"});
  IntegerSet set = IntegerSet::get(1, 0, builder.getAffineDimExpr(0), false);
  auto branch =
      affine::AffineIfOp::create(builder, loc, set, ValueRange(arg(0)),
                                 /*withElseRegion=*/true);
  EXPECT_TRUE(branch.hasElse());
  IntegerSet condition = branch.getIntegerSet();
  EXPECT_EQ(condition, set);
  builder.setInsertionPointToStart(branch.getThenBlock());
  AffineExpr d0 = builder.getAffineDimExpr(0);
  Value x = builder.create<affine::AffineLoadOp>(loc, arg(2));
  auto store = affine::AffineStoreOp::create(
      builder, loc, x, arg(1), AffineMap::get(1, 0, {d0, d0 + 1}, &ctx),
      ValueRange(arg(0)));
  EXPECT_EQ(store.getMemRef(), arg(1));
  EXPECT_EQ(store.getMemRefType().getRank(), 2);
  EXPECT_EQ(store.getValueToStore(), x);
  EXPECT_EQ(store.getMapOperands().size(), 1u);
  OpBuilder b = branch.getElseBodyBuilder();
  auto load =
      affine::AffineLoadOp::create(b, loc, arg(1), ValueRange{arg(0), arg(0)});
  EXPECT_EQ(load.getAffineMap().getNumResults(), 2u);
  affine::AffineStoreOp::create(b, loc, load, arg(1),
                                ValueRange{arg(0), arg(0)});
  builder.setInsertionPointAfter(branch);
  EXPECT_FALSE(finish().empty());
}

TEST_F(AffineOpBasesTest, Parallel) {
  start({"f32"});
  auto nest = affine::AffineParallelOp::create(
      builder, loc, TypeRange(), ArrayRef<arith::AtomicRMWKind>(), {4, 8});
  EXPECT_EQ(nest.getNumDims(), 2u);
  EXPECT_TRUE(affine::isAffineParallelInductionVar(nest.getIVs()[0]));
  auto sum = affine::AffineParallelOp::create(
      builder, loc, TypeRange(arg(0).getType()), arith::AtomicRMWKind::addf, 4);
  builder.setInsertionPointToEnd(sum.getBody());
  affine::AffineYieldOp::create(builder, loc, arg(0));
  EXPECT_EQ(finish(), R"(    affine.parallel (%arg1, %arg2) = (0, 0) to (4, 8) {
    }
    %0 = affine.parallel (%arg1) = (0) to (4) reduce ("addf") -> (f32) {
      affine.yield %arg0 : f32
    }
)");
}

} // namespace
