// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function must be defined before it is called. There is no control flow, so
// that a recursive call could not end.
#include "IRGen.h"

#include "strata/IR/Builder.h"
#include "strata/IR/Diagnostics.h"

#include "llvm/ADT/StringMap.h"

#include "ToyOps.h"

using namespace toyc;
using namespace strata;

namespace {
class Generator {
public:
  explicit Generator(Context &ctx) : ctx(ctx), builder(&ctx) {}
  OwningOpRef<ModuleOp> generate(const Program &program);

private:
  /// A variable or parameter, with the place of its definition.
  struct Variable {
    Value value;
    Location loc;
  };

  LogicalResult generate(const Function &function);
  LogicalResult declare(toy::FuncOp func, const Function &function);
  LogicalResult generateBody(const Function &function);
  LogicalResult checkMain(const Function &function);
  LogicalResult generate(const Stmt &stmt);
  LogicalResult generateVar(const Stmt &stmt);
  LogicalResult generateReturn(const Stmt &stmt);
  LogicalResult generateCallStmt(const Expr &call);
  LogicalResult generatePrint(const Expr &call);
  LogicalResult define(StringRef name, Value value, Location loc);

  // Functions for expressions return null after an error.
  Value generate(const Expr &expr);
  Value generateLiteral(const Expr &literal);
  Value generateVariable(const Expr &variable);
  Value generateCall(const Expr &call);
  Value generateTranspose(const Expr &call);
  LogicalResult checkNumArgs(const Expr &call, size_t expected);
  /// A call of a function of the program; null after an error.
  toy::GenericCallOp generateGenericCall(const Expr &call);

  RankedTensorType getTensorType(ArrayRef<int64_t> shape) {
    return RankedTensorType::get(shape, builder.getF64Type());
  }
  /// The type of a tensor of unknown shape.
  Type getUnknownType() {
    return UnrankedTensorType::get(builder.getF64Type());
  }

  Context &ctx;
  OpBuilder builder;
  /// The functions so far, including the one that is being generated.
  llvm::StringMap<toy::FuncOp> functions;
  StringRef currentFunction;
  llvm::StringMap<Variable> variables;
};
} // namespace

//===-- Expressions ---------------------------------------------------------===//

Value Generator::generateLiteral(const Expr &literal) {
  auto value = DenseElementsAttr::get(getTensorType(literal.shape),
                                      ArrayRef<double>(literal.values));
  return toy::ConstantOp::create(builder, literal.loc, value);
}

Value Generator::generateVariable(const Expr &variable) {
  auto found = variables.find(variable.name);
  if (found != variables.end())
    return found->second.value;
  emitError(&ctx, variable.loc) << "unknown variable '" << variable.name << "'";
  return {};
}

LogicalResult Generator::checkNumArgs(const Expr &call, size_t expected) {
  if (call.args.size() == expected)
    return success();
  return emitError(&ctx, call.loc)
         << "'" << call.name << "' has " << uint64_t(expected)
         << " parameters, but is called with " << uint64_t(call.args.size())
         << " arguments";
}

Value Generator::generateTranspose(const Expr &call) {
  if (failed(checkNumArgs(call, 1)))
    return {};
  Value input = generate(*call.args[0]);
  if (!input)
    return {};
  return toy::TransposeOp::create(builder, call.loc, getUnknownType(), input);
}

toy::GenericCallOp Generator::generateGenericCall(const Expr &call) {
  toy::FuncOp callee = functions.lookup(call.name);
  if (!callee) {
    emitError(&ctx, call.loc)
        << "function '" << call.name << "' is not defined before this call";
    return {};
  }
  if (call.name == currentFunction) {
    emitError(&ctx, call.loc) << "function '" << call.name << "' calls itself";
    return {};
  }
  if (failed(checkNumArgs(call, callee.getNumArguments())))
    return {};
  SmallVector<Value> args;
  for (const std::unique_ptr<Expr> &argExpr : call.args) {
    Value arg = generate(*argExpr);
    if (!arg)
      return {};
    // Parameters have unknown shapes.
    if (arg.getType() != getUnknownType())
      arg = toy::CastOp::create(builder, argExpr->loc, getUnknownType(), arg);
    args.push_back(arg);
  }
  TypeRange results = callee.getResultTypes();
  return toy::GenericCallOp::create(builder, call.loc,
                                    results.empty() ? Type() : results[0], args,
                                    call.name);
}

Value Generator::generateCall(const Expr &call) {
  if (call.name == "transpose")
    return generateTranspose(call);
  if (call.name != "print") {
    toy::GenericCallOp op = generateGenericCall(call);
    if (!op || op.getResult())
      return op ? op.getResult() : Value();
  }
  emitError(&ctx, call.loc) << "'" << call.name << "' returns no value";
  return {};
}

Value Generator::generate(const Expr &expr) {
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
    return toy::AddOp::create(builder, expr.loc, getUnknownType(), lhs, rhs);
  return toy::MulOp::create(builder, expr.loc, getUnknownType(), lhs, rhs);
}

//===-- Statements ----------------------------------------------------------===//

