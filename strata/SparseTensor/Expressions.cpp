// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of Merger that makes expressions of the body of a linalg.generic.
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/SparseTensor/Merger.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::sparse_tensor;

ExprId Merger::addExpr(Expr expr) {
  exprs.push_back(expr);
  return ExprId(exprs.size() - 1);
}

ExprId Merger::addUnary(ExprKind kind, ExprId e0, Operation *def) {
  return addExpr({.kind = kind, .e0 = e0, .op = def});
}

ExprId Merger::addBinary(ExprKind kind, ExprId e0, ExprId e1, Operation *def) {
  return addExpr({.kind = kind, .e0 = e0, .e1 = e1, .op = def});
}

//===-- Properties ----------------------------------------------------------===//

bool Merger::isInvariant(ExprId id) const {
  return exprs[id].kind == ExprKind::Invariant;
}

/// Whether a division by the expression never divides by zero.
bool Merger::isNonzeroConstant(ExprId id) const {
  if (!isInvariant(id))
    return false;
  Attribute value;
  if (!matchPattern(exprs[id].value, m_Constant(&value)))
    return false;
  if (auto integer = dyn_cast<IntegerAttr>(value))
    return !integer.getValue().isZero();
  if (auto number = dyn_cast<FloatAttr>(value))
    return !number.getValue().isZero();
  if (auto parts = dyn_cast<ArrayAttr>(value))
    return llvm::any_of(parts.getValue(), [](Attribute part) {
      return !cast<FloatAttr>(part).getValue().isZero();
    });
  return false;
}

bool Merger::containsTensor(ExprId id, TensorId tensor) const {
  if (id == InvalidExpr)
    return false;
  const Expr &expr = exprs[id];
  if (expr.kind == ExprKind::Tensor)
    return expr.tensor == tensor;
  return containsTensor(expr.e0, tensor) || containsTensor(expr.e1, tensor);
}

bool Merger::hasCustomReduction() const {
  return llvm::any_of(exprs, [](const Expr &expr) {
    return expr.kind == ExprKind::CustomReduce;
  });
}

bool Merger::hasNegateOnOut(ExprId id) const {
  if (id == InvalidExpr)
    return false;
  const Expr &expr = exprs[id];
  bool isNegation = expr.kind == ExprKind::Negation ||
                    (expr.kind == ExprKind::ZeroPreserving &&
                     isa<arith::NegFOp, complex::NegOp>(expr.op));
  if (isNegation)
    return containsTensor(expr.e0, getOutTensor());
  if (expr.kind == ExprKind::Difference)
    return containsTensor(expr.e1, getOutTensor()) || hasNegateOnOut(expr.e0);
  return hasNegateOnOut(expr.e0) || hasNegateOnOut(expr.e1);
}

/// Whether the results of partial combinations by `op` can be combined in any order.
static bool isAssociative(Operation *op) {
  return isa<arith::AddFOp, arith::AddIOp, arith::MulFOp, arith::MulIOp,
             arith::AndIOp, arith::OrIOp, arith::XOrIOp, arith::MaximumFOp,
             arith::MinimumFOp, arith::MaxNumFOp, arith::MinNumFOp,
             arith::MaxSIOp, arith::MinSIOp, arith::MaxUIOp, arith::MinUIOp,
             complex::AddOp, complex::MulOp>(op);
}

/// The operation of two operands that is all of `block`, which combines its arguments; null for
/// other blocks.
static Operation *getOnlyCombination(Block &block) {
  if (block.getOperations().size() != 2 || block.getNumArguments() != 2)
    return nullptr;
  Operation *op = &block.front();
  Value a = block.getArgument(0), b = block.getArgument(1);
  if (op->getNumOperands() != 2 || op->getNumResults() != 1 ||
      block.getTerminator()->getOperands().front() != op->getResult(0))
    return nullptr;
  Value lhs = op->getOperands().front(), rhs = op->getOperands().back();
  return (lhs == a && rhs == b) || (lhs == b && rhs == a) ? op : nullptr;
}

