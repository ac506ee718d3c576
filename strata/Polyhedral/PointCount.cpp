// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dimensions are summed from the last to the first. A dimension with several bounds splits the set into parts, in
// each of which one of the bounds is the tightest; the parts are disjoint. The rest of the constraints is the
// projection on the other dimensions, which is exact since the factors of the dimension are 1 and -1, and in which
// the upper bound is never less than the lower one, so that the polynomial of the sum holds.
#include "strata/Polyhedral/PointCount.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::presburger;

namespace {
class PointCounter {
public:
  PointCounter(const PresburgerSpace &space, Budget &budget)
      : numDims(space.getNumDimVars()), numSymbols(space.getNumSymbolVars()),
        context(PresburgerSpace::getSetSpace(numDims, numSymbols)),
        budget(budget) {}

  /// Adds the number of points of `set`. False if it is unknown.
  bool add(IntegerRelation set);
  const Polynomial &getTotal() const { return total; }

private:
  using Row = SmallVector<int64_t, 8>;
  /// A part of the set without the dimensions from `dim` on, and the sum over these.
  struct Part {
    IntegerRelation set;
    Polynomial summand;
    unsigned dim;
  };
  /// The bounds of a dimension, and the constraints without it.
  struct Bounds {
    SmallVector<Row, 4> lower, upper, others;
  };

  std::optional<Bounds> getBounds(const IntegerRelation &set, unsigned dim);
  Polynomial getValue(ArrayRef<int64_t> row, unsigned dim, int64_t sign) const;
  bool sumDimension(const Part &part);
  bool solveEquality(Part &part);
  bool finish(const Part &part);
  bool addPart(const Part &part, const Bounds &bounds, unsigned lower,
               unsigned upper);
  void addDifference(IntegerRelation &set, ArrayRef<int64_t> a,
                     ArrayRef<int64_t> b, int64_t least);

  unsigned numDims, numSymbols;
  /// The conditions on symbols under which the total holds.
  IntegerRelation context;
  Budget &budget;
  Polynomial total;
  SmallVector<Part, 0> parts;
};
} // namespace

/// Symbols are the first variables of polynomials.
Polynomial PointCounter::getValue(ArrayRef<int64_t> row, unsigned dim,
                                  int64_t sign) const {
  Polynomial value(sign * row.back());
  for (unsigned i = 0; i < numDims + numSymbols; ++i) {
    if (row[i] == 0 || i == dim)
      continue;
    unsigned variable = i < numDims ? numSymbols + i : i - numDims;
    value =
        value + Polynomial(sign * row[i]) * Polynomial::getVariable(variable);
  }
  return value;
}

/// std::nullopt if a factor of the dimension is neither 1 nor -1, or a side has no bound.
std::optional<PointCounter::Bounds>
PointCounter::getBounds(const IntegerRelation &set, unsigned dim) {
  Bounds bounds;
  for (unsigned i = 0; i < set.getNumInequalities(); ++i) {
    ArrayRef<int64_t> row = set.getInequality(i);
    if (row[dim] == 0)
      bounds.others.emplace_back(row);
    else if (row[dim] == 1)
      bounds.lower.emplace_back(row);
    else if (row[dim] == -1)
      bounds.upper.emplace_back(row);
    else
      return std::nullopt;
  }
  if (bounds.lower.empty() || bounds.upper.empty())
    return std::nullopt;
  return bounds;
}

/// Adds a - b >= least.
void PointCounter::addDifference(IntegerRelation &set, ArrayRef<int64_t> a,
                                 ArrayRef<int64_t> b, int64_t least) {
  Row row;
  for (auto [left, right] : llvm::zip_equal(a, b))
    row.push_back(left - right);
  row.back() -= least;
  set.addInequality(row);
}

/// Whether the power of a sum that replaces a variable has few terms: at most the number of ways to choose its factors.
static bool isSmallPower(const Polynomial &summand, unsigned degree,
                         size_t numSummands) {
  constexpr double MaxTerms = 20000;
  double numTerms = double(summand.getNumTerms());
  for (unsigned i = 1; i <= degree + 1; ++i)
    numTerms = numTerms * double(numSummands + i) / i;
  return numTerms <= MaxTerms;
}

/// Adds the part in which two bounds are the tightest, the first of those that are equal. False if the polynomial would
/// be too large.
bool PointCounter::addPart(const Part &part, const Bounds &bounds,
                           unsigned lower, unsigned upper) {
  IntegerRelation rest(part.set.getSpace());
  for (const Row &row : bounds.others)
    rest.addInequality(row);
  for (unsigned i = 0; i < part.set.getNumEqualities(); ++i)
    rest.addEquality(part.set.getEquality(i));
  ArrayRef<int64_t> first = bounds.lower[lower], last = bounds.upper[upper];
  // A lower bound of x + e >= 0 is -e, so a tighter one has the smaller row.
  for (unsigned i = 0; i < bounds.lower.size(); ++i)
    if (i != lower)
      addDifference(rest, bounds.lower[i], first, i < lower);
  for (unsigned i = 0; i < bounds.upper.size(); ++i)
    if (i != upper)
      addDifference(rest, bounds.upper[i], last, i < upper);
  Row extent;
  for (auto [left, right] : llvm::zip_equal(first, last))
    extent.push_back(left + right);
  rest.addInequality(extent);
  unsigned variable = numSymbols + part.dim;
  auto countSummands = [](ArrayRef<int64_t> row) {
    return row.size() - size_t(llvm::count(row, 0));
  };
  if (!isSmallPower(part.summand, part.summand.getDegree(variable),
                    std::max(countSummands(first), countSummands(last))))
    return false;
  Polynomial sum = part.summand.sum(variable, getValue(first, part.dim, -1),
                                    getValue(last, part.dim, 1));
  parts.push_back({std::move(rest), std::move(sum), part.dim});
  return true;
}

