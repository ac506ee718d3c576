// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic with ranges whose ends are affine expressions. All operations are monotone in their left
// operand, since factors and divisors that are symbols are positive.
#include "strata/Conversion/ExpandMemRefLayouts/LayoutBox.h"

#include "strata/Affine/MapProperties.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/DenseMap.h"

using namespace strata;

namespace {
struct Ends {
  AffineExpr least, greatest;
};
} // namespace

bool strata::hasUnstridedLayout(MemRefType type) {
  return isa_and_nonnull<AffineMapAttr>(type.getLayout()) && !type.isStrided();
}

/// The range of an operation whose right operand is the number `rhs`.
static std::optional<Ends> combine(AffineExprKind kind, Ends lhs,
                                   AffineExpr rhs) {
  auto number = dyn_cast<AffineConstantExpr>(rhs);
  if (kind == AffineExprKind::Mul) {
    Ends product{lhs.least * rhs, lhs.greatest * rhs};
    if (number && number.getValue() < 0)
      std::swap(product.least, product.greatest);
    return product;
  }
  if (number && number.getValue() <= 0)
    return std::nullopt;
  if (kind == AffineExprKind::Mod)
    return Ends{getAffineConstantExpr(0, rhs.getContext()), rhs - 1};
  if (kind == AffineExprKind::FloorDiv)
    return Ends{lhs.least.floorDiv(rhs), lhs.greatest.floorDiv(rhs)};
  return Ends{lhs.least.ceilDiv(rhs), lhs.greatest.ceilDiv(rhs)};
}

static std::optional<Ends> getEnds(AffineExpr expr,
                                   ArrayRef<AffineExpr> sizes) {
  llvm::DenseMap<AffineExpr, std::optional<Ends>> known;
  expr.walk([&](AffineExpr part) {
    std::optional<Ends> ends;
    if (part.isSymbolicOrConstant()) {
      ends = Ends{part, part};
    } else if (auto dim = dyn_cast<AffineDimExpr>(part)) {
      ends = Ends{getAffineConstantExpr(0, part.getContext()),
                  sizes[dim.getPosition()] - 1};
    } else if (auto binary = dyn_cast<AffineBinaryOpExpr>(part)) {
      std::optional<Ends> lhs = known.at(binary.getLHS());
      std::optional<Ends> rhs = known.at(binary.getRHS());
      if (lhs && rhs && part.getKind() == AffineExprKind::Add)
        ends = Ends{lhs->least + rhs->least, lhs->greatest + rhs->greatest};
      else if (lhs && binary.getRHS().isSymbolicOrConstant())
        ends = combine(part.getKind(), *lhs, binary.getRHS());
    }
    known[part] = ends;
  });
  return known.at(expr);
}

std::optional<SmallVector<LayoutRange, 4>>
strata::getLayoutBox(MemRefType type) {
  AffineMap map = dialects::affine::getLayoutMap(type);
  Context *ctx = type.getContext();
  unsigned numDynamic = 0;
  SmallVector<AffineExpr, 4> sizes;
  for (int64_t size : type.getShape())
    sizes.push_back(ShapedType::isDynamic(size)
                        ? getAffineDimExpr(numDynamic++, ctx)
                        : getAffineConstantExpr(size, ctx));
  SmallVector<LayoutRange, 4> ranges;
  for (AffineExpr expr : map.getResults()) {
    std::optional<Ends> ends = getEnds(expr, sizes);
    if (!ends)
      return std::nullopt;
    AffineExpr size = simplifyAffineExpr(ends->greatest - ends->least + 1,
                                         numDynamic, map.getNumSymbols());
    // Memory without elements.
    if (auto number = dyn_cast<AffineConstantExpr>(size);
        number && number.getValue() < 0)
      size = getAffineConstantExpr(0, ctx);
    ranges.push_back({ends->least, size});
  }
  return ranges;
}

MemRefType strata::getBoxType(MemRefType type) {
  std::optional<SmallVector<LayoutRange, 4>> box = getLayoutBox(type);
  if (!box)
    return {};
  SmallVector<int64_t, 4> shape;
  for (const LayoutRange &range : *box) {
    auto number = dyn_cast<AffineConstantExpr>(range.size);
    shape.push_back(number ? number.getValue() : ShapedType::kDynamic);
  }
  return MemRefType::get(shape, type.getElementType(), {},
                         type.getMemorySpace());
}
