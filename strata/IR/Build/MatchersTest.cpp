// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Build/Matchers.h"

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Types/ConstantTestUtils.h"

using namespace strata;

namespace {
class MatchersTest : public ConstantTest {
protected:
  Value opaque(ValueRange operands = {}) {
    return ConstantTest::opaque(builder.getI32Type(), operands);
  }
};
} // namespace

TEST_F(MatchersTest, Constants) {
  Value seven = constant(builder.getI32IntegerAttr(7));
  Attribute attr;
  IntegerAttr integer;
  FloatAttr number;
  APInt value;
  EXPECT_TRUE(matchPattern(seven, m_Constant()));
  EXPECT_TRUE(matchPattern(seven, m_Constant(&attr)));
  EXPECT_EQ(attr, builder.getI32IntegerAttr(7));
  EXPECT_TRUE(matchPattern(seven, m_Constant(&integer)));
  EXPECT_FALSE(matchPattern(seven, m_Constant(&number)));
  EXPECT_TRUE(matchPattern(seven, m_ConstantInt(&value)));
  EXPECT_EQ(value, 7u);
  EXPECT_FALSE(matchPattern(opaque(), m_Constant(&attr)));
  EXPECT_EQ(getConstantIntValue(seven), 7);
  EXPECT_EQ(getConstantIntValue(opaque()), std::nullopt);
  EXPECT_TRUE(isConstantIntValue(OpFoldResult(seven), 7));
  EXPECT_TRUE(isEqualConstantIntOrValue(OpFoldResult(seven),
                                        builder.getI64IntegerAttr(7)));
}

TEST_F(MatchersTest, Numbers) {
  auto type = VectorType::get({2}, builder.getI32Type());
  Value zeros = constant(DenseElementsAttr::get(type, ArrayRef<int32_t>{0, 0}));
  Value mixed = constant(DenseElementsAttr::get(type, ArrayRef<int32_t>{0, 1}));
  EXPECT_TRUE(matchPattern(zeros, m_Zero()));
  EXPECT_FALSE(matchPattern(mixed, m_Zero()));
  EXPECT_FALSE(matchPattern(mixed, m_NonZero()));
  EXPECT_TRUE(matchPattern(constant(builder.getI32IntegerAttr(1)), m_One()));
  Value minusZero = constant(builder.getF32FloatAttr(-0.0f));
  EXPECT_TRUE(matchPattern(minusZero, m_AnyZeroFloat()));
  EXPECT_TRUE(matchPattern(minusZero, m_NegZeroFloat()));
  EXPECT_FALSE(matchPattern(minusZero, m_PosZeroFloat()));
  EXPECT_FALSE(matchPattern(minusZero, m_Zero()));
  EXPECT_TRUE(
      matchPattern(Attribute(builder.getF64FloatAttr(1.0)), m_OneFloat()));
}

TEST_F(MatchersTest, Operations) {
  Value source = opaque();
  Value one = constant(builder.getI32IntegerAttr(1));
  Value cast = UnrealizedConversionCastOp::create(
                   builder, Location(), {builder.getI32Type()}, {source, one})
                   .getResult(0);
  Value bound;
  EXPECT_TRUE(matchPattern(cast, m_Op<UnrealizedConversionCastOp>()));
  EXPECT_TRUE(matchPattern(
      cast, m_Op<UnrealizedConversionCastOp>(m_Any(&bound), m_One())));
  EXPECT_EQ(bound, source);
  EXPECT_TRUE(matchPattern(
      cast, m_Op<UnrealizedConversionCastOp>(m_Val(source), m_Any())));
  EXPECT_FALSE(matchPattern(
      cast, m_Op<UnrealizedConversionCastOp>(m_Val(one), m_Any())));
  EXPECT_FALSE(matchPattern(cast, m_Op<UnrealizedConversionCastOp>(m_Any())));
  EXPECT_TRUE(matchPattern(source.getDefiningOp(), m_Op("test.opaque")));
  EXPECT_FALSE(matchPattern(source, m_Op<ModuleOp>()));
}
