// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// simplifyAffineExpr. An expression is flattened to a sum: a constant, and
// multiples of dimensions, symbols and locals. A local stands for an expression
// that is not linear: a quotient, or a product or remainder with a symbolic side,
// built from the flattened operands. A remainder by a constant is linear in its
// quotient: x mod c = x - (x floordiv c) * c. Equal terms cancel, and the sum is
// built again in a fixed order (docs/affine-simplification.md).
//
// Sums and products with constants are flattened together without recursion: the
// factor of each of their nodes is the sum of those that it has in the nodes
// around it. Only operands of locals are flattened by recursion.
#include "strata/IR/Affine/AffineExprDetail.h"
#include "strata/IR/Affine/AffineTreeSize.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

#include <deque>
#include <numeric>

using namespace strata;
using namespace strata::detail;

/// The terms that the sums of one expression may have altogether, and the steps of
/// dividing by symbols: a chain of n remainders has n sums of up to 2n terms.
static constexpr int64_t MaxTerms = 500'000;

//===-- Division by a symbol ----------------------------------------------===//

namespace {
/// Divides expressions by symbols, as operands of divisions or remainders.
class SymbolDivider {
public:
  struct Divisor {
    AffineSymbolExpr symbol;
    /// FloorDiv and CeilDiv round: the quotient is the rounded one, and quotients
    /// of this kind are divided too. Any other kind allows multiples only.
    AffineExprKind kind;
    /// Returns this divisor with the condition that operands are multiples.
    Divisor exact() const { return {symbol, AffineExprKind::Mul}; }
  };
  /// The quotient, or null if there may be a remainder.
  AffineExpr divide(AffineExpr expr, Divisor divisor);
  bool isExhausted() const { return budget < 0; }

private:
  AffineExpr divideNode(AffineExpr expr, Divisor divisor);
  AffineExpr divideSum(AffineExpr expr, Divisor divisor);
  int64_t budget = MaxTerms;
  /// Quotients by dividend, and by position and kind of the divisor.
  llvm::DenseMap<std::pair<AffineExpr, uint64_t>, AffineExpr> quotients;
};
} // namespace

/// A sum rounds like its operands if at most one of them is no multiple.
AffineExpr SymbolDivider::divideSum(AffineExpr expr, Divisor divisor) {
  for (bool isLHSExact : {false, true}) {
    AffineExpr lhs =
        divide(expr.getLHS(), isLHSExact ? divisor.exact() : divisor);
    if (!lhs)
      continue;
    AffineExpr rhs =
        divide(expr.getRHS(), isLHSExact ? divisor : divisor.exact());
    if (rhs)
      return lhs + rhs;
  }
  return {};
}

AffineExpr SymbolDivider::divideNode(AffineExpr expr, Divisor divisor) {
  switch (AffineExprKind kind = expr.getKind()) {
  case AffineExprKind::Add:
    return divideSum(expr, divisor);
  case AffineExprKind::Mod: {
    AffineExpr lhs = divide(expr.getLHS(), divisor.exact());
    AffineExpr rhs =
        lhs ? divide(expr.getRHS(), divisor.exact()) : AffineExpr();
    return rhs ? lhs.mod(rhs) : AffineExpr();
  }
  case AffineExprKind::Mul: {
    if (AffineExpr lhs = divide(expr.getLHS(), divisor.exact()))
      return lhs * expr.getRHS();
    AffineExpr rhs = divide(expr.getRHS(), divisor.exact());
    return rhs ? expr.getLHS() * rhs : AffineExpr();
  }
  default: {
    if (kind != divisor.kind)
      return {};
    AffineExpr lhs = divide(expr.getLHS(), divisor);
    return lhs ? getAffineBinaryOpExpr(kind, lhs, expr.getRHS()) : AffineExpr();
  }
  }
}

