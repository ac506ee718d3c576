// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Graph/ValueRange.h"

#include "strata/IR/Build/Builder.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
class ValueRangeTest : public testing::Test {
protected:
  ValueRangeTest() : builder(&ctx) {
    builder.setInsertionPointToEnd(module->getBody());
  }
  Operation *create(ValueRange operands, TypeRange types) {
    return builder.create(Location(), "test.op", operands, types);
  }
  Context ctx;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module = ModuleOp::create(&ctx, Location());
  Type i32 = IntegerType::get(&ctx, 32), f32 = FloatType::getF32(&ctx);
};
} // namespace

TEST_F(ValueRangeTest, OfResultsInAndOutOfLine) {
  // Results of more than six are kept in another form.
  for (unsigned count : {0u, 1u, 6u, 7u, 12u}) {
    SmallVector<Type> types;
    for (unsigned i = 0; i < count; ++i)
      types.push_back(IntegerType::get(&ctx, i + 1));
    Operation *op = create({}, types);
    ResultRange results = op->getResults();
    ASSERT_EQ(results.size(), count);
    ValueRange values = results;
    TypeRange rangeTypes = op->getResultTypes();
    ASSERT_EQ(rangeTypes.size(), count);
    for (unsigned i = 0; i < count; ++i) {
      EXPECT_EQ(results[i], op->getResult(i));
      EXPECT_EQ(values[i], op->getResult(i));
      EXPECT_EQ(rangeTypes[i], types[i]);
      EXPECT_EQ(values.drop_front(i).size(), count - i);
      EXPECT_EQ(values.drop_front(i).front(), op->getResult(i));
    }
    EXPECT_EQ(SmallVector<Type>(op->getResultTypes()), types);
    EXPECT_EQ(TypeRange(types), rangeTypes);
  }
}

TEST_F(ValueRangeTest, OfVectorsOfResults) {
  Operation *source = create({}, {i32, f32});
  auto results = llvm::to_vector(source->getResults());
  ValueRange values = results;
  EXPECT_EQ(values, source->getResults());
  EXPECT_EQ(create(results, {})->getOperands(), values);
  EXPECT_EQ(
      SmallVector<Type>(source->result_type_begin(), source->result_type_end()),
      SmallVector<Type>(values.getTypes()));
  Operation *user = create(values.drop_front(), {});
  EXPECT_EQ(*user->operand_type_begin(), f32);
  EXPECT_EQ(std::next(user->operand_type_begin()), user->operand_type_end());
}

TEST_F(ValueRangeTest, OfAllOrigins) {
  Operation *source = create({}, {i32, f32});
  Value first = source->getResult(0), second = source->getResult(1);
  Operation *user = create({second, first, first}, {});
  Block *block = Block::create(&ctx);
  block->addArguments({i32, f32}, {Location(), Location()});

  EXPECT_EQ(SmallVector<Value>(user->getOperands()),
            (SmallVector<Value>{second, first, first}));
  EXPECT_EQ(ValueRange(user->getOperands())[0], second);
  EXPECT_EQ(ValueRange(block->getArguments())[1], block->getArgument(1));
  EXPECT_EQ(ValueRange(first).size(), 1u);
  EXPECT_EQ(ValueRange(source->getResult(0)).front(), first);
  EXPECT_TRUE(ValueRange().empty());
  SmallVector<Value, 2> vector{first, second};
  EXPECT_EQ(ValueRange(vector).back(), second);
  EXPECT_EQ(TypeRange(user->getOperands())[0], f32);
  EXPECT_EQ(TypeRange(block->getArgumentTypes())[0], i32);
  EXPECT_EQ(TypeRange(i32).size(), 1u);
  SmallVector<Value> storage;
  EXPECT_EQ(ValueRange(vector).getArray(storage).data(), vector.data());
  EXPECT_TRUE(storage.empty());
  EXPECT_EQ(ValueRange(user->getOperands()).getArray(storage).size(), 3u);
  EXPECT_EQ(storage.size(), 3u);
  block->destroy();
}

TEST_F(ValueRangeTest, UsesOfAllResults) {
  Operation *source = create({}, {i32, f32, i32});
  Operation *user = create(
      {source->getResult(2), source->getResult(0), source->getResult(2)}, {});
  SmallVector<unsigned> numbers;
  for (OpOperand &use : source->getUses())
    numbers.push_back(use.getOperandNumber());
  EXPECT_EQ(numbers, (SmallVector<unsigned>{1, 2, 0}));
  EXPECT_EQ(llvm::range_size(source->getUsers()), 3);
  EXPECT_EQ(*source->user_begin(), user);
  EXPECT_FALSE(source->hasOneUse());
  EXPECT_TRUE(source->getResult(0).hasOneUse());
  EXPECT_TRUE(source->getResult(2).hasNUses(2));
  EXPECT_FALSE(source->isUsedOutsideOfBlock(module->getBody()));
  Operation *other = create({}, {i32, f32, i32});
  source->getResults().replaceAllUsesWith(other->getResults());
  EXPECT_TRUE(source->use_empty());
  EXPECT_EQ(user->getOperand(1), other->getResult(0));
}

TEST_F(ValueRangeTest, ChangesThroughRangesOfTheSameOperation) {
  Operation *source = create({}, {i32, f32, i32});
  Operation *op = create(source->getResults(), {});
  op->setOperands(op->getOperands().drop_front());
  EXPECT_EQ(op->getNumOperands(), 2u);
  EXPECT_EQ(op->getOperand(0), source->getResult(1));
  op->insertOperands(0, op->getOperands());
  EXPECT_EQ(op->getNumOperands(), 4u);
  op->setOperands(1, 2, source->getResults());
  ASSERT_EQ(op->getNumOperands(), 5u);
  EXPECT_EQ(op->getOperand(1), source->getResult(0));
  EXPECT_EQ(op->getOperand(4), source->getResult(2));
  op->setOperands(0, 5, source->getResult(0));
  ASSERT_EQ(op->getNumOperands(), 1u);
  EXPECT_EQ(op->getOperand(0), source->getResult(0));
}

TEST_F(ValueRangeTest, TypedValues) {
  Operation *source = create({}, {i32, f32});
  auto integer = dyn_cast<TypedValue<IntegerType>>(Value(source->getResult(0)));
  ASSERT_TRUE(integer);
  EXPECT_EQ(integer.getType().getWidth(), 32u);
  EXPECT_FALSE(isa<TypedValue<IntegerType>>(Value(source->getResult(1))));
}
