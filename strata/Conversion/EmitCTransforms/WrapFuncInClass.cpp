// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each function becomes the method `execute` of a class. Its arguments are fields of the class.
#include "strata/Conversion/EmitCTransforms/EmitCTransformsDetail.h"
#include "strata/Dialects/EmitC/EmitCOps.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/Pass.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static std::string getFieldName(unsigned number) {
  return "fieldName" + std::to_string(number);
}

/// A field for each argument of `function`, with the attributes of the argument. Declarations have
/// none.
static void createFields(OpBuilder &builder, emitc::FuncOp function) {
  if (isExternalFunction(function))
    return;
  ArrayAttr attrs = getFunctionArgAttrs(function);
  for (auto [i, type] : llvm::enumerate(getFunctionArgumentTypes(function))) {
    auto field = emitc::FieldOp::create(builder, function->getLoc(),
                                        getFieldName(unsigned(i)), type);
    if (attrs)
      for (NamedAttribute attr : getAttrsAt(attrs, i).getValue())
        field->setAttr(attr.getName(), attr.getValue());
  }
}

/// Replaces the arguments of `method` by the values of the fields.
static void replaceArguments(OpBuilder &builder, emitc::FuncOp method) {
  Block &entry = method.getBody().front();
  builder.setInsertionPointToStart(&entry);
  for (BlockArgument arg : entry.getArguments()) {
    Value field =
        emitc::GetFieldOp::create(builder, method->getLoc(), arg.getType(),
                                  getFieldName(arg.getArgNumber()));
    arg.replaceAllUsesWith(field);
  }
  entry.eraseArguments(0, entry.getNumArguments());
}

static void wrapInClass(emitc::FuncOp function) {
  OpBuilder builder(function.getOperation());
  Location loc = function->getLoc();
  auto classOp = emitc::ClassOp::create(
      builder, loc, (function.getSymName() + "Class").str());
  builder.createBlock(&classOp.getBody());
  createFields(builder, function);
  FunctionType type =
      builder.getFunctionType({}, getFunctionResultTypes(function));
  auto method = emitc::FuncOp::create(builder, loc, "execute", type);
  method.getBody().takeBody(function.getBody());
  if (!method.getBody().empty())
    replaceArguments(builder, method);
  function->erase();
}

namespace {
/// Runs on any operation.
struct WrapFuncInClass final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    SmallVector<emitc::FuncOp> functions;
    getOperation()->walk([&](Operation *op) {
      if (auto function = dyn_cast<emitc::FuncOp>(op);
          function && op != getOperation())
        functions.push_back(function);
    });
    for (emitc::FuncOp function : functions)
      wrapInClass(function);
  }
};
} // namespace

static constexpr PassInfo wrapFuncInClassInfo = {
    .argument = "wrap-emitc-func-in-class",
    .name = "WrapFuncInClassPass",
    .summary = "Wrap functions in classes, with their arguments as fields",
    .dependentDialects = {"emitc"},
    .create = makePass<WrapFuncInClass>,
};

const PassInfo &strata::getWrapFuncInClassInfo() { return wrapFuncInClassInfo; }
