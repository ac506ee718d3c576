// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Run/RunCommand.h"

#include "strata/Asm/Parser/Parser.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/Files.h"
#include "strata/Tooling/Common/InputFile.h"
#include "strata/Tooling/Common/LLVMIRFile.h"
#include "strata/Tooling/Common/ProcessLimits.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/Execution/ArgumentText.h"
#include "strata/Tooling/Execution/CodegenFlagsDetail.h"
#include "strata/Tooling/Execution/MachineRates.h"
#include "strata/Tooling/Execution/NumberArguments.h"
#include "strata/Tooling/Execution/ProgramFile.h"
#include "strata/Tooling/Execution/ProgramLowering.h"
#include "strata/Tooling/Execution/ResultFlags.h"
#include "strata/Tooling/Execution/StageTimesDetail.h"
#include "strata/Tooling/Opt/ConvertToLLVMPass.h"
#include "strata/Tooling/Run/CallValues.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/WithColor.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <thread>

using namespace strata;
using namespace strata::codegen;
namespace cl = llvm::cl;

namespace {
/// A result that is printed as mlir-runner does.
enum class RunnerResult { FromType, Void, I32, I64, F32, F64 };

struct RunFlags {
  cl::OptionCategory category{"strata run options"};
  CodegenFlags codegen{category, /*defaultCPU=*/"native"};
  cl::list<std::string> arguments{cl::Positional, cl::desc("<arguments>"),
                                  cl::cat(category)};
  cl::opt<std::string> entry{"entry", cl::desc("Function to call"),
                             cl::value_desc("name"), cl::init("main"),
                             cl::cat(category)};
  cl::alias entryAlias{"e", cl::desc("Same as --entry"), cl::aliasopt(entry),
                       cl::cat(category)};
  cl::opt<RunnerResult> runnerResult{
      "entry-point-result", cl::desc("Print the result as mlir-runner does"),
      cl::values(clEnumValN(RunnerResult::Void, "void", "print nothing"),
                 clEnumValN(RunnerResult::I32, "i32", ""),
                 clEnumValN(RunnerResult::I64, "i64", ""),
                 clEnumValN(RunnerResult::F32, "f32", ""),
                 clEnumValN(RunnerResult::F64, "f64", "")),
      cl::init(RunnerResult::FromType), cl::cat(category)};
  cl::list<std::string> libraries{
      "shared-libs", cl::desc("Libraries with functions that the file calls"),
      cl::value_desc("paths"), cl::CommaSeparated, cl::cat(category)};
  cl::opt<bool> printArguments{
      "print-arguments",
      cl::desc("Print the arguments that are memrefs after the call"),
      cl::cat(category)};
  ResultFlags results{category};
  cl::opt<std::string> save{
      "save-npy",
      cl::desc("Write results and arguments that are memrefs to files of numpy "
               "that begin so, in place of printing the results"),
      cl::value_desc("prefix"), cl::cat(category)};
  cl::opt<double> maxTime{"max-time",
                          cl::desc("Stop the program after so many seconds"),
                          cl::value_desc("seconds"), cl::cat(category)};
  cl::opt<unsigned> maxMemory{"max-memory",
                              cl::desc("Memory that the program may allocate"),
                              cl::value_desc("MB"), cl::cat(category)};
  cl::opt<unsigned> repeats{"repeat", cl::desc("Call the function so often"),
                            cl::init(1), cl::cat(category)};
};

/// One run of the tool.
class ProgramRunner {
public:
  explicit ProgramRunner(const RunFlags &flags) : flags(flags) {
    setUpToolContext(ctx);
  }
  LogicalResult run();

private:
  LogicalResult fail(const Twine &message);
  LogicalResult checkFlags();
  LogicalResult prepareModule(std::string &llvmIR);
  LogicalResult prepareLLVMIR(std::string &llvmIR);
  LogicalResult checkRunnerResult(Operation *function);
  LogicalResult addValues(Operation *function);
  void keepStandardInput();
  void describeCall(Call &call);
  LogicalResult printResults(const Response &response);
  LogicalResult writeReport(const Response &response);

  const RunFlags &flags;
  MemoryFiles files{&getDiskFiles()};
  Context ctx;
  std::unique_ptr<InputFile> file;
  /// Freed while strata-codegen compiles.
  OwningOpRef<> module;
  std::unique_ptr<CodegenProcess> process;
  std::unique_ptr<ReportFile> report;
  std::unique_ptr<CallValues> values;
  Request request;
  StageTimes times;
};
} // namespace

/// By default, parallel loops have a thread for each processor.
static unsigned getNumThreads(const RunFlags &flags) {
  return flags.codegen.threads
             ? unsigned(flags.codegen.threads)
             : std::max(1u, std::thread::hardware_concurrency());
}

LogicalResult ProgramRunner::fail(const Twine &message) {
  llvm::errs() << "strata run: " << message << '\n';
  return failure();
}

