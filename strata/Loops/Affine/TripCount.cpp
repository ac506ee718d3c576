// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/TripCount.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace strata;
using namespace strata::affine;

//===-- Numbers of iterations ----------------------------------------------===//

/// The results of `upper`, whose dimensions and symbols come first, minus that of `lower`.
static AffineMap subtract(AffineMap upper, AffineMap lower) {
  Context *ctx = upper.getContext();
  AffineExpr start =
      lower.getResult(0)
          .shiftDims(lower.getNumDims(), upper.getNumDims())
          .shiftSymbols(lower.getNumSymbols(), upper.getNumSymbols());
  SmallVector<AffineExpr, 4> results;
  for (AffineExpr end : upper.getResults())
    results.push_back(end - start);
  return AffineMap::get(upper.getNumDims() + lower.getNumDims(),
                        upper.getNumSymbols() + lower.getNumSymbols(), results,
                        ctx);
}

std::optional<MapAndOperands> affine::getBoundDifference(AffineForOp loop) {
  AffineMap lower = loop.getLowerBoundMap(), upper = loop.getUpperBoundMap();
  if (lower.getNumResults() != 1)
    return std::nullopt;
  MapAndOperands difference;
  difference.map = subtract(upper, lower);
  ValueRange lowerOperands = loop.getLowerBoundOperands();
  ValueRange upperOperands = loop.getUpperBoundOperands();
  auto append = [&](ValueRange values) {
    llvm::append_range(difference.operands, values);
  };
  append(upperOperands.take_front(upper.getNumDims()));
  append(lowerOperands.take_front(lower.getNumDims()));
  append(upperOperands.drop_front(upper.getNumDims()));
  append(lowerOperands.drop_front(lower.getNumDims()));
  fullyComposeAffineMapAndOperands(&difference.map, &difference.operands);
  canonicalizeMapAndOperands(&difference.map, &difference.operands);
  difference.map = simplifyAffineMap(difference.map);
  canonicalizeMapAndOperands(&difference.map, &difference.operands);
  return difference;
}

std::optional<MapAndOperands> affine::getTripCountMap(AffineForOp loop) {
  std::optional<MapAndOperands> count = getBoundDifference(loop);
  if (!count || loop.getStepAsInt() <= 0)
    return std::nullopt;
  SmallVector<AffineExpr, 4> results;
  for (AffineExpr result : count->map.getResults())
    results.push_back(result.ceilDiv(loop.getStepAsInt()));
  count->map =
      AffineMap::get(count->map.getNumDims(), count->map.getNumSymbols(),
                     results, loop.getContext());
  return count;
}

/// The smallest of constant results.
static std::optional<int64_t> getSmallestConstant(AffineMap map) {
  if (!map.getNumResults() || !map.isConstant())
    return std::nullopt;
  return *llvm::min_element(map.getConstantResults());
}

std::optional<uint64_t> affine::getTripCount(AffineForOp loop) {
  std::optional<MapAndOperands> count = getTripCountMap(loop);
  std::optional<int64_t> number =
      count ? getSmallestConstant(count->map) : std::nullopt;
  if (!number)
    return std::nullopt;
  // The difference of the bounds may exceed 64 bits.
  if (loop.hasConstantBounds() &&
      (*number <= 0) !=
          (loop.getConstantUpperBound() <= loop.getConstantLowerBound()))
    return std::nullopt;
  return uint64_t(std::max<int64_t>(*number, 0));
}

uint64_t affine::getLargestDivisorOfTripCount(AffineForOp loop) {
  std::optional<MapAndOperands> count = getTripCountMap(loop);
  if (!count)
    return 1;
  uint64_t divisor = 0;
  for (AffineExpr result : count->map.getResults()) {
    int64_t known = result.isConstant()
                        ? std::max<int64_t>(result.getValue(), 1)
                        : result.getLargestKnownDivisor();
    divisor = std::gcd(divisor, uint64_t(std::max<int64_t>(known, 1)));
  }
  return std::max<uint64_t>(divisor, 1);
}

//===-- Signs --------------------------------------------------------------===//

namespace {
using MaybeInt = std::optional<int64_t>;
} // namespace

/// Constant bounds, both inclusive, of a value.
static std::pair<MaybeInt, MaybeInt> getConstantBounds(Value value) {
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)) &&
      constant.isSignedIntN(64))
    return {constant.getSExtValue(), constant.getSExtValue()};
  if (isa_and_nonnull<memref::DimOp, tensor::DimOp>(value.getDefiningOp()))
    return {0, std::nullopt};
  AffineForOp loop = getForInductionVarOwner(value);
  if (!loop)
    return {};
  MaybeInt lower, upper;
  if (loop.hasConstantLowerBound())
    lower = loop.getConstantLowerBound();
  int64_t last = 0;
  if (loop.hasConstantUpperBound() &&
      !llvm::SubOverflow(loop.getConstantUpperBound(), int64_t(1), last))
    upper = last;
  return {lower, upper};
}

bool affine::isKnownNonNegative(AffineExpr expr, unsigned numDims,
                                ValueRange operands) {
  SmallVector<MaybeInt> lower, upper;
  for (Value operand : operands) {
    auto [least, most] = getConstantBounds(operand);
    lower.push_back(least);
    upper.push_back(most);
  }
  MaybeInt bound = getBoundForAffineExpr(
      expr, numDims, unsigned(operands.size()) - numDims, lower, upper,
      /*isUpper=*/false);
  return bound && *bound >= 0;
}

//===-- Single iterations --------------------------------------------------===//

/// The first and only value of the induction variable.
static Value createLowerBound(RewriterBase &rewriter, AffineForOp loop) {
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(loop);
  AffineMap map = loop.getLowerBoundMap();
  if (loop.hasConstantLowerBound()) {
    Operation *func = loop->getParentOp();
    while (func && !isa<FunctionOpInterface>(func))
      func = func->getParentOp();
    if (func)
      rewriter.setInsertionPointToStart(&func->getRegion(0).front());
    return arith::ConstantIndexOp::create(rewriter, loop.getLoc(),
                                          loop.getConstantLowerBound());
  }
  ValueRange operands = loop.getLowerBoundOperands();
  if (map.isIdentity() && map.getNumDims() == 1 && !map.getNumSymbols())
    return operands.front();
  if (map.getNumResults() == 1)
    return AffineApplyOp::create(rewriter, loop.getLoc(), map, operands);
  return AffineMaxOp::create(rewriter, loop.getLoc(), map, operands);
}

LogicalResult affine::promoteIfSingleIteration(RewriterBase &rewriter,
                                               AffineForOp loop) {
  if (getTripCount(loop) != 1)
    return failure();
  Block *body = loop.getBody();
  SmallVector<Value> arguments(1);
  if (!loop.getInductionVar().use_empty())
    arguments.front() = createLowerBound(rewriter, loop);
  else
    arguments.front() = Value();
  llvm::append_range(arguments, loop.getInits());
  Operation *yield = body->getTerminator();
  SmallVector<Value> results(yield->getOperands());
  for (Value &result : results)
    if (auto argument = dyn_cast<BlockArgument>(result))
      if (argument.getOwner() == body)
        result = arguments[argument.getArgNumber()];
  rewriter.replaceAllUsesWith(loop->getResults(), results);
  rewriter.eraseOp(yield);
  for (auto [argument, value] : llvm::zip(body->getArguments(), arguments))
    if (value)
      rewriter.replaceAllUsesWith(argument, value);
  while (!body->empty())
    rewriter.moveOpBefore(&body->front(), loop);
  rewriter.eraseOp(loop);
  return success();
}
