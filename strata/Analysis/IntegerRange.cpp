// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Analysis/IntegerRange.h"

#include "strata/Analysis/DeadCodeAnalysis.h"
#include "strata/Analysis/FunctionRanges.h"
#include "strata/Definition/OpHooks.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/Interfaces/LoopBounds.h"
#include "strata/Semantics/OpSemantics.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::dataflow;

//===-- Ranges -------------------------------------------------------------===//

ConstantIntRanges ConstantIntRanges::maxRange(unsigned width) {
  if (!width)
    return constant(APInt(0, 0, false, true));
  return {APInt::getZero(width), APInt::getMaxValue(width),
          APInt::getSignedMinValue(width), APInt::getSignedMaxValue(width)};
}

ConstantIntRanges ConstantIntRanges::range(const APInt &min, const APInt &max,
                                           bool isSigned) {
  unsigned width = min.getBitWidth();
  if (!width || min.isNegative() == max.isNegative())
    return {min, max, min, max};
  if (isSigned)
    return {APInt::getZero(width), APInt::getMaxValue(width), min, max};
  return {min, max, APInt::getSignedMinValue(width),
          APInt::getSignedMaxValue(width)};
}

unsigned ConstantIntRanges::getStorageBitwidth(Type type) {
  if (auto shaped = dyn_cast<ShapedType>(type))
    type = shaped.getElementType();
  if (isa<IndexType>(type))
    return 64;
  auto integer = dyn_cast<IntegerType>(type);
  return integer ? integer.getWidth() : 0;
}

ConstantIntRanges
ConstantIntRanges::rangeUnion(const ConstantIntRanges &other) const {
  if (getWidth() == 0 || other.getWidth() == 0)
    return getWidth() == 0 ? *this : other;
  return {uminVal.ult(other.uminVal) ? uminVal : other.uminVal,
          umaxVal.ugt(other.umaxVal) ? umaxVal : other.umaxVal,
          sminVal.slt(other.sminVal) ? sminVal : other.sminVal,
          smaxVal.sgt(other.smaxVal) ? smaxVal : other.smaxVal};
}

ConstantIntRanges
ConstantIntRanges::intersection(const ConstantIntRanges &other) const {
  return {uminVal.ugt(other.uminVal) ? uminVal : other.uminVal,
          umaxVal.ult(other.umaxVal) ? umaxVal : other.umaxVal,
          sminVal.sgt(other.sminVal) ? sminVal : other.sminVal,
          smaxVal.slt(other.smaxVal) ? smaxVal : other.smaxVal};
}

std::optional<APInt> ConstantIntRanges::getConstantValue() const {
  if (getWidth() == 0)
    return std::nullopt;
  if (uminVal == umaxVal)
    return uminVal;
  if (sminVal == smaxVal)
    return sminVal;
  return std::nullopt;
}

void ConstantIntRanges::print(raw_ostream &os) const {
  os << "unsigned : [";
  uminVal.print(os, /*isSigned=*/false);
  os << ", ";
  umaxVal.print(os, /*isSigned=*/false);
  os << "] signed : [";
  sminVal.print(os, /*isSigned=*/true);
  os << ", ";
  smaxVal.print(os, /*isSigned=*/true);
  os << ']';
}

IntegerValueRange IntegerValueRange::getMaxRange(Value value) {
  return ConstantIntRanges::maxRange(
      ConstantIntRanges::getStorageBitwidth(value.getType()));
}

IntegerValueRange IntegerValueRange::join(const IntegerValueRange &a,
                                          const IntegerValueRange &b) {
  if (a.isUninitialized())
    return b;
  return b.isUninitialized() ? a : a.range->rangeUnion(*b.range);
}

void IntegerValueRange::print(raw_ostream &os) const {
  if (range)
    range->print(os);
  else
    os << "<uninitialized>";
}

//===-- Analysis -----------------------------------------------------------===//

/// Whether the value goes into a block or out of a region, and so may come round
/// again.
static bool isPassedOn(Value value) {
  return llvm::any_of(value.getUses(), [](OpOperand &use) {
    return use.getOwner()->hasTrait(OpTrait::Terminator);
  });
}

InferIntRangeInterface::InferFn strata::getRangeInference(Operation *op) {
  auto *table = getInterface<InferIntRangeInterface>(op);
  if (table && table->inferResultRanges)
    return table->inferResultRanges;
  bool isComputed = hasInterface<InferIntRangeInterface>(op->getDefinition()) &&
                    semantics::getSemantics(op->getDefinition());
  return isComputed ? inferComputedRanges : nullptr;
}

