// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine expressions over dimensions and symbols, affine maps and integer sets.
// Expressions are uniqued and simplified as they are built; the rules are those
// of MLIR 22.1 (a list in docs/affine-simplification.md), so that the same text
// is printed for the same input. Functions that take maps apart and join them,
// compressDims and the like, are in IR/Affine/AffineMap.h; functions on maps with
// operands are in Affine/AffineOperands.h.
#ifndef STRATA_IR_AFFINE_AFFINEEXPR_H
#define STRATA_IR_AFFINE_AFFINEEXPR_H

#include "strata/IR/Types/Attribute.h"

#include "llvm/ADT/DenseMap.h"

namespace llvm {
class SmallBitVector;
} // namespace llvm

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

class AffineDimExpr;

/// A node of an affine expression, or null. Sub-expressions may be shared, and
/// nested deeply: functions visit each distinct one once and do not recurse.
class AffineExpr {
public:
  AffineExpr() = default;
  AffineExpr(std::nullptr_t) {}
  explicit AffineExpr(const AttrStorage *impl) : impl(impl) {}
  explicit operator bool() const { return impl; }
  bool operator!() const { return !impl; }
  bool operator==(AffineExpr other) const { return impl == other.impl; }
  bool operator!=(AffineExpr other) const { return impl != other.impl; }
  /// Whether the expression is the constant `value`.
  bool operator==(int64_t value) const { return isConstant(value); }
  bool operator!=(int64_t value) const { return !isConstant(value); }
  const AttrStorage *getImpl() const { return impl; }
  const void *getAsOpaquePointer() const { return impl; }
  static AffineExpr getFromOpaquePointer(const void *pointer) {
    return AffineExpr(static_cast<const AttrStorage *>(pointer));
  }
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
  /// Largest integer known to divide the value; at least 1, except for the
  /// constant 0 and for products so large that it wraps.
  int64_t getLargestKnownDivisor() const;
  bool isMultipleOf(int64_t factor) const;
  /// Whether the dimension or symbol occurs. O(distinct sub-expressions).
  bool isFunctionOfDim(unsigned position) const;
  bool isFunctionOfSymbol(unsigned position) const;

  /// Rounding mod, floordiv and ceildiv; operators simplify.
  AffineExpr operator+(AffineExpr other) const;
  AffineExpr operator+(int64_t value) const;
  AffineExpr operator*(AffineExpr other) const;
  AffineExpr operator*(int64_t value) const;
  AffineExpr operator-() const { return *this * -1; }
  AffineExpr operator-(AffineExpr other) const { return *this + -other; }
  AffineExpr operator-(int64_t value) const;
  AffineExpr operator%(AffineExpr other) const { return mod(other); }
  AffineExpr operator%(int64_t value) const { return mod(value); }
  AffineExpr mod(AffineExpr other) const;
  AffineExpr mod(int64_t value) const;
  AffineExpr floorDiv(AffineExpr other) const;
  AffineExpr floorDiv(int64_t value) const;
  AffineExpr ceilDiv(AffineExpr other) const;
  AffineExpr ceilDiv(int64_t value) const;
  friend AffineExpr operator+(int64_t value, AffineExpr expr) {
    return expr + value;
  }
  friend AffineExpr operator*(int64_t value, AffineExpr expr) {
    return expr * value;
  }
  friend AffineExpr operator-(int64_t value, AffineExpr expr) {
    return -expr + value;
  }

  /// Calls `fn` with each distinct sub-expression and then with the expression
  /// itself, operands first. `fn` returns nothing or a WalkResult, which may
  /// interrupt the walk.
  template <typename Fn> WalkResult walk(Fn &&fn) const;

  /// Replaces occurrences of `expr`, or of the keys of `map`, from the outside
  /// in, and simplifies the expressions around them. Inserted expressions are
  /// not searched again.
  AffineExpr replace(AffineExpr expr, AffineExpr replacement) const;
  AffineExpr replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map) const;
  /// Replaces dimension and symbol i by entry i; those with a position past the
  /// end stay.
  AffineExpr replaceDimsAndSymbols(ArrayRef<AffineExpr> dims,
                                   ArrayRef<AffineExpr> symbols) const;
  AffineExpr replaceDims(ArrayRef<AffineExpr> dims) const;
  AffineExpr replaceSymbols(ArrayRef<AffineExpr> symbols) const;
  /// Adds `shift` to the positions from `offset` to `numDims` (`numSymbols`).
  AffineExpr shiftDims(unsigned numDims, unsigned shift,
                       unsigned offset = 0) const;
  AffineExpr shiftSymbols(unsigned numSymbols, unsigned shift,
                          unsigned offset = 0) const;
  /// Replaces dimension i by result i of `map`; symbols of both keep their
  /// positions.
  AffineExpr compose(AffineMap map) const;

  /// Prints the expression as in a map, through the renderer of the Context.
  void print(raw_ostream &os) const;
  void dump() const;

