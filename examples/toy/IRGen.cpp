// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function must be defined before it is called. There is no control flow, so
// that a recursive call could not end.
#include "IRGen.h"

#include "strata/IR/Diagnostics.h"

#include "ExprGen.h"

using namespace toyc;
using namespace strata;

namespace {
class Generator {
public:
  explicit Generator(Context &ctx)
      : ctx(ctx), builder(&ctx), exprs(builder, scope) {}
  OwningOpRef<ModuleOp> generate(const Program &program);

private:
  LogicalResult generate(const Function &function);
  LogicalResult declare(toy::FuncOp func, const Function &function);
  LogicalResult checkMain(const Function &function);
  LogicalResult generateBody(const Function &function);
  LogicalResult generate(const Stmt &stmt);
  LogicalResult generateVar(const Stmt &stmt);
  LogicalResult generateReturn(const Stmt &stmt);
  LogicalResult define(StringRef name, Value value, Location loc);

  Context &ctx;
  OpBuilder builder;
  Scope scope;
  ExprGenerator exprs;
};
} // namespace

//===-- Statements ----------------------------------------------------------===//

LogicalResult Generator::define(StringRef name, Value value, Location loc) {
  auto [place, isNew] = scope.variables.try_emplace(name, Variable{value, loc});
  if (isNew)
    return success();
  InFlightDiagnostic diag = emitError(loc);
  diag << "variable '" << name << "' is already defined";
  diag.attachNote(place->second.loc) << "first defined here";
  return diag;
}

LogicalResult Generator::generateVar(const Stmt &stmt) {
  Value value = exprs.generate(*stmt.value);
  if (!value)
    return failure();
  if (!stmt.shape.empty() &&
      value.getType() != getTensorType(ctx, stmt.shape)) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    RankedTensorType wanted = getTensorType(ctx, stmt.shape);
    if (type && type.getNumElements() != wanted.getNumElements())
      return emitError(stmt.loc)
             << "variable '" << stmt.name << "' of shape <"
             << toString(stmt.shape) << "> cannot have a value of shape <"
             << toString(type.getShape()) << ">";
    value = toy::ReshapeOp::create(builder, stmt.loc, wanted, value);
  }
  return define(stmt.name, value, stmt.loc);
}

LogicalResult Generator::generateReturn(const Stmt &stmt) {
  Value value;
  if (stmt.value) {
    value = exprs.generate(*stmt.value);
    if (!value)
      return failure();
    value = exprs.forgetShape(value);
  }
  toy::ReturnOp::create(builder, stmt.loc, value);
  return success();
}

LogicalResult Generator::generate(const Stmt &stmt) {
  switch (stmt.kind) {
  case Stmt::Kind::Var:
    return generateVar(stmt);
  case Stmt::Kind::Return:
    return generateReturn(stmt);
  case Stmt::Kind::Call:
    return exprs.generateCallStmt(*stmt.value);
  }
  return success();
}

//===-- Functions -----------------------------------------------------------===//

LogicalResult Generator::checkMain(const Function &function) {
  if (function.name != "main")
    return success();
  if (!function.params.empty())
    return emitError(function.params.front().loc)
           << "'main' must not have parameters";
  if (function.returnsValue())
    return emitError(function.body.back().loc)
           << "'main' must not return a value";
  return success();
}

LogicalResult Generator::declare(toy::FuncOp func, const Function &function) {
  if (function.name == "print" || function.name == "transpose")
    return emitError(function.loc)
           << "'" << function.name << "' is a built-in function";
  auto [place, isNew] = scope.functions.try_emplace(function.name, func);
  if (isNew)
    return checkMain(function);
  InFlightDiagnostic diag = emitError(function.loc);
  diag << "function '" << function.name << "' is already defined";
  diag.attachNote(place->second->getLoc()) << "first defined here";
  return diag;
}

LogicalResult Generator::generate(const Function &function) {
  SmallVector<Type> inputs(function.params.size(), getUnknownTensorType(ctx));
  SmallVector<Type> results(function.returnsValue() ? 1 : 0,
                            getUnknownTensorType(ctx));
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
  scope.currentFunction = function.name;
  scope.variables.clear();
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
      return emitError((&stmt + 1)->loc)
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
  if (!scope.functions.count("main")) {
    emitError(program.loc) << "the program has no 'main'";
    return nullptr;
  }
  return module;
}

OwningOpRef<ModuleOp> toyc::generate(Context &ctx, const Program &program) {
  return Generator(ctx).generate(program);
}