LogicalResult IntegerRangeAnalysis::visitOperation(
    Operation *op, ArrayRef<const IntegerValueRangeLattice *> operands,
    ArrayRef<IntegerValueRangeLattice *> results) {
  auto giveUp = [&] {
    for (IntegerValueRangeLattice *result : results)
      setToEntryState(result);
    return success();
  };
  auto *infer = getRangeInference(op);
  if (!infer)
    return giveUp();
  SmallVector<ConstantIntRanges, 4> ranges;
  for (const IntegerValueRangeLattice *operand : operands) {
    if (operand->getValue().isUninitialized())
      return success();
    ranges.push_back(operand->getValue().getValue());
    if (ranges.back().getWidth() > MaxFoldWidth)
      return giveUp();
  }
  SmallVector<std::optional<ConstantIntRanges>, 2> inferred(results.size());
  infer(op, ranges, inferred);
  for (auto [result, range] : llvm::zip(results, inferred)) {
    if (!range) {
      setToEntryState(result);
      continue;
    }
    IntegerValueRange before = result->getValue();
    ChangeResult change = result->join(IntegerValueRange(*range));
    // Otherwise a counter would be followed number by number.
    if (isPassedOn(result->getAnchor()) && !before.isUninitialized() &&
        !(result->getValue() == before))
      change |=
          result->join(IntegerValueRange::getMaxRange(result->getAnchor()));
    propagateIfChanged(result, change);
  }
  return success();
}

//===-- Sizes --------------------------------------------------------------===//

void strata::inferDimRange(Operation *op,
                           InferIntRangeInterface::Ranges operands,
                           InferIntRangeInterface::Results results) {
  unsigned width =
      ConstantIntRanges::getStorageBitwidth(op->getResult(0).getType());
  auto any = ConstantIntRanges::range(APInt::getZero(width),
                                      APInt::getSignedMaxValue(width), true);
  results[0] = any;
  auto type = dyn_cast<ShapedType>(op->getOperand(0).getType());
  if (!type || !type.hasRank())
    return;
  std::optional<ConstantIntRanges> sizes;
  for (auto [i, size] : llvm::enumerate(type.getShape())) {
    APInt dim(operands[1].getWidth(), i);
    if (dim.slt(operands[1].smin()) || dim.sgt(operands[1].smax()))
      continue;
    auto range =
        ShapedType::isDynamic(size)
            ? any
            : ConstantIntRanges::constant(APInt(width, uint64_t(size)));
    sizes = sizes ? sizes->rangeUnion(range) : range;
  }
  if (sizes)
    results[0] = *sizes;
}

//===-- Induction variables ------------------------------------------------===//

/// The range from the first value to the last but one; std::nullopt if there is
/// no iteration.
static std::optional<ConstantIntRanges>
getVariableRange(const ConstantIntRanges &lower, const ConstantIntRanges &upper,
                 const ConstantIntRanges &step, bool isUnsigned) {
  APInt min = isUnsigned ? lower.umin() : lower.smin();
  APInt max = isUnsigned ? upper.umax() : upper.smax();
  // A step that may be positive is taken to be so.
  if (!isUnsigned && step.smax().isNegative())
    std::swap(min, max);
  else
    --max;
  if (isUnsigned ? max.ult(min) : max.slt(min))
    return std::nullopt;
  return ConstantIntRanges::range(min, max, !isUnsigned);
}

void IntegerRangeAnalysis::visitNonControlFlowArgumentsImpl(
    Operation *op, Region &region, Lattices arguments) {
  std::optional<LoopBounds> bounds = getLoopBounds(op);
  if (!bounds || bounds->body != &region.front())
    return setAllToEntryStates(arguments);
  for (AbstractSparseLattice *lattice : arguments) {
    auto *variable = static_cast<IntegerValueRangeLattice *>(lattice);
    auto argument = cast<BlockArgument>(variable->getAnchor());
    unsigned i = argument.getArgNumber();
    unsigned width = ConstantIntRanges::getStorageBitwidth(argument.getType());
    if (i >= bounds->size() || !width) {
      setToEntryState(variable);
      continue;
    }
    auto get = [&](OpFoldResult bound) {
      if (auto number = dyn_cast_or_null<IntegerAttr>(bound.getAttr()))
        return ConstantIntRanges::constant(
            number.getValue().sextOrTrunc(width));
      Value value = bound.getValue();
      const auto *known = value ? static_cast<const IntegerValueRangeLattice *>(
                                      getLatticeFor(bounds->body, value))
                                : nullptr;
      return known && !known->getValue().isUninitialized() &&
                     known->getValue().getValue().getWidth() == width
                 ? known->getValue().getValue()
                 : ConstantIntRanges::maxRange(width);
    };
    std::optional<ConstantIntRanges> range =
        getVariableRange(get(bounds->lower[i]), get(bounds->upper[i]),
                         get(bounds->steps[i]), bounds->isUnsigned);
    if (range)
      propagateIfChanged(variable, variable->join(IntegerValueRange(*range)));
  }
}
