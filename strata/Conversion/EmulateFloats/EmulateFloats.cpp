// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/EmulateFloats/EmulateFloats.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/Arith/ArithOps.h"
#include "strata/Dialects/Math/MathOps.h"
#include "strata/Dialects/Vector/VectorOps.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace strata;

//===-- Types --------------------------------------------------------------===//

/// Extends `input` to `type`, or truncates it.
static Value createFloatCast(OpBuilder &builder, Type type,
                             ArrayRef<Value> inputs, Location loc,
                             bool extends) {
  auto flags = arith::FastMathFlagsAttr::get(builder.getContext(),
                                             arith::FastMathFlags::contract);
  OperationState state(loc, extends ? arith::ExtFOp::getOperationName()
                                    : arith::TruncFOp::getOperationName());
  state.addOperands(inputs);
  state.addTypes(type);
  state.addAttribute("fastmath", flags);
  return builder.create(state)->getResult(0);
}

void strata::populateFloatEmulationConversions(
    TypeConverter &converter, function_ref<bool(FloatType)> isEmulated,
    FloatType target) {
  converter.addConversion([](Type type) { return type; });
  converter.addConversion(
      [isEmulated, target](FloatType type) -> std::optional<Type> {
        if (!isEmulated(type))
          return std::nullopt;
        return Type(target);
      });
  converter.addConversion(
      [isEmulated, target](ShapedType type) -> std::optional<Type> {
        auto element = dyn_cast<FloatType>(type.getElementType());
        if (!element || !isEmulated(element))
          return std::nullopt;
        return Type(type.clone(target));
      });
  converter.addTargetMaterialization(
      [](OpBuilder &builder, Type type, ArrayRef<Value> inputs, Location loc) {
        return createFloatCast(builder, type, inputs, loc, true);
      });
  converter.addSourceMaterialization(
      [](OpBuilder &builder, Type type, ArrayRef<Value> inputs, Location loc) {
        return createFloatCast(builder, type, inputs, loc, false);
      });
}

//===-- Pattern ------------------------------------------------------------===//

namespace {
struct EmulateFloats final : ConversionPattern {
  explicit EmulateFloats(const TypeConverter &converter, Context *ctx)
      : ConversionPattern(converter, MatchAnyOpTypeTag(), 1, ctx) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override;
};
} // namespace

LogicalResult
EmulateFloats::matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                               ConversionPatternRewriter &rewriter) const {
  if (getTypeConverter()->isLegal(op))
    return rewriter.notifyMatchFailure(op, "the types are supported");
  if (op->getNumRegions() || op->getNumSuccessors())
    return rewriter.notifyMatchFailure(op, "it has regions or successors");
  OperationState state(op->getLoc(), op->getName());
  state.addOperands(operands);
  for (Type type : op->getResultTypes()) {
    Type converted = getTypeConverter()->convertType(type);
    if (!converted)
      return rewriter.notifyMatchFailure(op, "a type has no conversion");
    state.addTypes(converted);
  }
  state.addAttributes(llvm::to_vector(op->getAttrs()));
  Operation *emulated = rewriter.create(state);
  // Each result is rounded, also for users that extend it again.
  SmallVector<Value> results;
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    Value result = emulated->getResult(i);
    Type type = op->getResult(i).getType();
    results.push_back(
        type == result.getType()
            ? result
            : createFloatCast(rewriter, type, result, op->getLoc(), false));
  }
  rewriter.replaceOp(op, results);
  return success();
}

void strata::populateFloatEmulationPatterns(const TypeConverter &converter,
                                            RewritePatternSet &patterns) {
  patterns.add<EmulateFloats>(converter, patterns.getContext());
}

//===-- Passes -------------------------------------------------------------===//

namespace {
/// The parts of both passes.
struct EmulationPass : Pass {
  using Pass::Pass;
  Option<std::string> targetType{
      *this, "target-type",
      "Type in which the operations on other types are computed", "f32"};

  /// The type that an option names, or null after an error; `kind` is source or target.
  FloatType getType(StringRef name, StringRef kind);
  void convert(function_ref<bool(FloatType)> isEmulated, FloatType target);
  virtual void populateTarget(ConversionTarget &target,
                              const TypeConverter &converter) = 0;
};

struct ArithEmulateUnsupportedFloats final : EmulationPass {
  using EmulationPass::EmulationPass;
  ListOption<std::string> sourceTypes{*this, "source-types",
                                      "Types of floats without operations"};
  void runOnOperation() override;
  void populateTarget(ConversionTarget &target,
                      const TypeConverter &converter) override;
};

struct MathExtendToSupportedTypes final : EmulationPass {
  using EmulationPass::EmulationPass;
  ListOption<std::string> extraTypes{
      *this, "extra-types",
      "Types of floats with operations, besides f32 and f64"};
  void runOnOperation() override;
  void populateTarget(ConversionTarget &target,
                      const TypeConverter &converter) override;
};
} // namespace

