// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random small sets and operations on them, compared with enumeration of a box of points. The
// environment variable STRATA_POLYHEDRAL_TESTS is the number of tests, STRATA_POLYHEDRAL_SEED the
// first seed.
#include "strata/Polyhedral/PresburgerText.h"
#include "strata/Polyhedral/Simplex.h"

#include "gtest/gtest.h"

#include <cstdlib>
#include <random>
#include <set>

using namespace strata;
using namespace strata::presburger;

namespace {
constexpr int Box = 3;
using Point = SmallVector<int64_t, 4>;
using Points = std::set<std::vector<int64_t>>;

/// A random set of `numDims` dimensions in the box, with its points.
class RandomSets {
public:
  RandomSets(unsigned seed) : random(seed), numDims(1 + pick(3)) {
    forEachPoint([&](const std::vector<int64_t> &point) { box.insert(point); });
  }

  int pick(int count) { return int(random() % unsigned(count)); }
  PresburgerSpace getSpace() const {
    return PresburgerSpace::getSetSpace(numDims);
  }

  PresburgerRelation makeUnion(Points &points) {
    PresburgerRelation result(getSpace());
    for (int i = 0, e = 1 + pick(3); i < e; ++i)
      result.addDisjunct(makeDisjunct(points));
    return result;
  }

  IntegerRelation makeDisjunct(Points &points) {
    IntegerRelation result(getSpace());
    numLocals = 0;
    divisions.clear();
    while (numLocals < 2 && pick(3) == 0)
      addLocal(result);
    std::vector<std::pair<std::vector<int64_t>, bool>> rows;
    for (int i = 0, e = pick(5); i < e; ++i) {
      std::vector<int64_t> row = makeRow(numDims + numLocals);
      bool isEquality = pick(4) == 0;
      rows.emplace_back(row, isEquality);
      if (isEquality)
        result.addEquality(row);
      else
        result.addInequality(row);
    }
    for (unsigned i = 0; i < numDims; ++i) {
      result.addBound(/*isLower=*/true, i, -Box);
      result.addBound(/*isLower=*/false, i, Box);
    }
    for (const auto &point : box)
      if (hasLocals(point, rows))
        points.insert(point);
    return result;
  }

  std::mt19937 random;
  unsigned numDims;
  Points box;

private:
  static constexpr int LocalBox = 8;

  void forEachPoint(function_ref<void(const std::vector<int64_t> &)> visit) {
    std::vector<int64_t> point(numDims, -Box);
    while (true) {
      visit(point);
      unsigned i = 0;
      while (i < numDims && ++point[i] > Box)
        point[i++] = -Box;
      if (i == numDims)
        return;
    }
  }

  std::vector<int64_t> makeRow(unsigned size) {
    std::vector<int64_t> row(size + 1, 0);
    int range = pick(3) == 0 ? 7 : 3;
    for (int64_t &value : row)
      value = pick(3) == 0 ? 0 : pick(2 * range + 1) - range;
    return row;
  }

  /// Adds a division, or a local between bounds.
  void addLocal(IntegerRelation &relation) {
    std::vector<int64_t> dividend = makeRow(numDims + numLocals);
    int64_t divisor = pick(2) ? 2 + pick(4) : 0;
    divisions.emplace_back(dividend, divisor);
    if (divisor) {
      relation.addLocalFloorDiv(dividend, divisor);
    } else {
      unsigned position = relation.addLocal();
      relation.addBound(/*isLower=*/true, position, -LocalBox);
      relation.addBound(/*isLower=*/false, position, LocalBox);
    }
    ++numLocals;
  }

  static int64_t evaluate(const std::vector<int64_t> &row,
                          const std::vector<int64_t> &point) {
    int64_t sum = row.back();
    for (size_t i = 0; i + 1 < row.size(); ++i)
      sum += row[i] * point[i];
    return sum;
  }

  bool
  hasLocals(std::vector<int64_t> point,
            const std::vector<std::pair<std::vector<int64_t>, bool>> &rows) {
    unsigned local = point.size() - numDims;
    if (local == numLocals)
      return llvm::all_of(rows, [&](const auto &row) {
        int64_t value = evaluate(row.first, point);
        return row.second ? value == 0 : value >= 0;
      });
    int64_t low = -LocalBox, high = LocalBox;
    if (int64_t divisor = divisions[local].second)
      low = high = presburger::detail::floorQuotient(
          evaluate(divisions[local].first, point), divisor);
    point.push_back(0);
    for (point.back() = low; point.back() <= high; ++point.back())
      if (hasLocals(point, rows))
        return true;
    return false;
  }

