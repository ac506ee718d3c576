// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Simplification of maps by facts about their operands.
#include "strata/IR/Affine/AffineBounds.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Affine/AffinePatternsDetail.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace strata;
using namespace strata::affine;
using dialects::affine::AffineForOp;

using MaybeInt = std::optional<int64_t>;

//===-- Operands -----------------------------------------------------------===//

/// The affine.for whose induction variable `value` is; null for other values.
static AffineForOp getLoop(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  if (!argument || argument.getArgNumber() != 0)
    return {};
  return dyn_cast_or_null<AffineForOp>(argument.getOwner()->getParentOp());
}

/// The constant that a bound is, if it is one.
static MaybeInt getConstantBound(AffineMapAttr bound) {
  if (!bound || !bound.getValue().isSingleConstant())
    return std::nullopt;
  return bound.getValue().getSingleConstantResult();
}

static MaybeInt getLowerBound(Value value) {
  AffineForOp loop = getLoop(value);
  return loop ? getConstantBound(loop.getLowerBoundMapAttr()) : std::nullopt;
}

/// The largest value, inclusive.
static MaybeInt getUpperBound(Value value) {
  AffineForOp loop = getLoop(value);
  MaybeInt end =
      loop ? getConstantBound(loop.getUpperBoundMapAttr()) : std::nullopt;
  int64_t last;
  if (!end || llvm::SubOverflow(*end, int64_t(1), last))
    return std::nullopt;
  MaybeInt begin = getLowerBound(value);
  int64_t step = loop.getStep(), distance;
  if (!begin || step <= 0 || *begin > last ||
      llvm::SubOverflow(last, *begin, distance))
    return last;
  return last - distance % step;
}

/// The largest number that is known to divide `expr`.
static int64_t getLargestKnownDivisor(AffineExpr expr,
                                      ArrayRef<Value> operands) {
  auto dim = dyn_cast<AffineDimExpr>(expr);
  if (!dim)
    return expr.getLargestKnownDivisor();
  AffineForOp loop = getLoop(operands[dim.getPosition()]);
  if (!loop || loop.getStep() <= 0 || !loop.getLowerBoundMapAttr())
    return 1;
  AffineMap begin = loop.getLowerBoundMap();
  if (begin.isSingleConstant() && begin.getSingleConstantResult() == 0)
    return loop.getStep();
  return std::gcd(begin.getLargestKnownDivisorOfMapExprs(), loop.getStep());
}

std::optional<uint64_t> strata::affine::getConstantTripCount(Operation *op) {
  AffineForOp loop(op);
  MaybeInt begin = getConstantBound(loop.getLowerBoundMapAttr());
  MaybeInt end = getConstantBound(loop.getUpperBoundMapAttr());
  int64_t step = loop.getStep();
  if (!begin || !end || step <= 0)
    return std::nullopt;
  if (*end <= *begin)
    return 0;
  uint64_t distance = uint64_t(*end) - uint64_t(*begin);
  return llvm::divideCeil(distance, uint64_t(step));
}

//===-- Expressions --------------------------------------------------------===//

namespace {
/// Simplifies expressions over dimensions and symbols whose values are known in part.
class BoundsSimplifier {
public:
  BoundsSimplifier(AffineMap map, ArrayRef<Value> operands)
      : operands(operands) {
    for (Value operand : operands) {
      lower.push_back(getLowerBound(operand));
      upper.push_back(getUpperBound(operand));
    }
    bounds.emplace(map.getNumDims(), map.getNumSymbols(), lower, upper,
                   map.getContext());
  }

  MaybeInt getBound(AffineExpr expr, bool isUpper) const {
    return isUpper ? bounds->getUpperBound(expr) : bounds->getLowerBound(expr);
  }
  /// Simplifies a quotient or remainder whose operands are simple.
  AffineExpr simplify(AffineExpr expr) const;

private:
  /// Simplifies by the values that the left-hand side may have.
  AffineExpr simplifyByBounds(AffineExpr expr, int64_t divisor) const;
  /// Simplifies if the left-hand side is the sum of a multiple of `divisor` and a
  /// small rest.
  AffineExpr simplifySum(AffineExpr expr, int64_t divisor) const;
  bool isNonNegativeBelow(AffineExpr expr, int64_t limit) const {
    MaybeInt low = getBound(expr, false), high = getBound(expr, true);
    return low && high && *low >= 0 && *high < limit;
  }

  ArrayRef<Value> operands;
  SmallVector<MaybeInt, 8> lower, upper;
  mutable std::optional<AffineExprBounds> bounds;
};
} // namespace

AffineExpr BoundsSimplifier::simplifyByBounds(AffineExpr expr,
                                              int64_t divisor) const {
  MaybeInt low = getBound(expr.getLHS(), false);
  MaybeInt high = getBound(expr.getLHS(), true);
  if (!low || !high)
    return {};
  Context *ctx = expr.getContext();
  auto quotient = [&](int64_t (*divide)(int64_t, int64_t)) -> AffineExpr {
    int64_t first = divide(*low, divisor);
    if (first != divide(*high, divisor))
      return {};
    return getAffineConstantExpr(first, ctx);
  };
  switch (expr.getKind()) {
  case AffineExprKind::FloorDiv:
    return quotient(llvm::divideFloorSigned);
  case AffineExprKind::CeilDiv:
    return quotient(llvm::divideCeilSigned);
  default:
    return *low >= 0 && *high < divisor ? expr.getLHS() : AffineExpr();
  }
}

