// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Interfaces/LoopBounds.h"

#include "strata/Definition/OpDefinition.h"
#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/IR/Affine/AffineMap.h"
#include "strata/IR/Build/StaticValueUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/Support/MathExtras.h"

using namespace strata;

std::optional<LoopBounds> strata::getLoopBounds(Operation *op) {
  LoopBounds bounds;
  const auto *loop = getInterface<LoopBoundsOpInterface>(op);
  if (!loop || !loop->getLoopBounds(op, bounds))
    return std::nullopt;
  return bounds;
}

std::optional<uint64_t> strata::getStaticTripCount(Operation *op) {
  std::optional<LoopBounds> bounds = getLoopBounds(op);
  if (!bounds || bounds->size() != 1)
    return std::nullopt;
  std::optional<int64_t> lower = getConstantIntValue(bounds->lower[0]),
                         upper = getConstantIntValue(bounds->upper[0]),
                         step = getConstantIntValue(bounds->steps[0]);
  if (!lower || !upper || !step || *step <= 0 || bounds->isUnsigned)
    return std::nullopt;
  if (*upper <= *lower)
    return 0;
  return llvm::divideCeil(uint64_t(*upper) - uint64_t(*lower), uint64_t(*step));
}

bool strata::isCertainlyExecuted(Operation *op) {
  std::optional<LoopBounds> bounds = getLoopBounds(op);
  if (!bounds || bounds->isUnsigned)
    return false;
  for (size_t i = 0; i < bounds->size(); ++i) {
    std::optional<int64_t> lower = getConstantIntValue(bounds->lower[i]),
                           upper = getConstantIntValue(bounds->upper[i]),
                           step = getConstantIntValue(bounds->steps[i]);
    if (!lower || !upper || !step || *step <= 0 || *upper <= *lower)
      return false;
  }
  return true;
}

//===-- What files say -----------------------------------------------------===//

/// The attribute in slot `slot`, which counts operands and results too.
static Attribute getAttribute(Operation *op, unsigned slot) {
  const OpDefinition &def = op->getDefinition();
  size_t index = slot - def.operands.size() - def.results.size();
  return index < op->getAttrSlots().size() ? op->getAttrSlots()[index]
                                           : Attribute();
}

/// The only number of `attr`, which is no list; null if it is unknown.
static Attribute getNumber(Attribute attr) {
  auto map = dyn_cast_or_null<AffineMapAttr>(attr);
  if (!map)
    return dyn_cast_or_null<IntegerAttr>(attr);
  if (!map.getValue().isSingleConstant())
    return {};
  return IntegerAttr::get(IndexType::get(attr.getContext()),
                          map.getValue().getSingleConstantResult());
}

/// False if values and numbers do not fit.
static bool getValues(Operation *op, const DeclaredBounds::Numbers &numbers,
                      SmallVectorImpl<OpFoldResult> &values) {
  ValueRange operands;
  SmallVector<Segment, 4> segments;
  if (failed(getOperandSegments(op, segments)))
    return false;
  if (numbers.operand) {
    Segment segment = segments[*numbers.operand];
    operands = op->getOperands().slice(segment.first, segment.size);
  }
  if (!numbers.attribute) {
    llvm::append_range(values, operands);
    return true;
  }
  Attribute attr = getAttribute(op, *numbers.attribute);
  auto list = dyn_cast_or_null<DenseI64ArrayAttr>(attr);
  if (!list) {
    values.push_back(getNumber(attr));
    return !numbers.operand;
  }
  SmallVector<int64_t> elements(list.asArrayRef());
  if (size_t(llvm::count_if(elements, ShapedType::isDynamic)) !=
      operands.size())
    return false;
  llvm::append_range(values,
                     getMixedValues(elements, operands, op->getContext()));
  return true;
}

static bool getDeclaredBounds(Operation *op, LoopBounds &bounds) {
  const auto &declared = *static_cast<const DeclaredBounds *>(
      op->getDefinition().findInterfaceData(LoopBoundsOpInterface::name));
  if (declared.region >= op->getNumRegions() ||
      op->getRegion(declared.region).empty() ||
      !getValues(op, declared.lower, bounds.lower) ||
      !getValues(op, declared.upper, bounds.upper) ||
      !getValues(op, declared.step, bounds.steps))
    return false;
  bounds.body = &op->getRegion(declared.region).front();
  bounds.isUnsigned =
      declared.isUnsigned && getAttribute(op, *declared.isUnsigned);
  size_t count = bounds.size();
  return bounds.upper.size() == count && bounds.steps.size() == count &&
         bounds.body->getNumArguments() >= count;
}

InterfaceTable strata::getInterfaceTable(DeclaredBounds bounds) {
  static constexpr LoopBoundsOpInterface::Concept table = {getDeclaredBounds};
  return {LoopBoundsOpInterface::name, &table,
          std::make_shared<const DeclaredBounds>(bounds)};
}
