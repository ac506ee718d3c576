// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/NormalizeMemRefs/MemRefNormalization.h"

#include "strata/Dialects/Affine/AffineOps.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

#include <optional>

using namespace strata;

//===-- Types --------------------------------------------------------------===//

namespace {
/// The least and the greatest value of an expression.
struct Bounds {
  int64_t least, greatest;
};
} // namespace

/// Null if the offset or a stride is dynamic.
static AffineMap getLayoutMap(StridedLayoutAttr layout) {
  Context *ctx = layout.getContext();
  if (ShapedType::isDynamic(layout.getOffset()))
    return {};
  AffineExpr place = getAffineConstantExpr(layout.getOffset(), ctx);
  for (auto [dim, stride] : llvm::enumerate(layout.getStrides())) {
    if (ShapedType::isDynamic(stride))
      return {};
    place = place + getAffineDimExpr(unsigned(dim), ctx) * stride;
  }
  return AffineMap::get(unsigned(layout.getStrides().size()), 0, place);
}

/// The layout map; null for the identity, memrefs without dimensions, and layouts of
/// dialects or with dynamic numbers.
static AffineMap getLayoutMap(MemRefType type) {
  Attribute layout = type.getLayout();
  if (!type.getRank())
    return {};
  if (auto strided = dyn_cast_or_null<StridedLayoutAttr>(layout))
    return getLayoutMap(strided);
  auto attr = dyn_cast_or_null<AffineMapAttr>(layout);
  if (!attr)
    return {};
  AffineMap map = compressUnusedSymbols(attr.getValue());
  return map.isIdentity() ? AffineMap() : map;
}

static std::optional<Bounds> add(Bounds a, Bounds b) {
  Bounds sum{};
  if (llvm::AddOverflow(a.least, b.least, sum.least) ||
      llvm::AddOverflow(a.greatest, b.greatest, sum.greatest))
    return std::nullopt;
  return sum;
}

static std::optional<Bounds> multiply(Bounds a, int64_t factor) {
  Bounds product{};
  if (llvm::MulOverflow(a.least, factor, product.least) ||
      llvm::MulOverflow(a.greatest, factor, product.greatest))
    return std::nullopt;
  if (factor < 0)
    std::swap(product.least, product.greatest);
  return product;
}

static std::optional<Bounds> combine(AffineExprKind kind, Bounds lhs,
                                     Bounds rhs) {
  if (kind == AffineExprKind::Add)
    return add(lhs, rhs);
  if (rhs.least != rhs.greatest)
    return std::nullopt;
  int64_t number = rhs.least;
  if (kind == AffineExprKind::Mul)
    return multiply(lhs, number);
  if (number <= 0)
    return std::nullopt;
  if (kind == AffineExprKind::Mod)
    return Bounds{0, number - 1};
  if (kind == AffineExprKind::FloorDiv)
    return Bounds{llvm::divideFloorSigned(lhs.least, number),
                  llvm::divideFloorSigned(lhs.greatest, number)};
  return Bounds{llvm::divideCeilSigned(lhs.least, number),
                llvm::divideCeilSigned(lhs.greatest, number)};
}

/// The bounds of `expr` for dimensions from 0 to less than `sizes`; std::nullopt if they are
/// unknown.
static std::optional<Bounds> getBounds(AffineExpr expr,
                                       ArrayRef<int64_t> sizes) {
  llvm::DenseMap<AffineExpr, std::optional<Bounds>> known;
  expr.walk([&](AffineExpr part) {
    std::optional<Bounds> bounds;
    if (auto constant = dyn_cast<AffineConstantExpr>(part)) {
      bounds = Bounds{constant.getValue(), constant.getValue()};
    } else if (auto dim = dyn_cast<AffineDimExpr>(part)) {
      if (int64_t size = sizes[dim.getPosition()]; size > 0)
        bounds = Bounds{0, size - 1};
    } else if (auto binary = dyn_cast<AffineBinaryOpExpr>(part)) {
      std::optional<Bounds> lhs = known.at(binary.getLHS());
      std::optional<Bounds> rhs = known.at(binary.getRHS());
      if (lhs && rhs)
        bounds = combine(part.getKind(), *lhs, *rhs);
    }
    known[part] = bounds;
  });
  return known.at(expr);
}

