// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Affine/AffineTestUtils.h"

using namespace strata;

namespace {
using AffineReplaceTest = AffineTest;
constexpr unsigned Depth = 100'000;
} // namespace

TEST_F(AffineReplaceTest, Views) {
  AffineExpr sum = d(3) + s(1);
  EXPECT_TRUE(isa<AffineBinaryOpExpr>(sum));
  EXPECT_FALSE(isa<AffineDimExpr>(sum));
  EXPECT_EQ(cast<AffineBinaryOpExpr>(sum).getLHS(), d(3));
  EXPECT_EQ(cast<AffineDimExpr>(d(3)).getPosition(), 3u);
  EXPECT_EQ(cast<AffineSymbolExpr>(sum.getRHS()).getPosition(), 1u);
  EXPECT_EQ(cast<AffineConstantExpr>(c(-4)).getValue(), -4);
  EXPECT_FALSE(dyn_cast<AffineConstantExpr>(sum));
  EXPECT_FALSE(dyn_cast_or_null<AffineDimExpr>(AffineExpr()));
  bool isOneOf = isa<AffineDimExpr, AffineSymbolExpr>(d(0));
  EXPECT_TRUE(isOneOf);
}

TEST_F(AffineReplaceTest, OperatorsWithNumbers) {
  EXPECT_EQ(d(0) - 1, d(0) + -1);
  EXPECT_EQ(1 + d(0), d(0) + 1);
  EXPECT_EQ(1 - d(0), -d(0) + 1);
  EXPECT_EQ(2 * d(0), d(0) * 2);
  EXPECT_EQ(d(0) % 4, d(0).mod(c(4)));
  EXPECT_EQ(d(0) % s(0), d(0).mod(s(0)));
  EXPECT_EQ(d(0).floorDiv(4), d(0).floorDiv(c(4)));
  EXPECT_EQ(d(0).ceilDiv(4), d(0).ceilDiv(c(4)));
  EXPECT_TRUE(d(0) * 0 == 0);
  EXPECT_TRUE(d(0) != 0);
  EXPECT_EQ(getAffineConstantExprs({1, -2}, &ctx),
            SmallVector<AffineExpr>({c(1), c(-2)}));
}

TEST_F(AffineReplaceTest, Bindings) {
  AffineExpr i, j, n;
  bindDims(&ctx, i, j);
  bindSymbols(&ctx, n);
  EXPECT_EQ(i + j * n, d(0) + d(1) * s(0));
  AffineDimExpr dim;
  bindDims(&ctx, dim);
  EXPECT_EQ(dim.getPosition(), 0u);
  SmallVector<AffineExpr> exprs(3);
  bindDimsList<AffineExpr>(&ctx, exprs);
  EXPECT_EQ(exprs[2], d(2));
  bindSymbolsList<AffineExpr>(&ctx, exprs);
  EXPECT_EQ(exprs[2], s(2));
}

TEST_F(AffineReplaceTest, Text) {
  EXPECT_EQ(str((d(0) + s(1) * 2 - 3).floorDiv(4)),
            "(d0 + s1 * 2 - 3) floordiv 4");
  EXPECT_EQ(str(AffineExpr()), "<<NULL AFFINE EXPR>>");
  EXPECT_EQ(str(AffineMap::get(2, 1, {d(1), s(0)}, &ctx)),
            "(d0, d1)[s0] -> (d1, s0)");
  EXPECT_EQ(str(IntegerSet::get(1, 0, {d(0)}, {false})), "(d0) : (d0 >= 0)");
  Context plain;
  EXPECT_EQ(str(getAffineDimExpr(0, &plain)), "<<affine object>>");
}

TEST_F(AffineReplaceTest, HashesAndMaps) {
  EXPECT_EQ(hash_value(d(0) + 1), hash_value(d(0) + 1));
  llvm::DenseMap<AffineMap, int> maps;
  maps[AffineMap::get(1, 0, d(0))] = 4;
  EXPECT_EQ(maps.lookup(AffineMap::get(1, 0, d(0))), 4);
  llvm::DenseMap<AffineDimExpr, int> dims;
  dims[cast<AffineDimExpr>(d(0))] = 5;
  EXPECT_EQ(dims.lookup(cast<AffineDimExpr>(d(0))), 5);
  llvm::DenseMap<IntegerSet, int> sets;
  EXPECT_EQ(sets.lookup(IntegerSet::getEmptySet(0, 0, &ctx)), 0);
}

