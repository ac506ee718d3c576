// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A value is expressed by the operands of its definition, those by the operands
// of theirs, and so on. Sums stay exact when that ends early.
#include "strata/Interfaces/LinearForm.h"

#include "strata/Definition/OpHooks.h"
#include "strata/IR/Build/Fold.h"
#include "strata/Support/Stack.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;

/// The number of operations through which a value is followed: sums of values
/// that have operands in common could be expanded without end otherwise.
static constexpr unsigned ExpansionLimit = 256;

//===-- Arithmetic --------------------------------------------------------===//

std::optional<LinearForm> LinearForm::add(const LinearForm &other,
                                          int64_t factor) const {
  LinearForm sum = *this;
  int64_t product;
  if (llvm::MulOverflow(other.constant, factor, product) ||
      llvm::AddOverflow(constant, product, sum.constant))
    return std::nullopt;
  for (auto [value, coefficient] : other.terms) {
    if (llvm::MulOverflow(coefficient, factor, product))
      return std::nullopt;
    auto *term = llvm::find_if(sum.terms, [value = value](const auto &known) {
      return known.first == value;
    });
    if (term == sum.terms.end())
      sum.terms.push_back({value, product});
    else if (llvm::AddOverflow(term->second, product, term->second))
      return std::nullopt;
  }
  llvm::erase_if(sum.terms, [](const auto &term) { return term.second == 0; });
  return sum;
}

std::optional<LinearForm> LinearForm::multiply(const LinearForm &other) const {
  if (other.isConstant())
    return LinearForm().add(*this, other.constant);
  if (isConstant())
    return LinearForm().add(other, constant);
  return std::nullopt;
}

std::optional<int64_t> LinearForm::getDistance(const LinearForm &other) const {
  std::optional<LinearForm> difference = add(other, -1);
  return difference ? difference->getConstant() : std::nullopt;
}

//===-- Values ------------------------------------------------------------===//

/// The constant that `value` is, if it is an index.
static std::optional<int64_t> getConstantIndex(Value value) {
  auto attr = dyn_cast_or_null<IntegerAttr>(getConstantValue(value));
  if (!attr || !isa<IndexType>(attr.getType()))
    return std::nullopt;
  return attr.getValue().trySExtValue();
}

/// `expr` of the operands of `op`; std::nullopt if it is not linear.
static std::optional<LinearForm>
evaluate(AffineExpr expr, Operation *op, unsigned numDims,
         function_ref<LinearForm(Value)> getForm) {
  return runWithSufficientStackSpace([&]() -> std::optional<LinearForm> {
    if (expr.isConstant())
      return LinearForm(expr.getValue());
    if (!expr.isBinary()) {
      bool isDim = expr.getKind() == AffineExprKind::DimId;
      return getForm(
          op->getOperand(unsigned(expr.getValue()) + (isDim ? 0 : numDims)));
    }
    auto lhs = evaluate(expr.getLHS(), op, numDims, getForm);
    auto rhs = evaluate(expr.getRHS(), op, numDims, getForm);
    if (!lhs || !rhs)
      return std::nullopt;
    switch (expr.getKind()) {
    case AffineExprKind::Add:
      return lhs->add(*rhs);
    case AffineExprKind::Mul:
      return lhs->multiply(*rhs);
    default:
      return std::nullopt;
    }
  });
}

/// The map of the operation that makes `value`; null if there is none that
/// fits.
static AffineMap getMap(Value value) {
  Operation *op = value.getDefiningOp();
  const auto *interface =
      op ? getInterface<AffineResultOpInterface>(op) : nullptr;
  if (!interface || op->getNumResults() != 1 ||
      !isa<IndexType>(value.getType()))
    return {};
  AffineMap map = interface->getMap(op);
  bool fits = map && map.getNumResults() == 1 &&
              map.getNumDims() + map.getNumSymbols() == op->getNumOperands() &&
              llvm::all_of(op->getOpOperands(), [](OpOperand &operand) {
                return isa<IndexType>(operand.get().getType());
              });
  return fits ? map : AffineMap();
}

LinearForm::LinearForm(Value value) : constant(0) {
  terms.push_back({value, 1});
  auto getLeaf = [](Value leaf) {
    LinearForm form;
    if (auto known = getConstantIndex(leaf))
      form.constant = *known;
    else
      form.terms.push_back({leaf, 1});
    return form;
  };
  SmallVector<Value, 4> opaque;
  for (unsigned i = 0; i < ExpansionLimit; ++i) {
    auto *term = llvm::find_if(terms, [&](const auto &candidate) {
      return !llvm::is_contained(opaque, candidate.first);
    });
    if (term == terms.end())
      return;
    auto [current, coefficient] = *term;
    AffineMap map = getMap(current);
    std::optional<LinearForm> form = getLeaf(current);
    if (map)
      form = evaluate(map.getResult(0), current.getDefiningOp(),
                      map.getNumDims(), getLeaf);
    bool isKnown = form && (map || form->isConstant());
    LinearForm rest = *this;
    rest.terms.erase(rest.terms.begin() + (term - terms.begin()));
    std::optional<LinearForm> sum =
        isKnown ? rest.add(*form, coefficient) : std::nullopt;
    if (sum)
      *this = std::move(*sum);
    else
      opaque.push_back(current);
  }
}

//===-- What files say ----------------------------------------------------===//

static AffineMap getDeclaredMap(Operation *op) {
  const auto &result = *static_cast<const DeclaredAffineResult *>(
      op->getDefinition().findInterfaceData(AffineResultOpInterface::name));
  if (result.map)
    return result.map;
  auto attr =
      dyn_cast_or_null<AffineMapAttr>(op->getAttrSlots()[result.attribute]);
  return attr ? attr.getValue() : AffineMap();
}

InterfaceTable strata::getInterfaceTable(DeclaredAffineResult result) {
  static constexpr AffineResultOpInterface::Concept table = {getDeclaredMap};
  return {AffineResultOpInterface::name, &table,
          std::make_shared<const DeclaredAffineResult>(result)};
}
