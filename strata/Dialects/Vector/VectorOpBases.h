// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bases of classes of vector, named by `strata.class_base` in the dialect file: functions
// and forms of `create` that MLIR's classes have. VectorOps.h includes this header.
#ifndef STRATA_DIALECTS_VECTOR_VECTOROPBASES_H
#define STRATA_DIALECTS_VECTOR_VECTOROPBASES_H

#include "strata/Definition/AffineKinds.h"
#include "strata/Definition/OpWrapper.h"
#include "strata/IR/Build/StaticValueUtils.h"

namespace dialects::vector {

enum class CombiningKind : uint32_t;

namespace detail {
using InBounds = std::optional<strata::ArrayRef<bool>>;

/// The map to the last dimensions of `shaped`, as many as `vector` has beyond the elements.
strata::AffineMap getMinorIdentity(strata::Type shaped, strata::Type vector);
/// One truth value for each result of `map`; all are false without `inBounds`.
strata::ArrayAttr getInBounds(strata::OpBuilder &builder, strata::AffineMap map,
                              InBounds inBounds);
/// A zero of the element type of `shaped`.
strata::Value createPadding(strata::OpBuilder &builder, strata::Location loc,
                            strata::Type shaped);
/// The type of a part of a vector of type `type` whose `count` leading dimensions are indexed:
/// its element type if no dimension is left.
strata::Type dropLeadingDims(strata::Type type, size_t count);
strata::VectorType permute(strata::Type type,
                           strata::ArrayRef<int64_t> permutation);
/// The type `type` with the leading sizes `sizes`.
strata::VectorType withLeadingSizes(strata::Type type,
                                    strata::ArrayRef<int64_t> sizes);
strata::Type getElementType(strata::Type type);
/// A position as an operation stores it.
struct Position {
  explicit Position(strata::ArrayRef<strata::OpFoldResult> mixed) {
    strata::dispatchIndexOpFoldResults(mixed, dynamic, numbers);
  }
  strata::SmallVector<strata::Value> dynamic;
  strata::SmallVector<int64_t> numbers;
};
} // namespace detail

/// vector.extract
template <typename Derived>
class ExtractOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source,
                        strata::ArrayRef<strata::OpFoldResult> position) {
    detail::Position lists(position);
    return Derived::create(
        builder, loc,
        detail::dropLeadingDims(source.getType(), position.size()), source,
        lists.dynamic, lists.numbers);
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source,
                        strata::ArrayRef<int64_t> position) {
    return create(
        builder, loc, source,
        strata::getAsIndexOpFoldResult(builder.getContext(), position));
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source, int64_t position) {
    return create(builder, loc, source, strata::ArrayRef<int64_t>(position));
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source, strata::OpFoldResult position) {
    return create(builder, loc, source,
                  strata::ArrayRef<strata::OpFoldResult>(position));
  }
  /// The position: static indices as attributes, dynamic ones as values.
  strata::SmallVector<strata::OpFoldResult> getMixedPosition() const {
    Derived op(this->getOperation());
    return strata::getMixedValues(op.getStaticPosition(),
                                  op.getDynamicPosition(), op.getContext());
  }
  strata::VectorType getSourceVectorType() const {
    return llvm::cast<strata::VectorType>(this->operand(0).getType());
  }
};

/// vector.extract_strided_slice
template <typename Derived>
class ExtractStridedSliceOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// The lists are those of leading dimensions.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source, strata::ArrayRef<int64_t> offsets,
                        strata::ArrayRef<int64_t> sizes,
                        strata::ArrayRef<int64_t> strides) {
    return Derived::create(
        builder, loc,
        strata::Type(detail::withLeadingSizes(source.getType(), sizes)), source,
        builder.getI64ArrayAttr(offsets), builder.getI64ArrayAttr(sizes),
        builder.getI64ArrayAttr(strides));
  }
};

/// vector.insert
template <typename Derived>
class InsertOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value value, strata::Value dest,
                        strata::ArrayRef<strata::OpFoldResult> position) {
    detail::Position lists(position);
    return Derived::create(builder, loc, value, dest, lists.dynamic,
                           lists.numbers);
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value value, strata::Value dest,
                        strata::ArrayRef<int64_t> position) {
    return create(
        builder, loc, value, dest,
        strata::getAsIndexOpFoldResult(builder.getContext(), position));
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value value, strata::Value dest,
                        int64_t position) {
    return create(builder, loc, value, dest,
                  strata::ArrayRef<int64_t>(position));
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value value, strata::Value dest,
                        strata::OpFoldResult position) {
    return create(builder, loc, value, dest,
                  strata::ArrayRef<strata::OpFoldResult>(position));
  }
  /// The position: attributes and operands.
  strata::SmallVector<strata::OpFoldResult> getMixedPosition() const {
    Derived op(this->getOperation());
    return strata::getMixedValues(op.getStaticPosition(),
                                  op.getDynamicPosition(), op.getContext());
  }
  strata::VectorType getDestVectorType() const {
    return llvm::cast<strata::VectorType>(this->operand(1).getType());
  }
};

