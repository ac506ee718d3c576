// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a pipeline if there are operations of a dialect. Passes of a pipeline for all dialects
// cost nothing for dialects that a module does not have: without it, they took a quarter of the
// time to lower a function of three operations.
#include "strata/Conversion/ConvertToLLVM/ConvertToLLVM.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"

using namespace strata;

namespace {
struct RunForDialect final : Pass {
  using Pass::Pass;
  Option<std::string> dialect{*this, "dialect",
                              "The dialect of which there must be operations"};
  Option<std::string> pipelineText{*this, "pipeline", "The passes to run"};

  LogicalResult checkOptions(PassTextError &error) override;
  LogicalResult initialize(Context *ctx) override;
  void runOnOperation() override;

private:
  bool isPresent() const;

  OpPassManager pipeline;
  bool isParsed = false;
};
} // namespace

LogicalResult RunForDialect::checkOptions(PassTextError &error) {
  pipeline = OpPassManager();
  isParsed = getRegistry() &&
             succeeded(parsePassElements(*pipelineText, *getRegistry(),
                                         pipeline, error));
  return success(isParsed);
}

LogicalResult RunForDialect::initialize(Context *ctx) {
  PassTextError error;
  // Copies for threads have not read any text.
  if (!isParsed && failed(checkOptions(error)))
    return emitError(ctx, Location(), error.message);
  return success();
}

bool RunForDialect::isPresent() const {
  Operation *op = getOperation();
  const Dialect *wanted = op->getContext()->getLoadedDialect(*dialect);
  if (!wanted)
    return false;
  return op
      ->walk([&](Operation *inner) {
        return inner->getDialect() == wanted ? WalkResult::interrupt()
                                             : WalkResult::advance();
      })
      .wasInterrupted();
}

void RunForDialect::runOnOperation() {
  if (!isPresent())
    return markAllAnalysesPreserved();
  if (failed(runPipeline(pipeline, getOperation())))
    signalPassFailure();
}

static constexpr PassInfo runForDialectInfo = {
    .argument = "run-for-dialect",
    .name = "RunForDialect",
    .summary = "Run passes if there are operations of a dialect",
    .create = makePass<RunForDialect>,
};

void strata::registerRunForDialect(PassRegistry &registry) {
  registry.add(runForDialectInfo);
}
