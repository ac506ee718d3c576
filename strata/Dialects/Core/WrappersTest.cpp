// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// IR built and read through the typed classes of the bundled dialects.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Verify/Verifier.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

class CoreWrappersTest : public testing::Test {
protected:
  CoreWrappersTest() : builder(&ctx) {
    installRenderer(ctx);
    installBuiltinAsm(ctx);
    registerIRDLDialect(ctx);
    registerCoreDialects(ctx);
    module = OwningOpRef<>(ModuleOp::create(&ctx, {}));
    builder.setInsertionPointToEnd(ModuleOp(module.get()).getBody());
  }
  /// A function with an entry block, in which is built from now on.
  func::FuncOp makeFunc(ArrayRef<Type> inputs, ArrayRef<Type> results) {
    auto func = func::FuncOp::create(builder, {}, "f",
                                     builder.getFunctionType(inputs, results));
    SmallVector<Location> locs(inputs.size());
    builder.createBlock(&func.getBody(), {}, inputs, locs);
    return func;
  }
  std::string print() {
    std::string text;
    llvm::raw_string_ostream os(text);
    printOperation(module.get(), os);
    return os.str();
  }

  Context ctx;
  OpBuilder builder;
  OwningOpRef<> module;
};

static_assert(std::is_convertible_v<bool, BoolParam>);
static_assert(!std::is_convertible_v<void (*)(), BoolParam>);
static_assert(!std::is_convertible_v<const char *, BoolParam>);
static_assert(!std::is_convertible_v<int, BoolParam>);

TEST_F(CoreWrappersTest, Body) {
  ctx.getOrLoadDialect("scf");
  Type index = builder.getIndexType();
  auto func = makeFunc({index}, {index});
  Value n = func.getBody().front().getArgument(0);
  builder.create<scf::ForOp>(Location(), n, n, n, ValueRange{},
                             [](OpBuilder &, Location, Value, ValueRange) {});
  auto loop = builder.create<scf::ForOp>(
      Location(), n, n, n, n,
      [](OpBuilder &builder, Location loc, Value i, ValueRange args) {
        Value sum = builder.create<arith::AddIOp>(loc, i, args[0]);
        builder.create<scf::YieldOp>(loc, sum);
      },
      true);
  EXPECT_EQ(builder.getInsertionBlock(), &func.getBody().front());
  builder.create<func::ReturnOp>(Location(), loop.getResults());
  EXPECT_TRUE(succeeded(verify(module.get())));
  EXPECT_EQ(print(), R"(module {
  func.func @f(%arg0: index) -> index {
    scf.for %arg1 = %arg0 to %arg0 step %arg0 {
    }
    %0 = scf.for unsigned %arg1 = %arg0 to %arg0 step %arg0 iter_args(%arg2 = %arg0) -> (index) {
      %1 = arith.addi %arg1, %arg2 : index
      scf.yield %1 : index
    }
    return %0 : index
  }
}
)");
}

TEST_F(CoreWrappersTest, Function) {
  Type i32 = builder.getI32Type();
  auto func = makeFunc({i32, i32}, {i32});
  Block *entry = &func.getBody().front();
  Block *less = builder.createBlock(&func.getBody());
  Block *exit = builder.createBlock(&func.getBody(), {}, {i32}, {Location()});

  builder.setInsertionPointToEnd(entry);
  Value a = entry->getArgument(0), b = entry->getArgument(1);
  auto compare =
      arith::CmpIOp::create(builder, {}, a, b, arith::CmpIPredicate::slt);
  cf::CondBranchOp::create(builder, {}, compare, {}, {a}, less, exit);
  builder.setInsertionPointToEnd(less);
  auto one =
      arith::ConstantOp::create(builder, {}, builder.getI32IntegerAttr(1));
  auto sum = arith::AddIOp::create(builder, {}, b, one,
                                   arith::IntegerOverflowFlags::nsw);
  cf::BranchOp::create(builder, {}, {sum}, exit);
  builder.setInsertionPointToEnd(exit);
  func::ReturnOp::create(builder, {}, {exit->getArgument(0)});

  ASSERT_TRUE(succeeded(verify(module.get())));
  EXPECT_EQ(print(), R"(module {
  func.func @f(%arg0: i32, %arg1: i32) -> i32 {
    %0 = arith.cmpi slt, %arg0, %arg1 : i32
    cf.cond_br %0, ^bb1, ^bb2(%arg0 : i32)
  ^bb1:  // pred: ^bb0
    %c1_i32 = arith.constant 1 : i32
    %1 = arith.addi %arg1, %c1_i32 overflow<nsw> : i32
    cf.br ^bb2(%1 : i32)
  ^bb2(%2: i32):  // 2 preds: ^bb0, ^bb1
    return %2 : i32
  }
}
)");
  EXPECT_EQ(func.getSymName(), "f");
  EXPECT_EQ(func.getFunctionType().getResults().size(), 1u);
  EXPECT_EQ(func.getSymVisibility(), std::nullopt);
}

