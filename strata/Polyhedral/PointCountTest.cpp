// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Polyhedral/PointCount.h"

#include "strata/Polyhedral/PresburgerText.h"

#include "gtest/gtest.h"

#include <random>

using namespace strata;
using namespace strata::presburger;

/// The number of points of a set in isl's notation.
static std::string count(StringRef text) {
  std::string error;
  auto parsed = parseRelation(text, error);
  if (!parsed)
    return error;
  Budget budget;
  std::optional<Polynomial> number = countPoints(parsed->relation, budget);
  if (!number)
    return "unknown";
  unsigned numDims = parsed->relation.getSpace().getNumDimVars();
  return number->toString(
      ArrayRef<std::string>(parsed->names).drop_front(numDims));
}

/// The number of points by enumeration.
static std::string enumerate(StringRef text) {
  std::string error;
  auto parsed = parseRelation(text, error);
  Budget budget(100000000);
  return std::to_string(*parsed->relation.countPoints(budget));
}

TEST(PolynomialTest, Arithmetic) {
  Polynomial n = Polynomial::getVariable(0), m = Polynomial::getVariable(1);
  std::string names[] = {"n", "m"};
  EXPECT_EQ(Polynomial().toString(), "0");
  EXPECT_EQ(Polynomial(-3).toString(), "-3");
  EXPECT_EQ((n * n * m + n - Polynomial(4)).toString(names), "n^2*m + n - 4");
  EXPECT_EQ(((n + n * n) / 2).toString(names), "(n^2 + n)/2");
  EXPECT_EQ((n / 2).toString(names), "n/2");
  EXPECT_TRUE((n - n).isZero());
  EXPECT_EQ((n * n).substitute(0, m + Polynomial(1)).toString(names),
            "m^2 + 2*m + 1");
  EXPECT_EQ(*(n * Polynomial(3)).getRatio(n * Polynomial(24)), 0.125);
  EXPECT_FALSE(n.getRatio(n + Polynomial(1)));
  EXPECT_FALSE(n.getRatio(m));
}

TEST(PolynomialTest, Sums) {
  Polynomial i = Polynomial::getVariable(0);
  for (int64_t first : {-3, 0, 2})
    for (int64_t last = first - 1; last < 6; ++last) {
      int64_t cubes = 0;
      for (int64_t x = first; x <= last; ++x)
        cubes += x * x * x + 2 * x;
      Polynomial sum = (i * i * i + Polynomial(2) * i)
                           .sum(0, Polynomial(first), Polynomial(last));
      EXPECT_EQ(sum.getConstant(), cubes);
    }
}

TEST(PolynomialTest, NumbersOfAnySize) {
  Polynomial large(int64_t(1) << 40);
  EXPECT_EQ((large * large).toString(), "1208925819614629174706176");
  EXPECT_EQ((large * large).getConstant(), std::nullopt);
  EXPECT_EQ(*(large * large).getRatio(large), double(int64_t(1) << 40));
}

TEST(PointCountTest, Boxes) {
  EXPECT_EQ(count("[n, m] -> { [i, j] : 0 <= i < n and 2 <= j < m }"),
            "n*m - 2*n");
  EXPECT_EQ(count("{ [i, j, k] : 0 <= i < 1000 and 0 <= j < 1100 and "
                  "0 <= k < 1200 }"),
            "1320000000");
  EXPECT_EQ(count("{ [i] : 5 <= i < 5 }"), "0");
}

TEST(PointCountTest, Triangles) {
  EXPECT_EQ(count("[n] -> { [i, j] : 0 <= i < n and 0 <= j <= i }"),
            "(n^2 + n)/2");
  // The loop over j is empty in the last two iterations of i.
  EXPECT_EQ(count("[n] -> { [i, j] : 0 <= i < n and i + 2 <= j < n }"),
            "(n^2 - 3*n + 2)/2");
  EXPECT_EQ(count("{ [i, j, k] : 0 <= i < 100 and i < j < 100 and "
                  "j < k < 100 }"),
            "161700");
}

