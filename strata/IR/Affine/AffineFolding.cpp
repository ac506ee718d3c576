// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine expressions over constants, and over ranges.
#include "strata/IR/Affine/AffineBounds.h"
#include "strata/IR/Affine/AffineExprDetail.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

//===-- Constants ---------------------------------------------------------===//

namespace {
/// The value of a sub-expression: std::nullopt if it is unknown.
struct FoldedValue {
  std::optional<int64_t> value;
  bool isPoison = false;
};

/// Evaluates expressions for operands some of which are known.
class ConstantEvaluator {
public:
  ConstantEvaluator(unsigned numDims, ArrayRef<Attribute> operands)
      : numDims(numDims), operands(operands) {}
  FoldedValue evaluate(AffineExpr root);

private:
  FoldedValue getLeaf(AffineExpr leaf) const;
  FoldedValue get(AffineExpr expr) const {
    return expr.isBinary() ? values.lookup(expr) : getLeaf(expr);
  }
  unsigned numDims;
  ArrayRef<Attribute> operands;
  llvm::DenseMap<AffineExpr, FoldedValue> values;
};
} // namespace

/// The value of `lhs op rhs`, or std::nullopt if it exceeds 64 bits.
static FoldedValue foldBinary(AffineExprKind kind, int64_t lhs, int64_t rhs) {
  int64_t result;
  switch (kind) {
  case AffineExprKind::Add:
    if (llvm::AddOverflow(lhs, rhs, result))
      return {};
    return {result};
  case AffineExprKind::Mul:
    if (llvm::MulOverflow(lhs, rhs, result))
      return {};
    return {result};
  case AffineExprKind::Mod:
    if (rhs <= 0)
      return {std::nullopt, /*isPoison=*/true};
    return {llvm::mod(lhs, rhs)};
  default:
    if (rhs == 0)
      return {std::nullopt, /*isPoison=*/true};
    if (rhs == -1 && lhs == std::numeric_limits<int64_t>::min())
      return {};
    return {kind == AffineExprKind::FloorDiv
                ? llvm::divideFloorSigned(lhs, rhs)
                : llvm::divideCeilSigned(lhs, rhs)};
  }
}

FoldedValue ConstantEvaluator::getLeaf(AffineExpr leaf) const {
  if (leaf.isConstant())
    return {leaf.getValue()};
  bool isDim = leaf.getKind() == AffineExprKind::DimId;
  auto index = uint64_t(leaf.getValue()) + (isDim ? 0 : numDims);
  auto attr = index < operands.size()
                  ? dyn_cast_or_null<IntegerAttr>(operands[index])
                  : IntegerAttr();
  if (!attr || attr.getValue().getSignificantBits() > 64)
    return {};
  return {attr.getValue().getSExtValue()};
}

FoldedValue ConstantEvaluator::evaluate(AffineExpr root) {
  root.walk([&](AffineExpr expr) {
    if (!expr.isBinary())
      return;
    FoldedValue lhs = get(expr.getLHS()), rhs = get(expr.getRHS());
    if (lhs.isPoison || rhs.isPoison)
      values[expr] = {std::nullopt, /*isPoison=*/true};
    else if (lhs.value && rhs.value)
      values[expr] = foldBinary(expr.getKind(), *lhs.value, *rhs.value);
  });
  return get(root);
}

AffineMap AffineMap::partialConstantFold(ArrayRef<Attribute> operandConstants,
                                         SmallVectorImpl<int64_t> *results,
                                         bool *hasPoison) const {
  if (hasPoison)
    *hasPoison = false;
  ConstantEvaluator evaluator(getNumDims(), operandConstants);
  SmallVector<AffineExpr, 4> exprs;
  SmallVector<int64_t, 4> constants;
  for (AffineExpr expr : getResults()) {
    FoldedValue folded = evaluator.evaluate(expr);
    if (folded.isPoison) {
      if (hasPoison)
        *hasPoison = true;
      return {};
    }
    if (folded.value) {
      expr = getAffineConstantExpr(*folded.value, getContext());
      constants.push_back(*folded.value);
    }
    exprs.push_back(expr);
  }
  if (results) {
    results->clear();
    if (constants.size() == getNumResults())
      results->append(constants.begin(), constants.end());
  }
  return get(getNumDims(), getNumSymbols(), exprs, getContext());
}

