// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Repeats a pipeline until a run changes nothing. IR is compared
// structurally: a pass that recreates identical operations has changed nothing.
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Pass/IRPrinting.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Support/Stack.h"
#include "strata/Transforms/Passes.h"

using namespace strata;

namespace {
struct CompositeFixedPoint final : Pass {
  using Pass::Pass;
  Option<std::string> name{*this, "name", "Name in reports",
                           "CompositeFixedPointPass"};
  Option<std::string> pipelineText{*this, "pipeline", "Pipeline to repeat"};
  Option<int> maxIterations{*this, "max-iterations",
                            "Maximum number of runs of the pipeline", 10};

  StringRef getName() const override { return *name; }
  LogicalResult checkOptions(PassTextError &error) override;
  LogicalResult initialize(Context *ctx) override;
  void runOnOperation() override;

private:
  OpPassManager pipeline;
  bool isParsed = false;
};
} // namespace

LogicalResult CompositeFixedPoint::checkOptions(PassTextError &error) {
  static constexpr const char *failed =
      "Failed to parse composite pass pipeline";
  PassTextError inner;
  pipeline = OpPassManager();
  // Pipelines of such passes may have such passes.
  isParsed = getRegistry() && succeeded(runWithSufficientStackSpace([&] {
               return parsePassElements(*pipelineText, *getRegistry(), pipeline,
                                        inner);
             }));
  if (isParsed)
    return success();
  error.lines += inner.lines + inner.message;
  error.hint = inner.hint;
  error.message = failed;
  return failure();
}

LogicalResult CompositeFixedPoint::initialize(Context *ctx) {
  if (*maxIterations <= 0)
    return emitError(ctx, Location())
           << "Invalid maxIterations value: " << *maxIterations;
  PassTextError error;
  // Copies for threads have not read any text.
  if (!isParsed && failed(checkOptions(error)))
    return emitError(ctx, Location(), error.message);
  return success();
}

void CompositeFixedPoint::runOnOperation() {
  Operation *op = getOperation();
  uint64_t before = hashIR(op);
  // The last run, in which nothing is to change, is not counted.
  for (int i = 0; i <= *maxIterations; ++i) {
    if (failed(runWithSufficientStackSpace(
            [&] { return runPipeline(pipeline, op); })))
      return signalPassFailure();
    uint64_t after = hashIR(op);
    if (i < *maxIterations && after == before)
      return;
    before = after;
  }
  op->emitWarning("Composite pass \"" + *name + "\"+ didn't converge in " +
                  Twine(*maxIterations) + " iterations");
}

static constexpr PassInfo compositeFixedPointInfo = {
    .argument = "composite-fixed-point-pass",
    .name = "CompositeFixedPointPass",
    .summary = "Repeat a pipeline until it changes nothing",
    .create = makePass<CompositeFixedPoint>,
};

void strata::registerCompositeFixedPointPass(PassRegistry &registry) {
  registry.add(compositeFixedPointInfo);
}