  unsigned numLocals = 0;
  std::vector<std::pair<std::vector<int64_t>, int64_t>> divisions;
};

/// The points of the box that a set contains.
Points contents(const PresburgerRelation &set, const Points &box) {
  Points result;
  for (const auto &point : box) {
    Budget budget;
    Tri contains = set.containsPoint(point, budget);
    EXPECT_NE(contains, Tri::Unknown) << toString(set);
    if (contains == Tri::True)
      result.insert(point);
  }
  return result;
}

unsigned getSetting(const char *name, unsigned otherwise) {
  const char *text = std::getenv(name);
  return text ? unsigned(std::strtoul(text, nullptr, 10)) : otherwise;
}

class RandomRelationTest : public testing::Test {
protected:
  void check(const PresburgerRelation &set, const Points &expected,
             const char *operation) {
    EXPECT_EQ(contents(set, sets->box), expected)
        << operation << ", seed " << seed << "\n"
        << toString(*lhs) << "\n"
        << toString(*rhs) << "\n"
        << toString(set);
  }
  void checkBoolean();
  void checkDecisions();
  void checkSimplification();
  void checkProjection();
  void checkOptima();
  void checkLexMin(bool isMax);
  void checkText();

  unsigned seed = 0;
  unsigned numUnknown = 0;
  std::optional<RandomSets> sets;
  std::optional<PresburgerRelation> lhs, rhs;
  Points left, right;
};

void RandomRelationTest::checkBoolean() {
  Budget budget;
  Points expected;
  check(*lhs, left, "input");
  expected = left;
  expected.insert(right.begin(), right.end());
  check(lhs->unionSet(*rhs), expected, "union");
  expected.clear();
  for (const auto &point : left)
    if (right.count(point))
      expected.insert(point);
  check(lhs->intersect(*rhs), expected, "intersect");
  expected.clear();
  for (const auto &point : left)
    if (!right.count(point))
      expected.insert(point);
  auto difference = lhs->subtract(*rhs, budget);
  ASSERT_TRUE(difference) << seed;
  check(*difference, expected, "subtract");
  expected.clear();
  for (const auto &point : sets->box)
    if (!left.count(point))
      expected.insert(point);
  auto complement = lhs->complement(budget);
  ASSERT_TRUE(complement) << seed;
  check(*complement, expected, "complement");
}

void RandomRelationTest::checkDecisions() {
  Budget budget;
  EXPECT_EQ(lhs->isIntegerEmpty(budget), left.empty() ? Tri::True : Tri::False)
      << "empty, seed " << seed;
  IntegerSample sample = lhs->findIntegerSample(budget);
  EXPECT_EQ(sample.isEmpty, left.empty() ? Tri::True : Tri::False)
      << "sample, seed " << seed;
  if (sample.isEmpty == Tri::False) {
    std::vector<int64_t> point(sample.point.begin(), sample.point.end());
    EXPECT_TRUE(left.count(point)) << "sample, seed " << seed;
  }
  bool isSubset =
      std::includes(right.begin(), right.end(), left.begin(), left.end());
  EXPECT_EQ(lhs->isSubsetOf(*rhs, budget), isSubset ? Tri::True : Tri::False)
      << "subset, seed " << seed;
  EXPECT_EQ(lhs->isEqual(*rhs, budget), left == right ? Tri::True : Tri::False)
      << "equal, seed " << seed;
  auto points = lhs->enumeratePoints(budget);
  ASSERT_TRUE(points) << "enumerate, seed " << seed;
  Points enumerated;
  for (const auto &point : *points)
    enumerated.insert(std::vector<int64_t>(point.begin(), point.end()));
  EXPECT_EQ(enumerated, left) << "enumerate, seed " << seed;
  EXPECT_EQ(points->size(), left.size()) << "count, seed " << seed;
}

void RandomRelationTest::checkSimplification() {
  Budget budget;
  check(lhs->simplify(), left, "simplify");
  PresburgerRelation both = lhs->unionSet(*rhs).coalesce(budget);
  Points expected = left;
  expected.insert(right.begin(), right.end());
  check(both, expected, "coalesce");
  PresburgerRelation reduced(sets->getSpace());
  for (const IntegerRelation &disjunct : lhs->getAllDisjuncts())
    reduced.addDisjunct(disjunct.removeRedundantConstraints(budget));
  check(reduced, left, "redundant");
  auto divs = lhs->computeReprWithOnlyDivLocals(budget);
  ASSERT_TRUE(divs) << seed;
  check(*divs, left, "divs");
  for (const IntegerRelation &disjunct : divs->getAllDisjuncts())
    EXPECT_TRUE(disjunct.hasOnlyDivLocals()) << "divs, seed " << seed;
}

void RandomRelationTest::checkProjection() {
  if (sets->numDims == 1)
    return;
  unsigned position = unsigned(sets->pick(int(sets->numDims)));
  PresburgerRelation projected = lhs->projectOut(VarKind::SetDim, position, 1);
  Points expected, smallBox;
  auto drop = [&](std::vector<int64_t> point) {
    point.erase(point.begin() + position);
    return point;
  };
  for (const auto &point : sets->box)
    smallBox.insert(drop(point));
  for (const auto &point : left)
    expected.insert(drop(point));
  EXPECT_EQ(contents(projected, smallBox), expected)
      << "projection of " << position << ", seed " << seed << "\n"
      << toString(*lhs) << "\n"
      << toString(projected);
}

void RandomRelationTest::checkOptima() {
  SmallVector<int64_t, 4> row(sets->numDims + 1, 0);
  for (int64_t &value : row)
    value = sets->pick(7) - 3;
  std::optional<int64_t> least, greatest;
  for (const auto &point : left) {
    int64_t value = row.back();
    for (unsigned i = 0; i < sets->numDims; ++i)
      value += row[i] * point[i];
    least = std::min(least.value_or(value), value);
    greatest = std::max(greatest.value_or(value), value);
  }
  std::optional<int64_t> foundLeast, foundGreatest;
  for (const IntegerRelation &disjunct : lhs->getAllDisjuncts()) {
    Budget budget;
    SmallVector<int64_t, 8> wide(row.begin(), row.end());
    wide.insert(wide.end() - 1, disjunct.getNumLocalVars(), 0);
    Optimum min = disjunct.findIntegerMin(wide, budget);
    Optimum max = disjunct.findIntegerMax(wide, budget);
    if (min.kind == Optimum::Bounded)
      foundLeast = std::min(foundLeast.value_or(min.value), min.value);
    if (max.kind == Optimum::Bounded)
      foundGreatest = std::max(foundGreatest.value_or(max.value), max.value);
    EXPECT_TRUE(min.kind == Optimum::Bounded || min.kind == Optimum::Empty);
  }
  EXPECT_EQ(foundLeast, least) << "min, seed " << seed << toString(*lhs);
  EXPECT_EQ(foundGreatest, greatest) << "max, seed " << seed << toString(*lhs);
}

/// The first dimensions are the domain, or symbols.
void RandomRelationTest::checkLexMin(bool isMax) {
  unsigned numFirst = unsigned(sets->pick(int(sets->numDims)));
  unsigned numRange = sets->numDims - numFirst;
  bool asSymbols = sets->pick(2);
  PresburgerSpace space =
      asSymbols ? PresburgerSpace::getSetSpace(numRange, numFirst)
                : PresburgerSpace::getRelationSpace(numFirst, numRange);
  PresburgerRelation relation(space);
  for (const IntegerRelation &disjunct : lhs->getAllDisjuncts()) {
    SmallVector<unsigned, 8> columns;
    for (unsigned i = 0; i < disjunct.getNumVars(); ++i)
      columns.push_back(!asSymbols || i >= sets->numDims ? i
                        : i < numFirst                   ? numRange + i
                                                         : i - numFirst);
    relation.addDisjunct(
        disjunct.remap(space.withLocals(disjunct.getNumLocalVars()), columns));
  }
  Points expected;
  auto hasSamePrefix = [&](const auto &a, const auto &b) {
    return std::equal(a.begin(), a.begin() + numFirst, b.begin());
  };
  for (const auto &point : left)
    if (llvm::none_of(left, [&](const auto &other) {
          return hasSamePrefix(point, other) &&
                 (isMax ? point < other : other < point);
        }))
      expected.insert(point);
  Budget budget;
  auto optimum = isMax ? relation.findSymbolicIntegerLexMax(budget)
                       : relation.findSymbolicIntegerLexMin(budget);
  if (!optimum) {
    // Many divisions in one another may need too much work.
    ++numUnknown;
    return;
  }
  EXPECT_EQ(optimum->unboundedDomain.isIntegerEmpty(budget), Tri::True);
  Points found;
  for (const auto &point : sets->box) {
    std::vector<int64_t> ordered = point;
    if (asSymbols)
      std::rotate(ordered.begin(), ordered.begin() + numFirst, ordered.end());
    if (optimum->lexopt.containsPoint(ordered, budget) == Tri::True)
      found.insert(point);
  }
  EXPECT_EQ(found, expected)
      << "lexopt of " << numRange << ", seed " << seed << "\n"
      << toString(relation) << "\n"
      << toString(optimum->lexopt);
}

void RandomRelationTest::checkText() {
  std::string text = toString(*lhs), error;
  auto parsed = parseRelation(text, error);
  ASSERT_TRUE(parsed) << error << "\n" << text;
  check(parsed->relation, left, "text");
}

TEST_F(RandomRelationTest, Enumeration) {
  unsigned first = getSetting("STRATA_POLYHEDRAL_SEED", 1);
  unsigned count = getSetting("STRATA_POLYHEDRAL_TESTS", 150);
  for (seed = first; seed < first + count && !HasFailure(); ++seed) {
    sets.emplace(seed);
    left.clear();
    right.clear();
    lhs = sets->makeUnion(left);
    rhs = sets->makeUnion(right);
    checkBoolean();
    checkDecisions();
    checkSimplification();
    checkProjection();
    checkOptima();
    checkLexMin(/*isMax=*/false);
    checkLexMin(/*isMax=*/true);
    checkText();
  }
  EXPECT_LE(numUnknown, count / 50 + 1);
}
} // namespace
