// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/MathToLibm/MathToLibm.h"

#include "strata/Conversion/LibraryCalls/LibraryCalls.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

namespace {
/// The C function for `double`; the one for `float` has an `f` at the end.
struct LibmFunction {
  StringLiteral op, function;
};

constexpr LibmFunction functions[] = {
    {math::AbsFOp::getOperationName(), "fabs"},
    {math::AcosOp::getOperationName(), "acos"},
    {math::AcoshOp::getOperationName(), "acosh"},
    {math::AsinOp::getOperationName(), "asin"},
    {math::AsinhOp::getOperationName(), "asinh"},
    {math::AtanOp::getOperationName(), "atan"},
    {math::Atan2Op::getOperationName(), "atan2"},
    {math::AtanhOp::getOperationName(), "atanh"},
    {math::CbrtOp::getOperationName(), "cbrt"},
    {math::CeilOp::getOperationName(), "ceil"},
    {math::CosOp::getOperationName(), "cos"},
    {math::CoshOp::getOperationName(), "cosh"},
    {math::ErfOp::getOperationName(), "erf"},
    {math::ErfcOp::getOperationName(), "erfc"},
    {math::ExpOp::getOperationName(), "exp"},
    {math::Exp2Op::getOperationName(), "exp2"},
    {math::ExpM1Op::getOperationName(), "expm1"},
    {math::FloorOp::getOperationName(), "floor"},
    {math::FmaOp::getOperationName(), "fma"},
    {math::LogOp::getOperationName(), "log"},
    {math::Log10Op::getOperationName(), "log10"},
    {math::Log1pOp::getOperationName(), "log1p"},
    {math::Log2Op::getOperationName(), "log2"},
    {math::PowFOp::getOperationName(), "pow"},
    {math::RoundOp::getOperationName(), "round"},
    {math::RoundEvenOp::getOperationName(), "roundeven"},
    {math::RsqrtOp::getOperationName(), "rsqrt"},
    {math::SinOp::getOperationName(), "sin"},
    {math::SinhOp::getOperationName(), "sinh"},
    {math::SqrtOp::getOperationName(), "sqrt"},
    {math::TanOp::getOperationName(), "tan"},
    {math::TanhOp::getOperationName(), "tanh"},
    {math::TruncOp::getOperationName(), "trunc"},
};

/// An operation on f32 or f64 becomes a call.
class ScalarToCall final : public RewritePattern {
public:
  ScalarToCall(Context *ctx, const LibmFunction &entry)
      : RewritePattern(entry.op, 1, ctx), function(entry.function) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;

private:
  StringRef function;
};

/// An operation on vectors becomes one for each element.
class VectorToScalars final : public RewritePattern {
public:
  VectorToScalars(Context *ctx, const LibmFunction &entry)
      : RewritePattern(entry.op, 1, ctx) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;
};

/// An operation on f16 or bf16 becomes one on f32.
class PromoteToF32 final : public RewritePattern {
public:
  PromoteToF32(Context *ctx, const LibmFunction &entry)
      : RewritePattern(entry.op, 1, ctx) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;
};
} // namespace

LogicalResult ScalarToCall::matchAndRewrite(Operation *op,
                                            PatternRewriter &rewriter) const {
  Type type = op->getResult(0).getType();
  if (!isa<Float32Type, Float64Type>(type))
    return rewriter.notifyMatchFailure(op, "expected f32 or f64");
  std::string name = (function + (isa<Float64Type>(type) ? "" : "f")).str();
  return replaceWithLibraryCall(
      rewriter, op, name,
      rewriter.getNamedAttr("llvm.readnone", rewriter.getUnitAttr()));
}

/// The elements that an operation is created for, at most.
static constexpr int64_t maxElements = 1 << 16;

LogicalResult
VectorToScalars::matchAndRewrite(Operation *op,
                                 PatternRewriter &rewriter) const {
  auto type = dyn_cast<VectorType>(op->getResult(0).getType());
  if (!type || type.isScalable())
    return rewriter.notifyMatchFailure(op, "expected a vector of known size");
  if (type.getNumElementsChecked().value_or(maxElements + 1) > maxElements)
    return rewriter.notifyMatchFailure(op, "the vector has too many elements");
  Location loc = op->getLoc();
  Type element = type.getElementType();
  Value result = arith::ConstantOp::create(
      rewriter, loc,
      DenseElementsAttr::get(type, rewriter.getZeroAttr(element)));
  ArrayRef<int64_t> shape = type.getShape();
  SmallVector<int64_t> position(shape.size(), 0);
  for (int64_t i = 0, count = type.getNumElements(); i < count; ++i) {
    NamedAttribute at = rewriter.getNamedAttr(
        "static_position", rewriter.getDenseI64ArrayAttr(position));
    SmallVector<Value, 3> operands;
    for (Value operand : op->getOperands())
      operands.push_back(
          vector::ExtractOp::create(rewriter, loc, element, operand, at));
    Value scalar = rewriter
                       .create(loc, op->getName().getStringRef(), operands,
                               element, op->getAttrs())
                       ->getResult(0);
    result =
        vector::InsertOp::create(rewriter, loc, type, {scalar, result}, at);
    for (size_t dim = shape.size();
         dim > 0 && ++position[dim - 1] == shape[dim - 1]; --dim)
      position[dim - 1] = 0;
  }
  rewriter.replaceOp(op, result);
  return success();
}

LogicalResult PromoteToF32::matchAndRewrite(Operation *op,
                                            PatternRewriter &rewriter) const {
  Type type = op->getResult(0).getType();
  if (!isa<Float16Type, BFloat16Type>(type))
    return rewriter.notifyMatchFailure(op, "expected f16 or bf16");
  Location loc = op->getLoc();
  Type wide = rewriter.getF32Type();
  SmallVector<Value, 3> operands;
  for (Value operand : op->getOperands())
    operands.push_back(arith::ExtFOp::create(rewriter, loc, wide, operand));
  Value result = rewriter
                     .create(loc, op->getName().getStringRef(), operands, wide,
                             op->getAttrs())
                     ->getResult(0);
  rewriter.replaceOp(op, arith::TruncFOp::create(rewriter, loc, type, result));
  return success();
}

void strata::populateMathToLibmConversionPatterns(RewritePatternSet &patterns) {
  for (const LibmFunction &entry : functions) {
    patterns.add<VectorToScalars>(patterns.getContext(), entry);
    patterns.add<PromoteToF32>(patterns.getContext(), entry);
    patterns.add<ScalarToCall>(patterns.getContext(), entry);
  }
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ConvertMathToLibm final : Pass {
  using Pass::Pass;
  Option<bool> keepOthers{
      *this, "keep-others",
      "Keep operations without a C function; otherwise they are an error",
      false};
  void runOnOperation() override {
    Operation *op = getOperation();
    RewritePatternSet patterns(op->getContext());
    populateMathToLibmConversionPatterns(patterns);
    ConversionTarget target(op->getContext());
    target.addLegalDialect("arith", "builtin", "func", "vector");
    if (!*keepOthers)
      target.addIllegalDialect("math");
    if (failed(applyPartialConversion(
            op, target, FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-math-to-libm",
    .name = "ConvertMathToLibmPass",
    .summary = "Convert math to calls of the C library",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "func", "vector"},
    .create = makePass<ConvertMathToLibm>,
};

void strata::registerMathToLibmPasses(PassRegistry &registry) {
  registry.add(info);
}
