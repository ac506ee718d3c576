// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/CheckPasses/CheckPassesCommand.h"

#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Graph/Operation.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Interpreter/Interpreter.h"
#include "strata/Pass/PassManager.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Tooling/CheckPasses/PassCheck.h"
#include "strata/Tooling/CheckPasses/PassProof.h"
#include "strata/Tooling/CheckPasses/RewriteBisection.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/InputFile.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/Execution/ExecutionLimitFlags.h"
#include "strata/Tooling/Execution/ProgramFile.h"
#include "strata/Tooling/Opt/Opt.h"
#include "strata/Tooling/Prove/SolverProcess.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

using namespace strata;
namespace cl = llvm::cl;

namespace {
/// Made when the command line is read, not at start-up.
struct CheckPassesFlags {
  cl::OptionCategory category{"strata check-passes options"};
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"),
                             cl::init("-"), cl::cat(category)};
  cl::opt<std::string> pipeline{"pass-pipeline", cl::desc("Passes to check"),
                                cl::value_desc("pipeline"), cl::cat(category)};
  cl::opt<std::string> after{
      "after",
      cl::desc("The file that another tool has made of the input: prove that "
               "its functions keep the results, in place of running passes"),
      cl::value_desc("file"), cl::cat(category)};
  DialectFileFlags dialectFiles{category};
  EraFlag era{category};
  cl::opt<std::string> entry{
      "entry", cl::desc("The function to call; all public ones by default"),
      cl::value_desc("name"), cl::cat(category)};
  cl::opt<unsigned> inputs{"inputs", cl::desc("Calls of each function"),
                           cl::init(20), cl::cat(category)};
  cl::opt<unsigned long long> seed{
      "seed", cl::desc("Number that the arguments are chosen by"), cl::init(0),
      cl::cat(category)};
  cl::opt<unsigned long long> maxSteps{
      "max-steps", cl::desc("Operations that a call may execute"),
      cl::init(1000000), cl::cat(category)};
  cl::opt<bool> prove{
      "prove",
      cl::desc("Prove by z3 or cvc5 that functions of one block on numbers "
               "keep their results for all arguments"),
      cl::cat(category)};
  cl::opt<bool> allowIncomplete{
      "allow-incomplete",
      cl::desc("Exit code 0, in place of 2, if some functions are not compared "
               "after each pass"),
      cl::cat(category)};
  ExecutionLimitFlags limits{category};
};
} // namespace

static LogicalResult parsePipeline(const CheckPassesFlags &flags,
                                   const PassRegistry &registry,
                                   PassManager &pm) {
  PassTextError error;
  if (succeeded(parsePassPipeline(flags.pipeline, registry, pm, error)))
    return success();
  return failure(
      reportError("strata check-passes",
                  "in --pass-pipeline: " + error.message + error.hint));
}

/// The exit code of a check that found no difference, but did not compare all.
static constexpr int Incomplete = 2;

/// A check in which no result was compared proves nothing about the passes.
static int reportNothingCompared(const PassCheck &check, StringRef entry) {
  std::string reason = "the pipeline has no passes";
  if (check.getNumLost())
    reason =
        (Twine(check.getNumLost()) +
         " calls cannot be executed after a pass: " + check.getLostReason())
            .str();
  else if (check.getNumCalls() && check.getNumLeftOut() == check.getNumCalls())
    reason =
        (Twine(check.getNumLeftOut()) +
         " calls have no result before the passes: " + check.getLeftOutReason())
            .str();
  else if (!check.getNotCompared().empty())
    reason = check.getNotCompared().front();
  else if (!check.getNumCalls())
    reason = ("there is no public function " +
              (entry.empty() ? Twine() : "'@" + entry + "' ") + "with a body")
                 .str();
  reportError("strata check-passes", "nothing was compared: " + reason);
  return Incomplete;
}

/// Reports the comparisons on standard output, and missing comparisons as
/// errors.
static int reportResult(const PassCheck &check, const CheckPassesFlags &flags) {
  if (!check.getNumCompared())
    return reportNothingCompared(check, flags.entry);
  llvm::outs() << check.getNumCalls() << " calls, ";
  if (check.getNumDefined())
    llvm::outs() << check.getNumDefined()
                 << " with the same results after each pass";
  else
    llvm::outs() << "with the same results until pass '"
                 << check.getLastComparedPass() << "'";
  if (check.getNumLeftOut())
    llvm::outs() << "; " << check.getNumLeftOut()
                 << " left out: " << check.getLeftOutReason();
  llvm::outs() << '\n';
  StringRef last = check.getLastComparedPass();
  if (check.getNumLost())
    reportError("strata check-passes",
                "incomplete: " + Twine(check.getNumLost()) + " of " +
                    Twine(check.getNumCalls()) + " calls were " +
                    (last.empty()
                         ? "not compared: "
                         : "compared until pass '" + last + "' only: ") +
                    check.getLostReason());
  for (const std::string &message : check.getNotCompared())
    reportError("strata check-passes", "incomplete: " + message);
  keepOutput();
  bool isComplete = !check.getNumLost() && check.getNotCompared().empty();
  return isComplete || flags.allowIncomplete ? 0 : Incomplete;
}

