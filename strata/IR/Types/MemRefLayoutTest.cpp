// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
constexpr int64_t dynamic = ShapedType::kDynamic;

class MemRefLayoutTest : public testing::Test {
protected:
  MemRefType get(ArrayRef<int64_t> shape, Attribute layout = {}) {
    return MemRefType::get(shape, FloatType::getF32(&ctx), layout);
  }
  MemRefType get(ArrayRef<int64_t> shape, unsigned numSymbols,
                 AffineExpr expr) {
    return get(shape, AffineMapAttr::get(AffineMap::get(unsigned(shape.size()),
                                                        numSymbols, expr)));
  }
  /// Strides, then the offset; empty if the layout is not strided.
  SmallVector<int64_t> describe(MemRefType type) {
    SmallVector<int64_t> numbers;
    int64_t offset;
    if (failed(type.getStridesAndOffset(numbers, offset)))
      return {};
    numbers.push_back(offset);
    return numbers;
  }
  using Numbers = SmallVector<int64_t>;
  Context ctx;
};
} // namespace

TEST_F(MemRefLayoutTest, IdentityHasRowMajorStrides) {
  EXPECT_EQ(describe(get({2, 3, 4})), (Numbers{12, 4, 1, 0}));
  EXPECT_EQ(describe(get({})), (Numbers{0}));
  EXPECT_EQ(describe(get({2, dynamic, 4})), (Numbers{dynamic, 4, 1, 0}));
  EXPECT_EQ(describe(get({dynamic, 3})), (Numbers{3, 1, 0}));
}

TEST_F(MemRefLayoutTest, ProductsThatOverflowAreDynamic) {
  constexpr int64_t large = int64_t(1) << 62;
  EXPECT_EQ(describe(get({2, large, 4})), (Numbers{dynamic, 4, 1, 0}));
}

TEST_F(MemRefLayoutTest, StridedLayoutIsReadAsWritten) {
  auto layout = StridedLayoutAttr::get(&ctx, 7, {dynamic, 1});
  EXPECT_EQ(describe(get({2, 3}, layout)), (Numbers{dynamic, 1, 7}));
}

TEST_F(MemRefLayoutTest, LinearMapsAreStrided) {
  AffineExpr d0, d1, s0;
  bindDims(&ctx, d0, d1);
  bindSymbols(&ctx, s0);
  EXPECT_EQ(describe(get({2, 3}, 0, d0 * 10 + d1 * 2 + 5)),
            (Numbers{10, 2, 5}));
  EXPECT_EQ(describe(get({2, 3}, 1, d0 * s0 + d1 + s0)),
            (Numbers{dynamic, 1, dynamic}));
  EXPECT_EQ(describe(get({2, 3}, 0, (d0 + d1 * 3) * 4 + d0)),
            (Numbers{5, 12, 0}));
  // Dimensions that cancel have no stride.
  EXPECT_EQ(describe(get({2, 3}, 1, d0 * s0 - d0 * s0 + d1)),
            (Numbers{0, 1, 0}));
}

TEST_F(MemRefLayoutTest, OtherMapsAreNot) {
  AffineExpr d0, d1;
  bindDims(&ctx, d0, d1);
  EXPECT_FALSE(get({2, 3}, 0, d0.floorDiv(2) + d1).isStrided());
  EXPECT_FALSE(get({2, 3}, 0, d0 % 2 + d1).isStrided());
  EXPECT_FALSE(get({2, 3}, 0, d0 * d1).isStrided());
  EXPECT_FALSE(
      get({2, 3}, AffineMapAttr::get(AffineMap::get(2, 0, {d1, d0}, &ctx)))
          .isStrided());
  EXPECT_TRUE(get({2, 3}, 0, d0 + d1).isStrided());
}