LogicalResult Generator::define(StringRef name, Value value, Location loc) {
  auto [place, isNew] = variables.try_emplace(name, Variable{value, loc});
  if (isNew)
    return success();
  InFlightDiagnostic diag = emitError(&ctx, loc);
  diag << "variable '" << name << "' is already defined";
  diag.attachNote(place->second.loc) << "first defined here";
  return diag;
}

LogicalResult Generator::generateVar(const Stmt &stmt) {
  Value value = generate(*stmt.value);
  if (!value)
    return failure();
  if (!stmt.shape.empty() && value.getType() != getTensorType(stmt.shape)) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    RankedTensorType wanted = getTensorType(stmt.shape);
    if (type && type.getNumElements() != wanted.getNumElements())
      return emitError(&ctx, stmt.loc)
             << "variable '" << stmt.name << "' of shape <"
             << toString(stmt.shape) << "> cannot have a value of shape <"
             << toString(type.getShape()) << ">";
    value = toy::ReshapeOp::create(builder, stmt.loc, wanted, value);
  }
  return define(stmt.name, value, stmt.loc);
}

LogicalResult Generator::generateReturn(const Stmt &stmt) {
  SmallVector<Value, 1> values;
  if (stmt.value) {
    values.push_back(generate(*stmt.value));
    if (!values.back())
      return failure();
  }
  toy::ReturnOp::create(builder, stmt.loc,
                        values.empty() ? Value() : values[0]);
  return success();
}

LogicalResult Generator::generatePrint(const Expr &call) {
  if (failed(checkNumArgs(call, 1)))
    return failure();
  Value value = generate(*call.args[0]);
  if (!value)
    return failure();
  toy::PrintOp::create(builder, call.loc, value);
  return success();
}

LogicalResult Generator::generateCallStmt(const Expr &call) {
  if (call.name == "print")
    return generatePrint(call);
  if (call.name == "transpose")
    return success(bool(generateTranspose(call)));
  return success(bool(generateGenericCall(call)));
}

LogicalResult Generator::generate(const Stmt &stmt) {
  switch (stmt.kind) {
  case Stmt::Kind::Var:
    return generateVar(stmt);
  case Stmt::Kind::Return:
    return generateReturn(stmt);
  case Stmt::Kind::Call:
    return generateCallStmt(*stmt.value);
  }
  return success();
}

//===-- Functions -----------------------------------------------------------===//

LogicalResult Generator::checkMain(const Function &function) {
  if (function.name != "main")
    return success();
  if (!function.params.empty())
    return emitError(&ctx, function.params.front().loc)
           << "'main' must not have parameters";
  if (function.returnsValue())
    return emitError(&ctx, function.body.back().loc)
           << "'main' must not return a value";
  return success();
}

LogicalResult Generator::declare(toy::FuncOp func, const Function &function) {
  if (function.name == "print" || function.name == "transpose")
    return emitError(&ctx, function.loc)
           << "'" << function.name << "' is a built-in function";
  auto [place, isNew] = functions.try_emplace(function.name, func);
  if (isNew)
    return checkMain(function);
  InFlightDiagnostic diag = emitError(&ctx, function.loc);
  diag << "function '" << function.name << "' is already defined";
  diag.attachNote(place->second->getLoc()) << "first defined here";
  return diag;
}

LogicalResult Generator::generate(const Function &function) {
  SmallVector<Type> inputs(function.params.size(), getUnknownType());
  SmallVector<Type> results(function.returnsValue() ? 1 : 0, getUnknownType());
  auto func = toy::FuncOp::create(builder, function.loc, function.name,
                                  builder.getFunctionType(inputs, results));
  if (failed(declare(func, function)))
    return failure();
  // Functions that are not used after inlining are removed.
  if (function.name != "main")
    func.setPrivate();

  OpBuilder::InsertionGuard guard(builder);
  Block *entry = func.addEntryBlock();
  builder.setInsertionPointToStart(entry);
  currentFunction = function.name;
  variables.clear();
  for (size_t i = 0; i < function.params.size(); ++i) {
    const Param &param = function.params[i];
    BlockArgument arg = entry->getArgument(i);
    arg.setLoc(param.loc);
    if (failed(define(param.name, arg, param.loc)))
      return failure();
  }
  return generateBody(function);
}

LogicalResult Generator::generateBody(const Function &function) {
  for (const Stmt &stmt : function.body) {
    if (failed(generate(stmt)))
      return failure();
    if (stmt.kind == Stmt::Kind::Return && &stmt != &function.body.back())
      return emitError(&ctx, (&stmt + 1)->loc)
             << "statement after 'return' is not reachable";
  }
  if (function.body.empty() || function.body.back().kind != Stmt::Kind::Return)
    toy::ReturnOp::create(builder, function.loc);
  return success();
}

OwningOpRef<ModuleOp> Generator::generate(const Program &program) {
  OwningOpRef<ModuleOp> module(ModuleOp::create(program.loc));
  builder.setInsertionPointToEnd(module->getBody());
  bool hasErrors = false;
  for (const Function &function : program.functions)
    hasErrors |= failed(generate(function));
  if (hasErrors)
    return nullptr;
  if (!functions.count("main")) {
    emitError(&ctx, program.loc) << "the program has no 'main'";
    return nullptr;
  }
  return module;
}

OwningOpRef<ModuleOp> toyc::generate(Context &ctx, const Program &program) {
  return Generator(ctx).generate(program);
}
