// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Interpret/InterpretCommand.h"

#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Interpreter/Interpreter.h"
#include "strata/Tooling/Common/CommandLine.h"
#include "strata/Tooling/Common/DialectFileFlags.h"
#include "strata/Tooling/Common/EraDetection.h"
#include "strata/Tooling/Common/InputFile.h"
#include "strata/Tooling/Common/ToolContext.h"
#include "strata/Tooling/Execution/ArgumentText.h"
#include "strata/Tooling/Execution/ExecutionLimitFlags.h"
#include "strata/Tooling/Execution/HostArray.h"
#include "strata/Tooling/Execution/NumberArguments.h"
#include "strata/Tooling/Execution/ProgramFile.h"
#include "strata/Tooling/Execution/ResultFlags.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/WithColor.h"

using namespace strata;
using namespace strata::interpreter;
namespace cl = llvm::cl;

namespace {
/// Made when the command line is read, not at start-up.
struct InterpretFlags {
  cl::OptionCategory category{"strata interpret options"};
  cl::opt<std::string> input{cl::Positional, cl::desc("<input file>"),
                             cl::init("-"), cl::cat(category)};
  cl::list<std::string> arguments{cl::Positional, cl::desc("<arguments>"),
                                  cl::cat(category)};
  cl::opt<std::string> entry{"entry", cl::desc("Function to call"),
                             cl::value_desc("name"), cl::init("main"),
                             cl::cat(category)};
  DialectFileFlags dialectFiles{category};
  EraFlag era{category};
  cl::opt<bool> printArguments{
      "print-arguments",
      cl::desc("Print the arguments that are memrefs after the call"),
      cl::cat(category)};
  ResultFlags results{category};
  cl::opt<unsigned long long> maxSteps{
      "max-steps", cl::desc("Stop after so many operations; 0 is no limit"),
      cl::init(0), cl::cat(category)};
  ExecutionLimitFlags limits{category};
};

/// One run of the tool.
class InterpretRunner {
public:
  explicit InterpretRunner(const InterpretFlags &flags) : flags(flags) {
    setUpToolContext(ctx);
  }
  LogicalResult run();

private:
  LogicalResult parseArguments(const Interpreter &interpreter,
                               ArrayRef<Type> types,
                               SmallVectorImpl<RuntimeValue> &values);

  const InterpretFlags &flags;
  Context ctx;
};
} // namespace

LogicalResult
InterpretRunner::parseArguments(const Interpreter &interpreter,
                                ArrayRef<Type> types,
                                SmallVectorImpl<RuntimeValue> &values) {
  if (types.size() != flags.arguments.size())
    return failure(
        reportError("strata interpret",
                    describeArgumentCount(StringRef(flags.entry).ltrim('@'),
                                          types, flags.arguments.size())));
  for (auto [type, text] : llvm::zip(types, flags.arguments)) {
    auto shaped = dyn_cast<ShapedType>(type);
    if (shaped && isa<ShapedType>(shaped.getElementType()))
      return failure(
          reportError("strata interpret",
                      "arguments with elements that are vectors are not "
                      "executed; 'strata run' takes them"));
    std::string error;
    FailureOr<HostArray> value =
        parseHostArray(StringRef(text).trim(), type, &ctx, error,
                       interpreter.getLimits().maxElements);
    if (succeeded(value) && !interpreter.hasMemoryFor(
                                value->getNumScalars(type) * sizeof(Scalar))) {
      error = "the limit of " +
              std::to_string(interpreter.getLimits().maxMemory >> 20) +
              " MB of memory is reached";
      value = failure();
    }
    if (failed(value))
      return failure(reportError(
          "strata interpret",
          describeArgumentError(StringRef(text).trim(), type, error)));
    values.push_back(toRuntimeValue(*value, type));
  }
  return success();
}

LogicalResult InterpretRunner::run() {
  InterpreterLimits limits;
  limits.maxSteps = flags.maxSteps;
  std::string error;
  if (failed(flags.limits.install(limits, error)))
    return failure(reportError("strata interpret", error));
  if (failed(flags.dialectFiles.load(ctx)))
    return failure();
  std::unique_ptr<InputFile> file = InputFile::open(ctx, flags.input);
  if (!file || failed(registerSemantics(ctx)))
    return failure();
  OwningOpRef<> module = readProgram(ctx, *file, flags.era, error);
  Operation *function =
      module ? findProgramEntry(module.get(), *file, flags.entry, error)
             : nullptr;
  if (!function)
    return error.empty() ? failure()
                         : failure(reportError("strata interpret", error));
  auto interface = cast<FunctionOpInterface>(function);
  SmallVector<RuntimeValue, 4> arguments, results;
  Interpreter interpreter(module.get(), limits);
  interpreter.setOutput(&llvm::outs());
  if (failed(
          parseArguments(interpreter, interface.getArgumentTypes(), arguments)))
    return failure();
  if (failed(interpreter.call(function, arguments, results)))
    return failure();
  auto print = [&](const RuntimeValue &value, Type type) {
    printRuntimeValue(value, type, llvm::outs(),
                      flags.results.getMaxElements());
    llvm::outs() << '\n';
  };
  for (auto [value, type] : llvm::zip(results, interface.getResultTypes()))
    print(value, type);
  if (!flags.printArguments)
    return success();
  for (auto [value, type] : llvm::zip(arguments, interface.getArgumentTypes()))
    if (value.isMemRef())
      print(value, type);
  return success();
}

int strata::runInterpret(int argc, const char *const *argv) {
  InterpretFlags flags;
  cl::HideUnrelatedOptions({&flags.category, &llvm::getColorCategory()});
  parseCommandLine(
      argc, NumberArguments(argc, argv).getArgv(),
      "executes a function without lowering it and prints its results\n\n"
      "Arguments are numbers, complex ones as 1+2i or (1,2), true, false, "
      "lists in\nbrackets for shaped types, zeros, random or "
      "random:4xf32:seed=1, and files of\nnumpy (a.npy).\n");
  return succeeded(InterpretRunner(flags).run()) ? 0 : 1;
}
