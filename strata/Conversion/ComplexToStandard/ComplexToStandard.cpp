// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/ComplexToStandard/ComplexToStandard.h"

#include "strata/Conversion/ComplexCommon/ComplexRangeOption.h"
#include "strata/Conversion/ComplexToStandard/ComplexToStandardDetail.h"
#include "strata/Conversion/ParallelConversion/ParallelConversion.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Complex/ComplexOps.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;
using namespace strata::detail;
using dialects::complex::ComplexRangeFlags;
using Predicate = FloatBuilder::Predicate;

/// Whether floats of the type have the numbers that special cases are compared with: zero,
/// and infinity or, in its place, NaN.
static bool hasSpecialNumbers(FloatType type) {
  const llvm::fltSemantics &format = type.getFloatSemantics();
  return APFloat::semanticsHasZero(format) &&
         (APFloat::semanticsHasInf(format) || APFloat::semanticsHasNaN(format));
}

namespace {
class ComplexLowering final : public ConversionPattern {
public:
  ComplexLowering(StringRef root, LowerFn fn)
      : ConversionPattern("convert-complex-to-standard", root), fn(fn) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    auto type = dyn_cast<ComplexType>(operands.front().getType());
    auto part = type ? dyn_cast<FloatType>(type.getElementType()) : FloatType();
    if (!part || !hasSpecialNumbers(part))
      return rewriter.notifyMatchFailure(op, "not a complex number of floats");
    FloatBuilder floats(rewriter, op, type.getElementType(),
                        FloatBuilder::Dialect::ArithAndMath);
    rewriter.replaceOp(
        op, fn(ComplexBuilder(rewriter, op->getLoc(), floats), op, operands));
    return success();
  }

private:
  LowerFn fn;
};
} // namespace

//===-- Arithmetic ---------------------------------------------------------===//

/// An operation of arith on both parts.
template <Value (FloatBuilder::*Fn)(Value, Value) const>
static Value lowerParts(const ComplexBuilder &complex, Operation *op,
                        Value first, Value second) {
  Value lhs = complex.re(first);
  Value re = (complex.floats.*Fn)(lhs, complex.re(second));
  lhs = complex.im(first);
  Value im = (complex.floats.*Fn)(lhs, complex.im(second));
  return complex.pack(op->getResult(0).getType(), {re, im});
}

static Value lowerMul(const ComplexBuilder &complex, Operation *op, Value first,
                      Value second) {
  const FloatBuilder &f = complex.floats;
  ComplexParts lhs = complex.unpack(first), rhs = complex.unpack(second);
  Value re = f.mul(lhs.re, rhs.re);
  re = f.sub(re, f.mul(lhs.im, rhs.im));
  Value im = f.mul(lhs.im, rhs.re);
  im = f.add(im, f.mul(lhs.re, rhs.im));
  return complex.pack(op->getResult(0).getType(), {re, im});
}

template <ComplexRangeFlags Range>
static Value lowerDiv(const ComplexBuilder &complex, Operation *op, Value first,
                      Value second) {
  ComplexParts lhs = complex.unpack(first), rhs = complex.unpack(second);
  return complex.pack(op->getResult(0).getType(),
                      createComplexDiv(complex.floats, lhs, rhs, Range));
}

static Value lowerEqual(const ComplexBuilder &complex, Operation *, Value first,
                        Value second) {
  const FloatBuilder &f = complex.floats;
  ComplexParts lhs = complex.unpack(first), rhs = complex.unpack(second);
  Value re = f.compare(Predicate::OEQ, lhs.re, rhs.re);
  return f.logicalAnd(re, f.compare(Predicate::OEQ, lhs.im, rhs.im));
}

static Value lowerNotEqual(const ComplexBuilder &complex, Operation *,
                           Value first, Value second) {
  const FloatBuilder &f = complex.floats;
  ComplexParts lhs = complex.unpack(first), rhs = complex.unpack(second);
  Value re = f.compare(Predicate::UNE, lhs.re, rhs.re);
  return f.logicalOr(re, f.compare(Predicate::UNE, lhs.im, rhs.im));
}

static Value negate(const ComplexBuilder &complex, Value value) {
  return complex.create<arith::NegFOp>(value, value.getType());
}

static Value lowerNeg(const ComplexBuilder &complex, Operation *op,
                      Value value) {
  auto [re, im] = complex.unpack(value);
  Value negRe = negate(complex, re);
  return complex.pack(op->getResult(0).getType(), {negRe, negate(complex, im)});
}

static Value lowerConj(const ComplexBuilder &complex, Operation *op,
                       Value value) {
  auto [re, im] = complex.unpack(value);
  return complex.pack(op->getResult(0).getType(), {re, negate(complex, im)});
}

SmallVector<NamedAttribute, 1> ComplexBuilder::getFlags(Operation *op) const {
  SmallVector<NamedAttribute, 1> attributes;
  if (Attribute flags = op->getInherentAttrOrNull("fastmath"))
    attributes.push_back(builder.getNamedAttr("fastmath", flags));
  return attributes;
}

static constexpr ComplexFunction functions[] = {
    makeFunction<complex::AddOp, lowerParts<&FloatBuilder::add>>(),
    makeFunction<complex::ConjOp, lowerConj>(),
    makeFunction<complex::EqualOp, lowerEqual>(),
    makeFunction<complex::MulOp, lowerMul>(),
    makeFunction<complex::NegOp, lowerNeg>(),
    makeFunction<complex::NotEqualOp, lowerNotEqual>(),
    makeFunction<complex::SubOp, lowerParts<&FloatBuilder::sub>>(),
};

void strata::populateComplexToStandardConversionPatterns(
    RewritePatternSet &patterns, ComplexRangeFlags range) {
  for (ArrayRef<ComplexFunction> list :
       {ArrayRef(functions), getElementaryComplexFunctions(),
        getComplexRootsAndPowers()})
    for (const ComplexFunction &function : list)
      patterns.add<ComplexLowering>(function.name, function.lower);
  ComplexFunction divide =
      range == ComplexRangeFlags::improved
          ? makeFunction<complex::DivOp,
                         lowerDiv<ComplexRangeFlags::improved>>()
          : makeFunction<complex::DivOp, lowerDiv<ComplexRangeFlags::basic>>();
  patterns.add<ComplexLowering>(divide.name, divide.lower);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ConvertComplexToStandard final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    Operation *op = getOperation();
    ConversionTarget target(op->getContext());
    target.addLegalDialect("arith");
    target.addLegalDialect("math");
    target.addLegalOp<complex::CreateOp, complex::ImOp, complex::ReOp>();
    RewritePatternSet patterns(op->getContext());
    populateComplexToStandardConversionPatterns(patterns, *complexRange);
    if (failed(convertInParallel(getParallelWork(), op, target,
                                 FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
  ComplexRangeOption complexRange{*this, ComplexRangeFlags::improved};
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-complex-to-standard",
    .name = "ConvertComplexToStandardPass",
    .summary = "Convert complex to arith and math",
    .dependentDialects = {"arith", "math"},
    .create = makePass<ConvertComplexToStandard>,
};

void strata::registerComplexToStandardPasses(PassRegistry &registry) {
  registry.add(info);
}