/// The size along `expr`: dynamic if a dimension in it is; std::nullopt if there is none.
static std::optional<int64_t> getSize(AffineExpr expr,
                                      ArrayRef<int64_t> sizes) {
  for (unsigned dim = 0; dim < sizes.size(); ++dim)
    if (ShapedType::isDynamic(sizes[dim]) && expr.isFunctionOfDim(dim))
      return ShapedType::kDynamic;
  // Each form of the expression can have the tighter bounds.
  AffineExpr simple = simplifyAffineExpr(expr, unsigned(sizes.size()), 0);
  std::optional<int64_t> size;
  for (AffineExpr form : {expr, simple}) {
    std::optional<Bounds> bounds = getBounds(form, sizes);
    if (bounds && bounds->least >= 0 && bounds->greatest < INT64_MAX)
      size = std::min(size.value_or(INT64_MAX), bounds->greatest + 1);
  }
  return size;
}

/// The dimension and the divisor of `d floordiv c` or `d mod c`; std::nullopt for others.
static std::optional<std::pair<unsigned, int64_t>>
getTile(AffineExpr expr, AffineExprKind kind) {
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary || binary.getKind() != kind)
    return std::nullopt;
  auto dim = dyn_cast<AffineDimExpr>(binary.getLHS());
  auto divisor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (!dim || !divisor || divisor.getValue() <= 0)
    return std::nullopt;
  return std::pair(dim.getPosition(), divisor.getValue());
}

/// Whether the results of `map` are dimensions and tiles of dimensions, with one pair at least of a
/// quotient and the remainder.
static bool isTiledLayout(AffineMap map) {
  bool hasPair = false;
  for (AffineExpr expr : map.getResults()) {
    auto quotient = getTile(expr, AffineExprKind::FloorDiv);
    if (!quotient && !isa<AffineDimExpr>(expr) &&
        !getTile(expr, AffineExprKind::Mod))
      return false;
    hasPair |=
        quotient && llvm::any_of(map.getResults(), [&](AffineExpr other) {
          return getTile(other, AffineExprKind::Mod) == quotient;
        });
  }
  return hasPair;
}

MemRefType strata::normalizeMemRefType(MemRefType type) {
  AffineMap map = getLayoutMap(type);
  if (!map || map.getNumSymbols() || !map.getNumResults() ||
      llvm::is_contained(type.getShape(), 0) ||
      (!type.hasStaticShape() && !isTiledLayout(map)))
    return type;
  SmallVector<int64_t> shape;
  for (AffineExpr expr : map.getResults()) {
    std::optional<int64_t> size = getSize(expr, type.getShape());
    if (!size)
      return type;
    shape.push_back(*size);
  }
  return MemRefType::get(shape, type.getElementType(), {},
                         type.getMemorySpace());
}

//===-- Uses ---------------------------------------------------------------===//

/// Whether neighbours along the last dimension stay neighbours.
static bool keepsRows(MemRefType type) {
  AffineMap map = getLayoutMap(type);
  unsigned last = map.getNumDims() - 1;
  auto dim = dyn_cast<AffineDimExpr>(map.getResults().back());
  return dim && dim.getPosition() == last &&
         llvm::none_of(map.getResults().drop_back(), [&](AffineExpr expr) {
           return expr.isFunctionOfDim(last);
         });
}

/// The size of dimension `dim` of `memref` before normalization: an attribute, an operand of the
/// allocation, or null.
static OpFoldResult getKnownSize(Value memref, int64_t dim) {
  auto type = cast<MemRefType>(memref.getType());
  Builder builder(type.getContext());
  if (dim < 0 || dim >= type.getRank())
    return {};
  if (!type.isDynamicDim(unsigned(dim)))
    return OpFoldResult(builder.getIndexAttr(type.getDimSize(unsigned(dim))));
  ValueRange sizes;
  if (auto alloc = memref.getDefiningOp<memref::AllocOp>())
    sizes = alloc.getDynamicSizes();
  else if (auto alloca = memref.getDefiningOp<memref::AllocaOp>())
    sizes = alloca.getDynamicSizes();
  else
    return {};
  return getMixedValues(type.getShape(), sizes, type.getContext())[size_t(dim)];
}

