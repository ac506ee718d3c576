// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Affine/AffineMap.h"

#include "strata/IR/Affine/AffineTestUtils.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/Fold.h"

using namespace strata;

namespace {
using AffineMapTest = AffineTest;
using llvm::SmallBitVector;

SmallBitVector bits(StringRef text) {
  SmallBitVector result(text.size());
  for (size_t i = 0; i < text.size(); ++i)
    if (text[i] == '1')
      result.set(i);
  return result;
}
} // namespace

TEST_F(AffineMapTest, Creation) {
  EXPECT_EQ(str(AffineMap::get(&ctx)), "() -> ()");
  EXPECT_EQ(str(AffineMap::get(1, 1, &ctx)), "(d0)[s0] -> ()");
  EXPECT_EQ(str(AffineMap::get(1, 0, d(0) + 1)), "(d0) -> (d0 + 1)");
  EXPECT_EQ(str(AffineMap::getConstantMap(-3, &ctx)), "() -> (-3)");
  EXPECT_EQ(str(AffineMap::getMultiDimIdentityMap(2, &ctx)),
            "(d0, d1) -> (d0, d1)");
  EXPECT_EQ(str(AffineMap::getMinorIdentityMap(3, 2, &ctx)),
            "(d0, d1, d2) -> (d1, d2)");
  EXPECT_EQ(
      str(AffineMap::getFilteredIdentityMap(
          &ctx, 3, [](AffineDimExpr dim) { return dim.getPosition() != 1; })),
      "(d0, d1, d2) -> (d0, d2)");
  EXPECT_EQ(
      str(AffineMap::getPermutationMap(ArrayRef<unsigned>{2, 0, 1}, &ctx)),
      "(d0, d1, d2) -> (d2, d0, d1)");
  EXPECT_EQ(str(AffineMap::getPermutationMap(ArrayRef<int64_t>{1, 0}, &ctx)),
            "(d0, d1) -> (d1, d0)");
  EXPECT_EQ(str(AffineMap::getMultiDimMapWithTargets(3, {2, 2}, &ctx)),
            "(d0, d1, d2) -> (d2, d2)");
  AffineExpr listA[] = {d(0) + s(1)}, listB[] = {d(2)};
  SmallVector<AffineMap, 4> inferred =
      AffineMap::inferFromExprList({listA, listB}, &ctx);
  EXPECT_EQ(str(inferred[0]), "(d0, d1, d2)[s0, s1] -> (d0 + s1)");
  EXPECT_EQ(str(inferred[1]), "(d0, d1, d2)[s0, s1] -> (d2)");
}

TEST_F(AffineMapTest, KindsOfMaps) {
  EXPECT_TRUE(map("(d0, d1)[s0] -> (d0, d1)").isIdentity());
  EXPECT_TRUE(map("()[s0, s1] -> (s0, s1)").isSymbolIdentity());
  EXPECT_FALSE(map("()[s0, s1] -> (s1, s0)").isSymbolIdentity());
  EXPECT_TRUE(map("(d0, d1) -> (d1)").isMinorIdentity());
  EXPECT_FALSE(map("(d0, d1) -> (d0)").isMinorIdentity());
  EXPECT_FALSE(map("(d0, d1)[s0] -> (d1)").isMinorIdentity());
  SmallVector<unsigned> dims;
  EXPECT_TRUE(
      map("(d0, d1, d2) -> (0, d2)").isMinorIdentityWithBroadcasting(&dims));
  EXPECT_EQ(dims, SmallVector<unsigned>({0}));
  EXPECT_FALSE(
      map("(d0, d1, d2) -> (0, d1)").isMinorIdentityWithBroadcasting());
  EXPECT_TRUE(map("(d0, d1) -> (d1)").isProjectedPermutation());
  EXPECT_FALSE(map("(d0, d1) -> (d1, d1)").isProjectedPermutation());
  EXPECT_FALSE(map("(d0, d1) -> (d1, 0)").isProjectedPermutation());
  EXPECT_TRUE(map("(d0, d1) -> (d1, 0)").isProjectedPermutation(true));
  EXPECT_FALSE(map("(d0, d1) -> (d1, 1)").isProjectedPermutation(true));
  EXPECT_TRUE(map("(d0, d1) -> (d1, d0)").isPermutation());
  EXPECT_FALSE(map("(d0, d1) -> (d1)").isPermutation());
  EXPECT_TRUE(map("() -> ()").isEmpty());
  EXPECT_FALSE(map("(d0) -> ()").isEmpty());
}

