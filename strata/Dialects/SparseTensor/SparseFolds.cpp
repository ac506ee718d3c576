// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/SparseTensor/SparseTensorHooks.h"
#include "strata/Dialects/SparseTensor/SparseTensorOps.h"
#include "strata/IR/Affine/AffineExpr.h"
#include "strata/IR/Build/OpFoldResult.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

using namespace strata;
using namespace ::dialects::sparse_tensor;

static OpFoldResult foldConvert(ConvertOp op, ConvertOp::FoldAdaptor) {
  if (op.getSource().getType() == op.getDest().getType())
    return Value(op.getSource());
  return {};
}

int64_t strata::sparse_tensor::getLevelSize(RankedTensorType type,
                                            unsigned lvl) {
  auto encoding = cast<SparseTensorEncodingAttr>(type.getEncoding());
  AffineMap map = encoding.getDimToLvl();
  AffineExpr expr =
      map ? map.getResult(lvl) : getAffineDimExpr(lvl, type.getContext());
  bool isPart = expr.isBinary();
  AffineExpr dim = isPart ? expr.getLHS() : expr;
  int64_t size = type.getDimSize(unsigned(dim.getValue()));
  if (isPart && expr.getKind() == AffineExprKind::Mod)
    return expr.getRHS().getValue();
  if (isPart && !ShapedType::isDynamic(size))
    size /= expr.getRHS().getValue();
  return size;
}

/// The size of a level that the type knows.
static OpFoldResult foldLvl(LvlOp op, LvlOp::FoldAdaptor adaptor) {
  auto index = dyn_cast_or_null<IntegerAttr>(adaptor.getIndex());
  auto type = cast<RankedTensorType>(op.getSource().getType());
  auto encoding =
      dyn_cast_or_null<SparseTensorEncodingAttr>(type.getEncoding());
  if (!index || !encoding || index.getInt() < 0 ||
      index.getInt() >= int64_t(encoding.getLvlTypes().size()))
    return {};
  int64_t size =
      strata::sparse_tensor::getLevelSize(type, unsigned(index.getInt()));
  if (ShapedType::isDynamic(size))
    return {};
  return Attribute(IntegerAttr::get(IndexType::get(op->getContext()), size));
}

static OpFoldResult foldReinterpretation(ReinterpretMapOp op,
                                         ReinterpretMapOp::FoldAdaptor) {
  Type type = op.getDest().getType();
  if (op.getSource().getType() == type)
    return Value(op.getSource());
  auto inner = op.getSource().getDefiningOp<ReinterpretMapOp>();
  if (inner && inner.getSource().getType() == type)
    return Value(inner.getSource());
  return {};
}

/// The size that was set last.
static OpFoldResult foldGet(GetStorageSpecifierOp op,
                            GetStorageSpecifierOp::FoldAdaptor) {
  Value specifier = op.getSpecifier();
  while (auto set = specifier.getDefiningOp<SetStorageSpecifierOp>()) {
    if (set.getSpecifierKind() == op.getSpecifierKind() &&
        set.getLevel() == op.getLevel())
      return Value(set.getValue());
    specifier = set.getSpecifier();
  }
  return {};
}

void strata::registerSparseFolds(Context &ctx) {
  registerOpHooks<ConvertOp>(&ctx, {.fold = foldHook<ConvertOp, foldConvert>});
  registerOpHooks<LvlOp>(&ctx, {.fold = foldHook<LvlOp, foldLvl>});
  registerOpHooks<ReinterpretMapOp>(
      &ctx, {.fold = foldHook<ReinterpretMapOp, foldReinterpretation>});
  registerOpHooks<GetStorageSpecifierOp>(
      &ctx, {.fold = foldHook<GetStorageSpecifierOp, foldGet>});
}
