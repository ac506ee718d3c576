// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bases of classes of memref, named by `strata.class_base` in the dialect file: functions
// and forms of `create` that MLIR's classes have. MemRefOps.h includes this header.
#ifndef STRATA_DIALECTS_MEMREF_MEMREFOPBASES_H
#define STRATA_DIALECTS_MEMREF_MEMREFOPBASES_H

#include "strata/Definition/OpWrapper.h"
#include "strata/Dialects/Arith/DimOpBase.h"
#include "strata/Interfaces/Shapes/Reassociation.h"
#include "strata/Interfaces/Shapes/SliceLists.h"

namespace dialects::memref {

namespace detail {
/// The type of a part of a memref of type `source`, of the same rank; null if `source` is not
/// strided.
strata::MemRefType getPartType(strata::MemRefType source,
                               strata::ArrayRef<strata::OpFoldResult> offsets,
                               strata::ArrayRef<strata::OpFoldResult> sizes,
                               strata::ArrayRef<strata::OpFoldResult> strides);
/// The type of a part of type `part` without dimensions of size 1, of shape `shape`. Where
/// `shape` has a size of 1 too, it is that of the first dimension that fits. Null if `part` is,
/// or if the sizes do not match.
strata::MemRefType getReducedType(strata::MemRefType part,
                                  strata::ArrayRef<int64_t> shape);
/// The type of a memref of type `source` whose groups of dimensions are one dimension each;
/// null if that is not certain to be possible.
strata::MemRefType
getCollapsedType(strata::MemRefType source,
                 strata::ArrayRef<strata::ReassociationIndices> groups);
/// Creates a memref.extract_strided_metadata of `source`, a ranked memref.
strata::Operation *createMetadata(strata::OpBuilder &builder,
                                  strata::Location loc, strata::Value source);
} // namespace detail

/// memref.alloc and memref.alloca
template <typename Derived>
class AllocOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// All sizes are static; `alignment`, in bytes, may be null.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::MemRefType type,
                        strata::IntegerAttr alignment) {
    return create(builder, loc, type, {}, {}, alignment);
  }
  /// One of `dynamicSizes` for each dynamic size of `type`.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::MemRefType type,
                        strata::ValueRange dynamicSizes,
                        strata::IntegerAttr alignment) {
    return create(builder, loc, type, dynamicSizes, {}, alignment);
  }
  /// `symbolOperands` are those of the symbols of the layout of `type`.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::MemRefType type,
                        strata::ValueRange dynamicSizes,
                        strata::ValueRange symbolOperands,
                        strata::IntegerAttr alignment) {
    Derived op = Derived::create(builder, loc, strata::Type(type), dynamicSizes,
                                 symbolOperands);
    if (alignment)
      op.setAlignmentAttr(alignment);
    return op;
  }
  /// Sizes that are attributes are static. The layout is the identity.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ArrayRef<strata::OpFoldResult> sizes,
                        strata::Type elementType,
                        strata::Attribute memorySpace = {}) {
    strata::SmallVector<strata::Value> dynamicSizes;
    strata::SmallVector<int64_t> shape;
    strata::dispatchIndexOpFoldResults(sizes, dynamicSizes, shape);
    auto type =
        strata::MemRefType::get(shape, elementType, nullptr, memorySpace);
    return Derived::create(builder, loc, strata::Type(type), dynamicSizes);
  }
  /// The sizes: attributes and operands.
  strata::SmallVector<strata::OpFoldResult> getMixedSizes() const {
    Derived op(this->getOperation());
    return strata::getMixedValues(
        llvm::cast<strata::MemRefType>(this->result(0).getType()).getShape(),
        op.getDynamicSizes(), op.getContext());
  }
};

/// memref.collapse_shape
template <typename Derived>
class CollapseShapeOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// `type` has a dimension for each group.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Type type, strata::Value source,
                        strata::ArrayRef<strata::ReassociationIndices> groups) {
    return Derived::create(
        builder, loc, type, source,
        strata::getReassociation(builder.getContext(), groups));
  }
  /// The groups must be contiguous.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source,
                        strata::ArrayRef<strata::ReassociationIndices> groups) {
    auto type = llvm::cast<strata::MemRefType>(source.getType());
    return create(builder, loc,
                  strata::Type(detail::getCollapsedType(type, groups)), source,
                  groups);
  }
  /// The dimensions of the operand that become each dimension of the result.
  strata::SmallVector<strata::ReassociationIndices, 4>
  getReassociationIndices() const {
    return strata::getReassociationIndices((*this)->getAttr("reassociation"));
  }
};

/// memref.expand_shape
template <typename Derived>
class ExpandShapeOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// `outputShape` has the sizes of all dimensions of `type`, in which the dimensions of each
  /// group come from one dimension of the source.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Type type, strata::Value source,
                        strata::ArrayRef<strata::ReassociationIndices> groups,
                        strata::ArrayRef<strata::OpFoldResult> outputShape) {
    strata::SmallVector<strata::Value> dynamicSizes;
    strata::SmallVector<int64_t> sizes;
    strata::dispatchIndexOpFoldResults(outputShape, dynamicSizes, sizes);
    return Derived::create(
        builder, loc, type, source, dynamicSizes,
        strata::getReassociation(builder.getContext(), groups), sizes);
  }
  /// The dimensions of the result that each dimension of the operand becomes.
  strata::SmallVector<strata::ReassociationIndices, 4>
  getReassociationIndices() const {
    return strata::getReassociationIndices((*this)->getAttr("reassociation"));
  }
};

/// memref.dim
using arith::DimOpBase;

