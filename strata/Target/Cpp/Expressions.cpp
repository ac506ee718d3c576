// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values: names of variables, places, and expressions of several operators.
#include "strata/Dialects/EmitC/EmitCExpressions.h"
#include "strata/IR/Diagnostics.h"
#include "strata/Support/Stack.h"
#include "strata/Target/Cpp/EmitterDetail.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::cpp;

//===-- Operators ----------------------------------------------------------===//

static constexpr OperatorSyntax unaryOperators[] = {
    {emitc::AddressOfOp::getOperationName(), "&", UnaryPrecedence},
    {emitc::BitwiseNotOp::getOperationName(), "~", UnaryPrecedence},
    {emitc::LogicalNotOp::getOperationName(), "!", UnaryPrecedence},
    {emitc::UnaryMinusOp::getOperationName(), "-", UnaryPrecedence},
    {emitc::UnaryPlusOp::getOperationName(), "+", UnaryPrecedence},
};

static constexpr OperatorSyntax binaryOperators[] = {
    {emitc::AddOp::getOperationName(), "+", SumPrecedence},
    {emitc::BitwiseAndOp::getOperationName(), "&", AndPrecedence},
    {emitc::BitwiseLeftShiftOp::getOperationName(), "<<", ShiftPrecedence},
    {emitc::BitwiseOrOp::getOperationName(), "|", OrPrecedence},
    {emitc::BitwiseRightShiftOp::getOperationName(), ">>", ShiftPrecedence},
    {emitc::BitwiseXorOp::getOperationName(), "^", XorPrecedence},
    {emitc::DivOp::getOperationName(), "/", ProductPrecedence},
    {emitc::LogicalAndOp::getOperationName(), "&&", LogicalAndPrecedence},
    {emitc::LogicalOrOp::getOperationName(), "||", LogicalOrPrecedence},
    {emitc::MulOp::getOperationName(), "*", ProductPrecedence},
    {emitc::RemOp::getOperationName(), "%", ProductPrecedence},
    {emitc::SubOp::getOperationName(), "-", SumPrecedence},
};

/// Indexed by the number of the predicate.
static constexpr OperatorSyntax comparisons[] = {
    {"", "==", EqualityPrecedence}, {"", "!=", EqualityPrecedence},
    {"", "<", RelationPrecedence},  {"", "<=", RelationPrecedence},
    {"", ">", RelationPrecedence},  {"", ">=", RelationPrecedence},
    {"", "<=>", ThreeWayPrecedence}};

static const OperatorSyntax *findOperator(Operation *op,
                                          ArrayRef<OperatorSyntax> operators) {
  const OperatorSyntax *found =
      llvm::find_if(operators, [&](const OperatorSyntax &entry) {
        return entry.op == op->getName().getStringRef();
      });
  return found == operators.end() ? nullptr : found;
}

const OperatorSyntax *cpp::findUnaryOperator(Operation *op) {
  return findOperator(op, unaryOperators);
}

const OperatorSyntax *cpp::findBinaryOperator(Operation *op) {
  if (auto comparison = dyn_cast<emitc::CmpOp>(op))
    return &comparisons[unsigned(comparison.getPredicate())];
  return findOperator(op, binaryOperators);
}

unsigned Emitter::getPrecedence(Operation *op) {
  if (const OperatorSyntax *syntax = findUnaryOperator(op))
    return syntax->precedence;
  if (const OperatorSyntax *syntax = findBinaryOperator(op))
    return syntax->precedence;
  if (isa<emitc::ApplyOp, emitc::CastOp>(op))
    return UnaryPrecedence;
  if (isa<emitc::ConditionalOp>(op))
    return ConditionalPrecedence;
  return isa<emitc::ConstantOp>(op) ? ConstantPrecedence : CallPrecedence;
}

//===-- Names --------------------------------------------------------------===//

bool cpp::isDeferred(Operation *op) {
  return isa<emitc::DereferenceOp, emitc::GetFieldOp, emitc::GetGlobalOp,
             emitc::LiteralOp, emitc::MemberOp, emitc::MemberOfPtrOp,
             emitc::SubscriptOp>(op);
}

StringRef Emitter::getOrCreateName(Value value) {
  std::string &name = names[value];
  if (name.empty())
    name = createName("v");
  return name;
}

std::string Emitter::createName(StringRef prefix) {
  std::string name;
  do
    name = prefix.str() + std::to_string(++numNames);
  while (reservedNames.contains(name));
  return name;
}

