// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pipeline of all loop optimizations (docs/optimize.md).
#include "strata/Loops/Optimize/OptimizePasses.h"
#include "strata/Loops/Optimize/TargetOptions.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"

#include "llvm/ADT/StringExtras.h"

using namespace strata;

namespace {
struct OptimizeLoopsOptions final : PassOptions {
  TargetOptions target{*this};
  PassOption<unsigned> threads{*this, "threads",
                               "The number of threads that execute nests", 1};
  PassOption<uint64_t> minParallelWork{
      *this, "min-parallel-work",
      "The operations of a nest that are worth the start of threads", 100000};
  PassListOption<std::string> fastMath{*this, "fast-math",
                                       "The flags that set-fast-math adds"};
};
} // namespace

/// Operations on tensors and of linalg become loops first, as lower-to-llvm would lower them.
static std::string getPipeline(const OptimizeLoopsOptions &options) {
  std::string text =
      "run-for-dialect{dialect=linalg pipeline=expand-structured},"
      "optimize-tensors,bufferize-by-value,"
      "run-for-dialect{dialect=bufferization "
      "pipeline=convert-bufferization-to-memref},"
      "run-for-dialect{dialect=linalg "
      "pipeline=convert-linalg-to-affine-loops},";
  if (!options.fastMath.empty())
    text += "set-fast-math{flags=" +
            llvm::join(options.fastMath.begin(), options.fastMath.end(), ",") +
            "},";
  std::string target = options.target.getText();
  std::string threads;
  if (*options.threads > 1)
    threads =
        "affine-parallelize-nests{threads=" + llvm::utostr(*options.threads) +
        " min-work=" + llvm::utostr(*options.minParallelWork) + "},";
  text += "func.func(raise-scf-to-affine,affine-raise-from-memref,"
          "affine-version-aliases,affine-temporal-blocking{" +
          target + "}," + threads +
          "affine-distribute-nests,affine-tile-plan{" + target +
          "},affine-pack,affine-register-tile,affine-jam-recurrences{" +
          target + "})";
  return text;
}

static constexpr PassPipelineInfo optimizeLoopsInfo = {
    .argument = "optimize-loops",
    .summary = "Optimize loops, linalg and tensors for a processor",
    .build = [](OpPassManager &pm, StringRef text, const PassRegistry &registry,
                PassTextError &error) -> LogicalResult {
      OptimizeLoopsOptions options;
      if (failed(options.parse(text, error, &registry)))
        return failure();
      return parsePassElements(getPipeline(options), registry, pm, error);
    },
    .makeOptions = []() -> std::unique_ptr<PassOptions> {
      return std::make_unique<OptimizeLoopsOptions>();
    },
};

void strata::registerOptimizeLoopsPipeline(PassRegistry &registry) {
  registry.add(optimizeLoopsInfo);
}
