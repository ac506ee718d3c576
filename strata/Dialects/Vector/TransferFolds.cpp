// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of vector.transfer_read and vector.transfer_write.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/MemRef/MemRefFolds.h"
#include "strata/Dialects/Vector/TransferOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/Build/StaticValueUtils.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;
using namespace strata::detail;

/// Whether dimension `dim` of the vector, which runs along dimension `position` of the base,
/// is known to stay within it. Transfers begin within the base.
static bool isKnownInBounds(const Transfer &transfer, unsigned dim,
                            unsigned position) {
  int64_t size = transfer.baseType.getDimSize(position);
  auto index = getConstantIntValue(transfer.indices[position]);
  auto extent = transfer.getExtent(dim);
  return !ShapedType::isDynamic(size) && index && extent && *extent <= size &&
         *index <= size - *extent;
}

/// The attribute `in_bounds` with inferred entries; null if it has all of them
/// already. Dimensions along which elements are repeated are in bounds if the
/// others are.
static ArrayAttr inferInBounds(const Transfer &transfer) {
  Attribute isInBounds = BoolAttr::get(transfer.op->getContext(), true);
  SmallVector<Attribute> inBounds(transfer.inBounds.getValue());
  bool areAllInBounds = true;
  for (auto [dim, expr] : llvm::enumerate(transfer.map.getResults())) {
    auto position = dyn_cast<AffineDimExpr>(expr);
    if (!position || !transfer.mayBeOutOfBounds(dim))
      continue;
    if (isKnownInBounds(transfer, dim, position.getPosition()))
      inBounds[dim] = isInBounds;
    else
      areAllInBounds = false;
  }
  if (areAllInBounds)
    inBounds.assign(inBounds.size(), isInBounds);
  auto attr = ArrayAttr::get(transfer.op->getContext(), inBounds);
  return attr == transfer.inBounds ? ArrayAttr() : attr;
}

/// Changes that reads and writes have in common.
template <typename Op>
static LogicalResult simplifyTransfer(Op op, const Transfer &transfer,
                                      Attribute mask) {
  if (ArrayAttr inBounds = inferInBounds(transfer)) {
    op.setInBoundsAttr(inBounds);
    return success();
  }
  if (mask && isAllOnes(mask)) {
    op.setMask(Value());
    return success();
  }
  return foldMemRefCast(op);
}

//===-- Reads --------------------------------------------------------------===//

/// The vector that was written to the elements that `read` reads; later writes to
/// other places are skipped.
static Value findWrittenVector(const Transfer &read) {
  if (!isa<TensorType>(read.baseType) || !read.isUnmasked())
    return {};
  llvm::SmallPtrSet<Operation *, 8> seen;
  auto write = getTransferTo(read.base);
  while (write && seen.insert(write->op).second) {
    if (!write->hasOutOfBoundsDim() && accessSamePlaces(*write, read))
      return vector::TransferWriteOp(write->op).getValueToStore();
    if (!accessDisjointPlaces(*write, read))
      return {};
    write = getTransferTo(write->base);
  }
  return {};
}

static OpFoldResult foldRead(vector::TransferReadOp op,
                             vector::TransferReadOp::FoldAdaptor adaptor) {
  auto transfer = getTransfer(op);
  if (!transfer)
    return {};
  Value vector = findWrittenVector(*transfer);
  if (vector && vector != op->getResult(0))
    return vector;
  return succeeded(simplifyTransfer(op, *transfer, adaptor.getMask()))
             ? OpFoldResult(Value(op->getResult(0)))
             : OpFoldResult();
}

//===-- Writes -------------------------------------------------------------===//

/// Whether the vector has all elements of the base, in their order.
static bool accessesAll(const Transfer &transfer) {
  return transfer.baseType.getRank() > 0 &&
         transfer.baseType.getElementType() ==
             transfer.vectorType.getElementType() &&
         transfer.baseType.getShape() == transfer.vectorType.getShape() &&
         transfer.map.isIdentity() &&
         areAllConstantIntValue(getAsOpFoldResult(transfer.indices), 0);
}

/// The tensor that `write` makes by writing to it what was read there before, or by
/// writing all of another tensor.
static Value findEqualTensor(const Transfer &write) {
  Value vector = cast<vector::TransferWriteOp>(write.op).getValueToStore();
  auto read = getTransfer(vector.getDefiningOp<vector::TransferReadOp>());
  if (!read || !read->isUnmasked() || !write.isUnmasked() ||
      read->baseType != write.baseType ||
      read->base == Value(write.op->getResult(0)))
    return {};
  bool isSame = read->base == write.base && accessSamePlaces(*read, write);
  return isSame || (accessesAll(*read) && accessesAll(write)) ? read->base
                                                              : Value();
}

static LogicalResult foldWrite(vector::TransferWriteOp op,
                               vector::TransferWriteOp::FoldAdaptor adaptor,
                               SmallVectorImpl<OpFoldResult> &results) {
  auto transfer = getTransfer(op);
  if (!transfer)
    return failure();
  if (op->getNumResults() == 1)
    if (Value tensor = findEqualTensor(*transfer)) {
      results.push_back(tensor);
      return success();
    }
  return simplifyTransfer(op, *transfer, adaptor.getMask());
}

void detail::registerTransferFolds(Context &ctx) {
  using namespace vector;
  registerOpHooks<TransferReadOp>(&ctx,
                                  {.fold = foldHook<TransferReadOp, foldRead>});
  registerOpHooks<TransferWriteOp>(
      &ctx, {.fold = foldHook<TransferWriteOp, foldWrite>});
}
