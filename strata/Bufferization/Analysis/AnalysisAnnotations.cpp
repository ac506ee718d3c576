// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes that show the results of the analysis.
#include "strata/Asm/AsmState.h"
#include "strata/Bufferization/Analysis/OneShotAnalysis.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace strata;

//===-- Decisions ----------------------------------------------------------===//

static void annotateOperands(Operation *op, const BufferizationState &state) {
  OpBuilder builder(op->getContext());
  SmallVector<Attribute> decisions;
  bool hasTensors = false;
  for (OpOperand &use : op->getOpOperands()) {
    bool isTensor = isTensorType(use.get().getType());
    hasTensors |= isTensor;
    decisions.push_back(builder.getStringAttr(!isTensor ? "none"
                                              : state.isInPlace(use)
                                                  ? "true"
                                                  : "false"));
  }
  if (hasTensors)
    op->setAttr("__inplace_operands_attr__", builder.getArrayAttr(decisions));
}

/// How arguments are accessed, and which arguments results are.
static void annotateFunction(Operation *function,
                             const BufferizationState &state) {
  const FunctionSummary *summary = state.getSummary(function);
  if (!summary)
    return;
  OpBuilder builder(function->getContext());
  for (auto [number, type] :
       llvm::enumerate(getFunctionArgumentTypes(function))) {
    if (!isTensorType(type))
      continue;
    bool isRead = summary->reads.test(unsigned(number));
    bool isWritten = summary->writes.test(unsigned(number));
    StringRef access = isRead      ? isWritten ? "read-write" : "read"
                       : isWritten ? "write"
                                   : "none";
    setFunctionArgAttr(function, unsigned(number), "bufferization.access",
                       builder.getStringAttr(access));
  }
  auto isKnown = [](const std::optional<unsigned> &arg) {
    return arg.has_value();
  };
  if (llvm::none_of(summary->equivalent, isKnown))
    return;
  SmallVector<int64_t> arguments;
  for (const std::optional<unsigned> &arg : summary->equivalent)
    arguments.push_back(arg ? int64_t(*arg) : -1);
  for (Operation *op : getReturns(function))
    op->setAttr("__equivalent_func_args__", builder.getI64ArrayAttr(arguments));
}

void strata::annotateDecisions(Operation *root,
                               const BufferizationState &state) {
  size_t numCyclic = 0;
  if (!state.getOptions().bufferizeFunctionBoundaries) {
    root->walk([&](Operation *op) { annotateOperands(op, state); });
    return;
  }
  for (Operation *function : state.getFunctions(&numCyclic)) {
    if (!state.isAllowed(function))
      continue;
    function->walk([&](Operation *op) { annotateOperands(op, state); });
    annotateFunction(function, state);
  }
}

//===-- Alias sets ---------------------------------------------------------===//

namespace {
/// The names of values with the memory of a value.
struct AliasNames {
  const BufferizationState &state;
  AsmState names;
  OpBuilder builder;

  Attribute get(Value value) {
    SmallVector<Attribute> aliases;
    state.forEachAlias(value, [&](Value alias) {
      std::string text;
      llvm::raw_string_ostream os(text);
      names.printOperand(alias, os);
      aliases.push_back(builder.getStringAttr(text));
    });
    return builder.getArrayAttr(aliases);
  }
  template <typename Range> Attribute getAll(Range &&values) {
    SmallVector<Attribute> sets;
    for (Value value : values)
      if (isTensorType(value.getType()))
        sets.push_back(get(value));
    return builder.getArrayAttr(sets);
  }
};
} // namespace

static void annotateAliases(Operation *op, AliasNames &names) {
  auto results = cast<ArrayAttr>(names.getAll(op->getResults()));
  if (!results.empty())
    op->setAttr("__opresult_alias_set_attr__", results);
  SmallVector<Attribute> regions;
  bool hasTensors = false;
  for (Region &region : op->getRegions()) {
    SmallVector<Attribute> blocks;
    for (Block &block : region) {
      auto arguments = cast<ArrayAttr>(names.getAll(block.getArguments()));
      hasTensors |= !arguments.empty();
      blocks.push_back(arguments);
    }
    regions.push_back(names.builder.getArrayAttr(blocks));
  }
  if (hasTensors)
    op->setAttr("__bbarg_alias_set_attr__",
                names.builder.getArrayAttr(regions));
}

void strata::annotateAliasSets(Operation *root,
                               const BufferizationState &state) {
  size_t numCyclic = 0;
  SmallVector<Operation *> roots = {root};
  if (state.getOptions().bufferizeFunctionBoundaries)
    roots = state.getFunctions(&numCyclic);
  for (Operation *op : roots) {
    if (!state.isAllowed(op))
      continue;
    AliasNames names{state, AsmState(op), OpBuilder(op->getContext())};
    op->walk([&](Operation *inner) { annotateAliases(inner, names); });
  }
}

//===-- Conflicts ----------------------------------------------------------===//

/// Sets a unit attribute `<id>[<kind><result or argument>]` for a value.
static void annotateValue(Value value, const std::string &id, StringRef kind) {
  auto result = dyn_cast<OpResult>(value);
  Operation *op =
      result ? result.getDefiningOp() : value.getParentBlock()->getParentOp();
  unsigned number = result ? result.getResultNumber()
                           : cast<BlockArgument>(value).getArgNumber();
  std::string name = id + "[" + kind.str() + (result ? "result " : "bbArg ") +
                     std::to_string(number) + "]";
  op->setAttr(name, OpBuilder(op->getContext()).getUnitAttr());
}

void BufferizationState::annotateConflict(OpOperand &read, OpOperand &write,
                                          Value definition) {
  std::string id = "C_" + std::to_string(numConflicts++);
  auto annotate = [&](OpOperand &use, StringRef kind) {
    std::string name = id + "[" + kind.str() + ": " +
                       std::to_string(use.getOperandNumber()) + "]";
    use.getOwner()->setAttr(
        name, OpBuilder(use.getOwner()->getContext()).getUnitAttr());
  };
  annotate(write, "CONFL-WRITE");
  annotate(read, "READ");
  annotateValue(definition, id, "DEF: ");
}

void BufferizationState::annotateNotWritable(Value value) {
  annotateValue(value, "W_" + std::to_string(numNotWritable++),
                "NOT-WRITABLE: ");
}
