// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine expressions over dimensions and symbols, affine maps and integer sets.
// Expressions are uniqued and simplified as they are built; the rules are those
// of MLIR 22.1 (a list in docs/affine-simplification.md), so that the same text
// is printed for the same input.
#ifndef STRATA_IR_AFFINEEXPR_H
#define STRATA_IR_AFFINEEXPR_H

#include "strata/IR/Attribute.h"

namespace strata {

enum class AffineExprKind : uint8_t {
  Add,
  Mul,
  Mod,
  FloorDiv,
  CeilDiv,
  Constant,
  DimId,
  SymbolId
};

/// A node of an affine expression.
class AffineExpr {
public:
  AffineExpr() = default;
  explicit AffineExpr(const AttrStorage *impl) : impl(impl) {}
  explicit operator bool() const { return impl; }
  bool operator==(AffineExpr other) const { return impl == other.impl; }
  bool operator!=(AffineExpr other) const { return impl != other.impl; }
  const AttrStorage *getImpl() const { return impl; }
  Context *getContext() const;

  AffineExprKind getKind() const;
  bool isBinary() const { return getKind() <= AffineExprKind::CeilDiv; }
  /// Operands of a binary node.
  AffineExpr getLHS() const;
  AffineExpr getRHS() const;
  /// Value of a constant, or position of a dimension or symbol.
  int64_t getValue() const;
  bool isConstant() const { return getKind() == AffineExprKind::Constant; }
  bool isConstant(int64_t value) const {
    return isConstant() && getValue() == value;
  }
  /// True if no dimension occurs in the expression.
  bool isSymbolicOrConstant() const;
  /// True if products have a constant side and divisors are constant.
  bool isPureAffine() const;
  /// Largest integer known to divide the value; at least 1 but for the
  /// constant 0 and for products so large that it wraps.
  int64_t getLargestKnownDivisor() const;
  bool isMultipleOf(int64_t factor) const;
  bool isFunctionOfDim(unsigned position) const;

  /// Rounding mod, floordiv and ceildiv; operators simplify.
  AffineExpr operator+(AffineExpr other) const;
  AffineExpr operator+(int64_t value) const;
  AffineExpr operator*(AffineExpr other) const;
  AffineExpr operator*(int64_t value) const;
  AffineExpr operator-() const { return *this * -1; }
  AffineExpr operator-(AffineExpr other) const { return *this + -other; }
  AffineExpr mod(AffineExpr other) const;
  AffineExpr floorDiv(AffineExpr other) const;
  AffineExpr ceilDiv(AffineExpr other) const;

private:
  const AttrStorage *impl = nullptr;
};

AffineExpr getAffineDimExpr(unsigned position, Context *ctx);
AffineExpr getAffineSymbolExpr(unsigned position, Context *ctx);
AffineExpr getAffineConstantExpr(int64_t value, Context *ctx);
/// Builds and simplifies; `kind` must be binary.
AffineExpr getAffineBinaryOpExpr(AffineExprKind kind, AffineExpr lhs,
                                 AffineExpr rhs);

/// `(d0, d1)[s0] -> (results)`.
class AffineMap {
public:
  AffineMap() = default;
  explicit AffineMap(const AttrStorage *impl) : impl(impl) {}
  static AffineMap get(unsigned numDims, unsigned numSymbols,
                       ArrayRef<AffineExpr> results, Context *ctx);
  explicit operator bool() const { return impl; }
  bool operator==(AffineMap other) const { return impl == other.impl; }
  bool operator!=(AffineMap other) const { return impl != other.impl; }
  const AttrStorage *getImpl() const { return impl; }
  Context *getContext() const;
  unsigned getNumDims() const;
  unsigned getNumSymbols() const;
  unsigned getNumResults() const { return getResults().size(); }
  ArrayRef<AffineExpr> getResults() const;
  AffineExpr getResult(unsigned index) const { return getResults()[index]; }
  /// `(d0, ..., dn) -> (d0, ..., dn)` without symbols.
  bool isIdentity() const;
  static AffineMap getMultiDimIdentityMap(unsigned numDims, Context *ctx);

private:
  const AttrStorage *impl = nullptr;
};

/// `(d0)[s0] : (constraints)`; each constraint is `expr == 0` or `expr >= 0`.
class IntegerSet {
public:
  IntegerSet() = default;
  explicit IntegerSet(const AttrStorage *impl) : impl(impl) {}
  /// `isEquality` has one entry a constraint. No constraint becomes `0 == 0`.
  static IntegerSet get(unsigned numDims, unsigned numSymbols,
                        ArrayRef<AffineExpr> constraints,
                        ArrayRef<bool> isEquality, Context *ctx);
  explicit operator bool() const { return impl; }
  bool operator==(IntegerSet other) const { return impl == other.impl; }
  bool operator!=(IntegerSet other) const { return impl != other.impl; }
  const AttrStorage *getImpl() const { return impl; }
  unsigned getNumDims() const;
  unsigned getNumSymbols() const;
  ArrayRef<AffineExpr> getConstraints() const;
  ArrayRef<bool> getEqFlags() const;

private:
  const AttrStorage *impl = nullptr;
};

} // namespace strata

template <> struct llvm::DenseMapInfo<strata::AffineExpr> {
  static strata::AffineExpr getEmptyKey() {
    return strata::AffineExpr(static_cast<const strata::AttrStorage *>(
        DenseMapInfo<const void *>::getEmptyKey()));
  }
  static strata::AffineExpr getTombstoneKey() {
    return strata::AffineExpr(static_cast<const strata::AttrStorage *>(
        DenseMapInfo<const void *>::getTombstoneKey()));
  }
  static unsigned getHashValue(strata::AffineExpr expr) {
    return DenseMapInfo<const void *>::getHashValue(expr.getImpl());
  }
  static bool isEqual(strata::AffineExpr a, strata::AffineExpr b) {
    return a == b;
  }
};

#endif // STRATA_IR_AFFINEEXPR_H
