// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Upgrade/UpgradeCommand.h"

#include "strata/Bytecode/Bytecode.h"
#include "strata/Support/ThreadPool.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/InputTree.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Common/Progress.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/Upgrade/UpgradeFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace strata;
namespace cl = llvm::cl;

namespace {
/// Made when the command line is read, not at start-up.
struct UpgradeFlags {
  cl::OptionCategory category{"strata upgrade options"};
  cl::list<std::string> inputs{
      cl::Positional, cl::desc("<files and directories>"), cl::cat(category)};
  cl::opt<bool> inPlace{"in-place",
                        cl::desc("Rewrite the files; text that cannot be read "
                                 "is not changed"),
                        cl::cat(category)};
  cl::opt<bool> check{
      "check", cl::desc("Write nothing; exit code 1 if a file would change"),
      cl::cat(category)};
  cl::opt<bool> reprint{
      "reprint",
      cl::desc("Print the canonical form of input read as older text, without "
               "its comments"),
      cl::cat(category)};
  EraFlag era{category,
              "The era of the text, or a range as 2019-2021; auto by default: "
              "detect it from the text",
              "auto"};
  DialectFileFlags dialectFiles{category};
  cl::list<std::string> histories{
      "history", cl::desc("History file, besides those of bundled dialects"),
      cl::value_desc("file"), cl::cat(category)};
  cl::opt<unsigned> threads{"threads", cl::desc("Number of threads"),
                            cl::init(0), cl::cat(category)};
};

/// One file with its result.
struct Job {
  std::string path;
  UpgradedFile result;
  std::string messages;
  bool isOpened = false, isChanged = false;
};
} // namespace

/// Reports the outcome for a file: a line, and one for each kind of change.
static void report(const Job &job, raw_ostream &os) {
  const UpgradedFile &result = job.result;
  if (job.isChanged) {
    unsigned total = 0;
    for (const auto &[what, change] : result.changes)
      total += change.count;
    os << job.path << ": " << total << (total == 1 ? " change" : " changes")
       << '\n';
    for (const auto &[what, change] : result.changes)
      os << "  " << change.count << " x " << what << ", first in line "
         << change.line << '\n';
  }
  for (const auto &[line, what] : result.checks)
    os << job.path << ':' << line << ": note: a CHECK line mentions '" << what
       << "', which changed\n";
  if (size_t count = result.lostComments.size()) {
    os << job.path << ": note: " << count
       << (count == 1 ? " comment is" : " comments are") << " lost, in line";
    os << (count == 1 ? " " : "s ");
    llvm::interleaveComma(result.lostComments, os);
    os << '\n';
  }
  if (result.numReprinted)
    os << job.path << ": note: " << result.numReprinted
       << " of its pieces could not be edited and are printed anew\n";
  if (result.numExpectingErrors)
    os << job.path << ": note: " << result.numExpectingErrors
       << " of its pieces expect errors and are left as they are\n";
}

static void process(Job &job, const UpgradeOptions &options,
                    const UpgradeFlags &flags) {
  llvm::raw_string_ostream err(job.messages);
  auto file = getDiskFiles().open(job.path);
  if (!file) {
    err << "error: " << describeOpenError(job.path, file.getError()) << '\n';
    return;
  }
  if (isBytecode((*file)->getBuffer())) {
    err << "error: " << job.path
        << " is bytecode, expected text; 'strata opt' reads bytecode of all "
           "versions\n";
    return;
  }
  job.isOpened = true;
  StringRef name = job.path == "-" ? StringRef("<stdin>") : job.path;
  job.result = upgradeFile(options, name, (*file)->getBuffer(), err);
  job.isChanged = job.result.text != (*file)->getBuffer();
  report(job, err);
  if (!flags.inPlace || !job.isChanged)
    return;
  std::string error;
  std::unique_ptr<OutputFile> output = OutputFile::open(job.path, error);
  if (output)
    output->os() << job.result.text;
  if (output && succeeded(output->keep(error)))
    return;
  err << "strata upgrade: " << error << '\n';
  job.result.hasFailed = true;
}

/// The last line about several files.
static void reportTotals(ArrayRef<Job> jobs, raw_ostream &os) {
  size_t changed = 0, failed = 0;
  for (const Job &job : jobs) {
    changed += job.isChanged;
    failed += !job.isOpened || job.result.hasFailed;
  }
  os << jobs.size() << " files: " << changed << " changed, " << failed
     << " with errors\n";
}

/// The exit code.
static int run(std::vector<Job> &jobs, const UpgradeOptions &options,
               const UpgradeFlags &flags) {
  Progress progress(jobs.size());
  ThreadPool pool;
  pool.setNumThreads(flags.threads);
  pool.parallelFor(jobs.size(), [&](size_t i) {
    process(jobs[i], options, flags);
    progress.advance();
  });
  progress.clear();
  bool hasFailed = false;
  for (const Job &job : jobs) {
    llvm::errs() << job.messages;
    hasFailed |=
        !job.isOpened || job.result.hasFailed || (flags.check && job.isChanged);
    if (!flags.inPlace && !flags.check)
      llvm::outs() << job.result.text;
  }
  llvm::outs().flush();
  if (jobs.size() > 1)
    reportTotals(jobs, llvm::errs());
  return hasFailed;
}

int strata::runUpgrade(int argc, const char *const *argv) {
  UpgradeFlags flags;
  cl::HideUnrelatedOptions(flags.category);
  parseCommandLine(argc, argv,
                   "brings text of older versions of MLIR to today's form\n");
  UpgradeOptions options;
  std::optional<EraSet> eras = parseEras(flags.era);
  if (!eras)
    return reportError(
        "strata upgrade",
        "--era must be 2019, 2020, 2021, current, a range such as "
        "2019-2021, or auto; found '" +
            flags.era + "'");
  options.eras = *eras;
  options.reprint = flags.reprint;
  const auto &directories = flags.dialectFiles.dialectDirs;
  const auto &files = flags.dialectFiles.irdlFiles;
  options.dialectDirs.assign(directories.begin(), directories.end());
  options.irdlFiles.assign(files.begin(), files.end());
  options.histories.assign(flags.histories.begin(), flags.histories.end());
  if (flags.inputs.empty())
    return reportError("strata upgrade",
                       "no input; name files or directories, or '-'");
  if (flags.inPlace && flags.check)
    return reportError("strata upgrade",
                       "--in-place and --check exclude each other");
  if ((flags.inPlace || flags.check) && hasOutputFile())
    return reportError("strata upgrade",
                       "-o is of no use with --in-place and --check");
  std::vector<std::string> paths;
  for (const std::string &input : flags.inputs) {
    if (input == "-" && flags.inPlace)
      return reportError("strata upgrade",
                         "--in-place cannot be used with standard input");
    if (failed(addInputFiles("strata upgrade", input, paths)))
      return 1;
  }
  std::vector<Job> jobs;
  for (std::string &path : paths)
    jobs.push_back({std::move(path), {}, {}});
  if (jobs.size() > 1 && !flags.inPlace && !flags.check)
    return reportError("strata upgrade",
                       "several files require --in-place or --check");
  Context ctx;
  setUpToolContext(ctx);
  if (failed(flags.dialectFiles.load(ctx)))
    return 1;
  UpgradeMarkers markers;
  options.markers = &markers;
  return run(jobs, options, flags);
}
