// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Conversion/AsyncToLLVM/AsyncToLLVM.h"

#include "strata/Conversion/AsyncToLLVM/AsyncToLLVMDetail.h"
#include "strata/Conversion/LLVMCommon/LLVMBuilder.h"
#include "strata/Dialects/Async/AsyncOps.h"
#include "strata/Dialects/Func/FuncOps.h"
#include "strata/Dialects/LLVM/LLVMIntrinsicOps.h"
#include "strata/Dialects/LLVM/LLVMOps.h"
#include "strata/IR/Symbols/SymbolTable.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/Pass/Pass.h"
#include "strata/Pass/PassRegistry.h"
#include "strata/Rewrite/DialectConversion/StructuralConversions.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::asynclower;

//===-- Types --------------------------------------------------------------===//

void asynclower::addAsyncConversions(TypeConverter &converter) {
  auto toPointer = [](Type type) {
    return getLLVMPointerType(type.getContext());
  };
  converter.addConversion(
      [=](async::TokenType type) -> Type { return toPointer(type); });
  converter.addConversion(
      [=](async::ValueType type) -> Type { return toPointer(type); });
  converter.addConversion(
      [=](async::GroupType type) -> Type { return toPointer(type); });
  converter.addConversion(
      [=](async::CoroHandleType type) -> Type { return toPointer(type); });
  converter.addConversion([](async::CoroIdType type) -> Type {
    return getLLVMTokenType(type.getContext());
  });
  converter.addConversion([](async::CoroStateType type) -> Type {
    return getLLVMTokenType(type.getContext());
  });
}

namespace {
/// Converts objects of the runtime, and leaves other types alone.
class RuntimeConverter final : public TypeConverter {
public:
  RuntimeConverter() {
    addConversion([](Type type) { return type; });
    addAsyncConversions(*this);
    auto makeCast = [](OpBuilder &builder, Type type, ArrayRef<Value> inputs,
                       Location loc) -> Value {
      return builder
          .create(loc, "builtin.unrealized_conversion_cast", inputs, type)
          ->getResult(0);
    };
    addSourceMaterialization(makeCast);
    addTargetMaterialization(makeCast);
  }
};
} // namespace

//===-- Resumption ---------------------------------------------------------===//

/// Whether a coroutine is resumed in `module`.
static bool hasResumption(Operation *module) {
  return module
      ->walk([](Operation *op) {
        return isa<async::RuntimeResumeOp, async::RuntimeAwaitAndResumeOp>(op)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Adds the function that resumes a coroutine, unless there is one.
static void addResumeFunction(Operation *module) {
  if (SymbolTable::lookupSymbolIn(module, ResumeFunction))
    return;
  Context *ctx = module->getContext();
  Location loc = module->getLoc();
  OpBuilder builder(ctx);
  builder.setInsertionPointToEnd(&module->getRegion(0).front());
  Type pointer = getLLVMPointerType(ctx);
  Type type = getLLVMFunctionType(ctx, getLLVMVoidType(ctx), pointer);
  auto function = LLVM::LLVMFuncOp::create(builder, loc, type, ResumeFunction);
  SymbolTable::setSymbolVisibility(function, SymbolTable::Visibility::Private);
  Block *body = builder.createBlock(&function.getBody(), {}, pointer, loc);
  LLVM::CoroResumeOp::create(builder, loc, body->getArgument(0));
  LLVM::ReturnOp::create(builder, loc, Value());
}

//===-- Pass ---------------------------------------------------------------===//

namespace {
struct ConvertAsyncToLLVM final : Pass {
  using Pass::Pass;
  void runOnOperation() override;
};
} // namespace

void ConvertAsyncToLLVM::runOnOperation() {
  Operation *module = getOperation();
  bool resumes = hasResumption(module);
  declareRuntime(module);
  if (resumes)
    addResumeFunction(module);
  RuntimeConverter types;
  LLVMTypeConverter llvmTypes(&getContext(), LowerToLLVMOptions::get(module));
  addAsyncConversions(llvmTypes);
  RewritePatternSet patterns(&getContext());
  populateFunctionOpInterfaceTypeConversionPattern<func::FuncOp>(patterns,
                                                                 types);
  populateCallOpTypeConversionPattern(patterns, types);
  populateReturnOpTypeConversionPattern(patterns, types);
  populateBranchOpInterfaceTypeConversionPattern(patterns, types);
  populateRuntimePatterns(patterns, types, llvmTypes);
  populateCoroutinePatterns(patterns, llvmTypes);
  ConversionTarget target(&getContext());
  target.addLegalDialect("llvm");
  target.addIllegalDialect("async");
  target.addDynamicallyLegalOp<func::FuncOp>([&](func::FuncOp op) {
    return types.isSignatureLegal(op.getFunctionType());
  });
  target.addDynamicallyLegalOp<func::CallOp, func::ReturnOp>(
      [&](Operation *op) { return types.isLegal(op); });
  target.markUnknownOpDynamicallyLegal([&](Operation *op) {
    return isLegalForBranchOpInterfaceTypeConversionPattern(op, types);
  });
  if (failed(applyPartialConversion(
          module, target, FrozenRewritePatternSet(std::move(patterns)))))
    signalPassFailure();
}

static constexpr PassInfo info = {
    .argument = "convert-async-to-llvm",
    .name = "ConvertAsyncToLLVMPass",
    .summary = "Convert coroutines and the asynchronous runtime to llvm",
    .anchor = "builtin.module",
    .dependentDialects = {"arith", "async", "func", "llvm"},
    .create = makePass<ConvertAsyncToLLVM>,
};

void strata::registerAsyncToLLVMPasses(PassRegistry &registry) {
  registry.add(info);
}
