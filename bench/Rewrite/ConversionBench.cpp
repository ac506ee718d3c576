// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect conversion of one function of 100,000 operations: one for one, with
// types that change, with all of it undone, and of many small functions.
// upstream/ConversionBench.cpp is the same with libMLIR.
#include "strata/Asm/BuiltinAsm.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"
#include "strata/Rewrite/DialectConversion/DialectConversion.h"

#include <benchmark/benchmark.h>

using namespace strata;

namespace {
constexpr int64_t NumOps = 100000;

struct Env {
  Context ctx;
  OpBuilder builder{&ctx};
  OperationName muli{"arith.muli", &ctx}, unregistered{"bench.op", &ctx};
  Env() {
    ctx.allowUnregisteredDialects();
    ctx.disableMultithreading();
    installBuiltinAsm(ctx);
    registerCoreDialects(ctx);
    muli = OperationName("arith.muli", &ctx);
  }
  /// Functions of `numOps` operations each: operation i uses the one before and
  /// argument 0; the last is returned.
  OwningOpRef<> make(OperationName name, int64_t numFunctions, int64_t numOps) {
    ModuleOp module = ModuleOp::create(&ctx, {});
    Type i32 = builder.getI32Type();
    Block *body = &module->getRegion(0).front();
    for (int64_t f = 0; f < numFunctions; ++f) {
      builder.setInsertionPointToEnd(body);
      Operation *function = builder.create(
          {}, "func.func", {}, {},
          {builder.getNamedAttr("sym_name",
                                builder.getStringAttr("f" + Twine(f))),
           builder.getNamedAttr(
               "function_type",
               builder.getTypeAttr(builder.getFunctionType({i32, i32}, i32)))},
          {}, 1);
      Block *block = builder.createBlock(&function->getRegion(0), {},
                                         {i32, i32}, {{}, {}});
      Value last = block->getArgument(1);
      for (int64_t i = 0; i < numOps; ++i) {
        OperationState state({}, name);
        state.operands = {last, block->getArgument(0)};
        state.types = {i32};
        last = builder.create(state)->getResult(0);
      }
      builder.create({}, "func.return", last);
    }
    return OwningOpRef<>(module.getOperation());
  }
};

struct MulToAdd : ConversionPattern {
  OperationName name;
  explicit MulToAdd(Context *ctx)
      : ConversionPattern("mul-to-add", "arith.muli"), name("arith.addi", ctx) {
  }
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    OperationState state(op->getLoc(), name);
    state.operands.assign(operands.begin(), operands.end());
    state.types = {op->getResult(0).getType()};
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
};

struct Widen : ConversionPattern {
  OperationName name;
  Widen(const TypeConverter &converter, Context *ctx)
      : ConversionPattern(converter, "widen", "bench.op"),
        name("bench.op2", ctx) {}
  LogicalResult
  matchAndRewrite(Operation *op, ArrayRef<Value> operands,
                  ConversionPatternRewriter &rewriter) const override {
    OperationState state(op->getLoc(), name);
    state.operands.assign(operands.begin(), operands.end());
    if (failed(getTypeConverter()->convertTypes(op->getResultTypes(),
                                                state.types)))
      return failure();
    rewriter.replaceOp(op, rewriter.create(state));
    return success();
  }
};
} // namespace

/// Converts the IR that `make` creates, again and again; only the conversion
/// counts.
template <typename Make, typename Convert>
static void run(benchmark::State &state, int64_t numItems, Make make,
                Convert convert) {
  for (auto _ : state) {
    state.PauseTiming();
    OwningOpRef<> module = make();
    state.ResumeTiming();
    convert(module.get());
    state.PauseTiming();
    module.reset();
    state.ResumeTiming();
  }
  state.counters["per_item"] = benchmark::Counter(
      double(numItems), benchmark::Counter::kIsIterationInvariantRate |
                            benchmark::Counter::kInvert);
}

static void BM_convert_muli_to_addi(benchmark::State &state) {
  Env env;
  RewritePatternSet set(&env.ctx);
  set.add<MulToAdd>(&env.ctx);
  FrozenRewritePatternSet patterns(std::move(set));
  run(
      state, NumOps, [&] { return env.make(env.muli, 1, NumOps); },
      [&](Operation *module) {
        ConversionTarget target(&env.ctx);
        target.addLegalDialect("arith", "func", "builtin");
        target.addIllegalOp("arith.muli");
        if (failed(applyPartialConversion(module, target, patterns)))
          abort();
      });
}
BENCHMARK(BM_convert_muli_to_addi)->Unit(benchmark::kMillisecond);

static void addCasts(TypeConverter &converter) {
  converter.addConversion([](Type type) { return type; });
  converter.addConversion([](IntegerType type) {
    return Type(IntegerType::get(type.getContext(), 64));
  });
  auto make = [](OpBuilder &builder, Type type, ArrayRef<Value> inputs,
                 Location loc) -> Value {
    return builder
        .create(loc, "builtin.unrealized_conversion_cast", inputs, type)
        ->getResult(0);
  };
  converter.addSourceMaterialization(make);
  converter.addTargetMaterialization(make);
}

/// `numFunctions` of equal size; `isUndone` if the last operation cannot be
/// converted.
static void convertTypes(benchmark::State &state, int64_t numFunctions,
                         bool isUndone) {
  Env env;
  TypeConverter converter;
  addCasts(converter);
  RewritePatternSet set(&env.ctx);
  set.add<Widen>(converter, &env.ctx);
  FrozenRewritePatternSet patterns(std::move(set));
  ScopedDiagnosticHandler silence(&env.ctx,
                                  [](Diagnostic &) { return success(); });
  run(
      state, NumOps,
      [&] {
        return env.make(env.unregistered, numFunctions, NumOps / numFunctions);
      },
      [&](Operation *module) {
        ConversionTarget target(&env.ctx);
        target.addLegalDialect("func", "builtin");
        target.addIllegalOp("bench.op");
        target.addLegalOp("bench.op2");
        if (isUndone)
          target.addIllegalOp("func.return");
        auto convert = [&](Operation *op) {
          if (succeeded(applyPartialConversion(op, target, patterns)) ==
              isUndone)
            abort();
        };
        if (numFunctions == 1)
          return convert(module);
        for (Operation &function : module->getRegion(0).front())
          convert(&function);
      });
}
static void BM_convert_types(benchmark::State &state) {
  convertTypes(state, 1, false);
}
BENCHMARK(BM_convert_types)->Unit(benchmark::kMillisecond);
static void BM_convert_types_functions(benchmark::State &state) {
  convertTypes(state, 10000, false);
}
BENCHMARK(BM_convert_types_functions)->Unit(benchmark::kMillisecond);
static void BM_convert_types_undone(benchmark::State &state) {
  convertTypes(state, 1, true);
}
BENCHMARK(BM_convert_types_undone)->Unit(benchmark::kMillisecond);
