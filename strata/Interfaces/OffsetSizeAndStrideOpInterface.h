// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations with an offset, a size and a stride for each dimension, each of which is a number
// or an operand (IR/Build/StaticValueUtils.h). The interface has no functions: the operands are
// called `offsets`, `sizes` and `strides`, and the attributes with the numbers `static_offsets`,
// `static_sizes` and `static_strides`.
#ifndef STRATA_INTERFACES_OFFSETSIZEANDSTRIDEOPINTERFACE_H
#define STRATA_INTERFACES_OFFSETSIZEANDSTRIDEOPINTERFACE_H

#include "strata/Definition/OpInterface.h"
#include "strata/IR/Build/OpFoldResult.h"
#include "strata/IR/Types/BuiltinTypes.h"

namespace strata {

namespace detail {
/// The three lists of the interface.
enum class SliceList : uint8_t { Offsets, Sizes, Strides };
/// The operands of the dynamic entries of `list`.
OperandRange getSliceOperands(Operation *op, SliceList list);
/// The numbers of all entries of `list`; ShapedType::kDynamic where the entry is an operand.
ArrayRef<int64_t> getSliceNumbers(Operation *op, SliceList list);
/// All entries of `list`: attributes of type index, and operands.
SmallVector<OpFoldResult> getMixedSlice(Operation *op, SliceList list);
/// The operand of entry `i`, which must be dynamic.
Value getDynamicSliceEntry(Operation *op, SliceList list, unsigned i);
/// Whether all entries are the number `expected`.
bool isSliceConstant(Operation *op, SliceList list, int64_t expected);

/// The functions of the interface, for the class `Derived` of an operation or interface.
template <typename Derived> class OffsetSizeAndStrideOpMethods {
public:
  /// The operands of the dynamic offsets.
  OperandRange getOffsets() const {
    return getSliceOperands(op(), SliceList::Offsets);
  }
  /// The operands of the dynamic sizes.
  OperandRange getSizes() const {
    return getSliceOperands(op(), SliceList::Sizes);
  }
  /// The operands of the dynamic strides.
  OperandRange getStrides() const {
    return getSliceOperands(op(), SliceList::Strides);
  }
  /// The offsets of all dimensions; ShapedType::kDynamic for an operand.
  ArrayRef<int64_t> getStaticOffsets() const {
    return getSliceNumbers(op(), SliceList::Offsets);
  }
  /// The sizes of all dimensions; ShapedType::kDynamic for an operand.
  ArrayRef<int64_t> getStaticSizes() const {
    return getSliceNumbers(op(), SliceList::Sizes);
  }
  /// The strides of all dimensions; ShapedType::kDynamic for an operand.
  ArrayRef<int64_t> getStaticStrides() const {
    return getSliceNumbers(op(), SliceList::Strides);
  }
  /// The offsets of all dimensions: attributes of type index, and operands.
  SmallVector<OpFoldResult> getMixedOffsets() const {
    return getMixedSlice(op(), SliceList::Offsets);
  }
  /// The sizes of all dimensions: attributes of type index, and operands.
  SmallVector<OpFoldResult> getMixedSizes() const {
    return getMixedSlice(op(), SliceList::Sizes);
  }
  /// The strides of all dimensions: attributes of type index, and operands.
  SmallVector<OpFoldResult> getMixedStrides() const {
    return getMixedSlice(op(), SliceList::Strides);
  }

  /// The offset of dimension `i`; ShapedType::kDynamic for an operand.
  int64_t getStaticOffset(unsigned i) const {
    return getSliceNumbers(op(), SliceList::Offsets)[i];
  }
  /// The size of dimension `i`; ShapedType::kDynamic for an operand.
  int64_t getStaticSize(unsigned i) const {
    return getSliceNumbers(op(), SliceList::Sizes)[i];
  }
  /// The stride of dimension `i`; ShapedType::kDynamic for an operand.
  int64_t getStaticStride(unsigned i) const {
    return getSliceNumbers(op(), SliceList::Strides)[i];
  }
  /// Whether the offset of dimension `i` is an operand.
  bool isDynamicOffset(unsigned i) const {
    return ShapedType::isDynamic(getStaticOffset(i));
  }
  /// Whether the size of dimension `i` is an operand.
  bool isDynamicSize(unsigned i) const {
    return ShapedType::isDynamic(getStaticSize(i));
  }
  /// Whether the stride of dimension `i` is an operand.
  bool isDynamicStride(unsigned i) const {
    return ShapedType::isDynamic(getStaticStride(i));
  }
  /// The operand that is the offset of dimension `i`, which must be dynamic.
  Value getDynamicOffset(unsigned i) const {
    return getDynamicSliceEntry(op(), SliceList::Offsets, i);
  }
  /// The operand that is the size of dimension `i`, which must be dynamic.
  Value getDynamicSize(unsigned i) const {
    return getDynamicSliceEntry(op(), SliceList::Sizes, i);
  }
  /// The operand that is the stride of dimension `i`, which must be dynamic.
  Value getDynamicStride(unsigned i) const {
    return getDynamicSliceEntry(op(), SliceList::Strides, i);
  }
  /// Whether all strides are the number 1.
  bool hasUnitStride() const {
    return isSliceConstant(op(), SliceList::Strides, 1);
  }
  /// Whether all offsets are the number 0.
  bool hasZeroOffset() const {
    return isSliceConstant(op(), SliceList::Offsets, 0);
  }

private:
  Operation *op() const {
    return static_cast<const Derived *>(this)->getOperation();
  }
};
} // namespace detail

/// The handle of an operation with the interface.
class OffsetSizeAndStrideOpInterface
    : public OpInterface<OffsetSizeAndStrideOpInterface>,
      public detail::OffsetSizeAndStrideOpMethods<
          OffsetSizeAndStrideOpInterface> {
public:
  using OpInterface::OpInterface;
  static constexpr llvm::StringLiteral name = "OffsetSizeAndStrideOpInterface";
  /// The functions of the handle for the class of an operation.
  template <typename Derived>
  using Trait = detail::OffsetSizeAndStrideOpMethods<Derived>;
  struct Concept {
    using Interface = OffsetSizeAndStrideOpInterface;
  };
};

} // namespace strata

#endif // STRATA_INTERFACES_OFFSETSIZEANDSTRIDEOPINTERFACE_H
