// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Semantics/Expression.h"

#include "llvm/Support/Error.h"

using namespace strata;
using namespace strata::semantics;

static bool isInteger(Type type) { return type.isIndex() || type.isInteger(); }

Scalar Literal::getNumber(Type type) const {
  unsigned width = getScalarWidth(type);
  auto floatType = dyn_cast<FloatType>(type);
  if (!floatType)
    return integer.zextOrTrunc(width);
  APFloat value(floatType.getFloatSemantics());
  auto status = value.convertFromString(text, APFloat::rmNearestTiesToEven);
  if (!status) {
    llvm::consumeError(status.takeError());
    return Scalar::poison(width);
  }
  bool isZero = StringRef(text).find_first_not_of("0.") == StringRef::npos;
  if ((*status & (APFloat::opOverflow | APFloat::opInvalidOp)) ||
      value.isNaN() || (isZero && !value.isZero()))
    return Scalar::poison(width);
  return value;
}

bool Expression::accepts(ArrayRef<Type> slots) const {
  auto acceptsType = [&](const NodeType &type) {
    if (!type.slot)
      return llvm::all_of(type.others, [&](unsigned other) {
        return slots[other].isInteger(1);
      });
    Type slot = slots[*type.slot];
    bool isRightSort =
        (type.sort != NodeType::Sort::Float && isInteger(slot)) ||
        (type.sort != NodeType::Sort::Integer && slot.isFloat());
    return isRightSort && llvm::all_of(type.others, [&](unsigned other) {
             return slots[other] == slot;
           });
  };
  auto areBitsKept = [&](uint32_t node) {
    const Node &operand = nodes[nodes[node].operands.front()];
    return getWidth(operand, slots) ==
           getScalarWidth(slots[nodes[node].payload]);
  };
  return llvm::all_of(types, acceptsType) &&
         llvm::all_of(bitcasts, areBitsKept);
}

unsigned Expression::getWidth(const Node &node, ArrayRef<Type> slots) const {
  const NodeType &type = types[node.type];
  return type.slot ? getScalarWidth(slots[*type.slot]) : 1;
}

Type Expression::getType(const Node &node, ArrayRef<Type> slots) const {
  const NodeType &type = types[node.type];
  if (type.slot)
    return slots[*type.slot];
  return IntegerType::get(slots.front().getContext(), 1);
}

bool Expression::holds(const Node &node, std::optional<uint64_t> value) const {
  if (!node.cases.empty())
    return value == node.cases.front();
  // The case without bits is that of the number 0.
  uint64_t bits = value.value_or(0);
  return node.mask ? (bits & node.mask) == node.mask : bits == 0;
}

const Node *Expression::selectCase(const Node &node,
                                   std::optional<uint64_t> value) const {
  for (auto [number, operand] : llvm::zip(node.cases, node.operands))
    if (value == number)
      return &nodes[operand];
  return node.mask ? &nodes[node.operands.back()] : nullptr;
}

//===-- Evaluation ---------------------------------------------------------===//

class Expression::Evaluation {
public:
  Evaluation(const Expression &expression, const Inputs &inputs)
      : expression(expression), inputs(inputs) {}

  Outcome evaluate(const Node &node) const {
    switch (node.kind) {
    case NodeKind::Operand: {
      const Scalar &operand = inputs.operands[node.payload];
      return operand.isPoison ? Outcome::poison() : Outcome(operand.bits);
    }
    case NodeKind::Literal:
      return evaluateLiteral(node);
    case NodeKind::Width:
      return APInt(64, getScalarWidth(inputs.types[node.payload]))
          .zextOrTrunc(expression.getWidth(node, inputs.types));
    case NodeKind::Attribute:
      return expression.holds(node, inputs.getAttribute(node.payload));
    case NodeKind::Switch:
      return evaluateSwitch(node);
    case NodeKind::Call:
      return evaluateCall(node);
    default:
      return evaluateChoice(node);
    }
  }

private:
  const Node &getOperand(const Node &node, size_t i) const {
    return expression.nodes[node.operands[i]];
  }
  Type getType(const Node &node) const {
    return expression.getType(node, inputs.types);
  }

  Outcome evaluateLiteral(const Node &node) const {
    const Literal &literal = expression.literals[node.payload];
    if (!expression.types[node.type].slot)
      return literal.integer.getBoolValue();
    Scalar number = literal.getNumber(getType(node));
    return number.isPoison ? Outcome::poison()
                           : Outcome(std::move(number.bits));
  }

  /// Nodes that read only some of their operands.
  Outcome evaluateChoice(const Node &node) const {
    Outcome first = evaluate(getOperand(node, 0));
    if (!first.isValue())
      return first;
    bool bit = first.bits.getBoolValue();
    switch (node.kind) {
    case NodeKind::Select:
      return evaluate(getOperand(node, bit ? 1 : 2));
    case NodeKind::LogicalAnd:
      return bit ? evaluate(getOperand(node, 1)) : first;
    case NodeKind::LogicalOr:
      return bit ? first : evaluate(getOperand(node, 1));
    default:
      return !bit;
    }
  }

  Outcome evaluateSwitch(const Node &node) const {
    const Node *chosen =
        expression.selectCase(node, inputs.getAttribute(node.payload));
    return chosen ? evaluate(*chosen)
                  : Outcome::undefined(
                        "the attribute has no case of the enumeration");
  }

  Outcome evaluateCall(const Node &node) const {
    SmallVector<Outcome, 3> outcomes;
    SmallVector<APInt, 3> args;
    for (uint32_t operand : node.operands) {
      outcomes.push_back(evaluate(expression.nodes[operand]));
      if (outcomes.back().isUndefined())
        return outcomes.back();
      args.push_back(outcomes.back().bits);
    }
    if (!llvm::all_of(outcomes, [](auto &each) { return each.isValue(); }))
      return isDivision(node.function)
                 ? dividePoison(node.function, outcomes.back())
                 : Outcome::poison();
    Type from = getType(getOperand(node, 0));
    bool takesType = getInfo(node.function).getParameters().ends_with("t");
    return apply(node.function, args, from,
                 takesType ? inputs.types[node.payload] : from);
  }

  /// A division of which an operand is poison. It is undefined if it is so for one of the
  /// numbers that may take the place of the poison.
  static Outcome dividePoison(Function function, const Outcome &divisor) {
    if (!divisor.isValue())
      return Outcome::undefined("division by poison");
    if (divisor.bits.isZero())
      return Outcome::undefined("division by zero");
    if (isSignedDivision(function) && divisor.bits.isAllOnes())
      return Outcome::undefined("division of poison by -1");
    return Outcome::poison();
  }

  const Expression &expression;
  const Inputs &inputs;
};

Outcome Expression::evaluate(const Inputs &inputs) const {
  return Evaluation(*this, inputs).evaluate(nodes.back());
}
