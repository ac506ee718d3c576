// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Compile/CompileCommand.h"

#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/InputFile.h"
#include "strata/Tooling/Common/LLVMIRFile.h"
#include "strata/Tooling/Common/OutputFile.h"
#include "strata/Tooling/Common/ProcessLimits.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/Compile/CHeader.h"
#include "strata/Tooling/Compile/LinkLibrary.h"
#include "strata/Tooling/Execution/CodegenFlagsDetail.h"
#include "strata/Tooling/Execution/CodegenProcess.h"
#include "strata/Tooling/Execution/ProgramFile.h"
#include "strata/Tooling/Execution/ProgramLowering.h"
#include "strata/Tooling/Execution/StageTimesDetail.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/WithColor.h"

using namespace strata;
using namespace strata::codegen;
namespace cl = llvm::cl;

namespace {
enum class Emit { FromName, LLVMText, Bitcode, Assembly, Object, Library };

struct CompileFlags {
  cl::OptionCategory category{"strata compile options"};
  CodegenFlags codegen{category, /*defaultCPU=*/""};
  cl::opt<std::string> output{
      "o", cl::desc("Output file; its extension selects the kind of output"),
      cl::value_desc("file.{ll,bc,s,o,so}"), cl::init(""), cl::cat(category)};
  cl::opt<Emit> emit{
      "emit",
      cl::desc("Kind of output, by default from the extension of -o; written "
               "to standard output without -o"),
      cl::values(clEnumValN(Emit::LLVMText, "ll", "LLVM IR"),
                 clEnumValN(Emit::Bitcode, "bc", "LLVM IR as bitcode"),
                 clEnumValN(Emit::Assembly, "s", "assembly"),
                 clEnumValN(Emit::Object, "o", "an object file"),
                 clEnumValN(Emit::Library, "so", "a shared library")),
      cl::init(Emit::FromName), cl::cat(category)};
  cl::opt<std::string> header{
      "emit-header",
      cl::desc("Write declarations of the functions, in C, as well"),
      cl::value_desc("file.h"), cl::cat(category)};
};

/// One run of the tool.
class ProgramCompiler {
public:
  explicit ProgramCompiler(const CompileFlags &flags) : flags(flags) {
    setUpToolContext(ctx);
  }
  LogicalResult run();

private:
  LogicalResult fail(const Twine &message);
  bool isStandardOutput() const {
    return flags.output.empty() || flags.output == "-";
  }
  bool usesThreads() const { return flags.codegen.threads > 1; }
  LogicalResult failUnknownEmit();
  LogicalResult findEmit();
  LogicalResult prepare(std::string &llvmIR, std::string &header);
  LogicalResult generate(StringRef llvmIR, std::string &output);
  LogicalResult write(StringRef path, StringRef bytes,
                      std::unique_ptr<OutputFile> &file);
  LogicalResult writeFiles(StringRef output, StringRef header);

  const CompileFlags &flags;
  Context ctx;
  Emit emit = Emit::FromName;
  CompileOptions options;
  bool usesProcess = true;
  std::unique_ptr<CodegenProcess> process;
  std::unique_ptr<ReportFile> report;
  StageTimes times;
  Response response;
};
} // namespace

LogicalResult ProgramCompiler::fail(const Twine &message) {
  llvm::errs() << "strata compile: " << message << '\n';
  return failure();
}

/// No output, or one whose name does not say what is written.
LogicalResult ProgramCompiler::failUnknownEmit() {
  if (flags.output.empty()) {
    StringRef stem = llvm::sys::path::stem(flags.codegen.input);
    if (stem == "-" || stem.empty())
      stem = "out";
    return fail("no output is given; '-o " + stem +
                ".o' writes an object, names that end in .ll, .bc, .s and .so "
                "write LLVM IR, bitcode, assembly and a shared library, and "
                "'--emit=ll' prints LLVM IR");
  }
  return fail("the name of the output, '" + flags.output +
              "', does not end in .ll, .bc, .s, .o or .so; give the kind "
              "of output with --emit");
}

LogicalResult ProgramCompiler::findEmit() {
  const std::pair<StringRef, Emit> names[] = {{".ll", Emit::LLVMText},
                                              {".bc", Emit::Bitcode},
                                              {".s", Emit::Assembly},
                                              {".o", Emit::Object},
                                              {".so", Emit::Library}};
  emit = flags.emit;
  StringRef extension = llvm::sys::path::extension(flags.output);
  for (auto [name, kind] : names)
    if (emit == Emit::FromName && extension == name)
      emit = kind;
  if (emit == Emit::FromName)
    return failUnknownEmit();
  bool isText = emit == Emit::LLVMText || emit == Emit::Assembly;
  if (!isText && isStandardOutput() && llvm::outs().is_displayed())
    return fail("the output is binary; name a file for it with -o");
  bool isIR = emit == Emit::LLVMText || emit == Emit::Bitcode;
  std::string error;
  if (failed(flags.codegen.getOptions(isIR ? 0 : 2, options, error)))
    return fail(error);
  options.product = emit == Emit::LLVMText   ? Product::LLVMText
                    : emit == Emit::Bitcode  ? Product::Bitcode
                    : emit == Emit::Assembly ? Product::Assembly
                                             : Product::Object;
  bool hasTarget = !options.triple.empty() || !options.cpu.empty() ||
                   !options.features.empty();
  usesProcess = emit != Emit::LLVMText || options.optLevel > 0 || hasTarget ||
                isLLVMIRFile(flags.codegen.input);
  return success();
}