protected:
  const AttrStorage *impl = nullptr;

private:
  WalkResult walkImpl(function_ref<WalkResult(AffineExpr)> fn) const;
};

inline llvm::hash_code hash_value(AffineExpr expr) {
  return llvm::hash_value(expr.getAsOpaquePointer());
}
raw_ostream &operator<<(raw_ostream &os, AffineExpr expr);

/// Views of an expression, for isa, cast and dyn_cast.
class AffineBinaryOpExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) { return expr.isBinary(); }
};
class AffineDimExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) {
    return expr.getKind() == AffineExprKind::DimId;
  }
  unsigned getPosition() const { return unsigned(getValue()); }
};
class AffineSymbolExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) {
    return expr.getKind() == AffineExprKind::SymbolId;
  }
  unsigned getPosition() const { return unsigned(getValue()); }
};
class AffineConstantExpr : public AffineExpr {
public:
  using AffineExpr::AffineExpr;
  static bool classof(AffineExpr expr) { return expr.isConstant(); }
};

AffineExpr getAffineDimExpr(unsigned position, Context *ctx);
AffineExpr getAffineSymbolExpr(unsigned position, Context *ctx);
AffineExpr getAffineConstantExpr(int64_t value, Context *ctx);
SmallVector<AffineExpr> getAffineConstantExprs(ArrayRef<int64_t> values,
                                               Context *ctx);
/// Builds and simplifies; `kind` must be binary.
AffineExpr getAffineBinaryOpExpr(AffineExprKind kind, AffineExpr lhs,
                                 AffineExpr rhs);

/// Flattens `expr` to a sum of multiples of dimensions, symbols, products that
/// are not affine, divisions and remainders, cancels terms, and builds the sum in
/// the order that docs/affine-simplification.md gives. Returns `expr` if a
/// constant divisor is not positive, or if the sums would have more than
/// 500,000 terms altogether. O(terms of all these sums).
AffineExpr simplifyAffineExpr(AffineExpr expr, unsigned numDims,
                              unsigned numSymbols);
/// A bound of `expr`, inclusive, where dimension, then symbol i is at least
/// `constLowerBounds[i]` and at most `constUpperBounds[i]`, which are empty where
/// unknown. None if `expr` is not pure affine, a bound is missing or an
/// intermediate value exceeds 64 bits.
std::optional<int64_t>
getBoundForAffineExpr(AffineExpr expr, unsigned numDims, unsigned numSymbols,
                      ArrayRef<std::optional<int64_t>> constLowerBounds,
                      ArrayRef<std::optional<int64_t>> constUpperBounds,
                      bool isUpper);

/// Sets the arguments to the dimensions (symbols) 0, 1, ...
template <typename... Exprs> void bindDims(Context *ctx, Exprs &...exprs) {
  unsigned position = 0;
  ((exprs = Exprs(getAffineDimExpr(position++, ctx).getImpl())), ...);
}
template <typename... Exprs> void bindSymbols(Context *ctx, Exprs &...exprs) {
  unsigned position = 0;
  ((exprs = Exprs(getAffineSymbolExpr(position++, ctx).getImpl())), ...);
}
template <typename Expr>
void bindDimsList(Context *ctx, MutableArrayRef<Expr> exprs) {
  for (size_t position = 0; position < exprs.size(); ++position)
    exprs[position] = Expr(getAffineDimExpr(position, ctx).getImpl());
}
template <typename Expr>
void bindSymbolsList(Context *ctx, MutableArrayRef<Expr> exprs) {
  for (size_t position = 0; position < exprs.size(); ++position)
    exprs[position] = Expr(getAffineSymbolExpr(position, ctx).getImpl());
}