AffineExpr SymbolDivider::divide(AffineExpr expr, Divisor divisor) {
  if (expr == divisor.symbol)
    return getAffineConstantExpr(1, expr.getContext());
  if (expr.isConstant(0))
    return expr;
  if (!expr.isBinary())
    return {};
  std::pair<AffineExpr, uint64_t> key(
      expr,
      uint64_t(divisor.symbol.getPosition()) << 8 | uint64_t(divisor.kind));
  auto found = quotients.find(key);
  if (found != quotients.end())
    return found->second;
  if (--budget < 0)
    return {};
  AffineExpr result =
      runWithSufficientStackSpace([&] { return divideNode(expr, divisor); });
  quotients[key] = result;
  return result;
}

/// Divides by symbols where there is no remainder. Returns `root` if that takes
/// too many steps.
static AffineExpr simplifyDivisionsBySymbols(AffineExpr root) {
  SymbolDivider divider;
  llvm::DenseMap<AffineExpr, AffineExpr> done;
  root.walk([&](AffineExpr expr) -> WalkResult {
    if (!expr.isBinary())
      return WalkResult::advance();
    auto get = [&](AffineExpr part) {
      return part.isBinary() ? done.lookup(part) : part;
    };
    AffineExpr lhs = get(expr.getLHS()), rhs = get(expr.getRHS());
    AffineExprKind kind = expr.getKind();
    AffineExpr result;
    auto symbol = dyn_cast<AffineSymbolExpr>(rhs);
    if (symbol && kind != AffineExprKind::Add && kind != AffineExprKind::Mul) {
      result = divider.divide(lhs, {symbol, kind});
      if (result && kind == AffineExprKind::Mod)
        result = getAffineConstantExpr(0, expr.getContext());
    }
    bool isSame = lhs == expr.getLHS() && rhs == expr.getRHS();
    if (!result)
      result = isSame ? expr : getAffineBinaryOpExpr(kind, lhs, rhs);
    done[expr] = result;
    return divider.isExhausted() ? WalkResult::interrupt()
                                 : WalkResult::advance();
  });
  return divider.isExhausted() ? root : done.lookup(root);
}

//===-- Flattening --------------------------------------------------------===//

namespace {
/// `constant + sum of atom * factor`; arithmetic wraps. Atoms are numbers of a
/// Flattener, ascending; factors are not zero.
struct FlatSum {
  SmallVector<std::pair<unsigned, int64_t>, 4> terms;
  int64_t constant = 0;
};
} // namespace

class strata::detail::Flattener {
public:
  Flattener(unsigned numDims, unsigned numSymbols, Context *ctx)
      : numDims(numDims), numSymbols(numSymbols), ctx(ctx) {}
  /// std::nullopt if a constant divisor is not positive, or the sums are too
  /// large.
  std::optional<FlatSum> flatten(AffineExpr root);
  /// The sum in the order of its atoms: dimensions, symbols, locals in the order
  /// of their creation, the constant.
  AffineExpr build(const FlatSum &sum) const;
  /// The sum of an expression that is not pure affine: locals that are built from
  /// a dimension or a symbol follow it.
  AffineExpr buildGrouped(const FlatSum &sum) const;

private:
  bool flattenNode(AffineExpr expr);
  std::optional<FlatSum> flattenNodeImpl(AffineExpr expr);
  std::optional<FlatSum> flattenMod(AffineExpr lhs, int64_t divisor);
  std::optional<FlatSum> flattenDiv(AffineExpr lhs, int64_t divisor,
                                    AffineExprKind kind);
  FlatSum makeLocal(AffineExpr expr);
  void addTo(llvm::DenseMap<unsigned, int64_t> &factors, AffineExpr expr,
             int64_t factor, int64_t &constant);
  AffineExpr getAtom(unsigned number) const;
  FlatSum divide(FlatSum sum, int64_t divisor) const;

  unsigned numDims, numSymbols;
  Context *ctx;
  SmallVector<AffineExpr, 4> locals;
  llvm::DenseMap<AffineExpr, unsigned> numberOfLocal;
  /// The sums of the nodes other than sums and products with constants.
  llvm::DenseMap<AffineExpr, const FlatSum *> sumOfNode;
  std::deque<FlatSum> sums;
  int64_t budget = MaxTerms;
};

