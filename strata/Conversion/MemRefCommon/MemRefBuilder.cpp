// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/MemRefCommon/MemRefBuilder.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Interfaces/Shapes/Slice.h"

using namespace strata;

Value MemRefBuilder::index(int64_t value) const {
  return arith::ConstantIndexOp::create(builder, loc, value);
}

Value MemRefBuilder::boolean(bool value) const {
  return arith::ConstantOp::create(builder, loc, builder.getBoolAttr(value));
}

Value MemRefBuilder::reinterpret(Type type, Value source,
                                 ArrayRef<OpFoldResult> sizes,
                                 ArrayRef<OpFoldResult> strides) const {
  Slice slice;
  slice.offsets.push_back(OpFoldResult(builder.getIndexAttr(0)));
  slice.sizes.append(sizes.begin(), sizes.end());
  slice.strides.append(strides.begin(), strides.end());
  SliceOperands lists(slice);
  return memref::ReinterpretCastOp::create(
      builder, loc, type, source, lists.offsets, lists.sizes, lists.strides,
      lists.staticOffsets, lists.staticSizes, lists.staticStrides);
}
