// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/TosaTransforms/TosaTransformsDetail.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

static LogicalResult buildToLinalg(OpPassManager &pm, StringRef options,
                                   const PassRegistry &registry,
                                   PassTextError &error) {
  if (failed(PassOptions().parse(options, error)))
    return failure();
  return parsePassElements(
      "func.func(tosa-optional-decompositions),func.func(canonicalize),"
      "func.func(tosa-infer-shapes),func.func(tosa-make-broadcastable),"
      "func.func(tosa-to-linalg-named),func.func(canonicalize),"
      "func.func(tosa-layerwise-constant-fold),"
      "func.func(tosa-make-broadcastable),tosa-validate,"
      "func.func(tosa-to-linalg)",
      registry, pm, error);
}

static constexpr PassPipelineInfo toLinalgInfo = {
    .argument = "tosa-to-linalg-pipeline",
    .summary = "Lower tosa to linalg: decompose, infer shapes, fold, validate, "
               "convert",
    .build = buildToLinalg,
};

void tosalower::registerToLinalgPipeline(PassRegistry &registry) {
  registry.add(toLinalgInfo);
}
