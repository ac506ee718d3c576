// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/NeutralElement.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"

using namespace strata;

static Attribute getFloatElement(Operation *combiner, FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  if (isa<arith::AddFOp>(combiner))
    return FloatAttr::get(type, APFloat::getZero(semantics));
  if (isa<arith::MulFOp>(combiner))
    return FloatAttr::get(type, APFloat(semantics, 1));
  if (!APFloat::semanticsHasInf(semantics))
    return {};
  if (isa<arith::MaximumFOp>(combiner))
    return FloatAttr::get(type, APFloat::getInf(semantics, /*Negative=*/true));
  if (isa<arith::MinimumFOp>(combiner))
    return FloatAttr::get(type, APFloat::getInf(semantics));
  return {};
}

static Attribute getIntegerElement(Operation *combiner, Type type,
                                   unsigned width) {
  auto get = [&](const APInt &value) { return IntegerAttr::get(type, value); };
  if (isa<arith::AddIOp, arith::OrIOp, arith::XOrIOp, arith::MaxUIOp>(combiner))
    return get(APInt::getZero(width));
  if (isa<arith::MulIOp>(combiner))
    return get(APInt(width, 1));
  if (isa<arith::AndIOp, arith::MinUIOp>(combiner))
    return get(APInt::getAllOnes(width));
  if (isa<arith::MaxSIOp>(combiner))
    return get(APInt::getSignedMinValue(width));
  if (isa<arith::MinSIOp>(combiner))
    return get(APInt::getSignedMaxValue(width));
  return {};
}

Attribute linalg::getNeutralElement(Operation *combiner) {
  Type type = combiner->getResult(0).getType();
  if (auto floatType = dyn_cast<FloatType>(type))
    return getFloatElement(combiner, floatType);
  if (auto integer = dyn_cast<IntegerType>(type))
    return getIntegerElement(combiner, type, integer.getWidth());
  return {};
}

Operation *linalg::getCombiner(LinalgOp op, OpOperand *init) {
  Operation *combiner = op.getMatchingYieldValue(init)->get().getDefiningOp();
  BlockArgument sum = op.getMatchingBlockArgument(init);
  bool isCombiner = combiner && combiner->getBlock() == op.getBlock() &&
                    combiner->getNumOperands() == 2 &&
                    combiner->getNumResults() == 1 &&
                    combiner->getNumRegions() == 0 && sum.hasOneUse() &&
                    combiner->getResult(0).hasOneUse() &&
                    sum.getUses().begin()->getOwner() == combiner;
  return isCombiner && getNeutralElement(combiner) ? combiner : nullptr;
}