LogicalResult AffineMap::constantFold(ArrayRef<Attribute> operandConstants,
                                      SmallVectorImpl<Attribute> &results,
                                      bool *hasPoison) const {
  SmallVector<int64_t, 4> constants;
  if (!partialConstantFold(operandConstants, &constants, hasPoison) ||
      constants.size() != getNumResults())
    return failure();
  Type type = IndexType::get(getContext());
  for (int64_t value : constants)
    results.push_back(IntegerAttr::get(type, value));
  return success();
}

AffineMap
strata::foldAttributesIntoMap(Builder &builder, AffineMap map,
                              ArrayRef<OpFoldResult> operands,
                              SmallVectorImpl<Value> &remainingValues) {
  assert(operands.size() == map.getNumInputs() && "one for each input");
  SmallVector<AffineExpr, 8> dims, symbols;
  unsigned numDims = 0, numSymbols = 0;
  for (auto [index, operand] : llvm::enumerate(operands)) {
    bool isDim = index < map.getNumDims();
    AffineExpr expr;
    if (auto attr = dyn_cast_or_null<IntegerAttr>(operand.getAttr())) {
      expr = builder.getAffineConstantExpr(attr.getInt());
    } else {
      expr = isDim ? builder.getAffineDimExpr(numDims++)
                   : builder.getAffineSymbolExpr(numSymbols++);
      remainingValues.push_back(operand.getValue());
    }
    (isDim ? dims : symbols).push_back(expr);
  }
  return map.replaceDimsAndSymbols(dims, symbols, numDims, numSymbols);
}

//===-- Ranges ------------------------------------------------------------===//

namespace {
/// An inclusive range from `lower` to `upper`; a bound is std::nullopt if the
/// range is unbounded on that side.
struct Range {
  std::optional<int64_t> lower, upper;
};
} // namespace

template <typename Fn>
static std::optional<int64_t> combine(std::optional<int64_t> a,
                                      std::optional<int64_t> b, Fn overflows) {
  int64_t result;
  if (!a || !b || overflows(*a, *b, result))
    return std::nullopt;
  return result;
}

static Range addRanges(Range a, Range b) {
  return {combine(a.lower, b.lower, llvm::AddOverflow<int64_t>),
          combine(a.upper, b.upper, llvm::AddOverflow<int64_t>)};
}

static Range multiplyRange(Range range, int64_t factor) {
  if (factor == 0)
    return {0, 0};
  if (factor < 0)
    std::swap(range.lower, range.upper);
  return {combine(range.lower, factor, llvm::MulOverflow<int64_t>),
          combine(range.upper, factor, llvm::MulOverflow<int64_t>)};
}

/// The range of quotients or remainders; `divisor` is positive.
static Range divideRange(AffineExprKind kind, Range range, int64_t divisor) {
  auto divide = [&](std::optional<int64_t> value) {
    if (!value)
      return value;
    return std::optional(kind == AffineExprKind::CeilDiv
                             ? llvm::divideCeilSigned(*value, divisor)
                             : llvm::divideFloorSigned(*value, divisor));
  };
  Range quotient{divide(range.lower), divide(range.upper)};
  if (kind != AffineExprKind::Mod)
    return quotient;
  if (!quotient.lower || quotient.lower != quotient.upper)
    return {0, divisor - 1};
  return {llvm::mod(*range.lower, divisor), llvm::mod(*range.upper, divisor)};
}

