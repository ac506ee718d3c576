// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that the interpreter executes, with arrays of the caller.
#include "strata/IR/ContextData.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Verify/Verifier.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Interpreter/Interpreter.h"
#include "strata/Tooling/Execution/ArgumentText.h"
#include "strata/Tooling/Execution/HostArray.h"
#include "strata/Tooling/Execution/NumpyFile.h"

#include "bindings/c/Call.h"
#include "strata-c/Execution.h"

using namespace strata;
using namespace strata::capi;
using namespace strata::interpreter;

namespace {
/// Whether the operations of a Context have their semantics.
struct RegisteredSemantics : ContextData {
  static constexpr llvm::StringLiteral name = "strata-c.semantics";
  bool isRegistered = false;
};

/// Gives the output of operations to a callback at once.
class OutputStream final : public raw_ostream {
public:
  OutputStream(StrataStringCallback callback, void *userData)
      : callback(callback), userData(userData) {}
  ~OutputStream() override { flush(); }

private:
  void write_impl(const char *data, size_t size) override {
    position += size;
    if (callback)
      callback({data, size}, userData);
  }
  uint64_t current_pos() const override { return position; }
  StrataStringCallback callback;
  void *userData;
  uint64_t position = 0;
};

/// One call of a function.
class FunctionRun {
public:
  FunctionRun(Call &call, Operation *module,
              const StrataInterpretOptions &options)
      : call(call), module(module), options(options) {}

  LogicalResult findFunction(StringRef name);
  LogicalResult readArguments(ArrayRef<StrataArray> arrays);
  LogicalResult run();
  LogicalResult giveValues(StrataArrayCallback callback, void *userData);

private:
  /// A value that is given to the caller.
  struct Output {
    bool isArgument;
    size_t index;
    Type type;
    HostArray array;
    std::string text;
  };
  LogicalResult addOutput(bool isArgument, size_t index, Type type,
                          const RuntimeValue &value);
  LogicalResult fail(const Twine &message) {
    return call.fail(StrataErrorArgument, message), failure();
  }

  Call &call;
  Operation *module;
  StrataInterpretOptions options;
  InterpreterLimits limits;
  FunctionOpInterface function;
  SmallVector<RuntimeValue, 4> arguments, results;
  std::vector<Output> outputs;
};
} // namespace

LogicalResult FunctionRun::findFunction(StringRef name) {
  Operation *found = nullptr;
  if (module->hasTrait<OpTrait::SymbolTable>())
    found = SymbolTable::lookupSymbolIn(module, name);
  function = dyn_cast_or_null<FunctionOpInterface>(found);
  if (!function || isExternalFunction(found))
    return fail("the module has no function '@" + name + "' with a body");
  return success();
}

LogicalResult FunctionRun::readArguments(ArrayRef<StrataArray> arrays) {
  ArrayRef<Type> types = function.getArgumentTypes();
  if (types.size() != arrays.size())
    return fail(describeArgumentCount(
        SymbolTable::getSymbolName(function.getOperation()).getValue(), types,
        arrays.size()));
  for (auto [i, array] : llvm::enumerate(arrays)) {
    Type type = types[i];
    std::string error;
    HostArray host;
    if (array.rank < 0 || (!array.sizes && array.rank) ||
        (!array.data && array.numBytes))
      error = "the array has no sizes or elements";
    else if (isa<ShapedType>(interpreter::getElementType(type)))
      error = "elements that are vectors are not executed";
    else
      host.shape.assign(array.sizes, array.sizes + array.rank);
    if (!error.empty() ||
        failed(checkHostArray(host.shape, array.numBytes, type, error,
                              limits.maxElements))) {
      std::string text;
      llvm::raw_string_ostream(text)
          << "in argument " << i << " of type " << type << ": " << error;
      return fail(text);
    }
    host.bytes.assign(static_cast<const char *>(array.data), array.numBytes);
    arguments.push_back(toRuntimeValue(host, type));
  }
  return success();
}

LogicalResult FunctionRun::run() {
  auto &semantics = getContextData<RegisteredSemantics>(*call.getContext());
  if (!semantics.isRegistered && failed(registerSemantics(*call.getContext())))
    return call.fail(StrataErrorFailure, "the semantics cannot be registered"),
           failure();
  semantics.isRegistered = true;
  limits.maxSteps = options.maxSteps;
  // A year is no limit, and can be added to the clock.
  constexpr double maxSeconds = 3.2e7;
  if (options.maxSeconds > 0 && options.maxSeconds < maxSeconds)
    limits.deadline =
        std::chrono::steady_clock::now() +
        std::chrono::microseconds(int64_t(options.maxSeconds * 1e6));
  OutputStream output(options.output, options.userData);
  Interpreter interpreter(module, limits);
  interpreter.setOutput(&output);
  BusyScope busy(*call.getState());
  if (failed(interpreter.call(function.getOperation(), arguments, results)))
    return call.fail(StrataErrorFailure, "the execution has failed"), failure();
  return success();
}