TEST_F(CoreWrappersTest, BuildersInMLIRsOrder) {
  Location loc;
  Type i32 = builder.getI32Type();
  // A function that is in no block.
  OwningOpRef<func::FuncOp> detached(func::FuncOp::create(
      loc, "g", builder.getFunctionType({i32}, {i32}),
      builder.getNamedAttr("sym_visibility",
                           builder.getStringAttr("private"))));
  auto callee = *detached;
  builder.insert(detached.release());
  auto func = makeFunc({i32}, {i32});
  Block *entry = &func.getBody().front();
  Block *exit = builder.createBlock(&func.getBody(), {}, {i32}, {loc});
  builder.setInsertionPointToEnd(entry);
  Value arg = entry->getArgument(0);
  auto zero = builder.create<arith::ConstantIntOp>(loc, 0, 32);
  auto less =
      builder.create<arith::CmpIOp>(loc, arith::CmpIPredicate::slt, arg, zero);
  auto call = builder.create<func::CallOp>(loc, callee, ValueRange(arg));
  auto byName =
      builder.create<func::CallOp>(loc, "g", TypeRange(i32), ValueRange(arg));
  auto sum = arith::AddIOp::create(
      builder, loc, TypeRange(i32),
      ArrayRef<Value>{call.getResult(0), byName.getResult(0)},
      ArrayRef<NamedAttribute>());
  builder.create<cf::CondBranchOp>(loc, less, exit, ValueRange(Value(sum)),
                                   exit, ValueRange(arg));
  builder.setInsertionPointToEnd(exit);
  builder.create<arith::ConstantIndexOp>(loc, 3);
  builder.create<arith::ConstantOp>(loc, builder.getF32Type(),
                                    builder.getF32FloatAttr(2));
  builder.create<func::ReturnOp>(loc, exit->getArgument(0));
  ASSERT_TRUE(succeeded(verify(module.get())));
  EXPECT_EQ(print(), R"(module {
  func.func private @g(i32) -> i32
  func.func @f(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.cmpi slt, %arg0, %c0_i32 : i32
    %1 = call @g(%arg0) : (i32) -> i32
    %2 = call @g(%arg0) : (i32) -> i32
    %3 = arith.addi %1, %2 : i32
    cf.cond_br %0, ^bb1(%3 : i32), ^bb1(%arg0 : i32)
  ^bb1(%4: i32):  // 2 preds: ^bb0, ^bb0
    %c3 = arith.constant 3 : index
    %cst = arith.constant 2.000000e+00 : f32
    return %4 : i32
  }
}
)");
}

TEST_F(CoreWrappersTest, ClassesOfConstants) {
  Operation *number = arith::ConstantIntOp::create(builder, {}, -7, 8);
  Operation *index = arith::ConstantIndexOp::create(builder, {}, 5);
  Operation *real = arith::ConstantFloatOp::create(
      builder, {}, builder.getF64Type(), llvm::APFloat(0.5));
  EXPECT_TRUE(isa<arith::ConstantOp>(number));
  EXPECT_EQ(cast<arith::ConstantIntOp>(number).value(), -7);
  EXPECT_FALSE(isa<arith::ConstantIndexOp>(number));
  EXPECT_EQ(cast<arith::ConstantIndexOp>(index).value(), 5);
  EXPECT_FALSE(isa<arith::ConstantIntOp>(index));
  EXPECT_EQ(cast<arith::ConstantFloatOp>(real).value().convertToDouble(), 0.5);
  EXPECT_FALSE(isa<arith::ConstantIntOp>(real));
}

TEST_F(CoreWrappersTest, TypesOfOperands) {
  auto func = makeFunc({builder.getI1Type()}, {});
  Block *exit = builder.createBlock(&func.getBody());
  builder.setInsertionPointToEnd(&func.getBody().front());
  auto branch =
      cf::CondBranchOp::create(builder, {}, func.getArgument(0), exit, exit);
  TypedValue<IntegerType> condition = branch.getCondition();
  EXPECT_EQ(branch.getCondition().getType().getWidth(), 1u);
  EXPECT_EQ(condition, func.getArgument(0));
}

TEST_F(CoreWrappersTest, AccessorsOfReadOperations) {
  auto func = makeFunc({builder.getI32Type()}, {});
  Value arg = func.getBody().getArgument(0);
  Operation *op = arith::AddIOp::create(builder, {}, arg, arg);
  auto add = cast<arith::AddIOp>(op);
  EXPECT_FALSE(isa<arith::SubIOp>(op));
  EXPECT_EQ(add.getLhs(), arg);
  EXPECT_EQ(add.getOverflowFlags(), arith::IntegerOverflowFlags::none);
  add.setOverflowFlags(arith::IntegerOverflowFlags::nsw |
                       arith::IntegerOverflowFlags::nuw);
  EXPECT_EQ(stringifyIntegerOverflowFlags(add.getOverflowFlags()), "nsw, nuw");

  auto poison = ub::PoisonOp::create(builder, {}, builder.getI32Type());
  add.setRhs(poison);
  EXPECT_EQ(add.getRhs().getDefiningOp(), poison.getOperation());
}

TEST_F(CoreWrappersTest, EnumerationsOfArith) {
  using namespace arith;
  EXPECT_EQ(stringifyFastMathFlags(FastMathFlags(127)), "fast");
  EXPECT_EQ(stringifyFastMathFlags(FastMathFlags::nnan | FastMathFlags::ninf),
            "nnan,ninf");
  EXPECT_EQ(symbolizeCmpFPredicate("false"), CmpFPredicate::AlwaysFalse);
  EXPECT_EQ(stringifyCmpIPredicate(CmpIPredicate::uge), "uge");
  EXPECT_EQ(FastMathFlagsAttr::get(&ctx, FastMathFlags::arcp).getValue(),
            FastMathFlags::arcp);
}

} // namespace