std::string Emitter::getIndicesText(ValueRange indices) {
  std::string text;
  for (Value index : indices)
    text += "[" + getText(index) + "]";
  return text;
}

/// The text of `place` in front of an operator that binds tighter than `*`.
static std::string parenthesize(Value place, std::string text) {
  return isa_and_nonnull<emitc::DereferenceOp>(place.getDefiningOp())
             ? "(" + text + ")"
             : text;
}

std::string Emitter::getDeferredText(Operation *op) {
  if (auto literal = dyn_cast<emitc::LiteralOp>(op))
    return literal.getValue().str();
  if (auto global = dyn_cast<emitc::GetGlobalOp>(op))
    return global.getName().str();
  if (auto field = dyn_cast<emitc::GetFieldOp>(op))
    return field.getFieldName().str();
  if (auto pointed = dyn_cast<emitc::DereferenceOp>(op))
    return "*" + getText(pointed.getPointer());
  if (auto member = dyn_cast<emitc::MemberOp>(op))
    return parenthesize(member.getOperand(), getText(member.getOperand())) +
           "." + member.getMember().str();
  if (auto member = dyn_cast<emitc::MemberOfPtrOp>(op))
    return parenthesize(member.getOperand(), getText(member.getOperand())) +
           "->" + member.getMember().str();
  auto element = cast<emitc::SubscriptOp>(op);
  return getText(element.getValue()) +
         getIndicesText(ValueRange(element.getIndices()));
}

std::string Emitter::getText(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || !isDeferred(op))
    return getOrCreateName(value).str();
  return runWithSufficientStackSpace([&] { return getDeferredText(op); });
}

//===-- Expressions --------------------------------------------------------===//

/// C evaluates the operands of these users once, and before anything else.
static bool evaluatesFirst(Operation *user, Value value) {
  if (isa<emitc::IfOp, emitc::ReturnOp, emitc::SwitchOp>(user))
    return true;
  auto assign = dyn_cast<emitc::AssignOp>(user);
  return assign && assign.getValue() == value &&
         isa_and_nonnull<emitc::VariableOp>(assign.getVar().getDefiningOp());
}

bool cpp::isInlined(emitc::ExpressionOp op) {
  Value result = op.getResult();
  if (op.getDoNotInline() || !result.hasOneUse())
    return false;
  Operation *user = result.getUses().begin()->getOwner();
  if (isDeferred(user) || isa<emitc::ExpressionOp>(user) ||
      emitc::isCExpression(user))
    return false;
  if (!emitc::hasSideEffects(op))
    return true;
  if (!emitc::hasEffectsOfCallsOnly(op))
    return op->getNextNode() == user && evaluatesFirst(user, result);
  return emitc::canMoveTo(op, user) &&
         (evaluatesFirst(user, result) ||
          isa<emitc::AssignOp, func::ReturnOp>(user));
}

/// Operations that one expression writes, at most: an operation is written for each use of its
/// result.
static constexpr unsigned MaxExpressionOps = 1 << 16;

LogicalResult Emitter::emitExpression(emitc::ExpressionOp op,
                                      unsigned precedence) {
  emitc::ExpressionOp outer = expression;
  Operation *outerUser = user;
  unsigned numOuterOps = numExpressionOps;
  expression = op;
  user = isInlined(op) ? op.getResult().getUses().begin()->getOwner() : nullptr;
  numExpressionOps = 0;
  auto yield = cast<emitc::YieldOp>(op.getRegion().front().getTerminator());
  LogicalResult result = emitOperand(yield.getResult(), precedence);
  expression = outer;
  user = outerUser;
  numExpressionOps = numOuterOps;
  return result;
}

