// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bases of classes of tensor, named by `strata.class_base` in the dialect file: functions
// and forms of `create` that MLIR's classes have. TensorOps.h includes this header.
#ifndef STRATA_DIALECTS_TENSOR_TENSOROPBASES_H
#define STRATA_DIALECTS_TENSOR_TENSOROPBASES_H

#include "strata/Definition/OpBaseUtils.h"
#include "strata/Dialects/Arith/DimOpBase.h"
#include "strata/Interfaces/Shapes/Reassociation.h"
#include "strata/Interfaces/Shapes/SliceLists.h"

namespace dialects::tensor {

namespace detail {
/// The type of `type` after each group of its dimensions has become one.
strata::RankedTensorType
getCollapsedType(strata::RankedTensorType type,
                 strata::ArrayRef<strata::ReassociationIndices> groups);
/// Creates a tensor.expand_shape. Without `shape`, the sizes are computed as
/// ExpandShapeOpBase::create describes.
strata::Operation *
createExpandShape(strata::OpBuilder &builder, strata::Location loc,
                  strata::Type type, strata::Value source,
                  strata::ArrayRef<strata::ReassociationIndices> groups,
                  std::optional<strata::ArrayRef<strata::OpFoldResult>> shape);
/// Fills the body of a tensor.generate or tensor.pad, given one index for each dimension of
/// the result.
using BodyFn = strata::function_ref<void(strata::OpBuilder &, strata::Location,
                                         strata::ValueRange)>;
/// Adds the block, and calls `body` unless it is null.
void fillIndexBody(strata::OpBuilder &builder, strata::Operation *op,
                   BodyFn body);
/// Creates a tensor.pad as PadOpBase::create describes; without a body if `padding` is null.
strata::Operation *createPad(strata::OpBuilder &builder, strata::Location loc,
                             strata::Type type, strata::Value source,
                             strata::ArrayRef<strata::OpFoldResult> low,
                             strata::ArrayRef<strata::OpFoldResult> high,
                             bool nofold, strata::Value padding,
                             strata::ArrayRef<strata::NamedAttribute> attrs);
} // namespace detail

/// tensor.collapse_shape
template <typename Derived>
class CollapseShapeOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// `groups` are contiguous, in order, and contain each dimension of the source.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Type type, strata::Value source,
                        strata::ArrayRef<strata::ReassociationIndices> groups,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    return strata::detail::withAttrs(
        Derived::create(builder, loc, type, source,
                        strata::getReassociation(builder.getContext(), groups)),
        attrs);
  }
  /// The sizes of the result are the products of the sizes in the groups.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source,
                        strata::ArrayRef<strata::ReassociationIndices> groups,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    auto type = llvm::cast<strata::RankedTensorType>(source.getType());
    return create(builder, loc,
                  strata::Type(detail::getCollapsedType(type, groups)), source,
                  groups, attrs);
  }
  /// The type of the operand. The name is that of MLIR.
  strata::RankedTensorType getSrcType() const {
    return llvm::cast<strata::RankedTensorType>(this->operand(0).getType());
  }
  /// The type with a dimension for each group.
  strata::RankedTensorType getResultType() const {
    return llvm::cast<strata::RankedTensorType>(this->result(0).getType());
  }
  /// The dimensions of the operand that become each dimension of the result.
  strata::SmallVector<strata::ReassociationIndices, 4>
  getReassociationIndices() const {
    return strata::getReassociationIndices((*this)->getAttr("reassociation"));
  }
};

/// tensor.expand_shape
template <typename Derived>
class ExpandShapeOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// The sizes are those of `type`; a dynamic one is computed from that of the dimension that
  /// its group splits, of which no other size may be dynamic.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Type type, strata::Value source,
                        strata::ArrayRef<strata::ReassociationIndices> groups) {
    return Derived(detail::createExpandShape(builder, loc, type, source, groups,
                                             std::nullopt));
  }
  /// `outputShape` has the sizes of all dimensions of `type`.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Type type, strata::Value source,
                        strata::ArrayRef<strata::ReassociationIndices> groups,
                        strata::ArrayRef<strata::OpFoldResult> outputShape) {
    return Derived(detail::createExpandShape(builder, loc, type, source, groups,
                                             outputShape));
  }
  /// The type of the operand. The name is that of MLIR.
  strata::RankedTensorType getSrcType() const {
    return llvm::cast<strata::RankedTensorType>(this->operand(0).getType());
  }
  /// The type with the dimensions of all groups.
  strata::RankedTensorType getResultType() const {
    return llvm::cast<strata::RankedTensorType>(this->result(0).getType());
  }
  /// The dimensions of the result that each dimension of the operand becomes.
  strata::SmallVector<strata::ReassociationIndices, 4>
  getReassociationIndices() const {
    return strata::getReassociationIndices((*this)->getAttr("reassociation"));
  }
};

