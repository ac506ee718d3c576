// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ExprGen.h"

#include "strata/IR/Diagnostics.h"

using namespace toyc;
using namespace strata;

RankedTensorType toyc::getTensorType(Context &ctx, ArrayRef<int64_t> shape) {
  return RankedTensorType::get(shape, Float64Type::get(&ctx));
}

Type toyc::getUnknownTensorType(Context &ctx) {
  return UnrankedTensorType::get(Float64Type::get(&ctx));
}

Value ExprGenerator::forgetShape(Value value) {
  Type type = getUnknownTensorType(ctx);
  if (value.getType() == type)
    return value;
  return toy::CastOp::create(builder, value.getLoc(), type, value);
}

Value ExprGenerator::generateLiteral(const Expr &literal) {
  auto value = DenseElementsAttr::get(getTensorType(ctx, literal.shape),
                                      ArrayRef<double>(literal.values));
  return toy::ConstantOp::create(builder, literal.loc, value);
}

Value ExprGenerator::generateVariable(const Expr &variable) {
  auto found = scope.variables.find(variable.name);
  if (found != scope.variables.end())
    return found->second.value;
  emitError(variable.loc) << "unknown variable '" << variable.name << "'";
  return {};
}

LogicalResult ExprGenerator::checkNumArgs(const Expr &call, size_t expected) {
  if (call.args.size() == expected)
    return success();
  return emitError(call.loc) << "'" << call.name << "' has " << expected
                             << " parameters, but is called with "
                             << call.args.size() << " arguments";
}

Value ExprGenerator::generateTranspose(const Expr &call) {
  if (failed(checkNumArgs(call, 1)))
    return {};
  Value input = generate(*call.args[0]);
  if (!input)
    return {};
  return toy::TransposeOp::create(builder, call.loc, getUnknownTensorType(ctx),
                                  input);
}

toy::GenericCallOp ExprGenerator::generateGenericCall(const Expr &call) {
  toy::FuncOp callee = scope.functions.lookup(call.name);
  if (!callee) {
    emitError(call.loc) << "function '" << call.name
                        << "' is not defined before this call";
    return {};
  }
  if (call.name == scope.currentFunction) {
    emitError(call.loc) << "function '" << call.name << "' calls itself";
    return {};
  }
  if (failed(checkNumArgs(call, callee.getNumArguments())))
    return {};
  SmallVector<Value> args;
  for (const std::unique_ptr<Expr> &argExpr : call.args) {
    Value arg = generate(*argExpr);
    if (!arg)
      return {};
    args.push_back(forgetShape(arg));
  }
  TypeRange results = callee.getResultTypes();
  return toy::GenericCallOp::create(builder, call.loc,
                                    results.empty() ? Type() : results[0], args,
                                    call.name);
}

Value ExprGenerator::generateCall(const Expr &call) {
  if (call.name == "transpose")
    return generateTranspose(call);
  if (call.name != "print") {
    toy::GenericCallOp op = generateGenericCall(call);
    if (!op)
      return {};
    if (Value result = op.getResult())
      return result;
  }
  emitError(call.loc) << "'" << call.name << "' returns no value";
  return {};
}

Value ExprGenerator::generate(const Expr &expr) {
  switch (expr.kind) {
  case Expr::Kind::Literal:
    return generateLiteral(expr);
  case Expr::Kind::Variable:
    return generateVariable(expr);
  case Expr::Kind::Call:
    return generateCall(expr);
  case Expr::Kind::Add:
  case Expr::Kind::Multiply:
    break;
  }
  Value lhs = generate(*expr.args[0]);
  Value rhs = lhs ? generate(*expr.args[1]) : Value();
  if (!rhs)
    return {};
  if (expr.kind == Expr::Kind::Add)
    return toy::AddOp::create(builder, expr.loc, getUnknownTensorType(ctx), lhs,
                              rhs);
  return toy::MulOp::create(builder, expr.loc, getUnknownTensorType(ctx), lhs,
                            rhs);
}

LogicalResult ExprGenerator::generatePrint(const Expr &call) {
  if (failed(checkNumArgs(call, 1)))
    return failure();
  Value value = generate(*call.args[0]);
  if (!value)
    return failure();
  toy::PrintOp::create(builder, call.loc, value);
  return success();
}

LogicalResult ExprGenerator::generateCallStmt(const Expr &call) {
  if (call.name == "print")
    return generatePrint(call);
  if (call.name == "transpose")
    return success(bool(generateTranspose(call)));
  return success(bool(generateGenericCall(call)));
}
