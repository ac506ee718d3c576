// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Views and casts, on views written by hand. Generated views are tested in
// DialectFiles/Wrappers/WrapperGeneratorTest.cpp.
#include "strata/Definition/OpWrapper.h"

#include "strata/IR/Build/ValueBuilder.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {

class CastOp : public OpWrapper<CastOp> {
public:
  using OpWrapper::OpWrapper;
  static constexpr llvm::StringLiteral getOperationName() {
    return "builtin.unrealized_conversion_cast";
  }
  OperandRange getInputs() const { return operandsOfSlot(0); }
  ResultRange getOutputs() const { return resultsOfSlot(0); }
  void setInputs(ValueRange values) const { assignOperands(0, values); }
};

class OpWrapperTest : public testing::Test {
protected:
  OpWrapperTest() : builder(&ctx), root(ModuleOp::create(&ctx, {}, "m")) {
    builder.setInsertionPointToEnd(ModuleOp(root.get()).getBody());
  }
  CastOp makeCast(ArrayRef<Value> inputs, ArrayRef<Type> types) {
    return CastOp(OperationStateBuilder(builder, {}, CastOp::getOperationName())
                      .operands(inputs)
                      .results(types)
                      .create());
  }
  Context ctx;
  OpBuilder builder;
  OwningOpRef<> root;
};

TEST_F(OpWrapperTest, CastsFromOperations) {
  Operation *op = root.get();
  EXPECT_TRUE(isa<ModuleOp>(op));
  EXPECT_FALSE(isa<CastOp>(op));
  EXPECT_TRUE((isa<CastOp, ModuleOp>(op)));
  EXPECT_TRUE(isa<ModuleOp>(*op));
  EXPECT_EQ(cast<ModuleOp>(op).getSymName(), "m");
  EXPECT_EQ(cast<ModuleOp>(*op).getOperation(), op);
  EXPECT_FALSE(dyn_cast<CastOp>(op));
  EXPECT_FALSE(dyn_cast<CastOp>(*op));
  ModuleOp module = dyn_cast<ModuleOp>(op);
  ASSERT_TRUE(module);
  EXPECT_EQ(module.getOperation(), op);
  EXPECT_EQ(module->getNumRegions(), 1u);
}

TEST_F(OpWrapperTest, CastsOfNull) {
  Operation *null = nullptr;
  EXPECT_FALSE(dyn_cast_or_null<ModuleOp>(null));
  EXPECT_FALSE(cast_or_null<ModuleOp>(null));
  EXPECT_FALSE(llvm::isa_and_present<ModuleOp>(null));
  EXPECT_FALSE(ModuleOp());
  EXPECT_FALSE(ModuleOp(null));
  EXPECT_FALSE(dyn_cast_or_null<CastOp>(ModuleOp()));
}

TEST_F(OpWrapperTest, CastsFromViews) {
  ModuleOp module(root.get());
  EXPECT_TRUE(isa<ModuleOp>(module));
  EXPECT_FALSE(dyn_cast<CastOp>(module));
  Operation *op = module;
  EXPECT_EQ(op, root.get());
  EXPECT_TRUE(module == ModuleOp(op));
}

TEST_F(OpWrapperTest, OperationsWithoutDefinition) {
  Context other;
  OperationState state({}, OperationName("other.module", &other));
  OwningOpRef<> op(Operation::create(state));
  EXPECT_FALSE(isa<ModuleOp>(op.get()));
}

TEST_F(OpWrapperTest, Segments) {
  Type i32 = builder.getI32Type(), f32 = builder.getF32Type();
  CastOp source = makeCast({}, {i32, f32});
  EXPECT_TRUE(source.getInputs().empty());
  SmallVector<OpResult, 4> results = source.getOutputs();
  ASSERT_EQ(results.size(), 2u);
  EXPECT_EQ(results[1].getType(), f32);
  CastOp op = makeCast({results[0], results[1]}, {i32});
  EXPECT_EQ(op.getInputs().size(), 2u);
  op.setInputs(Value(results[1]));
  ASSERT_EQ(op.getInputs().size(), 1u);
  EXPECT_EQ(op.getInputs()[0], results[1]);
  EXPECT_TRUE(results[0].use_empty());
  op.setInputs({results[0], results[0], results[1]});
  EXPECT_EQ(op->getNumOperands(), 3u);
}

// An array of booleans has as many as it was made of.
TEST_F(OpWrapperTest, ArraysOfBooleans) {
  bool values[] = {false, true, false};
  DenseArrayAttr attr = kinds::Dense<bool>::encode(&ctx, values);
  EXPECT_EQ(kinds::Dense<bool>::decode(attr), ArrayRef<bool>(values));
}

// A ValueBuilder creates operations of a class, or of a name, from their parts.
TEST_F(OpWrapperTest, ValueBuilder) {
  Type i32 = builder.getI32Type(), f32 = builder.getF32Type();
  ValueBuilder values(builder, {});
  CastOp source = values.createOp<CastOp>({}, {i32, f32});
  Value first = source.getResult(0), second = source.getResult(1);
  auto isCast = [&](Value value, ValueRange operands, Type type) {
    auto op = value.getDefiningOp<CastOp>();
    return op && value.getType() == type &&
           llvm::equal(op.getInputs(), operands);
  };
  EXPECT_TRUE(isCast(values.create<CastOp>(first, f32), first, f32));
  EXPECT_TRUE(isCast(values.create(CastOp::getOperationName(), first, f32),
                     first, f32));
  EXPECT_TRUE(
      isCast(values.apply<CastOp>({second, first}), {second, first}, f32));
  EXPECT_TRUE(
      isCast(values.binary<CastOp>(first, second), {first, second}, i32));
}

#if !defined(NDEBUG) && GTEST_HAS_DEATH_TEST
TEST_F(OpWrapperTest, AnotherName) {
  EXPECT_DEATH((void)CastOp(root.get()), "an operation of another name");
}
#endif

} // namespace
