// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/NeutralElement.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/STLExtras.h"

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

/// Whether `value`, of the body of `op`, is zero if all inputs are: products, and extended inputs.
static bool isZeroForZeros(linalg::LinalgOp op, Value value) {
  Operation *defining = value.getDefiningOp();
  if (!defining)
    return llvm::is_contained(op.getRegionInputArgs(), value);
  if (isa<arith::MulFOp, arith::MulIOp>(defining))
    return llvm::all_of(defining->getOperands(), [&](Value factor) {
      return isZeroForZeros(op, factor);
    });
  return isa<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp, arith::TruncFOp,
             arith::TruncIOp, arith::SIToFPOp, arith::UIToFPOp>(defining) &&
         isZeroForZeros(op, defining->getOperands().front());
}

/// The value that `combiner` adds to the element of the output `init`.
static Value getCombined(linalg::LinalgOp op, OpOperand *init,
                         Operation *combiner) {
  BlockArgument sum = op.getMatchingBlockArgument(init);
  auto operands = combiner->getOperands();
  return operands.front() == sum ? operands.back() : operands.front();
}

/// Whether additional zeros of the inputs of a reduction do not change the output `init`.
static bool isUnchangedByZeros(linalg::LinalgOp op, OpOperand *init) {
  Operation *combiner = linalg::getCombiner(op, init);
  return isa_and_nonnull<arith::AddFOp, arith::AddIOp>(combiner) &&
         isZeroForZeros(op, getCombined(op, init, combiner));
}

TypedAttr linalg::getUnchangingElement(LinalgOp op, OpOperand *operand,
                                       bool isReductionPadded) {
  Builder builder(op->getContext());
  Type element = linalg::getStructuredElementType(operand->get().getType());
  if (op.isDpsInit(operand) || !isReductionPadded)
    return cast_if_present<TypedAttr>(builder.getZeroAttr(element));
  bool isUnchanged = true;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i)
    isUnchanged &= isUnchangedByZeros(op, op.getDpsInitOperand(i));
  if (isUnchanged)
    return cast_if_present<TypedAttr>(builder.getZeroAttr(element));
  OpOperand *init = op.getDpsInitOperand(0);
  Operation *combiner = linalg::getCombiner(op, init);
  if (!combiner || op.getNumDpsInits() != 1 ||
      getCombined(op, init, combiner) != op.getMatchingBlockArgument(operand))
    return {};
  return cast_if_present<TypedAttr>(linalg::getNeutralElement(combiner));
}

bool linalg::isDefinedForAllInputs(LinalgOp op) {
  return llvm::all_of(op.getBlock()->without_terminator(),
                      [](Operation &inner) { return isSpeculatable(&inner); });
}