LogicalResult ProgramCompiler::prepare(std::string &llvmIR,
                                       std::string &header) {
  if (failed(flags.codegen.dialectFiles.load(ctx)))
    return failure();
  std::unique_ptr<InputFile> file = InputFile::open(ctx, flags.codegen.input);
  if (!file)
    return failure();
  if (isLLVMIRFile(flags.codegen.input)) {
    if (!flags.header.empty())
      return fail("a header is not made from LLVM IR");
    llvmIR = file->getText().str();
    return success();
  }
  std::string error;
  OwningOpRef<> module = readProgram(ctx, *file, flags.codegen.era, error);
  if (!module)
    return error.empty() ? failure() : fail(error);
  std::vector<CWrapper> wrappers;
  if (!flags.header.empty()) {
    llvm::raw_string_ostream os(header);
    wrappers = writeCHeader(module.get(), flags.header, os);
  }
  times.end("read");
  if (failed(flags.codegen.lower(module.get(), options,
                                 usesThreads() ? ParallelLoops::Threads
                                               : ParallelLoops::Serial)))
    return failure();
  if (failed(addCWrappers(module.get(), wrappers, error)))
    return error.empty() ? failure() : fail(error);
  times.end("lower");
  llvm::raw_string_ostream os(llvmIR);
  StringRef triple = flags.codegen.target;
  if (auto given = module->getAttrOfType<StringAttr>("llvm.target_triple");
      given && triple.empty())
    triple = given.getValue();
  if (failed(writeLLVMIR(module.get(), triple, os)))
    return failure();
  times.end("translate to LLVM IR");
  return success();
}

LogicalResult ProgramCompiler::generate(StringRef llvmIR, std::string &output) {
  std::string error;
  Request request;
  auto program = process->add(llvmIR, error);
  if (succeeded(program)) {
    request.program = *program;
    request.programName = flags.codegen.input;
    request.options = options;
  }
  if (failed(program) || failed(process->call(request, response, error)))
    return (llvm::errs() << error << '\n'), failure();
  output = std::move(response.output);
  times.end("generate code");
  if (emit != Emit::Library)
    return success();
  std::string object = std::move(output);
  if (failed(linkLibrary(object, usesThreads(), output, error)))
    return fail(error);
  times.end("link");
  return success();
}

/// The contents of a file, which is not in its place yet.
LogicalResult ProgramCompiler::write(StringRef path, StringRef bytes,
                                     std::unique_ptr<OutputFile> &file) {
  std::string error;
  file = OutputFile::open(path, error);
  if (!file)
    return fail(error);
  file->os() << bytes;
  return success();
}

/// Writes all files, or none if one cannot be written.
LogicalResult ProgramCompiler::writeFiles(StringRef output, StringRef header) {
  std::unique_ptr<OutputFile> outputFile, headerFile;
  std::string error;
  if (failed(write(isStandardOutput() ? "-" : StringRef(flags.output), output,
                   outputFile)) ||
      (!flags.header.empty() &&
       failed(write(flags.header, header, headerFile))))
    return failure();
  if (report) {
    report->write(flags.codegen.input, flags.codegen.getNumNestThreads(),
                  /*measurement=*/std::nullopt);
    if (failed(report->keep(error)))
      return fail(error);
  }
  if (failed(outputFile->keep(error)) ||
      (headerFile && failed(headerFile->keep(error))))
    return fail(error);
  return success();
}

LogicalResult ProgramCompiler::run() {
  if (failed(findEmit()))
    return failure();
  std::string error, llvmIR, header, output;
  if (!flags.codegen.report.empty() && !isStandardOutput() &&
      leadToSameFile(flags.codegen.report, flags.output))
    return fail("'" + StringRef(flags.output) +
                "' is both the output and the report");
  if (failed(flags.codegen.openReport(ctx, options, report, error)))
    return fail(error);
  if (usesProcess && !(process = CodegenProcess::start(error)))
    return (llvm::errs() << error << '\n'), failure();
  times.end("start");
  if (failed(prepare(llvmIR, header)) ||
      (usesProcess && failed(generate(llvmIR, output))))
    return failure();
  if (failed(writeFiles(usesProcess ? output : llvmIR, header)))
    return failure();
  if (flags.codegen.time)
    times.print(response, llvm::errs());
  return success();
}

int strata::runCompile(int argc, const char *const *argv) {
  CompileFlags flags;
  cl::HideUnrelatedOptions({&flags.category, &llvm::getColorCategory()});
  parseCommandLine(
      argc, argv,
      "compiles a file to LLVM IR, assembly, an object or a shared library\n\n"
      "LLVM IR is not optimized without -O; other output is by -O2.\n");
  installProcessLimits(/*seconds=*/0);
  return succeeded(ProgramCompiler(flags).run()) ? 0 : 1;
}
