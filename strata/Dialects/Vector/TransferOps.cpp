// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Vector/TransferOps.h"

#include "strata/Definition/Interfaces.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/Interfaces/ConditionallySpeculatable.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

using namespace strata;
using namespace strata::detail;

bool Transfer::isUnmasked() const {
  return !mask && !isa_and_nonnull<vector::MaskOp>(op->getParentOp());
}

bool Transfer::mayBeOutOfBounds(unsigned dim) const {
  auto attr = dyn_cast<BoolAttr>(inBounds[dim]);
  return !attr || !attr.getValue();
}

bool Transfer::hasOutOfBoundsDim() const {
  return llvm::any_of(llvm::seq(0u, map.getNumResults()),
                      [&](unsigned dim) { return mayBeOutOfBounds(dim); });
}

std::optional<int64_t> Transfer::getExtent(unsigned dim) const {
  if (isScalableDim(vectorType, dim))
    return std::nullopt;
  Type element = baseType.getElementType();
  // A vector of vectors has the dimensions of its elements after those of the
  // map.
  bool isSame = element == vectorType.getElementType() ||
                (isa<VectorType>(element) && dim < map.getNumResults());
  if (isSame || dim + 1 < vectorType.getRank())
    return vectorType.getDimSize(dim);
  return std::nullopt;
}

std::optional<unsigned> Transfer::getVectorDim(unsigned dim) const {
  for (unsigned result = 0; result < map.getNumResults(); ++result)
    if (map.getResult(result).isFunctionOfDim(dim))
      return result;
  return std::nullopt;
}

bool Transfer::isWithin(unsigned dim) const {
  auto index = getConstantIntValue(indices[dim]);
  if (!index || *index < 0 || baseType.isDynamicDim(dim))
    return false;
  std::optional<unsigned> result = getVectorDim(dim);
  auto extent = result ? getExtent(*result) : std::optional<int64_t>(1);
  int64_t size = baseType.getDimSize(dim);
  return extent && *index < size && *extent <= size - *index;
}

bool Transfer::isAlwaysDefined() const {
  auto dims = llvm::seq<unsigned>(0, unsigned(indices.size()));
  return isUnmasked() && llvm::all_of(dims, [&](unsigned dim) {
           std::optional<unsigned> result = getVectorDim(dim);
           return isWithin(dim) || (result && mayBeOutOfBounds(*result));
         });
}

template <typename Op>
static std::optional<Transfer> makeTransfer(Op op, Type vectorType) {
  auto baseType = dyn_cast<ShapedType>(op.getBase().getType());
  auto type = dyn_cast<VectorType>(vectorType);
  auto map = dyn_cast_or_null<AffineMapAttr>(
      op->getAttr(StringRef("permutation_map")));
  auto inBounds =
      dyn_cast_or_null<ArrayAttr>(op->getAttr(StringRef("in_bounds")));
  if (!type || !map || !inBounds || !baseType || !baseType.hasRank() ||
      map.getValue().getNumResults() != inBounds.size() ||
      map.getValue().getNumResults() > type.getRank() ||
      map.getValue().getNumDims() != baseType.getRank() ||
      op.getIndices().size() != size_t(baseType.getRank()) ||
      !map.getValue().isProjectedPermutation(/*allowZeroInResults=*/true))
    return std::nullopt;
  return Transfer{op,
                  op.getBase(),
                  baseType,
                  type,
                  SmallVector<Value>(op.getIndices()),
                  op.getMask(),
                  map.getValue(),
                  inBounds};
}

std::optional<Transfer> detail::getTransfer(Operation *op) {
  if (auto read = dyn_cast_or_null<vector::TransferReadOp>(op))
    return makeTransfer(read, op->getResult(0).getType());
  if (auto write = dyn_cast_or_null<vector::TransferWriteOp>(op))
    return makeTransfer(write, write.getValueToStore().getType());
  return std::nullopt;
}

std::optional<Transfer> detail::getTransferTo(Value value) {
  auto write = value.getDefiningOp<vector::TransferWriteOp>();
  return write ? getTransfer(write) : std::nullopt;
}

bool detail::accessSamePlaces(const Transfer &a, const Transfer &b) {
  auto isInMask = [](const Transfer &transfer) {
    return isa_and_nonnull<vector::MaskOp>(transfer.op->getParentOp());
  };
  return a.vectorType == b.vectorType && a.map == b.map && a.mask == b.mask &&
         !isInMask(a) && !isInMask(b) &&
         isEqualConstantIntOrValueArray(getAsOpFoldResult(a.indices),
                                        getAsOpFoldResult(b.indices));
}

/// Whether the accesses are apart in dimension `dim` of the base.
static bool areApart(const Transfer &a, const Transfer &b, unsigned dim) {
  auto first = getConstantIntValue(a.indices[dim]);
  auto second = getConstantIntValue(b.indices[dim]);
  if (!first || !second || *first < 0 || *second < 0 || *first == *second)
    return false;
  const Transfer &lower = *first < *second ? a : b;
  for (unsigned result = 0; result < lower.map.getNumResults(); ++result) {
    if (!lower.map.getResult(result).isFunctionOfDim(dim))
      continue;
    auto extent = lower.getExtent(result);
    return extent && *extent <= std::abs(*first - *second);
  }
  return true;
}

bool detail::accessDisjointPlaces(const Transfer &a, const Transfer &b) {
  return a.vectorType == b.vectorType && a.map == b.map &&
         a.baseType.getRank() == b.baseType.getRank() &&
         llvm::any_of(llvm::seq<unsigned>(0, a.indices.size()),
                      [&](unsigned dim) { return areApart(a, b, dim); });
}

static Speculatability getSpeculatabilityOfTransfer(Operation *op) {
  std::optional<Transfer> transfer = getTransfer(op);
  if (!transfer || !isa<RankedTensorType>(transfer->baseType))
    return Speculatability::NotSpeculatable;
  return transfer->isAlwaysDefined() ? Speculatability::Speculatable
                                     : Speculatability::SpeculatableIfReached;
}

void detail::registerTransferSpeculatability(Context &ctx) {
  static constexpr ConditionallySpeculatable functions = {
      getSpeculatabilityOfTransfer};
  (void)attachInterface(&ctx, vector::TransferReadOp::getOperationName(),
                        functions);
  (void)attachInterface(&ctx, vector::TransferWriteOp::getOperationName(),
                        functions);
}
