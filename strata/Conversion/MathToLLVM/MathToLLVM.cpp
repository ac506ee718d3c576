// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations of math that do not become one operation of llvm with the same operands; the
// others are in MathToLLVM.conversion.mlir.
#include "strata/Conversion/MathToLLVM/MathToLLVM.h"

#include "strata/Conversion/LLVMCommon/BundledRules.h"
#include "strata/Conversion/LLVMCommon/Elementwise.h"
#include "strata/Conversion/LLVMCommon/EnumConversion.h"
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Conversion/LLVMCommon/ToLLVMPass.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

namespace {
/// Creates the value of an operation for scalars or vectors of one dimension. `flags` is
/// the attribute `fastmathFlags` if the operation has fast-math flags.
using MathFn = Value (*)(const LLVMBuilder &llvm, Type type,
                         ValueRange operands, ArrayRef<NamedAttribute> flags);

class MathLowering final : public ConversionPattern {
public:
  MathLowering(const LLVMTypeConverter &types, StringRef root, MathFn fn)
      : ConversionPattern(types, "convert-math-to-llvm", root), fn(fn) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override;

private:
  MathFn fn;
};
} // namespace

LogicalResult
MathLowering::matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                              ConversionPatternRewriter &rewriter) const {
  Type type = getTypeConverter()->convertType(op->getResult(0).getType());
  if (hasForeignFloats(op))
    return rewriter.notifyMatchFailure(op, "LLVM has no floats of this type");
  if (!type || !llvm::all_of(operands, [](Value operand) {
        return isCompatibleWithLLVM(
            getInnermostArrayElement(operand.getType()));
      }))
    return rewriter.notifyMatchFailure(op, "the types have no conversion");
  SmallVector<NamedAttribute, 1> flags;
  if (Attribute fastmath = op->getInherentAttrOrNull("fastmath")) {
    const OpDefinition &target =
        *op->getContext()->getOpDefinition(LLVM::FaddOp::getOperationName());
    if (Attribute converted = convertEnumAttr(
            fastmath, op->getDefinition(), "fastmath", target, "fastmathFlags"))
      flags.push_back(rewriter.getNamedAttr("fastmathFlags", converted));
  }
  return replaceElementwise(
      op, rewriter, type, operands,
      [&](const LLVMBuilder &llvm, Type type, ValueRange parts) {
        return fn(llvm, type, parts, flags);
      });
}

static Value createOne(const LLVMBuilder &llvm, Type type) {
  OpBuilder &builder = llvm.getBuilder();
  auto vector = dyn_cast<VectorType>(type);
  Attribute one =
      builder.getFloatAttr(vector ? vector.getElementType() : type, 1.0);
  return llvm.constant(
      type, vector ? Attribute(DenseElementsAttr::get(vector, one)) : one);
}

/// An intrinsic whose flag says whether an operand makes the result poison.
template <typename Op, const char *Flag>
static Value lowerWithFlag(const LLVMBuilder &llvm, Type type,
                           ValueRange operands, ArrayRef<NamedAttribute>) {
  OpBuilder &builder = llvm.getBuilder();
  return llvm.create<Op>(
      operands, type, builder.getNamedAttr(Flag, builder.getBoolAttr(false)));
}

static constexpr char minPoisonFlag[] = "is_int_min_poison";
static constexpr char zeroPoisonFlag[] = "is_zero_poison";

/// exp(x) - 1
static Value lowerExpM1(const LLVMBuilder &llvm, Type type, ValueRange operands,
                        ArrayRef<NamedAttribute> flags) {
  Value one = createOne(llvm, type);
  Value exp = llvm.create<LLVM::ExpOp>(operands, type, flags);
  return llvm.create<LLVM::FsubOp>({exp, one}, type, flags);
}

/// log(1 + x)
static Value lowerLog1p(const LLVMBuilder &llvm, Type type, ValueRange operands,
                        ArrayRef<NamedAttribute> flags) {
  Value one = createOne(llvm, type);
  Value sum = llvm.create<LLVM::FaddOp>({one, operands.front()}, type, flags);
  return llvm.create<LLVM::LogOp>(sum, type, flags);
}