/// Runs the passes on `module`. std::nullopt if the check has to be repeated with calls of all functions
/// after each pass, to find the one that is to be reported.
static std::optional<LogicalResult> checkOnce(const CheckPassesFlags &flags,
                                              const PassRegistry &registry,
                                              PassCheck &check, PassManager &pm,
                                              Operation *module) {
  pm.addInstrumentation(createPassCheckInstrumentation(check));
  OwningOpRef<> original(module->clone());
  LogicalResult result = pm.run(module);
  check.checkOthers();
  const std::optional<PassDifference> &difference = check.getDifference();
  if (check.isLateLoss() || (difference && difference->isLate))
    return std::nullopt;
  if (!difference)
    return result;
  auto addPasses = [&](PassManager &manager) {
    PassTextError error;
    return parsePassPipeline(flags.pipeline, registry, manager, error);
  };
  check.report(findFaultyRewrite(check, original.get(), addPasses));
  return failure();
}

/// Proves the functions that have the same results for the chosen arguments. Returns the exit code, which is that of
/// the comparison if all are proven.
static int proveFunctions(const CheckPassesFlags &flags,
                          const PassCheckOptions &options, Operation *before,
                          Operation *after, int compared) {
  std::string error;
  std::unique_ptr<prove::Solver> solver = makeSolver({}, error);
  if (!solver)
    return reportError("strata check-passes", error);
  PassProofCounts counts = provePasses(before, after, options.entry, *solver);
  keepOutput();
  if (counts.numWrong)
    return 1;
  return counts.numLeftOut && !flags.allowIncomplete ? Incomplete : compared;
}

static int checkPasses(const CheckPassesFlags &flags,
                       const PassRegistry &registry, PassCheckOptions &options,
                       Operation *module) {
  OwningOpRef<> original(module->clone());
  OwningOpRef<> copies[2];
  std::optional<PassCheck> checks[2];
  for (bool callsAll : {false, true}) {
    options.callsAll = callsAll;
    PassManager pm(module->getContext());
    if (failed(parsePipeline(flags, registry, pm)))
      return 1;
    options.numPasses = 0;
    pm.walkPasses([&](Pass &) { ++options.numPasses; });
    copies[callsAll] = original->clone();
    PassCheck &check =
        checks[callsAll].emplace(copies[callsAll].get(), options);
    auto result = checkOnce(flags, registry, check, pm, copies[callsAll].get());
    if (!result)
      continue;
    // A limit may end the second run before it finds the pass.
    if (callsAll && !check.getDifference() && checks[0]->getDifference())
      break;
    if (failed(*result))
      return 1;
    int compared = reportResult(check, flags);
    return flags.prove ? proveFunctions(flags, options, original.get(),
                                        copies[callsAll].get(), compared)
                       : compared;
  }
  checks[0]->report(std::nullopt);
  return 1;
}

static OwningOpRef<> readModule(const CheckPassesFlags &flags, Context &ctx,
                                InputFile *file, std::string &error) {
  return file ? readProgram(ctx, *file, flags.era, error) : OwningOpRef<>();
}

/// Proves that the functions of the file `after` keep the results of those of `module`.
static int compareFiles(const CheckPassesFlags &flags,
                        const PassCheckOptions &options, Operation *module) {
  std::string error;
  std::unique_ptr<InputFile> file =
      InputFile::open(*module->getContext(), flags.after);
  OwningOpRef<> after =
      readModule(flags, *module->getContext(), file.get(), error);
  if (!after)
    return error.empty() ? 1 : reportError("strata check-passes", error);
  return proveFunctions(flags, options, module, after.get(), /*compared=*/0);
}

static int run(const CheckPassesFlags &flags) {
  PassCheckOptions options;
  std::string error;
  if (flags.pipeline.empty() == flags.after.empty())
    return reportError("strata check-passes",
                       "either --pass-pipeline or --after must be given");
  if (failed(flags.limits.install(options.limits, error)))
    return reportError("strata check-passes", error);
  Context ctx;
  setUpToolContext(ctx);
  if (failed(flags.dialectFiles.load(ctx)))
    return 1;
  std::unique_ptr<InputFile> file = InputFile::open(ctx, flags.input);
  if (failed(interpreter::registerSemantics(ctx)))
    return 1;
  OwningOpRef<> module = readModule(flags, ctx, file.get(), error);
  if (!module)
    return error.empty() ? 1 : reportError("strata check-passes", error);
  ctx.disableMultithreading();
  // Passes such as inline look up others while they run.
  PassRegistry registry;
  registerToolPasses(registry);
  if (!flags.inputs)
    return reportError("strata check-passes", "--inputs must be at least 1");
  options.numInputs = flags.inputs;
  options.seed = flags.seed;
  if (!flags.entry.empty()) {
    Operation *function =
        findProgramEntry(module.get(), *file, flags.entry, error);
    if (!function)
      return error.empty() ? 1 : reportError("strata check-passes", error);
    options.entry = SymbolTable::getSymbolName(function).getValue();
  }
  options.limits.maxSteps = flags.maxSteps;
  if (!flags.after.empty())
    return compareFiles(flags, options, module.get());
  return checkPasses(flags, registry, options, module.get());
}

int strata::runCheckPasses(int argc, const char *const *argv) {
  CheckPassesFlags flags;
  cl::HideUnrelatedOptions({&flags.category, &llvm::getColorCategory()});
  parseCommandLine(
      argc, argv,
      "finds the pass that changes the results of the functions of a file: the "
      "functions\nare executed by the interpreter before the passes and after "
      "each of them, with the\nsame arguments.\n\n"
      "EXIT CODE: 0: all results are the same. 1: one differs, or there is an "
      "error.\n2: no difference was found, but not all functions could be "
      "compared after each pass.\n");
  return run(flags);
}
