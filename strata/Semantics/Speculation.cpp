// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Semantics/Speculation.h"

#include "strata/IR/Build/Matchers.h"
#include "strata/Semantics/OpSemantics.h"

using namespace strata;
using namespace strata::semantics;

/// The functions that are undefined for some divisors; the others are always defined.
static bool isDivision(Function function, bool &isSigned) {
  switch (function) {
  case Function::SDiv:
  case Function::SRem:
  case Function::SDivCeil:
  case Function::SDivFloor:
    isSigned = true;
    return true;
  case Function::UDiv:
  case Function::URem:
  case Function::UDivCeil:
    isSigned = false;
    return true;
  default:
    return false;
  }
}

/// The least number has no quotient by -1.
static bool dividesAll(const APInt &divisor, bool isSigned) {
  return !divisor.isZero() && !(isSigned && divisor.isAllOnes());
}

/// Whether each number of the constant `value` divides all numbers.
static bool dividesAll(Value value, bool isSigned) {
  Attribute constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return false;
  if (auto number = dyn_cast<IntegerAttr>(constant))
    return dividesAll(number.getValue(), isSigned);
  auto elements = dyn_cast<DenseIntElementsAttr>(constant);
  return elements &&
         llvm::all_of(elements.getValues<APInt>(), [&](const APInt &divisor) {
           return dividesAll(divisor, isSigned);
         });
}

static bool isAlwaysDefined(Operation *op, const Expression &expression,
                            ArrayRef<Type> types) {
  return llvm::all_of(expression.getNodes(), [&](const Node &node) {
    bool isSigned = false;
    if (node.kind != NodeKind::Call || !isDivision(node.function, isSigned))
      return true;
    const Node &divisor = expression.getNodes()[node.operands.back()];
    if (divisor.kind == NodeKind::Operand)
      return dividesAll(op->getOperand(divisor.payload), isSigned);
    return divisor.kind == NodeKind::Literal &&
           dividesAll(expression.getLiteral(divisor.payload)
                          .getNumber(expression.getType(divisor, types))
                          .bits,
                      isSigned);
  });
}

bool semantics::isAlwaysDefined(Operation *op) {
  const OpSemantics *semantics = getSemantics(op->getDefinition());
  if (!semantics || semantics->undefinedIf)
    return false;
  FailureOr<SmallVector<Type, 4>> types = semantics->getTypes(op);
  auto isDefined = [&](const std::shared_ptr<const Expression> &expression) {
    return !expression || ::isAlwaysDefined(op, *expression, *types);
  };
  return succeeded(types) && llvm::all_of(semantics->values, isDefined) &&
         isDefined(semantics->poisonIf);
}
