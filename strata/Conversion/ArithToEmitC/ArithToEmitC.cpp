// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shifts, and the pass. The rules for the other operations are in ArithToEmitC.conversion.mlir.
#include "strata/Conversion/ArithToEmitC/ArithToEmitC.h"

#include "strata/Conversion/EmitCCommon/EmitCRules.h"
#include "strata/Conversion/EmitCCommon/EmitCTypes.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/EmitC/EmitCOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::emitclower;

//===-- Shifts -------------------------------------------------------------===//

static Value createCast(OpBuilder &builder, Location loc, Type type,
                        Value value) {
  if (value.getType() == type)
    return value;
  return emitc::CastOp::create(builder, loc, type, value);
}

/// The number of bits of `type`, as a value of the type `amountType` of shift amounts: that of
/// `size_t` is eight times its size.
static Value createWidth(OpBuilder &builder, Location loc, Type amountType) {
  if (auto integer = dyn_cast<IntegerType>(amountType)) {
    Attribute width = builder.getIntegerAttr(integer, integer.getWidth());
    return emitc::ConstantOp::create(builder, loc, amountType, width);
  }
  Value bitsOfByte = emitc::ConstantOp::create(builder, loc, amountType,
                                               builder.getIndexAttr(8));
  auto size = emitc::CallOpaqueOp::create(builder, loc, amountType, bitsOfByte,
                                          "sizeof");
  return emitc::MulOp::create(builder, loc, amountType, bitsOfByte,
                              size->getResult(0));
}

/// One expression, so that the shift is only evaluated if `isDefined`.
template <typename ShiftOp>
static Value createGuardedShift(OpBuilder &builder, Location loc, Value value,
                                Value amount, Value isDefined, Value zero) {
  Type type = value.getType();
  Value operands[] = {value, amount, isDefined, zero};
  auto expression =
      emitc::ExpressionOp::create(builder, loc, type, ValueRange(operands));
  OpBuilder::InsertionGuard guard(builder);
  SmallVector<Type, 4> types;
  for (Value operand : operands)
    types.push_back(operand.getType());
  SmallVector<Location, 4> locs(types.size(), loc);
  Block *body = builder.createBlock(&expression.getRegion(), {}, types, locs);
  Value shifted = ShiftOp::create(builder, loc, type, body->getArgument(0),
                                  body->getArgument(1));
  Value chosen = emitc::ConditionalOp::create(
      builder, loc, body->getArgument(2), shifted, body->getArgument(3));
  emitc::YieldOp::create(builder, loc, chosen);
  return expression.getResult();
}

/// Shifts by the width of the type or more are undefined in C, and zero here, which is one of the
/// results that arith allows.
template <typename Op, typename ShiftOp, bool isSigned>
static LogicalResult lowerShift(Op op, typename Op::Adaptor adaptor,
                                const TypeConverter *converter,
                                ConversionPatternRewriter &rewriter) {
  Type type = converter->convertType(op.getType());
  if (!type || type.isInteger(1) ||
      !(isa<IntegerType>(type) || isPointerWideType(type)))
    return rewriter.notifyMatchFailure(
        op, "expected an integer of several bits, or an index");
  Location loc = op->getLoc();
  Type amountType = getUnsignedType(type);
  Type shiftType = isSigned ? getSignedType(type) : amountType;
  Value value = createCast(rewriter, loc, shiftType, adaptor.getLhs());
  Value amount = createCast(rewriter, loc, amountType, adaptor.getRhs());
  Value width = createWidth(rewriter, loc, amountType);
  Value isDefined =
      emitc::CmpOp::create(rewriter, loc, rewriter.getI1Type(), amount, width,
                           emitc::CmpPredicate::lt);
  Attribute zero = isa<IntegerType>(shiftType)
                       ? rewriter.getIntegerAttr(shiftType, 0)
                       : rewriter.getIndexAttr(0);
  Value zeroValue = emitc::ConstantOp::create(rewriter, loc, shiftType, zero);
  Value shifted = createGuardedShift<ShiftOp>(rewriter, loc, value, amount,
                                              isDefined, zeroValue);
  Value result = createCast(rewriter, loc, type, shifted);
  rewriter.replaceOp(op, result);
  return success();
}

void strata::populateArithToEmitCPatterns(const TypeConverter &converter,
                                          RewritePatternSet &patterns) {
  populateRules("ArithToEmitC", converter, patterns);
  addConversionPattern<arith::ShLIOp>(
      patterns, &converter, "shift-to-emitc",
      lowerShift<arith::ShLIOp, emitc::BitwiseLeftShiftOp, false>);
  addConversionPattern<arith::ShRUIOp>(
      patterns, &converter, "shift-to-emitc",
      lowerShift<arith::ShRUIOp, emitc::BitwiseRightShiftOp, false>);
  addConversionPattern<arith::ShRSIOp>(
      patterns, &converter, "shift-to-emitc",
      lowerShift<arith::ShRSIOp, emitc::BitwiseRightShiftOp, true>);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
/// Runs on any operation.
struct ConvertArithToEmitC final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    TypeConverter converter;
    converter.addConversion([](Type type) { return type; });
    addSizeTypeConversion(converter);
    ConversionTarget target(&getContext());
    target.addLegalDialect("emitc");
    target.addIllegalDialect("arith");
    RewritePatternSet patterns(&getContext());
    populateArithToEmitCPatterns(converter, patterns);
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-arith-to-emitc",
    .name = "ConvertArithToEmitC",
    .summary = "Convert arith to expressions of C",
    .dependentDialects = {"emitc"},
    .create = makePass<ConvertArithToEmitC>,
};

void strata::registerArithToEmitCPasses(PassRegistry &registry) {
  registry.add(info);
}