TEST(PointCountTest, SeveralBounds) {
  StringRef band = "{ [i, j] : 0 <= i < 50 and 0 <= j < 40 and i - 7 <= j and "
                   "j <= i + 3 }";
  EXPECT_EQ(count(band), enumerate(band));
  StringRef tiles = "{ [t, i] : 0 <= t < 10 and 13t <= i < 13t + 13 and "
                    "0 <= i < 100 }";
  EXPECT_EQ(count(tiles), "100");
  EXPECT_EQ(count("[n, m] -> { [i] : 0 <= i < n and i < m }"), "unknown");
}

TEST(PointCountTest, Unions) {
  StringRef cross =
      "{ [i, j] : 1 <= i < 99 and 1 <= j < 99; [i, j] : 1 <= i < 99 and 0 <= j "
      "< 98; [i, j] : 1 <= i < 99 and 2 <= j < 100; [i, j] : 0 <= i < 98 and 1 "
      "<= j < 99; [i, j] : 2 <= i < 100 and 1 <= j < 99 }";
  EXPECT_EQ(count(cross), "9996");
  EXPECT_EQ(enumerate(cross), "9996");
}

TEST(PointCountTest, Locals) {
  EXPECT_EQ(count("[n] -> { [x] : exists (i : x = i + 1 and 0 <= i < n) }"),
            "n");
  EXPECT_EQ(count("{ [x] : exists (i, j : x = i + j and 0 <= i < 10 and 0 <= j "
                  "< 5) }"),
            "14");
  EXPECT_EQ(count("[n] -> { [x] : exists (i : x = 2i and 0 <= x < n) }"),
            "unknown");
}

TEST(PointCountTest, Equalities) {
  EXPECT_EQ(count("[n] -> { [i, j, k] : i = 3 and 0 <= j < n and k = i + j }"),
            "n");
  EXPECT_EQ(count("{ [i, j] : 0 <= i < 10 and i = j and j >= 4 }"), "6");
}

TEST(PointCountTest, LargePolynomials) {
  // Each loop goes to the sum of the variable of the loop around it and a size: 20 loops, 20 sizes.
  std::string symbols = "n0", dims = "i0", constraints = "0 <= i0 < n0";
  for (int i = 1; i < 20; ++i) {
    std::string number = std::to_string(i);
    symbols += ", n" + number;
    dims += ", i" + number;
    constraints += " and 0 <= i" + number + " < n" + number + " + i" +
                   std::to_string(i - 1);
  }
  EXPECT_EQ(
      count("[" + symbols + "] -> { [" + dims + "] : " + constraints + " }"),
      "unknown");
}

TEST(PointCountTest, LargeNumbers) {
  EXPECT_EQ(count("{ [i, j] : 0 <= i < 1000000000000000 and 0 <= j < "
                  "1000000000000000 }"),
            "1000000000000000000000000000000");
}

/// A set of three variables from -3 to 6, of which sums and differences are bounded.
static IntegerRelation makeRandomSet(std::mt19937 &random) {
  IntegerRelation set(PresburgerSpace::getSetSpace(3));
  for (unsigned i = 0; i < 3; ++i) {
    set.addBound(/*isLower=*/true, i, -3);
    set.addBound(/*isLower=*/false, i, 6);
  }
  for (unsigned i = 0; i < 3; ++i) {
    SmallVector<int64_t, 4> row;
    for (unsigned j = 0; j < 3; ++j)
      row.push_back(int64_t(random() % 3) - 1);
    row.push_back(int64_t(random() % 12) - 4);
    random() % 6 == 0 ? set.addEquality(row) : set.addInequality(row);
  }
  return set;
}

TEST(PointCountTest, RandomUnions) {
  std::mt19937 random(1);
  unsigned numKnown = 0;
  constexpr unsigned NumSets = 400;
  for (unsigned i = 0; i < NumSets; ++i) {
    PresburgerRelation set(makeRandomSet(random));
    if (i % 2)
      set = set.unionSet(PresburgerRelation(makeRandomSet(random)));
    Budget budget;
    std::optional<Polynomial> number = countPoints(set, budget);
    if (!number)
      continue;
    ++numKnown;
    EXPECT_EQ(number->getConstant(), int64_t(*set.countPoints(budget)))
        << toString(set);
  }
  EXPECT_GT(numKnown, NumSets * 8 / 10);
}

TEST(PointCountTest, Unbounded) {
  EXPECT_EQ(count("{ [i] : i >= 0 }"), "unknown");
}
