// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// scf built and read by the functions that MLIR's classes have.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Core/BuilderTestUtils.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"

using namespace strata;

namespace {

class SCFOpBasesTest : public BuilderTest {};

TEST_F(SCFOpBasesTest, ForHasABody) {
  start({"index", "f32"});
  auto loop = builder.create<scf::ForOp>(loc, arg(0), arg(0), arg(0));
  EXPECT_EQ(loop.getBody()->getNumArguments(), 1u);
  EXPECT_EQ(loop.getInductionVar(), loop.getBody()->getArgument(0));
  builder.setInsertionPointToStart(loop.getBody());
  arith::AddIOp::create(builder, loc, loop.getInductionVar(), arg(0));
  builder.setInsertionPointAfter(loop);
  // The terminator of a loop that carries values is the caller's.
  auto carrying =
      scf::ForOp::create(builder, loc, arg(0), arg(0), arg(0), arg(1));
  EXPECT_TRUE(carrying.getBody()->empty());
  Value carried = carrying.getRegionIterArgs()[0];
  builder.setInsertionPointToEnd(carrying.getBody());
  scf::YieldOp::create(builder, loc, carried);
  EXPECT_EQ(finish(), R"(    scf.for %arg2 = %arg0 to %arg0 step %arg0 {
      %1 = arith.addi %arg2, %arg0 : index
    }
    %0 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %arg1) -> (f32) {
      scf.yield %arg3 : f32
    }
)");
}

TEST_F(SCFOpBasesTest, LoopLikeMethods) {
  start({"index", "f32"});
  Value one = arith::ConstantIndexOp::create(builder, loc, 1);
  Value four = builder.create<arith::ConstantIndexOp>(loc, 4);
  auto loop = scf::ForOp::create(
      builder, loc, one, four, one, ValueRange(arg(1)),
      [](OpBuilder &b, Location loc, Value, ValueRange args) {
        b.create<scf::YieldOp>(loc, args);
      });
  EXPECT_EQ(loop.getConstantStep(), APInt(64, 1));
  EXPECT_EQ(loop.getNumRegionIterArgs(), 1u);
  EXPECT_EQ(loop.getRegionIterArg(0), loop.getRegionIterArgs()[0]);
  EXPECT_EQ(loop.getInits()[0], arg(1));
  EXPECT_EQ(loop.getYieldedValues()[0], Value(loop.getRegionIterArg(0)));
  EXPECT_EQ(loop.getTiedLoopInit(loop.getRegionIterArg(0))->get(), arg(1));
  EXPECT_EQ(loop.getTiedLoopResult(loop.getRegionIterArg(0)),
            loop->getResult(0));
  EXPECT_EQ(loop.getTiedLoopRegionIterArg(&loop.getInitsMutable()[0]),
            loop.getRegionIterArg(0));
  EXPECT_EQ(loop.getTiedLoopYieldedValue(loop->getResult(0)),
            &(*loop.getYieldedValuesMutable())[0]);
  EXPECT_EQ(loop.getTiedLoopInit(cast<BlockArgument>(arg(0))), nullptr);
  EXPECT_EQ(*loop.getLoopResults(), loop->getResults());
  EXPECT_EQ(*loop.getSingleInductionVar(), Value(loop.getInductionVar()));
  EXPECT_EQ(getConstantIntValue(*loop.getSingleUpperBound()), 4);
  EXPECT_EQ((*loop.getLoopSteps()).size(), 1u);
  EXPECT_EQ(loop.getLoopRegions().front(), &loop.getRegion());
  EXPECT_TRUE(loop.isDefinedOutsideOfLoop(arg(0)));
  auto interface = cast<LoopLikeOpInterface>(loop.getOperation());
  EXPECT_EQ(interface.getLoopInductionVars()->front(),
            Value(loop.getInductionVar()));
  EXPECT_EQ(scf::getForInductionVarOwner(loop.getInductionVar()), loop);
  EXPECT_FALSE(scf::getForInductionVarOwner(loop.getRegionIterArg(0)));
  EXPECT_FALSE(finish().empty());
}