TEST_F(AffineReplaceTest, WalksOperandsFirstAndEachPartOnce) {
  AffineExpr quotient = d(0).floorDiv(4);
  std::string visited;
  WalkResult result = (quotient * s(0) + quotient).walk([&](AffineExpr expr) {
    visited += str(expr) + "; ";
  });
  EXPECT_FALSE(result.wasInterrupted());
  EXPECT_EQ(visited, "d0; 4; d0 floordiv 4; s0; (d0 floordiv 4) * s0; "
                     "(d0 floordiv 4) * s0 + d0 floordiv 4; ");
  unsigned count = 0;
  result = (d(0) + d(1)).walk([&](AffineExpr) {
    ++count;
    return WalkResult::interrupt();
  });
  EXPECT_TRUE(result.wasInterrupted());
  EXPECT_EQ(count, 1u);
}

TEST_F(AffineReplaceTest, Occurrences) {
  AffineExpr expr = (d(2) + s(1)).floorDiv(3) * s(4);
  EXPECT_TRUE(expr.isFunctionOfDim(2));
  EXPECT_FALSE(expr.isFunctionOfDim(1));
  EXPECT_TRUE(expr.isFunctionOfSymbol(1));
  EXPECT_TRUE(expr.isFunctionOfSymbol(4));
  EXPECT_FALSE(expr.isFunctionOfSymbol(2));
}

TEST_F(AffineReplaceTest, Replacement) {
  AffineExpr expr = d(0).floorDiv(4) + d(1) * 2;
  EXPECT_EQ(expr.replace(d(0).floorDiv(4), s(0)), d(1) * 2 + s(0));
  EXPECT_EQ(expr.replace(d(0), d(0) * 8), d(0) * 2 + d(1) * 2);
  // Not searched again, so that both can be exchanged.
  llvm::DenseMap<AffineExpr, AffineExpr> exchange{{d(0), d(1)}, {d(1), d(0)}};
  EXPECT_EQ(expr.replace(exchange), d(1).floorDiv(4) + d(0) * 2);
  EXPECT_EQ(expr.replaceDims({s(0)}), d(1) * 2 + s(0).floorDiv(4));
  EXPECT_EQ((s(0) + s(1)).replaceSymbols({c(4)}), s(1) + 4);
  EXPECT_EQ((d(0) + s(0)).replaceDimsAndSymbols({d(1)}, {d(2)}), d(1) + d(2));
  EXPECT_EQ(expr.replace(s(0), s(1)), expr);
}

TEST_F(AffineReplaceTest, Shifts) {
  AffineExpr expr = d(0) + d(1) * 2 + s(0) * 3 + s(1) * 4;
  EXPECT_EQ(expr.shiftDims(2, 3), d(3) + d(4) * 2 + s(0) * 3 + s(1) * 4);
  EXPECT_EQ(expr.shiftDims(2, 3, 1), d(0) + d(4) * 2 + s(0) * 3 + s(1) * 4);
  EXPECT_EQ(expr.shiftSymbols(2, 1), d(0) + d(1) * 2 + s(1) * 3 + s(2) * 4);
  EXPECT_EQ(expr.shiftSymbols(2, 1, 1), d(0) + d(1) * 2 + s(0) * 3 + s(2) * 4);
}

TEST_F(AffineReplaceTest, Composition) {
  AffineMap inner = AffineMap::get(1, 1, {d(0) + s(0), d(0) * 4}, &ctx);
  EXPECT_EQ((d(0) + d(1).floorDiv(2)).compose(inner), d(0) + s(0) + d(0) * 2);
}

TEST_F(AffineReplaceTest, DeepExpressions) {
  AffineExpr sum = d(0), quotients = d(0);
  for (unsigned i = 1; i <= Depth; ++i) {
    sum = sum + d(i) * 2;
    quotients = quotients.floorDiv(s(0)) + 1;
  }
  EXPECT_EQ(sum.getImpl()->depth, Depth + 1);
  unsigned count = 0;
  sum.walk([&](AffineExpr) { ++count; });
  // Dimensions, products and sums, and the constant 2.
  EXPECT_EQ(count, 3 * Depth + 2);
  EXPECT_EQ(sum.replace(d(0), d(1)).getImpl()->depth, Depth);
  EXPECT_TRUE(quotients.isFunctionOfSymbol(0));
  EXPECT_FALSE(quotients.isFunctionOfSymbol(1));
  AffineExpr replaced = quotients.replaceSymbols({c(1)});
  EXPECT_EQ(replaced, d(0) + Depth);
  EXPECT_FALSE(str(quotients).empty());
}

TEST_F(AffineReplaceTest, SharedPartsAreRewrittenOnce) {
  AffineExpr expr = d(0) + s(0);
  for (int i = 0; i < 200; ++i)
    expr = expr.mod(s(1)) + expr.floorDiv(s(2));
  AffineExpr replaced = expr.replace(d(0), d(1));
  EXPECT_NE(replaced, expr);
  EXPECT_EQ(replaced.replaceDims({d(0), d(0)}), expr);
}
