// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaCommon/TosaCommon.h"

#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Linalg/LinalgOps.h"
#include "strata/Dialects/Tensor/TensorOps.h"
#include "strata/IR/Build/ConstantFolding.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::tosalower;

//===-- Types --------------------------------------------------------------===//

Type tosalower::getSignless(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer ? IntegerType::get(type.getContext(), integer.getWidth())
                 : type;
}

static Value castUnrealized(OpBuilder &builder, Type type,
                            ArrayRef<Value> inputs, Location loc) {
  return UnrealizedConversionCastOp::create(builder, loc, type, inputs)
      ->getResult(0);
}

void strata::populateTosaTypeConversion(TypeConverter &converter) {
  converter.addConversion([](Type type) { return getSignless(type); });
  converter.addConversion([](TensorType type) -> Type {
    Type element = getSignless(type.getElementType());
    return element == type.getElementType() ? Type(type) : type.clone(element);
  });
  converter.addSourceMaterialization(castUnrealized);
  converter.addTargetMaterialization(castUnrealized);
}

//===-- Passes -------------------------------------------------------------===//

bool FunctionPass::canScheduleOn(const OpDefinition &def) const {
  return def.hasTrait(OpTrait::FunctionOpInterface);
}

void FunctionPass::convertFunction(ConversionTarget &target,
                                   RewritePatternSet &patterns) {
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  if (failed(applyFullConversion(getOperation(), target,
                                 FrozenRewritePatternSet(std::move(patterns)))))
    signalPassFailure();
}

//===-- Numbers ------------------------------------------------------------===//

static Attribute getExtreme(Type type, bool isNegative) {
  if (auto real = dyn_cast<FloatType>(type)) {
    const llvm::fltSemantics &semantics = real.getFloatSemantics();
    return FloatAttr::get(type,
                          APFloat::semanticsHasInf(semantics)
                              ? APFloat::getInf(semantics, isNegative)
                              : APFloat::getLargest(semantics, isNegative));
  }
  unsigned width = cast<IntegerType>(type).getWidth();
  return IntegerAttr::get(type, isNegative ? APInt::getSignedMinValue(width)
                                           : APInt::getSignedMaxValue(width));
}

Attribute tosalower::getLeastNumber(Type type) {
  return getExtreme(type, true);
}

Attribute tosalower::getGreatestNumber(Type type) {
  return getExtreme(type, false);
}

std::optional<int64_t> tosalower::getConstantNumber(Value value) {
  Attribute constant = getConstantValue(value);
  if (!constant)
    return std::nullopt;
  if (auto real = getSplatFloat(constant))
    return int64_t(real->convertToDouble());
  auto integer = getSplatInteger(constant);
  if (!integer)
    return std::nullopt;
  return getElementTypeOrSelf(value).isUnsignedInteger()
             ? int64_t(integer->getZExtValue())
             : integer->getSExtValue();
}

Value tosalower::createIntegerClamp(OpBuilder &builder, Location loc,
                                    Value value, Value min, Value max,
                                    bool isUnsigned) {
  if (isUnsigned) {
    Value low = arith::MaxUIOp::create(builder, loc, min, value);
    return arith::MinUIOp::create(builder, loc, max, low);
  }
  Value low = arith::MaxSIOp::create(builder, loc, min, value);
  return arith::MinSIOp::create(builder, loc, max, low);
}

Value tosalower::createClampToWidth(OpBuilder &builder, Location loc,
                                    Value value, unsigned width,
                                    bool isUnsigned) {
  Type type = value.getType();
  unsigned size = type.getIntOrFloatBitWidth();
  APInt least = isUnsigned ? APInt::getZero(size)
                           : APInt::getSignedMinValue(width).sext(size);
  APInt greatest = isUnsigned ? APInt::getMaxValue(width).zext(size)
                              : APInt::getSignedMaxValue(width).sext(size);
  Value min = arith::ConstantIntOp::create(builder, loc, type, least);
  Value max = arith::ConstantIntOp::create(builder, loc, type, greatest);
  return createIntegerClamp(builder, loc, value, min, max, false);
}

//===-- Tensors ------------------------------------------------------------===//

SmallVector<Value> tosalower::createDynamicSizes(OpBuilder &builder,
                                                 Location loc, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<Value> sizes;
  for (unsigned dim = 0; dim < unsigned(type.getRank()); ++dim)
    if (type.isDynamicDim(dim))
      sizes.push_back(linalg::createOrFoldDimOp(builder, loc, value, dim));
  return sizes;
}

Value tosalower::createExpandShape(OpBuilder &builder, Location loc,
                                   RankedTensorType type, Value source,
                                   ArrayRef<ReassociationIndices> groups) {
  SmallVector<OpFoldResult> sizes;
  for (int64_t size : type.getShape())
    sizes.push_back(builder.getIndexAttr(size));
  SmallVector<std::pair<size_t, int64_t>> quotients;
  for (auto [i, group] : llvm::enumerate(groups)) {
    int64_t divisor = 1;
    std::optional<size_t> dynamic;
    for (int64_t dim : group) {
      if (type.isDynamicDim(unsigned(dim)))
        dynamic = size_t(dim);
      else
        divisor *= type.getDimSize(unsigned(dim));
    }
    if (!dynamic)
      continue;
    sizes[*dynamic] = OpFoldResult(
        linalg::createOrFoldDimOp(builder, loc, source, int64_t(i)));
    quotients.push_back({*dynamic, divisor});
  }
  for (auto [dim, divisor] : quotients) {
    Value constant = arith::ConstantIndexOp::create(builder, loc, divisor);
    sizes[dim] = OpFoldResult(builder.createOrFold<arith::DivSIOp>(
        loc, sizes[dim].getValue(), constant));
  }
  return builder.createOrFold<tensor::ExpandShapeOp>(
      loc, Type(type), source, groups, ArrayRef<OpFoldResult>(sizes));
}

Value tosalower::createFill(OpBuilder &builder, Location loc, Value value,
                            RankedTensorType type, ValueRange sizes) {
  Value empty = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                        type.getElementType(), sizes);
  return linalg::FillOp::create(builder, loc, ValueRange(value),
                                ValueRange(empty))
      ->getResult(0);
}

void tosalower::replaceWithCast(RewriterBase &rewriter, Operation *op,
                                Value value) {
  Type type = op->getResult(0).getType();
  rewriter.replaceOp(
      op, rewriter.createOrFold<tensor::CastOp>(op->getLoc(), type, value));
}
