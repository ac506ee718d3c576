// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Prove/ProveCommand.h"

#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interpreter/Interpreter.h"
#include "strata/Prove/RuleProof.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/RuleFiles.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/Prove/SolverProcess.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

#include <thread>

using namespace strata;
using namespace strata::prove;
namespace cl = llvm::cl;

namespace {
struct ProveFlags {
  cl::OptionCategory category{"strata prove options"};
  cl::list<std::string> files{cl::Positional, cl::desc("<rule files>"),
                              cl::cat(category)};
  cl::opt<bool> bundled{"bundled",
                        cl::desc("Prove the rules of the bundled dialects"),
                        cl::cat(category)};
  DialectFileFlags dialectFiles{category};
  cl::list<std::string> rules{"rule",
                              cl::desc("Prove only the rules of this name"),
                              cl::value_desc("name"), cl::cat(category)};
  cl::opt<std::string> solver{
      "solver", cl::desc("Program of the solver: z3, cvc5, or a path"),
      cl::value_desc("program"), cl::cat(category)};
  cl::opt<double> timeout{
      "timeout", cl::desc("Limit of a question to the solver, in seconds"),
      cl::init(5), cl::cat(category)};
  cl::opt<unsigned> threads{"threads",
                            cl::desc("Processes of the solver at a time"),
                            cl::init(0), cl::cat(category)};
  cl::opt<bool> verbose{"types",
                        cl::desc("Print the types for which rules are proven"),
                        cl::cat(category)};
};

/// Prints proofs and counts them.
class ProofReport {
public:
  explicit ProofReport(const ProveFlags &flags) : flags(flags) {}
  void print(const RuleProof &proof);
  void printSummary() const;
  int getExitCode() const;

private:
  const ProveFlags &flags;
  unsigned counts[3] = {};
};
} // namespace

static void printIndented(StringRef text, unsigned indentation) {
  for (StringRef line : llvm::split(text.rtrim(), '\n'))
    llvm::outs().indent(indentation) << line << '\n';
}

/// The first of `types`, and the number of the others.
static void printTypes(ArrayRef<std::string> types) {
  constexpr size_t MostShown = 4;
  llvm::outs() << llvm::join(types.take_front(MostShown), "; ");
  if (types.size() > MostShown)
    llvm::outs() << "; and " << types.size() - MostShown << " more";
}

static void printCounterexample(const Counterexample &example) {
  raw_ostream &os = llvm::outs();
  printIndented(example.before, 2);
  printIndented(example.after, 2);
  os << "  before(" << example.arguments << ") is " << example.expected
     << "\n  after(" << example.arguments << ") is " << example.found << '\n';
}

void ProofReport::print(const RuleProof &proof) {
  raw_ostream &os = llvm::outs();
  ++counts[size_t(proof.verdict)];
  os << proof.name << ": ";
  switch (proof.verdict) {
  case Verdict::Proven:
    os << "proven for " << proof.proven.size() << " combinations of types\n";
    break;
  case Verdict::Refuted:
    os << "wrong" << (proof.reason.empty() ? "" : ": ") << proof.reason << '\n';
    if (proof.counterexample)
      printCounterexample(*proof.counterexample);
    break;
  case Verdict::Undecided:
    os << "undecided: " << proof.reason;
    if (!proof.unknown.empty()) {
      os << ", for ";
      printTypes(proof.unknown);
      os << " (proven for " << proof.proven.size()
         << " other combinations of types)";
    }
    os << '\n';
  }
  if (flags.verbose)
    for (const std::string &types : proof.proven)
      os << "  " << types << '\n';
  os.flush();
}

void ProofReport::printSummary() const {
  llvm::outs() << counts[size_t(Verdict::Proven)] << " proven, "
               << counts[size_t(Verdict::Refuted)] << " wrong, "
               << counts[size_t(Verdict::Undecided)] << " undecided\n";
}

int ProofReport::getExitCode() const {
  if (counts[size_t(Verdict::Refuted)])
    return 1;
  return counts[size_t(Verdict::Undecided)] ? 2 : 0;
}

static int run(const ProveFlags &flags) {
  if (flags.files.empty() && !flags.bundled)
    return reportError("strata prove", "no rule file is given");
  SolverOptions options;
  options.program = flags.solver;
  options.timeout = flags.timeout;
  options.numThreads =
      flags.threads ? flags.threads : std::thread::hardware_concurrency();
  std::string error;
  std::unique_ptr<Solver> solver = makeSolver(options, error);
  if (!solver)
    return reportError("strata prove", error);
  Context ctx;
  setUpToolContext(ctx);
  if (failed(flags.dialectFiles.load(ctx)) ||
      failed(interpreter::registerSemantics(ctx)))
    return 1;
  for (StringRef name : {"arith", "func", "ub"})
    ctx.getOrLoadDialect(name);
  ProofReport report(flags);
  auto prove = [&](Operation *module, const PDLNatives &natives) {
    RuleFilter filter(flags.rules.begin(), flags.rules.end());
    return proveRules(module, natives, filter, *solver,
                      [&](const RuleProof &proof) { report.print(proof); });
  };
  LogicalResult result = readRuleFiles(flags.files, &ctx, prove);
  if (flags.bundled) {
    for (StringRef name : ctx.getKnownDialects())
      ctx.getOrLoadDialect(name);
    for (const DialectPatternsModule &patterns : parseDialectPatterns(ctx)) {
      llvm::outs() << "// " << patterns.dialect << '\n';
      if (!patterns.module ||
          failed(prove(patterns.module.get(), patterns.natives)))
        result = failure();
    }
  }
  report.printSummary();
  keepOutput();
  return failed(result) ? 1 : report.getExitCode();
}

int strata::runProve(int argc, const char *const *argv) {
  ProveFlags flags;
  cl::HideUnrelatedOptions({&flags.category, &llvm::getColorCategory()});
  parseCommandLine(
      argc, argv,
      "proves that rewrite rules keep the results of programs, by the solver "
      "z3 or cvc5\n\n"
      "EXIT CODE: 0: all rules are proven. 1: one is wrong, or there is an "
      "error.\n2: no rule is wrong, but some are undecided.\n");
  return run(flags);
}