TEST_F(AffineMapTest, PermutationOfMinorIdentity) {
  SmallVector<unsigned> dims;
  EXPECT_TRUE(map("(d0, d1, d2) -> (d2, 0, d1)")
                  .isPermutationOfMinorIdentityWithBroadcasting(dims));
  EXPECT_EQ(dims, SmallVector<unsigned>({2, 0, 1}));
  EXPECT_TRUE(map("(d0, d1, d2) -> (d2, d1)")
                  .isPermutationOfMinorIdentityWithBroadcasting(dims));
  EXPECT_EQ(dims, SmallVector<unsigned>({1, 0}));
  EXPECT_TRUE(map("(d0, d1) -> (d0, 0, d1)")
                  .isPermutationOfMinorIdentityWithBroadcasting(dims));
  EXPECT_EQ(dims, SmallVector<unsigned>({1, 0, 2}));
  EXPECT_FALSE(map("(d0, d1) -> (d0)")
                   .isPermutationOfMinorIdentityWithBroadcasting(dims));
}

TEST_F(AffineMapTest, Constants) {
  AffineMap constants = map("(d0) -> (2, -3)");
  EXPECT_TRUE(constants.isConstant());
  EXPECT_FALSE(constants.isSingleConstant());
  EXPECT_EQ(constants.getConstantResults(), SmallVector<int64_t>({2, -3}));
  EXPECT_EQ(AffineMap::getConstantMap(7, &ctx).getSingleConstantResult(), 7);
  EXPECT_FALSE(map("(d0) -> (2, d0)").isConstant());
}

TEST_F(AffineMapTest, Queries) {
  AffineMap m = map("(d0, d1)[s0] -> (d1, d0 * 8 + s0 * 4)");
  EXPECT_EQ(m.getNumInputs(), 3u);
  EXPECT_EQ(m.getDimPosition(0), 1u);
  EXPECT_EQ(m.getResultPosition(d(1)), 0u);
  EXPECT_EQ(m.getResultPosition(d(0)), std::nullopt);
  EXPECT_TRUE(m.isFunctionOfDim(0));
  EXPECT_TRUE(m.isFunctionOfSymbol(0));
  EXPECT_FALSE(m.getSubMap({0}).isFunctionOfSymbol(0));
  EXPECT_EQ(m.getLargestKnownDivisorOfMapExprs(), 1);
  EXPECT_EQ(m.getSubMap({1}).getLargestKnownDivisorOfMapExprs(), 4);
  unsigned count = 0;
  m.walkExprs([&](AffineExpr expr) { count += isa<AffineDimExpr>(expr); });
  EXPECT_EQ(count, 2u);
}