LogicalResult Emitter::emitOperand(Value value, unsigned precedence) {
  Operation *op = value.getDefiningOp();
  bool isInExpression =
      expression && value.getParentBlock() == &expression.getRegion().front();
  if (isInExpression && !op) {
    unsigned number = cast<BlockArgument>(value).getArgNumber();
    os << getText(expression->getOperand(number));
    return success();
  }
  if (auto inlined = dyn_cast_or_null<emitc::ExpressionOp>(op);
      inlined && isInlined(inlined))
    return emitExpression(inlined, precedence);
  if (!isInExpression) {
    os << getText(value);
    return success();
  }
  if (++numExpressionOps > MaxExpressionOps)
    return expression->emitOpError("has more than ")
           << MaxExpressionOps
           << " operations if each is written at each of its uses";
  bool hasCast = needsCast(op, user);
  unsigned ownPrecedence =
      hasCast ? unsigned(UnaryPrecedence) : getPrecedence(op);
  bool hasParentheses = ownPrecedence <= precedence;
  os << (hasParentheses ? "(" : "");
  if (hasCast) {
    os << "(";
    if (failed(emitType(op->getLoc(), op->getResult(0).getType())))
      return failure();
    os << ") ";
  }
  bool hasOperand = hasCast && getPrecedence(op) <= UnaryPrecedence;
  os << (hasOperand ? "(" : "");
  if (failed(runWithSufficientStackSpace([&] { return emitOperator(op); })))
    return failure();
  os << (hasOperand ? ")" : "") << (hasParentheses ? ")" : "");
  return success();
}

LogicalResult Emitter::emitOperands(ValueRange values) {
  bool isFirst = true;
  for (Value value : values) {
    os << (isFirst ? "" : ", ");
    isFirst = false;
    if (failed(emitOperand(value)))
      return failure();
  }
  return success();
}

/// `--5` is no negation.
static bool isNegativeNumber(Value value) {
  auto constant = value.getDefiningOp<emitc::ConstantOp>();
  if (!constant)
    return false;
  auto integer = dyn_cast<IntegerAttr>(constant.getValueAttr());
  auto number = dyn_cast<FloatAttr>(constant.getValueAttr());
  auto opaque = dyn_cast<emitc::OpaqueAttr>(constant.getValueAttr());
  return (integer && integer.getValue().isNegative()) ||
         (number && number.getValue().isNegative()) ||
         (opaque && opaque.getValue().starts_with("-"));
}

/// Writes the value of `op`, without the variable that it is assigned to.
LogicalResult Emitter::emitOperator(Operation *op) {
  Operation *outerUser = user;
  user = op;
  LogicalResult result = emitOperatorText(op);
  user = outerUser;
  return result;
}

LogicalResult Emitter::emitOperatorText(Operation *op) {
  unsigned precedence = getPrecedence(op);
  if (const OperatorSyntax *syntax = findUnaryOperator(op)) {
    Value operand = op->getOperands().front();
    os << syntax->text;
    return emitOperand(operand,
                       isa<emitc::UnaryMinusOp>(op) && isNegativeNumber(operand)
                           ? ConstantPrecedence
                           : precedence);
  }
  if (const OperatorSyntax *syntax = findBinaryOperator(op)) {
    // Promoted to `int`, the product of numbers of 16 bits could overflow.
    bool isWidened = isa<emitc::MulOp>(op) &&
                     op->getResult(0).getType().isUnsignedInteger(16);
    os << (isWidened ? "(uint32_t) " : "");
    if (failed(emitOperand(op->getOperands().front(),
                           isWidened ? unsigned(UnaryPrecedence) : precedence)))
      return failure();
    os << " " << syntax->text << " ";
    return emitOperand(op->getOperands().back(), precedence);
  }
  if (auto apply = dyn_cast<emitc::ApplyOp>(op)) {
    os << apply.getApplicableOperator();
    return emitOperand(apply.getOperand(), precedence);
  }
  if (auto cast = dyn_cast<emitc::CastOp>(op)) {
    os << "(";
    if (failed(emitType(op->getLoc(), cast.getDest().getType())))
      return failure();
    os << ") ";
    return emitOperand(cast.getSource(), precedence);
  }
  if (auto choice = dyn_cast<emitc::ConditionalOp>(op)) {
    if (failed(emitOperand(choice.getCondition(), precedence)))
      return failure();
    os << " ? ";
    if (failed(emitOperand(choice.getTrueValue(), precedence)))
      return failure();
    os << " : ";
    return emitOperand(choice.getFalseValue(), precedence);
  }
  if (auto load = dyn_cast<emitc::LoadOp>(op))
    return emitOperand(load.getOperand());
  if (auto constant = dyn_cast<emitc::ConstantOp>(op))
    return emitAttribute(op->getLoc(), constant.getValueAttr());
  if (auto call = dyn_cast<emitc::CallOp>(op))
    return emitCall(op, call.getCallee());
  return emitOpaqueCall(::cast<emitc::CallOpaqueOp>(op));
}
