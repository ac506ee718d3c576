// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of operations that put vectors together of elements, and of vector.to_elements.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using vector::FromElementsOp;
using vector::InsertOp;
using vector::ToElementsOp;

//===-- vector.insert ------------------------------------------------------===//

/// An earlier insertion at the same position is overwritten.
static OpFoldResult foldInsertOverInsert(InsertOp op) {
  auto inner = getDef<InsertOp>(op.getDest(), op);
  if (!inner || inner.getStaticPosition() != op.getStaticPosition() ||
      !llvm::equal(inner.getDynamicPosition(), op.getDynamicPosition()))
    return {};
  op.setDest(inner.getDest());
  return op.getResult();
}

static OpFoldResult foldInsertedConstant(InsertOp op, Attribute value,
                                         Attribute dest) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(dest);
  VectorType type = op.getType();
  auto count = getNumElements(op.getValueToStore().getType());
  if (!dense || type.isScalable() || !op.getDynamicPosition().empty() ||
      !count ||
      count != getNumElements(dropLeadingDims(
                   type, int64_t(op.getStaticPosition().size()))))
    return {};
  SmallVector<APInt> inserted, bits;
  if (failed(readElements(value, inserted)) ||
      int64_t(inserted.size()) != *count || failed(readElements(dense, bits)))
    return {};
  llvm::copy(inserted,
             bits.begin() + linearize(type, op.getStaticPosition()) * *count);
  return makeConstant(type, bits);
}

static OpFoldResult foldInsert(InsertOp op, InsertOp::FoldAdaptor adaptor) {
  Value value = op.getValueToStore();
  if (op.getStaticPosition().empty() && value.getType() == op.getType())
    return value == op.getResult() ? OpFoldResult() : value;
  SmallVector<int64_t> numbers(op.getStaticPosition());
  SmallVector<Value> values(op.getDynamicPosition());
  if (inlineConstantPositions(numbers, values, op.getType(),
                              adaptor.getDynamicPosition())) {
    op.setStaticPosition(numbers);
    op.setDynamicPosition(values);
    return op.getResult();
  }
  if (llvm::is_contained(numbers, PoisonPosition))
    return getPoison(op);
  if (OpFoldResult changed = foldInsertOverInsert(op))
    return changed;
  return foldInsertedConstant(op, adaptor.getValueToStore(), adaptor.getDest());
}

//===-- vector.from_elements -----------------------------------------------===//

/// All elements of a vector, in order.
static Value getTakenApart(FromElementsOp op) {
  if (op.getElements().empty())
    return {};
  auto source = getDef<ToElementsOp>(op.getElements().front(), op);
  if (!source || source.getSource().getType() != op.getType() ||
      !llvm::equal(op.getElements(), source.getElements()))
    return {};
  return source.getSource();
}

static OpFoldResult foldFromElements(FromElementsOp op,
                                     FromElementsOp::FoldAdaptor adaptor) {
  if (Value source = getTakenApart(op))
    return source;
  SmallVector<APInt> bits;
  for (Attribute element : adaptor.getElements())
    if (!isa_and_nonnull<IntegerAttr, FloatAttr>(element) ||
        failed(readElements(element, bits)))
      return {};
  return makeConstant(op.getType(), bits);
}

//===-- vector.to_elements -------------------------------------------------===//

static LogicalResult foldToElements(ToElementsOp op, ToElementsOp::FoldAdaptor,
                                    SmallVectorImpl<OpFoldResult> &results) {
  if (Value scalar = getSplatScalar(op.getSource(), op)) {
    results.append(op.getNumResults(), scalar);
    return success();
  }
  auto elements = getDef<FromElementsOp>(op.getSource(), op);
  if (!elements || elements.getElements().size() != op.getNumResults())
    return failure();
  llvm::append_range(results, elements.getElements());
  return success();
}

//===-- Registration -------------------------------------------------------===//

void detail::registerInsertFolds(Context &ctx) {
  registerOpHooks<FromElementsOp>(
      &ctx, {.fold = foldHook<FromElementsOp, foldFromElements>});
  registerOpHooks<InsertOp>(&ctx, {.fold = foldHook<InsertOp, foldInsert>});
  registerOpHooks<ToElementsOp>(
      &ctx, {.fold = foldHook<ToElementsOp, foldToElements>});
}
