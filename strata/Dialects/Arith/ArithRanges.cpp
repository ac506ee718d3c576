// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ranges of constants. The ranges of other operations follow from their computation.
#include "strata/Analysis/IntegerRange.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Arith/ArithRangesDetail.h"

using namespace strata;
using IntRanges = ConstantIntRanges;

static void inferConstant(Operation *op, InferIntRangeInterface::Ranges,
                          InferIntRangeInterface::Results out) {
  arith::ConstantOp constant(op);
  std::optional<IntRanges> &range = out.front();
  if (auto number = dyn_cast_or_null<IntegerAttr>(constant.getValue())) {
    range = IntRanges::constant(number.getValue());
    return;
  }
  auto elements = dyn_cast_or_null<DenseElementsAttr>(constant.getValue());
  if (!elements || !IntRanges::getStorageBitwidth(elements.getType()))
    return;
  int64_t count = elements.isSplat() ? 1 : elements.getNumElements();
  for (int64_t i = 0; i < count; ++i) {
    IntRanges element = IntRanges::constant(elements.getIntElement(i));
    range = range ? range->rangeUnion(element) : element;
  }
}

void strata::detail::registerArithRanges(Context &ctx) {
  static constexpr InferIntRangeInterface table = {inferConstant};
  registerOpHooks<arith::ConstantOp>(
      &ctx, {.interfaces = {makeInterfaceTable(table)}});
}