/// tensor.dim
using arith::DimOpBase;

/// tensor.empty
template <typename Derived>
class EmptyOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// All sizes are static.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ArrayRef<int64_t> shape,
                        strata::Type elementType,
                        strata::Attribute encoding = {}) {
    return create(builder, loc, shape, elementType, strata::ValueRange(),
                  encoding);
  }
  /// One of `dynamicSizes` for each ShapedType::kDynamic in `shape`.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ArrayRef<int64_t> shape,
                        strata::Type elementType,
                        strata::ValueRange dynamicSizes,
                        strata::Attribute encoding = {}) {
    auto type = strata::RankedTensorType::get(shape, elementType, encoding);
    return Derived::create(builder, loc, strata::Type(type), dynamicSizes);
  }
  /// Sizes that are attributes are static.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ArrayRef<strata::OpFoldResult> sizes,
                        strata::Type elementType,
                        strata::Attribute encoding = {}) {
    strata::SmallVector<strata::Value> dynamicSizes;
    strata::SmallVector<int64_t> shape;
    strata::dispatchIndexOpFoldResults(sizes, dynamicSizes, shape);
    return create(builder, loc, shape, elementType, dynamicSizes, encoding);
  }
  /// The sizes: attributes and operands.
  strata::SmallVector<strata::OpFoldResult> getMixedSizes() const {
    return strata::getMixedValues(
        llvm::cast<strata::RankedTensorType>(this->result(0).getType())
            .getShape(),
        (*this)->getOperands(), this->getContext());
  }
  /// The size of a dynamic dimension.
  strata::Value getDynamicSize(unsigned dim) const {
    return getMixedSizes()[dim].getValue();
  }
};

/// tensor.extract_slice
template <typename Derived>
class ExtractSliceOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  using Mixed = strata::ArrayRef<strata::OpFoldResult>;
  /// `type` may omit dimensions of size 1.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::RankedTensorType type, strata::Value source,
                        Mixed offsets, Mixed sizes, Mixed strides,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    strata::SliceOperands lists(offsets, sizes, strides);
    return strata::detail::withAttrs(
        Derived::create(builder, loc, strata::Type(type), source, lists.offsets,
                        lists.sizes, lists.strides, lists.staticOffsets,
                        lists.staticSizes, lists.staticStrides),
        attrs);
  }
  /// The result has the rank of the source.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source, Mixed offsets, Mixed sizes,
                        Mixed strides,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    auto type = llvm::cast<strata::RankedTensorType>(source.getType());
    return create(builder, loc, inferResultType(type, sizes), source, offsets,
                  sizes, strides, attrs);
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source, strata::ValueRange offsets,
                        strata::ValueRange sizes, strata::ValueRange strides,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    return create(builder, loc, source, strata::detail::getAsMixed(offsets),
                  strata::detail::getAsMixed(sizes),
                  strata::detail::getAsMixed(strides), attrs);
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::RankedTensorType type, strata::Value source,
                        strata::ValueRange offsets, strata::ValueRange sizes,
                        strata::ValueRange strides,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    return create(builder, loc, type, source,
                  strata::detail::getAsMixed(offsets),
                  strata::detail::getAsMixed(sizes),
                  strata::detail::getAsMixed(strides), attrs);
  }
  /// The type of all dimensions of a slice with these sizes.
  static strata::RankedTensorType
  inferResultType(strata::RankedTensorType source,
                  strata::ArrayRef<int64_t> sizes) {
    return strata::RankedTensorType::get(sizes, source.getElementType(),
                                         source.getEncoding());
  }
  static strata::RankedTensorType
  inferResultType(strata::RankedTensorType source, Mixed sizes) {
    strata::SmallVector<strata::Value> dynamicSizes;
    strata::SmallVector<int64_t> shape;
    strata::dispatchIndexOpFoldResults(sizes, dynamicSizes, shape);
    return inferResultType(source, shape);
  }
  static strata::RankedTensorType
  inferResultType(strata::RankedTensorType source, Mixed, Mixed sizes, Mixed) {
    return inferResultType(source, sizes);
  }
  /// The type of `rank` dimensions of a slice: leading dimensions of size 1 are omitted.
  static strata::RankedTensorType
  inferCanonicalRankReducedResultType(unsigned rank,
                                      strata::RankedTensorType source, Mixed,
                                      Mixed sizes, Mixed) {
    strata::RankedTensorType type = inferResultType(source, sizes);
    return inferResultType(source,
                           strata::detail::omitUnitDims(type.getShape(), rank));
  }
  /// The type of the tensor that the slice is taken from.
  strata::RankedTensorType getSourceType() const {
    return llvm::cast<strata::RankedTensorType>(this->operand(0).getType());
  }
  /// The type of the slice.
  strata::RankedTensorType getResultType() const {
    return llvm::cast<strata::RankedTensorType>(this->result(0).getType());
  }
};