bool PointCounter::sumDimension(const Part &part) {
  // Sums and differences of rows fit.
  for (unsigned i = 0; i < part.set.getNumInequalities(); ++i)
    for (int64_t number : part.set.getInequality(i))
      if (!detail::asCoefficient(number))
        return false;
  std::optional<Bounds> bounds = getBounds(part.set, part.dim);
  // The number of parts is the product.
  constexpr size_t MaxBounds = 4;
  if (!bounds || bounds->lower.size() > MaxBounds ||
      bounds->upper.size() > MaxBounds)
    return false;
  for (unsigned i = 0; i < bounds->lower.size(); ++i)
    for (unsigned j = 0; j < bounds->upper.size(); ++j)
      if (!addPart(part, *bounds, i, j))
        return false;
  return true;
}

/// row - (row[dim] / equality[dim]) * equality, in which the factor of `dim` is 0. False if a number does not fit.
static bool eliminateDim(ArrayRef<int64_t> row, ArrayRef<int64_t> equality,
                         unsigned dim, SmallVectorImpl<int64_t> &result) {
  bool overflow = false;
  int64_t scale = -row[dim] * equality[dim];
  for (auto [a, b] : llvm::zip_equal(row, equality))
    result.push_back(
        detail::addNums(a, detail::mulNums(scale, b, overflow), overflow));
  return !overflow;
}

/// Replaces the last dimension by its value in other ones. False if no equality gives an integer.
bool PointCounter::solveEquality(Part &part) {
  for (unsigned i = 0; i < part.set.getNumEqualities(); ++i) {
    ArrayRef<int64_t> row = part.set.getEquality(i);
    int64_t factor = row[part.dim];
    if (factor != 1 && factor != -1)
      continue;
    Polynomial value = getValue(row, part.dim, -factor);
    unsigned variable = numSymbols + part.dim;
    if (!isSmallPower(part.summand, part.summand.getDegree(variable),
                      row.size()))
      return false;
    part.summand = part.summand.substitute(variable, value);
    IntegerRelation rest(part.set.getSpace());
    for (unsigned j = 0; j < part.set.getNumEqualities(); ++j) {
      Row sum;
      if (!eliminateDim(part.set.getEquality(j), row, part.dim, sum))
        return false;
      // The equality itself becomes 0 == 0.
      rest.addEquality(sum);
    }
    for (unsigned j = 0; j < part.set.getNumInequalities(); ++j) {
      Row sum;
      if (!eliminateDim(part.set.getInequality(j), row, part.dim, sum))
        return false;
      rest.addInequality(sum);
    }
    part.set = std::move(rest);
    return true;
  }
  return false;
}

/// A part without dimensions. Its conditions on symbols must be compatible with those of other parts.
bool PointCounter::finish(const Part &part) {
  context = context.intersect(part.set).simplify();
  if (context.isIntegerEmpty(budget) != Tri::False)
    return false;
  total = total + part.summand;
  return true;
}

static bool usesVariable(const IntegerRelation &set, unsigned variable) {
  for (unsigned i = 0; i < set.getNumEqualities(); ++i)
    if (set.getEquality(i)[variable] != 0)
      return true;
  return false;
}

bool PointCounter::add(IntegerRelation set) {
  set = set.simplify();
  if (set.getNumLocalVars() != 0)
    return false;
  parts.push_back({std::move(set), Polynomial(1), numDims});
  while (!parts.empty()) {
    Part part = parts.pop_back_val();
    part.set = part.set.simplify();
    Tri isEmpty = part.set.isIntegerEmpty(budget);
    if (isEmpty == Tri::True)
      continue;
    if (isEmpty == Tri::Unknown)
      return false;
    part.set = part.set.removeRedundantConstraints(budget);
    if (part.dim == 0) {
      if (!finish(part))
        return false;
      continue;
    }
    --part.dim;
    if (!usesVariable(part.set, part.dim)) {
      if (!sumDimension(part))
        return false;
    } else if (solveEquality(part)) {
      parts.push_back(std::move(part));
    } else {
      return false;
    }
  }
  return true;
}

std::optional<Polynomial> presburger::countPoints(const IntegerRelation &set,
                                                  Budget &budget) {
  PointCounter counter(set.getSpace(), budget);
  if (!counter.add(set))
    return std::nullopt;
  return counter.getTotal();
}

std::optional<Polynomial> presburger::countPoints(const PresburgerRelation &set,
                                                  Budget &budget) {
  PointCounter counter(set.getSpace(), budget);
  PresburgerRelation counted(set.getSpace());
  for (const IntegerRelation &disjunct : set.getAllDisjuncts()) {
    std::optional<PresburgerRelation> rest =
        PresburgerRelation(disjunct).subtract(counted, budget);
    if (!rest)
      return std::nullopt;
    for (const IntegerRelation &part : rest->getAllDisjuncts())
      if (!counter.add(part))
        return std::nullopt;
    counted = counted.unionSet(PresburgerRelation(disjunct));
  }
  return counter.getTotal();
}
