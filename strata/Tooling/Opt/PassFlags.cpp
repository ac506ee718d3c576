// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Opt/PassFlags.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
namespace cl = llvm::cl;

/// The options. A pass may occur several times, at different places.
struct PassFlagParser::Flags {
  cl::OptionCategory category{"strata opt passes"};
  cl::opt<std::string> pipeline{
      "pass-pipeline",
      cl::ValueRequired,
      cl::ZeroOrMore,
      cl::desc("Textual pass pipeline to run, such as "
               "'builtin.module(cse,func.func(canonicalize{top-down=false}))'"),
      cl::value_desc("text"),
      cl::cat(category)};
  cl::alias pipelineAlias{"p",
                          cl::desc("Alias for --pass-pipeline"),
                          cl::aliasopt(pipeline),
                          cl::ValueRequired,
                          cl::ZeroOrMore,
                          cl::cat(category)};
  cl::opt<VerifyEach> verifyEach{
      "verify-each",
      cl::ValueOptional,
      cl::init(VerifyEach::Changes),
      cl::desc("Extent of verification after each pass"),
      cl::values(
          clEnumValN(VerifyEach::Changes, "true", "the changed IR (default)"),
          clEnumValN(VerifyEach::Changes, "1", ""),
          clEnumValN(VerifyEach::Changes, "", ""),
          clEnumValN(VerifyEach::None, "false", "nothing"),
          clEnumValN(VerifyEach::None, "0", ""),
          clEnumValN(VerifyEach::Full, "full", "all IR that the pass ran on"),
          clEnumValN(VerifyEach::CrossCheck, "cross-check",
                     "both; fail if the results differ")),
      cl::cat(category)};
  cl::opt<bool> dumpPipeline{
      "dump-pass-pipeline",
      cl::desc("Print the pipeline with all options before running it"),
      cl::cat(category)};
  cl::opt<bool> listPasses{"list-passes",
                           cl::desc("List passes and their options, and exit"),
                           cl::cat(category)};
  cl::list<std::string> patternFiles{
      "pattern-file",
      cl::desc("Apply the rewrite rules in the file, like "
               "--apply-patterns=file=..."),
      cl::value_desc("file"), cl::cat(category)};

  // Printing.
  cl::list<std::string> printBefore{
      "mlir-print-ir-before",     cl::CommaSeparated,
      cl::ValueOptional,          cl::desc("Print IR before these passes"),
      cl::value_desc("pass,..."), cl::cat(category)};
  cl::list<std::string> printAfter{
      "mlir-print-ir-after",      cl::CommaSeparated,
      cl::ValueOptional,          cl::desc("Print IR after these passes"),
      cl::value_desc("pass,..."), cl::cat(category)};
  cl::opt<bool> printBeforeAll{"mlir-print-ir-before-all",
                               cl::desc("Print the IR before every pass"),
                               cl::cat(category)};
  cl::opt<bool> printAfterAll{"mlir-print-ir-after-all",
                              cl::desc("Print the IR after every pass"),
                              cl::cat(category)};
  cl::opt<bool> printAfterChange{
      "mlir-print-ir-after-change",
      cl::desc("With --mlir-print-ir-after*: only if the pass changed the IR"),
      cl::cat(category)};
  cl::opt<bool> printAfterFailure{"mlir-print-ir-after-failure",
                                  cl::desc("Print IR after passes that fail"),
                                  cl::cat(category)};
  cl::opt<bool> printModuleScope{
      "mlir-print-ir-module-scope",
      cl::desc(
          "Print the top-level operation instead of the one the pass ran on"),
      cl::cat(category)};
  cl::opt<std::string> printTreeDir{
      "mlir-print-ir-tree-dir",
      cl::desc("Print IR to a directory tree that mirrors the nesting of "
               "operations"),
      cl::value_desc("directory"), cl::cat(category)};

