// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Affine/AffineExpr.h"

#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "gtest/gtest.h"

using namespace strata;

namespace {
class AffineExprTest : public testing::Test {
protected:
  AffineExpr d(unsigned position) { return getAffineDimExpr(position, &ctx); }
  AffineExpr s(unsigned position) {
    return getAffineSymbolExpr(position, &ctx);
  }
  AffineExpr c(int64_t value) { return getAffineConstantExpr(value, &ctx); }
  /// A node that no rule may touch.
  void expectNode(AffineExpr expr, AffineExprKind kind, AffineExpr lhs,
                  AffineExpr rhs) {
    ASSERT_EQ(expr.getKind(), kind);
    EXPECT_EQ(expr.getLHS(), lhs);
    EXPECT_EQ(expr.getRHS(), rhs);
  }
  Context ctx;
};

constexpr int64_t Max = std::numeric_limits<int64_t>::max();
constexpr int64_t Min = std::numeric_limits<int64_t>::min();
using enum AffineExprKind;
} // namespace

TEST_F(AffineExprTest, LeavesAreUniqued) {
  EXPECT_EQ(d(0), d(0));
  EXPECT_NE(d(0), d(1));
  EXPECT_NE(d(0), s(0));
  EXPECT_EQ(d(3).getValue(), 3);
  EXPECT_EQ(c(-7).getValue(), -7);
  EXPECT_TRUE(c(-7).isConstant(-7));
  EXPECT_EQ(d(0).getContext(), &ctx);
}

TEST_F(AffineExprTest, Sums) {
  EXPECT_EQ(c(1) + c(2), c(3));
  expectNode(c(1) + d(0), Add, d(0), c(1));
  expectNode(d(1) + d(0), Add, d(0), d(1));
  expectNode(s(0) + d(0), Add, d(0), s(0));
  EXPECT_EQ(d(0) + 0, d(0));
  EXPECT_EQ((d(0) + 1) + 2, d(0) + 3);
  EXPECT_EQ((d(0) + 1) + d(1), (d(0) + d(1)) + 1);
  EXPECT_EQ(d(0) * 2 + d(0) * 3, d(0) * 5);
  EXPECT_EQ(d(0) - d(0), c(0));
  expectNode(d(0) + d(1) - d(0), Add, d(0) + d(1), -d(0));
}

TEST_F(AffineExprTest, RemaindersInDisguise) {
  EXPECT_EQ(d(0) - d(0).floorDiv(c(4)) * 4, d(0).mod(c(4)));
  EXPECT_EQ(d(0) - d(0).floorDiv(s(0)) * s(0), d(0).mod(s(0)));
  EXPECT_EQ(d(0) * 4 + d(1) - d(1).floorDiv(c(8)) * 8,
            d(0) * 4 + d(1).mod(c(8)));
  expectNode(d(0) + d(0).floorDiv(s(0)) * -s(0), Add, d(0),
             d(0).floorDiv(s(0)) * -s(0));
  // A last term that only changes place counts as simplified.
  expectNode((d(0) + s(0)) + d(1).floorDiv(c(2)) * s(1), Add, d(0),
             d(1).floorDiv(c(2)) * s(1) + s(0));
}

TEST_F(AffineExprTest, Products) {
  EXPECT_EQ(c(2) * c(3), c(6));
  expectNode(s(1) * s(0), Mul, s(0), s(1));
  expectNode(c(2) * d(0), Mul, d(0), c(2));
  EXPECT_EQ(d(0) * 1, d(0));
  EXPECT_EQ(d(0) * 0, c(0));
  EXPECT_EQ(d(0) * 2 * 3, d(0) * 6);
  expectNode(d(0) * 2 * s(0), Mul, d(0) * s(0), c(2));
}

TEST_F(AffineExprTest, Divisions) {
  EXPECT_EQ(c(-7).floorDiv(c(2)), c(-4));
  EXPECT_EQ(c(-7).ceilDiv(c(2)), c(-3));
  EXPECT_EQ(d(0).floorDiv(c(1)), d(0));
  EXPECT_EQ((d(0) * 4).floorDiv(c(2)), d(0) * 2);
  EXPECT_EQ((d(0) * 4 + d(1)).floorDiv(c(4)), d(0) + d(1).floorDiv(c(4)));
  EXPECT_EQ((d(0) + 4).floorDiv(c(4)), d(0).floorDiv(c(4)) + 1);
  expectNode((d(0) * 4 + d(1)).ceilDiv(c(4)), CeilDiv, d(0) * 4 + d(1), c(4));
  expectNode(d(0).floorDiv(c(0)), FloorDiv, d(0), c(0));
}

