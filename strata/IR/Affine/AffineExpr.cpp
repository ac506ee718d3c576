// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine expressions are simplified as they are built: the operators try the
// rules of their kind in order, and the first that applies gives the result.
// The rules, and their order, are those of MLIR 22.1, so that equal input
// prints as equal text; sums are therefore not fully normalised.
//
// Constants: folding two constants whose result exceeds 64 bits is refused
// (the node stays); combining a constant with that of an inner node wraps.
//
// Rules recurse at most as deep as the expression is; getAffineBinaryOpExpr
// sees to the stack. The properties of an operand that rules query (whether it
// is symbolic, its largest known divisor) are stored in each node, so that
// building a sum of n terms takes O(n).
#include "strata/IR/Affine/AffineExpr.h"

#include "strata/IR/Types/StorageDetail.h"
#include "strata/Support/Stack.h"

#include "llvm/Support/MathExtras.h"

#include <numeric>

using namespace strata;
using namespace strata::detail;

//===-- Arithmetic --------------------------------------------------------===//

static int64_t addWrapping(int64_t a, int64_t b) {
  return int64_t(uint64_t(a) + uint64_t(b));
}

static int64_t mulWrapping(int64_t a, int64_t b) {
  return int64_t(uint64_t(a) * uint64_t(b));
}

static int64_t negateWrapping(int64_t a) { return int64_t(-uint64_t(a)); }

static int64_t absWrapping(int64_t a) { return a < 0 ? negateWrapping(a) : a; }

/// True if `divisor`, which must not be 0, divides `value`.
static bool divides(int64_t divisor, int64_t value) {
  return divisor == -1 || value % divisor == 0;
}

/// True if `value / divisor` exceeds 64 bits.
static bool divisionOverflows(int64_t value, int64_t divisor) {
  return divisor == -1 && value == std::numeric_limits<int64_t>::min();
}

//===-- Nodes -------------------------------------------------------------===//

static const AffineExprStorage &getNode(AffineExpr expr) {
  return *static_cast<const AffineExprStorage *>(expr.getImpl());
}

static int64_t computeDivisor(const AffineExprStorage::Key &key) {
  using enum AffineExprKind;
  switch (key.op) {
  case Constant:
    return absWrapping(key.value);
  case DimId:
  case SymbolId:
    return 1;
  case Mul:
    return mulWrapping(getNode(key.lhs).divisor, getNode(key.rhs).divisor);
  case FloorDiv:
  case CeilDiv: {
    const AffineExprStorage &rhs = getNode(key.rhs);
    int64_t lhsDivisor = getNode(key.lhs).divisor;
    if (rhs.op != Constant || rhs.value == 0 || !divides(rhs.value, lhsDivisor))
      return 1;
    return rhs.value == -1 ? absWrapping(lhsDivisor)
                           : absWrapping(lhsDivisor / rhs.value);
  }
  case Add:
  case Mod:
    // Products that wrapped count as unsigned numbers here.
    return int64_t(std::gcd(uint64_t(getNode(key.lhs).divisor),
                            uint64_t(getNode(key.rhs).divisor)));
  }
  llvm_unreachable("unknown affine expression");
}

static bool computePure(const AffineExprStorage::Key &key) {
  if (!key.lhs)
    return true;
  if (!key.lhs.isPureAffine() || !key.rhs.isPureAffine())
    return false;
  return key.op == AffineExprKind::Add || key.rhs.isConstant() ||
         (key.op == AffineExprKind::Mul && key.lhs.isConstant());
}

AffineExprStorage::AffineExprStorage(Dialect *dialect, const Key &key)
    : AttrStorage(Kind::AffineExpr, dialect), op(key.op),
      symbolic(key.lhs ? getNode(key.lhs).symbolic && getNode(key.rhs).symbolic
                       : key.op != AffineExprKind::DimId),
      pure(computePure(key)), divisor(computeDivisor(key)), lhs(key.lhs),
      rhs(key.rhs), value(key.value) {
  contains(key.lhs.getImpl());
  contains(key.rhs.getImpl());
}

static AffineExpr makeLeaf(AffineExprKind kind, int64_t value, Context *ctx) {
  return AffineExpr(
      getBuiltin<AffineExprStorage>(ctx, {.op = kind, .value = value}));
}