LogicalResult FunctionRun::addOutput(bool isArgument, size_t index, Type type,
                                     const RuntimeValue &value) {
  std::string what =
      ((isArgument ? "argument " : "result ") + Twine(index)).str();
  if (value.isPoison() ||
      (!value.isMemRef() && !value.isScalar() && !value.isElements()))
    return fail(what + (value.isPoison() ? " is poison" : " is no array"));
  Output output{isArgument, index, type, {}, {}};
  RuntimeValue compact = value;
  if (value.isMemRef()) {
    std::string error;
    FailureOr<std::vector<Scalar>> scalars =
        readMemRef(value.getMemRef(), interpreter::getElementType(type), error);
    if (failed(scalars))
      return fail(what + ": " + error);
    compact =
        makeMemRef(std::move(*scalars), value.getMemRef().sizes, Location());
  }
  ArrayRef<Scalar> scalars = compact.isMemRef()
                                 ? ArrayRef(compact.getMemRef().buffer->scalars)
                                 : compact.getScalars();
  for (auto [i, scalar] : llvm::enumerate(scalars))
    if (scalar.isPoison)
      return fail(what + ": element " + Twine(i) + " is poison");
  if (!isa<ShapedType>(type)) {
    llvm::raw_string_ostream os(output.text);
    printRuntimeValue(compact, type, os);
  }
  output.array = toHostArray(compact, type);
  outputs.push_back(std::move(output));
  return success();
}

LogicalResult FunctionRun::giveValues(StrataArrayCallback callback,
                                      void *userData) {
  for (auto [i, value] : llvm::enumerate(results))
    if (failed(addOutput(false, i, function.getResultTypes()[i], value)))
      return failure();
  for (auto [i, value] : llvm::enumerate(arguments))
    if (value.isMemRef() && !value.getMemRef().buffer->isFreed &&
        failed(addOutput(true, i, function.getArgumentTypes()[i], value)))
      return failure();
  std::vector<StrataType> types;
  for (const Output &output : outputs)
    types.push_back(call.give(output.type));
  // The callback may change the module; only the outputs are used here.
  for (auto [output, type] : llvm::zip(outputs, types))
    callback(output.isArgument, intptr_t(output.index), type,
             {intptr_t(output.array.shape.size()), output.array.shape.data(),
              output.array.bytes.data(), output.array.bytes.size()},
             wrap(output.text), userData);
  return success();
}

StrataLogicalResult
strataInterpretFunction(StrataOperation module, StrataStringRef function,
                        intptr_t numArguments, const StrataArray *arguments,
                        const StrataInterpretOptions *options,
                        StrataArrayCallback callback, void *userData) {
  Call call;
  Operation *op = call.get(module);
  if (!call ||
      !call.check(callback && numArguments >= 0 && (arguments || !numArguments),
                  StrataErrorNull, "a callback or the arguments are null") ||
      !call.check(!call.getState()->isBusy, StrataErrorBusy,
                  "passes run on the context") ||
      !call.check(succeeded(verify(op)), StrataErrorFailure,
                  "the module does not verify"))
    return wrap(false);
  FunctionRun run(call, op, options ? *options : StrataInterpretOptions());
  return wrap(
      succeeded(run.findFunction(unwrap(function))) &&
      succeeded(run.readArguments(ArrayRef(arguments, size_t(numArguments)))) &&
      succeeded(run.run()) && succeeded(run.giveValues(callback, userData)));
}

intptr_t strataFunctionGetNumArguments(StrataOperation function) {
  Call call;
  auto found = dyn_cast_or_null<FunctionOpInterface>(call.get(function));
  if (!call || !call.check(bool(found), StrataErrorArgument,
                           "the operation is no function"))
    return 0;
  return intptr_t(found.getArgumentTypes().size());
}
StrataType strataFunctionGetArgumentType(StrataOperation function,
                                         intptr_t index) {
  Call call;
  auto found = dyn_cast_or_null<FunctionOpInterface>(call.get(function));
  if (!call ||
      !call.check(bool(found), StrataErrorArgument,
                  "the operation is no function") ||
      !call.checkIndex(index, found.getArgumentTypes().size()))
    return {};
  return call.give(found.getArgumentTypes()[size_t(index)]);
}

StrataStringRef strataTypeGetArrayFormat(StrataType elementType) {
  Call call;
  Type type = call.get(elementType);
  if (!call)
    return {};
  return wrap(
      StringAttr::get(call.getContext(), getNumpyFormat(type)).getValue());
}
