// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of arith that do not become one operation of llvm for each vector; the
// others are in ArithToLLVM.conversion.mlir.
#include "strata/Conversion/ArithToLLVM/ArithToLLVM.h"

#include "strata/Conversion/LLVMCommon/BundledRules.h"
#include "strata/Conversion/LLVMCommon/Elementwise.h"
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/LLVM/LLVMVectorIntrinsicOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

/// The type of the numbers that a value of a type of llvm consists of.
static Type getNumberType(Type type) {
  type = getInnermostArrayElement(type);
  auto vector = dyn_cast<VectorType>(type);
  return vector ? vector.getElementType() : type;
}

static bool isNumber(Type type) {
  return isa<IntegerType, FloatType>(getNumberType(type));
}

static unsigned getElementWidth(Type type) {
  return getNumberType(type).getIntOrFloatBitWidth();
}

namespace {
/// A conversion pattern with a converter to llvm.
template <typename Op> struct ToLLVMPattern : OpConversionPattern<Op> {
  ToLLVMPattern(const LLVMTypeConverter &types)
      : OpConversionPattern<Op>(types, "convert-to-llvm") {}
  Type convert(Type type) const {
    return this->getTypeConverter()->convertType(type);
  }
};

struct ConstantLowering final : ToLLVMPattern<arith::ConstantOp> {
  using ToLLVMPattern::ToLLVMPattern;
  LogicalResult
  matchAndRewrite(arith::ConstantOp op, OpAdaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = convert(op.getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "the type has no conversion");
    rewriter.replaceOp(op,
                       LLVM::ConstantOp::create(rewriter, op->getLoc(), type,
                                                ValueRange(), op->getAttrs()));
    return success();
  }
};

/// index_cast and index_castui: an extension, a truncation, or no operation.
template <typename Op, typename Extension>
struct IndexCastLowering final : ToLLVMPattern<Op> {
  using ToLLVMPattern<Op>::ToLLVMPattern;
  LogicalResult
  matchAndRewrite(Op op, typename ToLLVMPattern<Op>::OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value operand = adaptor.getIn();
    Type type = this->convert(op.getType());
    if (!type || !isNumber(type) || !isNumber(operand.getType()))
      return rewriter.notifyMatchFailure(op, "the type has no conversion");
    unsigned from = getElementWidth(operand.getType());
    unsigned to = getElementWidth(type);
    if (from == to) {
      rewriter.replaceOp(op, operand);
      return success();
    }
    return replaceElementwise(
        op, rewriter, type, operand,
        [&](const LLVMBuilder &llvm, Type type, ValueRange operands) {
          return from < to ? llvm.create<Extension>(operands, type)
                           : llvm.create<LLVM::TruncOp>(operands, type);
        });
  }
};

struct BitcastLowering final : ToLLVMPattern<arith::BitcastOp> {
  using ToLLVMPattern::ToLLVMPattern;
  LogicalResult
  matchAndRewrite(arith::BitcastOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Value operand = adaptor.getIn();
    Type type = convert(op.getType());
    if (!type)
      return rewriter.notifyMatchFailure(op, "the type has no conversion");
    if (type == operand.getType()) {
      rewriter.replaceOp(op, operand);
      return success();
    }
    if (!isNumber(type) || !isNumber(operand.getType()))
      return rewriter.notifyMatchFailure(op, "the type has no conversion");
    return replaceElementwise(
        op, rewriter, type, operand,
        [&](const LLVMBuilder &llvm, Type type, ValueRange operands) {
          return llvm.create<LLVM::BitcastOp>(operands, type, op->getAttrs());
        });
  }
};

struct AddUIExtendedLowering final : ToLLVMPattern<arith::AddUIExtendedOp> {
  using ToLLVMPattern::ToLLVMPattern;
  LogicalResult
  matchAndRewrite(arith::AddUIExtendedOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type sum = convert(op->getResult(0).getType());
    Type overflow = convert(op->getResult(1).getType());
    if (!sum || !overflow || isLLVMArrayType(sum))
      return rewriter.notifyMatchFailure(
          op, "vectors of several dimensions are not supported");
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value both = llvm.create<LLVM::UaddWithOverflowOp>(
        adaptor.getOperands(),
        getLLVMStructType(op->getContext(), {sum, overflow}));
    rewriter.replaceOp(
        op, {llvm.extractValue(both, 0), llvm.extractValue(both, 1)});
    return success();
  }
};

/// mulsi_extended and mului_extended: a product of twice the width.
template <typename Op, typename Extension>
struct MulIExtendedLowering final : ToLLVMPattern<Op> {
  using ToLLVMPattern<Op>::ToLLVMPattern;
  LogicalResult
  matchAndRewrite(Op op, typename ToLLVMPattern<Op>::OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = adaptor.getLhs().getType();
    if (isLLVMArrayType(type))
      return rewriter.notifyMatchFailure(
          op, "vectors of several dimensions are not supported");
    unsigned width = getElementWidth(type);
    if (width > IntegerType::MaxWidth / 2)
      return rewriter.notifyMatchFailure(
          op, "there are no integers of twice the width");
    Type wide = rewriter.getIntegerType(2 * width);
    auto vector = dyn_cast<VectorType>(type);
    Attribute shift = rewriter.getIntegerAttr(wide, width);
    if (vector) {
      wide = VectorType::get(vector.getShape(), wide, vector.getScalableDims());
      shift = DenseElementsAttr::get(cast<ShapedType>(wide), shift);
    }
    LLVMBuilder llvm(rewriter, op->getLoc());
    Value lhs = llvm.create<Extension>(adaptor.getLhs(), wide);
    Value rhs = llvm.create<Extension>(adaptor.getRhs(), wide);
    Value product = llvm.mul(lhs, rhs);
    Value low = llvm.create<LLVM::TruncOp>(product, type);
    Value high = llvm.binary<LLVM::LshrOp>(product, llvm.constant(wide, shift));
    rewriter.replaceOp(op, {low, llvm.create<LLVM::TruncOp>(high, type)});
    return success();
  }
};

/// Lowers a truncation with a rounding mode to a constrained intrinsic.
struct TruncFLowering final : ToLLVMPattern<arith::TruncFOp> {
  using ToLLVMPattern::ToLLVMPattern;
  LogicalResult
  matchAndRewrite(arith::TruncFOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = convert(op.getType());
    Value operand = adaptor.getIn();
    if (!type || !isa<FloatType>(getNumberType(type)) ||
        !isa<FloatType>(getNumberType(operand.getType())))
      return rewriter.notifyMatchFailure(op, "the type has no conversion");
    Attribute mode = op->getInherentAttrOrNull("roundingmode");
    StringRef name =
        mode ? LLVM::ExperimentalConstrainedFptruncOp::getOperationName()
             : LLVM::FptruncOp::getOperationName();
    LLVMBuilder builder(rewriter, op->getLoc());
    SmallVector<NamedAttribute, 4> attributes;
    for (NamedAttribute attr : op->getAttrs())
      if (!mode || op->getInherentAttrOrNull(attr.getNameRef()) == Attribute())
        attributes.push_back(attr);
    if (mode) {
      attributes.push_back(rewriter.getNamedAttr(
          "roundingmode", convertRounding(builder, mode)));
      attributes.push_back(rewriter.getNamedAttr(
          "fpExceptionBehavior", builder.enumCase("FPExceptionBehavior", 0)));
    }
    return replaceElementwise(
        op, rewriter, type, operand,
        [&](const LLVMBuilder &llvm, Type type, ValueRange operands) {
          return llvm.create(name, operands, type, attributes);
        });
  }

