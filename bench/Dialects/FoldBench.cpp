// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folding one operation: the call of `fold` with the constants of its operands,
// to the attribute of the result, which exists already.
#include "strata/Asm/Parser/Parser.h"
#include "strata/Dialects/Core/CoreDialects.h"
#include "strata/IR/Build/Fold.h"
#include "strata/IR/BuiltinDialect.h"
#include "strata/IR/Context.h"

#include <benchmark/benchmark.h>

using namespace strata;

/// Folds the last operation of `text` before the return of the function.
static void foldLast(benchmark::State &state, StringRef text) {
  Context ctx;
  registerCoreDialects(ctx);
  OwningOpRef<> module = parseSourceString(
      ("func.func @f(%x: i32, %v: vector<4xf32>) {\n" + text + "\nreturn\n}\n")
          .str(),
      ParserConfig(&ctx));
  Operation &function = ModuleOp(module.get()).getBody()->front();
  Operation *op = function.getRegion(0).front().back().getPrevNode();
  SmallVector<Attribute, 4> constants;
  for (OpOperand &operand : op->getOpOperands())
    constants.push_back(getConstantValue(operand.get()));
  SmallVector<OpFoldResult, 2> results;
  for (auto _ : state) {
    results.clear();
    if (failed(fold(op, constants, results)))
      state.SkipWithError("not folded");
    benchmark::DoNotOptimize(results.data());
  }
}

static void foldAddI32(benchmark::State &state) {
  foldLast(state, "%a = arith.constant 5 : i32\n%b = arith.constant 6 : i32\n"
                  "%r = arith.addi %a, %b : i32");
}
BENCHMARK(foldAddI32);

static void foldAddZero(benchmark::State &state) {
  foldLast(state, "%b = arith.constant 0 : i32\n"
                  "%r = arith.addi %x, %b : i32");
}
BENCHMARK(foldAddZero);

static void foldMulI128(benchmark::State &state) {
  foldLast(state, "%a = arith.constant 5 : i128\n%b = arith.constant 6 : i128\n"
                  "%r = arith.muli %a, %b : i128");
}
BENCHMARK(foldMulI128);

static void foldDivF32(benchmark::State &state) {
  foldLast(state,
           "%a = arith.constant 5.0 : f32\n%b = arith.constant 3.0 : f32\n"
           "%r = arith.divf %a, %b : f32");
}
BENCHMARK(foldDivF32);

static void foldCmpI32(benchmark::State &state) {
  foldLast(state, "%a = arith.constant 5 : i32\n%b = arith.constant 6 : i32\n"
                  "%r = arith.cmpi slt, %a, %b : i32");
}
BENCHMARK(foldCmpI32);

static void foldSplat(benchmark::State &state) {
  foldLast(state, "%a = arith.constant dense<5> : vector<8xi32>\n"
                  "%b = arith.constant dense<6> : vector<8xi32>\n"
                  "%r = arith.addi %a, %b : vector<8xi32>");
}
BENCHMARK(foldSplat);

static void foldDense8(benchmark::State &state) {
  foldLast(
      state,
      "%a = arith.constant dense<[1, 2, 3, 4, 5, 6, 7, 8]> : vector<8xi32>\n"
      "%b = arith.constant dense<[1, 9, 3, 4, 5, 6, 7, 8]> : vector<8xi32>\n"
      "%r = arith.addi %a, %b : vector<8xi32>");
}
BENCHMARK(foldDense8);

/// Nothing to be found: neither operand is known.
static void foldNothing(benchmark::State &state) {
  Context ctx;
  registerCoreDialects(ctx);
  OwningOpRef<> module = parseSourceString(
      "func.func @f(%x: i32, %y: i32) {\n%r = arith.addi %x, %y : i32\n"
      "return\n}\n",
      ParserConfig(&ctx));
  Operation *op =
      &ModuleOp(module.get()).getBody()->front().getRegion(0).front().front();
  SmallVector<OpFoldResult, 2> results;
  for (auto _ : state)
    benchmark::DoNotOptimize(fold(op, results));
}
BENCHMARK(foldNothing);