LogicalResult ProgramRunner::checkFlags() {
  if (flags.repeats == 0)
    return fail("--repeat expects a positive number");
  if (!std::isfinite(flags.maxTime) || flags.maxTime < 0)
    return fail("--max-time expects a number of seconds that is not negative");
  return success();
}

/// The type that a function must return for a result that is printed so.
static StringRef getTypeName(RunnerResult result) {
  const StringRef names[] = {"", "", "i32", "i64", "f32", "f64"};
  return names[size_t(result)];
}

/// The result types of a function, for messages.
static std::string describeTypes(ArrayRef<Type> types) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::interleaveComma(types, os);
  return types.empty() ? "nothing" : text;
}

LogicalResult ProgramRunner::checkRunnerResult(Operation *function) {
  StringRef expected = getTypeName(flags.runnerResult);
  std::string found = describeTypes(getFunctionResultTypes(function));
  // In machine code an index is an i64.
  if (expected.empty() || found == expected ||
      (expected == "i64" && found == "index"))
    return success();
  return fail("--entry-point-result=" + expected +
              " expects one result of this type, but '@" +
              StringRef(flags.entry).ltrim('@') + "' returns " + found);
}

/// Rules are read twice: for the types of values, and by the pass.
void ProgramRunner::keepStandardInput() {
  if (!llvm::is_contained(flags.codegen.rules, "-"))
    return;
  if (auto input = getDiskFiles().open("-")) {
    files.add("-", (*input)->getBuffer());
    setFiles(ctx, files);
  }
}

LogicalResult ProgramRunner::addValues(Operation *function) {
  keepStandardInput();
  FailureOr<SmallVector<Type>> types = convertTypesByRules(
      &ctx, flags.codegen.rules, getFunctionArgumentTypes(function));
  FailureOr<SmallVector<Type>> resultTypes = convertTypesByRules(
      &ctx, flags.codegen.rules, getFunctionResultTypes(function));
  if (failed(types) || failed(resultTypes))
    return failure();
  StringRef name = StringRef(flags.entry).ltrim('@');
  if (types->size() != flags.arguments.size())
    return fail(describeArgumentCount(name, *types, flags.arguments.size()));
  std::string error;
  for (auto [type, text] : llvm::zip(*types, flags.arguments)) {
    if (succeeded(values->addArgument(StringRef(text).trim(), type, error)))
      continue;
    return fail(describeArgumentError(StringRef(text).trim(), type, error));
  }
  if (flags.runnerResult != RunnerResult::FromType)
    return checkRunnerResult(function);
  for (Type type : *resultTypes)
    if (failed(values->addResult(type, error)))
      return fail(error);
  return success();
}

/// Reads the file, arguments for its function as it is written, and lowers it.
LogicalResult ProgramRunner::prepareModule(std::string &llvmIR) {
  std::string error;
  module = readProgram(ctx, *file, flags.codegen.era, error);
  Operation *function =
      module ? findProgramEntry(module.get(), *file, flags.entry, error)
             : nullptr;
  if (!function)
    return error.empty() ? failure() : fail(error);
  if (failed(addValues(function)))
    return failure();
  times.end("read");
  if (flags.codegen.pipeline.empty())
    dropUnreachableFunctions(module.get(), function);
  auto loops =
      getNumThreads(flags) > 1 ? ParallelLoops::Threads : ParallelLoops::Serial;
  if (failed(flags.codegen.lower(module.get(), request.options, loops)))
    return failure();
  times.end("lower");
  llvm::raw_string_ostream os(llvmIR);
  // The program runs on this machine, regardless of the module's triple.
  if (failed(writeLLVMIR(module.get(), /*triple=*/"", os)))
    return failure();
  request.isProgramPrinted = true;
  times.end("translate to LLVM IR");
  return success();
}

/// LLVM IR does not say how arguments are written. strata-codegen describes the results.
LogicalResult ProgramRunner::prepareLLVMIR(std::string &llvmIR) {
  if (!flags.arguments.empty())
    return fail("functions of LLVM IR are called without arguments");
  llvmIR = file->getText().str();
  times.end("read");
  return success();
}

/// Prints a note on a terminal if unoptimized code ran for long. Without -O, the level is 0.
static void adviseOptimization(const Request &request,
                               const Response &response) {
  constexpr uint64_t LongTime = 1000000000;
  uint64_t total = 0;
  for (uint64_t time : response.runNanoseconds)
    total += time;
  if (request.options.optLevel == 0 && total > LongTime &&
      llvm::errs().is_displayed())
    llvm::errs() << "note: the function ran for "
                 << llvm::format("%.1f", double(total) * 1e-9)
                 << " s, compiled without optimization; -O3 makes it faster\n";
}