static Range getRangeOfNode(AffineExprKind kind, Range lhs, Range rhs) {
  if (kind == AffineExprKind::Add)
    return addRanges(lhs, rhs);
  // Products have the constant on the right.
  if (!rhs.lower || rhs.lower != rhs.upper)
    return {};
  if (kind == AffineExprKind::Mul)
    return multiplyRange(lhs, *rhs.lower);
  return *rhs.lower > 0 ? divideRange(kind, lhs, *rhs.lower) : Range();
}

struct AffineExprBounds::Impl {
  unsigned numDims;
  ArrayRef<std::optional<int64_t>> lower, upper;
  detail::SharedAffineSimplifier simplifier;
  /// Ranges of binary expressions as written (`plain`), and of whole
  /// expressions, also after simplification (`closest`).
  llvm::DenseMap<AffineExpr, Range> plain{}, closest{};

  Range getLeaf(AffineExpr expr) const;
  Range getPlain(AffineExpr root);
  Range getRange(AffineExpr expr);
};

Range AffineExprBounds::Impl::getLeaf(AffineExpr expr) const {
  if (expr.isConstant())
    return {expr.getValue(), expr.getValue()};
  bool isDim = expr.getKind() == AffineExprKind::DimId;
  auto index = uint64_t(expr.getValue()) + (isDim ? 0 : numDims);
  auto get = [&](ArrayRef<std::optional<int64_t>> bounds) {
    return index < bounds.size() ? bounds[index] : std::nullopt;
  };
  return {get(lower), get(upper)};
}

Range AffineExprBounds::Impl::getPlain(AffineExpr root) {
  auto get = [&](AffineExpr expr) {
    return expr.isBinary() ? plain.lookup(expr) : getLeaf(expr);
  };
  auto isNew = [&](AffineExpr expr) {
    return expr.isBinary() && !plain.contains(expr);
  };
  detail::walkPostOrder(root, isNew, [&](AffineExpr expr) {
    if (isNew(expr))
      plain[expr] = getRangeOfNode(expr.getKind(), get(expr.getLHS()),
                                   get(expr.getRHS()));
    return true;
  });
  return get(root);
}

/// Terms cancel in the simplified expression, but remainders are written as differences
/// there: either may give the closer bound.
Range AffineExprBounds::Impl::getRange(AffineExpr expr) {
  if (!expr.isPureAffine())
    return {};
  if (!expr.isBinary())
    return getLeaf(expr);
  auto found = closest.find(expr);
  if (found != closest.end())
    return found->second;
  Range range = getPlain(expr), other = getPlain(simplifier.simplify(expr));
  if (!range.lower || (other.lower && *other.lower > *range.lower))
    range.lower = other.lower;
  if (!range.upper || (other.upper && *other.upper < *range.upper))
    range.upper = other.upper;
  closest[expr] = range;
  return range;
}

AffineExprBounds::AffineExprBounds(
    unsigned numDims, unsigned numSymbols,
    ArrayRef<std::optional<int64_t>> constLowerBounds,
    ArrayRef<std::optional<int64_t>> constUpperBounds, Context *ctx)
    : impl(new Impl{numDims,
                    constLowerBounds,
                    constUpperBounds,
                    {numDims, numSymbols, ctx}}) {}

AffineExprBounds::~AffineExprBounds() = default;

std::optional<int64_t> AffineExprBounds::getLowerBound(AffineExpr expr) {
  return impl->getRange(expr).lower;
}

std::optional<int64_t> AffineExprBounds::getUpperBound(AffineExpr expr) {
  return impl->getRange(expr).upper;
}

std::optional<int64_t> strata::getBoundForAffineExpr(
    AffineExpr expr, unsigned numDims, unsigned numSymbols,
    ArrayRef<std::optional<int64_t>> constLowerBounds,
    ArrayRef<std::optional<int64_t>> constUpperBounds, bool isUpper) {
  AffineExprBounds bounds(numDims, numSymbols, constLowerBounds,
                          constUpperBounds, expr.getContext());
  return isUpper ? bounds.getUpperBound(expr) : bounds.getLowerBound(expr);
}