static bool isNormalizableUse(OpOperand &use) {
  Value memref = use.get();
  return llvm::TypeSwitch<Operation *, bool>(use.getOwner())
      .Case<affine::AffineLoadOp, affine::AffinePrefetchOp, memref::LoadOp,
            memref::DeallocOp, func::CallOp, func::ReturnOp>(
          [](auto) { return true; })
      .Case<affine::AffineStoreOp, memref::StoreOp>(
          [&](auto op) { return op.getValueToStore() != memref; })
      .Case<affine::AffineVectorLoadOp, affine::AffineVectorStoreOp>(
          [&](auto) { return keepsRows(cast<MemRefType>(memref.getType())); })
      .Case<memref::DimOp>([&](memref::DimOp op) {
        std::optional<int64_t> dim = getConstantIntValue(op.getIndex());
        return dim && getKnownSize(memref, *dim);
      })
      .Default([](Operation *) { return false; });
}

bool strata::hasNormalizableUses(Value memref) {
  return llvm::all_of(memref.getUses(), isNormalizableUse);
}

//===-- Changes ------------------------------------------------------------===//

/// The values of `indices` that an affine access uses, and operations that compute them unless the
/// map is the identity, as mlir-opt does.
template <typename Op>
static SmallVector<Value> getIndexValues(RewriterBase &rewriter, Op op) {
  AffineMap map = op.getMap();
  SmallVector<Value> operands = llvm::to_vector_of<Value>(op.getIndices());
  if (map.isIdentity())
    return operands;
  SmallVector<Value> values;
  for (unsigned i = 0; i < map.getNumResults(); ++i)
    values.push_back(affine::AffineApplyOp::create(
        rewriter, op->getLoc(), map.getSubMap({i}), operands));
  return values;
}

template <typename Op>
static void changeAffineAccess(RewriterBase &rewriter, Op op,
                               AffineMap layout) {
  rewriter.setInsertionPoint(op);
  SmallVector<Value> operands = getIndexValues(rewriter, op);
  affine::fullyComposeAffineMapAndOperands(&layout, &operands);
  affine::canonicalizeMapAndOperands(&layout, &operands);
  layout = simplifyAffineMap(layout);
  rewriter.modifyOpInPlace(op, [&] {
    op.setMap(layout);
    op.setIndices(operands);
  });
}

template <typename Op>
static void changeAccess(RewriterBase &rewriter, Op op, AffineMap layout) {
  rewriter.setInsertionPoint(op);
  SmallVector<Value> operands = llvm::to_vector_of<Value>(op.getIndices());
  affine::fullyComposeAffineMapAndOperands(&layout, &operands);
  affine::canonicalizeMapAndOperands(&layout, &operands);
  layout = simplifyAffineMap(layout);
  SmallVector<Value> indices;
  for (unsigned i = 0; i < layout.getNumResults(); ++i)
    indices.push_back(affine::AffineApplyOp::create(
        rewriter, op->getLoc(), layout.getSubMap({i}), operands));
  rewriter.modifyOpInPlace(op, [&] { op.setIndices(indices); });
}

static void changeUser(RewriterBase &rewriter, Operation *user, Value memref,
                       AffineMap layout) {
  llvm::TypeSwitch<Operation *>(user)
      .Case<affine::AffineLoadOp, affine::AffineStoreOp,
            affine::AffinePrefetchOp, affine::AffineVectorLoadOp,
            affine::AffineVectorStoreOp>(
          [&](auto op) { changeAffineAccess(rewriter, op, layout); })
      .Case<memref::LoadOp, memref::StoreOp>(
          [&](auto op) { changeAccess(rewriter, op, layout); })
      .Case<memref::DimOp>([&](memref::DimOp op) {
        rewriter.setInsertionPoint(op);
        Value size = getValueOrCreateConstantIndexOp(
            rewriter, op->getLoc(),
            getKnownSize(memref, *getConstantIntValue(op.getIndex())));
        rewriter.replaceOp(op, size);
      })
      .Default([](Operation *) {});
}

