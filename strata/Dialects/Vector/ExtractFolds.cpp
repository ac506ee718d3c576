// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of vector.extract: most of them extract from the operand that an
// element or slice comes from, without building the whole vector.
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Vector/ElementDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::detail;
using vector::ExtractOp;

//===-- Shared -------------------------------------------------------------===//

/// Makes `op` extract from `source` at a position. Null if that is not possible.
static OpFoldResult extractFrom(ExtractOp op, Value source,
                                ArrayRef<int64_t> numbers,
                                ArrayRef<Value> values = {}) {
  if (numbers.empty() && source.getType() == op.getType())
    return source;
  auto type = dyn_cast<VectorType>(source.getType());
  if (!type || int64_t(numbers.size()) > type.getRank() ||
      dropLeadingDims(type, int64_t(numbers.size())) !=
          dropLeadingDims(op.getSource().getType(),
                          int64_t(op.getStaticPosition().size())))
    return {};
  op.setSource(source);
  op.setStaticPosition(numbers);
  op.setDynamicPosition(values);
  return op.getResult();
}

/// Whether the result is the element or slice at the position. It may also be a
/// vector of one element in the place of an element, or the other way round.
static bool isWhole(ExtractOp op) {
  return dropLeadingDims(op.getSource().getType(),
                         int64_t(op.getStaticPosition().size())) ==
         op.getType();
}

//===-- Constants ----------------------------------------------------------===//

static OpFoldResult foldConstant(ExtractOp op, Attribute constant) {
  auto dense = dyn_cast_or_null<DenseElementsAttr>(constant);
  if (!dense)
    return {};
  if (dense.isSplat())
    return makeSplat(dense, op.getType());
  VectorType source = op.getSource().getType();
  auto count = getNumElements(op.getType());
  auto whole = getNumElements(
      dropLeadingDims(source, int64_t(op.getStaticPosition().size())));
  SmallVector<APInt> bits;
  if (!op.getDynamicPosition().empty() || !count || count != whole ||
      failed(readElements(dense,
                          linearize(source, op.getStaticPosition()) * *count,
                          *count, bits)))
    return {};
  return makeConstant(op.getType(), bits);
}

//===-- Extractions and insertions of slices ------------------------------===//

/// Folds a chain of extractions if all indices of all of them are static.
static OpFoldResult foldExtractOfExtract(ExtractOp op) {
  SmallVector<int64_t> position(op.getStaticPosition());
  ExtractOp last = op;
  for (unsigned i = 0; i < MaxChainLength; ++i) {
    auto inner = getDef<ExtractOp>(last.getSource(), last);
    if (!inner)
      break;
    if (!inner.getDynamicPosition().empty() || !isWhole(inner))
      return {};
    SmallVector<int64_t> before(inner.getStaticPosition());
    position.insert(position.begin(), before.begin(), before.end());
    last = inner;
  }
  return last != op ? extractFrom(op, last.getSource(), position)
                    : OpFoldResult();
}

/// An extraction inside of the slice that was extracted, if dimensions that are left are
/// whole.
static OpFoldResult foldExtractOfSlice(ExtractOp op) {
  auto slice = getDef<vector::ExtractStridedSliceOp>(op.getSource(), op);
  if (!slice)
    return {};
  SmallVector<int64_t> position(op.getStaticPosition());
  if (!haveEqualDims(slice.getSource().getType(), int64_t(position.size()),
                     slice.getType(), int64_t(position.size())))
    return {};
  for (auto [number, offset] :
       llvm::zip(position, getIntegers(slice.getOffsets())))
    number += offset;
  return extractFrom(op, slice.getSource(), position);
}

namespace {
/// The overlap of the extracted with the inserted elements.
enum class Overlap { None, Part, All };
} // namespace

/// Whether the inserted slice has what is at `position`; then `position` becomes that in
/// the slice.
static Overlap findInSlice(vector::InsertStridedSliceOp insert,
                           SmallVectorImpl<int64_t> &position) {
  VectorType source = insert.getValueToStore().getType();
  VectorType dest = insert.getDest().getType();
  SmallVector<int64_t> offsets = getIntegers(insert.getOffsets());
  int64_t lead = dest.getRank() - source.getRank();
  int64_t count = int64_t(position.size());
  if (int64_t(offsets.size()) != dest.getRank() || lead < 0)
    return Overlap::Part;
  for (int64_t dim = 0; dim < count; ++dim) {
    int64_t size = dim < lead ? 1 : source.getDimSize(dim - lead);
    if (position[dim] < offsets[dim] || position[dim] >= offsets[dim] + size)
      return Overlap::None;
  }
  if (count < lead || !haveEqualDims(source, count - lead, dest, count))
    return Overlap::Part;
  for (int64_t dim = lead; dim < count; ++dim)
    position[dim] -= offsets[dim];
  position.erase(position.begin(), position.begin() + lead);
  return Overlap::All;
}