static int64_t multiplyWrapping(int64_t a, int64_t b) {
  return int64_t(uint64_t(a) * uint64_t(b));
}

static void accumulateWrapping(int64_t &sum, int64_t value) {
  sum = int64_t(uint64_t(sum) + uint64_t(value));
}

/// A sum, or a product with a constant.
static bool isLinearNode(AffineExpr expr) {
  return expr.getKind() == AffineExprKind::Add ||
         (expr.getKind() == AffineExprKind::Mul && expr.getRHS().isConstant());
}

/// The parts of a sum, operands first, down to those that are not linear nodes.
static SmallVector<AffineExpr, 16> getLinearParts(AffineExpr root) {
  SmallVector<AffineExpr, 16> parts;
  detail::walkPostOrder(root, isLinearNode, [&](AffineExpr expr) {
    parts.push_back(expr);
    return true;
  });
  return parts;
}

/// Adds `expr`, which is no linear node, times `factor`.
void Flattener::addTo(llvm::DenseMap<unsigned, int64_t> &factors,
                      AffineExpr expr, int64_t factor, int64_t &constant) {
  switch (expr.getKind()) {
  case AffineExprKind::Constant:
    return accumulateWrapping(constant,
                              multiplyWrapping(expr.getValue(), factor));
  case AffineExprKind::DimId:
    assert(expr.getValue() < numDims && "no such dimension");
    return accumulateWrapping(factors[unsigned(expr.getValue())], factor);
  case AffineExprKind::SymbolId:
    assert(expr.getValue() < numSymbols && "no such symbol");
    return accumulateWrapping(factors[numDims + unsigned(expr.getValue())],
                              factor);
  default:
    break;
  }
  const FlatSum &sum = *sumOfNode.lookup(expr);
  budget -= int64_t(sum.terms.size());
  for (auto [atom, atomFactor] : sum.terms)
    accumulateWrapping(factors[atom], multiplyWrapping(atomFactor, factor));
  accumulateWrapping(constant, multiplyWrapping(sum.constant, factor));
}

std::optional<FlatSum> Flattener::flatten(AffineExpr root) {
  SmallVector<AffineExpr, 16> parts = getLinearParts(root);
  budget -= int64_t(parts.size());
  if (budget < 0)
    return std::nullopt;
  for (AffineExpr part : parts)
    if (part.isBinary() && !isLinearNode(part) && !flattenNode(part))
      return std::nullopt;

  llvm::DenseMap<unsigned, int64_t> factors;
  llvm::DenseMap<AffineExpr, int64_t> factorOfPart;
  factorOfPart[root] = 1;
  FlatSum sum;
  for (AffineExpr part : llvm::reverse(parts)) {
    int64_t factor = factorOfPart.lookup(part);
    if (!isLinearNode(part)) {
      addTo(factors, part, factor, sum.constant);
    } else if (part.getKind() == AffineExprKind::Add) {
      accumulateWrapping(factorOfPart[part.getLHS()], factor);
      accumulateWrapping(factorOfPart[part.getRHS()], factor);
    } else {
      accumulateWrapping(factorOfPart[part.getLHS()],
                         multiplyWrapping(factor, part.getRHS().getValue()));
    }
  }
  for (auto [atom, factor] : factors)
    if (factor != 0)
      sum.terms.push_back({atom, factor});
  if (budget < 0)
    return std::nullopt;
  llvm::sort(sum.terms);
  return sum;
}

/// Flattens a node that is not linear, once.
bool Flattener::flattenNode(AffineExpr expr) {
  if (sumOfNode.contains(expr))
    return true;
  std::optional<FlatSum> sum =
      runWithSufficientStackSpace([&] { return flattenNodeImpl(expr); });
  if (!sum)
    return false;
  sums.push_back(std::move(*sum));
  sumOfNode[expr] = &sums.back();
  return true;
}

