// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks are executed by the interpreter. It has an `index` of 64 bits; for one of 32 bits, the
// declarations of the operations are evaluated for integers in its place.
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Interpreter/Interpreter.h"
#include "strata/Prove/FloatFlags.h"
#include "strata/Prove/Refinement.h"
#include "strata/Semantics/OpSemantics.h"

using namespace strata;
using namespace strata::prove;
using namespace strata::interpreter;

namespace {
/// The values of one execution.
class BlockExecution {
public:
  BlockExecution(Block &block, ArrayRef<Scalar> arguments, unsigned indexWidth)
      : block(block), indexWidth(indexWidth) {
    for (auto [argument, value] : llvm::zip(block.getArguments(), arguments))
      values[argument] = value;
  }
  FailureOr<BlockOutcome> run(std::string &error);

private:
  /// Sets the results of `op`; the message of a failure is in `reason`.
  LogicalResult interpret(Operation *op, Interpreter &interpreter,
                          std::string &reason);
  LogicalResult evaluate(Operation *op, std::string &reason);
  void applyFlags(Operation *op);

  Block &block;
  unsigned indexWidth;
  llvm::DenseMap<Value, Scalar> values;
};
} // namespace

LogicalResult BlockExecution::interpret(Operation *op, Interpreter &interpreter,
                                        std::string &reason) {
  SmallVector<RuntimeValue, 4> operands, results;
  for (Value operand : op->getOperands())
    operands.push_back(values.lookup(operand));
  DiagnosticCapture capture;
  if (failed(interpreter.evaluate(op, operands, results))) {
    for (Diagnostic &diag : capture.take())
      if (reason.empty())
        llvm::raw_string_ostream(reason) << diag.str();
    return failure();
  }
  for (auto [result, value] : llvm::zip(op->getResults(), results)) {
    unsigned width = getScalarWidth(result.getType());
    values[result] =
        value.isScalar() ? value.getScalar() : Scalar::poison(width);
  }
  return success();
}

/// The declared results for integers of `indexWidth` bits in place of `index`.
LogicalResult BlockExecution::evaluate(Operation *op, std::string &reason) {
  const semantics::OpSemantics *semantics =
      semantics::getSemantics(op->getDefinition());
  SmallVector<Type, 4> types;
  SmallVector<Scalar, 4> operands;
  auto add = [&](Type type) {
    types.push_back(type.isIndex()
                        ? IntegerType::get(type.getContext(), indexWidth)
                        : type);
  };
  for (Value operand : op->getOperands()) {
    add(operand.getType());
    Scalar scalar = values.lookup(operand);
    scalar.bits = scalar.bits.zextOrTrunc(getScalarWidth(types.back()));
    operands.push_back(scalar);
  }
  llvm::for_each(op->getResultTypes(), add);
  auto getAttribute = [op](unsigned index) {
    return semantics::getAttributeNumber(op, index);
  };
  for (unsigned i = 0; i < op->getNumResults(); ++i) {
    semantics::Outcome outcome =
        semantics->evaluate(i, {operands, types, getAttribute});
    if (outcome.isUndefined()) {
      reason = outcome.reason.str();
      return failure();
    }
    unsigned width = getScalarWidth(types[operands.size() + i]);
    values[op->getResult(i)] =
        outcome.isPoison() ? Scalar::poison(width) : Scalar(outcome.bits);
  }
  return success();
}

/// Makes the results poison if flags exclude the value of an operand or result.
void BlockExecution::applyFlags(Operation *op) {
  FloatFlags flags = getFloatFlags(op);
  if (!flags.noNaNs && !flags.noInfinities)
    return;
  auto isExcluded = [&](Value value) {
    if (!isa<FloatType>(value.getType()) || values[value].isPoison)
      return false;
    APFloat number = values[value].getFloat(value.getType());
    return (flags.noNaNs && number.isNaN()) ||
           (flags.noInfinities && number.isInfinity());
  };
  if (llvm::any_of(op->getOperands(), isExcluded) ||
      llvm::any_of(op->getResults(), isExcluded))
    for (Value result : op->getResults())
      values[result] = Scalar::poison(getScalarWidth(result.getType()));
}

FailureOr<BlockOutcome> BlockExecution::run(std::string &error) {
  Context *ctx = block.getParentOp()->getContext();
  auto module = ModuleOp::create(ctx, block.getParentOp()->getLoc());
  OwningOpRef<> owner(module.getOperation());
  Interpreter interpreter(module.getOperation());
  bool isNarrow = indexWidth && indexWidth != IndexWidth;
  BlockOutcome outcome;
  for (Operation &op : block.without_terminator()) {
    bool isDeclared = semantics::getSemantics(op.getDefinition()) != nullptr;
    LogicalResult done = isNarrow && isDeclared
                             ? evaluate(&op, outcome.reason)
                             : interpret(&op, interpreter, outcome.reason);
    if (succeeded(done)) {
      applyFlags(&op);
      continue;
    }
    if (getFailureReason(outcome.reason) != FailureReason::UndefinedBehavior) {
      error = outcome.reason;
      return failure();
    }
    outcome.isUndefined = true;
    return outcome;
  }
  for (Value result : block.back().getOperands()) {
    Scalar scalar = values.lookup(result);
    if (result.getType().isIndex())
      scalar.bits = scalar.bits.zextOrTrunc(indexWidth);
    outcome.results.push_back(std::move(scalar));
    outcome.anySigns.push_back(hasAnySignOfZero(result));
  }
  return outcome;
}

FailureOr<BlockOutcome> prove::execute(Block &block, ArrayRef<Scalar> arguments,
                                       unsigned indexWidth,
                                       std::string &error) {
  return BlockExecution(block, arguments, indexWidth).run(error);
}