static OpFoldResult foldExtractOfInsertedSlice(ExtractOp op) {
  SmallVector<int64_t> position(op.getStaticPosition());
  Value from = op.getSource();
  Operation *user = op;
  for (unsigned i = 0; i < MaxChainLength; ++i) {
    auto insert = getDef<vector::InsertStridedSliceOp>(from, user);
    Overlap overlap = insert ? findInSlice(insert, position) : Overlap::Part;
    if (overlap == Overlap::Part)
      return {};
    if (overlap == Overlap::All)
      return extractFrom(op, insert.getValueToStore(), position);
    from = insert.getDest();
    user = insert;
  }
  return {};
}

//===-- Insertions and transpositions -------------------------------------===//

namespace {
/// The position of the extracted elements: for each dimension of a vector the
/// index, or, if the whole dimension is extracted, a negative entry for
/// dimension `-1 - entry` of the first extraction's result.
struct Place {
  SmallVector<int64_t> entries;

  Place(ArrayRef<int64_t> position, int64_t rank) : entries(position) {
    for (int64_t dim = int64_t(entries.size()); dim < rank; ++dim)
      entries.push_back(-1 - dim);
  }
  /// The place before a transposition.
  void undoTransposition(ArrayRef<int64_t> permutation) {
    SmallVector<int64_t> old = entries;
    for (auto [dim, sourceDim] : llvm::enumerate(permutation))
      entries[sourceDim] = old[dim];
  }
  /// The overlap with the elements inserted at `position`, which may have
  /// variable indices.
  Overlap compare(ArrayRef<int64_t> position) const {
    bool isInside = true;
    for (auto [entry, number] : llvm::zip(entries, position)) {
      bool areKnown = entry >= 0 && !ShapedType::isDynamic(number);
      if (areKnown && entry != number)
        return Overlap::None;
      isInside &= areKnown;
    }
    return isInside ? Overlap::All : Overlap::Part;
  }
  /// The position, if it is one: first all indices, then whole dimensions in order.
  std::optional<SmallVector<int64_t>> getPosition() const {
    size_t count =
        llvm::count_if(entries, [](int64_t entry) { return entry >= 0; });
    for (auto [dim, entry] : llvm::enumerate(entries))
      if ((entry >= 0) != (dim < count) ||
          (dim > count && entry > entries[dim - 1]))
        return std::nullopt;
    return SmallVector<int64_t>(ArrayRef<int64_t>(entries).take_front(count));
  }
};
} // namespace

static OpFoldResult foldExtractOfChain(ExtractOp op) {
  Value from = op.getSource();
  Operation *user = op;
  Place place(op.getStaticPosition(), op.getSource().getType().getRank());
  for (unsigned i = 0; i < MaxChainLength; ++i) {
    auto transpose = getDef<vector::TransposeOp>(from, user);
    auto insert = getDef<vector::InsertOp>(from, user);
    if (!transpose && !insert)
      break;
    user = from.getDefiningOp();
    if (transpose) {
      place.undoTransposition(transpose.getPermutation());
      from = transpose.getVector();
      continue;
    }
    SmallVector<int64_t> inserted(insert.getStaticPosition());
    if (llvm::is_contained(inserted, PoisonPosition) ||
        insert.getValueToStore().getType() !=
            dropLeadingDims(insert.getType(), int64_t(inserted.size())))
      return {};
    Overlap overlap = place.compare(inserted);
    if (overlap == Overlap::Part)
      return {};
    if (overlap == Overlap::All) {
      from = insert.getValueToStore();
      place.entries.erase(place.entries.begin(),
                          place.entries.begin() + inserted.size());
      break;
    }
    from = insert.getDest();
  }
  auto position = place.getPosition();
  return user != op && position ? extractFrom(op, from, *position)
                                : OpFoldResult();
}

//===-- Changes of shape ---------------------------------------------------===//

/// Indices of dimensions along which elements are repeated do not matter.
static OpFoldResult foldExtractOfRepeated(ExtractOp op) {
  Value source = getRepeated(op.getSource(), op);
  if (!source)
    return {};
  if (source.getType() == op.getType())
    return source;
  auto type = dyn_cast<VectorType>(source.getType());
  auto result = dyn_cast<VectorType>(op.getType());
  int64_t count = type ? type.getRank() - (result ? result.getRank() : 0) : -1;
  int64_t lead = type ? op.getSource().getType().getRank() - type.getRank() : 0;
  SmallVector<int64_t> position(op.getStaticPosition());
  if (count < 0 || int64_t(position.size()) != lead + count ||
      dropLeadingDims(type, count) != op.getType())
    return {};
  SmallVector<Value> values(op.getDynamicPosition()), newValues;
  if (llvm::count_if(position, ShapedType::isDynamic) != int64_t(values.size()))
    return {};
  size_t next = 0;
  for (auto [dim, number] : llvm::enumerate(position)) {
    Value value = ShapedType::isDynamic(number) ? values[next++] : Value();
    bool isRepeated =
        int64_t(dim) < lead || isUnitDim(type, int64_t(dim) - lead);
    if (isRepeated)
      number = 0;
    else if (value)
      newValues.push_back(value);
  }
  return extractFrom(op, source, ArrayRef<int64_t>(position).drop_front(lead),
                     newValues);
}

