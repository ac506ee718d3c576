// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/ImportODS/ImportODS.h"

#include "strata/DialectFiles/ODS/Import.h"
#include "strata/IR/Context.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DiagnosticPrinter.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Dialect/DialectFiles.h"
#include "strata/Tooling/ImportODS/ImportTree.h"
#include "strata/Tooling/ImportODS/ImportedDialect.h"
#include "strata/Tooling/ImportODS/TableGen.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

using namespace strata;
namespace cl = llvm::cl;

namespace {
/// Made when the command line is read, not at start-up.
struct Flags {
  cl::OptionCategory category{"strata import-ods options"};
  cl::list<std::string> inputs{
      cl::Positional, cl::desc("<JSON dumps of one dialect's records>"),
      cl::cat(category)};
  cl::list<std::string> context{
      "context",
      cl::desc("Dump of another dialect's records, for names in predicates"),
      cl::value_desc("file.json"), cl::cat(category)};
  cl::list<std::string> tdFiles{
      "td", cl::desc("Run llvm-tblgen on the file and import its JSON output"),
      cl::value_desc("file.td"), cl::cat(category)};
  cl::list<std::string> trees{
      "tree",
      cl::desc(
          "Import all dialects that the .td files in the directory define"),
      cl::value_desc("directory"), cl::cat(category)};
  cl::list<std::string> includes{
      "I", cl::Prefix, cl::desc("Include directory for --td and --tree"),
      cl::value_desc("directory"), cl::cat(category)};
  cl::alias includesAlias{"include", cl::desc("Same as -I"),
                          cl::aliasopt(includes), cl::cat(category)};
  cl::list<std::string> overlays{
      "overlay",
      cl::desc("Dialect file with information from the dialect's C++ code, "
               "merged over the result; with --tree, also a directory of them"),
      cl::value_desc("file.irdl.mlir"), cl::cat(category)};
  cl::opt<std::string> project{
      "project",
      cl::desc("Add the directory of --tree to the project file, which all "
               "commands read"),
      cl::value_desc("filename"), cl::cat(category)};
  cl::opt<std::string> tblgen{
      "tblgen",
      cl::desc("Program to run for --td and --tree (default: llvm-tblgen)"),
      cl::value_desc("program"), cl::cat(category)};
  cl::opt<std::string> dialect{
      "dialect",
      cl::desc("Dialect to import (default: the one with the most operations)"),
      cl::value_desc("name"), cl::cat(category)};
  cl::opt<std::string> output{
      "o",
      cl::desc("Output file; written only on success. With --tree, directory"),
      cl::value_desc("filename"), cl::init("-"), cl::cat(category)};
  cl::opt<std::string> report{
      "report", cl::desc("File for a report on parts that were not imported"),
      cl::value_desc("filename"), cl::cat(category)};
};

/// Keeps memory that is freed: each dialect is loaded into a Context of its own, which needs as
/// much as the one before.
void keepFreedMemory() {
#ifdef __GLIBC__
  constexpr int Much = 1 << 30, Step = 1 << 24;
  mallopt(M_TRIM_THRESHOLD, Much);
  mallopt(M_MMAP_THRESHOLD, Much);
  mallopt(M_TOP_PAD, Step);
#endif
}

using Buffers = std::vector<std::unique_ptr<llvm::MemoryBuffer>>;
} // namespace

LogicalResult strata::reportImportError(const Twine &message) {
  llvm::errs() << "strata import-ods: " << message << '\n';
  return failure();
}

static LogicalResult readFile(StringRef path, StringRef name,
                              Buffers &buffers) {
  auto buffer = getDiskFiles().open(path);
  if (!buffer) {
    llvm::errs() << "error: " << describeOpenError(name, buffer.getError())
                 << '\n';
    return failure();
  }
  buffers.push_back(llvm::MemoryBuffer::getMemBufferCopy(
      (*buffer)->getBuffer(), name == "-" ? "<stdin>" : name));
  return success();
}

/// Empty, after an error, if there is none.
static std::string findProgram(const Flags &flags) {
  std::string program = findTableGen(flags.tblgen);
  if (program.empty())
    (void)reportImportError("cannot find the program '" +
                            (flags.tblgen.empty() ? StringRef("llvm-tblgen")
                                                  : StringRef(flags.tblgen)) +
                            "'");
  return program;
}

