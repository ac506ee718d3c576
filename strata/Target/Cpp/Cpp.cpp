// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The statement of each operation, and the translation.
#include "strata/Target/Cpp/Cpp.h"

#include "strata/Dialects/ControlFlow/ControlFlowOps.h"
#include "strata/Dialects/EmitC/EmitCExpressions.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Diagnostics.h"
#include "strata/IR/Translation.h"
#include "strata/Target/Cpp/EmitterDetail.h"

using namespace strata;
using namespace strata::cpp;

Emitter::Handler Emitter::findHandler(Operation *op) {
  struct Entry {
    StringRef op;
    Handler handler;
  };
#define STATEMENT(Class, member)                                               \
  { Class::getOperationName(), &Emitter::call<Class, &Emitter::member> }
  static constexpr Entry entries[] = {
      {"builtin.module", &Emitter::emitModule},
      {cf::BranchOp::getOperationName(), &Emitter::emitBranch},
      {cf::CondBranchOp::getOperationName(), &Emitter::emitCondBranch},
      STATEMENT(emitc::AssignOp, emitAssign),
      STATEMENT(emitc::ClassOp, emitClass),
      STATEMENT(emitc::ConstantOp, emitConstant),
      STATEMENT(emitc::DeclareFuncOp, emitDeclareFunc),
      STATEMENT(emitc::DoOp, emitDo),
      STATEMENT(emitc::ExpressionOp, emitExpressionStatement),
      STATEMENT(emitc::FieldOp, emitField),
      STATEMENT(emitc::FileOp, emitFile),
      STATEMENT(emitc::ForOp, emitFor),
      {emitc::FuncOp::getOperationName(), &Emitter::emitFunction},
      STATEMENT(emitc::GlobalOp, emitGlobal),
      STATEMENT(emitc::IfOp, emitIf),
      STATEMENT(emitc::IncludeOp, emitInclude),
      {emitc::ReturnOp::getOperationName(), &Emitter::emitReturn},
      STATEMENT(emitc::SwitchOp, emitSwitch),
      STATEMENT(emitc::VariableOp, emitVariableOp),
      STATEMENT(emitc::VerbatimOp, emitVerbatim),
      STATEMENT(func::CallOp, emitFuncCall),
      {func::FuncOp::getOperationName(), &Emitter::emitFunction},
      {func::ReturnOp::getOperationName(), &Emitter::emitReturn},
  };
#undef STATEMENT
  for (const Entry &entry : entries)
    if (entry.op == op->getName().getStringRef())
      return entry.handler;
  return emitc::isCExpression(op) ? &Emitter::emitOperatorStatement : nullptr;
}

LogicalResult Emitter::emitFuncCall(func::CallOp op) {
  if (failed(emitAssignPrefix(op)))
    return failure();
  return emitCall(op, op.getCallee());
}

LogicalResult Emitter::emitStatement(Operation *op, bool hasSemicolon) {
  auto inlined = dyn_cast<emitc::ExpressionOp>(op);
  if (isDeferred(op) || (inlined && isInlined(inlined)))
    return success();
  Handler handler = findHandler(op);
  if (!handler)
    return op->emitOpError("unable to find printer for op");
  if (failed((this->*handler)(op)))
    return failure();
  os << (hasSemicolon ? ";\n" : "\n");
  return success();
}

LogicalResult strata::translateToCpp(Operation *op, raw_ostream &os,
                                     const CppOptions &options) {
  Emitter emitter(op, options);
  if (failed(emitter.emitStatement(op, /*hasSemicolon=*/false)))
    return failure();
  os << emitter.getText();
  return success();
}

LogicalResult strata::registerCppTranslation(Context &ctx) {
  auto write = [](Operation *op, raw_ostream &os) {
    auto &given = getContextData<CppTranslationOptions>(*op->getContext());
    return translateToCpp(op, os, given.options);
  };
  return registerTranslation(
      ctx, {.name = "cpp", .description = "text of C or C++", .write = write});
}
