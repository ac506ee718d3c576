// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Complex numbers as structures of two floats.
#include "strata/Conversion/ComplexToLLVM/ComplexToLLVM.h"

#include "strata/Conversion/ComplexCommon/ComplexRangeOption.h"
#include "strata/Conversion/ComplexCommon/FloatBuilder.h"
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using dialects::complex::ComplexRangeFlags;

//===-- Access to parts ----------------------------------------------------===//

static ComplexParts unpack(const LLVMBuilder &llvm, Value complex) {
  Value re = llvm.extractValue(complex, 0);
  return {re, llvm.extractValue(complex, 1)};
}

static Value pack(const LLVMBuilder &llvm, Value empty, ComplexParts parts) {
  return llvm.insertValue(llvm.insertValue(empty, parts.re, 0), parts.im, 1);
}

static LogicalResult lowerCreate(complex::CreateOp op,
                                 complex::CreateOp::Adaptor operands,
                                 const TypeConverter *types,
                                 ConversionPatternRewriter &rewriter) {
  Type type = types->convertType(op->getResult(0).getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "the type has no conversion");
  LLVMBuilder llvm(rewriter, op->getLoc());
  rewriter.replaceOp(op, pack(llvm, llvm.poison(type),
                              {operands.getReal(), operands.getImaginary()}));
  return success();
}

template <typename Op, int64_t Position>
static LogicalResult lowerPart(Op op, typename Op::Adaptor operands,
                               const TypeConverter *,
                               ConversionPatternRewriter &rewriter) {
  Value complex = operands.getComplex();
  if (!getLLVMTypeAt(complex.getType(), Position))
    return rewriter.notifyMatchFailure(op, "the type has no conversion");
  LLVMBuilder llvm(rewriter, op->getLoc());
  rewriter.replaceOp(op, llvm.extractValue(complex, Position));
  return success();
}

static LogicalResult lowerConstant(complex::ConstantOp op,
                                   complex::ConstantOp::Adaptor,
                                   const TypeConverter *types,
                                   ConversionPatternRewriter &rewriter) {
  Type type = types->convertType(op->getResult(0).getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "the type has no conversion");
  rewriter.replaceOp(op,
                     LLVM::ConstantOp::create(rewriter, op->getLoc(), type,
                                              ValueRange(), op->getAttrs()));
  return success();
}

//===-- Arithmetic ---------------------------------------------------------===//

/// The type of the parts of a converted complex number; null if it is no float of llvm.
static Type getPartType(Value complex) {
  Type part = getLLVMTypeAt(complex.getType(), 0);
  return isa_and_nonnull<FloatType>(part) ? part : Type();
}

static LogicalResult lowerAbs(complex::AbsOp op,
                              complex::AbsOp::Adaptor operands,
                              const TypeConverter *,
                              ConversionPatternRewriter &rewriter) {
  Type type = getPartType(operands.getComplex());
  if (!type)
    return rewriter.notifyMatchFailure(op, "LLVM has no floats of this type");
  LLVMBuilder llvm(rewriter, op->getLoc());
  FloatBuilder floats(rewriter, op, type, FloatBuilder::Dialect::LLVM);
  auto [re, im] = unpack(llvm, operands.getComplex());
  Value norm = floats.mul(re, re);
  norm = floats.add(norm, floats.mul(im, im));
  rewriter.replaceOp(op, llvm.create<LLVM::SqrtOp>(norm, type));
  return success();
}

/// (a + bi) (c + di) = (ca - db) + (bc + ad)i
static ComplexParts multiply(const FloatBuilder &floats, ComplexParts lhs,
                             ComplexParts rhs) {
  Value re = floats.mul(rhs.re, lhs.re);
  re = floats.sub(re, floats.mul(rhs.im, lhs.im));
  Value im = floats.mul(lhs.im, rhs.re);
  return {re, floats.add(im, floats.mul(lhs.re, rhs.im))};
}

namespace {
using BinaryFn = ComplexParts (*)(const FloatBuilder &floats, ComplexParts lhs,
                                  ComplexParts rhs);

/// An operation on two complex numbers.
template <typename Op>
class BinaryLowering final : public OpConversionPattern<Op> {
public:
  BinaryLowering(const LLVMTypeConverter &types, BinaryFn fn)
      : OpConversionPattern<Op>(types, "convert-complex-to-llvm"), fn(fn) {}
  LogicalResult
  matchAndRewrite(Op op, typename OpConversionPattern<Op>::OpAdaptor operands,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = getPartType(operands.getLhs());
    if (!type)
      return rewriter.notifyMatchFailure(op, "LLVM has no floats of this type");
    LLVMBuilder llvm(rewriter, op->getLoc());
    ComplexParts lhs = unpack(llvm, operands.getLhs());
    ComplexParts rhs = unpack(llvm, operands.getRhs());
    Value empty = llvm.poison(operands.getLhs().getType());
    FloatBuilder floats(rewriter, op, type, FloatBuilder::Dialect::LLVM);
    rewriter.replaceOp(op, pack(llvm, empty, fn(floats, lhs, rhs)));
    return success();
  }

private:
  BinaryFn fn;
};
} // namespace

template <ComplexRangeFlags Range>
static ComplexParts divide(const FloatBuilder &floats, ComplexParts lhs,
                           ComplexParts rhs) {
  return createComplexDiv(floats, lhs, rhs, Range);
}

void strata::populateComplexToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns,
    ComplexRangeFlags range) {
  StringRef debugName = "convert-complex-to-llvm";
  addConversionPattern<complex::CreateOp>(patterns, &types, debugName,
                                          lowerCreate);
  addConversionPattern<complex::ReOp>(patterns, &types, debugName,
                                      lowerPart<complex::ReOp, 0>);
  addConversionPattern<complex::ImOp>(patterns, &types, debugName,
                                      lowerPart<complex::ImOp, 1>);
  addConversionPattern<complex::ConstantOp>(patterns, &types, debugName,
                                            lowerConstant);
  addConversionPattern<complex::AbsOp>(patterns, &types, debugName, lowerAbs);
  patterns.add<BinaryLowering<complex::AddOp>>(types, createComplexAdd);
  patterns.add<BinaryLowering<complex::SubOp>>(types, createComplexSub);
  patterns.add<BinaryLowering<complex::MulOp>>(types, multiply);
  patterns.add<BinaryLowering<complex::DivOp>>(
      types, range == ComplexRangeFlags::improved
                 ? BinaryFn(divide<ComplexRangeFlags::improved>)
                 : BinaryFn(divide<ComplexRangeFlags::basic>));
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ConvertComplexToLLVM final : ToLLVMPass {
  using ToLLVMPass::ToLLVMPass;
  void populate(const LLVMTypeConverter &types,
                RewritePatternSet &patterns) override {
    populateComplexToLLVMConversionPatterns(types, patterns, *complexRange);
  }
  void addTargets(ConversionTarget &target) override {
    target.addIllegalDialect("complex");
  }
  ComplexRangeOption complexRange{*this, ComplexRangeFlags::basic};
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-complex-to-llvm",
    .name = "ConvertComplexToLLVMPass",
    .summary = "Convert complex to llvm",
    .dependentDialects = {"llvm"},
    .create = makePass<ConvertComplexToLLVM>,
};

void strata::registerComplexToLLVMPasses(PassRegistry &registry) {
  registry.add(info);
}