/// `(d0, d1)[s0] -> (results)`, or null.
class AffineMap {
public:
  AffineMap() = default;
  AffineMap(std::nullptr_t) {}
  explicit AffineMap(const AttrStorage *impl) : impl(impl) {}
  /// `() -> ()`.
  static AffineMap get(Context *ctx);
  /// Returns a map without results.
  static AffineMap get(unsigned numDims, unsigned numSymbols, Context *ctx);
  static AffineMap get(unsigned numDims, unsigned numSymbols,
                       AffineExpr result);
  static AffineMap get(unsigned numDims, unsigned numSymbols,
                       ArrayRef<AffineExpr> results, Context *ctx);
  /// `() -> (value)`.
  static AffineMap getConstantMap(int64_t value, Context *ctx);
  /// `(d0, ..., dn) -> (d0, ..., dn)`.
  static AffineMap getMultiDimIdentityMap(unsigned numDims, Context *ctx);
  /// The last `numResults` dimensions of `numDims`, which are at least as many.
  static AffineMap getMinorIdentityMap(unsigned numDims, unsigned numResults,
                                       Context *ctx);
  /// The dimensions for which `keep` holds.
  static AffineMap
  getFilteredIdentityMap(Context *ctx, unsigned numDims,
                         function_ref<bool(AffineDimExpr)> keep);
  /// `(d0, ..., dn) -> (d<p0>, ..., d<pn>)`; the entries of `permutation` are
  /// 0 to n.
  static AffineMap getPermutationMap(ArrayRef<unsigned> permutation,
                                     Context *ctx);
  static AffineMap getPermutationMap(ArrayRef<int64_t> permutation,
                                     Context *ctx);
  /// `(d0, ..., dn) -> (d<t0>, d<t1>, ...)`.
  static AffineMap getMultiDimMapWithTargets(unsigned numDims,
                                             ArrayRef<unsigned> targets,
                                             Context *ctx);
  /// One map for each list of results; all have as many dimensions and symbols
  /// as occur in any of the lists.
  static SmallVector<AffineMap, 4>
  inferFromExprList(ArrayRef<ArrayRef<AffineExpr>> lists, Context *ctx);
  static SmallVector<AffineMap, 4>
  inferFromExprList(ArrayRef<SmallVector<AffineExpr, 4>> lists, Context *ctx);

  explicit operator bool() const { return impl; }
  bool operator!() const { return !impl; }
  bool operator==(AffineMap other) const { return impl == other.impl; }
  bool operator!=(AffineMap other) const { return impl != other.impl; }
  const AttrStorage *getImpl() const { return impl; }
  const void *getAsOpaquePointer() const { return impl; }
  static AffineMap getFromOpaquePointer(const void *pointer) {
    return AffineMap(static_cast<const AttrStorage *>(pointer));
  }
  Context *getContext() const;
  unsigned getNumDims() const;
  unsigned getNumSymbols() const;
  unsigned getNumInputs() const { return getNumDims() + getNumSymbols(); }
  unsigned getNumResults() const { return getResults().size(); }
  ArrayRef<AffineExpr> getResults() const;
  AffineExpr getResult(unsigned index) const { return getResults()[index]; }

  /// `(d0, ..., dn) -> (d0, ..., dn)`, whatever the number of symbols.
  bool isIdentity() const;
  /// Like an identity map, with the symbols instead of the dimensions.
  bool isSymbolIdentity() const;
  /// No symbols, and the results are the last dimensions in order.
  bool isMinorIdentity() const;
  /// As above, but any result may be the constant 0; `broadcastDims` receives
  /// the positions of these.
  bool isMinorIdentityWithBroadcasting(
      SmallVectorImpl<unsigned> *broadcastDims = nullptr) const;
  /// Whether a permutation of the results gives a minor identity with
  /// broadcasting. `permutedDims` receives that permutation.
  bool isPermutationOfMinorIdentityWithBroadcasting(
      SmallVectorImpl<unsigned> &permutedDims) const;
  /// No symbols, and the results are distinct dimensions, or also zeros.
  bool isProjectedPermutation(bool allowZeroInResults = false) const;
  /// A projected permutation of all dimensions.
  bool isPermutation() const;
  /// No dimensions, symbols and results.
  bool isEmpty() const;
  /// All results (the only result) are constants.
  bool isConstant() const;
  bool isSingleConstant() const;
  int64_t getSingleConstantResult() const;
  SmallVector<int64_t> getConstantResults() const;
  /// The position of the dimension that is result `index`.
  unsigned getDimPosition(unsigned index) const;
  /// The first result that is `expr`.
  std::optional<unsigned> getResultPosition(AffineExpr expr) const;
  bool isFunctionOfDim(unsigned position) const;
  bool isFunctionOfSymbol(unsigned position) const;
  /// The largest integer known to divide all results.
  int64_t getLargestKnownDivisorOfMapExprs() const;
  /// AffineExpr::walk over each result.
  template <typename Fn> void walkExprs(Fn &&fn) const {
    for (AffineExpr result : getResults())
      if (result.walk(fn).wasInterrupted())
        return;
  }

