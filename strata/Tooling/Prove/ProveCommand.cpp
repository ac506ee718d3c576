// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Prove/ProveCommand.h"

#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/Dialects/PDL/PDLOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interpreter/Interpreter.h"
#include "strata/Prove/RuleProof.h"
#include "strata/Rewrite/PDL/DialectPatterns.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/RuleFiles.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/Prove/DialectProofs.h"
#include "strata/Tooling/Prove/SolverProcess.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/xxhash.h"

#include <set>
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
  cl::list<std::string> folds{
      "folds", cl::desc("Prove the folds of the operations of this dialect"),
      cl::value_desc("dialect"), cl::cat(category)};
  cl::list<std::string> ranges{
      "ranges",
      cl::desc("Prove the ranges of integers that operations of this dialect "
               "infer"),
      cl::value_desc("dialect"), cl::cat(category)};
  cl::list<std::string> operations{
      "op",
      cl::desc("Prove folds and ranges of the operations of this name only"),
      cl::value_desc("name"), cl::cat(category)};
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
  cl::opt<bool> isList{
      "list",
      cl::desc("List the rules, with a hash of each and its operations, and "
               "prove nothing"),
      cl::cat(category)};
  cl::opt<bool> verbose{"types",
                        cl::desc("Print the types for which rules are proven"),
                        cl::cat(category)};
};

/// Prints proofs and counts them.
class ProofReport {
public:
  explicit ProofReport(const ProveFlags &flags) : flags(flags) {}
  void print(const RuleProof &proof);
  ProofCounts counts;

private:
  const ProveFlags &flags;
};
} // namespace

void ProofReport::print(const RuleProof &proof) {
  raw_ostream &os = llvm::outs();
  counts.add(proof.verdict);
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
  case Verdict::ProvenForWideIndex:
    os << "proven for " << proof.proven.size()
       << " combinations of types, wrong for an index of 32 bits\n";
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

/// The rules of the files and of the bundled dialects.
static LogicalResult
visitRules(const ProveFlags &flags, Context &ctx,
           function_ref<LogicalResult(Operation *, const PDLNatives &)> visit) {
  LogicalResult result = readRuleFiles(flags.files, &ctx, visit);
  if (!flags.bundled)
    return result;
  for (StringRef name : ctx.getKnownDialects())
    ctx.getOrLoadDialect(name);
  for (const DialectPatternsModule &patterns : parseDialectPatterns(ctx)) {
    llvm::outs() << "// " << patterns.dialect << '\n';
    if (!patterns.module ||
        failed(visit(patterns.module.get(), patterns.natives)))
      result = failure();
  }
  return result;
}

/// Prints the name of a rule, a hash of its text, its operations and its natives.
static LogicalResult listRule(Operation *rule) {
  std::string text;
  llvm::raw_string_ostream os(text);
  rule->print(os);
  std::set<std::string> names;
  rule->walk([&](dialects::pdl::OperationOp op) {
    if (auto name = op.getOpName())
      names.insert(name->str());
  });
  llvm::outs() << cast<dialects::pdl::PatternOp>(rule).getSymName().value_or("")
               << ' ' << llvm::utohexstr(llvm::xxh3_64bits(text), true, 16);
  for (const std::string &name : names)
    llvm::outs() << ' ' << name;
  llvm::outs() << '\n';
  return success();
}

static DialectProofOptions getDialectOptions(const ProveFlags &flags) {
  return {{flags.folds.begin(), flags.folds.end()},
          {flags.ranges.begin(), flags.ranges.end()},
          {flags.operations.begin(), flags.operations.end()}};
}

static int listRules(const ProveFlags &flags, Context &ctx) {
  LogicalResult result =
      visitRules(flags, ctx, [](Operation *module, const PDLNatives &) {
        return forEachRule(module, listRule);
      });
  keepOutput();
  return failed(result) ? 1 : 0;
}

static int proveAll(const ProveFlags &flags, Context &ctx) {
  SolverOptions options;
  options.program = flags.solver;
  options.timeout = flags.timeout;
  options.numThreads =
      flags.threads ? flags.threads : std::thread::hardware_concurrency();
  std::string error;
  std::unique_ptr<Solver> solver = makeSolver(options, error);
  if (!solver)
    return reportError("strata prove", error);
  ProofReport report(flags);
  LogicalResult result =
      visitRules(flags, ctx, [&](Operation *module, const PDLNatives &natives) {
        RuleFilter filter(flags.rules.begin(), flags.rules.end());
        return proveRules(module, natives, filter, *solver,
                          [&](const RuleProof &proof) { report.print(proof); });
      });
  if (failed(
          proveDialects(ctx, getDialectOptions(flags), *solver, report.counts)))
    result = failure();
  report.counts.print();
  keepOutput();
  return failed(result) ? 1 : report.counts.getExitCode();
}

static int run(const ProveFlags &flags) {
  if (flags.files.empty() && !flags.bundled && flags.folds.empty() &&
      flags.ranges.empty())
    return reportError("strata prove", "no rule file is given");
  Context ctx;
  setUpToolContext(ctx);
  if (failed(flags.dialectFiles.load(ctx)) ||
      failed(interpreter::registerSemantics(ctx)))
    return 1;
  for (StringRef name : {"arith", "func", "ub"})
    ctx.getOrLoadDialect(name);
  return flags.isList ? listRules(flags, ctx) : proveAll(flags, ctx);
}

int strata::runProve(int argc, const char *const *argv) {
  ProveFlags flags;
  cl::HideUnrelatedOptions({&flags.category, &llvm::getColorCategory()});
  parseCommandLine(
      argc, argv,
      "proves that rewrite rules, folds and inferred ranges keep the results "
      "of programs, by the solver z3 or cvc5\n\n"
      "EXIT CODE: 0: all are proven, if an index has 64 bits. 1: one is "
      "wrong, or there is an "
      "error.\n2: none is wrong, but some are undecided.\n");
  return run(flags);
}
