// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Trace/TraceCommand.h"

#include "strata/Support/Suggestion.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/Subcommands.h"
#include "strata/Tooling/Trace/OutputSelection.h"
#include "strata/Tooling/Trace/TraceReplay.h"
#include "strata/Trace/History.h"
#include "strata/Trace/RecordReader.h"
#include "strata/Trace/Report.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"

#include <set>

using namespace strata;
namespace cl = llvm::cl;

namespace {
/// A verb of `strata trace`.
struct TraceVerb {
  StringRef name, arguments, summary;
  int (*run)(int argc, const char *const *argv);
};

/// Flags that all verbs share. Options exist once their verb is known.
struct TraceFlags {
  cl::OptionCategory category{"strata trace options"};
  cl::opt<std::string> file{cl::Positional, cl::Required, cl::desc("FILE"),
                            cl::cat(category)};
  void parse(int argc, const char *const *argv, StringRef overview) {
    cl::HideUnrelatedOptions({&category, &llvm::getColorCategory()});
    parseCommandLine(argc, argv, overview);
  }
  /// Reports why if the record cannot be read.
  LogicalResult read(RewriteRecord &record) const;
};
} // namespace

LogicalResult TraceFlags::read(RewriteRecord &record) const {
  auto buffer = getDiskFiles().open(file);
  if (!buffer) {
    reportError("error", describeOpenError(file, buffer.getError()));
    return failure();
  }
  RecordError error;
  if (succeeded(readRecord((*buffer)->getBuffer(), record, error)))
    return success();
  llvm::errs() << file << ':' << error.line << ':' << error.column
               << ": error: " << error.message << '\n';
  return failure();
}

//===-- origin ------------------------------------------------------------===//

static int runOrigin(int argc, const char *const *argv) {
  static TraceFlags flags;
  static cl::opt<std::string> at{
      "at", cl::desc("Operation that begins on this line of the output"),
      cl::value_desc("file:line[:column]"), cl::cat(flags.category)};
  static cl::opt<std::string> op{"op", cl::desc("Operations with this name"),
                                 cl::value_desc("name"),
                                 cl::cat(flags.category)};
  static cl::opt<std::string> result{
      "result", cl::desc("Operations with a result of this name"),
      cl::value_desc("%name"), cl::cat(flags.category)};
  static cl::opt<std::string> location{
      "location", cl::desc("Operations with this source location"),
      cl::value_desc("file:line[:column]"), cl::cat(flags.category)};
  flags.parse(
      argc, argv,
      "shows the rewrite steps that produced an output operation, back to the "
      "input\n\n  If several options are given, all must match.\n");
  RewriteRecord record;
  if (failed(flags.read(record)))
    return 1;
  OutputSelection selection;
  std::string error;
  if (at.getNumOccurrences() && failed(selection.setPlace(at, error)))
    return reportError("error", error);
  if (location.getNumOccurrences() &&
      failed(selection.setLocation(location, error)))
    return reportError("error", error);
  if (result.getNumOccurrences() && failed(selection.setResult(result, error)))
    return reportError("error", error);
  selection.name = op;
  if (!selection.isAny())
    return reportError(
        "error",
        "no operation selected; use --at, --op, --result or --location");
  std::vector<const OutputOp *> ops;
  if (failed(selection.find(record, ops, llvm::outs(), error)))
    return reportError("error", error);
  RecordIndex index(record);
  OriginPrinter origins(record, index, llvm::outs());
  for (const OutputOp *found : ops) {
    if (found != ops.front())
      llvm::outs() << '\n';
    llvm::outs() << (found->line ? "output line " + Twine(found->line)
                                 : Twine("left by the failed run"))
                 << ": " << found->text << '\n';
    origins.print(found->op);
  }
  return 0;
}

//===-- replay ------------------------------------------------------------===//

