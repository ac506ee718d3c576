// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Strides and offset of memref layouts.
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;

/// The strides of the identity layout: those of dimensions before a dynamic one are
/// dynamic.
static void getIdentityStrides(ArrayRef<int64_t> shape,
                               SmallVectorImpl<int64_t> &strides) {
  strides.assign(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;) {
    int64_t product;
    bool isStatic = !ShapedType::isDynamic(strides[i]) &&
                    !ShapedType::isDynamic(shape[i]) &&
                    !llvm::MulOverflow(strides[i], shape[i], product);
    strides[i - 1] = isStatic ? product : ShapedType::kDynamic;
  }
}

namespace {
/// An affine expression as a sum of multiples of dimensions and of the rest.
class LinearLayout {
public:
  LinearLayout(AffineMap map)
      : ctx(map.getContext()),
        strides(map.getNumDims(), getAffineConstantExpr(0, ctx)),
        offset(getAffineConstantExpr(0, ctx)) {}
  /// Adds `root`. False if a product, division or remainder is not linear in the
  /// dimensions.
  bool add(AffineExpr root);

  Context *ctx;
  SmallVector<AffineExpr> strides;
  AffineExpr offset;
};
} // namespace

bool LinearLayout::add(AffineExpr root) {
  struct Term {
    AffineExpr expr, factor;
  };
  SmallVector<Term> terms = {{root, getAffineConstantExpr(1, ctx)}};
  while (!terms.empty()) {
    auto [expr, factor] = terms.pop_back_val();
    if (expr.isSymbolicOrConstant()) {
      offset = offset + expr * factor;
      continue;
    }
    switch (expr.getKind()) {
    case AffineExprKind::DimId: {
      AffineExpr &stride = strides[size_t(expr.getValue())];
      stride = stride + factor;
      break;
    }
    case AffineExprKind::Add:
      terms.push_back({expr.getRHS(), factor});
      terms.push_back({expr.getLHS(), factor});
      break;
    case AffineExprKind::Mul:
      if (expr.getRHS().isSymbolicOrConstant())
        terms.push_back({expr.getLHS(), expr.getRHS() * factor});
      else if (expr.getLHS().isSymbolicOrConstant())
        terms.push_back({expr.getRHS(), expr.getLHS() * factor});
      else
        return false;
      break;
    default:
      return false;
    }
  }
  return true;
}

LogicalResult MemRefType::getStridesAndOffset(SmallVectorImpl<int64_t> &strides,
                                              int64_t &offset) const {
  Attribute layout = getLayout();
  offset = 0;
  if (!layout) {
    getIdentityStrides(getShape(), strides);
    return success();
  }
  if (auto strided = dyn_cast<StridedLayoutAttr>(layout)) {
    llvm::append_range(strides, strided.getStrides());
    offset = strided.getOffset();
    return success();
  }
  auto mapAttr = dyn_cast<AffineMapAttr>(layout);
  if (!mapAttr)
    return failure();
  AffineMap map = mapAttr.getValue();
  if (map.isIdentity()) {
    getIdentityStrides(getShape(), strides);
    return success();
  }
  LinearLayout linear(map);
  if (map.getNumResults() != 1 || !linear.add(map.getResult(0)))
    return failure();
  auto evaluate = [&](AffineExpr expr) {
    expr = simplifyAffineExpr(expr, map.getNumDims(), map.getNumSymbols());
    return expr.isConstant() ? expr.getValue() : ShapedType::kDynamic;
  };
  for (AffineExpr stride : linear.strides)
    strides.push_back(evaluate(stride));
  offset = evaluate(linear.offset);
  return success();
}

bool MemRefType::isStrided() const {
  SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(getStridesAndOffset(strides, offset));
}
