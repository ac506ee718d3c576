// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"
#include "strata/Rewrite/PDL/RuleFoldsDetail.h"
#include "strata/Support/ScopeExit.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::pdl;

//===-- Constants of operands ----------------------------------------------===//

namespace {
/// The operation that a thread folds.
struct FoldedOperation {
  Operation *op = nullptr;
  ArrayRef<Attribute> operands = {};
};
} // namespace

static thread_local FoldedOperation foldedOperation;

Attribute pdl::getFoldedConstant(Value value) {
  Operation *op = foldedOperation.op;
  if (!op)
    return {};
  for (auto [operand, constant] :
       llvm::zip(op->getOperands(), foldedOperation.operands))
    if (operand == value && constant)
      return constant;
  return {};
}

//===-- Reading ------------------------------------------------------------===//

/// The values that replace the results of a fold: values of the match, or the attributes of
/// constants.
static SmallVector<Value, 2> findReplacements(Operation *pattern) {
  SmallVector<Value, 2> values;
  Operation *rewrite = &pattern->getRegion(0).front().back();
  // The whole rewrite may be a native.
  if (rewrite->getRegion(0).empty())
    return values;
  for (Operation &op : rewrite->getRegion(0).front()) {
    if (!isPDL(&op, "replace"))
      continue;
    for (Value value : getGroup(&op, /*replValues*/ 2)) {
      Operation *result = value.getDefiningOp();
      Operation *made =
          isPDL(result, "result") && result->getParentOp() == rewrite
              ? (*result->operand_begin()).getDefiningOp()
              : nullptr;
      SmallVector<Value, 4> attributes;
      if (made)
        attributes = getGroup(made, /*attributeValues*/ 1);
      // A constant has one attribute.
      if (made && attributes.size() != 1)
        return {};
      values.push_back(made ? attributes.front() : value);
    }
  }
  return values;
}

void RuleFolds::add(Operation *module, const PDLNatives &natives) {
  llvm::DenseMap<Value, StringRef> names;
  module->walk([&](Operation *op) {
    if (!isPDL(op, "pattern") || !op->getDiscardableAttr("strata.fold"))
      return;
    StringAttr rule = SymbolTable::getSymbolName(op);
    SmallVector<Value, 2> values = findReplacements(op);
    if (!rule || values.empty())
      return;
    auto &list = replacements[rule.getValue()];
    for (Value value : values) {
      std::string name = std::to_string(names.size());
      StringRef known = StringAttr::get(op->getContext(), name).getValue();
      list.push_back(names.try_emplace(value, known).first->second.str());
    }
  });
  if (replacements.empty())
    return;
  // Errors have been reported when the rules were compiled.
  (void)compileMatches(
      module, natives, names,
      [&](std::shared_ptr<const Program> program, StringRef root, unsigned) {
        programs[root].push_back(std::move(program));
      });
}

//===-- Folding ------------------------------------------------------------===//

/// Appends the captures called `names` to `results`; fails if their types are not those of
/// the results of `op`.
static LogicalResult takeReplacements(Operation *op,
                                      ArrayRef<std::string> names,
                                      const Action &action,
                                      ArrayRef<PDLValue> registers,
                                      SmallVectorImpl<OpFoldResult> &results) {
  if (names.size() != op->getNumResults())
    return failure();
  for (auto [name, result] : llvm::zip(names, op->getResults())) {
    auto capture = llvm::find_if(action.captures, [&](const auto &entry) {
      return entry.first == name;
    });
    if (capture == action.captures.end())
      return failure();
    const PDLValue &value = registers[capture->second];
    if (value.isNull() || value.isRange())
      return failure();
    if (value.getKind() == PDLValue::Kind::Attribute)
      results.push_back(value.getAttr());
    else if (value.getKind() == PDLValue::Kind::Value &&
             value.getValue().getType() == result.getType())
      results.push_back(value.getValue());
    else
      return failure();
  }
  return success();
}

LogicalResult RuleFolds::fold(Operation *op, ArrayRef<Attribute> operands,
                              SmallVectorImpl<OpFoldResult> &results) const {
  auto found = programs.find(op->getName().getStringRef());
  if (found == programs.end())
    return failure();
  FoldedOperation outer =
      std::exchange(foldedOperation, FoldedOperation{op, operands});
  ScopeExit restore([&] { foldedOperation = outer; });
  bool isDone = false;
  for (const std::shared_ptr<const Program> &program : found->second)
    findMatches(*program, op,
                [&](const Action &action, ArrayRef<PDLValue> registers) {
                  auto names = replacements.find(action.name);
                  if (isDone || names == replacements.end())
                    return;
                  isDone = succeeded(takeReplacements(op, names->second, action,
                                                      registers, results));
                  if (!isDone)
                    results.clear();
                });
  return success(isDone);
}
