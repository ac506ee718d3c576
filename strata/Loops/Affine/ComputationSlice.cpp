// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Affine/ComputationSlice.h"

#include "strata/IR/Build/Matchers.h"
#include "strata/Polyhedral/PresburgerRelation.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::affine;
using presburger::Tri;

/// Whether the maps are those of a single value that is not a constant.
static bool isSingleValue(AffineMap lower, AffineMap upper) {
  return lower && upper && lower.getNumResults() == 1 &&
         upper.getNumResults() == 1 &&
         lower.getResult(0) + 1 == upper.getResult(0) &&
         !lower.getResult(0).isConstant();
}

static bool hasResults(AffineMap map) {
  return map && map.getNumResults() != 0;
}

LogicalResult ComputationSlice::addTo(FlatAffineValueConstraints &cst) const {
  for (auto [iv, lower, upper] : llvm::zip_equal(ivs, lbs, ubs)) {
    std::optional<unsigned> pos = cst.findVar(iv);
    if (!pos)
      continue;
    if (isSingleValue(lower, upper)) {
      if (failed(cst.addBound(BoundType::EQ, *pos, lower, operands)))
        return failure();
    } else if (!hasResults(lower) || !hasResults(upper)) {
      if (failed(cst.addAffineForOpDomain(getForInductionVarOwner(iv))))
        return failure();
    } else if (failed(cst.addBound(BoundType::LB, *pos, lower, operands)) ||
               failed(cst.addBound(BoundType::UB, *cst.findVar(iv), upper,
                                   operands))) {
      return failure();
    }
  }
  return success();
}

FailureOr<FlatAffineValueConstraints>
ComputationSlice::getAsConstraints() const {
  SmallVector<Value, 4> values(ivs);
  llvm::append_range(values, operands);
  FlatAffineValueConstraints cst(unsigned(ivs.size()),
                                 unsigned(operands.size()), values);
  for (Value operand : operands) {
    if (isValidSymbol(operand)) {
      if (std::optional<int64_t> constant = getConstantIntValue(operand))
        cst.addBound(BoundType::EQ, *cst.findVar(operand), *constant);
    } else if (AffineForOp loop = getForInductionVarOwner(operand)) {
      if (failed(cst.addAffineForOpDomain(loop)))
        return failure();
    }
  }
  if (failed(addTo(cst)))
    return failure();
  return cst;
}

//===-- Simple slices ------------------------------------------------------===//

static bool hasConstantBounds(AffineForOp loop) {
  return loop.hasConstantLowerBound() && loop.hasConstantUpperBound();
}

/// Whether each loop of the source is executed for the variable of one loop of the destination with
/// the same bounds. std::nullopt if a slice or its loops are not of this form.
static std::optional<bool> hasSameLoops(const ComputationSlice &slice) {
  for (auto [iv, lower, upper] :
       llvm::zip_equal(slice.ivs, slice.lbs, slice.ubs)) {
    if (!isSingleValue(lower, upper))
      return std::nullopt;
    auto dim = dyn_cast<AffineDimExpr>(lower.getResult(0));
    AffineForOp target =
        dim ? getForInductionVarOwner(slice.operands[dim.getPosition()])
            : AffineForOp();
    AffineForOp source = getForInductionVarOwner(iv);
    if (!target || !hasConstantBounds(source) || !hasConstantBounds(target))
      return std::nullopt;
    if (source.getConstantLowerBound() != target.getConstantLowerBound() ||
        source.getConstantUpperBound() != target.getConstantUpperBound() ||
        source.getStepAsInt() != target.getStepAsInt())
      return false;
  }
  return true;
}

/// The domain of the source; std::nullopt if it depends on other values.
static std::optional<FlatAffineValueConstraints>
getSourceDomain(ArrayRef<Value> ivs) {
  FlatAffineValueConstraints cst(unsigned(ivs.size()), 0, ivs);
  for (Value iv : ivs)
    if (failed(cst.addAffineForOpDomain(getForInductionVarOwner(iv))))
      return std::nullopt;
  return cst;
}

std::optional<bool> ComputationSlice::isValid() const {
  if (hasSameLoops(*this) == true)
    return true;
  std::optional<FlatAffineValueConstraints> source = getSourceDomain(ivs);
  FailureOr<FlatAffineValueConstraints> cst = getAsConstraints();
  if (!source || failed(cst) || source->getNumSymbolVars() != 0 ||
      source->getNumLocalVars() != 0 || !cst->isRepresentable())
    return std::nullopt;
  if (source->getNumDimVars() != ivs.size())
    return false;
  presburger::IntegerRelation slice = cst->getAsRelation();
  presburger::Budget budget;
  for (FlatAffineValueConstraints::Row row : source->getInequalities()) {
    row.insert(row.end() - 1, slice.getNumCols() - row.size(), 0);
    for (int64_t &value : row)
      value = -value;
    --row.back();
    if (slice.isIntegerEmptyWith(row, budget) != Tri::True)
      return false;
  }
  return true;
}

/// Adds the values of the source's loops, of which number i is dimension i, for all iterations of the
/// destination.
static LogicalResult addAllIterations(const ComputationSlice &slice,
                                      FlatAffineValueConstraints &cst) {
  for (unsigned i = 0; i < slice.ivs.size(); ++i) {
    AffineMap lower = slice.lbs[i], upper = slice.ubs[i];
    if (isSingleValue(lower, upper)) {
      auto dim = dyn_cast<AffineDimExpr>(lower.getResult(0));
      AffineForOp target =
          dim ? getForInductionVarOwner(slice.operands[dim.getPosition()])
              : AffineForOp();
      if (!target || failed(cst.addAffineForOpDomain(target)))
        return failure();
      continue;
    }
    if ((lower &&
         failed(cst.addBound(BoundType::LB, i, lower, slice.operands))) ||
        (upper &&
         failed(cst.addBound(BoundType::UB, i, upper, slice.operands))))
      return failure();
  }
  return success();
}

std::optional<bool> ComputationSlice::isMaximal() const {
  if (std::optional<bool> same = hasSameLoops(*this))
    return same;
  std::optional<FlatAffineValueConstraints> source = getSourceDomain(ivs);
  if (!source)
    return std::nullopt;
  SmallVector<Value, 4> variables;
  for (Value operand : operands)
    if (getForInductionVarOwner(operand))
      variables.push_back(operand);
  variables.resize(std::max(variables.size(), ivs.size()));
  FlatAffineValueConstraints cst(unsigned(variables.size()), 0, variables);
  if (failed(addAllIterations(*this, cst)) || !cst.isRepresentable() ||
      !source->isRepresentable() ||
      source->getNumDimAndSymbolVars() != cst.getNumDimAndSymbolVars())
    return std::nullopt;
  presburger::Budget budget;
  Tri covered =
      presburger::PresburgerRelation(source->getAsRelation().findLocalDivs())
          .isSubsetOf(presburger::PresburgerRelation(
                          cst.getAsRelation().findLocalDivs()),
                      budget);
  if (covered == Tri::Unknown)
    return std::nullopt;
  return covered == Tri::True;
}
