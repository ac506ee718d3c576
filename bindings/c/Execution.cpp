// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata-c/Execution.h"

#include "strata/IR/Verify/Verifier.h"
#include "strata/Tooling/Compile/LinkLibrary.h"
#include "strata/Tooling/Execution/CodegenProcess.h"
#include "strata/Tooling/Execution/ProgramLowering.h"

#include "bindings/c/Call.h"

using namespace strata;
using namespace strata::capi;

static LogicalResult translate(Call &call, Operation *module,
                               std::string &llvmIR) {
  if (!call.check(isa<ModuleOp>(module), StrataErrorArgument,
                  "the operation is no module"))
    return failure();
  if (!call.check(succeeded(verify(module)), StrataErrorFailure,
                  "the module does not verify"))
    return failure();
  llvm::raw_string_ostream os(llvmIR);
  StringRef triple;
  if (auto given = module->getAttrOfType<StringAttr>("llvm.target_triple"))
    triple = given.getValue();
  return success(call.check(succeeded(writeLLVMIR(module, triple, os)),
                            StrataErrorFailure,
                            "the module cannot be written as LLVM IR"));
}
StrataLogicalResult strataTranslateModuleToLLVMIR(StrataOperation module,
                                                  StrataStringCallback callback,
                                                  void *userData) {
  Call call;
  Operation *op = call.get(module);
  std::string llvmIR;
  if (!call || !call.checkNotNull(callback) ||
      failed(translate(call, op, llvmIR)))
    return wrap(false);
  callback(wrap(llvmIR), userData);
  return wrap(true);
}

/// The bytes of an object.
static LogicalResult compile(Call &call, Operation *module, int optLevel,
                             std::string &object) {
  std::string llvmIR, error;
  if (!call.check(optLevel >= 0 && optLevel <= 3, StrataErrorRange,
                  "optimization levels are 0 to 3") ||
      failed(translate(call, module, llvmIR)))
    return failure();
  std::unique_ptr<CodegenProcess> process = CodegenProcess::start(error);
  if (!process)
    return call.fail(StrataErrorFailure, error), failure();
  codegen::Request request;
  codegen::Response response;
  auto program = process->add(llvmIR, error);
  if (failed(program))
    return call.fail(StrataErrorFailure, error), failure();
  request.program = *program;
  request.programName = "module";
  request.options.product = codegen::Product::Object;
  request.options.optLevel = uint8_t(optLevel);
  request.options.cpu = "native";
  if (failed(process->call(request, response, error)) ||
      !response.error.empty())
    return call.fail(StrataErrorFailure,
                     response.error.empty() ? error : response.error),
           failure();
  object = std::move(response.output);
  return success();
}
StrataLogicalResult strataCompileObject(StrataOperation module, int optLevel,
                                        StrataStringCallback callback,
                                        void *userData) {
  Call call;
  Operation *op = call.get(module);
  std::string object;
  if (!call || !call.checkNotNull(callback) ||
      failed(compile(call, op, optLevel, object)))
    return wrap(false);
  callback(wrap(object), userData);
  return wrap(true);
}
StrataLogicalResult strataCompileLibrary(StrataOperation module, int optLevel,
                                         StrataStringCallback callback,
                                         void *userData) {
  Call call;
  Operation *op = call.get(module);
  std::string object, library, error;
  if (!call || !call.checkNotNull(callback) ||
      failed(compile(call, op, optLevel, object)))
    return wrap(false);
  if (!call.check(
          succeeded(linkLibrary(object, /*usesThreads=*/false, library, error)),
          StrataErrorFailure, error))
    return wrap(false);
  callback(wrap(library), userData);
  return wrap(true);
}
