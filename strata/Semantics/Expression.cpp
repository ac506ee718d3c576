// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Semantics/Expression.h"

#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/Support/Error.h"

using namespace strata;
using namespace strata::semantics;

static bool isInteger(Type type) { return type.isIndex() || type.isInteger(); }

Attribute semantics::makeLiteral(StringRef text, Type type) {
  if (auto floatType = dyn_cast<FloatType>(type)) {
    APFloat value(floatType.getFloatSemantics());
    if (llvm::Error error =
            value.convertFromString(text, APFloat::rmNearestTiesToEven)
                .takeError())
      llvm::consumeError(std::move(error));
    return FloatAttr::get(type, value);
  }
  unsigned width = getScalarWidth(type);
  APInt value(std::max<unsigned>(width, 4 * text.size()), text, 10);
  return IntegerAttr::get(type, value.trunc(width));
}

static APInt getBits(Attribute literal) {
  if (auto number = dyn_cast<FloatAttr>(literal))
    return number.getValue().bitcastToAPInt();
  return cast<IntegerAttr>(literal).getValue();
}

bool Expression::accepts(ArrayRef<Type> slots) const {
  return llvm::all_of(types, [&](const NodeType &type) {
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
  });
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
  return (value.value_or(0) & node.mask) == node.mask;
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
      return getBits(
          makeLiteral(expression.literals[node.payload], getType(node)));
    case NodeKind::Width:
      return APInt(64, getScalarWidth(inputs.types[node.payload]))
          .zextOrTrunc(getScalarWidth(getType(node)));
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
    SmallVector<APInt, 3> args;
    for (uint32_t operand : node.operands) {
      Outcome outcome = evaluate(expression.nodes[operand]);
      if (!outcome.isValue())
        return outcome;
      args.push_back(std::move(outcome.bits));
    }
    Type from = getType(getOperand(node, 0));
    bool takesType = getInfo(node.function).getParameters().ends_with("t");
    return apply(node.function, args, from,
                 takesType ? inputs.types[node.payload] : from);
  }

  const Expression &expression;
  const Inputs &inputs;
};

Outcome Expression::evaluate(const Inputs &inputs) const {
  return Evaluation(*this, inputs).evaluate(nodes.back());
}