/// Whether the expression may have no element where all its tensors have one, since regions are
/// empty.
bool Merger::mayBeMissing(ExprId id) const {
  if (id == InvalidExpr)
    return false;
  const Expr &expr = exprs[id];
  if (expr.kind == ExprKind::CustomUnary &&
      cast<UnaryOp>(expr.op).getPresentRegion().empty())
    return true;
  if (expr.kind == ExprKind::CustomBinary &&
      cast<BinaryOp>(expr.op).getOverlapRegion().empty())
    return true;
  return mayBeMissing(expr.e0) || mayBeMissing(expr.e1);
}

bool Merger::isCombinationWithOut(ExprId id) const {
  const Expr &expr = exprs[id];
  Operation *def = expr.op;
  if (auto reduce = dyn_cast_or_null<strata::sparse_tensor::ReduceOp>(def))
    def = reduce.getRegion().empty()
              ? nullptr
              : getOnlyCombination(reduce.getRegion().front());
  if (!def || expr.e0 == InvalidExpr || expr.e1 == InvalidExpr ||
      !isAssociative(def) || mayBeMissing(id))
    return false;
  auto isOut = [&](ExprId part) {
    return exprs[part].kind == ExprKind::Tensor &&
           exprs[part].tensor == getOutTensor();
  };
  return (isOut(expr.e0) && !containsTensor(expr.e1, getOutTensor())) ||
         (isOut(expr.e1) && !containsTensor(expr.e0, getOutTensor()));
}

bool Merger::isSingleCondition(TensorId tensor, ExprId id) const {
  const Expr &expr = exprs[id];
  switch (expr.kind) {
  case ExprKind::Tensor:
    return expr.tensor == tensor;
  case ExprKind::ZeroPreserving:
  case ExprKind::Rectifier:
  case ExprKind::Negation:
  case ExprKind::Quotient:
    return isSingleCondition(tensor, expr.e0);
  case ExprKind::Product:
    if (isSingleCondition(tensor, expr.e0))
      return isSingleCondition(tensor, expr.e1) || isInvariant(expr.e1);
    return isSingleCondition(tensor, expr.e1) && isInvariant(expr.e0);
  case ExprKind::Sum:
  case ExprKind::Difference:
    return isSingleCondition(tensor, expr.e0) &&
           isSingleCondition(tensor, expr.e1);
  default:
    return false;
  }
}

/// Whether the operations of a region can be computed elsewhere: they depend on arguments, indices,
/// and values from outside of the body of the linalg operation.
static bool isAdmissibleBranch(Operation *op, Region &region) {
  Block *body = op->getBlock();
  bool isAdmissible = true;
  for (Block &block : region)
    for (Operation &inner : block)
      inner.walk([&](Operation *nested) {
        for (Value operand : nested->getOperands()) {
          Operation *def = operand.getDefiningOp();
          isAdmissible &=
              !def || def->getBlock() != body || isa<linalg::IndexOp>(def);
        }
      });
  return isAdmissible;
}

//===-- Operations ----------------------------------------------------------===//

Merger::Built Merger::buildLeaf(Value value, bool &isLeaf) {
  isLeaf = true;
  auto invariant = [&](Value outside) -> Built {
    return {addExpr({.kind = ExprKind::Invariant, .value = outside}), false};
  };
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    if (argument.getOwner()->getParentOp() != op.getOperation())
      return invariant(value);
    Value operand = op->getOperand(argument.getArgNumber());
    if (!isa<RankedTensorType>(operand.getType()))
      return invariant(operand);
    ExprId id =
        addExpr({.kind = ExprKind::Tensor, .tensor = argument.getArgNumber()});
    return {id, bool(getSparseTensorEncoding(operand.getType()))};
  }
  Operation *def = value.getDefiningOp();
  if (def->getBlock() != op.getBlock())
    return invariant(value);
  if (auto index = dyn_cast<linalg::IndexOp>(def))
    return {
        addExpr({.kind = ExprKind::LoopVar, .loop = LoopId(index.getDim())}),
        false};
  isLeaf = false;
  return {std::nullopt, false};
}

