// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// transform.loop.outline: loops as functions of their own.
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/SCF/SCFOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Context.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/IR/Graph/Visitors.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinTypes.h"
#include "strata/Interfaces/LoopLikeInterface.h"
#include "strata/TransformDialect/TransformOpsDetail.h"

#include "llvm/ADT/SetVector.h"

using namespace strata;
using namespace ::dialects::transform;

/// The operands of `loop` and of operations in it that are defined outside, those of inner operations
/// first.
static llvm::SetVector<Value> getOuterValues(Operation *loop) {
  llvm::SetVector<Value> values;
  loop->walk([&](Operation *op) {
    for (Value operand : op->getOperands()) {
      Operation *parent = operand.getParentBlock()->getParentOp();
      if (!parent || !loop->isAncestor(parent))
        values.insert(operand);
    }
  });
  return values;
}

/// A name of a symbol that is not in `table`.
static std::string getUnusedName(Operation *table, StringRef name) {
  std::string result = name.str();
  for (unsigned i = 0; SymbolTable::lookupSymbolIn(table, result); ++i)
    result = (name + "_" + Twine(i)).str();
  return result;
}

/// A function before `place` that executes a copy of `loop`, given `values`.
static func::FuncOp createFunction(RewriterBase &rewriter, Operation *place,
                                   StringRef name, Operation *loop,
                                   ArrayRef<Value> values) {
  Location loc = loop->getLoc();
  SmallVector<Type> types;
  SmallVector<Location> locs;
  for (Value value : values) {
    types.push_back(value.getType());
    locs.push_back(value.getLoc());
  }
  rewriter.setInsertionPoint(place);
  auto type =
      FunctionType::get(rewriter.getContext(), types, loop->getResultTypes());
  auto function = func::FuncOp::create(rewriter, loc, name, type);
  Region &region = function->getRegion(0);
  Block *body = rewriter.createBlock(&region, {}, types, locs);
  IRMapping mapping;
  for (auto [value, argument] : llvm::zip_equal(values, body->getArguments())) {
    mapping.map(value, argument);
    Operation *constant = value.getDefiningOp();
    if (!constant || !matchPattern(value, m_Constant()))
      continue;
    rewriter.setInsertionPointToStart(body);
    mapping.map(value, rewriter.clone(*constant)->getResult(0));
  }
  rewriter.setInsertionPointToEnd(body);
  Operation *copy = rewriter.clone(*loop, mapping);
  func::ReturnOp::create(rewriter, loc, copy->getResults());
  return function;
}

/// A call of `function` in the place of `loop`, in a region of its own.
static Operation *replaceByCall(RewriterBase &rewriter, Operation *loop,
                                func::FuncOp function, ArrayRef<Value> values) {
  Location loc = loop->getLoc();
  rewriter.setInsertionPoint(loop);
  auto region =
      scf::ExecuteRegionOp::create(rewriter, loc, loop->getResultTypes());
  rewriter.createBlock(&region->getRegion(0), {}, TypeRange(), {});
  Operation *call = func::CallOp::create(rewriter, loc, function.getSymName(),
                                         loop->getResultTypes(), values);
  scf::YieldOp::create(rewriter, loc, call->getResults());
  rewriter.replaceOp(loop, region->getResults());
  return call;
}

static DiagnosedSilenceableFailure applyOutline(LoopOutlineOp op,
                                                TransformState &state,
                                                TransformResults &results) {
  SmallVector<Operation *, 4> targets(state.getPayloadOps(op.getTarget()));
  SmallVector<Operation *, 4> functions, calls;
  IRRewriter rewriter(op->getContext());
  for (Operation *target : targets) {
    auto checked = checkTarget(op, target, state);
    if (!checked.succeeded())
      return checked;
    Operation *table =
        target->getParentOp()
            ? SymbolTable::getNearestSymbolTable(target->getParentOp())
            : nullptr;
    Operation *place =
        table ? table->getRegion(0).front().findAncestorOpInBlock(*target)
              : nullptr;
    if (!place || place == target || !isa<LoopLikeOpInterface>(target)) {
      SilenceableError error(op);
      error << "failed to outline";
      error.attachNote(target->getLoc()) << "target op";
      return error;
    }
    llvm::SetVector<Value> values = getOuterValues(target);
    func::FuncOp function =
        createFunction(rewriter, place, getUnusedName(table, op.getFuncName()),
                       target, values.getArrayRef());
    functions.push_back(function);
    calls.push_back(
        replaceByCall(rewriter, target, function, values.getArrayRef()));
  }
  results.set(0, functions);
  results.set(1, calls);
  return DiagnosedSilenceableFailure::success();
}

void strata::addOutlineTransforms(TransformTable &table) {
  addTransform<applyOutline>(table);
}
