// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer sets. Simplification looks at one constraint at a time, and at pairs
// that differ by a constant or by the sign.
#include "strata/IR/Affine/AffineExprDetail.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Types/StorageDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::detail;

static const IntegerSetStorage &getStorage(IntegerSet set) {
  assert(set && "use of a null integer set");
  return *static_cast<const IntegerSetStorage *>(set.getImpl());
}

IntegerSet IntegerSet::get(unsigned numDims, unsigned numSymbols,
                           ArrayRef<AffineExpr> constraints,
                           ArrayRef<bool> isEquality, Context *ctx) {
  assert(constraints.size() == isEquality.size() &&
         "one flag for each constraint");
  // No constraint is kept as 0 == 0, which is how it is written.
  AffineExpr zero;
  if (constraints.empty()) {
    static constexpr bool IsEquality = true;
    zero = getAffineConstantExpr(0, ctx);
    constraints = zero;
    isEquality = IsEquality;
  }
  return IntegerSet(getBuiltin<IntegerSetStorage>(
      ctx, {numDims, numSymbols, constraints, isEquality}));
}

IntegerSet IntegerSet::getEmptySet(unsigned numDims, unsigned numSymbols,
                                   Context *ctx) {
  return get(numDims, numSymbols, getAffineConstantExpr(1, ctx), true, ctx);
}

Context *IntegerSet::getContext() const {
  return getStorage(*this).dialect->getContext();
}

unsigned IntegerSet::getNumDims() const {
  return getStorage(*this).value.numDims;
}

unsigned IntegerSet::getNumSymbols() const {
  return getStorage(*this).value.numSymbols;
}

ArrayRef<AffineExpr> IntegerSet::getConstraints() const {
  return getStorage(*this).value.exprs;
}

ArrayRef<bool> IntegerSet::getEqFlags() const {
  return getStorage(*this).value.eqFlags;
}

unsigned IntegerSet::getNumEqualities() const {
  return unsigned(llvm::count(getEqFlags(), true));
}

bool IntegerSet::isEmptyIntegerSet() const {
  return getNumConstraints() == 1 && isEq(0) && getConstraint(0).isConstant(1);
}

IntegerSet IntegerSet::replaceDimsAndSymbols(ArrayRef<AffineExpr> dims,
                                             ArrayRef<AffineExpr> symbols,
                                             unsigned numResultDims,
                                             unsigned numResultSymbols) const {
  AffineLeafReplacer fn{dims, symbols};
  AffineExprRewriter rewriter(fn);
  SmallVector<AffineExpr, 4> constraints;
  for (AffineExpr constraint : getConstraints())
    constraints.push_back(rewriter.rewrite(constraint));
  return get(numResultDims, numResultSymbols, constraints, getEqFlags(),
             getContext());
}

//===-- Simplification ----------------------------------------------------===//

namespace {
/// `term + constant == 0` or `>= 0`.
struct Constraint {
  AffineExpr term;
  int64_t constant;
  bool isEquality;
};

/// The constraints that were met, in order.
class ConstraintList {
public:
  ConstraintList(unsigned numDims, unsigned numSymbols)
      : numDims(numDims), numSymbols(numSymbols) {}
  /// False if the constraint cannot hold.
  bool add(AffineExpr expr, bool isEquality);
  /// Appends the constraints that are equalities, or the others.
  void append(bool areEqualities, SmallVectorImpl<AffineExpr> &exprs,
              SmallVectorImpl<bool> &flags) const;

private:
  Constraint split(AffineExpr expr, bool isEquality) const;
  bool isPossibleWith(const Constraint &constraint) const;
  unsigned numDims, numSymbols;
  SmallVector<Constraint, 8> constraints;
  /// Positions in `constraints`, by term: of an equality, and of an inequality.
  llvm::DenseMap<AffineExpr, unsigned> equalities, inequalities;
};
} // namespace

/// Splits off the constant, and divides by the greatest common divisor.
Constraint ConstraintList::split(AffineExpr expr, bool isEquality) const {
  Constraint result{expr, 0, isEquality};
  if (expr.getKind() == AffineExprKind::Add && expr.getRHS().isConstant())
    result = {expr.getLHS(), expr.getRHS().getValue(), isEquality};
  int64_t divisor = result.term.getLargestKnownDivisor();
  if (divisor <= 1 || (isEquality && result.constant % divisor != 0))
    return result;
  AffineExpr quotient =
      simplifyAffineExpr(result.term.floorDiv(divisor), numDims, numSymbols);
  return {quotient, llvm::divideFloorSigned(result.constant, divisor),
          isEquality};
}

/// Whether `constraint` can hold together with one of the term with opposite sign.
bool ConstraintList::isPossibleWith(const Constraint &constraint) const {
  AffineExpr opposite =
      simplifyAffineExpr(-constraint.term, numDims, numSymbols);
  auto found = inequalities.find(opposite);
  int64_t sum;
  return found == inequalities.end() ||
         llvm::AddOverflow(constraints[found->second].constant,
                           constraint.constant, sum) ||
         sum >= 0;
}

bool ConstraintList::add(AffineExpr expr, bool isEquality) {
  expr = simplifyAffineExpr(expr, numDims, numSymbols);
  if (expr.isConstant())
    return isEquality ? expr.getValue() == 0 : expr.getValue() >= 0;
  Constraint constraint = split(expr, isEquality);
  int64_t divisor = constraint.term.getLargestKnownDivisor();
  if (isEquality && divisor > 1 && constraint.constant % divisor != 0)
    return false;
  auto &known = isEquality ? equalities : inequalities;
  auto [entry, isNew] = known.try_emplace(constraint.term, constraints.size());
  if (isNew) {
    constraints.push_back(constraint);
    return isEquality || isPossibleWith(constraint);
  }
  int64_t &constant = constraints[entry->second].constant;
  if (isEquality)
    return constant == constraint.constant;
  constant = std::min(constant, constraint.constant);
  return isPossibleWith(constraints[entry->second]);
}

void ConstraintList::append(bool areEqualities,
                            SmallVectorImpl<AffineExpr> &exprs,
                            SmallVectorImpl<bool> &flags) const {
  for (const Constraint &constraint : constraints)
    if (constraint.isEquality == areEqualities) {
      exprs.push_back(constraint.term + constraint.constant);
      flags.push_back(areEqualities);
    }
}

IntegerSet strata::simplifyIntegerSet(IntegerSet set) {
  unsigned numDims = set.getNumDims(), numSymbols = set.getNumSymbols();
  ConstraintList list(numDims, numSymbols);
  for (unsigned i = 0; i < set.getNumConstraints(); ++i)
    if (!list.add(set.getConstraint(i), set.isEq(i)))
      return IntegerSet::getEmptySet(numDims, numSymbols, set.getContext());
  SmallVector<AffineExpr, 8> constraints;
  SmallVector<bool, 8> flags;
  list.append(/*areEqualities=*/true, constraints, flags);
  list.append(/*areEqualities=*/false, constraints, flags);
  return IntegerSet::get(numDims, numSymbols, constraints, flags,
                         set.getContext());
}