TEST_F(SCFOpBasesTest, PromotesSingleIteration) {
  start({"f32"});
  IRRewriter rewriter(builder);
  Value zero = arith::ConstantIndexOp::create(builder, loc, 0);
  Value two = arith::ConstantIndexOp::create(builder, loc, 2);
  auto once = scf::ForOp::create(
      builder, loc, zero, two, two, arg(0),
      [](OpBuilder &b, Location loc, Value i, ValueRange args) {
        Value sum = arith::AddFOp::create(b, loc, args[0], args[0]);
        arith::AddIOp::create(b, loc, i, i);
        scf::YieldOp::create(b, loc, sum);
      });
  Operation *user = arith::NegFOp::create(builder, loc, once->getResult(0));
  EXPECT_EQ(once.getStaticTripCount(), APInt(64, 1));
  EXPECT_TRUE(succeeded(once.promoteIfSingleIteration(rewriter)));
  EXPECT_TRUE(isa<arith::AddFOp>(user->getOperand(0).getDefiningOp()));
  auto unknown = scf::ForOp::create(builder, loc, zero, two, zero);
  EXPECT_TRUE(failed(unknown.promoteIfSingleIteration(rewriter)));
  EXPECT_EQ(finish(), R"(    %c0 = arith.constant 0 : index
    %c2 = arith.constant 2 : index
    %0 = arith.addf %arg0, %arg0 : f32
    %1 = arith.addi %c0, %c0 : index
    %2 = arith.negf %0 : f32
    scf.for %arg1 = %c0 to %c2 step %c0 {
    }
)");
}

TEST_F(SCFOpBasesTest, If) {
  start({"i1", "f32"});
  auto empty = builder.create<scf::IfOp>(loc, arg(0));
  EXPECT_EQ(empty.elseBlock(), nullptr);
  auto both = scf::IfOp::create(builder, loc, arg(0), /*withElseRegion=*/true);
  both.getElseBodyBuilder().create<arith::NegFOp>(loc, arg(1));
  auto plain = scf::IfOp::create(builder, loc, TypeRange(arg(1).getType()),
                                 arg(0), /*withElseRegion=*/true);
  for (OpBuilder b : {plain.getThenBodyBuilder(), plain.getElseBodyBuilder()})
    b.create<scf::YieldOp>(loc, arg(1));
  auto chosen = scf::IfOp::create(
      builder, loc, arg(0),
      [&](OpBuilder &b, Location loc) {
        b.create<scf::YieldOp>(loc, ValueRange{arg(1), arg(0)});
      },
      [&](OpBuilder &b, Location loc) {
        Value negated = b.create<arith::NegFOp>(loc, arg(1));
        scf::YieldOp::create(b, loc, {negated, arg(0)});
      });
  EXPECT_EQ(chosen.thenYield().getResults()[0], arg(1));
  EXPECT_EQ(chosen.thenBlock()->getTerminator(), chosen.thenYield());
  EXPECT_EQ(chosen.elseYield()->getNumOperands(), 2u);
  EXPECT_EQ(chosen.elseBlock()->getOperations().size(), 2u);
  EXPECT_EQ(finish(), R"(    scf.if %arg0 {
    }
    scf.if %arg0 {
    } else {
      %2 = arith.negf %arg1 : f32
    }
    %0 = scf.if %arg0 -> (f32) {
      scf.yield %arg1 : f32
    } else {
      scf.yield %arg1 : f32
    }
    %1:2 = scf.if %arg0 -> (f32, i1) {
      scf.yield %arg1, %arg0 : f32, i1
    } else {
      %2 = arith.negf %arg1 : f32
      scf.yield %2, %arg0 : f32, i1
    }
)");
}

TEST_F(SCFOpBasesTest, While) {
  start({"i32", "i1"});
  auto loop = scf::WhileOp::create(
      builder, loc, TypeRange(arg(0).getType()), ValueRange(arg(0)),
      [&](OpBuilder &b, Location loc, ValueRange args) {
        b.create<scf::ConditionOp>(loc, arg(1), args);
      },
      [&](OpBuilder &b, Location loc, ValueRange args) {
        b.create<scf::YieldOp>(loc, args);
      });
  EXPECT_EQ(loop.getConditionOp().getCondition(), arg(1));
  EXPECT_EQ(loop.getYieldOp()->getOperand(0), loop.getAfterArguments()[0]);
  EXPECT_EQ(loop.getBeforeArguments().size(), 1u);
  EXPECT_EQ(loop.getBeforeBody(), &loop.getBefore().front());
  EXPECT_EQ(finish(), R"(    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      scf.condition(%arg1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      scf.yield %arg2 : i32
    }
)");
}

