// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of index that do not become one operation of llvm; the others are in
// IndexToLLVM.conversion.mlir.
#include "strata/Conversion/IndexToLLVM/IndexToLLVM.h"

#include "strata/Conversion/LLVMCommon/BundledRules.h"
#include "strata/Conversion/LLVMCommon/Elementwise.h"
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
#include "strata/Dialects/Index/IndexOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

namespace {
/// Creates the value of an operation for its converted operands.
template <typename Op>
using IndexFn = Value (*)(const LLVMBuilder &llvm, Type index, Op op,
                          typename Op::Adaptor operands);

template <typename Op>
class IndexLowering final : public OpConversionPattern<Op> {
public:
  IndexLowering(const LLVMTypeConverter &types, IndexFn<Op> fn)
      : OpConversionPattern<Op>(types, "convert-index-to-llvm"), fn(fn) {}
  LogicalResult
  matchAndRewrite(Op op, typename OpConversionPattern<Op>::OpAdaptor operands,
                  ConversionPatternRewriter &rewriter) const override {
    Type index =
        this->template getTypeConverter<LLVMTypeConverter>()->getIndexType();
    LLVMBuilder llvm(rewriter, op->getLoc());
    rewriter.replaceOp(op, fn(llvm, index, op, operands));
    return success();
  }

private:
  IndexFn<Op> fn;
};
} // namespace

/// q = n / m, corrected by `step` if something remains and whether the operands have the same
/// sign is `sameSign`. No number is negated, so no step overflows where the result fits.
static Value lowerRoundedDiv(const LLVMBuilder &llvm, Type index, Value n,
                             Value m, bool sameSign, int64_t step) {
  Value zero = llvm.constant(index, 0);
  Value quotient = llvm.binary<LLVM::SdivOp>(n, m);
  Value product = llvm.binary<LLVM::MulOp>(quotient, m);
  Value isInexact = llvm.icmp("ne", n, product);
  Value isNNegative = llvm.icmp("slt", n, zero);
  Value isMNegative = llvm.icmp("slt", m, zero);
  Value hasSigns = llvm.icmp(sameSign ? "eq" : "ne", isNNegative, isMNegative);
  Value corrected = llvm.add(quotient, llvm.constant(index, step));
  return llvm.select(llvm.binary<LLVM::AndOp>(isInexact, hasSigns), corrected,
                     quotient);
}

static Value lowerCeilDivS(const LLVMBuilder &llvm, Type index,
                           index::CeilDivSOp,
                           index::CeilDivSOp::Adaptor operands) {
  return lowerRoundedDiv(llvm, index, operands.getLhs(), operands.getRhs(),
                         /*sameSign=*/true, 1);
}

static Value lowerFloorDivS(const LLVMBuilder &llvm, Type index,
                            index::FloorDivSOp,
                            index::FloorDivSOp::Adaptor operands) {
  return lowerRoundedDiv(llvm, index, operands.getLhs(), operands.getRhs(),
                         /*sameSign=*/false, -1);
}

/// n == 0 ? 0 : (n - 1) / m + 1
static Value lowerCeilDivU(const LLVMBuilder &llvm, Type index,
                           index::CeilDivUOp,
                           index::CeilDivUOp::Adaptor operands) {
  Value n = operands.getLhs(), m = operands.getRhs();
  Value zero = llvm.constant(index, 0);
  Value one = llvm.constant(index, 1);
  Value minusOne = llvm.sub(n, one);
  Value quotient = llvm.binary<LLVM::UdivOp>(minusOne, m);
  Value plusOne = llvm.add(quotient, one);
  return llvm.select(llvm.icmp("eq", n, zero), zero, plusOne);
}

/// The result type of casts, with `index` converted.
static Type getCastType(Operation *op, Type index) {
  Type type = op->getResult(0).getType();
  return isa<IndexType>(type) ? index : type;
}

template <typename Extension>
static Value lowerCast(const LLVMBuilder &llvm, Value operand, Type type) {
  unsigned from = cast<IntegerType>(operand.getType()).getWidth();
  unsigned to = cast<IntegerType>(type).getWidth();
  if (from == to)
    return operand;
  return from < to ? llvm.create<Extension>(operand, type)
                   : llvm.create<LLVM::TruncOp>(operand, type);
}

static Value lowerCastS(const LLVMBuilder &llvm, Type index, index::CastSOp op,
                        index::CastSOp::Adaptor operands) {
  return lowerCast<LLVM::SextOp>(llvm, operands.getInput(),
                                 getCastType(op, index));
}

static Value lowerCastU(const LLVMBuilder &llvm, Type index, index::CastUOp op,
                        index::CastUOp::Adaptor operands) {
  return lowerCast<LLVM::ZextOp>(llvm, operands.getInput(),
                                 getCastType(op, index));
}

static Value lowerSizeOf(const LLVMBuilder &llvm, Type index, index::SizeOfOp,
                         index::SizeOfOp::Adaptor) {
  return llvm.constant(index, cast<IntegerType>(index).getWidth());
}

static Value lowerConstant(const LLVMBuilder &llvm, Type index,
                           index::ConstantOp op, index::ConstantOp::Adaptor) {
  return llvm.constant(index,
                       Attribute(IntegerAttr::get(
                           index, op.getValueAttr().getValue().sextOrTrunc(
                                      cast<IntegerType>(index).getWidth()))));
}

static Value lowerBoolConstant(const LLVMBuilder &llvm, Type,
                               index::BoolConstantOp op,
                               index::BoolConstantOp::Adaptor) {
  return llvm.constant(op.getType(), op.getValueAttr());
}

void strata::populateIndexToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns) {
  if (Operation *rules = getBundledRules(types.getContext(), "IndexToLLVM"))
    populateElementwiseRules(rules, types, patterns);
  patterns.add<IndexLowering<index::CeilDivSOp>>(types, lowerCeilDivS);
  patterns.add<IndexLowering<index::CeilDivUOp>>(types, lowerCeilDivU);
  patterns.add<IndexLowering<index::FloorDivSOp>>(types, lowerFloorDivS);
  patterns.add<IndexLowering<index::CastSOp>>(types, lowerCastS);
  patterns.add<IndexLowering<index::CastUOp>>(types, lowerCastU);
  patterns.add<IndexLowering<index::SizeOfOp>>(types, lowerSizeOf);
  patterns.add<IndexLowering<index::ConstantOp>>(types, lowerConstant);
  patterns.add<IndexLowering<index::BoolConstantOp>>(types, lowerBoolConstant);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ConvertIndexToLLVM final : ToLLVMPassWithIndexBitwidth {
  using ToLLVMPassWithIndexBitwidth::ToLLVMPassWithIndexBitwidth;
  void populate(const LLVMTypeConverter &types,
                RewritePatternSet &patterns) override {
    populateIndexToLLVMConversionPatterns(types, patterns);
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-index-to-llvm",
    .name = "ConvertIndexToLLVMPass",
    .summary = "Convert index to llvm",
    .dependentDialects = {"llvm"},
    .create = makePass<ConvertIndexToLLVM>,
};

void strata::registerIndexToLLVMPasses(PassRegistry &registry) {
  registry.add(info);
}