TEST_F(AffineExprTest, Remainders) {
  EXPECT_EQ(c(-5).mod(c(3)), c(1));
  EXPECT_EQ(d(0).mod(c(1)), c(0));
  EXPECT_EQ((d(0) * 4 + d(1)).mod(c(4)), d(1).mod(c(4)));
  EXPECT_EQ(d(0).mod(c(8)).mod(c(4)), d(0).mod(c(4)));
  EXPECT_EQ((d(0) * 6 + d(1) * 4 + 3).mod(c(2)), c(1));
  expectNode(d(0).mod(c(-1)), Mod, d(0), c(-1));
  expectNode(d(0).mod(c(0)), Mod, d(0), c(0));
}

TEST_F(AffineExprTest, FoldingRefusesOverflow) {
  expectNode(c(Max) + c(1), Add, c(Max), c(1));
  expectNode(c(Min) * c(-1), Mul, c(Min), c(-1));
  expectNode(c(int64_t(1) << 32) * c(int64_t(1) << 32), Mul,
             c(int64_t(1) << 32), c(int64_t(1) << 32));
  expectNode(c(Min).floorDiv(c(-1)), FloorDiv, c(Min), c(-1));
  expectNode(c(Min).ceilDiv(c(-1)), CeilDiv, c(Min), c(-1));
  expectNode((d(0) * Min).floorDiv(c(-1)), FloorDiv, d(0) * Min, c(-1));
  EXPECT_EQ(c(Min).mod(c(3)), c(1));
  EXPECT_EQ(c(5).ceilDiv(c(Min)), c(0));
  EXPECT_EQ(c(-5).ceilDiv(c(Min)), c(1));
}

TEST_F(AffineExprTest, CombiningWraps) {
  EXPECT_EQ(d(0) + Max + 1, d(0) + Min);
  EXPECT_EQ(d(0) * Max + d(0), d(0) * Min);
  EXPECT_EQ(d(0) * Max * 3, d(0) * (Max - 2));
  EXPECT_EQ((d(0) * Min).mod(c(4)), c(0));
  EXPECT_EQ((d(0) + Min).floorDiv(c(Min)), d(0).floorDiv(c(Min)) + 1);
  // The divisor of a product too large wraps to a negative number, but counts
  // as unsigned where it meets another.
  AffineExpr large = ((d(0) + s(0)) * 3037000501 * ((s(0) + 1) * 3037000501));
  EXPECT_EQ(large, ((d(0) + s(0)) * ((s(0) + 1) * 3037000501)) * 3037000501);
  int64_t prime = 3037000501;
  AffineExpr product = (d(0) * prime + s(0) * prime) * (s(0) * prime + prime);
  EXPECT_EQ((product + d(0) * prime).mod(c(prime)), c(0));
  expectNode((product + d(0)).mod(c(prime)), Mod, product + d(0), c(prime));
}

TEST_F(AffineExprTest, Queries) {
  EXPECT_TRUE((s(0) * s(1) + 3).isSymbolicOrConstant());
  EXPECT_FALSE((s(0) + d(0)).isSymbolicOrConstant());
  EXPECT_EQ((d(0) * 12 + s(0) * 8).getLargestKnownDivisor(), 4);
  EXPECT_EQ((d(0) * 12 + s(0) * 8).floorDiv(c(4)).getLargestKnownDivisor(), 1);
  EXPECT_EQ(c(0).getLargestKnownDivisor(), 0);
  EXPECT_TRUE((d(0) * 6).isMultipleOf(3));
  EXPECT_FALSE((d(0) * 6).isMultipleOf(0));
  EXPECT_TRUE((d(0) * 6).isMultipleOf(-1));
  EXPECT_TRUE((d(0) * 2 + d(1).mod(c(3))).isPureAffine());
  EXPECT_FALSE((d(0) * s(0)).isPureAffine());
  EXPECT_FALSE(d(0).mod(s(0)).isPureAffine());
  EXPECT_TRUE((d(0) + d(4).mod(s(0))).isFunctionOfDim(4));
  EXPECT_FALSE((d(0) + s(4)).isFunctionOfDim(4));
}

