// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Build/StaticValueUtils.h"

#include "strata/IR/Types/ConstantTestUtils.h"

using namespace strata;

namespace {
class StaticValueUtilsTest : public ConstantTest {
protected:
  Value seven = constant(builder.getIndexAttr(7));
  Value other = opaque(builder.getIndexType());
};
} // namespace

TEST_F(StaticValueUtilsTest, Conversion) {
  EXPECT_EQ(getAsOpFoldResult(seven), OpFoldResult(builder.getIndexAttr(7)));
  EXPECT_EQ(getAsOpFoldResult(other), OpFoldResult(other));
  EXPECT_FALSE(getAsOpFoldResult(Value()));
  EXPECT_EQ(getAsOpFoldResult(ValueRange{seven, other}).size(), 2u);
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
  EXPECT_FALSE(isZeroInteger(one) || isOneInteger(other));
  EXPECT_EQ(getConstantIntValues({zero, one, seven}),
            SmallVector<int64_t>({0, 1, 7}));
  EXPECT_EQ(getConstantIntValues({zero, other}), std::nullopt);
  EXPECT_TRUE(areAllConstantIntValue({one, one}, 1));
  EXPECT_FALSE(areAllConstantIntValue({one, zero}, 1));
  EXPECT_TRUE(isEqualConstantIntOrValueArray({other, seven},
                                             {other, builder.getIndexAttr(7)}));
  EXPECT_FALSE(isEqualConstantIntOrValueArray({other}, {other, one}));
}

TEST_F(StaticValueUtilsTest, MixedLists) {
  SmallVector<OpFoldResult> mixed =
      getMixedValues({1, ShapedType::kDynamic, 3}, other, &ctx);
  EXPECT_EQ(mixed[0], OpFoldResult(builder.getI64IntegerAttr(1)));
  EXPECT_EQ(mixed[1], OpFoldResult(other));
  SmallVector<Value> values;
  SmallVector<int64_t> numbers;
  dispatchIndexOpFoldResults(mixed, values, numbers);
  EXPECT_EQ(numbers, SmallVector<int64_t>({1, ShapedType::kDynamic, 3}));
  EXPECT_EQ(values, SmallVector<Value>({other}));

  EXPECT_TRUE(failed(foldDynamicIndexList(mixed)));
  mixed.push_back(seven);
  EXPECT_TRUE(succeeded(foldDynamicIndexList(mixed)));
  EXPECT_EQ(mixed.back(), OpFoldResult(builder.getIndexAttr(7)));
}
