// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Graph/IRMapping.h"
#include "strata/Interpreter/RuntimeValue.h"
#include "strata/Prove/CounterexampleDetail.h"
#include "strata/Prove/FloatFlags.h"

using namespace strata;
using namespace strata::prove;
using semantics::Scalar;

Attribute prove::makeNumber(Type type, const APInt &bits) {
  if (auto floatType = dyn_cast<FloatType>(type))
    return FloatAttr::get(type, APFloat(floatType.getFloatSemantics(), bits));
  return IntegerAttr::get(
      type, type.isIndex() ? bits.sextOrTrunc(IndexType::StorageBits) : bits);
}

/// `block` as a function that returns its results.
static std::string printFunction(Block &block, StringRef name) {
  Operation *holder = block.getParentOp();
  OpBuilder builder(holder->getContext());
  Operation &last = block.back();
  SmallVector<Type, 4> arguments, results(last.getOperandTypes());
  for (BlockArgument argument : block.getArguments())
    arguments.push_back(argument.getType());
  auto function = dialects::func::FuncOp::create(
      builder, holder->getLoc(), name,
      builder.getFunctionType(arguments, results));
  OwningOpRef<> owner(function.getOperation());
  Block *body = function.addEntryBlock();
  builder.setInsertionPointToEnd(body);
  IRMapping mapping;
  for (auto [from, to] :
       llvm::zip_equal(block.getArguments(), body->getArguments()))
    mapping.map(Value(from), Value(to));
  for (Operation &op : block.without_terminator())
    builder.clone(op, mapping);
  SmallVector<Value, 4> returned;
  for (Value operand : last.getOperands())
    returned.push_back(mapping.lookupOrDefault(operand));
  dialects::func::ReturnOp::create(builder, holder->getLoc(), returned);
  std::string text;
  llvm::raw_string_ostream os(text);
  function.getOperation()->print(os);
  return text;
}

static void describe(const Scalar &scalar, Type type, raw_ostream &os) {
  Scalar wide = scalar;
  if (type.isIndex())
    wide.bits = wide.bits.sextOrTrunc(IndexType::StorageBits);
  interpreter::printRuntimeValue(wide, type, os);
}

static std::string describe(const BlockOutcome &outcome, TypeRange types) {
  if (outcome.isUndefined)
    return "undefined (" + outcome.reason + ")";
  std::string text;
  llvm::raw_string_ostream os(text);
  for (auto [i, scalar] : llvm::enumerate(outcome.results)) {
    os << (i ? ", " : "");
    describe(scalar, types[i], os);
  }
  return text;
}

std::optional<Counterexample>
prove::describeCounterexample(const BlockPair &pair, ArrayRef<Scalar> arguments,
                              std::string &error) {
  FailureOr<BlockOutcome> before =
      execute(*pair.before, arguments, pair.indexWidth, error);
  FailureOr<BlockOutcome> after = failure();
  if (succeeded(before))
    after = execute(*pair.after, arguments, pair.indexWidth, error);
  if (failed(after))
    return std::nullopt;
  TypeRange types = pair.before->back().getOperandTypes();
  if (isRefined(*before, *after, types, pair.unused))
    return std::nullopt;
  if (hasInnerSignOfZero(*pair.before)) {
    error = "'nsz' leaves the sign of an intermediate zero open";
    return std::nullopt;
  }
  Counterexample result;
  result.before = printFunction(*pair.before, "before");
  result.after = printFunction(*pair.after, "after");
  llvm::raw_string_ostream os(result.arguments);
  for (auto [i, argument] : llvm::enumerate(arguments)) {
    os << (i ? ", " : "");
    describe(argument, pair.before->getArgument(unsigned(i)).getType(), os);
  }
  result.expected = describe(*before, types);
  result.found = describe(*after, types);
  return result;
}
