// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/LibraryCalls/LibraryCalls.h"

#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Symbols/SymbolTable.h"

using namespace strata;

LogicalResult
strata::replaceWithLibraryCall(PatternRewriter &rewriter, Operation *op,
                               StringRef name,
                               ArrayRef<NamedAttribute> attributes) {
  Operation *scope = op->getParentWithTrait<OpTrait::SymbolTable>();
  if (!scope)
    return rewriter.notifyMatchFailure(op,
                                       "there is no symbol table around it");
  Type result = op->getResult(0).getType();
  if (!SymbolTable::lookupSymbolIn(scope, name)) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPointToStart(&scope->getRegion(0).front());
    SmallVector<Type, 3> inputs(op->getOperandTypes());
    OperationState state(
        op->getLoc(),
        OperationName(func::FuncOp::getOperationName(), op->getContext()));
    state.addAttribute("sym_name", rewriter.getStringAttr(name));
    state.addAttribute("function_type",
                       TypeAttr::get(rewriter.getFunctionType(inputs, result)));
    state.addAttribute("sym_visibility", rewriter.getStringAttr("private"));
    state.addAttributes(attributes);
    state.addRegion();
    rewriter.create(state);
  }
  rewriter.replaceOp(op, func::CallOp::create(
                             rewriter, op->getLoc(), result, op->getOperands(),
                             rewriter.getNamedAttr(
                                 "callee", rewriter.getSymbolRefAttr(name))));
  return success();
}
