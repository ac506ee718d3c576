// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Analyze/AnalyzeCommand.h"

#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Loops/Dependence/OutOfBounds.h"
#include "strata/Loops/Dependence/UnmatchedTransfers.h"
#include "strata/Tooling/Analyze/DependenceReport.h"
#include "strata/Tooling/Analyze/LayoutReport.h"
#include "strata/Tooling/Analyze/ReportText.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/InputFile.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Common/Subcommands.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/Execution/ProgramFile.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/WithColor.h"

using namespace strata;
namespace cl = llvm::cl;

namespace {
enum class ReportFormat { Text, JSON, Dot };

/// A verb of `strata analyze`.
struct AnalyzeVerb {
  StringRef name, arguments, summary;
  int (*run)(int argc, const char *const *argv);
};

/// Flags that all verbs share. Options exist once their verb is known.
struct AnalyzeFlags {
  cl::OptionCategory category{"strata analyze options"};
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"),
                             cl::init("-"), cl::cat(category)};
  cl::opt<std::string> entry{"entry", cl::desc("Analyze only this function"),
                             cl::value_desc("name"), cl::cat(category)};
  cl::opt<std::string> output{"o", cl::desc("Output file"),
                              cl::value_desc("filename"), cl::init("-"),
                              cl::cat(category)};
  DialectFileFlags dialectFiles{category};
  EraFlag era{category};

  void parse(int argc, const char *const *argv, StringRef overview) {
    cl::HideUnrelatedOptions({&category, &llvm::getColorCategory()});
    parseCommandLine(argc, argv, overview);
  }
};

/// The program that is analyzed.
class AnalyzedProgram {
public:
  AnalyzedProgram() { setUpToolContext(ctx); }
  /// Fails after messages to llvm::errs().
  LogicalResult read(const AnalyzeFlags &flags);
  /// The functions with bodies that were selected, in order.
  ArrayRef<Operation *> getFunctions() const { return functions; }
  /// The selected function, or the module.
  Operation *getRoot() const { return selected ? selected : module.get(); }

private:
  Context ctx;
  std::unique_ptr<InputFile> file;
  OwningOpRef<> module;
  Operation *selected = nullptr;
  std::vector<Operation *> functions;
};
} // namespace

LogicalResult AnalyzedProgram::read(const AnalyzeFlags &flags) {
  if (failed(flags.dialectFiles.load(ctx)))
    return failure();
  file = InputFile::open(ctx, flags.input);
  if (!file)
    return failure();
  std::string error;
  module = readProgram(ctx, *file, flags.era, error);
  if (module && !flags.entry.empty()) {
    selected = findProgramEntry(module.get(), *file, flags.entry, error);
    if (selected)
      functions.push_back(selected);
  } else if (module) {
    module->walk<WalkOrder::PreOrder>([&](FunctionOpInterface function) {
      if (!function.isExternal())
        functions.push_back(function);
    });
    return success();
  }
  if (!error.empty())
    return failure(reportError("strata analyze", error));
  return success(!functions.empty());
}

/// Writes the output file by `print`. Returns the exit code.
static int writeOutput(StringRef path,
                       function_ref<void(raw_ostream &)> print) {
  std::string error;
  if (std::unique_ptr<OutputFile> output = OutputFile::open(path, error)) {
    print(output->os());
    if (succeeded(output->keep(error)))
      return 0;
  }
  return reportError("strata analyze", error);
}

//===-- dependences -------------------------------------------------------===//

static void print(ArrayRef<FunctionDependences> functions, ReportFormat format,
                  raw_ostream &os) {
  if (format == ReportFormat::JSON) {
    llvm::json::OStream out(os, 2);
    out.array([&] {
      for (const FunctionDependences &each : functions)
        writeDependences(each, out);
    });
    os << '\n';
    return;
  }
  if (format == ReportFormat::Text) {
    for (const FunctionDependences &each : functions)
      printDependences(each, os);
    return;
  }
  os << "digraph dependences {\n";
  unsigned number = 0;
  for (const FunctionDependences &each : functions)
    number = drawDependences(each, number, os);
  os << "}\n";
}

