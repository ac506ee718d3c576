// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Complex numbers as structures of two floats.
#include "strata/Conversion/ComplexToLLVM/ComplexToLLVM.h"

#include "strata/Conversion/ComplexCommon/ComplexRangeOption.h"
#include "strata/Conversion/ComplexCommon/FloatBuilder.h"
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
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

static LogicalResult lowerCreate(Operation *op, ArrayRef<Value> operands,
                                 const TypeConverter *types,
                                 ConversionPatternRewriter &rewriter) {
  Type type = types->convertType(op->getResult(0).getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "the type has no conversion");
  LLVMBuilder llvm(rewriter, op->getLoc());
  rewriter.replaceOp(op,
                     pack(llvm, llvm.poison(type), {operands[0], operands[1]}));
  return success();
}

template <int64_t Position>
static LogicalResult lowerPart(Operation *op, ArrayRef<Value> operands,
                               const TypeConverter *,
                               ConversionPatternRewriter &rewriter) {
  if (!getLLVMTypeAt(operands[0].getType(), Position))
    return rewriter.notifyMatchFailure(op, "the type has no conversion");
  LLVMBuilder llvm(rewriter, op->getLoc());
  rewriter.replaceOp(op, llvm.extractValue(operands[0], Position));
  return success();
}

static LogicalResult lowerConstant(Operation *op, ArrayRef<Value>,
                                   const TypeConverter *types,
                                   ConversionPatternRewriter &rewriter) {
  Type type = types->convertType(op->getResult(0).getType());
  if (!type)
    return rewriter.notifyMatchFailure(op, "the type has no conversion");
  rewriter.replaceOp(op, rewriter.create(op->getLoc(), "llvm.mlir.constant", {},
                                         type, op->getAttrs()));
  return success();
}

//===-- Arithmetic ---------------------------------------------------------===//

/// The type of the parts of a converted complex number; null if it is no float of llvm.
static Type getPartType(Value complex) {
  Type part = getLLVMTypeAt(complex.getType(), 0);
  return part && isa<FloatType>(part) ? part : Type();
}

static LogicalResult lowerAbs(Operation *op, ArrayRef<Value> operands,
                              const TypeConverter *,
                              ConversionPatternRewriter &rewriter) {
  Type type = getPartType(operands[0]);
  if (!type)
    return rewriter.notifyMatchFailure(op, "LLVM has no floats of this type");
  LLVMBuilder llvm(rewriter, op->getLoc());
  FloatBuilder floats(rewriter, op, type, FloatBuilder::Dialect::LLVM);
  auto [re, im] = unpack(llvm, operands[0]);
  Value norm = floats.mul(re, re);
  norm = floats.add(norm, floats.mul(im, im));
  rewriter.replaceOp(op, llvm.createValue("llvm.intr.sqrt", norm, type));
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
class BinaryLowering final : public ConversionPattern {
public:
  BinaryLowering(const LLVMTypeConverter &types, StringRef root, BinaryFn fn)
      : ConversionPattern(types, "convert-complex-to-llvm", root), fn(fn) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    Type type = getPartType(operands[0]);
    if (!type)
      return rewriter.notifyMatchFailure(op, "LLVM has no floats of this type");
    LLVMBuilder llvm(rewriter, op->getLoc());
    ComplexParts lhs = unpack(llvm, operands[0]);
    ComplexParts rhs = unpack(llvm, operands[1]);
    Value empty = llvm.poison(operands[0].getType());
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
  static constexpr std::pair<StringLiteral, ConversionFn> functions[] = {
      {"complex.create", lowerCreate}, {"complex.re", lowerPart<0>},
      {"complex.im", lowerPart<1>},    {"complex.constant", lowerConstant},
      {"complex.abs", lowerAbs},
  };
  for (auto [name, fn] : functions)
    addConversionPattern(patterns, &types, "convert-complex-to-llvm", name, fn);
  patterns.add<BinaryLowering>(types, "complex.add", createComplexAdd);
  patterns.add<BinaryLowering>(types, "complex.sub", createComplexSub);
  patterns.add<BinaryLowering>(types, "complex.mul", multiply);
  patterns.add<BinaryLowering>(
      types, "complex.div",
      range == ComplexRangeFlags::improved
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

void strata::registerComplexToLLVMPass(PassRegistry &registry) {
  registry.add(info);
}
