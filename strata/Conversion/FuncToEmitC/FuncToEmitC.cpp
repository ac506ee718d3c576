// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/FuncToEmitC/FuncToEmitC.h"

#include "strata/Dialects/EmitC/EmitCOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Interfaces/FunctionInterfaces.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static LogicalResult lowerCall(func::CallOp op, func::CallOp::Adaptor adaptor,
                               const TypeConverter *converter,
                               ConversionPatternRewriter &rewriter) {
  if (op->getNumResults() > 1)
    return rewriter.notifyMatchFailure(
        op, "only functions with zero or one result can be converted");
  SmallVector<Type, 1> types;
  if (failed(converter->convertTypes(op->getResultTypes(), types)))
    return rewriter.notifyMatchFailure(op, "failed to convert the result type");
  rewriter.replaceOp(op, emitc::CallOp::create(rewriter, op->getLoc(), types,
                                               adaptor.getOperands(),
                                               op->getAttrs()));
  return success();
}

/// C has no visibility: functions of one file are `static`, those of others `extern`.
static ArrayAttr getSpecifiers(func::FuncOp op, Builder &builder) {
  StringRef specifier;
  if (isExternalFunction(op))
    specifier = "extern";
  else if (SymbolTable::getSymbolVisibility(op) ==
           SymbolTable::Visibility::Private)
    specifier = "static";
  return specifier.empty()
             ? ArrayAttr()
             : builder.getArrayAttr({builder.getStringAttr(specifier)});
}

static LogicalResult lowerFunc(func::FuncOp op, func::FuncOp::Adaptor,
                               const TypeConverter *converter,
                               ConversionPatternRewriter &rewriter) {
  ArrayRef<Type> resultTypes = getFunctionResultTypes(op);
  if (resultTypes.size() > 1)
    return rewriter.notifyMatchFailure(
        op, "only functions with zero or one result can be converted");
  ArrayRef<Type> argTypes = getFunctionArgumentTypes(op);
  TypeConverter::SignatureConversion signature(unsigned(argTypes.size()));
  SmallVector<Type, 1> results;
  for (auto [i, type] : llvm::enumerate(argTypes)) {
    Type converted = converter->convertType(type);
    if (!converted)
      return rewriter.notifyMatchFailure(op,
                                         "failed to convert an argument type");
    signature.addInputs(unsigned(i), converted);
  }
  if (failed(converter->convertTypes(resultTypes, results)))
    return rewriter.notifyMatchFailure(op, "failed to convert the result type");
  FunctionType type = rewriter.getFunctionType(
      signature.getConvertedTypes(), TypeRange(ArrayRef<Type>(results)));
  auto function =
      emitc::FuncOp::create(rewriter, op->getLoc(), op.getSymName(), type);
  for (NamedAttribute attr : op->getAttrs())
    if (attr.getNameRef() != "function_type" &&
        attr.getNameRef() != "specifiers")
      function->setAttr(attr.getName(), attr.getValue());
  if (ArrayAttr specifiers = getSpecifiers(op, rewriter))
    function.setSpecifiersAttr(specifiers);
  Region &body = function.getBody();
  rewriter.inlineRegionBefore(op.getBody(), body, body.end());
  if (!body.empty() &&
      failed(rewriter.convertRegionTypes(&body, *converter, &signature)))
    return failure();
  rewriter.eraseOp(op);
  return success();
}

static LogicalResult lowerReturn(func::ReturnOp op,
                                 func::ReturnOp::Adaptor adaptor,
                                 const TypeConverter *,
                                 ConversionPatternRewriter &rewriter) {
  if (op->getNumOperands() > 1)
    return rewriter.notifyMatchFailure(op,
                                       "only zero or one operand is supported");
  rewriter.replaceOp(op, emitc::ReturnOp::create(rewriter, op->getLoc(),
                                                 TypeRange(),
                                                 adaptor.getOperands()));
  return success();
}

void strata::populateFuncToEmitCPatterns(const TypeConverter &converter,
                                         RewritePatternSet &patterns) {
  addConversionPattern<func::CallOp>(patterns, &converter, "func-to-emitc",
                                     lowerCall);
  addConversionPattern<func::FuncOp>(patterns, &converter, "func-to-emitc",
                                     lowerFunc);
  addConversionPattern<func::ReturnOp>(patterns, &converter, "func-to-emitc",
                                       lowerReturn);
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ConvertFuncToEmitC final : Pass {
  using Pass::Pass;
  void runOnOperation() override {
    TypeConverter converter;
    converter.addConversion([](Type type) { return type; });
    ConversionTarget target(&getContext());
    target.addLegalDialect("emitc");
    target.addIllegalOp<func::CallOp, func::FuncOp, func::ReturnOp>();
    RewritePatternSet patterns(&getContext());
    populateFuncToEmitCPatterns(converter, patterns);
    if (failed(applyPartialConversion(
            getOperation(), target,
            FrozenRewritePatternSet(std::move(patterns)))))
      signalPassFailure();
  }
};
} // namespace

static constexpr PassInfo info = {
    .argument = "convert-func-to-emitc",
    .name = "ConvertFuncToEmitC",
    .summary = "Convert func to functions of C",
    .anchor = "builtin.module",
    .dependentDialects = {"emitc"},
    .create = makePass<ConvertFuncToEmitC>,
};

void strata::registerFuncToEmitCPasses(PassRegistry &registry) {
  registry.add(info);
}
