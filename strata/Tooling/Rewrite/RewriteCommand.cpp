// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Rewrite/RewriteCommand.h"

#include "strata/Support/ThreadPool.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Common/Progress.h"
#include "strata/Tooling/Common/TextInput.h"
#include "strata/Tooling/Common/UnifiedDiff.h"
#include "strata/Tooling/Rewrite/RewriteFile.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
namespace cl = llvm::cl;

namespace {
/// Made when the command line is read, not at start-up.
struct RewriteFlags {
  cl::OptionCategory category{"strata rewrite options"};
  RuleFlags rules{category};
  cl::opt<bool> inPlace{
      "in-place",
      cl::desc("Write the files; none if rules cannot be applied to one"),
      cl::cat(category)};
  cl::alias inPlaceAlias{"i", cl::desc("Short for --in-place"),
                         cl::aliasopt(inPlace), cl::cat(category)};
  cl::opt<bool> diff{"diff", cl::desc("Print the changes as a unified diff"),
                     cl::cat(category)};
  cl::opt<bool> check{
      "check", cl::desc("Write nothing; exit code 1 if a file would change"),
      cl::cat(category)};
  cl::opt<int64_t> maxIterations{
      "max-iterations", cl::desc("Maximum number of rounds over the input"),
      cl::init(10), cl::cat(category)};
  cl::opt<int64_t> maxNumRewrites{
      "max-num-rewrites", cl::desc("Maximum number of rewrites in a round"),
      cl::init(-1), cl::cat(category)};
  cl::opt<bool> fold{"fold",
                     cl::desc("Fold operations and erase dead ones as well"),
                     cl::cat(category)};
  cl::opt<bool> keepUnused{
      "keep-unused",
      cl::desc("Keep operations without effects whose last use a rule removed"),
      cl::cat(category)};
};

/// One file with its result.
struct RewriteJob {
  std::string path;
  std::unique_ptr<llvm::MemoryBuffer> source;
  RewrittenFile result;
  std::string messages;

  bool isChanged() const {
    return source && !result.hasFailed && result.text != source->getBuffer();
  }
  bool hasError() const {
    return !source || result.isUnreadable || result.hasFailed;
  }
};
} // namespace

static void reportLostComments(StringRef path, ArrayRef<uint32_t> lines,
                               raw_ostream &os) {
  if (lines.empty())
    return;
  bool isSingle = lines.size() == 1;
  os << path << ": note: " << lines.size()
     << (isSingle ? " comment is lost, in line "
                  : " comments are lost, in lines ");
  llvm::interleaveComma(lines, os);
  os << '\n';
}

static void process(RewriteJob &job, RulePool &pool,
                    const RewriteOptions &options) {
  llvm::raw_string_ostream err(job.messages);
  job.source = openTextInput(job.path, err);
  if (!job.source)
    return;
  StringRef name = getInputName(job.path);
  job.result = rewriteFile(pool, options, name, job.source->getBuffer(), err);
  reportLostComments(name, job.result.lostComments, err);
  if (unsigned count = job.result.numExpectingErrors)
    err << name << ": note: " << count
        << (count == 1 ? " piece expects errors and is"
                       : " pieces expect errors and are")
        << " left unchanged\n";
}

/// Writes all files that change, or none.
static LogicalResult writeFiles(MutableArrayRef<RewriteJob> jobs) {
  std::vector<std::unique_ptr<OutputFile>> files;
  std::string error;
  for (const RewriteJob &job : jobs) {
    if (!job.isChanged())
      continue;
    std::unique_ptr<OutputFile> file = OutputFile::open(job.path, error);
    if (!file)
      return failure(reportError("strata rewrite", error));
    file->os() << job.result.text;
    file->os().flush();
    files.push_back(std::move(file));
  }
  for (std::unique_ptr<OutputFile> &file : files)
    if (failed(file->keep(error)))
      return failure(reportError("strata rewrite", error));
  return success();
}

/// The last line about several files.
static void reportTotals(ArrayRef<RewriteJob> jobs, raw_ostream &os) {
  int64_t rewrites = 0;
  for (const RewriteJob &job : jobs)
    rewrites += job.isChanged() ? job.result.numRewrites : 0;
  os << jobs.size() << " files: "
     << llvm::count_if(jobs, [](const auto &job) { return job.isChanged(); })
     << " changed by " << rewrites << " rewrites, "
     << llvm::count_if(jobs, [](const auto &job) { return job.hasError(); })
     << " with errors\n";
}

/// The exit code.
static int finish(MutableArrayRef<RewriteJob> jobs, const RewriteFlags &flags) {
  bool hasError = false, hasFailed = false, isChanged = false;
  for (const RewriteJob &job : jobs) {
    llvm::errs() << job.messages;
    hasError |= job.hasError();
    hasFailed |= job.result.hasFailed;
    isChanged |= job.isChanged();
    if (!job.source)
      continue;
    if (flags.diff)
      printUnifiedDiff(getInputName(job.path), job.source->getBuffer(),
                       job.isChanged() ? job.result.text
                                       : job.source->getBuffer(),
                       llvm::outs());
    else if (!flags.inPlace && !flags.check && !job.hasError())
      llvm::outs() << job.result.text;
  }
  llvm::outs().flush();
  if (jobs.size() > 1)
    reportTotals(jobs, llvm::errs());
  if (flags.inPlace && hasFailed && isChanged)
    return reportError("strata rewrite",
                       "no file is written, because of the errors");
  if (flags.inPlace && failed(writeFiles(jobs)))
    return 1;
  return hasError || (flags.check && isChanged);
}

/// Reports options that exclude each other.
static LogicalResult checkFlags(const RewriteFlags &flags, size_t numFiles) {
  StringRef command = "strata rewrite";
  if (flags.inPlace && flags.check)
    return failure(
        reportError(command, "--in-place and --check exclude each other"));
  if ((flags.inPlace || flags.check) && !flags.diff && hasOutputFile())
    return failure(
        reportError(command, "-o is of no use with --in-place and --check"));
  if (flags.inPlace && llvm::is_contained(flags.rules.inputs, "-"))
    return failure(
        reportError(command, "--in-place cannot be used with standard input"));
  if (numFiles > 1 && !flags.inPlace && !flags.check && !flags.diff)
    return failure(reportError(
        command, "several files require --in-place, --check or --diff"));
  return success();
}

int strata::runRewrite(int argc, const char *const *argv) {
  RewriteFlags flags;
  cl::HideUnrelatedOptions(flags.category);
  parseCommandLine(argc, argv,
                   "applies rules to source text; comments, names and layout "
                   "are kept where nothing changes\n");
  std::vector<std::string> paths;
  if (failed(flags.rules.findFiles("strata rewrite", paths)) ||
      failed(checkFlags(flags, paths.size())))
    return 1;
  RulePool pool(flags.rules.getOptions());
  if (failed(pool.start(llvm::errs())))
    return 1;
  RewriteOptions options;
  options.maxIterations = flags.maxIterations;
  options.maxNumRewrites = flags.maxNumRewrites;
  options.folds = flags.fold;
  options.keepsUnused = flags.keepUnused;
  std::vector<RewriteJob> jobs(paths.size());
  for (auto [job, path] : llvm::zip(jobs, paths))
    job.path = std::move(path);
  Progress progress(jobs.size());
  ThreadPool threads;
  threads.setNumThreads(flags.rules.threads);
  threads.parallelFor(jobs.size(), [&](size_t i) {
    process(jobs[i], pool, options);
    progress.advance();
  });
  progress.clear();
  return finish(jobs, flags);
}