TEST_F(SCFOpBasesTest, Parallel) {
  start({"index", "f32"});
  SmallVector<Value> bounds = {arg(0), arg(0)};
  auto nest =
      scf::ParallelOp::create(builder, loc, bounds, bounds, bounds,
                              [](OpBuilder &b, Location loc, ValueRange ivs) {
                                arith::AddIOp::create(b, loc, ivs[0], ivs[1]);
                              });
  EXPECT_EQ(nest.getNumLoops(), 2u);
  EXPECT_EQ(nest.getInductionVars().size(), 2u);
  EXPECT_EQ(scf::getParallelForInductionVarOwner(nest.getInductionVars()[1]),
            nest);
  scf::ParallelOp::create(
      builder, loc, arg(0), arg(0), arg(0), ValueRange(),
      [](OpBuilder &, Location, ValueRange ivs, ValueRange args) {
        EXPECT_EQ(ivs.size(), 1u);
        EXPECT_TRUE(args.empty());
      });
  auto reduction = scf::ParallelOp::create(builder, loc, arg(0), arg(0), arg(0),
                                           ValueRange(arg(1)));
  EXPECT_EQ(reduction.getNumReductions(), 1u);
  EXPECT_TRUE(reduction.getBody()->empty());
  reduction.erase();
  EXPECT_EQ(
      finish(),
      R"(    scf.parallel (%arg2, %arg3) = (%arg0, %arg0) to (%arg0, %arg0) step (%arg0, %arg0) {
      %0 = arith.addi %arg2, %arg3 : index
      scf.reduce
    }
    scf.parallel (%arg2) = (%arg0) to (%arg0) step (%arg0) {
      scf.reduce
    }
)");
}

TEST_F(SCFOpBasesTest, Forall) {
  start({"index", "tensor<8xf32>"});
  SmallVector<OpFoldResult> upper = {OpFoldResult(builder.getIndexAttr(8)),
                                     OpFoldResult(arg(0))};
  auto nest = scf::ForallOp::create(builder, loc, upper, ValueRange(arg(1)),
                                    std::nullopt);
  EXPECT_EQ(nest.getRank(), 2u);
  EXPECT_EQ(nest.getInductionVar(1), nest.getInductionVars()[1]);
  EXPECT_EQ(nest.getTiedOpOperand(nest.getRegionIterArgs()[0])->get(), arg(1));
  EXPECT_EQ(nest.getTiedBlockArgument(nest.getTiedOpOperand(
                cast<OpResult>(Value(nest->getResult(0))))),
            nest.getRegionOutArgs()[0]);
  EXPECT_EQ(getConstantIntValue(nest.getMixedUpperBound()[0]), 8);
  EXPECT_EQ(getConstantIntValue(nest.getMixedStep()[1]), 1);
  EXPECT_TRUE(nest.getTerminator().getBody()->empty());
  EXPECT_EQ(scf::getForallOpThreadIndexOwner(nest.getInductionVar(0)), nest);
  scf::ForallOp::create(builder, loc, upper, upper, upper, ValueRange(),
                        std::nullopt,
                        [](OpBuilder &b, Location loc, ValueRange args) {
                          arith::AddIOp::create(b, loc, args[0], args[1]);
                        });
  EXPECT_EQ(
      finish(),
      R"(    %0 = scf.forall (%arg2, %arg3) in (8, %arg0) shared_outs(%arg4 = %arg1) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
      }
    }
    scf.forall (%arg2, %arg3) = (8, %arg0) to (8, %arg0) step (8, %arg0) {
      %1 = arith.addi %arg2, %arg3 : index
    }
)");
}