/// memref.extract_strided_metadata
template <typename Derived>
class ExtractStridedMetadataOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// The types of the results are those of the parts of `source`, a ranked memref.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source) {
    return Derived(detail::createMetadata(builder, loc, source));
  }
};

/// memref.load
template <typename Derived>
class LoadOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// The memref that is read.
  strata::Value getMemRef() const { return this->operand(0); }
  /// The type of the memref that is read.
  strata::MemRefType getMemRefType() const {
    return llvm::cast<strata::MemRefType>(getMemRef().getType());
  }
};

/// memref.store
template <typename Derived>
class StoreOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// The element that is written.
  strata::Value getValueToStore() const { return this->operand(0); }
  /// The memref that is written to.
  strata::Value getMemRef() const { return this->operand(1); }
  /// The type of the memref that is written to.
  strata::MemRefType getMemRefType() const {
    return llvm::cast<strata::MemRefType>(getMemRef().getType());
  }
};

/// memref.reinterpret_cast
template <typename Derived>
class ReinterpretCastOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// `offset`, `sizes` and `strides` must be those of `type`, where that has numbers.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::MemRefType type, strata::Value source,
                        strata::OpFoldResult offset,
                        strata::ArrayRef<strata::OpFoldResult> sizes,
                        strata::ArrayRef<strata::OpFoldResult> strides) {
    strata::SliceOperands lists(offset, sizes, strides);
    return Derived::create(builder, loc, strata::Type(type), source,
                           lists.offsets, lists.sizes, lists.strides,
                           lists.staticOffsets, lists.staticSizes,
                           lists.staticStrides);
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::MemRefType type, strata::Value source,
                        int64_t offset, strata::ArrayRef<int64_t> sizes,
                        strata::ArrayRef<int64_t> strides) {
    return Derived::create(builder, loc, strata::Type(type), source, {}, {}, {},
                           offset, sizes, strides);
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::MemRefType type, strata::Value source,
                        strata::Value offset, strata::ValueRange sizes,
                        strata::ValueRange strides) {
    return create(builder, loc, type, source, strata::OpFoldResult(offset),
                  strata::detail::getAsMixed(sizes),
                  strata::detail::getAsMixed(strides));
  }
};

/// memref.subview
template <typename Derived>
class SubViewOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  using Mixed = strata::ArrayRef<strata::OpFoldResult>;
  using Numbers = strata::ArrayRef<int64_t>;
  /// `type` may omit dimensions of size 1.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::MemRefType type, strata::Value source,
                        Mixed offsets, Mixed sizes, Mixed strides) {
    strata::SliceOperands lists(offsets, sizes, strides);
    return Derived::create(builder, loc, strata::Type(type), source,
                           lists.offsets, lists.sizes, lists.strides,
                           lists.staticOffsets, lists.staticSizes,
                           lists.staticStrides);
  }
  /// The result has the rank of the source.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source, Mixed offsets, Mixed sizes,
                        Mixed strides) {
    auto type = llvm::cast<strata::MemRefType>(source.getType());
    return create(builder, loc, inferResultType(type, offsets, sizes, strides),
                  source, offsets, sizes, strides);
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::MemRefType type, strata::Value source,
                        Numbers offsets, Numbers sizes, Numbers strides) {
    return Derived::create(builder, loc, strata::Type(type), source, {}, {}, {},
                           offsets, sizes, strides);
  }
  /// The result has the rank of the source.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source, Numbers offsets, Numbers sizes,
                        Numbers strides) {
    auto type = llvm::cast<strata::MemRefType>(source.getType());
    return create(builder, loc, inferResultType(type, offsets, sizes, strides),
                  source, offsets, sizes, strides);
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::MemRefType type, strata::Value source,
                        strata::ValueRange offsets, strata::ValueRange sizes,
                        strata::ValueRange strides) {
    return create(
        builder, loc, type, source, strata::detail::getAsMixed(offsets),
        strata::detail::getAsMixed(sizes), strata::detail::getAsMixed(strides));
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source, strata::ValueRange offsets,
                        strata::ValueRange sizes, strata::ValueRange strides) {
    return create(builder, loc, source, strata::detail::getAsMixed(offsets),
                  strata::detail::getAsMixed(sizes),
                  strata::detail::getAsMixed(strides));
  }
  /// The type of all dimensions of the part; null if `source` is not strided.
  static strata::MemRefType inferResultType(strata::MemRefType source,
                                            Mixed offsets, Mixed sizes,
                                            Mixed strides) {
    return detail::getPartType(source, offsets, sizes, strides);
  }
  static strata::MemRefType inferResultType(strata::MemRefType source,
                                            Numbers offsets, Numbers sizes,
                                            Numbers strides) {
    strata::Context *ctx = source.getContext();
    return inferResultType(source, strata::getAsIndexOpFoldResult(ctx, offsets),
                           strata::getAsIndexOpFoldResult(ctx, sizes),
                           strata::getAsIndexOpFoldResult(ctx, strides));
  }
  /// The type with the shape `shape`: the dimensions of size 1 that are not in it are omitted.
  /// Null if `source` is not strided, or if `shape` has other sizes.
  template <typename List>
  static strata::MemRefType
  inferRankReducedResultType(Numbers shape, strata::MemRefType source,
                             const List &offsets, const List &sizes,
                             const List &strides) {
    return detail::getReducedType(
        inferResultType(source, offsets, sizes, strides), shape);
  }
  /// The type of the memref that the part is taken from.
  strata::MemRefType getSourceType() const {
    return llvm::cast<strata::MemRefType>(this->operand(0).getType());
  }
};

} // namespace dialects::memref

#endif // STRATA_DIALECTS_MEMREF_MEMREFOPBASES_H