/// Whether an operation of one operand maps zero, and only zero, to zero.
static bool isZeroPreserving(Operation *op) {
  return isa<math::AbsFOp, math::AbsIOp, math::CeilOp, math::FloorOp,
             math::SqrtOp, math::ExpM1Op, math::Log1pOp, math::SinOp,
             math::TanhOp, arith::NegFOp, arith::TruncFOp, arith::ExtFOp,
             arith::FPToSIOp, arith::FPToUIOp, arith::SIToFPOp, arith::UIToFPOp,
             arith::ExtSIOp, arith::ExtUIOp, arith::IndexCastOp,
             arith::TruncIOp, arith::BitcastOp, complex::AbsOp, complex::SqrtOp,
             complex::Expm1Op, complex::Log1pOp, complex::SinOp,
             complex::TanhOp, complex::NegOp, complex::ImOp, complex::ReOp>(op);
}

Merger::Built Merger::buildUnary(Operation *def) {
  auto [x, isSparse] = build(def->getOperands().front());
  if (!x)
    return {std::nullopt, false};
  if (isZeroPreserving(def))
    return {addUnary(ExprKind::ZeroPreserving, *x, def), isSparse};
  if (auto unary = dyn_cast<UnaryOp>(def);
      unary && isAdmissibleBranch(def, unary.getPresentRegion()) &&
      isAdmissibleBranch(def, unary.getAbsentRegion()))
    return {addUnary(ExprKind::CustomUnary, *x, def), isSparse};
  if (auto select = dyn_cast<SelectOp>(def);
      select && isAdmissibleBranch(def, select.getRegion()))
    return {addUnary(ExprKind::CustomSelect, *x, def), isSparse};
  return {std::nullopt, false};
}

/// Whether a comparison of two zeros is false.
static bool isFalseForZeros(Operation *op) {
  if (auto compare = dyn_cast<arith::CmpIOp>(op)) {
    using P = arith::CmpIPredicate;
    P predicate = compare.getPredicate();
    return predicate == P::ne || predicate == P::slt || predicate == P::sgt ||
           predicate == P::ult || predicate == P::ugt;
  }
  using P = arith::CmpFPredicate;
  P predicate = cast<arith::CmpFOp>(op).getPredicate();
  return predicate == P::ONE || predicate == P::OLT || predicate == P::OGT ||
         predicate == P::UNE || predicate == P::ULT || predicate == P::UGT;
}

std::optional<ExprKind> Merger::classifyBinary(Operation *def,
                                               ExprId rhs) const {
  if (isa<arith::MulFOp, arith::MulIOp, arith::AndIOp, complex::MulOp>(def))
    return ExprKind::Product;
  if (isa<arith::DivFOp, arith::DivSIOp, arith::DivUIOp, complex::DivOp>(def))
    return isNonzeroConstant(rhs) ? std::optional(ExprKind::Quotient)
                                  : std::nullopt;
  if (isa<arith::ShLIOp, arith::ShRSIOp, arith::ShRUIOp>(def))
    return isInvariant(rhs) ? std::optional(ExprKind::Quotient) : std::nullopt;
  if (isa<arith::AddFOp, arith::AddIOp, arith::OrIOp, arith::XOrIOp,
          complex::AddOp>(def))
    return ExprKind::Sum;
  if (isa<arith::SubFOp, arith::SubIOp, complex::SubOp>(def))
    return ExprKind::Difference;
  if (isa<arith::CmpIOp, arith::CmpFOp>(def))
    return isFalseForZeros(def) ? std::optional(ExprKind::Comparison)
                                : std::nullopt;
  if (auto binary = dyn_cast<BinaryOp>(def))
    return isAdmissibleBranch(def, binary.getOverlapRegion()) &&
                   (binary.getLeftIdentity() ||
                    isAdmissibleBranch(def, binary.getLeftRegion())) &&
                   (binary.getRightIdentity() ||
                    isAdmissibleBranch(def, binary.getRightRegion()))
               ? std::optional(ExprKind::CustomBinary)
               : std::nullopt;
  return std::nullopt;
}

Merger::Built Merger::buildBinary(Operation *def) {
  auto [x, xIsSparse] = build(def->getOperands().front());
  auto [y, yIsSparse] = build(def->getOperands().back());
  if (!x || !y)
    return {std::nullopt, false};
  std::optional<ExprKind> kind = classifyBinary(def, *y);
  if (!kind)
    return {std::nullopt, false};
  bool isUnion = *kind == ExprKind::Sum || *kind == ExprKind::Difference;
  return {addBinary(*kind, *x, *y, def),
          isUnion ? xIsSparse && yIsSparse : xIsSparse || yIsSparse};
}