  /// The map with the results at `positions`, of `length` results from `start`,
  /// with the first or the last `numResults`. The last two return the map itself
  /// if it has no more results, and null if `numResults` is 0.
  AffineMap getSubMap(ArrayRef<unsigned> positions) const;
  AffineMap getSliceMap(unsigned start, unsigned length) const;
  AffineMap getMajorSubMap(unsigned numResults) const;
  AffineMap getMinorSubMap(unsigned numResults) const;
  AffineMap dropResult(int64_t position) const;
  AffineMap dropResults(ArrayRef<int64_t> positions) const;
  AffineMap dropResults(const llvm::SmallBitVector &positions) const;
  AffineMap insertResult(AffineExpr expr, unsigned position) const;

  /// AffineExpr::replace and the like in all results.
  AffineMap replace(AffineExpr expr, AffineExpr replacement,
                    unsigned numResultDims, unsigned numResultSymbols) const;
  AffineMap replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map,
                    unsigned numResultDims, unsigned numResultSymbols) const;
  /// Like the function above, with as many dimensions and symbols as occur in
  /// the results.
  AffineMap replace(const llvm::DenseMap<AffineExpr, AffineExpr> &map) const;
  AffineMap replaceDimsAndSymbols(ArrayRef<AffineExpr> dims,
                                  ArrayRef<AffineExpr> symbols,
                                  unsigned numResultDims,
                                  unsigned numResultSymbols) const;
  /// Inserts `shift` dimensions (symbols) before number `offset`.
  AffineMap shiftDims(unsigned shift, unsigned offset = 0) const;
  AffineMap shiftSymbols(unsigned shift, unsigned offset = 0) const;
  /// The map that applies `map` and then this one, whose dimensions are the
  /// results of `map`. Its symbols are those of this map, then those of `map`.
  AffineMap compose(AffineMap map) const;
  /// The results of a map without symbols, all constant for these dimensions.
  SmallVector<int64_t, 4> compose(ArrayRef<int64_t> values) const;

  /// Computes the results for constant operands: an IntegerAttr of any type, or
  /// null, for each dimension and then symbol. Fails if a result is unknown,
  /// exceeds 64 bits, or is poison: a division by 0 or a remainder of a divisor
  /// that is not positive. `hasPoison` tells the last. Results are of type
  /// index.
  LogicalResult constantFold(ArrayRef<Attribute> operandConstants,
                             SmallVectorImpl<Attribute> &results,
                             bool *hasPoison = nullptr) const;
  /// The map in which the results that are known are constants. `results`
  /// receives these if all are known. Null if one is poison, which `hasPoison`
  /// tells.
  AffineMap partialConstantFold(ArrayRef<Attribute> operandConstants,
                                SmallVectorImpl<int64_t> *results = nullptr,
                                bool *hasPoison = nullptr) const;

  void print(raw_ostream &os) const;
  void dump() const;

private:
  const AttrStorage *impl = nullptr;
};

inline llvm::hash_code hash_value(AffineMap map) {
  return llvm::hash_value(map.getAsOpaquePointer());
}
raw_ostream &operator<<(raw_ostream &os, AffineMap map);