static void changeUsers(RewriterBase &rewriter, Value memref) {
  AffineMap layout = getLayoutMap(cast<MemRefType>(memref.getType()));
  SmallVector<Operation *> users(memref.getUsers().begin(),
                                 memref.getUsers().end());
  OpBuilder::InsertionGuard guard(rewriter);
  for (Operation *user : users)
    changeUser(rewriter, user, memref, layout);
}

void strata::normalizeValue(RewriterBase &rewriter, Value memref) {
  auto type = cast<MemRefType>(memref.getType());
  changeUsers(rewriter, memref);
  memref.setType(normalizeMemRefType(type));
}

/// The number of elements along the result `expr` of a layout map, of the sizes.
static AffineExpr getSizeExpr(AffineExpr expr) {
  Context *ctx = expr.getContext();
  if (auto quotient = getTile(expr, AffineExprKind::FloorDiv))
    return getAffineDimExpr(quotient->first, ctx).ceilDiv(quotient->second);
  if (auto rest = getTile(expr, AffineExprKind::Mod))
    return getAffineConstantExpr(rest->second, ctx);
  return expr;
}

/// The dynamic sizes of an allocation of the type `newType`.
static SmallVector<Value> createSizes(OpBuilder &builder, Location loc,
                                      MemRefType type, ValueRange sizes,
                                      MemRefType newType) {
  SmallVector<Value> result;
  if (newType.hasStaticShape())
    return result;
  SmallVector<Value> operands;
  for (OpFoldResult size :
       getMixedValues(type.getShape(), sizes, type.getContext()))
    operands.push_back(getValueOrCreateConstantIndexOp(builder, loc, size));
  AffineMap layout = getLayoutMap(type);
  for (auto [dim, expr] : llvm::enumerate(layout.getResults()))
    if (newType.isDynamicDim(unsigned(dim)))
      result.push_back(affine::AffineApplyOp::create(
          builder, loc,
          AffineMap::get(layout.getNumDims(), 0, getSizeExpr(expr)), operands));
  return result;
}

template <typename Op>
static void replaceAllocation(RewriterBase &rewriter, Op alloc) {
  auto type = cast<MemRefType>(alloc->getResult(0).getType());
  MemRefType newType = normalizeMemRefType(type);
  changeUsers(rewriter, alloc->getResult(0));
  rewriter.setInsertionPoint(alloc);
  SmallVector<Value> sizes = createSizes(rewriter, alloc->getLoc(), type,
                                         alloc.getDynamicSizes(), newType);
  auto created = Op::create(rewriter, alloc->getLoc(), newType, sizes,
                            ValueRange(), alloc.getAlignment());
  for (NamedAttribute attr : alloc->getDiscardableAttrs())
    created->setAttr(attr.getName(), attr.getValue());
  rewriter.replaceOp(alloc, created.getOperation());
}

/// A view of static sizes and strides becomes one of a single dimension.
static void replaceView(RewriterBase &rewriter, memref::ReinterpretCastOp op) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  MemRefType newType = normalizeMemRefType(type);
  changeUsers(rewriter, op->getResult(0));
  rewriter.setInsertionPoint(op);
  // mlir-opt computes the size of these constants, which have no uses in the end.
  for (int64_t size : type.getShape())
    arith::ConstantIndexOp::create(rewriter, op->getLoc(), size - 1);
  auto created = memref::ReinterpretCastOp::create(
      rewriter, op->getLoc(), newType, op.getSource(), 0, newType.getShape(),
      ArrayRef<int64_t>(1));
  rewriter.replaceOp(op, created.getOperation());
}

bool strata::definesNormalizableMemRef(Operation *op) {
  auto view = dyn_cast<memref::ReinterpretCastOp>(op);
  return isa<memref::AllocOp, memref::AllocaOp>(op) ||
         (view && view.getSizes().empty() && view.getStrides().empty() &&
          view.getOffsets().empty() &&
          cast<MemRefType>(view->getResult(0).getType()).hasStaticShape());
}

void strata::normalizeDefinition(RewriterBase &rewriter, Operation *op) {
  if (auto view = dyn_cast<memref::ReinterpretCastOp>(op))
    replaceView(rewriter, view);
  else if (auto heap = dyn_cast<memref::AllocOp>(op))
    replaceAllocation(rewriter, heap);
  else
    replaceAllocation(rewriter, cast<memref::AllocaOp>(op));
}