TEST_F(AffineMapTest, Selection) {
  AffineMap m = map("(d0, d1, d2) -> (d0, d1, d2)");
  EXPECT_EQ(m.getSubMap({2, 0}), map("(d0, d1, d2) -> (d2, d0)"));
  EXPECT_EQ(m.getSliceMap(1, 2), map("(d0, d1, d2) -> (d1, d2)"));
  EXPECT_EQ(m.getMajorSubMap(2), map("(d0, d1, d2) -> (d0, d1)"));
  EXPECT_EQ(m.getMinorSubMap(1), map("(d0, d1, d2) -> (d2)"));
  EXPECT_EQ(m.getMinorSubMap(5), m);
  EXPECT_FALSE(m.getMajorSubMap(0));
  EXPECT_EQ(m.dropResult(1), map("(d0, d1, d2) -> (d0, d2)"));
  EXPECT_EQ(m.dropResults(ArrayRef<int64_t>{2, 0}),
            map("(d0, d1, d2) -> (d1)"));
  EXPECT_EQ(m.dropResults(bits("110")), map("(d0, d1, d2) -> (d2)"));
  EXPECT_EQ(m.insertResult(c(4), 1), map("(d0, d1, d2) -> (d0, 4, d1, d2)"));
}

TEST_F(AffineMapTest, Replacement) {
  AffineMap m = map("(d0, d1)[s0] -> (d0 + d1, d1 * s0)");
  EXPECT_EQ(m.replace(d(1), s(0), 1, 1), map("(d0)[s0] -> (d0 + s0, s0 * s0)"));
  llvm::DenseMap<AffineExpr, AffineExpr> zero{{d(1), c(0)}};
  EXPECT_EQ(m.replace(zero), map("(d0) -> (d0, 0)"));
  EXPECT_EQ(m.replaceDimsAndSymbols({d(1), d(0)}, {c(2)}, 2, 0),
            map("(d0, d1) -> (d0 + d1, d0 * 2)"));
  EXPECT_EQ(m.shiftDims(1), map("(d0, d1, d2)[s0] -> (d1 + d2, d2 * s0)"));
  EXPECT_EQ(m.shiftDims(1, 1), map("(d0, d1, d2)[s0] -> (d0 + d2, d2 * s0)"));
  EXPECT_EQ(m.shiftSymbols(2),
            map("(d0, d1)[s0, s1, s2] -> (d0 + d1, d1 * s2)"));
}

TEST_F(AffineMapTest, Composition) {
  // The symbols of the outer map come first.
  AffineMap outer = map("(d0, d1)[s0, s1] -> (d0 + 1 + s1, d1 - 1 - s0)");
  AffineMap inner = map("(d0)[s0] -> (d0 + s0, d0 - s0)");
  EXPECT_EQ(simplifyAffineMap(outer.compose(inner)),
            simplifyAffineMap(map("(d0)[s0, s1, s2] -> (d0 + s1 + s2 + 1, "
                                  "d0 - s0 - s2 - 1)")));
  EXPECT_EQ(map("(d0, d1) -> (d0 floordiv 2, d1 * 3 + d0)")
                .compose(ArrayRef<int64_t>{7, 2}),
            (SmallVector<int64_t, 4>({3, 13})));
  AffineMap permutation = map("(d0, d1, d2) -> (d1, d2, d0)");
  EXPECT_TRUE(
      permutation.compose(inversePermutation(permutation)).isIdentity());
}

TEST_F(AffineMapTest, ConstantFolding) {
  Builder b(&ctx);
  AffineMap m = map("(d0)[s0] -> (d0 floordiv s0, d0 + 1)");
  SmallVector<Attribute> results;
  bool hasPoison = true;
  Attribute seven = b.getIndexAttr(7), two = b.getI64IntegerAttr(-3);
  // -3 rounds down as well: mlir-opt folds 7 floordiv -3 to -3.
  EXPECT_TRUE(succeeded(m.constantFold({seven, two}, results, &hasPoison)));
  EXPECT_FALSE(hasPoison);
  EXPECT_EQ(results,
            SmallVector<Attribute>({b.getIndexAttr(-3), b.getIndexAttr(8)}));
  results.clear();
  EXPECT_TRUE(failed(m.constantFold({seven, Attribute()}, results)));
  EXPECT_TRUE(
      failed(m.constantFold({seven, b.getIndexAttr(0)}, results, &hasPoison)));
  EXPECT_TRUE(hasPoison);
  EXPECT_TRUE(results.empty());

  SmallVector<int64_t> values;
  EXPECT_EQ(m.partialConstantFold({seven, Attribute()}, &values),
            map("(d0)[s0] -> (d0 floordiv s0, 8)"));
  EXPECT_TRUE(values.empty());
  EXPECT_EQ(m.partialConstantFold({seven, b.getIndexAttr(2)}, &values),
            map("(d0)[s0] -> (3, 8)"));
  EXPECT_EQ(values, SmallVector<int64_t>({3, 8}));
  EXPECT_FALSE(
      map("()[s0] -> (5 mod s0)")
          .partialConstantFold({b.getIndexAttr(-1)}, &values, &hasPoison));
  EXPECT_TRUE(hasPoison);
  // Sums that exceed 64 bits are unknown.
  EXPECT_TRUE(failed(
      map("(d0) -> (d0 + 1)")
          .constantFold({b.getIndexAttr(std::numeric_limits<int64_t>::max())},
                        results)));
}