/// tensor.insert_slice
template <typename Derived>
class InsertSliceOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  using Mixed = strata::ArrayRef<strata::OpFoldResult>;
  /// The type of `source` may omit dimensions of size 1.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source, strata::Value dest, Mixed offsets,
                        Mixed sizes, Mixed strides,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    strata::SliceOperands lists(offsets, sizes, strides);
    return strata::detail::withAttrs(
        Derived::create(builder, loc, source, dest, lists.offsets, lists.sizes,
                        lists.strides, lists.staticOffsets, lists.staticSizes,
                        lists.staticStrides),
        attrs);
  }
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Value source, strata::Value dest,
                        strata::ValueRange offsets, strata::ValueRange sizes,
                        strata::ValueRange strides,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    return create(builder, loc, source, dest,
                  strata::detail::getAsMixed(offsets),
                  strata::detail::getAsMixed(sizes),
                  strata::detail::getAsMixed(strides), attrs);
  }
  /// The type of the slice that is inserted.
  strata::RankedTensorType getSourceType() const {
    return llvm::cast<strata::RankedTensorType>(this->operand(0).getType());
  }
  /// The type of the whole tensor, which is that of the result.
  strata::RankedTensorType getDestType() const {
    return llvm::cast<strata::RankedTensorType>(this->operand(1).getType());
  }
};

/// tensor.from_elements
template <typename Derived>
class FromElementsOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// A tensor of one dimension; there is an element.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::ValueRange elements) {
    auto type = strata::RankedTensorType::get({int64_t(elements.size())},
                                              elements.front().getType());
    return Derived::create(builder, loc, strata::Type(type), elements);
  }
};

/// tensor.generate
template <typename Derived>
class GenerateOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// `body` gets an index for each dimension, and creates the tensor.yield.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Type type, strata::ValueRange dynamicExtents,
                        detail::BodyFn body) {
    Derived op = Derived::create(builder, loc, type, dynamicExtents);
    detail::fillIndexBody(builder, op, body);
    return op;
  }
};

/// tensor.pad
template <typename Derived>
class PadOpBase : public strata::OpWrapper<Derived> {
public:
  using strata::OpWrapper<Derived>::OpWrapper;
  using strata::OpWrapper<Derived>::create;
  /// The operation has no body. A null `type` stands for the type with the sizes that follow.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Type type, strata::Value source,
                        strata::ArrayRef<strata::OpFoldResult> low,
                        strata::ArrayRef<strata::OpFoldResult> high,
                        strata::BoolParam nofold = false,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    return Derived(detail::createPad(builder, loc, type, source, low, high,
                                     nofold, {}, attrs));
  }
  /// All new elements are `padding`.
  static Derived create(strata::OpBuilder &builder, strata::Location loc,
                        strata::Type type, strata::Value source,
                        strata::ArrayRef<strata::OpFoldResult> low,
                        strata::ArrayRef<strata::OpFoldResult> high,
                        strata::Value padding, strata::BoolParam nofold = false,
                        strata::ArrayRef<strata::NamedAttribute> attrs = {}) {
    return Derived(detail::createPad(builder, loc, type, source, low, high,
                                     nofold, padding, attrs));
  }
  /// The numbers of new elements before those of the source: attributes and operands.
  strata::SmallVector<strata::OpFoldResult> getMixedLowPad() const {
    Derived op(this->getOperation());
    return strata::getMixedValues(op.getStaticLow(), op.getLow(),
                                  op.getContext());
  }
  /// The numbers of new elements after those of the source: attributes and operands.
  strata::SmallVector<strata::OpFoldResult> getMixedHighPad() const {
    Derived op(this->getOperation());
    return strata::getMixedValues(op.getStaticHigh(), op.getHigh(),
                                  op.getContext());
  }
  /// The type without the new elements.
  strata::RankedTensorType getSourceType() const {
    return llvm::cast<strata::RankedTensorType>(this->operand(0).getType());
  }
  /// The type with the new elements.
  strata::RankedTensorType getResultType() const {
    return llvm::cast<strata::RankedTensorType>(this->result(0).getType());
  }
  /// The value of all new elements, if it is defined outside of the body or constant; null
  /// otherwise.
  strata::Value getConstantPaddingValue() const {
    strata::Block &body = (*this)->getRegion(0).front();
    strata::Value value = body.getTerminator()->getOperands().front();
    bool isInside = value.getParentBlock() == &body;
    return isInside && !strata::matchPattern(value, strata::m_Constant())
               ? strata::Value()
               : value;
  }
};

} // namespace dialects::tensor

#endif // STRATA_DIALECTS_TENSOR_TENSOROPBASES_H
