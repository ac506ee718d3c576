// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules are in ArithExpand.conversion.mlir, except for those with types of any combination.
#include "strata/Conversion/ArithExpand/ArithExpand.h"

#include "strata/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "strata/Conversion/Expansion/Expansion.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/IR/Build/ValueBuilder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;

using Float4E2M1FNType = FloatTypeOf<FloatType::Format::F4E2M1FN>;
using Float8E8M0FNUType = FloatTypeOf<FloatType::Format::F8E8M0FNU>;

static Type withElementType(Type type, Type element) {
  auto shaped = dyn_cast<ShapedType>(type);
  return shaped ? Type(shaped.clone(element)) : element;
}

//===-- Scaling ------------------------------------------------------------===//

namespace {
/// arith.scaling_extf and arith.scaling_truncf: a product with the scale, or a quotient.
template <typename Op> struct ExpandScaling final : OpRewritePattern<Op> {
  using OpRewritePattern<Op>::OpRewritePattern;
  LogicalResult matchAndRewrite(Op op,
                                PatternRewriter &rewriter) const override;
};
} // namespace

template <typename Op>
LogicalResult
ExpandScaling<Op>::matchAndRewrite(Op op, PatternRewriter &rewriter) const {
  constexpr bool isExt = std::is_same_v<Op, arith::ScalingExtFOp>;
  Value input = op.getIn(), scale = op.getScale();
  Type result = op->getResult(0).getType();
  SmallVector<NamedAttribute, 1> flags;
  if (Attribute fastmath = op->getInherentAttrOrNull("fastmath"))
    flags.push_back(rewriter.getNamedAttr("fastmath", fastmath));
  SmallVector<NamedAttribute, 2> rounding(flags.begin(), flags.end());
  if (Attribute mode = op->getInherentAttrOrNull("roundingmode"))
    rounding.push_back(rewriter.getNamedAttr("roundingmode", mode));
  ValueBuilder values(rewriter, op->getLoc());

  Type format = getElementTypeOrSelf(scale.getType());
  if (format.getIntOrFloatBitWidth() >= 16)
    scale = values.create<arith::TruncFOp>(
        scale,
        withElementType(scale.getType(),
                        Float8E8M0FNUType::get(rewriter.getContext())),
        flags);
  else if (!isa<Float8E8M0FNUType>(format))
    return rewriter.notifyMatchFailure(op,
                                       "the scale has no exponents of 8 bits");
  Type wide = isExt ? result : input.getType();
  scale = values.create<arith::ExtFOp>(scale, wide, flags);
  if (isExt) {
    input = values.create<arith::ExtFOp>(input, wide, flags);
    rewriter.replaceOp(
        op, values.create<arith::MulFOp>({input, scale}, wide, flags));
    return success();
  }
  input = values.create<arith::DivFOp>({input, scale}, wide, flags);
  rewriter.replaceOp(op,
                     values.create<arith::TruncFOp>(input, result, rounding));
  return success();
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ArithExpand final : Pass {
  using Pass::Pass;
  void runOnOperation() override;

  Option<bool> includeBf16{*this, "include-bf16",
                           "Expand conversions from and to bf16", false};
  Option<bool> includeF4E2M1{*this, "include-f4e2m1",
                             "Expand conversions from and to f4E2M1FN", false};
  Option<bool> includeF8E8M0{*this, "include-f8e8m0",
                             "Expand conversions from and to f8E8M0FNU", false};

private:
  bool isRuleEnabled(StringRef name) const;
  bool isLegalCast(Operation *op) const;
};
} // namespace

bool ArithExpand::isRuleEnabled(StringRef name) const {
  if (name.starts_with("bf16_"))
    return *includeBf16;
  if (name.starts_with("f4e2m1_"))
    return *includeF4E2M1;
  if (name.starts_with("f8e8m0_"))
    return *includeF8E8M0;
  return true;
}

/// Whether arith.extf or arith.truncf stays: neither type is of a format that is expanded, or the
/// expansion would ignore a rounding mode.
bool ArithExpand::isLegalCast(Operation *op) const {
  Type narrow = getElementTypeOrSelf(op->getOperandTypes().front());
  Type wide = getElementTypeOrSelf(op->getResult(0).getType());
  if (isa<arith::TruncFOp>(op))
    std::swap(narrow, wide);
  if (isa<BFloat16Type>(narrow))
    return !*includeBf16 || !isa<Float32Type>(wide);
  if (hasOtherRounding(op))
    return true;
  if (isa<Float4E2M1FNType>(narrow))
    return !*includeF4E2M1;
  return !*includeF8E8M0 || !isa<Float8E8M0FNUType>(narrow);
}

void ArithExpand::runOnOperation() {
  Operation *op = getOperation();
  RewritePatternSet patterns(op->getContext());
  populateCeilFloorDivExpandOpsPatterns(patterns);
  patterns.add<ExpandScaling<arith::ScalingExtFOp>,
               ExpandScaling<arith::ScalingTruncFOp>>(patterns.getContext());
  populateExpansionPatterns(patterns, "ArithExpand", [&](StringRef name) {
    return isRuleEnabled(name);
  });
  ConversionTarget target(op->getContext());
  target.addLegalDialect("arith", "vector");
  target.addIllegalOp<arith::CeilDivSIOp, arith::CeilDivUIOp,
                      arith::FloorDivSIOp, arith::MaxSIOp, arith::MaxUIOp,
                      arith::MinSIOp, arith::MinUIOp, arith::MaximumFOp,
                      arith::MinimumFOp, arith::MaxNumFOp, arith::MinNumFOp,
                      arith::ScalingExtFOp, arith::ScalingTruncFOp>();
  target.addDynamicallyLegalOp<arith::ExtFOp, arith::TruncFOp>(
      [&](Operation *op) { return isLegalCast(op); });
  if (failed(applyPartialConversion(
          op, target, FrozenRewritePatternSet(std::move(patterns)))))
    signalPassFailure();
}

static constexpr PassInfo info = {
    .argument = "arith-expand",
    .name = "ArithExpandOpsPass",
    .summary = "Expand arith operations that have no direct conversion to llvm",
    .dependentDialects = {"arith", "func", "vector"},
    .create = makePass<ArithExpand>,
};

void strata::registerArithExpandPasses(PassRegistry &registry) {
  registry.add(info);
}
