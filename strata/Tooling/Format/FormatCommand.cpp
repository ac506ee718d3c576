// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Format/FormatCommand.h"

#include "strata/Formatter/Formatter.h"
#include "strata/Support/ThreadPool.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/InputTree.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Common/TextInput.h"
#include "strata/Tooling/Common/UnifiedDiff.h"
#include "strata/Tooling/Format/EditorConfig.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;
namespace cl = llvm::cl;

namespace {
/// Made when the command line is read, not at start-up.
struct FormatFlags {
  cl::OptionCategory category{"strata format options"};
  cl::list<std::string> inputs{
      cl::Positional, cl::desc("<files and directories>"), cl::cat(category)};
  cl::opt<bool> inPlace{"in-place", cl::desc("Write the files"),
                        cl::cat(category)};
  cl::alias inPlaceAlias{"i", cl::desc("Short for --in-place"),
                         cl::aliasopt(inPlace), cl::cat(category)};
  cl::opt<bool> check{
      "check", cl::desc("Write nothing; exit code 1 if a file would change"),
      cl::cat(category)};
  cl::opt<bool> diff{"diff", cl::desc("Print the changes as a unified diff"),
                     cl::cat(category)};
  cl::opt<unsigned> width{
      "width",
      cl::desc("Columns that lines should fit, 0 for any (default: "
               "max_line_length of .editorconfig, or 100)"),
      cl::cat(category)};
  cl::opt<unsigned> indent{"indent",
                           cl::desc("Blanks for each level (default: "
                                    "indent_size of .editorconfig, or 2)"),
                           cl::cat(category)};
  cl::opt<std::string> lines{
      "lines", cl::desc("Format these lines only: FIRST:LAST, from 1"),
      cl::value_desc("range"), cl::cat(category)};
};

/// One file with its result.
struct FormatJob {
  std::string path;
  std::unique_ptr<llvm::MemoryBuffer> source;
  std::string text, messages;

  bool isChanged() const { return source && source->getBuffer() != text; }
};
} // namespace

/// Reads FIRST:LAST into `options`; false if `text` is something else.
static bool readLines(StringRef text, FormatOptions &options) {
  auto [first, last] = text.split(':');
  return !first.getAsInteger(10, options.firstLine) &&
         !last.getAsInteger(10, options.lastLine) && options.firstLine > 0 &&
         options.firstLine <= options.lastLine;
}

static void process(FormatJob &job, const FormatFlags &flags,
                    FormatOptions options) {
  llvm::raw_string_ostream err(job.messages);
  job.source = openTextInput(job.path, err);
  if (!job.source)
    return;
  readEditorConfig(job.path, options);
  if (flags.width.getNumOccurrences())
    options.width = flags.width;
  if (flags.indent.getNumOccurrences())
    options.indent = flags.indent;
  job.text = formatText(job.source->getBuffer(), options);
}

static LogicalResult writeFile(const FormatJob &job) {
  std::string error;
  std::unique_ptr<OutputFile> output = OutputFile::open(job.path, error);
  if (output)
    output->os() << job.text;
  if (output && succeeded(output->keep(error)))
    return success();
  return failure(reportError("strata format", error));
}

/// The exit code.
static int finish(ArrayRef<FormatJob> jobs, const FormatFlags &flags) {
  bool hasError = false, isChanged = false;
  for (const FormatJob &job : jobs) {
    llvm::errs() << job.messages;
    hasError |= !job.source;
    isChanged |= job.isChanged();
    if (!job.source)
      continue;
    if (flags.diff)
      printUnifiedDiff(getInputName(job.path), job.source->getBuffer(),
                       job.text, llvm::outs());
    else if (!flags.inPlace && !flags.check)
      llvm::outs() << job.text;
    else if (flags.check && job.isChanged())
      llvm::errs() << job.path << ": would change\n";
    if (flags.inPlace && job.isChanged())
      hasError |= failed(writeFile(job));
  }
  llvm::outs().flush();
  return hasError || (flags.check && isChanged);
}

/// Reports options that exclude each other.
static LogicalResult checkFlags(const FormatFlags &flags, size_t numFiles) {
  StringRef command = "strata format";
  if (flags.inPlace && flags.check)
    return failure(
        reportError(command, "--in-place and --check exclude each other"));
  if ((flags.inPlace || flags.check) && !flags.diff && hasOutputFile())
    return failure(
        reportError(command, "-o is of no use with --in-place and --check"));
  if (flags.inPlace && llvm::is_contained(flags.inputs, "-"))
    return failure(
        reportError(command, "--in-place cannot be used with standard input"));
  if (numFiles > 1 && !flags.inPlace && !flags.check && !flags.diff)
    return failure(reportError(
        command, "several files require --in-place, --check or --diff"));
  return success();
}

int strata::runFormat(int argc, const char *const *argv) {
  FormatFlags flags;
  cl::HideUnrelatedOptions(flags.category);
  parseCommandLine(argc, argv,
                   "formats source text; only white space changes\n");
  FormatOptions options;
  if (!flags.lines.empty() && !readLines(flags.lines, options))
    return reportError("strata format", "--lines must be FIRST:LAST, found '" +
                                            flags.lines + "'");
  if (flags.inputs.empty())
    return reportError("strata format",
                       "no input; name files or directories, or '-'");
  std::vector<std::string> paths;
  for (const std::string &input : flags.inputs)
    if (failed(addInputFiles("strata format", input, paths)))
      return 1;
  if (failed(checkFlags(flags, paths.size())))
    return 1;
  std::vector<FormatJob> jobs(paths.size());
  for (auto [job, path] : llvm::zip(jobs, paths))
    job.path = std::move(path);
  ThreadPool threads;
  threads.parallelFor(jobs.size(),
                      [&](size_t i) { process(jobs[i], flags, options); });
  return finish(jobs, flags);
}