TEST_F(AffineExprTest, DeepExpressions) {
  constexpr int Depth = 20000;
  AffineExpr left = d(0), right = d(0), divisions = d(0);
  for (int i = 1; i <= Depth; ++i) {
    left = left + d(i);
    right = d(i) * 2 + right.mod(c(2 * i + 3));
    divisions = (divisions + s(i) * 4).floorDiv(s(0));
  }
  EXPECT_EQ(left.getImpl()->depth, uint32_t(Depth));
  EXPECT_TRUE(left.isFunctionOfDim(0));
  EXPECT_TRUE(right.isFunctionOfDim(0));
  EXPECT_FALSE(divisions.isFunctionOfDim(1));
  EXPECT_EQ(left.mod(c(7)).getLHS(), left);

  AffineExpr multiples = d(0);
  for (int i = 1; i <= Depth; ++i)
    multiples = multiples + d(i) * 8;
  AffineExpr quotient = multiples.floorDiv(c(8));
  EXPECT_EQ(quotient.getRHS(), d(Depth));
  EXPECT_EQ(multiples.mod(c(8)), d(0).mod(c(8)));

  // Sums nested to the right, whose last term simplifies with the added term.
  AffineExpr nested = d(0), expected = d(0).mod(c(4));
  for (int i = 1; i <= Depth; ++i) {
    nested = d(i) * 3 + nested;
    expected = d(i) * 3 + expected;
  }
  EXPECT_EQ(nested + d(0).floorDiv(c(4)) * -4, expected);
}

TEST_F(AffineExprTest, SharedPartsAreVisitedOnce) {
  AffineExpr expr = d(0) + s(0);
  for (int i = 0; i < 200; ++i)
    expr = expr.mod(s(1)) + expr.floorDiv(s(2));
  EXPECT_FALSE(expr.isFunctionOfDim(1));
  EXPECT_EQ(expr.getImpl()->weight, UINT32_MAX);
}

TEST_F(AffineExprTest, Maps) {
  AffineMap map = AffineMap::get(2, 1, {d(1) + s(0), d(0)}, &ctx);
  EXPECT_EQ(map, AffineMap::get(2, 1, {d(1) + s(0), d(0)}, &ctx));
  EXPECT_NE(map, AffineMap::get(2, 2, {d(1) + s(0), d(0)}, &ctx));
  EXPECT_EQ(map.getNumDims(), 2u);
  EXPECT_EQ(map.getNumSymbols(), 1u);
  EXPECT_EQ(map.getNumResults(), 2u);
  EXPECT_EQ(map.getResult(1), d(0));
  EXPECT_FALSE(map.isIdentity());
  AffineMap identity = AffineMap::getMultiDimIdentityMap(3, &ctx);
  EXPECT_TRUE(identity.isIdentity());
  EXPECT_TRUE(AffineMap::get(1, 1, {d(0)}, &ctx).isIdentity());
  EXPECT_TRUE(AffineMap::get(0, 0, {}, &ctx).isIdentity());
  EXPECT_FALSE(AffineMap::get(1, 0, {}, &ctx).isIdentity());
  EXPECT_TRUE(AffineMapAttr::get(map).getImpl()->flags &
              AttrStorage::MayHaveAlias);
}

TEST_F(AffineExprTest, Sets) {
  IntegerSet set =
      IntegerSet::get(1, 1, {d(0), s(0) - d(0)}, {true, false}, &ctx);
  EXPECT_EQ(set.getEqFlags(), ArrayRef<bool>({true, false}));
  EXPECT_EQ(set.getConstraints()[1], -d(0) + s(0));
  EXPECT_NE(set,
            IntegerSet::get(1, 1, {d(0), s(0) - d(0)}, {true, true}, &ctx));
  IntegerSet empty = IntegerSet::get(1, 0, {}, {}, &ctx);
  EXPECT_EQ(empty, IntegerSet::get(1, 0, {c(0)}, {true}, &ctx));
  EXPECT_EQ(IntegerSetAttr::get(set).getValue(), set);
}
