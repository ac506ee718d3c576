// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of vector.extract_strided_slice and vector.insert_strided_slice.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Vector/ElementDetail.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Build/Builder.h"

using namespace strata;
using namespace strata::detail;
using vector::ExtractStridedSliceOp;
using vector::InsertStridedSliceOp;

//===-- vector.extract_strided_slice ---------------------------------------===//

namespace {
enum class Overlap { None, Part, All };
} // namespace

/// The overlap of the slice at `offsets`, of the shape `slice`, with the
/// inserted elements. Trailing dimensions without offset are whole.
static Overlap compare(InsertStridedSliceOp insert, ArrayRef<int64_t> offsets,
                       VectorType slice) {
  VectorType source = insert.getValueToStore().getType();
  SmallVector<int64_t> start = getIntegers(insert.getOffsets());
  if (source.getRank() != slice.getRank() ||
      int64_t(start.size()) != slice.getRank())
    return Overlap::Part;
  bool isInside = true;
  for (int64_t dim = 0; dim < slice.getRank(); ++dim) {
    int64_t first = dim < int64_t(offsets.size()) ? offsets[dim] : 0;
    int64_t end = first + slice.getDimSize(dim);
    int64_t insertEnd = start[dim] + source.getDimSize(dim);
    if (end <= start[dim] || first >= insertEnd)
      return Overlap::None;
    isInside &= first >= start[dim] && end <= insertEnd;
  }
  return isInside ? Overlap::All : Overlap::Part;
}

/// Folds a slice of the inserted vector.
static OpFoldResult foldSliceOfInserted(ExtractStridedSliceOp op) {
  SmallVector<int64_t> offsets = getIntegers(op.getOffsets());
  Value from = op.getSource();
  Operation *user = op;
  for (unsigned i = 0; i < MaxChainLength; ++i) {
    auto insert = getDef<InsertStridedSliceOp>(from, user);
    Overlap overlap =
        insert ? compare(insert, offsets, op.getType()) : Overlap::Part;
    if (overlap == Overlap::Part)
      return {};
    from = overlap == Overlap::All ? Value(insert.getValueToStore())
                                   : Value(insert.getDest());
    user = insert;
    if (overlap == Overlap::None)
      continue;
    SmallVector<int64_t> start = getIntegers(insert.getOffsets());
    for (size_t dim = 0; dim < offsets.size(); ++dim)
      offsets[dim] -= start[dim];
    op.setSource(from);
    op.setOffsetsAttr(Builder(op->getContext()).getI64ArrayAttr(offsets));
    return op.getResult0();
  }
  return {};
}

/// Calls `fn` with the number of the first element of each row of a slice.
static void forEachRow(VectorType source, ArrayRef<int64_t> offsets,
                       VectorType slice, function_ref<void(int64_t)> fn) {
  int64_t rank = slice.getRank();
  SmallVector<int64_t> index(rank, 0);
  while (true) {
    int64_t number = 0;
    for (int64_t dim = 0; dim < rank; ++dim)
      number = number * source.getDimSize(dim) + index[dim] +
               (dim < int64_t(offsets.size()) ? offsets[dim] : 0);
    fn(number);
    int64_t dim = rank - 2;
    while (dim >= 0 && ++index[dim] == slice.getDimSize(dim))
      index[dim--] = 0;
    if (dim < 0)
      return;
  }
}

static OpFoldResult foldSlicedConstant(ExtractStridedSliceOp op,
                                       Attribute constant) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(constant);
  VectorType type = op.getType();
  if (!dense)
    return {};
  if (dense.isSplat())
    return makeSplat(dense, type);
  if (type.isScalable() || type.getRank() == 0)
    return {};
  SmallVector<APInt> bits;
  int64_t size = type.getShape().back();
  auto result = success();
  forEachRow(op.getSource().getType(), getIntegers(op.getOffsets()), type,
             [&](int64_t first) {
               if (succeeded(result))
                 result = readElements(dense, first, size, bits);
             });
  return succeeded(result) ? makeConstant(type, bits) : Attribute();
}

static OpFoldResult
foldExtractSlice(ExtractStridedSliceOp op,
                 ExtractStridedSliceOp::FoldAdaptor adaptor) {
  if (op.getSource().getType() == op.getType())
    return op.getSource() == op.getResult0() ? OpFoldResult()
                                             : Value(op.getSource());
  if (OpFoldResult result = foldSliceOfInserted(op))
    return result;
  return foldSlicedConstant(op, adaptor.getSource());
}

//===-- Registration -------------------------------------------------------===//

void detail::registerSliceFolds(Context &ctx) {
  registerOpHooks<ExtractStridedSliceOp>(
      &ctx, {.fold = foldHook<ExtractStridedSliceOp, foldExtractSlice>});
}
