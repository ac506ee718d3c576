// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaTransforms/TosaTransforms.h"

#include "strata/Conversion/TosaCommon/TosaCommon.h"
#include "strata/Conversion/TosaTransforms/TosaTransformsDetail.h"
#include "strata/Dialects/TOSA/TOSAOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/Greedy/GreedyPatternRewriteDriver.h"

using namespace strata;
using namespace strata::tosalower;

//===-- Ranks --------------------------------------------------------------===//

namespace {
/// Operations whose operands have different ranks are invalid, so that only folds are left.
struct MakeBroadcastable final : FunctionPass {
  using FunctionPass::FunctionPass;
  void runOnOperation() override {
    if (failed(applyPatternsGreedily(
            getOperation(),
            FrozenRewritePatternSet(RewritePatternSet(&getContext())))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo broadcastInfo = {
    .argument = "tosa-make-broadcastable",
    .name = "TosaMakeBroadcastable",
    .summary = "Fold operations of tosa, whose operands have equal ranks",
    .dependentDialects = {"tosa"},
    .create = makePass<MakeBroadcastable>,
};

//===-- Signs --------------------------------------------------------------===//

static Type makeSignless(Type type) {
  auto tensor = dyn_cast<TensorType>(type);
  if (!tensor)
    return type;
  Type element = getSignless(tensor.getElementType());
  return element == tensor.getElementType() ? type
                                            : Type(tensor.clone(element));
}

static void makeSignless(ValueRange values) {
  for (Value value : values)
    value.setType(makeSignless(value.getType()));
}

static Type makeSignlessFunction(FunctionType type) {
  SmallVector<Type> inputs, results;
  for (Type input : type.getInputs())
    inputs.push_back(makeSignless(input));
  for (Type result : type.getResults())
    results.push_back(makeSignless(result));
  return FunctionType::get(type.getContext(), inputs, results);
}

/// The elements are the same bits.
static void makeSignless(tosa::ConstOp op) {
  auto elements = dyn_cast<DenseElementsAttr>(op.getValuesAttr());
  if (!elements)
    return;
  Type element = getSignless(elements.getElementType());
  if (element == elements.getElementType())
    return;
  SmallVector<APInt> values;
  for (const APInt &value : elements.getValues<APInt>())
    values.push_back(value);
  auto type = cast<ShapedType>(elements.getType().clone(element));
  op.setValuesAttr(cast<ElementsAttr>(DenseElementsAttr::get(type, values)));
}

namespace {
struct ConvertToSignless final : FunctionPass {
  using FunctionPass::FunctionPass;
  void runOnOperation() override {
    auto function = cast<FunctionOpInterface>(getOperation());
    if (auto type = dyn_cast<FunctionType>(function.getFunctionType()))
      function.setType(makeSignlessFunction(type));
    getOperation()->walk([](Operation *op) {
      makeSignless(op->getResults());
      for (Region &region : op->getRegions())
        for (Block &block : region)
          makeSignless(block.getArguments());
      if (auto constant = dyn_cast<tosa::ConstOp>(op))
        makeSignless(constant);
    });
  }
};
} // namespace

static constexpr PassInfo signlessInfo = {
    .argument = "tosa-convert-integer-type-to-signless",
    .name = "TosaConvertIntegerTypeToSignless",
    .summary = "Make the integers of tensors signless, also in the function's "
               "type",
    .dependentDialects = {"func", "tosa"},
    .create = makePass<ConvertToSignless>,
};

void strata::registerTosaTransformsPasses(PassRegistry &registry) {
  registerAttachTargetPass(registry);
  registerConstantPasses(registry);
  registerDecompositionsPass(registry);
  registerInferShapesPass(registry);
  registerNarrowTypesPasses(registry);
  registerReduceTransposesPass(registry);
  registerToLinalgPipeline(registry);
  registerValidatePass(registry);
  registry.add(broadcastInfo);
  registry.add(signlessInfo);
}