/// `(d0)[s0] : (constraints)`, or null; each constraint is `expr == 0` or
/// `expr >= 0`.
class IntegerSet {
public:
  IntegerSet() = default;
  IntegerSet(std::nullptr_t) {}
  explicit IntegerSet(const AttrStorage *impl) : impl(impl) {}
  /// `isEquality` has one entry a constraint. No constraint becomes `0 == 0`.
  static IntegerSet get(unsigned numDims, unsigned numSymbols,
                        ArrayRef<AffineExpr> constraints,
                        ArrayRef<bool> isEquality, Context *ctx);
  static IntegerSet get(unsigned numDims, unsigned numSymbols,
                        ArrayRef<AffineExpr> constraints,
                        ArrayRef<bool> isEquality) {
    return get(numDims, numSymbols, constraints, isEquality,
               constraints.front().getContext());
  }
  /// The set without elements in its canonical form, `1 == 0`.
  static IntegerSet getEmptySet(unsigned numDims, unsigned numSymbols,
                                Context *ctx);
  explicit operator bool() const { return impl; }
  bool operator!() const { return !impl; }
  bool operator==(IntegerSet other) const { return impl == other.impl; }
  bool operator!=(IntegerSet other) const { return impl != other.impl; }
  const AttrStorage *getImpl() const { return impl; }
  const void *getAsOpaquePointer() const { return impl; }
  static IntegerSet getFromOpaquePointer(const void *pointer) {
    return IntegerSet(static_cast<const AttrStorage *>(pointer));
  }
  Context *getContext() const;
  unsigned getNumDims() const;
  unsigned getNumSymbols() const;
  unsigned getNumInputs() const { return getNumDims() + getNumSymbols(); }
  unsigned getNumConstraints() const { return getConstraints().size(); }
  unsigned getNumEqualities() const;
  unsigned getNumInequalities() const {
    return getNumConstraints() - getNumEqualities();
  }
  ArrayRef<AffineExpr> getConstraints() const;
  AffineExpr getConstraint(unsigned index) const {
    return getConstraints()[index];
  }
  ArrayRef<bool> getEqFlags() const;
  bool isEq(unsigned index) const { return getEqFlags()[index]; }
  /// Whether this is the set that getEmptySet returns.
  bool isEmptyIntegerSet() const;
  /// AffineExpr::replaceDimsAndSymbols in all constraints.
  IntegerSet replaceDimsAndSymbols(ArrayRef<AffineExpr> dims,
                                   ArrayRef<AffineExpr> symbols,
                                   unsigned numResultDims,
                                   unsigned numResultSymbols) const;
  /// AffineExpr::walk over each constraint.
  template <typename Fn> void walkExprs(Fn &&fn) const {
    for (AffineExpr constraint : getConstraints())
      if (constraint.walk(fn).wasInterrupted())
        return;
  }
  void print(raw_ostream &os) const;
  void dump() const;

private:
  const AttrStorage *impl = nullptr;
};

inline llvm::hash_code hash_value(IntegerSet set) {
  return llvm::hash_value(set.getAsOpaquePointer());
}
raw_ostream &operator<<(raw_ostream &os, IntegerSet set);

template <typename Fn> WalkResult AffineExpr::walk(Fn &&fn) const {
  return walkImpl([&](AffineExpr expr) -> WalkResult {
    if constexpr (std::is_void_v<decltype(fn(expr))>) {
      fn(expr);
      return WalkResult::advance();
    } else {
      return fn(expr);
    }
  });
}

namespace detail {
/// Expressions, their views, maps and sets.
template <typename T>
concept AffineHandle = std::is_base_of_v<AffineExpr, T> ||
    std::is_same_v<AffineMap, T> || std::is_same_v<IntegerSet, T>;
} // namespace detail

} // namespace strata

namespace llvm {

template <typename To, typename From>
struct CastInfo<To, From,
                std::enable_if_t<std::is_base_of_v<strata::AffineExpr,
                                                   std::remove_const_t<From>>>>
    : NullableValueCastFailed<To>,
      DefaultDoCastIfPossible<To, From, CastInfo<To, From>> {
  static bool isPossible(strata::AffineExpr expr) { return To::classof(expr); }
  static To doCast(strata::AffineExpr expr) { return To(expr.getImpl()); }
};

template <strata::detail::AffineHandle T> struct PointerLikeTypeTraits<T> {
  static void *getAsVoidPointer(T handle) {
    return const_cast<void *>(handle.getAsOpaquePointer());
  }
  static T getFromVoidPointer(const void *pointer) {
    return T(static_cast<const strata::AttrStorage *>(pointer));
  }
  static constexpr int NumLowBitsAvailable = 3;
};

template <strata::detail::AffineHandle T> struct DenseMapInfo<T, void> {
  static T getEmptyKey() {
    return T(static_cast<const strata::AttrStorage *>(
        DenseMapInfo<const void *>::getEmptyKey()));
  }
  static T getTombstoneKey() {
    return T(static_cast<const strata::AttrStorage *>(
        DenseMapInfo<const void *>::getTombstoneKey()));
  }
  static unsigned getHashValue(T handle) {
    return DenseMapInfo<const void *>::getHashValue(
        handle.getAsOpaquePointer());
  }
  static bool isEqual(T a, T b) { return a == b; }
};

} // namespace llvm

#endif // STRATA_IR_AFFINE_AFFINEEXPR_H
