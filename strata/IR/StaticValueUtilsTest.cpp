// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/StaticValueUtils.h"

#include "strata/Definition/Traits.h"
#include "strata/IR/Builder.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
class StaticValueUtilsTest : public testing::Test {
protected:
  StaticValueUtilsTest() : builder(&ctx) {
    OpDefinition &constant = ctx.defineOp("test.constant");
    constant.hasSignature = true;
    constant.attributes = {{"value", /*optional=*/false, {"any", nullptr}}};
    constant.results = {{"result", Arity::One, {"any type", nullptr}}};
    addTraits(constant, {"ConstantLike"});
    prepareConstant(constant);
    builder.setInsertionPointToEnd(module->getBody());
    seven = builder
                .create(Location(), "test.constant", {}, builder.getIndexType(),
                        builder.getNamedAttr("value", builder.getIndexAttr(7)))
                ->getResult(0);
    opaque =
        builder.create(Location(), "test.opaque", {}, builder.getIndexType())
            ->getResult(0);
  }
  Context ctx;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module = ModuleOp::create(&ctx, Location());
  Value seven, opaque;
};
} // namespace

TEST_F(StaticValueUtilsTest, Conversion) {
  EXPECT_EQ(getAsOpFoldResult(seven), OpFoldResult(builder.getIndexAttr(7)));
  EXPECT_EQ(getAsOpFoldResult(opaque), OpFoldResult(opaque));
  EXPECT_FALSE(getAsOpFoldResult(Value()));
  EXPECT_EQ(getAsOpFoldResult(ValueRange{seven, opaque}).size(), 2u);
  EXPECT_EQ(getAsOpFoldResult(builder.getI64ArrayAttr({1, 2}))[1],
            OpFoldResult(builder.getI64IntegerAttr(2)));
  EXPECT_EQ(getAsIndexOpFoldResult(&ctx, ArrayRef<int64_t>{3})[0],
            OpFoldResult(builder.getIndexAttr(3)));
  EXPECT_EQ(extractFromIntegerArrayAttr(builder.getI64ArrayAttr({4, 5})),
            SmallVector<int64_t>({4, 5}));
}

TEST_F(StaticValueUtilsTest, Constants) {
  OpFoldResult zero = builder.getIndexAttr(0), one = builder.getIndexAttr(1);
  EXPECT_TRUE(isZeroInteger(zero) && isOneInteger(one));
  EXPECT_FALSE(isZeroInteger(one) || isOneInteger(opaque));
  EXPECT_EQ(getConstantIntValues({zero, one, seven}),
            SmallVector<int64_t>({0, 1, 7}));
  EXPECT_EQ(getConstantIntValues({zero, opaque}), std::nullopt);
  EXPECT_TRUE(areAllConstantIntValue({one, one}, 1));
  EXPECT_FALSE(areAllConstantIntValue({one, zero}, 1));
  EXPECT_TRUE(isEqualConstantIntOrValueArray(
      {opaque, seven}, {opaque, builder.getIndexAttr(7)}));
  EXPECT_FALSE(isEqualConstantIntOrValueArray({opaque}, {opaque, one}));
}

TEST_F(StaticValueUtilsTest, MixedLists) {
  SmallVector<OpFoldResult> mixed =
      getMixedValues({1, ShapedType::kDynamic, 3}, opaque, &ctx);
  EXPECT_EQ(mixed[0], OpFoldResult(builder.getI64IntegerAttr(1)));
  EXPECT_EQ(mixed[1], OpFoldResult(opaque));
  SmallVector<Value> values;
  SmallVector<int64_t> numbers;
  dispatchIndexOpFoldResults(mixed, values, numbers);
  EXPECT_EQ(numbers, SmallVector<int64_t>({1, ShapedType::kDynamic, 3}));
  EXPECT_EQ(values, SmallVector<Value>({opaque}));

  EXPECT_TRUE(failed(foldDynamicIndexList(mixed)));
  mixed.push_back(seven);
  EXPECT_TRUE(succeeded(foldDynamicIndexList(mixed)));
  EXPECT_EQ(mixed.back(), OpFoldResult(builder.getIndexAttr(7)));
}
