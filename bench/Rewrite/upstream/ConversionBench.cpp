// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The measurements of ../ConversionBench.cpp with libMLIR, for comparison. No
// part of the build; by hand:
//
//   g++ -std=c++17 -O2 -DNDEBUG $(llvm-config --cxxflags) ConversionBench.cpp \
//     -o upstream-bench -L$(llvm-config --libdir) \
//     -Wl,-rpath,$(llvm-config --libdir) -lMLIR -lLLVM -lbenchmark -lpthread
#include <benchmark/benchmark.h>

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Transforms/DialectConversion.h"

using namespace mlir;

namespace {
constexpr int64_t NumOps = 100000;

struct Env {
  MLIRContext ctx{MLIRContext::Threading::DISABLED};
  OpBuilder builder{&ctx};
  Location loc = UnknownLoc::get(&ctx);
  Env() {
    ctx.loadDialect<func::FuncDialect, arith::ArithDialect>();
    ctx.allowUnregisteredDialects();
  }
  OwningOpRef<ModuleOp> make(StringRef name, int64_t numFunctions,
                             int64_t numOps) {
    OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
    Type i32 = builder.getI32Type();
    OperationName opName(name, &ctx);
    for (int64_t f = 0; f < numFunctions; ++f) {
      builder.setInsertionPointToEnd(module->getBody());
      auto function =
          func::FuncOp::create(builder, loc, "f" + std::to_string(f),
                               builder.getFunctionType({i32, i32}, {i32}));
      Block *block = function.addEntryBlock();
      builder.setInsertionPointToEnd(block);
      Value last = block->getArgument(1);
      for (int64_t i = 0; i < numOps; ++i) {
        OperationState state(loc, opName);
        state.addOperands({last, block->getArgument(0)});
        state.addTypes(i32);
        last = builder.create(state)->getResult(0);
      }
      func::ReturnOp::create(builder, loc, last);
    }
    return module;
  }
};

struct MulToAdd : OpConversionPattern<arith::MulIOp> {
  using OpConversionPattern::OpConversionPattern;
  LogicalResult
  matchAndRewrite(arith::MulIOp op, OpAdaptor adaptor,
                  ConversionPatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<arith::AddIOp>(op, adaptor.getLhs(),
                                               adaptor.getRhs());
    return success();
  }
};

struct Widen : ConversionPattern {
  OperationName name;
  Widen(const TypeConverter &converter, MLIRContext *ctx)
      : ConversionPattern(converter, "bench.op", 1, ctx),
        name("bench.op2", ctx) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    OperationState state(op->getLoc(), name);
    state.addOperands(operands);
    if (failed(getTypeConverter()->convertTypes(op->getResultTypes(),
                                                state.types)))
      return failure();
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
};

template <typename Make, typename Convert>
void run(benchmark::State &state, int64_t numItems, Make make,
         Convert convert) {
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<ModuleOp> module = make();
    state.ResumeTiming();
    convert(*module);
    state.PauseTiming();
    module = {};
    state.ResumeTiming();
  }
  state.counters["per_item"] = benchmark::Counter(
      double(numItems), benchmark::Counter::kIsIterationInvariantRate |
                            benchmark::Counter::kInvert);
}

void BM_convert_muli_to_addi(benchmark::State &state) {
  Env env;
  RewritePatternSet set(&env.ctx);
  set.add<MulToAdd>(&env.ctx);
  FrozenRewritePatternSet patterns(std::move(set));
  run(
      state, NumOps, [&] { return env.make("arith.muli", 1, NumOps); },
      [&](ModuleOp module) {
        ConversionTarget target(env.ctx);
        target.addLegalDialect<arith::ArithDialect, func::FuncDialect,
                               BuiltinDialect>();
        target.addIllegalOp<arith::MulIOp>();
        if (failed(applyPartialConversion(module.getOperation(), target,
                                          patterns)))
          abort();
      });
}
BENCHMARK(BM_convert_muli_to_addi)->Unit(benchmark::kMillisecond);

void convertTypes(benchmark::State &state, int64_t numFunctions,
                  bool isUndone) {
  Env env;
  TypeConverter converter;
  converter.addConversion([](Type type) { return type; });
  converter.addConversion([](IntegerType type) {
    return Type(IntegerType::get(type.getContext(), 64));
  });
  auto make = [](OpBuilder &builder, Type type, ValueRange inputs,
                 Location loc) -> Value {
    return UnrealizedConversionCastOp::create(builder, loc, type, inputs)
        .getResult(0);
  };
  converter.addSourceMaterialization(make);
  converter.addTargetMaterialization(make);
  RewritePatternSet set(&env.ctx);
  set.add<Widen>(converter, &env.ctx);
  FrozenRewritePatternSet patterns(std::move(set));
  ScopedDiagnosticHandler silence(&env.ctx,
                                  [](Diagnostic &) { return success(); });
  run(
      state, NumOps,
      [&] { return env.make("bench.op", numFunctions, NumOps / numFunctions); },
      [&](ModuleOp module) {
        ConversionTarget target(env.ctx);
        target.addLegalDialect<func::FuncDialect, BuiltinDialect>();
        target.addIllegalOp(OperationName("bench.op", &env.ctx));
        target.addLegalOp(OperationName("bench.op2", &env.ctx));
        if (isUndone)
          target.addIllegalOp<func::ReturnOp>();
        auto convert = [&](Operation *op) {
          if (succeeded(applyPartialConversion(op, target, patterns)) ==
              isUndone)
            abort();
        };
        if (numFunctions == 1)
          return convert(module);
        for (Operation &function : *module.getBody())
          convert(&function);
      });
}
void BM_convert_types(benchmark::State &state) {
  convertTypes(state, 1, false);
}
BENCHMARK(BM_convert_types)->Unit(benchmark::kMillisecond);
void BM_convert_types_functions(benchmark::State &state) {
  convertTypes(state, 10000, false);
}
BENCHMARK(BM_convert_types_functions)->Unit(benchmark::kMillisecond);
void BM_convert_types_undone(benchmark::State &state) {
  convertTypes(state, 1, true);
}
BENCHMARK(BM_convert_types_undone)->Unit(benchmark::kMillisecond);
} // namespace

BENCHMARK_MAIN();