static AffineExpr makeBinary(AffineExprKind kind, AffineExpr lhs,
                             AffineExpr rhs) {
  return AffineExpr(getBuiltin<AffineExprStorage>(
      lhs.getContext(), {.op = kind, .lhs = lhs, .rhs = rhs}));
}

AffineExpr strata::getAffineDimExpr(unsigned position, Context *ctx) {
  return makeLeaf(AffineExprKind::DimId, position, ctx);
}

AffineExpr strata::getAffineSymbolExpr(unsigned position, Context *ctx) {
  return makeLeaf(AffineExprKind::SymbolId, position, ctx);
}

AffineExpr strata::getAffineConstantExpr(int64_t value, Context *ctx) {
  return makeLeaf(AffineExprKind::Constant, value, ctx);
}

SmallVector<AffineExpr> strata::getAffineConstantExprs(ArrayRef<int64_t> values,
                                                       Context *ctx) {
  SmallVector<AffineExpr> exprs;
  exprs.reserve(values.size());
  for (int64_t value : values)
    exprs.push_back(getAffineConstantExpr(value, ctx));
  return exprs;
}

//===-- Queries -----------------------------------------------------------===//

Context *AffineExpr::getContext() const { return impl->dialect->getContext(); }

AffineExprKind AffineExpr::getKind() const { return getNode(*this).op; }

AffineExpr AffineExpr::getLHS() const {
  assert(isBinary() && "only binary expressions have operands");
  return getNode(*this).lhs;
}

AffineExpr AffineExpr::getRHS() const {
  assert(isBinary() && "only binary expressions have operands");
  return getNode(*this).rhs;
}

int64_t AffineExpr::getValue() const {
  assert(!isBinary() && "binary expressions have no value");
  return getNode(*this).value;
}

bool AffineExpr::isSymbolicOrConstant() const {
  return getNode(*this).symbolic;
}

bool AffineExpr::isPureAffine() const { return getNode(*this).pure; }

int64_t AffineExpr::getLargestKnownDivisor() const {
  return getNode(*this).divisor;
}

bool AffineExpr::isMultipleOf(int64_t factor) const {
  return factor == 0 ? isConstant(0)
                     : divides(factor, getLargestKnownDivisor());
}

//===-- Simplification ----------------------------------------------------===//
//
// Each function returns the result of the first rule that applies, null if
// there is none.

/// True if `expr` is a node of `kind` whose right side is a constant.
static bool hasConstantRHS(AffineExpr expr, AffineExprKind kind) {
  return expr.getKind() == kind && expr.getRHS().isConstant();
}

/// Splits `expr` into an expression and a constant factor.
static std::pair<AffineExpr, int64_t> splitFactor(AffineExpr expr) {
  if (hasConstantRHS(expr, AffineExprKind::Mul))
    return {expr.getLHS(), expr.getRHS().getValue()};
  return {expr, 1};
}

static AffineExpr simplifyAdd(AffineExpr lhs, AffineExpr rhs);

/// Rules for `lhs + x * y`: a remainder in disguise, or a sum whose last term
/// simplifies with the product.
static AffineExpr simplifyAddOfProduct(AffineExpr lhs, AffineExpr rhs) {
  AffineExpr x = rhs.getLHS(), y = rhs.getRHS();
  // l - (l floordiv q) * q is l mod q.
  if (y.isConstant(-1) && x.getKind() == AffineExprKind::Mul) {
    AffineExpr quotient = x.getLHS(), divisor = x.getRHS();
    if (quotient.getKind() != AffineExprKind::FloorDiv)
      return {};
    if (quotient.getLHS() == lhs && quotient.getRHS() == divisor)
      return lhs.mod(divisor);
  }
  if (x.getKind() != AffineExprKind::FloorDiv)
    return {};
  // l + (l floordiv c) * -c is l mod c.
  AffineExpr divisor = x.getRHS();
  if (x.getLHS() == lhs && divisor.isConstant() && divisor.getValue() > 0 &&
      y.isConstant(-divisor.getValue()))
    return lhs.mod(divisor);
  if (lhs.getKind() != AffineExprKind::Add)
    return {};
  AffineExpr last = runWithSufficientStackSpace(
      [&] { return simplifyAdd(lhs.getRHS(), rhs); });
  return last ? lhs.getLHS() + last : AffineExpr();
}

