// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Structured/NeutralElement.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Affine/AffineMap.h"
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

//===-- Padded reductions --------------------------------------------------===//

llvm::SmallBitVector linalg::getPaddedReductions(LinalgOp op,
                                                 ArrayRef<int64_t> multiples) {
  SmallVector<utils::IteratorType> types = op.getIteratorTypesArray();
  SmallVector<int64_t> ranges = op.getStaticLoopRanges();
  llvm::SmallBitVector padded(unsigned(types.size()));
  for (unsigned loop = 0; loop < types.size(); ++loop) {
    int64_t multiple = multiples[loop];
    if (types[loop] == utils::IteratorType::reduction && multiple != 0 &&
        (multiple < 0 || ShapedType::isDynamic(ranges[loop]) ||
         ranges[loop] % multiple != 0))
      padded.set(loop);
  }
  return padded;
}

/// Whether all elements of `operand` are padding in the additional iterations of `loop`. The index of a window
/// can be one of the tensor before.
static bool hasPaddingAlong(linalg::LinalgOp op, OpOperand *operand,
                            unsigned loop) {
  AffineMap map = op.getMatchingIndexingMap(operand);
  return map.getResultPosition(getAffineDimExpr(loop, map.getContext()))
      .has_value();
}

/// Whether the product of any number with zero is zero.
static bool isZeroTimesAny(Operation *product) {
  auto mulOp = dyn_cast<arith::MulFOp>(product);
  return !mulOp || arith::bitEnumContainsAll(mulOp.getFastmath(),
                                             arith::FastMathFlags::nnan |
                                                 arith::FastMathFlags::ninf);
}

/// Whether `value` is a constant other than infinity and NaN.
static bool isFiniteConstant(Value value) {
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  auto number =
      constant ? dyn_cast<FloatAttr>(constant.getValue()) : FloatAttr();
  return number && number.getValue().isFinite();
}

/// Whether `value`, of the body of `op`, is zero in the additional iterations of `loop`, whatever the elements of
/// inputs without padding along it are: a product, or an extended input.
static bool isZeroAlong(linalg::LinalgOp op, Value value, unsigned loop) {
  Operation *defining = value.getDefiningOp();
  if (!defining)
    return llvm::any_of(op.getDpsInputOperands(), [&](OpOperand *input) {
      return value == op.getMatchingBlockArgument(input) &&
             hasPaddingAlong(op, input, loop);
    });
  auto isZero = [&](Value factor) { return isZeroAlong(op, factor, loop); };
  auto operands = defining->getOperands();
  if (isa<arith::MulFOp, arith::MulIOp>(defining))
    return llvm::any_of(operands, isZero) &&
           (isZeroTimesAny(defining) ||
            llvm::all_of(operands, [&](Value factor) {
              return isFiniteConstant(factor) || isZero(factor);
            }));
  return isa<arith::ExtFOp, arith::ExtSIOp, arith::ExtUIOp, arith::TruncFOp,
             arith::TruncIOp, arith::SIToFPOp, arith::UIToFPOp>(defining) &&
         isZero(operands.front());
}

/// The value that `combiner` adds to the element of the output `init`.
static Value getCombined(linalg::LinalgOp op, OpOperand *init,
                         Operation *combiner) {
  BlockArgument sum = op.getMatchingBlockArgument(init);
  auto operands = combiner->getOperands();
  return operands.front() == sum ? operands.back() : operands.front();
}

/// Whether zeros as padding do not change the output `init` in the additional iterations of `loops`.
static bool isUnchangedByZeros(linalg::LinalgOp op, OpOperand *init,
                               const llvm::SmallBitVector &loops) {
  Operation *combiner = linalg::getCombiner(op, init);
  return isa_and_nonnull<arith::AddFOp, arith::AddIOp>(combiner) &&
         llvm::all_of(loops.set_bits(), [&](unsigned loop) {
           return isZeroAlong(op, getCombined(op, init, combiner), loop);
         });
}

/// The neutral element of the reduction of `operand` alone to the only output; null if `op` does something else.
static Attribute getReducedElement(linalg::LinalgOp op, OpOperand *operand,
                                   const llvm::SmallBitVector &loops) {
  OpOperand *init = op.getDpsInitOperand(0);
  Operation *combiner = linalg::getCombiner(op, init);
  bool isReduced =
      combiner && op.getNumDpsInits() == 1 &&
      getCombined(op, init, combiner) == op.getMatchingBlockArgument(operand) &&
      llvm::all_of(loops.set_bits(), [&](unsigned loop) {
        return hasPaddingAlong(op, operand, loop);
      });
  return isReduced ? linalg::getNeutralElement(combiner) : Attribute();
}

TypedAttr
linalg::getUnchangingElement(LinalgOp op, OpOperand *operand,
                             const llvm::SmallBitVector &paddedReductions) {
  Builder builder(op->getContext());
  Type element = linalg::getStructuredElementType(operand->get().getType());
  auto zero = cast_if_present<TypedAttr>(builder.getZeroAttr(element));
  if (op.isDpsInit(operand) || paddedReductions.none())
    return zero;
  bool isUnchanged = true;
  for (unsigned i = 0; i < op.getNumDpsInits(); ++i)
    isUnchanged &=
        isUnchangedByZeros(op, op.getDpsInitOperand(i), paddedReductions);
  return isUnchanged ? zero
                     : cast_if_present<TypedAttr>(
                           getReducedElement(op, operand, paddedReductions));
}

bool linalg::isDefinedForAllInputs(LinalgOp op) {
  return llvm::all_of(op.getBlock()->without_terminator(),
                      [](Operation &inner) { return isSpeculatable(&inner); });
}