TEST_F(AffineMapTest, FoldAttributesIntoMap) {
  Builder b(&ctx);
  SmallVector<Value> values;
  AffineMap m = map("(d0, d1)[s0, s1] -> (d0 + d1 * 2 + s0 * 3 + s1 * 4)");
  OpFoldResult operands[] = {b.getIndexAttr(10), Value(), b.getIndexAttr(1),
                             Value()};
  EXPECT_EQ(foldAttributesIntoMap(b, m, operands, values),
            map("(d0)[s0] -> (d0 * 2 + s0 * 4 + 13)"));
  EXPECT_EQ(values.size(), 2u);
}

TEST_F(AffineMapTest, Compression) {
  AffineMap m = map("(d0, d1, d2)[s0, s1] -> (d2 + s1, d0)");
  EXPECT_EQ(compressUnusedDims(m), map("(d0, d1)[s0, s1] -> (d1 + s1, d0)"));
  EXPECT_EQ(compressUnusedSymbols(m), map("(d0, d1, d2)[s0] -> (d2 + s0, d0)"));
  EXPECT_EQ(compressDims(m, bits("010")), compressUnusedDims(m));
  EXPECT_EQ(compressSymbols(m, bits("10")), compressUnusedSymbols(m));
  EXPECT_EQ(getUnusedDimsBitVector(m), bits("010"));
  EXPECT_EQ(getUnusedSymbolsBitVector(m), bits("10"));
  SmallVector<AffineMap> both{map("(d0, d1, d2) -> (d0)"),
                              map("(d0, d1, d2) -> (d2)")};
  EXPECT_EQ(compressUnusedDims(both),
            SmallVector<AffineMap>(
                {map("(d0, d1) -> (d0)"), map("(d0, d1) -> (d1)")}));
  SmallVector<AffineMap> symbols{map("()[s0, s1] -> (s1)"),
                                 map("()[s0, s1] -> (s1 + 1)")};
  EXPECT_EQ(compressUnusedSymbols(symbols)[1], map("()[s0] -> (s0 + 1)"));
  EXPECT_TRUE(compressUnusedDims(ArrayRef<AffineMap>()).empty());
}

TEST_F(AffineMapTest, Projection) {
  AffineMap m = map("(d0, d1, d2)[s0] -> (d0 + d1, d2)");
  EXPECT_EQ(projectDims(m, bits("010")), map("(d0, d1, d2)[s0] -> (d0, d2)"));
  EXPECT_EQ(projectDims(m, bits("010"), /*compress=*/true),
            map("(d0, d1)[s0] -> (d0, d1)"));
  EXPECT_EQ(getProjectedMap(m, bits("001")), map("(d0, d1) -> (d0 + d1, 0)"));
  EXPECT_EQ(projectSymbols(map("()[s0, s1] -> (s0 + s1)"), bits("10")),
            map("()[s0, s1] -> (s1)"));
  EXPECT_EQ(expandDimsToRank(map("(d0, d1) -> (d1, d0)"), 3, bits("010")),
            map("(d0, d1, d2) -> (d2, d0)"));
}

