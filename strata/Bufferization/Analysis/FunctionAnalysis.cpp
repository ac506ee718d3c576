// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The analysis of functions, callees before their callers, and the summaries
// that calls need.
#include "strata/Bufferization/Analysis/OneShotAnalysis.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/CallInterfaces.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;

static bool isFuncOp(Operation *op) { return isa<func::FuncOp>(op); }

BufferizationState::BufferizationState(Operation *root,
                                       const BufferizationOptions &options)
    : root(root), options(options) {
  if (!options.bufferizeFunctionBoundaries)
    return;
  Operation *module = isFuncOp(root) ? root->getParentOp() : root;
  for (Block &block : module->getRegion(0))
    for (Operation &op : block)
      if (isFuncOp(&op))
        functions.try_emplace(SymbolTable::getSymbolName(&op), &op);
}

Operation *BufferizationState::getCallee(Operation *call) const {
  SymbolRefAttr callee = strata::getCallee(call);
  return callee ? functions.lookup(callee.getRootReference()) : nullptr;
}

const FunctionSummary *
BufferizationState::getSummary(Operation *function) const {
  auto it = summaries.find(function);
  return it == summaries.end() ? nullptr : &it->second;
}

SmallVector<Operation *> strata::getReturns(Operation *function) {
  SmallVector<Operation *> returns;
  for (Block &block : function->getRegion(0))
    if (!block.empty() && isa<func::ReturnOp>(block.back()))
      returns.push_back(&block.back());
  return returns;
}

//===-- Order --------------------------------------------------------------===//

static bool hasTensorSignature(Operation *function) {
  auto isTensor = [](Type type) { return isTensorType(type); };
  return llvm::any_of(getFunctionArgumentTypes(function), isTensor) ||
         llvm::any_of(getFunctionResultTypes(function), isTensor);
}

SmallVector<Operation *>
BufferizationState::getFunctions(size_t *numCyclic) const {
  // For each function, those that it calls and that are not in the order yet.
  llvm::MapVector<Operation *, llvm::SetVector<Operation *>> callees;
  llvm::DenseMap<Operation *, SmallVector<Operation *>> callers;
  SmallVector<Operation *> ready, order;
  for (Operation &op : root->getRegion(0).front()) {
    if (!isFuncOp(&op))
      continue;
    llvm::SetVector<Operation *> &called = callees[&op];
    op.walk([&](Operation *inner) {
      if (!isa<func::CallOp>(inner))
        return;
      Operation *callee = getCallee(inner);
      if (callee && hasTensorSignature(callee) && called.insert(callee))
        callers[callee].push_back(&op);
    });
    if (called.empty())
      ready.push_back(&op);
  }
  while (order.size() < ready.size()) {
    Operation *next = ready[order.size()];
    order.push_back(next);
    for (Operation *caller : callers.lookup(next)) {
      callees[caller].remove(next);
      if (callees[caller].empty())
        ready.push_back(caller);
    }
  }
  *numCyclic = callees.size() - order.size();
  for (auto &[function, called] : callees)
    if (!called.empty())
      order.push_back(function);
  return order;
}

//===-- Summaries ----------------------------------------------------------===//

namespace {
/// Makes the summary of a function that has been analyzed.
class FunctionSummarizer {
public:
  FunctionSummarizer(Operation *function, const BufferizationState &state)
      : function(function), state(state),
        arguments(getFunctionArgumentTypes(function)),
        results(getFunctionResultTypes(function)) {
    summary.aliases.resize(arguments.size());
    summary.equivalent.resize(results.size());
    summary.reads.resize(unsigned(arguments.size()));
    summary.writes.resize(unsigned(arguments.size()));
  }

  FunctionSummary summarize() {
    if (isExternalFunction(function))
      summarizeDeclaration();
    else
      summarizeBody();
    return std::move(summary);
  }

private:
  void summarizeDeclaration();
  void summarizeBody();
  void addResult(BlockArgument arg, unsigned result,
                 ArrayRef<Operation *> returns);

  Operation *function;
  const BufferizationState &state;
  ArrayRef<Type> arguments, results;
  FunctionSummary summary;
};
} // namespace

/// Any result may have the memory of any argument; attributes tell which
/// arguments are read and written.
void FunctionSummarizer::summarizeDeclaration() {
  for (unsigned arg = 0; arg < arguments.size(); ++arg) {
    if (!isTensorType(arguments[arg]))
      continue;
    for (unsigned result = 0; result < results.size(); ++result)
      if (isTensorType(results[result]))
        summary.aliases[arg].push_back(result);
    auto access = dyn_cast_or_null<StringAttr>(
        getFunctionArgAttr(function, arg, "bufferization.access"));
    StringRef text = access ? access.getValue() : StringRef("read-write");
    if (text == "read" || text == "read-write")
      summary.reads.set(arg);
    if (text == "write" || text == "read-write")
      summary.writes.set(arg);
  }
}

void FunctionSummarizer::addResult(BlockArgument arg, unsigned result,
                                   ArrayRef<Operation *> returns) {
  bool aliases = false, isEquivalent = !returns.empty();
  for (Operation *op : returns) {
    Value value = op->getOperand(result);
    aliases |= state.mayAlias(value, arg);
    isEquivalent &= state.areEquivalent(value, arg);
  }
  if (aliases)
    summary.aliases[arg.getArgNumber()].push_back(result);
  if (isEquivalent)
    summary.equivalent[result] = arg.getArgNumber();
}

void FunctionSummarizer::summarizeBody() {
  SmallVector<Operation *> returns = getReturns(function);
  for (BlockArgument arg : function->getRegion(0).front().getArguments()) {
    if (!isTensorType(arg.getType()))
      continue;
    if (isa<RankedTensorType>(arg.getType()))
      for (unsigned result = 0; result < results.size(); ++result)
        if (isa<RankedTensorType>(results[result]))
          addResult(arg, result, returns);
    if (state.isValueRead(arg))
      summary.reads.set(arg.getArgNumber());
    if (state.isValueWritten(arg))
      summary.writes.set(arg.getArgNumber());
  }
}

//===-- Modules ------------------------------------------------------------===//

LogicalResult BufferizationState::analyze() {
  for (const std::string &name : options.noAnalysisFunctions)
    for (auto [symbol, function] : functions)
      if (symbol.getValue() == name)
        excluded.insert(function);
  root->walk([&](Operation *op) { setForced(op); });
  if (!options.bufferizeFunctionBoundaries)
    return analyze(root);
  size_t numCyclic = 0;
  SmallVector<Operation *> order = getFunctions(&numCyclic);
  for (auto [number, function] : llvm::enumerate(order)) {
    if (!isAllowed(function))
      continue;
    if (failed(analyze(function)))
      return failure();
    // The summaries of functions that call each other are unknown.
    if (number < order.size() - numCyclic)
      summaries.try_emplace(function,
                            FunctionSummarizer(function, *this).summarize());
  }
  return success();
}