TEST_F(SCFOpBasesTest, LoopNest) {
  start({"index", "f32"});
  SmallVector<Value> bounds = {arg(0), arg(0)};
  scf::LoopNest nest = scf::buildLoopNest(
      builder, loc, bounds, bounds, bounds, ValueRange(arg(1)),
      [&](OpBuilder &b, Location loc, ValueRange ivs,
          ValueRange args) -> scf::ValueVector {
        EXPECT_EQ(ivs.size(), 2u);
        return {b.create<arith::NegFOp>(loc, args[0])};
      });
  EXPECT_EQ(nest.loops.size(), 2u);
  EXPECT_EQ(nest.results[0], Value(nest.loops[0]->getResult(0)));
  scf::buildLoopNest(builder, loc, bounds, bounds, bounds,
                     [](OpBuilder &b, Location loc, ValueRange ivs) {
                       arith::AddIOp::create(b, loc, ivs[0], ivs[1]);
                     });
  EXPECT_EQ(
      finish(),
      R"(    %0 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %arg1) -> (f32) {
      %1 = scf.for %arg4 = %arg0 to %arg0 step %arg0 iter_args(%arg5 = %arg3) -> (f32) {
        %2 = arith.negf %arg5 : f32
        scf.yield %2 : f32
      }
      scf.yield %1 : f32
    }
    scf.for %arg2 = %arg0 to %arg0 step %arg0 {
      scf.for %arg3 = %arg0 to %arg0 step %arg0 {
        %1 = arith.addi %arg2, %arg3 : index
      }
    }
)");
}

TEST_F(SCFOpBasesTest, LoopNestWithoutBody) {
  start({"index", "f32"});
  SmallVector<Value> bounds(2, arg(0));
  scf::buildLoopNest(builder, loc, bounds, bounds, bounds, ValueRange(arg(1)));
  scf::LoopNest none = scf::buildLoopNest(builder, loc, {}, {}, {}, arg(1));
  EXPECT_EQ(none.results, scf::ValueVector{arg(1)});
  EXPECT_EQ(
      finish(),
      R"(    %0 = scf.for %arg2 = %arg0 to %arg0 step %arg0 iter_args(%arg3 = %arg1) -> (f32) {
      %1 = scf.for %arg4 = %arg0 to %arg0 step %arg0 iter_args(%arg5 = %arg3) -> (f32) {
        scf.yield %arg5 : f32
      }
      scf.yield %1 : f32
    }
)");
}

TEST_F(SCFOpBasesTest, RangesOfWrappers) {
  start({"index", "f32"});
  auto loop = scf::ForOp::create(
      builder, loc, arg(0), arg(0), arg(0), arg(1),
      [](OpBuilder &b, Location loc, Value, ValueRange args) {
        scf::YieldOp::create(b, loc, args);
      });
  auto count = [](ValueRange values) { return values.size(); };
  EXPECT_EQ(count(loop.getOperands()), 4u);
  EXPECT_EQ(count(loop.getResults()), 1u);
  EXPECT_EQ(count(loop.getInits()), 1u);
  EXPECT_EQ(count(loop.getRegionIterArgs()), 1u);
  EXPECT_EQ(count(loop.getInitArgsMutable()), 1u);
  EXPECT_EQ(count(loop.getBody()->getArguments().drop_front()), 1u);
  SmallVector<Value> inits = loop.getInits();
  SmallVector<Value> results(loop.getResults());
  SmallVector<Value> arguments(loop.getRegionIterArgs());
  SmallVector<Value> mutableInits =
      llvm::to_vector(ValueRange(loop.getInitArgsMutable()));
  auto resultVector = llvm::to_vector(loop.getResults());
  EXPECT_EQ(count(resultVector), 1u);
  bool isEmpty = inits.empty();
  ValueRange chosen = isEmpty ? ValueRange() : loop.getResults();
  EXPECT_EQ(chosen.size(), 1u);
  OpBuilder::InsertionGuard guard(builder);
  LoopLikeOpInterface loopLike = cast<LoopLikeOpInterface>(*loop);
  EXPECT_EQ(loopLike.getYieldedValues()[0], arguments[0]);
}

} // namespace
