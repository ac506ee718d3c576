// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ComplexToLibm/ComplexToLibm.h"

#include "strata/Conversion/LibraryCalls/LibraryCalls.h"
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;

namespace {
/// The C function for `double complex`; the one for `float complex` has an `f` at the end.
struct LibmFunction {
  StringLiteral op, function;
};

constexpr LibmFunction functions[] = {
    {complex::AbsOp::getOperationName(), "cabs"},
    {complex::AngleOp::getOperationName(), "carg"},
    {complex::ConjOp::getOperationName(), "conj"},
    {complex::CosOp::getOperationName(), "ccos"},
    {complex::LogOp::getOperationName(), "clog"},
    {complex::PowOp::getOperationName(), "cpow"},
    {complex::SinOp::getOperationName(), "csin"},
    {complex::SqrtOp::getOperationName(), "csqrt"},
    {complex::TanOp::getOperationName(), "ctan"},
    {complex::TanhOp::getOperationName(), "ctanh"},
};

class ComplexToCall final : public RewritePattern {
public:
  ComplexToCall(Context *ctx, const LibmFunction &entry)
      : RewritePattern(entry.op, 1, ctx), function(entry.function) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override;

private:
  StringRef function;
};
} // namespace

LogicalResult ComplexToCall::matchAndRewrite(Operation *op,
                                             PatternRewriter &rewriter) const {
  auto complex = dyn_cast<ComplexType>(op->getOperandTypes().front());
  if (!complex || !isa<Float32Type, Float64Type>(complex.getElementType()))
    return rewriter.notifyMatchFailure(
        op, "expected complex numbers of f32 or f64");
  bool isDouble = isa<Float64Type>(complex.getElementType());
  return replaceWithLibraryCall(rewriter, op,
                                (function + (isDouble ? "" : "f")).str());
}

namespace {
struct ConvertComplexToLibm final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *op = getOperation();
    RewritePatternSet patterns(op->getContext());
    for (const LibmFunction &entry : functions)
      patterns.add<ComplexToCall>(patterns.getContext(), entry);
    ConversionTarget target(op->getContext());
    target.addLegalDialect("func");
    for (const LibmFunction &entry : functions)
      target.addIllegalOp(entry.op);
    if (failed(applyPartialConversion(
            op, target, FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-complex-to-libm",
    .name = "ConvertComplexToLibm",
    .summary = "Convert complex functions to calls of the C library",
    .anchor = "builtin.module",
    .dependentDialects = {"func"},
    .create = makePass<ConvertComplexToLibm>,
};

void strata::registerComplexToLibmPasses(PassRegistry &registry) {
  registry.add(info);
}