static LogicalResult readInputs(const Flags &flags, Buffers &buffers) {
  for (const std::string &path : flags.inputs)
    if (failed(readFile(path, path, buffers)))
      return failure();
  if (flags.tdFiles.empty())
    return success();
  std::string program = findProgram(flags);
  if (program.empty())
    return failure();
  for (const std::string &path : flags.tdFiles) {
    TableGenRun run =
        dumpRecords(program, path, flags.includes, /*capturesErrors=*/false);
    if (!run.dump)
      return reportImportError(
          "'" + program + "'" + getTableGenVersion(program) + " failed on '" +
          path + "'" +
          (run.error.empty() ? "; use --tblgen to choose another program"
                             : ": " + run.error));
    buffers.push_back(
        llvm::MemoryBuffer::getMemBufferCopy(run.dump->getBuffer(), path));
  }
  return success();
}

static std::unique_ptr<OutputFile> open(StringRef path, StringRef text) {
  std::string error;
  std::unique_ptr<OutputFile> file = OutputFile::open(path, error);
  if (file)
    file->os() << text;
  else
    (void)reportImportError(error);
  return file;
}

static LogicalResult keep(OutputFile &file) {
  std::string error;
  if (succeeded(file.keep(error)))
    return success();
  return error.empty() ? failure() : reportImportError(error);
}

/// Writes the dialect file and the report, or neither if one of them cannot be opened.
static LogicalResult write(const Flags &flags,
                           const ods::ImportResult &result) {
  std::unique_ptr<OutputFile> file = open(flags.output, result.text), report;
  if (!file)
    return failure();
  if (!flags.report.empty()) {
    report = open(flags.report, result.report);
    if (!report)
      return failure();
  }
  if (failed(keep(*file)))
    return failure();
  return report ? keep(*report) : success();
}

static std::vector<ods::ImportInput> asInputs(const Buffers &buffers) {
  std::vector<ods::ImportInput> inputs;
  for (const auto &buffer : buffers)
    inputs.push_back(
        {buffer->getBuffer(), buffer->getBufferIdentifier().str()});
  return inputs;
}

/// The directory with the `.td` files of the MLIR that `program` belongs to; empty if there is
/// none.
static std::string findIncludesOf(StringRef program) {
  SmallString<128> path;
  if (llvm::sys::fs::real_path(program, path))
    return "";
  path = llvm::sys::path::parent_path(llvm::sys::path::parent_path(path));
  path += "/include";
  return llvm::sys::fs::exists(path + "/mlir/IR/OpBase.td") ? path.str().str()
                                                            : "";
}

static LogicalResult runTree(const Flags &flags) {
  if (!flags.inputs.empty() || !flags.tdFiles.empty() ||
      !flags.dialect.empty() || !flags.context.empty() || !flags.report.empty())
    return reportImportError(
        "--tree imports all dialects; files, --td, --dialect, --context "
        "and --report do not apply");
  if (flags.output == "-")
    return reportImportError(
        "--tree needs a directory for the results; give it with -o");
  ImportTreeOptions options;
  options.trees.assign(flags.trees.begin(), flags.trees.end());
  options.includes.assign(flags.includes.begin(), flags.includes.end());
  options.overlays.assign(flags.overlays.begin(), flags.overlays.end());
  options.output = flags.output;
  options.project = flags.project;
  options.program = findProgram(flags);
  if (options.program.empty())
    return failure();
  std::string own = findIncludesOf(options.program);
  if (!own.empty())
    options.includes.push_back(own);
  return importSourceTree(options);
}

int strata::runImportODS(int argc, const char *const *argv) {
  static Flags flags;
  keepFreedMemory();
  cl::HideUnrelatedOptions(flags.category);
  parseCommandLine(
      argc, argv,
      "converts ODS (TableGen) dialect definitions into dialect files\n");
  if (!flags.trees.empty())
    return failed(runTree(flags));
  if (flags.inputs.empty() && flags.tdFiles.empty())
    return (void)reportImportError(
               "no input file; see strata import-ods --help"),
           1;
  Buffers buffers;
  if (failed(readInputs(flags, buffers)))
    return 1;
  Buffers contextBuffers;
  for (const std::string &path : flags.context)
    if (failed(readFile(path, path, contextBuffers)))
      return 1;
  DialectFiles files(llvm::errs(), /*color=*/false);
  std::vector<ods::Overlay> overlays;
  if (failed(readOverlays(flags.overlays, files, overlays)))
    return 1;
  ScopedDiagnosticHandler handler(&files.getContext(), [&](Diagnostic &diag) {
    files.print(diag);
    return success();
  });
  Context ctx;
  registerProgramDialects(ctx);
  std::vector<std::string> errors;
  FailureOr<ods::ImportResult> result =
      ods::importDialect(ctx, asInputs(buffers), asInputs(contextBuffers),
                         flags.dialect, overlays, checkImportedDialect, errors);
  for (const std::string &error : errors)
    llvm::errs() << error << '\n';
  return failed(result) || failed(write(flags, *result));
}
