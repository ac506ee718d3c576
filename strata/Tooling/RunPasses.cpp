// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/RunPasses.h"
#include "strata/IR/Context.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;

/// Reports what is wrong with the text of a pipeline.
static LogicalResult report(Context *ctx, const PassTextError &error,
                            raw_ostream &err) {
  err << error.lines;
  InFlightDiagnostic diag = emitError(ctx, Location(), error.message);
  if (!error.hint.empty())
    diag.attachExplanation() << error.hint;
  return diag;
}

/// Fills `pm` from the command line.
static LogicalResult buildPipeline(const PassFlags &flags,
                                   const PassRegistry &registry,
                                   OpPassManager &pm, Context *ctx,
                                   raw_ostream &err) {
  PassTextError error;
  if (flags.pipeline && !flags.passes.empty()) {
    error.message = "'-pass-pipeline' option can't be used with individual "
                    "pass options";
    return report(ctx, error, err);
  }
  if (flags.pipeline) {
    if (succeeded(parsePassPipeline(*flags.pipeline, registry, pm, error)))
      return success();
    return report(ctx, error, err);
  }
  for (const PassFlags::NamedPass &pass : flags.passes)
    if (failed(registry.addTo(pm, pass.argument, pass.options, error)))
      return report(ctx, error, err);
  return success();
}

LogicalResult strata::runPasses(const PassFlags &flags,
                                const PassRegistry &registry,
                                const PrintingFlags &printing, Operation *op,
                                raw_ostream &err) {
  Context *ctx = op->getContext();
  PassManager pm(ctx, op->getName().getStringRef(),
                 OpPassManager::Nesting::Implicit);
  if (failed(buildPipeline(flags, registry, pm, ctx, err)))
    return failure();
  if (flags.dumpPipeline)
    pm.dump(err);
  pm.setOutputStream(err);
  pm.setPrintingFlags(printing);
  pm.enableVerifier(flags.verifyEach);
  return pm.run(op);
}