TEST_F(AffineMapTest, Duplicates) {
  EXPECT_EQ(removeDuplicateExprs(map("(d0, d1) -> (d0, d1, d0, d0 + 1)")),
            map("(d0, d1) -> (d0, d1, d0 + 1)"));
}

TEST_F(AffineMapTest, Inversion) {
  EXPECT_EQ(
      inversePermutation(map("(d0, d1, d2) -> (d1, d1, d0, d2, d1, d2, d1, "
                             "d0)")),
      map("(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d0, d3)"));
  EXPECT_FALSE(inversePermutation(map("(d0, d1) -> (d0)")));
  EXPECT_EQ(inversePermutation(map("() -> ()")), map("() -> ()"));
  EXPECT_EQ(inverseAndBroadcastProjectedPermutation(
                map("(d0, d1, d2, d3) -> (d2, 0, d0)")),
            map("(d0, d1, d2) -> (d2, 0, d0, 0)"));
}

TEST_F(AffineMapTest, Concatenation) {
  AffineMap maps[] = {map("(d0, d1)[s0] -> (d0 + s0)"),
                      map("(d0)[s0, s1] -> (d0 * 2 + s1, s0)")};
  EXPECT_EQ(concatAffineMaps(maps, &ctx),
            map("(d0, d1)[s0, s1, s2] -> (d0 + s0, d0 * 2 + s2, s1)"));
  EXPECT_EQ(concatAffineMaps({}, &ctx), map("() -> ()"));
}

TEST_F(AffineMapTest, ApplyPermutation) {
  SmallVector<int64_t> shape{10, 20, 30};
  EXPECT_EQ(applyPermutationMap(map("(d0, d1, d2) -> (d2, d0)"), shape),
            SmallVector<int64_t>({30, 10}));
}

TEST_F(AffineMapTest, MutableMaps) {
  MutableAffineMap m(map("(d0)[s0] -> (d0 + s0 - d0, d0 * 4)"));
  EXPECT_TRUE(m.isMultipleOf(1, 2));
  m.simplify();
  m.setResult(1, d(1));
  m.setNumDims(2);
  EXPECT_EQ(m.getAffineMap(), map("(d0, d1)[s0] -> (s0, d1)"));
}

TEST_F(AffineMapTest, Sets) {
  IntegerSet s0 = set("(d0)[s0] : (d0 == 0, s0 - d0 >= 0, s0 >= 0)");
  EXPECT_EQ(s0.getNumConstraints(), 3u);
  EXPECT_EQ(s0.getNumEqualities(), 1u);
  EXPECT_EQ(s0.getNumInequalities(), 2u);
  EXPECT_TRUE(s0.isEq(0));
  EXPECT_FALSE(s0.isEq(1));
  EXPECT_EQ(s0.getConstraint(2), s(0));
  EXPECT_EQ(s0.getNumInputs(), 2u);
  EXPECT_EQ(s0.getContext(), &ctx);
  EXPECT_FALSE(s0.isEmptyIntegerSet());
  EXPECT_TRUE(IntegerSet::getEmptySet(1, 2, &ctx).isEmptyIntegerSet());
  EXPECT_EQ(str(IntegerSet::getEmptySet(1, 1, &ctx)), "(d0)[s0] : (1 == 0)");
  EXPECT_EQ(s0.replaceDimsAndSymbols({s(0)}, {c(4)}, 0, 1),
            set("()[s0] : (s0 == 0, -s0 + 4 >= 0, 4 >= 0)"));
  unsigned count = 0;
  s0.walkExprs([&](AffineExpr expr) { count += isa<AffineSymbolExpr>(expr); });
  EXPECT_EQ(count, 2u);
}
