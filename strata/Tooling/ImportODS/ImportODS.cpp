// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/ImportODS/ImportODS.h"

#include "strata/Asm/BuiltinAsm.h"
#include "strata/Asm/Parser/Parser.h"
#include "strata/Asm/Printer/Printer.h"
#include "strata/DialectFiles/IRDL/IRDLDialect.h"
#include "strata/DialectFiles/Loader/DialectLoader.h"
#include "strata/DialectFiles/Loader/EmbeddedDialect.h"
#include "strata/DialectFiles/Loader/StubHooks.h"
#include "strata/DialectFiles/ODS/Import.h"
#include "strata/DialectFiles/Predicates/CppNames.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Context.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DiagnosticPrinter.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Dialect/DialectFiles.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

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
  cl::list<std::string> includes{
      "I", cl::Prefix, cl::desc("Include directory for --td files"),
      cl::value_desc("directory"), cl::cat(category)};
  cl::list<std::string> overlays{
      "overlay",
      cl::desc("Dialect file with information from the dialect's C++ code, "
               "merged over the result"),
      cl::value_desc("file.irdl.mlir"), cl::cat(category)};
  cl::opt<std::string> tblgen{
      "tblgen", cl::desc("Program to run for --td (default: llvm-tblgen)"),
      cl::value_desc("program"), cl::cat(category)};
  cl::opt<std::string> dialect{
      "dialect",
      cl::desc("Dialect to import (default: the one with the most operations)"),
      cl::value_desc("name"), cl::cat(category)};
  cl::opt<std::string> output{
      "o", cl::desc("Output file; written only on success"),
      cl::value_desc("filename"), cl::init("-"), cl::cat(category)};
  cl::opt<std::string> report{
      "report", cl::desc("File for a report on parts that were not imported"),
      cl::value_desc("filename"), cl::cat(category)};
};

using Buffers = std::vector<std::unique_ptr<llvm::MemoryBuffer>>;
} // namespace

static LogicalResult fail(const Twine &message) {
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

/// The program that dumps records; empty, after an error, if there is none.
static std::string findTblgen(StringRef wanted) {
  // Packages of Debian and its relatives put the version into the name.
  const StringRef names[] = {"llvm-tblgen", "llvm-tblgen-22", "llvm-tblgen-21",
                             "llvm-tblgen-20", "llvm-tblgen-19"};
  for (StringRef name : wanted.empty() ? ArrayRef<StringRef>(names)
                                       : ArrayRef<StringRef>(wanted))
    if (auto found = llvm::sys::findProgramByName(name))
      return *found;
  (void)fail("cannot find the program '" +
             (wanted.empty() ? names[0] : wanted) + "'");
  return "";
}

/// ` (version 22.1.0)`, as `program --version` says it; empty if it does not.
static std::string getVersion(StringRef program) {
  SmallVector<char, 128> path;
  if (llvm::sys::fs::createTemporaryFile("strata-version", "txt", path))
    return "";
  StringRef outPath(path.data(), path.size());
  llvm::FileRemover remover(outPath);
  std::optional<StringRef> redirects[] = {StringRef(), outPath, StringRef()};
  if (llvm::sys::ExecuteAndWait(program, {program, "--version"}, std::nullopt,
                                redirects))
    return "";
  auto text = getDiskFiles().open(outPath);
  if (!text)
    return "";
  StringRef version = (*text)->getBuffer().split("version ").second;
  version = version.take_until(llvm::isSpace);
  return version.empty() ? "" : (" (version " + version + ")").str();
}

/// Runs TableGen on `path`, and reads its dump.
static LogicalResult dumpRecords(StringRef program, StringRef path,
                                 ArrayRef<std::string> includes,
                                 Buffers &buffers) {
  SmallVector<char, 128> dump;
  if (std::error_code ec =
          llvm::sys::fs::createTemporaryFile("strata-ods", "json", dump))
    return fail("cannot create a temporary file: " + ec.message());
  StringRef dumpPath(dump.data(), dump.size());
  llvm::FileRemover remover(dumpPath);
  std::vector<std::string> arguments{program.str(), "--dump-json"};
  for (const std::string &folder : includes)
    arguments.push_back("-I" + folder);
  arguments.insert(arguments.end(), {path.str(), "-o", dumpPath.str()});
  std::vector<StringRef> views(arguments.begin(), arguments.end());
  std::string error;
  int code =
      llvm::sys::ExecuteAndWait(program, views, std::nullopt, {}, 0, 0, &error);
  if (code)
    return fail("'" + program + "'" + getVersion(program) + " failed on '" +
                path + "'" +
                (error.empty() ? "; use --tblgen to choose another program"
                               : ": " + error));
  return readFile(dumpPath, path, buffers);
}

static LogicalResult readInputs(const Flags &flags, Buffers &buffers) {
  for (const std::string &path : flags.inputs)
    if (failed(readFile(path, path, buffers)))
      return failure();
  if (flags.tdFiles.empty())
    return success();
  std::string program = findTblgen(flags.tblgen);
  if (program.empty())
    return failure();
  for (const std::string &path : flags.tdFiles)
    if (failed(dumpRecords(program, path, flags.includes, buffers)))
      return failure();
  return success();
}

/// Registers the bundled dialects and those of the records, which are imported when they
/// are mentioned; not the one called `own`.
static void registerOthers(Context &ctx, StringRef own,
                           ods::OtherDialects &others) {
  for (const EmbeddedDialect *dialect : getCoreDialects())
    if (dialect->name != own)
      (void)registerEmbeddedDialect(ctx, *dialect);
  std::vector<std::pair<std::string, std::string>> names = others.list();
  for (const auto &[name, cppNamespace] : names)
    if (name != own && !ctx.findDialect(name))
      ctx.registerDialect(name, [&others, name = name](Dialect &dialect) {
        (void)loadRegisteredDialect(
            dialect, llvm::MemoryBuffer::getMemBufferCopy(others.import(name),
                                                          "<" + name + ">"));
      });
  irdl::addNamespaceFinder(ctx, [names, own = own.str()](StringRef wanted) {
    std::vector<std::string> found;
    for (const auto &[name, cppNamespace] : names)
      if (cppNamespace == wanted && name != own)
        found.push_back(name);
    return found;
  });
}

/// Loads the dialect file `text`. Errors in files that it needs keep it from being
/// checked.
static std::vector<ods::LoadError> check(StringRef text,
                                         ods::OtherDialects &others) {
  Context ctx;
  installRenderer(ctx, {});
  installBuiltinAsm(ctx);
  registerIRDLDialect(ctx);
  StringRef own = text.split('@').second.take_until(
      [](char c) { return c == ' ' || c == '{'; });
  registerOthers(ctx, own, others);
  // Types of absent dialects may be mentioned.
  ctx.allowUnregisteredDialects(true);
  ctx.printOpOnDiagnostic(false);
  std::vector<ods::LoadError> errors;
  bool isOfOther = false;
  uint32_t id = ctx.addSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, "<output>"));
  ScopedDiagnosticHandler handler(&ctx, [&](Diagnostic &diag) {
    Location loc = diag.getLocation();
    bool isOurs = loc.isOffset() && loc.getBuffer() == id;
    if (diag.getSeverity() == DiagnosticSeverity::Error) {
      isOfOther |= !isOurs;
      errors.push_back({isOurs ? size_t(loc.getOffset()) : 0, diag.str()});
    }
    return success();
  });
  OwningOpRef<> module = parseSourceBuffer(id, ParserConfig(&ctx));
  if (!module)
    return errors;
  // A dialect that the program has cannot be loaded from another file.
  if (ctx.findDialect(own))
    return {};
  // The C++ hooks that overlays list are not available here.
  registerStubHooks(module.get());
  if (succeeded(loadDialects(module.get())) || isOfOther)
    return {};
  return errors;
}

