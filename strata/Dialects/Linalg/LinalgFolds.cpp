// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Linalg/LinalgFolds.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Linalg/LinalgInterfaces.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/MemRef/MemRefFolds.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;

LogicalResult strata::foldStructuredOp(Operation *op, ArrayRef<Attribute>,
                                       SmallVectorImpl<OpFoldResult> &) {
  if (isa<linalg::BroadcastOp, linalg::MapOp, linalg::ReduceOp>(op))
    return failure();
  return foldMemRefCast(op);
}

/// 0 in a loop with one iteration.
static OpFoldResult foldIndex(linalg::IndexOp op,
                              linalg::IndexOp::FoldAdaptor) {
  Operation *parent = op->getParentOp();
  auto structured =
      parent ? dyn_cast<linalg::LinalgOp>(parent) : linalg::LinalgOp();
  if (!structured)
    return {};
  SmallVector<int64_t> ranges = structured.getStaticLoopRanges();
  auto dim = uint64_t(op.getDim());
  return dim < ranges.size() && ranges[dim] == 1
             ? OpFoldResult(
                   IntegerAttr::get(IndexType::get(op->getContext()), 0))
             : OpFoldResult();
}

/// The splat `source` with the type of `dest`.
static OpFoldResult resizeSplat(Attribute source, RankedTensorType dest) {
  auto elements = dyn_cast_or_null<DenseElementsAttr>(source);
  return elements && elements.isSplat() && dest.hasStaticShape() &&
                 elements.getElementType() == dest.getElementType()
             ? OpFoldResult(elements.resizeSplat(dest))
             : OpFoldResult();
}

/// A splat whose padding, if there is any, is equal to its elements.
static OpFoldResult foldPack(linalg::PackOp op,
                             linalg::PackOp::FoldAdaptor adaptor) {
  if (Value padding = op.getPaddingValue()) {
    auto elements = dyn_cast_or_null<DenseElementsAttr>(adaptor.getSource());
    if (!elements || !elements.isSplat())
      return {};
    auto values = elements.tryGetValues<Attribute>();
    if (failed(values) || (*values)[0] != getConstantValue(padding))
      return {};
  }
  return resizeSplat(adaptor.getSource(), op.getType());
}

static OpFoldResult foldUnpack(linalg::UnPackOp op,
                               linalg::UnPackOp::FoldAdaptor adaptor) {
  return resizeSplat(adaptor.getSource(), op.getType());
}

void strata::registerLinalgFolds(Context &ctx) {
  using namespace linalg;
  registerOpHooks<IndexOp>(&ctx, {.fold = foldHook<IndexOp, foldIndex>});
  registerOpHooks<PackOp>(&ctx, {.fold = foldHook<PackOp, foldPack>});
  registerOpHooks<SoftmaxOp>(&ctx, {.fold = foldStructuredOp});
  registerOpHooks<UnPackOp>(&ctx, {.fold = foldHook<UnPackOp, foldUnpack>});
}
