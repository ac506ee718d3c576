// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Linalg/LinalgOpBases.h"

#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Linalg/StructuredBody.h"

using namespace strata;

Operation *linalg::detail::fillStructuredOpRegion(Operation *op) {
  fillStructuredRegion(op);
  return op;
}

SmallVector<Type> linalg::detail::getResultTypes(ValueRange outputs) {
  SmallVector<Type> types;
  for (Value output : outputs)
    if (isa<TensorType>(output.getType()))
      types.push_back(output.getType());
  return types;
}

Operation *linalg::detail::buildStructuredRegion(OpBuilder &builder,
                                                 Operation *op,
                                                 StructuredBodyFn body) {
  SmallVector<Type> types;
  SmallVector<Location> locs;
  for (Value operand : op->getOperands()) {
    types.push_back(getStructuredElementType(operand.getType()));
    locs.push_back(operand.getLoc());
  }
  OpBuilder::InsertionGuard guard(builder);
  Block *block = builder.createBlock(&op->getRegion(0), {}, types, locs);
  if (body)
    body(builder, op->getLoc(), block->getArguments());
  return op;
}

ArrayAttr
linalg::detail::getIteratorTypes(Context *ctx,
                                 ArrayRef<IteratorType> iteratorTypes) {
  SmallVector<Attribute> types;
  for (IteratorType type : iteratorTypes)
    types.push_back(IteratorTypeAttr::get(ctx, type));
  return ArrayAttr::get(ctx, types);
}
