// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/RaiseToAffine/RaiseToAffine.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Affine/DimsAndSymbols.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// Collects the dimensions and symbols of expressions.
class ExprBuilder {
public:
  explicit ExprBuilder(Operation *user) : user(user) {}
  /// Null if `value` is no affine function of dimensions and symbols.
  AffineExpr getExpr(Value value, unsigned depth = 0);
  affine::MapAndOperands getMap(ArrayRef<AffineExpr> exprs) const;

private:
  AffineExpr getBinary(Operation *op, unsigned depth);
  Operation *user;
  SmallVector<Value> dims, symbols;
};
} // namespace

/// Deeper expressions are not searched, so that shared operands take no exponential time.
static constexpr unsigned MaxDepth = 12;

/// The number of `value` in `values`, to which it is appended if necessary.
static unsigned getNumber(SmallVectorImpl<Value> &values, Value value) {
  auto found = llvm::find(values, value);
  auto number = unsigned(found - values.begin());
  if (found == values.end())
    values.push_back(value);
  return number;
}

AffineExpr ExprBuilder::getBinary(Operation *op, unsigned depth) {
  bool isProduct = isa<arith::MulIOp>(op);
  if (depth >= MaxDepth || (!isProduct && !isa<arith::AddIOp>(op)))
    return {};
  AffineExpr lhs = getExpr(op->getOperands().front(), depth + 1);
  AffineExpr rhs =
      lhs ? getExpr(op->getOperands().back(), depth + 1) : AffineExpr();
  if (!rhs)
    return {};
  if (!isProduct)
    return lhs + rhs;
  bool isAffine = lhs.isConstant() || rhs.isConstant();
  return isAffine ? lhs * rhs : AffineExpr();
}

AffineExpr ExprBuilder::getExpr(Value value, unsigned depth) {
  Context *ctx = user->getContext();
  if (std::optional<int64_t> number = getConstantIntValue(value))
    return getAffineConstantExpr(*number, ctx);
  if (Operation *op = value.getDefiningOp())
    if (AffineExpr expr = getBinary(op, depth))
      return expr;
  if (isValidAffineSymbol(user, value))
    return getAffineSymbolExpr(getNumber(symbols, value), ctx);
  if (isValidAffineDim(user, value))
    return getAffineDimExpr(getNumber(dims, value), ctx);
  return {};
}

affine::MapAndOperands ExprBuilder::getMap(ArrayRef<AffineExpr> exprs) const {
  affine::MapAndOperands result;
  result.map = AffineMap::get(unsigned(dims.size()), unsigned(symbols.size()),
                              exprs, user->getContext());
  llvm::append_range(result.operands, dims);
  llvm::append_range(result.operands, symbols);
  return result;
}

std::optional<affine::MapAndOperands>
strata::getAffineMapOf(Operation *user, ValueRange values) {
  ExprBuilder builder(user);
  SmallVector<AffineExpr> exprs;
  for (Value value : values) {
    exprs.push_back(builder.getExpr(value));
    if (!exprs.back())
      return std::nullopt;
  }
  return builder.getMap(exprs);
}

/// Replaces an access if its indices are affine.
static void raise(IRRewriter &rewriter, Operation *op) {
  auto load = dyn_cast<memref::LoadOp>(op);
  auto store = dyn_cast<memref::StoreOp>(op);
  if (!load && !store)
    return;
  std::optional<affine::MapAndOperands> access =
      getAffineMapOf(op, load ? load.getIndices() : store.getIndices());
  if (!access)
    return;
  if (load)
    rewriter.replaceOpWithNewOp<affine::AffineLoadOp>(
        op, load.getMemRef(), access->map, access->operands);
  else
    rewriter.replaceOpWithNewOp<affine::AffineStoreOp>(
        op, store.getValueToStore(), store.getMemRef(), access->map,
        access->operands);
}

namespace {
struct RaiseToAffine final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    IRRewriter rewriter(&getContext());
    getOperation()->walk([&](Operation *op) { raise(rewriter, op); });
  }
};
} // namespace

static constexpr PassInfo raiseInfo = {
    .argument = "affine-raise-from-memref",
    .name = "RaiseMemrefDialect",
    .summary = "Turn loads and stores with affine indices into those of affine",
    .anchor = func::FuncOp::getOperationName().data(),
    .dependentDialects = {"affine"},
    .create = makePass<RaiseToAffine>,
};

void strata::registerRaiseToAffinePasses(PassRegistry &registry) {
  registry.add(raiseInfo);
  registerRaiseSCFToAffinePass(registry);
}