LogicalResult ProgramRunner::run() {
  std::string error, llvmIR;
  if (failed(checkFlags()))
    return failure();
  if (failed(
          flags.codegen.getOptions(/*defaultLevel=*/0, request.options, error)))
    return fail(error);
  if (failed(flags.codegen.openReport(ctx, request.options, report, error)))
    return fail(error);
  process = CodegenProcess::start(error);
  if (!process)
    return (llvm::errs() << error << '\n'), failure();
  times.end("start");
  if (failed(flags.codegen.dialectFiles.load(ctx)))
    return failure();
  file = InputFile::open(ctx, flags.codegen.input);
  if (!file)
    return failure();
  values = std::make_unique<CallValues>(&ctx, process->getMemory());
  if (failed(isLLVMIRFile(flags.codegen.input) ? prepareLLVMIR(llvmIR)
                                               : prepareModule(llvmIR)))
    return failure();

  auto program = process->add(llvmIR, error);
  if (failed(program))
    return (llvm::errs() << error << '\n'), failure();
  request.program = *program;
  request.programName = flags.codegen.input;
  describeCall(request.call);
  Response response;
  if (failed(process->call(request, response, error, [&] { module.reset(); })))
    return (llvm::errs() << error << '\n'), failure();
  times.end("generate code and run");
  if (failed(printResults(response)) || failed(writeReport(response)))
    return failure();
  if (flags.codegen.time)
    times.print(response, llvm::errs());
  adviseOptimization(request, response);
  return success();
}

/// With --time, the report has the rates of this machine and of the fastest call.
LogicalResult ProgramRunner::writeReport(const Response &response) {
  if (!report)
    return success();
  unsigned numThreads = flags.codegen.getNumNestThreads();
  std::optional<ReportMeasurement> measurement;
  if (flags.codegen.time && !response.runNanoseconds.empty()) {
    measurement.emplace();
    measurement->gigahertz = measureGigahertz();
    measurement->gigabytesPerSecond = measureGigabytesPerSecond(numThreads);
    measurement->function = request.call.entry;
    measurement->seconds =
        double(*llvm::min_element(response.runNanoseconds)) * 1e-9;
  }
  report->write(flags.codegen.input, numThreads, measurement);
  std::string error;
  return succeeded(report->keep(error)) ? success() : fail(error);
}

/// Function, arguments and limits, as the options say.
void ProgramRunner::describeCall(Call &call) {
  call.entry = StringRef(flags.entry).ltrim('@').str();
  call.arguments = values->takeArguments();
  call.results = values->getResultShapes();
  call.describesResults = isLLVMIRFile(flags.codegen.input) &&
                          flags.runnerResult == RunnerResult::FromType;
  if (flags.runnerResult > RunnerResult::Void) {
    bool isShort = flags.runnerResult == RunnerResult::I32 ||
                   flags.runnerResult == RunnerResult::F32;
    call.results = {{ValueKind::Number, isShort ? 4u : 8u, 0}};
  }
  call.libraries.assign(flags.libraries.begin(), flags.libraries.end());
  call.repeats = flags.repeats;
  call.maxMilliseconds =
      uint64_t(std::ceil(std::min<double>(flags.maxTime, 1e9) * 1000));
  call.maxMegabytes = flags.maxMemory;
  call.numThreads = getNumThreads(flags);
}

LogicalResult ProgramRunner::printResults(const Response &response) {
  raw_ostream &os = llvm::outs();
  ArrayRef<ResultValue> results = response.results;
  auto readAs = [&](auto number) {
    std::memcpy(&number, results.front().bytes.data(), sizeof(number));
    return number;
  };
  switch (flags.runnerResult) {
  case RunnerResult::FromType:
    for (const ResultValue &result : results)
      if (std::string error;
          !result.type.empty() &&
          failed(values->addResult(parseType(result.type, &ctx), error)))
        return fail(error);
    if (flags.save.empty())
      values->printResults(results, os, flags.results.getMaxElements());
    break;
  case RunnerResult::Void:
    break;
  case RunnerResult::I32:
    os << readAs(int32_t()) << '\n';
    break;
  case RunnerResult::I64:
    os << readAs(int64_t()) << '\n';
    break;
  case RunnerResult::F32:
    os << llvm::format("%e\n", double(readAs(float())));
    break;
  case RunnerResult::F64:
    os << llvm::format("%e\n", readAs(double()));
    break;
  }
  if (flags.printArguments)
    values->printArrays(os, flags.results.getMaxElements());
  std::string error;
  if (!flags.save.empty() &&
      failed(values->saveArrays(results, flags.save, error)))
    return fail(error);
  return success();
}

int strata::runRun(int argc, const char *const *argv) {
  RunFlags flags;
  cl::HideUnrelatedOptions({&flags.category, &llvm::getColorCategory()});
  parseCommandLine(
      argc, NumberArguments(argc, argv).getArgv(),
      "compiles a file and calls one of its functions\n\n"
      "Arguments are numbers, complex ones as 1+2i or (1,2), true, false, "
      "lists in\nbrackets for shaped types, zeros, random or "
      "random:4xf32:seed=1, and files of\nnumpy (a.npy).\n");
  installProcessLimits(/*seconds=*/0);
  return succeeded(ProgramRunner(flags).run()) ? 0 : 1;
}
