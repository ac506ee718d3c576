// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/OffsetSizeAndStrideOpInterface.h"

#include "strata/Definition/OpAdaptor.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using detail::SliceList;

OperandRange detail::getSliceOperands(Operation *op, SliceList list) {
  static constexpr StringLiteral names[] = {"offsets", "sizes", "strides"};
  auto [first, size] = getOperandSlot(op, names[size_t(list)]);
  return op->getOperands().slice(first, size);
}

ArrayRef<int64_t> detail::getSliceNumbers(Operation *op, SliceList list) {
  static constexpr StringLiteral names[] = {"static_offsets", "static_sizes",
                                            "static_strides"};
  auto numbers =
      op->getAttrOfType<DenseI64ArrayAttr>(StringRef(names[size_t(list)]));
  return numbers ? numbers.asArrayRef() : ArrayRef<int64_t>();
}

SmallVector<OpFoldResult> detail::getMixedSlice(Operation *op, SliceList list) {
  return getMixedValues(getSliceNumbers(op, list), getSliceOperands(op, list),
                        op->getContext());
}

Value detail::getDynamicSliceEntry(Operation *op, SliceList list, unsigned i) {
  ArrayRef<int64_t> numbers = getSliceNumbers(op, list);
  assert(ShapedType::isDynamic(numbers[i]) && "the entry is a number");
  size_t number =
      size_t(llvm::count_if(numbers.take_front(i), ShapedType::isDynamic));
  return getSliceOperands(op, list)[number];
}

bool detail::isSliceConstant(Operation *op, SliceList list, int64_t expected) {
  return llvm::all_of(getSliceNumbers(op, list),
                      [&](int64_t number) { return number == expected; });
}