static int runReplay(int argc, const char *const *argv) {
  static TraceFlags flags;
  static cl::opt<std::string> step{cl::Positional, cl::Required,
                                   cl::desc("STEP"), cl::cat(flags.category)};
  static cl::opt<std::string> input{cl::Positional, cl::desc("[INPUT]"),
                                    cl::cat(flags.category)};
  static cl::opt<bool> after{
      "after", cl::desc("Print the IR after the step instead of before it"),
      cl::cat(flags.category)};
  static cl::opt<std::string> output{"o", cl::desc("Output file"),
                                     cl::value_desc("filename"), cl::init("-"),
                                     cl::cat(flags.category)};
  static cl::opt<bool> generic{"mlir-print-op-generic",
                               cl::desc("Print operations in generic form"),
                               cl::cat(flags.category)};
  static cl::opt<bool> debugInfo{"mlir-print-debuginfo",
                                 cl::desc("Print locations"),
                                 cl::cat(flags.category)};
  flags.parse(argc, argv,
              "prints the IR before a step by running the recorded pipeline "
              "again on the recorded input\n\n  INPUT is the input file, if it "
              "has been moved since.\n");
  RewriteRecord record;
  if (failed(flags.read(record)))
    return 1;
  ReplayRequest request;
  if (StringRef(step).getAsInteger(10, request.step))
    return reportError("error",
                       "expected the number of a step, found '" + step + "'");
  if (request.step == 0 || request.step > record.steps.size())
    return reportError("error",
                       "unknown step " + step + "; the record has " +
                           (record.steps.empty()
                                ? Twine("none")
                                : "1 to " + Twine(record.steps.size())));
  request.after = after;
  request.input = input;
  request.output = output;
  request.printing.generic = generic;
  request.printing.debugInfo = debugInfo;
  return replayTo(record, request);
}

//===-- show, stats -------------------------------------------------------===//

/// Reads `N` or `N-M`; true if it is neither.
static bool parseSteps(StringRef text, StepFilter &filter) {
  auto [first, last] = text.split('-');
  if (!text.contains('-'))
    last = first;
  return first.getAsInteger(10, filter.first) ||
         last.getAsInteger(10, filter.last) || filter.first == 0 ||
         filter.last < filter.first;
}

/// Whether all of `words` are `known`; says which one is not.
static bool areKnown(StringRef what, ArrayRef<std::string> words,
                     const std::set<StringRef> &known) {
  for (StringRef word : words) {
    if (known.count(word))
      continue;
    std::vector<StringRef> candidates(known.begin(), known.end());
    reportError("error", "the record has no " + what + " '" + word + "'" +
                             suggest(word, candidates));
    return false;
  }
  return true;
}

static int runTraceShow(int argc, const char *const *argv) {
  static TraceFlags flags;
  static cl::list<std::string> passes{
      "pass", cl::desc("Steps of these passes"), cl::value_desc("name"),
      cl::CommaSeparated, cl::cat(flags.category)};
  static cl::list<std::string> patterns{
      "pattern", cl::desc("Steps of these patterns"), cl::value_desc("name"),
      cl::cat(flags.category)};
  static cl::opt<std::string> steps{"step", cl::desc("These steps"),
                                    cl::value_desc("first[-last]"),
                                    cl::cat(flags.category)};
  flags.parse(argc, argv, "lists the steps of a record\n");
  RewriteRecord record;
  if (failed(flags.read(record)))
    return 1;
  StepFilter filter;
  filter.passes.assign(passes.begin(), passes.end());
  filter.patterns.assign(patterns.begin(), patterns.end());
  std::set<StringRef> knownPasses, knownPatterns;
  for (const RecordedPass &pass : record.passes)
    knownPasses.insert(pass.name);
  for (const RecordedStep &step : record.steps)
    knownPatterns.insert(step.pattern);
  if (!areKnown("pass", filter.passes, knownPasses) ||
      !areKnown("pattern", filter.patterns, knownPatterns))
    return 1;
  if (steps.getNumOccurrences() && parseSteps(steps, filter))
    return reportError(
        "error",
        "expected numbers of steps as 'FIRST' or 'FIRST-LAST', found '" +
            steps + "'");
  printSteps(record, filter, llvm::outs());
  return 0;
}

static int runStats(int argc, const char *const *argv) {
  static TraceFlags flags;
  flags.parse(argc, argv, "counts the steps of a record by pass and pattern\n");
  RewriteRecord record;
  if (failed(flags.read(record)))
    return 1;
  printStepCounts(record, llvm::outs());
  return 0;
}

//===-- Verbs -------------------------------------------------------------===//

static constexpr TraceVerb traceVerbs[] = {
    {"origin", "FILE --at=OUT:LINE",
     "show the steps that produced an operation", runOrigin},
    {"replay", "FILE STEP [INPUT]", "print the IR before a step", runReplay},
    {"show", "FILE", "list the steps", runTraceShow},
    {"stats", "FILE", "count steps by pass and pattern", runStats},
};

int strata::runTrace(int argc, const char *const *argv) {
  SmallVector<Subcommand> subcommands;
  for (const TraceVerb &verb : traceVerbs)
    subcommands.push_back({verb.name, verb.arguments, verb.summary});
  CommandGroup group{
      "trace", subcommands,
      "FILE is a record written by 'strata opt --rewrite-trace=FILE'."};
  return runSubcommand(group, argc, argv,
                       [](size_t number, int count, const char *const *rest) {
                         return traceVerbs[number].run(count, rest);
                       });
}