/// 1 / sqrt(x)
static Value lowerRsqrt(const LLVMBuilder &llvm, Type type, ValueRange operands,
                        ArrayRef<NamedAttribute> flags) {
  Value one = createOne(llvm, type);
  Value root = llvm.create<LLVM::SqrtOp>(operands, type, flags);
  return llvm.create<LLVM::FdivOp>({one, root}, type, flags);
}

/// Classes of floats in the bits of `llvm.is.fpclass`: NaNs are bits 0 and 1, finite
/// numbers bits 3 to 8.
template <int32_t Classes>
static Value lowerClass(const LLVMBuilder &llvm, Type type, ValueRange operands,
                        ArrayRef<NamedAttribute>) {
  OpBuilder &builder = llvm.getBuilder();
  return llvm.create<LLVM::IsFpclassOp>(
      operands, type,
      builder.getNamedAttr("bit", builder.getI32IntegerAttr(Classes)));
}

static LogicalResult lowerSincos(math::SincosOp op,
                                 math::SincosOp::Adaptor operands,
                                 const TypeConverter *types,
                                 ConversionPatternRewriter &rewriter) {
  Type type = types->convertType(op.getSin().getType());
  if (!type || isLLVMArrayType(type) || hasForeignFloats(op))
    return rewriter.notifyMatchFailure(op, "the types have no conversion");
  LLVMBuilder llvm(rewriter, op->getLoc());
  Value both = llvm.create<LLVM::SincosOp>(
      operands.getOperand(), getLLVMStructType(op->getContext(), {type, type}));
  rewriter.replaceOp(op,
                     {llvm.extractValue(both, 0), llvm.extractValue(both, 1)});
  return success();
}

void strata::populateMathToLLVMConversionPatterns(
    const LLVMTypeConverter &types, RewritePatternSet &patterns,
    const MathToLLVMOptions &options) {
  if (Operation *rules = getBundledRules(types.getContext(), "MathToLLVM"))
    populateElementwiseRules(rules, types, patterns);
  static constexpr std::pair<StringLiteral, MathFn> functions[] = {
      {math::AbsIOp::getOperationName(),
       lowerWithFlag<LLVM::AbsOp, minPoisonFlag>},
      {math::CountLeadingZerosOp::getOperationName(),
       lowerWithFlag<LLVM::CtlzOp, zeroPoisonFlag>},
      {math::CountTrailingZerosOp::getOperationName(),
       lowerWithFlag<LLVM::CttzOp, zeroPoisonFlag>},
      {math::RsqrtOp::getOperationName(), lowerRsqrt},
      {math::IsNaNOp::getOperationName(), lowerClass<0x3>},
      {math::IsFiniteOp::getOperationName(), lowerClass<0x1f8>},
  };
  for (auto [name, fn] : functions)
    patterns.add<MathLowering>(types, name, fn);
  if (options.approximateExpM1)
    patterns.add<MathLowering>(types, math::ExpM1Op::getOperationName(),
                               MathFn(lowerExpM1));
  if (options.approximateLog1p)
    patterns.add<MathLowering>(types, math::Log1pOp::getOperationName(),
                               MathFn(lowerLog1p));
  addConversionPattern<math::SincosOp>(patterns, &types, "convert-math-to-llvm",
                                       lowerSincos);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ConvertMathToLLVM final : ToLLVMPass {
  using ToLLVMPass::ToLLVMPass;
  void populate(const LLVMTypeConverter &types,
                RewritePatternSet &patterns) override {
    populateMathToLLVMConversionPatterns(
        types, patterns, {*approximateLog1p, *approximateExpM1});
  }
  Option<bool> approximateLog1p{
      *this, "approximate-log1p",
      "Convert math.log1p to the logarithm of the sum", true};
  Option<bool> approximateExpM1{
      *this, "approximate-expm1",
      "Lower math.expm1 to exp(x) - 1, which is inaccurate for small x", true};
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-math-to-llvm",
    .name = "ConvertMathToLLVMPass",
    .summary = "Convert math to llvm",
    .dependentDialects = {"llvm"},
    .create = makePass<ConvertMathToLLVM>,
};

void strata::registerMathToLLVMPasses(PassRegistry &registry) {
  registry.add(info);
}