std::optional<FlatSum> Flattener::flattenNodeImpl(AffineExpr expr) {
  AffineExprKind kind = expr.getKind();
  if (auto divisor = dyn_cast<AffineConstantExpr>(expr.getRHS())) {
    if (divisor.getValue() <= 0)
      return std::nullopt;
    return kind == AffineExprKind::Mod
               ? flattenMod(expr.getLHS(), divisor.getValue())
               : flattenDiv(expr.getLHS(), divisor.getValue(), kind);
  }
  std::optional<FlatSum> lhs = flatten(expr.getLHS());
  if (!lhs)
    return std::nullopt;
  std::optional<FlatSum> rhs = flatten(expr.getRHS());
  if (!rhs)
    return std::nullopt;
  return makeLocal(getAffineBinaryOpExpr(kind, build(*lhs), build(*rhs)));
}

/// The greatest common divisor of `divisor` and all of `sum`.
static int64_t getCommonDivisor(const FlatSum &sum, int64_t divisor) {
  auto common = uint64_t(divisor);
  auto add = [&](int64_t value) {
    uint64_t absolute = value < 0 ? -uint64_t(value) : uint64_t(value);
    common = std::gcd(common, absolute);
  };
  for (auto [atom, factor] : sum.terms)
    add(factor);
  add(sum.constant);
  return int64_t(common);
}

/// `sum / divisor`, which has no remainder.
FlatSum Flattener::divide(FlatSum sum, int64_t divisor) const {
  for (auto &[atom, factor] : sum.terms)
    factor /= divisor;
  sum.constant /= divisor;
  return sum;
}

FlatSum Flattener::makeLocal(AffineExpr expr) {
  auto [entry, isNew] = numberOfLocal.try_emplace(expr, locals.size());
  if (isNew)
    locals.push_back(expr);
  FlatSum sum;
  sum.terms.push_back({numDims + numSymbols + entry->second, 1});
  return sum;
}

std::optional<FlatSum> Flattener::flattenMod(AffineExpr lhs, int64_t divisor) {
  std::optional<FlatSum> sum = flatten(lhs);
  if (!sum)
    return std::nullopt;
  int64_t common = getCommonDivisor(*sum, divisor);
  if (common == divisor)
    return FlatSum();
  AffineExpr quotient = build(divide(*sum, common)).floorDiv(divisor / common);
  std::pair<unsigned, int64_t> term = makeLocal(quotient).terms.front();
  auto *place = llvm::lower_bound(
      sum->terms,
      std::make_pair(term.first, std::numeric_limits<int64_t>::min()));
  if (place == sum->terms.end() || place->first != term.first)
    place = sum->terms.insert(place, {term.first, 0});
  accumulateWrapping(place->second, -divisor);
  if (place->second == 0)
    sum->terms.erase(place);
  return sum;
}

std::optional<FlatSum> Flattener::flattenDiv(AffineExpr lhs, int64_t divisor,
                                             AffineExprKind kind) {
  std::optional<FlatSum> sum = flatten(lhs);
  if (!sum)
    return std::nullopt;
  int64_t common = getCommonDivisor(*sum, divisor);
  FlatSum dividend = divide(std::move(*sum), common);
  if (common == divisor)
    return dividend;
  return makeLocal(getAffineBinaryOpExpr(
      kind, build(dividend), getAffineConstantExpr(divisor / common, ctx)));
}

//===-- Building ----------------------------------------------------------===//

AffineExpr Flattener::getAtom(unsigned number) const {
  if (number < numDims)
    return getAffineDimExpr(number, ctx);
  if (number < numDims + numSymbols)
    return getAffineSymbolExpr(number - numDims, ctx);
  return locals[number - numDims - numSymbols];
}

AffineExpr Flattener::build(const FlatSum &sum) const {
  AffineExpr expr = getAffineConstantExpr(0, ctx);
  for (auto [atom, factor] : sum.terms)
    expr = expr + getAtom(atom) * factor;
  return sum.constant == 0 ? expr : expr + sum.constant;
}