AffineExpr BoundsSimplifier::simplifySum(AffineExpr expr,
                                         int64_t divisor) const {
  AffineExpr sum = expr.getLHS();
  if (sum.getKind() != AffineExprKind::Add)
    return {};
  AffineExpr multiple = sum.getLHS(), rest = sum.getRHS();
  int64_t factor = getLargestKnownDivisor(multiple, operands);
  if (!isNonNegativeBelow(rest, factor)) {
    std::swap(multiple, rest);
    factor = getLargestKnownDivisor(multiple, operands);
    if (!isNonNegativeBelow(rest, factor))
      return {};
  }
  if (expr.getKind() == AffineExprKind::FloorDiv && divisor % factor == 0)
    return multiple.floorDiv(divisor);
  if (expr.getKind() == AffineExprKind::Mod && factor % divisor == 0)
    return rest % divisor;
  return expr;
}

AffineExpr BoundsSimplifier::simplify(AffineExpr expr) const {
  AffineExprKind kind = expr.getKind();
  if (kind != AffineExprKind::FloorDiv && kind != AffineExprKind::CeilDiv &&
      kind != AffineExprKind::Mod)
    return expr;
  AffineExpr rhs = expr.getRHS();
  if (!rhs.isConstant() || rhs.getValue() <= 0)
    return expr;
  int64_t divisor = rhs.getValue();
  if (AffineExpr simple = simplifyByBounds(expr, divisor))
    return simple;
  if (AffineExpr simple = simplifySum(expr, divisor))
    return simple;
  if (kind == AffineExprKind::Mod &&
      getLargestKnownDivisor(expr.getLHS(), operands) % divisor == 0)
    return getAffineConstantExpr(0, expr.getContext());
  return expr;
}

/// Simplifies `root` from the innermost expressions outwards.
static AffineExpr simplifyAll(AffineExpr root,
                              const BoundsSimplifier &simplifier) {
  llvm::DenseMap<AffineExpr, AffineExpr> simple;
  root.walk([&](AffineExpr expr) {
    if (!expr.isBinary()) {
      simple[expr] = expr;
      return;
    }
    AffineExpr lhs = simple.lookup(expr.getLHS());
    AffineExpr rhs = simple.lookup(expr.getRHS());
    simple[expr] =
        simplifier.simplify(getAffineBinaryOpExpr(expr.getKind(), lhs, rhs));
  });
  return simple.lookup(root);
}

/// The map with the results, which may be fewer.
static AffineMap withResults(AffineMap map, ArrayRef<AffineExpr> results) {
  return AffineMap::get(map.getNumDims(), map.getNumSymbols(), results,
                        map.getContext());
}

/// Whether bounds may simplify something in `root`: a quotient or a remainder.
static bool hasQuotient(AffineExpr root) {
  return root.isBinary() && root.walk([](AffineExpr expr) {
                                  AffineExprKind kind = expr.getKind();
                                  bool isQuotient =
                                      kind == AffineExprKind::FloorDiv ||
                                      kind == AffineExprKind::CeilDiv ||
                                      kind == AffineExprKind::Mod;
                                  return isQuotient ? WalkResult::interrupt()
                                                    : WalkResult::advance();
                                })
                                .wasInterrupted();
}

void strata::affine::simplifyMapWithBounds(AffineMap &map,
                                           ArrayRef<Value> operands) {
  if (operands.empty() || llvm::none_of(map.getResults(), hasQuotient))
    return;
  BoundsSimplifier simplifier(map, operands);
  SmallVector<AffineExpr, 4> results;
  for (AffineExpr result : map.getResults())
    results.push_back(simplifyAll(result, simplifier));
  map = withResults(map, results);
}

//===-- Results of a minimum or maximum ------------------------------------===//

namespace {
/// The values that a result may have, negated for a minimum.
struct Range {
  MaybeInt low, high;
};
} // namespace

/// Whether the largest result is known without result `index`.
static bool isRedundant(ArrayRef<Range> ranges, size_t index) {
  const Range &range = ranges[index];
  if (!range.high)
    return false;
  for (auto [i, other] : llvm::enumerate(ranges)) {
    if (i == index || !other.low || *other.low < *range.high)
      continue;
    bool areEqual = *other.low == *range.high && other.high == other.low &&
                    range.low == range.high;
    if (!areEqual || i < index)
      return true;
  }
  return false;
}

void strata::affine::removeRedundantResults(AffineMap &map,
                                            ArrayRef<Value> operands,
                                            bool isMax) {
  if (operands.empty())
    return;
  BoundsSimplifier simplifier(map, operands);
  SmallVector<Range, 4> ranges;
  auto negate = [](MaybeInt value) {
    return value && *value != INT64_MIN ? MaybeInt(-*value) : std::nullopt;
  };
  for (AffineExpr result : map.getResults()) {
    MaybeInt low = simplifier.getBound(result, false);
    MaybeInt high = simplifier.getBound(result, true);
    ranges.push_back(isMax ? Range{low, high}
                           : Range{negate(high), negate(low)});
  }
  SmallVector<AffineExpr, 4> results;
  for (auto [i, result] : llvm::enumerate(map.getResults())) {
    if (isRedundant(ranges, i))
      continue;
    const Range &range = ranges[i];
    bool isConstant = range.low && range.low == range.high;
    results.push_back(
        isConstant ? getAffineConstantExpr(isMax ? *range.low : -*range.low,
                                           map.getContext())
                   : result);
  }
  map = withResults(map, results);
}
