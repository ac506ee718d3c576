// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Getting types, attributes and locations: those that exist, and new ones.
#include "bench/IR/Bench.h"

using namespace strata;
using namespace strata::bench;

static void typeHitInteger(benchmark::State &state) {
  Env env;
  unsigned width = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(IntegerType::get(&env.ctx, 1 + (width++ & 63)));
  report(state, 1, 22.3);
}
BENCHMARK(typeHitInteger);

static void typeHitMemRef(benchmark::State &state) {
  Env env;
  int64_t size = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(
        MemRefType::get({1 + (size++ & 63), ShapedType::kDynamic}, env.i32));
  report(state, 1, 162);
}
BENCHMARK(typeHitMemRef);

static void typeHitFunction(benchmark::State &state) {
  Env env;
  unsigned width = 0;
  for (auto _ : state) {
    Type input = IntegerType::get(&env.ctx, 1 + (width++ & 63));
    benchmark::DoNotOptimize(
        FunctionType::get(&env.ctx, {input, env.i32}, {env.i32}));
  }
  report(state, 1, 64);
}
BENCHMARK(typeHitFunction);

static void typeMissTensor(benchmark::State &state) {
  Env env;
  int64_t size = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(RankedTensorType::get({size++, 4}, env.i32));
  report(state, 1, 568);
}
BENCHMARK(typeMissTensor)->Iterations(1000000);

static void attrHitInteger(benchmark::State &state) {
  Env env;
  int64_t value = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(IntegerAttr::get(env.i32, value++ & 63));
  report(state, 1, 44);
}
BENCHMARK(attrHitInteger);

static void attrHitString(benchmark::State &state) {
  Env env;
  for (auto _ : state)
    benchmark::DoNotOptimize(StringAttr::get(&env.ctx, "sixteen_letters_"));
  report(state, 1, 26.9);
}
BENCHMARK(attrHitString);

static void attrHitDictionary(benchmark::State &state) {
  Env env;
  SmallVector<NamedAttribute, 4> entries;
  for (const char *name : {"delta", "alpha", "gamma", "beta"})
    entries.push_back(NamedAttribute(StringAttr::get(&env.ctx, name),
                                     UnitAttr::get(&env.ctx)));
  for (auto _ : state)
    benchmark::DoNotOptimize(DictionaryAttr::get(&env.ctx, entries));
  report(state, 1, 143);
}
BENCHMARK(attrHitDictionary);

static void attrMissInteger(benchmark::State &state) {
  Env env;
  int64_t value = 0;
  uint64_t before = getPooledBytes();
  for (auto _ : state)
    benchmark::DoNotOptimize(IntegerAttr::get(env.i32, value++));
  state.counters["bytes"] = double(getPooledBytes() - before) / double(value);
  report(state, 1, 465);
}
BENCHMARK(attrMissInteger)->Iterations(1000000);

static void locationHit(benchmark::State &state) {
  Env env;
  StringAttr file = StringAttr::get(&env.ctx, "file.mlir");
  uint32_t line = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(
        Location::fromFileLineCol(&env.ctx, file, 1 + (line++ & 63), 3));
  report(state, 1, 24);
}
BENCHMARK(locationHit);

static void locationMiss(benchmark::State &state) {
  Env env;
  StringAttr file = StringAttr::get(&env.ctx, "file.mlir");
  uint32_t line = 0;
  for (auto _ : state)
    benchmark::DoNotOptimize(
        Location::fromFileLineCol(&env.ctx, file, line++, 3));
  report(state, 1, 454);
}
BENCHMARK(locationMiss)->Iterations(1000000);

static void makeContext(benchmark::State &state) {
  for (auto _ : state) {
    Context ctx;
    benchmark::DoNotOptimize(&ctx);
  }
  report(state, 1, 61300);
}
BENCHMARK(makeContext);
