// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Semantics/Speculation.h"

#include "strata/IR/Build/Matchers.h"
#include "strata/IR/Types/TypeUtilities.h"
#include "strata/Semantics/OpSemantics.h"

using namespace strata;
using namespace strata::semantics;

static bool dividesAll(const APInt &divisor, bool isSigned) {
  // The least number has no quotient by -1.
  return !divisor.isZero() && !(isSigned && divisor.isAllOnes());
}

/// Whether `divisor`, a number of `type`, divides all numbers. An index may have only 32 bits.
static bool dividesAll(const APInt &divisor, bool isSigned, Type type) {
  constexpr unsigned NarrowIndexWidth = 32;
  return dividesAll(divisor, isSigned) &&
         (!type.isIndex() ||
          dividesAll(divisor.trunc(NarrowIndexWidth), isSigned));
}

/// Whether each number of the constant `value` divides all numbers.
static bool dividesAll(Value value, bool isSigned) {
  Attribute constant;
  if (!matchPattern(value, m_Constant(&constant)))
    return false;
  Type type = getElementTypeOrSelf(value.getType());
  if (auto number = dyn_cast<IntegerAttr>(constant))
    return dividesAll(number.getValue(), isSigned, type);
  auto elements = dyn_cast<DenseIntElementsAttr>(constant);
  auto divides = [&](const APInt &divisor) {
    return dividesAll(divisor, isSigned, type);
  };
  if (!elements)
    return false;
  return elements.isSplat()
             ? divides(elements.getSplatValue<APInt>())
             : llvm::all_of(elements.getValues<APInt>(), divides);
}

static bool isAlwaysDefined(Operation *op, const Expression &expression,
                            ArrayRef<Type> types) {
  return llvm::all_of(expression.getNodes(), [&](const Node &node) {
    if (node.kind != NodeKind::Call || !isDivision(node.function))
      return true;
    bool isSigned = isSignedDivision(node.function);
    const Node &divisor = expression.getNodes()[node.operands.back()];
    if (divisor.kind == NodeKind::Operand)
      return dividesAll(op->getOperand(divisor.payload), isSigned);
    if (divisor.kind != NodeKind::Literal)
      return false;
    Type type = expression.getType(divisor, types);
    Scalar number = expression.getLiteral(divisor.payload).getNumber(type);
    return dividesAll(number.bits, isSigned, type);
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
