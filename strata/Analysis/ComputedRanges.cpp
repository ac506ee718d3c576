// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The expressions of declared computations, evaluated with ranges in place of numbers.
#include "strata/Analysis/FunctionRanges.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Semantics/OpSemantics.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::semantics;
using Range = ConstantIntRanges;
using MaybeRange = std::optional<Range>;

namespace {
class RangeEvaluation {
public:
  RangeEvaluation(Operation *op, const OpSemantics &semantics,
                  ArrayRef<Range> operands, ArrayRef<Type> types)
      : op(op), semantics(semantics), operands(operands), types(types) {}

  /// std::nullopt for values that are no integers.
  MaybeRange evaluate(const Expression &expression) {
    return evaluate(expression, expression.getNodes().back());
  }

private:
  MaybeRange evaluate(const Expression &expression, const Node &node);
  MaybeRange evaluateChoice(const Expression &expression, const Node &node);
  MaybeRange evaluateCall(const Expression &expression, const Node &node,
                          unsigned width);
  NoWrap findNoWrap(const Expression &expression, const Node &sum);
  void addNoWrap(const Expression &expression, const Node &sum,
                 const Node &poison, NoWrap &noWrap);

  Operation *op;
  const OpSemantics &semantics;
  ArrayRef<Range> operands;
  ArrayRef<Type> types;
};
} // namespace

static Range makeBit(bool canBeFalse, bool canBeTrue) {
  return Range::fromUnsigned(APInt(1, !canBeFalse), APInt(1, canBeTrue));
}

MaybeRange RangeEvaluation::evaluate(const Expression &expression,
                                     const Node &node) {
  Type type = expression.getType(node, types);
  if (!isa<IntegerType, IndexType>(type))
    return std::nullopt;
  unsigned width = Range::getStorageBitwidth(type);
  switch (node.kind) {
  case NodeKind::Operand:
    return operands[node.payload];
  case NodeKind::Literal:
    return Range::constant(
        expression.getLiteral(node.payload).getNumber(type).bits);
  case NodeKind::Width:
    return Range::constant(
        APInt(64, getScalarWidth(types[node.payload])).zextOrTrunc(width));
  case NodeKind::Attribute:
    return Range::constant(
        APInt(1, expression.holds(node, getAttributeNumber(op, node.payload))));
  case NodeKind::Switch: {
    const Node *chosen =
        expression.selectCase(node, getAttributeNumber(op, node.payload));
    return chosen ? evaluate(expression, *chosen) : Range::maxRange(width);
  }
  case NodeKind::Call:
    return evaluateCall(expression, node, width);
  default:
    return evaluateChoice(expression, node);
  }
}

MaybeRange RangeEvaluation::evaluateChoice(const Expression &expression,
                                           const Node &node) {
  ArrayRef<Node> nodes = expression.getNodes();
  auto get = [&](size_t i) {
    return evaluate(expression, nodes[node.operands[i]]);
  };
  Range first = *get(0);
  bool canBeTrue = !first.umax().isZero(), canBeFalse = first.umin().isZero();
  if (node.kind == NodeKind::LogicalNot)
    return makeBit(canBeTrue, canBeFalse);
  if (node.kind == NodeKind::Select) {
    if (!canBeTrue || !canBeFalse)
      return get(canBeTrue ? 1 : 2);
    return get(1)->rangeUnion(*get(2));
  }
  Range second = *get(1);
  bool secondTrue = !second.umax().isZero(),
       secondFalse = second.umin().isZero();
  if (node.kind == NodeKind::LogicalAnd)
    return makeBit(canBeFalse || secondFalse, canBeTrue && secondTrue);
  return makeBit(canBeFalse && secondFalse, canBeTrue || secondTrue);
}

MaybeRange RangeEvaluation::evaluateCall(const Expression &expression,
                                         const Node &node, unsigned width) {
  SmallVector<Range, 3> args;
  for (uint32_t operand : node.operands) {
    MaybeRange range = evaluate(expression, expression.getNodes()[operand]);
    if (!range)
      return Range::maxRange(width);
    args.push_back(*range);
  }
  return inferFunctionRange(node.function, args, width,
                            findNoWrap(expression, node));
}

//===-- Overflow -----------------------------------------------------------===//

/// The functions that tell whether `function` overflows, signed and unsigned.
static std::optional<std::pair<Function, Function>>
getOverflowFunctions(Function function) {
  switch (function) {
  case Function::Add:
    return std::pair(Function::SAddOverflow, Function::UAddOverflow);
  case Function::Sub:
    return std::pair(Function::SSubOverflow, Function::USubOverflow);
  case Function::Mul:
    return std::pair(Function::SMulOverflow, Function::UMulOverflow);
  case Function::Shl:
    return std::pair(Function::SShlOverflow, Function::UShlOverflow);
  default:
    return std::nullopt;
  }
}

/// Whether two calls have the same operands of the operation as arguments.
static bool haveSameOperands(const Expression &a, const Node &callA,
                             const Expression &b, const Node &callB) {
  for (auto [x, y] : llvm::zip(callA.operands, callB.operands)) {
    const Node &left = a.getNodes()[x], &right = b.getNodes()[y];
    if (left.kind != NodeKind::Operand || right.kind != NodeKind::Operand ||
        left.payload != right.payload)
      return false;
  }
  return true;
}

/// The overflow of `sum` that makes the result poison.
NoWrap RangeEvaluation::findNoWrap(const Expression &expression,
                                   const Node &sum) {
  NoWrap noWrap;
  if (semantics.poisonIf && getOverflowFunctions(sum.function))
    addNoWrap(expression, sum, semantics.poisonIf->getNodes().back(), noWrap);
  return noWrap;
}

/// Looks for `flag && overflow(a, b)` in a disjunction, where the flag is set.
void RangeEvaluation::addNoWrap(const Expression &expression, const Node &sum,
                                const Node &poison, NoWrap &noWrap) {
  const Expression &condition = *semantics.poisonIf;
  auto get = [&](size_t i) -> const Node & {
    return condition.getNodes()[poison.operands[i]];
  };
  if (poison.kind == NodeKind::LogicalOr) {
    addNoWrap(expression, sum, get(0), noWrap);
    addNoWrap(expression, sum, get(1), noWrap);
  }
  if (poison.kind == NodeKind::LogicalAnd &&
      get(0).kind == NodeKind::Attribute &&
      condition.holds(get(0), getAttributeNumber(op, get(0).payload)))
    addNoWrap(expression, sum, get(1), noWrap);
  if (poison.kind != NodeKind::Call ||
      !haveSameOperands(expression, sum, condition, poison))
    return;
  auto [isSigned, isUnsigned] = *getOverflowFunctions(sum.function);
  noWrap.isSigned |= poison.function == isSigned;
  noWrap.isUnsigned |= poison.function == isUnsigned;
}

//===-- Operations ---------------------------------------------------------===//

void strata::inferComputedRanges(Operation *op,
                                 InferIntRangeInterface::Ranges operands,
                                 InferIntRangeInterface::Results results) {
  const OpSemantics &semantics = *getSemantics(op->getDefinition());
  FailureOr<SmallVector<Type, 4>> types = semantics.getTypes(op);
  // Ranges are for indices of 64 bits.
  if (semantics.isForAnyIndexWidth || failed(types))
    return;
  RangeEvaluation evaluation(op, semantics, operands, *types);
  for (auto [value, result] : llvm::zip(semantics.values, results))
    result = evaluation.evaluate(*value);
}