  // Reports.
  cl::opt<bool> timing{"mlir-timing", cl::desc("Report execution times"),
                       cl::cat(category)};
  cl::opt<TimingReport::Display> timingDisplay{
      "mlir-timing-display", cl::init(TimingReport::Display::Tree),
      cl::desc("How to show execution times"),
      cl::values(
          clEnumValN(TimingReport::Display::List, "list", "sorted by time"),
          clEnumValN(TimingReport::Display::Tree, "tree", "nested")),
      cl::cat(category)};
  enum Format { Text, JSON };
  cl::opt<Format> outputFormat{"mlir-output-format", cl::init(Text),
                               cl::desc("Format of execution times"),
                               cl::values(clEnumValN(Text, "text", "a table"),
                                          clEnumValN(JSON, "json", "JSON")),
                               cl::cat(category)};
  cl::opt<bool> statistics{"mlir-pass-statistics",
                           cl::desc("Report pass statistics"),
                           cl::cat(category)};
  cl::opt<PassStatisticsDisplay> statisticsDisplay{
      "mlir-pass-statistics-display", cl::init(PassStatisticsDisplay::Pipeline),
      cl::desc("How to show pass statistics"),
      cl::values(clEnumValN(PassStatisticsDisplay::List, "list",
                            "merged by pass name"),
                 clEnumValN(PassStatisticsDisplay::Pipeline, "pipeline",
                            "nested as in the pipeline")),
      cl::cat(category)};
  cl::opt<std::string> profile{
      "profile-actions-to",
      cl::desc("Write a Chrome trace of passes and other actions to a file; "
               "'-' is standard error"),
      cl::value_desc("filename"), cl::cat(category)};
  cl::alias profileAlias{"trace-file",
                         cl::desc("Alias for --profile-actions-to"),
                         cl::aliasopt(profile), cl::cat(category)};
  cl::opt<std::string> actionLog{
      "log-actions-to",
      cl::desc("Write a line for the begin and the end of each action (pass, "
               "round of the greedy driver, conversion, pattern) to a file; "
               "'-' is standard output"),
      cl::value_desc("filename"), cl::cat(category)};
  cl::list<std::string> actionFilters{
      "log-mlir-actions-filter", cl::CommaSeparated,
      cl::desc("With --log-actions-to: log the actions on operations from "
               "these places, file[:line[:column]]"),
      cl::value_desc("place,..."), cl::cat(category)};
  cl::list<std::string> debugCounters{
      "mlir-debug-counter", cl::CommaSeparated,
      cl::desc("Of the actions of a tag, skip the first N, execute the next M, "
               "and skip the rest: <tag>-skip=N,<tag>-count=M; disables "
               "multithreading"),
      cl::value_desc("counter,..."), cl::cat(category)};
  cl::opt<bool> printDebugCounters{
      "mlir-print-debug-counter",
      cl::desc("Print the debug counters before and after the run"),
      cl::cat(category)};
  cl::opt<bool> debuggerHook{
      "mlir-enable-debugger-hook",
      cl::desc("No effect; accepted because mlir-opt has it"),
      cl::cat(category)};
  cl::opt<std::string> rewriteTrace{
      "rewrite-trace",
      cl::desc(
          "Record the IR changes of each rewrite in a file for 'strata trace'"),
      cl::value_desc("filename"), cl::cat(category)};

  // Reproducers.
  cl::opt<std::string> reproducer{
      "mlir-generate-reproducer",
      cl::desc("Write a reproducer (input and pipeline) to a file"),
      cl::value_desc("filename"), cl::cat(category)};
  cl::opt<std::string> crashReproducer{
      "mlir-pass-pipeline-crash-reproducer",
      cl::desc("Write a reproducer (input and pipeline) to a file if a pass "
               "fails or crashes"),
      cl::value_desc("filename"), cl::cat(category)};
  cl::opt<bool> localReproducer{
      "mlir-pass-pipeline-local-reproducer",
      cl::desc("With a crash reproducer: reduce it to the failing pass and its "
               "input IR"),
      cl::cat(category)};
  cl::opt<bool> runReproducer{"run-reproducer",
                              cl::desc("Run the pipeline stored in the input"),
                              cl::cat(category)};

  /// Passes and pipelines by name.
  std::vector<std::unique_ptr<cl::list<std::string>>> named;

  void declare(StringRef argument, StringRef summary) {
    auto option = std::make_unique<cl::list<std::string>>(
        argument, cl::desc(summary), cl::ValueOptional, cl::ZeroOrMore,
        cl::value_desc("options"), cl::cat(category));
    named.push_back(std::move(option));
  }
};

PassFlagParser::PassFlagParser(const PassRegistry &registry)
    : flags(std::make_unique<Flags>()), registry(registry) {
  for (const PassInfo *info : registry.getPasses())
    flags->declare(info->argument, info->summary);
  for (const PassPipelineInfo *info : registry.getPipelines())
    flags->declare(info->argument, info->summary);
}
PassFlagParser::~PassFlagParser() = default;

cl::OptionCategory &PassFlagParser::getCategory() const {
  return flags->category;
}

/// A path as the value of an option.
static std::string quoteOption(StringRef path) {
  return path.find_first_of(" ,'{}") == StringRef::npos
             ? path.str()
             : ("\"" + path + "\"").str();
}

/// Whether to print IR around a pass: around all if `all`, else around those whose
/// arguments a list option has. Null if there are none.
static std::function<bool(Pass *, Operation *)>
makePassFilter(bool all, const cl::list<std::string> &option,
               const PassRegistry &registry) {
  for (const std::string &name : option) {
    if (registry.lookupPass(name))
      continue;
    llvm::errs() << registry.getToolName() << ": for the --" << option.ArgStr
                 << " option: Cannot find option named '" << name << "'!\n";
    std::string hint = registry.suggest(name);
    if (!hint.empty())
      llvm::errs() << registry.getToolName() << ": " << hint << '\n';
    exit(1);
  }
  if (all)
    return [](Pass *, Operation *) { return true; };
  if (option.empty())
    return nullptr;
  return [names = std::vector<std::string>(option.begin(), option.end())](
             Pass *pass, Operation *) {
    return llvm::is_contained(names, pass->getArgument());
  };
}

