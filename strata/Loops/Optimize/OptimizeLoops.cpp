// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline of all loop optimizations (docs/optimize.md).
#include "strata/Loops/Optimize/OptimizeLoops.h"

#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/TargetModel.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace strata;

static OptimizeStage makeDialectStage(StringRef dialect, StringRef pipeline) {
  return {"run-for-dialect",
          {{"dialect", dialect.str()}, {"pipeline", pipeline.str()}}};
}

/// Operations on tensors and of linalg become loops first, as lower-to-llvm would lower them.
static void appendModuleStages(const OptimizeLoopsOptions &options,
                               std::vector<OptimizeStage> &stages) {
  stages.push_back(makeDialectStage("linalg", "expand-structured"));
  stages.push_back({"optimize-tensors"});
  stages.push_back({"bufferize-by-value"});
  stages.push_back(
      makeDialectStage("bufferization", "convert-bufferization-to-memref"));
  stages.push_back(
      makeDialectStage("linalg", "convert-linalg-to-affine-loops"));
  if (!options.fastMath.empty())
    stages.push_back({"set-fast-math",
                      {{"flags", llvm::join(options.fastMath.begin(),
                                            options.fastMath.end(), ",")}}});
}

std::vector<OptimizeStage>
strata::getOptimizeStages(const OptimizeLoopsOptions &options) {
  std::vector<OptimizeStage> stages;
  appendModuleStages(options, stages);
  auto target = options.target.getValues();
  auto add =
      [&](StringRef pass,
          SmallVector<std::pair<std::string, std::string>, 2> values = {}) {
        stages.push_back({pass.str(), values, true});
      };
  add("raise-scf-to-affine");
  add("affine-raise-from-memref");
  add("affine-compose-applies");
  add("affine-nest-costs", target);
  add("affine-version-aliases");
  add("affine-demote-accumulators");
  add("affine-temporal-blocking", target);
  if (*options.threads > 1)
    add("affine-parallelize-nests",
        {{"threads", llvm::utostr(*options.threads)},
         {"min-work", llvm::utostr(*options.minParallelWork)}});
  add("affine-distribute-nests");
  add("affine-fuse-rows", target);
  add("affine-contract-arrays", target);
  add("affine-reduce-rows", target);
  add("affine-tile-plan", target);
  add("affine-pack");
  add("affine-register-tile");
  add("affine-vectorize-rows", target);
  add("affine-expand-maxima");
  add("affine-stream-stores", target);
  add("affine-jam-recurrences", target);
  std::optional<TargetModel> model = getTargetModel(options.target.getCPU());
  stages.push_back({"expand-vector-math",
                    {{"ulp", llvm::utostr(*options.mathUlp)},
                     {"fma", model && model->hasFMA ? "true" : "false"}}});
  return stages;
}

std::string strata::getPipelineText(ArrayRef<OptimizeStage> stages) {
  std::string text;
  bool isInFunctions = false;
  for (const OptimizeStage &stage : stages) {
    if (isInFunctions && !stage.isOnFunctions)
      text += ")";
    if (!text.empty())
      text += ",";
    if (stage.isOnFunctions && !isInFunctions)
      text += "func.func(";
    isInFunctions = stage.isOnFunctions;
    text += stage.pass;
    if (stage.options.empty())
      continue;
    text += "{";
    for (const auto &[name, value] : stage.options)
      text += (text.back() == '{' ? "" : " ") + name + "=" + value;
    text += "}";
  }
  return isInFunctions ? text + ")" : text;
}

namespace {
struct PipelineOptions final : PassOptions {
  OptimizeLoopsOptions stages{*this};
};
} // namespace

static constexpr PassPipelineInfo optimizeLoopsInfo = {
    .argument = "optimize-loops",
    .summary = "Optimize loops, linalg and tensors for a processor",
    .build = [](OpPassManager &pm, StringRef text, const PassRegistry &registry,
                PassTextError &error) -> LogicalResult {
      PipelineOptions options;
      if (failed(options.parse(text, error, &registry)))
        return failure();
      return parsePassElements(
          getPipelineText(getOptimizeStages(options.stages)), registry, pm,
          error);
    },
    .makeOptions = []() -> std::unique_ptr<PassOptions> {
      return std::make_unique<PipelineOptions>();
    },
};

void strata::registerOptimizeLoopsPipeline(PassRegistry &registry) {
  registry.add(optimizeLoopsInfo);
}
