// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The part of IR generation that generates expressions.
#ifndef STRATA_EXAMPLES_TOY_EXPRGEN_H
#define STRATA_EXAMPLES_TOY_EXPRGEN_H

#include "strata/IR/Build/Builder.h"

#include "llvm/ADT/StringMap.h"

#include "AST.h"
#include "ToyOps.h"

namespace toyc {

namespace toy = strata::toy;

/// A variable or parameter.
struct Variable {
  strata::Value value;
  /// The place of its definition.
  Location loc;
};

/// The names that an expression can use.
struct Scope {
  /// The functions up to and including the current one.
  llvm::StringMap<toy::FuncOp> functions;
  StringRef currentFunction;
  llvm::StringMap<Variable> variables;
};

/// `tensor<2x3xf64>` for the shape 2, 3.
strata::RankedTensorType getTensorType(strata::Context &ctx,
                                       ArrayRef<int64_t> shape);
/// `tensor<*xf64>`.
strata::Type getUnknownTensorType(strata::Context &ctx);

/// Generates expressions where `builder` inserts. Functions return null, or fail,
/// after an error.
class ExprGenerator {
public:
  ExprGenerator(strata::OpBuilder &builder, const Scope &scope)
      : ctx(*builder.getContext()), builder(builder), scope(scope) {}

  strata::Value generate(const Expr &expr);
  /// `value` as a tensor of unknown shape, which parameters and results of functions
  /// are.
  strata::Value forgetShape(strata::Value value);
  /// A call whose result, if it has one, is not used.
  strata::LogicalResult generateCallStmt(const Expr &call);

private:
  strata::Value generateLiteral(const Expr &literal);
  strata::Value generateVariable(const Expr &variable);
  strata::Value generateCall(const Expr &call);
  strata::Value generateTranspose(const Expr &call);
  strata::LogicalResult generatePrint(const Expr &call);
  /// A call of a function of the program.
  toy::GenericCallOp generateGenericCall(const Expr &call);
  strata::LogicalResult checkNumArgs(const Expr &call, size_t expected);

  strata::Context &ctx;
  strata::OpBuilder &builder;
  const Scope &scope;
};

} // namespace toyc

#endif // STRATA_EXAMPLES_TOY_EXPRGEN_H