static int runDependences(int argc, const char *const *argv) {
  AnalyzeFlags flags;
  cl::opt<ReportFormat> format{
      "format", cl::desc("Form of the report"), cl::init(ReportFormat::Text),
      cl::values(clEnumValN(ReportFormat::Text, "text", "lines (default)"),
                 clEnumValN(ReportFormat::JSON, "json", "JSON"),
                 clEnumValN(ReportFormat::Dot, "dot", "graph for Graphviz")),
      cl::cat(flags.category)};
  cl::opt<bool> withInput{"input-dependences",
                          cl::desc("Also report pairs of two loads"),
                          cl::cat(flags.category)};
  cl::opt<bool> mayAlias{
      "arguments-may-alias",
      cl::desc("Take arguments of functions for memory that may overlap"),
      cl::cat(flags.category)};
  flags.parse(argc, argv,
              "reports the dependences between the memory accesses of "
              "functions\n");
  AnalyzedProgram program;
  if (failed(program.read(flags)))
    return 1;
  std::vector<FunctionDependences> functions;
  for (Operation *function : program.getFunctions()) {
    MemoryAliases aliases(function, mayAlias);
    functions.push_back(
        {function, DependenceGraph(function, aliases, withInput)});
  }
  return writeOutput(flags.output,
                     [&](raw_ostream &os) { print(functions, format, os); });
}

//===-- layouts -----------------------------------------------------------===//

static int runLayouts(int argc, const char *const *argv) {
  AnalyzeFlags flags;
  flags.parse(argc, argv,
              "reports the layouts of memrefs: whether each index has a place "
              "of its own, and the places\n");
  AnalyzedProgram program;
  if (failed(program.read(flags)))
    return 1;
  return writeOutput(flags.output, [&](raw_ostream &os) {
    for (const LayoutFacts &facts : collectLayouts(program.getRoot()))
      printLayout(facts, os);
  });
}

//===-- bounds ------------------------------------------------------------===//

static int runBounds(int argc, const char *const *argv) {
  AnalyzeFlags flags;
  flags.parse(argc, argv,
              "reports accesses to elements outside of their memory, with an "
              "iteration of the loops around them; exits with 1 if there are "
              "any\n");
  AnalyzedProgram program;
  if (failed(program.read(flags)))
    return 1;
  bool isAny = false;
  for (Operation *function : program.getFunctions())
    for (const OutOfBoundsAccess &access : findOutOfBoundsAccesses(function)) {
      isAny = true;
      InFlightDiagnostic error = emitError(access.op->getLoc(), "index ");
      error << access.index << " of dimension " << access.dim
            << " is outside of the memory, which has " << access.size
            << " elements there";
      if (!access.iteration.empty())
        error << ", in iteration " << formatList(access.iteration);
    }
  return isAny;
}

//===-- transfers ---------------------------------------------------------===//

static int runTransfers(int argc, const char *const *argv) {
  AnalyzeFlags flags;
  flags.parse(argc, argv,
              "reports asynchronous copies without a wait, and waits without a "
              "copy, with an iteration of the loops around them; exits with 1 "
              "if there are any\n");
  AnalyzedProgram program;
  if (failed(program.read(flags)))
    return 1;
  bool isAny = false;
  for (Operation *function : program.getFunctions())
    for (const UnmatchedTransfer &transfer : findUnmatchedTransfers(function)) {
      isAny = true;
      InFlightDiagnostic error = emitError(
          transfer.op->getLoc(),
          transfer.isStart ? "no later operation waits for the copy"
                           : "no copy was started with this tag before");
      if (!transfer.iteration.empty())
        error << ", in iteration " << formatList(transfer.iteration);
    }
  return isAny;
}

//===-- Verbs -------------------------------------------------------------===//

static constexpr AnalyzeVerb analyzeVerbs[] = {
    {"dependences", "[FILE]", "dependences between accesses to memory",
     runDependences},
    {"bounds", "[FILE]", "accesses outside of the memory", runBounds},
    {"transfers", "[FILE]", "asynchronous copies without a wait", runTransfers},
    {"layouts", "[FILE]", "layouts of memrefs, and indices that collide",
     runLayouts},
};

int strata::runAnalyze(int argc, const char *const *argv) {
  SmallVector<Subcommand> subcommands;
  for (const AnalyzeVerb &verb : analyzeVerbs)
    subcommands.push_back({verb.name, verb.arguments, verb.summary});
  CommandGroup group{"analyze", subcommands,
                     "FILE is text or bytecode; without it, standard input."};
  return runSubcommand(group, argc, argv,
                       [](size_t number, int count, const char *const *rest) {
                         return analyzeVerbs[number].run(count, rest);
                       });
}
