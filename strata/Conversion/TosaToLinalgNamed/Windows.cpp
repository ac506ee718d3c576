// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaToLinalgNamed/TosaToLinalgNamedDetail.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::tosalower;

/// (size + pads - ((kernel - 1) * dilation + 1)) / stride + 1
Value tosalower::createNumPositions(OpBuilder &builder, Location loc,
                                    Value size, Value kernel,
                                    const Window &window) {
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, loc, value);
  };
  Value one = constant(1);
  Value before = constant(window.padBefore);
  Value padded = arith::AddIOp::create(builder, loc, size, before);
  Value after = constant(window.padAfter);
  padded = arith::AddIOp::create(builder, loc, padded, after);
  Value last = arith::SubIOp::create(builder, loc, kernel, one);
  Value dilation = constant(window.dilation);
  Value dilated = arith::MulIOp::create(builder, loc, dilation, last);
  Value extent = arith::AddIOp::create(builder, loc, dilated, one);
  Value rest = arith::SubIOp::create(builder, loc, padded, extent);
  Value stride = constant(window.stride);
  Value steps = arith::DivUIOp::create(builder, loc, rest, stride);
  return arith::AddIOp::create(builder, loc, steps, one);
}

Value tosalower::createDim(OpBuilder &builder, Location loc, Value tensor,
                           int64_t dim) {
  Value number = arith::ConstantIndexOp::create(builder, loc, dim);
  return tensor::DimOp::create(builder, loc, tensor, number);
}

Value tosalower::createPadded(OpBuilder &builder, Location loc, Value input,
                              ArrayRef<int64_t> pads, Attribute number) {
  if (llvm::all_of(pads, [](int64_t pad) { return pad == 0; }))
    return input;
  SmallVector<OpFoldResult> low{builder.getIndexAttr(0)};
  SmallVector<OpFoldResult> high{builder.getIndexAttr(0)};
  for (size_t i = 0; i < pads.size(); i += 2) {
    low.push_back(builder.getIndexAttr(pads[i]));
    high.push_back(builder.getIndexAttr(pads[i + 1]));
  }
  low.push_back(builder.getIndexAttr(0));
  high.push_back(builder.getIndexAttr(0));
  Value padding = arith::ConstantOp::create(builder, loc, number);
  return tensor::PadOp::create(builder, loc, Type(), input, low, high, padding);
}