  /// to_nearest_even, downward, upward, toward_zero, to_nearest_away.
  static Attribute convertRounding(const LLVMBuilder &llvm, Attribute mode) {
    static constexpr uint64_t numbers[] = {1, 3, 2, 0, 4};
    auto number = cast<IntegerAttr>(mode).getValue().getLimitedValue(4);
    return llvm.enumCase("RoundingMode", numbers[number]);
  }
};
} // namespace

void strata::populateArithToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns) {
  if (Operation *rules = getBundledRules(types.getContext(), "ArithToLLVM"))
    populateElementwiseRules(rules, types, patterns);
  patterns.add<ConstantLowering>(types);
  patterns.add<IndexCastLowering<arith::IndexCastOp, LLVM::SextOp>>(types);
  patterns.add<IndexCastLowering<arith::IndexCastUIOp, LLVM::ZextOp>>(types);
  patterns.add<BitcastLowering>(types);
  patterns.add<AddUIExtendedLowering>(types);
  patterns.add<MulIExtendedLowering<arith::MulSIExtendedOp, LLVM::SextOp>>(
      types);
  patterns.add<MulIExtendedLowering<arith::MulUIExtendedOp, LLVM::ZextOp>>(
      types);
  patterns.add<TruncFLowering>(types);
}

namespace {
struct ConvertArithToLLVM final : ToLLVMPassWithIndexBitwidth {
  using ToLLVMPassWithIndexBitwidth::ToLLVMPassWithIndexBitwidth;
  void populate(const LLVMTypeConverter &types,
                RewritePatternSet &patterns) override {
    populateCeilFloorDivExpandOpsPatterns(patterns);
    populateArithToLLVMConversionPatterns(types, patterns);
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-arith-to-llvm",
    .name = "ArithToLLVMConversionPass",
    .summary = "Convert arith to llvm",
    .dependentDialects = {"llvm"},
    .create = makePass<ConvertArithToLLVM>,
};

void strata::registerArithToLLVMPasses(PassRegistry &registry) {
  registry.add(info);
}
