// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random maps: the verdicts are those of a list of all indices.
#include "strata/Affine/MapProperties.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "gtest/gtest.h"

#include <cstdlib>
#include <map>
#include <random>

using namespace strata;
using namespace strata::presburger;
using namespace dialects;

namespace {
using Index = SmallVector<int64_t, 4>;

class MapPropertiesTest : public ::testing::Test {
protected:
  AffineMap parse(StringRef text) {
    auto attr = dyn_cast_or_null<AffineMapAttr>(
        parseAttribute(("affine_map<" + text + ">").str(), &ctx));
    return attr ? attr.getValue() : AffineMap();
  }
  Context ctx;
  Budget budget;
};

/// A map of up to three dimensions with up to three results, and the sizes of its index space.
class RandomMap {
public:
  RandomMap(unsigned seed, Context *ctx) : ctx(ctx), random(seed) {
    auto numDims = unsigned(pick(1, 3));
    for (unsigned i = 0; i < numDims; ++i)
      sizes.push_back(pick(0, 5));
    SmallVector<AffineExpr, 3> results;
    for (int64_t i = 0, count = pick(1, 3); i < count; ++i)
      results.push_back(makeExpr());
    map = AffineMap::get(numDims, 0, results, ctx);
  }
  std::vector<Index> listIndices() const {
    std::vector<Index> indices{Index()};
    for (int64_t size : sizes) {
      std::vector<Index> next;
      for (const Index &outer : indices)
        for (int64_t i = 0; i < size; ++i) {
          next.push_back(outer);
          next.back().push_back(i);
        }
      indices = std::move(next);
    }
    return indices;
  }

  AffineMap map;
  Index sizes;

private:
  int64_t pick(int64_t low, int64_t high) {
    return low + int64_t(random() % uint64_t(high - low + 1));
  }
  /// A sum of multiples, perhaps divided.
  AffineExpr makeExpr() {
    AffineExpr sum = getAffineConstantExpr(pick(-2, 2), ctx);
    for (unsigned i = 0; i < sizes.size(); ++i)
      if (pick(0, 2) != 0)
        sum = sum + getAffineDimExpr(i, ctx) * pick(-4, 8);
    int64_t form = pick(0, 5);
    if (form == 0)
      return sum.floorDiv(pick(1, 5));
    if (form == 1)
      return sum % pick(1, 5);
    if (form == 2)
      return sum.ceilDiv(pick(1, 5)) + getAffineDimExpr(0, ctx);
    return sum;
  }

  Context *ctx;
  std::mt19937 random;
};
} // namespace

static void expectRange(const std::pair<Optimum, Optimum> &range,
                        const std::map<Index, Index> &indices, size_t result) {
  if (indices.empty()) {
    EXPECT_EQ(range.first.kind, Optimum::Empty);
    return;
  }
  int64_t least = INT64_MAX, greatest = INT64_MIN;
  for (const auto &[place, index] : indices) {
    least = std::min(least, place[result]);
    greatest = std::max(greatest, place[result]);
  }
  ASSERT_EQ(range.first.kind, Optimum::Bounded);
  ASSERT_EQ(range.second.kind, Optimum::Bounded);
  EXPECT_EQ(range.first.value, least);
  EXPECT_EQ(range.second.value, greatest);
}

TEST_F(MapPropertiesTest, RandomMapsAgreeWithEnumeration) {
  const char *given = std::getenv("STRATA_AFFINE_TESTS");
  for (unsigned seed = 1; seed <= (given ? std::atoi(given) : 1000); ++seed) {
    RandomMap random(seed, &ctx);
    budget = Budget();
    bool isOneToOne = true;
    std::map<Index, Index> indices;
    for (const Index &index : random.listIndices())
      isOneToOne &=
          indices.try_emplace(random.map.compose(index), index).second;
    affine::OneToOneVerdict verdict =
        affine::isOneToOne(random.map, random.sizes, budget);
    ASSERT_EQ(verdict.holds, isOneToOne ? Tri::True : Tri::False)
        << "seed " << seed;
    ASSERT_EQ(verdict.collision.has_value(), !isOneToOne);
    if (verdict.collision) {
      EXPECT_NE(verdict.collision->first, verdict.collision->second);
      EXPECT_EQ(random.map.compose(verdict.collision->first),
                random.map.compose(verdict.collision->second))
          << "seed " << seed;
    }
    auto ranges = affine::getResultRanges(random.map, random.sizes, budget);
    for (size_t i = 0; i < ranges.size(); ++i)
      expectRange(ranges[i], indices, i);
  }
}

TEST_F(MapPropertiesTest, TilesAreOneToOneForAllSizes) {
  int64_t any = ShapedType::kDynamic;
  AffineMap tiles =
      parse("(i, j) -> (i floordiv 64, j floordiv 64, i mod 64, j mod 64)");
  EXPECT_EQ(affine::isOneToOne(tiles, {any, any}, budget).holds, Tri::True);
  AffineMap dynamicTiles = parse("(i, j)[s0, s1] -> (i floordiv s0, "
                                 "j floordiv s1, i mod s0, j mod s1)");
  EXPECT_EQ(affine::isOneToOne(dynamicTiles, {any, any}, budget).holds,
            Tri::True);
  AffineMap padded = parse("(i, j) -> (i + 2, j + 3)");
  EXPECT_EQ(affine::isOneToOne(padded, {any, any}, budget).holds, Tri::True);
}

TEST_F(MapPropertiesTest, DynamicStridesAreUnknown) {
  AffineMap map = parse("(i, j)[s0] -> (i * s0 + j)");
  EXPECT_EQ(affine::isOneToOne(map, {4, 4}, budget).holds, Tri::Unknown);
  EXPECT_EQ(affine::isOneToOne(map, {4, 1}, budget).holds, Tri::Unknown);
  EXPECT_EQ(affine::isOneToOne(map, {1, 1}, budget).holds, Tri::True);
}