static AffineExpr simplifyAdd(AffineExpr lhs, AffineExpr rhs) {
  using enum AffineExprKind;
  if (lhs.isConstant() && rhs.isConstant()) {
    int64_t sum;
    if (llvm::AddOverflow(lhs.getValue(), rhs.getValue(), sum))
      return {};
    return getAffineConstantExpr(sum, lhs.getContext());
  }
  if (lhs.isConstant() ||
      (lhs.isSymbolicOrConstant() && !rhs.isSymbolicOrConstant()))
    return rhs + lhs;
  AffineExprKind lhsKind = lhs.getKind();
  if (lhsKind == rhs.getKind() && (lhsKind == DimId || lhsKind == SymbolId) &&
      lhs.getValue() > rhs.getValue())
    return rhs + lhs;
  if (rhs.isConstant(0))
    return lhs;
  bool endsInConstant = hasConstantRHS(lhs, Add);
  if (endsInConstant && rhs.isConstant())
    return lhs.getLHS() + addWrapping(lhs.getRHS().getValue(), rhs.getValue());
  auto [lhsTerm, lhsFactor] = splitFactor(lhs);
  auto [rhsTerm, rhsFactor] = splitFactor(rhs);
  if (lhsTerm == rhsTerm)
    return lhsTerm * addWrapping(lhsFactor, rhsFactor);
  if (endsInConstant)
    return (lhs.getLHS() + rhs) + lhs.getRHS();
  return rhs.getKind() == Mul ? simplifyAddOfProduct(lhs, rhs) : AffineExpr();
}

static AffineExpr simplifyMul(AffineExpr lhs, AffineExpr rhs) {
  using enum AffineExprKind;
  if (lhs.isConstant() && rhs.isConstant()) {
    int64_t product;
    if (llvm::MulOverflow(lhs.getValue(), rhs.getValue(), product))
      return {};
    return getAffineConstantExpr(product, lhs.getContext());
  }
  if (lhs.getKind() == SymbolId && rhs.getKind() == SymbolId &&
      lhs.getValue() > rhs.getValue())
    return rhs * lhs;
  // A product of two expressions with dimensions is not affine; it is kept.
  if (!rhs.isSymbolicOrConstant() && !lhs.isSymbolicOrConstant())
    return {};
  if (!rhs.isSymbolicOrConstant() || lhs.isConstant())
    return rhs * lhs;
  if (rhs.isConstant(1))
    return lhs;
  if (rhs.isConstant(0))
    return rhs;
  if (!hasConstantRHS(lhs, Mul))
    return {};
  if (rhs.isConstant())
    return lhs.getLHS() * mulWrapping(lhs.getRHS().getValue(), rhs.getValue());
  return (lhs.getLHS() * rhs) * lhs.getRHS();
}

/// The rules that floordiv and ceildiv share; `rhs` is a non-zero constant.
static AffineExpr simplifyDivision(AffineExpr lhs, AffineExpr rhs,
                                   AffineExprKind kind) {
  int64_t divisor = rhs.getValue();
  if (lhs.isConstant()) {
    int64_t value = lhs.getValue();
    if (divisionOverflows(value, divisor))
      return {};
    int64_t quotient = kind == AffineExprKind::FloorDiv
                           ? llvm::divideFloorSigned(value, divisor)
                           : llvm::divideCeilSigned(value, divisor);
    return getAffineConstantExpr(quotient, lhs.getContext());
  }
  if (divisor == 1)
    return lhs;
  if (!hasConstantRHS(lhs, AffineExprKind::Mul))
    return {};
  int64_t factor = lhs.getRHS().getValue();
  if (divisionOverflows(factor, divisor) || !divides(divisor, factor))
    return {};
  return lhs.getLHS() * (factor / divisor);
}

static AffineExpr simplifyFloorDiv(AffineExpr lhs, AffineExpr rhs) {
  if (!rhs.isConstant() || rhs.isConstant(0))
    return {};
  if (AffineExpr result = simplifyDivision(lhs, rhs, AffineExprKind::FloorDiv))
    return result;
  if (lhs.getKind() != AffineExprKind::Add)
    return {};
  AffineExpr x = lhs.getLHS(), y = lhs.getRHS();
  if (!x.isMultipleOf(rhs.getValue()) && !y.isMultipleOf(rhs.getValue()))
    return {};
  return x.floorDiv(rhs) + y.floorDiv(rhs);
}