/// Whether the number of an element does not depend on the size of scalable dimensions
/// among the first `count`: then only dimensions of size 1 come before.
static bool areNumbersFixed(VectorType type, int64_t count) {
  for (int64_t dim = 0; dim < count; ++dim)
    if (isScalableDim(type, dim))
      for (int64_t before = 0; before < dim; ++before)
        if (!isUnitDim(type, before))
          return false;
  return true;
}

static OpFoldResult foldExtractOfShapeCast(ExtractOp op) {
  auto shapeCast = getDef<vector::ShapeCastOp>(op.getSource(), op);
  if (!shapeCast)
    return {};
  VectorType source = shapeCast.getSource().getType();
  VectorType shape = shapeCast.getType();
  SmallVector<int64_t> position(op.getStaticPosition());
  int64_t count =
      source.getRank() - (shape.getRank() - int64_t(position.size()));
  if (count < 0 ||
      !haveEqualDims(source, count, shape, int64_t(position.size())) ||
      !areNumbersFixed(source, count) ||
      !areNumbersFixed(shape, int64_t(position.size())) ||
      !source.getNumElementsChecked() || !shape.getNumElementsChecked())
    return {};
  int64_t number = linearize(shape, position);
  SmallVector<int64_t> newPosition(count);
  for (int64_t dim = count - 1; dim >= 0; --dim) {
    // The rest belongs to a scalable dimension.
    newPosition[dim] = number % source.getDimSize(dim);
    number /= source.getDimSize(dim);
  }
  return number == 0 ? extractFrom(op, shapeCast.getSource(), newPosition)
                     : OpFoldResult();
}

static OpFoldResult foldExtractOfShuffle(ExtractOp op) {
  auto shuffle = getDef<vector::ShuffleOp>(op.getSource(), op);
  if (!shuffle || shuffle.getType().getRank() != 1 ||
      op.getStaticPosition().size() != 1)
    return {};
  int64_t index = shuffle.getMask()[op.getStaticPosition()[0]];
  if (index < 0)
    return getPoison(op);
  VectorType first = shuffle.getV1().getType();
  int64_t size = first.getRank() ? first.getDimSize(0) : 1;
  Value source = index < size ? Value(shuffle.getV1()) : Value(shuffle.getV2());
  SmallVector<int64_t> position(first.getRank(),
                                index < size ? index : index - size);
  return extractFrom(op, source, position);
}

static OpFoldResult foldExtractOfElements(ExtractOp op) {
  auto elements = getDef<vector::FromElementsOp>(op.getSource(), op);
  if (!elements || !isWhole(op) || isa<VectorType>(op.getType()))
    return {};
  return Value(elements.getElements()[linearize(elements.getType(),
                                                op.getStaticPosition())]);
}

//===-- All ----------------------------------------------------------------===//

/// Applies the folds that need static indices.
static OpFoldResult foldStaticExtract(ExtractOp op) {
  using Fold = OpFoldResult (*)(ExtractOp);
  for (Fold fold :
       {foldExtractOfExtract, foldExtractOfChain, foldExtractOfRepeated,
        foldExtractOfShuffle, foldExtractOfShapeCast, foldExtractOfSlice,
        foldExtractOfInsertedSlice, foldExtractOfElements})
    if (OpFoldResult result = fold(op))
      return result;
  return {};
}

static OpFoldResult foldExtract(ExtractOp op, ExtractOp::FoldAdaptor adaptor) {
  if (isPoison(adaptor.getSource()))
    return adaptor.getSource();
  if (op.getStaticPosition().empty() &&
      op.getSource().getType() == op.getType())
    return op.getSource() == op.getResult() ? OpFoldResult() : op.getSource();
  SmallVector<int64_t> numbers(op.getStaticPosition());
  SmallVector<Value> values(op.getDynamicPosition());
  if (llvm::is_contained(numbers, PoisonPosition))
    return getPoison(op);
  if (OpFoldResult constant = foldConstant(op, adaptor.getSource()))
    return constant;
  if (OpFoldResult result =
          values.empty() ? foldStaticExtract(op) : foldExtractOfRepeated(op))
    return result;
  if (!inlineConstantPositions(numbers, values, op.getSource().getType(),
                               adaptor.getDynamicPosition()))
    return {};
  op.setStaticPosition(numbers);
  op.setDynamicPosition(values);
  return op.getResult();
}

void detail::registerExtractFolds(Context &ctx) {
  registerOpHooks<ExtractOp>(&ctx, {.fold = foldHook<ExtractOp, foldExtract>});
}
