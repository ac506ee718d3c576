// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaToLinalg/TosaToLinalg.h"

#include "strata/Conversion/TosaToLinalg/TosaToLinalgDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

using namespace strata;
using namespace strata::tosalower;

//===-- Types --------------------------------------------------------------===//

Type tosalower::getSignless(Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  return integer ? IntegerType::get(type.getContext(), integer.getWidth())
                 : type;
}

static Value castUnrealized(OpBuilder &builder, Type type,
                            ArrayRef<Value> inputs, Location loc) {
  return UnrealizedConversionCastOp::create(builder, loc, type, inputs)
      ->getResult(0);
}

void strata::populateTosaTypeConversion(TypeConverter &converter) {
  converter.addConversion([](Type type) { return getSignless(type); });
  converter.addConversion([](TensorType type) -> Type {
    Type element = getSignless(type.getElementType());
    return element == type.getElementType() ? Type(type) : type.clone(element);
  });
  converter.addSourceMaterialization(castUnrealized);
  converter.addTargetMaterialization(castUnrealized);
}

//===-- Pass ---------------------------------------------------------------===//

void strata::populateTosaToLinalgConversionPatterns(
    const TypeConverter &converter, RewritePatternSet &patterns) {
  populateElementwisePatterns(converter, patterns);
}

namespace {
struct TosaToLinalg final : Pass {
  using Pass::Pass;
  Option<bool> disableDecompositions{
      *this, "disable-tosa-decompositions",
      "Do not decompose operations, in the pipeline", false};
  Option<bool> aggressiveReduceConstant{
      *this, "aggressive-reduce-constant",
      "Fold reductions of constants with several uses, in the pipeline", false};

  bool canScheduleOn(const OpDefinition &def) const override {
    return def.hasTrait(OpTrait::FunctionOpInterface);
  }
  void runOnOperation() override;
};
} // namespace

/// The operations of tosa that this pass lowers.
static void addIllegalOps(ConversionTarget &target) {
  using namespace tosa;
  target.addIllegalOp<AbsOp, AddOp, ArithmeticRightShiftOp, BitwiseAndOp,
                      BitwiseNotOp, BitwiseOrOp, BitwiseXorOp, CastOp, CeilOp,
                      ClampOp, ClzOp, CosOp, EqualOp, ErfOp, ExpOp, FloorOp,
                      GreaterOp, GreaterEqualOp, IntDivOp, LogOp, LogicalAndOp,
                      LogicalLeftShiftOp, LogicalNotOp, LogicalOrOp,
                      LogicalRightShiftOp, LogicalXorOp, MaximumOp, MinimumOp,
                      MulOp, NegateOp, PowOp, ReciprocalOp, RsqrtOp, SelectOp,
                      SigmoidOp, SinOp, SubOp, TanhOp>();
}

void TosaToLinalg::runOnOperation() {
  TypeConverter converter;
  populateTosaTypeConversion(converter);
  ConversionTarget target(&getContext());
  addIllegalOps(target);
  target.markUnknownOpDynamicallyLegal([](Operation *) { return true; });
  RewritePatternSet patterns(&getContext());
  populateTosaToLinalgConversionPatterns(converter, patterns);
  if (failed(applyFullConversion(getOperation(), target,
                                 FrozenRewritePatternSet(std::move(patterns)))))
    signalPassFailure();
}

static constexpr PassInfo info = {
    .argument = "tosa-to-linalg",
    .name = "TosaToLinalg",
    .summary = "Lower operations of tosa to linalg on tensors",
    .dependentDialects = {"arith", "index", "linalg", "math", "scf", "tensor"},
    .create = makePass<TosaToLinalg>,
};

void strata::registerTosaToLinalgPasses(PassRegistry &registry) {
  registry.add(info);
}