void PassFlagParser::addReports(PassFlags &result) const {
  IRPrintingOptions &printing = result.printing;
  printing.shouldPrintBefore =
      makePassFilter(flags->printBeforeAll, flags->printBefore, registry);
  printing.shouldPrintAfter =
      makePassFilter(flags->printAfterAll || flags->printAfterFailure,
                     flags->printAfter, registry);
  printing.afterChange = flags->printAfterChange;
  printing.afterFailure = flags->printAfterFailure;
  printing.moduleScope = flags->printModuleScope;
  result.printTreeDir = flags->printTreeDir;
  if (flags->timing)
    result.timing =
        TimingReport{flags->timingDisplay, flags->outputFormat == Flags::JSON};
  if (flags->statistics)
    result.statistics = flags->statisticsDisplay;
  result.profile = flags->profile;
  result.actionLog = flags->actionLog;
  result.actionFilters.assign(flags->actionFilters.begin(),
                              flags->actionFilters.end());
  result.debugCounters = llvm::join(flags->debugCounters, ",");
  result.printDebugCounters = flags->printDebugCounters;
  result.rewriteTrace = flags->rewriteTrace;
  result.reproducer = flags->reproducer;
  result.crashReproducer = flags->crashReproducer;
  result.localReproducer = flags->localReproducer;
  result.runReproducer = flags->runReproducer;
}

PassFlags PassFlagParser::getFlags() const {
  PassFlags result;
  addReports(result);
  if (flags->pipeline.getNumOccurrences())
    result.pipeline = flags->pipeline;
  std::vector<std::pair<unsigned, PassFlags::NamedPass>> placed;
  for (auto &option : flags->named)
    for (unsigned i = 0; i < option->size(); ++i)
      placed.push_back(
          {option->getPosition(i), {option->ArgStr.str(), (*option)[i]}});
  // Adjacent files are one set of rules.
  const unsigned none = ~0u;
  unsigned last = none;
  for (unsigned i = 0; i < flags->patternFiles.size(); ++i) {
    unsigned place = flags->patternFiles.getPosition(i);
    bool isSame = last != none && llvm::none_of(placed, [&](auto &other) {
                    return other.first > last && other.first < place;
                  });
    std::string text = "file=" + quoteOption(flags->patternFiles[i]);
    if (isSame)
      llvm::find_if(placed, [&](auto &other) {
        return other.first == last;
      })->second.options += " " + text;
    else
      placed.push_back({place, {"apply-patterns", text}});
    last = isSame ? last : place;
  }
  llvm::sort(placed, llvm::less_first());
  for (auto &[place, pass] : placed)
    result.passes.push_back(std::move(pass));
  result.verifyEach = flags->verifyEach;
  result.dumpPipeline = flags->dumpPipeline;
  result.listPasses = flags->listPasses;
  return result;
}

/// One line, the text in a column of its own.
static void listEntry(raw_ostream &os, const Twine &name, StringRef text) {
  constexpr size_t Column = 40;
  std::string left = name.str();
  os << left;
  os.indent(unsigned(Column - std::min(Column, left.size())))
      << " - " << text << '\n';
}

static void listOptions(const PassOptions &options, raw_ostream &os) {
  std::vector<PassOptionBase *> sorted(options.getOptions());
  llvm::sort(sorted, [](PassOptionBase *a, PassOptionBase *b) {
    return a->getName() < b->getName();
  });
  for (PassOptionBase *option : sorted) {
    StringRef kind = option->getValueName();
    listEntry(os,
              "    --" + option->getName() +
                  (kind.empty() ? "" : "=<" + kind.str() + ">"),
              option->getDescription());
    for (auto [word, text] : option->getWords())
      listEntry(os, "      =" + word, text);
  }
}

void strata::listPasses(const PassRegistry &registry, raw_ostream &os) {
  os << "Passes:\n";
  for (const PassInfo *info : registry.getPasses()) {
    listEntry(os, Twine("  --") + info->argument, info->summary);
    listOptions(registry.create(*info)->getOptions(), os);
  }
  if (registry.getPipelines().empty())
    return;
  os << "Pass Pipelines:\n";
  for (const PassPipelineInfo *info : registry.getPipelines()) {
    listEntry(os, Twine("  --") + info->argument, info->summary);
    if (info->makeOptions)
      listOptions(*info->makeOptions(), os);
  }
}