static FloatType parseFloatType(StringRef name, Context *ctx) {
  static constexpr StringLiteral names[] = {
      "f16",        "bf16",       "f32",           "f64",    "f80",
      "f128",       "tf32",       "f8E5M2",        "f8E4M3", "f8E4M3FN",
      "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E3M4", "f4E2M1FN",
      "f6E2M3FN",   "f6E3M2FN",   "f8E8M0FNU"};
  return llvm::is_contained(names, name)
             ? dyn_cast_or_null<FloatType>(parseType(name, ctx))
             : FloatType();
}

FloatType EmulationPass::getType(StringRef name, StringRef kind) {
  FloatType type = parseFloatType(name, &getContext());
  if (!type) {
    emitError(&getContext(), Location())
        << "could not map " << kind << " type '" << name
        << "' to a known floating-point type";
    signalPassFailure();
  }
  return type;
}

void EmulationPass::convert(function_ref<bool(FloatType)> isEmulated,
                            FloatType target) {
  TypeConverter converter;
  populateFloatEmulationConversions(converter, isEmulated, target);
  ConversionTarget goal(&getContext());
  populateTarget(goal, converter);
  RewritePatternSet patterns(&getContext());
  populateFloatEmulationPatterns(converter, patterns);
  if (failed(applyPartialConversion(
          getOperation(), goal, FrozenRewritePatternSet(std::move(patterns)))))
    signalPassFailure();
}

void ArithEmulateUnsupportedFloats::runOnOperation() {
  FloatType target = getType(*targetType, "target");
  if (!target)
    return;
  llvm::SmallVector<FloatType> sources;
  for (const std::string &name : sourceTypes) {
    FloatType source = getType(name, "source");
    if (!source)
      return;
    if (source == target) {
      emitError(&getContext(), Location())
          << "target type cannot be an unsupported source type";
      return signalPassFailure();
    }
    sources.push_back(source);
  }
  convert([&](FloatType type) { return llvm::is_contained(sources, type); },
          target);
}

void ArithEmulateUnsupportedFloats::populateTarget(
    ConversionTarget &target, const TypeConverter &converter) {
  auto isLegal = [&](Operation *op) { return converter.isLegal(op); };
  target.addDynamicallyLegalDialect(isLegal, "arith");
  // These do not compute with floats, or are the emulation.
  target.addLegalOp<arith::BitcastOp, arith::ConstantOp, arith::ExtFOp,
                    arith::SelectOp, arith::TruncFOp>();
  target.addDynamicallyLegalOp<
      vector::ContractionOp, vector::FMAOp, vector::MultiDimReductionOp,
      vector::OuterProductOp, vector::ReductionOp, vector::ScanOp>(isLegal);
}

void MathExtendToSupportedTypes::runOnOperation() {
  FloatType target = getType(*targetType, "target");
  if (!target)
    return;
  SmallVector<FloatType> supported{FloatType::getF32(&getContext()),
                                   FloatType::getF64(&getContext()), target};
  for (const std::string &name : extraTypes) {
    FloatType type = getType(name, "source");
    if (!type)
      return;
    supported.push_back(type);
  }
  convert(
      [&](FloatType type) {
        return !llvm::is_contained(supported, type) &&
               type.getWidth() < target.getWidth();
      },
      target);
}

void MathExtendToSupportedTypes::populateTarget(
    ConversionTarget &target, const TypeConverter &converter) {
  target.addDynamicallyLegalDialect(
      [&](Operation *op) { return converter.isLegal(op); }, "math");
  // A sum of a product that is not rounded has no exact emulation.
  target.addLegalOp<math::FmaOp>();
  target.addLegalOp<arith::ExtFOp, arith::TruncFOp>();
}

static constexpr PassInfo arithInfo = {
    .argument = "arith-emulate-unsupported-floats",
    .name = "ArithEmulateUnsupportedFloats",
    .summary = "Compute with floats of unsupported types in another type",
    .dependentDialects = {"arith"},
    .create = makePass<ArithEmulateUnsupportedFloats>,
};

static constexpr PassInfo mathInfo = {
    .argument = "math-extend-to-supported-types",
    .name = "MathExtendToSupportedTypes",
    .summary = "Compute functions of floats of small types in a larger type",
    .dependentDialects = {"arith"},
    .create = makePass<MathExtendToSupportedTypes>,
};

void strata::registerEmulateFloatsPasses(PassRegistry &registry) {
  registry.add(arithInfo);
  registry.add(mathInfo);
}
