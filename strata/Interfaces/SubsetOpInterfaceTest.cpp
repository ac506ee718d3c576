// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/SubsetOpInterface.h"

#include <gtest/gtest.h>

using namespace strata;

namespace {

/// A slice of one dimension.
HyperrectangularSlice slice(int64_t offset, int64_t size, int64_t stride = 1) {
  HyperrectangularSlice slice;
  slice.offsets.push_back(LinearForm(offset));
  slice.sizes.push_back(LinearForm(size));
  slice.strides.push_back(LinearForm(stride));
  return slice;
}

/// Whether they share no element, said in both orders.
bool areDisjoint(const HyperrectangularSlice &a,
                 const HyperrectangularSlice &b) {
  bool result = areDisjointSlices(a, b);
  EXPECT_EQ(result, areDisjointSlices(b, a));
  return result;
}

TEST(SubsetOpInterfaceTest, Equivalence) {
  EXPECT_TRUE(areEquivalentSlices(slice(1, 2, 3), slice(1, 2, 3)));
  EXPECT_FALSE(areEquivalentSlices(slice(1, 2, 3), slice(0, 2, 3)));
  EXPECT_FALSE(areEquivalentSlices(slice(1, 2, 3), slice(1, 1, 3)));
  EXPECT_FALSE(areEquivalentSlices(slice(1, 2, 3), slice(1, 2, 1)));
  EXPECT_FALSE(areEquivalentSlices(slice(1, 2), HyperrectangularSlice()));
  HyperrectangularSlice inexact = slice(1, 2);
  inexact.isExact = false;
  EXPECT_FALSE(areEquivalentSlices(inexact, inexact));
  EXPECT_TRUE(areDisjoint(inexact, slice(3, 1)));
}

TEST(SubsetOpInterfaceTest, Disjointness) {
  EXPECT_TRUE(areDisjoint(slice(0, 5), slice(5, 5)));
  EXPECT_FALSE(areDisjoint(slice(0, 6), slice(5, 5)));
  EXPECT_TRUE(areDisjoint(slice(0, 5, 2), slice(10, 5)));
  EXPECT_FALSE(areDisjoint(slice(0, 5, 2), slice(8, 5)));
  EXPECT_FALSE(areDisjoint(slice(0, 5), HyperrectangularSlice()));
}

TEST(SubsetOpInterfaceTest, StridesThatAreNotPositive) {
  // 10, 9, 8, 7, 6.
  EXPECT_TRUE(areDisjoint(slice(10, 5, -1), slice(11, 5)));
  EXPECT_TRUE(areDisjoint(slice(10, 5, -1), slice(4, 2)));
  EXPECT_FALSE(areDisjoint(slice(10, 5, -1), slice(5, 2)));
  EXPECT_FALSE(areDisjoint(slice(10, 5, -1), slice(10, 1)));
  // 3 alone.
  EXPECT_TRUE(areDisjoint(slice(3, 2, 0), slice(4, 5)));
  EXPECT_FALSE(areDisjoint(slice(3, 2, 0), slice(3, 5)));
}

TEST(SubsetOpInterfaceTest, NumbersThatOverflow) {
  int64_t most = std::numeric_limits<int64_t>::max();
  EXPECT_FALSE(areDisjoint(slice(most, 2), slice(0, 1)));
  EXPECT_FALSE(areDisjoint(slice(0, most, most), slice(-1, 1)));
  EXPECT_FALSE(areEquivalentSlices(slice(most, 1), slice(-most, 1)));
}

TEST(SubsetOpInterfaceTest, AnyDimensionWillDo) {
  HyperrectangularSlice a = slice(0, 5), b = slice(0, 5);
  a.offsets.push_back(LinearForm(0)), b.offsets.push_back(LinearForm(4));
  for (HyperrectangularSlice *both : {&a, &b}) {
    both->sizes.push_back(LinearForm(4));
    both->strides.push_back(LinearForm(1));
  }
  EXPECT_TRUE(areDisjoint(a, b));
  b.offsets[1] = LinearForm(3);
  EXPECT_FALSE(areDisjoint(a, b));
}

} // namespace
