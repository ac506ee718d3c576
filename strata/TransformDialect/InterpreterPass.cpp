// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Executes the named sequence of a module on the module, or on an operation in it that
// has a tag.
#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/MemRef/MemRefOps.h"
#include "strata/Dialects/Transform/TransformOps.h"
#include "strata/Dialects/UB/UBOps.h"
#include "strata/IR/Context.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/DialectRegistry.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/TransformDialect/Passes.h"
#include "strata/TransformDialect/TransformLibrary.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

using namespace strata;
using namespace ::dialects::transform;

namespace {
struct TransformInterpreter final : Pass {
  using Pass::Pass;
  void getDependentDialects(DialectRegistry &registry) const override {
    registry.insert<cf::ControlFlowDialect, func::FuncDialect,
                    memref::MemRefDialect, ub::UBDialect>();
  }
  Option<std::string> debugPayloadRootTag{
      *this, "debug-payload-root-tag",
      "Value of the attribute transform.target_tag of the operation to "
      "transform; "
      "the operation of the pass by default"};
  ListOption<std::string> debugBindTrailingArgs{
      *this, "debug-bind-trailing-args",
      "Payload of arguments of the entry point after the first: names of "
      "operations "
      "to find, or integers after '#'"};
  Option<bool> disableExpensiveChecks{
      *this, "disable-expensive-checks",
      "Do not look for uses of handles that were invalidated", false};
  Option<std::string> entryPoint{*this, "entry-point",
                                 "Name of the sequence to execute",
                                 "__transform_main"};

  void runOnOperation() override;

private:
  /// The operation to transform; null after an error.
  Operation *findPayloadRoot();
  /// The sequence to execute, in `module`; null without.
  NamedSequenceOp findEntryPoint(Operation *module);
  /// Finds the entry point in the operation of the pass, to which it adds the library, or
  /// in the library. Null after an error.
  NamedSequenceOp prepareEntryPoint();
  /// Sets the payload of the arguments of the entry point.
  LogicalResult bindArguments(NamedSequenceOp entry, TransformState &state);
};
} // namespace

Operation *TransformInterpreter::findPayloadRoot() {
  Operation *root = getOperation();
  if (debugPayloadRootTag->empty())
    return root;
  SmallVector<Operation *, 2> found;
  root->walk([&](Operation *op) {
    auto tag =
        dyn_cast_or_null<StringAttr>(op->getAttr("transform.target_tag"));
    if (tag && tag.getValue() == *debugPayloadRootTag)
      found.push_back(op);
  });
  if (found.size() == 1)
    return found.front();
  if (found.empty()) {
    root->emitError(
        "couldn't find the root of the payload: no operation has the tag \"")
        << *debugPayloadRootTag << "\"";
    return nullptr;
  }
  InFlightDiagnostic diag =
      root->emitError("more than one operation with the target tag \"")
      << *debugPayloadRootTag << "\"";
  for (Operation *op : found)
    diag.attachNote(op->getLoc()) << "target op";
  return nullptr;
}

NamedSequenceOp TransformInterpreter::findEntryPoint(Operation *module) {
  NamedSequenceOp entry;
  module->walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto sequence = dyn_cast<NamedSequenceOp>(op);
    if (!entry && sequence &&
        SymbolTable::getSymbolName(op).getValue() == *entryPoint)
      entry = sequence;
  });
  return entry;
}

NamedSequenceOp TransformInterpreter::prepareEntryPoint() {
  Operation *library = getTransformLibrary(getContext());
  NamedSequenceOp entry = findEntryPoint(getOperation());
  if (entry && library &&
      failed(
          mergeSymbolsInto(SymbolTable::getNearestSymbolTable(entry), library)))
    return {};
  // The entry point itself may have been a declaration.
  entry = findEntryPoint(getOperation());
  if (!entry && library)
    entry = findEntryPoint(library);
  if (entry && !entry->getRegion(0).empty())
    return entry;
  emitError(&getContext(), getOperation()->getLoc())
      << "could not find a nested named sequence with name: " << *entryPoint;
  return {};
}

LogicalResult TransformInterpreter::bindArguments(NamedSequenceOp entry,
                                                  TransformState &state) {
  Block &body = entry->getRegion(0).front();
  if (body.getNumArguments() == 0)
    return emitError(entry->getContext(), entry->getLoc())
           << "expected the entry point to have an argument for the payload";
  state.setPayload(body.getArgument(0), {.operations = {state.getTopLevel()}});
  size_t numTrailing = body.getNumArguments() - 1;
  if (debugBindTrailingArgs.size() != numTrailing)
    return emitError(entry->getContext(), entry->getLoc())
           << "operation expects " << uint64_t(numTrailing)
           << " extra value bindings, but "
           << uint64_t(debugBindTrailingArgs.size())
           << " were provided to the interpreter";
  for (size_t i = 0; i < numTrailing; ++i) {
    StringRef binding = debugBindTrailingArgs[i];
    TransformPayload payload;
    int64_t number = 0;
    if (binding.consume_front("#") && !binding.getAsInteger(10, number))
      payload.params.push_back(
          IntegerAttr::get(IntegerType::get(entry->getContext(), 64), number));
    else
      state.getTopLevel()->walk([&](Operation *op) {
        if (op->getName().getStringRef() == binding)
          payload.operations.push_back(op);
      });
    state.setPayload(body.getArgument(unsigned(i + 1)), payload);
  }
  return success();
}

void TransformInterpreter::runOnOperation() {
  Operation *root = findPayloadRoot();
  if (!root)
    return signalPassFailure();
  NamedSequenceOp entry = prepareEntryPoint();
  if (!entry)
    return signalPassFailure();
  TransformServices services;
  services.passes = getRegistry();
  auto run = [this](OpPassManager &pipeline, Operation *op) {
    return runPipeline(pipeline, op);
  };
  services.runPipeline = run;
  services.output = &getOutputStream();
  services.hasExpensiveChecks = !*disableExpensiveChecks;
  TransformState state(root, services);
  if (failed(bindArguments(entry, state)))
    return signalPassFailure();
  Block &body = entry->getRegion(0).front();
  auto result = runSequence(body, /*suppresses=*/false, state);
  if (failed(result.checkAndReport()))
    signalPassFailure();
}

static constexpr PassInfo interpreterInfo = {
    .argument = "transform-interpreter",
    .name = "InterpreterPass",
    .summary = "Execute a named sequence of transformations",
    .dependentDialects = {"affine", "arith", "bufferization", "linalg", "llvm",
                          "scf", "tensor", "vector"},
    .create = makePass<TransformInterpreter>,
};

void strata::registerTransformDialectPasses(PassRegistry &registry) {
  registerSuggestSchedulePass(registry);
  registry.add(interpreterInfo);
}
