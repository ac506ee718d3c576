// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/CheckPassesCommand.h"

#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interpreter/Interpreter.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Tooling/CommandLine.h"
#include "strata/Tooling/DialectFileFlags.h"
#include "strata/Tooling/ExecutionLimitFlags.h"
#include "strata/Tooling/InputFile.h"
#include "strata/Tooling/Opt.h"
#include "strata/Tooling/PassCheck.h"
#include "strata/Tooling/ProgramFile.h"
#include "strata/Tooling/ToolContext.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

using namespace strata;
namespace cl = llvm::cl;

namespace {
/// Made when the command line is read, not at start-up.
struct Flags {
  cl::OptionCategory category{"strata check-passes options"};
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"),
                             cl::init("-"), cl::cat(category)};
  cl::opt<std::string> pipeline{"pass-pipeline", cl::desc("Passes to check"),
                                cl::value_desc("pipeline"), cl::Required,
                                cl::cat(category)};
  DialectFileFlags dialectFiles{category};
  cl::opt<std::string> era{
      "era", cl::desc("Era of the text: 2019, 2020, 2021, a range, or auto"),
      cl::cat(category)};
  cl::opt<unsigned> inputs{"inputs", cl::desc("Calls of each function"),
                           cl::init(20), cl::cat(category)};
  cl::opt<unsigned long long> seed{
      "seed", cl::desc("Number that the arguments are chosen by"), cl::init(0),
      cl::cat(category)};
  cl::opt<unsigned long long> maxSteps{
      "max-steps", cl::desc("Operations that a call may execute"),
      cl::init(1000000), cl::cat(category)};
  ExecutionLimitFlags limits{category};
};
} // namespace

static LogicalResult fail(const Twine &message) {
  llvm::errs() << "strata check-passes: " << message << '\n';
  return failure();
}

static LogicalResult parsePipeline(const Flags &flags,
                                   const PassRegistry &registry,
                                   PassManager &pm) {
  PassTextError error;
  if (succeeded(parsePassPipeline(flags.pipeline, registry, pm, error)))
    return success();
  return fail("in --pass-pipeline: " + error.message + error.hint);
}

/// A check in which no result was compared says nothing of the passes.
static LogicalResult failNothingCompared(const PassCheck &check) {
  std::string reason = "the pipeline has no passes";
  if (!check.getNumCalls())
    reason = "no public function has arguments that can be chosen";
  else if (check.getNumLost())
    reason =
        (Twine(check.getNumLost()) +
         " calls cannot be executed after a pass: " + check.getLostReason())
            .str();
  else if (check.getNumLeftOut() == check.getNumCalls())
    reason =
        (Twine(check.getNumLeftOut()) +
         " calls have no result before the passes: " + check.getLeftOutReason())
            .str();
  return fail("nothing was compared: " + reason);
}

static LogicalResult run(const Flags &flags) {
  PassCheckOptions options;
  std::string error;
  if (failed(flags.limits.install(options.limits, error)))
    return fail(error);
  Context ctx;
  setUpToolContext(ctx);
  if (failed(flags.dialectFiles.load(ctx)))
    return failure();
  std::unique_ptr<InputFile> file = InputFile::open(ctx, flags.input);
  if (!file || failed(interpreter::registerSemantics(ctx)))
    return failure();
  OwningOpRef<> module = readProgram(ctx, *file, flags.era, error);
  if (!module)
    return error.empty() ? failure() : fail(error);
  ctx.disableMultithreading();
  // Passes such as inline look up others while they run.
  PassRegistry registry;
  registerToolPasses(registry);
  PassManager pm(&ctx);
  if (failed(parsePipeline(flags, registry, pm)))
    return failure();
  if (!flags.inputs)
    return fail("--inputs must be at least 1");
  options.numInputs = flags.inputs;
  options.seed = flags.seed;
  options.limits.maxSteps = flags.maxSteps;
  PassCheck check(module.get(), options);
  pm.addInstrumentation(createPassCheckInstrumentation(check));
  if (failed(pm.run(module.get())) || check.hasFailed())
    return failure();
  if (!check.getNumCompared())
    return failNothingCompared(check);
  llvm::outs() << check.getNumCalls() << " calls, " << check.getNumDefined()
               << " with the same results after each pass";
  if (check.getNumLeftOut())
    llvm::outs() << "; " << check.getNumLeftOut()
                 << " left out: " << check.getLeftOutReason();
  if (check.getNumLost())
    llvm::outs() << "; " << check.getNumLost()
                 << " cannot be executed after a pass: "
                 << check.getLostReason();
  llvm::outs() << '\n';
  return success();
}

int strata::runCheckPasses(int argc, const char *const *argv) {
  Flags flags;
  cl::HideUnrelatedOptions({&flags.category, &llvm::getColorCategory()});
  parseCommandLine(
      argc, argv,
      "finds the pass that changes what the functions of a file compute: they "
      "are\nexecuted by the interpreter before the passes and after each of "
      "them, with the same\narguments.\n");
  return succeeded(run(flags)) ? 0 : 1;
}
