// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations, expressions, and records of variables, which directly follow the
// value.
#include "tools/strata-codegen/Import/DebugNodesDetail.h"
#include "tools/strata-codegen/Import/FunctionImportDetail.h"

#include "llvm/BinaryFormat/Dwarf.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugProgramInstruction.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace strata;
using namespace strata::codegen;

std::string ModuleImport::getDebugNode(const llvm::DINode *node) {
  return debugNodes->get(node);
}

//===-- Expressions --------------------------------------------------------===//

std::string ModuleImport::getExpression(const llvm::DIExpression *expression) {
  std::vector<std::string> operations;
  for (const auto &operation : expression->expr_ops()) {
    std::string text =
        llvm::dwarf::OperationEncodingString(operation.getOp()).str();
    std::vector<std::string> arguments;
    for (unsigned i = 0; i < operation.getNumArgs(); ++i)
      arguments.push_back(
          operation.getOp() == llvm::dwarf::DW_OP_LLVM_convert && i == 1
              ? llvm::dwarf::AttributeEncodingString(
                    unsigned(operation.getArg(i)))
                    .str()
              : std::to_string(operation.getArg(i)));
    operations.push_back(
        arguments.empty() ? text : text + "(" + join(arguments) + ")");
  }
  return operations.empty() ? "#llvm.di_expression<>"
                            : "#llvm.di_expression<[" + join(operations) + "]>";
}

std::string
ModuleImport::getExpression(const llvm::DIGlobalVariableExpression *node) {
  std::string variable = getDebugNode(node->getVariable());
  if (variable.empty())
    return {};
  return makeAlias("#llvm.di_global_variable_expression<var = " + variable +
                   ", expr = " +
                   StringRef(getExpression(node->getExpression()))
                       .drop_front(strlen("#llvm.di_expression")) +
                   ">");
}

//===-- Locations ----------------------------------------------------------===//

/// `loc(...)` of a place, which was inlined at `caller` unless that is empty.
std::string ModuleImport::makeLocation(const llvm::DILocation *location,
                                       StringRef caller) {
  std::string text = quote(location->getFilename()) + ":" +
                     std::to_string(location->getLine()) + ":" +
                     std::to_string(location->getColumn());
  std::string scope = getDebugNode(location->getScope());
  if (!scope.empty())
    text = "fused<" + scope + ">[" + text + "]";
  if (caller.consume_front(" loc("))
    text = ("callsite(" + text + " at " + caller.drop_back() + ")").str();
  return " loc(" + makeAlias("loc(" + text + ")") + ")";
}

std::string ModuleImport::getLocation(const llvm::DILocation *location) {
  // Callers first. Until a place is known it is unknown, for those inlined in themselves.
  std::string text = " loc(unknown)";
  SmallVector<const llvm::DILocation *> chain;
  const llvm::DILocation *caller = location;
  while (caller && locations.try_emplace(caller, text).second) {
    chain.push_back(caller);
    caller = caller->getInlinedAt();
  }
  if (caller)
    text = locations[caller];
  for (const llvm::DILocation *place : llvm::reverse(chain)) {
    text = makeLocation(place, place->getInlinedAt() ? StringRef(text) : "");
    locations[place] = text;
  }
  return text;
}

std::string ModuleImport::getFunctionLocation(const llvm::Function &function) {
  const llvm::DISubprogram *subprogram = function.getSubprogram();
  std::string scope = getDebugNode(subprogram);
  if (scope.empty())
    return " loc(unknown)";
  return " loc(fused<" + scope + ">[" + quote(subprogram->getFilename()) + ":" +
         std::to_string(subprogram->getLine()) + ":0])";
}

//===-- Records ------------------------------------------------------------===//

/// Upstream leaves out those in front of calls of intrinsics.
bool FunctionImport::hasRecords(const Instruction &instruction) const {
  return module.getOptions().importsAllRecords ||
         !llvm::isa<llvm::IntrinsicInst>(instruction);
}

/// Labels have no value: they stay where they are.
void FunctionImport::importLabels(const Instruction &instruction) {
  if (!hasRecords(instruction))
    return;
  for (const llvm::DbgRecord &record : instruction.getDbgRecordRange()) {
    auto *label = llvm::dyn_cast<llvm::DbgLabelRecord>(&record);
    std::string text = label ? module.getDebugNode(label->getLabel()) : "";
    if (!text.empty())
      current->lines.push_back(
          {"\"llvm.intr.dbg.label\"() <{label = " + text + "}> : () -> ()" +
               module.getLocation(label->getDebugLoc().get()),
           nullptr});
  }
}

/// Puts a record after the definition of its value.
void FunctionImport::placeRecord(const llvm::Value *value, std::string text) {
  auto *instruction = llvm::dyn_cast<Instruction>(value);
  if (auto *invoke = llvm::dyn_cast<llvm::InvokeInst>(value))
    blocks[invoke->getNormalDest()].first.push_back(std::move(text));
  else if (auto *phi = llvm::dyn_cast<llvm::PHINode>(value))
    blocks[phi->getParent()].first.push_back(std::move(text));
  else if (llvm::isa<llvm::Constant>(value) &&
           constants.getLines().back().value == value)
    behindConstants.push_back(std::move(text));
  else if (instruction || llvm::isa<llvm::Constant>(value))
    behind[value].push_back(std::move(text));
  else
    blocks[&function.getEntryBlock()].first.push_back(std::move(text));
}

LogicalResult
FunctionImport::importRecord(const llvm::DbgVariableRecord &record) {
  // Lists of values, and values that are metadata, have no form in the dialect, nor have
  // assignments, of whose addresses upstream makes constants all the same.
  if (record.isDbgAssign())
    if (auto *address =
            llvm::dyn_cast_or_null<llvm::Constant>(record.getAddress()))
      return success(!constants.get(address, nullptr).empty());
  bool isDeclare = record.isDbgDeclare();
  if (record.hasArgList() || (!isDeclare && !record.isDbgValue()))
    return success();
  const llvm::Value *value = record.getVariableLocationOp(0);
  std::string variable = module.getDebugNode(record.getVariable());
  if (!value || value->getType()->isMetadataTy() || variable.empty())
    return success();
  if (!llvm::isa<llvm::Constant>(value) && !names.contains(value))
    return success();
  std::string operand = get(value, nullptr);
  if (operand.empty())
    return failure();
  std::string text =
      std::string("\"llvm.intr.dbg.") + (isDeclare ? "declare" : "value") +
      "\"(" + operand +
      ") <{locationExpr = " + module.getExpression(record.getExpression()) +
      ", varInfo = " + variable + "}> : (" + module.getType(value->getType()) +
      ") -> ()" + module.getLocation(record.getDebugLoc().get());
  placeRecord(value, std::move(text));
  return success();
}

LogicalResult FunctionImport::importRecords() {
  for (const llvm::BasicBlock *block : order)
    for (const Instruction &instruction : *block)
      for (const llvm::DbgRecord &record : instruction.getDbgRecordRange())
        if (auto *variable = llvm::dyn_cast<llvm::DbgVariableRecord>(&record))
          if (hasRecords(instruction) && failed(importRecord(*variable)))
            return failure();
  return success();
}