static AffineExpr simplifyCeilDiv(AffineExpr lhs, AffineExpr rhs) {
  if (!rhs.isConstant() || rhs.isConstant(0))
    return {};
  return simplifyDivision(lhs, rhs, AffineExprKind::CeilDiv);
}

/// Strips from `lhs` what does not change its remainder; null when nothing.
static AffineExpr stripForMod(AffineExpr lhs, int64_t modulus) {
  if (lhs.getKind() == AffineExprKind::Add) {
    if (lhs.getLHS().isMultipleOf(modulus))
      return lhs.getRHS();
    if (lhs.getRHS().isMultipleOf(modulus))
      return lhs.getLHS();
  }
  if (hasConstantRHS(lhs, AffineExprKind::Mod)) {
    int64_t inner = lhs.getRHS().getValue();
    if (inner >= 1 && inner % modulus == 0)
      return lhs.getLHS();
  }
  return {};
}

static AffineExpr simplifyMod(AffineExpr lhs, AffineExpr rhs) {
  if (!rhs.isConstant() || rhs.getValue() < 1)
    return {};
  int64_t modulus = rhs.getValue();
  AffineExpr stripped = lhs;
  while (true) {
    if (stripped.isConstant())
      return getAffineConstantExpr(llvm::mod(stripped.getValue(), modulus),
                                   lhs.getContext());
    if (stripped.isMultipleOf(modulus))
      return getAffineConstantExpr(0, lhs.getContext());
    AffineExpr next = stripForMod(stripped, modulus);
    if (!next)
      break;
    stripped = next;
  }
  if (stripped == lhs)
    return {};
  return makeBinary(AffineExprKind::Mod, stripped, rhs);
}

AffineExpr strata::getAffineBinaryOpExpr(AffineExprKind kind, AffineExpr lhs,
                                         AffineExpr rhs) {
  auto simplify = [&]() -> AffineExpr {
    switch (kind) {
    case AffineExprKind::Add:
      return simplifyAdd(lhs, rhs);
    case AffineExprKind::Mul:
      return simplifyMul(lhs, rhs);
    case AffineExprKind::Mod:
      return simplifyMod(lhs, rhs);
    case AffineExprKind::FloorDiv:
      return simplifyFloorDiv(lhs, rhs);
    case AffineExprKind::CeilDiv:
      return simplifyCeilDiv(lhs, rhs);
    default:
      llvm_unreachable("not a binary expression");
    }
  };
  if (AffineExpr simplified = runWithSufficientStackSpace(simplify))
    return simplified;
  return makeBinary(kind, lhs, rhs);
}

//===-- Operators ---------------------------------------------------------===//

AffineExpr AffineExpr::operator+(AffineExpr other) const {
  return getAffineBinaryOpExpr(AffineExprKind::Add, *this, other);
}

AffineExpr AffineExpr::operator*(AffineExpr other) const {
  return getAffineBinaryOpExpr(AffineExprKind::Mul, *this, other);
}

AffineExpr AffineExpr::mod(AffineExpr other) const {
  return getAffineBinaryOpExpr(AffineExprKind::Mod, *this, other);
}

AffineExpr AffineExpr::floorDiv(AffineExpr other) const {
  return getAffineBinaryOpExpr(AffineExprKind::FloorDiv, *this, other);
}

AffineExpr AffineExpr::ceilDiv(AffineExpr other) const {
  return getAffineBinaryOpExpr(AffineExprKind::CeilDiv, *this, other);
}

AffineExpr AffineExpr::operator+(int64_t value) const {
  return *this + getAffineConstantExpr(value, getContext());
}

AffineExpr AffineExpr::operator-(int64_t value) const {
  return *this + negateWrapping(value);
}

AffineExpr AffineExpr::operator*(int64_t value) const {
  return *this * getAffineConstantExpr(value, getContext());
}

AffineExpr AffineExpr::mod(int64_t value) const {
  return mod(getAffineConstantExpr(value, getContext()));
}

AffineExpr AffineExpr::floorDiv(int64_t value) const {
  return floorDiv(getAffineConstantExpr(value, getContext()));
}

AffineExpr AffineExpr::ceilDiv(int64_t value) const {
  return ceilDiv(getAffineConstantExpr(value, getContext()));
}