/// vector.insert_strided_slice
template <typename Derived>
class InsertStridedSliceOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value value, strata::Value dest,
                        strata::ArrayRef<int64_t> offsets,
                        strata::ArrayRef<int64_t> strides) {
    return Derived::create(builder, loc, value, dest,
                           builder.getI64ArrayAttr(offsets),
                           builder.getI64ArrayAttr(strides));
  }
};

/// vector.reduction
template <typename Derived>
class ReductionOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// The result has the element type of `vector`; a null `acc` stands for none.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        CombiningKind kind, strata::Value vector,
                        strata::Value acc = {}) {
    return Derived::create(builder, loc,
                           detail::getElementType(vector.getType()), vector,
                           acc, kind);
  }
  strata::VectorType getSourceVectorType() const {
    return llvm::cast<strata::VectorType>(this->operand(0).getType());
  }
};

/// The common base of transfers.
template <typename Derived>
class TransferOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  strata::ShapedType getShapedType() const {
    return llvm::cast<strata::ShapedType>(self().getBase().getType());
  }
  /// The rank of the vector that is transferred.
  unsigned getTransferRank() const {
    return self().getPermutationMap().getNumResults();
  }
  bool isDimInBounds(unsigned dim) const {
    return llvm::cast<strata::BoolAttr>(self().getInBounds()[dim]).getValue();
  }
  bool hasOutOfBoundsDim() const {
    for (unsigned dim = 0; dim < getTransferRank(); ++dim)
      if (!isDimInBounds(dim))
        return true;
    return false;
  }

protected:
  Derived self() const { return Derived(this->getOperation()); }
};

/// vector.transfer_read
template <typename Derived>
class TransferReadOpBase : public TransferOpBase<Derived> {
public:
  using TransferOpBase<Derived>::TransferOpBase;
  using TransferOpBase<Derived>::create;
  /// Without `padding`, zero.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::VectorType type, strata::Value base,
                        strata::ValueRange indices,
                        std::optional<strata::Value> padding,
                        strata::AffineMapParam map,
                        detail::InBounds inBounds = std::nullopt) {
    strata::Value pad =
        padding && *padding
            ? *padding
            : detail::createPadding(builder, loc, base.getType());
    return Derived::create(
        builder, loc, strata::Type(type), base, indices, pad, strata::Value(),
        map, detail::getInBounds(builder, map.getAttr().getValue(), inBounds));
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::VectorType type, strata::Value base,
                        strata::ValueRange indices,
                        std::optional<strata::Value> padding,
                        detail::InBounds inBounds = std::nullopt) {
    return create(builder, loc, type, base, indices, padding,
                  detail::getMinorIdentity(base.getType(), type), inBounds);
  }
  strata::VectorType getVectorType() const {
    return llvm::cast<strata::VectorType>(this->result(0).getType());
  }
};

/// vector.transfer_write
template <typename Derived>
class TransferWriteOpBase : public TransferOpBase<Derived> {
public:
  using TransferOpBase<Derived>::TransferOpBase;
  using TransferOpBase<Derived>::create;
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value vector, strata::Value base,
                        strata::ValueRange indices, strata::AffineMapParam map,
                        detail::InBounds inBounds = std::nullopt) {
    return Derived::create(
        builder, loc, vector, base, indices, strata::Value(), map,
        detail::getInBounds(builder, map.getAttr().getValue(), inBounds));
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value vector, strata::Value base,
                        strata::ValueRange indices,
                        detail::InBounds inBounds = std::nullopt) {
    return create(builder, loc, vector, base, indices,
                  detail::getMinorIdentity(base.getType(), vector.getType()),
                  inBounds);
  }
  strata::Value getVector() const { return this->operand(0); }
  strata::VectorType getVectorType() const {
    return llvm::cast<strata::VectorType>(getVector().getType());
  }
};

/// vector.transpose
template <typename Derived>
class TransposeOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value vector,
                        strata::ArrayRef<int64_t> permutation) {
    return Derived::create(
        builder, loc,
        strata::Type(detail::permute(vector.getType(), permutation)), vector,
        permutation);
  }
};

} // namespace dialects::vector

#endif // STRATA_DIALECTS_VECTOR_VECTOROPBASES_H