namespace {
/// The position of a term in the sum of an expression that is not pure affine.
struct TermOrder {
  /// The position of the dimension or symbol with which the term begins.
  uint64_t position;
  enum Group {
    Dim,
    DimWithConstant,
    DimWithSymbol,
    Symbol,
    SymbolWithAny,
    Other
  } group;
  /// Position of the symbol on the right, or a number that falls or rises with
  /// the number of the local.
  int64_t right;
  unsigned number;
  auto tie() const { return std::tie(position, group, right, number); }
  bool operator<(const TermOrder &other) const { return tie() < other.tie(); }
};
} // namespace

/// The position of the term `expr`; `number` is that of its atom.
static TermOrder getTermOrder(AffineExpr expr, unsigned number) {
  constexpr uint64_t Last = std::numeric_limits<uint64_t>::max();
  if (expr.getKind() == AffineExprKind::DimId)
    return {uint64_t(expr.getValue()), TermOrder::Dim, 0, number};
  if (expr.getKind() == AffineExprKind::SymbolId)
    return {uint64_t(expr.getValue()), TermOrder::Symbol, 0, number};
  if (!expr.isBinary())
    return {Last, TermOrder::Other, 0, number};
  AffineExpr lhs = expr.getLHS(), rhs = expr.getRHS();
  if (rhs.isConstant() && lhs.getKind() == AffineExprKind::DimId)
    return {uint64_t(lhs.getValue()), TermOrder::DimWithConstant,
            -int64_t(number), number};
  bool isLeaf = rhs.isConstant() || rhs.getKind() == AffineExprKind::SymbolId;
  if (isLeaf && lhs.getKind() == AffineExprKind::DimId)
    return {uint64_t(lhs.getValue()), TermOrder::DimWithSymbol, rhs.getValue(),
            number};
  if (isLeaf && lhs.getKind() == AffineExprKind::SymbolId)
    return {uint64_t(lhs.getValue()), TermOrder::SymbolWithAny, 0, number};
  return {Last, TermOrder::Other, 0, number};
}

AffineExpr Flattener::buildGrouped(const FlatSum &sum) const {
  SmallVector<std::pair<TermOrder, int64_t>, 8> terms;
  for (auto [atom, factor] : sum.terms)
    terms.push_back({getTermOrder(getAtom(atom), atom), factor});
  llvm::sort(terms,
             [](const auto &a, const auto &b) { return a.first < b.first; });
  AffineExpr expr = getAffineConstantExpr(0, ctx);
  for (const auto &[order, factor] : terms)
    expr = expr + getAtom(order.number) * factor;
  return sum.constant == 0 ? expr : expr + sum.constant;
}

static AffineExpr flattenAndBuild(AffineExpr expr, unsigned numDims,
                                  unsigned numSymbols) {
  if (!expr.isPureAffine())
    expr = simplifyDivisionsBySymbols(expr);
  Flattener flattener(numDims, numSymbols, expr.getContext());
  std::optional<FlatSum> sum = flattener.flatten(expr);
  if (!sum)
    return expr;
  AffineExpr result = flattener.build(*sum);
  // An expression that is already in the plain order stays as it is.
  if (result == expr || expr.isPureAffine())
    return result;
  return flattener.buildGrouped(*sum);
}

AffineExpr strata::simplifyAffineExpr(AffineExpr expr, unsigned numDims,
                                      unsigned numSymbols) {
  if (!expr.isBinary())
    return expr;
  AffineExpr result = flattenAndBuild(expr, numDims, numSymbols);
  bool isKept =
      growsTooMuch(result, [&] { return countAffineTreeNodes(expr); });
  return isKept ? expr : result;
}

//===-- Expressions that share parts --------------------------------------===//

SharedAffineSimplifier::SharedAffineSimplifier(unsigned numDims,
                                               unsigned numSymbols,
                                               Context *ctx)
    : flattener(std::make_unique<Flattener>(numDims, numSymbols, ctx)) {}

SharedAffineSimplifier::~SharedAffineSimplifier() = default;

AffineExpr SharedAffineSimplifier::simplify(AffineExpr expr) {
  assert(expr.isPureAffine() && "expected a pure affine expression");
  if (!expr.isBinary())
    return expr;
  std::optional<FlatSum> sum = flattener->flatten(expr);
  return sum ? flattener->build(*sum) : expr;
}
