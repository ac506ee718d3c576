// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The fold that rules do not express: a selection between constants of any elements. Numbers
// fold by the declaration in the dialect file.
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Arith/ArithHooks.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"

using namespace strata;

/// Elements of two constants, by the elements of a third.
static Attribute selectElements(DenseElementsAttr condition,
                                DenseElementsAttr ifTrue,
                                DenseElementsAttr ifFalse) {
  ShapedType type = ifTrue.getType();
  size_t bits = DenseElementsAttr::getStorageBits(type.getElementType());
  size_t count = type.getNumElements();
  OwnedBytes data = OwnedBytes::allocate(llvm::divideCeil(bits * count, 8));
  uint8_t *to = data.data.get();
  std::memset(to, 0, data.size);
  for (size_t i = 0; i < count; ++i) {
    DenseElementsAttr from =
        condition.getIntElement(i).isZero() ? ifFalse : ifTrue;
    size_t index = from.isSplat() ? 0 : i;
    const uint8_t *raw = from.getRawData().data();
    if (bits == 1)
      to[i / 8] |= uint8_t(raw[index / 8] >> index % 8 & 1) << i % 8;
    else
      std::memcpy(to + i * (bits / 8), raw + index * (bits / 8), bits / 8);
  }
  return DenseElementsAttr::getFromRawBuffer(type, std::move(data));
}

LogicalResult strata::foldSelect(Operation *op, ArrayRef<Attribute> operands,
                                 SmallVectorImpl<OpFoldResult> &results) {
  if (succeeded(foldByDialectRules(op, operands, results)))
    return success();
  DenseElementsAttr elements[3];
  for (auto [operand, element] : llvm::zip(operands, elements))
    if (!(element = dyn_cast_or_null<DenseElementsAttr>(operand)))
      return failure();
  results.push_back(selectElements(elements[0], elements[1], elements[2]));
  return success();
}
