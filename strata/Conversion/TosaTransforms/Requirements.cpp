// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaCommon/TosaCommon.h"
#include "strata/Conversion/TosaTransforms/Validation.h"
#include "strata/IR/Graph/RegionUtils.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace strata;
using namespace strata::tosalower;

static Type getElement(Value value) {
  return cast<ShapedType>(value.getType()).getElementType();
}

static LogicalResult verifyRescale(tosa::RescaleOp op) {
  Type input = getElement(op.getInput()), output = getElement(op.getOutput());
  bool isInputUnsigned = op.getInputUnsigned();
  bool isOutputUnsigned = op.getOutputUnsigned();
  if (op.getRoundingMode() == tosa::RoundingMode::DOUBLE_ROUND &&
      !op.getScale32())
    return op.emitOpError("DOUBLE_ROUND is only allowed with scale32=true.");
  if (input.isInteger(48) && op.getScale32())
    return op.emitOpError("scale32 is not allowed with 48-bit input.");
  if (isInputUnsigned && isOutputUnsigned)
    return op.emitOpError("input and output cannot be both unsigned.");
  if (isInputUnsigned && output.isInteger(32))
    return op.emitOpError(
        "i32 output type is not allowed with unsigned input.");
  if (isOutputUnsigned && input.isInteger(32))
    return op.emitOpError(
        "i32 input type is not allowed with unsigned output.");
  if (isOutputUnsigned && input.isInteger(48))
    return op.emitOpError(
        "i48 input type is not allowed with unsigned output.");
  if (isInputUnsigned && input.isInteger(48))
    return op.emitOpError("i48 input type cannot be unsigned.");
  if (isInputUnsigned && input.isInteger(32))
    return op.emitOpError("i32 input type cannot be unsigned.");
  if (isOutputUnsigned && output.isInteger(32))
    return op.emitOpError("i32 output type cannot be unsigned.");
  return success();
}

static LogicalResult verifyShift(tosa::MulOp op) {
  std::optional<int64_t> shift = getConstantNumber(op.getShift());
  if (!shift)
    return success();
  bool isShifted = getElement(op.getInput1()).isInteger(32);
  if (!isShifted && *shift != 0)
    return op.emitOpError("requires shift = 0 for all input data types that "
                          "are not int32_t, but got: ")
           << *shift;
  if (isShifted && (*shift < 0 || *shift > 63))
    return op.emitOpError("requires 0 <= shift && shift <= 63, but got: ")
           << *shift;
  return success();
}

static LogicalResult verifyTable(tosa::TableOp op) {
  auto type = dyn_cast<RankedTensorType>(op.getTable().getType());
  if (!type || !type.hasStaticShape())
    return success();
  int64_t size = getElement(op.getInput1()).isInteger(8) ? 256 : 513;
  if (type.getNumElements() != size)
    return op.emitOpError("requires table size of ")
           << size << ", got " << type.getNumElements();
  return success();
}

//===-- Resize -------------------------------------------------------------===//

/// The sizes of a constant shape; empty if it is none.
static SmallVector<int64_t> getConstantSizes(Value value) {
  SmallVector<int64_t> sizes;
  if (auto constant = value.getDefiningOp<tosa::ConstShapeOp>())
    for (const APInt &size :
         cast<DenseElementsAttr>(constant.getValuesAttr()).getValues<APInt>())
      sizes.push_back(size.getSExtValue());
  return sizes;
}

/// Checks that `numbers`, divided by the numerators of the scale, are at least `least` and less
/// than `limit`.
static LogicalResult verifyRatios(tosa::ResizeOp op, StringRef name,
                                  ArrayRef<int64_t> numbers,
                                  ArrayRef<int64_t> numerators, int64_t least,
                                  int64_t limit) {
  static constexpr StringRef letters[] = {"Y", "X"};
  for (auto [number, numerator, letter] :
       llvm::zip(numbers, numerators, letters))
    if (number < least * numerator || number >= limit * numerator)
      return op.emitOpError("expect ")
             << name << letter << " / scale" << letter
             << "Numerator to be in range [" << least << ", " << limit
             << "), got " << number << "/" << numerator;
  return success();
}

static LogicalResult verifyImageSizes(tosa::ResizeOp op) {
  auto input = dyn_cast<RankedTensorType>(op.getInput().getType());
  auto output = dyn_cast<RankedTensorType>(op.getOutput().getType());
  if (!input || !output)
    return success();
  auto sizes = llvm::to_vector(output.getShape().slice(1, 2));
  llvm::append_range(sizes, input.getShape().slice(1, 2));
  auto isLarge = [](int64_t size) {
    return !ShapedType::isDynamic(size) && size >= 16384;
  };
  if (!llvm::any_of(sizes, isLarge))
    return success();
  auto diag = op.emitOpError("expect input/output height/width dims to be < "
                             "16384, got [OH, OW, IH, IW] = ");
  llvm::interleaveComma(sizes, diag);
  return diag;
}

static LogicalResult verifyResize(tosa::ResizeOp op) {
  if (failed(verifyImageSizes(op)))
    return failure();
  SmallVector<int64_t> scale = getConstantSizes(op.getScale());
  if (scale.empty())
    return success();
  auto [yn, yd, xn, xd] = std::tie(scale[0], scale[1], scale[2], scale[3]);
  constexpr int64_t maxNumerator = 1 << 11;
  if (yn > maxNumerator || xn > maxNumerator)
    return op.emitOpError("expect all scale numerator values to be <= "
                          "(1 << 11), got scale_y_n=")
           << yn << ", scale_x_n=" << xn;
  if (yd >= 16 * yn || xd >= 16 * xn)
    return op.emitOpError("expect a downscale ratio larger than 1/16, got y=")
           << yn << "/" << yd << ", x=" << xn << "/" << xd;
  int64_t numerators[] = {yn, xn};
  if (failed(verifyRatios(op, "offset", getConstantSizes(op.getOffset()),
                          numerators, -1, 16)))
    return failure();
  return verifyRatios(op, "border", getConstantSizes(op.getBorder()),
                      numerators, -16, 1);
}

//===-- Regions ------------------------------------------------------------===//

static LogicalResult verifyIsolated(Operation *op, ArrayRef<StringRef> names) {
  for (auto [region, name] : llvm::zip(op->getRegions(), names)) {
    llvm::SetVector<Value> captures;
    getUsedValuesDefinedAbove(region, region, captures);
    if (!captures.empty())
      return op->emitOpError("is not conformant to the TOSA specification. It "
                             "requires the '")
             << name << "' region is isolated from above.";
  }
  return success();
}

LogicalResult tosalower::verifyRequirements(Operation *op) {
  return llvm::TypeSwitch<Operation *, LogicalResult>(op)
      .Case([](tosa::RescaleOp rescale) { return verifyRescale(rescale); })
      .Case([](tosa::MulOp product) { return verifyShift(product); })
      .Case([](tosa::TableOp table) { return verifyTable(table); })
      .Case([](tosa::ResizeOp resize) { return verifyResize(resize); })
      .Case([](tosa::IfOp conditional) {
        return verifyIsolated(conditional, {"then", "else"});
      })
      .Case([](tosa::WhileOp loop) {
        return verifyIsolated(loop, {"cond", "body"});
      })
      .Default(success());
}