/// Reads overlays into `files`; they live as long as these.
static LogicalResult readOverlays(ArrayRef<std::string> paths,
                                  DialectFiles &files,
                                  std::vector<ods::Overlay> &overlays) {
  for (const std::string &path : paths) {
    std::vector<ModelProblem> problems;
    Operation *file = files.read(path, &problems);
    if (!file)
      return failure();
    ScopedDiagnosticHandler handler(&files.getContext(), [&](Diagnostic &diag) {
      files.print(diag);
      return success();
    });
    bool hasError = false;
    for (const ModelProblem &problem : problems) {
      hasError |= !problem.isWarning;
      (problem.isWarning ? emitWarning(&files.getContext(), problem.loc)
                         : emitError(&files.getContext(), problem.loc))
          << problem.message;
    }
    if (hasError)
      return failure();
    overlays.push_back({file, &files.getNames(file)});
  }
  return success();
}

static LogicalResult write(StringRef path, StringRef text) {
  std::string error;
  std::unique_ptr<OutputFile> file = OutputFile::open(path, error);
  if (!file)
    return fail(error);
  file->os() << text;
  if (failed(file->keep(error)))
    return error.empty() ? failure() : fail(error);
  return success();
}

static std::vector<ods::ImportInput> asInputs(const Buffers &buffers) {
  std::vector<ods::ImportInput> inputs;
  for (const auto &buffer : buffers)
    inputs.push_back(
        {buffer->getBuffer(), buffer->getBufferIdentifier().str()});
  return inputs;
}

int strata::runImportODS(int argc, const char *const *argv) {
  static Flags flags;
  cl::HideUnrelatedOptions(flags.category);
  parseCommandLine(
      argc, argv,
      "converts ODS (TableGen) dialect definitions into dialect files\n");
  if (flags.inputs.empty() && flags.tdFiles.empty())
    return (void)fail("no input file; see strata import-ods --help"), 1;
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
  std::vector<std::string> errors;
  FailureOr<ods::ImportResult> result =
      ods::importDialect(asInputs(buffers), asInputs(contextBuffers),
                         flags.dialect, overlays, check, errors);
  for (const std::string &error : errors)
    llvm::errs() << error << '\n';
  if (failed(result) || failed(write(flags.output, result->text)))
    return 1;
  if (!flags.report.empty() && failed(write(flags.report, result->report)))
    return 1;
  return 0;
}