/// Whether `value` is the number 0.
static bool isZero(Value value) {
  Attribute attr;
  if (!matchPattern(value, m_Constant(&attr)))
    return false;
  if (auto integer = dyn_cast<IntegerAttr>(attr))
    return integer.getValue().isZero();
  auto number = dyn_cast<FloatAttr>(attr);
  return number && number.getValue().isZero();
}

/// `x` if `def` selects `x` where a comparison of it with 0 holds that is false for 0, and 0
/// otherwise; null for other operations.
static Value getRectifiedValue(Operation *def) {
  auto select = dyn_cast<arith::SelectOp>(def);
  if (!select || !isZero(select.getFalseValue()))
    return {};
  Operation *compare = select.getCondition().getDefiningOp();
  if (!compare || !isa<arith::CmpIOp, arith::CmpFOp>(compare) ||
      !isFalseForZeros(compare))
    return {};
  auto [lhs, rhs] =
      std::pair(compare->getOperands().front(), compare->getOperands().back());
  bool isOfValue = lhs == select.getTrueValue() && isZero(rhs);
  return isOfValue ? Value(select.getTrueValue()) : Value();
}

Merger::Built Merger::buildRectifier(Operation *def) {
  Value value = getRectifiedValue(def);
  if (!value)
    return {std::nullopt, false};
  auto [x, isSparse] = build(value);
  if (!x)
    return {std::nullopt, false};
  return {addUnary(ExprKind::Rectifier, *x, def), isSparse};
}

Merger::Built Merger::buildReduce(Operation *def) {
  auto reduce = dyn_cast<strata::sparse_tensor::ReduceOp>(def);
  if (!reduce || !isAdmissibleBranch(def, reduce.getRegion()))
    return {std::nullopt, false};
  auto [x, xIsSparse] = build(reduce.getX());
  auto [y, yIsSparse] = build(reduce.getY());
  if (!x || !y)
    return {std::nullopt, false};
  return {addBinary(ExprKind::CustomReduce, *x, *y, def),
          xIsSparse || yIsSparse};
}

/// Any operation on operands all of whose elements are stored.
Merger::Built Merger::buildDense(Operation *def) {
  if (def->getNumResults() != 1 || def->getNumRegions() ||
      def->getNumOperands() < 1 || def->getNumOperands() > 2)
    return {std::nullopt, false};
  ExprId parts[2] = {InvalidExpr, InvalidExpr};
  for (unsigned i = 0; i < def->getNumOperands(); ++i) {
    auto [part, isSparse] = build(def->getOperand(i));
    if (!part || isSparse)
      return {std::nullopt, false};
    parts[i] = *part;
  }
  return {addBinary(ExprKind::Dense, parts[0], parts[1], def), false};
}

/// The maximal number of operations of a body, and of expressions in its tree, which is exponentially
/// larger if operands are common. Trees are visited by recursion.
constexpr size_t MaxBodyExprs = 10000;

Merger::Built Merger::build(Value value) {
  if (exprs.size() >= MaxBodyExprs)
    return {std::nullopt, false};
  bool isLeaf;
  Built leaf = buildLeaf(value, isLeaf);
  if (isLeaf)
    return leaf;
  Operation *def = value.getDefiningOp();
  Built built{std::nullopt, false};
  if (def->getNumOperands() == 1)
    built = buildUnary(def);
  else if (def->getNumOperands() == 2)
    built = buildBinary(def);
  else if (def->getNumOperands() == 3)
    built = isa<arith::SelectOp>(def) ? buildRectifier(def) : buildReduce(def);
  return built.first ? built : buildDense(def);
}

std::optional<ExprId> Merger::buildFromBody() {
  if (op.getBlock()->getOperations().size() > MaxBodyExprs)
    return std::nullopt;
  Operation *yield = op.getBlock()->getTerminator();
  std::optional<ExprId> root = build(yield->getOperands().front()).first;
  // A selected element that is not the result would need branches in expressions.
  bool hasInnerSelect = llvm::any_of(llvm::enumerate(exprs), [&](auto item) {
    return item.value().kind == ExprKind::CustomSelect &&
           root != ExprId(item.index());
  });
  return hasInnerSelect ? std::nullopt : root;
}
